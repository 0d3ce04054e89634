//! Storing events, then showing them.

use rosespring_wire::table::ToClient;

use super::{News, Table, text};
use crate::clock;
use rosespring_store::{Addition, StoreError};
use rosespring_table::game::{Automatic, LogEntry, Refusal, State};
use rosespring_table::limits::EVENTS_MAX;
use rosespring_table::{stored, view};

const ELSEWHERE: Refusal =
    Refusal::Internal("the table was changed by another program; its state was read again");
const UNFIT: Refusal = Refusal::Internal("the server contradicts itself; nothing was changed");
const TOO_LONG: Refusal = Refusal::Internal("this table has as many events as a table may have");

/// Events with the messages that tell of them, and the state they lead to.
struct Batch {
    bodies: Vec<String>,
    messages: Vec<(u32, ToClient)>,
    state: State,
}

impl Table {
    /// Stores `entries` and everything that follows from them by itself, then shows it.
    pub(super) async fn keep_and_show(&mut self, entries: Vec<LogEntry>) -> Result<(), Refusal> {
        let now_ms = clock::now_ms();
        let batch = self.batch(entries, now_ms)?;
        if batch.bodies.is_empty() {
            return Ok(());
        }
        let addition = Addition {
            after: self.state.version(),
            bodies: &batch.bodies,
            progress: stored::progress(&batch.state),
            at_ms: now_ms,
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
        for (version, message) in batch.messages {
            if let Some(text) = text(&message) {
                // Nobody may be listening; the events are kept all the same.
                let _ = self.news.send(News::Event { version, text });
            }
        }
        Ok(())
    }

    fn batch(&self, entries: Vec<LogEntry>, now_ms: i64) -> Result<Batch, Refusal> {
        let mut batch = Batch {
            bodies: Vec::new(),
            messages: Vec::new(),
            state: self.state.clone(),
        };
        for entry in entries {
            self.add(&mut batch, &entry)?;
        }
        while let Automatic::Entry(entry) = batch.state.automatic(now_ms, &self.shared.dice) {
            self.add(&mut batch, &entry)?;
        }
        Ok(batch)
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
        let version = batch.state.version();
        batch.bodies.push(entry.to_text());
        batch.messages.push((
            version,
            ToClient::Event {
                version,
                event,
                table: Box::new(table),
            },
        ));
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
