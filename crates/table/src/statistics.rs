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

use rosespring_rules::Side;

use crate::game::{Purpose, Seated};

/// Whose figures are asked for: of one person, or of all who play here.
#[derive(Debug, Clone, Copy)]
struct Whose<'a>(Option<&'a str>);

impl Whose<'_> {
    fn is(self, name: &str) -> bool {
        self.0.is_none_or(|wanted| wanted == name)
    }

    fn sits(self, facts: &Facts, side: Side) -> bool {
        matches!(&facts.seats[side.index()], Seated::Person { name } if self.is(name))
    }
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
            Seated::Person { .. } => None,
        })
}
