//! The plays of a stage in order of their worth, by an evaluation and known later stages; in
//! [`Deep`], by the throws that may follow as well.

mod beam;
pub mod cascade;
mod plies;
mod seen;
mod ways;

pub use plies::{Deep, Filter, Filters, Limits, PLIES_MAX};

use beam::{Beam, Line, Look, Width};
use rosespring_rules::{End, Phase, Position, Side};
use ways::{Promising, Ways};

use crate::evaluate::{Evaluate, Value};
use crate::stakes::Stakes;

/// Ends whose known later stages are played out in any case, unless said otherwise.
const PLAYED_OUT: usize = 1;

/// Lines that are followed from one known stage to the next, unless said otherwise.
const LINES: usize = 4;

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
    /// Its place among the ends as they are found.
    place: usize,
}

/// Greedy search: every distinct end of the stage is evaluated, and if numbers are known that are
/// played afterwards, the most promising ways are played out: some lines through the later groups
/// of the mover, and what passes to the opponent by his best replies. A cascade is never
/// enumerated; [`cascade`] does that.
///
/// It keeps its buffers, so one decision after another allocates next to nothing.
#[derive(Debug)]
pub struct Greedy<E> {
    evaluator: E,
    width: Width,
    ways: Ways,
    /// Looks at what promises most alone.
    promising: Option<Promising>,
    candidates: Vec<Candidate>,
    beam: Beam,
    evaluations: u64,
}

impl<E: Evaluate> Greedy<E> {
    /// A search by `evaluator`.
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
            evaluations: 0,
        }
    }

    /// The same search with another number of ends whose known later stages are played out in any
    /// case. With none of them an end is worth what the evaluation says of it in the middle of the
    /// turn.
    #[must_use]
    pub const fn playing_out(mut self, ends: usize) -> Self {
        self.width.ends = ends;
        self
    }

    /// The same search with another number of lines that are followed through the known later
    /// stages, whatever ends they begin with. With none of them each end that is played out has one
    /// line, of what looks best at once, and no end keeps up that is not played out.
    #[must_use]
    pub const fn following(mut self, lines: usize) -> Self {
        self.width.lines = lines;
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
        self.judge(position, stakes, budget);
        self.candidates.sort_by(|a, b| b.worth.total_cmp(&a.worth));
        &self.candidates
    }

    /// The first of [`Self::candidates`], without putting the others in order.
    pub fn best(&mut self, position: &Position, stakes: Stakes) -> Option<Candidate> {
        self.judge(position, stakes, u64::MAX);
        let candidates = self.candidates.iter().rev();
        candidates
            .max_by(|a, b| a.worth.total_cmp(&b.worth))
            .copied()
    }

    /// From now on looks only at so many ends of a stage, those that promise most after a throw in
    /// `position`; at all of them in other phases, and if the evaluation cannot tell quickly.
    /// Nothing is left of what was looked at before.
    pub(crate) fn look_at_promising(&mut self, most: usize, position: &Position, stakes: Stakes) {
        let worth = |value: &Value| stakes.worth(value, Side::White);
        let slopes = match position.phase() {
            Phase::Throw(side) => self.evaluator.slopes(position, side.other(), &worth),
            _ => None,
        };
        self.promising = slopes.map(|slopes| Promising { slopes, most });
    }

    /// What a position is worth when the stage to be played, if there is one, is played best.
    pub(crate) fn best_value(&mut self, position: &Position, stakes: Stakes) -> Value {
        match self.best(position, stakes) {
            Some(best) => best.value,
            None => self.value(position),
        }
    }

    /// Every end with its worth, in the order in which they are found.
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

        let ends = self.ways.iter().enumerate();
        self.candidates
            .extend(ends.map(|(place, (end, value))| Candidate {
                end,
                worth: stakes.worth(value, mover),
                value: *value,
                plies: 0,
                place,
            }));
        if looked_at < budget {
            self.play_out(mover, stakes);
        }
    }

    /// Gives candidates the worth they have when the known later stages are played.
    ///
    /// A worth before and a worth after the later stages do not compare well, so a candidate whose
    /// later stages were not played out comes after all others.
    fn play_out(&mut self, mover: Side, stakes: Stakes) {
        let goes_on = |position: &Position| matches!(position.phase(), Phase::Play(_));
        if self.width.ends == 0 || !self.ways.positions.iter().any(goes_on) {
            return;
        }
        if self.width.lines == 0 {
            self.play_out_each(mover, stakes);
            return;
        }
        let starts = self.candidates.iter().zip(&self.ways.positions).enumerate();
        let starts = starts.map(|(first, (candidate, position))| Line {
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
        let done = self.beam.done.iter().flatten();
        let least = done.fold(f32::INFINITY, |least, line| least.min(line.worth));
        for (candidate, done) in self.candidates.iter_mut().zip(&self.beam.done) {
            match done {
                Some(line) => (candidate.value, candidate.worth) = (line.value, line.worth),
                None => candidate.worth = candidate.worth.min(least),
            }
        }
    }

    /// Plays out the ends that look best, each stage by what looks best at once.
    fn play_out_each(&mut self, mover: Side, stakes: Stakes) {
        let mut order: Vec<usize> = (0..self.candidates.len()).collect();
        order.sort_by(|&a, &b| {
            let worth = |index: usize| self.candidates[index].worth;
            worth(b).total_cmp(&worth(a))
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

    /// The value of one position by the evaluation alone, counted.
    pub(crate) fn value(&mut self, position: &Position) -> Value {
        self.evaluations += 1;
        self.evaluator.value(position)
    }

    /// For the first so many of the candidates last found, best first: the position after
    /// everything known is played.
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

    /// The same search with at least so many ends played out, if it plays out any.
    pub(crate) fn widen(&mut self, ends: usize) -> usize {
        let before = self.width.ends;
        if before > 0 {
            self.width.ends = before.max(ends);
        }
        before
    }

    /// Takes [`Self::widen`] back.
    pub(crate) const fn narrow(&mut self, before: usize) {
        self.width.ends = before;
    }

    /// The same search with buffers of its own.
    pub(crate) fn another(&self) -> Self
    where
        E: Clone,
    {
        let mut another = Self::new(self.evaluator.clone());
        another.width = self.width;
        another
    }

    /// The position after everything known is played, each stage by what looks best to its mover
    /// at once: a throw is due, or the game is over.
    pub(crate) fn settled(&mut self, mut position: Position, stakes: Stakes) -> Position {
        let width = self.width;
        self.width.ends = 0;
        for _ in 0..STAGES_MAX {
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
