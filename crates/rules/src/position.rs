//! `Position`: a possible position, and the positions after throws and plays.

mod advance;

use crate::ends::Ends;
use crate::frame::{Frame, State, surely_steps};
use crate::laid;
use crate::tree::Tree;
use crate::turn::{Stage, Turn};
use crate::{
    Board, Dice, Die, Doublets, HeadFirst, Lock, Men, NextGame, Outcome, Phase, Rules, Setup, Side,
};

/// A possible position: rules, men, throws made, and where the game stands.
///
/// # Equality
///
/// Two positions are equal if everything that future play depends on is equal: the rules, the men,
/// the throws each side has made, whose throw it is and what is left of it. How the position came
/// about takes no part.
///
/// # Examples
///
/// ```
/// use rosespring_rules::{Dice, Position, Rules, Side};
///
/// let rules = Rules::preset("gul-bara").unwrap();
/// let position = Position::started_by(rules, Side::White);
/// let position = position.throw(Dice::from_numbers(6, 5).unwrap(), &mut ())?;
/// assert_eq!(position.plays().len(), 2);
/// # Ok::<(), rosespring_rules::WrongPhase>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Position {
    pub(crate) board: Board,
    pub(crate) rules: Rules,
    pub(crate) throws: [u16; 2],
    pub(crate) phase: Phase,
}

const _: () = assert!(size_of::<Position>() <= 64);
const _: () = assert!(size_of::<Board>() == 32);

/// Error: a throw or a play does not fit the phase of the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum WrongPhase {
    /// A throw while a stage is to be played.
    #[error("a stage is to be played before the next throw")]
    ToPlay,
    /// A play while a throw is due.
    #[error("the dice are to be thrown before anything is played")]
    ToThrow,
    /// A throw or a play while a doublet is to be named (AD-2).
    #[error("a doublet is to be named before anything is thrown or played (AD-2)")]
    ToName,
    /// A doublet was named while none is asked for.
    #[error("no doublet is to be named now")]
    NothingToName,
    /// The game is over.
    #[error("the game is over")]
    Over,
}

impl Position {
    /// Returns the position in which a game begins, before the opening throw if there is one.
    #[must_use]
    pub fn start(rules: Rules) -> Self {
        let setup = Setup::start(rules);
        let men = |side: &crate::SideSetup| {
            let points: Vec<_> = (1..).zip(side.points[1..].iter().copied()).collect();
            let men = Men::from_points(&points).expect("a layout holds at most fifteen men");
            men.with(crate::men::HAND, side.hand)
        };
        Self {
            board: Board::new(men(&setup.white), men(&setup.black)),
            rules,
            throws: [0, 0],
            phase: match rules.next_game {
                NextGame::WhiteLeads => Phase::Throw(Side::White),
                NextGame::WinnerLeads | NextGame::OpeningThrow => Phase::Opening,
            },
        }
    }

    /// Returns the start with `first` to throw, without an opening.
    #[must_use]
    pub fn started_by(rules: Rules, first: Side) -> Self {
        Self {
            phase: Phase::Throw(first),
            ..Self::start(rules)
        }
    }

    /// Converts to a [`Setup`] that has everything.
    #[must_use]
    pub fn to_setup(&self) -> Setup {
        Setup::of(self)
    }

    /// The rules.
    #[must_use]
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The men of both sides.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The men of one side.
    #[must_use]
    pub const fn men(&self, side: Side) -> Men {
        self.board.men(side)
    }

    /// The throws that `side` has made in this game, the current one included. It stops at 65,535.
    #[must_use]
    pub const fn throws(&self, side: Side) -> u16 {
        self.throws[side.index()]
    }

    /// The phase of the game.
    #[must_use]
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The turn being played; `None` in other phases.
    #[must_use]
    pub const fn turn(&self) -> Option<Turn> {
        match self.phase {
            Phase::Play(turn) => Some(turn),
            _ => None,
        }
    }

    /// The outcome; `None` until the game is over.
    #[must_use]
    pub const fn outcome(&self) -> Option<Outcome> {
        match self.phase {
            Phase::Over(outcome) => Some(outcome),
            _ => None,
        }
    }

    /// The pips that `side` still has to go. Men on the bar count 25, men in hand the entry base.
    #[must_use]
    pub fn pips(&self, side: Side) -> u16 {
        self.men(side).pips(&self.rules)
    }

    /// Whether a doublet that `side` has just thrown cascades.
    pub(crate) const fn cascades(&self, side: Side) -> bool {
        self.rules
            .cascades(self.throws(side), self.throws(side.other()))
    }

    /// Whether a doublet on the next throw of `side` would cascade (GB-3).
    #[must_use]
    pub const fn next_doublet_cascades(&self, side: Side) -> bool {
        self.rules.cascades(
            self.throws(side).saturating_add(1),
            self.throws(side.other()),
        )
    }

    /// Whether the stage of `turn` has a legal play.
    pub(crate) fn can_play(&self, turn: Turn) -> bool {
        let surely = |number| surely_steps(&self.rules, &self.board, turn.mover, number);
        match turn.stage {
            Stage::Pair { high, low } if surely(low) || surely(high) => return true,
            Stage::Run { number, .. } if surely(number) => return true,
            _ => {}
        }
        let (frame, state) = self.frame(turn);
        let can_step = |number| frame.has_step(&state, number);
        let quickly = match turn.stage {
            Stage::Pair { high, low } => can_step(high) || can_step(low),
            Stage::Run { number, .. } => can_step(number),
            Stage::Three(three) => three.numbers().into_iter().any(can_step),
        };
        // A single step that is barred may still be the beginning of a legal play (TW-7).
        quickly
            || frame.may_bar_steps() && {
                let mut tree = Tree::default();
                tree.grow(&frame, &state, turn.stage);
                tree.ends().any(|node| node.used > 0)
            }
    }

    /// The view of the mover at the beginning of the stage of `turn`.
    #[inline]
    pub(crate) fn frame(&self, turn: Turn) -> (Frame<'_>, State) {
        self.frame_of(&self.board, turn)
    }

    /// The view of the mover on a board reached within the stage of `turn`.
    #[inline]
    pub(crate) fn frame_of(&self, board: &Board, turn: Turn) -> (Frame<'_>, State) {
        let (mut frame, mut state) = Frame::new(&self.rules, board, turn.mover);
        frame.compulsion = self.rules.compulsion_in(turn);
        frame.of_choice = self.rules.lays_down() && laid::is_of_choice(turn.stage);
        if let Lock::Head(first) = self.rules.lock {
            let most = self.head_most(turn, first);
            frame.keep_head(&mut state, self.men_on_head(turn.mover), most);
        }
        (frame, state)
    }

    fn men_on_head(&self, side: Side) -> u8 {
        self.men(side).count(24)
    }

    /// The most men that may leave 24 in the stage of `turn` (NA-2, NA-3).
    fn head_most(&self, turn: Turn, first: HeadFirst) -> u8 {
        let is_first = self.throws(turn.mover) == 1 && self.men_on_head(turn.mover) > 1;
        let two = is_first
            && match (first, turn.stage) {
                (HeadFirst::List, Stage::Run { number, .. }) => {
                    matches!(number, Die::Three | Die::Four | Die::Six)
                }
                (HeadFirst::List, Stage::Pair { .. } | Stage::Three(_)) => false,
                (HeadFirst::Blocked, stage) => !self.plays_out_by_one_of_head(turn.mover, stage),
            };
        1 + u8::from(two)
    }

    /// Whether all numbers can be played with one man leaving 24 (NA-3).
    fn plays_out_by_one_of_head(&self, mover: Side, stage: Stage) -> bool {
        let (mut frame, mut state) = Frame::new(&self.rules, &self.board, mover);
        frame.keep_head(&mut state, self.men_on_head(mover), 1);
        let mut ends = Ends::new();
        ends.generate(&frame, &state, stage);
        ends.iter().any(|end| end.used == stage.len())
    }

    /// Fills `ends` with the distinct ends of the stage to be played, each once; with none if no
    /// stage is to be played. Allocates only until `ends` has grown large enough.
    pub fn ends(&self, ends: &mut Ends) {
        let Phase::Play(turn) = self.phase else {
            *ends = Ends::new();
            return;
        };
        let (frame, state) = self.frame(turn);
        ends.generate(&frame, &state, turn.stage);
    }

    /// Whether no throw gives either side a legal play (C-4).
    pub(crate) fn is_dead(&self) -> bool {
        Side::ALL
            .into_iter()
            .all(|side| !self.can_play_something(side))
    }

    fn can_play_something(&self, side: Side) -> bool {
        if surely_steps(&self.rules, &self.board, side, Die::One) {
            return true;
        }
        let (frame, state) = Frame::new(&self.rules, &self.board, side);
        if Die::ALL
            .into_iter()
            .any(|number| frame.has_step(&state, number))
        {
            return true;
        }
        let mut thrown = *self;
        thrown.throws[side.index()] = self.throws(side).saturating_add(1);
        frame.may_bar_steps()
            && Dice::ALL_21.iter().any(|&(dice, _)| {
                let stage = Stage::of_throw(&self.rules, dice, false);
                thrown.can_play(Turn::of_throw(side, stage))
            })
    }

    /// Whether these rules have doublets that cascade.
    #[must_use]
    pub const fn has_cascades(&self) -> bool {
        matches!(self.rules.doublets, Doublets::Cascade { .. })
    }
}
