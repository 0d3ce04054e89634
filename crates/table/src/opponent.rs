//! The program as a player.

use rosespring_engine::levels::{Level, LevelPlayer};
use rosespring_engine::player::Player;
use rosespring_engine::stakes::Stakes;
use rosespring_rules::{Die, Phase, Position, Step};

/// A question to the program. The same question always has the same answer.
#[derive(Debug, Clone, Copy)]
pub struct Question {
    /// The level at which it plays.
    pub level: Level,
    /// A position in which a stage or the name of a doublet is due.
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

    /// Returns the number of the doublet to be named; `None` if none is, or the game does not have
    /// the level.
    fn choose_number(&self, question: &Question) -> Option<Die> {
        let _ = question;
        None
    }

    /// Answers a question about a stage or about a doublet.
    fn answer(&self, question: &Question) -> Answer {
        match question.position.phase() {
            Phase::Name(_) => Answer::Name(self.choose_number(question)),
            _ => Answer::Play(self.choose(question)),
        }
    }
}

/// An answer of a program.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Answer {
    /// The steps of a play.
    Play(Vec<Step>),
    /// The number of a doublet.
    Name(Option<Die>),
}

/// The players of the engine.
#[derive(Debug, Clone, Copy, Default)]
pub struct EnginePlayers;

impl Opponent for EnginePlayers {
    fn choose(&self, question: &Question) -> Vec<Step> {
        let play = player(question)
            .and_then(|mut player| player.choose(&question.position, question.stakes));
        play.map(|play| play.steps).unwrap_or_default()
    }

    fn choose_number(&self, question: &Question) -> Option<Die> {
        player(question)?.choose_number(&question.position, question.stakes)
    }
}

/// Returns the player of a question; `None` if the game does not have its level.
fn player(question: &Question) -> Option<LevelPlayer> {
    let rng = fastrand::Rng::with_seed(question.seed);
    let player = LevelPlayer::new(question.position.rules().game, question.level, rng);
    let most = question.budget.unwrap_or(u64::MAX);
    Some(player.ok()?.with_at_most(most))
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
