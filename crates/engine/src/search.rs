//! The plays of a stage in order of their worth, by an evaluation and known later stages; in
//! [`Deep`], by the throws that may follow as well.

mod plies;

pub use plies::{Deep, Filter, Filters, PLIES_MAX};

use rosespring_rules::{End, Ends, Phase, Position, Side};

use crate::evaluate::{Evaluate, Value};
use crate::stakes::Stakes;

/// Ends whose known later stages are played out, unless said otherwise; the rest keep the worth
/// they have at once.
const PLAYED_OUT: usize = 5;

/// The most stages that can follow one another before somebody throws: six groups of a cascade
/// and six of a remainder.
pub(crate) const STAGES_MAX: usize = 12;

/// One way to end the stage.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Candidate {
    /// The end of the stage.
    pub end: End,
    /// What it is worth to the mover, in the unit of the [`Stakes`].
    pub worth: f32,
    /// What is expected, as White sees it.
    pub value: Value,
    /// How many throws ahead were looked at; the end of the game is looked at to any depth.
    pub plies: u8,
}

/// Greedy search: every distinct end of the stage is evaluated, and if numbers are known that are
/// played afterwards, the best few are played out: later groups of the mover, and what passes to
/// the opponent by his best replies. A cascade is never enumerated.
///
/// It keeps its buffers, so one decision after another allocates nothing.
#[derive(Debug)]
pub struct Greedy<E> {
    evaluator: E,
    playing_out: usize,
    ends: Ends,
    positions: Vec<Position>,
    values: Vec<Value>,
    later: Vec<Position>,
    later_values: Vec<Value>,
    candidates: Vec<Candidate>,
    evaluations: u64,
}

impl<E: Evaluate> Greedy<E> {
    /// A search by `evaluator`.
    #[must_use]
    pub fn new(evaluator: E) -> Self {
        Self {
            evaluator,
            playing_out: PLAYED_OUT,
            ends: Ends::new(),
            positions: Vec::new(),
            values: Vec::new(),
            later: Vec::new(),
            later_values: Vec::new(),
            candidates: Vec::new(),
            evaluations: 0,
        }
    }

    /// The same search with another number of ends whose known later stages are played out. With
    /// none of them an end is worth what the evaluation says of it in the middle of the turn.
    #[must_use]
    pub const fn playing_out(mut self, ends: usize) -> Self {
        self.playing_out = ends;
        self
    }

    /// The evaluator.
    #[must_use]
    pub const fn evaluator(&self) -> &E {
        &self.evaluator
    }

    /// Positions evaluated so far.
    #[must_use]
    pub const fn evaluations(&self) -> u64 {
        self.evaluations
    }

    /// Every distinct end of the stage to be played, best first for the mover; empty in other
    /// phases. Ends of equal worth keep the order in which they were found.
    pub fn candidates(&mut self, position: &Position, stakes: Stakes) -> &[Candidate] {
        self.candidates_within(position, stakes, u64::MAX)
    }

    /// [`Self::candidates`] with at most `budget` evaluations where that can be: every end is
    /// evaluated once in any case, and no playing out begins once the budget is spent.
    pub fn candidates_within(
        &mut self,
        position: &Position,
        stakes: Stakes,
        budget: u64,
    ) -> &[Candidate] {
        let last = self.evaluations.saturating_add(budget);
        self.candidates.clear();
        let Phase::Play(turn) = position.phase() else {
            return &self.candidates;
        };
        let mover = turn.mover();
        position.ends(&mut self.ends);
        self.positions.clear();
        self.positions
            .extend(self.ends.iter().map(|end| position.after(&end, &mut ())));
        self.values.resize(self.positions.len(), Value::default());
        self.evaluator.evaluate(&self.positions, &mut self.values);
        self.evaluations += self.positions.len() as u64;

        let ends = self.ends.iter().zip(&self.values);
        self.candidates.extend(ends.map(|(end, value)| Candidate {
            end,
            worth: stakes.worth(value, mover),
            value: *value,
            plies: 0,
        }));
        let mut order: Vec<usize> = (0..self.candidates.len()).collect();
        sort_by_worth(&self.candidates, &mut order);
        self.play_out_best(&order, mover, stakes, last);
        self.candidates.sort_by(|a, b| b.worth.total_cmp(&a.worth));
        &self.candidates
    }

    /// Gives the best candidates the worth they have when the known later stages are played.
    ///
    /// A worth before and a worth after the later stages do not compare well, so a candidate that
    /// was not played out comes after all that were.
    fn play_out_best(&mut self, order: &[usize], mover: Side, stakes: Stakes, last: u64) {
        let goes_on = |position: &Position| matches!(position.phase(), Phase::Play(_));
        if self.playing_out == 0 || !self.positions.iter().any(goes_on) {
            return;
        }
        let (mut least, mut played_out) = (f32::INFINITY, 0);
        for &index in order.iter().take(self.playing_out) {
            if self.evaluations >= last {
                break;
            }
            played_out += 1;
            let value = self.played_out(self.positions[index], stakes);
            let candidate = &mut self.candidates[index];
            candidate.value = value;
            candidate.worth = stakes.worth(&value, mover);
            least = least.min(candidate.worth);
        }
        for &index in order.iter().skip(played_out) {
            let candidate = &mut self.candidates[index];
            candidate.worth = candidate.worth.min(least);
        }
    }

    /// The value after everything known is played, each stage by what looks best to its mover at
    /// once.
    fn played_out(&mut self, position: Position, stakes: Stakes) -> Value {
        let settled = self.settled(position, stakes);
        self.value(&settled)
    }

    /// The value of one position by the evaluation alone, counted.
    pub(crate) fn value(&mut self, position: &Position) -> Value {
        self.evaluations += 1;
        self.evaluator.value(position)
    }

    /// The position after everything known is played, each stage by what looks best to its mover
    /// at once: a throw is due, or the game is over.
    pub(crate) fn settled(&mut self, mut position: Position, stakes: Stakes) -> Position {
        for _ in 0..STAGES_MAX {
            let Phase::Play(turn) = position.phase() else {
                break;
            };
            position.ends(&mut self.ends);
            self.later.clear();
            self.later
                .extend(self.ends.iter().map(|end| position.after(&end, &mut ())));
            self.later_values.resize(self.later.len(), Value::default());
            self.evaluator.evaluate(&self.later, &mut self.later_values);
            self.evaluations += self.later.len() as u64;
            let worth = |index: &usize| stakes.worth(&self.later_values[*index], turn.mover());
            let best = (0..self.later.len())
                .rev()
                .max_by(|a, b| worth(a).total_cmp(&worth(b)));
            let Some(best) = best else { break };
            position = self.later[best];
        }
        position
    }
}

fn sort_by_worth(candidates: &[Candidate], order: &mut [usize]) {
    order.sort_by(|&a, &b| candidates[b].worth.total_cmp(&candidates[a].worth));
}
