//! Invitations, which anybody may accept who has the link.

use rosespring_wire::hall::InvitationState;

use super::OfferRefusal;
use crate::accounts::Person;
use crate::offers::{OfferedGame, StoredInvitation};

/// Maximum number of open invitations of one person.
const OWN_MAX: usize = 8;
/// Maximum number of open invitations.
const INVITATIONS_MAX: usize = 2_000;
/// Time in which an invitation can be accepted, in milliseconds.
const OPEN_MS: i64 = 24 * 3_600_000;

/// Decides whether a person may offer a game.
///
/// # Errors
///
/// [`OfferRefusal::NotMember`] if it is rated and they have no account.
pub fn may_offer(game: &OfferedGame, by: Option<&Person>) -> Result<(), OfferRefusal> {
    match game.rated && !by.is_some_and(|person| person.is_member) {
        true => Err(OfferRefusal::NotMember),
        false => Ok(()),
    }
}

/// Returns the open invitations of a person that end when they make another one: the oldest. `own`
/// lists the newest first.
#[must_use]
pub fn displaced(own: &[StoredInvitation]) -> &[StoredInvitation] {
    own.get(OWN_MAX - 1..).unwrap_or_default()
}

/// Returns the invitation to store under an id. `open` is the number of all open invitations.
///
/// # Errors
///
/// [`OfferRefusal::TooManyInvitations`].
pub fn invite(
    game: &OfferedGame,
    (id, by): (String, &Person),
    open: usize,
    now_ms: i64,
) -> Result<StoredInvitation, OfferRefusal> {
    if open >= INVITATIONS_MAX {
        return Err(OfferRefusal::TooManyInvitations);
    }
    let expires_ms = now_ms.saturating_add(OPEN_MS);
    let offer = (id, by.id.as_str());
    Ok(StoredInvitation::new(offer, game, now_ms, expires_ms))
}

impl StoredInvitation {
    /// Returns the state at a time.
    #[must_use]
    pub const fn state(&self, now_ms: i64) -> InvitationState {
        match self.table {
            Some(_) => InvitationState::Accepted,
            None if self.expires_ms > now_ms => InvitationState::Open,
            None => InvitationState::Expired,
        }
    }
}

/// Decides whether a person may accept an invitation, and returns its state: it is open, or they
/// accepted it before. `is_seated` says whether they hold a seat at its table.
///
/// # Errors
///
/// [`OfferRefusal::OwnInvitation`], [`OfferRefusal::InvitationTaken`],
/// [`OfferRefusal::InvitationExpired`].
pub fn may_accept(
    invitation: &StoredInvitation,
    by: Option<&Person>,
    is_seated: bool,
    now_ms: i64,
) -> Result<InvitationState, OfferRefusal> {
    if by.is_some_and(|person| person.id.as_str() == invitation.inviter) {
        return Err(OfferRefusal::OwnInvitation);
    }
    match invitation.state(now_ms) {
        InvitationState::Expired => Err(OfferRefusal::InvitationExpired),
        InvitationState::Accepted if !is_seated => Err(OfferRefusal::InvitationTaken),
        state => Ok(state),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::offers::decide::tests::{person, sought};

    #[test]
    fn an_invitation_is_accepted_once_by_somebody_else_in_time() {
        use InvitationState::{Accepted, Open};
        let game = sought(r#"{"rules":"gioul","match_to":1}"#).game;
        let [ada, boris] = ["ada", "boris"].map(person);
        let open = invite(&game, ("i".to_owned(), &ada), 0, 5).unwrap();
        let taken = StoredInvitation {
            table: Some("t".to_owned()),
            ..open.clone()
        };
        let last_ms = open.expires_ms - 1;
        let accept = |invitation, by, is_seated, now_ms| {
            let by: Option<&Person> = by;
            may_accept(invitation, by, is_seated, now_ms)
        };

        assert_eq!(accept(&open, None, false, last_ms), Ok(Open));
        assert_eq!(accept(&taken, Some(&boris), true, i64::MAX), Ok(Accepted));
        for (refused, why) in [
            (
                accept(&open, Some(&ada), false, 5),
                OfferRefusal::OwnInvitation,
            ),
            (
                accept(&open, Some(&boris), false, last_ms + 1),
                OfferRefusal::InvitationExpired,
            ),
            (
                accept(&taken, Some(&boris), false, 5),
                OfferRefusal::InvitationTaken,
            ),
        ] {
            assert_eq!(refused, Err(why));
        }
    }

    #[test]
    fn one_more_invitation_ends_the_oldest_unless_the_hall_is_full() {
        let game = sought(r#"{"rules":"gioul","match_to":1}"#).game;
        let ada = person("ada");
        let add = |open: usize, now_ms| invite(&game, (open.to_string(), &ada), open, now_ms);
        let own: Vec<_> = (0..OWN_MAX).map(|open| add(open, 5).unwrap()).collect();

        assert_eq!(displaced(&own), &own[OWN_MAX - 1..]);
        assert_eq!(displaced(&own[1..]), []);
        assert!(add(INVITATIONS_MAX - 1, 5).is_ok());
        assert_eq!(
            add(INVITATIONS_MAX, 5),
            Err(OfferRefusal::TooManyInvitations)
        );
    }

    #[test]
    fn a_rated_game_is_offered_by_members() {
        let rated = sought(r#"{"rules":"gioul","match_to":1,"rated":true}"#).game;
        let guest = person("ada");
        let member = Person {
            is_member: true,
            ..guest.clone()
        };
        let unrated = OfferedGame {
            rated: false,
            ..rated.clone()
        };

        assert_eq!(may_offer(&rated, Some(&member)), Ok(()));
        assert_eq!(may_offer(&unrated, None), Ok(()));
        for by in [Some(&guest), None] {
            assert_eq!(may_offer(&rated, by), Err(OfferRefusal::NotMember));
        }
    }
}
