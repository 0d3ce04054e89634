//! The sums of a net, for what the processor can do. All kernels add the same whole numbers in
//! the same order, so they have the same bits; a test holds them to it.

// Calling a function compiled for a processor feature is `unsafe`, because a processor without it
// would meet an unknown instruction. Nothing else here is.
#![allow(unsafe_code)]

use super::file::{FULL, HIDDEN, OUTPUTS, Quantised};

/// Which instructions are used.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kernel {
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
    /// What this processor can use, slowest first.
    #[must_use]
    pub fn available() -> Vec<Self> {
        let mut all = vec![Self::Portable];
        #[cfg(target_arch = "x86_64")]
        {
            if is_x86_feature_detected!("avx2") {
                all.push(Self::Avx2);
            }
            if is_x86_feature_detected!("avx512bw") && is_x86_feature_detected!("avx512vl") {
                all.push(Self::Avx512);
            }
        }
        all
    }

    /// The fastest that this processor can use.
    #[must_use]
    pub fn best() -> Self {
        Self::available().pop().unwrap_or(Self::Portable)
    }

    /// The outputs for the rows that hold, in units of 1 / (`FULL` × `OUT_SCALE`).
    pub(super) fn outputs(self, net: &Quantised, active: &[u16]) -> [i32; OUTPUTS] {
        match self {
            Self::Portable => outputs(net, active),
            // SAFETY: a kernel comes from `available`, which asked the processor.
            #[cfg(target_arch = "x86_64")]
            Self::Avx2 => unsafe { outputs_avx2(net, active) },
            // SAFETY: as above.
            #[cfg(target_arch = "x86_64")]
            Self::Avx512 => unsafe { outputs_avx512(net, active) },
        }
    }
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2,bmi2,popcnt")]
fn outputs_avx2(net: &Quantised, active: &[u16]) -> [i32; OUTPUTS] {
    outputs(net, active)
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2,bmi2,popcnt,avx512f,avx512bw,avx512vl")]
fn outputs_avx512(net: &Quantised, active: &[u16]) -> [i32; OUTPUTS] {
    outputs(net, active)
}

/// Units summed at a time: few enough to stay in registers.
const LANES: usize = 64;

#[inline(always)]
fn outputs(net: &Quantised, active: &[u16]) -> [i32; OUTPUTS] {
    let mut hidden = [0_i16; HIDDEN];
    for start in (0..HIDDEN).step_by(LANES) {
        let mut sums: [i16; LANES] = *chunk(&net.bias, start);
        for &row in active {
            let weights: &[i16; LANES] = chunk(&net.rows[usize::from(row)], start);
            for (sum, &weight) in sums.iter_mut().zip(weights) {
                *sum = sum.saturating_add(weight);
            }
        }
        for (unit, sum) in hidden[start..start + LANES].iter_mut().zip(sums) {
            *unit = sum.clamp(0, FULL);
        }
    }
    let mut outputs = net.out_bias;
    for (output, weights) in outputs.iter_mut().zip(&net.out) {
        for (&unit, &weight) in hidden.iter().zip(weights) {
            *output += i32::from(unit) * i32::from(weight);
        }
    }
    outputs
}

#[inline(always)]
fn chunk(row: &[i16; HIDDEN], start: usize) -> &[i16; LANES] {
    row[start..start + LANES]
        .try_into()
        .expect("the slice is as long as the array")
}

#[cfg(test)]
mod tests {
    use super::super::file::tests::any_net;
    use super::super::inputs::ROWS;
    use super::*;

    #[test]
    fn every_kernel_has_the_same_bits() {
        let net = any_net(2);
        let mut rng = fastrand::Rng::with_seed(3);
        for _ in 0..200 {
            let rows: Vec<u16> = (0..60).map(|_| rng.u16(..ROWS as u16)).collect();
            let expected = outputs(net.weights(), &rows);

            for kernel in Kernel::available() {
                assert_eq!(kernel.outputs(net.weights(), &rows), expected, "{kernel:?}");
            }
        }
    }
}
