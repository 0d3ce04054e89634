//! `TurnCursor`: one player's part of a turn while it is being played.
//!
//! The cursor stores the stages played and the current one. The numbers that could not be played,
//! are lost or pass on follow from the rules and are stored with each stage, so that undo only
//! removes entries from the end.

use crate::event::Event;
use crate::{Dice, Phase, Position, Reason, Side, Stage, StageCursor, Step, UnplayedNumbers};

/// A part of a turn that its player could not play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TurnNote {
    /// A stage without a legal step.
    Passed(Stage),
    /// Numbers that neither side will play.
    Lost(UnplayedNumbers),
}

impl TurnNote {
    const fn of(event: &Event) -> Option<Self> {
        match *event {
            Event::StagePassed { stage, .. } => Some(Self::Passed(stage)),
            Event::Lost { unplayed, .. } => Some(Self::Lost(unplayed)),
            _ => None,
        }
    }
}

/// Whether a player chose the play of a stage.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum StageChoice {
    /// The player, or the computer in their place, chose it.
    Chosen,
    /// It was the only play and was played automatically. [`TurnCursor::undo`] takes it back
    /// together with the step before it.
    Forced,
}

/// A stage of a turn that was played to its end.
#[derive(Debug, Clone)]
pub struct PlayedStage {
    cursor: StageCursor,
    choice: StageChoice,
}

impl PlayedStage {
    /// The stage with its steps; [`StageCursor::start`] is the position before it.
    #[must_use]
    pub const fn cursor(&self) -> &StageCursor {
        &self.cursor
    }

    /// Whether a player chose its play.
    #[must_use]
    pub const fn choice(&self) -> StageChoice {
        self.choice
    }

    fn is_forced(&self) -> bool {
        self.choice == StageChoice::Forced
    }
}

/// How much [`TurnCursor::undo`] takes back.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Undo {
    /// The last chosen step.
    Step,
    /// The steps of the last stage with a chosen step.
    Stage,
    /// All chosen steps since the throw or the hand-over.
    Turn,
    /// Everything after this number of steps of the part, except forced stages that follow them:
    /// those would be played again automatically.
    To(usize),
}

/// The position after the throw or after a stage, with the events that led to it.
#[derive(Debug, Clone)]
struct SettledPosition {
    position: Position,
    /// The events that led to it.
    events: Vec<Event>,
}

impl SettledPosition {
    fn new(position: Position, events: &[Event]) -> Self {
        Self {
            position,
            events: events.to_vec(),
        }
    }

    /// The index of the hand-over among the events, and the stage that passes on.
    fn hand_over(&self) -> Option<(usize, Stage)> {
        let mut events = self.events.iter().enumerate();
        events.find_map(|(index, event)| match *event {
            Event::HandedOver { stage, .. } => Some((index, stage)),
            _ => None,
        })
    }

    /// The stages and numbers that the player of this part could not play, without those of the
    /// other side's remainder.
    fn notes(&self) -> impl Iterator<Item = TurnNote> {
        let until = self
            .hand_over()
            .map_or(self.events.len(), |(index, _)| index);
        self.events[..until].iter().filter_map(TurnNote::of)
    }
}

/// One player's part of a turn, from the throw or the hand-over until nothing is left for them to
/// play.
///
/// The stage being played is a [`StageCursor`]; when its play is whole, the next stage begins.
/// After the thrower's part, [`TurnCursor::received`] is the part of the opponent, who plays the
/// remainder.
///
/// # Examples
///
/// In Gioul every doublet cascades: 5-5 is four fives, then four sixes.
///
/// ```
/// use rosespring_rules::{Phase, Position, Rules, Side, TurnCursor, Undo};
///
/// let mut events = Vec::new();
/// let position = Position::started_by(Rules::preset("gioul").unwrap(), Side::White);
/// let position = position.throw("5-5".parse()?, &mut events)?;
/// let mut turn = TurnCursor::of_throw(position, &events).unwrap();
///
/// while let Some(stage) = turn.stage() {
///     let step = stage.legal()[0];
///     turn.push(step)?;
/// }
/// assert_eq!(turn.completed_stages().len(), 2);
/// assert_eq!(turn.position().phase(), Phase::Throw(Side::Black));
///
/// turn.undo(Undo::Stage);
/// assert_eq!(turn.completed_stages().len(), 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone)]
pub struct TurnCursor {
    thrower: Side,
    mover: Side,
    dice: Dice,
    cascades: bool,
    first: Stage,
    /// The positions after the throw and after every stage played: one more than `played`.
    settled: Vec<SettledPosition>,
    played: Vec<PlayedStage>,
    current: Option<StageCursor>,
}

impl TurnCursor {
    /// Creates the thrower's part: `position` and `events` are the result of [`Position::throw`],
    /// or of [`Position::name`]: then the dice are those of the doublet. `None` if no turn began:
    /// after an opening throw whose dice are not played.
    #[must_use]
    pub fn of_throw(position: Position, events: &[Event]) -> Option<Self> {
        let (side, dice, cascades) = events.iter().find_map(|event| match *event {
            Event::Thrown {
                side,
                dice,
                cascades,
            } => Some((side, dice, cascades)),
            Event::Named { side, number } => Some((side, Dice::new(number, number), false)),
            _ => None,
        })?;
        let empty = Self {
            thrower: side,
            mover: side,
            dice,
            cascades,
            first: Stage::of_throw(position.rules(), dice, cascades),
            settled: Vec::new(),
            played: Vec::new(),
            current: None,
        };
        Some(empty.begin(SettledPosition::new(position, events)))
    }

    /// Creates the part of a turn from a position in its middle; `None` if no stage is to be
    /// played. The dice are unknown: equal numbers are taken as a doublet of this number.
    #[must_use]
    pub fn resume(position: Position) -> Option<Self> {
        let turn = position.turn()?;
        let first = turn.stage();
        let dice = match first {
            Stage::Pair { high, low } => Dice::new(high, low),
            Stage::Run { number, .. } => Dice::new(number, number),
            Stage::Three(three) => {
                // The 6 was not thrown (LU-1).
                let [_, middle, low] = three.numbers();
                Dice::new(middle, low)
            }
        };
        let empty = Self {
            thrower: turn.thrower(),
            mover: turn.mover(),
            dice,
            cascades: dice.is_doublet()
                && (position.rules()).has_later_groups(
                    turn.thrower(),
                    turn.mover(),
                    position.throws,
                ),
            first,
            settled: Vec::new(),
            played: Vec::new(),
            current: None,
        };
        Some(empty.begin(SettledPosition::new(position, &[])))
    }

    /// Creates the part of the other side, if numbers pass on.
    #[must_use]
    pub fn received(&self) -> Option<Self> {
        let last = self.last();
        let (index, stage) = last.hand_over()?;
        let empty = Self {
            mover: self.mover.other(),
            first: stage,
            settled: Vec::new(),
            played: Vec::new(),
            current: None,
            ..*self
        };
        let events = &last.events[index + 1..];
        Some(empty.begin(SettledPosition::new(last.position, events)))
    }

    fn begin(mut self, settled: SettledPosition) -> Self {
        self.settle(settled);
        self
    }

    fn settle(&mut self, settled: SettledPosition) {
        let goes_on = match settled.position.phase() {
            Phase::Play(turn) => turn.mover() == self.mover && turn.thrower() == self.thrower,
            _ => false,
        };
        self.current = goes_on
            .then(|| StageCursor::new(&settled.position))
            .flatten();
        self.settled.push(settled);
    }

    fn last(&self) -> &SettledPosition {
        self.settled.last().expect("a part begins settled")
    }

    /// The side whose throw it is.
    #[must_use]
    pub const fn thrower(&self) -> Side {
        self.thrower
    }

    /// The side that plays this part.
    #[must_use]
    pub const fn mover(&self) -> Side {
        self.mover
    }

    /// The dice in the order thrown.
    #[must_use]
    pub const fn dice(&self) -> Dice {
        self.dice
    }

    /// Whether the throw is a doublet that cascades.
    #[must_use]
    pub const fn cascades(&self) -> bool {
        self.cascades
    }

    /// The first stage of this part; all later stages follow from it. It may have passed.
    #[must_use]
    pub const fn first_stage(&self) -> Stage {
        self.first
    }

    /// The completed stages, first to last.
    #[must_use]
    pub fn completed_stages(&self) -> &[PlayedStage] {
        &self.played
    }

    /// The stage being played; `None` if nothing is left for the player.
    #[must_use]
    pub const fn stage(&self) -> Option<&StageCursor> {
        self.current.as_ref()
    }

    /// The stages played and the one being played.
    pub fn stages(&self) -> impl Iterator<Item = &StageCursor> {
        let played = self.played.iter().map(PlayedStage::cursor);
        played.chain(self.current.as_ref())
    }

    /// Whether no number of this part could be played.
    #[must_use]
    pub const fn is_pass(&self) -> bool {
        self.played.is_empty() && self.current.is_none()
    }

    /// The position at the beginning of the current stage, or after the part. After a hand-over it
    /// is the position in which the other side plays the remainder.
    #[must_use]
    pub fn position(&self) -> &Position {
        &self.last().position
    }

    /// The events after the last completed stage, or after the throw.
    #[must_use]
    pub fn events(&self) -> &[Event] {
        &self.last().events
    }

    /// The stages and numbers that the player could not play so far, in order.
    pub fn notes(&self) -> impl Iterator<Item = TurnNote> {
        self.settled.iter().flat_map(SettledPosition::notes)
    }

    /// The part of [`TurnCursor::notes`] after the last completed stage, or after the throw.
    pub fn last_notes(&self) -> impl Iterator<Item = TurnNote> {
        self.last().notes()
    }

    /// The first stage of the numbers that pass to the other side after this part; the later ones
    /// follow from it.
    #[must_use]
    pub fn hand_over(&self) -> Option<Stage> {
        self.last().hand_over().map(|(_, stage)| stage)
    }

    /// Plays one step. The stage ends with it if no further step can follow.
    ///
    /// # Errors
    ///
    /// A [`Reason`] if no legal play continues with it; then nothing changes.
    pub fn push(&mut self, step: Step) -> Result<(), Reason> {
        let cursor = self.current.as_mut().ok_or(Reason::WrongPhase)?;
        cursor.push(step)?;
        self.finish_if_nothing_follows()
    }

    /// Plays `steps`, which continue the current stage to the end of a whole play, and ends the
    /// stage, even if the rules would allow further steps. Without steps it stops there.
    ///
    /// # Errors
    ///
    /// A [`Reason`] if a step is not legal or more numbers must be played; then nothing changes.
    pub fn play_stage(&mut self, steps: &[Step], choice: StageChoice) -> Result<(), Reason> {
        let mut cursor = self.current.clone().ok_or(Reason::WrongPhase)?;
        for &step in steps {
            cursor.push(step)?;
        }
        if !cursor.is_complete() {
            return Err(Reason::Unfinished);
        }
        self.current = Some(cursor);
        self.finish_stage(choice)
    }

    fn finish_if_nothing_follows(&mut self) -> Result<(), Reason> {
        match &self.current {
            Some(cursor) if cursor.is_complete() && cursor.legal().is_empty() => {
                self.finish_stage(StageChoice::Chosen)
            }
            _ => Ok(()),
        }
    }

    /// Ends the current stage although further steps are legal, which the rules allow if not all is
    /// compulsory ([`Compulsion::Free`](crate::Compulsion::Free)); where nothing is, this declines
    /// the stage ([`Compulsion::Optional`](crate::Compulsion::Optional)).
    ///
    /// # Errors
    ///
    /// [`Reason::Unfinished`] if more numbers must be played; then nothing changes.
    pub fn stop_stage(&mut self) -> Result<(), Reason> {
        self.finish_stage(StageChoice::Chosen)
    }

    fn finish_stage(&mut self, choice: StageChoice) -> Result<(), Reason> {
        let mut events = Vec::new();
        let cursor = self.current.as_ref().ok_or(Reason::WrongPhase)?;
        let position = cursor.finish(&mut events)?;
        if let Some(cursor) = self.current.take() {
            self.played.push(PlayedStage { cursor, choice });
        }
        self.settle(SettledPosition { position, events });
        Ok(())
    }

    /// Takes back the last step, even that of a forced stage; `None` if there is none.
    pub fn pop(&mut self) -> Option<Step> {
        if self.steps_of_current() == 0 {
            let played = self.played.pop()?;
            self.settled.pop();
            self.current = Some(played.cursor);
        }
        self.current.as_mut()?.pop()
    }

    /// Takes back the last chosen steps, with the forced stages after them. Returns the number of
    /// steps taken back; `None`, without a change, if nothing was chosen.
    pub fn undo(&mut self, undo: Undo) -> Option<usize> {
        let steps = self.steps_to_undo(undo)?;
        for _ in 0..steps {
            self.pop();
        }
        Some(steps)
    }

    /// The number of steps that [`TurnCursor::undo`] would take back; `None` if nothing was
    /// chosen.
    #[must_use]
    pub fn steps_to_undo(&self, undo: Undo) -> Option<usize> {
        let of_current = self.steps_of_current();
        let last_chosen = || self.played.iter().rev().find(|stage| !stage.is_forced());
        match undo {
            Undo::Step if of_current > 0 => Some(1),
            Undo::Stage if of_current > 0 => Some(of_current),
            Undo::Step => last_chosen().map(|_| self.forced_at_end() + 1),
            Undo::Stage => last_chosen().map(|stage| self.forced_at_end() + steps_of([stage])),
            Undo::Turn => {
                let forced = self.played.iter().take_while(|stage| stage.is_forced());
                let chosen = steps_of(&self.played) - steps_of(forced) + of_current;
                (chosen > 0).then_some(chosen)
            }
            Undo::To(kept) => self.steps_after(kept),
        }
    }

    /// The number of steps from the first chosen one after `kept` others.
    fn steps_after(&self, kept: usize) -> Option<usize> {
        let all = steps_of(&self.played) + self.steps_of_current();
        let mut before = 0;
        for stage in &self.played {
            let after = before + steps_of([stage]);
            if !stage.is_forced() && after > kept {
                return Some(all - kept.max(before));
            }
            before = after;
        }
        let kept = kept.max(before);
        (all > kept).then(|| all - kept)
    }

    fn steps_of_current(&self) -> usize {
        self.current.as_ref().map_or(0, |c| c.steps().len())
    }

    /// The number of steps of the forced stages after the last chosen one.
    fn forced_at_end(&self) -> usize {
        steps_of(
            self.played
                .iter()
                .rev()
                .take_while(|stage| stage.is_forced()),
        )
    }
}

fn steps_of<'a>(stages: impl IntoIterator<Item = &'a PlayedStage>) -> usize {
    stages
        .into_iter()
        .map(|stage| stage.cursor.steps().len())
        .sum()
}
