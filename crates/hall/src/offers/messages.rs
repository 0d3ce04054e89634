//! The games that requests and tournaments offer, as they are stored. Names of people are stored
//! with the people.

use rosespring_wire::hall::{NewInvitation, SideChoice, WATCH_DELAY_S};
use rosespring_wire::lobby::{NewSeek, ProgramStrength};

use super::{HouseStrength, OfferedGame, SoughtGame};
use crate::tournament::TournamentTerms;

/// How much later than the players others see a rated match of a tournament, in seconds.
const RATED_DELAY_S: u16 = 60;

impl From<NewInvitation> for OfferedGame {
    fn from(new: NewInvitation) -> Self {
        Self {
            rules: new.rules,
            match_to: new.match_to,
            auto_forced: new.auto_forced,
            side: Some(new.side),
            watchable: new.watchable,
            watch_delay: new.watch_delay,
            time: new.time,
            rated: new.rated,
            language: new.language,
        }
    }
}

impl From<ProgramStrength> for HouseStrength {
    fn from(strength: ProgramStrength) -> Self {
        match strength {
            ProgramStrength::Gentle => Self::Gentle,
            ProgramStrength::Middling => Self::Middling,
            ProgramStrength::Strong => Self::Strong,
        }
    }
}

impl From<NewSeek> for SoughtGame {
    fn from(new: NewSeek) -> Self {
        let game = OfferedGame {
            rules: new.rules,
            match_to: new.match_to,
            auto_forced: new.auto_forced,
            side: None,
            watchable: new.watchable,
            watch_delay: new.watch_delay,
            time: Some(new.time),
            rated: new.rated,
            language: None,
        };
        Self {
            game,
            range: new.range,
            program: new.program.map(HouseStrength::from),
        }
    }
}

impl From<&TournamentTerms> for OfferedGame {
    fn from(terms: &TournamentTerms) -> Self {
        Self {
            rules: terms.rules.clone(),
            match_to: terms.match_to,
            auto_forced: terms.auto_forced,
            side: Some(SideChoice::White),
            watchable: true,
            watch_delay: match terms.rated {
                true => RATED_DELAY_S,
                false => WATCH_DELAY_S,
            },
            time: Some(terms.time),
            rated: terms.rated,
            language: None,
        }
    }
}
