//! The trait of stores for analyses.

use async_trait::async_trait;
use rosespring_table::stored::{ReviewAddition, ReviewHead, StoredMistake, StoredReview};

use crate::StoreError;

/// Stores analyses. Data for which [`ReviewStore::keep_review`] returned `Ok` survives when the
/// program is killed.
#[async_trait]
pub trait ReviewStore: Send + Sync {
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
}
