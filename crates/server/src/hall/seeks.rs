//! Seeks: a person wants to play with anybody; the next one who wants the same game begins it.

use axum::http::HeaderMap;
use rosespring_store::SeekTable;
use rosespring_table::stored::{NamedSeek, PersonKind, StoredInvitation, StoredPerson, StoredSeek};
use rosespring_wire::bot::BOT_NAME_END;
use rosespring_wire::hall::{NewInvitation, SideChoice};
use rosespring_wire::lobby::{NewSeek, SeekAnswer};

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
    /// [`ApiError::TooManySeeks`], [`ApiError::InvalidBody`] without a name,
    /// [`ApiError::TooManyTables`], or an error of the store.
    pub(crate) async fn seek(
        &self,
        person: Option<Person>,
        wanted: NewSeek,
        headers: &HeaderMap,
        dice_listed: bool,
    ) -> Result<(SeekAnswer, Option<NewCookie>), ApiError> {
        let _turn = self.lobby.matching.lock().await;
        let seeks = self.store.seeks().await?;
        let own = person.as_ref().map(|person| person.id.as_str());
        let is_own = |one: &&NamedSeek| own == Some(one.seek.person.as_str());
        let fits = |one: &&NamedSeek| {
            let other = NewSeek::read(one.seek.body.as_bytes());
            !is_own(one)
                && !is_bots(one)
                && self.lobby.is_here(&one.seek.person)
                && other.is_ok_and(|other| other.fits(&wanted))
        };
        // Nobody is seated with a program, or against one, without having chosen it.
        let is_bot = person.as_ref().is_some_and(|person| person.is_bot);
        let fitting = seeks.iter().find(fits).filter(|_| !is_bot);
        let adds_one = fitting.is_none() && !seeks.iter().any(|one| is_own(&one));
        if adds_one && seeks.len() >= SEEKS_MAX {
            return Err(ApiError::TooManySeeks);
        }
        let (person, cookie) = self.admit(person, wanted.name.clone(), headers).await?;
        let answer = match fitting {
            Some(seek) => self.sit_down(seek, &person, dice_listed).await?,
            None => self.add_seek(&person, wanted).await?,
        };
        Ok((answer, cookie))
    }

    async fn add_seek(&self, person: &Person, wanted: NewSeek) -> Result<SeekAnswer, ApiError> {
        let wanted = NewSeek {
            name: None,
            ..wanted
        };
        let body = rosespring_wire::json::to_text(&wanted)
            .map_err(|error| ApiError::Internal(error.to_string()))?;
        let seek = StoredSeek {
            id: ids::new_id(false)?,
            person: person.id.as_str().to_owned(),
            body,
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
    /// person, [`ApiError::InvalidBody`] without a name, [`ApiError::TooManyTables`], or an error
    /// of the store.
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
        let own = person.as_ref().map(|person| person.id.as_str());
        let Some(seek) = seek.filter(|one| self.lobby.is_here(&one.seek.person)) else {
            let table = self.table_of_seek(id, person.as_ref()).await?;
            let table = Some(table.ok_or_else(no_seek)?);
            return Ok((SeekAnswer { seek: None, table }, None));
        };
        if own == Some(seek.seek.person.as_str()) {
            return Err(ApiError::OwnSeek);
        }
        if person.as_ref().is_some_and(|person| person.is_bot) && !is_bots(seek) {
            return Err(ApiError::NotForBots);
        }
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
        let wanted = invitation_of(&seek.body)?;
        let begun = self.begin(&wanted, seeker, accepter, dice_listed).await?;
        let (table, first) = begun;
        let body = rosespring_wire::json::to_text(&wanted)
            .map_err(|error| ApiError::Internal(error.to_string()))?;
        let now_ms = clock::now_ms();
        let invitation = StoredInvitation {
            id: seek.id.clone(),
            inviter: seek.person.clone(),
            body,
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
        Ok(SeekAnswer {
            seek: None,
            table: Some(table.id),
        })
    }
}

/// Returns whether a program seeks. The end of its name belongs to bots alone.
fn is_bots(one: &NamedSeek) -> bool {
    one.name.ends_with(BOT_NAME_END)
}

/// Returns the settings of the table of a seek. Chance decides who plays White.
fn invitation_of(body: &str) -> Result<NewInvitation, ApiError> {
    let seek =
        NewSeek::read(body.as_bytes()).map_err(|error| ApiError::Unreadable(error.to_string()))?;
    Ok(NewInvitation {
        rules: seek.rules,
        match_to: seek.match_to,
        auto_forced: seek.auto_forced,
        side: SideChoice::Random,
        watchable: seek.watchable,
        watch_delay: seek.watch_delay,
        time: seek.time,
        rated: false,
        name: None,
    })
}
