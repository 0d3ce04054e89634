//! The trait of stores for challenges, and for the members whom a member does not want to play.

use async_trait::async_trait;
use rosespring_hall::offers::{NamedChallenge, StoredChallenge};

use super::SeekTable;
#[cfg(doc)]
use crate::StoreError;
use crate::StoreResult;

/// Stores challenges and blocks.
///
/// Every method fails if the database does.
#[async_trait]
pub trait ChallengeStore: Send + Sync {
    /// Adds a challenge in place of an earlier one between the same two in the same direction.
    ///
    /// # Errors
    ///
    /// [`StoreError::Taken`] if the id is in use.
    async fn put_challenge(&self, challenge: &StoredChallenge) -> StoreResult<()>;

    /// Returns the challenges of a person and those to them, or all, the oldest first.
    async fn challenges(&self, person: Option<&str>) -> StoreResult<Vec<NamedChallenge>>;

    /// Removes a challenge, and the seeks of both people, and creates its table with its
    /// invitation, which has the id of the challenge. Returns false, and changes nothing, if there
    /// is no such challenge.
    ///
    /// # Errors
    ///
    /// [`StoreError::Taken`] if the id of the table or of the invitation is in use.
    async fn accept_challenge(&self, accepted: &SeekTable<'_>) -> StoreResult<bool>;

    /// Notes that a person does not want to play another one, and removes the challenges between
    /// them. Repeating it changes nothing.
    async fn block(&self, person: &str, blocked: &str, at_ms: i64) -> StoreResult<()>;
}
