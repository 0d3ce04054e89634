//! A store in memory, for tests and for tables for study.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use async_trait::async_trait;

use rosespring_table::stored::{StoredFacts, StoredTable};

use crate::hall::memory::MemoryHall;
use crate::memory_nodes::NodeRows;
use crate::memory_practice::PlayerPractice;
use crate::memory_reviews::ReviewRow;
use crate::{Addition, QuietFilter, Store, StoreError, TableList, TableStore};

type TableMap = BTreeMap<String, (StoredTable, Vec<String>)>;

/// A store in memory.
#[derive(Debug, Default)]
pub struct MemoryStore {
    tables: Mutex<TableMap>,
    reviews: Mutex<BTreeMap<String, ReviewRow>>,
    practice: Mutex<BTreeMap<String, PlayerPractice>>,
    facts: Mutex<BTreeMap<String, StoredFacts>>,
    pub(crate) hall: MemoryHall,
    nodes: Mutex<NodeRows>,
}

impl MemoryStore {
    fn lock_tables(&self) -> MutexGuard<'_, TableMap> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn reviews_kept(&self) -> MutexGuard<'_, BTreeMap<String, ReviewRow>> {
        self.reviews.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn practice_kept(&self) -> MutexGuard<'_, BTreeMap<String, PlayerPractice>> {
        self.practice.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn facts_kept(&self) -> MutexGuard<'_, BTreeMap<String, StoredFacts>> {
        self.facts.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Changes what is stored of each table.
    pub(super) fn change_tables(&self, change: impl Fn(&mut StoredTable)) {
        self.lock_tables()
            .values_mut()
            .for_each(|(table, _)| change(table));
    }

    pub(super) fn nodes_kept(&self) -> MutexGuard<'_, NodeRows> {
        self.nodes.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Adds a table with its first events.
    pub(super) fn insert_table(
        &self,
        table: &StoredTable,
        bodies: &[String],
    ) -> Result<(), StoreError> {
        let mut kept = self.lock_tables();
        if kept.contains_key(&table.id) {
            return Err(StoreError::Taken(table.id.clone()));
        }
        kept.insert(table.id.clone(), (table.clone(), bodies.to_vec()));
        Ok(())
    }

    /// Returns the number of events of each table.
    pub(super) fn versions(&self) -> BTreeMap<String, usize> {
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
    async fn create(&self, table: &StoredTable, bodies: &[String]) -> Result<(), StoreError> {
        self.insert_table(table, bodies)
    }

    async fn table(&self, id: &str) -> Result<StoredTable, StoreError> {
        let kept = self.lock_tables();
        let (table, _) = kept.get(id).ok_or_else(|| not_found(id))?;
        Ok(table.clone())
    }

    async fn events(&self, id: &str) -> Result<Vec<String>, StoreError> {
        let kept = self.lock_tables();
        let (_, events) = kept.get(id).ok_or_else(|| not_found(id))?;
        Ok(events.clone())
    }

    async fn events_after(&self, id: &str, version: u32) -> Result<Vec<String>, StoreError> {
        let kept = self.lock_tables();
        let events = kept.get(id).map(|(_, events)| events);
        let seen = usize::try_from(version).unwrap_or(usize::MAX);
        let later = events.and_then(|events| events.get(seen..));
        Ok(later.unwrap_or_default().to_vec())
    }

    async fn append(&self, id: &str, addition: &Addition<'_>) -> Result<(), StoreError> {
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

    async fn list(&self, limit: u32) -> Result<TableList, StoreError> {
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

    async fn quiet(&self, filter: &QuietFilter) -> Result<Vec<String>, StoreError> {
        let kept = self.lock_tables();
        let is_quiet = |(table, events): &&(StoredTable, Vec<String>)| {
            table.changed_ms < filter.before_ms && events.len() <= filter.events_max as usize
        };
        let mut tables: Vec<_> = kept.values().filter(is_quiet).collect();
        tables.sort_by(|(a, _), (b, _)| (a.changed_ms, &a.id).cmp(&(b.changed_ms, &b.id)));
        let ids = tables.into_iter().map(|(table, _)| table.id.clone());
        Ok(ids.take(filter.limit as usize).collect())
    }

    async fn touch(&self, id: &str, at_ms: i64) -> Result<(), StoreError> {
        if let Some((table, _)) = self.lock_tables().get_mut(id) {
            table.changed_ms = at_ms;
        }
        Ok(())
    }

    async fn count(&self) -> Result<u32, StoreError> {
        Ok(u32::try_from(self.lock_tables().len()).unwrap_or(u32::MAX))
    }

    async fn remove(&self, id: &str) -> Result<(), StoreError> {
        self.facts_kept().remove(id);
        self.hall.forget_table(id);
        self.nodes_kept().forget_table(id);
        self.lock_tables()
            .remove(id)
            .map(|_| ())
            .ok_or_else(|| not_found(id))
    }

    async fn remove_unchanged(&self, id: &str, changed_ms: i64) -> Result<bool, StoreError> {
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
            self.facts_kept().remove(id);
            self.hall.forget_table(id);
            self.nodes_kept().forget_table(id);
        }
        Ok(is_unchanged)
    }
}

#[async_trait]
impl Store for MemoryStore {
    async fn close(&self) {}

    async fn probe(&self) -> Result<(), StoreError> {
        Ok(())
    }
}
