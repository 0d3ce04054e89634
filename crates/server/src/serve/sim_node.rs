//! A node of a hall in a simulation, which has no network: connections, the store and the bus come
//! from the simulation.

use std::error::Error;
use std::net::IpAddr;
use std::sync::Arc;

use axum::Router;
use rosespring_store::Store;
use rosespring_table::game::DiceSource;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::task::JoinSet;

use super::hall::begin_hall;
use super::node_port::begin_node_tasks;
use crate::app::app;
use crate::bus::{Bus, Rings};
use crate::connections::{ConnectionLimits, serve_connection};
use crate::nodes::{Dial, NodeKey, NodeUrl, Nodes};
use crate::public_url::PublicUrl;
use crate::state::AppState;

/// What a simulation gives a node.
pub struct SimNode {
    /// What all nodes share.
    pub store: Arc<dyn Store>,
    /// The address at which the other nodes reach it.
    pub url: NodeUrl,
    /// How it reaches them.
    pub dial: Arc<dyn Dial>,
    /// The broker; `None` if nodes only pass requests on.
    pub bus: Option<Arc<dyn Bus>>,
    /// The address of the hall.
    pub hall: PublicUrl,
}

/// A node that runs. Its tasks end with `tasks`.
pub struct RunningNode {
    /// The ports of the node.
    pub ports: SimPorts,
    /// What the node does without requests.
    pub tasks: JoinSet<()>,
}

/// The ports of a node, without a network.
#[derive(Clone)]
pub struct SimPorts {
    state: AppState,
    public: Router,
    nodes: Router,
}

impl SimPorts {
    /// Serves a connection of a page from the address `peer` until it ends.
    pub fn serve_page<S>(&self, stream: S, peer: IpAddr) -> impl Future<Output = ()> + Send + use<S>
    where
        S: AsyncRead + AsyncWrite + Unpin + Send + 'static,
    {
        let limits = ConnectionLimits::default();
        serve_connection(stream, Some(peer), self.public.clone(), limits)
    }

    /// Serves a connection of another node until it ends.
    pub fn serve_node<S>(&self, stream: S) -> impl Future<Output = ()> + Send + use<S>
    where
        S: AsyncRead + AsyncWrite + Unpin + Send + 'static,
    {
        let limits = ConnectionLimits {
            names_peers: false,
            ..ConnectionLimits::default()
        };
        serve_connection(stream, None, self.nodes.clone(), limits)
    }

    /// Returns whether the node runs a table and may write to it, as far as it knows.
    #[must_use]
    pub fn runs(&self, table: &str) -> bool {
        self.state.host.may_write() && self.state.tables.is_open(table)
    }

    /// Returns whether the node leads, as far as it knows.
    #[must_use]
    pub fn leads(&self) -> bool {
        self.state.host.leads()
    }
}

/// Begins a node, as [`serve`](super::serve) does, without house bots.
///
/// # Errors
///
/// The store failed, or the hall has no random bytes.
pub async fn begin_node(node: SimNode) -> Result<RunningNode, Box<dyn Error + Send + Sync>> {
    let state = AppState::new(Arc::clone(&node.store), DiceSource::Seeded);
    let key = NodeKey::shared(node.store.as_ref()).await?;
    let rings = match node.bus {
        Some(bus) => Some(Rings::new(bus, key.ring_secret(), &node.hall.to_string())?),
        None => None,
    };
    let nodes = Nodes::begin(node.store.clone(), node.url, key, node.dial, rings).await?;
    state.host.join_nodes(Arc::new(nodes));
    let state = state.in_hall(node.hall);
    let mut tasks = begin_hall(&state).await?;
    let nodes = begin_node_tasks(&mut tasks, &state);
    let ports = SimPorts {
        public: app(state.clone()),
        nodes,
        state,
    };
    Ok(RunningNode { ports, tasks })
}
