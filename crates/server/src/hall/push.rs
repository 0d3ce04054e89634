//! Messages to browsers of people who look at no page of the hall.

use std::sync::{Arc, Mutex, PoisonError};

use axum::http::HeaderMap;
use rosespring_hall::notices::StoredPush;
use rosespring_store::{StoreError, rows};
use rosespring_wire::push::{NewPush, PushView};
use tokio::sync::{Semaphore, mpsc};

use super::Hall;
use super::notices::NoticeSubject;
use crate::clock;
use crate::error::ApiError;
use crate::host::blocking;
use crate::limits::{PUSH_AT_ONCE, PUSH_QUEUED_MAX};
use crate::push::{
    BrowserKeys, Endpoint, PushHost, PushHosts, PushKey, PushOutcome, Sender, base64url, topic,
};

/// How a hall sends messages to browsers.
#[derive(Debug, Clone, Default)]
pub struct PushSettings {
    /// The key of the hall; `None` if it sends no messages.
    pub key: Option<PushKey>,
    /// Push services besides those of the known browsers.
    pub hosts: Vec<PushHost>,
}

/// A message for the browsers of a person.
#[derive(Debug)]
struct Message {
    person: String,
    text: String,
    topic: String,
}

/// The messages of a hall that wait, and what sends them.
pub(super) struct Push {
    sender: Option<Arc<Sender>>,
    queue: mpsc::Sender<Message>,
    waiting: Mutex<Option<mpsc::Receiver<Message>>>,
}

impl Push {
    /// Creates what sends the messages of the hall at `url`.
    pub(super) fn new(settings: PushSettings, url: String) -> Self {
        let hosts = PushHosts(settings.hosts);
        let sender = settings.key.map(|key| Sender::new(&key, url, hosts));
        let (queue, waiting) = mpsc::channel(PUSH_QUEUED_MAX);
        Self {
            sender: sender.map(Arc::new),
            queue,
            waiting: Mutex::new(Some(waiting)),
        }
    }
}

impl Hall {
    /// Returns whether the browser of a session hears of notices.
    pub(crate) async fn push_view(&self, headers: &HeaderMap) -> Result<PushView, ApiError> {
        let is_on = match self.session_of(headers) {
            Some(session) => rows::find::<StoredPush>(&*self.store, &[&session])
                .await?
                .is_some(),
            None => false,
        };
        let sender = self.push.sender.as_ref();
        Ok(PushView {
            key: sender.map(|sender| sender.public_key().to_owned()),
            is_on,
        })
    }

    /// Lets the browser of a session hear of notices.
    ///
    /// # Errors
    ///
    /// [`ApiError::InvalidBody`] for the address of a service to which the hall does not send, or
    /// keys that do not fit; [`ApiError::NotMember`] without a session, or an error of the store.
    pub(crate) async fn subscribe(
        &self,
        headers: &HeaderMap,
        new: NewPush,
    ) -> Result<(), ApiError> {
        let fault = |text: &str| ApiError::InvalidBody(vec![text.to_owned()]);
        let session = self.session_of(headers).ok_or(ApiError::NotMember)?;
        let push = StoredPush {
            session,
            endpoint: new.endpoint,
            p256dh: new.p256dh,
            auth: new.auth,
        };
        let Some(sender) = &self.push.sender else {
            return Err(fault("`endpoint`: this hall sends no messages"));
        };
        if sender.hosts.endpoint(&push.endpoint).is_none() {
            let text = "`endpoint`: is not of a push service to which this hall sends";
            return Err(fault(text));
        }
        if keys_of(&push).is_none() {
            return Err(fault("`p256dh`, `auth`: are not the keys of a browser"));
        }
        match self.store.put_push(&push).await? {
            true => Ok(()),
            false => Err(ApiError::NotMember),
        }
    }

    /// Stops to tell the browser of a session.
    pub(crate) async fn unsubscribe(&self, headers: &HeaderMap) -> Result<(), ApiError> {
        if let Some(session) = self.session_of(headers) {
            rows::remove::<StoredPush>(&*self.store, &[&session]).await?;
        }
        Ok(())
    }

    /// Returns the addresses at which the browsers of a person get messages.
    pub(super) async fn push_addresses(&self, person: &str) -> Result<Vec<String>, StoreError> {
        let all = self.store.pushes_of(person, clock::now_ms()).await?;
        Ok(all.into_iter().map(|one| one.endpoint).collect())
    }

    /// Sends a message about a notice, unless the person looks at a page. If too many wait, this
    /// one is left out: the notice itself is stored.
    pub(super) fn push_notice(&self, person: &str, subject: &NoticeSubject, key: &str) {
        if self.push.sender.is_none() || self.notice_lines.has(person) {
            return;
        }
        let message = Message {
            person: person.to_owned(),
            text: subject.message(),
            topic: topic(person, key),
        };
        if self.push.queue.try_send(message).is_err() {
            tracing::warn!("a message is not sent: too many wait");
        }
    }

    /// Sends the messages, at most [`PUSH_AT_ONCE`] at once.
    pub(crate) async fn push_for_ever(self: Arc<Self>) {
        let waiting = self
            .push
            .waiting
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .take();
        let (Some(mut waiting), Some(sender)) = (waiting, self.push.sender.clone()) else {
            return;
        };
        let places = Arc::new(Semaphore::new(PUSH_AT_ONCE));
        while let Some(message) = waiting.recv().await {
            let Ok(place) = Arc::clone(&places).acquire_owned().await else {
                return;
            };
            let (hall, sender) = (Arc::clone(&self), Arc::clone(&sender));
            tokio::spawn(async move {
                if let Err(error) = hall.send(&sender, message).await {
                    tracing::warn!("a message could not be sent: {error}");
                }
                drop(place);
            });
        }
    }

    /// Sends a message to all browsers of a person. Those that are gone are forgotten.
    async fn send(&self, sender: &Arc<Sender>, message: Message) -> Result<(), ApiError> {
        let now_ms = clock::now_ms();
        let Message {
            person,
            text,
            topic,
        } = message;
        for push in self.store.pushes_of(&person, now_ms).await? {
            let outcome = match (sender.hosts.endpoint(&push.endpoint), keys_of(&push)) {
                (Some(endpoint), Some(keys)) => {
                    send_one(Arc::clone(sender), endpoint, keys, &text, &topic).await?
                }
                // The operator no longer names the host.
                _ => PushOutcome::Gone,
            };
            if outcome == PushOutcome::Gone {
                rows::remove::<StoredPush>(&*self.store, &[&push.session]).await?;
            }
        }
        Ok(())
    }
}

async fn send_one(
    sender: Arc<Sender>,
    endpoint: Endpoint,
    keys: BrowserKeys,
    text: &str,
    topic: &str,
) -> Result<PushOutcome, ApiError> {
    let (text, topic) = (text.to_owned(), topic.to_owned());
    blocking(move || sender.send(&endpoint, &keys, text.as_bytes(), &topic)).await
}

fn keys_of(push: &StoredPush) -> Option<BrowserKeys> {
    let bytes = |text: &str| base64url::decode(text);
    BrowserKeys::new(&bytes(&push.p256dh)?, &bytes(&push.auth)?).ok()
}
