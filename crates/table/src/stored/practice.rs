//! Tries of puzzles as they are kept.

use crate::glicko::Rating;

/// A puzzle, or a mistake of the player's own, that he has tried.
#[derive(Debug, Clone, PartialEq)]
pub struct StoredTry {
    /// The id of the position in which it is played.
    pub position: String,
    /// Which game.
    pub game: String,
    /// Whether it is a mistake of his own.
    pub own: bool,
    /// The puzzle's rating.
    pub rating: Rating,
    /// How often he has tried.
    pub tries: u32,
    /// Whether he solved it when he last tried.
    pub solved: bool,
    /// When that was, milliseconds since 1970.
    pub last_ms: i64,
    /// While it is to come back: the box in which it waits, and until when.
    pub waits: Option<(u8, i64)>,
}
