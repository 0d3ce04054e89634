//! Sockets and streams of a hall, each tied to the session by which its person is known.
//!
//! A request is let through by a cookie or a token. A socket lives much longer than its request, so
//! it ends when that cookie or token is worth nothing any more.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::watch;

/// The cookie or token by which a person is known. Those of a person stand together in order.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct SessionKey {
    /// The id of the person.
    pub(crate) person: String,
    /// The SHA-256 of the cookie or token.
    pub(crate) hash: String,
    /// Whether it is the token of a bot.
    pub(crate) is_bot: bool,
}

/// The sessions that have sockets or streams at this node.
#[derive(Debug, Clone, Default)]
pub(crate) struct OpenSessions(Arc<Mutex<BTreeMap<SessionKey, watch::Sender<bool>>>>);

/// The end of a session, as one socket or stream waits for it.
#[derive(Debug)]
pub(crate) struct SessionEnd(Option<FollowedSession>);

#[derive(Debug)]
struct FollowedSession {
    key: SessionKey,
    has_ended: watch::Receiver<bool>,
    sessions: OpenSessions,
}

impl OpenSessions {
    fn lock(&self) -> MutexGuard<'_, BTreeMap<SessionKey, watch::Sender<bool>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns the end of a session.
    pub(crate) fn follow(&self, key: &SessionKey) -> SessionEnd {
        let has_ended = self.lock().entry(key.clone()).or_default().subscribe();
        SessionEnd(Some(FollowedSession {
            key: key.clone(),
            has_ended,
            sessions: self.clone(),
        }))
    }

    /// Returns the sessions that are followed: those of a person, or all.
    pub(crate) fn keys(&self, person: Option<&str>) -> Vec<SessionKey> {
        let sessions = self.lock();
        let keys = sessions.keys();
        let is_of = |key: &&SessionKey| person.is_none_or(|person| key.person == person);
        keys.filter(is_of).cloned().collect()
    }

    /// Ends the sockets and streams of a session.
    pub(crate) fn end(&self, key: &SessionKey) {
        if let Some(session) = self.lock().remove(key) {
            session.send_replace(true);
        }
    }
}

impl SessionEnd {
    /// Returns the end of what has no session: a local server, and a watcher without a cookie.
    pub(crate) const fn never() -> Self {
        Self(None)
    }

    /// Waits until the session has ended.
    pub(crate) async fn wait(&mut self) {
        match &mut self.0 {
            // An error means that the session was ended.
            Some(session) => drop(session.has_ended.wait_for(|has_ended| *has_ended).await),
            None => std::future::pending().await,
        }
    }

    /// As [`Self::wait`], for streams that end then.
    pub(crate) async fn into_wait(mut self) {
        self.wait().await;
    }
}

impl Drop for FollowedSession {
    /// Forgets a session without a socket or stream.
    fn drop(&mut self) {
        let mut sessions = self.sessions.lock();
        // This one counts until it is dropped.
        if sessions
            .get(&self.key)
            .is_some_and(|session| session.receiver_count() <= 1)
        {
            sessions.remove(&self.key);
        }
    }
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt as _;

    use super::*;

    fn key(person: &str, hash: &str) -> SessionKey {
        SessionKey {
            person: person.to_owned(),
            hash: hash.to_owned(),
            is_bot: false,
        }
    }

    #[test]
    fn a_session_ends_its_own_sockets_alone_and_is_forgotten_with_the_last() {
        let sessions = OpenSessions::default();
        let [ada, boris] = [key("ada", "1"), key("boris", "2")];
        let mut ends = [&ada, &ada, &boris].map(|key| sessions.follow(key));
        assert_eq!(sessions.keys(Some("ada")), std::slice::from_ref(&ada));
        assert_eq!(sessions.keys(None), [ada.clone(), boris]);

        sessions.end(&ada);
        let ended = ends.each_mut().map(|end| end.wait().now_or_never());
        assert_eq!(ended, [Some(()), Some(()), None]);
        assert_eq!(SessionEnd::never().wait().now_or_never(), None);
        drop(ends);
        assert_eq!(sessions.keys(None), []);
    }
}
