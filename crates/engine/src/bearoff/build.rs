//! Builds a two-sided table, on any number of threads, in steps that can be stored and read back.
//!
//! A play takes pips from its side, so the value of a pair of positions needs only pairs with fewer
//! pips in total. All pairs of the same sum are solved at once, sum by sum. One sum is a step.

use std::convert::Infallible;
use std::ops::Range;

use rosespring_rules::Rules;
use rosespring_rules::notation::checksum::Checksum;

use super::solve::{LANES, Pairs, SolvedStep, Tables};
use super::{Header, Index, Kind, Plays, double_games};
use crate::fan_out::numbered_all;

/// The size of a block that is read or written at once, in bytes.
const CHUNK: usize = 1 << 20;

/// A table while it is built.
///
/// ```
/// use rosespring_engine::bearoff::Builder;
/// use rosespring_rules::Rules;
///
/// let mut builder = Builder::new(&Rules::preset("gioul").unwrap(), 2).unwrap();
/// while !builder.is_done() {
///     builder.step(1);
/// }
/// assert_eq!(builder.finish().unwrap().pairs(), 28 * 28);
/// ```
#[derive(Debug)]
pub struct Builder {
    header: Header,
    plays: Plays,
    groups: Vec<Group>,
    /// The greatest number of pips of a side.
    pips: usize,
    tables: Tables,
    /// The sum of pips that comes next.
    sum: usize,
    pairs: u64,
}

/// Positions with the same number of pips, all of them full or none. Their numbers are consecutive.
#[derive(Debug)]
struct Group {
    pips: usize,
    full: bool,
    numbers: Range<usize>,
}

/// A finished table, ready to be written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BuiltTable {
    header: Header,
    tables: Tables,
}

/// Solves all pairs of positions of up to `men` men a side (1 to all of the game; the nearest of
/// these counts), on `threads` threads; the result is the same on any number. `progress` is called
/// with the number of pairs solved, out of the square of [`Index::len`]. Returns `None` for rules
/// without a [`Kind`].
///
/// Needs two bytes of memory for each pair: 128 MB for ten men, 5.9 GB for fifteen. With double
/// games, fifteen men need 9.3 GB, see [`Header::double_games`].
pub fn build(
    rules: &Rules,
    men: u8,
    threads: usize,
    mut progress: impl FnMut(u64),
) -> Option<BuiltTable> {
    let mut builder = Builder::new(rules, men)?;
    while !builder.is_done() {
        builder.step(threads);
        progress(builder.pairs());
    }
    builder.finish()
}

impl Builder {
    /// Creates a builder with nothing solved. `None` for rules without a [`Kind`].
    #[must_use]
    pub fn new(rules: &Rules, men: u8) -> Option<Self> {
        let kind = Kind::of(rules)?;
        let men = men.clamp(1, rules.men());
        let header = Header {
            kind,
            men,
            double_games: double_games(rules, men),
            fingerprint: rules.fingerprint(),
        };
        Some(Self::with(header, &header.index()))
    }

    fn with(header: Header, index: &Index) -> Self {
        Self {
            header,
            plays: Plays::new(index, header.kind),
            groups: groups(index),
            pips: usize::from(index.homes().last().map_or(0, |home| home.pips())),
            tables: Tables::new(index, header.double_games),
            sum: 0,
            pairs: 0,
        }
    }

    /// The header of the table.
    #[must_use]
    pub const fn header(&self) -> &Header {
        &self.header
    }

    /// The number of pairs of positions solved so far.
    #[must_use]
    pub const fn pairs(&self) -> u64 {
        self.pairs
    }

    /// Whether all pairs are solved.
    #[must_use]
    pub const fn is_done(&self) -> bool {
        self.sum > 2 * self.pips
    }

    /// Solves the next step and returns its values, so that a caller can store them.
    pub fn step(&mut self, threads: usize) -> SolvedStep {
        let tasks = self.tasks();
        let solved = solve(&self.tables, &self.plays, &tasks, threads);
        self.take(&solved, threads);
        solved
    }

    /// The size of the values of the next step, in bytes.
    #[must_use]
    pub fn step_bytes(&self) -> u64 {
        let bytes = |pairs: &Pairs| pairs.bytes(self.header.double_games) as u64;
        self.tasks().iter().map(bytes).sum()
    }

    /// Reads the values of the next step, as written by [`SolvedStep::write`], instead of solving
    /// it. `read` fills the buffer it is given; in total [`Builder::step_bytes`] bytes are read.
    ///
    /// # Errors
    ///
    /// The error of `read`; the builder is then unchanged.
    pub fn restore<E>(
        &mut self,
        threads: usize,
        mut read: impl FnMut(&mut [u8]) -> Result<(), E>,
    ) -> Result<(), E> {
        let tasks = self.tasks();
        let double_games = self.header.double_games;
        let solved = SolvedStep::read(tasks, double_games, &mut read)?;
        self.take(&solved, threads);
        Ok(())
    }

    /// Returns the table, if all pairs are solved.
    #[must_use]
    pub fn finish(self) -> Option<BuiltTable> {
        self.is_done().then_some(BuiltTable {
            header: self.header,
            tables: self.tables,
        })
    }

    fn take(&mut self, solved: &SolvedStep, threads: usize) {
        self.tables.take(solved, threads);
        self.pairs += solved.pairs();
        self.sum += 1;
    }

    /// Divides the pairs of the next step into parts, always in the same order.
    fn tasks(&self) -> Vec<Pairs> {
        let mut tasks = Vec::new();
        for movers in &self.groups {
            for others in &self.groups {
                if movers.pips + others.pips != self.sum {
                    continue;
                }
                for start in others.numbers.clone().step_by(LANES) {
                    tasks.push(Pairs {
                        movers: movers.numbers.clone(),
                        others: start..others.numbers.end.min(start + LANES),
                        full: [movers.full, others.full],
                    });
                }
            }
        }
        tasks
    }
}

impl BuiltTable {
    /// The number of pairs of positions.
    #[must_use]
    pub const fn pairs(&self) -> u64 {
        self.tables.pairs()
    }

    /// The size of the file, in bytes.
    #[must_use]
    pub fn bytes(&self) -> u64 {
        self.header.file_bytes()
    }

    /// Returns the bytes of the file.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        let written: Result<(), Infallible> = self.write(|part| {
            bytes.extend(part);
            Ok(())
        });
        match written {
            Ok(()) => bytes,
        }
    }

    /// Passes the bytes of the file, part by part, to `sink`.
    ///
    /// # Errors
    ///
    /// The error of `sink`.
    pub fn write<E>(&self, mut sink: impl FnMut(&[u8]) -> Result<(), E>) -> Result<(), E> {
        let mut checksum = Checksum::new();
        let mut tell = |bytes: &[u8]| {
            checksum.add(bytes);
            sink(bytes)
        };
        tell(&self.header.to_bytes())?;
        let mut bytes = Vec::with_capacity(CHUNK);
        for row in self.tables.rows() {
            bytes.extend(row.iter().flat_map(|value| value.to_le_bytes()));
            if bytes.len() >= CHUNK {
                tell(&bytes)?;
                bytes.clear();
            }
        }
        tell(&bytes)?;
        sink(&checksum.to_bytes())
    }
}

/// The groups of an index, in the order of its numbers.
fn groups(index: &Index) -> Vec<Group> {
    let mut groups: Vec<Group> = Vec::new();
    for (number, home) in index.homes().iter().enumerate() {
        let full = index.full_number(number as u16).is_some();
        let pips = usize::from(home.pips());
        match groups.last_mut() {
            Some(group) if (group.pips, group.full) == (pips, full) => {
                group.numbers.end = number + 1;
            }
            _ => groups.push(Group {
                pips,
                full,
                numbers: number..number + 1,
            }),
        }
    }
    groups
}

/// Solves tasks; each thread takes the next one.
fn solve(tables: &Tables, plays: &Plays, tasks: &[Pairs], threads: usize) -> SolvedStep {
    let mut workers = vec![(); threads.clamp(1, tasks.len().max(1))];
    let solve = |(): &mut (), number: u64| tables.solve(plays, &tasks[number as usize]);
    SolvedStep::new(numbered_all(&mut workers, 0..tasks.len() as u64, solve))
}

#[cfg(test)]
mod tests {
    use super::super::slow::Chances;
    use super::super::{StoredChances, throws};
    use super::*;

    /// Returns the builder of a game with few men, in which double games count.
    fn builder(kind: Kind, men: u8) -> (Builder, Index) {
        let index = Index::of_game(men, men);
        let header = Header {
            kind,
            men,
            double_games: true,
            fingerprint: 0,
        };
        (Builder::with(header, &index), index)
    }

    fn build_table(mut builder: Builder, threads: usize) -> BuiltTable {
        while !builder.is_done() {
            builder.step(threads);
        }
        builder.finish().unwrap()
    }

    /// Computes the chances of every mover, to throw, against every other, in floating point. The
    /// chances of the pairs one throw later come from `known`, or from those computed before.
    fn derived(
        index: &Index,
        plays: &Plays,
        known: Option<&dyn Fn(usize, usize) -> Chances>,
    ) -> Vec<Vec<Chances>> {
        let (homes, len) = (index.homes(), index.len());
        let is_full = |number: usize| homes[number].men() == index.men();
        let mut chances = vec![vec![Chances::default(); len]; len];
        let mut order: Vec<_> = (0..len * len).map(|at| (at / len, at % len)).collect();
        order.sort_by_key(|&(mover, other)| homes[mover].pips() + homes[other].pips());
        for (mover, other) in order {
            let mut sum = Chances::default();
            for (throw, (_, _, weight)) in throws().enumerate() {
                let left = |&end: &u16| match (end, other) {
                    // A side without men left has won.
                    (_, 0) => Chances {
                        win: 1.0,
                        win_double: f64::from(u8::from(is_full(mover))),
                        lose_double: 0.0,
                    },
                    (0, _) => Chances {
                        lose_double: f64::from(u8::from(is_full(other))),
                        ..Chances::default()
                    },
                    _ => match known {
                        Some(known) => known(other, usize::from(end)),
                        None => chances[other][usize::from(end)],
                    },
                };
                let ends = plays.ends(mover as u16, throw).iter().map(left);
                let least = ends.min_by(|a, b| a.units().total_cmp(&b.units())).unwrap();
                let share = f64::from(weight) / 36.0;
                sum.win += share * (1.0 - least.win);
                sum.win_double += share * least.lose_double;
                sum.lose_double += share * least.win_double;
            }
            chances[mover][other] = sum;
        }
        chances
    }

    #[test]
    fn double_games_are_counted_and_played_for() {
        for kind in Kind::ALL {
            let (builder, index) = builder(kind, 4);
            let plays = builder.plays.clone();
            let built = build_table(builder, 2);
            let rows: Vec<&[u16]> = built.tables.rows().collect();
            let (len, full) = (index.len(), index.full().len());
            assert_eq!(rows.len(), len + full + len);
            let stored = |mover: usize, other: usize| {
                let row = index.full_number(other as u16).map(|row| rows[len + row]);
                let column = index.full_number(mover as u16);
                StoredChances {
                    win: rows[other][mover],
                    win_double: row.map_or(0, |row| row[mover]),
                    lose_double: column.map_or(0, |at| rows[len + full + other][at]),
                }
                .chances()
            };
            let to_the_end = derived(&index, &plays, None);
            let one_throw = derived(&index, &plays, Some(&stored));
            let mut double_games = 0;
            for (mover, other) in (1..len).flat_map(|mover| (1..len).map(move |o| (mover, o))) {
                let (found, told) = (stored(mover, other), format!("{kind:?} {mover} {other}"));
                double_games += usize::from(found.win_double > 0.0);
                // Ends of the same units can have other chances: rounding may choose among them.
                let units = to_the_end[mover][other].units();
                assert!((found.units() - units).abs() < 2e-4, "{told}");
                let expected = one_throw[mover][other];
                let near = |one: f64, other: f64| (one - other).abs() < 0.51 / 65_535.0;
                assert!(near(found.win, expected.win), "{told}");
                assert!(near(found.win_double, expected.win_double), "{told}");
                assert!(near(found.lose_double, expected.lose_double), "{told}");
            }
            assert!(double_games > 1_000, "{double_games}");
        }
    }

    #[test]
    fn steps_that_were_kept_are_gone_on_with() {
        let (mut first, _) = builder(Kind::Cascade, 3);
        let mut kept = Vec::new();
        for _ in 0..12 {
            let bytes = first.step_bytes();
            let mut step = Vec::new();
            let written: Result<(), ()> = first.step(2).write(|values| {
                step.extend(values);
                Ok(())
            });
            assert_eq!((written, step.len() as u64), (Ok(()), bytes));
            kept.push(step);
        }
        let (mut second, _) = builder(Kind::Cascade, 3);
        for step in &kept {
            assert_eq!(second.restore(1, |_| Err("no")), Err("no"));
            let mut rest = step.as_slice();
            let read: Result<(), ()> = second.restore(3, |values| {
                let (now, later) = rest.split_at(values.len());
                values.copy_from_slice(now);
                rest = later;
                Ok(())
            });
            assert_eq!((read, rest.len()), (Ok(()), 0));
        }

        assert_eq!(second.pairs(), first.pairs());
        assert!(!second.is_done());
        assert!(build_table(second, 1) == build_table(builder(Kind::Cascade, 3).0, 2));
    }
}
