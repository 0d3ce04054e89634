//! Nodes in memory.

use std::collections::BTreeMap;
use std::time::{SystemTime, UNIX_EPOCH};

use async_trait::async_trait;

use super::{MemoryStore, count};
#[cfg(feature = "sim")]
use crate::sim::LeaseTaken;
use crate::{Lease, NodeStore, SharedKey, StoreResult, StoredNode, TableStore};

/// The nodes, and which of them runs which table.
#[derive(Debug, Default)]
pub(super) struct NodeRows {
    nodes: BTreeMap<i64, NodeRow>,
    owners: BTreeMap<String, i64>,
    keys: BTreeMap<SharedKey, String>,
}

#[derive(Debug)]
struct NodeRow {
    /// `None` after its end.
    url: Option<String>,
    seen_ms: i64,
}

impl NodeRows {
    pub(super) fn forget_table(&mut self, table: &str) {
        self.owners.remove(table);
    }

    /// Returns a node that was alive since `since_ms`.
    fn living(&self, id: i64, since_ms: i64) -> Option<StoredNode> {
        let node = self.nodes.get(&id)?;
        let url = node.url.clone()?;
        (node.seen_ms >= since_ms).then_some(StoredNode { id, url })
    }

    /// Returns the address of the node that runs a table, unless that node has ended.
    #[cfg(feature = "sim")]
    pub(super) fn owner(&self, table: &str) -> Option<String> {
        let owner = self.owners.get(table)?;
        self.nodes.get(owner)?.url.clone()
    }
}

impl MemoryStore {
    /// Returns the time of the store, in milliseconds since 1970.
    fn now_ms(&self) -> i64 {
        #[cfg(feature = "sim")]
        if let Some(fates) = &self.fates {
            return fates.now_ms();
        }
        let since = SystemTime::now().duration_since(UNIX_EPOCH);
        since.map_or(0, |since| {
            i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
        })
    }

    /// Tells a simulation that a lease passed from one node to another.
    #[cfg(feature = "sim")]
    fn note_lease(&self, table: &str, from: i64, to: i64, before: Option<&NodeRow>) {
        if let Some(fates) = &self.fates {
            let alive = before.filter(|node| node.url.is_some());
            fates.note_lease(&LeaseTaken {
                table,
                from,
                to,
                silent_ms: alive.map(|node| fates.now_ms() - node.seen_ms),
            });
        }
    }
}

#[async_trait]
impl NodeStore for MemoryStore {
    async fn begin_node(&self, url: &str) -> StoreResult<i64> {
        let now_ms = self.now_ms();
        let nodes = &mut self.hall().nodes.nodes;
        for node in nodes.values_mut() {
            // The process that had this address before has ended.
            node.url.take_if(|old| old == url);
        }
        let id = nodes.keys().last().map_or(1, |last| last + 1);
        let node = NodeRow {
            url: Some(url.to_owned()),
            seen_ms: now_ms,
        };
        nodes.insert(id, node);
        Ok(id)
    }

    async fn beat_node(&self, id: i64) -> StoreResult<bool> {
        let now_ms = self.now_ms();
        let nodes = &mut self.hall().nodes.nodes;
        let node = nodes.get_mut(&id).filter(|node| node.url.is_some());
        Ok(node.map(|node| node.seen_ms = now_ms).is_some())
    }

    async fn end_node(&self, id: i64) -> StoreResult<()> {
        if let Some(node) = self.hall().nodes.nodes.get_mut(&id) {
            node.url = None;
        }
        Ok(())
    }

    async fn living_nodes(&self, silence_ms: i64) -> StoreResult<Vec<StoredNode>> {
        let since_ms = self.now_ms() - silence_ms;
        let rows = &self.hall().nodes;
        let ids = rows.nodes.keys();
        Ok(ids.filter_map(|id| rows.living(*id, since_ms)).collect())
    }

    async fn shared_key(&self, key: SharedKey, new: &str) -> StoreResult<String> {
        let keys = &mut self.hall().nodes.keys;
        let stored = keys.entry(key).or_insert_with(|| new.to_owned());
        Ok(stored.clone())
    }

    async fn database_ms(&self) -> StoreResult<i64> {
        Ok(self.now_ms())
    }

    async fn lease(&self, table: &str, node: i64, silence_ms: i64) -> StoreResult<Lease> {
        self.table(table).await?;
        let since_ms = self.now_ms() - silence_ms;
        let rows = &mut self.hall().nodes;
        let owner = rows.owners.get(table).copied();
        let other = owner.filter(|owner| *owner != node);
        if let Some(living) = other.and_then(|other| rows.living(other, since_ms)) {
            return Ok(Lease::Other(living));
        }
        rows.owners.insert(table.to_owned(), node);
        let silent = other.and_then(|other| rows.nodes.get(&other));
        #[cfg(feature = "sim")]
        if let Some(from) = other {
            self.note_lease(table, from, node, silent);
        }
        let silent_since_ms = silent.map(|node| node.seen_ms);
        Ok(Lease::Own { silent_since_ms })
    }

    async fn release(&self, table: &str, node: i64) -> StoreResult<()> {
        let owners = &mut self.hall().nodes.owners;
        owners.retain(|one, owner| one != table || *owner != node);
        Ok(())
    }

    async fn leased(&self, node: i64) -> StoreResult<BTreeMap<String, u32>> {
        let mut leased = self.hall().nodes.owners.clone();
        leased.retain(|_, owner| *owner == node);
        let mut versions = BTreeMap::new();
        for table in leased.into_keys() {
            let version = count(self.events(&table).await?.len());
            versions.insert(table, version);
        }
        Ok(versions)
    }
}
