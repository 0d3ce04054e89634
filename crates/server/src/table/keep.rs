//! Stores events, then shows them.

use super::outlook::Notices;
use super::{News, Table};
use crate::clock;
use rosespring_store::{Addition, StoreError};
use rosespring_table::change::{Change, ChangeContext, ChangeError, ChangeResult};
use rosespring_table::game::{Command, Entry, Refusal, State, Viewer};
use rosespring_table::stored;

const ELSEWHERE: Refusal =
    Refusal::Internal("the table was changed by another program; its state was read again");
const UNFIT: Refusal = Refusal::Internal("the server contradicts itself; nothing was changed");
const TOO_LONG: Refusal = Refusal::Internal("this table has as many events as a table may have");

/// A change with its time and the messages about it.
pub(super) struct Batch {
    change: Change,
    notices: Notices,
    at_ms: i64,
}

impl Table {
    /// Computes the change of a command, with the automatic events that follow. It was under way
    /// for `lag_ms`.
    ///
    /// # Errors
    ///
    /// [`Refusal`] if a part of the command does not fit the state.
    pub(super) fn carry_out(
        &self,
        by: &Viewer,
        command: &Command,
        lag_ms: u16,
    ) -> Result<Batch, Refusal> {
        self.batch(lag_ms, |context, state| {
            Change::of_command(context, state, by, command)
        })
    }

    /// Computes the change of an event without a command, if there is one, and of the automatic
    /// events that follow.
    pub(super) fn happen(&self, entry: Option<Entry>) -> Result<Batch, Refusal> {
        self.batch(0, |context, state| Change::by_itself(context, state, entry))
    }

    /// Computes the change of an event that the table made for `by`.
    pub(super) fn happen_by(&self, by: &Viewer, entry: Entry) -> Result<Batch, Refusal> {
        self.batch(0, |context, state| {
            Change::of_entry(context, state, Some(by.id()), Some(entry))
        })
    }

    fn batch(
        &self,
        lag_ms: u16,
        change: impl FnOnce(&ChangeContext<'_>, &State) -> ChangeResult,
    ) -> Result<Batch, Refusal> {
        let at_ms = clock::now_ms();
        let context = ChangeContext {
            dice: &self.host.dice,
            at_ms,
            lag_ms,
        };
        let batch = change(&context, &self.state).and_then(|change| {
            let notices = self.outlooks.notices(&self.id, &change)?;
            Ok(Batch {
                change,
                notices,
                at_ms,
            })
        });
        batch.map_err(|error| match error {
            ChangeError::Refused(refusal) => refusal,
            error => {
                tracing::error!(table = self.id, "{error}");
                match error {
                    ChangeError::TooLong => TOO_LONG,
                    _ => UNFIT,
                }
            }
        })
    }

    /// Stores the events of a batch, then shows them.
    pub(super) async fn keep_and_show(&mut self, batch: Batch) -> Result<(), Refusal> {
        let Batch {
            change,
            notices,
            at_ms,
        } = batch;
        if change.bodies.is_empty() {
            return Ok(());
        }
        if !self.host.may_write() {
            tracing::warn!(table = self.id, "not stored: this node was silent");
            return Err(Refusal::NotKept);
        }
        let addition = Addition {
            after: self.state.version(),
            bodies: &change.bodies,
            progress: stored::progress(&change.state),
            at_ms,
        };
        let stored = self
            .host
            .store_of(&self.id)
            .append(&self.id, &addition)
            .await;
        // While the store stood, nobody saw the step.
        self.host.pulse.note(at_ms, clock::now_ms());
        if let Err(error) = stored {
            return Err(self.not_stored(&error).await);
        }
        if change.state.is_finished() {
            self.host.finished.notify_one();
        }
        self.hold_back(&change.bodies);
        self.host
            .turns
            .note(&self.id, &self.state, &change.state, self.presence.here());
        self.state = change.state;
        for news in self.outlooks.show(notices) {
            // There may be no subscriber; the events are stored in any case.
            let _ = self.news.send(news);
        }
        Ok(())
    }

    /// Handles a failure of the store. Part of the batch may have been stored, so the table is read
    /// again.
    async fn not_stored(&mut self, error: &StoreError) -> Refusal {
        tracing::error!(table = self.id, "{error}");
        if matches!(error, StoreError::NotFound(_)) {
            self.is_over = true;
            let _ = self.news.send(News::Gone);
            return Refusal::NotKept;
        }
        if matches!(error, StoreError::Conflict { .. }) && self.host.has_nodes() {
            // Another node runs the table. The pages come back, and find it.
            self.is_over = true;
            return ELSEWHERE;
        }
        match self.host.load(&self.id).await {
            Ok(state) => {
                self.state = state;
                self.outlooks.clear();
                // Pages of watchers come back and get the whole state.
                self.late = None;
                let _ = self.news.send(News::Changed);
            }
            Err(error) => tracing::error!(table = self.id, "{error}"),
        }
        match error {
            StoreError::Conflict { .. } => ELSEWHERE,
            _ => Refusal::NotKept,
        }
    }
}
