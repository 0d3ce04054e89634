//! Nodes in memory.

use std::collections::BTreeMap;
use std::time::{SystemTime, UNIX_EPOCH};

use async_trait::async_trait;

use super::MemoryStore;
use crate::{Lease, NodeStore, SharedKey, StoreError, StoredNode, TableStore};

/// The nodes, and which of them runs which table.
#[derive(Debug, Default)]
pub(crate) struct NodeRows {
    nodes: BTreeMap<i64, NodeRow>,
    owners: BTreeMap<String, i64>,
    last: i64,
    keys: BTreeMap<SharedKey, String>,
}

#[derive(Debug)]
struct NodeRow {
    /// `None` after its end.
    url: Option<String>,
    seen_ms: i64,
}

impl NodeRows {
    pub(crate) fn forget_table(&mut self, table: &str) {
        self.owners.remove(table);
    }

    /// Returns the address of a node that is alive.
    fn living(&self, id: i64, since_ms: i64) -> Option<&String> {
        let node = self.nodes.get(&id)?;
        node.url.as_ref().filter(|_| node.seen_ms >= since_ms)
    }
}

fn now_ms() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| {
        i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
    })
}

#[async_trait]
impl NodeStore for MemoryStore {
    async fn begin_node(&self, url: &str) -> Result<i64, StoreError> {
        let mut kept = self.node_rows();
        for node in kept.nodes.values_mut() {
            // The process that had this address before has ended.
            node.url.take_if(|old| old == url);
        }
        kept.last += 1;
        let id = kept.last;
        let node = NodeRow {
            url: Some(url.to_owned()),
            seen_ms: now_ms(),
        };
        kept.nodes.insert(id, node);
        Ok(id)
    }

    async fn beat_node(&self, id: i64) -> Result<bool, StoreError> {
        let mut kept = self.node_rows();
        let node = kept.nodes.get_mut(&id).filter(|node| node.url.is_some());
        Ok(node.is_some_and(|node| {
            node.seen_ms = now_ms();
            true
        }))
    }

    async fn end_node(&self, id: i64) -> Result<(), StoreError> {
        if let Some(node) = self.node_rows().nodes.get_mut(&id) {
            node.url = None;
        }
        Ok(())
    }

    async fn living_nodes(&self, silence_ms: i64) -> Result<Vec<StoredNode>, StoreError> {
        let kept = self.node_rows();
        let since_ms = now_ms() - silence_ms;
        let living = kept.nodes.keys().filter_map(|&id| {
            let url = kept.living(id, since_ms)?.clone();
            Some(StoredNode { id, url })
        });
        Ok(living.collect())
    }

    async fn shared_key(&self, key: SharedKey, new: &str) -> Result<String, StoreError> {
        let mut kept = self.node_rows();
        let stored = kept.keys.entry(key).or_insert_with(|| new.to_owned());
        Ok(stored.clone())
    }

    async fn database_ms(&self) -> Result<i64, StoreError> {
        Ok(now_ms())
    }

    async fn lease(&self, table: &str, node: i64, silence_ms: i64) -> Result<Lease, StoreError> {
        self.table(table).await?;
        let mut kept = self.node_rows();
        let owner = kept.owners.get(table).copied();
        let mut silent_since_ms = None;
        if let Some(owner) = owner.filter(|owner| *owner != node) {
            if let Some(url) = kept.living(owner, now_ms() - silence_ms) {
                let url = url.clone();
                return Ok(Lease::Other(StoredNode { id: owner, url }));
            }
            silent_since_ms = kept.nodes.get(&owner).map(|node| node.seen_ms);
        }
        kept.owners.insert(table.to_owned(), node);
        Ok(Lease::Own { silent_since_ms })
    }

    async fn release(&self, table: &str, node: i64) -> Result<(), StoreError> {
        let mut kept = self.node_rows();
        if kept.owners.get(table) == Some(&node) {
            kept.owners.remove(table);
        }
        Ok(())
    }

    async fn leased(&self, node: i64) -> Result<BTreeMap<String, u32>, StoreError> {
        let own: Vec<String> = {
            let kept = self.node_rows();
            let own = kept.owners.iter().filter(|(_, owner)| **owner == node);
            own.map(|(table, _)| table.clone()).collect()
        };
        let mut leased = BTreeMap::new();
        for table in own {
            let version = self.events(&table).await?.len();
            leased.insert(table, u32::try_from(version).unwrap_or(u32::MAX));
        }
        Ok(leased)
    }
}
