//! Moderation: who is a moderator, reports, acts, and what acts mean for people.

use std::collections::BTreeMap;

use rosespring_hall::accounts::{DELETED_NAME, PersonKind, StoredPerson};
use rosespring_hall::chat::{StoredChat, StoredReport};
use rosespring_hall::moderation::{ReportId, Standing, StoredAct};
use rosespring_store::{ModerationStore, Store, StoreError};
use rosespring_wire::chat::ChatWords;
use rosespring_wire::json;
use rosespring_wire::moderation::{
    ActKind, ActView, Admonition, ModerationView, NewAct, PersonKindView, PersonLink, PersonRecord,
    ReportLine, ReportView, StandingView,
};

use super::notices::{NoticeDelivery, NoticeSubject};
use super::{Hall, Person, names};
use crate::clock;
use crate::error::ApiError;
use crate::limits::{ACTS_LISTED_MAX, REPORT_LINES_AROUND, REPORTS_LISTED_MAX};

const HOUR_MS: i64 = 3_600_000;

/// The people that an answer names, each read once.
#[derive(Default)]
pub(super) struct PersonLinks(BTreeMap<String, PersonLink>);

impl PersonLinks {
    /// Returns the person with this id.
    pub(super) async fn link(
        &mut self,
        store: &dyn Store,
        id: &str,
    ) -> Result<PersonLink, StoreError> {
        if let Some(known) = self.0.get(id) {
            return Ok(known.clone());
        }
        let link = link_of(id, store.person(id).await?);
        self.0.insert(id.to_owned(), link.clone());
        Ok(link)
    }
}

impl Hall {
    /// Returns whether a person is a moderator.
    ///
    /// # Errors
    ///
    /// The store failed.
    pub(crate) async fn is_moderator(&self, person: Option<&Person>) -> Result<bool, StoreError> {
        match person {
            Some(person) => self.store.is_moderator(person.id.as_str()).await,
            None => Ok(false),
        }
    }

    /// Returns a person unless a moderator closed their account: then they are nobody.
    pub(super) async fn unless_closed(
        &self,
        person: Option<Person>,
    ) -> Result<Option<Person>, StoreError> {
        let Some(person) = person else {
            return Ok(None);
        };
        let acts = self.store.acts_about(person.id.as_str()).await?;
        let is_closed = Standing::of(&acts, clock::now_ms()).closure.is_some();
        Ok((!is_closed).then_some(person))
    }

    /// Refuses a person whose account a moderator closed.
    pub(super) async fn refuse_closed(&self, person: &str) -> Result<(), ApiError> {
        let acts = self.store.acts_about(person).await?;
        match Standing::of(&acts, clock::now_ms()).closure {
            Some(act) => Err(ApiError::AccountClosed(act.reason.clone())),
            None => Ok(()),
        }
    }

    /// Returns what moderators decided about a person, for them.
    pub(super) async fn standing(&self, person: &str) -> Result<StandingView, StoreError> {
        let acts = self.store.acts_about(person).await?;
        Ok(standing_view(&Standing::of(&acts, clock::now_ms())))
    }

    /// Returns the reports and the acts.
    ///
    /// # Errors
    ///
    /// An error of the store.
    pub(crate) async fn moderation(&self) -> Result<ModerationView, ApiError> {
        let mut people = PersonLinks::default();
        let open = self.store.open_reports(REPORTS_LISTED_MAX).await?;
        let answered = self.store.answered_reports(REPORTS_LISTED_MAX).await?;
        let acts = self.store.acts(ACTS_LISTED_MAX).await?;
        Ok(ModerationView {
            suspicions: self.suspicions(&mut people).await?,
            open: self.show_reports(&open, &mut people).await?,
            answered: self.show_reports(&answered, &mut people).await?,
            acts: self.show_acts(&acts, &mut people).await?,
        })
    }

    /// Returns what moderators see of a person, named by their id or by the name of a member.
    ///
    /// # Errors
    ///
    /// [`ApiError::NoPerson`], or an error of the store.
    pub(crate) async fn person_record(&self, who: &str) -> Result<PersonRecord, ApiError> {
        let person = match self.store.person(who).await? {
            Some(person) => Some(person),
            None => {
                let account = self.store.account_named(&names::key(who)).await?;
                account.map(|account| account.person)
            }
        };
        let person = person.ok_or_else(|| ApiError::NoPerson(who.to_owned()))?;
        let mut acts = self.store.acts_about(&person.id).await?;
        let standing = Standing::of(&acts, clock::now_ms());
        let (is_closed, standing) = (standing.closure.is_some(), standing_view(&standing));
        acts.reverse();
        Ok(PersonRecord {
            is_moderator: self.store.is_moderator(&person.id).await?,
            since_ms: person.created_ms,
            matches: self.store.matches_of(&person.id).await?,
            fair_play: self.fair_play(&person.id).await?,
            standing,
            is_closed,
            acts: self.show_acts(&acts, &mut PersonLinks::default()).await?,
            person: link_of(&person.id.clone(), Some(person)),
        })
    }

    /// Does what a moderator decided, and records it.
    ///
    /// # Errors
    ///
    /// [`ApiError::NoPerson`], [`ApiError::NoReport`], [`ApiError::NotImpartial`],
    /// [`ApiError::ReportAnswered`], or an error of the store.
    pub(crate) async fn act(&self, moderator: &Person, new: NewAct) -> Result<ActView, ApiError> {
        let own = moderator.id.as_str();
        if self.store.person(&new.person).await?.is_none() {
            return Err(ApiError::NoPerson(new.person));
        }
        if let Some(id) = &new.report {
            let report = self.store.report(id).await?;
            let report = report.filter(|report| report.person == new.person);
            let no_report = || ApiError::NoReport(id.table.clone(), id.number);
            if report.ok_or_else(no_report)?.reporter == own {
                return Err(ApiError::NotImpartial);
            }
        }
        let concerns_moderator = self.store.is_moderator(&new.person).await?;
        if new.person == own || concerns_moderator && new.kind != ActKind::Dismiss {
            return Err(ApiError::NotImpartial);
        }
        let at_ms = clock::now_ms();
        let hours = new.hours.map(|hours| i64::from(hours) * HOUR_MS);
        let act = StoredAct {
            number: 0,
            at_ms,
            moderator: Some(own.to_owned()),
            person: new.person,
            kind: new.kind,
            ends_ms: hours.map(|time_ms| at_ms.saturating_add(time_ms)),
            reason: new.reason,
            report: new.report,
        };
        let number = self.store.add_act(&act).await?;
        let number = number.ok_or(ApiError::ReportAnswered)?;
        if act.report.is_none() {
            // A moderator who decides about a person has seen their figures.
            self.store.answer_fair_play(&act.person).await?;
        }
        tracing::info!(number, kind = act.kind.name(), "a moderator acted");
        if let Some(notice) = NoticeSubject::of_act(act.kind, number) {
            self.tell(&act.person, &notice, NoticeDelivery::default())
                .await;
        }
        let act = StoredAct { number, ..act };
        self.show_act(&act, &mut PersonLinks::default()).await
    }

    async fn show_acts(
        &self,
        acts: &[StoredAct],
        people: &mut PersonLinks,
    ) -> Result<Vec<ActView>, ApiError> {
        let mut shown = Vec::with_capacity(acts.len());
        for act in acts {
            shown.push(self.show_act(act, people).await?);
        }
        Ok(shown)
    }

    async fn show_act(
        &self,
        act: &StoredAct,
        people: &mut PersonLinks,
    ) -> Result<ActView, ApiError> {
        let store = self.store.as_ref();
        let moderator = match &act.moderator {
            Some(id) => Some(people.link(store, id).await?.name),
            None => None,
        };
        Ok(ActView {
            number: act.number,
            at_ms: act.at_ms,
            moderator,
            person: people.link(store, &act.person).await?,
            kind: act.kind,
            ends_ms: act.ends_ms,
            reason: act.reason.clone(),
            report: act.report.clone(),
        })
    }

    async fn show_reports(
        &self,
        reports: &[StoredReport],
        people: &mut PersonLinks,
    ) -> Result<Vec<ReportView>, ApiError> {
        let store = self.store.as_ref();
        let mut shown = Vec::with_capacity(reports.len());
        for report in reports {
            shown.push(ReportView {
                id: ReportId {
                    table: report.table.clone(),
                    number: report.number,
                },
                at_ms: report.at_ms,
                reporter: people.link(store, &report.reporter).await?,
                person: people.link(store, &report.person).await?,
                lines: lines_of(report)?,
            });
        }
        Ok(shown)
    }
}

/// Gives the member with this name the role of a moderator, or takes it away. Returns false if
/// nothing changes.
///
/// # Errors
///
/// [`ApiError::NoPlayer`], or an error of the store.
pub(crate) async fn set_moderator(
    store: &dyn Store,
    name: &str,
    is_moderator: bool,
) -> Result<bool, ApiError> {
    let account = store.account_named(&names::key(name)).await?;
    let account = account.ok_or_else(|| ApiError::NoPlayer(name.to_owned()))?;
    let person = account.person.id;
    if store.is_moderator(&person).await? == is_moderator {
        return Ok(false);
    }
    let act = StoredAct {
        number: 0,
        at_ms: clock::now_ms(),
        moderator: None,
        person,
        kind: match is_moderator {
            true => ActKind::Appoint,
            false => ActKind::Remove,
        },
        ends_ms: None,
        reason: String::new(),
        report: None,
    };
    store.add_act(&act).await?;
    Ok(true)
}

/// Returns the names of all moderators.
///
/// # Errors
///
/// The store failed.
pub(crate) async fn moderators(store: &dyn ModerationStore) -> Result<Vec<String>, ApiError> {
    let people = store.moderators().await?;
    Ok(people.into_iter().map(|person| person.name).collect())
}

fn link_of(id: &str, person: Option<StoredPerson>) -> PersonLink {
    let (name, kind) = match person {
        Some(person) => (person.name, person.kind),
        None => (DELETED_NAME.to_owned(), PersonKind::Deleted),
    };
    PersonLink {
        id: id.to_owned(),
        name,
        kind: match kind {
            PersonKind::Guest => PersonKindView::Guest,
            PersonKind::Member => PersonKindView::Member,
            PersonKind::Bot => PersonKindView::Bot,
            _ => PersonKindView::Deleted,
        },
    }
}

fn standing_view(standing: &Standing<'_>) -> StandingView {
    let admonition = |act: &StoredAct| Admonition {
        number: act.number,
        at_ms: act.at_ms,
        ends_ms: act.ends_ms,
        reason: act.reason.clone(),
    };
    StandingView {
        warning: standing.warning.map(admonition),
        silence: standing.silence.map(admonition),
    }
}

/// Returns the messages near a reported one.
fn lines_of(report: &StoredReport) -> Result<Vec<ReportLine>, ApiError> {
    let damaged = || {
        let (table, number) = (&report.table, report.number);
        ApiError::Database(format!(
            "the report of message {number} at {table} cannot be read"
        ))
    };
    let lines: Vec<StoredChat> =
        json::from_slice(report.lines.as_bytes()).map_err(|_| damaged())?;
    let near = lines
        .iter()
        .filter(|line| line.number.abs_diff(report.number) <= REPORT_LINES_AROUND);
    let read = near.map(|line| {
        Ok(ReportLine {
            number: line.number,
            at_ms: line.at_ms,
            is_reported: line.person == report.person,
            words: ChatWords::read(line.body.as_bytes()).map_err(|_| damaged())?,
        })
    });
    read.collect()
}
