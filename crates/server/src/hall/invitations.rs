//! Invitations: a table for two people begins as a link.

use axum::http::HeaderMap;
use rosespring_hall::StoredBody;
use rosespring_hall::accounts::{Person, StoredPerson};
use rosespring_hall::offers::{
    NewTableFacts, OfferRefusal, OfferedGame, StoredInvitation, displaced, invitation_view, invite,
    is_rematch, may_accept, may_play, table_settings,
};
use rosespring_rules::Side;
use rosespring_store::{StoreError, rows};
use rosespring_table::stored::StoredTable;
use rosespring_table::view;
use rosespring_wire::hall::{HallView, InvitationState, InvitationView};
use rosespring_wire::table::Purpose;

use super::Hall;
use crate::error::ApiError;
use crate::limits::TABLES_LISTED_MAX;
use crate::{chance, clock, ids, tables};

impl Hall {
    /// Creates an invitation of `inviter`. The person's oldest open one ends if there are too many.
    ///
    /// # Errors
    ///
    /// [`OfferRefusal::TooManyInvitations`], or an error of the store.
    pub(crate) async fn invite(
        &self,
        inviter: &Person,
        game: OfferedGame,
    ) -> Result<InvitationView, ApiError> {
        let now_ms = clock::now_ms();
        let own = Some(inviter.id.as_str());
        for old in displaced(&self.store.open_invitations(own, now_ms).await?) {
            self.store.withdraw_invitation(&old.id).await?;
        }
        let open = self.store.open_invitations(None, now_ms).await?.len();
        let offer = (ids::new_id(false)?, inviter);
        let stored = invite(&game, offer, open, now_ms)?;
        self.store.add_invitation(&stored).await?;
        self.show(&stored, Some(inviter)).await
    }

    /// Returns an invitation.
    ///
    /// # Errors
    ///
    /// [`OfferRefusal::NoInvitation`], or an error of the store.
    pub(crate) async fn invitation(&self, id: &str) -> Result<StoredInvitation, ApiError> {
        let stored = self.linked(id).await?;
        Ok(stored.ok_or_else(|| OfferRefusal::NoInvitation(id.to_owned()))?)
    }

    /// Returns a stored invitation that has a link.
    async fn linked(&self, id: &str) -> Result<Option<StoredInvitation>, StoreError> {
        if is_rematch(id) {
            return Ok(None);
        }
        rows::find::<StoredInvitation>(&*self.store, &[id]).await
    }

    /// Returns whether `person` made an invitation; false if there is none.
    pub(crate) async fn is_inviter(
        &self,
        id: &str,
        person: Option<&Person>,
    ) -> Result<bool, StoreError> {
        let stored = self.linked(id).await?;
        let is_inviter = stored.zip(person);
        Ok(is_inviter.is_some_and(|(stored, person)| stored.inviter == person.id.as_str()))
    }

    /// Returns the view of an invitation for `reader`.
    ///
    /// # Errors
    ///
    /// An error of the store, or an invitation that cannot be read.
    pub(crate) async fn show(
        &self,
        stored: &StoredInvitation,
        reader: Option<&Person>,
    ) -> Result<InvitationView, ApiError> {
        let inviter = self.store.person(&stored.inviter).await?;
        let inviter = inviter.map(|inviter| (inviter.name, inviter.kind.into()));
        let inviter = inviter.unwrap_or_default();
        let viewer = match &stored.table {
            Some(table) => self.viewer(table, reader).await?,
            None => None,
        };
        let reader = (reader, viewer.as_ref());
        let now_ms = clock::now_ms();
        Ok(invitation_view(stored, inviter, reader, now_ms)?)
    }

    /// Checks that an invitation can be accepted by `person`, or was accepted by them.
    ///
    /// # Errors
    ///
    /// Those of [`Self::accept`].
    pub(crate) async fn may_accept(
        &self,
        id: &str,
        person: Option<&Person>,
    ) -> Result<(), ApiError> {
        let stored = self.invitation(id).await?;
        let is_seated = self.show(&stored, person).await?.is_seated;
        match may_accept(&stored, person, is_seated, clock::now_ms())? {
            InvitationState::Open => {
                let game = OfferedGame::from_body(&stored.body)?;
                let inviter = self.inviter(&stored).await?;
                let facts = self.rated_facts(&game, &inviter, person).await?;
                Ok(may_play(&game, facts)?)
            }
            _ => Ok(()),
        }
    }

    /// Tells the person who invites that `person`, who has the link, learns the game first.
    /// Requests of an address count as games that begin.
    ///
    /// # Errors
    ///
    /// [`OfferRefusal`], [`ApiError::TooManyTries`], or an error of the store.
    pub(crate) async fn tell_learning(
        &self,
        id: &str,
        person: Option<&Person>,
        headers: &HeaderMap,
    ) -> Result<(), ApiError> {
        let stored = self.invitation(id).await?;
        may_accept(&stored, person, false, clock::now_ms())?;
        self.rates.begin_from(headers)?;
        self.lobby.tell_learning(&stored.inviter, id);
        Ok(())
    }

    /// Seats `guest` at the table of an invitation, which is created. Call [`Self::may_accept`]
    /// first. Accepting twice has the effect of accepting once.
    ///
    /// # Errors
    ///
    /// [`OfferRefusal`], [`ApiError::TooManyTables`], or an error of the store.
    pub(crate) async fn accept(
        &self,
        id: &str,
        guest: &Person,
    ) -> Result<InvitationView, ApiError> {
        let stored = self.invitation(id).await?;
        if stored.is_open(clock::now_ms()) {
            self.seat(&stored, guest).await?;
        }
        // Of two guests who accept at once, only one holds the seat.
        self.may_accept(id, Some(guest)).await?;
        let stored = self.invitation(id).await?;
        let view = self.show(&stored, Some(guest)).await?;
        match &view.table {
            Some(table) if view.is_seated => {
                self.lobby.seat(&stored.inviter, table);
                Ok(view)
            }
            _ => Err(OfferRefusal::InvitationExpired.into()),
        }
    }

    /// Seats `guest` at the table of an invitation, unless it was accepted before.
    pub(super) async fn seat(
        &self,
        stored: &StoredInvitation,
        guest: &Person,
    ) -> Result<(), ApiError> {
        let game = OfferedGame::from_body(&stored.body)?;
        let inviter = self.inviter(stored).await?;
        let facts = self.rated_facts(&game, &inviter, Some(guest)).await?;
        may_play(&game, facts)?;
        let begun = self.begin(&game, Purpose::Game, (inviter, guest)).await?;
        let (table, first) = begun;
        let now_ms = clock::now_ms();
        let (id, bodies) = (&stored.id, [first]);
        let accepted = self.store.accept_invitation(id, &table, &bodies, now_ms);
        if accepted.await? {
            let guest = guest.id.as_str();
            self.tell_begun(&table, &stored.inviter, guest).await;
        }
        Ok(())
    }

    /// Begins the table that a person wants, for them and their guest. Returns the form to store
    /// and the text of its first event.
    pub(super) async fn begin(
        &self,
        game: &OfferedGame,
        purpose: Purpose,
        (host, guest): (StoredPerson, &Person),
    ) -> Result<(StoredTable, String), ApiError> {
        let internal = |error: &dyn ToString| ApiError::Internal(error.to_string());
        if self.tables.host().store.count().await? >= self.tables_max {
            return Err(ApiError::TooManyTables(self.tables_max));
        }
        let host = Person::from_stored(host);
        let host = host.ok_or_else(|| ApiError::Unreadable("a player without an id".to_owned()))?;
        let table = ids::new_id(false)?;
        let facts = NewTableFacts {
            table: &table,
            side: match chance::coin().map_err(|error| internal(&error))? {
                true => Side::White,
                false => Side::Black,
            },
            seed: chance::seed().map_err(|error| internal(&error))?,
            dice_listed: self.tables.host().dice.is_listed(),
        };
        let players = [host.player(), guest.player()];
        let settings = table_settings(game, purpose, players, facts)?;
        let (_, table, first) = tables::begin(&table, settings, &host.id)?;
        Ok((table, first))
    }

    /// Returns the person who made an invitation.
    async fn inviter(&self, stored: &StoredInvitation) -> Result<StoredPerson, ApiError> {
        let inviter = self.store.person(&stored.inviter).await?;
        Ok(inviter.ok_or_else(|| OfferRefusal::NoInvitation(stored.id.clone()))?)
    }

    /// Removes an invitation that was not accepted.
    ///
    /// # Errors
    ///
    /// [`OfferRefusal::InvitationTaken`], or an error of the store.
    pub(crate) async fn withdraw(&self, id: &str) -> Result<(), ApiError> {
        match self.store.withdraw_invitation(id).await? {
            true => Ok(()),
            false => Err(OfferRefusal::InvitationTaken.into()),
        }
    }

    /// Returns what the hall shows to a person: their tables and their invitations.
    pub(crate) async fn overview(&self, person: Option<&Person>) -> Result<HallView, ApiError> {
        let Some(person) = person else {
            return Ok(HallView {
                has_passkeys: self.passkeys.are_possible(),
                has_programs: self.has_programs(),
                ..HallView::default()
            });
        };
        let id = person.id.as_str();
        let tables = self.store.tables_of(id, TABLES_LISTED_MAX).await?;
        let open = self
            .store
            .open_invitations(Some(id), clock::now_ms())
            .await?;
        let mut invitations = Vec::with_capacity(open.len());
        for stored in open.into_iter().filter(|one| !is_rematch(&one.id)) {
            invitations.push(self.show(&stored, Some(person)).await?);
        }
        Ok(HallView {
            name: Some(person.name.clone()),
            is_member: person.is_member,
            is_moderator: self.store.is_moderator(id).await?,
            has_passkeys: self.passkeys.are_possible(),
            has_programs: self.has_programs(),
            standing: self.standing(id).await?,
            tables: tables.iter().filter_map(view::summary).collect(),
            invitations,
        })
    }
}
