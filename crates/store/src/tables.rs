//! The trait of stores for tables.

use async_trait::async_trait;
use rosespring_table::stored::{Progress, StoredFacts, StoredTable};

#[cfg(doc)]
use crate::StoreError;
use crate::StoreResult;

/// Events to append to a table.
#[derive(Debug, Clone)]
pub struct Addition<'a> {
    /// The version of the last event that the writer knows.
    pub after: u32,
    /// The events, the first with version `after + 1`.
    pub bodies: &'a [String],
    /// The progress of the table with them.
    pub progress: Progress,
    /// The current time, milliseconds since 1970.
    pub at_ms: i64,
}

/// Tables of a list, and the number of tables that could not be read.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct TableList {
    /// The tables that could be read.
    pub tables: Vec<StoredTable>,
    /// The number of damaged rows.
    pub unreadable: u32,
}

impl TableList {
    /// Adds a table, or counts it if it cannot be read.
    pub(crate) fn add(&mut self, read: Result<StoredTable, String>) {
        match read {
            Ok(table) => self.tables.push(table),
            Err(error) => {
                tracing::warn!("a table of the list cannot be read: {error}");
                self.unreadable += 1;
            }
        }
    }
}

/// The condition for a table to count as quiet: few events, and none for some time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct QuietFilter {
    /// The table changed before this time, in milliseconds since 1970.
    pub before_ms: i64,
    /// The table has at most this number of events.
    pub events_max: u32,
    /// The largest number of tables to return, those changed longest ago first.
    pub limit: u32,
}

/// Stores tables, their events, and what was counted of them for the statistics, which follows from
/// the events. Data for which [`TableStore::append`] returned `Ok` survives
/// when the program is killed.
///
/// Every method fails if the database does.
#[async_trait]
pub trait TableStore: Send + Sync {
    /// Adds a table with its first events, versions 1 and up.
    ///
    /// # Errors
    ///
    /// [`StoreError::Taken`] if the id is in use.
    async fn create(&self, table: &StoredTable, bodies: &[String]) -> StoreResult<()>;

    /// Returns a table.
    ///
    /// # Errors
    ///
    /// [`StoreError::NotFound`].
    async fn table(&self, id: &str) -> StoreResult<StoredTable>;

    /// Returns the events of a table, version 1 first; none if there is no such table.
    ///
    /// # Errors
    ///
    /// [`StoreError::Unreadable`] if a version is missing.
    async fn events(&self, id: &str) -> StoreResult<Vec<String>> {
        self.events_after(id, 0).await
    }

    /// Returns the events of a table after a version, in order; none if there is no such table.
    ///
    /// # Errors
    ///
    /// [`StoreError::Unreadable`] if a version is missing.
    async fn events_after(&self, id: &str, version: u32) -> StoreResult<Vec<String>>;

    /// Appends events, all or none.
    ///
    /// # Errors
    ///
    /// [`StoreError::Conflict`] unless the table is at the given version, and
    /// [`StoreError::NotFound`].
    async fn append(&self, id: &str, addition: &Addition<'_>) -> StoreResult<()>;

    /// Returns the tables changed last, at most `limit`. A table that cannot be read is left out
    /// and counted.
    async fn list(&self, limit: u32) -> StoreResult<TableList>;

    /// Returns the ids of quiet tables.
    async fn quiet(&self, filter: &QuietFilter) -> StoreResult<Vec<String>>;

    /// Sets the time of a table's last change. A missing table is not an error.
    async fn touch(&self, id: &str, at_ms: i64) -> StoreResult<()>;

    /// Returns the number of tables.
    async fn count(&self) -> StoreResult<u32>;

    /// Removes a table and its events.
    ///
    /// # Errors
    ///
    /// [`StoreError::NotFound`].
    async fn remove(&self, id: &str) -> StoreResult<()>;

    /// Removes a table if its last change was at `changed_ms`. Returns whether it was removed.
    async fn remove_unchanged(&self, id: &str, changed_ms: i64) -> StoreResult<bool>;

    /// Returns the ids of tables at which something happens without a command before `before_ms`,
    /// at most `limit`, the earliest first.
    async fn due_tables(&self, before_ms: i64, limit: u32) -> StoreResult<Vec<String>>;

    /// Notes that the server was alive at `at_ms`.
    async fn beat(&self, at_ms: i64) -> StoreResult<()>;

    /// Returns when the server was last alive; `None` if that was never noted.
    async fn last_beat(&self) -> StoreResult<Option<i64>>;

    /// Returns the data in this format of all tables that have had no event since. Rows that cannot
    /// be read are left out.
    async fn facts(&self, format: u32) -> StoreResult<Vec<StoredFacts>>;

    /// Stores data in place of earlier data of the same tables. Data of missing tables is dropped.
    async fn keep_facts(&self, facts: &[StoredFacts]) -> StoreResult<()>;
}
