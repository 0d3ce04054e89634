//! Storing events, then showing them.

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

/// A change with the time at which it happens.
pub(super) struct Batch {
    change: Change,
    at_ms: i64,
}

impl Table {
    /// What commands bring, one after another, each with everything that follows by itself.
    ///
    /// # Errors
    ///
    /// [`Refusal`] if one of them does not fit the state that those before it led to.
    pub(super) fn carry_out(&mut self, commands: &[Command]) -> Result<Batch, Refusal> {
        self.batch(|context, state, view| Change::of_commands(context, state, view, commands))
    }

    /// What an event brings, or what happens without one, with everything that follows by itself.
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
                // Pages ask for the whole state: a patch is missing.
                self.recent.clear();
                let _ = self.news.send(News::Changed);
                continue;
            };
            self.recent.push(version, text.clone());
            // Nobody may be listening; the events are kept all the same.
            let _ = self.news.send(News::Patch { version, text });
        }
        Ok(())
    }

    /// Nothing was shown. Whether something was stored is not always known, so the table is read
    /// again.
    async fn not_stored(&mut self, error: &StoreError) -> Refusal {
        tracing::error!(table = self.id, "{error}");
        if matches!(error, StoreError::NotFound(_)) {
            self.removed = true;
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
