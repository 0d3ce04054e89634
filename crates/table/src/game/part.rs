//! One player's part of a turn: from the throw, or the hand-over, until he is done.
//!
//! A part is a list of stages played and perhaps one being played. Everything else (what passed,
//! what is lost, what passes on) follows from them by the rules and is kept beside each stage, so
//! that taking steps back is taking entries off the end.

use rosespring_rules::notation::text;
use rosespring_rules::{
    Dice, Die, Event, Phase, Position, Side, Stage, StageCursor, Step, Unplayed,
};

use super::group::{Fate, Group};

/// Who chose a play.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum By {
    /// A person, step by step.
    Person,
    /// Nobody: it was the only play.
    Forced,
    /// The program.
    Computer,
}

/// Something that could not be played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Note {
    /// A stage passed.
    Passed(Stage),
    /// Numbers were lost.
    Lost(Unplayed),
}

/// The rest of a cascade that passes to the other side.
#[derive(Debug, Clone)]
pub(crate) struct HandOver {
    /// Its first group, and with it the later ones.
    pub(crate) stage: Stage,
    /// What the receiver cannot play of it at the beginning.
    notes: Vec<Note>,
    position: Position,
}

/// Where the rules led after the throw or after a stage.
#[derive(Debug, Clone)]
struct Settled {
    position: Position,
    notes: Vec<Note>,
    hand_over: Option<HandOver>,
}

impl Settled {
    fn new(position: Position, events: &[Event]) -> Self {
        let mut settled = Self {
            position,
            notes: Vec::new(),
            hand_over: None,
        };
        for &event in events {
            if let Event::HandedOver { stage, .. } = event {
                settled.hand_over = Some(HandOver {
                    stage,
                    notes: Vec::new(),
                    position,
                });
            }
            let Some(note) = note_of(event) else { continue };
            match &mut settled.hand_over {
                Some(hand_over) => hand_over.notes.push(note),
                None => settled.notes.push(note),
            }
        }
        settled
    }
}

const fn note_of(event: Event) -> Option<Note> {
    match event {
        Event::StagePassed { stage, .. } => Some(Note::Passed(stage)),
        Event::Lost { unplayed, .. } => Some(Note::Lost(unplayed)),
        _ => None,
    }
}

#[derive(Debug, Clone)]
struct Played {
    cursor: StageCursor,
    by: By,
}

/// One player's part of a turn.
#[derive(Debug, Clone)]
pub(crate) struct Part {
    pub(crate) thrower: Side,
    pub(crate) mover: Side,
    pub(crate) dice: Dice,
    /// Whether the throw is a doublet that cascades.
    pub(crate) cascades: bool,
    first: Stage,
    /// After the throw, then after every stage played: one more than `played`.
    settled: Vec<Settled>,
    played: Vec<Played>,
    current: Option<StageCursor>,
    /// Notes that have been told.
    told: usize,
    /// Whether the part is over and waits for what it brings.
    pub(crate) committed: bool,
    /// Whether a step was just taken back, so that nothing plays itself.
    pub(crate) held: bool,
}

impl Part {
    /// The thrower's part: `position` and `events` are what the throw led to.
    pub(crate) fn thrown(thrower: Side, dice: Dice, position: Position, events: &[Event]) -> Self {
        let passed = events.iter().find_map(|event| match *event {
            Event::StagePassed { stage, .. } => Some(stage),
            _ => None,
        });
        let played = position.turn().map(rosespring_rules::Turn::stage);
        let cascades = events
            .iter()
            .any(|event| matches!(event, Event::Thrown { cascades: true, .. }));
        let first = passed.or(played).unwrap_or(Stage::Pair {
            high: dice.high(),
            low: dice.low(),
        });
        let part = Self::new([thrower, thrower], dice, first);
        Self { cascades, ..part }.settle(Settled::new(position, events))
    }

    /// The part in whose middle a game begins; none if no stage is to be played. What was thrown
    /// is not known: of a doublet it is taken to be the number of the stage.
    pub(crate) fn begun(position: Position) -> Option<Self> {
        let turn = position.turn()?;
        let dice = match turn.stage() {
            Stage::Pair { high, low } => Dice::new(high, low),
            Stage::Run { number, .. } => Dice::new(number, number),
        };
        let part = Self::new([turn.thrower(), turn.mover()], dice, turn.stage());
        let cascades = turn.is_remainder() || turn.stage().next().is_some();
        Some(Self { cascades, ..part }.settle(Settled::new(position, &[])))
    }

    const fn new([thrower, mover]: [Side; 2], dice: Dice, first: Stage) -> Self {
        Self {
            thrower,
            mover,
            dice,
            cascades: false,
            first,
            settled: Vec::new(),
            played: Vec::new(),
            current: None,
            told: 0,
            committed: false,
            held: false,
        }
    }

    /// The receiver's part, if something passes on.
    pub(crate) fn received(&self) -> Option<Self> {
        let hand_over = self.hand_over()?;
        let settled = Settled {
            position: hand_over.position,
            notes: hand_over.notes.clone(),
            hand_over: None,
        };
        let sides = [self.thrower, self.mover.other()];
        let part = Self::new(sides, self.dice, hand_over.stage);
        let cascades = self.cascades;
        Some(Self { cascades, ..part }.settle(settled))
    }

    fn settle(mut self, settled: Settled) -> Self {
        self.push_settled(settled);
        self
    }

    fn push_settled(&mut self, settled: Settled) {
        let goes_on = match settled.position.phase() {
            Phase::Play(turn) => turn.mover() == self.mover && turn.thrower() == self.thrower,
            _ => false,
        };
        self.current = goes_on
            .then(|| StageCursor::new(&settled.position))
            .flatten();
        self.settled.push(settled);
    }

    fn last(&self) -> &Settled {
        self.settled.last().expect("a part begins settled")
    }

    /// The stage being played, unless everything is played.
    pub(crate) const fn current(&self) -> Option<&StageCursor> {
        self.current.as_ref()
    }

    /// Whether not a single number could be played.
    pub(crate) fn is_pass(&self) -> bool {
        self.played.is_empty() && self.current.is_none()
    }

    /// The position at the beginning of the current stage, or after the part.
    pub(crate) fn position(&self) -> &Position {
        &self.last().position
    }

    /// What passes on when the part is done.
    pub(crate) fn hand_over(&self) -> Option<&HandOver> {
        self.last().hand_over.as_ref()
    }

    /// The next note that has not been told.
    pub(crate) fn untold(&self) -> Option<Note> {
        self.notes().nth(self.told)
    }

    pub(crate) const fn tell(&mut self) {
        self.told += 1;
    }

    fn notes(&self) -> impl Iterator<Item = Note> {
        self.settled
            .iter()
            .flat_map(|settled| settled.notes.iter().copied())
    }

    /// Plays one step of a person.
    pub(crate) fn step(&mut self, step: Step) -> Result<(), rosespring_rules::Reason> {
        let cursor = self
            .current
            .as_mut()
            .ok_or(rosespring_rules::Reason::WrongPhase)?;
        cursor.push(step)?;
        self.held = false;
        self.finish_if_whole(By::Person)
    }

    /// Plays a whole stage; nothing changes if it is refused.
    pub(crate) fn stage(&mut self, steps: &[Step], by: By) -> Result<(), rosespring_rules::Reason> {
        use rosespring_rules::Reason;
        let mut cursor = self.current.clone().ok_or(Reason::WrongPhase)?;
        for &step in steps {
            cursor.push(step)?;
        }
        if !cursor.is_complete() {
            return Err(Reason::Unfinished);
        }
        self.current = Some(cursor);
        self.held = false;
        self.finish_if_whole(by)
    }

    fn finish_if_whole(&mut self, by: By) -> Result<(), rosespring_rules::Reason> {
        let Some(cursor) = &self.current else {
            return Ok(());
        };
        if !cursor.is_complete() || !cursor.legal().is_empty() {
            return Ok(());
        }
        let mut events = Vec::new();
        let position = cursor.finish(&mut events)?;
        let cursor = cursor.clone();
        self.played.push(Played { cursor, by });
        self.push_settled(Settled::new(position, &events));
        Ok(())
    }

    /// Takes `steps` steps back; fewer if there are fewer.
    pub(crate) fn take_back(&mut self, steps: usize) {
        for _ in 0..steps {
            self.take_one_back();
        }
        self.told = self.told.min(self.notes().count());
        self.held = true;
    }

    fn take_one_back(&mut self) {
        if self.steps_of_current() == 0 {
            let Some(played) = self.played.pop() else {
                return;
            };
            self.settled.pop();
            self.current = Some(played.cursor);
        }
        if let Some(cursor) = &mut self.current {
            cursor.pop();
        }
    }

    fn steps_of_current(&self) -> usize {
        self.current.as_ref().map_or(0, |c| c.steps().len())
    }

    /// How many steps go back with the last one chosen; `None` if none was chosen.
    pub(crate) fn steps_to_undo_step(&self) -> Option<usize> {
        if self.steps_of_current() > 0 {
            return Some(1);
        }
        let forced = self.forced_at_end();
        (forced < self.steps_played()).then_some(forced + 1)
    }

    /// How many steps go back with the last stage in which something was chosen.
    pub(crate) fn steps_to_undo_stage(&self) -> Option<usize> {
        let of_current = self.steps_of_current();
        if of_current > 0 {
            return Some(of_current);
        }
        let chosen = self.played.iter().rev().find(|p| p.by != By::Forced)?;
        Some(self.forced_at_end() + chosen.cursor.steps().len())
    }

    /// How many steps go back with everything chosen in this part.
    pub(crate) fn steps_to_undo_turn(&self) -> Option<usize> {
        let forced_first: usize = steps_of(self.played.iter().take_while(|p| p.by == By::Forced));
        let all = self.steps_played() + self.steps_of_current();
        (all > forced_first).then(|| all - forced_first)
    }

    fn steps_played(&self) -> usize {
        steps_of(self.played.iter())
    }

    fn forced_at_end(&self) -> usize {
        steps_of(self.played.iter().rev().take_while(|p| p.by == By::Forced))
    }

    /// The cursors of all stages played, and of the one being played.
    fn cursors(&self) -> impl Iterator<Item = &StageCursor> {
        self.played
            .iter()
            .map(|played| &played.cursor)
            .chain(self.current.as_ref())
    }

    /// The cursor of the stage played last, whole or not.
    pub(crate) fn last_played(&self) -> Option<&StageCursor> {
        self.played.last().map(|played| &played.cursor)
    }

    /// What became of every group so far, with the plays in notation.
    pub(crate) fn written(&self) -> Vec<Group> {
        let mut groups = self.groups();
        for cursor in self.cursors() {
            let number = cursor.steps().first().map(|step| step.number);
            let group = number.and_then(|number| groups.iter_mut().find(|g| g.has(number)));
            if let Some(group) = group {
                group.text = text::play(cursor.start(), cursor.steps());
            }
        }
        groups
    }

    /// The steps of every stage played.
    pub(crate) fn stages_played(&self) -> impl Iterator<Item = &[Step]> {
        self.played.iter().map(|played| played.cursor.steps())
    }

    /// The stages that a person chose a play for.
    pub(crate) fn chosen_by_person(&self) -> impl Iterator<Item = &StageCursor> {
        let chosen = self.played.iter().filter(|played| played.by == By::Person);
        chosen.map(|played| &played.cursor)
    }

    /// What became of every group so far.
    pub(crate) fn groups(&self) -> Vec<Group> {
        let mut groups: Vec<Group> = self.first.groups().iter().map(|g| Group::new(g)).collect();
        for cursor in self.cursors() {
            for (index, &step) in cursor.steps().iter().enumerate() {
                mark(&mut groups, step.number, Fate::Played);
                let of = groups.iter_mut().find(|group| group.has(step.number));
                if let Some(group) = of {
                    group.steps.push((step, cursor.hit(index)));
                }
            }
        }
        for note in self.notes() {
            if let Note::Lost(unplayed) = note {
                mark_all(&mut groups, unplayed.numbers(), Fate::Lost);
            }
        }
        if let Some(hand_over) = self.hand_over() {
            let numbers = hand_over.stage.groups().concat();
            mark_all(&mut groups, numbers, Fate::PassedOn);
        }
        let current = self.position().turn().map(|turn| turn.stage().numbers());
        if let (Some(_), Some(numbers)) = (&self.current, current) {
            for group in &mut groups {
                group.current = numbers.iter().any(|&number| group.has(number));
            }
        }
        groups
    }
}

fn steps_of<'a>(played: impl Iterator<Item = &'a Played>) -> usize {
    played.map(|played| played.cursor.steps().len()).sum()
}

/// Marks the first `number` that is still to be played. No two groups share a number.
fn mark(groups: &mut [Group], number: Die, fate: Fate) {
    for group in groups {
        if group.mark(number, fate) {
            return;
        }
    }
}

fn mark_all(groups: &mut [Group], numbers: Vec<Die>, fate: Fate) {
    for number in numbers {
        mark(groups, number, fate);
    }
}
