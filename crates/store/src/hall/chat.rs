//! The trait of stores for messages between players.

use async_trait::async_trait;
use rosespring_hall::chat::{StoredChat, StoredReport};

#[cfg(doc)]
use crate::StoreError;
use crate::StoreResult;

/// Stores messages between the players of tables, and reports about them.
///
/// Every method fails if the database does.
#[async_trait]
pub trait ChatStore: Send + Sync {
    /// Adds a message of `person`. Returns its number at the table, or `None` if the table has
    /// `most` messages already.
    ///
    /// # Errors
    ///
    /// [`StoreError::NotFound`] if there is no such table.
    async fn add_chat(
        &self,
        table: &str,
        person: &str,
        at_ms: i64,
        body: &str,
        most: u32,
    ) -> StoreResult<Option<u32>>;

    /// Returns the messages of a table, the oldest first.
    async fn chat(&self, table: &str) -> StoreResult<Vec<StoredChat>>;

    /// Adds a report. Returns false, and changes nothing, if the same player has reported the same
    /// message before.
    async fn add_report(&self, report: &StoredReport) -> StoreResult<bool>;

    /// Returns the reports that a person made, the oldest first.
    async fn reports_by(&self, reporter: &str) -> StoreResult<Vec<StoredReport>>;

    /// Removes the reports that were made before `before_ms`.
    async fn sweep_reports(&self, before_ms: i64) -> StoreResult<()>;

    /// Returns the newest reports, at most `limit`.
    async fn reports(&self, limit: u32) -> StoreResult<Vec<StoredReport>>;
}
