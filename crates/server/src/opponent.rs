//! The program as a player.

use rosespring_engine::player::{Baseline, NetPlayer, Player, Weak};
use rosespring_engine::shipped_evaluator;
use rosespring_engine::stakes::Stakes;
use rosespring_rules::{Position, Step};

/// How well the program plays.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Level {
    /// As well as it can: by the net of the game.
    Greedy,
    /// By the hand-written evaluation.
    Baseline,
    /// With mistakes.
    Weak,
}

impl Level {
    /// Every level.
    pub const ALL: [Self; 3] = [Self::Greedy, Self::Baseline, Self::Weak];

    /// The name on the wire and in the store.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Greedy => "greedy",
            Self::Baseline => "baseline",
            Self::Weak => "weak",
        }
    }

    /// The level with this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.name() == name)
    }
}

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
    /// The steps of a legal play of the stage.
    fn choose(&self, question: &Question) -> Vec<Step>;
}

/// The players of the engine.
#[derive(Debug, Clone, Copy, Default)]
pub struct EnginePlayers;

impl Opponent for EnginePlayers {
    fn choose(&self, question: &Question) -> Vec<Step> {
        let Question {
            position, stakes, ..
        } = question;
        let play = match question.level {
            Level::Greedy => {
                let evaluator = shipped_evaluator(position.rules().game);
                NetPlayer::new(evaluator).choose(position, *stakes)
            }
            Level::Baseline => Baseline::default().choose(position, *stakes),
            Level::Weak => {
                let rng = fastrand::Rng::with_seed(question.seed);
                Weak::new(rng).choose(position, *stakes)
            }
        };
        play.map(|play| play.steps).unwrap_or_default()
    }
}
