//! The sums of a net with the vectors of WebAssembly.
//!
//! The compilers of browsers load whole rows into registers before they add them, and have too few
//! registers for that. Therefore the sums stay in memory, and several rows are applied to a vector
//! between its load and its store.

use std::arch::wasm32::{
    i16x8_add, i16x8_bitmask, i16x8_max, i16x8_min, i16x8_ne, i16x8_splat, i16x8_sub, i32x4_add,
    i32x4_dot_i16x8, i32x4_splat, v128,
};

use rosespring_rules::{Position, Scoring, Side};

use super::super::file::{BLOCK, Block, FULL, OUTPUTS, QuantisedWeights};
use super::super::inputs::{Active, COUNTS, InputVersion, SIDE_ROWS, SIDE_SLOTS, SLOTS, actor};
use super::super::vectors::{LANES, load, load_slots, store, total};

/// The last positions seen, one for each side to act, with their sums. The next position usually
/// differs in few slots.
#[derive(Debug, Clone)]
pub(in super::super) struct SumCache {
    sides: [Sums; 2],
    /// A buffer: to fill a new one with zeros, browsers call a function of theirs.
    changes: Changes,
}

impl SumCache {
    /// Creates an empty cache for nets of this width.
    pub(in super::super) fn new(width: usize) -> Self {
        Self {
            sides: [Sums::new(width), Sums::new(width)],
            changes: Changes::default(),
        }
    }
}

/// The rows that held in a position, and their sums without the bias.
#[derive(Debug, Clone)]
struct Sums {
    /// The rows of the last position and room for those of the next one, which are not copied.
    active: [Active; 2],
    /// Whether the second of them has the last position.
    is_second: bool,
    units: Box<[Block]>,
}

impl Sums {
    fn new(width: usize) -> Self {
        // Row 0 is an empty place and has no weight.
        Self {
            active: Default::default(),
            is_second: false,
            units: vec![Block([0; BLOCK]); width / BLOCK].into(),
        }
    }

    /// Returns the rows of the last position and the room for the next one, which changes places
    /// with them.
    #[inline(always)]
    const fn turn(&mut self) -> (&Active, &mut Active) {
        let [first, second] = &mut self.active;
        self.is_second = !self.is_second;
        if self.is_second {
            (first, second)
        } else {
            (second, first)
        }
    }
}

/// The rows of the empty places; 0 for slots that are no places. Row 0 is empty in each slot.
const EMPTY_ROWS: [u16; SLOTS] = {
    let mut rows = [0; SLOTS];
    let mut place = 0;
    while place < 27 {
        rows[place] = (COUNTS * place) as u16;
        rows[SIDE_SLOTS + place] = (SIDE_ROWS + COUNTS * place) as u16;
        place += 1;
    }
    rows
};

/// Returns the actor, and the outputs as log odds.
#[inline(always)]
pub(super) fn see_one(
    net: &QuantisedWeights,
    position: &Position,
    known: &mut SumCache,
) -> (Side, [i32; OUTPUTS]) {
    let actor = actor(position);
    let SumCache { sides, changes } = known;
    let sums = &mut sides[actor.index()];
    let (last, next) = sums.turn();
    next.look_as(net.inputs(), position, actor);
    changes.find(net.inputs(), last, next);
    for (block, units) in sums.units.iter_mut().enumerate() {
        changes.apply(net, block, units);
    }
    let units = &sums.units;
    let mut outputs = *net.out_bias();
    let three = match position.rules().scoring {
        Scoring::Single
        | Scoring::Double
        | Scoring::MenLeft
        | Scoring::Jan
        | Scoring::Limpold(_) => Some([0, 1, 3]),
        Scoring::Behind | Scoring::Capote => Some([0, 2, 4]),
        Scoring::Triple => None,
    };
    // Each call is a copy in the module.
    match three {
        Some(which) => add_products(net, units, which, &mut outputs),
        None => add_products(net, units, [0, 1, 2, 3, 4], &mut outputs),
    }
    (actor, outputs)
}

/// Adds the products of the hidden units and their weights to some outputs. `chances` in
/// `neural.rs` reads no other ones.
#[inline(always)]
fn add_products<const COUNT: usize>(
    net: &QuantisedWeights,
    units: &[Block],
    which: [usize; COUNT],
    outputs: &mut [i32; OUTPUTS],
) {
    let mut sums = [i32x4_splat(0); COUNT];
    for (block, units) in units.iter().enumerate() {
        add_block(net, block, &units.0, which, &mut sums);
    }
    for (output, sum) in which.into_iter().zip(sums) {
        outputs[output] += total(sum);
    }
}

/// Adds the products of the hidden units of a block.
#[inline(always)]
fn add_block<const COUNT: usize>(
    net: &QuantisedWeights,
    block: usize,
    units: &[i16; BLOCK],
    which: [usize; COUNT],
    outputs: &mut [v128; COUNT],
) {
    let bias = vectors(&net.bias()[block].0);
    let weights = which.map(|output| vectors(&net.out(output)[block].0));
    for (vector, (units, bias)) in vectors(units).iter().zip(bias).enumerate() {
        let sums = i16x8_add(load(units), load(bias));
        let hidden = i16x8_min(i16x8_max(sums, i16x8_splat(0)), i16x8_splat(FULL));
        for (output, weights) in outputs.iter_mut().zip(weights) {
            *output = i32x4_add(*output, i32x4_dot_i16x8(hidden, load(&weights[vector])));
        }
    }
}

/// The rows of weights in which two positions differ, without those of empty places.
#[derive(Debug, Clone, Default)]
struct Changes {
    /// The rows that no longer hold.
    removed: Rows,
    /// The rows that hold now.
    added: Rows,
}

/// A list of rows: the first `count`.
#[derive(Debug, Clone)]
struct Rows {
    rows: [u16; SLOTS],
    count: usize,
}

impl Default for Rows {
    fn default() -> Self {
        Self {
            rows: [0; SLOTS],
            count: 0,
        }
    }
}

impl Rows {
    /// Appends the row of a slot, unless it is that of an empty place. The row is written in any
    /// case, because a branch would often be predicted wrongly.
    #[inline(always)]
    fn push(&mut self, slot: usize, row: u16) {
        self.rows[self.count] = row;
        self.count += usize::from((row != 0) & (row != EMPTY_ROWS[slot]));
    }

    #[inline(always)]
    fn rows(&self) -> &[u16] {
        &self.rows[..self.count]
    }
}

impl Changes {
    /// Finds the rows in which two positions differ, without those of empty places.
    #[inline(always)]
    fn find(&mut self, version: InputVersion, old: &Active, new: &Active) {
        let Self { removed, added } = self;
        (removed.count, added.count) = (0, 0);
        for (half, mut left) in differences(version, old, new).into_iter().enumerate() {
            while left != 0 {
                let slot = (64 * half + left.trailing_zeros() as usize).min(SLOTS - 1);
                left &= left - 1;
                removed.push(slot, old.slots[slot]);
                added.push(slot, new.slots[slot]);
            }
        }
    }

    /// Subtracts the rows that no longer hold from the sums of a block and adds those that hold
    /// now. Intermediate sums may wrap; `Net::new` ensures that no final sum leaves its range.
    #[inline(always)]
    fn apply(&self, net: &QuantisedWeights, block: usize, sums: &mut Block) {
        let row = |row: u16| vectors(&net.block(usize::from(row), block).0);
        let sums = sums.0.as_chunks_mut().0;
        let sums: &mut Vectors = sums.try_into().expect("a block is divided without a rest");
        let (mut removed, mut added) = (self.removed.rows(), self.added.rows());
        while let (&[a, b, c, d, ref rest @ ..], &[e, f, g, h, ref others @ ..]) = (removed, added)
        {
            let four = [row(a), row(b), row(c), row(d)];
            update(sums, four, [row(e), row(f), row(g), row(h)]);
            (removed, added) = (rest, others);
        }
        while let (&[one, ref rest @ ..], &[other, ref others @ ..]) = (removed, added) {
            update(sums, [row(one)], [row(other)]);
            (removed, added) = (rest, others);
        }
        for &one in removed {
            update(sums, [row(one)], []);
        }
        for &one in added {
            update(sums, [], [row(one)]);
        }
    }
}

/// Subtracts some rows from the sums and adds others.
#[inline(always)]
fn update<const REMOVED: usize, const ADDED: usize>(
    sums: &mut Vectors,
    removed: [&Vectors; REMOVED],
    added: [&Vectors; ADDED],
) {
    update_quarter::<0, REMOVED, ADDED>(sums, removed, added);
    update_quarter::<1, REMOVED, ADDED>(sums, removed, added);
    update_quarter::<2, REMOVED, ADDED>(sums, removed, added);
    update_quarter::<3, REMOVED, ADDED>(sums, removed, added);
}

/// Does this for a quarter of the vectors. The compiler unrolls so short a loop, and the addresses
/// of the vectors become part of the instructions.
#[inline(always)]
fn update_quarter<const QUARTER: usize, const REMOVED: usize, const ADDED: usize>(
    sums: &mut Vectors,
    removed: [&Vectors; REMOVED],
    added: [&Vectors; ADDED],
) {
    const LEN: usize = BLOCK / LANES / 4;
    for vector in QUARTER * LEN..(QUARTER + 1) * LEN {
        let mut sum = load(&sums[vector]);
        for row in removed {
            sum = i16x8_sub(sum, load(&row[vector]));
        }
        for row in added {
            sum = i16x8_add(sum, load(&row[vector]));
        }
        store(&mut sums[vector], sum);
    }
}

/// Returns the slots of a version in which two positions differ, one bit for each, 64 slots in each
/// number.
#[inline(always)]
fn differences(version: InputVersion, old: &Active, new: &Active) -> [u64; 2] {
    let mut differences = [0; 2];
    let eights = old.slots.as_chunks().0.iter().zip(new.slots.as_chunks().0);
    for (eight, (old, new)) in eights.take(version.eights()).enumerate() {
        let differ = i16x8_bitmask(i16x8_ne(load_slots(old), load_slots(new)));
        differences[eight / 8] |= u64::from(differ) << (8 * (eight % 8));
    }
    differences
}

/// The numbers of a block as vectors.
type Vectors = [[i16; LANES]; BLOCK / LANES];

#[inline(always)]
fn vectors(units: &[i16; BLOCK]) -> &Vectors {
    let vectors = units.as_chunks().0;
    vectors
        .try_into()
        .expect("a block is divided without a rest")
}
