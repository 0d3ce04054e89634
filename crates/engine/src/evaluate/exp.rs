//! The exponential function, the same to the last bit on every machine.
//!
//! The standard library uses the function of the system, and systems differ in the last bit, so the
//! same seed would play different games. This function uses only additions, multiplications and a
//! power of two, which round the same everywhere.

/// 1.5 × 2²³.
const ROUNDER: f32 = 12_582_912.0;

/// Returns e to the power `x`, to about seven digits. `x` is limited to ±80.
#[inline(always)]
pub(crate) fn exp(x: f32) -> f32 {
    let x = x.clamp(-80.0, 80.0);
    // Rounds to the nearest whole number, because a number this large has no fraction bits. On
    // processors without a rounding instruction the standard library makes a function call.
    let rounded = x * std::f32::consts::LOG2_E + ROUNDER;
    let halves = rounded - ROUNDER;
    let rest = x - halves * std::f32::consts::LN_2;
    // The exponential series, with enough terms for a remainder of at most half of ln 2.
    let series = [
        1.0 / 720.0,
        1.0 / 120.0,
        1.0 / 24.0,
        1.0 / 6.0,
        0.5,
        1.0,
        1.0,
    ];
    let value = series
        .into_iter()
        .fold(0.0, |sum, factor| sum * rest + factor);
    // The last bits of the rounded number are the exponent, which has an offset of 127.
    value * f32::from_bits(rounded.to_bits().wrapping_add(127) << 23)
}

#[cfg(test)]
mod tests {
    use super::exp;

    #[test]
    fn it_is_the_exponential_function() {
        for step in -400_i16..=400 {
            let x = f32::from(step) / 10.0;
            let (ours, theirs) = (exp(x), x.exp());

            assert!((ours / theirs - 1.0).abs() < 1e-5, "{x}: {ours} {theirs}");
        }
        assert!(exp(-1e9) > 0.0 && exp(1e9).is_finite());
    }
}
