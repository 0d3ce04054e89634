//! The numbers of a stage of three, of which two may be equal (LU-1).

use std::fmt;

use crate::{Dice, Die};

/// Three numbers, largest first, not all equal. One byte, so that a stage of them takes no more
/// room than any other.
///
/// ```
/// use rosespring_rules::{Die, ThreeNumbers};
///
/// let three = ThreeNumbers::new([Die::Two, Die::Six, Die::Two]).unwrap();
/// assert_eq!(three.numbers(), [Die::Six, Die::Two, Die::Two]);
/// assert_eq!(ThreeNumbers::new([Die::One; 3]), None);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ThreeNumbers(u8);

impl ThreeNumbers {
    /// Sorts three numbers; `None` if all are equal.
    #[must_use]
    pub fn new(mut numbers: [Die; 3]) -> Option<Self> {
        numbers.sort_unstable_by(|a, b| b.cmp(a));
        let [high, middle, low] = numbers;
        (high != low).then(|| Self::of_sorted(high, middle, low))
    }

    /// Returns both dice and a 6; `None` after 6-6.
    pub(crate) const fn with_six(dice: Dice) -> Option<Self> {
        match (dice.high(), dice.low()) {
            (Die::Six, Die::Six) => None,
            (middle, low) => Some(Self::of_sorted(Die::Six, middle, low)),
        }
    }

    const fn of_sorted(high: Die, middle: Die, low: Die) -> Self {
        Self((high as u8 - 1) * 36 + (middle as u8 - 1) * 6 + low as u8 - 1)
    }

    /// The numbers, largest first.
    #[must_use]
    pub const fn numbers(self) -> [Die; 3] {
        [
            Die::ALL[(self.0 / 36) as usize],
            Die::ALL[(self.0 / 6 % 6) as usize],
            Die::ALL[(self.0 % 6) as usize],
        ]
    }
}

impl fmt::Display for ThreeNumbers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [high, middle, low] = self.numbers();
        write!(f, "{high}-{middle}-{low}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_numbers_are_sorted_and_read_back() {
        let mut read = 0;
        for first in Die::ALL {
            for second in Die::ALL {
                for third in Die::ALL {
                    let mut numbers = [first, second, third];
                    let three = ThreeNumbers::new(numbers);
                    numbers.sort_unstable_by(|a, b| b.cmp(a));

                    let all_equal = first == second && second == third;
                    assert_eq!(three.is_none(), all_equal);
                    if let Some(three) = three {
                        assert_eq!(three.numbers(), numbers);
                        read += 1;
                    }
                }
            }
        }
        assert_eq!(read, 210);
    }
}
