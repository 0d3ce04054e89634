//! The places of the board, always in the numbering of the side that owns the man.

use std::fmt;

use crate::laid;
use crate::{Die, Rules};

/// One of the 24 points, numbered by the pips a man on it has still to go: 24 is the start, 6..=1
/// the home table.
///
/// ```
/// use rosespring_rules::Point;
///
/// assert_eq!(Point::new(24).map(Point::get), Some(24));
/// assert_eq!(Point::new(25), None);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Point(u8);

impl Point {
    /// The point `number`, or `None` outside 1..=24.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        if number >= 1 && number <= 24 {
            Some(Self(number))
        } else {
            None
        }
    }

    /// The number, 1..=24.
    #[must_use]
    pub const fn get(self) -> u8 {
        self.0
    }

    /// The 24 points from 24 down to 1.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        (1..=24).rev().map(Self)
    }
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// Where a step starts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Origin {
    /// A man on a point.
    Point(Point),
    /// A man that was hit.
    Bar,
    /// A man that has not yet entered (Tawula).
    Hand,
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Point(point) => write!(f, "{point}"),
            Self::Bar => f.write_str("bar"),
            Self::Hand => f.write_str("hand"),
        }
    }
}

/// Where a step ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Landing {
    /// On a point.
    Point(Point),
    /// Borne off.
    Off,
}

impl fmt::Display for Landing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Point(point) => write!(f, "{point}"),
            Self::Off => f.write_str("off"),
        }
    }
}

/// One man moved by one number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Step {
    /// Where the man stands, in the mover's numbering.
    pub from: Origin,
    /// The number by which it is moved.
    pub number: Die,
}

impl Step {
    /// The place where the man lands: a man in hand counts 25 or 24 (TW-3), and where men are laid
    /// down each step is as long as the other (DU-1).
    #[must_use]
    pub fn landing(self, rules: &Rules) -> Landing {
        let start = match self.from {
            Origin::Point(point) => point.get(),
            Origin::Bar => 25,
            Origin::Hand => rules.entry_base.get(),
        };
        let pips = match rules.lays_down() {
            true => laid::PIPS as u8,
            false => self.number.get(),
        };
        Point::new(start.saturating_sub(pips)).map_or(Landing::Off, Landing::Point)
    }
}

/// `24 by 6`: the place where the man stands, and the number. It does not name the place where the
/// man lands, which depends on the rules for men in hand ([`Step::landing`]).
///
/// ```
/// use rosespring_rules::{Die, Origin, Step};
///
/// let step = Step { from: Origin::Bar, number: Die::new(4).unwrap() };
/// assert_eq!(step.to_string(), "bar by 4");
/// ```
impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} by {}", self.from, self.number)
    }
}

/// The place from which a man in hand is counted when it enters (TW-3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum EntryBase {
    /// A die d enters on 25−d: the usual rule.
    TwentyFive = 25,
    /// A die d enters on 24−d: Falkener's rule for new men.
    TwentyFour = 24,
}

impl EntryBase {
    /// 25 or 24.
    #[must_use]
    pub const fn get(self) -> u8 {
        self as u8
    }
}
