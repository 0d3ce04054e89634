/*!
Exact bear-off tables: how many throws one side needs, and which side is off first.

In a pure bear-off all men are in their home tables or off. The two home tables share no point,
whichever way the sides travel, so no man is hit or blocked and no number passes on. Every number is
played as long as men are left, and the sides only race. This makes the bear-off small enough to be
solved.

- [`Index`] numbers the positions of one side: up to fifteen men on six points, 54,264 of them.
- [`OneSided`] holds for each of them the distribution of the number of throws until all men are
  off, and until the first is.
- [`TwoSided`] holds the chance to win for every pair of positions; [`build`] makes it, and
  [`Builder`] step by step.
- Both give the value of a position in which a throw is due: [`TwoSided::value`] exactly,
  [`OneSided::value`] as if each side played for itself.
- [`Tables`] combines all of these, and [`TableEvaluator`] is an evaluation that uses them first.
- [`slow`] computes the same from [`Position`](rosespring_rules::Position) alone, to check tables.

# Assumptions

Where doublets cascade only after some throws (GB-3), cascades are taken to be under way: a side
that bears off has made its first three throws long before. A side with a man off cannot lose a
double game (C-6), so in tables of fewer men than the game has both sides play for the win alone.
Tables of all its men, fifteen or three, also hold the chances of double games, and a side with all
of them plays for units.

# Source

Rulings C-1, C-5, C-6, GB-3, GB-4.
*/

mod build;
mod file;
mod index;
mod known;
mod one_sided;
mod plays;
pub mod slow;
mod solve;
mod value;

pub use build::{Builder, BuiltTable, build};
pub use file::{Header, StoredChances, TableError, TwoSided};
pub use index::{Home, Index, POINTS};
pub use known::{TableBytes, TableEvaluator, Tables, TooLate};
pub use one_sided::{CERTAIN, OneSided};
pub use plays::Plays;
pub use solve::SolvedStep;

use rosespring_rules::{Compulsion, Dice, Doublets, Rules, Scoring};

/// The effect of a doublet in a bear-off. Nothing else differs between the games there.
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

    /// Returns the kind of the rules once doublets cascade. The result is `None`, and there are no
    /// tables, if players may leave numbers unplayed ([`Compulsion::Free`]), if a doublet is
    /// played only twice ([`Doublets::Twice`], [`Doublets::TwiceAndSix`]), if nobody moves
    /// ([`Doublets::OfChoice`]), or if men left are counted ([`Scoring::MenLeft`]): tables know
    /// wins and double wins only.
    /// ```
    /// use rosespring_engine::bearoff::Kind;
    /// use rosespring_rules::Rules;
    ///
    /// let kind = |name| Rules::preset(name).and_then(|rules| Kind::of(&rules));
    /// assert_eq!(kind("gioul"), Some(Kind::Cascade));
    /// assert_eq!(kind("tawula"), Some(Kind::FourTimes));
    /// assert_eq!(kind("irish"), None);
    /// assert_eq!(kind("tawla-31"), None);
    /// ```
    #[must_use]
    pub const fn of(rules: &Rules) -> Option<Self> {
        match (rules.compulsion, rules.scoring, rules.doublets) {
            (Compulsion::Free, ..)
            | (_, Scoring::MenLeft, _)
            | (
                ..,
                Doublets::Twice | Doublets::TwiceAndSix | Doublets::OfChoice | Doublets::Named,
            ) => None,
            (.., Doublets::FourTimes) => Some(Self::FourTimes),
            (.., Doublets::Cascade { .. }) => Some(Self::Cascade),
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

/// Whether a table of `men` men holds the chances of double games: if the rules have them, and a
/// side can have all its men still to bear off.
#[must_use]
pub fn double_games(rules: &Rules, men: u8) -> bool {
    men == rules.men() && counts_twice(rules)
}

/// Whether a side that has borne off no man loses a double game (C-6). Triple games and capotes are
/// impossible once all men are at home.
const fn counts_twice(rules: &Rules) -> bool {
    matches!(rules.scoring, Scoring::Double | Scoring::Triple)
}

/// The 21 throws: larger number, smaller number, and weight out of 36.
fn throws() -> impl Iterator<Item = (usize, usize, u32)> {
    Dice::ALL_21.iter().map(|&(dice, weight)| {
        let [high, low] = [dice.high(), dice.low()].map(|die| usize::from(die.get()));
        (high, low, u32::from(weight))
    })
}
