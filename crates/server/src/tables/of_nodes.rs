//! The tables of a node: those that it runs, and those of other nodes that it shows.

use std::sync::Arc;

use rosespring_store::StoreError;
use tokio::time::{MissedTickBehavior, interval};

use super::Tables;
use crate::error::ApiError;
use crate::ids;
use crate::limits::NODE_BEAT_EVERY;
use crate::load_once::LoadOutcome;
use crate::nodes::Nodes;
use crate::table::TableHandle;

impl Tables {
    /// Returns the task of a table that the node `owner` runs, for watchers who see it `delay_ms`
    /// milliseconds later than its players.
    ///
    /// # Errors
    ///
    /// [`ApiError::NodeAway`] if that node does not answer over the bus, [`ApiError::TooManyOpen`],
    /// or an error of the store.
    pub(crate) async fn follow(
        &self,
        id: &str,
        owner: i64,
        delay_ms: u32,
    ) -> Result<TableHandle, ApiError> {
        let start = TableHandle::follow(Arc::clone(&self.host), id.to_owned(), owner, delay_ms);
        match self.followed.get_or_load(id, start).await? {
            LoadOutcome::Loaded(handle) => Ok(handle),
            LoadOutcome::Removed(_) => Err(ApiError::NoTable(id.to_owned())),
            LoadOutcome::Full => Err(ApiError::TooManyOpen),
        }
    }

    /// Hears how many people watch a table at another node. Returns false if this node does not
    /// run it.
    pub(crate) fn hear_watched(&self, id: &str, node: i64, watchers: Option<u32>) -> bool {
        let open = self.open.get(id);
        if let Some(handle) = &open {
            handle.watched(node, watchers);
        }
        open.is_some()
    }

    /// Returns whether this process runs a table.
    pub(crate) fn is_open(&self, id: &str) -> bool {
        self.open.get(id).is_some()
    }

    /// Notes all the time that this node is alive, and ends the tables that other nodes have taken.
    pub(crate) async fn keep_leases(self: Arc<Self>, nodes: Arc<Nodes>) {
        let mut tick = interval(NODE_BEAT_EVERY);
        tick.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            tick.tick().await;
            if let Err(error) = self.keep_leases_once(&nodes).await {
                tracing::warn!("this node could not note that it is alive: {error}");
            }
        }
    }

    async fn keep_leases_once(&self, nodes: &Nodes) -> Result<(), StoreError> {
        // A table that is opened from here on has just been leased.
        let open = self.open.entries();
        let (begun, leased) = nodes.beat().await?;
        for (id, handle) in open {
            if !ids::is_study(&id) {
                handle.check(leased.get(&id).copied());
            }
        }
        nodes.note_beat(begun).await
    }
}
