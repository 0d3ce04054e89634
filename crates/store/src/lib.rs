/*!
Stores tables, analyses of records, tries of puzzles, and the people and invitations of a hall.

`rosespring_table::stored` defines the data; small traits define the operations: [`TableStore`],
[`ReviewStore`], [`PracticeStore`], [`FactsStore`], [`NodeStore`], and with the feature `hall`
those of [`HallParts`]. A [`Store`] is all of them. [`SqliteStore`] stores everything in one file,
[`MemoryStore`] only in memory, and with the feature `cluster` `PostgresStore` in a Postgres
database. One suite of tests checks all of them (`tests/it`).
*/

// A table of a hall is created with what it came of.
#![cfg_attr(not(feature = "hall"), allow(dead_code))]
// The statements in `sql` are compiled once for each database.
#![cfg_attr(feature = "cluster", allow(clippy::duplicate_mod))]

mod error;
mod facts;
mod file_identity;
#[cfg(test)]
mod fixture;
#[cfg_attr(not(feature = "hall"), path = "no_hall.rs")]
mod hall;
mod journal;
mod memory;
mod memory_facts;
mod memory_nodes;
mod memory_practice;
mod memory_reviews;
mod nodes;
#[cfg(feature = "cluster")]
mod postgres;
#[cfg(feature = "cluster")]
mod postgres_hold;
#[cfg(feature = "cluster")]
mod postgres_journal;
#[cfg(feature = "cluster")]
mod postgres_migration;
mod practice;
mod reviews;
mod sqlite;
mod sqlite_journal;
mod sqlite_migration;
mod sqlite_pool;
mod sqlite_upkeep;

use async_trait::async_trait;
use rosespring_table::stored::{Progress, StoredTable};

pub use error::StoreError;
pub use facts::FactsStore;
pub use hall::*;
pub use memory::MemoryStore;
pub use nodes::{Lease, NodeStore, SharedKey, StoredNode};
#[cfg(feature = "cluster")]
pub use postgres::{PostgresStore, PostgresUrl, PostgresUrlError};
pub use practice::PracticeStore;
pub use reviews::ReviewStore;
pub use sqlite::SqliteStore;
pub use sqlite_upkeep::{BackupError, backup, integrity_check, quick_check};

/// Maximum number of matches of the same two players within a day that change their ratings.
pub const RATED_A_DAY_MAX: u32 = 5;

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

/// What a store has counted of appended events since it was opened.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct JournalFigures {
    /// Transactions.
    pub commits: u64,
    /// Events in them.
    pub rows: u64,
    /// Time of all transactions together, in microseconds.
    pub micros: u64,
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

/// Stores tables and their events. Data for which [`TableStore::append`] returned `Ok` survives
/// when the program is killed.
#[async_trait]
pub trait TableStore: Send + Sync {
    /// Adds a table with its first events, versions 1 and up.
    ///
    /// # Errors
    ///
    /// [`StoreError::Taken`] if the id is in use.
    async fn create(&self, table: &StoredTable, bodies: &[String]) -> Result<(), StoreError>;

    /// Returns a table.
    ///
    /// # Errors
    ///
    /// [`StoreError::NotFound`].
    async fn table(&self, id: &str) -> Result<StoredTable, StoreError>;

    /// Returns the events of a table, version 1 first.
    ///
    /// # Errors
    ///
    /// [`StoreError::Unreadable`] if a version is missing.
    async fn events(&self, id: &str) -> Result<Vec<String>, StoreError>;

    /// Returns the events of a table after a version, in order; none if there is no such table.
    ///
    /// # Errors
    ///
    /// [`StoreError::Unreadable`] if a version is missing.
    async fn events_after(&self, id: &str, version: u32) -> Result<Vec<String>, StoreError>;

    /// Appends events, all or none.
    ///
    /// # Errors
    ///
    /// [`StoreError::Conflict`] unless the table is at the given version, and
    /// [`StoreError::NotFound`].
    async fn append(&self, id: &str, addition: &Addition<'_>) -> Result<(), StoreError>;

    /// Returns the tables changed last, at most `limit`. A table that cannot be read is left out
    /// and counted.
    ///
    /// # Errors
    ///
    /// The database failed.
    async fn list(&self, limit: u32) -> Result<TableList, StoreError>;

    /// Returns the ids of quiet tables.
    ///
    /// # Errors
    ///
    /// The database failed.
    async fn quiet(&self, filter: &QuietFilter) -> Result<Vec<String>, StoreError>;

    /// Sets the time of a table's last change. A missing table is not an error.
    ///
    /// # Errors
    ///
    /// The database failed.
    async fn touch(&self, id: &str, at_ms: i64) -> Result<(), StoreError>;

    /// Returns the number of tables.
    ///
    /// # Errors
    ///
    /// The database failed.
    async fn count(&self) -> Result<u32, StoreError>;

    /// Removes a table and its events.
    ///
    /// # Errors
    ///
    /// [`StoreError::NotFound`].
    async fn remove(&self, id: &str) -> Result<(), StoreError>;

    /// Removes a table if its last change was at `changed_ms`. Returns whether it was removed.
    ///
    /// # Errors
    ///
    /// The database failed.
    async fn remove_unchanged(&self, id: &str, changed_ms: i64) -> Result<bool, StoreError>;
}

/// A store of tables, analyses, tries, statistics data, people, invitations, seeks, challenges,
/// tournaments, notices and nodes.
#[async_trait]
pub trait Store:
    TableStore + ReviewStore + PracticeStore + FactsStore + HallParts + NodeStore
{
    /// Finishes pending writes.
    async fn close(&self);

    /// Returns what the store has counted since it was opened.
    fn journal_figures(&self) -> JournalFigures {
        JournalFigures::default()
    }

    /// Checks that the store can be read and that it stored the last change.
    ///
    /// # Errors
    ///
    /// The reason why it cannot store changes now.
    async fn probe(&self) -> Result<(), StoreError>;
}
