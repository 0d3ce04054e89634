//! Tournaments: members organise them, join and leave. What follows by itself is in [`run`], what
//! readers see in [`show`] and [`boards`].
//!
//! The state of a tournament is the fold of its log, so a server that stops loses nothing. One
//! command at a time changes tournaments; the store refuses a second writer.

mod boards;
pub(crate) mod records;
mod run;
mod show;

use std::collections::BTreeMap;
use std::error::Error;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use rosespring_hall::StoredBody;
use rosespring_hall::accounts::PersonKind;
use rosespring_hall::chat::may_write_texts;
use rosespring_hall::offers::OfferedGame;
use rosespring_hall::tournament::{
    Entry, LogEntry, Phase, StoredTournament, Tournament, TournamentLine, TournamentState,
    TournamentTerms,
};
use rosespring_store::{StoreError, TournamentAddition, rows};
use rosespring_wire::refusal_code::RefusalCode;
use rosespring_wire::tournament::{TITLE_CHARS_MAX, TournamentLink};
use tokio::sync::Notify;
use tokio::time::Instant;

use super::rated::rating_in;
use super::{Hall, Person, milliseconds};
use crate::error::ApiError;
use crate::limits::{
    TOURNAMENT_AHEAD_MAX, TOURNAMENT_KEPT, TOURNAMENTS_LIVE_MAX, TOURNAMENTS_OWN_MAX,
};
use crate::{clock, ids};

/// The rating of a player without one, for seeds and pairings.
const USUAL_RATING: i32 = 1_500;

/// The tournaments that are in memory.
#[derive(Default)]
pub(super) struct Tournaments {
    loaded: Mutex<BTreeMap<String, Arc<LoadedTournament>>>,
    /// The boards that pages look at.
    scenes: Mutex<BTreeMap<String, boards::Scene>>,
    /// Held while a tournament is changed.
    writing: tokio::sync::Mutex<()>,
    /// Wakes the task of the tournaments.
    changed: Notify,
}

/// A tournament that was read from the store.
struct LoadedTournament {
    stored: StoredTournament,
    terms: TournamentTerms,
    tournament: Tournament,
    /// The name of each player, and whether they have a page, by the player's number.
    players: Vec<(String, bool)>,
    organiser: String,
    read: Instant,
}

impl Tournaments {
    fn all(&self) -> MutexGuard<'_, BTreeMap<String, Arc<LoadedTournament>>> {
        self.loaded.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Forgets all that was read: a name in it has changed.
    pub(super) fn forget_all(&self) {
        self.all().clear();
    }

    /// Returns a tournament that was read a short time ago.
    fn get(&self, id: &str) -> Option<Arc<LoadedTournament>> {
        let mut all = self.all();
        all.retain(|_, one| one.read.elapsed() < TOURNAMENT_KEPT);
        all.get(id).cloned()
    }

    fn put(&self, loaded: LoadedTournament) -> Arc<LoadedTournament> {
        let loaded = Arc::new(loaded);
        let id = loaded.stored.id.clone();
        self.all().insert(id, Arc::clone(&loaded));
        loaded
    }

    fn forget(&self, id: &str) {
        self.all().remove(id);
    }
}

impl LoadedTournament {
    /// Returns the name of the game and the speed, by which ratings differ.
    fn terms(&self) -> Result<(&'static str, Option<&'static str>), ApiError> {
        Ok(OfferedGame::from(&self.terms).rating_key()?)
    }
}

const fn state_of(phase: Phase) -> TournamentState {
    match phase {
        Phase::Open => TournamentState::Open,
        Phase::Running => TournamentState::Running,
        Phase::Over => TournamentState::Over,
        Phase::Cancelled => TournamentState::Cancelled,
    }
}

fn unreadable(error: impl Into<Box<dyn Error + Send + Sync>>) -> ApiError {
    ApiError::Unreadable(error.into().to_string())
}

impl Hall {
    /// Creates a tournament of a member.
    ///
    /// # Errors
    ///
    /// [`ApiError::InvalidBody`] for a time in the past or too far away, [`ApiError::Hall`] if
    /// the person may not write texts or there are too many, or an error of the store.
    pub(crate) async fn create_tournament(
        &self,
        organiser: &Person,
        terms: TournamentTerms,
    ) -> Result<String, ApiError> {
        let now_ms = clock::now_ms();
        let own = organiser.id.as_str();
        check_time(terms.starts_ms, now_ms)?;
        self.may_organise(organiser).await?;
        self.check_name(&terms.name, TITLE_CHARS_MAX).await?;
        let _turn = self.tournaments.writing.lock().await;
        let live = self.store.live_tournaments().await?;
        let of_own = live.iter().filter(|one| one.organiser == own).count();
        if live.len() >= TOURNAMENTS_LIVE_MAX || of_own >= TOURNAMENTS_OWN_MAX {
            return Err(too_many());
        }
        let stored = StoredTournament {
            id: ids::new_id(false)?,
            organiser: own.to_owned(),
            body: terms.to_body(),
            state: TournamentState::Open,
            starts_ms: terms.starts_ms,
            created_ms: now_ms,
            changed_ms: now_ms,
        };
        self.store.add_tournament(&stored).await?;
        self.tournaments.changed.notify_one();
        Ok(stored.id)
    }

    /// Checks that a person may give a name to a tournament, which everybody reads.
    async fn may_organise(&self, person: &Person) -> Result<(), ApiError> {
        let id = person.id.as_str();
        let silence = self.standing(id).await?.silence;
        let left = match self.store.is_moderator(id).await? {
            true => 0,
            false => self.matches_left(id).await?,
        };
        Ok(may_write_texts(silence.map(|one| one.reason), left)?)
    }

    /// Lets a member join a tournament, or come back. Joining twice has the effect of joining once.
    ///
    /// # Errors
    ///
    /// [`ApiError::NoTournament`], [`ApiError::Hall`], or an error of the store.
    pub(crate) async fn join_tournament(&self, id: &str, member: &Person) -> Result<(), ApiError> {
        self.has_waited(Some(member)).await?;
        let _turn = self.tournaments.writing.lock().await;
        let loaded = self.tournament(id).await?;
        let own = member.id.as_str();
        if loaded.tournament.is_in(own) && loaded.stored.state.is_live() {
            return Ok(());
        }
        let rating = self.tournament_rating(&loaded, own).await?;
        let entry = loaded.tournament.join(own, rating, clock::now_ms())?;
        self.add_entries(&loaded, vec![entry]).await?;
        Ok(())
    }

    /// Lets a player leave a tournament. A game that runs goes on.
    ///
    /// # Errors
    ///
    /// [`ApiError::NoTournament`], [`ApiError::Hall`], or an error of the store.
    pub(crate) async fn leave_tournament(&self, id: &str, member: &Person) -> Result<(), ApiError> {
        let _turn = self.tournaments.writing.lock().await;
        let loaded = self.tournament(id).await?;
        let entry = loaded.tournament.withdraw(member.id.as_str())?;
        self.add_entries(&loaded, vec![entry]).await?;
        Ok(())
    }

    /// Takes a person who leaves the hall out of all tournaments that are not over.
    ///
    /// # Errors
    ///
    /// An error of the store.
    pub(super) async fn leave_tournaments(&self, person: &str) -> Result<(), ApiError> {
        let _turn = self.tournaments.writing.lock().await;
        for live in self.store.live_tournaments().await? {
            let loaded = self.tournament(&live.id).await?;
            if let Ok(entry) = loaded.tournament.withdraw(person) {
                self.add_entries(&loaded, vec![entry]).await?;
            }
        }
        Ok(())
    }

    /// Begins a tournament before its time.
    ///
    /// # Errors
    ///
    /// [`ApiError::NoTournament`], [`ApiError::NotOrganiser`], [`ApiError::Hall`], or an
    /// error of the store.
    pub(crate) async fn begin_tournament(&self, id: &str, member: &Person) -> Result<(), ApiError> {
        let _turn = self.tournaments.writing.lock().await;
        let mut loaded = self.tournament(id).await?;
        self.may_manage(&loaded, member).await?;
        // Who has left the hall does not count.
        let gone = self.departures(&loaded).await?;
        if !gone.is_empty() {
            loaded = self.add_entries(&loaded, gone).await?;
        }
        loaded.tournament.may_begin()?;
        let began = self.began(&loaded).await?;
        self.add_entries(&loaded, vec![began]).await?;
        Ok(())
    }

    /// Ends a tournament without a winner.
    ///
    /// # Errors
    ///
    /// Those of [`Self::begin_tournament`].
    pub(crate) async fn cancel_tournament(
        &self,
        id: &str,
        member: &Person,
    ) -> Result<(), ApiError> {
        let _turn = self.tournaments.writing.lock().await;
        let loaded = self.tournament(id).await?;
        self.may_manage(&loaded, member).await?;
        let is_moderator = self.is_moderator(Some(member)).await?;
        let own = member.id.as_str();
        let entry = loaded.tournament.cancel_by(own, is_moderator)?;
        self.add_entries(&loaded, vec![entry]).await?;
        Ok(())
    }

    /// Checks that a person organises a tournament, or is a moderator.
    async fn may_manage(&self, loaded: &LoadedTournament, person: &Person) -> Result<(), ApiError> {
        match self.manages(loaded, Some(person)).await? {
            true => Ok(()),
            false => Err(ApiError::NotOrganiser),
        }
    }

    async fn manages(
        &self,
        loaded: &LoadedTournament,
        person: Option<&Person>,
    ) -> Result<bool, StoreError> {
        let Some(person) = person.filter(|person| person.is_member) else {
            return Ok(false);
        };
        let is_own = loaded.stored.organiser == person.id.as_str();
        Ok(is_own || self.is_moderator(Some(person)).await?)
    }

    /// Returns the entry with which a tournament begins, with the present ratings.
    async fn began(&self, loaded: &LoadedTournament) -> Result<Entry, ApiError> {
        let players = loaded.tournament.players();
        let mut ratings = Vec::with_capacity(players.len());
        for player in players {
            ratings.push(self.tournament_rating(loaded, &player.person).await?);
        }
        Ok(Entry::Began { ratings })
    }

    async fn tournament_rating(
        &self,
        loaded: &LoadedTournament,
        person: &str,
    ) -> Result<i32, ApiError> {
        let (game, speed) = loaded.terms()?;
        let rating = rating_in(&*self.store, person, game, speed).await?;
        // Ratings are far below the limit of the type.
        let rounded = rating.map(|one| one.rating.round() as i32);
        Ok(rounded.unwrap_or(USUAL_RATING))
    }

    /// Returns a tournament, from memory or from the store.
    ///
    /// # Errors
    ///
    /// [`ApiError::NoTournament`], or an error of the store.
    async fn tournament(&self, id: &str) -> Result<Arc<LoadedTournament>, ApiError> {
        if let Some(loaded) = self.tournaments.get(id) {
            return Ok(loaded);
        }
        let stored = rows::find::<StoredTournament>(&*self.store, &[id]).await?;
        let stored = stored.ok_or_else(|| ApiError::NoTournament(id.to_owned()))?;
        let terms = TournamentTerms::from_body(&stored.body)?;
        let mut tournament = Tournament::new(terms.plan());
        for line in self.store.tournament_log(id).await? {
            let entry = LogEntry::from_text(&line).map_err(unreadable)?;
            tournament.apply(&entry).map_err(unreadable)?;
        }
        let loaded = self.with_names(stored, terms, tournament).await?;
        Ok(self.tournaments.put(loaded))
    }

    async fn with_names(
        &self,
        stored: StoredTournament,
        terms: TournamentTerms,
        tournament: Tournament,
    ) -> Result<LoadedTournament, StoreError> {
        let mut players = Vec::with_capacity(tournament.players().len());
        for player in tournament.players() {
            players.push(self.name_of(&player.person).await?);
        }
        let (organiser, _) = self.name_of(&stored.organiser).await?;
        Ok(LoadedTournament {
            stored,
            terms,
            tournament,
            players,
            organiser,
            read: Instant::now(),
        })
    }

    /// Returns the name of a person, and whether they have a page.
    async fn name_of(&self, id: &str) -> Result<(String, bool), StoreError> {
        let person = self.store.person(id).await?;
        Ok(person.map_or_else(
            || (String::new(), false),
            |person| (person.name, person.kind == PersonKind::Member),
        ))
    }

    /// Stores entries of a tournament, and returns it with them. The caller holds the turn.
    async fn add_entries(
        &self,
        before: &LoadedTournament,
        entries: Vec<Entry>,
    ) -> Result<Arc<LoadedTournament>, ApiError> {
        let id = before.stored.id.as_str();
        let now_ms = clock::now_ms();
        let after = before.tournament.version();
        let mut tournament = before.tournament.clone();
        let mut lines = Vec::with_capacity(entries.len());
        for entry in entries {
            let person = match &entry {
                Entry::Joined { person, .. } => Some(person.clone()),
                _ => None,
            };
            let at_ms = now_ms.max(tournament.at_ms());
            let entry = LogEntry { at_ms, entry };
            let applied = tournament.apply(&entry);
            applied.map_err(|error| ApiError::Internal(error.to_string()))?;
            let body = entry.to_text();
            lines.push(TournamentLine { body, person });
        }
        let state = state_of(tournament.phase());
        let starts_ms = match tournament.began_ms() {
            0 => before.terms.starts_ms,
            began_ms => began_ms,
        };
        let addition = TournamentAddition {
            after,
            lines: &lines,
            state,
            starts_ms,
            at_ms: now_ms,
        };
        if let Err(error) = self.store.append_tournament(id, &addition).await {
            // Another writer may have been faster: it is read again.
            self.tournaments.forget(id);
            return Err(match error {
                StoreError::Conflict { .. } => ApiError::Busy,
                error => error.into(),
            });
        }
        let stored = StoredTournament {
            state,
            starts_ms,
            changed_ms: now_ms,
            ..before.stored.clone()
        };
        let terms = before.terms.clone();
        let loaded = self.with_names(stored, terms, tournament).await?;
        self.tournaments.changed.notify_one();
        Ok(self.tournaments.put(loaded))
    }

    /// Returns the tournament in which a table is a game.
    pub(super) async fn tournament_of(
        &self,
        table: &str,
    ) -> Result<Option<TournamentLink>, ApiError> {
        let Some((stored, _)) = self.store.tournament_of_table(table).await? else {
            return Ok(None);
        };
        Ok(Some(link_of(stored)?))
    }

    /// Returns the tournaments that a person organises or has joined.
    pub(super) async fn own_tournaments(
        &self,
        person: &str,
    ) -> Result<Vec<TournamentLink>, ApiError> {
        let all = self.store.tournaments_of(person).await?;
        all.into_iter().map(link_of).collect()
    }
}

/// The refusal of one more tournament of a person, or of the hall.
fn too_many() -> ApiError {
    let why = "you, or the hall, have as many tournaments as there may be: wait until one is over";
    ApiError::Hall {
        code: RefusalCode::TooManyTournaments,
        why: why.to_owned(),
        reason: None,
    }
}

fn link_of(stored: StoredTournament) -> Result<TournamentLink, ApiError> {
    let terms = TournamentTerms::from_body(&stored.body)?;
    Ok(TournamentLink {
        id: stored.id,
        name: terms.name,
    })
}

/// Checks that a tournament begins in the future, and not too far away.
fn check_time(starts_ms: i64, now_ms: i64) -> Result<(), ApiError> {
    let refused = |why: &str| Err(ApiError::InvalidBody(vec![format!("`starts_ms`: {why}")]));
    match starts_ms.saturating_sub(now_ms) {
        ahead_ms if ahead_ms <= 0 => refused("is in the past"),
        ahead_ms if ahead_ms > milliseconds(TOURNAMENT_AHEAD_MAX) => {
            let days = TOURNAMENT_AHEAD_MAX.as_secs() / (24 * 3600);
            refused(&format!("is more than {days} days away"))
        }
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tournament_begins_later_and_not_in_a_year() {
        let fault = |starts_ms| match check_time(starts_ms, 1_000) {
            Err(ApiError::InvalidBody(faults)) => faults.concat(),
            other => format!("{other:?}"),
        };

        assert_eq!(fault(1_001), "Ok(())");
        assert_eq!(fault(1_000), "`starts_ms`: is in the past");
        assert_eq!(fault(i64::MIN), "`starts_ms`: is in the past");
        assert_eq!(fault(i64::MAX), "`starts_ms`: is more than 60 days away");
    }
}
