//! Positions of backgammon with the cube and the score, as other programs write them.
//!
//! The rules here have no cube. A [`MatchPosition`] holds what stands beside the men, so that an id
//! of one program can be written as the id of another.

use crate::games::ForeignNotation;
use crate::games::backgammon::RULES;
use crate::setup::{Setup, SetupPhase, SideSetup};
use crate::{Dice, Phase, Position, Side};

/// What the side in turn is to do, or has done.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DiceState {
    /// It throws or doubles.
    Throw,
    /// It plays a throw. The dice keep the order in which they were written.
    Play(Dice),
    /// It has doubled, and the other side takes or drops.
    Doubled,
    /// A double was answered by a beaver.
    Beavered,
    /// A beaver was answered by a raccoon.
    Raccooned,
}

/// A decision about the cube that is due.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CubeQuestion {
    /// The side takes or drops a double.
    TakeOrDrop(Side),
    /// A double was answered by a beaver or a raccoon.
    Beaver,
}

/// A position of backgammon with the cube and the score.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct MatchPosition {
    /// The position, not checked. Dice that cannot be played have passed; a double counts as taken.
    pub setup: Setup,
    /// The side in turn: it throws, plays, or has doubled.
    pub turn: Side,
    /// What the side in turn is to do, or has done.
    pub state: DiceState,
    /// The exponent of the cube's value, before an offer that is open.
    pub cube: u8,
    /// The owner of the cube; `None` if it is centred.
    pub owner: Option<Side>,
    /// Whether the owner got the cube since the last play.
    pub is_just_taken: bool,
    /// The units of White and Black.
    pub score: [u16; 2],
    /// Units of the match; 0 is a game for money.
    pub length: u16,
    /// Whether this is the Crawford game of a match.
    pub is_crawford: bool,
    /// Whether the Jacoby rule applies in a game for money.
    pub has_jacoby: bool,
    /// Whether beavers are allowed in a game for money.
    pub has_beavers: bool,
    /// The exponent of the largest cube; `None` if it is not known.
    pub limit: Option<u8>,
    /// The plays made in this game; `None` if it is not known.
    pub plays: Option<u16>,
}

/// Error: a position cannot be written as an id of other programs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum WriteIdError {
    /// The position is one of another game.
    #[error(
        "XGID and OGID describe positions of backgammon alone: they have no place for cascades, \
         numbers that pass to the opponent, men in hand and pinned men, or men of both sides that \
         move the same way"
    )]
    OtherGame,
    /// The opening throw has not decided who begins.
    #[error("XGID and OGID name the side in turn, but the opening throw has not decided it")]
    Opening,
    /// The game is over.
    #[error("the game is over: XGID and OGID describe positions in which a side is in turn")]
    Over,
    /// A part of a throw has been played.
    #[error("XGID and OGID have whole throws, but a part of this throw is left")]
    PartOfThrow,
    /// A beaver or a raccoon in an OGID.
    #[error("OGID has no beavers and raccoons")]
    Beaver,
    /// A cube that OGID cannot hold.
    #[error("OGID has cubes up to 64, not {0}")]
    Cube(u32),
}

impl MatchPosition {
    /// Creates a position for money, with the cube in the middle. Finds out whether a throw can be
    /// played.
    pub(super) fn new(sides: [SideSetup; 2], turn: Side, state: DiceState) -> Self {
        let [white, black] = sides;
        let mut setup = Setup {
            rules: RULES,
            white,
            black,
            phase: SetupPhase::Throw { thrower: turn },
        };
        if let DiceState::Play(dice) = state {
            setup.phase = thrown(&setup, turn, dice);
        }
        Self {
            setup,
            turn,
            state,
            cube: 0,
            owner: None,
            is_just_taken: false,
            score: [0; 2],
            length: 0,
            is_crawford: false,
            has_jacoby: false,
            has_beavers: false,
            limit: None,
            plays: None,
        }
    }

    /// Creates the position for money, with the cube in the middle.
    ///
    /// # Errors
    ///
    /// [`WriteIdError`]: the position is not one of backgammon with a side in turn.
    pub fn of(position: &Position) -> Result<Self, WriteIdError> {
        let declaration = position.rules().game.declaration();
        if !declaration.is_known_to(ForeignNotation::GnubgId) {
            return Err(WriteIdError::OtherGame);
        }
        let setup = position.to_setup();
        let (turn, state) = match position.phase() {
            Phase::Opening => return Err(WriteIdError::Opening),
            Phase::Over(_) => return Err(WriteIdError::Over),
            Phase::Throw(side) => (side, DiceState::Throw),
            Phase::Name(_) => return Err(WriteIdError::OtherGame),
            Phase::Play(turn) => {
                let numbers = turn.stage().numbers();
                let dice = match *numbers.as_slice() {
                    [first, second] if first != second => Dice::new(first, second),
                    [first, _, _, _] => Dice::new(first, first),
                    _ => return Err(WriteIdError::PartOfThrow),
                };
                (turn.mover(), DiceState::Play(dice))
            }
        };
        let sides = [setup.white.clone(), setup.black.clone()];
        let found = Self::new(sides, turn, state);
        Ok(Self { setup, ..found })
    }

    /// Returns the decision about the cube that is due; the setup is the position after a take.
    #[must_use]
    pub const fn question(&self) -> Option<CubeQuestion> {
        match self.state {
            DiceState::Doubled => Some(CubeQuestion::TakeOrDrop(self.turn.other())),
            DiceState::Beavered | DiceState::Raccooned => Some(CubeQuestion::Beaver),
            DiceState::Throw | DiceState::Play(_) => None,
        }
    }

    /// Returns the men of a side in its own numbering.
    pub(super) const fn side(&self, side: Side) -> &SideSetup {
        match side {
            Side::White => &self.setup.white,
            Side::Black => &self.setup.black,
        }
    }
}

/// Creates a side without men and with one throw made, as ids have no number of throws.
pub(super) fn empty_side() -> SideSetup {
    SideSetup {
        throws: 1,
        ..SideSetup::default()
    }
}

/// Counts the men that stand nowhere as borne off.
pub(super) fn count_off(side: &mut SideSetup) {
    let standing = side.points.iter().chain([&side.bar]);
    let standing: u16 = standing.map(|&men| u16::from(men)).sum();
    // The check of the setup reports too many men.
    side.off = u16::from(crate::MEN).saturating_sub(standing) as u8;
}

/// Returns the phase after a throw. If the thrower has no play, the throw passes. A setup that is
/// no position gets the phase of a play, and its faults are found when it is checked.
fn thrown(setup: &Setup, thrower: Side, dice: Dice) -> SetupPhase {
    let (first, second) = (dice.first.get(), dice.second.get());
    let position = Position::from_setup(setup);
    let after = position.map(|position| position.throw(dice, &mut ()));
    match after {
        Ok(Ok(after)) if matches!(after.phase(), Phase::Throw(_)) => SetupPhase::Throw {
            thrower: thrower.other(),
        },
        _ => SetupPhase::Play {
            thrower,
            mover: thrower,
            stage: match first == second {
                true => vec![first; usize::from(setup.rules.doublets.run_length(dice.first).get())],
                false => vec![first, second],
            },
            then: Vec::new(),
            named: false,
        },
    }
}
