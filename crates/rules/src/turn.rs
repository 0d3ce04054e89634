//! The turn: from a throw to the next throw, stage by stage.
//!
//! A [`Turn`] is the rest of one throw that is still to be played. A stage is the unit of decision:
//! two different dice, one to four equal numbers, or three numbers. [`Phase`] holds all possible
//! states as variants, without flags that could contradict each other.

use std::fmt;

use crate::{Dice, Die, Doublets, Outcome, Rules, Side, ThreeNumbers};

/// The phase of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Phase {
    /// Each side throws one die to decide which side begins.
    Opening,
    /// A side is to throw both dice.
    Throw(Side),
    /// A side is to name a doublet, which it then plays (AD-2).
    Name(Side),
    /// A side is to play a stage; it always has a legal play.
    Play(Turn),
    /// The game is over.
    Over(Outcome),
}

/// The count of equal numbers that are left: one to four, or up to twelve where a doublet brings
/// men of one's choice (DU-4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum RunLength {
    /// One.
    One = 1,
    /// Two.
    Two = 2,
    /// Three.
    Three = 3,
    /// All four.
    Four = 4,
    /// Five.
    Five = 5,
    /// Six.
    Six = 6,
    /// Seven.
    Seven = 7,
    /// Eight.
    Eight = 8,
    /// Nine.
    Nine = 9,
    /// Ten.
    Ten = 10,
    /// Eleven.
    Eleven = 11,
    /// Twelve.
    Twelve = 12,
}

impl RunLength {
    /// Twice a number: 2..=12.
    #[must_use]
    pub const fn twice(number: Die) -> Self {
        match number {
            Die::One => Self::Two,
            Die::Two => Self::Four,
            Die::Three => Self::Six,
            Die::Four => Self::Eight,
            Die::Five => Self::Ten,
            Die::Six => Self::Twelve,
        }
    }

    /// Returns the value for `count`, or `None` outside 1..=12.
    #[must_use]
    pub const fn new(count: u8) -> Option<Self> {
        match count {
            1 => Some(Self::One),
            2 => Some(Self::Two),
            3 => Some(Self::Three),
            4 => Some(Self::Four),
            5 => Some(Self::Five),
            6 => Some(Self::Six),
            7 => Some(Self::Seven),
            8 => Some(Self::Eight),
            9 => Some(Self::Nine),
            10 => Some(Self::Ten),
            11 => Some(Self::Eleven),
            12 => Some(Self::Twelve),
            _ => None,
        }
    }

    /// 1..=12.
    #[must_use]
    pub const fn get(self) -> u8 {
        self as u8
    }
}

/// The numbers played as one unit, and what follows them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Stage {
    /// Two different dice.
    Pair {
        /// The larger.
        high: Die,
        /// The smaller.
        low: Die,
    },
    /// Equal numbers: a doublet, a group of a cascade, or a group of a remainder. The doublet of a
    /// game without moves is men of one's choice, of which each is laid or borne by its number
    /// (DU-4).
    Run {
        /// The number.
        number: Die,
        /// The count that is left.
        left: RunLength,
        /// The number of the last group: four of each number above `number` up to it follow.
        last: Die,
    },
    /// Three numbers, of which two may be equal (LU-1).
    Three(ThreeNumbers),
}

impl Stage {
    /// Returns the first stage of a throw by `rules`: two different dice, as many equal numbers as
    /// a doublet brings, or both dice and a 6. If the doublet cascades, groups of higher numbers
    /// follow.
    #[must_use]
    pub const fn of_throw(rules: &Rules, dice: Dice, cascades: bool) -> Self {
        if matches!(rules.doublets, Doublets::TwiceAndSix) {
            Self::with_six(dice)
        } else if dice.is_doublet() {
            Self::Run {
                number: dice.first,
                left: rules.doublets.run_length(dice.first),
                last: Rules::last_number(dice.first, cascades),
            }
        } else {
            Self::Pair {
                high: dice.high(),
                low: dice.low(),
            }
        }
    }

    /// Returns the stage of both dice and a 6 (LU-1).
    const fn with_six(dice: Dice) -> Self {
        match ThreeNumbers::with_six(dice) {
            Some(three) => Self::Three(three),
            None => Self::Run {
                number: Die::Six,
                left: RunLength::Three,
                last: Die::Six,
            },
        }
    }

    /// Returns the one stage of a named doublet: four of its number (AD-2).
    #[must_use]
    pub const fn of_named(number: Die) -> Self {
        Self::Run {
            number,
            left: RunLength::Four,
            last: number,
        }
    }

    /// The numbers of this stage alone: two or three, largest first, or equal ones.
    #[must_use]
    pub fn numbers(self) -> Vec<Die> {
        match self {
            Self::Pair { high, low } => vec![high, low],
            Self::Run { number, left, .. } => vec![number; usize::from(left.get())],
            Self::Three(three) => three.numbers().to_vec(),
        }
    }

    /// The number of numbers of this stage alone, 1..=12.
    #[must_use]
    pub const fn len(self) -> u8 {
        match self {
            Self::Pair { .. } => 2,
            Self::Run { left, .. } => left.get(),
            Self::Three(_) => 3,
        }
    }

    /// Always false, because every stage has numbers.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        false
    }

    /// The numbers of the groups of four that follow this stage.
    pub fn then(self) -> impl Iterator<Item = Die> {
        let (number, last) = match self {
            Self::Pair { .. } | Self::Three(_) => (Die::Six, Die::Six),
            Self::Run { number, last, .. } => (number, last),
        };
        Die::ALL
            .into_iter()
            .filter(move |&die| die > number && die <= last)
    }

    /// This stage's numbers and those of every later group, as groups.
    #[must_use]
    pub fn groups(self) -> Vec<Vec<Die>> {
        std::iter::once(self.numbers())
            .chain(self.then().map(|die| vec![die; 4]))
            .collect()
    }

    /// The group of four that follows a run; `None` after the last one or other numbers.
    #[must_use]
    pub fn next(self) -> Option<Self> {
        let Self::Run { number, last, .. } = self else {
            return None;
        };
        let number = number.next().filter(|&next| next <= last)?;
        Some(Self::Run {
            number,
            left: RunLength::Four,
            last,
        })
    }
}

impl fmt::Display for Stage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Pair { high, low } => write!(f, "{high}-{low}"),
            Self::Run { number, left, .. } => write!(f, "{}×{number}", left.get()),
            Self::Three(three) => three.fmt(f),
        }
    }
}

/// The rest of one throw that is still to be played.
///
/// A remainder is being played if and only if `mover` is not `thrower`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Turn {
    pub(crate) thrower: Side,
    pub(crate) mover: Side,
    pub(crate) stage: Stage,
    pub(crate) origin: TurnOrigin,
}

/// Where the numbers of a turn come from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum TurnOrigin {
    /// They were thrown.
    Thrown,
    /// The thrower named a doublet; if all of it is played, the same side throws again (AD-2).
    Named,
}

impl Turn {
    /// The turn of `thrower` who is to play `stage` of a throw.
    pub(crate) const fn of_throw(thrower: Side, stage: Stage) -> Self {
        Self {
            thrower,
            mover: thrower,
            stage,
            origin: TurnOrigin::Thrown,
        }
    }

    /// The turn of `thrower` who has named the doublet of `number`.
    pub(crate) const fn named(thrower: Side, number: Die) -> Self {
        Self {
            thrower,
            mover: thrower,
            stage: Stage::of_named(number),
            origin: TurnOrigin::Named,
        }
    }

    /// The side that threw.
    #[must_use]
    pub const fn thrower(self) -> Side {
        self.thrower
    }

    /// The side that plays the stage.
    #[must_use]
    pub const fn mover(self) -> Side {
        self.mover
    }

    /// The stage to be played now.
    #[must_use]
    pub const fn stage(self) -> Stage {
        self.stage
    }

    /// Whether the numbers were thrown or named.
    #[must_use]
    pub const fn origin(self) -> TurnOrigin {
        self.origin
    }

    /// Whether the thrower named the doublet that is played (AD-2).
    #[must_use]
    pub const fn is_named(self) -> bool {
        matches!(self.origin, TurnOrigin::Named)
    }

    /// Whether the opponent of the thrower plays what the thrower could not (GB-6).
    #[must_use]
    pub fn is_remainder(self) -> bool {
        self.mover != self.thrower
    }
}

/// Numbers that could not be played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum UnplayedNumbers {
    /// One die of two or three.
    Die(Die),
    /// A stage and everything that follows it.
    Stage(Stage),
    /// Some of one number, without the later groups.
    Group {
        /// The number.
        number: Die,
        /// The count.
        left: RunLength,
    },
}

impl UnplayedNumbers {
    /// Returns the numbers, in the order in which they would have been played.
    #[must_use]
    pub fn numbers(self) -> Vec<Die> {
        match self {
            Self::Die(die) => vec![die],
            Self::Stage(stage) => stage.groups().concat(),
            Self::Group { number, left } => vec![number; usize::from(left.get())],
        }
    }

    /// Two numbers, larger first.
    pub(crate) const fn two(larger: Die, smaller: Die) -> Self {
        let dice = Dice::new(larger, smaller);
        match dice.is_doublet() {
            true => Self::Group {
                number: larger,
                left: RunLength::Two,
            },
            false => Self::Stage(Stage::Pair {
                high: dice.high(),
                low: dice.low(),
            }),
        }
    }

    /// Returns the stage in which another side would play the numbers.
    pub(crate) const fn stage(self) -> Stage {
        let (number, left) = match self {
            Self::Stage(stage) => return stage,
            Self::Die(number) => (number, RunLength::One),
            Self::Group { number, left } => (number, left),
        };
        Stage::Run {
            number,
            left,
            last: number,
        }
    }
}
