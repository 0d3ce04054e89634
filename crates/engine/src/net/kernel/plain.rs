//! The sums of a net in plain Rust, which the compiler turns into the instructions of a processor.

use rosespring_rules::{Position, Side};

use super::super::file::{BLOCK, Block, FULL, OUTPUTS, QuantisedWeights};
use super::super::inputs::{Active, InputVersion, SLOTS};

/// The last positions seen, one for each side to act, with their sums. The next position usually
/// differs in few slots.
#[derive(Debug, Clone)]
pub(in super::super) struct SumCache {
    seen: Active,
    sides: [Sums; 2],
}

impl SumCache {
    /// Creates an empty cache for nets of this width.
    pub(in super::super) fn new(width: usize) -> Self {
        Self {
            seen: Active::default(),
            sides: [Sums::new(width), Sums::new(width)],
        }
    }
}

/// The rows that held in a position, and their sums without the bias.
#[derive(Debug, Clone)]
struct Sums {
    active: Active,
    units: Box<[Block]>,
}

impl Sums {
    fn new(width: usize) -> Self {
        // Row 0 is an empty place and has no weight.
        Self {
            active: Active::default(),
            units: vec![Block([0; BLOCK]); width / BLOCK].into(),
        }
    }
}

/// Number of slots that are updated in each iteration.
const AT_ONCE: usize = 2;

/// Returns the actor, and the outputs as log odds.
#[inline(always)]
pub(super) fn see_one(
    net: &QuantisedWeights,
    position: &Position,
    known: &mut SumCache,
) -> (Side, [i32; OUTPUTS]) {
    let actor = known.seen.look(net.inputs(), position);
    let sums = &mut known.sides[actor.index()];
    let (one, other) = (&known.seen, &sums.active);
    let left = match net.inputs() {
        InputVersion::One => difference::<{ InputVersion::One.eights() }>(one, other),
        InputVersion::Two => difference::<{ InputVersion::Two.eights() }>(one, other),
        InputVersion::Three => difference::<{ InputVersion::Three.eights() }>(one, other),
    };
    let mut outputs = *net.out_bias();
    for (block, units) in sums.units.iter_mut().enumerate() {
        let row = |row: u16| &net.row(usize::from(row))[block].0;
        let (old, new) = (&sums.active.slots, &known.seen.slots);
        update(&mut units.0, left, |slot| (row(old[slot]), row(new[slot])));
        let mut hidden = [0_i16; BLOCK];
        for ((unit, &sum), &bias) in hidden.iter_mut().zip(&units.0).zip(&net.bias()[block].0) {
            *unit = sum.wrapping_add(bias).clamp(0, FULL);
        }
        for (index, output) in outputs.iter_mut().enumerate() {
            for (&unit, &weight) in hidden.iter().zip(&net.out(index)[block].0) {
                *output += i32::from(unit) * i32::from(weight);
            }
        }
    }
    sums.active = known.seen.clone();
    (actor, outputs)
}

/// Returns the slots in which two positions differ, one bit for each of the first `8 * EIGHTS`.
#[inline(always)]
fn difference<const EIGHTS: usize>(one: &Active, other: &Active) -> u128 {
    let mut differs = [[0_u8; 8]; EIGHTS];
    let slots = one.slots.iter().zip(&other.slots);
    for (differs, (one, other)) in differs.as_flattened_mut().iter_mut().zip(slots) {
        *differs = u8::from(one != other);
    }
    // The multiplication collects eight bytes of 0 or 1 in the highest byte.
    let mut left = 0_u128;
    for (eight, differs) in differs.iter().enumerate() {
        let bits = u64::from_le_bytes(*differs).wrapping_mul(0x0102_0408_1020_4080) >> 56;
        left |= u128::from(bits) << (8 * eight);
    }
    left
}

/// Subtracts the rows that no longer hold from the sums and adds those that hold now, in the slots
/// whose bits are set in `left`. Intermediate sums may wrap; `Net::new` ensures that no final sum
/// leaves its range.
#[inline(always)]
fn update<'a>(
    sums: &mut [i16; BLOCK],
    mut left: u128,
    rows: impl Fn(usize) -> (&'a [i16; BLOCK], &'a [i16; BLOCK]),
) {
    let mut units = *sums;
    while left != 0 {
        // Several slots in each iteration, so that the branch is predicted better. The last slot is
        // always empty: an update of it when no bit is left changes nothing.
        for _ in 0..AT_ONCE {
            let slot = (left.trailing_zeros() as usize).min(SLOTS - 1);
            left &= left.wrapping_sub(1);
            let (old, new) = rows(slot);
            for ((unit, &old), &new) in units.iter_mut().zip(old).zip(new) {
                *unit = unit.wrapping_sub(old).wrapping_add(new);
            }
        }
    }
    *sums = units;
}
