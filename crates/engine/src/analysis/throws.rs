//! Every possible throw, with the luck of each.

use rosespring_rules::{Dice, Phase, Position, Side, Step};

use super::line::steps_to;
use super::{Analyst, Figure, How};
use crate::evaluate::{Evaluate, Value};
use crate::stakes::Stakes;
use crate::walk::chances;

/// A possible throw.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct NextThrow {
    /// The dice, the higher first; in the opening White's die, then Black's.
    pub dice: Dice,
    /// The probability of the throw.
    pub chance: f32,
    /// The position after the throw.
    pub after: Position,
    /// The best play of the first stage after the throw; empty if no stage is to be played.
    pub steps: Vec<Step>,
    /// The value of the throw, played best.
    pub figure: Figure,
    /// The luck: worth of this throw less the mean over all throws.
    pub luck: f32,
}

impl<E: Evaluate + Clone + Send> Analyst<E> {
    /// Returns the value of the position to `side` and all throws. The value is the mean over the
    /// throws, so its look-ahead is one throw deeper than theirs.
    ///
    /// With a depth of `plies`, each throw is searched with `plies − 1`; with a depth of 0 each is
    /// searched with 0.
    pub(super) fn throws(
        &mut self,
        position: &Position,
        side: Side,
        stakes: Stakes,
    ) -> (Figure, Vec<NextThrow>) {
        let chances: Vec<(Dice, f64)> = chances(position.phase() == Phase::Opening).collect();
        let budget = self.depth.budget / chances.len() as u64;
        let plies = self.depth.plies.saturating_sub(1);
        let mut throws: Vec<NextThrow> = Vec::new();
        for (dice, chance) in chances {
            let Ok(after) = position.throw(dice, &mut ()) else {
                continue;
            };
            // In the opening many throws lead to the same position.
            let same = throws.iter().find(|other| other.after == after);
            let (steps, figure) = match same {
                Some(same) => (same.steps.clone(), same.figure),
                None => self.thrown(&after, side, stakes, plies, budget),
            };
            throws.push(NextThrow {
                dice,
                chance: chance as f32,
                after,
                steps,
                figure,
                luck: 0.0,
            });
        }
        let mut figure = mean(&throws, side, stakes);
        for throw in &mut throws {
            throw.luck = throw.figure.worth - figure.worth;
        }
        if let Some(trials) = self.depth.rollout {
            figure = self.by_rollout(position, stakes, side, trials);
        }
        (figure, throws)
    }

    fn thrown(
        &mut self,
        after: &Position,
        side: Side,
        stakes: Stakes,
        plies: u8,
        budget: u64,
    ) -> (Vec<Step>, Figure) {
        if let Phase::Over(outcome) = after.phase() {
            let figure = Figure::new(Value::of(outcome), stakes, side, How::Over);
            return (Vec::new(), figure);
        }
        if let Phase::Play(_) = after.phase() {
            let candidates = self.deep.candidates(after, stakes, plies, budget);
            if let Some(best) = candidates.first() {
                let figure = Figure::new(best.value, stakes, side, How::Plies(best.plies));
                return (steps_to(after, &best.end), figure);
            }
        }
        let (value, plies) = self.deep.value(after, stakes, plies, budget);
        let figure = Figure::new(value, stakes, side, How::Plies(plies));
        (Vec::new(), figure)
    }
}

/// The mean over the throws. Its depth is one more than that of the shallowest of them.
fn mean(throws: &[NextThrow], side: Side, stakes: Stakes) -> Figure {
    let mut value = Value::default();
    let mut shallowest: Option<u8> = None;
    for throw in throws {
        value.add(&throw.figure.value, throw.chance);
        if let How::Plies(plies) = throw.figure.how {
            shallowest = Some(shallowest.map_or(plies, |least| least.min(plies)));
        }
    }
    let how = How::Plies(shallowest.unwrap_or(0) + 1);
    Figure::new(value, stakes, side, how)
}
