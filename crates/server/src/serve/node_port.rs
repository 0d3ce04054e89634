//! The port for other nodes of a hall.

use std::net::SocketAddr;
use std::sync::Arc;

use rosespring_store::StoreError;
use tokio::net::TcpListener;
use tokio::task::JoinSet;
use tokio::time::timeout;

use super::{Config, ServeError, listen};
use crate::connections::{ConnectionLimits, serve_connections};
use crate::host::Host;
use crate::limits::CLOSE_TIMEOUT;
use crate::nodes::{NodeKey, NodeUrl, Nodes};
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
}

/// The port at which other nodes reach this one.
pub(super) struct NodePort {
    listener: TcpListener,
    config: NodeConfig,
}

impl NodePort {
    /// Listens, if this process is to be a node.
    pub(super) async fn open(config: &Config) -> Result<Option<Self>, ServeError> {
        let Some(config) = config.hall.as_ref().and_then(|hall| hall.node.clone()) else {
            return Ok(None);
        };
        let listener = listen(config.listen.ip(), Some(config.listen.port())).await?;
        Ok(Some(Self { listener, config }))
    }

    /// Adds this process to the nodes.
    pub(super) async fn join(&self, state: &AppState) -> Result<(), StoreError> {
        let NodeConfig { url, key, .. } = self.config.clone();
        let nodes = Nodes::begin(Arc::clone(&state.host.store), url, key).await?;
        state.host.join_nodes(Arc::new(nodes));
        Ok(())
    }

    /// Starts what a node does without requests, and serves those of other nodes.
    pub(super) fn spawn(self, tasks: &mut JoinSet<()>, state: &AppState, limits: ConnectionLimits) {
        if let Some(nodes) = state.host.nodes() {
            tasks.spawn(Arc::clone(&state.tables).keep_leases(Arc::clone(nodes)));
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
