/*!
Bearing off, exactly: how long one side takes, and who is off first.

In a pure bear-off the men of both sides are in their home tables or off. The two home tables share
no point, whichever way the sides travel, so nothing is hit, blocked or passed on: every number is
played as long as men are left, and the sides only race. That makes it small enough to be solved.

- [`Index`] numbers the positions of one side: up to fifteen men on six points, 54,264 of them.
- [`OneSided`] knows for each of them how many throws it takes to bear off all men, and the first.
- [`TwoSided`] holds the chance to win for every pair of positions; [`build`] makes it.
- Both give the value of a position in which a throw is due: [`TwoSided::value`] exactly,
  [`OneSided::value`] as if each side played for itself.
- [`slow`] derives the same from [`Position`](rosespring_rules::Position) alone, to check tables.

# What is assumed

Where doublets cascade after some throws only (GB-3), that time has come: a side that bears off has
long made its first three throws. In two-sided tables both sides play for the win alone: a side that
has a man off cannot lose a double game, so tables of fewer than fifteen men lack nothing.

# Source

Rulings C-1, C-5, C-6, GB-3, GB-4.
*/

mod build;
mod file;
mod index;
mod one_sided;
mod plays;
pub mod slow;
mod value;

pub use build::{Built, build};
pub use file::{Checksum, Header, TableError, TwoSided};
pub use index::{Home, Index, POINTS};
pub use one_sided::{CERTAIN, OneSided};
pub use plays::Plays;

use rosespring_rules::{Compulsion, Dice, Doublets, Rules};

/// What a doublet brings in a bear-off: all that tells the games apart there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Kind {
    /// Four of its number.
    FourTimes = 0,
    /// Four of its number, then four of each higher one (GB-4).
    Cascade = 1,
}

impl Kind {
    /// Both kinds.
    pub const ALL: [Self; 2] = [Self::FourTimes, Self::Cascade];

    /// The kind of some rules, with cascades under way; `None` if numbers may be left unplayed at
    /// will ([`Compulsion::Free`]), for which there are no tables.
    ///
    /// ```
    /// use rosespring_engine::bearoff::Kind;
    /// use rosespring_rules::Rules;
    ///
    /// let kind = |name| Rules::preset(name).and_then(|rules| Kind::of(&rules));
    /// assert_eq!(kind("gioul"), Some(Kind::Cascade));
    /// assert_eq!(kind("tawula"), Some(Kind::FourTimes));
    /// ```
    #[must_use]
    pub const fn of(rules: &Rules) -> Option<Self> {
        match (rules.compulsion, rules.doublets) {
            (Compulsion::Free, _) => None,
            (_, Doublets::FourTimes) => Some(Self::FourTimes),
            (_, Doublets::Cascade { .. }) => Some(Self::Cascade),
        }
    }

    const fn from_number(number: u8) -> Option<Self> {
        match number {
            0 => Some(Self::FourTimes),
            1 => Some(Self::Cascade),
            _ => None,
        }
    }
}

/// The 21 throws: larger number, smaller number, and how many of the 36 they are.
fn throws() -> impl Iterator<Item = (usize, usize, u32)> {
    Dice::ALL_21.iter().map(|&(dice, weight)| {
        let [high, low] = [dice.high(), dice.low()].map(|die| usize::from(die.get()));
        (high, low, u32::from(weight))
    })
}
