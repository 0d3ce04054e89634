//! The trait of stores for the accounts of a hall.

use std::collections::BTreeSet;

use async_trait::async_trait;
use rosespring_hall::accounts::{
    StoredAccount, StoredLeaving, StoredPasskey, StoredPerson, StoredSession,
};

#[cfg(doc)]
use crate::StoreError;
use crate::StoreResult;

/// A person who becomes a member, with what they will sign in with.
#[derive(Debug, Clone, Copy)]
pub struct AccountClaim<'a> {
    /// The guest, under the name of the account. Added if the store does not know the id.
    pub person: &'a StoredPerson,
    /// The key of the name.
    pub name_key: &'a str,
    /// The hash of the password; `None` if they sign in with a passkey alone.
    pub password: Option<&'a str>,
    /// The passkey of a person who claims the account with one.
    pub passkey: Option<&'a StoredPasskey>,
    /// The hashes of the recovery codes.
    pub recovery_codes: &'a [String],
    /// The only session of the person from now on.
    pub session: &'a StoredSession,
    /// The current time, milliseconds since 1970.
    pub at_ms: i64,
}

/// Stores accounts: people with a credential.
///
/// Every method fails if the database does.
#[async_trait]
pub trait AccountStore: Send + Sync {
    /// Turns a guest into a member. All earlier sessions of the person end.
    ///
    /// # Errors
    ///
    /// [`StoreError::Taken`] with the name if its key is or was that of another member, with the id
    /// of the person if they are not a guest, or with the id of the passkey if it is in use.
    async fn claim_account(&self, claim: &AccountClaim<'_>) -> StoreResult<()>;

    /// Returns the account of a person; `None` if they are not a member.
    async fn account(&self, person: &str) -> StoreResult<Option<StoredAccount>>;

    /// Returns the account whose name has this key.
    async fn account_named(&self, name_key: &str) -> StoreResult<Option<StoredAccount>>;

    /// Adds the session of a browser in which a person signs in, in place of the browser's earlier
    /// session with the hash `replaced`.
    ///
    /// # Errors
    ///
    /// The database failed, or the person is missing.
    async fn add_session(&self, session: &StoredSession, replaced: Option<&str>)
    -> StoreResult<()>;

    /// Returns the sessions of a person that have not ended at `now_ms`, the newest first.
    async fn sessions_of(&self, person: &str, now_ms: i64) -> StoreResult<Vec<StoredSession>>;

    /// Returns those of the sessions with these hashes that have not ended at `now_ms`.
    async fn open_sessions(&self, hashes: &[String], now_ms: i64) -> StoreResult<BTreeSet<String>>;

    /// Sets another password. All sessions of the person end; `session` begins.
    async fn change_password(&self, password: &str, session: &StoredSession) -> StoreResult<()>;

    /// Sets another password with a recovery code, which is used up. All sessions of the person
    /// end; `session` begins. Returns false, and changes nothing, if the person has no such code.
    async fn recover_account(
        &self,
        code: &str,
        password: &str,
        session: &StoredSession,
    ) -> StoreResult<bool>;

    /// Replaces the recovery codes of a person. All sessions of the person end; `session` begins.
    async fn replace_recovery_codes(
        &self,
        codes: &[String],
        session: &StoredSession,
    ) -> StoreResult<()>;

    /// Notes that a member has asked to remove their account, and ends what they could begin
    /// something with: sessions, credentials, recovery codes, seek, challenges and open
    /// invitations. The rest stays until [`Self::delete_person`].
    async fn begin_leaving(&self, leaving: &StoredLeaving) -> StoreResult<()>;

    /// Removes what is known of a person: name, credentials, sessions, recovery codes, ratings,
    /// notices, messages, reports that they made, open invitations, and the analyses of their
    /// games. The id stays in their games, under the name `deleted`. A missing person is not an
    /// error.
    async fn delete_person(&self, person: &str) -> StoreResult<()>;
}
