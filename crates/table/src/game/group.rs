//! The states of the numbers of a group: a chip of the ladder, a line of the move list.

use rosespring_rules::notation::text;
use rosespring_rules::{Die, Step, TurnCursor, TurnNote};

/// The state of a number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Fate {
    /// Still to be played.
    ToPlay,
    /// Played.
    Played,
    /// Could not be played, and is lost.
    Lost,
    /// Could not be played, and passed to the other side.
    PassedOn,
}

/// The numbers of one stage with their states.
#[derive(Debug, Clone)]
pub(crate) struct Group {
    pub(crate) numbers: Vec<(Die, Fate)>,
    /// The steps played, each with whether it hit.
    pub(crate) steps: Vec<(Step, bool)>,
    /// The play in notation; empty unless requested, or if no step was played.
    pub(crate) text: String,
    /// Whether it is in play.
    pub(crate) current: bool,
}

impl Group {
    pub(crate) fn new(numbers: &[Die]) -> Self {
        Self {
            numbers: numbers.iter().map(|&die| (die, Fate::ToPlay)).collect(),
            steps: Vec::new(),
            text: String::new(),
            current: false,
        }
    }

    pub(crate) fn has(&self, number: Die) -> bool {
        self.numbers.iter().any(|&(die, _)| die == number)
    }

    /// Marks the first `number` still to be played. Returns whether there was one.
    pub(crate) fn mark(&mut self, number: Die, fate: Fate) -> bool {
        let waiting = self
            .numbers
            .iter_mut()
            .find(|(die, state)| *die == number && *state == Fate::ToPlay);
        match waiting {
            Some((_, state)) => {
                *state = fate;
                true
            }
            None => false,
        }
    }

    /// Returns the numbers with this state.
    pub(crate) fn with(&self, fate: Fate) -> Vec<u8> {
        self.numbers
            .iter()
            .filter(|(_, state)| *state == fate)
            .map(|(die, _)| die.get())
            .collect()
    }

    /// Returns whether a number has left its first state.
    pub(crate) fn is_touched(&self) -> bool {
        self.numbers.iter().any(|&(_, state)| state != Fate::ToPlay)
    }
}

/// Returns every group of a turn so far.
pub(crate) fn groups(turn: &TurnCursor) -> Vec<Group> {
    let all = turn.first_stage().groups();
    let mut groups: Vec<Group> = all.iter().map(|group| Group::new(group)).collect();
    for stage in turn.stages() {
        for (index, &step) in stage.steps().iter().enumerate() {
            mark(&mut groups, step.number, Fate::Played);
            if let Some(group) = groups.iter_mut().find(|group| group.has(step.number)) {
                group.steps.push((step, stage.hit(index)));
            }
        }
    }
    for note in turn.notes() {
        if let TurnNote::Lost(unplayed) = note {
            mark_all(&mut groups, unplayed.numbers(), Fate::Lost);
        }
    }
    if let Some(stage) = turn.hand_over() {
        mark_all(&mut groups, stage.groups().concat(), Fate::PassedOn);
    }
    let current = turn.stage().and_then(|stage| stage.start().turn());
    if let Some(current) = current {
        let numbers = current.stage().numbers();
        for group in &mut groups {
            group.current = numbers.iter().any(|&number| group.has(number));
        }
    }
    groups
}

/// Returns every group of a turn so far, with the plays in notation.
pub(crate) fn written_groups(turn: &TurnCursor) -> Vec<Group> {
    let mut groups = groups(turn);
    for stage in turn.stages() {
        let number = stage.steps().first().map(|step| step.number);
        let group = number.and_then(|number| groups.iter_mut().find(|g| g.has(number)));
        if let Some(group) = group {
            group.text = text::play(stage.start(), stage.steps());
        }
    }
    groups
}

/// Marks the first `number` still to be played. No two groups have the same number.
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
