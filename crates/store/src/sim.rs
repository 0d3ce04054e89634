//! What becomes of additions to a store in memory, and its clock: a simulation decides them.

use std::fmt::Debug;
use std::time::Duration;

use crate::{StoreError, StoreResult};

/// What becomes of one addition.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct AppendFate {
    /// The time until it is stored, or refused.
    pub before: Duration,
    /// The time from then until the answer.
    pub after: Duration,
    /// The outcome.
    pub outcome: AppendOutcome,
}

/// How an addition ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum AppendOutcome {
    /// It is stored.
    #[default]
    Stored,
    /// It is not stored: the disk is full.
    Refused,
    /// It is stored, but the answer says that the store did not answer in time.
    Unanswered,
}

/// Decides what becomes of additions.
pub trait Fates: Debug + Send + Sync {
    /// Returns what becomes of the next addition, to a table that has version `after`. `owner` is
    /// the address of the node that has the lease of the table, unless that node has ended.
    fn next(&self, table: &str, after: u32, owner: Option<&str>) -> AppendFate;

    /// Returns the time of the store, in milliseconds since 1970.
    fn now_ms(&self) -> i64;

    /// Hears that a node has got the lease of a table that another one had.
    fn note_lease(&self, taken: &LeaseTaken<'_>);
}

/// A lease that passes from one node to another.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LeaseTaken<'a> {
    /// The table.
    pub table: &'a str,
    /// The node that had it.
    pub from: i64,
    /// The node that has it now.
    pub to: i64,
    /// For how long the one before has been silent; `None` if it has ended.
    pub silent_ms: Option<i64>,
}

impl AppendFate {
    /// Adds with `append`, as far as this fate allows.
    pub(crate) async fn apply(self, append: impl FnOnce() -> StoreResult<()>) -> StoreResult<()> {
        pass(self.before).await;
        let stored = match self.outcome {
            AppendOutcome::Refused => Err(StoreError::Full),
            AppendOutcome::Stored => append(),
            AppendOutcome::Unanswered => append().and(Err(StoreError::TooSlow)),
        };
        pass(self.after).await;
        stored
    }
}

async fn pass(time: Duration) {
    if !time.is_zero() {
        tokio::time::sleep(time).await;
    }
}
