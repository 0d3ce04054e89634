//! A page of somebody who watches a table.

use std::collections::HashMap;
use std::net::SocketAddr;
use std::pin::pin;

use futures_util::StreamExt;
use rosespring_wire::messages::ToClient;
use rosespring_wire::patch::fold;
use rosespring_wire::table::TableView;
use tokio::time::sleep;
use tokio_tungstenite::tungstenite::Message;

use crate::page::{RECONNECT, SharedCounts, view_hash};
use crate::socket::{Socket, connect};
use crate::stop::Stop;

/// A page of a watcher, which remembers every view that it was shown.
pub(crate) struct Watcher {
    /// Those of the nodes; the first one is used.
    addresses: Vec<SocketAddr>,
    table: String,
    counts: SharedCounts,
    view: Option<TableView>,
    /// The hash of the view after each version.
    pub(crate) views: HashMap<u32, u64>,
}

impl Watcher {
    pub(crate) fn new(addresses: Vec<SocketAddr>, table: &str, counts: &SharedCounts) -> Self {
        Self {
            addresses,
            table: table.to_owned(),
            counts: counts.clone(),
            view: None,
            views: HashMap::new(),
        }
    }

    /// Watches until play stops, or `end`. A lost connection is opened again.
    pub(crate) async fn watch(&mut self, stop: &Stop, end: impl Future<Output = ()>) {
        let mut end = pin!(end);
        while !stop.is_set() {
            tokio::select! {
                () = self.watch_once(stop) => {}
                () = &mut end => return,
            }
        }
    }

    async fn watch_once(&mut self, stop: &Stop) {
        let known = self.view.as_ref().map(|view| view.version);
        match connect(self.addresses[0], &self.table, "", known).await {
            Ok(mut socket) => self.talk(&mut socket, stop).await,
            Err(_) => {
                self.addresses.rotate_left(1);
                sleep(RECONNECT).await;
            }
        }
    }

    async fn talk(&mut self, socket: &mut Socket, stop: &Stop) {
        let mut stopped = pin!(stop.wait());
        loop {
            tokio::select! {
                message = socket.next() => match message {
                    Some(Ok(message)) if self.hear(&message).is_some() => {}
                    _ => return,
                },
                () = &mut stopped => return,
            }
        }
    }

    /// Takes in a message of the server; `None` if it makes no sense, or does not follow.
    fn hear(&mut self, message: &Message) -> Option<()> {
        let Message::Text(text) = message else {
            return matches!(message, Message::Ping(_) | Message::Pong(_)).then_some(());
        };
        match serde_json::from_str(text).ok()? {
            ToClient::Snapshot { table } => self.take(*table),
            ToClient::Patch(patch) => {
                let view = self.view.as_ref()?;
                if patch.v != view.version + 1 {
                    // A patch is missing, or came twice.
                    self.counts.lock().lost += 1;
                }
                let (view, _) = fold(view, &patch).ok()?;
                self.take(view);
            }
            _ => {}
        }
        Some(())
    }

    fn take(&mut self, view: TableView) {
        let known = self.view.as_ref().map_or(0, |view| view.version);
        // The page was shown versions that the server does not know.
        self.counts.lock().lost += u64::from(known.saturating_sub(view.version));
        self.views.insert(view.version, view_hash(&view));
        self.view = Some(view);
    }
}
