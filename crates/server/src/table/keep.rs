//! Stores events, then shows them.

use rosespring_wire::table::TableView;

use super::{News, Table, text};
use crate::clock;
use rosespring_store::{Addition, StoreError};
use rosespring_table::change::{Change, ChangeContext, ChangeError, ChangeResult};
use rosespring_table::game::{Command, Entry, Refusal, State};
use rosespring_table::stored;

const ELSEWHERE: Refusal =
    Refusal::Internal("the table was changed by another program; its state was read again");
const UNFIT: Refusal = Refusal::Internal("the server contradicts itself; nothing was changed");
const TOO_LONG: Refusal = Refusal::Internal("this table has as many events as a table may have");

/// A change with its time.
pub(super) struct Batch {
    change: Change,
    at_ms: i64,
}

impl Table {
    /// Computes the change of commands in order, each with the automatic events that follow.
    ///
    /// # Errors
    ///
    /// [`Refusal`] if a command does not fit the state after those before it.
    pub(super) fn carry_out(&mut self, commands: &[Command]) -> Result<Batch, Refusal> {
        self.batch(|context, state, view| Change::of_commands(context, state, view, commands))
    }

    /// Computes the change of an event without a command, if there is one, and of the automatic
    /// events that follow.
    pub(super) fn happen(&mut self, entry: Option<Entry>) -> Result<Batch, Refusal> {
        self.batch(|context, state, view| Change::by_itself(context, state, view, entry))
    }

    fn batch(
        &mut self,
        change: impl FnOnce(&ChangeContext<'_>, &State, Box<TableView>) -> ChangeResult,
    ) -> Result<Batch, Refusal> {
        let view = self.view().ok_or(UNFIT)?;
        let at_ms = clock::now_ms();
        let context = ChangeContext {
            id: &self.id,
            viewer: &self.viewer,
            dice: &self.host.dice,
            at_ms,
        };
        match change(&context, &self.state, view) {
            Ok(change) => Ok(Batch { change, at_ms }),
            Err(ChangeError::Refused(refusal)) => Err(refusal),
            Err(error) => {
                tracing::error!(table = self.id, "{error}");
                Err(match error {
                    ChangeError::TooLong => TOO_LONG,
                    _ => UNFIT,
                })
            }
        }
    }

    /// Stores the events of a batch, then shows them.
    pub(super) async fn keep_and_show(&mut self, batch: Batch) -> Result<(), Refusal> {
        let Batch { change, at_ms } = batch;
        if change.bodies.is_empty() {
            return Ok(());
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
        if let Err(error) = stored {
            return Err(self.not_stored(&error).await);
        }
        self.state = change.state;
        self.view = Some(change.view);
        for (version, message) in change.messages {
            let Some(text) = text(&message) else {
                // A patch is missing, so pages ask for the whole state.
                self.recent.clear();
                let _ = self.news.send(News::Changed);
                continue;
            };
            self.recent.push(version, text.clone());
            // There may be no subscriber; the events are stored in any case.
            let _ = self.news.send(News::Patch { version, text });
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
        match self.host.load(&self.id).await {
            Ok(state) => {
                self.state = state;
                self.view = None;
                self.recent.clear();
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
