//! The trait of stores for the nodes of a hall: processes that serve the tables of one database.

use std::collections::BTreeMap;

use async_trait::async_trait;

#[cfg(doc)]
use crate::StoreError;
use crate::StoreResult;

/// A node that is alive.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredNode {
    /// Its number, which no other node ever has.
    pub id: i64,
    /// The address at which other nodes reach it.
    pub url: String,
}

/// A key that the nodes of a hall share.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum SharedKey {
    /// By which they know each other.
    Nodes,
    /// By which push services know the hall.
    Push,
}

#[cfg(feature = "hall")]
impl SharedKey {
    /// Returns its name in the database.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Nodes => "nodes",
            Self::Push => "push",
        }
    }
}

/// Which node runs a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Lease {
    /// The node that asked.
    Own {
        /// If another node ran the table before and has ended or is silent: when it was last
        /// alive, in milliseconds since 1970.
        silent_since_ms: Option<i64>,
    },
    /// Another node, which is alive.
    Other(StoredNode),
}

/// Stores which nodes are alive, and which of them runs which table.
///
/// A node that gave no sign of life for `silence_ms` milliseconds, by the clock of the database,
/// counts as dead, and others may take its tables. Two nodes may still believe for a while that
/// they run the same table: [`TableStore::append`](crate::TableStore::append) refuses the second.
///
/// Every method fails if the database does.
#[async_trait]
pub trait NodeStore: Send + Sync {
    /// Adds a node that others reach at `url`, and returns its number. An earlier one with that
    /// address has ended.
    async fn begin_node(&self, url: &str) -> StoreResult<i64>;

    /// Notes that a node is alive. Returns false if it is not known any more, or has ended: it must
    /// begin again. After a silence others may have taken its tables; see [`Self::leased`].
    async fn beat_node(&self, id: i64) -> StoreResult<bool>;

    /// Notes that a node has ended: others may take its tables at once.
    async fn end_node(&self, id: i64) -> StoreResult<()>;

    /// Returns the nodes that are alive, the one that began first at the beginning.
    async fn living_nodes(&self, silence_ms: i64) -> StoreResult<Vec<StoredNode>>;

    /// Returns a key that the nodes share. The first caller's `new` becomes that key.
    async fn shared_key(&self, key: SharedKey, new: &str) -> StoreResult<String>;

    /// Returns the time of the database, in milliseconds since 1970.
    async fn database_ms(&self) -> StoreResult<i64>;

    /// Lets a node run a table, unless another node that is alive does.
    ///
    /// # Errors
    ///
    /// [`StoreError::NotFound`] if there is no such table.
    async fn lease(&self, table: &str, node: i64, silence_ms: i64) -> StoreResult<Lease>;

    /// Notes that a node does not run a table any more. If another one does, nothing changes.
    async fn release(&self, table: &str, node: i64) -> StoreResult<()>;

    /// Returns the ids of the tables that a node runs, with the version of each. A node that is
    /// behind must read the table again: another one wrote the last events.
    async fn leased(&self, node: i64) -> StoreResult<BTreeMap<String, u32>>;
}
