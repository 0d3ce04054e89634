//! Keeping tries of puzzles.

use async_trait::async_trait;
use rosespring_table::glicko::Rating;
use rosespring_table::stored::StoredTry;

use crate::StoreError;

/// Keeps tries. What [`PracticeStore::keep_try`] has returned `Ok` for is not lost when the
/// program is killed.
#[async_trait]
pub trait PracticeStore: Send + Sync {
    /// A player's rating in each game with a rating.
    ///
    /// # Errors
    ///
    /// The database failed.
    async fn practice_ratings(&self, player: &str) -> Result<Vec<(String, Rating)>, StoreError>;

    /// Everything that a player has tried.
    ///
    /// # Errors
    ///
    /// The database failed.
    async fn practice_tries(&self, player: &str) -> Result<Vec<StoredTry>, StoreError>;

    /// Keeps a try in place of the player's one before it, and their rating in its game if that has
    /// changed; both or neither.
    ///
    /// # Errors
    ///
    /// The database failed.
    async fn keep_try(
        &self,
        player: &str,
        tried: &StoredTry,
        rating: Option<Rating>,
    ) -> Result<(), StoreError>;
}
