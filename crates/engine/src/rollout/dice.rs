//! Stratified throws of a trial.
//!
//! Each block of 1,296 trials has every pair of first and second throw once, and each 36 of them
//! have every first and every second throw once. The block is a Latin square whose rows, columns
//! and symbols are shuffled, so the dice of a single trial are still fair.

use rosespring_rules::Dice;

use crate::seeds;

/// The number of ways in which two dice fall.
const WAYS: u64 = 36;

/// The throws of one trial.
#[derive(Debug)]
pub(super) struct Throws {
    rng: fastrand::Rng,
    /// The stratified throws, last first.
    even: [u8; 2],
    left: usize,
}

impl Throws {
    /// The throws of trial `number` of a rollout with this seed.
    pub(super) fn of(seed: u64, number: u64) -> Self {
        let (block, within) = (number / (WAYS * WAYS), number % (WAYS * WAYS));
        let (row, column) = (within / WAYS, within % WAYS);
        // Each block and each trial has a separate generator.
        let mut rng = generator(seed, 2 * block);
        let [rows, firsts, seconds, symbols] = [(); 4].map(|()| shuffled(&mut rng));
        let first = firsts[column as usize];
        let symbol = u64::from(seconds[usize::from(first)]) + u64::from(rows[row as usize]);
        let second = symbols[(symbol % WAYS) as usize];
        Self {
            rng: generator(seed, 2 * number + 1),
            even: [second, first],
            left: 2,
        }
    }

    /// The next throw.
    pub(super) fn throw(&mut self) -> Dice {
        let way = match self.left {
            0 => self.rng.u8(..WAYS as u8),
            _ => {
                self.left -= 1;
                self.even[self.left]
            }
        };
        ways(way)
    }

    /// Returns a throw that is not stratified, for the opening, which is repeated after a tie.
    pub(super) fn opening(&mut self) -> Dice {
        ways(self.rng.u8(..WAYS as u8))
    }
}

fn ways(way: u8) -> Dice {
    Dice::from_numbers(way / 6 + 1, way % 6 + 1).expect("both quotient and rest are below six")
}

/// Returns the ways in random order: that of `fastrand::Rng::shuffle` on 64-bit machines, which has
/// another one in WebAssembly.
fn shuffled(rng: &mut fastrand::Rng) -> [u8; WAYS as usize] {
    let mut all = std::array::from_fn(|index| index as u8);
    for index in 1..WAYS {
        all.swap(index as usize, rng.u64(..=index) as usize);
    }
    all
}

/// Returns a generator that is independent of those of other numbers.
pub(crate) fn generator(seed: u64, number: u64) -> fastrand::Rng {
    fastrand::Rng::with_seed(seeds::derive(seeds::mix(seed), number))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// The order in which rollouts were made that are stored.
    #[cfg(target_pointer_width = "64")]
    #[test]
    fn ways_are_shuffled_as_by_fastrand() {
        for seed in 0..100 {
            let mut expected: [u8; WAYS as usize] = std::array::from_fn(|index| index as u8);
            generator(seed, 0).shuffle(&mut expected);

            assert_eq!(shuffled(&mut generator(seed, 0)), expected);
        }
    }

    #[test]
    fn the_first_throws_are_dealt_out_evenly() {
        let drawn = |number| {
            let mut throws = Throws::of(7, number);
            (throws.throw().to_string(), throws.throw().to_string())
        };
        for block in [0, 3] {
            let start = block * WAYS * WAYS;
            let pairs: BTreeSet<_> = (start..start + WAYS * WAYS).map(drawn).collect();
            assert_eq!(pairs.len() as u64, WAYS * WAYS);

            for row in 0..WAYS {
                let start = start + row * WAYS;
                let (firsts, seconds): (BTreeSet<_>, BTreeSet<_>) =
                    (start..start + WAYS).map(drawn).unzip();
                assert_eq!((firsts.len(), seconds.len()), (36, 36));
            }
        }
        assert_ne!(
            (0..36).map(drawn).collect::<Vec<_>>(),
            (1296..1332).map(drawn).collect::<Vec<_>>()
        );
    }
}
