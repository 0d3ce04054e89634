//! Statistics data in memory.

use async_trait::async_trait;
use rosespring_table::stored::StoredFacts;

use crate::memory::MemoryStore;
use crate::{FactsStore, StoreError};

#[async_trait]
impl FactsStore for MemoryStore {
    async fn facts(&self, format: u32) -> Result<Vec<StoredFacts>, StoreError> {
        let versions = self.versions();
        let is_current = |one: &&StoredFacts| {
            one.format == format && versions.get(&one.table) == Some(&(one.version as usize))
        };
        Ok(self
            .facts_kept()
            .values()
            .filter(is_current)
            .cloned()
            .collect())
    }

    async fn keep_facts(&self, facts: &[StoredFacts]) -> Result<(), StoreError> {
        let versions = self.versions();
        let mut kept = self.facts_kept();
        kept.retain(|id, _| versions.contains_key(id));
        for one in facts.iter().filter(|one| versions.contains_key(&one.table)) {
            kept.insert(one.table.clone(), one.clone());
        }
        Ok(())
    }
}
