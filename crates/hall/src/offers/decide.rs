//! What people may offer and accept.

mod challenge;
mod invitation;
mod meeting;
mod rematch;
mod seek;

pub use challenge::{CHALLENGES_OWN_MAX, ChallengeFacts, challenge};
pub use invitation::{displaced, invite, may_accept, may_offer};
pub use meeting::{MeetingFacts, RatedFacts, may_meet, may_play};
pub use rematch::{RematchStep, is_rematch, rematch_id, rematch_step, rematch_wish};
pub use seek::{SEEKS_MAX, find_fitting, find_to_accept, may_add_seek};

use rosespring_wire::refusal_code::RefusalCode;

use crate::Refusal;
use crate::ratings::RATED_A_DAY_MAX;

/// Why an offer, or the answer to one, is refused.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum OfferRefusal {
    /// A rated match is for people with an account.
    #[error("sign in first")]
    NotMember,
    /// The two players have played as many rated matches as they may within a day.
    #[error("you two have played {RATED_A_DAY_MAX} rated matches within a day: play unrated")]
    RatedLimit,
    /// One of the two has blocked the other one.
    #[error("you two do not play each other")]
    Blocked,
    /// The hall has the maximum number of open invitations.
    #[error("too many tables are open already: try again later")]
    TooManyInvitations,
    /// No invitation has this id.
    #[error("there is no invitation `{0}`")]
    NoInvitation(String),
    /// The invitation was accepted: both seats are taken.
    #[error("both seats of this table are taken")]
    InvitationTaken,
    /// Nobody accepted the invitation in time.
    #[error("this invitation has expired: ask for a new link")]
    InvitationExpired,
    /// The person who invites cannot accept.
    #[error("you sent this invitation: the link is for the other player")]
    OwnInvitation,
    /// The maximum number of people seek a game.
    #[error("{SEEKS_MAX} people seek a game already: accept one of their seeks, or try later")]
    TooManySeeks,
    /// No seek has this id any more.
    #[error("nobody seeks this game any more (seek `{0}`)")]
    NoSeek(String),
    /// The person who seeks cannot accept.
    #[error("this is your own seek: it is for another player")]
    OwnSeek,
    /// A bot cannot accept the seek of a person.
    #[error("people choose whether they play a program: a bot can seek, invite, and accept links")]
    NotForBots,
    /// The ratings of both players are farther apart than the person who seeks wants.
    #[error("your rating is more than {0} away from that of the player who seeks")]
    RatingRange(u16),
    /// No challenge of the person or to them has this id any more.
    #[error("there is no challenge `{0}` any more")]
    NoChallenge(String),
    /// The member who is challenged is not in the lobby.
    #[error("{0} is not in the hall now: challenge them to a game with days, or come back later")]
    NotHere(String),
    /// The member declined a challenge of the person a short time ago.
    #[error("this player has just declined: challenge them again in {0} s")]
    DeclinedLately(u64),
    /// The person, or the member who is challenged, has the maximum number of open challenges.
    #[error("too many challenges wait already: withdraw one of yours, or try later")]
    TooManyChallenges,
}

impl From<OfferRefusal> for Refusal {
    fn from(refusal: OfferRefusal) -> Self {
        let code = match &refusal {
            OfferRefusal::NotMember => RefusalCode::NotMember,
            OfferRefusal::RatedLimit => RefusalCode::RatedLimit,
            OfferRefusal::Blocked => RefusalCode::Blocked,
            OfferRefusal::TooManyInvitations => RefusalCode::TooManyOpen,
            OfferRefusal::NoInvitation(_) => RefusalCode::NoInvitation,
            OfferRefusal::InvitationTaken => RefusalCode::InvitationTaken,
            OfferRefusal::InvitationExpired => RefusalCode::InvitationExpired,
            OfferRefusal::OwnInvitation => RefusalCode::OwnInvitation,
            OfferRefusal::TooManySeeks => RefusalCode::TooManySeeks,
            OfferRefusal::NoSeek(_) => RefusalCode::NoSeek,
            OfferRefusal::OwnSeek => RefusalCode::OwnSeek,
            OfferRefusal::NotForBots => RefusalCode::NotForBots,
            OfferRefusal::RatingRange(_) => RefusalCode::RatingRange,
            OfferRefusal::NoChallenge(_) => RefusalCode::NoChallenge,
            OfferRefusal::NotHere(_) => RefusalCode::NotHere,
            OfferRefusal::DeclinedLately(_) => RefusalCode::DeclinedLately,
            OfferRefusal::TooManyChallenges => RefusalCode::TooManyChallenges,
        };
        Self::new(code, &refusal)
    }
}

#[cfg(test)]
mod tests {
    use rosespring_table::game::PlayerId;

    use crate::StoredBody;
    use crate::accounts::Person;
    use crate::offers::SoughtGame;

    pub(super) fn person(id: &str) -> Person {
        Person {
            id: PlayerId::try_from(id.to_owned()).unwrap(),
            name: id.to_owned(),
            is_member: false,
            is_bot: false,
        }
    }

    pub(super) fn sought(body: &str) -> SoughtGame {
        SoughtGame::from_body(body).unwrap()
    }
}
