//! Ends the sockets and streams of sessions that have ended, at every node.
//!
//! The node that ends sessions of a person looks after their sockets here and tells the other
//! nodes. A message between nodes may be lost, and the operator replaces the token of a bot without
//! one, so every node also asks the store now and then.

use std::sync::Arc;

use axum::http::HeaderMap;
use rosespring_store::StoreError;
use tokio::time::{MissedTickBehavior, interval};

use super::{Hall, Person};
use crate::clock;
use crate::limits::{SESSION_CHECKS, SESSIONS_ASKED_AT_ONCE, TOKENS_CHECKED_EVERY};
use crate::sessions::{SessionEnd, SessionKey};

impl Hall {
    /// Returns the person who sends a request, and the cookie or token by which they are known.
    pub(crate) async fn caller(
        &self,
        headers: &HeaderMap,
    ) -> Result<Option<(Person, SessionKey)>, StoreError> {
        let (found, hash, is_bot) = match self.bot(headers).await? {
            Some((bot, hash)) => (Some(bot), hash, true),
            None => match self.session_of(headers) {
                Some(hash) => (self.person_of(&hash).await?, hash, false),
                None => return Ok(None),
            },
        };
        Ok(found.map(|person| {
            let key = SessionKey {
                person: person.id.as_str().to_owned(),
                hash,
                is_bot,
            };
            (person, key)
        }))
    }

    /// Returns the end of a session, for a socket or stream that it opens.
    pub(crate) async fn follow_session(&self, key: &SessionKey) -> Result<SessionEnd, StoreError> {
        let end = self.sessions.follow(key);
        // It may have ended after the request was let through.
        self.end_if_over(key).await?;
        Ok(end)
    }

    /// Ends the sockets and streams of those sessions of a person that have ended, whichever node
    /// they are connected to.
    pub(super) async fn sessions_ended(&self, person: &str) {
        self.hear_sessions(person).await;
        self.tables.host().tell_others_of_sessions(person);
    }

    /// Ends the sockets and streams at this node of those sessions of a person that have ended.
    pub(crate) async fn hear_sessions(&self, person: &str) {
        self.departures.notify_one();
        for key in self.sessions.keys(Some(person)) {
            if let Err(error) = self.end_if_over(&key).await {
                tracing::warn!("whether a session has ended could not be read: {error}");
            }
        }
    }

    async fn end_if_over(&self, key: &SessionKey) -> Result<(), StoreError> {
        let person = match key.is_bot {
            true => self.bot_of(&key.hash).await?,
            false => self.person_of(&key.hash).await?,
        };
        if person.is_none() {
            self.sessions.end(key);
        }
        Ok(())
    }

    /// Asks the store again and again which of the followed sessions have ended: tokens of bots
    /// every [`TOKENS_CHECKED_EVERY`], cookies at every [`SESSION_CHECKS`]th time.
    pub(crate) async fn check_sessions_for_ever(self: Arc<Self>) {
        let mut tick = interval(TOKENS_CHECKED_EVERY);
        tick.set_missed_tick_behavior(MissedTickBehavior::Delay);
        for round in 1_u32.. {
            tick.tick().await;
            let checked = match round.is_multiple_of(SESSION_CHECKS) {
                true => self.check_sessions().await,
                false => self.check_tokens().await,
            };
            if let Err(error) = checked {
                tracing::warn!("which sessions have ended could not be read: {error}");
            }
        }
    }

    async fn check_tokens(&self) -> Result<(), StoreError> {
        for key in self.sessions.keys(None) {
            if key.is_bot {
                self.end_if_over(&key).await?;
            }
        }
        Ok(())
    }

    async fn check_sessions(&self) -> Result<(), StoreError> {
        self.check_tokens().await?;
        let mut keys = self.sessions.keys(None);
        keys.retain(|key| !key.is_bot);
        for keys in keys.chunks(SESSIONS_ASKED_AT_ONCE) {
            let hashes: Vec<_> = keys.iter().map(|key| key.hash.clone()).collect();
            let open = self.store.open_sessions(&hashes, clock::now_ms()).await?;
            for key in keys.iter().filter(|key| !open.contains(&key.hash)) {
                self.sessions.end(key);
            }
        }
        Ok(())
    }
}
