//! Advances a position: after a throw, after the end of a stage, and after the end of a turn.

use super::{Position, WrongPhase};
use crate::ends::End;
use crate::event::{Event, EventSink};
use crate::frame::{State, bits};
use crate::outcome::kind_of_win;
use crate::pins;
use crate::tree::Tree;
use crate::turn::{RunLength, Stage, Turn, TurnOrigin, UnplayedNumbers};
use crate::{
    Compulsion, Dice, Die, Opening, Outcome, Phase, Remainder, RemainderOrder, Scoring, Side,
    UnstartedCascade, WinKind,
};

impl Position {
    /// Returns the position after a throw. Stages without a legal play pass automatically.
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
            Phase::Name(_) => Err(WrongPhase::ToName),
            Phase::Play(_) => Err(WrongPhase::ToPlay),
            Phase::Over(_) => Err(WrongPhase::Over),
        }
    }

    /// Returns the position after the thrower of a 2-1 has named the doublet of `number` (AD-2).
    /// One of which nothing can be played passes automatically.
    ///
    /// # Errors
    ///
    /// [`WrongPhase`] unless a doublet is to be named.
    pub fn name(self, number: Die, events: &mut impl EventSink) -> Result<Self, WrongPhase> {
        let side = match self.phase {
            Phase::Name(side) => side,
            Phase::Over(_) => return Err(WrongPhase::Over),
            Phase::Opening | Phase::Throw(_) | Phase::Play(_) => {
                return Err(WrongPhase::NothingToName);
            }
        };
        events.event(Event::Named { side, number });
        Ok(self.play_or_pass(Turn::named(side, number), false, events))
    }

    fn opened(self, dice: Dice, events: &mut impl EventSink) -> Self {
        let Dice {
            first: white,
            second: black,
        } = dice;
        let first = dice.opening_winner();
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
        let stage = Stage::of_throw(&self.rules, dice, cascades);
        self.play_or_pass(Turn::of_throw(side, stage), false, events)
    }

    /// Sets the phase to `turn` if its stage has a legal play; otherwise passes the stage and tries
    /// the next one.
    fn play_or_pass(mut self, turn: Turn, started: bool, events: &mut impl EventSink) -> Self {
        self.phase = Phase::Play(turn);
        if self.can_play(turn) {
            return self;
        }
        events.event(Event::StagePassed {
            mover: turn.mover,
            stage: turn.stage,
        });
        self.stage_over(turn, UnplayedNumbers::Stage(turn.stage), started, events)
    }

    /// Returns the position after a play that ends the stage in `end`. Stages without a legal play
    /// pass automatically. `end` must come from [`Position::ends`] or [`Position::plays`] of this
    /// same position; a position in another phase is returned unchanged.
    #[must_use]
    pub fn after(mut self, end: &End, events: &mut impl EventSink) -> Self {
        let Phase::Play(turn) = self.phase else {
            return self;
        };
        let before = self;
        self.board = end.board;
        if let Some(outcome) = before.outcome_of(turn, end) {
            return self.over(outcome, events);
        }
        let len = turn.stage.len();
        if end.used >= len {
            return match turn.stage.next() {
                Some(stage) => self.play_or_pass(Turn { stage, ..turn }, true, events),
                None => self.played_out(turn, events),
            };
        }
        let unplayed = match turn.stage {
            stage @ (Stage::Pair { .. } | Stage::Three(_)) if end.used == 0 => {
                UnplayedNumbers::Stage(stage)
            }
            Stage::Three(three) => before.unplayed_of_three(turn, three.numbers(), end),
            Stage::Pair { .. } => UnplayedNumbers::Die(before.unplayed_die(turn, end)),
            Stage::Run { number, last, .. } => {
                let left =
                    RunLength::new(len - end.used).expect("fewer numbers were used than there are");
                UnplayedNumbers::Stage(Stage::Run { number, left, last })
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

    /// The outcome in `end`, if the game is over.
    fn outcome_of(&self, turn: Turn, end: &End) -> Option<Outcome> {
        if let Some(decided) = pins::decided(&self.rules, &end.board, turn.mover) {
            return Some(decided);
        }
        let winner = turn.mover;
        let kind = self.win(turn, end)?;
        let after = Self {
            board: end.board,
            ..*self
        };
        Some(after.won_by(winner, kind))
    }

    /// The kind of win of the mover in `end`, if the game is won by bearing off, or because the
    /// opponent is frozen for good.
    fn win(&self, turn: Turn, end: &End) -> Option<WinKind> {
        let (men, theirs) = (end.board.men(turn.mover), end.board.men(turn.mover.other()));
        if self.rules.is_lost_by_freezing(theirs, men) {
            return Some(self.rules.win_by_freezing());
        }
        if men.off() == 0 {
            return None;
        }
        let first_off = self.men(turn.mover).off() == 0;
        if first_off && self.rules.scoring == Scoring::Capote && self.ends_in_capote(turn, end) {
            return Some(WinKind::Capote);
        }
        men.all_off()
            .then(|| kind_of_win(&self.rules, &end.board, turn.mover))
    }

    fn ends_in_capote(&self, turn: Turn, end: &End) -> bool {
        let (frame, state) = self.frame(turn);
        let mut tree = Tree::default();
        tree.grow(&frame, &state, turn.stage);
        tree.ends()
            .any(|node| node.capote && frame.board(node.state.mine, node.state.theirs) == end.board)
    }

    /// The die of a pair that a play of one number did not use.
    fn unplayed_die(&self, turn: Turn, end: &End) -> Die {
        let Stage::Pair { high, low } = turn.stage else {
            unreachable!("only a pair has two different dice")
        };
        let (frame, state) = self.frame(turn);
        let number = u32::from(high.get());
        let by_high = bits(frame.sources(&state, number)).any(|slot| {
            let next = frame.step(&state, frame.pips(high), slot);
            frame.board(next.mine, next.theirs) == end.board
        });
        if by_high { low } else { high }
    }

    /// The numbers of a stage of three that a play of one or two did not use.
    fn unplayed_of_three(&self, turn: Turn, numbers: [Die; 3], end: &End) -> UnplayedNumbers {
        let (frame, state) = self.frame(turn);
        let leads = |state: &State, number: Die, then: &dyn Fn(&State) -> bool| {
            let number = u32::from(number.get());
            bits(frame.sources(state, number)).any(|slot| then(&frame.step(state, number, slot)))
        };
        let is_end = |state: &State| frame.board(state.mine, state.theirs) == end.board;
        let [high, middle, low] = numbers;
        // Each number with the two others, larger first; the smallest are left if several may be.
        for (alone, larger, smaller) in [
            (low, high, middle),
            (middle, high, low),
            (high, middle, low),
        ] {
            let by = |first, second| {
                leads(&state, first, &|next| {
                    leads(next, second, &|next| is_end(next))
                })
            };
            if end.used == 2 && (by(larger, smaller) || by(smaller, larger)) {
                return UnplayedNumbers::Die(alone);
            }
        }
        for (alone, larger, smaller) in [(high, middle, low), (middle, high, low)] {
            if end.used == 1 && leads(&state, alone, &is_end) {
                return UnplayedNumbers::two(larger, smaller);
            }
        }
        UnplayedNumbers::two(high, middle)
    }

    /// Whether the thrower stopped although a step was legal (`Compulsion::Free`): then the turn
    /// ends and nothing passes on. The receiver of a remainder goes on with the next group instead
    /// (GB-7).
    fn stopped_by_choice(&self, turn: Turn, unplayed: UnplayedNumbers) -> bool {
        self.rules.compulsion == Compulsion::Free && {
            let (frame, state) = self.frame(turn);
            unplayed
                .numbers()
                .first()
                .is_some_and(|&number| frame.has_step(&state, number))
        }
    }

    /// Returns the position after a stage of which `unplayed` is left (GB-5 to GB-9, LA-3).
    fn stage_over(
        self,
        turn: Turn,
        unplayed: UnplayedNumbers,
        started: bool,
        events: &mut impl EventSink,
    ) -> Self {
        let Turn { thrower, mover, .. } = turn;
        if mover == thrower && self.rules.hands_over_rest() {
            return self.handed_over(turn, unplayed.stage(), events);
        }
        let UnplayedNumbers::Stage(stage @ Stage::Run { number, left, .. }) = unplayed else {
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
                    unplayed: UnplayedNumbers::Group { number, left },
                });
                match stage.next() {
                    Some(stage) => self.play_or_pass(Turn { stage, ..turn }, true, events),
                    None => self.turn_over(thrower, events),
                }
            }
            Some((_, unstarted))
                if mover == thrower && (started || unstarted == UnstartedCascade::Passes) =>
            {
                self.handed_over(turn, stage, events)
            }
            _ => {
                events.event(Event::Lost { mover, unplayed });
                self.turn_over(thrower, events)
            }
        }
    }

    /// Returns the position in which the opponent of the thrower has `stage` to play (GB-6, LA-3).
    fn handed_over(self, turn: Turn, stage: Stage, events: &mut impl EventSink) -> Self {
        let to = turn.thrower.other();
        events.event(Event::HandedOver { to, stage });
        let turn = Turn {
            mover: to,
            stage,
            ..turn
        };
        self.play_or_pass(turn, true, events)
    }

    /// Returns the position after a turn of which every number was played: a doublet is to be
    /// named after 2-1, and after a named one the same side throws again (AD-2).
    fn played_out(self, turn: Turn, events: &mut impl EventSink) -> Self {
        if self.rules.names_after(turn.stage) {
            return Self {
                phase: Phase::Name(turn.thrower),
                ..self
            };
        }
        match turn.origin {
            TurnOrigin::Thrown => self.turn_over(turn.thrower, events),
            TurnOrigin::Named => self.to_throw(turn.thrower, events),
        }
    }

    /// The next throw, or a draw if the position is dead (C-4).
    fn turn_over(self, thrower: Side, events: &mut impl EventSink) -> Self {
        self.to_throw(thrower.other(), events)
    }

    fn to_throw(self, side: Side, events: &mut impl EventSink) -> Self {
        if self.is_dead() {
            events.event(Event::Dead);
            return self.over(Outcome::Drawn, events);
        }
        Self {
            phase: Phase::Throw(side),
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
}
