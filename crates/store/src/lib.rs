//! Where tables are kept.

mod memory;
mod memory_practice;
mod memory_reviews;
mod practice;
mod reviews;
mod sqlite;
mod sqlite_practice;
mod sqlite_reviews;

use async_trait::async_trait;
use rosespring_table::stored::{Progress, StoredTable, Unreadable};

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

/// Why the store refused.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum StoreError {
    /// There is no such table.
    #[error("there is no table `{0}`")]
    NotFound(String),
    /// There is no such analysis.
    #[error("there is no analysis `{0}`")]
    NoReview(String),
    /// There is a table, or an analysis, with this id.
    #[error("there is a `{0}` already")]
    Taken(String),
    /// Somebody else added events: the first of the new ones exists, or one before it is missing.
    #[error("the table is not at version {after}")]
    Conflict {
        /// The version the writer believed to be the last.
        after: u32,
    },
    /// The database failed.
    #[error("the database failed: {0}")]
    Database(#[from] sqlx::Error),
    /// The database could not be brought to the present form.
    #[error("the database is not of this version: {0}")]
    Migration(#[from] sqlx::migrate::MigrateError),
    /// What is kept cannot be read.
    #[error(transparent)]
    Unreadable(#[from] Unreadable),
}

/// Keeps tables and their events. What [`Store::append`] has returned `Ok` for is not lost when
/// the program is killed.
#[async_trait]
pub trait Store: ReviewStore + PracticeStore {
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

    /// Finishes what is being written.
    async fn close(&self);
}
