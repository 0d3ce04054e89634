//! Notices in memory.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use async_trait::async_trait;
use rosespring_hall::accounts::PersonKind;
use rosespring_hall::notices::StoredNotice;

use super::MemoryStore;
use crate::{NoticeStore, StoreError};

/// Notices by person and subject.
pub(crate) type NoticeRows = BTreeMap<[String; 2], StoredNotice>;

fn key(person: &str, subject: &str) -> [String; 2] {
    [person, subject].map(str::to_owned)
}

/// Returns the notices of a person, the newest first.
fn of_person(kept: &NoticeRows, person: &str) -> Vec<StoredNotice> {
    let own = kept.values().filter(|one| one.person == person);
    let mut own: Vec<_> = own.cloned().collect();
    own.sort_by_key(|one| (Reverse(one.at_ms), one.subject.clone()));
    own
}

/// Marks the chosen notices as seen. Returns whether any was not.
fn see(kept: &mut NoticeRows, is_chosen: impl Fn(&StoredNotice) -> bool) -> bool {
    let chosen = kept.values_mut().filter(|one| !one.is_seen);
    let mut is_changed = false;
    for one in chosen.filter(|one| is_chosen(one)) {
        one.is_seen = true;
        is_changed = true;
    }
    is_changed
}

#[async_trait]
impl NoticeStore for MemoryStore {
    async fn put_notice(&self, notice: &StoredNotice, most: u32) -> Result<bool, StoreError> {
        let mut hall = self.hall_rows();
        let person = hall.people.get(&notice.person);
        let may_have = |kind| matches!(kind, PersonKind::Guest | PersonKind::Member);
        if !person.is_some_and(|person| may_have(person.kind)) {
            return Ok(false);
        }
        let kept = &mut hall.notices;
        kept.insert(key(&notice.person, &notice.subject), notice.clone());
        for old in of_person(kept, &notice.person).iter().skip(most as usize) {
            kept.remove(&key(&old.person, &old.subject));
        }
        Ok(true)
    }

    async fn notices_of(&self, person: &str) -> Result<Vec<StoredNotice>, StoreError> {
        Ok(of_person(&self.hall_rows().notices, person))
    }

    async fn see_notices(&self, person: &str, until_ms: i64) -> Result<bool, StoreError> {
        let is_chosen = |one: &StoredNotice| one.person == person && one.at_ms <= until_ms;
        Ok(see(&mut self.hall_rows().notices, is_chosen))
    }

    async fn see_notice(&self, person: &str, subject: &str) -> Result<bool, StoreError> {
        let is_chosen = |one: &StoredNotice| one.person == person && one.subject == subject;
        Ok(see(&mut self.hall_rows().notices, is_chosen))
    }

    async fn remove_notice(&self, person: &str, subject: &str) -> Result<bool, StoreError> {
        let removed = self.hall_rows().notices.remove(&key(person, subject));
        Ok(removed.is_some())
    }

    async fn notices_to_remind(
        &self,
        now_ms: i64,
        limit: u32,
    ) -> Result<Vec<StoredNotice>, StoreError> {
        let hall = self.hall_rows();
        let is_due = |one: &&StoredNotice| one.remind_ms.is_some_and(|at_ms| at_ms <= now_ms);
        let mut due: Vec<_> = hall.notices.values().filter(is_due).cloned().collect();
        due.sort_by_key(|one| one.remind_ms);
        due.truncate(limit as usize);
        Ok(due)
    }

    async fn sweep_notices(&self, before_ms: i64) -> Result<(), StoreError> {
        let mut hall = self.hall_rows();
        hall.notices.retain(|_, one| one.at_ms >= before_ms);
        Ok(())
    }
}
