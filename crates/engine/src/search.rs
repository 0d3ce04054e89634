//! Search: orders the plays of a stage by worth. [`Greedy`] uses an evaluation and the known later
//! stages; [`Deep`] also averages over the throws that can follow.

mod beam;
pub mod cascade;
pub(crate) mod naming;
mod plies;
mod seen;
mod ways;
mod won_line;

pub use naming::NamedDoublet;
pub use plies::{Deep, Filter, Filters, Limits, PLIES_MAX};

use beam::{Beam, BeamPath, Look, Width};
use rosespring_rules::{End, Phase, Position, Side};
use ways::{Promising, Ways};
use won_line::WonLineSearch;

use crate::evaluate::{Evaluate, Value};
use crate::order;
use crate::stakes::Stakes;

/// Default number of ends whose known later stages are always played out.
const PLAYED_OUT: usize = 1;

/// Default number of lines that are followed from one known stage to the next.
const LINES: usize = 4;

/// The greatest number of consecutive stages without a throw: six groups of a cascade and six of a
/// remainder.
pub(crate) const STAGES_MAX: usize = 12;

/// An end of the stage, with its value.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Candidate {
    /// The end of the stage.
    pub end: End,
    /// Its worth to the mover, in the unit of the [`Stakes`].
    pub worth: f32,
    /// The expected outcome, from White's side.
    pub value: Value,
    /// The depth of the search, in throws. A finished game counts as searched to any depth.
    pub plies: u8,
    /// Its index in the order of generation.
    place: usize,
}

/// Appends a candidate for each evaluated end, in the order of generation.
fn list_candidates(list: &mut Vec<Candidate>, ways: &Ways, mover: Side, stakes: Stakes) {
    let ends = ways.iter().enumerate();
    list.extend(ends.map(|(place, (end, value))| Candidate {
        end,
        worth: stakes.worth(value, mover),
        value: *value,
        plies: 0,
        place,
    }));
}

/// Greedy search of one stage.
///
/// Evaluates every distinct end of the stage. If later stages are known, the most promising ends
/// are played out: some lines through the later groups of the mover, and the best replies of the
/// opponent to a remainder. The search never enumerates a cascade; [`cascade`] does.
///
/// The search keeps its buffers, so consecutive decisions allocate almost nothing.
#[derive(Debug)]
pub struct Greedy<E> {
    evaluator: E,
    width: Width,
    ways: Ways,
    /// Restricts the search to the most promising ends, if set.
    promising: Option<Promising>,
    candidates: Vec<Candidate>,
    beam: Beam,
    won_line: WonLineSearch,
    /// Whether `won_line` is used.
    finds_wins: bool,
    evaluations: u64,
}

impl<E: Evaluate> Greedy<E> {
    /// Creates a search that uses `evaluator`.
    #[must_use]
    pub fn new(evaluator: E) -> Self {
        Self {
            evaluator,
            width: Width {
                lines: LINES,
                ends: PLAYED_OUT,
            },
            ways: Ways::default(),
            promising: None,
            candidates: Vec::new(),
            beam: Beam::default(),
            won_line: WonLineSearch::default(),
            finds_wins: false,
            evaluations: 0,
        }
    }

    /// Sets the number of ends whose known later stages are always played out. With 0, the value of
    /// an end is the evaluation of the position in the middle of the turn.
    #[must_use]
    pub const fn playing_out(mut self, ends: usize) -> Self {
        self.width.ends = ends;
        self
    }

    /// Sets the number of lines that are followed through the known later stages, from any ends.
    /// With 0, each end that is played out has one line of greedy plays, and other ends are not
    /// followed.
    #[must_use]
    pub const fn following(mut self, lines: usize) -> Self {
        self.width.lines = lines;
        self
    }

    /// Sets that a line by which the mover wins in this turn is found even if its first plays seem
    /// bad. Searches of many positions do without.
    #[must_use]
    pub const fn finding_wins(mut self) -> Self {
        self.finds_wins = true;
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

    /// Returns every distinct end of the stage to be played, best first for the mover; empty in
    /// other phases. Ends of equal worth keep the order of generation.
    pub fn candidates(&mut self, position: &Position, stakes: Stakes) -> &[Candidate] {
        self.candidates_within(position, stakes, u64::MAX)
    }

    /// Like [`Self::candidates`], with a budget of evaluations. Every end is always evaluated once;
    /// no end is played out after the budget is spent.
    pub fn candidates_within(
        &mut self,
        position: &Position,
        stakes: Stakes,
        budget: u64,
    ) -> &[Candidate] {
        self.judge(position, stakes, budget);
        order::sort_by_key(&mut self.candidates, |one| order::descending(one.worth));
        &self.candidates
    }

    /// Returns the first of [`Self::candidates`], without sorting the others.
    pub fn best(&mut self, position: &Position, stakes: Stakes) -> Option<Candidate> {
        self.judge(position, stakes, u64::MAX);
        let candidates = self.candidates.iter().rev();
        candidates
            .max_by(|a, b| a.worth.total_cmp(&b.worth))
            .copied()
    }

    /// Restricts later searches to the `most` ends of a stage that are most promising after a throw
    /// in `position`. There is no restriction if no throw is due in `position` or the evaluation
    /// has no slopes. Clears the candidates of earlier searches.
    pub(crate) fn look_at_promising(&mut self, most: usize, position: &Position, stakes: Stakes) {
        let worth = |value: &Value| stakes.worth(value, Side::White);
        let slopes = match position.phase() {
            Phase::Throw(side) => self.evaluator.slopes(position, side.other(), &worth),
            _ => None,
        };
        self.promising = slopes.map(|slopes| Promising { slopes, most });
    }

    /// Returns the value of a position, with the stage to be played, if any, played best, and the
    /// doublet to be named, if any, named and played best.
    pub(crate) fn best_value(&mut self, position: &Position, stakes: Stakes) -> Value {
        if let Some((_, value)) = self.named_and_played(position, stakes) {
            return value;
        }
        match self.best(position, stakes) {
            Some(best) => best.value,
            None => self.value(position),
        }
    }

    /// Evaluates every end, in the order of generation.
    fn judge(&mut self, position: &Position, stakes: Stakes, budget: u64) {
        self.candidates.clear();
        self.beam.done.clear();
        let Phase::Play(turn) = position.phase() else {
            return;
        };
        let mover = turn.mover();
        self.ways
            .look(&self.evaluator, position, mover, self.promising.as_ref());
        let looked_at = self.ways.positions.len() as u64;
        self.evaluations += looked_at;

        list_candidates(&mut self.candidates, &self.ways, mover, stakes);
        if looked_at < budget {
            self.play_out(mover, stakes);
        }
    }

    /// Replaces the worths of candidates by those after the known later stages.
    ///
    /// Worths before and after the later stages are not comparable, so candidates whose later
    /// stages were not played out come after all others.
    fn play_out(&mut self, mover: Side, stakes: Stakes) {
        let goes_on =
            |position: &Position| matches!(position.phase(), Phase::Play(_) | Phase::Name(_));
        if self.width.ends == 0 || !self.ways.positions.iter().any(goes_on) {
            return;
        }
        if self.width.lines == 0 {
            self.play_out_each(mover, stakes);
            return;
        }
        let starts = self.candidates.iter().zip(&self.ways.positions).enumerate();
        let starts = starts.map(|(first, (candidate, position))| BeamPath {
            first,
            position: *position,
            value: candidate.value,
            worth: candidate.worth,
        });
        let before = self.beam.evaluations;
        let look = Look {
            evaluator: &self.evaluator,
            promising: self.promising.as_ref(),
            mover,
            stakes,
        };
        self.beam.follow(&look, starts, self.width);
        self.evaluations += self.beam.evaluations - before;
        self.add_won_line(mover, stakes);
        let done = self.beam.done.iter().flatten();
        let least = done.fold(f32::INFINITY, |least, line| least.min(line.worth));
        for (candidate, done) in self.candidates.iter_mut().zip(&self.beam.done) {
            match done {
                Some(line) => (candidate.value, candidate.worth) = (line.value, line.worth),
                None => candidate.worth = candidate.worth.min(least),
            }
        }
    }

    /// Adds the line that wins in this turn to those that were followed, if it is looked for.
    fn add_won_line(&mut self, mover: Side, stakes: Stakes) {
        if !self.finds_wins {
            return;
        }
        let found = self.won_line.find(&self.ways.positions, mover);
        let Some((first, position)) = found else {
            return;
        };
        let value = self.evaluator.value(&position);
        let line = BeamPath {
            first,
            position,
            value,
            worth: stakes.worth(&value, mover),
        };
        let best = &mut self.beam.done[first];
        if best.is_none_or(|best| line.worth > best.worth) {
            *best = Some(line);
        }
    }

    /// Plays out the most promising ends, each later stage by its greedy play.
    fn play_out_each(&mut self, mover: Side, stakes: Stakes) {
        let mut order: Vec<usize> = (0..self.candidates.len()).collect();
        order::sort_by_key(&mut order, |&index| {
            order::descending(self.candidates[index].worth)
        });
        let most = self.width.ends.min(order.len());
        let mut least = f32::INFINITY;
        let mut candidates = std::mem::take(&mut self.candidates);
        let positions = std::mem::take(&mut self.ways.positions);
        for &index in &order[..most] {
            let settled = self.settled(positions[index], stakes);
            let candidate = &mut candidates[index];
            candidate.value = self.value(&settled);
            candidate.worth = stakes.worth(&candidate.value, mover);
            least = least.min(candidate.worth);
        }
        for &index in &order[most..] {
            let candidate = &mut candidates[index];
            candidate.worth = candidate.worth.min(least);
        }
        (self.candidates, self.ways.positions) = (candidates, positions);
    }

    /// Returns the value of one position by the evaluation alone, and counts it.
    pub(crate) fn value(&mut self, position: &Position) -> Value {
        self.evaluations += 1;
        self.evaluator.value(position)
    }

    /// Returns, for the first `count` candidates of the last search, the positions after all known
    /// stages are played.
    pub(crate) fn settled_first(&mut self, count: usize, stakes: Stakes) -> Vec<Position> {
        let candidates = self.candidates[..count].iter();
        let reached = candidates.map(|candidate| {
            let line = self.beam.done.get(candidate.place).copied().flatten();
            line.map_or(self.ways.positions[candidate.place], |line| line.position)
        });
        let mut reached: Vec<Position> = reached.collect();
        for position in &mut reached {
            *position = self.settled(*position, stakes);
        }
        reached
    }

    /// Raises the number of ends that are played out to at least `ends`, unless it is 0. Returns
    /// the number before.
    pub(crate) fn widen(&mut self, ends: usize) -> usize {
        let before = self.width.ends;
        if before > 0 {
            self.width.ends = before.max(ends);
        }
        before
    }

    /// Undoes [`Self::widen`].
    pub(crate) const fn narrow(&mut self, before: usize) {
        self.width.ends = before;
    }

    /// Returns the position after all known stages are played, each by the greedy play of its
    /// mover. In this position a throw is due, or the game is over.
    pub fn settled(&mut self, mut position: Position, stakes: Stakes) -> Position {
        let width = self.width;
        self.width.ends = 0;
        for _ in 0..STAGES_MAX {
            if let Some((named, _)) = self.named_and_played(&position, stakes) {
                position = named;
                continue;
            }
            let Some(best) = self.best(&position, stakes) else {
                break;
            };
            position = position.after(&best.end, &mut ());
        }
        self.width = width;
        position
    }
}

#[cfg(test)]
mod tests;
