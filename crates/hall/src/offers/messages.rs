//! The games that requests offer, as they are stored. Names of people are stored with the people.

use rosespring_wire::hall::NewInvitation;
use rosespring_wire::lobby::NewSeek;

use super::{OfferedGame, SoughtGame};

impl From<NewInvitation> for OfferedGame {
    fn from(new: NewInvitation) -> Self {
        Self {
            rules: new.rules,
            match_to: new.match_to,
            auto_forced: new.auto_forced,
            side: new.side,
            watchable: new.watchable,
            watch_delay: new.watch_delay,
            time: new.time,
            rated: new.rated,
        }
    }
}

impl From<NewSeek> for SoughtGame {
    fn from(new: NewSeek) -> Self {
        Self {
            rules: new.rules,
            match_to: new.match_to,
            auto_forced: new.auto_forced,
            watchable: new.watchable,
            watch_delay: new.watch_delay,
            time: new.time,
            rated: new.rated,
            range: new.range,
        }
    }
}
