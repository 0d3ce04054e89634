//! One-sided tables: the distribution of the number of throws until all men of a side are off, and
//! until its first man is off.

use rosespring_rules::{Die, Stage};

use super::{Home, Index, Kind, POINTS, throws};

/// The unit of the chances of [`OneSided`]: this many parts (2⁵²) are a probability of 1.
pub const CERTAIN: u64 = 1 << 52;

/// The number of throws counted; every side is off within 32 throws.
const THROWS: usize = 32;
/// The number of throws counted for the first man; every side has it off in fewer than sixteen.
/// With men on odd points alone, even numbers take none off for a while.
const FIRST_THROWS: usize = 16;

/// The chances to be off within each number of throws, for every position of up to fifteen men.
///
/// Chances are whole parts of [`CERTAIN`], so every machine computes the same. Each throw rounds
/// once, so a chance is wrong by fewer than 32 parts, about 10⁻¹⁴.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OneSided {
    kind: Kind,
    index: Index,
    all: Race<THROWS>,
    /// The plays that minimise the expected number of throws until all men are off.
    best: Best,
    first: Race<FIRST_THROWS>,
}

impl OneSided {
    /// Solves the positions of up to `men` men (at most fifteen). Plays minimise the expected
    /// number of throws until all men are off; separately, until the first man is off.
    #[must_use]
    pub fn new(men: u8, kind: Kind) -> Self {
        let index = Index::new(men);
        let most = index.men();
        let (all, best) = Race::new(&index, kind, |home| home.men() == 0);
        let (first, _) = Race::new(&index, kind, |home| home.men() < most);
        Self {
            kind,
            index,
            all,
            best,
            first,
        }
    }

    /// The effect of doublets.
    #[must_use]
    pub const fn kind(&self) -> Kind {
        self.kind
    }

    /// The numbering of the positions.
    #[must_use]
    pub const fn index(&self) -> &Index {
        &self.index
    }

    /// The chances that all men are off within 0, 1, 2 … 31 throws, in parts of [`CERTAIN`], or
    /// `None` if there are too many men.
    ///
    /// ```
    /// use rosespring_engine::bearoff::{CERTAIN, Home, Kind, OneSided};
    ///
    /// let solved = OneSided::new(2, Kind::FourTimes);
    /// let within = solved.within(Home([0, 0, 0, 0, 0, 1])).unwrap();
    /// // One man on the 6 point: off at once with 27 of 36 throws.
    /// assert_eq!(within[0], 0);
    /// assert_eq!(within[1], CERTAIN / 4 * 3);
    /// assert_eq!(within[2], CERTAIN);
    /// ```
    #[must_use]
    pub fn within(&self, home: Home) -> Option<&[u64]> {
        let number = self.index.number(home)?;
        Some(&self.all.within[usize::from(number)])
    }

    /// The chances that a first man is off within 0, 1, 2 … 15 throws, with plays for that alone,
    /// in parts of [`CERTAIN`]. All are certain unless the side has all the men of the table.
    #[must_use]
    pub fn first_within(&self, home: Home) -> Option<&[u64]> {
        let number = self.index.number(home)?;
        Some(&self.first.within[usize::from(number)])
    }

    /// The expected number of throws until all men are off.
    #[must_use]
    pub fn expected(&self, home: Home) -> Option<f64> {
        let number = self.index.number(home)?;
        Some(self.all.cost[usize::from(number)] as f64 / CERTAIN as f64)
    }
}

impl OneSided {
    /// Returns the men after a stage and the rest of its cascade, played to minimise the expected
    /// number of throws; `None` if there are too many men, or three numbers.
    pub(super) fn after(&self, home: Home, stage: Stage) -> Option<Home> {
        let number = usize::from(self.index.number(home)?);
        let at = |die: Die| usize::from(die.get() - 1);
        let end = match stage {
            // A side that is off has nothing to play.
            _ if number == 0 => 0,
            Stage::Three(_) => return None,
            Stage::Run {
                number: die, left, ..
            } => usize::from(self.best.runs[at(die)][usize::from(left.get() - 1)][number]),
            Stage::Pair { high, low } => {
                let in_order = |first: Die, second: Die| {
                    let single = &self.best.single[at(second)];
                    let steps = home.steps(usize::from(first.get()));
                    steps.map(|end| usize::from(single[usize::from(self.index.known(end))]))
                };
                best(
                    &self.all.cost,
                    in_order(high, low).chain(in_order(low, high)),
                )
            }
        };
        self.index.home(end as u16)
    }
}

/// The solution for one aim.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Race<const THROWS: usize> {
    /// Expected throws, in parts of [`CERTAIN`].
    cost: Vec<u64>,
    within: Vec<[u64; THROWS]>,
}

impl<const THROWS: usize> Race<THROWS> {
    /// Solves every position, smaller numbers first, because plays lead to smaller numbers.
    fn new(index: &Index, kind: Kind, is_done: impl Fn(Home) -> bool) -> (Self, Best) {
        let mut race = Self {
            cost: Vec::with_capacity(index.len()),
            within: Vec::with_capacity(index.len()),
        };
        let mut best = Best::new(kind, index.len());
        for &home in index.homes() {
            if is_done(home) {
                race.cost.push(0);
                race.within.push([CERTAIN; THROWS]);
                best.stay();
                continue;
            }
            let steps: [Vec<usize>; POINTS] = std::array::from_fn(|at| {
                let steps = home.steps(at + 1);
                steps.map(|end| usize::from(index.known(end))).collect()
            });
            let (mut cost, mut within) = (0, [0; THROWS]);
            for (high, low, weight) in throws() {
                let end = best.after(&race.cost, &steps, high, low);
                cost += u64::from(weight) * race.cost[end];
                for (sum, chance) in within.iter_mut().skip(1).zip(race.within[end]) {
                    *sum += u64::from(weight) * chance;
                }
            }
            race.cost.push(CERTAIN + mean(cost));
            race.within.push(within.map(mean));
            best.add(&race.cost, &steps);
        }
        (race, best)
    }
}

/// A sum over the 36 throws divided by them, rounded to the nearest.
const fn mean(sum: u64) -> u64 {
    (sum + 18) / 36
}

/// The ends of the best plays of each number, from every position solved.
///
/// No step is blocked in a bear-off, so steps can be chosen one after the other: the best end of
/// four equal numbers is the best end of three after one step. The same holds for whole cascades.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Best {
    kind: Kind,
    /// The end after one of each number, without a cascade.
    single: [Vec<u16>; POINTS],
    /// The end after one, two or three of each number and the rest of the cascade.
    runs: [[Vec<u16>; 4]; POINTS],
}

impl Best {
    fn new(kind: Kind, len: usize) -> Self {
        let list = || Vec::with_capacity(len);
        Self {
            kind,
            single: std::array::from_fn(|_| list()),
            runs: std::array::from_fn(|_| std::array::from_fn(|_| list())),
        }
    }

    /// Adds a position in which the aim is reached.
    fn stay(&mut self) {
        let here = self.single[0].len() as u16;
        let runs = self.runs.iter_mut().flatten();
        for list in self.single.iter_mut().chain(runs) {
            list.push(here);
        }
    }

    /// Adds the next position; `steps` are the positions after one step of each number.
    fn add(&mut self, cost: &[u64], steps: &[Vec<usize>; POINTS]) {
        for (single, steps) in self.single.iter_mut().zip(steps) {
            single.push(best(cost, steps.iter().copied()) as u16);
        }
        for (at, steps) in steps.iter().enumerate() {
            for left in 0..4 {
                let end = self.run(cost, steps, at, left);
                self.runs[at][left].push(end as u16);
            }
        }
    }

    /// The best end of `left + 1` times the number `at + 1` and the rest of the cascade.
    fn run(&self, cost: &[u64], steps: &[usize], at: usize, left: usize) -> usize {
        let ends = match (left, self.kind) {
            (1.., _) => Some(&self.runs[at][left - 1]),
            (0, Kind::Cascade) => self.runs.get(at + 1).map(|later| &later[3]),
            (0, Kind::FourTimes) => None,
        };
        match ends {
            Some(ends) => best(cost, steps.iter().map(|&step| usize::from(ends[step]))),
            None => best(cost, steps.iter().copied()),
        }
    }

    /// The best end of a throw from the next position; `steps` as in [`Self::add`].
    fn after(&self, cost: &[u64], steps: &[Vec<usize>; POINTS], high: usize, low: usize) -> usize {
        let (high, low) = (high - 1, low - 1);
        if high == low {
            return self.run(cost, &steps[high], high, 3);
        }
        let first_high = steps[high].iter().map(|&step| self.single[low][step]);
        let first_low = steps[low].iter().map(|&step| self.single[high][step]);
        best(cost, first_high.chain(first_low).map(usize::from))
    }
}

/// The end with the smallest cost; of equal ones the one with the smallest number.
fn best(cost: &[u64], ends: impl Iterator<Item = usize>) -> usize {
    ends.min_by_key(|&end| (cost[end], end))
        .expect("a man that is not off can play every number")
}

#[cfg(test)]
mod tests {
    use super::super::Plays;
    use super::*;

    /// The expected number of throws, computed from every end of every throw.
    fn by_all_ends(index: &Index, kind: Kind) -> Vec<f64> {
        let plays = Plays::new(index, kind);
        let mut expected = vec![0.0];
        for number in 1..index.len() as u16 {
            let throw = |(throw, (_, _, weight)): (usize, (usize, usize, u32))| {
                let ends = plays.ends(number, throw).iter();
                let best = ends.map(|&end| expected[usize::from(end)]);
                f64::from(weight) / 36.0 * best.fold(f64::INFINITY, f64::min)
            };
            let mean: f64 = throws().enumerate().map(throw).sum();
            expected.push(1.0 + mean);
        }
        expected
    }

    #[test]
    fn expected_throws_are_the_least_of_all_ends() {
        for kind in Kind::ALL {
            let solved = OneSided::new(6, kind);
            let expected = by_all_ends(solved.index(), kind);
            for (&home, expected) in solved.index().homes().iter().zip(expected) {
                assert!((solved.expected(home).unwrap() - expected).abs() < 1e-12);
            }
        }
    }

    #[test]
    fn chances_add_up_to_the_expected_throws() {
        for kind in Kind::ALL {
            let solved = OneSided::new(15, kind);
            for &home in solved.index().homes() {
                let within = solved.within(home).unwrap();
                let first = solved.first_within(home).unwrap();
                assert_eq!(within.last(), Some(&CERTAIN), "{home:?}");
                assert_eq!(first.last(), Some(&CERTAIN), "{home:?}");
                assert!(within.is_sorted() && first.is_sorted());

                let sum: u64 = within.iter().map(|chance| CERTAIN - chance).sum();
                let throws = sum as f64 / CERTAIN as f64;
                assert!((throws - solved.expected(home).unwrap()).abs() < 1e-12);
            }
        }
    }

    #[test]
    fn the_first_man_of_fifteen_goes_off_soon() {
        let solved = OneSided::new(15, Kind::FourTimes);
        let from = |home| solved.first_within(Home(home)).unwrap()[1];

        // From the 6 point by a six, or one man all the way: 5-1, 4-2, 2-2, 3-3.
        assert_eq!(
            from([0, 0, 0, 0, 0, 15]),
            (CERTAIN * (11 + 2 + 2 + 1 + 1) + 18) / 36
        );
        assert_eq!(from([15, 0, 0, 0, 0, 0]), CERTAIN);
        assert_eq!(from([14, 0, 0, 0, 0, 0]), CERTAIN);
        assert_eq!(
            solved.first_within(Home([14, 0, 0, 0, 0, 0])).unwrap()[0],
            CERTAIN
        );
    }
}
