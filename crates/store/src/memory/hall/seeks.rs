//! Seeks in memory.

use async_trait::async_trait;
use rosespring_hall::offers::{NamedSeek, StoredSeek};
use rosespring_table::stored::StoredTable;

use super::MemoryStore;
use crate::{PeopleStore, SeekStore, SeekTable, StoreError, TableStore};

impl MemoryStore {
    /// Returns the unfinished tables of the hall that changed after `after_ms`, those changed last
    /// first: all, or those that may be watched.
    async fn unfinished(
        &self,
        after_ms: i64,
        watchable: bool,
    ) -> Result<Vec<StoredTable>, StoreError> {
        let mut found = Vec::new();
        for table in self.list(u32::MAX).await?.tables {
            if table.progress.finished || table.changed_ms <= after_ms {
                continue;
            }
            let access = self.table_access(&table.id).await?;
            if access.is_some_and(|access| access.watchable || !watchable) {
                found.push(table);
            }
        }
        Ok(found)
    }
}

#[async_trait]
impl SeekStore for MemoryStore {
    async fn put_seek(&self, seek: &StoredSeek) -> Result<(), StoreError> {
        let mut hall = self.hall_rows();
        let is_taken = |one: &StoredSeek| one.id == seek.id && one.person != seek.person;
        if hall.seeks.values().any(is_taken) {
            return Err(StoreError::Taken(seek.id.clone()));
        }
        hall.seeks.insert(seek.person.clone(), seek.clone());
        Ok(())
    }

    async fn seeks(&self) -> Result<Vec<NamedSeek>, StoreError> {
        let hall = self.hall_rows();
        let named = hall.seeks.values().filter_map(|seek| {
            let name = hall.people.get(&seek.person)?.name.clone();
            let seek = seek.clone();
            Some(NamedSeek { seek, name })
        });
        let mut all: Vec<_> = named.collect();
        all.sort_by(|a, b| (a.seek.created_ms, &a.seek.id).cmp(&(b.seek.created_ms, &b.seek.id)));
        Ok(all)
    }

    async fn withdraw_seek(&self, person: &str) -> Result<bool, StoreError> {
        Ok(self.hall_rows().seeks.remove(person).is_some())
    }

    async fn accept_seek(&self, accepted: &SeekTable<'_>) -> Result<bool, StoreError> {
        let invitation = accepted.invitation;
        let mut hall = self.hall_rows();
        let mut seeks = hall.seeks.values();
        let Some(seeker) = seeks.find(|one| one.id == invitation.id) else {
            return Ok(false);
        };
        let seeker = seeker.person.clone();
        if hall.invitations.contains_key(&invitation.id) {
            return Err(StoreError::Taken(invitation.id.clone()));
        }
        self.insert_table(accepted.table, accepted.bodies)?;
        hall.seeks.remove(&seeker);
        hall.seeks.remove(accepted.accepter);
        hall.invitations
            .insert(invitation.id.clone(), invitation.clone());
        Ok(true)
    }

    async fn live_tables(&self, after_ms: i64, limit: u32) -> Result<Vec<StoredTable>, StoreError> {
        let mut tables = self.unfinished(after_ms, true).await?;
        tables.truncate(limit as usize);
        Ok(tables)
    }

    async fn count_live(&self, after_ms: i64) -> Result<u32, StoreError> {
        let count = self.unfinished(after_ms, false).await?.len();
        Ok(u32::try_from(count).unwrap_or(u32::MAX))
    }
}
