//! The program as a player.

use rosespring_engine::levels::{Level, LevelPlayer};
use rosespring_engine::player::Player;
use rosespring_engine::stakes::Stakes;
use rosespring_rules::{Position, Step};

/// A question to the program. The same question always has the same answer.
#[derive(Debug, Clone, Copy)]
pub struct Question {
    /// The level at which it plays.
    pub level: Level,
    /// A position in which a stage is due.
    pub position: Position,
    /// The stakes of the game.
    pub stakes: Stakes,
    /// The seed of the errors.
    pub seed: u64,
    /// The greatest number of evaluations; `None` if the level's own is the only limit.
    pub budget: Option<u64>,
}

/// A player that chooses a play. Called on a thread that may block.
pub trait Opponent: Send + Sync {
    /// Returns the steps of a legal play of the stage; empty if the game does not have the level,
    /// which is refused when a table is created.
    fn choose(&self, question: &Question) -> Vec<Step>;
}

/// The players of the engine.
#[derive(Debug, Clone, Copy, Default)]
pub struct EnginePlayers;

impl Opponent for EnginePlayers {
    fn choose(&self, question: &Question) -> Vec<Step> {
        let Question {
            level,
            position,
            stakes,
            seed,
            budget,
        } = *question;
        let rng = fastrand::Rng::with_seed(seed);
        let player = LevelPlayer::new(position.rules().game, level, rng);
        let play = player.ok().and_then(|player| {
            let mut player = player.with_at_most(budget.unwrap_or(u64::MAX));
            player.choose(&position, stakes)
        });
        play.map(|play| play.steps).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use rosespring_rules::{Dice, Rules, Side};

    use super::*;

    /// Plays some turns of a game by level 8; the budgets that choose other plays than the level.
    fn differing(budget: u64) -> usize {
        let mut position = Position::started_by(Rules::preset("gioul").unwrap(), Side::White);
        let mut count = 0;
        for dice in [
            (6, 5),
            (4, 3),
            (2, 1),
            (6, 4),
            (5, 3),
            (6, 2),
            (4, 1),
            (5, 2),
        ] {
            let dice = Dice::from_numbers(dice.0, dice.1).unwrap();
            position = position.throw(dice, &mut ()).unwrap();
            let question = |budget| Question {
                level: Level::LAST,
                position,
                stakes: Stakes::Units,
                seed: 1,
                budget,
            };
            let steps = EnginePlayers.choose(&question(None));
            count += usize::from(steps != EnginePlayers.choose(&question(Some(budget))));
            position = position.play(&steps, &mut ()).unwrap();
        }
        count
    }

    #[test]
    fn a_budget_limits_a_level_that_looks_ahead_and_never_extends_it() {
        assert!(differing(1) > 0);
        assert_eq!(differing(u64::MAX), 0);
    }
}
