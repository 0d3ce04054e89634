//! A page of somebody who watches a table, perhaps later than its players see it.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use fastrand::Rng;
use rosespring_wire::messages::ToClient;
use rosespring_wire::patch::fold;
use rosespring_wire::table::{PhaseView, TableView};
use tokio::time::sleep;

use crate::line::Network;
use crate::page::view_hash;
use crate::socket::connect;
use crate::world::World;

/// A page of a watcher.
pub(crate) struct Watcher {
    world: Arc<World>,
    table: String,
    rng: Rng,
    view: Option<TableView>,
    /// The hash of the view after each version.
    pub(crate) views: BTreeMap<u32, u64>,
}

impl Watcher {
    pub(crate) fn new(world: &Arc<World>, table: &str, rng: Rng) -> Self {
        Self {
            world: Arc::clone(world),
            table: table.to_owned(),
            rng,
            view: None,
            views: BTreeMap::new(),
        }
    }

    /// Watches until the match is over. A lost connection is opened again.
    pub(crate) async fn watch(&mut self, network: &Network) {
        while !self.is_over() {
            let known = self.view.as_ref().map(|view| view.version);
            let table = self.table.clone();
            if let Some(mut socket) = connect(network, &table, "", known).await {
                if self.rng.u8(0..4) == 0 && socket.send(self.draw_mistake()).await.is_none() {
                    continue;
                }
                while let Some(message) = socket.hear().await {
                    self.take_in(message);
                    if self.is_over() {
                        return;
                    }
                }
            }
            sleep(Duration::from_millis(self.rng.u64(100..=3_000))).await;
        }
    }

    /// Draws a message that must be refused.
    fn draw_mistake(&mut self) -> &'static str {
        match self.rng.bool() {
            true => "{\"type\":\"throw\",\"after\":1}",
            false => "{\"type\":\"nonsense\",\"after\":1}",
        }
    }

    fn is_over(&self) -> bool {
        let phase = self.view.as_ref().map(|view| &view.phase);
        matches!(
            phase,
            Some(PhaseView::Over {
                match_over: true,
                ..
            })
        )
    }

    fn find(&self, what: &str) {
        self.world
            .find(format!("watcher of {}: {what}", self.table));
    }

    fn take_in(&mut self, message: ToClient) {
        match message {
            ToClient::Snapshot { table } => self.take(*table),
            ToClient::Patch(patch) => {
                let Some(view) = &self.view else {
                    return self.find("a patch came before any state");
                };
                if patch.v != view.version + 1 {
                    self.find(&format!("patch {} after version {}", patch.v, view.version));
                }
                match fold(view, &patch) {
                    Ok((view, _)) => self.take(view),
                    Err(fault) => self.find(&format!("a patch does not fit: {fault:?}")),
                }
            }
            ToClient::Rejected { code, .. } => {
                self.world.count_refusal(&code);
                if !matches!(&*code, "not_your_seat" | "malformed") {
                    self.find(&format!("was refused as {code}"));
                }
            }
            ToClient::Stale { .. } => self.find("was answered as a player is"),
            _ => {}
        }
    }

    fn take(&mut self, view: TableView) {
        let known = self.view.as_ref().map_or(0, |view| view.version);
        let hash = view_hash(&view);
        let (table, version) = (&self.table, view.version);
        self.world.note(&format!(
            "watcher of {table}: version {version} {hash:016x}"
        ));
        if version < known {
            self.find(&format!("went back from version {known} to {version}"));
        }
        if self
            .views
            .insert(version, hash)
            .is_some_and(|shown| shown != hash)
        {
            self.find(&format!("was shown version {version} in two ways"));
        }
        self.view = Some(view);
    }
}
