//! Moderation in memory.

use std::collections::BTreeSet;

use async_trait::async_trait;
use rosespring_hall::accounts::{PersonKind, StoredPerson};
use rosespring_hall::chat::StoredReport;
use rosespring_hall::moderation::{ActKind, ReportId, StoredAct};

use super::MemoryStore;
use crate::{ChatStore, ModerationStore, StoreError};

/// The acts in order, and the ids of the moderators.
#[derive(Debug, Default)]
pub(crate) struct ModerationRows {
    acts: Vec<StoredAct>,
    moderators: BTreeSet<String>,
}

impl ModerationRows {
    /// Forgets the role of a person who removes their account.
    pub(crate) fn forget_person(&mut self, person: &str) {
        self.moderators.remove(person);
    }

    fn answers(&self, report: &StoredReport) -> bool {
        let id = id_of(report);
        self.acts.iter().any(|act| act.report.as_ref() == Some(&id))
    }
}

fn id_of(report: &StoredReport) -> ReportId {
    ReportId {
        table: report.table.clone(),
        number: report.number,
    }
}

fn cut<T>(mut all: Vec<T>, limit: u32) -> Vec<T> {
    all.truncate(usize::try_from(limit).unwrap_or(usize::MAX));
    all
}

#[async_trait]
impl ModerationStore for MemoryStore {
    async fn add_act(&self, act: &StoredAct) -> Result<Option<u32>, StoreError> {
        let mut kept = self.moderation_rows();
        let is_answered = kept.acts.iter().any(|one| one.report == act.report);
        if act.report.is_some() && is_answered {
            return Ok(None);
        }
        let person = act.person.as_str();
        match act.kind {
            ActKind::Close => self.end_presence(person),
            ActKind::Appoint => {
                kept.moderators.insert(person.to_owned());
            }
            ActKind::Remove => {
                kept.moderators.remove(person);
            }
            _ => {}
        }
        let number = u32::try_from(kept.acts.len()).unwrap_or(u32::MAX) + 1;
        kept.acts.push(StoredAct {
            number,
            ..act.clone()
        });
        Ok(Some(number))
    }

    async fn acts(&self, limit: u32) -> Result<Vec<StoredAct>, StoreError> {
        let mut acts = self.moderation_rows().acts.clone();
        acts.reverse();
        Ok(cut(acts, limit))
    }

    async fn acts_about(&self, person: &str) -> Result<Vec<StoredAct>, StoreError> {
        let kept = self.moderation_rows();
        let about = kept.acts.iter().filter(|act| act.person == person);
        Ok(about.cloned().collect())
    }

    async fn is_moderator(&self, person: &str) -> Result<bool, StoreError> {
        let is_listed = self.moderation_rows().moderators.contains(person);
        let hall = self.hall_rows();
        let person = hall.people.get(person);
        Ok(is_listed && person.is_some_and(|person| person.kind == PersonKind::Member))
    }

    async fn moderators(&self) -> Result<Vec<StoredPerson>, StoreError> {
        let ids = self.moderation_rows().moderators.clone();
        let hall = self.hall_rows();
        let people = ids.iter().filter_map(|id| hall.people.get(id)).cloned();
        let members = people.filter(|person| person.kind == PersonKind::Member);
        let mut members: Vec<_> = members.collect();
        members.sort_by(|a, b| a.name.cmp(&b.name));
        Ok(members)
    }

    async fn report(&self, id: &ReportId) -> Result<Option<StoredReport>, StoreError> {
        let all = self.reports(u32::MAX).await?;
        Ok(all.into_iter().find(|report| id_of(report) == *id))
    }

    async fn open_reports(&self, limit: u32) -> Result<Vec<StoredReport>, StoreError> {
        let mut open = self.reports(u32::MAX).await?;
        let kept = self.moderation_rows();
        open.retain(|report| !kept.answers(report));
        open.sort_by_key(|report| report.at_ms);
        Ok(cut(open, limit))
    }

    async fn answered_reports(&self, limit: u32) -> Result<Vec<StoredReport>, StoreError> {
        let mut answered = self.reports(u32::MAX).await?;
        let kept = self.moderation_rows();
        answered.retain(|report| kept.answers(report));
        Ok(cut(answered, limit))
    }

    async fn matches_of(&self, person: &str) -> Result<u32, StoreError> {
        let hall = self.hall_rows();
        let results = hall.kept.results.values();
        let own =
            results.filter(|one| one.winner.is_some() && one.players.iter().any(|id| id == person));
        Ok(u32::try_from(own.count()).unwrap_or(u32::MAX))
    }
}
