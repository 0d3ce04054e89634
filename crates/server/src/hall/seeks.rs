//! Seeks: a person wants to play with anybody; the next one who wants the same game begins it.

use axum::http::HeaderMap;
use rosespring_hall::StoredBody;
use rosespring_hall::accounts::{Person, StoredPerson};
use rosespring_hall::offers::{
    NamedSeek, OfferRefusal, OfferedGame, SoughtGame, StoredInvitation, StoredSeek, find_fitting,
    find_to_accept, may_add_seek, may_meet, may_offer,
};
use rosespring_store::{SeekTable, rows};
use rosespring_wire::lobby::SeekAnswer;
use rosespring_wire::table::Purpose;

use super::{Hall, NewCookie};
use crate::error::ApiError;
use crate::{clock, ids};

impl Hall {
    /// Accepts the oldest seek of a person that fits, or else adds one in place of the person's
    /// own. That of a bot always waits. A person who is not known yet becomes a guest.
    ///
    /// # Errors
    ///
    /// [`OfferRefusal::NotMember`] if the match is rated and they have no account,
    /// [`OfferRefusal::TooManySeeks`], a pause after matches that they left,
    /// [`ApiError::InvalidBody`] without a name, [`ApiError::TooManyTables`], or an error of the
    /// store.
    pub(crate) async fn seek(
        &self,
        person: Option<Person>,
        (wanted, name): (SoughtGame, Option<String>),
        headers: &HeaderMap,
    ) -> Result<(SeekAnswer, Option<NewCookie>), ApiError> {
        may_offer(&wanted.game, person.as_ref())?;
        self.has_waited(person.as_ref()).await?;
        let _turn = self.lobby.matching.lock().await;
        let seeks = self.store.seeks().await?;
        let fitting = self.fitting_seek(&seeks, &wanted, person.as_ref()).await?;
        if fitting.is_none() {
            may_add_seek(&seeks, person.as_ref())?;
        }
        let (person, cookie) = self.admit(person, name, headers).await?;
        let answer = match fitting {
            Some(seek) => self.sit_down(seek, &person).await?,
            None => self.add_seek(&person, &wanted).await?,
        };
        Ok((answer, cookie))
    }

    /// Returns the oldest seek of the game that a person wants, with a player whom they may meet.
    async fn fitting_seek<'a>(
        &self,
        seeks: &'a [NamedSeek],
        wanted: &SoughtGame,
        person: Option<&Person>,
    ) -> Result<Option<&'a NamedSeek>, ApiError> {
        let is_here = |person: &str| self.lobby.is_here(person);
        for (seek, game) in find_fitting(seeks, wanted, person, is_here) {
            let facts = self.meeting(&seek.seek.person, &game, person).await?;
            if may_meet(&game, facts).is_ok() {
                return Ok(Some(seek));
            }
        }
        Ok(None)
    }

    async fn add_seek(&self, person: &Person, wanted: &SoughtGame) -> Result<SeekAnswer, ApiError> {
        let seek = StoredSeek::new((ids::new_id(false)?, person), wanted, clock::now_ms());
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
    /// [`OfferRefusal`], a pause after matches that they left, [`ApiError::InvalidBody`] without a
    /// name, [`ApiError::TooManyTables`], or an error of the store.
    pub(crate) async fn accept_seek(
        &self,
        id: &str,
        person: Option<Person>,
        name: Option<String>,
        headers: &HeaderMap,
    ) -> Result<(SeekAnswer, Option<NewCookie>), ApiError> {
        let _turn = self.lobby.matching.lock().await;
        let seeks = self.store.seeks().await?;
        let by = person.as_ref();
        let Some(seek) = find_to_accept(&seeks, id, by, |one| self.lobby.is_here(one))? else {
            let table = self.table_of_seek(id, by).await?;
            let table = table.ok_or_else(|| OfferRefusal::NoSeek(id.to_owned()))?;
            return Ok((seated(table), None));
        };
        self.has_waited(by).await?;
        let sought = SoughtGame::from_body(&seek.seek.body)?;
        may_meet(&sought, self.meeting(&seek.seek.person, &sought, by).await?)?;
        let (person, cookie) = self.admit(person, name, headers).await?;
        Ok((self.sit_down(seek, &person).await?, cookie))
    }

    /// Returns the table that came of a seek, if `person` has a seat at it.
    pub(crate) async fn table_of_seek(
        &self,
        id: &str,
        person: Option<&Person>,
    ) -> Result<Option<String>, ApiError> {
        let invitation = rows::find::<StoredInvitation>(&*self.store, &[id]).await?;
        let Some(table) = invitation.and_then(|invitation| invitation.table) else {
            return Ok(None);
        };
        let viewer = self.viewer(&table, person).await?;
        let is_seated = viewer.is_some_and(|viewer| viewer.holds_any());
        Ok(is_seated.then_some(table))
    }

    /// Removes the seek of a person, if there is one.
    pub(crate) async fn withdraw_seek(&self, person: &Person) -> Result<(), ApiError> {
        let _turn = self.lobby.matching.lock().await;
        self.store.withdraw_seek(person.id.as_str()).await?;
        self.lobby.note_seek(person, None);
        Ok(())
    }

    /// Creates the table of a seek and tells both people.
    pub(super) async fn sit_down(
        &self,
        NamedSeek { seek, name, kind }: &NamedSeek,
        accepter: &Person,
    ) -> Result<SeekAnswer, ApiError> {
        let seeker = StoredPerson {
            id: seek.person.clone(),
            kind: *kind,
            name: name.clone(),
            created_ms: 0,
        };
        let game = OfferedGame::from(SoughtGame::from_body(&seek.body)?);
        let begun = self.begin(&game, Purpose::Game, (seeker, accepter)).await?;
        let (table, first) = begun;
        let offer = (seek.id.clone(), seek.person.as_str());
        let now_ms = clock::now_ms();
        let accepted = SeekTable {
            accepter: accepter.id.as_str(),
            invitation: &StoredInvitation::to_table(&table.id, offer, &game, now_ms),
            table: &table,
            bodies: &[first],
        };
        if !self.store.accept_seek(&accepted).await? {
            return Err(OfferRefusal::NoSeek(seek.id.clone()).into());
        }
        self.lobby.seat(&seek.person, &table.id);
        self.lobby.note_seek(accepter, None);
        if !game.is_live() {
            // Who seeks a live game is in the lobby, which shows the table.
            let (seeker, own) = (seek.person.as_str(), accepter.id.as_str());
            self.tell_begun(&table, seeker, own).await;
        }
        Ok(seated(table.id))
    }
}

/// Returns the answer to a person who sits at a table.
pub(super) const fn seated(table: String) -> SeekAnswer {
    SeekAnswer {
        seek: None,
        table: Some(table),
    }
}
