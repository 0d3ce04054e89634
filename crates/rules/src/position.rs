//! `Position`: a possible position, and how a throw and a play lead from one to the next.

use crate::ends::{End, Ends};
use crate::event::{Event, EventSink};
use crate::frame::{Frame, State, surely_steps};
use crate::men::MEN;
use crate::outcome::kind_of_win;
use crate::tree::Tree;
use crate::turn::{Left, Stage, Turn, Unplayed};
use crate::{
    Board, Compulsion, Dice, Die, Doublets, Men, Opening, Outcome, Phase, Remainder,
    RemainderOrder, Rules, Scoring, Setup, Side, Unstarted, WinKind,
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

/// A throw or a play when the game waits for something else.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum WrongPhase {
    /// A throw was asked for while a stage is to be played.
    #[error("a stage is to be played before the next throw")]
    ToPlay,
    /// A play was asked for while a throw is due.
    #[error("the dice are to be thrown before anything is played")]
    ToThrow,
    /// The game is over.
    #[error("the game is over")]
    Over,
}

impl Position {
    /// The position in which a game begins, before the opening throw.
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
            phase: Phase::Opening,
        }
    }

    /// The start with `first` to throw, without an opening.
    #[must_use]
    pub fn started_by(rules: Rules, first: Side) -> Self {
        Self {
            phase: Phase::Throw(first),
            ..Self::start(rules)
        }
    }

    /// The position written down, nothing left out.
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

    /// Throws `side` has made in this game, the current one included. It stops at 65,535.
    #[must_use]
    pub const fn throws(&self, side: Side) -> u16 {
        self.throws[side.index()]
    }

    /// Where the game stands.
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

    /// How the game ended; `None` while it goes on.
    #[must_use]
    pub const fn outcome(&self) -> Option<Outcome> {
        match self.phase {
            Phase::Over(outcome) => Some(outcome),
            _ => None,
        }
    }

    /// Pips `side` has still to go; men on the bar count 25, men in hand the entry base.
    #[must_use]
    pub fn pips(&self, side: Side) -> u16 {
        self.men(side).pips(self.rules.entry_base)
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

    /// The position after a throw, with every stage that has no legal play passed by.
    ///
    /// In the opening the first die is White's and the second Black's; a tie stays in the opening.
    ///
    /// # Errors
    ///
    /// [`WrongPhase`] unless the game waits for a throw.
    pub fn throw(self, dice: Dice, events: &mut impl EventSink) -> Result<Self, WrongPhase> {
        match self.phase {
            Phase::Opening => Ok(self.opened(dice, events)),
            Phase::Throw(side) => Ok(self.thrown(side, dice, events)),
            Phase::Play(_) => Err(WrongPhase::ToPlay),
            Phase::Over(_) => Err(WrongPhase::Over),
        }
    }

    fn opened(self, dice: Dice, events: &mut impl EventSink) -> Self {
        let Dice {
            first: white,
            second: black,
        } = dice;
        let first = match white.cmp(&black) {
            std::cmp::Ordering::Greater => Some(Side::White),
            std::cmp::Ordering::Less => Some(Side::Black),
            std::cmp::Ordering::Equal => None,
        };
        events.event(Event::OpeningThrown {
            white,
            black,
            first,
        });
        match (first, self.rules.opening) {
            (None, _) => self,
            (Some(side), Opening::ThrowAgain) => Self {
                phase: Phase::Throw(side),
                ..self
            },
            (Some(side), Opening::PlayOpeningDice) => self.thrown(side, dice, events),
        }
    }

    fn thrown(mut self, side: Side, dice: Dice, events: &mut impl EventSink) -> Self {
        let throws = &mut self.throws[side.index()];
        *throws = throws.saturating_add(1);
        let cascades = dice.is_doublet() && self.cascades(side);
        events.event(Event::Thrown {
            side,
            dice,
            cascades,
        });
        let number = dice.first;
        let stage = if dice.is_doublet() {
            Stage::Run {
                number,
                left: Left::Four,
                last: Rules::last_number(number, cascades),
            }
        } else {
            Stage::Pair {
                high: dice.high(),
                low: dice.low(),
            }
        };
        self.play_or_pass(
            Turn {
                thrower: side,
                mover: side,
                stage,
            },
            false,
            events,
        )
    }

    /// Lets `turn` be played if it has a legal play; otherwise it passes, and so on.
    fn play_or_pass(mut self, turn: Turn, started: bool, events: &mut impl EventSink) -> Self {
        self.phase = Phase::Play(turn);
        if self.can_play(turn) {
            return self;
        }
        events.event(Event::StagePassed {
            mover: turn.mover,
            stage: turn.stage,
        });
        self.stage_over(turn, Unplayed::Stage(turn.stage), started, events)
    }

    /// Whether the stage of `turn` has a legal play.
    pub(crate) fn can_play(&self, turn: Turn) -> bool {
        let surely = |number| surely_steps(&self.rules, &self.board, turn.mover, number);
        match turn.stage {
            Stage::Pair { high, low } if surely(low) || surely(high) => return true,
            Stage::Run { number, .. } if surely(number) => return true,
            _ => {}
        }
        let (frame, state) = self.frame(turn.mover);
        let can_step = |number| frame.has_step(&state, number);
        let quickly = match turn.stage {
            Stage::Pair { high, low } => can_step(high) || can_step(low),
            Stage::Run { number, .. } => can_step(number),
        };
        // A barred single step may still be the beginning of a legal play (TW-7).
        quickly
            || frame.may_bar_steps() && {
                let mut tree = Tree::default();
                tree.grow(&frame, &state, turn.stage);
                tree.ends().next().is_some()
            }
    }

    #[inline]
    pub(crate) fn frame(&self, mover: Side) -> (Frame<'_>, State) {
        Frame::new(&self.rules, &self.board, mover)
    }

    /// The view of `mover` on a board reached within the stage.
    #[inline]
    pub(crate) fn frame_of(&self, board: &Board, mover: Side) -> (Frame<'_>, State) {
        Frame::new(&self.rules, board, mover)
    }

    /// Fills `ends` with the distinct ends of the stage to be played, each once; none if no stage
    /// is to be played. Allocates only until `ends` has grown to what is needed.
    pub fn ends(&self, ends: &mut Ends) {
        let Phase::Play(turn) = self.phase else {
            *ends = Ends::new();
            return;
        };
        let (frame, state) = self.frame(turn.mover);
        ends.generate(&frame, &state, turn.stage);
    }

    /// The position after a play that ends the stage in `end`, with every stage that has no legal
    /// play passed by. `end` must come from [`Position::ends`] or [`Position::plays`] of this very
    /// position; a position that is in another phase is returned as it is.
    #[must_use]
    pub fn after(mut self, end: &End, events: &mut impl EventSink) -> Self {
        let Phase::Play(turn) = self.phase else {
            return self;
        };
        let before = self;
        self.board = end.board;
        if let Some(kind) = before.win(turn, end) {
            return self.over(
                Outcome::Won {
                    winner: turn.mover,
                    kind,
                },
                events,
            );
        }
        let len = turn.stage.len();
        if end.used >= len {
            return match turn.stage.next() {
                Some(stage) => self.play_or_pass(Turn { stage, ..turn }, true, events),
                None => self.turn_over(turn.thrower, events),
            };
        }
        let unplayed = match turn.stage {
            Stage::Pair { .. } => Unplayed::Die(before.unplayed_die(turn, end)),
            Stage::Run { number, last, .. } => {
                let left =
                    Left::new(len - end.used).expect("fewer numbers were used than there are");
                Unplayed::Stage(Stage::Run { number, left, last })
            }
        };
        if !turn.is_remainder() && self.stopped_by_choice(turn, unplayed) {
            events.event(Event::Lost {
                mover: turn.mover,
                unplayed,
            });
            return self.turn_over(turn.thrower, events);
        }
        self.stage_over(turn, unplayed, true, events)
    }

    /// How `end` wins the game for the mover, if it does.
    fn win(&self, turn: Turn, end: &End) -> Option<WinKind> {
        let men = end.board.men(turn.mover);
        if men.off() == 0 {
            return None;
        }
        let first_off = self.men(turn.mover).off() == 0;
        if first_off && self.rules.scoring == Scoring::Capote && self.ends_in_capote(turn, end) {
            return Some(WinKind::Capote);
        }
        (men.off() == MEN).then(|| kind_of_win(&self.rules, &end.board, turn.mover))
    }

    fn ends_in_capote(&self, turn: Turn, end: &End) -> bool {
        let (frame, state) = self.frame(turn.mover);
        let mut tree = Tree::default();
        tree.grow(&frame, &state, turn.stage);
        tree.ends()
            .any(|node| node.capote && frame.board(node.state.mine, node.state.theirs) == end.board)
    }

    /// The die of a pair that a play of one number left.
    fn unplayed_die(&self, turn: Turn, end: &End) -> Die {
        let Stage::Pair { high, low } = turn.stage else {
            unreachable!("only a pair has two different dice")
        };
        let (frame, state) = self.frame(turn.mover);
        let number = u32::from(high.get());
        let by_high = crate::frame::bits(frame.sources(&state, number)).any(|slot| {
            let next = frame.step(&state, number, slot);
            frame.board(next.mine, next.theirs) == end.board
        });
        if by_high { low } else { high }
    }

    /// Whether the thrower stopped although he could have gone on (`Compulsion::Free`): his turn
    /// ends and nothing passes on. The receiver of a remainder goes on with the next group (GB-7).
    fn stopped_by_choice(&self, turn: Turn, unplayed: Unplayed) -> bool {
        self.rules.compulsion == Compulsion::Free && {
            let (frame, state) = self.frame(turn.mover);
            unplayed
                .numbers()
                .first()
                .is_some_and(|&number| frame.has_step(&state, number))
        }
    }

    /// What follows a stage of which `unplayed` is left (GB-5 to GB-9).
    fn stage_over(
        self,
        turn: Turn,
        unplayed: Unplayed,
        started: bool,
        events: &mut impl EventSink,
    ) -> Self {
        let Turn { thrower, mover, .. } = turn;
        let Unplayed::Stage(stage @ Stage::Run { number, left, .. }) = unplayed else {
            events.event(Event::Lost { mover, unplayed });
            return self.turn_over(thrower, events);
        };
        let cascade = match self.rules.remainder() {
            Some(Remainder::OpponentPlays { order, unstarted }) if self.cascades(thrower) => {
                Some((order, unstarted))
            }
            _ => None,
        };
        match cascade {
            Some((RemainderOrder::GoOn, _)) if mover != thrower => {
                events.event(Event::Lost {
                    mover,
                    unplayed: Unplayed::Group { number, left },
                });
                match stage.next() {
                    Some(stage) => self.play_or_pass(Turn { stage, ..turn }, true, events),
                    None => self.turn_over(thrower, events),
                }
            }
            Some((_, unstarted))
                if mover == thrower && (started || unstarted == Unstarted::Passes) =>
            {
                let to = thrower.other();
                events.event(Event::HandedOver { to, stage });
                self.play_or_pass(
                    Turn {
                        thrower,
                        mover: to,
                        stage,
                    },
                    true,
                    events,
                )
            }
            _ => {
                events.event(Event::Lost { mover, unplayed });
                self.turn_over(thrower, events)
            }
        }
    }

    /// The next throw, or a draw if the position is dead (C-4).
    fn turn_over(self, thrower: Side, events: &mut impl EventSink) -> Self {
        if self.is_dead() {
            events.event(Event::Dead);
            return self.over(Outcome::Drawn, events);
        }
        Self {
            phase: Phase::Throw(thrower.other()),
            ..self
        }
    }

    fn over(self, outcome: Outcome, events: &mut impl EventSink) -> Self {
        events.event(Event::Over(outcome));
        Self {
            phase: Phase::Over(outcome),
            ..self
        }
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
        let (frame, state) = self.frame(side);
        if Die::ALL
            .into_iter()
            .any(|number| frame.has_step(&state, number))
        {
            return true;
        }
        frame.may_bar_steps()
            && Dice::ALL_21.iter().any(|(dice, _)| {
                let stage = if dice.is_doublet() {
                    Stage::Run {
                        number: dice.first,
                        left: Left::Four,
                        last: dice.first,
                    }
                } else {
                    Stage::Pair {
                        high: dice.high(),
                        low: dice.low(),
                    }
                };
                self.can_play(Turn {
                    thrower: side,
                    mover: side,
                    stage,
                })
            })
    }

    /// Whether these rules have doublets that cascade.
    #[must_use]
    pub const fn has_cascades(&self) -> bool {
        matches!(self.rules.doublets, Doublets::Cascade { .. })
    }
}
