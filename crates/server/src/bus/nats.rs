//! NATS as the bus: core NATS, which keeps nothing.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use async_nats::{Client, ClientError, ConnectOptions, Event};
use futures_util::future::BoxFuture;
use futures_util::{FutureExt as _, StreamExt as _};
use tokio::sync::{mpsc, watch};

use super::{Bus, BusMessage, BusState, BusStream, NatsAddress};
use crate::limits::{NATS_PING_EVERY, NATS_QUEUED_MAX, NATS_RETRY_MAX, NODE_CONNECT_TIMEOUT};

/// Messages that wait for a listener; of further ones NATS loses some, which is noticed.
const HEARD_QUEUED_MAX: usize = 4_096;

/// The connection to a NATS server. It is made again for ever.
pub(crate) struct NatsBus {
    client: Client,
    queue: mpsc::Sender<(String, Vec<u8>)>,
    state: watch::Receiver<BusState>,
    losses: Arc<AtomicU64>,
}

impl NatsBus {
    /// Begins to connect. Until it is connected, no messages pass.
    ///
    /// # Errors
    ///
    /// The address cannot be used.
    pub(crate) async fn begin(address: &NatsAddress) -> Result<Self, async_nats::ConnectError> {
        let place = address.place().to_owned();
        let away = BusState::Away(format!("NATS at {place} has not answered yet"));
        let (sender, state) = watch::channel(away);
        let (user, password) = address.credentials();
        let losses = Arc::new(AtomicU64::new(0));
        let lost = Arc::clone(&losses);
        let client = ConnectOptions::new()
            .name("rosespring")
            .user_and_password(user, password)
            .no_echo()
            .retry_on_initial_connect()
            .ignore_discovered_servers()
            .connection_timeout(NODE_CONNECT_TIMEOUT)
            .ping_interval(NATS_PING_EVERY)
            .subscription_capacity(HEARD_QUEUED_MAX)
            .reconnect_delay_callback(retry_delay)
            .event_callback(move |event| {
                if note(&sender, &place, &event) {
                    lost.fetch_add(1, Ordering::Relaxed);
                }
                std::future::ready(())
            })
            .connect(format!("nats://{}", address.place()))
            .await?;
        let (queue, queued) = mpsc::channel(NATS_QUEUED_MAX);
        tokio::spawn(send_queued(client.clone(), queued, state.clone()));
        Ok(Self {
            client,
            queue,
            state,
            losses,
        })
    }
}

/// Returns the pause before a try: the first one is at once.
fn retry_delay(tries: usize) -> Duration {
    let tries = u32::try_from(tries).unwrap_or(u32::MAX);
    let pause = Duration::from_millis(250).saturating_mul(tries.saturating_sub(1));
    pause.min(NATS_RETRY_MAX)
}

/// Notes whether messages pass after an event of the connection. Returns whether they passed until
/// then, and do no more.
fn note(state: &watch::Sender<BusState>, place: &str, event: &Event) -> bool {
    let away = |reason: String| Some(BusState::Away(reason));
    let is_up = *state.borrow() == BusState::Up;
    let next = match event {
        Event::Connected => Some(BusState::Up),
        Event::Disconnected | Event::Closed => {
            away(format!("the connection to NATS at {place} was lost"))
        }
        // Such as a user who may not use the subjects. The server ends the connections of users
        // whose rights change, so a new one shows whether that was mended.
        Event::ServerError(error) => away(format!("NATS at {place} refuses messages: {error}")),
        Event::ClientError(ClientError::Other(error)) if !is_up => away(refusal(place, error)),
        Event::SlowConsumer(_) => {
            tracing::warn!("messages of NATS were lost, because this node is slow");
            None
        }
        _ => None,
    };
    let Some(next) = next else {
        return false;
    };
    let is_lost = is_up && next != BusState::Up;
    state.send_if_modified(|state| {
        let is_other = *state != next;
        if is_other {
            match &next {
                BusState::Up => tracing::info!("connected to NATS at {place}"),
                BusState::Away(reason) => {
                    tracing::warn!("{reason}: requests are passed on between the nodes");
                }
            }
            *state = next;
        }
        is_other
    });
    is_lost
}

/// Names the fault of a connection that was not made.
fn refusal(place: &str, error: &str) -> String {
    let is_password = error.contains("authorization") || error.contains("authentication");
    match is_password {
        true => format!("NATS at {place} refuses the user or the password"),
        false => format!("NATS at {place} cannot be reached"),
    }
}

/// Sends what is queued, in order, as long as the bus is in use.
async fn send_queued(
    client: Client,
    mut queued: mpsc::Receiver<(String, Vec<u8>)>,
    state: watch::Receiver<BusState>,
) {
    while let Some((subject, body)) = queued.recv().await {
        // What would wait for the connection would be too old.
        if *state.borrow() != BusState::Up {
            continue;
        }
        if let Err(error) = client.publish(subject, body.into()).await {
            tracing::debug!("a message to NATS was lost: {error}");
        }
    }
}

impl Bus for NatsBus {
    fn publish(&self, subject: String, body: Vec<u8>) -> bool {
        self.queue.try_send((subject, body)).is_ok()
    }

    fn subscribe(&self, subject: String) -> BoxFuture<'_, Option<BusStream>> {
        async move {
            let heard = self.client.subscribe(subject).await.ok()?;
            let messages = heard.map(|message| BusMessage {
                subject: message.subject.to_string(),
                body: message.payload.to_vec(),
            });
            Some(messages.boxed())
        }
        .boxed()
    }

    fn state(&self) -> watch::Receiver<BusState> {
        self.state.clone()
    }

    fn losses(&self) -> u64 {
        self.losses.load(Ordering::Relaxed)
    }
}

#[cfg(test)]
mod tests {
    use async_nats::ServerError;

    use super::*;

    #[test]
    fn the_state_names_what_is_wrong() {
        let sender = watch::Sender::new(BusState::Away(String::new()));
        let after = |event: Event| {
            note(&sender, "host:1", &event);
            sender.borrow().clone()
        };
        let other = |text: &str| Event::ClientError(ClientError::Other(text.to_owned()));
        let away = |text: &str| BusState::Away(text.to_owned());
        assert_eq!(
            after(other("authorization violation")),
            away("NATS at host:1 refuses the user or the password")
        );
        assert_eq!(
            after(other("IO error")),
            away("NATS at host:1 cannot be reached")
        );
        assert_eq!(after(Event::Connected), BusState::Up);
        assert_eq!(after(other("IO error")), BusState::Up);
        assert_eq!(after(Event::SlowConsumer(1)), BusState::Up);
        let refused = ServerError::Other("permissions violation".to_owned());
        assert_eq!(
            after(Event::ServerError(refused)),
            away("NATS at host:1 refuses messages: nats: permissions violation")
        );
        assert_eq!(after(Event::Connected), BusState::Up);
        assert_eq!(
            after(Event::Disconnected),
            away("the connection to NATS at host:1 was lost")
        );
    }

    #[test]
    fn tries_are_at_once_and_then_less_and_less_often() {
        assert_eq!(retry_delay(1), Duration::ZERO);
        assert_eq!(retry_delay(3), Duration::from_millis(500));
        assert_eq!(retry_delay(usize::MAX), NATS_RETRY_MAX);
    }
}
