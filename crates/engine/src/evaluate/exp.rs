//! The exponential function, the same to the last bit on every machine.
//!
//! The one of the standard library is the system's, and systems differ in the last bit: then the
//! same seed would not play the same game everywhere. Here are only additions, multiplications and
//! a power of two, which are exact in their rounding.

/// 1.5 × 2²³.
const ROUNDER: f32 = 12_582_912.0;

/// e to the power `x`, to about seven digits. Beyond ±80 it stays at the value there.
#[inline(always)]
pub(crate) fn exp(x: f32) -> f32 {
    let x = x.clamp(-80.0, 80.0);
    // Rounds to the nearest whole number: a number this large has no room for a fraction. The
    // rounding of the standard library is a call on processors without an instruction for it.
    let rounded = x * std::f32::consts::LOG2_E + ROUNDER;
    let halves = rounded - ROUNDER;
    let rest = x - halves * std::f32::consts::LN_2;
    // The series of the exponential, enough of it for a rest of at most half a ln 2.
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
    // The last bits of what was rounded are that number; 127 more is an exponent.
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
