//! What a person's games come to: docs/statistics.md says what is counted and how.
//!
//! [`Facts`] is what counts of one table; the rest adds them up, each file one part of the page.

mod chance;
mod dice;
mod facts;
mod openings;
mod overview;
mod ratings;
mod results;

pub use facts::Facts;
pub use openings::has_openings;
pub use overview::{Kept, view};

use std::collections::BTreeSet;

use rosespring_rules::Side;

use crate::game::{PlayerId, Purpose, Seated};
use crate::stored::ReviewHead;

/// Whose figures are asked for: of some players, or of all persons who play here.
#[derive(Debug, Clone, Copy)]
struct Whose<'a>(Option<&'a BTreeSet<PlayerId>>);

impl Whose<'_> {
    fn is(self, id: &PlayerId) -> bool {
        self.0.is_none_or(|wanted| wanted.contains(id))
    }

    fn sits(self, facts: &Facts, side: Side) -> bool {
        matches!(&facts.seats[side.index()], Seated::Person(player) if self.is(&player.id))
    }

    /// Whether one of them played `side` of what was analysed.
    fn played(self, head: &ReviewHead, side: usize) -> bool {
        player_of(head, side).is_some_and(|id| self.is(&id))
    }
}

/// The person who played a side of what was analysed, if they played here.
fn player_of(head: &ReviewHead, side: usize) -> Option<PlayerId> {
    PlayerId::try_from(head.players[side].clone()?).ok()
}

/// The person and the computer's level at a table where games count as results.
fn against_computer(facts: &Facts, whose: Whose<'_>) -> Option<(Side, u8)> {
    if facts.purpose != Purpose::Game || facts.chosen {
        return None;
    }
    let sides = Side::ALL.into_iter();
    sides
        .filter(|&side| whose.sits(facts, side))
        .find_map(|side| match facts.seats[side.other().index()] {
            Seated::Computer { level } => Some((side, level.number())),
            Seated::Person(_) => None,
        })
}
