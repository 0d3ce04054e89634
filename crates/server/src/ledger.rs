//! Computes statistics and caches the data of each table until the table changes.

use std::collections::HashMap;
use std::sync::Arc;

use rosespring_wire::statistics::StatisticsView;
use tokio::sync::Mutex;

use crate::clock;
use crate::error::ApiError;
use crate::limits::{REVIEWS_MAX, TABLES_COUNTED_MAX, TABLES_READ_AT_ONCE};
use rosespring_store::{Store, StoreError};
use rosespring_table::game::PlayerId;
use rosespring_table::statistics::{self, Facts, StatisticsSource};
use rosespring_table::stored::{StoredTable, Unreadable};

/// Age below which a table is not cached: another change could have the same time.
const FRESH_MS: i64 = 1_000;

/// The statistics data of the tables, read on request. Replaying a table takes milliseconds, so its
/// data is cached until the table changes.
#[derive(Debug, Default)]
pub(crate) struct Ledger {
    known: Mutex<HashMap<String, CachedFacts>>,
}

/// The cached data of a table at a time; `None` for a table that cannot be read.
#[derive(Debug, Clone)]
struct CachedFacts {
    changed_ms: i64,
    facts: Option<Arc<Facts>>,
}

impl Ledger {
    /// Returns the statistics of a person, or of all persons.
    ///
    /// # Errors
    ///
    /// The store failed.
    pub(crate) async fn view(
        &self,
        store: &dyn Store,
        name: Option<String>,
    ) -> Result<StatisticsView, ApiError> {
        let all = store.count().await?;
        let listed = store.list(TABLES_COUNTED_MAX).await?;
        let (mut tables, unreadable) = self.read(store, &listed.tables).await?;
        tables.sort_by(|a, b| (a.at_ms, &a.id).cmp(&(b.at_ms, &b.id)));
        let kept = StatisticsSource {
            tables,
            unreadable: unreadable + listed.unreadable,
            left_out: all.saturating_sub(TABLES_COUNTED_MAX),
            reviews: store.reviews(REVIEWS_MAX).await?,
            puzzles: store.practice_ratings(PlayerId::local().as_str()).await?,
        };
        let view = tokio::task::spawn_blocking(move || statistics::view(&kept, name.as_deref()));
        view.await
            .map_err(|error| ApiError::Internal(error.to_string()))
    }

    /// Returns the data of these tables, and the number of tables that cannot be read. Only one
    /// request reads at a time; others then find most data in the cache.
    async fn read(
        &self,
        store: &dyn Store,
        listed: &[StoredTable],
    ) -> Result<(Vec<Arc<Facts>>, u32), ApiError> {
        let mut known = self.known.lock().await;
        let mut before = std::mem::take(&mut *known);
        let mut changed = Vec::new();
        for table in listed {
            match before.remove(&table.id) {
                Some(one) if one.changed_ms == table.changed_ms => {
                    known.insert(table.id.clone(), one);
                }
                _ => changed.push(table),
            }
        }
        let (mut facts, mut unreadable) = (Vec::new(), 0);
        for batch in changed.chunks(TABLES_READ_AT_ONCE) {
            for (id, one) in replayed(store, batch).await? {
                known.insert(id, one);
            }
        }
        for table in listed {
            match known.get(&table.id) {
                Some(CachedFacts {
                    facts: Some(one), ..
                }) => facts.push(Arc::clone(one)),
                Some(_) => unreadable += 1,
                // It was removed in the meantime.
                None => {}
            }
        }
        let settled = clock::now_ms() - FRESH_MS;
        known.retain(|_, one| one.changed_ms < settled);
        Ok((facts, unreadable))
    }
}

/// Reads tables and replays them on a thread that may block.
async fn replayed(
    store: &dyn Store,
    tables: &[&StoredTable],
) -> Result<Vec<(String, CachedFacts)>, ApiError> {
    let mut read = Vec::with_capacity(tables.len());
    for &table in tables {
        match store.events(&table.id).await {
            Ok(bodies) => read.push((table.clone(), Ok(bodies))),
            Err(StoreError::NotFound(_)) => {}
            Err(StoreError::Unreadable(error)) => read.push((table.clone(), Err(error))),
            Err(error @ (StoreError::Damaged(_) | StoreError::TooSlow)) => {
                let what = error.to_string();
                let id = table.id.clone();
                read.push((table.clone(), Err(Unreadable { id, what })));
            }
            Err(error) => return Err(error.into()),
        }
    }
    let replay = move || {
        let known = read.into_iter().map(|(table, bodies)| {
            let facts = bodies.and_then(|bodies| Facts::of(&table, &bodies));
            let facts = facts
                .inspect_err(|error| tracing::warn!("not counted: {error}"))
                .ok();
            let known = CachedFacts {
                changed_ms: table.changed_ms,
                facts: facts.map(Arc::new),
            };
            (table.id, known)
        });
        known.collect()
    };
    tokio::task::spawn_blocking(replay)
        .await
        .map_err(|error| ApiError::Internal(error.to_string()))
}
