//! Who may play whom.

use super::OfferRefusal;
use crate::offers::{OfferedGame, SoughtGame};
use crate::ratings::RATED_A_DAY_MAX;

/// What a rated match of two people depends on. Nothing of it is needed for another match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct RatedFacts {
    /// Whether both have an account.
    pub are_members: bool,
    /// The number of rated matches that they have played within a day.
    pub played: u32,
}

/// What is stored about the person who seeks a game, and the one who is to accept.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct MeetingFacts {
    /// Whether one has blocked the other one.
    pub are_apart: bool,
    /// What a rated match of both depends on.
    pub rated: RatedFacts,
    /// Their ratings in the game at its speed, or those of new players; `None` if no distance is
    /// too large.
    pub ratings: Option<[f64; 2]>,
}

/// Decides whether two people may play a game.
///
/// # Errors
///
/// [`OfferRefusal::NotMember`], [`OfferRefusal::RatedLimit`].
pub const fn may_play(game: &OfferedGame, facts: RatedFacts) -> Result<(), OfferRefusal> {
    if !game.rated {
        return Ok(());
    }
    if !facts.are_members {
        return Err(OfferRefusal::NotMember);
    }
    match facts.played < RATED_A_DAY_MAX {
        true => Ok(()),
        false => Err(OfferRefusal::RatedLimit),
    }
}

/// Decides whether a person may accept a seek.
///
/// # Errors
///
/// [`OfferRefusal::Blocked`], [`OfferRefusal::RatingRange`], and those of [`may_play`].
pub fn may_meet(sought: &SoughtGame, facts: MeetingFacts) -> Result<(), OfferRefusal> {
    if facts.are_apart {
        return Err(OfferRefusal::Blocked);
    }
    may_play(&sought.game, facts.rated)?;
    match (sought.range, facts.ratings) {
        (Some(range), Some([one, other]))
            if sought.game.rated && (one - other).abs() > f64::from(range) =>
        {
            Err(OfferRefusal::RatingRange(range))
        }
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::offers::decide::tests::sought;

    #[test]
    fn a_rated_match_needs_accounts_and_a_rating_in_the_range() {
        let rated = |are_members, played| RatedFacts {
            are_members,
            played,
        };
        let game = sought(r#"{"rules":"gioul","match_to":1,"rated":true,"range":100}"#);
        let unrated = sought(r#"{"rules":"gioul","match_to":1,"range":100}"#);
        let most = RATED_A_DAY_MAX;
        for (are_apart, rated, ratings, expected) in [
            (false, rated(true, most - 1), Some([1400.0, 1500.0]), Ok(())),
            (false, rated(true, 0), None, Ok(())),
            (true, rated(true, 0), None, Err(OfferRefusal::Blocked)),
            (false, rated(false, 0), None, Err(OfferRefusal::NotMember)),
            (
                false,
                rated(true, most),
                None,
                Err(OfferRefusal::RatedLimit),
            ),
            (
                false,
                rated(true, 0),
                Some([1601.0, 1500.0]),
                Err(OfferRefusal::RatingRange(100)),
            ),
        ] {
            let facts = MeetingFacts {
                are_apart,
                rated,
                ratings,
            };
            assert_eq!(may_meet(&game, facts), expected, "{facts:?}");
            assert_eq!(may_meet(&unrated, facts).is_ok(), !are_apart, "{facts:?}");
        }
    }
}
