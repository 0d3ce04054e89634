//! Plays: the ends of a stage with steps that lead to them, and a stage played step by step.

use std::collections::BinaryHeap;

use crate::ends::{End, Ends};
use crate::event::EventSink;
use crate::frame::{Frame, State};
use crate::legal_steps::{self, LegalSteps, follow_from_men};
use crate::men::{SlotSet, slot_of};
use crate::point::Landing;
use crate::tree::Tree;
use crate::{
    Board, Compulsion, Die, FreePoint, Lock, Origin, Point, Position, Primes, Reason, Rules,
    Stacking, Stage, Step, TableLimits, Turn,
};

/// The steps of one stage, and their end.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Play {
    /// The steps, in an order in which they are legal.
    pub steps: Vec<Step>,
    /// The end of the stage.
    pub end: End,
}

/// A play or a step that was refused. The position is unchanged.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("step {}: {reason}", index + 1)]
pub struct IllegalPlay {
    /// The index of the illegal step, counted from 0; the number of steps if the play is
    /// unfinished.
    pub index: usize,
    /// The reason.
    pub reason: Reason,
}

impl Position {
    /// Returns the distinct plays of the current stage, each end once, with steps that lead there;
    /// empty if no stage is to be played.
    ///
    /// The order depends on the position alone. Search uses [`Position::ends`], which is much
    /// faster.
    #[must_use]
    pub fn plays(&self) -> Vec<Play> {
        let Some(turn) = self.turn() else {
            return Vec::new();
        };
        let (frame, state) = self.frame(turn);
        let mut tree = Tree::default();
        tree.grow(&frame, &state, turn.stage());
        let ends = tree.ends().map(|node| End {
            board: frame.board(node.state.mine, node.state.theirs),
            used: node.used,
        });
        tree.steps()
            .zip(ends)
            .map(|(steps, end)| Play { steps, end })
            .collect()
    }

    /// Returns the position after a whole legal play of the stage.
    ///
    /// # Errors
    ///
    /// [`IllegalPlay`] names the first step that is not part of a legal play, or says that more
    /// numbers must be played.
    pub fn play(&self, steps: &[Step], events: &mut impl EventSink) -> Result<Self, IllegalPlay> {
        let refuse = |index, reason| IllegalPlay { index, reason };
        let mut cursor = StageCursor::new(self).ok_or_else(|| refuse(0, Reason::WrongPhase))?;
        for (index, &step) in steps.iter().enumerate() {
            cursor.push(step).map_err(|reason| refuse(index, reason))?;
        }
        cursor
            .finish(events)
            .map_err(|reason| refuse(steps.len(), reason))
    }
}

/// A stage in the middle of being played, step by step, as a person plays it.
///
/// A step is legal if some legal play of the whole stage continues what was played so far.
///
/// ```
/// use rosespring_rules::{Dice, Position, Rules, Side, StageCursor};
///
/// let rules = Rules::preset("gul-bara").unwrap();
/// let position = Position::started_by(rules, Side::White);
/// let position = position.throw(Dice::from_numbers(6, 6).unwrap(), &mut ())?;
/// let mut cursor = StageCursor::new(&position).unwrap();
/// while let Some(&step) = cursor.legal().first() {
///     cursor.push(step).unwrap();
/// }
/// assert!(cursor.is_complete());
/// assert_eq!(cursor.steps().len(), 4);
/// # Ok::<(), rosespring_rules::WrongPhase>(())
/// ```
#[derive(Debug, Clone)]
pub struct StageCursor {
    start: Position,
    turn: Turn,
    /// The ends, sorted, under rules whose legal steps do not follow from the men alone.
    ends: Option<Vec<End>>,
    /// The men at the start and after each step.
    boards: [Board; STAGE_STEPS_MAX + 1],
    /// The points held at the start and after each step ([`State::held`]).
    held: [SlotSet; STAGE_STEPS_MAX + 1],
    steps: [Step; STAGE_STEPS_MAX],
    played: usize,
    /// Whether the last step ended the game.
    over: bool,
}

/// Maximum number of steps of a stage: a 6-6 of men of one's choice (DU-4).
pub const STAGE_STEPS_MAX: usize = 12;

/// The value of a step that has not been played.
const UNUSED: Step = Step {
    from: Origin::Bar,
    number: Die::One,
};

impl StageCursor {
    /// Returns a cursor at the beginning of the current stage; `None` in other phases.
    #[must_use]
    pub fn new(position: &Position) -> Option<Self> {
        let turn = position.turn()?;
        let (frame, state) = position.frame(turn);
        let from_men = follow_from_men(&frame, &state, turn.stage());
        Some(Self {
            start: *position,
            turn,
            ends: (!from_men).then(|| sorted_ends(position)),
            boards: [*position.board(); STAGE_STEPS_MAX + 1],
            held: [0; STAGE_STEPS_MAX + 1],
            steps: [UNUSED; STAGE_STEPS_MAX],
            played: 0,
            over: false,
        })
    }

    /// The position in which the stage began.
    #[must_use]
    pub const fn start(&self) -> &Position {
        &self.start
    }

    /// The men at the current step.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.boards[self.played]
    }

    /// The steps played so far.
    #[must_use]
    pub fn steps(&self) -> &[Step] {
        &self.steps[..self.played]
    }

    /// Whether the `index`-th step played hit a man, or pinned one.
    #[must_use]
    pub fn hit(&self, index: usize) -> bool {
        if index >= self.played {
            return false;
        }
        let opponent = self.turn.mover().other();
        let [before, after] = [index, index + 1].map(|index| self.boards[index].men(opponent));
        let rules = self.start.rules();
        after.bar() > before.bar() || after.pinned(rules) & !before.pinned(rules) != 0
    }

    /// Whether the steps so far are a whole legal play.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        self.end().is_some()
    }

    fn end(&self) -> Option<End> {
        if self.ends.is_some() {
            let end = self.end_at(self.board(), self.played, self.over)?;
            // Where one may stop, the same men may be the end of fewer numbers.
            let used = end.used.max(self.played as u8);
            return Some(End { used, ..*end });
        }
        let used = match self.over {
            true => self.turn.stage().len(),
            false => self.played as u8,
        };
        let board = *self.board();
        self.legal_steps().is_empty().then_some(End { board, used })
    }

    /// Returns the listed end that `board` is after `played` steps, of which the last one may have
    /// ended the game. The same men may also be the result of fewer numbers; then the stage is not
    /// finished (C-1).
    fn end_at(&self, board: &Board, played: usize, over: bool) -> Option<&End> {
        let ends = self.ends.as_deref()?;
        let index = ends.binary_search_by(|end| end.board.cmp(board)).ok()?;
        let may_stop = self.may_stop_after(played);
        ends.get(index)
            .filter(|end| over || may_stop || usize::from(end.used) == played)
    }

    /// Whether the mover may stop after this number of steps, whatever is left to play.
    fn may_stop_after(&self, steps: usize) -> bool {
        match self.start.rules().compulsion_in(self.turn) {
            Compulsion::Optional => true,
            Compulsion::Free => steps > 0,
            Compulsion::MostThenLarger | Compulsion::Most => false,
        }
    }

    /// Whether the play is whole although further steps are legal: the mover may stop here. Before
    /// the first step of a stage that was handed over, this declines it (LA-3).
    #[must_use]
    pub fn may_stop(&self) -> bool {
        self.may_stop_after(self.played) && self.is_complete() && !self.legal_steps().is_empty()
    }

    /// The steps that may be played next, larger number first, highest point first; empty once the
    /// play is whole (unless the rules allow the mover to stop early).
    #[must_use]
    pub fn legal(&self) -> Vec<Step> {
        self.legal_steps().iter().collect()
    }

    /// The steps that may be played next, as [`Self::legal`], without a list.
    #[must_use]
    pub fn legal_steps(&self) -> LegalSteps {
        let (frame, state) = self.frame();
        let alone = self.legal_by_themselves(&frame, &state);
        match self.ends {
            None => legal_steps::from_men(&frame, &state, self.turn.stage(), alone),
            Some(_) => alone.filtered(|step| self.leads_on(step)),
        }
    }

    /// The numbers of the stage that no step has used, larger number first.
    #[must_use]
    pub fn numbers_left(&self) -> Vec<Die> {
        numbers_left(self.turn.stage(), self.steps())
    }

    fn frame(&self) -> (Frame<'_>, State) {
        let (frame, state) = self.start.frame_of(self.board(), self.turn);
        let held = self.held[self.played];
        (frame, State { held, ..state })
    }

    /// Returns the steps that are legal by themselves, without regard to compulsion.
    fn legal_by_themselves(&self, frame: &Frame<'_>, state: &State) -> LegalSteps {
        if self.over {
            return LegalSteps::none();
        }
        legal_steps::by_themselves(frame, state, self.turn.stage(), self.steps())
    }

    /// Whether some listed end continues with `step`, which is legal by itself.
    fn leads_on(&self, step: Step) -> bool {
        let mut played = self.steps().to_vec();
        let (frame, state) = self.frame();
        self.reaches_end(&frame, &state, step, &mut played)
    }

    fn reaches_end(
        &self,
        frame: &Frame<'_>,
        state: &State,
        step: Step,
        played: &mut Vec<Step>,
    ) -> bool {
        let next = frame.step(state, frame.pips(step.number), slot_of(step.from));
        let board = frame.board(next.mine, next.theirs);
        let over = frame.ends_game(&next, state.mine.off());
        let ends = self.end_at(&board, played.len() + 1, over).is_some();
        if over || ends {
            return ends;
        }
        played.push(step);
        let steps = legal_steps::by_themselves(frame, &next, self.turn.stage(), played);
        let found = steps
            .iter()
            .any(|step| self.reaches_end(frame, &next, step, played));
        played.pop();
        found
    }

    /// Plays one step.
    ///
    /// # Errors
    ///
    /// A [`Reason`] if no legal play continues with it; then nothing changes.
    pub fn push(&mut self, step: Step) -> Result<(), Reason> {
        let (frame, state) = self.frame();
        let alone = self.legal_by_themselves(&frame, &state);
        let is_legal = alone.contains(step)
            && match self.ends {
                None => {
                    legal_steps::from_men(&frame, &state, self.turn.stage(), alone).contains(step)
                }
                Some(_) => self.leads_on(step),
            };
        if !is_legal {
            return Err(self.reason_against(step));
        }
        let next = frame.step(&state, frame.pips(step.number), slot_of(step.from));
        let board = frame.board(next.mine, next.theirs);
        self.over = frame.ends_game(&next, state.mine.off());
        self.steps[self.played] = step;
        self.played += 1;
        self.boards[self.played] = board;
        self.held[self.played] = next.held;
        Ok(())
    }

    /// Returns the reason why `step`, which is not legal, is refused.
    fn reason_against(&self, step: Step) -> Reason {
        if self.over || !self.numbers_left().contains(&step.number) {
            return Reason::NoSuchNumber(step.number);
        }
        let (frame, state) = self.frame();
        if let Origin::Point(point) = step.from
            && state.mine.pinned(self.start.rules()) >> point.get() & 1 != 0
        {
            return Reason::Pinned(point);
        }
        if self.board().men(self.turn.mover()).at(step.from) == 0 {
            return Reason::NoManThere(step.from);
        }
        if !self.legal_by_themselves(&frame, &state).contains(step) {
            return self.why_not(step, &frame, &state);
        }
        self.bar_against(step).unwrap_or(Reason::BeginsNoPlay)
    }

    /// Returns the rule that bars every play with `step`: the one without which a play would
    /// continue with it (C-8, TW-7).
    fn bar_against(&self, step: Step) -> Option<Reason> {
        let mut start = self.start;
        let rules = start.rules;
        let (tables, primes) = (rules.bars.tables, rules.bars.primes);
        let of_primes = match primes {
            Primes::BlockAtEnd | Primes::BlockAtStep => Reason::Blocks,
            Primes::LastPointsFirst => Reason::LastPointsFirst,
            Primes::Free | Primes::OpenOnePoint | Primes::OpenStuck => Reason::Imprisons,
        };
        let free_point = FreePoint::Off;
        let without = [
            (
                Reason::ShutsOut,
                Rules {
                    free_point,
                    ..rules
                },
            ),
            (of_primes, rules.with_bars(tables, Primes::Free)),
            (
                Reason::TooManyPoints,
                rules.with_bars(TableLimits::FREE, primes),
            ),
            (of_primes, rules.with_bars(TableLimits::FREE, Primes::Free)),
        ];
        let mut barring = without.into_iter().filter(|(_, without)| *without != rules);
        let found = barring.find(|(_, without)| {
            start.rules = *without;
            let cursor = Self::new(&start);
            let mut steps = self.steps().iter().chain([&step]);
            cursor.is_some_and(|mut cursor| steps.try_for_each(|&step| cursor.push(step)).is_ok())
        });
        found.map(|(reason, _)| reason)
    }

    fn why_not(&self, step: Step, frame: &Frame<'_>, state: &State) -> Reason {
        let mine = state.mine;
        if mine.bar() > 0 && step.from != Origin::Bar {
            return Reason::BarFirst;
        }
        let from_start = Point::new(24).map(Origin::Point) == Some(step.from);
        if mine.hand(self.start.rules()) > 0 && from_start {
            return match self.start.rules().lock {
                Lock::Head(_) if mine.at(step.from) == 0 => Reason::Head,
                _ if self.start.rules().stacking != Stacking::Free => Reason::StartLocked,
                _ => self.why_it_may_not_land(step, frame),
            };
        }
        if let Origin::Point(point) = step.from
            && frame.last_holders(state) & 1 << point.get() != 0
        {
            return Reason::HitterStays(point);
        }
        if self.start.rules().lays_down() {
            return Reason::NotLaid;
        }
        if step.landing(self.start.rules()) == Landing::Off && mine.pinned(self.start.rules()) != 0
        {
            return Reason::ManPinned;
        }
        self.why_it_may_not_land(step, frame)
    }

    fn why_it_may_not_land(&self, step: Step, frame: &Frame<'_>) -> Reason {
        let Rules { lock, stacking, .. } = *self.start.rules();
        match step.landing(self.start.rules()) {
            Landing::Off => Reason::MayNotBearOff,
            Landing::Point(point) if frame.open & (1 << point.get()) == 0 => Reason::Blocked(point),
            Landing::Point(_) if frame.checks_steps() => Reason::Blocks,
            Landing::Point(point) => match lock {
                Lock::FirstMan(reached) if frame.locked => Reason::FirstMan(reached),
                _ if matches!(stacking, Stacking::Single(_)) => Reason::Single(point),
                _ => Reason::Packed(point),
            },
        }
    }

    /// Takes the last step back; `None` if there is none.
    pub fn pop(&mut self) -> Option<Step> {
        let last = self.played.checked_sub(1)?;
        self.boards[self.played] = self.boards[0];
        self.held[self.played] = 0;
        self.played = last;
        self.over = false;
        Some(std::mem::replace(&mut self.steps[last], UNUSED))
    }

    /// The position after the play.
    ///
    /// # Errors
    ///
    /// [`Reason::Unfinished`] if more numbers must be played.
    pub fn finish(&self, events: &mut impl EventSink) -> Result<Position, Reason> {
        let end = self.end().ok_or(Reason::Unfinished)?;
        Ok(self.start.after(&end, events))
    }
}

fn sorted_ends(position: &Position) -> Vec<End> {
    let mut buffer = Ends::new();
    position.ends(&mut buffer);
    // A heap sorts in a tenth of the code of `sort_unstable`, which counts in the browser.
    let ends: BinaryHeap<End> = buffer.iter().collect();
    ends.into_sorted_vec()
}

fn numbers_left(stage: Stage, played: &[Step]) -> Vec<Die> {
    let mut numbers = stage.numbers();
    for step in played {
        if let Some(index) = numbers.iter().position(|&number| number == step.number) {
            numbers.remove(index);
        }
    }
    numbers
}
