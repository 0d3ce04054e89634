//! The trait of stores for web push: the browsers that hear of notices without a page.

use async_trait::async_trait;
use rosespring_hall::notices::StoredPush;

use crate::StoreResult;

/// Stores the subscriptions of browsers. One goes with the session of its browser.
///
/// Every method fails if the database does.
#[async_trait]
pub trait PushStore: Send + Sync {
    /// Adds the subscription of a session in place of an earlier one, and of one of another session
    /// with the same address. Returns false, and stores nothing, if there is no such session.
    async fn put_push(&self, push: &StoredPush) -> StoreResult<bool>;

    /// Returns the subscriptions of a person whose sessions have not ended at `now_ms`, by session.
    async fn pushes_of(&self, person: &str, now_ms: i64) -> StoreResult<Vec<StoredPush>>;
}
