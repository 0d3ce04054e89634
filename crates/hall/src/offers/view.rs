//! What people see of offers.

use rosespring_rules::Side;
use rosespring_table::game::Viewer;
use rosespring_table::view;
use rosespring_wire::challenge::ChallengeView;
use rosespring_wire::hall::{InvitationView, RematchView, SideChoice};
use rosespring_wire::lobby::SeekView;
use rosespring_wire::person::{PersonKindView, PlayerRating};
use rosespring_wire::table::Seat;

use super::{NamedChallenge, NamedSeek, OfferedGame, SoughtGame, StoredInvitation, TableAccess};
use crate::accounts::Person;
use crate::{StoredBody, UnreadableBody};

impl OfferedGame {
    /// Returns the seat of the person who accepts; `None` if chance decides.
    fn guest_seat(&self) -> Option<Seat> {
        match self.side? {
            SideChoice::White => Some(Seat::Black),
            SideChoice::Black => Some(Seat::White),
            SideChoice::Random => None,
        }
    }

    /// Returns the name of the game and the speed, by which ratings are counted.
    ///
    /// # Errors
    ///
    /// [`UnreadableBody`]: this program does not know the rules.
    pub fn rating_key(&self) -> Result<(&'static str, Option<&'static str>), UnreadableBody> {
        let speed = self.time.map(|time| time.speed());
        Ok((self.rules()?.name(), speed))
    }
}

/// Returns an invitation for a reader, with the name and the kind of the person who made it.
/// `viewer` is what the reader is at its table, if they may look at it.
///
/// # Errors
///
/// [`UnreadableBody`]: this program cannot read the game.
pub fn invitation_view(
    stored: &StoredInvitation,
    (inviter, inviter_kind): (String, PersonKindView),
    (reader, viewer): (Option<&Person>, Option<&Viewer>),
    now_ms: i64,
) -> Result<InvitationView, UnreadableBody> {
    let game = OfferedGame::from_body(&stored.body)?;
    let rules = game.rules()?;
    Ok(InvitationView {
        id: stored.id.clone(),
        inviter,
        inviter_kind,
        is_yours: reader.is_some_and(|person| person.id.as_str() == stored.inviter),
        rules: rules.to_string(),
        title: view::match_title(&rules),
        match_to: game.match_to,
        time: game.time,
        rated: game.rated,
        watch_delay: game.watchable.then_some(game.watch_delay),
        seat: game.guest_seat(),
        state: stored.state(now_ms),
        table: stored.table.clone().filter(|_| viewer.is_some()),
        is_seated: viewer.is_some_and(Viewer::holds_any),
    })
}

/// Returns a seek as it is listed, with the rating of its person in a rated game.
///
/// # Errors
///
/// [`UnreadableBody`]: this program cannot read the game.
pub fn seek_view(
    one: &NamedSeek,
    rating: Option<PlayerRating>,
) -> Result<SeekView, UnreadableBody> {
    let SoughtGame { game, range, .. } = SoughtGame::from_body(&one.seek.body)?;
    Ok(SeekView {
        id: one.seek.id.clone(),
        name: one.name.clone(),
        kind: one.kind.into(),
        title: view::match_title(&game.rules()?),
        rules: game.rules,
        match_to: game.match_to,
        time: game.time,
        rated: game.rated,
        rating,
        range,
    })
}

/// Returns a challenge as one of both people sees it, with the rating of the other one.
///
/// # Errors
///
/// [`UnreadableBody`]: this program cannot read the game.
pub fn challenge_view(
    one: &NamedChallenge,
    reader: &str,
    rating: Option<PlayerRating>,
) -> Result<ChallengeView, UnreadableBody> {
    let challenge = &one.challenge;
    let game = OfferedGame::from_body(&challenge.body)?;
    Ok(ChallengeView {
        id: challenge.id.clone(),
        from: one.challenger_name.clone(),
        to: one.challenged_name.clone(),
        is_yours: challenge.challenger == reader,
        title: view::match_title(&game.rules()?),
        match_to: game.match_to,
        time: game.time,
        rated: game.rated,
        rating,
        seat: game.guest_seat(),
        expires_ms: challenge.expires_ms,
        rules: game.rules,
    })
}

/// Returns who wants a rematch of a table, and its table once both players do.
#[must_use]
pub fn rematch_view(wish: Option<StoredInvitation>, access: Option<&TableAccess>) -> RematchView {
    let Some(wish) = wish else {
        return RematchView::default();
    };
    let wants = |side: Side| {
        let player = access.and_then(|one| one.players[side.index()].as_ref());
        wish.table.is_some() || player == Some(&wish.inviter)
    };
    RematchView {
        white: wants(Side::White),
        black: wants(Side::Black),
        table: wish.table.clone(),
    }
}
