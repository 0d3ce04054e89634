/*!
Keeps tables, analyses of records and tries of puzzles.

What is kept is described by `rosespring_table::stored`; how, by three small traits: [`TableStore`],
[`ReviewStore`] and [`PracticeStore`]. A [`Store`] is all three. [`SqliteStore`] keeps everything in
one file, [`MemoryStore`] forgets it with the program. One suite of tests holds both to the same
promises (`tests/it`).
*/

mod columns;
mod error;
mod memory;
mod memory_practice;
mod memory_reviews;
mod practice;
mod reviews;
mod sqlite;
mod sqlite_pool;
mod sqlite_practice;
mod sqlite_reviews;

use async_trait::async_trait;
use rosespring_table::stored::{Progress, StoredTable};

pub use error::StoreError;
pub use memory::MemoryStore;
pub use practice::PracticeStore;
pub use reviews::ReviewStore;
pub use sqlite::SqliteStore;

/// Events to be added to a table.
#[derive(Debug, Clone)]
pub struct Addition<'a> {
    /// The version of the last event the writer knows.
    pub after: u32,
    /// The events, the first with version `after + 1`.
    pub bodies: &'a [String],
    /// What the table has come to with them.
    pub progress: Progress,
    /// Now, milliseconds since 1970.
    pub at_ms: i64,
}

/// Keeps tables and their events. What [`TableStore::append`] has returned `Ok` for is not lost
/// when the program is killed.
#[async_trait]
pub trait TableStore: Send + Sync {
    /// Adds a table with its first events, versions 1 and up.
    ///
    /// # Errors
    ///
    /// [`StoreError::Taken`] if the id is in use.
    async fn create(&self, table: &StoredTable, bodies: &[String]) -> Result<(), StoreError>;

    /// A table.
    ///
    /// # Errors
    ///
    /// [`StoreError::NotFound`].
    async fn table(&self, id: &str) -> Result<StoredTable, StoreError>;

    /// The events of a table, version 1 first.
    ///
    /// # Errors
    ///
    /// [`StoreError::Unreadable`] if a version is missing.
    async fn events(&self, id: &str) -> Result<Vec<String>, StoreError>;

    /// Adds events, all or none.
    ///
    /// # Errors
    ///
    /// [`StoreError::Conflict`] unless the table is at the version named, and
    /// [`StoreError::NotFound`].
    async fn append(&self, id: &str, addition: &Addition<'_>) -> Result<(), StoreError>;

    /// The tables changed last, at most `limit`.
    ///
    /// # Errors
    ///
    /// The database failed.
    async fn list(&self, limit: u32) -> Result<Vec<StoredTable>, StoreError>;

    /// How many tables there are.
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
}

/// Keeps everything.
#[async_trait]
pub trait Store: TableStore + ReviewStore + PracticeStore {
    /// Finishes what is being written.
    async fn close(&self);
}
