//! The port for other nodes of a hall.

use std::net::SocketAddr;
use std::sync::Arc;

use tokio::net::TcpListener;
use tokio::task::JoinSet;
use tokio::time::timeout;

use super::{Config, Place, ServeError, listen};
use crate::bus::{NatsAddress, NatsBus, Rings};
use crate::connections::{ConnectionLimits, serve_connections};
use crate::fan_out;
use crate::host::Host;
use crate::limits::CLOSE_TIMEOUT;
use crate::nodes::{NodeKey, NodeUrl, Nodes};
use crate::public_url::PublicUrl;
use crate::routes::node_router;
use crate::state::AppState;

/// How a process is one of several nodes of a hall.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NodeConfig {
    /// The address and the port of this machine on which it listens to the other nodes.
    pub listen: SocketAddr,
    /// The address at which they reach it.
    pub url: NodeUrl,
    /// The key that they share.
    pub key: NodeKey,
    /// The broker over which they tell each other what is to be shown; `None` if they only pass
    /// requests on.
    pub nats: Option<NatsAddress>,
}

/// The port at which other nodes reach this one.
pub(super) struct NodePort {
    listener: TcpListener,
    config: NodeConfig,
    /// The address of the hall.
    hall: PublicUrl,
}

impl NodePort {
    /// Listens, if this process is to be a node.
    pub(super) async fn open(config: &Config) -> Result<Option<Self>, ServeError> {
        let Some(hall) = &config.hall else {
            return Ok(None);
        };
        let Some(config) = hall.node.clone() else {
            return Ok(None);
        };
        let hall = hall.public_url.clone();
        let listener = listen(config.listen.ip(), Some(config.listen.port())).await?;
        Ok(Some(Self {
            listener,
            config,
            hall,
        }))
    }

    /// Adds this process to the nodes.
    pub(super) async fn join(&self, state: &AppState, place: &Place) -> Result<(), ServeError> {
        let NodeConfig { url, key, nats, .. } = self.config.clone();
        let rings = match nats {
            Some(nats) => Some(self.rings(&nats).await?),
            None => None,
        };
        let begun = Nodes::begin(Arc::clone(&state.host.store), url, key, rings).await;
        let nodes = begun.map_err(|source| place.fault(source))?;
        state.host.join_nodes(Arc::new(nodes));
        Ok(())
    }

    /// Begins to connect to the broker. Whether that succeeds shows later.
    async fn rings(&self, nats: &NatsAddress) -> Result<Arc<Rings>, ServeError> {
        let fault = |reason: String| ServeError::Nats {
            place: nats.place().to_owned(),
            reason,
        };
        let bus = NatsBus::begin(nats).await;
        let bus = Arc::new(bus.map_err(|error| fault(error.to_string()))?);
        let rings = Rings::new(bus, self.config.key.ring_secret(), &self.hall.to_string());
        rings.map_err(|error| fault(error.to_string()))
    }

    /// Starts what a node does without requests, and serves those of other nodes.
    pub(super) fn spawn(self, tasks: &mut JoinSet<()>, state: &AppState, limits: ConnectionLimits) {
        if let Some(nodes) = state.host.nodes() {
            tasks.spawn(Arc::clone(&state.tables).keep_leases(Arc::clone(nodes)));
            fan_out::spawn(tasks, state, nodes);
        }
        let router = node_router(state.clone());
        let never = std::future::pending();
        tasks.spawn(serve_connections(self.listener, router, limits, never));
    }
}

/// Leaves the tables of this node to the others.
pub(super) async fn leave_nodes(host: &Host) {
    if let Some(nodes) = host.nodes() {
        // If the store is away, they find the tables a little later.
        let _ = timeout(CLOSE_TIMEOUT, nodes.end()).await;
    }
}
