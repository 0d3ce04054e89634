//! What became of the numbers of a group: a chip of the ladder, a line of the move list.

use rosespring_rules::{Die, Step};

/// What became of a number.
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

/// The numbers of one stage and what became of them.
#[derive(Debug, Clone)]
pub(crate) struct Group {
    pub(crate) numbers: Vec<(Die, Fate)>,
    /// The steps played, each with whether it hit.
    pub(crate) steps: Vec<(Step, bool)>,
    /// The play in notation; empty unless it was asked for, or if nothing was played.
    pub(crate) text: String,
    /// Whether it is being played.
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

    /// Marks the first `number` still to be played; whether there was one.
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

    /// The numbers with this fate.
    pub(crate) fn with(&self, fate: Fate) -> Vec<u8> {
        self.numbers
            .iter()
            .filter(|(_, state)| *state == fate)
            .map(|(die, _)| die.get())
            .collect()
    }

    /// Whether anything happened to it.
    pub(crate) fn is_touched(&self) -> bool {
        self.numbers.iter().any(|&(_, state)| state != Fate::ToPlay)
    }
}
