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
        } = *question;
        let rng = fastrand::Rng::with_seed(seed);
        let player = LevelPlayer::new(position.rules().game, level, rng);
        let play = player
            .ok()
            .and_then(|mut player| player.choose(&position, stakes));
        play.map(|play| play.steps).unwrap_or_default()
    }
}
