//! What is kept of puzzles and how the player does with them.

use async_trait::async_trait;

use super::StoreError;
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

/// Keeps tries. What [`PracticeStore::keep_try`] has returned `Ok` for is not lost when the
/// program is killed.
#[async_trait]
pub trait PracticeStore: Send + Sync {
    /// The player's rating in each game in which he has one.
    ///
    /// # Errors
    ///
    /// The database failed.
    async fn practice_ratings(&self) -> Result<Vec<(String, Rating)>, StoreError>;

    /// Everything tried.
    ///
    /// # Errors
    ///
    /// The database failed.
    async fn practice_tries(&self) -> Result<Vec<StoredTry>, StoreError>;

    /// Keeps a try in place of the one before it, and the player's rating in its game if that has
    /// changed; both or neither.
    ///
    /// # Errors
    ///
    /// The database failed.
    async fn keep_try(&self, tried: &StoredTry, rating: Option<Rating>) -> Result<(), StoreError>;
}
