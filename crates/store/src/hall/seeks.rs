//! The trait of stores for the lobby of a hall: seeks, and tables that are being played.

use async_trait::async_trait;
use rosespring_hall::offers::{NamedSeek, StoredInvitation, StoredSeek};
use rosespring_table::stored::StoredTable;

#[cfg(doc)]
use crate::StoreError;
use crate::StoreResult;

/// A table that comes of a seek or of a challenge.
#[derive(Debug, Clone, Copy)]
pub struct SeekTable<'a> {
    /// The id of the person who accepts it.
    pub accepter: &'a str,
    /// The invitation of the person who sought or challenged. It has the id of the seek or the
    /// challenge and names the table.
    pub invitation: &'a StoredInvitation,
    /// The table.
    pub table: &'a StoredTable,
    /// Its first events.
    pub bodies: &'a [String],
}

/// Stores seeks, and finds tables that are being played.
///
/// Every method fails if the database does.
#[async_trait]
pub trait SeekStore: Send + Sync {
    /// Adds a seek in place of the one that the person has.
    ///
    /// # Errors
    ///
    /// [`StoreError::Taken`] if the id is in use.
    async fn put_seek(&self, seek: &StoredSeek) -> StoreResult<()>;

    /// Returns all seeks, the oldest first.
    async fn seeks(&self) -> StoreResult<Vec<NamedSeek>>;

    /// Removes the seek of a person. Returns whether there was one.
    async fn withdraw_seek(&self, person: &str) -> StoreResult<bool>;

    /// Removes a seek, and that of the person who accepts it, and creates its table with its
    /// invitation. Returns false, and changes nothing, if there is no such seek.
    ///
    /// # Errors
    ///
    /// [`StoreError::Taken`] if the id of the table or of the invitation is in use.
    async fn accept_seek(&self, accepted: &SeekTable<'_>) -> StoreResult<bool>;

    /// Returns the tables of the hall that may be watched, are not finished, and changed after
    /// `after_ms`, those changed last first.
    async fn live_tables(&self, after_ms: i64, limit: u32) -> StoreResult<Vec<StoredTable>>;

    /// Returns the number of tables of the hall that are not finished and changed after
    /// `after_ms`.
    async fn count_live(&self, after_ms: i64) -> StoreResult<u32>;
}
