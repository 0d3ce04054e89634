//! The port for other nodes of a hall.

use std::fs;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;

use axum::Router;
use tokio::net::TcpListener;
use tokio::task::JoinSet;

use super::place::Place;
use super::{Config, LOCAL, ServeError, listen};
use crate::bus::{NatsAddress, NatsBus, Rings};
use crate::connections::{ConnectionLimits, serve_connections};
use crate::fan_out;
use crate::nodes::{NodeKey, NodeUrl, Nodes, TcpDial};
use crate::public_url::PublicUrl;
use crate::routes::forward::node_router;
use crate::state::AppState;

/// The file in the data folder with the port at which other nodes reached this one last.
const PORT_FILE: &str = "node.port";

/// How a process is one of several nodes of a hall.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NodeConfig {
    /// Where the other nodes reach it; `None` for 127.0.0.1 and a port that the system chooses, if
    /// all nodes are on this machine.
    pub place: Option<NodePlace>,
    /// The key that they share; `None` for the one in the database, which the first node makes.
    pub key: Option<NodeKey>,
    /// The broker over which they tell each other what is to be shown; `None` if they only pass
    /// requests on.
    pub nats: Option<NatsAddress>,
}

/// Where the other nodes reach a node.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NodePlace {
    /// The address and the port of this machine on which it listens to them.
    pub listen: SocketAddr,
    /// The address at which they reach it.
    pub url: NodeUrl,
}

/// The port at which other nodes reach this one.
pub(super) struct NodePort {
    listener: TcpListener,
    /// The address at which they reach it.
    url: NodeUrl,
    key: Option<NodeKey>,
    nats: Option<NatsAddress>,
    /// The address of the hall.
    hall: PublicUrl,
}

impl NodePort {
    /// Listens, if this process is to be a node.
    pub(super) async fn open(config: &Config, folder: &Path) -> Result<Option<Self>, ServeError> {
        let Some(hall) = &config.hall else {
            return Ok(None);
        };
        let Some(NodeConfig { place, key, nats }) = hall.node.clone() else {
            return Ok(None);
        };
        let hall = hall.public_url.clone();
        let (listener, url) = match place {
            Some(NodePlace { listen: at, url }) => (listen(at.ip(), Some(at.port())).await?, url),
            None => {
                let listener = listen_on_any_port(folder).await?;
                let url = NodeUrl::at(listener.local_addr()?);
                (listener, url)
            }
        };
        Ok(Some(Self {
            listener,
            url,
            key,
            nats,
            hall,
        }))
    }

    /// Adds this process to the nodes.
    pub(super) async fn join(&self, state: &AppState, place: &Place) -> Result<(), ServeError> {
        let store = &state.store;
        let key = match &self.key {
            Some(key) => key.clone(),
            None => NodeKey::shared(store.as_ref())
                .await
                .map_err(|source| place.fault(source))?,
        };
        let rings = match &self.nats {
            Some(nats) => Some(self.rings(nats, &key).await?),
            None => None,
        };
        let begun = Nodes::begin(
            store.clone(),
            self.url.clone(),
            key,
            Arc::new(TcpDial),
            rings,
        )
        .await;
        let nodes = begun.map_err(|source| place.fault(source))?;
        state.host.join_nodes(Arc::new(nodes));
        Ok(())
    }

    /// Begins to connect to the broker. Whether that succeeds shows later.
    async fn rings(&self, nats: &NatsAddress, key: &NodeKey) -> Result<Arc<Rings>, ServeError> {
        let fault = |reason: String| ServeError::Nats {
            place: nats.place().to_owned(),
            reason,
        };
        let bus = NatsBus::begin(nats).await;
        let bus = Arc::new(bus.map_err(|error| fault(error.to_string()))?);
        let rings = Rings::new(bus, key.ring_secret(), &self.hall.to_string());
        rings.map_err(|error| fault(error.to_string()))
    }

    /// Starts what a node does without requests, and serves those of other nodes.
    pub(super) fn spawn(self, tasks: &mut JoinSet<()>, state: &AppState, limits: ConnectionLimits) {
        let router = begin_node_tasks(tasks, state);
        // The other node has named the address of the browser.
        let limits = ConnectionLimits {
            names_peers: false,
            ..limits
        };
        let never = std::future::pending();
        tasks.spawn(serve_connections(self.listener, router, limits, never));
    }
}

/// Starts what a node does without requests, and returns the routes of its port for other nodes.
pub(super) fn begin_node_tasks(tasks: &mut JoinSet<()>, state: &AppState) -> Router {
    if let Some(nodes) = state.host.nodes() {
        tasks.spawn(Arc::clone(&state.tables).keep_leases(Arc::clone(nodes)));
        fan_out::spawn(tasks, state, nodes);
    }
    node_router(state.clone())
}

/// Listens on 127.0.0.1: at the port of the last time if it is free, because the tables of a node
/// that was killed are free at once when it begins at the same address, and else at any.
async fn listen_on_any_port(folder: &Path) -> Result<TcpListener, ServeError> {
    let file = folder.join(PORT_FILE);
    let last = fs::read_to_string(&file).ok();
    let last = last.and_then(|text| text.trim().parse::<u16>().ok());
    if let Some(port) = last
        && let Ok(listener) = listen(LOCAL, Some(port)).await
    {
        return Ok(listener);
    }
    let listener = listen(LOCAL, Some(0)).await?;
    let port = listener.local_addr()?.port();
    let new = folder.join(format!("{PORT_FILE}.new"));
    let written = fs::write(&new, format!("{port}\n")).and_then(|()| fs::rename(&new, &file));
    if let Err(error) = written {
        tracing::warn!("{} cannot be written: {error}", file.display());
    }
    Ok(listener)
}
