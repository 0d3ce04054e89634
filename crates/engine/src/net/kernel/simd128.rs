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
use super::super::inputs::{Active, COUNTS, SIDE_ROWS, SIDE_SLOTS, SLOTS};
use super::super::vectors::{LANES, load, load_slots, store, total};
use super::SumCache;

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
    let actor = known.seen.look(net.inputs(), position);
    let sums = &mut known.sides[actor.index()];
    let changes = Changes::between(&sums.active, &known.seen);
    for (block, units) in sums.units.iter_mut().enumerate() {
        changes.apply(&mut units.0, |row| &net.row(usize::from(row))[block].0);
    }
    sums.active = known.seen.clone();
    let units = &sums.units;
    let mut outputs = *net.out_bias();
    let three = match position.rules().scoring {
        Scoring::Single | Scoring::Double => Some([0, 1, 3]),
        Scoring::Capote => Some([0, 2, 4]),
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
struct Changes {
    /// The rows that no longer hold.
    removed: Rows,
    /// The rows that hold now.
    added: Rows,
}

/// A list of rows: the first `count`.
struct Rows {
    rows: [u16; SLOTS],
    count: usize,
}

impl Rows {
    const fn new() -> Self {
        Self {
            rows: [0; SLOTS],
            count: 0,
        }
    }

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
    #[inline(always)]
    fn between(old: &Active, new: &Active) -> Self {
        let mut changes = Self {
            removed: Rows::new(),
            added: Rows::new(),
        };
        for (half, mut left) in differences(old, new).into_iter().enumerate() {
            while left != 0 {
                let slot = (64 * half + left.trailing_zeros() as usize).min(SLOTS - 1);
                left &= left - 1;
                changes.removed.push(slot, old.slots[slot]);
                changes.added.push(slot, new.slots[slot]);
            }
        }
        changes
    }

    /// Subtracts the rows that no longer hold from the sums and adds those that hold now.
    /// Intermediate sums may wrap; `Net::new` ensures that no final sum leaves its range.
    #[inline(always)]
    fn apply<'a>(&self, sums: &mut [i16; BLOCK], row: impl Fn(u16) -> &'a [i16; BLOCK]) {
        let (removed, added) = (self.removed.rows(), self.added.rows());
        let both = removed.len().min(added.len()) / 4;
        let (fours, mut removed) = removed.split_at(4 * both);
        let (more_fours, mut added) = added.split_at(4 * both);
        let fours = fours.as_chunks().0.iter().zip(more_fours.as_chunks().0);
        for (&[a, b, c, d], &[e, f, g, h]) in fours {
            let removed = [row(a), row(b), row(c), row(d)];
            update(sums, removed, [row(e), row(f), row(g), row(h)]);
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
    sums: &mut [i16; BLOCK],
    removed: [&[i16; BLOCK]; REMOVED],
    added: [&[i16; BLOCK]; ADDED],
) {
    for (vector, units) in sums.as_chunks_mut::<LANES>().0.iter_mut().enumerate() {
        let mut sum = load(units);
        for row in removed {
            sum = i16x8_sub(sum, load(&vectors(row)[vector]));
        }
        for row in added {
            sum = i16x8_add(sum, load(&vectors(row)[vector]));
        }
        store(units, sum);
    }
}

/// Returns the slots in which two positions differ, one bit for each, 64 slots in each number.
#[inline(always)]
fn differences(old: &Active, new: &Active) -> [u64; 2] {
    let mut differences = [0; 2];
    let eights = old.slots.as_chunks().0.iter().zip(new.slots.as_chunks().0);
    for (eight, (old, new)) in eights.enumerate() {
        let differ = i16x8_bitmask(i16x8_ne(load_slots(old), load_slots(new)));
        differences[eight / 8] |= u64::from(differ) << (8 * (eight % 8));
    }
    differences
}

#[inline(always)]
fn vectors(units: &[i16; BLOCK]) -> &[[i16; LANES]; BLOCK / LANES] {
    let vectors = units.as_chunks().0;
    vectors
        .try_into()
        .expect("a block is divided without a rest")
}
