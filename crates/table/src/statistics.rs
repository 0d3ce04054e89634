//! The statistics of a person's games; docs/statistics.md describes what is counted and how.
//!
//! [`Facts`] holds the data of one table; the other files sum them, one file for each part of the
//! page.

mod chance;
mod dice;
mod facts;
mod openings;
mod overview;
mod ratings;
mod results;

pub use facts::Facts;
#[cfg(feature = "data")]
pub use openings::opening_texts;
pub use openings::{has_openings, install_openings, opening_names};
pub use overview::{StatisticsSource, view};

use std::collections::BTreeSet;

use rosespring_rules::Side;

use crate::game::{PlayerId, Purpose, SeatHolder};
use crate::stored::ReviewHead;

/// The players whose figures are requested: some players, or all persons who play here and have a
/// name.
#[derive(Debug, Clone, Copy)]
struct Whose<'a>(Option<&'a BTreeSet<PlayerId>>);

impl Whose<'_> {
    fn is(self, id: &PlayerId) -> bool {
        self.0
            .map_or(!id.is_unnamed(), |wanted| wanted.contains(id))
    }

    const fn is_everybody(self) -> bool {
        self.0.is_none()
    }

    fn sits(self, facts: &Facts, side: Side) -> bool {
        matches!(&facts.seats[side.index()], SeatHolder::Person(player) if self.is(&player.id))
    }

    /// Returns whether one of them played `side` of the analysed record.
    fn is_player(self, head: &ReviewHead, side: usize) -> bool {
        player_of(head, side).is_some_and(|id| self.is(&id))
    }
}

/// Returns the person who played a side of the analysed record, if they played here.
fn player_of(head: &ReviewHead, side: usize) -> Option<PlayerId> {
    PlayerId::try_from(head.players[side].clone()?).ok()
}

/// Returns the person's side and the computer's level at a table whose games count as results.
fn against_computer(facts: &Facts, whose: Whose<'_>) -> Option<(Side, u8)> {
    if facts.purpose != Purpose::Game || facts.chosen {
        return None;
    }
    let sides = Side::ALL.into_iter();
    sides
        .filter(|&side| whose.sits(facts, side))
        .find_map(|side| match facts.seats[side.other().index()] {
            SeatHolder::Computer { level } => Some((side, level.number())),
            SeatHolder::Person(_) => None,
        })
}
