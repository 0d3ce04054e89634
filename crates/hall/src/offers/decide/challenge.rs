//! Challenges of a member to another one.

use super::OfferRefusal;
use super::meeting::{RatedFacts, may_play};
use crate::StoredBody;
use crate::accounts::{Person, StoredPerson};
use crate::offers::{NamedChallenge, OfferedGame, StoredChallenge};

/// Maximum number of open challenges of one member.
pub const CHALLENGES_OWN_MAX: usize = 3;
/// Maximum number of open challenges to one member.
const TO_MAX: usize = 8;
/// Maximum number of open challenges.
const ALL_MAX: usize = 2_000;
/// Time for which a challenge waits whose players must be there at the same time.
const LIVE_MS: i64 = 300_000;
/// Time for which a challenge to a game with days waits.
const DAYS_MS: i64 = 24 * 3_600_000;

/// What a challenge depends on.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct ChallengeFacts<'a> {
    /// Whether one has blocked the other one.
    pub are_apart: bool,
    /// The seconds for which the challenged member, who has just declined, is not challenged again.
    pub declined_s: Option<u64>,
    /// Whether the challenged member is in the lobby.
    pub is_here: bool,
    /// What a rated match of both depends on.
    pub rated: RatedFacts,
    /// All challenges that can be accepted.
    pub open: &'a [NamedChallenge],
}

/// Returns the challenge of a member to store under an id, in place of an earlier one to the same
/// member.
///
/// # Errors
///
/// [`OfferRefusal::Blocked`], [`OfferRefusal::DeclinedLately`], [`OfferRefusal::NotHere`],
/// [`OfferRefusal::TooManyChallenges`], and those of [`may_play`].
pub fn challenge(
    game: &OfferedGame,
    (id, by, to): (String, &Person, &StoredPerson),
    facts: ChallengeFacts<'_>,
    now_ms: i64,
) -> Result<StoredChallenge, OfferRefusal> {
    let by = by.id.as_str();
    if facts.are_apart {
        return Err(OfferRefusal::Blocked);
    }
    if let Some(seconds) = facts.declined_s {
        return Err(OfferRefusal::DeclinedLately(seconds));
    }
    if game.is_live() && !facts.is_here {
        return Err(OfferRefusal::NotHere(to.name.clone()));
    }
    may_play(game, facts.rated)?;
    let open = facts.open.iter().map(|one| &one.challenge);
    let others = open.filter(|one| one.challenger != by || one.challenged != to.id);
    let (mut sent, mut received, mut all) = (0, 0, 0);
    for one in others {
        sent += usize::from(one.challenger == by);
        received += usize::from(one.challenged == to.id);
        all += 1;
    }
    if sent >= CHALLENGES_OWN_MAX || received >= TO_MAX || all >= ALL_MAX {
        return Err(OfferRefusal::TooManyChallenges);
    }
    let open_ms = match game.is_live() {
        true => LIVE_MS,
        false => DAYS_MS,
    };
    Ok(StoredChallenge {
        id,
        challenger: by.to_owned(),
        challenged: to.id.clone(),
        body: game.to_body(),
        created_ms: now_ms,
        expires_ms: now_ms.saturating_add(open_ms),
    })
}

impl StoredChallenge {
    /// Returns the game; `None` if this program cannot read it.
    #[must_use]
    pub fn game(&self) -> Option<OfferedGame> {
        OfferedGame::from_body(&self.body).ok()
    }

    /// Returns whether it can be accepted. One with a clock in seconds, or without a clock, ends
    /// when the person leaves who challenges; `is_here` says whether they are in the lobby.
    pub fn is_open(&self, is_here: impl FnOnce(&str) -> bool, now_ms: i64) -> bool {
        let may_be_away = self.game().is_some_and(|game| !game.is_live());
        self.expires_ms > now_ms && (may_be_away || is_here(&self.challenger))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::accounts::PersonKind;
    use crate::offers::decide::tests::{person, sought};

    const LIVE: &str = r#"{"rules":"gioul","match_to":1,"time":"fast","rated":true}"#;
    const DAYS: &str = r#"{"rules":"gioul","match_to":1,"time":"days-1"}"#;

    const FACTS: ChallengeFacts<'static> = ChallengeFacts {
        are_apart: false,
        declined_s: None,
        is_here: true,
        rated: RatedFacts {
            are_members: true,
            played: 0,
        },
        open: &[],
    };

    fn stored(id: &str) -> StoredPerson {
        StoredPerson {
            id: id.to_owned(),
            kind: PersonKind::Member,
            name: id.to_uppercase(),
            created_ms: 0,
        }
    }

    fn send(
        body: &str,
        [by, to]: [&str; 2],
        facts: ChallengeFacts<'_>,
    ) -> Result<StoredChallenge, OfferRefusal> {
        let (by, to) = (person(by), stored(to));
        challenge(&sought(body).game, ("c".to_owned(), &by, &to), facts, 5)
    }

    fn named(by: &str, to: &str) -> NamedChallenge {
        NamedChallenge {
            challenge: send(DAYS, [by, to], FACTS).unwrap(),
            challenger_name: by.to_owned(),
            challenged_name: to.to_owned(),
        }
    }

    #[test]
    fn a_challenge_to_a_game_with_days_waits_longer_and_for_people_who_are_away() {
        let away = ChallengeFacts {
            is_here: false,
            ..FACTS
        };
        let both = ["ada", "boris"];
        let live = send(LIVE, both, FACTS).unwrap();
        let days = send(DAYS, both, away).unwrap();

        assert_eq!((live.created_ms, live.expires_ms), (5, 5 + LIVE_MS));
        assert_eq!(days.expires_ms, 5 + DAYS_MS);
        assert_eq!(
            send(LIVE, both, away),
            Err(OfferRefusal::NotHere("BORIS".to_owned()))
        );
        assert!(live.is_open(|one| one == "ada", 5));
        assert!(!live.is_open(|_| true, live.expires_ms));
        assert!(!live.is_open(|_| false, 5));
        assert!(days.is_open(|_| false, 5));
    }

    #[test]
    fn nobody_is_challenged_by_a_blocked_or_declined_or_guest_challenger() {
        let both = ["ada", "boris"];
        let refused = |facts| send(LIVE, both, facts).unwrap_err();

        let are_apart = true;
        assert_eq!(
            refused(ChallengeFacts { are_apart, ..FACTS }),
            OfferRefusal::Blocked
        );
        let declined_s = Some(7);
        assert_eq!(
            refused(ChallengeFacts {
                declined_s,
                ..FACTS
            }),
            OfferRefusal::DeclinedLately(7)
        );
        let rated = RatedFacts::default();
        assert_eq!(
            refused(ChallengeFacts { rated, ..FACTS }),
            OfferRefusal::NotMember
        );
    }

    #[test]
    fn an_earlier_challenge_to_the_same_member_is_replaced_and_does_not_count() {
        let full = OfferRefusal::TooManyChallenges;
        let sent: Vec<_> = ["b", "c", "d"].map(|to| named("ada", to)).into();
        let received: Vec<_> = (0..TO_MAX)
            .map(|number| named(&number.to_string(), "boris"))
            .collect();
        let with = |open: &[NamedChallenge], both| {
            send(DAYS, both, ChallengeFacts { open, ..FACTS }).map(|_| ())
        };

        assert_eq!(sent.len(), CHALLENGES_OWN_MAX);
        assert_eq!(with(&sent, ["ada", "d"]), Ok(()));
        assert_eq!(with(&sent, ["ada", "e"]), Err(full.clone()));
        assert_eq!(with(&received, ["7", "boris"]), Ok(()));
        assert_eq!(with(&received, ["ada", "boris"]), Err(full));
    }
}
