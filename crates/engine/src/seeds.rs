//! Seeds made of other seeds, so that every game, trial and player draws from a separate generator.

/// The golden ratio as a fraction of 2⁶⁴: the step of splitmix64.
const STEP: u64 = 0x9E37_79B9_7F4A_7C15;

/// Mixes the bits of a number: the finaliser of splitmix64, whose outputs for neighbouring inputs
/// look independent.
#[must_use]
pub const fn mix(mut bits: u64) -> u64 {
    bits = (bits ^ (bits >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    bits = (bits ^ (bits >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    bits ^ (bits >> 31)
}

/// Returns the seed with a number among those that follow from `seed`: the output of splitmix64
/// with this number, counted from 0.
///
/// ```
/// use rosespring_engine::seeds::derive;
///
/// // The first outputs of splitmix64 for the seed 1234567.
/// assert_eq!(derive(1_234_567, 0), 6_457_827_717_110_365_317);
/// assert_eq!(derive(1_234_567, 1), 3_203_168_211_198_807_973);
/// ```
#[must_use]
pub const fn derive(seed: u64, number: u64) -> u64 {
    mix(seed.wrapping_add(number.wrapping_add(1).wrapping_mul(STEP)))
}

#[cfg(test)]
mod tests {
    /// The same seed must give the same game. The numbers of the generator may change with a
    /// version of its library, and this test says so before games, rollouts and records do.
    #[test]
    fn the_generator_has_its_known_numbers() {
        let mut rng = fastrand::Rng::with_seed(1);
        let numbers: [u64; 3] = std::array::from_fn(|_| rng.u64(..));
        let dice: [u8; 6] = std::array::from_fn(|_| rng.u8(1..=6));

        let known = [
            12_120_239_713_417_281_201,
            9_861_924_296_701_902_397,
            4_420_488_659_902_023_302,
        ];
        assert_eq!((numbers, dice), (known, [2, 1, 2, 6, 3, 5]));
    }
}
