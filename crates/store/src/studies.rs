//! The trait of stores for analyses and for tries of puzzles.

use async_trait::async_trait;
use rosespring_table::glicko::Rating;
use rosespring_table::stored::{
    ReviewAddition, ReviewHead, StoredMistake, StoredReview, StoredTry,
};

use crate::StoreError;

/// Stores analyses and tries of puzzles. Data for which a method returned `Ok` survives when the
/// program is killed.
#[async_trait]
pub trait StudyStore: Send + Sync {
    /// Adds an analysis without items.
    ///
    /// # Errors
    ///
    /// [`StoreError::Taken`] if the id or the record exists already.
    async fn create_review(&self, review: &StoredReview) -> Result<(), StoreError>;

    /// Returns an analysis.
    ///
    /// # Errors
    ///
    /// [`StoreError::NoReview`].
    async fn review(&self, id: &str) -> Result<StoredReview, StoreError>;

    /// Returns the id of the analysis of the record with this checksum.
    ///
    /// # Errors
    ///
    /// The database failed.
    async fn review_of(&self, checksum: &str) -> Result<Option<String>, StoreError>;

    /// Returns the id of the newest analysis of a table.
    ///
    /// # Errors
    ///
    /// The database failed.
    async fn review_of_table(&self, table: &str) -> Result<Option<String>, StoreError>;

    /// Returns the items of an analysis that have results, in order.
    ///
    /// # Errors
    ///
    /// The database failed.
    async fn review_items(&self, id: &str) -> Result<Vec<(u32, String)>, StoreError>;

    /// Adds or replaces items.
    ///
    /// # Errors
    ///
    /// [`StoreError::NoReview`].
    async fn keep_review(&self, id: &str, addition: &ReviewAddition) -> Result<(), StoreError>;

    /// Returns the newest analyses, newest first, at most `limit`. [`ReviewHead::players`], the
    /// ratings in [`ReviewHead::progress`] and [`ReviewHead::played_ms`] give the course of
    /// persons' ratings.
    ///
    /// # Errors
    ///
    /// The database failed.
    async fn reviews(&self, limit: u32) -> Result<Vec<ReviewHead>, StoreError>;

    /// Returns the number of analyses.
    ///
    /// # Errors
    ///
    /// The database failed.
    async fn count_reviews(&self) -> Result<u32, StoreError>;

    /// Returns the errors and blunders of persons who played here, from the newest analyses first,
    /// at most `limit`; each with the id of its analysis.
    ///
    /// # Errors
    ///
    /// The database failed.
    async fn own_mistakes(&self, limit: u32) -> Result<Vec<(String, StoredMistake)>, StoreError>;

    /// Removes an analysis.
    ///
    /// # Errors
    ///
    /// [`StoreError::NoReview`].
    async fn remove_review(&self, id: &str) -> Result<(), StoreError>;

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
