//! Messages between players, moderation and notices in memory.

use std::cmp::Reverse;

use async_trait::async_trait;
use rosespring_hall::accounts::{PersonKind, StoredSession};
use rosespring_hall::chat::{StoredChat, StoredReport};
use rosespring_hall::moderation::{ActKind, ReportId, StoredAct, StoredModerator};
use rosespring_hall::notices::{StoredNotice, StoredPush};
use rosespring_hall::offers::{StoredChallenge, StoredInvitation, StoredSeek};

use super::{HallRows, MemoryStore, count, first};
use crate::{ChatStore, ModerationStore, NoticeStore, PushStore, StoreResult, TableStore};

#[async_trait]
impl ChatStore for MemoryStore {
    async fn add_chat(
        &self,
        table: &str,
        person: &str,
        at_ms: i64,
        body: &str,
        most: u32,
    ) -> StoreResult<Option<u32>> {
        self.table(table).await?;
        let mut hall = self.hall();
        let lines = hall.chat.entry(table.to_owned()).or_default();
        if count(lines.len()) >= most {
            return Ok(None);
        }
        let number = lines.last().map_or(0, |line| line.number) + 1;
        lines.push(StoredChat {
            number,
            person: person.to_owned(),
            at_ms,
            body: body.to_owned(),
        });
        Ok(Some(number))
    }

    async fn chat(&self, table: &str) -> StoreResult<Vec<StoredChat>> {
        let lines = self.hall().chat.get(table).cloned();
        Ok(lines.unwrap_or_default())
    }

    async fn add_report(&self, report: &StoredReport) -> StoreResult<bool> {
        let mut hall = self.hall();
        let is_new = hall
            .reports
            .iter()
            .all(|one| (id_of(one), &one.reporter) != (id_of(report), &report.reporter));
        hall.reports.extend(is_new.then(|| report.clone()));
        Ok(is_new)
    }

    async fn reports_by(&self, reporter: &str) -> StoreResult<Vec<StoredReport>> {
        let mut reports = self.hall().reports.clone();
        reports.retain(|one| one.reporter == reporter);
        reports.sort_by_key(|one| (one.at_ms, one.table.clone(), one.number));
        Ok(reports)
    }

    async fn sweep_reports(&self, before_ms: i64) -> StoreResult<()> {
        self.hall().reports.retain(|one| one.at_ms >= before_ms);
        Ok(())
    }

    async fn reports(&self, limit: u32) -> StoreResult<Vec<StoredReport>> {
        Ok(first(self.hall().reports_where(|_| true), limit))
    }
}

fn id_of(report: &StoredReport) -> ReportId {
    ReportId {
        table: report.table.clone(),
        number: report.number,
    }
}

impl HallRows {
    /// Returns the reports that are wanted, the newest first.
    fn reports_where(&self, is_wanted: impl Fn(&StoredReport) -> bool) -> Vec<StoredReport> {
        let mut reports = self.reports.clone();
        reports.retain(is_wanted);
        reports.sort_by_key(|report| Reverse(report.at_ms));
        reports
    }

    fn is_answered(&self, report: &StoredReport) -> bool {
        let id = id_of(report);
        self.acts.iter().any(|act| act.report.as_ref() == Some(&id))
    }

    /// Ends the sessions, the seek, the open invitations and the challenges of a person.
    pub(super) fn end_presence(&mut self, person: &str) {
        self.rows.retain(|one: &StoredSession| one.person != person);
        self.rows.retain(|one: &StoredSeek| one.person != person);
        self.rows
            .retain(|one: &StoredChallenge| one.challenger != person && one.challenged != person);
        self.rows
            .retain(|one: &StoredInvitation| one.inviter != person || one.table.is_some());
    }
}

#[async_trait]
impl ModerationStore for MemoryStore {
    async fn add_act(&self, act: &StoredAct) -> StoreResult<Option<u32>> {
        let mut hall = self.hall();
        let is_answered = hall.acts.iter().any(|one| one.report == act.report);
        if act.report.is_some() && is_answered {
            return Ok(None);
        }
        let person = act.person.clone();
        match act.kind {
            ActKind::Close => hall.end_presence(&person),
            ActKind::Appoint => hall.rows.put(&StoredModerator {
                person,
                since_ms: act.at_ms,
            }),
            ActKind::Remove => drop(hall.rows.remove::<StoredModerator>(&[&person])),
            _ => {}
        }
        let number = count(hall.acts.len()) + 1;
        let act = act.clone();
        hall.acts.push(StoredAct { number, ..act });
        Ok(Some(number))
    }

    async fn acts(&self, limit: u32) -> StoreResult<Vec<StoredAct>> {
        let mut acts = self.hall().acts.clone();
        acts.reverse();
        Ok(first(acts, limit))
    }

    async fn acts_about(&self, person: &str) -> StoreResult<Vec<StoredAct>> {
        let mut acts = self.hall().acts.clone();
        acts.retain(|act| act.person == person);
        Ok(acts)
    }

    async fn is_moderator(&self, person: &str) -> StoreResult<bool> {
        let hall = self.hall();
        let moderator: Option<StoredModerator> = hall.rows.find(&[person]);
        Ok(moderator.is_some() && hall.is_member(person))
    }

    async fn report(&self, id: &ReportId) -> StoreResult<Option<StoredReport>> {
        let mut found = self.hall().reports_where(|report| id_of(report) == *id);
        Ok((!found.is_empty()).then(|| found.remove(0)))
    }

    async fn open_reports(&self, limit: u32) -> StoreResult<Vec<StoredReport>> {
        let hall = self.hall();
        let mut open = hall.reports_where(|report| !hall.is_answered(report));
        open.sort_by_key(|report| report.at_ms);
        Ok(first(open, limit))
    }

    async fn answered_reports(&self, limit: u32) -> StoreResult<Vec<StoredReport>> {
        let hall = self.hall();
        let answered = hall.reports_where(|report| hall.is_answered(report));
        Ok(first(answered, limit))
    }

    async fn matches_of(&self, person: &str) -> StoreResult<u32> {
        let hall = self.hall();
        let results = hall.results.values();
        let own =
            results.filter(|one| one.winner.is_some() && one.players.iter().any(|id| id == person));
        Ok(count(own.count()))
    }
}

impl HallRows {
    /// Returns the notices of a person, the newest first.
    fn notices_of(&self, person: &str) -> Vec<StoredNotice> {
        let mut own = self.rows.list::<StoredNotice>(&[person]);
        own.sort_by_key(|one| Reverse(one.at_ms));
        own
    }

    /// Marks the chosen notices as seen. Returns whether any was not.
    fn see(&mut self, is_chosen: impl Fn(&StoredNotice) -> bool) -> bool {
        self.rows.change(|one: &mut StoredNotice| {
            let is_new = is_chosen(one) && !one.is_seen;
            one.is_seen |= is_new;
            is_new
        })
    }
}

#[async_trait]
impl NoticeStore for MemoryStore {
    async fn put_notice(&self, notice: &StoredNotice, most: u32) -> StoreResult<bool> {
        let mut hall = self.hall();
        let person = hall.people.get(&notice.person);
        let may_have = |kind| matches!(kind, PersonKind::Guest | PersonKind::Member);
        if !person.is_some_and(|person| may_have(person.kind)) {
            return Ok(false);
        }
        hall.rows.put(notice);
        for old in hall.notices_of(&notice.person).iter().skip(most as usize) {
            hall.rows
                .remove::<StoredNotice>(&[&old.person, &old.subject]);
        }
        Ok(true)
    }

    async fn see_notices(&self, person: &str, until_ms: i64) -> StoreResult<bool> {
        let is_chosen = |one: &StoredNotice| one.person == person && one.at_ms <= until_ms;
        Ok(self.hall().see(is_chosen))
    }

    async fn see_notice(&self, person: &str, subject: &str) -> StoreResult<bool> {
        let is_chosen = |one: &StoredNotice| one.person == person && one.subject == subject;
        Ok(self.hall().see(is_chosen))
    }

    async fn notices_to_remind(&self, now_ms: i64, limit: u32) -> StoreResult<Vec<StoredNotice>> {
        let is_due = |one: &StoredNotice| one.remind_ms.is_some_and(|at_ms| at_ms <= now_ms);
        let mut due = self.hall().rows.select(is_due);
        due.sort_by_key(|one| one.remind_ms);
        Ok(first(due, limit))
    }

    async fn sweep_notices(&self, before_ms: i64) -> StoreResult<()> {
        let is_kept = |one: &StoredNotice| one.at_ms >= before_ms;
        self.hall().rows.retain(is_kept);
        Ok(())
    }
}

#[async_trait]
impl PushStore for MemoryStore {
    async fn put_push(&self, push: &StoredPush) -> StoreResult<bool> {
        let mut hall = self.hall();
        let session: Option<StoredSession> = hall.rows.find(&[&push.session]);
        if session.is_some() {
            hall.rows
                .retain(|one: &StoredPush| one.endpoint != push.endpoint);
            hall.rows.put(push);
        }
        Ok(session.is_some())
    }

    async fn pushes_of(&self, person: &str, now_ms: i64) -> StoreResult<Vec<StoredPush>> {
        let hall = self.hall();
        let is_own = |one: &StoredSession| one.person == person && one.expires_ms > now_ms;
        Ok(hall.rows.select(|push: &StoredPush| {
            let session: Option<StoredSession> = hall.rows.find(&[&push.session]);
            session.as_ref().is_some_and(is_own)
        }))
    }
}
