//! The trait of stores for passkeys.

use async_trait::async_trait;
use rosespring_hall::accounts::{StoredPasskey, StoredSession};

#[cfg(doc)]
use crate::StoreError;
use crate::StoreResult;

/// What became of a passkey that its member removes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PasskeyRemoval {
    /// It is removed.
    Removed,
    /// The member has no such passkey.
    Missing,
    /// It is the only credential of the account, and stays.
    Last,
}

/// Stores the passkeys of members.
///
/// Every method fails if the database does.
#[async_trait]
pub trait PasskeyStore: Send + Sync {
    /// Returns the passkeys of a person, the oldest first.
    async fn passkeys_of(&self, person: &str) -> StoreResult<Vec<StoredPasskey>>;

    /// Adds a passkey of a member. All sessions of the person end; `session` begins.
    ///
    /// # Errors
    ///
    /// [`StoreError::Taken`] if the id is in use.
    async fn add_passkey(
        &self,
        passkey: &StoredPasskey,
        session: &StoredSession,
    ) -> StoreResult<()>;

    /// Notes that a passkey was used at `at_ms`, and stores its body. A missing passkey is not an
    /// error.
    async fn use_passkey(&self, id: &str, body: &str, at_ms: i64) -> StoreResult<()>;

    /// Removes a passkey of the person of `session`, unless they could not sign in without it. If
    /// it is removed, all sessions of the person end and `session` begins.
    async fn remove_passkey(
        &self,
        id: &str,
        session: &StoredSession,
    ) -> StoreResult<PasskeyRemoval>;
}
