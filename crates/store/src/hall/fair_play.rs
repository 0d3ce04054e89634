//! The trait of stores for the figures of fair play.

use async_trait::async_trait;
use rosespring_hall::fair_play::StoredFairPlay;

#[cfg(doc)]
use crate::StoreError;
use crate::StoreResult;

/// Stores what is added up of the rated matches of members.
///
/// Every method fails if the database does.
#[async_trait]
pub trait FairPlayStore: Send + Sync {
    /// Returns whether a match was added.
    async fn is_fair_play_added(&self, table: &str) -> StoreResult<bool>;

    /// Adds the sums of both players of a match, in one transaction. A player who is no member any
    /// more is left out. Returns false, and changes nothing, if the match was added before.
    ///
    /// # Errors
    ///
    /// [`StoreError::NotFound`] if there is no such table, or the database failed.
    async fn add_fair_play(&self, table: &str, players: &[StoredFairPlay; 2]) -> StoreResult<bool>;

    /// Returns the sums of a member, by game and band.
    async fn fair_play_of(&self, person: &str) -> StoreResult<Vec<StoredFairPlay>>;

    /// Returns the sums of all members in a game and a band, by person.
    async fn fair_play_in(&self, game: &str, band: u16) -> StoreResult<Vec<StoredFairPlay>>;

    /// Returns the sums with at least this many stages since the last answer of a moderator, those
    /// with the most stages first.
    async fn fair_play_unanswered(&self, stages: u32) -> StoreResult<Vec<StoredFairPlay>>;

    /// Notes that a moderator answered about a member.
    async fn answer_fair_play(&self, person: &str) -> StoreResult<()>;
}
