//! Search some throws deep: the mean over the 21 throws of the value of each, played best by the
//! side to throw.

use std::collections::HashMap;

use rosespring_rules::{Dice, Opening, Phase, Position, Scoring, Side};

use super::{Candidate, Greedy, naming};
use crate::evaluate::{Evaluate, Value};
use crate::order;
use crate::stakes::Stakes;
use crate::walk::chances;

/// The limit of the look-ahead, in throws. One more throw takes about a hundred times as long.
pub const PLIES_MAX: u8 = 3;

/// A filter: chooses the candidates that are searched deeper.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Filter {
    /// The greatest number of candidates.
    pub most: usize,
    /// The greatest loss against the best, in the unit of the [`Stakes`].
    pub margin: f32,
}

impl Filter {
    /// Lets the best candidate through.
    pub const BEST: Self = Self {
        most: 1,
        margin: 0.0,
    };

    /// Lets every candidate through.
    pub const NONE: Self = Self {
        most: usize::MAX,
        margin: f32::INFINITY,
    };

    /// The number of candidates, given best first by `worth`, that pass.
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

/// The limits of what a search looks at.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Filters {
    /// For the stage to be played, from no look-ahead to one throw. A candidate that fails here is
    /// never searched again, so this filter is the wider one.
    pub first: Filter,
    /// The same if later stages are known. Many first plays of a cascade lead to about the same
    /// position, so more of them have to pass for as many different ones.
    pub cascade: Filter,
    /// For the same stage at greater depths.
    pub again: Filter,
    /// For every stage within the search.
    pub later: Filter,
    /// The number of lines that are followed through the known later stages of the stage to be
    /// played, like [`Greedy::following`]; `None` for as many as the search without look-ahead
    /// follows.
    pub root_lines: Option<usize>,
    /// The same for every stage within the search.
    pub lines: Option<usize>,
}

impl Filters {
    /// Every candidate passes.
    pub const NONE: Self = Self {
        first: Filter::NONE,
        cascade: Filter::NONE,
        again: Filter::NONE,
        later: Filter::NONE,
        root_lines: None,
        lines: None,
    };

    /// Those of `greedy` and level 7, without look-ahead.
    pub const ALONE: Self = Self {
        root_lines: Some(crate::player::GREEDY_LINES),
        ..Self::NONE
    };

    /// Wider than the default, for searches that may take long. On 420 cascades of Gul bara eight
    /// lines lose half as much as four without look-ahead; only the stage to be played pays for
    /// them.
    pub const WIDE: Self = Self {
        first: Filter {
            most: 16,
            margin: 0.32,
        },
        cascade: Filter {
            most: 24,
            margin: 0.5,
        },
        again: Filter {
            most: 8,
            margin: 0.16,
        },
        later: Filter::BEST,
        root_lines: Some(8),
        lines: None,
    };

    /// The filter from no look-ahead to one throw.
    fn at_root(&self, position: &Position) -> Filter {
        let turn = position.turn();
        let is_known = turn.is_some_and(|turn| turn.stage().then().next().is_some());
        if is_known { self.cascade } else { self.first }
    }
}

impl Default for Filters {
    /// Eight within 0.16, then four within 0.08: the numbers that backgammon programs use for
    /// normal play.
    ///
    /// At a depth of one throw on 543 stages of Gul bara, by a net, the first filter lost 0.0038
    /// units a stage against a search of every candidate, by the values of that search. Twelve
    /// within 0.32 lost 0.0026 in 1.6 times the time, sixteen 0.0020 in twice the time.
    fn default() -> Self {
        let first = Filter {
            most: 8,
            margin: 0.16,
        };
        let later = Filter {
            most: 4,
            margin: 0.08,
        };
        Self {
            first,
            cascade: first,
            again: later,
            later,
            root_lines: None,
            lines: None,
        }
    }
}

/// The limits of a search.
#[derive(Clone, Copy)]
pub struct Limits<'a> {
    /// The budget of evaluations. The same position with the same budget has the same result.
    pub evaluations: u64,
    /// Called before every stage that is searched; `true` stops the search, for instance because
    /// time is up. The engine itself reads no clock.
    pub stop: Option<&'a (dyn Fn() -> bool + Sync)>,
}

impl Limits<'_> {
    /// No limits.
    pub const NONE: Self = Self::evaluations(u64::MAX);

    /// Limits the number of evaluations and not the time.
    #[must_use]
    pub const fn evaluations(evaluations: u64) -> Self {
        Self {
            evaluations,
            stop: None,
        }
    }
}

/// The number of positions whose values are cached during one search.
const REMEMBERED: usize = 1 << 14;

/// Expectimax search: the value of a play is the mean over the throws that can follow, each played
/// best by its side, to some depth. [`Greedy`] evaluates the leaves.
///
/// Known later stages are played out by [`Greedy`] before the mean over a throw, for all ends that
/// pass the filter. They do not count as plies.
#[derive(Debug)]
pub struct Deep<E> {
    greedy: Greedy<E>,
    filters: Filters,
    candidates: Vec<Candidate>,
    /// The values of positions before a throw, by depth in throws.
    remembered: HashMap<(Position, u8), Value>,
}

/// The parameters of a search.
#[derive(Clone, Copy)]
struct Look<'a> {
    stakes: Stakes,
    /// The count of evaluations at which the search stops.
    last: u64,
    stop: Option<&'a (dyn Fn() -> bool + Sync)>,
}

/// The budget is spent.
struct Spent;

/// The candidates of a stage, and the positions after the first of them.
struct Root {
    mover: Side,
    candidates: Vec<Candidate>,
    /// By the indices of candidates.
    settled: Vec<(usize, Position)>,
}

impl<E: Evaluate> Deep<E> {
    /// Creates a search by `evaluator` with the default filters.
    #[must_use]
    pub fn new(evaluator: E) -> Self {
        Self::by(Greedy::new(evaluator), Filters::default())
    }

    /// Creates a search that evaluates its leaves by `greedy`, with these filters.
    #[must_use]
    pub fn by(greedy: Greedy<E>, filters: Filters) -> Self {
        Self {
            greedy,
            filters,
            candidates: Vec::new(),
            remembered: HashMap::new(),
        }
    }

    /// Replaces the filters.
    #[must_use]
    pub fn filtering(mut self, filters: Filters) -> Self {
        self.filters = filters;
        self
    }

    /// Like [`Self::candidates`], with other filters.
    pub fn candidates_by(
        &mut self,
        filters: Filters,
        position: &Position,
        stakes: Stakes,
        plies: u8,
        budget: u64,
    ) -> &[Candidate] {
        let usual = std::mem::replace(&mut self.filters, filters);
        self.candidates(position, stakes, plies, budget);
        self.filters = usual;
        &self.candidates
    }

    /// The search without look-ahead that evaluates the leaves.
    pub const fn greedy(&mut self) -> &mut Greedy<E> {
        &mut self.greedy
    }

    /// The number of positions evaluated so far.
    #[must_use]
    pub const fn evaluations(&self) -> u64 {
        self.greedy.evaluations()
    }

    /// Returns every distinct end of the stage to be played, best first for the mover; empty in
    /// other phases. Candidates that were searched deeper come before the others, because values of
    /// different depths are not comparable.
    ///
    /// # Budget
    ///
    /// `budget` counts evaluations. The depth grows one throw at a time, the best candidate first,
    /// until the budget is spent. A candidate whose search was not finished keeps its earlier
    /// value. The last stage begun can exceed the budget. The same arguments give the same result.
    pub fn candidates(
        &mut self,
        position: &Position,
        stakes: Stakes,
        plies: u8,
        budget: u64,
    ) -> &[Candidate] {
        self.candidates_within(position, stakes, plies, &Limits::evaluations(budget))
    }

    /// Like [`Self::candidates`], with other limits.
    pub fn candidates_within(
        &mut self,
        position: &Position,
        stakes: Stakes,
        plies: u8,
        limits: &Limits<'_>,
    ) -> &[Candidate] {
        self.search(position, stakes, plies, limits, 1)
    }

    /// Returns the best end of the stage to be played, the same as the first of
    /// [`Self::candidates`]; `None` in other phases. The search ends as soon as only one candidate
    /// passes a filter, so the value of that candidate may be less deep.
    pub fn best(
        &mut self,
        position: &Position,
        stakes: Stakes,
        plies: u8,
        budget: u64,
    ) -> Option<Candidate> {
        let limits = Limits::evaluations(budget);
        let candidates = self.search(position, stakes, plies, &limits, 2);
        candidates.first().copied()
    }

    /// Searches the stage. Stops at a depth for which fewer than `least` candidates pass.
    fn search(
        &mut self,
        position: &Position,
        stakes: Stakes,
        plies: u8,
        limits: &Limits<'_>,
        least: usize,
    ) -> &[Candidate] {
        self.remembered.clear();
        let look = self.look(stakes, limits);
        let mut root = self.root(position, stakes, plies, limits.evaluations);
        let usual = self.follow(self.filters.lines);
        for depth in 1..=plies {
            let passed = self.passed(&root, depth);
            if passed < least || least > 1 && root.is_won(position) {
                break;
            }
            let done = self.deepen(&mut root, look, depth, passed);
            root.sort();
            if done.is_err() {
                break;
            }
        }
        self.greedy.width.lines = usual;
        self.candidates = root.candidates;
        &self.candidates
    }

    /// Returns the value of a position in any phase, and the depth of the search in throws. If the
    /// budget is spent before `plies`, the value is that of the deepest search that was finished.
    /// For a stage to be played it is the value of the best candidate.
    ///
    /// In the opening either side begins with the same probability.
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
        let usual = self.follow(self.filters.lines);
        for depth in 0..=plies {
            match self.expected(position, look, depth) {
                Ok(value) => found = (value, depth),
                Err(Spent) => break,
            }
            look = within;
        }
        self.greedy.width.lines = usual;
        found
    }

    /// Sets the number of lines that are followed, if there is one, and returns the number before.
    fn follow(&mut self, lines: Option<usize>) -> usize {
        let usual = self.greedy.width.lines;
        self.greedy.width.lines = lines.unwrap_or(usual);
        usual
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

    /// Searches the stage without look-ahead.
    fn root(&mut self, position: &Position, stakes: Stakes, plies: u8, budget: u64) -> Root {
        let mover = position.turn().map_or(Side::White, |turn| turn.mover());
        let usual = self.follow(self.filters.root_lines);
        let filter = self.filters.at_root(position);
        let before = match plies {
            0 => self.greedy.widen(0),
            _ => self.greedy.widen(filter.most),
        };
        let finds_wins = std::mem::replace(&mut self.greedy.finds_wins, true);
        let candidates = self.greedy.candidates_within(position, stakes, budget);
        let worth = candidates.iter().map(|candidate| candidate.worth);
        let passed = match plies {
            0 => 0,
            _ => filter.pass(worth),
        };
        let candidates = candidates.to_vec();
        self.greedy.finds_wins = finds_wins;
        self.greedy.narrow(before);
        self.greedy.width.lines = usual;
        let settled = self.greedy.settled_first(passed, stakes);
        let places = candidates.iter().map(|candidate| candidate.place);
        Root {
            mover,
            settled: places.zip(settled).collect(),
            candidates,
        }
    }

    /// The number of candidates that are searched `depth` throws deep: those that were searched
    /// before, and pass.
    fn passed(&self, root: &Root, depth: u8) -> usize {
        if depth == 1 {
            return root.settled.len();
        }
        let filter = self.filters.again;
        let before = root.candidates.iter();
        let before = before.take_while(|candidate| candidate.plies + 1 == depth);
        let passed = filter.pass(before.map(|candidate| candidate.worth));
        passed.min(root.settled.len())
    }

    /// Searches the `passed` best candidates one throw deeper than before.
    fn deepen(
        &mut self,
        root: &mut Root,
        look: Look<'_>,
        depth: u8,
        passed: usize,
    ) -> Result<(), Spent> {
        for at in 0..passed {
            let settled = root.settled(at);
            let value = self.expected(&settled, look, depth)?;
            root.set_value(at, value, look.stakes, depth);
        }
        Ok(())
    }

    /// Returns the value of a position without a stage to be played, `plies` throws deep.
    fn expected(&mut self, position: &Position, look: Look<'_>, plies: u8) -> Result<Value, Spent> {
        match position.phase() {
            Phase::Over(outcome) => return Ok(Value::of(outcome)),
            Phase::Opening => return self.opening(position, look, plies),
            Phase::Name(side) => return self.named(position, side, look, plies),
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

    /// Returns the value of the doublet that is best to name for `side`, played best, `plies`
    /// throws deep.
    fn named(
        &mut self,
        position: &Position,
        side: Side,
        look: Look<'_>,
        plies: u8,
    ) -> Result<Value, Spent> {
        let mut best: Option<(f32, Value)> = None;
        for (_, named) in naming::named(position) {
            let value = match named.phase() {
                Phase::Play(_) => self.best_stage_value(&named, side, look, plies)?,
                _ => self.expected(&named, look, plies)?,
            };
            let worth = look.stakes.worth(&value, side);
            if best.is_none_or(|(most, _)| worth > most) {
                best = Some((worth, value));
            }
        }
        Ok(best.map_or_else(Value::default, |(_, value)| value))
    }

    /// Returns the value after a throw, which was one of `plies`.
    fn thrown(
        &mut self,
        position: &Position,
        dice: Dice,
        look: Look<'_>,
        plies: u8,
    ) -> Result<Value, Spent> {
        let thrown = position.throw(dice, &mut ()).unwrap_or(*position);
        match thrown.phase() {
            Phase::Play(turn) => self.best_stage_value(&thrown, turn.mover(), look, plies - 1),
            _ => self.expected(&thrown, look, plies - 1),
        }
    }

    /// Returns the value of a stage played best, `plies` throws deep.
    fn best_stage_value(
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
            // Of equal ones the first stays, because it was best before.
            if best.is_none_or(|(most, _)| worth > most) {
                best = Some((worth, value));
            }
        }
        Ok(best.map_or_else(Value::default, |(_, value)| value))
    }

    /// Returns the value before the opening: either side begins after any number of ties.
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

impl Root {
    /// The position after a candidate; only valid for those that passed the first filter.
    fn settled(&self, at: usize) -> Position {
        let place = self.candidates[at].place;
        let found = self.settled.iter().find(|(of, _)| *of == place);
        found.expect("a candidate that passed is settled").1
    }

    /// Whether the best candidate wins in this turn, and no other one can win more later: the
    /// opponent bears off no man before. A capote is won by a man that stands well, not by speed.
    fn is_won(&self, position: &Position) -> bool {
        let outcome = self
            .settled
            .first()
            .and_then(|(_, settled)| settled.outcome());
        let wins = outcome.is_some_and(|outcome| outcome.winner() == Some(self.mover));
        wins && match position.rules().scoring {
            Scoring::Capote => false,
            // Who stands well may win a jan instead of bearing the last man off.
            Scoring::Jan => outcome.is_some_and(|outcome| outcome.units() > 1),
            _ => true,
        }
    }

    fn set_value(&mut self, at: usize, value: Value, stakes: Stakes, plies: u8) {
        let candidate = &mut self.candidates[at];
        candidate.value = value;
        candidate.worth = stakes.worth(&value, self.mover);
        candidate.plies = plies;
    }

    /// Deeper looks first, then by worth.
    fn sort(&mut self) {
        order::sort_by_key(&mut self.candidates, |one| {
            u64::from(u8::MAX - one.plies) << 32 | order::descending(one.worth)
        });
    }
}

#[cfg(test)]
mod tests;
