//! The sums of a net, for different processors. All kernels add the same integers in the same
//! order, so their results are equal bit for bit; a test checks this.

// Calling a function compiled for a processor feature is `unsafe`, because a processor without the
// feature does not know its instructions. Nothing else here is unsafe.
#![allow(unsafe_code)]

use rosespring_rules::{Position, Side};

use super::file::{BLOCK, Block, FULL, OUT_SCALE, OUTPUTS, QuantisedWeights};
use super::inputs::{Active, SLOTS};
use crate::evaluate::exp;

/// The instructions with which a net is evaluated.
///
/// A value is only made by [`Kernel::available`] and [`Kernel::best`], which ask the processor, so
/// every value can be used on this machine:
///
/// ```compile_fail
/// use rosespring_engine::net::Kernel;
///
/// let kernel = Kernel::Avx512;
/// ```
///
/// ```compile_fail
/// use rosespring_engine::net::Kernel;
///
/// let Kernel(instructions) = Kernel::best();
/// let kernel = Kernel(instructions);
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Kernel(Instructions);

/// The instructions of a [`Kernel`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Instructions {
    /// Those that every processor has.
    Portable,
    /// AVX2.
    #[cfg(target_arch = "x86_64")]
    Avx2,
    /// AVX-512 with byte and word instructions.
    #[cfg(target_arch = "x86_64")]
    Avx512,
}

impl Kernel {
    /// Returns the kernels that this processor can use, the slowest first.
    #[must_use]
    pub fn available() -> Vec<Self> {
        #[cfg_attr(not(target_arch = "x86_64"), allow(unused_mut))]
        let mut all = vec![Self(Instructions::Portable)];
        #[cfg(target_arch = "x86_64")]
        {
            if has_avx2() {
                all.push(Self(Instructions::Avx2));
            }
            if has_avx512() {
                all.push(Self(Instructions::Avx512));
            }
        }
        all
    }

    /// Returns the fastest kernel that this processor can use.
    #[must_use]
    pub fn best() -> Self {
        let fastest = Self::available().pop();
        fastest.unwrap_or(Self(Instructions::Portable))
    }

    /// Evaluates no more than [`BATCH`] positions: who acts in each, and the outputs as chances.
    pub(super) fn see(
        self,
        net: &QuantisedWeights,
        positions: &[Position],
        known: &mut SumCache,
    ) -> Batch {
        match self.0 {
            Instructions::Portable => see(net, positions, known),
            // SAFETY: the field is private, and only `available` sets it so, after `has_avx2` has
            // found every feature with which the function is compiled.
            #[cfg(target_arch = "x86_64")]
            Instructions::Avx2 => unsafe { see_avx2(net, positions, known) },
            // SAFETY: as above, after `has_avx512`.
            #[cfg(target_arch = "x86_64")]
            Instructions::Avx512 => unsafe { see_avx512(net, positions, known) },
        }
    }
}

impl std::fmt::Debug for Kernel {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}

/// Declares a function compiled for some features of the processor, and the test for them: one
/// list for both, so that no feature is used that was not found.
#[cfg(target_arch = "x86_64")]
macro_rules! compiled_for {
    ($see:ident, $has:ident: $($feature:tt),+) => {
        #[target_feature($(enable = $feature),+)]
        fn $see(net: &QuantisedWeights, positions: &[Position], known: &mut SumCache) -> Batch {
            see(net, positions, known)
        }

        fn $has() -> bool {
            $(is_x86_feature_detected!($feature))&&+
        }
    };
}

#[cfg(target_arch = "x86_64")]
compiled_for!(see_avx2, has_avx2: "avx2", "bmi1", "bmi2", "lzcnt", "popcnt");
#[cfg(target_arch = "x86_64")]
compiled_for!(
    see_avx512, has_avx512:
    "avx2", "bmi1", "bmi2", "lzcnt", "popcnt", "avx512f", "avx512bw", "avx512vl", "avx512dq"
);

/// Maximum number of positions in a batch; their outputs fill whole registers.
pub(super) const BATCH: usize = 16;

/// The results for a batch of positions, in their order. Unused entries have no meaning.
#[derive(Debug, Clone, Copy)]
pub(super) struct Batch {
    pub(super) actors: [Side; BATCH],
    pub(super) outputs: [[f32; OUTPUTS]; BATCH],
}

/// The last positions seen, one for each side to act, with their sums. The next position usually
/// differs in few slots.
#[derive(Debug, Clone)]
pub(super) struct SumCache {
    seen: Active,
    sides: [Sums; 2],
}

impl SumCache {
    /// Creates an empty cache for nets of this width.
    pub(super) fn new(width: usize) -> Self {
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

#[inline(always)]
fn see(net: &QuantisedWeights, positions: &[Position], known: &mut SumCache) -> Batch {
    let mut actors = [Side::White; BATCH];
    let mut sums = [[0; OUTPUTS]; BATCH];
    for ((position, actor), sums) in positions.iter().zip(&mut actors).zip(&mut sums) {
        (*actor, *sums) = see_one(net, position, known);
    }
    let outputs = chances(&sums);
    Batch { actors, outputs }
}

/// Returns the actor, and the outputs as log odds.
#[inline(always)]
fn see_one(
    net: &QuantisedWeights,
    position: &Position,
    known: &mut SumCache,
) -> (Side, [i32; OUTPUTS]) {
    let actor = known.seen.look(net.inputs(), position);
    let sums = &mut known.sides[actor.index()];
    let left = difference(&known.seen, &sums.active);
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

/// Converts log odds in units of 1 / (`FULL` × `OUT_SCALE`) to probabilities.
#[inline(always)]
fn chances(sums: &[[i32; OUTPUTS]; BATCH]) -> [[f32; OUTPUTS]; BATCH] {
    const UNIT: f32 = 1.0 / (FULL as f32 * OUT_SCALE as f32);
    let mut chances = [[0.0; OUTPUTS]; BATCH];
    let flat = chances.as_flattened_mut();
    for (chance, &sum) in flat.iter_mut().zip(sums.as_flattened()) {
        *chance = 1.0 / (1.0 + exp(-UNIT * sum as f32));
    }
    chances
}

/// Returns the slots in which two positions differ, one bit for each.
#[inline(always)]
fn difference(one: &Active, other: &Active) -> u128 {
    let mut differs = [0_u8; SLOTS];
    for ((differs, one), other) in differs.iter_mut().zip(&one.slots).zip(&other.slots) {
        *differs = u8::from(one != other);
    }
    // The multiplication collects eight bytes of 0 or 1 in the highest byte.
    let mut left = 0_u128;
    for (eight, differs) in differs.as_chunks::<8>().0.iter().enumerate() {
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

#[cfg(test)]
mod tests {
    use rosespring_rules::{Ends, PRESETS};

    use super::super::file::tests::any_net;
    use super::super::inputs::InputVersion;
    use super::*;
    use crate::walk::random_game_with;

    /// Computes the sums from nothing, in the simplest way.
    fn plainly(net: &QuantisedWeights, position: &Position) -> [i32; OUTPUTS] {
        let mut active = Active::default();
        active.look(net.inputs(), position);
        std::array::from_fn(|output| {
            let units = (0..net.width()).map(|unit| {
                let of = |row: &[Block]| i32::from(row[unit / BLOCK].0[unit % BLOCK]);
                let rows = active.rows().map(|row| of(net.row(usize::from(row))));
                let sum = rows.sum::<i32>() + of(net.bias());
                sum.clamp(0, i32::from(FULL)) * of(net.out(output))
            });
            units.sum::<i32>() + net.out_bias()[output]
        })
    }

    #[test]
    fn every_kernel_has_the_bits_of_the_plain_sums() {
        let kernels = Kernel::available();
        let mut ends = Ends::new();
        let (one, two) = (InputVersion::One, InputVersion::Two);
        let shapes = [(one, 128), (two, 256), (one, 512), (two, 128), (one, 256)];
        for (preset, (inputs, width)) in PRESETS.iter().zip(shapes.into_iter().cycle()) {
            let net = any_net(inputs, 2, width);
            let mut rng = fastrand::Rng::with_seed(3);
            let mut known = vec![SumCache::new(width); kernels.len()];
            random_game_with(preset.rules, &mut rng, &mut ends, |position| {
                let expected = chances(&[plainly(net.weights(), position); BATCH]);
                for (kernel, known) in kernels.iter().zip(&mut known) {
                    let batch = kernel.see(net.weights(), &[*position; BATCH], known);
                    assert_eq!(batch.outputs, expected, "{kernel:?} {position}");
                }
            });
        }
    }
}
