//! A store in memory, for tests and for tables for study.

#[cfg(feature = "memory-hall")]
mod hall;
mod studies;

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use async_trait::async_trait;

use rosespring_table::stored::{StoredFacts, StoredTable};

use self::studies::{PlayerPractice, ReviewRows};
use crate::{Addition, QuietFilter, StoreError, StoreResult, TableList, TableStore};

type TableMap = BTreeMap<String, (StoredTable, Vec<String>)>;

/// A store in memory of tables and studies. With the feature `memory-hall`, for tests, it stores
/// also a hall.
#[derive(Debug, Default)]
pub struct MemoryStore {
    tables: Mutex<TableMap>,
    facts: Mutex<BTreeMap<String, StoredFacts>>,
    beat_ms: Mutex<Option<i64>>,
    reviews: Mutex<BTreeMap<String, ReviewRows>>,
    practice: Mutex<BTreeMap<String, PlayerPractice>>,
    #[cfg(feature = "memory-hall")]
    hall: Mutex<hall::HallRows>,
    /// What becomes of additions; without it all are stored at once.
    #[cfg(feature = "sim")]
    fates: Option<std::sync::Arc<dyn crate::sim::Fates>>,
}

/// Locks rows. A test that panicked while it had them does not matter to others.
fn lock<T>(rows: &Mutex<T>) -> MutexGuard<'_, T> {
    rows.lock().unwrap_or_else(PoisonError::into_inner)
}

impl MemoryStore {
    /// Returns an empty store in which `fates` decides what becomes of additions.
    #[cfg(feature = "sim")]
    #[must_use]
    pub fn with_fates(fates: std::sync::Arc<dyn crate::sim::Fates>) -> Self {
        Self {
            fates: Some(fates),
            ..Self::default()
        }
    }

    /// Appends events, all or none.
    fn append_now(&self, id: &str, addition: &Addition<'_>) -> StoreResult<()> {
        let mut kept = self.lock_tables();
        let (table, events) = kept.get_mut(id).ok_or_else(|| not_found(id))?;
        let after = addition.after;
        if events.len() != after as usize {
            return Err(StoreError::Conflict { after });
        }
        events.extend_from_slice(addition.bodies);
        table.progress = addition.progress;
        table.changed_ms = addition.at_ms;
        Ok(())
    }

    fn lock_tables(&self) -> MutexGuard<'_, TableMap> {
        lock(&self.tables)
    }

    /// Removes what belongs to a table that is removed.
    fn forget_table(&self, id: &str) {
        lock(&self.facts).remove(id);
        #[cfg(feature = "memory-hall")]
        lock(&self.hall).forget_table(id);
    }

    /// Adds a table with its first events.
    fn insert_table(&self, table: &StoredTable, bodies: &[String]) -> StoreResult<()> {
        let mut kept = self.lock_tables();
        if kept.contains_key(&table.id) {
            return Err(StoreError::Taken(table.id.clone()));
        }
        kept.insert(table.id.clone(), (table.clone(), bodies.to_vec()));
        Ok(())
    }

    /// Returns the number of events of each table.
    fn versions(&self) -> BTreeMap<String, usize> {
        let kept = self.lock_tables();
        let versions = kept
            .iter()
            .map(|(id, (_, events))| (id.clone(), events.len()));
        versions.collect()
    }
}

fn not_found(id: &str) -> StoreError {
    StoreError::NotFound(id.to_owned())
}

#[async_trait]
impl TableStore for MemoryStore {
    async fn create(&self, table: &StoredTable, bodies: &[String]) -> StoreResult<()> {
        self.insert_table(table, bodies)
    }

    async fn table(&self, id: &str) -> StoreResult<StoredTable> {
        let kept = self.lock_tables();
        let (table, _) = kept.get(id).ok_or_else(|| not_found(id))?;
        Ok(table.clone())
    }

    async fn events_after(&self, id: &str, version: u32) -> StoreResult<Vec<String>> {
        let kept = self.lock_tables();
        let events = kept.get(id).map(|(_, events)| events);
        let seen = usize::try_from(version).unwrap_or(usize::MAX);
        let later = events.and_then(|events| events.get(seen..));
        Ok(later.unwrap_or_default().to_vec())
    }

    async fn append(&self, id: &str, addition: &Addition<'_>) -> StoreResult<()> {
        #[cfg(feature = "sim")]
        if let Some(fates) = &self.fates {
            let owner = lock(&self.hall).owner(id);
            let fate = fates.next(id, addition.after, owner.as_deref());
            return fate.apply(|| self.append_now(id, addition)).await;
        }
        self.append_now(id, addition)
    }

    async fn list(&self, limit: u32) -> StoreResult<TableList> {
        let mut tables: Vec<_> = self
            .lock_tables()
            .values()
            .map(|(table, _)| table.clone())
            .collect();
        tables.sort_by(|a, b| (b.changed_ms, &a.id).cmp(&(a.changed_ms, &b.id)));
        tables.truncate(limit as usize);
        Ok(TableList {
            tables,
            unreadable: 0,
        })
    }

    async fn quiet(&self, filter: &QuietFilter) -> StoreResult<Vec<String>> {
        let kept = self.lock_tables();
        let is_quiet = |(table, events): &&(StoredTable, Vec<String>)| {
            table.changed_ms < filter.before_ms && events.len() <= filter.events_max as usize
        };
        let mut tables: Vec<_> = kept.values().filter(is_quiet).collect();
        tables.sort_by(|(a, _), (b, _)| (a.changed_ms, &a.id).cmp(&(b.changed_ms, &b.id)));
        let ids = tables.into_iter().map(|(table, _)| table.id.clone());
        Ok(ids.take(filter.limit as usize).collect())
    }

    async fn touch(&self, id: &str, at_ms: i64) -> StoreResult<()> {
        if let Some((table, _)) = self.lock_tables().get_mut(id) {
            table.changed_ms = at_ms;
        }
        Ok(())
    }

    async fn count(&self) -> StoreResult<u32> {
        Ok(u32::try_from(self.lock_tables().len()).unwrap_or(u32::MAX))
    }

    async fn remove(&self, id: &str) -> StoreResult<()> {
        self.forget_table(id);
        self.lock_tables()
            .remove(id)
            .map(|_| ())
            .ok_or_else(|| not_found(id))
    }

    async fn remove_unchanged(&self, id: &str, changed_ms: i64) -> StoreResult<bool> {
        let is_unchanged = {
            let mut kept = self.lock_tables();
            let found = kept.get(id);
            let is_unchanged = found.is_some_and(|(table, _)| table.changed_ms == changed_ms);
            if is_unchanged {
                kept.remove(id);
            }
            is_unchanged
        };
        if is_unchanged {
            self.forget_table(id);
        }
        Ok(is_unchanged)
    }

    async fn facts(&self, format: u32) -> StoreResult<Vec<StoredFacts>> {
        let versions = self.versions();
        let is_current = |one: &&StoredFacts| {
            one.format == format && versions.get(&one.table) == Some(&(one.version as usize))
        };
        Ok(lock(&self.facts)
            .values()
            .filter(is_current)
            .cloned()
            .collect())
    }

    async fn keep_facts(&self, facts: &[StoredFacts]) -> StoreResult<()> {
        let versions = self.versions();
        let mut kept = lock(&self.facts);
        kept.retain(|id, _| versions.contains_key(id));
        for one in facts.iter().filter(|one| versions.contains_key(&one.table)) {
            kept.insert(one.table.clone(), one.clone());
        }
        Ok(())
    }

    async fn due_tables(&self, before_ms: i64, limit: u32) -> StoreResult<Vec<String>> {
        let tables = self.list(u32::MAX).await?.tables;
        let wakes = tables.into_iter().filter_map(|table| {
            let progress = table.progress;
            let wake_ms = progress.wake_ms.filter(|_| !progress.finished)?;
            (wake_ms < before_ms).then_some((wake_ms, table.id))
        });
        let mut due: Vec<_> = wakes.collect();
        due.sort();
        Ok(due
            .into_iter()
            .map(|(_, id)| id)
            .take(limit as usize)
            .collect())
    }

    async fn beat(&self, at_ms: i64) -> StoreResult<()> {
        *lock(&self.beat_ms) = Some(at_ms);
        Ok(())
    }

    async fn last_beat(&self) -> StoreResult<Option<i64>> {
        Ok(*lock(&self.beat_ms))
    }
}

#[cfg(any(feature = "memory-hall", not(feature = "hall")))]
#[async_trait]
impl crate::Store for MemoryStore {
    async fn close(&self) {}

    async fn probe(&self) -> StoreResult<()> {
        Ok(())
    }
}
