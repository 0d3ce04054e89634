//! The sums of a net, for different processors. All kernels add the same integers in the same
//! order, so their results are equal bit for bit; a test checks this.

// Calling a function compiled for a processor feature is `unsafe`, because a processor without the
// feature does not know its instructions. Nothing else here is unsafe.
#![allow(unsafe_code)]

#[cfg(not(all(target_arch = "wasm32", target_feature = "simd128")))]
mod plain;
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
mod simd128;

use rosespring_rules::{Position, Side};

#[cfg(not(all(target_arch = "wasm32", target_feature = "simd128")))]
pub(super) use plain::SumCache;
#[cfg(not(all(target_arch = "wasm32", target_feature = "simd128")))]
use plain::see_one;
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
pub(super) use simd128::SumCache;
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
use simd128::see_one;

use super::file::{FULL, OUT_SCALE, OUTPUTS, QuantisedWeights};
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
    /// Those that every processor of the target has; in WebAssembly, with vectors if the build uses
    /// them.
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
    // A copy in each caller would make the module of WebAssembly larger.
    #[cfg_attr(target_arch = "wasm32", inline(never))]
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

#[inline(always)]
fn see(net: &QuantisedWeights, positions: &[Position], known: &mut SumCache) -> Batch {
    let mut actors = [Side::White; BATCH];
    let mut sums = [[0; OUTPUTS]; BATCH];
    for ((position, actor), sums) in positions.iter().zip(&mut actors).zip(&mut sums) {
        (*actor, *sums) = see_one(net, position, known);
    }
    let outputs = chances(&sums, positions.len());
    Batch { actors, outputs }
}

/// Number of probabilities that are computed together: whole registers of every processor.
const LANES: usize = 16;

/// Converts the log odds of the first `count` positions, in units of 1 / (`FULL` × `OUT_SCALE`), to
/// probabilities.
#[inline(always)]
fn chances(sums: &[[i32; OUTPUTS]; BATCH], count: usize) -> [[f32; OUTPUTS]; BATCH] {
    const UNIT: f32 = 1.0 / (FULL as f32 * OUT_SCALE as f32);
    const { assert!((BATCH * OUTPUTS).is_multiple_of(LANES)) };
    let mut chances = [[0.0; OUTPUTS]; BATCH];
    let registers = (count * OUTPUTS).div_ceil(LANES);
    let chances_of = chances.as_flattened_mut().as_chunks_mut::<LANES>().0;
    let sums = sums.as_flattened().as_chunks::<LANES>().0;
    for (chances, sums) in chances_of.iter_mut().zip(sums).take(registers) {
        for (chance, &sum) in chances.iter_mut().zip(sums) {
            *chance = 1.0 / (1.0 + exp(-UNIT * sum as f32));
        }
    }
    chances
}

#[cfg(test)]
mod tests {
    use rosespring_rules::{Ends, PRESETS};

    use super::super::file::tests::any_net;
    use super::super::file::{BLOCK, Block};
    use super::super::inputs::{Active, InputVersion};
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
        let [one, two, three] = InputVersion::ALL;
        let shapes = [(one, 128), (two, 256), (one, 512), (two, 128), (one, 256)];
        let mut cases: Vec<_> = PRESETS.iter().zip(shapes.into_iter().cycle()).collect();
        for (preset, _) in cases.clone() {
            if InputVersion::of(&preset.rules) == three {
                cases.push((preset, (three, 128 * (1 + preset.name.len() % 2))));
            }
        }
        for (preset, (inputs, width)) in cases {
            let net = any_net(inputs, 2, width);
            let mut rng = fastrand::Rng::with_seed(3);
            let mut known = vec![SumCache::new(width); kernels.len()];
            random_game_with(preset.rules, &mut rng, &mut ends, |position| {
                let expected = chances(&[plainly(net.weights(), position); BATCH], BATCH);
                for (kernel, known) in kernels.iter().zip(&mut known) {
                    let batch = kernel.see(net.weights(), &[*position; BATCH], known);
                    assert_eq!(batch.outputs, expected, "{kernel:?} {position}");
                }
            });
        }
    }
}
