//! Settles finished matches of the hall: the result, the ratings, and the analysis.
//!
//! A match is over when its last entry is stored. Its result follows from the entries, so it is
//! stored afterwards, once: a match that is finished and has no result is found again after a
//! crash.

use std::collections::BTreeSet;
use std::sync::Arc;

use rosespring_hall::StoredBody;
use rosespring_hall::offers::OfferedGame;
use rosespring_hall::ratings::result_of;
use rosespring_rules::notation::record::Record;
use rosespring_store::{HallStore, StoreError, UnsettledTable};
use rosespring_table::record;
use rosespring_table::review::new::{NewReview, Source};
use rosespring_table::stored::{self, StoredTable};
use rosespring_wire::bot::BOT_NAME_END;
use tokio::time::sleep;

use crate::error::ApiError;
use crate::hall::tournaments::records::tournament_in_record;
use crate::host::{Host, blocking};
use crate::limits::{SETTLE_EVERY, SETTLED_AT_ONCE};
use crate::review::Desk;

/// Settles finished matches, one after the other.
pub(crate) struct Settler {
    store: Arc<dyn HallStore>,
    host: Arc<Host>,
    desk: Arc<Desk>,
    /// Tables that cannot be read.
    unreadable: BTreeSet<String>,
}

impl Settler {
    pub(crate) fn new(store: Arc<dyn HallStore>, host: Arc<Host>, desk: Arc<Desk>) -> Self {
        Self {
            store,
            host,
            desk,
            unreadable: BTreeSet::new(),
        }
    }

    /// Settles matches as soon as they are over. Of several nodes the one that leads does it; the
    /// others tell it.
    pub(crate) async fn settle_for_ever(mut self) {
        loop {
            if self.host.leads()
                && let Err(error) = self.settle_all().await
            {
                tracing::warn!("finished matches could not be read: {error}");
            }
            tokio::select! {
                biased;
                () = self.host.finished.notified() => if !self.host.leads() {
                    self.host.tell_finished().await;
                },
                () = sleep(SETTLE_EVERY) => {}
            }
        }
    }

    /// Settles all matches that are over.
    async fn settle_all(&mut self) -> Result<(), StoreError> {
        loop {
            let known = u32::try_from(self.unreadable.len()).unwrap_or(u32::MAX);
            let limit = SETTLED_AT_ONCE.saturating_add(known);
            let mut open = self.store.unsettled(limit).await?;
            open.retain(|one| !self.unreadable.contains(&one.table));
            if open.is_empty() {
                return Ok(());
            }
            for one in open {
                if let Err(error) = self.settle(&one).await {
                    tracing::error!(table = one.table, "its result is not stored: {error}");
                    self.unreadable.insert(one.table);
                }
            }
        }
    }

    async fn settle(&self, one: &UnsettledTable) -> Result<(), ApiError> {
        let game = OfferedGame::from_body(&one.invitation)?;
        let (table, bodies) = self.host.read(&one.table).await?;
        let result = blocking(move || {
            let state = stored::replay(&table, &bodies)?;
            let result = result_of(&table, &state, game.rated);
            Ok::<_, ApiError>((result, table, bodies))
        });
        let (result, table, bodies) = result.await??;
        let result = result.ok_or_else(|| ApiError::NoTable(one.table.clone()))?;
        // Programs play many matches, and do not read analyses.
        let is_of_bots = [&table.white, &table.black]
            .into_iter()
            .all(|name| name.ends_with(BOT_NAME_END));
        let is_new = self.store.settle(&result).await?;
        self.host.settled.notify_one();
        if is_new && !is_of_bots {
            self.analyse(table, bodies).await;
        }
        Ok(())
    }

    /// Adds a match to the queue of analyses. A match that cannot be analysed has none.
    async fn analyse(&self, table: StoredTable, bodies: Vec<String>) {
        #[cfg(feature = "sim")]
        if crate::sim::is_entered() {
            return;
        }
        let id = table.id.clone();
        let tournament = tournament_in_record(&*self.store, &id).await;
        let new = blocking(move || {
            let record = record::record(&table, &bodies).ok()?;
            let record = Record {
                tournament,
                ..record
            };
            let source = Source {
                players: record::players(&table),
                played_ms: Some(table.changed_ms),
                table: Some(table.id),
            };
            NewReview::new(record, source).ok()
        });
        let Ok(Some(new)) = new.await else {
            return;
        };
        let added = match self.desk.add(new).await {
            // Opening it puts it in the queue.
            Ok((analysis, _)) => self.desk.open(&analysis).await.map(|_| ()),
            Err(error) => Err(error),
        };
        if let Err(error) = added {
            tracing::warn!(table = id, "the match is not analysed: {error}");
        }
    }
}
