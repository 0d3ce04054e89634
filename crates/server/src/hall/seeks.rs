//! Seeks: a person wants to play with anybody; the next one who wants the same game begins it.

use axum::http::HeaderMap;
use rosespring_hall::StoredBody;
use rosespring_hall::accounts::{PersonKind, StoredPerson};
use rosespring_hall::offers::{NamedSeek, OfferedGame, SoughtGame, StoredInvitation, StoredSeek};
use rosespring_store::SeekTable;
use rosespring_wire::bot::BOT_NAME_END;
use rosespring_wire::lobby::SeekAnswer;
use rosespring_wire::table::Purpose;

use super::{Hall, NewCookie, Person};
use crate::error::ApiError;
use crate::limits::SEEKS_MAX;
use crate::{clock, ids};

impl Hall {
    /// Accepts the oldest seek of a person that fits, or else adds one in place of the person's
    /// own. That of a bot always waits. A person who is not known yet becomes a guest.
    ///
    /// # Errors
    ///
    /// [`ApiError::NotMember`] if the match is rated and they have no account,
    /// [`ApiError::Hall`],
    /// [`ApiError::TooManySeeks`], [`ApiError::InvalidBody`] without a name,
    /// [`ApiError::TooManyTables`], or an error of the store.
    pub(crate) async fn seek(
        &self,
        person: Option<Person>,
        (wanted, name): (SoughtGame, Option<String>),
        headers: &HeaderMap,
        dice_listed: bool,
    ) -> Result<(SeekAnswer, Option<NewCookie>), ApiError> {
        if wanted.rated && !person.as_ref().is_some_and(|person| person.is_member) {
            return Err(ApiError::NotMember);
        }
        self.has_waited(person.as_ref()).await?;
        let _turn = self.lobby.matching.lock().await;
        let seeks = self.store.seeks().await?;
        let fitting = self.find_seek(&seeks, &wanted, person.as_ref()).await?;
        let adds_one = fitting.is_none() && !seeks.iter().any(|one| is_own(one, person.as_ref()));
        if adds_one && seeks.len() >= SEEKS_MAX {
            return Err(ApiError::TooManySeeks);
        }
        let (person, cookie) = self.admit(person, name, headers).await?;
        let answer = match fitting {
            Some(seek) => self.sit_down(seek, &person, dice_listed).await?,
            None => self.add_seek(&person, &wanted).await?,
        };
        Ok((answer, cookie))
    }

    /// Returns the oldest seek of the game that a person wants, with a player whom they may meet.
    async fn find_seek<'a>(
        &self,
        seeks: &'a [NamedSeek],
        wanted: &SoughtGame,
        person: Option<&Person>,
    ) -> Result<Option<&'a NamedSeek>, ApiError> {
        // Nobody is seated with a program, or against one, without having chosen it.
        if person.is_some_and(|person| person.is_bot) {
            return Ok(None);
        }
        for one in seeks {
            let Ok(other) = SoughtGame::from_body(&one.seek.body) else {
                continue;
            };
            let is_waiting = !is_bots(one) && self.lobby.is_here(&one.seek.person);
            if !is_waiting || is_own(one, person) || !other.fits(wanted) {
                continue;
            }
            // Both agree to the distance of the other's rating.
            let ranges = other.range.into_iter().chain(wanted.range);
            let range = ranges.min();
            let both = SoughtGame { range, ..other };
            match self.may_meet(&one.seek.person, &both, person).await {
                Ok(()) => return Ok(Some(one)),
                Err(
                    ApiError::Blocked
                    | ApiError::NotMember
                    | ApiError::RatedLimit
                    | ApiError::RatingRange(_),
                ) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(None)
    }

    async fn add_seek(&self, person: &Person, wanted: &SoughtGame) -> Result<SeekAnswer, ApiError> {
        let seek = StoredSeek {
            id: ids::new_id(false)?,
            person: person.id.as_str().to_owned(),
            body: wanted.to_body(),
            created_ms: clock::now_ms(),
        };
        self.store.put_seek(&seek).await?;
        self.lobby.note_seek(person, Some(&seek.id));
        Ok(SeekAnswer {
            seek: Some(seek.id),
            table: None,
        })
    }

    /// Seats a person at the table of a seek. Accepting a seek twice has the effect of accepting
    /// it once.
    ///
    /// # Errors
    ///
    /// [`ApiError::NoSeek`], [`ApiError::OwnSeek`], [`ApiError::NotForBots`] for the seek of a
    /// person, [`ApiError::Hall`], the errors of [`Self::may_meet`],
    /// [`ApiError::InvalidBody`] without a name, [`ApiError::TooManyTables`], or an error of the
    /// store.
    pub(crate) async fn accept_seek(
        &self,
        id: &str,
        person: Option<Person>,
        name: Option<String>,
        headers: &HeaderMap,
        dice_listed: bool,
    ) -> Result<(SeekAnswer, Option<NewCookie>), ApiError> {
        let _turn = self.lobby.matching.lock().await;
        let no_seek = || ApiError::NoSeek(id.to_owned());
        let seeks = self.store.seeks().await?;
        let seek = seeks.iter().find(|one| one.seek.id == id);
        let Some(seek) = seek.filter(|one| self.lobby.is_here(&one.seek.person)) else {
            let table = self.table_of_seek(id, person.as_ref()).await?;
            let table = Some(table.ok_or_else(no_seek)?);
            return Ok((SeekAnswer { seek: None, table }, None));
        };
        if is_own(seek, person.as_ref()) {
            return Err(ApiError::OwnSeek);
        }
        if person.as_ref().is_some_and(|person| person.is_bot) && !is_bots(seek) {
            return Err(ApiError::NotForBots);
        }
        self.has_waited(person.as_ref()).await?;
        let wanted = SoughtGame::from_body(&seek.seek.body)?;
        self.may_meet(&seek.seek.person, &wanted, person.as_ref())
            .await?;
        let (person, cookie) = self.admit(person, name, headers).await?;
        let answer = self.sit_down(seek, &person, dice_listed).await?;
        Ok((answer, cookie))
    }

    /// Returns the table that came of a seek, if `person` has a seat at it.
    ///
    /// # Errors
    ///
    /// An error of the store.
    pub(crate) async fn table_of_seek(
        &self,
        id: &str,
        person: Option<&Person>,
    ) -> Result<Option<String>, ApiError> {
        let invitation = self.store.invitation(id).await?;
        let Some(table) = invitation.and_then(|invitation| invitation.table) else {
            return Ok(None);
        };
        let viewer = self.viewer(&table, person).await?;
        let is_seated = viewer.is_some_and(|viewer| viewer.holds_any());
        Ok(is_seated.then_some(table))
    }

    /// Removes the seek of a person, if there is one.
    ///
    /// # Errors
    ///
    /// An error of the store.
    pub(crate) async fn withdraw_seek(&self, person: &Person) -> Result<(), ApiError> {
        let _turn = self.lobby.matching.lock().await;
        self.store.withdraw_seek(person.id.as_str()).await?;
        self.lobby.note_seek(person, None);
        Ok(())
    }

    /// Creates the table of a seek and tells both people.
    async fn sit_down(
        &self,
        NamedSeek { seek, name }: &NamedSeek,
        accepter: &Person,
        dice_listed: bool,
    ) -> Result<SeekAnswer, ApiError> {
        let seeker = StoredPerson {
            id: seek.person.clone(),
            kind: PersonKind::Guest,
            name: name.clone(),
            created_ms: 0,
        };
        let wanted = OfferedGame::from(SoughtGame::from_body(&seek.body)?);
        let begun = self
            .begin(&wanted, Purpose::Game, (seeker, accepter), dice_listed)
            .await?;
        let (table, first) = begun;
        let now_ms = clock::now_ms();
        let invitation = StoredInvitation {
            id: seek.id.clone(),
            inviter: seek.person.clone(),
            body: wanted.to_body(),
            watchable: wanted.watchable,
            watch_delay_s: wanted.watch_delay,
            created_ms: now_ms,
            expires_ms: now_ms,
            table: Some(table.id.clone()),
        };
        let accepted = SeekTable {
            accepter: accepter.id.as_str(),
            invitation: &invitation,
            table: &table,
            bodies: &[first],
        };
        if !self.store.accept_seek(&accepted).await? {
            return Err(ApiError::NoSeek(seek.id.clone()));
        }
        self.lobby.seat(&seek.person, &table.id);
        self.lobby.note_seek(accepter, None);
        if wanted.time.is_some_and(|time| time.is_days()) {
            // Who seeks a live game is in the lobby, which shows the table.
            let (seeker, own) = (seek.person.as_str(), accepter.id.as_str());
            self.tell_begun(&table, seeker, own).await;
        }
        Ok(SeekAnswer {
            seek: None,
            table: Some(table.id),
        })
    }
}

/// Returns whether a person seeks.
fn is_own(one: &NamedSeek, person: Option<&Person>) -> bool {
    person.is_some_and(|person| person.id.as_str() == one.seek.person)
}

/// Returns whether a program seeks. The end of its name belongs to bots alone.
fn is_bots(one: &NamedSeek) -> bool {
    one.name.ends_with(BOT_NAME_END)
}
