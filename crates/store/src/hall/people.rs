//! The trait of stores for the people and the invitations of a hall.

use async_trait::async_trait;
use rosespring_hall::accounts::{StoredPerson, StoredSession};
use rosespring_hall::offers::{StoredInvitation, TableAccess};
use rosespring_table::stored::StoredTable;

#[cfg(doc)]
use crate::StoreError;
use crate::StoreResult;

/// Stores people, their sessions, and invitations.
///
/// Every method fails if the database does.
#[async_trait]
pub trait PeopleStore: Send + Sync {
    /// Adds a person with their first session.
    ///
    /// # Errors
    ///
    /// [`StoreError::Taken`] if the id is in use.
    async fn add_person(&self, person: &StoredPerson, session: &StoredSession) -> StoreResult<()>;

    /// Changes the name of a guest. A missing person is not an error; the name of a member stays.
    async fn rename_person(&self, id: &str, name: &str) -> StoreResult<()>;

    /// Returns the person with this id.
    async fn person(&self, id: &str) -> StoreResult<Option<StoredPerson>>;

    /// Returns the person of a session that has not ended at `now_ms`.
    async fn person_of_session(&self, hash: &str, now_ms: i64)
    -> StoreResult<Option<StoredPerson>>;

    /// Adds an invitation.
    ///
    /// # Errors
    ///
    /// [`StoreError::Taken`] if the id is in use.
    async fn add_invitation(&self, invitation: &StoredInvitation) -> StoreResult<()>;

    /// Returns the invitations that can be accepted at `now_ms`, the newest first: those of
    /// `inviter`, or all.
    async fn open_invitations(
        &self,
        inviter: Option<&str>,
        now_ms: i64,
    ) -> StoreResult<Vec<StoredInvitation>>;

    /// Creates the table of an invitation, and enters the table in the invitation. Returns false,
    /// and changes nothing, if the invitation cannot be accepted at `now_ms`.
    ///
    /// # Errors
    ///
    /// [`StoreError::Taken`] if the id of the table is in use.
    async fn accept_invitation(
        &self,
        id: &str,
        table: &StoredTable,
        bodies: &[String],
        now_ms: i64,
    ) -> StoreResult<bool>;

    /// Removes an invitation that has not been accepted. Returns whether it was removed.
    async fn withdraw_invitation(&self, id: &str) -> StoreResult<bool>;

    /// Returns who may look at a table; `None` if it is not a table of the hall.
    async fn table_access(&self, table: &str) -> StoreResult<Option<TableAccess>>;

    /// Returns the tables of the hall at which a person holds a seat, those changed last first.
    async fn tables_of(&self, person: &str, limit: u32) -> StoreResult<Vec<StoredTable>>;

    /// Removes sessions that ended before `now_ms`, and invitations that were not accepted and
    /// ended before `before_ms`.
    async fn sweep_hall(&self, now_ms: i64, before_ms: i64) -> StoreResult<()>;
}
