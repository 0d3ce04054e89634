//! Storing events, then showing them.

use axum::extract::ws::Utf8Bytes;
use rosespring_wire::patch::diff;
use rosespring_wire::table::{TableView, ToClient};

use super::{News, Table, text};
use crate::clock;
use rosespring_store::{Addition, StoreError};
use rosespring_table::game::{Automatic, Command, Entry, LogEntry, Refusal, State};
use rosespring_table::limits::EVENTS_MAX;
use rosespring_table::{stored, view};

const ELSEWHERE: Refusal =
    Refusal::Internal("the table was changed by another program; its state was read again");
const UNFIT: Refusal = Refusal::Internal("the server contradicts itself; nothing was changed");
const TOO_LONG: Refusal = Refusal::Internal("this table has as many events as a table may have");

/// Events with the patches that tell of them, and the state they lead to.
pub(super) struct Batch {
    bodies: Vec<String>,
    patches: Vec<(u32, Utf8Bytes)>,
    state: State,
    view: Box<TableView>,
    /// When it all happens, in milliseconds since 1970.
    at_ms: i64,
}

impl Table {
    /// What commands bring, one after another, each with everything that follows by itself.
    ///
    /// # Errors
    ///
    /// [`Refusal`] if one of them does not fit the state that those before it led to.
    pub(super) fn carry_out(&mut self, commands: &[Command]) -> Result<Batch, Refusal> {
        let mut batch = self.batch()?;
        for &command in commands {
            let dice = &self.shared.dice;
            let entry = batch
                .state
                .decide(command, &self.viewer, batch.at_ms, dice)?;
            self.add(&mut batch, &entry)?;
            self.go_on_in(&mut batch)?;
        }
        Ok(batch)
    }

    /// What an event brings, or what happens without one, with everything that follows by itself.
    pub(super) fn happen(&mut self, entry: Option<Entry>) -> Result<Batch, Refusal> {
        let mut batch = self.batch()?;
        if let Some(entry) = entry {
            let entry = batch.state.stamp(batch.at_ms, None, entry);
            self.add(&mut batch, &entry)?;
        }
        self.go_on_in(&mut batch)?;
        Ok(batch)
    }

    fn batch(&mut self) -> Result<Batch, Refusal> {
        Ok(Batch {
            bodies: Vec::new(),
            patches: Vec::new(),
            state: self.state.clone(),
            view: self.view().ok_or(UNFIT)?,
            at_ms: clock::now_ms(),
        })
    }

    fn go_on_in(&self, batch: &mut Batch) -> Result<(), Refusal> {
        while let Automatic::Entry(entry) = batch.state.automatic(batch.at_ms, &self.shared.dice) {
            self.add(batch, &entry)?;
        }
        Ok(())
    }

    /// Stores the events of a batch, then shows them.
    pub(super) async fn keep_and_show(&mut self, batch: Batch) -> Result<(), Refusal> {
        if batch.bodies.is_empty() {
            return Ok(());
        }
        let addition = Addition {
            after: self.state.version(),
            bodies: &batch.bodies,
            progress: stored::progress(&batch.state),
            at_ms: batch.at_ms,
        };
        let stored = self
            .shared
            .store_of(&self.id)
            .append(&self.id, &addition)
            .await;
        if let Err(error) = stored {
            return Err(self.not_stored(&error).await);
        }
        self.state = batch.state;
        self.view = Some(batch.view);
        for (version, text) in batch.patches {
            self.recent.push(version, text.clone());
            // Nobody may be listening; the events are kept all the same.
            let _ = self.news.send(News::Patch { version, text });
        }
        Ok(())
    }

    fn add(&self, batch: &mut Batch, entry: &LogEntry) -> Result<(), Refusal> {
        if batch.state.version() >= EVENTS_MAX {
            return Err(TOO_LONG);
        }
        let before = batch.state.clone();
        batch.state.apply(entry).map_err(|unfit| {
            tracing::error!(table = self.id, ?entry, "{unfit}");
            UNFIT
        })?;
        let event = view::event_view(&before, &entry.entry, &batch.state).ok_or(UNFIT)?;
        let table = view::table_view(&self.id, &batch.state, &self.viewer).ok_or(UNFIT)?;
        let table = Box::new(table);
        let message = match diff(&event, &batch.view, &table) {
            Some(patch) => ToClient::Patch(Box::new(patch)),
            None => ToClient::Snapshot {
                table: table.clone(),
            },
        };
        let text = text(&message).ok_or(UNFIT)?;
        batch.patches.push((batch.state.version(), text));
        batch.bodies.push(entry.to_text());
        batch.view = table;
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
        match self.shared.load(&self.id).await {
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
