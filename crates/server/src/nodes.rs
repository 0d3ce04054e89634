//! The nodes of a hall: processes that share one database (decision 36).
//!
//! Each table has one node that runs it, and one node leads: it runs the lobby, tournaments and
//! what else a hall has once. Nodes note in the database that they are alive. What a node believes
//! may be out of date; the key of the events refuses a second writer in any case.

mod key;
mod link;
mod url;

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use axum::body::{Body, Bytes, to_bytes};
use axum::http::{Request, Response, StatusCode};
use hyper::body::Incoming;
use rosespring_store::{Lease, NodeStore, StoreError, StoredNode};
use tokio::sync::watch;
use tokio::time::Instant;

use crate::bus::{NOTICES_SUBJECT, PersonRing, Rings, SESSIONS_SUBJECT};
use crate::clock;
use crate::error::ApiError;
use crate::limits::{BUS_NEAR, NODE_FRESH, NODE_SILENCE};
use crate::metrics::BusFigures;

pub use key::{NodeKey, NodeKeyError};
pub use link::{Dial, NodeStream};
pub(crate) use link::{NodeEnd, TcpDial, remove_of_connection};
pub use url::{NodeUrl, NodeUrlError};

/// The header with which nodes show each other that they have the key.
pub(crate) const KEY_HEADER: &str = "x-rosespring-node";

/// The path at which a node hears that a match is over.
pub(crate) const FINISHED_PATH: &str = "/node/finished";

/// The path at which a node hears that the notices of a person changed.
pub(crate) const NOTICES_PATH: &str = "/node/notices";

/// The path at which a node hears that sessions of a person ended.
pub(crate) const SESSIONS_PATH: &str = "/node/sessions";

/// The path at which the node that leads hears who is in the lobby at another node.
pub(crate) const LOBBY_PATH: &str = "/node/lobby";

/// Marks a request that another node passed on.
#[derive(Debug, Clone, Copy)]
pub(crate) struct PassedOn;

/// The nodes that are alive, as this one knows them.
#[derive(Debug, Clone, Default)]
struct NodeList {
    /// The one that began first leads.
    nodes: Vec<StoredNode>,
    /// Since when this node leads.
    led_since: Option<Instant>,
}

/// This node and what it knows of the others.
pub(crate) struct Nodes {
    store: Arc<dyn NodeStore>,
    url: NodeUrl,
    key: NodeKey,
    dial: Arc<dyn Dial>,
    id: AtomicI64,
    /// When the last beat began that the database stored.
    beat: Mutex<Instant>,
    living: watch::Sender<NodeList>,
    /// The bus, if the hall has a broker.
    rings: Option<Arc<Rings>>,
    /// Of tables that this node has leased and does not run yet: when the node before was alive.
    silences: Mutex<BTreeMap<String, i64>>,
    /// When other nodes were heard on the bus last.
    near: Mutex<BTreeMap<i64, Instant>>,
}

impl Nodes {
    /// Adds this process to the nodes of a hall.
    pub(crate) async fn begin(
        store: Arc<dyn NodeStore>,
        url: NodeUrl,
        key: NodeKey,
        dial: Arc<dyn Dial>,
        rings: Option<Arc<Rings>>,
    ) -> Result<Self, StoreError> {
        let begun = Instant::now();
        let id = store.begin_node(url.as_str()).await?;
        let nodes = Self {
            store,
            url,
            key,
            dial,
            id: AtomicI64::new(id),
            beat: Mutex::new(begun),
            living: watch::Sender::default(),
            rings,
            silences: Mutex::default(),
            near: Mutex::default(),
        };
        nodes.follow_clock().await?;
        nodes.look().await?;
        Ok(nodes)
    }

    pub(crate) const fn key(&self) -> &NodeKey {
        &self.key
    }

    pub(crate) fn id(&self) -> i64 {
        self.id.load(Ordering::Relaxed)
    }

    /// Returns the bus; `None` if the hall has no broker.
    pub(crate) const fn rings(&self) -> Option<&Arc<Rings>> {
        self.rings.as_ref()
    }

    /// Returns why no messages pass over the broker.
    pub(crate) fn bus_fault(&self) -> Option<String> {
        self.rings()?.fault()
    }

    /// Returns what was sent over the broker.
    pub(crate) fn bus_figures(&self) -> Option<BusFigures> {
        Some(self.rings()?.figures())
    }

    /// Notes that another node was heard on the bus.
    pub(crate) fn note_near(&self, node: i64) {
        let mut near = self.near.lock().unwrap_or_else(PoisonError::into_inner);
        near.retain(|_, heard| heard.elapsed() < BUS_NEAR);
        near.insert(node, Instant::now());
    }

    /// Returns whether messages over the bus reach another node, as far as this one knows.
    pub(crate) fn is_near(&self, node: i64) -> bool {
        let near = self.near.lock().unwrap_or_else(PoisonError::into_inner);
        let heard = near.get(&node).map(Instant::elapsed);
        self.rings.as_ref().is_some_and(|rings| rings.is_up())
            && heard.is_some_and(|since| since < BUS_NEAR)
    }

    /// Notes that this node is alive, and returns the tables that it runs with their
    /// versions. Until the caller calls
    /// [`Self::note_beat`] with the returned time, nothing is written after a silence.
    pub(crate) async fn beat(&self) -> Result<(Instant, BTreeMap<String, u32>), StoreError> {
        let begun = Instant::now();
        if !self.store.beat_node(self.id()).await? {
            tracing::warn!(
                "another process began as the node at {}: does each have its own --node-url?",
                self.url.as_str()
            );
            let id = self.store.begin_node(self.url.as_str()).await?;
            self.id.store(id, Ordering::Relaxed);
        }
        self.follow_clock().await?;
        let leased = self.store.leased(self.id()).await?;
        // Another node may have run the others since.
        self.silences()
            .retain(|table, _| leased.contains_key(table));
        Ok((begun, leased))
    }

    /// Notes when the last beat began, after tables that this node lost were ended.
    pub(crate) async fn note_beat(&self, begun: Instant) -> Result<(), StoreError> {
        self.look().await?;
        *self.beat.lock().unwrap_or_else(PoisonError::into_inner) = begun;
        Ok(())
    }

    /// Lets the clock of this process follow that of the database, by which all nodes go.
    async fn follow_clock(&self) -> Result<(), StoreError> {
        let before_ms = clock::machine_ms();
        let database_ms = self.store.database_ms().await?;
        let after_ms = clock::machine_ms();
        clock::follow(database_ms, before_ms, after_ms);
        Ok(())
    }

    /// Looks which nodes are alive.
    async fn look(&self) -> Result<(), StoreError> {
        let nodes = self.store.living_nodes(milliseconds(NODE_SILENCE)).await?;
        let id = self.id();
        self.living.send_modify(|living| {
            let leads = nodes.first().is_some_and(|node| node.id == id);
            living.led_since = leads.then(|| living.led_since.unwrap_or_else(Instant::now));
            living.nodes = nodes;
        });
        Ok(())
    }

    /// Returns whether this node was alive a moment ago, so that no other node has its tables.
    pub(crate) fn is_fresh(&self) -> bool {
        let beat = *self.beat.lock().unwrap_or_else(PoisonError::into_inner);
        beat.elapsed() < NODE_FRESH
    }

    /// Returns whether this node leads.
    pub(crate) fn leads(&self) -> bool {
        self.is_fresh() && self.living.borrow().led_since.is_some()
    }

    /// Returns since when this node leads.
    pub(crate) fn led_since(&self) -> Option<Instant> {
        self.living.borrow().led_since
    }

    /// Waits until this node does not lead.
    pub(crate) async fn lost_lead(&self) {
        let mut living = self.living.subscribe();
        // The sender lives as long as this.
        let _ = living.wait_for(|living| living.led_since.is_none()).await;
    }

    /// Returns the node that leads, unless it is this one.
    ///
    /// # Errors
    ///
    /// [`ApiError::NodeAway`] if that is not known at the moment.
    pub(crate) fn leader(&self) -> Result<Option<StoredNode>, ApiError> {
        if !self.is_fresh() {
            return Err(ApiError::NodeAway);
        }
        let living = self.living.borrow();
        let leader = living.nodes.first().ok_or(ApiError::NodeAway)?;
        Ok((leader.id != self.id()).then(|| leader.clone()))
    }

    /// Lets this node run a table, unless another one does.
    ///
    /// # Errors
    ///
    /// [`ApiError::NodeAway`] if this node may have lost its tables, or an error of the store.
    pub(crate) async fn lease(&self, table: &str) -> Result<Lease, ApiError> {
        if !self.is_fresh() {
            return Err(ApiError::NodeAway);
        }
        let silence_ms = milliseconds(NODE_SILENCE);
        let lease = self.store.lease(table, self.id(), silence_ms).await?;
        if let Lease::Own {
            silent_since_ms: Some(since_ms),
        } = lease
        {
            self.silences().insert(table.to_owned(), since_ms);
        }
        Ok(lease)
    }

    /// Returns when the node that ran a table before this one was last alive, once after a lease
    /// that passed from that node. A request leases the table before its task does.
    pub(crate) fn take_silence(&self, table: &str) -> Option<i64> {
        self.silences().remove(table)
    }

    fn silences(&self) -> MutexGuard<'_, BTreeMap<String, i64>> {
        self.silences.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Notes that this node does not run a table any more.
    pub(crate) async fn release(&self, table: &str) {
        if let Err(error) = self.store.release(table, self.id()).await {
            tracing::debug!(table, "not given back: {error}");
        }
    }

    /// Returns what ends when another node counts as dead.
    pub(crate) fn watch(&self, node: &StoredNode) -> NodeEnd {
        let id = node.id;
        let mut living = self.living.subscribe();
        Box::pin(async move {
            let is_gone = |living: &NodeList| living.nodes.iter().all(|node| node.id != id);
            // An error means that this process ends.
            let _ = living.wait_for(is_gone).await;
        })
    }

    /// Tells the node that leads that a match is over. If it does not hear it, it finds the match
    /// by itself a little later.
    pub(crate) async fn tell_finished(&self) {
        if let Ok(Some(leader)) = self.leader() {
            self.ring(&leader, FINISHED_PATH, String::new()).await;
        }
    }

    /// Tells the other nodes that the notices of a person changed. A page that does not hear it
    /// shows them when it is opened again.
    pub(crate) async fn tell_notices(&self, person: String) {
        self.tell_all([NOTICES_SUBJECT, NOTICES_PATH], person).await;
    }

    /// Tells the other nodes that sessions of a person ended. A node that does not hear it asks the
    /// store a little later.
    pub(crate) async fn tell_sessions(&self, person: String) {
        self.tell_all([SESSIONS_SUBJECT, SESSIONS_PATH], person)
            .await;
    }

    /// Tells the other nodes something of a person: over the bus those that are heard there, the
    /// rest by a request.
    async fn tell_all(&self, [subject, path]: [&str; 2], person: String) {
        let mut others = self.living.borrow().nodes.clone();
        others.retain(|node| node.id != self.id());
        let (near, far): (Vec<_>, Vec<_>) =
            others.into_iter().partition(|node| self.is_near(node.id));
        if let Some(rings) = self.rings.as_ref().filter(|_| !near.is_empty()) {
            let person = person.clone();
            rings.send(subject.to_owned(), &PersonRing { person });
        }
        for node in &far {
            self.ring(node, path, person.clone()).await;
        }
    }

    /// Sends a request to another node, and returns its answer. An answer that changes the protocol
    /// leaves the connection open.
    ///
    /// # Errors
    ///
    /// [`ApiError::NodeAway`] if the node does not answer.
    pub(crate) async fn send(
        &self,
        node: &StoredNode,
        request: Request<Body>,
    ) -> Result<Response<Incoming>, ApiError> {
        link::send(&*self.dial, node, &self.key, request).await
    }

    /// Asks another node something, and returns its answer, at most `most` bytes.
    ///
    /// # Errors
    ///
    /// [`ApiError::NodeAway`] if it does not answer, or refuses.
    pub(crate) async fn ask(
        &self,
        node: &StoredNode,
        path: &str,
        body: Vec<u8>,
        most: usize,
    ) -> Result<Bytes, ApiError> {
        let request = Request::post(path)
            .header("host", "node")
            .header("content-type", "application/json");
        let request = request.body(Body::from(body));
        let request = request.map_err(|error| ApiError::Internal(error.to_string()))?;
        let answer = self.send(node, request).await?;
        if answer.status() != StatusCode::OK {
            return Err(ApiError::NodeAway);
        }
        let body = to_bytes(Body::new(answer.into_body()), most).await;
        body.map_err(|_| ApiError::NodeAway)
    }

    async fn ring(&self, node: &StoredNode, path: &str, body: String) {
        let request = Request::post(path).header("host", "node");
        let Ok(request) = request.body(Body::from(body)) else {
            return;
        };
        if let Err(error) = self.send(node, request).await {
            tracing::debug!(node = node.id, "not told of {path}: {error}");
        }
    }

    /// Notes that this node ends, so that others take its tables at once.
    pub(crate) async fn end(&self) {
        if let Err(error) = self.store.end_node(self.id()).await {
            tracing::warn!("others find this node's tables later: {error}");
        }
    }
}

fn milliseconds(time: std::time::Duration) -> i64 {
    i64::try_from(time.as_millis()).unwrap_or(i64::MAX)
}
