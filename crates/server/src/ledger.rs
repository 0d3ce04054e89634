//! Computes statistics and caches the data of each table until the table changes.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use rosespring_wire::statistics::StatisticsView;
use tokio::sync::Semaphore;

use crate::clock;
use crate::error::ApiError;
use crate::host::blocking;
use crate::limits::{REVIEWS_MAX, TABLES_COUNTED_MAX, TABLES_READ_AT_ONCE};
use rosespring_store::{StoreError, StudyStore, TableStore};
use rosespring_table::game::PlayerId;
use rosespring_table::statistics::{self, Facts, StatisticsSource};
use rosespring_table::stored::{FACTS_FORMAT, StoredFacts, StoredTable, Unreadable};

/// Age below which a table is not cached: another change could have the same time.
const FRESH_MS: i64 = 1_000;

/// The statistics data of the tables, read on request. Replaying a table takes milliseconds, so its
/// data is cached until the table changes, and stored, so that a restarted server replays only
/// changed tables.
#[derive(Debug)]
pub(crate) struct Ledger {
    cache: Mutex<Cache>,
    /// One request replays tables at a time; the next ones find most data in the cache.
    replaying: Semaphore,
    /// Whether the stored data is in the cache.
    is_loaded: AtomicBool,
}

/// The data of tables, by id.
type Cache = HashMap<String, CachedFacts>;

/// The cached data of a table at a time; `None` for a table that cannot be read.
#[derive(Debug, Clone)]
struct CachedFacts {
    changed_ms: i64,
    facts: Option<Arc<Facts>>,
}

impl Default for Ledger {
    fn default() -> Self {
        Self {
            cache: Mutex::default(),
            replaying: Semaphore::new(1),
            is_loaded: AtomicBool::new(false),
        }
    }
}

impl Ledger {
    /// Returns the statistics of a person, or of all persons.
    pub(crate) async fn view(
        &self,
        store: &dyn TableStore,
        studies: &dyn StudyStore,
        name: Option<String>,
    ) -> Result<StatisticsView, ApiError> {
        let all = store.count().await?;
        let listed = store.list(TABLES_COUNTED_MAX).await?;
        let (mut tables, unreadable) = self.read(store, &listed.tables).await?;
        tables.sort_by(|a, b| (a.at_ms, &a.id).cmp(&(b.at_ms, &b.id)));
        let source = StatisticsSource {
            tables,
            unreadable: unreadable + listed.unreadable,
            left_out: all.saturating_sub(TABLES_COUNTED_MAX),
            reviews: studies.reviews(REVIEWS_MAX).await?,
            puzzles: studies.practice_ratings(PlayerId::local().as_str()).await?,
        };
        blocking(move || statistics::view(&source, name.as_deref())).await
    }

    /// Returns the data of these tables, and the number of tables that cannot be read. No lock of
    /// the cache is held while the store is read.
    async fn read(
        &self,
        store: &dyn TableStore,
        listed: &[StoredTable],
    ) -> Result<(Vec<Arc<Facts>>, u32), ApiError> {
        let mut known = self.known(listed);
        if listed.iter().any(|table| !known.contains_key(&table.id)) {
            let _turn = self.replaying.acquire().await;
            known = self.known(listed);
            self.complete(store, listed, &mut known).await?;
        }
        let (mut facts, mut unreadable) = (Vec::new(), 0);
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
        Ok((facts, unreadable))
    }

    /// Adds to `known` the data of the other tables, and caches it.
    async fn complete(
        &self,
        store: &dyn TableStore,
        listed: &[StoredTable],
        known: &mut Cache,
    ) -> Result<(), ApiError> {
        if !self.is_loaded.load(Ordering::SeqCst) {
            known.extend(load(store, listed).await?);
            self.remember(known);
            self.is_loaded.store(true, Ordering::SeqCst);
        }
        let is_missing = |table: &&StoredTable| !known.contains_key(&table.id);
        let missing: Vec<_> = listed.iter().filter(is_missing).collect();
        for batch in missing.chunks(TABLES_READ_AT_ONCE) {
            known.extend(replay(store, batch).await?);
            self.remember(known);
        }
        Ok(())
    }

    /// Returns the cached data of those tables that have not changed since.
    fn known(&self, listed: &[StoredTable]) -> Cache {
        let cache = self.cache();
        let known = listed.iter().filter_map(|table| {
            let one = cache.get(&table.id)?;
            (one.changed_ms == table.changed_ms).then(|| (table.id.clone(), one.clone()))
        });
        known.collect()
    }

    /// Caches `known` in place of all earlier data.
    fn remember(&self, known: &Cache) {
        let settled_ms = clock::now_ms() - FRESH_MS;
        let is_settled = |(_, one): &(&String, &CachedFacts)| one.changed_ms < settled_ms;
        let settled = known.iter().filter(is_settled);
        *self.cache() = settled.map(|(id, one)| (id.clone(), one.clone())).collect();
    }

    fn cache(&self) -> MutexGuard<'_, Cache> {
        self.cache.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Returns the stored data of tables. Data that cannot be read is computed again.
async fn load(store: &dyn TableStore, listed: &[StoredTable]) -> Result<Cache, ApiError> {
    let stored = match store.facts(FACTS_FORMAT).await {
        Ok(stored) => stored,
        Err(error) => {
            tracing::warn!("stored statistics cannot be read: {error}");
            return Ok(Cache::new());
        }
    };
    let listed = listed.to_vec();
    let parse = move || {
        let stored: HashMap<_, _> = stored.iter().map(|one| (one.table.as_str(), one)).collect();
        let known = listed.iter().filter_map(|table| {
            let facts = Facts::from_stored(table, stored.get(table.id.as_str())?);
            let facts = facts.inspect_err(|error| tracing::warn!("{error}")).ok()?;
            Some((table.id.clone(), CachedFacts::new(table, Some(facts))))
        });
        known.collect()
    };
    blocking(parse).await
}

/// Reads tables, replays them on a thread that may block, and stores their data.
async fn replay(
    store: &dyn TableStore,
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
    let (known, stored) = blocking(move || replay_all(read)).await?;
    if let Err(error) = store.keep_facts(&stored).await {
        // The data is computed again after a restart.
        tracing::warn!("statistics cannot be stored: {error}");
    }
    Ok(known)
}

type ReplayResult = (Vec<(String, CachedFacts)>, Vec<StoredFacts>);

fn replay_all(read: Vec<(StoredTable, Result<Vec<String>, Unreadable>)>) -> ReplayResult {
    let (mut known, mut stored) = (Vec::new(), Vec::new());
    for (table, bodies) in read {
        let counted = bodies.and_then(|bodies| {
            let facts = Facts::of(&table, &bodies)?;
            let version = u32::try_from(bodies.len()).unwrap_or(u32::MAX);
            stored.push(facts.to_stored(version)?);
            Ok(facts)
        });
        let facts = counted.inspect_err(|error| tracing::warn!("not counted: {error}"));
        known.push((table.id.clone(), CachedFacts::new(&table, facts.ok())));
    }
    (known, stored)
}

impl CachedFacts {
    fn new(table: &StoredTable, facts: Option<Facts>) -> Self {
        Self {
            changed_ms: table.changed_ms,
            facts: facts.map(Arc::new),
        }
    }
}

#[cfg(test)]
mod tests;
