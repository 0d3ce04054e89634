//! The values of a two-sided table while it is built, and the solution of a pair from pairs with
//! fewer pips.

use std::ops::Range;

use super::{Index, Plays, throws};
use crate::fan_out::on_each;

/// The value of a probability of 1.
pub(super) const FULL: u16 = u16::MAX;

/// The number of positions of the other side that are solved together.
pub(super) const LANES: usize = 64;

type Lanes = [u16; LANES];

/// Rows of values. Whole lanes can be read from any start.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Rows {
    len: usize,
    values: Vec<u16>,
}

impl Rows {
    fn new(count: usize, len: usize) -> Self {
        Self {
            len,
            values: vec![0; count * (len + LANES)],
        }
    }

    /// Returns the values of a row from `first` on.
    fn lanes(&self, row: usize, first: usize) -> &Lanes {
        let start = row * (self.len + LANES) + first;
        self.values[start..]
            .first_chunk()
            .expect("every row is followed by room for whole lanes")
    }

    fn iter(&self) -> impl Iterator<Item = &[u16]> {
        let rows = self.values.chunks_exact(self.len + LANES);
        rows.map(|row| &row[..self.len])
    }
}

/// The values solved so far: for each pair the chance that the side to throw wins, and where a side
/// with all its men can lose a double game, the chances of double games.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Tables {
    /// A row for each position of the side that is not to throw; in it the mover's positions.
    wins: Rows,
    double_games: Option<DoubleGames>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
struct DoubleGames {
    /// The index of a full position among the full ones; only valid for full positions.
    full: Vec<usize>,
    /// The chance that the mover wins a double game: a row for each full position of the other
    /// side, with all positions of the mover.
    won: Rows,
    /// The chance that the mover loses a double game: a row for each position of the other side,
    /// with the full positions of the mover.
    lost: Rows,
}

/// A block of pairs: all of `movers`, to throw, against up to [`LANES`] of `others`.
#[derive(Debug, Clone)]
pub(super) struct Pairs {
    pub(super) movers: Range<usize>,
    pub(super) others: Range<usize>,
    /// Whether the movers, and the others, have all their men.
    pub(super) full: [bool; 2],
}

impl Pairs {
    const fn count(&self) -> usize {
        self.movers.end.abs_diff(self.movers.start) * self.others.end.abs_diff(self.others.start)
    }

    /// Which lists of values the block has: wins, double games won, double games lost.
    const fn lists(&self, double_games: bool) -> [bool; 3] {
        [
            true,
            double_games && self.full[1],
            double_games && self.full[0],
        ]
    }

    /// The size of their values, in bytes.
    pub(super) fn bytes(&self, double_games: bool) -> usize {
        let lists = self.lists(double_games).iter().filter(|&&is| is).count();
        2 * lists * self.count()
    }
}

/// The values of a block of pairs: wins, double games won, double games lost. Each list has a row
/// for each of the others, or is empty where double games do not count.
#[derive(Debug)]
pub(super) struct Block {
    pairs: Pairs,
    lists: [Vec<u16>; 3],
}

/// The values of one step of a [`Builder`](super::Builder).
#[derive(Debug)]
pub struct SolvedStep {
    blocks: Vec<Block>,
}

impl SolvedStep {
    pub(super) const fn new(blocks: Vec<Block>) -> Self {
        Self { blocks }
    }

    pub(super) fn pairs(&self) -> u64 {
        let count = |block: &Block| block.pairs.count() as u64;
        self.blocks.iter().map(count).sum()
    }

    /// Passes the values, part by part, to `sink`, two bytes each.
    ///
    /// # Errors
    ///
    /// The error of `sink`.
    pub fn write<E>(&self, mut sink: impl FnMut(&[u8]) -> Result<(), E>) -> Result<(), E> {
        for list in self.blocks.iter().flat_map(|block| &block.lists) {
            let bytes: Vec<u8> = list.iter().flat_map(|value| value.to_le_bytes()).collect();
            sink(&bytes)?;
        }
        Ok(())
    }

    /// Reads the values of these pairs.
    pub(super) fn read<E>(
        tasks: Vec<Pairs>,
        double_games: bool,
        mut read: impl FnMut(&mut [u8]) -> Result<(), E>,
    ) -> Result<Self, E> {
        let mut blocks = Vec::with_capacity(tasks.len());
        for pairs in tasks {
            let mut lists = [const { Vec::new() }; 3];
            for (list, is) in lists.iter_mut().zip(pairs.lists(double_games)) {
                let mut bytes = vec![0; if is { 2 * pairs.count() } else { 0 }];
                read(&mut bytes)?;
                let (values, _) = bytes.as_chunks();
                list.extend(values.iter().map(|&value| u16::from_le_bytes(value)));
            }
            blocks.push(Block { pairs, lists });
        }
        Ok(Self { blocks })
    }
}

/// Sums over the 36 throws of the opponent's values after the best play of each.
struct Sums([[u32; LANES]; 3]);

impl Sums {
    const fn new() -> Self {
        Self([[0; LANES]; 3])
    }

    fn add(&mut self, weight: u32, best: &[Lanes; 3]) {
        for (sums, best) in self.0.iter_mut().zip(best) {
            for (sum, &value) in sums.iter_mut().zip(best) {
                *sum += weight * u32::from(value);
            }
        }
    }

    /// The means, rounded to the nearest.
    fn means(&self) -> [Lanes; 3] {
        self.0.map(|sums| sums.map(|sum| ((sum + 18) / 36) as u16))
    }
}

impl Tables {
    pub(super) fn new(index: &Index, double_games: bool) -> Self {
        let (len, full) = (index.len(), index.full());
        Self {
            wins: Rows::new(len, len),
            double_games: double_games.then(|| DoubleGames::new(len, full)),
        }
    }

    pub(super) const fn pairs(&self) -> u64 {
        self.wins.len as u64 * self.wins.len as u64
    }

    /// All rows in the order of a file: wins, double games won, double games lost.
    pub(super) fn rows(&self) -> impl Iterator<Item = &[u16]> {
        let double_games = self.double_games.iter();
        let double_games = double_games.flat_map(|all| all.won.iter().chain(all.lost.iter()));
        self.wins.iter().chain(double_games)
    }

    /// Solves a block of pairs from the values of pairs with fewer pips.
    pub(super) fn solve(&self, plays: &Plays, pairs: &Pairs) -> Block {
        let (movers, others) = (&pairs.movers, &pairs.others);
        let lists = pairs.lists(self.double_games.is_some());
        let mut block = Block {
            pairs: pairs.clone(),
            lists: lists.map(|is| vec![0; if is { pairs.count() } else { 0 }]),
        };
        let at_risk = self
            .double_games
            .as_ref()
            .filter(|_| pairs.full != [false; 2]);
        for (at, mover) in movers.clone().enumerate() {
            let [lost, won_double, lost_double] = match (others.start, mover, at_risk) {
                // The others have all men off and have won: a double game against a full side.
                (0, ..) => [[FULL; LANES], [0; LANES], [FULL; LANES]],
                // No throw is ever evaluated for a side that has won.
                (_, 0, _) => [[0; LANES], [FULL; LANES], [0; LANES]],
                (_, _, None) => self.least(plays, mover, others.start),
                (_, _, Some(double_games)) => self.least_units(double_games, plays, mover, pairs),
            };
            let values = [lost.map(|lost| FULL - lost), won_double, lost_double];
            for (list, values) in block.lists.iter_mut().zip(values) {
                // An empty list has no row.
                for (row, value) in list.chunks_exact_mut(movers.len()).zip(values) {
                    row[at] = value;
                }
            }
        }
        block
    }

    /// Returns the mean over the throws of the least winning chance that a mover leaves the others,
    /// from `first` on. Lanes of others with more pips hold no valid values.
    fn least(&self, plays: &Plays, mover: usize, first: usize) -> [Lanes; 3] {
        let mut sums = Sums::new();
        for (throw, (_, _, weight)) in throws().enumerate() {
            let mut least = [FULL; LANES];
            for &end in plays.ends(mover as u16, throw) {
                let row = self.wins.lanes(usize::from(end), first);
                for (least, &value) in least.iter_mut().zip(row) {
                    *least = value.min(*least);
                }
            }
            for (sum, least) in sums.0[0].iter_mut().zip(least) {
                *sum += weight * u32::from(least);
            }
        }
        sums.means()
    }

    /// The same where a side can lose a double game: for the end with the least units of the
    /// others, their chances to win, to lose a double game and to win one.
    fn least_units(
        &self,
        double_games: &DoubleGames,
        plays: &Plays,
        mover: usize,
        pairs: &Pairs,
    ) -> [Lanes; 3] {
        const NONE: Lanes = [0; LANES];
        let first = pairs.others.start;
        let mut sums = Sums::new();
        for (throw, (_, _, weight)) in throws().enumerate() {
            let mut best = [[FULL; LANES], NONE, [FULL; LANES]];
            let mut units = [i32::MAX; LANES];
            for &end in plays.ends(mover as u16, throw) {
                let end = usize::from(end);
                let wins = self.wins.lanes(end, first);
                let lost = match pairs.full[1] {
                    true => double_games.lost.lanes(end, double_games.full[first]),
                    false => &NONE,
                };
                let won = match double_games.full[end] {
                    usize::MAX => &NONE,
                    row => double_games.won.lanes(row, first),
                };
                keep_least(&mut units, &mut best, [wins, lost, won]);
            }
            sums.add(weight, &best);
        }
        sums.means()
    }

    /// Stores solved values; each thread writes its own rows.
    pub(super) fn take(&mut self, solved: &SolvedStep, threads: usize) {
        let row = |other: usize| other;
        let mover = |number: usize| number;
        put(&mut self.wins, solved, 0, threads, row, mover);
        if let Some(DoubleGames { full, won, lost }) = &mut self.double_games {
            put(won, solved, 1, threads, |other| full[other], mover);
            put(lost, solved, 2, threads, row, |number| full[number]);
        }
    }
}

impl DoubleGames {
    fn new(len: usize, numbers: &[u16]) -> Self {
        let mut full = vec![usize::MAX; len];
        for (at, &number) in numbers.iter().enumerate() {
            full[usize::from(number)] = at;
        }
        Self {
            full,
            won: Rows::new(numbers.len(), len),
            lost: Rows::new(len, numbers.len()),
        }
    }
}

/// Keeps, lane by lane, the values with the least units for the others. Units are twice the wins,
/// plus the double games won, less the double games lost. Of equal ones the first is kept.
fn keep_least(units: &mut [i32; LANES], best: &mut [Lanes; 3], found: [&Lanes; 3]) {
    let [wins, lost, won] = found;
    for lane in 0..LANES {
        let worth = 2 * i32::from(wins[lane]) + i32::from(won[lane]) - i32::from(lost[lane]);
        let less = worth < units[lane];
        units[lane] = if less { worth } else { units[lane] };
        best[0][lane] = if less { wins[lane] } else { best[0][lane] };
        best[1][lane] = if less { lost[lane] } else { best[1][lane] };
        best[2][lane] = if less { won[lane] } else { best[2][lane] };
    }
}

/// Stores the values of one list in rows; each thread writes its own rows.
fn put(
    rows: &mut Rows,
    solved: &SolvedStep,
    list: usize,
    threads: usize,
    row_of: impl Fn(usize) -> usize + Sync,
    column_of: impl Fn(usize) -> usize + Sync,
) {
    let stride = rows.len + LANES;
    let count = (rows.values.len() / stride).div_ceil(threads.max(1));
    let write = |(at, part): (usize, &mut [u16])| {
        let mine = at * count..(at + 1) * count;
        for block in &solved.blocks {
            let (movers, others) = (&block.pairs.movers, &block.pairs.others);
            let values = block.lists[list].chunks_exact(movers.len());
            for (other, values) in others.clone().zip(values) {
                let row = row_of(other);
                if mine.contains(&row) {
                    let start = (row - mine.start) * stride + column_of(movers.start);
                    part[start..][..values.len()].copy_from_slice(values);
                }
            }
        }
    };
    on_each(rows.values.chunks_mut(count * stride).enumerate(), write);
}
