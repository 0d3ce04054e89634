//! Looking some throws ahead: the mean over the 21 throws of what each is worth when the side to
//! throw plays it best.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};

use rosespring_rules::{Dice, Opening, Phase, Position, Side};

use super::{Candidate, Greedy};
use crate::evaluate::{Evaluate, Value};
use crate::fan_out::numbered;
use crate::stakes::Stakes;
use crate::walk::chances;

/// The most throws that are looked ahead. One more takes about a hundred times as long.
pub const PLIES_MAX: u8 = 3;

/// Which candidates are worth a deeper look.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Filter {
    /// How many at most.
    pub most: usize,
    /// How much less than the best they may be worth, in the unit of the [`Stakes`].
    pub margin: f32,
}

impl Filter {
    /// Lets every candidate through.
    pub const NONE: Self = Self {
        most: usize::MAX,
        margin: f32::INFINITY,
    };

    /// How many of the candidates, given best first by `worth`, pass.
    fn pass(self, worth: impl Iterator<Item = f32>) -> usize {
        let mut least = f32::NEG_INFINITY;
        worth
            .take(self.most.max(1))
            .take_while(|&worth| {
                if least == f32::NEG_INFINITY {
                    least = worth - self.margin;
                }
                worth >= least
            })
            .count()
    }
}

/// The filters of a search.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Filters {
    /// For the stage that is asked about, from no look-ahead to one throw: what misses here is
    /// never looked at again, so it is the wider one.
    pub first: Filter,
    /// For the same stage from one throw to the next, and for every stage met on the way.
    pub later: Filter,
}

impl Filters {
    /// Nothing is filtered.
    pub const NONE: Self = Self {
        first: Filter::NONE,
        later: Filter::NONE,
    };
}

impl Default for Filters {
    /// Eight within 0.16, then four within 0.08: the numbers backgammon programs have settled on
    /// for their normal play, as a beginning.
    ///
    /// One throw deep on 543 stages of Gul bara, by a net, the first filter lost 0.0038 units a
    /// stage against a look at every candidate, by the figures of that look. Twelve within 0.32
    /// lost 0.0026 in 1.6 times the time, sixteen 0.0020 in twice the time.
    fn default() -> Self {
        Self {
            first: Filter {
                most: 8,
                margin: 0.16,
            },
            later: Filter {
                most: 4,
                margin: 0.08,
            },
        }
    }
}

/// What a search may spend.
#[derive(Clone, Copy)]
pub struct Limits<'a> {
    /// Evaluations. The same question with the same number has the same answer.
    pub evaluations: u64,
    /// Asked before every stage that is looked at: whether to stop, because time is up or nobody
    /// wants the answer any more. The engine itself reads no clock.
    pub stop: Option<&'a (dyn Fn() -> bool + Sync)>,
}

impl Limits<'_> {
    /// None.
    pub const NONE: Self = Self::evaluations(u64::MAX);

    /// So many evaluations, whatever time they take.
    #[must_use]
    pub const fn evaluations(evaluations: u64) -> Self {
        Self {
            evaluations,
            stop: None,
        }
    }
}

/// Positions whose values are remembered during one search; later ones are not.
const REMEMBERED: usize = 1 << 14;

/// Expectimax: a play is worth the mean over the throws that may follow, each played best by the
/// side that makes it, some throws deep. At the end of every line stands [`Greedy`].
///
/// Later stages that are known already are played out as [`Greedy`] does it before a throw is
/// averaged, for as many ends as the filter lets through; they are no plies.
#[derive(Debug)]
pub struct Deep<E> {
    greedy: Greedy<E>,
    filters: Filters,
    candidates: Vec<Candidate>,
    /// What positions before a throw were found to be worth, so many throws deep.
    remembered: HashMap<(Position, u8), Value>,
}

/// What a search is about, and when it ends.
#[derive(Clone, Copy)]
struct Look<'a> {
    stakes: Stakes,
    /// The count of evaluations at which it ends.
    last: u64,
    stop: Option<&'a (dyn Fn() -> bool + Sync)>,
}

/// The budget is spent.
struct Spent;

/// The candidates of a stage, and the positions to which the first of them lead.
struct Root {
    mover: Side,
    candidates: Vec<Candidate>,
    /// By the places of candidates.
    settled: Vec<(usize, Position)>,
}

impl<E: Evaluate> Deep<E> {
    /// A search by `evaluator` with the usual filters.
    #[must_use]
    pub fn new(evaluator: E) -> Self {
        Self::by(Greedy::new(evaluator), Filters::default())
    }

    /// A search that ends its lines with `greedy`, with these filters.
    #[must_use]
    pub fn by(greedy: Greedy<E>, filters: Filters) -> Self {
        Self {
            greedy,
            filters,
            candidates: Vec::new(),
            remembered: HashMap::new(),
        }
    }

    /// The search without look-ahead that stands at the end of every line.
    pub const fn greedy(&mut self) -> &mut Greedy<E> {
        &mut self.greedy
    }

    /// Positions evaluated so far.
    #[must_use]
    pub const fn evaluations(&self) -> u64 {
        self.greedy.evaluations()
    }

    /// Every distinct end of the stage to be played, best first for the mover; empty in other
    /// phases. Those looked at deeper come before the others, whatever each is worth: figures of
    /// different depth do not compare well.
    ///
    /// # Budget
    ///
    /// `budget` counts evaluations. The depth grows by one throw at a time, the best candidate
    /// first, until the budget is spent; a candidate whose look was not finished keeps what it had.
    /// The last stage begun may overrun the budget. The same question has the same answer.
    pub fn candidates(
        &mut self,
        position: &Position,
        stakes: Stakes,
        plies: u8,
        budget: u64,
    ) -> &[Candidate] {
        self.candidates_within(position, stakes, plies, &Limits::evaluations(budget))
    }

    /// [`Self::candidates`] with other limits.
    pub fn candidates_within(
        &mut self,
        position: &Position,
        stakes: Stakes,
        plies: u8,
        limits: &Limits<'_>,
    ) -> &[Candidate] {
        self.remembered.clear();
        let look = self.look(stakes, limits);
        let mut root = self.root(position, stakes, plies, limits.evaluations);
        for depth in 1..=plies {
            let done = self.deepen(&mut root, look, depth);
            root.sort();
            if done.is_err() {
                break;
            }
        }
        self.candidates = root.candidates;
        &self.candidates
    }

    /// What a position in any phase is worth, and how many throws ahead were looked at. If the
    /// budget does not last for all of `plies`, it is the deepest look that was finished; in a
    /// stage to be played, the value of its best candidate.
    ///
    /// In the opening each side is as likely to begin as the other.
    pub fn value(
        &mut self,
        position: &Position,
        stakes: Stakes,
        plies: u8,
        budget: u64,
    ) -> (Value, u8) {
        if let Phase::Play(_) = position.phase() {
            let candidates = self.candidates(position, stakes, plies, budget);
            let best = candidates.first();
            return best.map_or_else(Default::default, |best| (best.value, best.plies));
        }
        self.remembered.clear();
        let within = self.look(stakes, &Limits::evaluations(budget));
        let mut look = self.look(stakes, &Limits::NONE);
        let mut found = (Value::default(), 0);
        for depth in 0..=plies {
            match self.expected(position, look, depth) {
                Ok(value) => found = (value, depth),
                Err(Spent) => break,
            }
            look = within;
        }
        found
    }

    fn look<'a>(&self, stakes: Stakes, limits: &Limits<'a>) -> Look<'a> {
        Look {
            stakes,
            last: self.evaluations().saturating_add(limits.evaluations),
            stop: limits.stop,
        }
    }

    fn is_spent(&self, look: Look<'_>) -> bool {
        self.evaluations() >= look.last || look.stop.is_some_and(|stop| stop())
    }

    /// The stage without look-ahead.
    fn root(&mut self, position: &Position, stakes: Stakes, plies: u8, budget: u64) -> Root {
        let mover = position.turn().map_or(Side::White, |turn| turn.mover());
        let before = match plies {
            0 => self.greedy.widen(0),
            _ => self.greedy.widen(self.filters.first.most),
        };
        let candidates = self.greedy.candidates_within(position, stakes, budget);
        let worth = candidates.iter().map(|candidate| candidate.worth);
        let passed = match plies {
            0 => 0,
            _ => self.filters.first.pass(worth),
        };
        let candidates = candidates.to_vec();
        self.greedy.narrow(before);
        let settled = self.greedy.settled_first(passed, stakes);
        let places = candidates.iter().map(|candidate| candidate.place);
        Root {
            mover,
            settled: places.zip(settled).collect(),
            candidates,
        }
    }

    /// How many of the candidates get a look so many throws deep: those that had the look before,
    /// and pass.
    fn passed(&self, root: &Root, depth: u8) -> usize {
        let filter = if depth == 1 {
            self.filters.first
        } else {
            self.filters.later
        };
        let before = root.candidates.iter();
        let before = before.take_while(|candidate| candidate.plies + 1 == depth);
        let passed = filter.pass(before.map(|candidate| candidate.worth));
        passed.min(root.settled.len())
    }

    /// Looks at the best candidates one throw deeper than before.
    fn deepen(&mut self, root: &mut Root, look: Look<'_>, depth: u8) -> Result<(), Spent> {
        for at in 0..self.passed(root, depth) {
            let settled = root.settled(at);
            let value = self.expected(&settled, look, depth)?;
            root.found(at, value, look.stakes, depth);
        }
        Ok(())
    }

    /// The value of a position in which no stage is to be played, `plies` throws deep.
    fn expected(&mut self, position: &Position, look: Look<'_>, plies: u8) -> Result<Value, Spent> {
        match position.phase() {
            Phase::Over(outcome) => return Ok(Value::of(outcome)),
            Phase::Opening => return self.opening(position, look, plies),
            Phase::Throw(_) | Phase::Play(_) => {}
        }
        if plies == 0 {
            return Ok(self.greedy.value(position));
        }
        if let Some(value) = self.remembered.get(&(*position, plies)) {
            return Ok(*value);
        }
        let mut mean = Value::default();
        for (dice, weight) in Dice::ALL_21 {
            let value = self.thrown(position, dice, look, plies)?;
            mean.add(&value, f32::from(weight) / 36.0);
        }
        if self.remembered.len() < REMEMBERED {
            self.remembered.insert((*position, plies), mean);
        }
        Ok(mean)
    }

    /// The value after a throw that was one of `plies` to look ahead.
    fn thrown(
        &mut self,
        position: &Position,
        dice: Dice,
        look: Look<'_>,
        plies: u8,
    ) -> Result<Value, Spent> {
        let thrown = position.throw(dice, &mut ()).unwrap_or(*position);
        match thrown.phase() {
            Phase::Play(turn) => self.played(&thrown, turn.mover(), look, plies - 1),
            _ => self.expected(&thrown, look, plies - 1),
        }
    }

    /// The value of a stage played best, `plies` throws deep.
    fn played(
        &mut self,
        position: &Position,
        mover: Side,
        look: Look<'_>,
        plies: u8,
    ) -> Result<Value, Spent> {
        if self.is_spent(look) {
            return Err(Spent);
        }
        let stakes = look.stakes;
        if plies == 0 {
            let best = self.greedy.best(position, stakes);
            return Ok(best.map_or_else(Value::default, |best| best.value));
        }
        let before = self.greedy.widen(self.filters.later.most);
        let candidates = self.greedy.candidates(position, stakes);
        let worth = candidates.iter().map(|candidate| candidate.worth);
        let passed = self.filters.later.pass(worth);
        self.greedy.narrow(before);
        let mut best: Option<(f32, Value)> = None;
        for settled in self.greedy.settled_first(passed, stakes) {
            let value = self.expected(&settled, look, plies)?;
            let worth = stakes.worth(&value, mover);
            // Of equals the first stays: it looked best before.
            if best.is_none_or(|(most, _)| worth > most) {
                best = Some((worth, value));
            }
        }
        Ok(best.map_or_else(Value::default, |(_, value)| value))
    }

    /// Either side may come to begin, after as many throws as it takes.
    fn opening(&mut self, position: &Position, look: Look<'_>, plies: u8) -> Result<Value, Spent> {
        let rules = position.rules();
        if plies == 0 || rules.opening == Opening::ThrowAgain {
            let [white, black] = Side::ALL.map(|side| Position::started_by(*rules, side));
            let white = self.expected(&white, look, plies)?;
            let black = self.expected(&black, look, plies)?;
            return Ok(white.midpoint(&black));
        }
        let mut mean = Value::default();
        for (dice, chance) in chances(true) {
            let value = self.thrown(position, dice, look, plies)?;
            mean.add(&value, chance as f32);
        }
        Ok(mean)
    }
}

impl<E: Evaluate + Clone + Send> Deep<E> {
    /// [`Self::candidates`] on some threads: without a budget, because what is evaluated where
    /// would decide when it is spent. The answer does not depend on the number of threads, unless
    /// `stop` ends the search.
    pub fn candidates_on(
        &mut self,
        threads: usize,
        position: &Position,
        stakes: Stakes,
        plies: u8,
        stop: &(dyn Fn() -> bool + Sync),
    ) -> &[Candidate] {
        let limits = Limits {
            stop: Some(stop),
            ..Limits::NONE
        };
        let mut workers: Vec<Self> = (0..threads.max(1)).map(|_| self.another()).collect();
        let mut root = self.root(position, stakes, plies, u64::MAX);
        for depth in 1..=plies {
            let done = self.deepen_on(&mut workers, &mut root, stakes, &limits, depth);
            root.sort();
            if done.is_err() {
                break;
            }
        }
        self.candidates = root.candidates;
        &self.candidates
    }

    /// The same search with buffers of its own.
    fn another(&self) -> Self {
        Self::by(self.greedy.another(), self.filters)
    }

    /// [`Self::deepen`] with a piece of work for each throw after each candidate.
    fn deepen_on(
        &self,
        workers: &mut [Self],
        root: &mut Root,
        stakes: Stakes,
        limits: &Limits<'_>,
        depth: u8,
    ) -> Result<(), Spent> {
        const THROWS: usize = Dice::ALL_21.len();
        let passed = self.passed(root, depth);
        let settled: Vec<Position> = (0..passed).map(|at| root.settled(at)).collect();
        let stopped = AtomicBool::new(false);
        let play = |worker: &mut Self, number: u64| {
            let (at, throw) = (number as usize / THROWS, number as usize % THROWS);
            let look = worker.look(stakes, limits);
            let value = match settled[at].phase() {
                Phase::Over(outcome) => Ok(Value::of(outcome)),
                _ => worker.thrown(&settled[at], Dice::ALL_21[throw].0, look, depth),
            };
            if value.is_err() {
                stopped.store(true, Ordering::Relaxed);
            }
            value.ok()
        };
        let numbers = 0..(passed * THROWS) as u64;
        let values = numbered(workers, numbers, play, &stopped, &|_| ());
        for (at, values) in values.chunks(THROWS).enumerate() {
            let values: Vec<Value> = values.iter().flatten().copied().collect();
            if values.len() < THROWS {
                break;
            }
            let mut mean = Value::default();
            for (value, (_, weight)) in values.iter().zip(Dice::ALL_21) {
                mean.add(value, f32::from(weight) / 36.0);
            }
            let value = match settled[at].phase() {
                Phase::Over(outcome) => Value::of(outcome),
                _ => mean,
            };
            root.found(at, value, stakes, depth);
        }
        match stopped.into_inner() {
            true => Err(Spent),
            false => Ok(()),
        }
    }
}

impl Root {
    /// Where a candidate leads to; only those that passed the first filter are asked about.
    fn settled(&self, at: usize) -> Position {
        let place = self.candidates[at].place;
        let found = self.settled.iter().find(|(of, _)| *of == place);
        found.expect("a candidate that passed is settled").1
    }

    fn found(&mut self, at: usize, value: Value, stakes: Stakes, plies: u8) {
        let candidate = &mut self.candidates[at];
        candidate.value = value;
        candidate.worth = stakes.worth(&value, self.mover);
        candidate.plies = plies;
    }

    /// Deeper looks first, then by worth.
    fn sort(&mut self) {
        self.candidates.sort_by(|a, b| {
            let by_depth = b.plies.cmp(&a.plies);
            by_depth.then(b.worth.total_cmp(&a.worth))
        });
    }
}

#[cfg(test)]
mod tests;
