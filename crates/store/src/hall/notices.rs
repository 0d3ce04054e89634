//! The trait of stores for notices: what people of a hall are to know.

use async_trait::async_trait;
use rosespring_hall::notices::StoredNotice;

use crate::StoreResult;

/// Stores notices. A person has at most one notice of a subject.
///
/// Every method fails if the database does.
#[async_trait]
pub trait NoticeStore: Send + Sync {
    /// Adds a notice in place of an earlier one of the same person and subject, and removes the
    /// oldest notices of the person beyond `most`. Returns false, and stores nothing, if the person
    /// is neither a guest nor a member.
    async fn put_notice(&self, notice: &StoredNotice, most: u32) -> StoreResult<bool>;

    /// Marks the notices of a person up to a time as seen. Returns whether any was not.
    async fn see_notices(&self, person: &str, until_ms: i64) -> StoreResult<bool>;

    /// Marks one notice as seen. Returns whether it was not.
    async fn see_notice(&self, person: &str, subject: &str) -> StoreResult<bool>;

    /// Returns the notices whose people are to be told again, those due first first.
    async fn notices_to_remind(&self, now_ms: i64, limit: u32) -> StoreResult<Vec<StoredNotice>>;

    /// Removes the notices of times before `before_ms`.
    async fn sweep_notices(&self, before_ms: i64) -> StoreResult<()>;
}
