//! The events of a throw: what it is worth before anything is moved (TC-6).

use std::fmt;

use super::jan::Jan;
use super::reach::Way;
use crate::{Dice, Die, Point, Side};

/// What a throw is worth for one reason, to one side.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct ThrowEvent {
    /// The side that marks the points: the thrower, or the other side.
    pub side: Side,
    /// The points, those of every way together.
    pub points: u8,
    /// The reason, with the points of the board that prove it, in the thrower's numbering.
    pub kind: ThrowEventKind,
}

/// The reasons for which a throw is worth points.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum ThrowEventKind {
    /// A lone man of the other side can be reached: *jan de récompense*, a man hit truly.
    Hit {
        /// Where the man stands.
        at: Point,
        /// How it is reached; each way counts.
        ways: Vec<Way>,
    },
    /// A lone man can be reached by both numbers together only, and men of the other side hold
    /// every point to rest on: *battre à faux*. The other side marks.
    FalseHit {
        /// Where the man stands.
        at: Point,
        /// The man that lacks a point to rest on.
        from: Point,
    },
    /// The other side's empty corner can be reached by two men: *battre le coin*.
    HitCorner {
        /// The two men, that of the larger number first.
        from: [Point; 2],
    },
    /// The only two men off the start can reach both corners: *jan de deux tables*. If the other
    /// side holds its corner, it marks: *contre-jan*.
    TwoTables {
        /// The man that reaches the own corner, and the one that reaches the other.
        from: [Point; 2],
    },
    /// An ace is thrown with the only two men off the start on the own corner: *jan de mézéas*. If
    /// the other side holds its corner, it marks: *contre-jan*.
    Mezeas,
    /// The third throw can complete single men on the points 23 to 18: *jan de six tables*.
    SixTables {
        /// The two points that are reached.
        gaps: [Point; 2],
    },
    /// A play fills a jan: *remplir*.
    Fill {
        /// The jan.
        jan: Jan,
        /// How.
        filling: Filling,
    },
    /// A play leaves a full jan full, or none is possible: *conserver*.
    Keep {
        /// The jan.
        jan: Jan,
    },
    /// A play bears off the last man: *sortir*.
    Out,
    /// A number cannot be played: *jan qui ne peut*. The other side marks.
    Unplayed {
        /// The number.
        number: Die,
    },
}

/// How a jan is filled.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Filling {
    /// One man is lacking; each way to bring it counts.
    OneMan {
        /// Where it is lacking.
        at: Point,
        /// How it comes.
        ways: Vec<Way>,
    },
    /// Two men are lacking, and both numbers bring them: one way.
    TwoMen {
        /// Where they are lacking; twice the same point if it is empty.
        at: [Point; 2],
    },
}

impl Filling {
    /// The number of ways that count.
    fn count(&self) -> u8 {
        match self {
            Self::OneMan { ways, .. } => ways.len() as u8,
            Self::TwoMen { .. } => 1,
        }
    }
}

impl ThrowEventKind {
    /// The name in text: `false hit`.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Hit { .. } => "hit",
            Self::FalseHit { .. } => "false hit",
            Self::HitCorner { .. } => "hit corner",
            Self::TwoTables { .. } => "two tables",
            Self::Mezeas => "mezeas",
            Self::SixTables { .. } => "six tables",
            Self::Fill { .. } => "fill",
            Self::Keep { .. } => "keep",
            Self::Out => "out",
            Self::Unplayed { .. } => "unplayed",
        }
    }

    /// The points that the event is worth with these dice, every way counted.
    pub(super) fn points(&self, dice: Dice) -> u8 {
        let by_throw = |simple, doublet| if dice.is_doublet() { doublet } else { simple };
        let hit = |at: Point| match at.get() {
            7..=18 => by_throw(2, 4),
            _ => by_throw(4, 6),
        };
        match self {
            Self::Hit { at, ways } => hit(*at) * ways.len() as u8,
            Self::FalseHit { at, .. } => hit(*at),
            Self::HitCorner { .. } | Self::TwoTables { .. } | Self::Mezeas => by_throw(4, 6),
            Self::SixTables { .. } => 4,
            Self::Fill { filling, .. } => by_throw(4, 6) * filling.count(),
            Self::Keep { .. } | Self::Out => by_throw(4, 6),
            Self::Unplayed { .. } => 2,
        }
    }
}

/// The reason, without side and points: `false hit 7`, `fill great jan`, `unplayed 6`.
impl fmt::Display for ThrowEventKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())?;
        match self {
            Self::Hit { at, .. } | Self::FalseHit { at, .. } => write!(f, " {at}"),
            Self::Fill { jan, .. } | Self::Keep { jan } => write!(f, " {jan}"),
            Self::Unplayed { number } => write!(f, " {number}"),
            _ => Ok(()),
        }
    }
}

/// One line: `false hit 7: 2 to black`. The point is the thrower's.
impl fmt::Display for ThrowEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {} to {}", self.kind, self.points, self.side)
    }
}
