//! Keeping analyses.

use async_trait::async_trait;
use rosespring_table::stored::{ReviewAddition, ReviewHead, StoredMistake, StoredReview};

use crate::StoreError;

/// Keeps analyses. What [`ReviewStore::keep_review`] has returned `Ok` for is not lost when the
/// program is killed.
#[async_trait]
pub trait ReviewStore: Send + Sync {
    /// Adds an analysis without items.
    ///
    /// # Errors
    ///
    /// [`StoreError::Taken`] if the id or the record is there already.
    async fn create_review(&self, review: &StoredReview) -> Result<(), StoreError>;

    /// An analysis.
    ///
    /// # Errors
    ///
    /// [`StoreError::NoReview`].
    async fn review(&self, id: &str) -> Result<StoredReview, StoreError>;

    /// The analysis of the record with this checksum.
    ///
    /// # Errors
    ///
    /// The database failed.
    async fn review_of(&self, checksum: &str) -> Result<Option<String>, StoreError>;

    /// The items of an analysis that have been found, in order.
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

    /// The analyses made last, newest first, at most `limit`. [`ReviewHead::players`], the ratings
    /// in [`ReviewHead::progress`] and [`ReviewHead::played_ms`] tell how well persons played when.
    ///
    /// # Errors
    ///
    /// The database failed.
    async fn reviews(&self, limit: u32) -> Result<Vec<ReviewHead>, StoreError>;

    /// How many analyses there are.
    ///
    /// # Errors
    ///
    /// The database failed.
    async fn count_reviews(&self) -> Result<u32, StoreError>;

    /// The errors and blunders of persons who played here, of the newest analyses first, at most
    /// `limit`; each with the id of its analysis.
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
