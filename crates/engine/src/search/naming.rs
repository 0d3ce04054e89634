//! The doublet that a side names after a 2-1 (AD-2).

use rosespring_rules::{Die, Phase, Position, Side};

use super::{Deep, Greedy};
use crate::evaluate::{Evaluate, Value};
use crate::order;
use crate::stakes::Stakes;

/// A doublet that may be named, with its value.
#[derive(Debug, Clone, Copy, PartialEq)]
#[non_exhaustive]
pub struct NamedDoublet {
    /// The number.
    pub number: Die,
    /// The position after it was named: its stage is to be played, or has passed.
    pub position: Position,
    /// Its worth to the side that names it, in the unit of the [`Stakes`].
    pub worth: f32,
    /// The expected outcome, from White's side.
    pub value: Value,
    /// The depth of the search, in throws.
    pub plies: u8,
}

/// The side that is to name a doublet, if one is.
pub(crate) const fn namer(position: &Position) -> Option<Side> {
    match position.phase() {
        Phase::Name(side) => Some(side),
        _ => None,
    }
}

/// The positions after each doublet that may be named; none unless one is to be named.
pub(crate) fn named(position: &Position) -> impl Iterator<Item = (Die, Position)> {
    let after = |number| position.name(number, &mut ()).ok();
    Die::ALL
        .into_iter()
        .filter_map(move |number| Some((number, after(number)?)))
}

/// Returns every doublet with its value by `value`, best first; of equal ones the smaller.
fn listed(
    position: &Position,
    stakes: Stakes,
    mut value: impl FnMut(&Position) -> (Value, u8),
) -> Vec<NamedDoublet> {
    let Some(side) = namer(position) else {
        return Vec::new();
    };
    let doublets = named(position).map(|(number, position)| {
        let (value, plies) = value(&position);
        NamedDoublet {
            number,
            position,
            worth: stakes.worth(&value, side),
            value,
            plies,
        }
    });
    let mut doublets: Vec<NamedDoublet> = doublets.collect();
    order::sort_by_key(&mut doublets, |one| order::descending(one.worth));
    doublets
}

impl<E: Evaluate> Greedy<E> {
    /// Returns every doublet that may be named, best first; empty unless one is to be named.
    pub fn doublets(&mut self, position: &Position, stakes: Stakes) -> Vec<NamedDoublet> {
        listed(position, stakes, |named| {
            (self.best_value(named, stakes), 0)
        })
    }

    /// Returns the best position that a side reaches by a doublet that it names and plays, with its
    /// value; `None` unless one is to be named.
    pub(super) fn named_and_played(
        &mut self,
        position: &Position,
        stakes: Stakes,
    ) -> Option<(Position, Value)> {
        let side = namer(position)?;
        self.ways
            .look(&self.evaluator, position, side, self.promising.as_ref());
        let positions = &self.ways.positions;
        self.evaluations += positions.len() as u64;
        let reached = positions.iter().copied().zip(self.ways.values.iter());
        let worth = |value: &Value| stakes.worth(value, side);
        // Of equal ones the first is taken.
        let best = reached.reduce(|best, next| match worth(next.1) > worth(best.1) {
            true => next,
            false => best,
        });
        best.map(|(position, value)| (position, *value))
    }
}

impl<E: Evaluate> Deep<E> {
    /// Returns every doublet that may be named, best first, each searched `plies` throws deep with
    /// a sixth of the budget; empty unless one is to be named.
    pub fn doublets(
        &mut self,
        position: &Position,
        stakes: Stakes,
        plies: u8,
        budget: u64,
    ) -> Vec<NamedDoublet> {
        let budget = budget / Die::ALL.len() as u64;
        listed(position, stakes, |named| {
            self.value(named, stakes, plies, budget)
        })
    }
}

#[cfg(test)]
mod tests {
    use rosespring_rules::{Ends, Rules};

    use super::*;
    use crate::evaluate::Handwritten;

    fn to_name(white: &str, black: &str) -> Position {
        let id = format!("rs1.acey-deucey.{white}T1.{black}T1.Nw");
        id.parse().expect("a position")
    }

    #[test]
    fn the_doublet_that_bears_nothing_off_is_worth_least() {
        // Two men on 6: all but 1-1 and 2-2 bear both off at once; Black needs one more throw.
        let position = to_name("x2kOd", "x1kOe");

        let doublets = Greedy::new(Handwritten::default()).doublets(&position, Stakes::Units);

        assert_eq!(doublets.len(), 6);
        assert_eq!(doublets[5].number, Die::One);
        // Black has one man left: nothing is worth more than the win that 3-3 to 6-6 are.
        assert_eq!(doublets[0].worth, 1.0);
    }

    #[test]
    fn a_doublet_is_worth_its_best_play() {
        let rules = Rules::preset("acey-deucey").unwrap();
        let thrown =
            Position::started_by(rules, Side::White).throw("2-1".parse().unwrap(), &mut ());
        let thrown = thrown.unwrap();
        let position = thrown.after(&thrown.plays()[0].end, &mut ());
        let evaluator = Handwritten::default();
        let (mut ends, mut most) = (Ends::new(), f32::MIN);
        for (_, named) in named(&position) {
            named.ends(&mut ends);
            for end in ends.iter() {
                let value = evaluator.value(&named.after(&end, &mut ()));
                most = most.max(Stakes::Units.worth(&value, Side::White));
            }
        }

        let best = Greedy::new(evaluator).doublets(&position, Stakes::Units)[0];

        assert_eq!(best.worth, most);
        assert!(
            Greedy::new(Handwritten::default())
                .doublets(&thrown, Stakes::Units)
                .is_empty()
        );
    }
}
