//! A game of Trictrac from throw to throw: who throws, stays or goes, and plays (TC-1, TC-8, TC-9).

use super::event::ThrowEvent;
use super::judge::{JudgedThrow, judge};
use super::marks::{HOLES, Marks};
use super::rules::Rules;
use super::text::ParsePositionError;
use super::view::{CORNER, OTHER_CORNER, View, point};
use crate::frame::bits;
use crate::men::{MEN, OFF, POINTS};
use crate::{Board, Dice, Men, Point, Side};

/// Whether twelve holes without one of the other side in between count two units (TC-9).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Grande {
    /// Every win is one unit.
    Off,
    /// They count two.
    On,
}

/// Where a game stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Phase {
    /// Each side throws one die; the higher plays both numbers.
    Opening,
    /// A side is to throw both dice.
    Throw(Side),
    /// The thrower took a hole by the throw: to stay, or to go?
    Choose(Turn),
    /// The thrower is to play the throw; there is a legal play.
    Play(Turn),
    /// A side has twelve holes.
    Over {
        /// Who won.
        winner: Side,
        /// What the win counts.
        units: u8,
    },
}

/// A throw that is still to be played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Turn {
    /// The thrower.
    pub side: Side,
    /// The throw.
    pub dice: Dice,
}

/// What a side does that took a hole by its own throw (TC-8).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Choice {
    /// The side plays the throw, and what it marked beyond the hole counts on.
    Stay,
    /// All men go back to the start, the points of both sides are lost, and the side throws again.
    Go,
}

/// A change between two positions.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Change {
    /// Each side threw one die.
    OpeningThrown {
        /// White's die first.
        dice: Dice,
        /// The side that plays both; `None` after a tie.
        first: Option<Side>,
    },
    /// A side threw both dice, or plays those of the opening.
    Thrown(Turn),
    /// The throw is worth points.
    Scored(ThrowEvent),
    /// A side marked the points of a throw.
    Marked {
        /// The side.
        side: Side,
        /// The points.
        points: u8,
        /// The holes that they brought.
        holes: u8,
    },
    /// The thrower stayed or went.
    Chosen {
        /// The thrower.
        side: Side,
        /// What it did.
        choice: Choice,
    },
    /// No number could be played.
    Passed {
        /// The thrower.
        side: Side,
    },
    /// All men stand at the start again.
    NewStart {
        /// The side that throws.
        first: Side,
    },
    /// A side has twelve holes.
    Over {
        /// The side.
        winner: Side,
        /// What the win counts.
        units: u8,
    },
}

/// Receives changes. `()` drops them, a `Vec` keeps them.
pub trait ChangeSink {
    /// Receives one change.
    fn change(&mut self, change: Change);
}

impl ChangeSink for () {
    fn change(&mut self, _: Change) {}
}

impl ChangeSink for Vec<Change> {
    fn change(&mut self, change: Change) {
        self.push(change);
    }
}

/// Error: a throw or a choice does not fit the phase of the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum WrongPhase {
    /// No throw is due.
    #[error("no throw is due")]
    NoThrow,
    /// Nobody took a hole by a throw that is not yet played.
    #[error("there is no hole after which to stay or go")]
    NoChoice,
}

/// Error: a play is not legal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum PlayError {
    /// No play is due.
    #[error("no play is due")]
    NoPlay,
    /// No legal play ends with these men.
    #[error("no legal play ends with the men {0:?}")]
    IllegalEnd(Men),
}

/// Error: the men of a side cannot stand so.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum MenFault {
    /// A side has other than one to fifteen men on the points.
    #[error("{side} has {men} men on the points, not 1 to 15")]
    Count {
        /// The side.
        side: Side,
        /// Its men on the points.
        men: u32,
    },
    /// A side has men on the bar or in hand, which the game does not know.
    #[error("{side} has men that are neither on a point nor off")]
    Elsewhere {
        /// The side.
        side: Side,
    },
    /// Both sides stand on one point.
    #[error("both sides stand on point {0} of White")]
    Shared(Point),
    /// A side has one man alone on its corner (TC-3).
    #[error("{side} has one man alone on its corner")]
    SingleCorner {
        /// The side.
        side: Side,
    },
    /// A side stands on the corner of the other side (TC-3).
    #[error("{side} stands on the corner of the other side")]
    OtherCorner {
        /// The side.
        side: Side,
    },
}

/// A position of Trictrac: the men, the marks, the throws since all men stood at the start, and
/// where the game stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    board: Board,
    marks: Marks,
    throws: [u16; 2],
    grande: Grande,
    phase: Phase,
}

const _: () = assert!(size_of::<Position>() <= 64);

impl Position {
    /// Returns the position in which a game begins, before the opening throw.
    #[must_use]
    pub fn start(grande: Grande) -> Self {
        Self {
            board: start_board(),
            marks: Marks::ZERO,
            throws: [0, 0],
            grande,
            phase: Phase::Opening,
        }
    }

    /// Returns a position in which `to_throw` is to throw. `throws` are those of White and of Black
    /// since all men stood at the start. Men that stand on no point are off.
    ///
    /// # Errors
    ///
    /// [`MenFault`] if the men cannot stand so.
    pub fn set_up(
        board: &Board,
        marks: Marks,
        throws: [u16; 2],
        to_throw: Side,
        grande: Grande,
    ) -> Result<Self, MenFault> {
        let [white, black] = [men_of(board, Side::White)?, men_of(board, Side::Black)?];
        let board = Board::new(white, black);
        let view = View::new(&board, Side::White);
        if let Some(shared) = bits(view.mine.occupied() & view.blocked & POINTS).next() {
            return Err(MenFault::Shared(point(shared)));
        }
        Ok(Self {
            board,
            marks,
            throws,
            grande,
            phase: Phase::Throw(to_throw),
        })
    }

    /// Returns the position that a text tells; what contradicts itself is refused.
    pub(super) fn restored(
        board: Board,
        marks: Marks,
        throws: [u16; 2],
        grande: Grande,
        phase: Phase,
    ) -> Result<Self, ParsePositionError> {
        use ParsePositionError::Phase as Fault;
        let is_over = matches!(phase, Phase::Over { .. });
        let position = if is_over {
            Self::ended(&board, marks, throws, grande)?
        } else {
            Self::set_up(&board, marks, throws, Side::White, grande)?
        };
        if is_over != marks.winner().is_some() {
            return Err(Fault("the game is over once a side has twelve holes"));
        }
        let restored = Self { phase, ..position };
        match phase {
            Phase::Opening if restored != Self::start(grande) => Err(Fault(
                "a game begins with all men at the start and no marks",
            )),
            Phase::Choose(turn) | Phase::Play(turn) if restored.throws(turn.side) == 0 => {
                Err(Fault("the side has not thrown"))
            }
            Phase::Choose(turn) if marks.holes(turn.side) == 0 => {
                Err(Fault("the side has taken no hole"))
            }
            Phase::Play(turn) if restored.judge(turn).plays.is_empty() => {
                Err(Fault("no number of the throw can be played"))
            }
            Phase::Over { winner, units }
                if marks.holes(winner) < HOLES || units != restored.units_of(winner) =>
            {
                Err(Fault("the marks tell another end"))
            }
            _ => Ok(restored),
        }
    }

    /// Returns a position in which the game may be over: one side may have no man on the board.
    fn ended(
        board: &Board,
        marks: Marks,
        throws: [u16; 2],
        grande: Grande,
    ) -> Result<Self, MenFault> {
        let [white, black] = Side::ALL.map(|side| board.men(side));
        let none = Men::NONE.with(OFF, MEN);
        let board = match [white, black].map(|men| men.occupied() & POINTS) {
            [0, other] if other > 0 => Board::new(none, men_of(board, Side::Black)?),
            [one, 0] if one > 0 => Board::new(men_of(board, Side::White)?, none),
            _ => return Self::set_up(board, marks, throws, Side::White, grande),
        };
        Ok(Self {
            board,
            marks,
            throws,
            grande,
            phase: Phase::Throw(Side::White),
        })
    }

    /// The rules.
    #[must_use]
    pub const fn rules(&self) -> Rules {
        Rules {
            grande: self.grande,
        }
    }

    /// The men of both sides.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// Points and holes.
    #[must_use]
    pub const fn marks(&self) -> &Marks {
        &self.marks
    }

    /// The throws of a side since all men stood at the start, the current one included.
    #[must_use]
    pub const fn throws(&self, side: Side) -> u16 {
        self.throws[side.index()]
    }

    /// Where the game stands.
    #[must_use]
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// Returns what the throw is worth that is to be played now, and how it can be played; `None`
    /// if no throw is to be played.
    #[must_use]
    pub fn judged(&self) -> Option<JudgedThrow> {
        match self.phase {
            Phase::Choose(turn) | Phase::Play(turn) => Some(self.judge(turn)),
            Phase::Opening | Phase::Throw(_) | Phase::Over { .. } => None,
        }
    }

    fn judge(&self, turn: Turn) -> JudgedThrow {
        judge(&self.board, turn.side, turn.dice, self.throws(turn.side))
    }

    /// Returns the position after a throw: the thrower has marked its points. In the opening the
    /// first die is White's; a tie stays in the opening.
    ///
    /// # Errors
    ///
    /// [`WrongPhase::NoThrow`] unless a throw is due.
    pub fn throw(self, dice: Dice, changes: &mut impl ChangeSink) -> Result<Self, WrongPhase> {
        match self.phase {
            Phase::Opening => {
                let first = dice.opening_winner();
                changes.change(Change::OpeningThrown { dice, first });
                Ok(match first {
                    Some(side) => self.thrown(Turn { side, dice }, changes),
                    None => self,
                })
            }
            Phase::Throw(side) => Ok(self.thrown(Turn { side, dice }, changes)),
            Phase::Choose(_) | Phase::Play(_) | Phase::Over { .. } => Err(WrongPhase::NoThrow),
        }
    }

    fn thrown(mut self, turn: Turn, changes: &mut impl ChangeSink) -> Self {
        changes.change(Change::Thrown(turn));
        let throws = &mut self.throws[turn.side.index()];
        *throws = throws.saturating_add(1);
        let judged = self.judge(turn);
        for event in &judged.events {
            changes.change(Change::Scored(event.clone()));
        }
        let holes = self.mark(turn.side, &judged, changes);
        if let Some(winner) = self.marks.winner() {
            return self.over(winner, changes);
        }
        match holes {
            0 => self.to_play(turn, &judged, changes),
            _ => Self {
                phase: Phase::Choose(turn),
                ..self
            },
        }
    }

    /// Returns the position after the thrower stayed or went (TC-8).
    ///
    /// # Errors
    ///
    /// [`WrongPhase::NoChoice`] unless the thrower took a hole by this throw.
    pub fn choose(
        mut self,
        choice: Choice,
        changes: &mut impl ChangeSink,
    ) -> Result<Self, WrongPhase> {
        let Phase::Choose(turn) = self.phase else {
            return Err(WrongPhase::NoChoice);
        };
        let side = turn.side;
        changes.change(Change::Chosen { side, choice });
        Ok(match choice {
            Choice::Stay => self.to_play(turn, &self.judge(turn), changes),
            Choice::Go => {
                self.marks = self.marks.without_points();
                self.new_start(side, changes)
            }
        })
    }

    /// Returns the position after a play that ends with these men of the thrower. If it bears off
    /// the last man, all men go back to the start and the thrower throws again (TC-5).
    ///
    /// # Errors
    ///
    /// [`PlayError`] unless a play is due and a legal one ends so.
    pub fn play(self, men: Men, changes: &mut impl ChangeSink) -> Result<Self, PlayError> {
        let Phase::Play(turn) = self.phase else {
            return Err(PlayError::NoPlay);
        };
        let judged = self.judge(turn);
        if judged.plays.iter().all(|play| play.men != men) {
            return Err(PlayError::IllegalEnd(men));
        }
        let [white, black] = match turn.side {
            Side::White => [men, self.board.men(Side::Black)],
            Side::Black => [self.board.men(Side::White), men],
        };
        let board = Board::new(white, black);
        Ok(Self { board, ..self }.turn_over(turn, &judged, changes))
    }

    fn to_play(self, turn: Turn, judged: &JudgedThrow, changes: &mut impl ChangeSink) -> Self {
        if judged.plays.is_empty() {
            changes.change(Change::Passed { side: turn.side });
            return self.turn_over(turn, judged, changes);
        }
        Self {
            phase: Phase::Play(turn),
            ..self
        }
    }

    /// Returns the position after the play: the other side marks what the throw gave it.
    fn turn_over(
        mut self,
        turn: Turn,
        judged: &JudgedThrow,
        changes: &mut impl ChangeSink,
    ) -> Self {
        let other = turn.side.other();
        self.mark(other, judged, changes);
        if let Some(winner) = self.marks.winner() {
            return self.over(winner, changes);
        }
        if self.board.men(turn.side).all_off() {
            return self.new_start(turn.side, changes);
        }
        Self {
            phase: Phase::Throw(other),
            ..self
        }
    }

    /// Marks the points of a throw for a side and returns the holes taken.
    fn mark(&mut self, side: Side, judged: &JudgedThrow, changes: &mut impl ChangeSink) -> u8 {
        let points = judged.points(side);
        let (marks, holes) = self.marks.mark(side, points);
        self.marks = marks;
        if points > 0 {
            changes.change(Change::Marked {
                side,
                points,
                holes,
            });
        }
        holes
    }

    fn new_start(self, first: Side, changes: &mut impl ChangeSink) -> Self {
        changes.change(Change::NewStart { first });
        Self {
            board: start_board(),
            throws: [0, 0],
            phase: Phase::Throw(first),
            ..self
        }
    }

    /// Returns what a win counts (TC-9).
    fn units_of(&self, winner: Side) -> u8 {
        let is_double = self.grande == Grande::On && self.marks.is_grande_bredouille(winner);
        if is_double { 2 } else { 1 }
    }

    fn over(self, winner: Side, changes: &mut impl ChangeSink) -> Self {
        let units = self.units_of(winner);
        changes.change(Change::Over { winner, units });
        Self {
            phase: Phase::Over { winner, units },
            ..self
        }
    }
}

/// Returns the checked men of a side; those on no point are off.
fn men_of(board: &Board, side: Side) -> Result<Men, MenFault> {
    let men = board.men(side);
    let on_points = men.points().map(|(_, men)| u32::from(men)).sum();
    if men.occupied() & !POINTS != 0 {
        return Err(MenFault::Elsewhere { side });
    }
    if on_points == 0 || on_points > u32::from(MEN) {
        return Err(MenFault::Count {
            side,
            men: on_points,
        });
    }
    if men.count(CORNER) == 1 {
        return Err(MenFault::SingleCorner { side });
    }
    if men.count(OTHER_CORNER) > 0 {
        return Err(MenFault::OtherCorner { side });
    }
    Ok(men.with(OFF, MEN - on_points as u8))
}

fn start_board() -> Board {
    let men = Men::from_points(&[(24, MEN)]).expect("a point holds fifteen men");
    Board::new(men, men)
}
