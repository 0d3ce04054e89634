//! Subscriptions of web push in memory.

use std::collections::BTreeMap;

use async_trait::async_trait;
use rosespring_hall::notices::StoredPush;

use super::{HallRows, MemoryStore};
use crate::{PushStore, StoreError};

/// Subscriptions by session.
pub(crate) type PushRows = BTreeMap<String, StoredPush>;

impl HallRows {
    /// Removes the subscriptions whose sessions have been removed.
    fn forget_push(&mut self) {
        let sessions = &self.sessions;
        self.push
            .retain(|session, _| sessions.contains_key(session));
    }
}

#[async_trait]
impl PushStore for MemoryStore {
    async fn put_push(&self, push: &StoredPush) -> Result<bool, StoreError> {
        let mut hall = self.hall_rows();
        hall.forget_push();
        if !hall.sessions.contains_key(&push.session) {
            return Ok(false);
        }
        hall.push.retain(|_, one| one.endpoint != push.endpoint);
        hall.push.insert(push.session.clone(), push.clone());
        Ok(true)
    }

    async fn push_of_session(&self, session: &str) -> Result<Option<StoredPush>, StoreError> {
        let mut hall = self.hall_rows();
        hall.forget_push();
        Ok(hall.push.get(session).cloned())
    }

    async fn pushes_of(&self, person: &str, now_ms: i64) -> Result<Vec<StoredPush>, StoreError> {
        let hall = self.hall_rows();
        let is_of = |push: &&StoredPush| {
            let session = hall.sessions.get(&push.session);
            session.is_some_and(|one| one.person == person && one.expires_ms > now_ms)
        };
        Ok(hall.push.values().filter(is_of).cloned().collect())
    }

    async fn remove_push(&self, session: &str) -> Result<(), StoreError> {
        self.hall_rows().push.remove(session);
        Ok(())
    }
}
