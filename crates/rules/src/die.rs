//! Dice: the faces of a die, and two of them thrown together.

use std::cmp::Ordering;
use std::fmt;
use std::str::FromStr;

use crate::Side;

/// The face of one die.
///
/// ```
/// use rosespring_rules::Die;
///
/// assert_eq!(Die::new(6), Some(Die::Six));
/// assert_eq!(Die::new(0), None);
/// assert_eq!(Die::Three.get(), 3);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[repr(u8)]
pub enum Die {
    /// An ace.
    One = 1,
    /// A two.
    Two = 2,
    /// A three.
    Three = 3,
    /// A four.
    Four = 4,
    /// A five.
    Five = 5,
    /// A six.
    Six = 6,
}

impl Die {
    /// The six faces, lowest first.
    pub const ALL: [Self; 6] = [
        Self::One,
        Self::Two,
        Self::Three,
        Self::Four,
        Self::Five,
        Self::Six,
    ];

    /// The face that shows `number`, or `None` outside 1..=6.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        match number {
            1 => Some(Self::One),
            2 => Some(Self::Two),
            3 => Some(Self::Three),
            4 => Some(Self::Four),
            5 => Some(Self::Five),
            6 => Some(Self::Six),
            _ => None,
        }
    }

    /// The number shown, 1..=6.
    #[must_use]
    pub const fn get(self) -> u8 {
        self as u8
    }

    /// The next higher face; `None` after a six.
    #[must_use]
    pub const fn next(self) -> Option<Self> {
        Self::new(self as u8 + 1)
    }
}

impl fmt::Display for Die {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.get())
    }
}

/// Two dice in the order thrown.
///
/// ```
/// use rosespring_rules::Dice;
///
/// let dice: Dice = "3-6".parse()?;
/// assert!(!dice.is_doublet());
/// assert_eq!((dice.high().get(), dice.low().get()), (6, 3));
/// assert!("7-1".parse::<Dice>().is_err());
/// # Ok::<(), rosespring_rules::ParseDiceError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
pub struct Dice {
    /// The first die; White's in the opening.
    pub first: Die,
    /// The second die; Black's in the opening.
    pub second: Die,
}

impl Dice {
    /// The 21 throws that differ, higher die first, each with the number of ways of the 36 in
    /// which it falls: 1 for a doublet, otherwise 2.
    pub const ALL_21: [(Self, u8); 21] = all_21();

    /// Both dice, in this order.
    #[must_use]
    pub const fn new(first: Die, second: Die) -> Self {
        Self { first, second }
    }

    /// Both dice from numbers, or `None` if one is outside 1..=6.
    #[must_use]
    pub const fn from_numbers(first: u8, second: u8) -> Option<Self> {
        match (Die::new(first), Die::new(second)) {
            (Some(first), Some(second)) => Some(Self { first, second }),
            _ => None,
        }
    }

    /// Whether both dice show the same number.
    #[must_use]
    pub const fn is_doublet(self) -> bool {
        self.first as u8 == self.second as u8
    }

    /// The larger number.
    #[must_use]
    pub const fn high(self) -> Die {
        if self.first as u8 >= self.second as u8 {
            self.first
        } else {
            self.second
        }
    }

    /// The smaller number.
    #[must_use]
    pub const fn low(self) -> Die {
        if self.first as u8 >= self.second as u8 {
            self.second
        } else {
            self.first
        }
    }

    /// The side that begins the game after this opening throw of White's die and Black's: the one
    /// with the larger number. `None` after a tie.
    #[must_use]
    pub fn opening_winner(self) -> Option<Side> {
        match self.first.cmp(&self.second) {
            Ordering::Greater => Some(Side::White),
            Ordering::Less => Some(Side::Black),
            Ordering::Equal => None,
        }
    }
}

const fn all_21() -> [(Dice, u8); 21] {
    let mut all = [(Dice::new(Die::One, Die::One), 1); 21];
    let (mut index, mut high) = (0, 0);
    while high < 6 {
        let mut low = 0;
        while low <= high {
            let weight = if low == high { 1 } else { 2 };
            all[index] = (Dice::new(Die::ALL[high], Die::ALL[low]), weight);
            index += 1;
            low += 1;
        }
        high += 1;
    }
    all
}

impl fmt::Display for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.first, self.second)
    }
}

/// Error: the text is not a throw.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is no throw: expected two numbers from 1 to 6, such as `6-4`")]
pub struct ParseDiceError(String);

impl FromStr for Dice {
    type Err = ParseDiceError;

    /// Reads `6-4`, `64` or `6 4`.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut numbers = text.chars().filter(|c| !matches!(c, '-' | ' '));
        let mut die = || {
            numbers
                .next()
                .and_then(|c| c.to_digit(10))
                .and_then(|n| Die::new(n as u8))
        };
        match (die(), die(), numbers.next()) {
            (Some(first), Some(second), None) => Ok(Self { first, second }),
            _ => Err(ParseDiceError(text.chars().take(20).collect())),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_21_throws_weigh_36() {
        let total: u8 = Dice::ALL_21.iter().map(|(_, weight)| weight).sum();

        assert_eq!(total, 36);
        assert_eq!(
            Dice::ALL_21
                .iter()
                .filter(|(dice, _)| dice.is_doublet())
                .count(),
            6
        );
    }
}
