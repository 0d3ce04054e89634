//! The trait of stores for tries of puzzles.

use async_trait::async_trait;
use rosespring_table::glicko::Rating;
use rosespring_table::stored::StoredTry;

use crate::StoreError;

/// Stores tries. Data for which [`PracticeStore::keep_try`] returned `Ok` survives when the program
/// is killed.
#[async_trait]
pub trait PracticeStore: Send + Sync {
    /// Returns a player's rating in each game that has one.
    ///
    /// # Errors
    ///
    /// The database failed.
    async fn practice_ratings(&self, player: &str) -> Result<Vec<(String, Rating)>, StoreError>;

    /// Returns all tries of a player.
    ///
    /// # Errors
    ///
    /// The database failed.
    async fn practice_tries(&self, player: &str) -> Result<Vec<StoredTry>, StoreError>;

    /// Stores a try in place of the player's earlier one for the same puzzle, and their rating in
    /// its game if that has changed; both or neither.
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
