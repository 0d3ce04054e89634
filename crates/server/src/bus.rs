//! Messages between the nodes of a hall over a broker (decision 38).
//!
//! A message rings: it says that something is stored, or carries what the receiver can also ask
//! for. So a message may be lost, and a broker may be away: then nodes pass requests on, as they do
//! without a broker. A broker may serve other programs too, so every message is encrypted and
//! shows that a node of the same hall sent it ([`seal`]).

mod address;
#[cfg(test)]
mod memory;
mod messages;
mod nats;
mod rings;
mod seal;

use futures_util::future::BoxFuture;
use futures_util::stream::BoxStream;
use tokio::sync::watch;

pub use address::{NatsAddress, NatsAddressError};
#[cfg(test)]
pub(crate) use memory::MemoryBus;
pub(crate) use messages::{
    BEAT_SUBJECT, LOBBY_SUBJECT, NOTICES_SUBJECT, NodeBeat, PersonRing, SESSIONS_SUBJECT,
    TableRing, WatchRing, node_subject, table_subject,
};
pub(crate) use nats::NatsBus;
pub(crate) use rings::{Listener, Rings};
pub(crate) use seal::RingSecret;

/// A message as a broker delivers it.
#[derive(Debug, Clone)]
pub struct BusMessage {
    /// The subject to which it was sent.
    pub subject: String,
    /// What is sealed.
    pub body: Vec<u8>,
}

/// Whether messages pass.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum BusState {
    /// They pass.
    Up,
    /// With the reason.
    Away(String),
}

/// Messages of a subject.
pub type BusStream = BoxStream<'static, BusMessage>;

/// Carries messages from one node to the others.
pub trait Bus: Send + Sync {
    /// Queues a message for all other nodes that listen to its subject. This never waits. Returns
    /// false if the message is lost.
    fn publish(&self, subject: String, body: Vec<u8>) -> bool;

    /// Listens to a subject, in which `*` stands for any part. Messages that are published after
    /// this returned are heard. `None` if the bus has ended.
    fn subscribe(&self, subject: String) -> BoxFuture<'_, Option<BusStream>>;

    /// Returns whether messages pass; changes with it.
    fn state(&self) -> watch::Receiver<BusState>;

    /// Returns how often messages ceased to pass.
    fn losses(&self) -> u64;
}
