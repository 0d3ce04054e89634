//! The trait of stores for the results and ratings of a hall.

use async_trait::async_trait;
use rosespring_hall::offers::StoredInvitation;
use rosespring_hall::ratings::{ListedResult, StoredRating, StoredResult, WonPair};

#[cfg(doc)]
use crate::StoreError;
use crate::StoreResult;

/// A finished match without a stored result.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnsettledTable {
    /// The id of the table.
    pub table: String,
    /// The settings of its invitation as JSON.
    pub invitation: String,
}

/// Stores the results of matches of the hall, and the ratings that follow from them.
///
/// Every method fails if the database does.
#[async_trait]
pub trait ResultStore: Send + Sync {
    /// Returns matches of the hall that are finished and have no result, at most `limit`, those
    /// that ended first.
    async fn unsettled(&self, limit: u32) -> StoreResult<Vec<UnsettledTable>>;

    /// Stores the result of a match and, if it is rated and has a winner, the new ratings of both
    /// players, in one transaction. The ratings do not change if both played
    /// [`RATED_A_DAY_MAX`](rosespring_hall::ratings::RATED_A_DAY_MAX) rated matches within the day
    /// before, if one of them is no member any more, or if the match ended early and
    /// [`EARLY_WINS_A_DAY_MAX`](rosespring_hall::ratings::EARLY_WINS_A_DAY_MAX) others did within
    /// that day and changed the rating of the winner. Returns false, and changes nothing, if
    /// the match has a result already.
    ///
    /// # Errors
    ///
    /// [`StoreError::NotFound`], or the database failed.
    async fn settle(&self, result: &StoredResult) -> StoreResult<bool>;

    /// Returns the result of a match.
    async fn result(&self, table: &str) -> StoreResult<Option<StoredResult>>;

    /// Returns the results of a person, at most `limit`, the newest first.
    async fn results_of(&self, person: &str, limit: u32) -> StoreResult<Vec<ListedResult>>;

    /// Returns the ratings of a person, ordered by game and speed.
    async fn ratings_of(&self, person: &str) -> StoreResult<Vec<StoredRating>>;

    /// Returns the number of rated matches of two people that ended since `since_ms`.
    async fn rated_between(&self, players: [&str; 2], since_ms: i64) -> StoreResult<u32>;

    /// Returns the rated wins of each member against each other one since `since_ms`, ordered by
    /// winner and loser.
    async fn won_pairs(&self, since_ms: i64) -> StoreResult<Vec<WonPair>>;

    /// Returns the invitation from which a table came.
    async fn invitation_of(&self, table: &str) -> StoreResult<Option<StoredInvitation>>;
}
