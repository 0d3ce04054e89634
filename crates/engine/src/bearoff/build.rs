//! Making a two-sided table, on any number of threads.
//!
//! A play takes pips from its side, so the value of a pair of positions only needs pairs of fewer
//! pips in all: all pairs of the same sum are found at once, sum by sum.

use std::ops::Range;
use std::sync::atomic::{AtomicUsize, Ordering};

use rosespring_rules::Rules;

use super::{Checksum, Header, Index, Kind, Plays, throws};

/// A win that is certain.
pub(super) const FULL: u16 = u16::MAX;

/// Positions of the mover's that are looked at together.
const LANES: usize = 64;

/// A table that has been made, to be written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Built {
    header: Header,
    len: usize,
    /// A row for each position of the side that is not to throw; in it the mover's positions.
    values: Vec<u16>,
}

/// Solves all pairs of positions of up to `men` men a side (1 to 15; the nearest of these counts),
/// on so many threads; the result is the same on any number. `progress` hears how many pairs are
/// done, of as many as the square of [`Index::len`]. `None` for rules without a [`Kind`].
///
/// Takes two bytes a pair: 128 MB for ten men, 5.9 GB for fifteen.
pub fn build(
    rules: &Rules,
    men: u8,
    threads: usize,
    mut progress: impl FnMut(u64),
) -> Option<Built> {
    let kind = Kind::of(rules)?;
    let index = Index::new(men.max(1));
    let plays = Plays::new(&index, kind);
    let len = index.len();
    let groups = groups(&index);
    let mut table = Table::new(len);
    let mut done = 0;
    for sum in 0..2 * groups.len() - 1 {
        let tasks = tasks(&groups, sum);
        let blocks = solve(&table, &plays, &tasks, threads);
        table.take(&blocks, threads);
        done += blocks
            .iter()
            .map(|block| block.values.len() as u64)
            .sum::<u64>();
        progress(done);
    }
    Some(Built {
        header: Header::new(rules, kind, index.men()),
        len,
        values: table.values,
    })
}

impl Built {
    /// Pairs of positions.
    #[must_use]
    pub const fn pairs(&self) -> u64 {
        self.len as u64 * self.len as u64
    }

    /// Gives the bytes of the file, part by part, to `sink`.
    ///
    /// # Errors
    ///
    /// What `sink` fails with.
    pub fn write<E>(&self, mut sink: impl FnMut(&[u8]) -> Result<(), E>) -> Result<(), E> {
        let mut checksum = Checksum::new();
        let head = self.header.to_bytes();
        checksum.add(&head);
        sink(&head)?;
        for row in self.values.chunks_exact(stride(self.len)) {
            let row = row[..self.len].iter();
            let bytes: Vec<u8> = row.flat_map(|value| value.to_le_bytes()).collect();
            checksum.add(&bytes);
            sink(&bytes)?;
        }
        sink(&checksum.to_bytes())
    }
}

/// The positions of each number of pips: their numbers follow each other.
fn groups(index: &Index) -> Vec<Range<usize>> {
    let mut groups: Vec<Range<usize>> = Vec::new();
    for (number, home) in index.homes().iter().enumerate() {
        let pips = usize::from(home.pips());
        // Some position has every number of pips up to the most.
        if pips == groups.len() {
            groups.push(number..number);
        }
        groups[pips].end = number + 1;
    }
    groups
}

/// Room for a row: whole lanes can be read from wherever one begins.
const fn stride(len: usize) -> usize {
    len + LANES
}

struct Table {
    len: usize,
    values: Vec<u16>,
}

/// Pairs of one kind: all of `movers` against up to [`LANES`] of `others`.
struct Task {
    movers: Range<usize>,
    others: Range<usize>,
}

/// The values of a task: a row for each of `others`.
struct Block {
    movers: Range<usize>,
    others: Range<usize>,
    values: Vec<u16>,
}

/// The tasks of all pairs with `sum` pips.
fn tasks(groups: &[Range<usize>], sum: usize) -> Vec<Task> {
    let mut tasks = Vec::new();
    for (pips, movers) in groups.iter().enumerate().take(sum + 1) {
        let Some(others) = groups.get(sum - pips) else {
            continue;
        };
        for start in others.clone().step_by(LANES) {
            tasks.push(Task {
                movers: movers.clone(),
                others: start..others.end.min(start + LANES),
            });
        }
    }
    tasks
}

/// Solves tasks, the threads taking one after the other.
fn solve(table: &Table, plays: &Plays, tasks: &[Task], threads: usize) -> Vec<Block> {
    let next = AtomicUsize::new(0);
    let work = || {
        let mut blocks = Vec::new();
        while let Some(task) = tasks.get(next.fetch_add(1, Ordering::Relaxed)) {
            blocks.push(table.solve(plays, task));
        }
        blocks
    };
    let threads = threads.clamp(1, tasks.len().max(1));
    std::thread::scope(|scope| {
        let others: Vec<_> = (1..threads).map(|_| scope.spawn(work)).collect();
        let mut blocks = work();
        for other in others {
            blocks.extend(other.join().expect("solving does not panic"));
        }
        blocks
    })
}

impl Table {
    fn new(len: usize) -> Self {
        Self {
            len,
            values: vec![0; stride(len) * len],
        }
    }

    /// The chances of the movers of a task.
    fn solve(&self, plays: &Plays, task: &Task) -> Block {
        let (movers, others) = (task.movers.clone(), task.others.clone());
        let mut values = vec![0; movers.len() * others.len()];
        for (at, mover) in movers.clone().enumerate() {
            let wins = self.wins(plays, mover, others.start);
            for (other, win) in wins.into_iter().take(others.len()).enumerate() {
                values[other * movers.len() + at] = win;
            }
        }
        Block {
            movers,
            others,
            values,
        }
    }

    /// The chances of one mover against as many others as there are lanes, from `first` on. Lanes
    /// that hold others of more pips are of no use.
    fn wins(&self, plays: &Plays, mover: usize, first: usize) -> [u16; LANES] {
        if mover == 0 {
            // Never asked for: whoever has all men off has won.
            return [FULL; LANES];
        }
        let mut lost = [18_u32; LANES];
        for (throw, (_, _, weight)) in throws().enumerate() {
            let mut least = [FULL; LANES];
            for &end in plays.ends(mover as u16, throw) {
                let start = usize::from(end) * stride(self.len) + first;
                let row = &self.values[start..start + LANES];
                for (least, &value) in least.iter_mut().zip(row) {
                    *least = value.min(*least);
                }
            }
            for (lost, least) in lost.iter_mut().zip(least) {
                *lost += weight * u32::from(least);
            }
        }
        lost.map(|lost| FULL - (lost / 36) as u16)
    }

    /// Puts blocks where they belong, each thread its own rows.
    fn take(&mut self, blocks: &[Block], threads: usize) {
        let rows = self.len.div_ceil(threads.max(1));
        let stride = stride(self.len);
        std::thread::scope(|scope| {
            for (at, part) in self.values.chunks_mut(rows * stride).enumerate() {
                let mine = at * rows..(at + 1) * rows;
                scope.spawn(move || put(part, stride, &mine, blocks));
            }
        });
    }
}

/// Copies what belongs to the rows `mine` into them.
fn put(part: &mut [u16], stride: usize, mine: &Range<usize>, blocks: &[Block]) {
    for block in blocks {
        let rows = block.values.chunks_exact(block.movers.len());
        for (other, row) in block.others.clone().zip(rows) {
            // A side that has no men left has won: against it every value stays 0.
            if mine.contains(&other) && other > 0 {
                let start = (other - mine.start) * stride;
                part[start + block.movers.start..][..row.len()].copy_from_slice(row);
            }
        }
    }
}
