//! Keeping tries of puzzles.

use async_trait::async_trait;
use rosespring_table::glicko::Rating;
use rosespring_table::stored::StoredTry;

use crate::StoreError;

/// Keeps tries. What [`PracticeStore::keep_try`] has returned `Ok` for is not lost when the
/// program is killed.
#[async_trait]
pub trait PracticeStore: Send + Sync {
    /// The player's rating in each game with a rating.
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
