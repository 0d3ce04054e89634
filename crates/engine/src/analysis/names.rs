//! The doublets that may be named after a 2-1, with the loss of each against the best (AD-2).

use rosespring_rules::{Die, Phase, Position, Side, Step};

use super::line::steps_to;
use super::{Analyst, Figure, How};
use crate::evaluate::Evaluate;
use crate::stakes::Stakes;

/// A doublet that may be named.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct NameChoice {
    /// The number.
    pub number: Die,
    /// The position after it was named.
    pub after: Position,
    /// The best play of the doublet, without look-ahead; empty if it cannot be played at all.
    pub steps: Vec<Step>,
    /// Its value to the side that names it.
    pub figure: Figure,
    /// Its loss against the best, at least 0, in the unit of the [`Stakes`].
    pub loss: f32,
}

impl<E: Evaluate + Clone + Send> Analyst<E> {
    /// Returns every doublet that `side` may name, best first.
    pub(super) fn names(
        &mut self,
        position: &Position,
        side: Side,
        stakes: Stakes,
    ) -> Vec<NameChoice> {
        let (plies, budget) = (self.depth.plies, self.depth.budget);
        let doublets = self.deep.doublets(position, stakes, plies, budget);
        let most = doublets.first().map_or(0.0, |best| best.worth);
        let choices = doublets.into_iter().map(|one| {
            let how = match one.position.phase() {
                Phase::Over(_) => How::Over,
                _ => How::Plies(one.plies),
            };
            let best = self.deep.greedy().best(&one.position, stakes);
            NameChoice {
                number: one.number,
                after: one.position,
                steps: best.map_or_else(Vec::new, |best| steps_to(&one.position, &best.end)),
                figure: Figure::new(one.value, stakes, side, how),
                loss: most - one.worth,
            }
        });
        choices.collect()
    }
}
