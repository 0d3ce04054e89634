//! The trait of stores for moderation.

use async_trait::async_trait;
use rosespring_hall::chat::StoredReport;
use rosespring_hall::moderation::{ReportId, StoredAct};

use crate::StoreResult;

/// Stores who is a moderator, what moderators did, and who hides whose messages.
///
/// Every method fails if the database does.
#[async_trait]
pub trait ModerationStore: Send + Sync {
    /// Adds an act, whose number the store chooses, with its effects in one transaction: a closing
    /// ends the sessions, the seek and the open invitations of the person; the operator's acts give
    /// the role of a moderator or take it away. Returns the number, or `None` if the report that it
    /// answers was answered before.
    async fn add_act(&self, act: &StoredAct) -> StoreResult<Option<u32>>;

    /// Returns the newest acts, at most `limit`, the newest first.
    async fn acts(&self, limit: u32) -> StoreResult<Vec<StoredAct>>;

    /// Returns all acts about a person, the oldest first.
    async fn acts_about(&self, person: &str) -> StoreResult<Vec<StoredAct>>;

    /// Returns whether a person is a member with the role of a moderator.
    async fn is_moderator(&self, person: &str) -> StoreResult<bool>;

    /// Returns a report.
    async fn report(&self, id: &ReportId) -> StoreResult<Option<StoredReport>>;

    /// Returns reports that no act answers, the oldest first, at most `limit`.
    async fn open_reports(&self, limit: u32) -> StoreResult<Vec<StoredReport>>;

    /// Returns reports that an act answers, the newest first, at most `limit`.
    async fn answered_reports(&self, limit: u32) -> StoreResult<Vec<StoredReport>>;

    /// Returns the number of matches of a person that have a winner.
    async fn matches_of(&self, person: &str) -> StoreResult<u32>;
}
