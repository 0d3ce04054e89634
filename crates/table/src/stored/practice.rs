//! The stored form of tries of puzzles.

use serde::{Deserialize, Serialize};

use crate::glicko::Rating;
use crate::schedule::Memory;

/// A puzzle, or a mistake of the player, that the player has tried.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StoredTry {
    /// The id of its position.
    pub position: String,
    /// The game.
    pub game: String,
    /// Whether it is a mistake of the player.
    pub own: bool,
    /// The puzzle's rating.
    pub rating: Rating,
    /// Number of tries.
    pub tries: u32,
    /// Whether the player solved it at the last try.
    pub solved: bool,
    /// The time of the last try, milliseconds since 1970.
    pub last_ms: i64,
    /// For a puzzle to repeat: its box in an earlier schedule, and the time of the repetition.
    pub waits: Option<(u8, i64)>,
    /// The player's memory of a puzzle to repeat; absent in what an earlier program stored.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub memory: Option<Memory>,
}
