//! The board as the thrower counts it.

use crate::frame::bits_up;
use crate::men::{POINTS, SlotSet};
use crate::{Board, Men, Movement, Point, Side};

/// The point of the thrower that only two men at once enter and leave: the corner (TC-3).
pub(crate) const CORNER: u32 = 13;
/// The corner of the other side, which the thrower never occupies (TC-3).
pub(crate) const OTHER_CORNER: u32 = 12;
/// Where all men start.
pub(crate) const START: u32 = 24;

/// The men of both sides, on the points of the thrower.
#[derive(Debug, Clone, Copy)]
pub(crate) struct View {
    /// The thrower's men.
    pub(crate) mine: Men,
    /// The other side's men, in that side's own numbering.
    pub(crate) theirs: Men,
    /// Points on which the other side has men.
    pub(crate) blocked: SlotSet,
    /// Points on which the other side has two men or more.
    pub(crate) held: SlotSet,
}

impl View {
    pub(crate) fn new(board: &Board, thrower: Side) -> Self {
        let theirs = board.men(thrower.other());
        let facing = |set| Movement::Contrary.facing_set(set & POINTS);
        Self {
            mine: board.men(thrower),
            theirs,
            blocked: facing(theirs.occupied()),
            held: facing(theirs.doubled()),
        }
    }

    /// The thrower's men on a point; none beyond the board.
    pub(crate) const fn mine_on(&self, point: u32) -> u8 {
        if point <= START {
            self.mine.count(point)
        } else {
            0
        }
    }

    /// Whether a man of the other side stands on the point.
    pub(crate) const fn is_blocked(&self, point: u32) -> bool {
        self.blocked >> point & 1 == 1
    }

    /// Whether two men or more of the other side stand on the point.
    pub(crate) const fn is_held(&self, point: u32) -> bool {
        self.held >> point & 1 == 1
    }

    /// The points on which one man of the other side stands alone, lowest first.
    pub(crate) fn lone(&self) -> impl Iterator<Item = u32> + use<> {
        bits_up(self.blocked & !self.held)
    }

    /// Whether the thrower holds the own corner.
    pub(crate) const fn holds_corner(&self) -> bool {
        self.mine.count(CORNER) >= 2
    }
}

/// A point of the board.
pub(crate) const fn point(number: u32) -> Point {
    Point::new(number as u8).expect("slots 1 to 24 are points")
}
