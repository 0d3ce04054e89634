//! Moderation: who is a moderator, reports, acts, and what acts mean for people.

use std::collections::BTreeMap;

use rosespring_hall::accounts::name_key;
use rosespring_hall::chat::StoredReport;
use rosespring_hall::moderation::{
    self, ActFacts, ActKind, ModerationRefusal, ReportId, Standing, StoredAct, lines_of, link_of,
    standing_view,
};
use rosespring_hall::ratings::conspicuous;
use rosespring_store::{HallStore, StoreError};
use rosespring_wire::moderation::{
    ActView, ModerationView, NewAct, OneSidedPair, PersonRecord, ReportView,
};
use rosespring_wire::person::{PersonLink, StandingView};

use super::notices::{NoticeDelivery, NoticeSubject};
use super::{Hall, Person};
use crate::clock;
use crate::error::ApiError;
use crate::limits::{ACTS_LISTED_MAX, REPORTS_LISTED_MAX};

/// The time over which the wins of pairs are counted: 30 days, in milliseconds.
const PAIRS_MS: i64 = 30 * 24 * 3600 * 1000;

/// The people that an answer names, each read once.
#[derive(Default)]
pub(super) struct PersonLinks(BTreeMap<String, PersonLink>);

impl PersonLinks {
    /// Returns the person with this id.
    pub(super) async fn link(
        &mut self,
        store: &dyn HallStore,
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
    pub(crate) async fn moderation(&self) -> Result<ModerationView, ApiError> {
        let mut people = PersonLinks::default();
        let open = self.store.open_reports(REPORTS_LISTED_MAX).await?;
        let answered = self.store.answered_reports(REPORTS_LISTED_MAX).await?;
        let acts = self.store.acts(ACTS_LISTED_MAX).await?;
        Ok(ModerationView {
            suspicions: self.suspicions(&mut people).await?,
            pairs: self.one_sided_pairs(&mut people).await?,
            open: self.show_reports(&open, &mut people).await?,
            answered: self.show_reports(&answered, &mut people).await?,
            acts: self.show_acts(&acts, &mut people).await?,
        })
    }

    /// Returns the pairs of members of whom one may feed the other with rated wins.
    async fn one_sided_pairs(
        &self,
        people: &mut PersonLinks,
    ) -> Result<Vec<OneSidedPair>, ApiError> {
        let store = self.store.as_ref();
        let since_ms = clock::now_ms().saturating_sub(PAIRS_MS);
        let pairs = store.won_pairs(since_ms).await?;
        let mut shown = Vec::new();
        for (pair, losses) in conspicuous(&pairs) {
            let [winner, loser] = [&pair.winner, &pair.loser];
            let [Some(known), Some(other)] =
                [store.person(winner).await?, store.person(loser).await?]
            else {
                continue;
            };
            shown.push(OneSidedPair {
                winner: people.link(store, winner).await?,
                loser: people.link(store, loser).await?,
                winner_since_ms: known.created_ms,
                loser_since_ms: other.created_ms,
                wins: pair.wins,
                early: pair.early,
                losses,
                gained: pair.gained,
            });
        }
        Ok(shown)
    }

    /// Returns what moderators see of a person, named by their id or by the name of a member.
    ///
    /// # Errors
    ///
    /// [`ModerationRefusal::NoPerson`], or an error of the store.
    pub(crate) async fn person_record(&self, who: &str) -> Result<PersonRecord, ApiError> {
        let person = match self.store.person(who).await? {
            Some(person) => Some(person),
            None => {
                let account = self.store.account_named(&name_key(who)).await?;
                account.map(|account| account.person)
            }
        };
        let person = person.ok_or_else(|| ModerationRefusal::NoPerson(who.to_owned()))?;
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
    /// [`ModerationRefusal`], or an error of the store.
    pub(crate) async fn act(&self, moderator: &Person, new: NewAct) -> Result<ActView, ApiError> {
        let own = moderator.id.as_str();
        let report = match &new.report {
            Some(id) => self.store.report(id).await?,
            None => None,
        };
        let facts = ActFacts {
            is_person: self.store.person(&new.person).await?.is_some(),
            is_moderator: self.store.is_moderator(&new.person).await?,
            report: report.as_ref(),
        };
        let act = moderation::decide(new, facts, own, clock::now_ms())?;
        let number = self.store.add_act(&act).await?;
        let number = number.ok_or(ModerationRefusal::ReportAnswered)?;
        if act.report.is_none() {
            // A moderator who decides about a person has seen their figures.
            self.store.answer_fair_play(&act.person).await?;
        }
        tracing::info!(number, kind = act.kind.name(), "a moderator acted");
        if act.kind == ActKind::Close {
            self.sessions_ended(&act.person).await;
        }
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
                lines: lines_of(report).map_err(|fault| ApiError::Database(fault.to_string()))?,
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
    store: &dyn HallStore,
    name: &str,
    is_moderator: bool,
) -> Result<bool, ApiError> {
    let account = store.account_named(&name_key(name)).await?;
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
pub(crate) async fn moderators(store: &dyn HallStore) -> Result<Vec<String>, ApiError> {
    let people = rosespring_store::moderators(store).await?;
    Ok(people.into_iter().map(|person| person.name).collect())
}
