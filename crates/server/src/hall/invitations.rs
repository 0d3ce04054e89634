//! Invitations: a table for two people begins as a link.

use rosespring_hall::StoredBody;
use rosespring_hall::accounts::StoredPerson;
use rosespring_hall::offers::{OfferedGame, StoredInvitation};
use rosespring_rules::{Rules, Side};
use rosespring_store::StoreError;
use rosespring_table::game::{Player, SeatHolder, Seed, Settings};
use rosespring_table::stored::{self, StoredTable};
use rosespring_table::view;
use rosespring_wire::hall::{HallView, InvitationState, InvitationView, SideChoice};
use rosespring_wire::table::{NewTableRequest, Purpose, Seat, SeatRequest};

use super::rematch::is_rematch;
use super::{Hall, Person, milliseconds};
use crate::error::ApiError;
use crate::limits::{
    INVITATION_KEPT, INVITATIONS_OPEN_MAX, INVITATIONS_PER_PERSON_MAX, TABLES_LISTED_MAX,
};
use crate::{clock, ids, tables};

/// An invitation with the game that it offers.
pub(crate) struct Invitation {
    stored: StoredInvitation,
    game: OfferedGame,
}

impl Invitation {
    pub(super) fn read(stored: StoredInvitation) -> Result<Self, ApiError> {
        let game = OfferedGame::from_body(&stored.body)?;
        Ok(Self { stored, game })
    }

    pub(super) const fn is_rated(&self) -> bool {
        self.game.rated
    }

    fn is_of(&self, person: Option<&Person>) -> bool {
        person.is_some_and(|person| person.id.as_str() == self.stored.inviter)
    }

    fn state(&self, now_ms: i64) -> InvitationState {
        if self.stored.table.is_some() {
            InvitationState::Accepted
        } else if self.stored.expires_ms > now_ms {
            InvitationState::Open
        } else {
            InvitationState::Expired
        }
    }
}

impl Hall {
    /// Creates an invitation of `inviter`. The person's oldest open one ends if there are too many.
    ///
    /// # Errors
    ///
    /// [`ApiError::TooManyOpen`], or an error of the store.
    pub(crate) async fn invite(
        &self,
        inviter: &Person,
        game: OfferedGame,
    ) -> Result<InvitationView, ApiError> {
        let now_ms = clock::now_ms();
        let own = Some(inviter.id.as_str());
        let open = self.store.open_invitations(own, now_ms).await?;
        for old in open.iter().skip(INVITATIONS_PER_PERSON_MAX - 1) {
            self.store.withdraw_invitation(&old.id).await?;
        }
        if self.store.open_invitations(None, now_ms).await?.len() >= INVITATIONS_OPEN_MAX {
            return Err(ApiError::TooManyOpen);
        }
        let stored = StoredInvitation {
            id: ids::new_id(false)?,
            inviter: inviter.id.as_str().to_owned(),
            body: game.to_body(),
            watchable: game.watchable,
            watch_delay_s: game.watch_delay,
            created_ms: now_ms,
            expires_ms: now_ms.saturating_add(milliseconds(INVITATION_KEPT)),
            table: None,
        };
        self.store.add_invitation(&stored).await?;
        self.show(&Invitation { stored, game }, Some(inviter)).await
    }

    /// Returns an invitation.
    ///
    /// # Errors
    ///
    /// [`ApiError::NoInvitation`], or an error of the store.
    pub(crate) async fn invitation(&self, id: &str) -> Result<Invitation, ApiError> {
        let stored = self.linked(id).await?;
        let stored = stored.ok_or_else(|| ApiError::NoInvitation(id.to_owned()))?;
        Invitation::read(stored)
    }

    /// Returns a stored invitation that has a link.
    async fn linked(&self, id: &str) -> Result<Option<StoredInvitation>, StoreError> {
        if is_rematch(id) {
            return Ok(None);
        }
        self.store.invitation(id).await
    }

    /// Returns whether `person` made an invitation; false if there is none.
    ///
    /// # Errors
    ///
    /// The store failed.
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
        invitation: &Invitation,
        reader: Option<&Person>,
    ) -> Result<InvitationView, ApiError> {
        let Invitation { stored, game } = invitation;
        let rules = rules_of(game)?;
        let inviter = self.store.person(&stored.inviter).await?;
        let viewer = match &stored.table {
            Some(table) => self.viewer(table, reader).await?,
            None => None,
        };
        Ok(InvitationView {
            id: stored.id.clone(),
            inviter: inviter.map(|inviter| inviter.name).unwrap_or_default(),
            is_yours: invitation.is_of(reader),
            rules: rules.to_string(),
            title: view::title(&rules),
            match_to: game.match_to,
            time: game.time,
            rated: game.rated,
            watch_delay: game.watchable.then_some(game.watch_delay),
            seat: match game.side {
                SideChoice::White => Some(Seat::Black),
                SideChoice::Black => Some(Seat::White),
                SideChoice::Random => None,
            },
            state: invitation.state(clock::now_ms()),
            table: stored.table.clone().filter(|_| viewer.is_some()),
            is_seated: viewer.is_some_and(|viewer| viewer.holds_any()),
        })
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
        let invitation = self.invitation(id).await?;
        let view = self.show(&invitation, person).await?;
        match view.state {
            _ if view.is_yours => Err(ApiError::OwnInvitation),
            InvitationState::Open => {
                let inviter = self.inviter(&invitation).await?;
                self.may_play(&invitation.game, &inviter, person).await
            }
            InvitationState::Expired => Err(ApiError::InvitationExpired),
            InvitationState::Accepted if view.is_seated => Ok(()),
            InvitationState::Accepted => Err(ApiError::InvitationTaken),
        }
    }

    /// Seats `guest` at the table of an invitation, which is created. Call [`Self::may_accept`]
    /// first. Accepting twice has the effect of accepting once.
    ///
    /// # Errors
    ///
    /// [`ApiError::NoInvitation`], [`ApiError::OwnInvitation`], [`ApiError::InvitationExpired`],
    /// [`ApiError::InvitationTaken`], [`ApiError::TooManyTables`], or an error of the store.
    pub(crate) async fn accept(
        &self,
        id: &str,
        guest: &Person,
        dice_listed: bool,
    ) -> Result<InvitationView, ApiError> {
        let invitation = self.invitation(id).await?;
        if invitation.state(clock::now_ms()) == InvitationState::Open {
            self.seat(&invitation, guest, dice_listed).await?;
        }
        // Of two guests who accept at once, only one holds the seat.
        self.may_accept(id, Some(guest)).await?;
        let invitation = self.invitation(id).await?;
        let view = self.show(&invitation, Some(guest)).await?;
        match &view.table {
            Some(table) if view.is_seated => {
                self.lobby.seat(&invitation.stored.inviter, table);
                Ok(view)
            }
            _ => Err(ApiError::InvitationExpired),
        }
    }

    /// Seats `guest` at the table of an invitation, unless it was accepted before.
    pub(super) async fn seat(
        &self,
        invitation: &Invitation,
        guest: &Person,
        dice_listed: bool,
    ) -> Result<(), ApiError> {
        let inviter = self.inviter(invitation).await?;
        let wanted = &invitation.game;
        self.may_play(wanted, &inviter, Some(guest)).await?;
        let players = (inviter, guest);
        let (table, first) = self
            .begin(wanted, Purpose::Game, players, dice_listed)
            .await?;
        let id = &invitation.stored.id;
        let inviter = invitation.stored.inviter.as_str();
        let is_seated = self
            .store
            .accept_invitation(id, &table, &[first], clock::now_ms())
            .await?;
        if is_seated {
            self.tell_begun(&table, inviter, guest.id.as_str()).await;
        }
        Ok(())
    }

    /// Begins the table that a person wants, for them and their guest. Returns the form to store
    /// and the text of its first event.
    pub(super) async fn begin(
        &self,
        wanted: &OfferedGame,
        purpose: Purpose,
        (inviter, guest): (StoredPerson, &Person),
        dice_listed: bool,
    ) -> Result<(StoredTable, String), ApiError> {
        if self.tables.host().store.count().await? >= self.tables_max {
            return Err(ApiError::TooManyTables(self.tables_max));
        }
        let inviter = player_of(inviter)?;
        let guest = Player {
            id: guest.id.clone(),
            name: guest.name.clone(),
        };
        let table = ids::new_id(false)?;
        let settings = settings(wanted, purpose, [&inviter, &guest], dice_listed)?;
        let settings = with_chains(&table, settings);
        let (_, table, first) = tables::begin(&table, settings, &inviter.id)?;
        Ok((table, first))
    }

    /// Returns the person who made an invitation.
    async fn inviter(&self, invitation: &Invitation) -> Result<StoredPerson, ApiError> {
        let inviter = self.store.person(&invitation.stored.inviter).await?;
        inviter.ok_or_else(|| ApiError::NoInvitation(invitation.stored.id.clone()))
    }

    /// Removes an invitation that was not accepted.
    ///
    /// # Errors
    ///
    /// [`ApiError::InvitationTaken`], or an error of the store.
    pub(crate) async fn withdraw(&self, id: &str) -> Result<(), ApiError> {
        match self.store.withdraw_invitation(id).await? {
            true => Ok(()),
            false => Err(ApiError::InvitationTaken),
        }
    }

    /// Returns what the hall shows to a person: their tables and their invitations.
    ///
    /// # Errors
    ///
    /// An error of the store.
    pub(crate) async fn overview(&self, person: Option<&Person>) -> Result<HallView, ApiError> {
        let Some(person) = person else {
            return Ok(HallView {
                has_passkeys: self.passkeys.are_possible(),
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
            let invitation = Invitation::read(stored)?;
            invitations.push(self.show(&invitation, Some(person)).await?);
        }
        Ok(HallView {
            name: Some(person.name.clone()),
            is_member: person.is_member,
            is_moderator: self.store.is_moderator(id).await?,
            has_passkeys: self.passkeys.are_possible(),
            standing: self.standing(id).await?,
            tables: tables.iter().filter_map(view::summary).collect(),
            invitations,
        })
    }
}

fn rules_of(game: &OfferedGame) -> Result<Rules, ApiError> {
    let rules = game.rules.parse::<Rules>();
    rules.map_err(|error| ApiError::Unreadable(error.to_string()))
}

fn player_of(person: StoredPerson) -> Result<Player, ApiError> {
    let id = person
        .id
        .try_into()
        .map_err(|error| ApiError::Unreadable(format!("{error}")))?;
    let name = person.name;
    Ok(Player { id, name })
}

/// Returns the settings of the table for the inviter of an invitation and their guest.
fn settings(
    game: &OfferedGame,
    purpose: Purpose,
    [inviter, guest]: [&Player; 2],
    dice_listed: bool,
) -> Result<Settings, ApiError> {
    let side = side_of_inviter(game.side)?;
    let [white, black] = match side {
        Side::White => [inviter, guest],
        Side::Black => [guest, inviter],
    };
    let request = NewTableRequest {
        rules: rules_of(game)?,
        white: seat_request(white),
        black: seat_request(black),
        match_to: game.match_to,
        auto_forced: game.auto_forced,
        position: None,
        dice: Vec::new(),
        purpose,
    };
    let seed = Seed::random().map_err(|error| ApiError::Internal(error.to_string()))?;
    let settings = Settings::new(request, dice_listed, seed);
    let settings = settings.map_err(|faults| {
        ApiError::Internal(faults.iter().map(ToString::to_string).collect::<String>())
    })?;
    Ok(Settings {
        white: SeatHolder::Person(white.clone()),
        black: SeatHolder::Person(black.clone()),
        time: game.time,
        ..settings
    })
}

/// Lets both players and the server throw the dice of a table together, unless they are listed.
fn with_chains(table: &str, settings: Settings) -> Settings {
    let chains = match (&settings.white, &settings.black) {
        (SeatHolder::Person(white), SeatHolder::Person(black)) if !settings.dice_listed => {
            let players = [white.id.as_str(), black.id.as_str()];
            Some(stored::chain_match(table, &settings.rules, players))
        }
        _ => None,
    };
    Settings { chains, ..settings }
}

fn seat_request(player: &Player) -> SeatRequest {
    SeatRequest::Person {
        name: player.name.clone(),
    }
}

fn side_of_inviter(choice: SideChoice) -> Result<Side, ApiError> {
    let side = match choice {
        SideChoice::White => Side::White,
        SideChoice::Black => Side::Black,
        SideChoice::Random => {
            let number = getrandom::u32().map_err(|error| ApiError::Internal(error.to_string()))?;
            if number % 2 == 0 {
                Side::White
            } else {
                Side::Black
            }
        }
    };
    Ok(side)
}
