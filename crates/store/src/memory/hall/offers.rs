//! Seeks, challenges and blocks in memory.

use async_trait::async_trait;
use rosespring_hall::offers::{
    NamedChallenge, NamedSeek, StoredBlock, StoredChallenge, StoredSeek,
};
use rosespring_table::stored::StoredTable;

use super::{HallRows, MemoryStore, count, first};
use crate::{ChallengeStore, SeekStore, SeekTable, StoreError, StoreResult, TableStore};

impl MemoryStore {
    /// Returns the unfinished tables of the hall that changed after `after_ms`, those changed last
    /// first: all, or those that may be watched.
    async fn unfinished(&self, after_ms: i64, watchable: bool) -> StoreResult<Vec<StoredTable>> {
        let mut tables = self.list(u32::MAX).await?.tables;
        let hall = self.hall();
        tables.retain(|table| {
            let is_live = !table.progress.finished && table.changed_ms > after_ms;
            let invitation = hall.invitation_to(&table.id).filter(|_| is_live);
            invitation.is_some_and(|one| one.watchable || !watchable)
        });
        Ok(tables)
    }

    /// Adds the table of an offer, and ends the seeks of both people.
    fn accept(&self, hall: &mut HallRows, accepted: &SeekTable<'_>) -> StoreResult<()> {
        let SeekTable {
            accepter,
            invitation,
            table,
            bodies,
        } = *accepted;
        hall.rows.refuse_taken(invitation)?;
        self.insert_table(table, bodies)?;
        hall.rows
            .retain(|one: &StoredSeek| one.person != invitation.inviter && one.person != accepter);
        hall.rows.add(invitation)
    }
}

impl HallRows {
    fn named(&self, challenge: StoredChallenge) -> Option<NamedChallenge> {
        Some(NamedChallenge {
            challenger_name: self.name_of(&challenge.challenger)?,
            challenged_name: self.name_of(&challenge.challenged)?,
            challenge,
        })
    }
}

fn is_between(one: &StoredChallenge, people: [&str; 2]) -> bool {
    [one.challenger.as_str(), &one.challenged] == people
}

#[async_trait]
impl SeekStore for MemoryStore {
    async fn put_seek(&self, seek: &StoredSeek) -> StoreResult<()> {
        let mut hall = self.hall();
        let before: Option<StoredSeek> = hall.rows.find(&[&seek.id]);
        if before.is_some_and(|before| before.person != seek.person) {
            return Err(StoreError::Taken(seek.id.clone()));
        }
        hall.rows
            .retain(|one: &StoredSeek| one.person != seek.person);
        hall.rows.put(seek);
        Ok(())
    }

    async fn seeks(&self) -> StoreResult<Vec<NamedSeek>> {
        let hall = self.hall();
        let mut all = hall.rows.list::<StoredSeek>(&[]);
        all.sort_by_key(|one| one.created_ms);
        let named = all.into_iter().filter_map(|seek| {
            let person = hall.people.get(&seek.person)?;
            Some(NamedSeek {
                seek,
                name: person.name.clone(),
                kind: person.kind,
            })
        });
        Ok(named.collect())
    }

    async fn withdraw_seek(&self, person: &str) -> StoreResult<bool> {
        let is_kept = |one: &StoredSeek| one.person != person;
        Ok(self.hall().rows.retain(is_kept))
    }

    async fn accept_seek(&self, accepted: &SeekTable<'_>) -> StoreResult<bool> {
        let mut hall = self.hall();
        let seek: Option<StoredSeek> = hall.rows.find(&[&accepted.invitation.id]);
        if seek.is_some() {
            self.accept(&mut hall, accepted)?;
        }
        Ok(seek.is_some())
    }

    async fn live_tables(&self, after_ms: i64, limit: u32) -> StoreResult<Vec<StoredTable>> {
        Ok(first(self.unfinished(after_ms, true).await?, limit))
    }

    async fn count_live(&self, after_ms: i64) -> StoreResult<u32> {
        Ok(count(self.unfinished(after_ms, false).await?.len()))
    }
}

#[async_trait]
impl ChallengeStore for MemoryStore {
    async fn put_challenge(&self, challenge: &StoredChallenge) -> StoreResult<()> {
        let both = [challenge.challenger.as_str(), &challenge.challenged];
        let mut hall = self.hall();
        let before: Option<StoredChallenge> = hall.rows.find(&[&challenge.id]);
        if before.is_some_and(|before| !is_between(&before, both)) {
            return Err(StoreError::Taken(challenge.id.clone()));
        }
        hall.rows.retain(|one| !is_between(one, both));
        hall.rows.put(challenge);
        Ok(())
    }

    async fn challenges(&self, person: Option<&str>) -> StoreResult<Vec<NamedChallenge>> {
        let hall = self.hall();
        let mut found = hall.rows.select(|one: &StoredChallenge| {
            person.is_none_or(|person| one.challenger == person || one.challenged == person)
        });
        found.sort_by_key(|one| one.created_ms);
        Ok(found
            .into_iter()
            .filter_map(|one| hall.named(one))
            .collect())
    }

    async fn accept_challenge(&self, accepted: &SeekTable<'_>) -> StoreResult<bool> {
        let id = accepted.invitation.id.as_str();
        let mut hall = self.hall();
        let challenge: Option<StoredChallenge> = hall.rows.find(&[id]);
        if challenge.is_some() {
            self.accept(&mut hall, accepted)?;
            hall.rows.remove::<StoredChallenge>(&[id]);
        }
        Ok(challenge.is_some())
    }

    async fn block(&self, person: &str, blocked: &str, at_ms: i64) -> StoreResult<()> {
        let mut hall = self.hall();
        // An earlier block stays as it is.
        let _ = hall.rows.add(&StoredBlock {
            person: person.to_owned(),
            blocked: blocked.to_owned(),
            created_ms: at_ms,
        });
        hall.rows.retain(|one| {
            !is_between(one, [person, blocked]) && !is_between(one, [blocked, person])
        });
        Ok(())
    }
}
