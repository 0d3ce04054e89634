//! Web push: messages to browsers of which no page is open (RFC 8030, 8291, 8292).
//!
//! A message has the kind of a notice and the path of a page, and no names. It is encrypted for
//! the browser, so the push service sees neither, but it sees the address of the hall and when a
//! message comes.

pub(crate) mod base64url;
mod hosts;
mod identity;
mod message;

use std::io;
use std::path::Path;
use std::time::Duration;

use p256::SecretKey;
use rosespring_store::{NodeStore, SharedKey, StoreError};
use ureq::Agent;
use ureq::config::Config;
use ureq::unversioned::resolver::{DefaultResolver, ResolvedSocketAddrs, Resolver};
use ureq::unversioned::transport::{DefaultConnector, NextTimeout};

use crate::limits::{PUSH_KEPT, PUSH_TIMEOUT};
use crate::{chance, clock};

pub(crate) use hosts::{Endpoint, PushHosts};
pub use hosts::{PushHost, PushHostError};
use identity::PushIdentity;
pub(crate) use identity::topic;
use message::MessageSecret;
pub(crate) use message::{BrowserKeys, KeyError};

/// Why a hall has no key for push services.
#[derive(Debug, thiserror::Error)]
pub(crate) enum SharedKeyError {
    /// The file in the data folder, or the system.
    #[error(transparent)]
    File(#[from] io::Error),
    /// The database.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// The key of a hall for push services.
#[derive(Clone)]
pub struct PushKey(SecretKey);

impl std::fmt::Debug for PushKey {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.write_str("PushKey")
    }
}

impl PushKey {
    /// Returns the key in a data folder, and makes one if there is none.
    ///
    /// # Errors
    ///
    /// The file cannot be read or written, or has no key.
    pub fn in_folder(folder: &Path) -> io::Result<Self> {
        identity::key_in(folder).map(Self)
    }

    /// Returns the key that all programs with this database share. The first one stores it: the
    /// one in its data folder if there is one, otherwise a new one.
    ///
    /// # Errors
    ///
    /// The file in the data folder or what is stored has no key, or one of them failed.
    pub(crate) async fn shared(
        store: &dyn NodeStore,
        folder: &Path,
    ) -> Result<Self, SharedKeyError> {
        let known = identity::known_key_in(folder)?;
        let new = known.clone().map_or_else(identity::new_key, Ok)?;
        let new = identity::key_text(&new);
        let stored = store.shared_key(SharedKey::Push, &new).await?;
        let damaged = || StoreError::Database("its key for messages to browsers is none".into());
        let key = identity::read_key(&stored).ok_or_else(damaged)?;
        if known.is_some_and(|known| known != key) {
            tracing::warn!(
                "{} has another key than the database, whose key is used",
                folder.display()
            );
        }
        Ok(Self(key))
    }

    /// Returns a new key, for a hall without a data folder.
    ///
    /// # Errors
    ///
    /// The system gives no random bytes.
    pub fn new() -> io::Result<Self> {
        identity::new_key().map(Self)
    }
}

/// What the push service did with a message.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum PushOutcome {
    /// It delivers it.
    Sent,
    /// The browser is no longer subscribed, or subscribed with another key of the hall.
    Gone,
    /// It refused it, or did not answer.
    Failed,
}

/// Sends messages to push services.
pub(crate) struct Sender {
    identity: PushIdentity,
    pub(crate) hosts: PushHosts,
    /// For the services of browsers: over TLS, at public addresses.
    public: Agent,
    /// For hosts that the operator named.
    named: Agent,
}

impl Sender {
    /// Creates the sender of a hall with this key at this address.
    pub(crate) fn new(key: &PushKey, url: String, hosts: PushHosts) -> Self {
        Self {
            identity: PushIdentity::new(&key.0, url),
            hosts,
            public: agent(true),
            named: agent(false),
        }
    }

    /// Returns the public key, which browsers give to their push service.
    pub(crate) fn public_key(&self) -> &str {
        self.identity.public()
    }

    /// Sends a text to a browser, in place of an undelivered one of the same topic. It blocks.
    pub(crate) fn send(
        &self,
        endpoint: &Endpoint,
        keys: &BrowserKeys,
        text: &[u8],
        topic: &str,
    ) -> PushOutcome {
        let Ok(body) = encrypt(keys, text) else {
            return PushOutcome::Failed;
        };
        let agent = match endpoint.is_named {
            true => &self.named,
            false => &self.public,
        };
        let signed = self
            .identity
            .authorization(&endpoint.origin, clock::now_ms());
        let sent = agent
            .post(&endpoint.address)
            .header("authorization", signed)
            .header("content-encoding", "aes128gcm")
            .header("content-type", "application/octet-stream")
            .header("ttl", PUSH_KEPT.as_secs().to_string())
            .header("urgency", "normal")
            .header("topic", topic)
            .send(&body[..]);
        let origin = &endpoint.origin;
        match sent.map(|answer| answer.status().as_u16()) {
            Ok(200..=299) => PushOutcome::Sent,
            Ok(401 | 403 | 404 | 410) => PushOutcome::Gone,
            Ok(status) => {
                tracing::warn!(status, "the push service at {origin} refused a message");
                PushOutcome::Failed
            }
            Err(error) => {
                tracing::warn!("the push service at {origin} did not answer: {error}");
                PushOutcome::Failed
            }
        }
    }
}

fn encrypt(keys: &BrowserKeys, text: &[u8]) -> Result<Vec<u8>, KeyError> {
    let mut salt = [0; 16];
    chance::fill(&mut salt).map_err(|_| KeyError)?;
    let key = identity::new_key().map_err(|_| KeyError)?;
    keys.encrypt(text, &MessageSecret { key, salt })
}

/// Returns a client that follows no redirect and waits for a short time.
fn agent(is_public: bool) -> Agent {
    let config = Config::builder()
        .http_status_as_error(false)
        .https_only(is_public)
        .max_redirects(0)
        .max_redirects_will_error(false)
        .proxy(None)
        .timeout_global(Some(PUSH_TIMEOUT))
        .max_idle_age(Duration::from_secs(30))
        .build();
    match is_public {
        true => Agent::with_parts(
            config,
            DefaultConnector::default(),
            PublicAddresses::default(),
        ),
        false => config.new_agent(),
    }
}

/// Finds the addresses of a host, and refuses those that are not public. The connection uses these
/// addresses, so a name cannot lead elsewhere after the check.
#[derive(Debug, Default)]
struct PublicAddresses(DefaultResolver);

impl Resolver for PublicAddresses {
    fn resolve(
        &self,
        uri: &ureq::http::Uri,
        config: &Config,
        timeout: NextTimeout,
    ) -> Result<ResolvedSocketAddrs, ureq::Error> {
        let found = self.0.resolve(uri, config, timeout)?;
        match found.iter().all(|address| hosts::is_public(address.ip())) {
            true => Ok(found),
            false => Err(ureq::Error::HostNotFound),
        }
    }
}

#[cfg(test)]
mod tests {
    use rosespring_store::MemoryStore;

    use super::*;

    #[tokio::test]
    async fn nodes_share_the_key_of_the_first_data_folder() {
        let store = MemoryStore::default();
        let folders = [(); 3].map(|()| tempfile::tempdir().unwrap());
        let first = PushKey::in_folder(folders[0].path()).unwrap();
        PushKey::in_folder(folders[1].path()).unwrap();

        for folder in &folders {
            let key = PushKey::shared(&store, folder.path()).await.unwrap();
            assert_eq!(key.0, first.0);
        }
        let [_, _, empty] = &folders;
        assert_eq!(std::fs::read_dir(empty.path()).unwrap().count(), 0);
        let other = MemoryStore::default();
        let new = PushKey::shared(&other, empty.path()).await.unwrap();
        assert_ne!(new.0, first.0);
        let damaged = MemoryStore::default();
        damaged.shared_key(SharedKey::Push, "no key").await.unwrap();
        assert!(PushKey::shared(&damaged, empty.path()).await.is_err());
    }

    #[test]
    fn a_service_that_leads_into_the_own_network_is_not_reached() {
        let listener = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
        listener.set_nonblocking(true).unwrap();
        let port = listener.local_addr().unwrap().port();

        let sent = agent(true)
            .post(format!("https://localhost:{port}/"))
            .send(&b"x"[..]);

        assert!(matches!(sent, Err(ureq::Error::HostNotFound)), "{sent:?}");
        let plain = agent(true)
            .post(format!("http://localhost:{port}/"))
            .send(&b"x"[..]);
        assert!(plain.is_err());
        assert!(listener.accept().is_err());
    }
}
