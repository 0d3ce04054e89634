//! The program as a player.

use rosespring_engine::levels::{Level, LevelPlayer};
use rosespring_engine::player::Player;
use rosespring_engine::stakes::Stakes;
use rosespring_rules::{Position, Step};

/// What the program is asked: the same question always has the same answer.
#[derive(Debug, Clone, Copy)]
pub struct Question {
    /// How well it is to play.
    pub level: Level,
    /// A position in which a stage is to be played.
    pub position: Position,
    /// What the game is played for.
    pub stakes: Stakes,
    /// Where chance errors come from.
    pub seed: u64,
}

/// Somebody who chooses a play for a position. Called on a thread that may block.
pub trait Opponent: Send + Sync {
    /// The steps of a legal play of the stage; none if the game does not have the level, which is
    /// refused before a table is made.
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
