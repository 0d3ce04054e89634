//! What the net evaluates: a position in which a side is to throw.

use rosespring_rules::trictrac::{Choice, Grande, JudgedThrow, Marks, Phase, Position, Turn};
use rosespring_rules::{Board, Men, Side};

/// The men, the marks and the throws since the start, with the side that is to throw.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Standing {
    /// The men of both sides.
    pub board: Board,
    /// Points and holes.
    pub marks: Marks,
    /// The throws of White and of Black since all men stood at the start.
    pub throws: [u16; 2],
    /// The side that is to throw.
    pub to_throw: Side,
}

impl Standing {
    /// Returns the standing of a position in which a side is to throw; `None` in other phases.
    #[must_use]
    pub fn of(position: &Position) -> Option<Self> {
        let Phase::Throw(to_throw) = position.phase() else {
            return None;
        };
        Some(Self {
            board: *position.board(),
            marks: *position.marks(),
            throws: Side::ALL.map(|side| position.throws(side)),
            to_throw,
        })
    }

    /// Returns the standing after the throw of `turn` was played to these men of the thrower: the
    /// other side has marked what the throw gave it (TC-7). If the last man is off, all men stand
    /// at the start again (TC-5). A side may have twelve holes then.
    #[must_use]
    pub fn after_play(position: &Position, turn: Turn, judged: &JudgedThrow, men: Men) -> Self {
        let other = turn.side.other();
        let (marks, _) = position.marks().mark(other, judged.points(other));
        if men.all_off() {
            return Self::new_start(marks, turn.side);
        }
        let board = match turn.side {
            Side::White => Board::new(men, position.board().men(Side::Black)),
            Side::Black => Board::new(position.board().men(Side::White), men),
        };
        Self {
            board,
            marks,
            throws: Side::ALL.map(|side| position.throws(side)),
            to_throw: other,
        }
    }

    /// Returns the standing after the thrower of `turn` went (TC-8).
    #[must_use]
    pub fn after_going(position: &Position, turn: Turn) -> Self {
        Self::new_start(position.marks().without_points(), turn.side)
    }

    fn new_start(marks: Marks, to_throw: Side) -> Self {
        Self {
            board: *Position::start(Grande::Off).board(),
            marks,
            throws: [0, 0],
            to_throw,
        }
    }

    /// The throws of a side since all men stood at the start.
    #[must_use]
    pub const fn throws_of(&self, side: Side) -> u16 {
        self.throws[side.index()]
    }
}

/// Both choices, in the order in which players consider them.
pub(super) const CHOICES: [Choice; 2] = [Choice::Stay, Choice::Go];
