//! Watchers of a table at other nodes: the node that runs it tells those nodes when there is more
//! to see.

use std::collections::BTreeMap;

use tokio::time::{Instant, sleep_until};

use super::Table;
use crate::bus::{TableRing, table_subject};
use crate::limits::FOLLOW_SILENCE;

/// The nodes at which people watch a table that this node runs.
#[derive(Debug, Default)]
pub(super) struct RemoteWatchers {
    /// The number of watchers at each node, and until when that counts.
    nodes: BTreeMap<i64, (u32, Instant)>,
    /// What they were told last.
    told: Option<TableRing>,
}

impl RemoteWatchers {
    /// Notes how many people watch at a node; `None` if it shows the table no longer. It is
    /// answered in any case.
    pub(super) fn note(&mut self, node: i64, watchers: Option<u32>) {
        match watchers {
            Some(watchers) => {
                let lapse = Instant::now() + FOLLOW_SILENCE;
                self.nodes.insert(node, (watchers, lapse));
                self.told = None;
            }
            None => drop(self.nodes.remove(&node)),
        }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    pub(super) fn watchers(&self) -> usize {
        let now = Instant::now();
        let live = self.nodes.values().filter(|(_, lapse)| *lapse > now);
        let all: u64 = live.map(|(count, _)| u64::from(*count)).sum();
        usize::try_from(all).unwrap_or(usize::MAX)
    }

    /// Waits until a node counts no longer, unless it says something.
    pub(super) async fn lapsed(&self) {
        match self.nodes.values().map(|(_, lapse)| *lapse).min() {
            Some(lapse) => sleep_until(lapse).await,
            None => std::future::pending().await,
        }
    }

    fn forget_silent(&mut self) {
        let now = Instant::now();
        self.nodes.retain(|_, (_, lapse)| *lapse > now);
    }
}

impl Table {
    /// Tells other nodes that show the table what is stored and who looks at it, if that
    /// changed, and that this one runs it no longer.
    pub(super) fn tell_elsewhere(&mut self, is_over: bool) {
        self.elsewhere.forget_silent();
        if self.elsewhere.is_empty() {
            return;
        }
        let Some(nodes) = self.host.nodes() else {
            return;
        };
        let Some(rings) = nodes.rings() else {
            return;
        };
        let ring = TableRing {
            node: nodes.id(),
            version: self.state.version(),
            here: self.presence.here(),
            absence: self.absence,
            watchers: u32::try_from(self.watchers).unwrap_or(u32::MAX),
            is_over,
        };
        if self.elsewhere.told.as_ref() != Some(&ring) {
            rings.send(table_subject(&self.id), &ring);
            self.elsewhere.told = Some(ring);
        }
    }
}
