//! The trait of stores for analyses and for tries of puzzles.

use async_trait::async_trait;
use rosespring_table::glicko::Rating;
use rosespring_table::stored::{
    ReviewAddition, ReviewHead, StoredMistake, StoredReview, StoredTry,
};

#[cfg(doc)]
use crate::StoreError;
use crate::StoreResult;

/// Stores analyses and tries of puzzles. Data for which a method returned `Ok` survives when the
/// program is killed.
///
/// Every method fails if the database does.
#[async_trait]
pub trait StudyStore: Send + Sync {
    /// Adds an analysis without items.
    ///
    /// # Errors
    ///
    /// [`StoreError::Taken`] if the id or the record exists already.
    async fn create_review(&self, review: &StoredReview) -> StoreResult<()>;

    /// Returns an analysis.
    ///
    /// # Errors
    ///
    /// [`StoreError::NoReview`].
    async fn review(&self, id: &str) -> StoreResult<StoredReview>;

    /// Returns the id of the analysis of the record with this checksum.
    async fn review_of(&self, checksum: &str) -> StoreResult<Option<String>>;

    /// Returns the id of the newest analysis of a table.
    async fn review_of_table(&self, table: &str) -> StoreResult<Option<String>>;

    /// Returns the items of an analysis that have results, in order.
    async fn review_items(&self, id: &str) -> StoreResult<Vec<(u32, String)>>;

    /// Adds or replaces items.
    ///
    /// # Errors
    ///
    /// [`StoreError::NoReview`].
    async fn keep_review(&self, id: &str, addition: &ReviewAddition) -> StoreResult<()>;

    /// Returns the newest analyses, newest first, at most `limit`. [`ReviewHead::players`], the
    /// ratings in [`ReviewHead::progress`] and [`ReviewHead::played_ms`] give the course of
    /// persons' ratings.
    async fn reviews(&self, limit: u32) -> StoreResult<Vec<ReviewHead>>;

    /// Returns the number of analyses.
    async fn count_reviews(&self) -> StoreResult<u32>;

    /// Returns the errors and blunders of persons who played here, from the newest analyses first,
    /// at most `limit`; each with the id of its analysis.
    async fn own_mistakes(&self, limit: u32) -> StoreResult<Vec<(String, StoredMistake)>>;

    /// Removes an analysis.
    ///
    /// # Errors
    ///
    /// [`StoreError::NoReview`].
    async fn remove_review(&self, id: &str) -> StoreResult<()>;

    /// Returns a player's rating in each game that has one.
    async fn practice_ratings(&self, player: &str) -> StoreResult<Vec<(String, Rating)>>;

    /// Returns all tries of a player.
    async fn practice_tries(&self, player: &str) -> StoreResult<Vec<StoredTry>>;

    /// Stores a try in place of the player's earlier one for the same puzzle, and their rating in
    /// its game if that has changed; both or neither.
    async fn keep_try(
        &self,
        player: &str,
        tried: &StoredTry,
        rating: Option<Rating>,
    ) -> StoreResult<()>;
}
