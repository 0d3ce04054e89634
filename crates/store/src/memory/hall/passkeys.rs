//! Passkeys in memory.

use std::collections::BTreeMap;

use async_trait::async_trait;
use rosespring_hall::accounts::{StoredPasskey, StoredSession};

use super::{HallRows, MemoryStore};
use crate::{PasskeyRemoval, PasskeyStore, StoreError};

/// The passkeys by their id.
pub(crate) type PasskeyRows = BTreeMap<String, StoredPasskey>;

/// Adds a passkey.
///
/// # Errors
///
/// [`StoreError::Taken`] if the id is in use.
pub(crate) fn insert_passkey(
    hall: &mut HallRows,
    passkey: &StoredPasskey,
) -> Result<(), StoreError> {
    if hall.passkeys.contains_key(&passkey.id) {
        return Err(StoreError::Taken(passkey.id.clone()));
    }
    hall.passkeys.insert(passkey.id.clone(), passkey.clone());
    Ok(())
}

#[async_trait]
impl PasskeyStore for MemoryStore {
    async fn passkeys_of(&self, person: &str) -> Result<Vec<StoredPasskey>, StoreError> {
        let hall = self.hall_rows();
        let is_of = |one: &&StoredPasskey| one.person == person;
        let mut found: Vec<_> = hall.passkeys.values().filter(is_of).cloned().collect();
        found.sort_by(|a, b| (a.created_ms, &a.id).cmp(&(b.created_ms, &b.id)));
        Ok(found)
    }

    async fn passkey(&self, id: &str) -> Result<Option<StoredPasskey>, StoreError> {
        Ok(self.hall_rows().passkeys.get(id).cloned())
    }

    async fn add_passkey(
        &self,
        passkey: &StoredPasskey,
        session: &StoredSession,
    ) -> Result<(), StoreError> {
        let mut hall = self.hall_rows();
        insert_passkey(&mut hall, passkey)?;
        hall.replace_sessions(session);
        Ok(())
    }

    async fn use_passkey(&self, id: &str, body: &str, at_ms: i64) -> Result<(), StoreError> {
        if let Some(passkey) = self.hall_rows().passkeys.get_mut(id) {
            body.clone_into(&mut passkey.body);
            passkey.used_ms = Some(at_ms);
        }
        Ok(())
    }

    async fn remove_passkey(
        &self,
        id: &str,
        session: &StoredSession,
    ) -> Result<PasskeyRemoval, StoreError> {
        let mut hall = self.hall_rows();
        let is_of = |one: &StoredPasskey| one.person == session.person;
        if !hall.passkeys.get(id).is_some_and(is_of) {
            return Ok(PasskeyRemoval::Missing);
        }
        let passkeys = hall.passkeys.values().filter(|one| is_of(one)).count();
        if passkeys == 1 && !hall.has_password(&session.person) {
            return Ok(PasskeyRemoval::Last);
        }
        hall.passkeys.remove(id);
        hall.replace_sessions(session);
        Ok(PasskeyRemoval::Removed)
    }
}
