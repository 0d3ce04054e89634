//! Messages as values: sealed, counted, and each heard at most once.

use std::collections::BTreeMap;
use std::marker::PhantomData;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use futures_util::StreamExt as _;
use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio::sync::watch;

use super::seal::{OpenedMessage, RingSecret, Seal, SenderId};
use super::{Bus, BusState, BusStream};
use crate::clock;
use crate::error::ApiError;
use crate::limits::{RING_BYTES_MAX, RING_FRESH};
use crate::metrics::BusFigures;

/// The messages of this node to the others, and theirs to it.
pub(crate) struct Rings {
    bus: Arc<dyn Bus>,
    seal: Seal,
    state: watch::Receiver<BusState>,
    counts: RingCounts,
}

#[derive(Debug, Default)]
struct RingCounts {
    sent: AtomicU64,
    unsent: AtomicU64,
    heard: AtomicU64,
    refused: AtomicU64,
}

/// The messages of a subject that nodes of this hall sent, in the order in which each node sent
/// them.
pub(crate) struct Listener<T> {
    rings: Arc<Rings>,
    stream: BusStream,
    /// Of each process that sent something lately, the number and the time of its last message.
    last: BTreeMap<SenderId, (u64, i64)>,
    of: PhantomData<fn() -> T>,
}

impl Rings {
    /// Sends messages over a bus. `secret` and `hall` are the same at all nodes of a hall.
    ///
    /// # Errors
    ///
    /// The system has no random numbers.
    pub(crate) fn new(
        bus: Arc<dyn Bus>,
        secret: RingSecret,
        hall: &str,
    ) -> Result<Arc<Self>, ApiError> {
        Ok(Arc::new(Self {
            state: bus.state(),
            bus,
            seal: Seal::new(secret, hall)?,
            counts: RingCounts::default(),
        }))
    }

    /// Returns whether messages pass.
    pub(crate) fn is_up(&self) -> bool {
        *self.state.borrow() == BusState::Up
    }

    /// Returns why no messages pass.
    pub(crate) fn fault(&self) -> Option<String> {
        match &*self.state.borrow() {
            BusState::Up => None,
            BusState::Away(reason) => Some(reason.clone()),
        }
    }

    /// Waits until no messages pass.
    pub(crate) async fn lost(&self) {
        let mut state = self.state.clone();
        // An error means that the bus has ended.
        let _ = state.wait_for(|state| *state != BusState::Up).await;
    }

    /// Sends a message to all other nodes that listen. This never waits, and the message may be
    /// lost.
    pub(crate) fn send(&self, subject: String, message: &impl Serialize) {
        if !self.is_up() {
            return;
        }
        let text = serde_json::to_vec(message).ok();
        let text = text.filter(|text| text.len() <= RING_BYTES_MAX);
        let body = text.and_then(|text| self.seal.close(&subject, clock::now_ms(), &text));
        let is_sent = body.is_some_and(|body| self.bus.publish(subject, body));
        let counter = match is_sent {
            true => &self.counts.sent,
            false => &self.counts.unsent,
        };
        counter.fetch_add(1, Ordering::Relaxed);
    }

    /// Listens to a subject, in which `*` stands for any part. What is sent after this returned is
    /// heard. `None` if no messages pass.
    pub(crate) async fn listen<T>(self: &Arc<Self>, subject: &str) -> Option<Listener<T>> {
        Some(Listener {
            stream: self.bus.subscribe(subject.to_owned()).await?,
            rings: Arc::clone(self),
            last: BTreeMap::new(),
            of: PhantomData,
        })
    }

    pub(crate) fn figures(&self) -> BusFigures {
        let read = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
        BusFigures {
            is_up: self.is_up(),
            sent: read(&self.counts.sent),
            unsent: read(&self.counts.unsent),
            heard: read(&self.counts.heard),
            refused: read(&self.counts.refused),
            losses: self.bus.losses(),
        }
    }
}

impl<T: DeserializeOwned> Listener<T> {
    /// Returns the next message with its subject; `None` after the end of the bus. Messages that no
    /// node of this hall sent, that are old or that were heard before are counted and left out.
    pub(crate) async fn next(&mut self) -> Option<(String, T)> {
        loop {
            let message = self.stream.next().await?;
            let read = self.read(&message.subject, &message.body);
            let counts = &self.rings.counts;
            match read {
                Some(read) => {
                    counts.heard.fetch_add(1, Ordering::Relaxed);
                    return Some((message.subject, read));
                }
                None => {
                    tracing::debug!(subject = message.subject, "a message was refused");
                    counts.refused.fetch_add(1, Ordering::Relaxed);
                }
            }
        }
    }

    fn read(&mut self, subject: &str, body: &[u8]) -> Option<T> {
        // The seal and its head are shorter than the room that this leaves.
        if body.len() > RING_BYTES_MAX + 1024 {
            return None;
        }
        let opened = self.rings.seal.open(subject, body)?;
        if !self.is_new(&opened) {
            return None;
        }
        serde_json::from_slice(&opened.text).ok()
    }

    /// Returns whether a message is neither old nor one that was heard before.
    fn is_new(&mut self, opened: &OpenedMessage) -> bool {
        let fresh_ms = i64::try_from(RING_FRESH.as_millis()).unwrap_or(i64::MAX);
        let now_ms = clock::now_ms();
        if now_ms.saturating_sub(opened.at_ms).saturating_abs() > fresh_ms {
            return false;
        }
        if let Some((number, _)) = self.last.get(&opened.sender)
            && *number >= opened.number
        {
            return false;
        }
        // An older message of a process that is left out here would be refused as old.
        let since_ms = now_ms.saturating_sub(fresh_ms.saturating_mul(2));
        self.last.retain(|_, (_, at_ms)| *at_ms >= since_ms);
        self.last
            .insert(opened.sender, (opened.number, opened.at_ms));
        true
    }
}

#[cfg(test)]
mod tests {
    use super::super::{BusMessage, MemoryBus};
    use super::*;

    fn rings(bus: &MemoryBus) -> Arc<Rings> {
        Rings::new(Arc::new(bus.join()), RingSecret([1; 32]), "hall").unwrap()
    }

    #[tokio::test]
    async fn what_no_node_sent_changes_nothing_and_is_counted() {
        let bus = MemoryBus::default();
        let (one, two) = (rings(&bus), rings(&bus));
        let mut listener: Listener<u32> = two.listen("rs.t.*").await.unwrap();
        let mut all = bus.join().subscribe("rs.t.*".to_owned()).await.unwrap();
        one.send("rs.t.a".to_owned(), &1_u32);
        let BusMessage { body, .. } = all.next().await.unwrap();

        let foreign = bus.join();
        let send = |subject: &str, body: &[u8]| {
            assert!(foreign.publish(subject.to_owned(), body.to_vec()));
        };
        send("rs.t.a", b"1");
        send("rs.t.a", b"");
        send("rs.t.a", &vec![1; 2 << 20]);
        // The same message again, and at another table.
        send("rs.t.a", &body);
        send("rs.t.b", &body);
        let other = Rings::new(Arc::new(bus.join()), RingSecret([2; 32]), "hall").unwrap();
        other.send("rs.t.a".to_owned(), &7_u32);
        // Of a node, but of another form.
        one.send("rs.t.a".to_owned(), &"text");
        let old_ms = clock::now_ms() - 60_000;
        let old = one.seal.close("rs.t.a", old_ms, b"8").unwrap();
        send("rs.t.a", &old);
        one.send("rs.t.c".to_owned(), &2_u32);

        assert_eq!(listener.next().await, Some(("rs.t.a".to_owned(), 1)));
        assert_eq!(listener.next().await, Some(("rs.t.c".to_owned(), 2)));
        let figures = two.figures();
        assert_eq!((figures.heard, figures.refused), (2, 8));
        assert_eq!(one.figures().sent, 3);
    }

    #[tokio::test]
    async fn nothing_is_sent_while_the_bus_is_away() {
        let bus = MemoryBus::default();
        let (one, two) = (rings(&bus), rings(&bus));
        let mut listener: Listener<u32> = two.listen("rs.lobby").await.unwrap();
        bus.set_away(true);
        assert!(!one.is_up() && one.fault().is_some());
        one.lost().await;
        one.send("rs.lobby".to_owned(), &1_u32);
        bus.set_away(false);
        assert!(one.is_up() && one.fault().is_none());
        one.send("rs.lobby".to_owned(), &2_u32);

        assert_eq!(listener.next().await, Some(("rs.lobby".to_owned(), 2)));
    }
}
