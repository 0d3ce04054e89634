//! A broker between nodes, whose messages take time.

use std::sync::{Arc, Mutex};

use fastrand::Rng;
use futures_util::future::BoxFuture;
use futures_util::{FutureExt as _, stream};
use rosespring_server::{Bus, BusMessage, BusState, BusStream};
use tokio::sync::mpsc::{UnboundedSender, unbounded_channel};
use tokio::sync::watch;

use crate::faults::FaultKind;
use crate::machines::WINDOW_MS;
use crate::run::await_time;
use crate::world::{World, lock};

/// The longest way of a message over the broker, in milliseconds.
const BROKER_MAX_MS: i64 = 50;

/// How much longer the way of a message that is late may be.
const LATE_MAX_MS: i64 = 8_000;

/// The broker.
pub(crate) struct Broker {
    world: Arc<World>,
    listeners: Mutex<Vec<BrokerListener>>,
    state: watch::Sender<BusState>,
    rng: Mutex<Rng>,
    faults: Mutex<BrokerFaults>,
}

/// What is wrong with the broker, and until when, in milliseconds since the run began.
#[derive(Debug, Default)]
struct BrokerFaults {
    away_until_ms: i64,
    lost_until_ms: i64,
    double_until_ms: i64,
    late_until_ms: i64,
}

/// A node that listens to a subject.
struct BrokerListener {
    node: usize,
    subject: String,
    /// When the last message arrives.
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
            faults: Mutex::default(),
        })
    }

    /// Lets a fault of the broker last for its time.
    pub(crate) fn disturb(self: &Arc<Self>, kind: FaultKind, ms: i64) {
        let until_ms = self.world.now_ms() + ms;
        let mut faults = lock(&self.faults);
        let place = match kind {
            FaultKind::BusAway => &mut faults.away_until_ms,
            FaultKind::BusDouble => &mut faults.double_until_ms,
            FaultKind::BusLate => &mut faults.late_until_ms,
            _ => &mut faults.lost_until_ms,
        };
        *place = until_ms.max(*place);
        if kind != FaultKind::BusAway {
            return;
        }
        let away = BusState::Away("the broker is away".to_owned());
        self.state.send_replace(away);
        let broker = Arc::clone(self);
        tokio::spawn(async move {
            await_time(&broker.world, until_ms).await;
            if lock(&broker.faults).away_until_ms <= until_ms {
                broker.state.send_replace(BusState::Up);
            }
        });
    }

    /// Ends all faults.
    pub(crate) fn heal(&self) {
        *lock(&self.faults) = BrokerFaults::default();
        self.state.send_replace(BusState::Up);
    }

    /// Returns when a message arrives at a listener whose last one arrives at `last_ms`, each time
    /// that it does.
    fn arrivals(&self, now_ms: i64, last_ms: &mut i64) -> Vec<i64> {
        let faults = lock(&self.faults);
        let mut rng = lock(&self.rng);
        let mut due_ms = now_ms + rng.i64(WINDOW_MS..=BROKER_MAX_MS);
        if faults.late_until_ms > now_ms {
            due_ms += rng.i64(0..=LATE_MAX_MS);
        } else {
            // The broker keeps their order.
            due_ms = due_ms.max(*last_ms);
            *last_ms = due_ms;
        }
        let is_lost = faults.lost_until_ms > now_ms && rng.bool();
        let is_double = faults.double_until_ms > now_ms && rng.bool();
        let again_ms = due_ms + rng.i64(0..=LATE_MAX_MS);
        match (is_lost, is_double) {
            (true, _) => Vec::new(),
            (_, true) => vec![due_ms, again_ms],
            _ => vec![due_ms],
        }
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
            for due_ms in self.broker.arrivals(now_ms, &mut one.last_ms) {
                let message = BusMessage {
                    subject: subject.clone(),
                    body: body.clone(),
                };
                // A node that was killed listens no longer.
                let _ = one.messages.send((due_ms, message));
            }
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
        let waiting = Vec::<(i64, BusMessage)>::new();
        let stream = stream::unfold((heard, waiting), move |(mut heard, mut waiting)| {
            let world = Arc::clone(&world);
            async move {
                loop {
                    // The first one that arrives; of two at once, the one that was sent first.
                    let first = (0..waiting.len()).min_by_key(|index| waiting[*index].0);
                    let due_ms = first.map(|index| waiting[index].0);
                    tokio::select! {
                        biased;
                        more = heard.recv() => match more {
                            Some(more) => waiting.push(more),
                            None => return None,
                        },
                        () = await_time(&world, due_ms.unwrap_or(0)), if due_ms.is_some() => {
                            let (_, message) = waiting.remove(first?);
                            return Some((message, (heard, waiting)));
                        }
                    }
                }
            }
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
