//! A broker between nodes, whose messages take time.

use std::sync::{Arc, Mutex};

use fastrand::Rng;
use futures_util::future::BoxFuture;
use futures_util::{FutureExt as _, stream};
use rosespring_server::{Bus, BusMessage, BusState, BusStream};
use tokio::sync::mpsc::{UnboundedSender, unbounded_channel};
use tokio::sync::watch;

use crate::machines::WINDOW_MS;
use crate::run::await_time;
use crate::world::{World, lock};

/// The longest way of a message over the broker, in milliseconds.
const BROKER_MAX_MS: i64 = 50;

/// The broker.
pub(crate) struct Broker {
    world: Arc<World>,
    listeners: Mutex<Vec<BrokerListener>>,
    state: watch::Sender<BusState>,
    rng: Mutex<Rng>,
}

/// A node that listens to a subject.
struct BrokerListener {
    node: usize,
    subject: String,
    /// When the last message arrives: the broker keeps their order.
    last_ms: i64,
    messages: UnboundedSender<(i64, BusMessage)>,
}

impl Broker {
    pub(crate) fn new(world: &Arc<World>, rng: Rng) -> Arc<Self> {
        Arc::new(Self {
            world: Arc::clone(world),
            listeners: Mutex::default(),
            state: watch::Sender::new(BusState::Up),
            rng: Mutex::new(rng),
        })
    }
}

/// The broker as a node has it.
pub(crate) struct SimBus {
    pub(crate) broker: Arc<Broker>,
    pub(crate) node: usize,
}

/// Returns whether a subject fits one in which `*` stands for any part.
fn fits(pattern: &str, subject: &str) -> bool {
    let (mut pattern, mut subject) = (pattern.split('.'), subject.split('.'));
    loop {
        match (pattern.next(), subject.next()) {
            (None, None) => return true,
            (Some(one), Some(other)) if one == "*" || one == other => {}
            _ => return false,
        }
    }
}

impl Bus for SimBus {
    fn publish(&self, subject: String, body: Vec<u8>) -> bool {
        let is_up = *self.broker.state.borrow() == BusState::Up;
        if !is_up {
            return false;
        }
        let now_ms = self.broker.world.now_ms();
        let mut listeners = lock(&self.broker.listeners);
        listeners.retain(|one| !one.messages.is_closed());
        for one in listeners.iter_mut() {
            if one.node == self.node || !fits(&one.subject, &subject) {
                continue;
            }
            let way_ms = lock(&self.broker.rng).i64(WINDOW_MS..=BROKER_MAX_MS);
            one.last_ms = one.last_ms.max(now_ms + way_ms);
            let message = BusMessage {
                subject: subject.clone(),
                body: body.clone(),
            };
            // A node that was killed listens no longer.
            let _ = one.messages.send((one.last_ms, message));
        }
        true
    }

    fn subscribe(&self, subject: String) -> BoxFuture<'_, Option<BusStream>> {
        let (messages, heard) = unbounded_channel();
        lock(&self.broker.listeners).push(BrokerListener {
            node: self.node,
            subject,
            last_ms: 0,
            messages,
        });
        let world = Arc::clone(&self.broker.world);
        let stream = stream::unfold((heard, world), async |(mut heard, world)| {
            let (due_ms, message) = heard.recv().await?;
            await_time(&world, due_ms).await;
            Some((message, (heard, world)))
        });
        std::future::ready(Some(Box::pin(stream) as BusStream)).boxed()
    }

    fn state(&self) -> watch::Receiver<BusState> {
        self.broker.state.subscribe()
    }

    fn losses(&self) -> u64 {
        0
    }
}

#[cfg(test)]
mod tests {
    use super::fits;

    #[test]
    fn a_star_stands_for_one_part_of_a_subject() {
        assert!(fits("rs.t.*", "rs.t.a") && fits("rs.lobby", "rs.lobby"));
        assert!(!fits("rs.t.*", "rs.t.a.b") && !fits("rs.t.*", "rs.t") && !fits("rs.t", "rs.u"));
    }
}
