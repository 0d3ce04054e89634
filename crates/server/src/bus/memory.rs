//! A bus in memory, for tests.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};

use futures_util::future::BoxFuture;
use futures_util::{FutureExt as _, stream};
use tokio::sync::{mpsc, watch};

use super::{Bus, BusMessage, BusState, BusStream};

/// A broker in memory.
#[derive(Debug, Clone)]
pub(crate) struct MemoryBus {
    broker: Arc<Broker>,
    /// The number of this member.
    own: u64,
}

#[derive(Debug)]
struct Broker {
    listeners: Mutex<Vec<MemoryListener>>,
    state: watch::Sender<BusState>,
    members: AtomicU64,
    /// Whether messages are lost without a notice.
    is_lossy: AtomicBool,
}

#[derive(Debug)]
struct MemoryListener {
    member: u64,
    subject: String,
    messages: mpsc::UnboundedSender<BusMessage>,
}

impl Default for MemoryBus {
    fn default() -> Self {
        Self {
            broker: Arc::new(Broker {
                listeners: Mutex::default(),
                state: watch::Sender::new(BusState::Up),
                members: AtomicU64::new(0),
                is_lossy: AtomicBool::new(false),
            }),
            own: 0,
        }
    }
}

impl MemoryBus {
    /// Returns the bus as another node has it.
    pub(crate) fn join(&self) -> Self {
        Self {
            broker: Arc::clone(&self.broker),
            own: self.broker.members.fetch_add(1, Ordering::Relaxed) + 1,
        }
    }

    /// Loses messages without a notice, or no more.
    pub(crate) fn set_lossy(&self, is_lossy: bool) {
        self.broker.is_lossy.store(is_lossy, Ordering::SeqCst);
    }

    /// Lets messages pass, or not.
    pub(crate) fn set_away(&self, is_away: bool) {
        self.broker.state.send_replace(match is_away {
            true => BusState::Away("the broker is away".to_owned()),
            false => BusState::Up,
        });
    }
}

/// Returns whether a subject fits one in which `*` stands for any part.
fn fits(pattern: &str, subject: &str) -> bool {
    let parts = |text: &str| text.split('.').map(str::to_owned).collect::<Vec<_>>();
    let (pattern, subject) = (parts(pattern), parts(subject));
    let is_same = |(one, other): (&String, &String)| one == "*" || one == other;
    pattern.len() == subject.len() && pattern.iter().zip(&subject).all(is_same)
}

impl Bus for MemoryBus {
    fn publish(&self, subject: String, body: Vec<u8>) -> bool {
        let is_up = *self.broker.state.borrow() == BusState::Up;
        if is_up && !self.broker.is_lossy.load(Ordering::SeqCst) {
            let mut listeners = self.broker.listeners.lock().unwrap();
            listeners.retain(|one| !one.messages.is_closed());
            for one in listeners.iter() {
                if one.member != self.own && fits(&one.subject, &subject) {
                    let message = BusMessage {
                        subject: subject.clone(),
                        body: body.clone(),
                    };
                    let _ = one.messages.send(message);
                }
            }
        }
        is_up
    }

    fn subscribe(&self, subject: String) -> BoxFuture<'_, Option<BusStream>> {
        let (messages, heard) = mpsc::unbounded_channel();
        self.broker.listeners.lock().unwrap().push(MemoryListener {
            member: self.own,
            subject,
            messages,
        });
        let stream = stream::unfold(heard, async |mut heard| {
            let message = heard.recv().await?;
            Some((message, heard))
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
