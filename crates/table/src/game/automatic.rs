//! What happens next without anybody asking for it.

use rosespring_rules::{Phase, Position, Side, TurnNote};

use super::dice::DiceSource;
use super::entry::{Entry, StoredDice, StoredStep};
use super::part::Part;
use super::state::{Flow, State};

/// What a table does by itself next.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Automatic {
    /// This happens.
    Entry(Entry),
    /// The program is to choose a play of the stage.
    Think {
        /// The side that the program plays.
        side: Side,
        /// The position in which the stage is to be played.
        position: Position,
    },
    /// It waits for a person.
    Wait,
}

impl State {
    /// What happens next by itself.
    pub fn automatic(&self, source: &DiceSource) -> Automatic {
        let Some(game) = &self.game else {
            return Automatic::Wait;
        };
        match &game.flow {
            Flow::Opened { dice, .. } => Automatic::Entry(Entry::Thrown {
                dice: StoredDice(*dice),
            }),
            Flow::Throw(side) if !self.settings.is_person(*side) => match self.next_dice(source) {
                Some(dice) => Automatic::Entry(Entry::Thrown {
                    dice: StoredDice(dice),
                }),
                None => Automatic::Wait,
            },
            Flow::Part(part) => self.within(part),
            Flow::Opening | Flow::Throw(_) | Flow::Over { .. } => Automatic::Wait,
        }
    }

    fn within(&self, part: &Part) -> Automatic {
        if let Some(note) = part.untold() {
            return Automatic::Entry(match note {
                TurnNote::Passed(_) => Entry::StagePassed,
                TurnNote::Lost(_) => Entry::NumbersLost,
            });
        }
        if part.committed {
            return Automatic::Entry(match part.turn.position().phase() {
                Phase::Over(_) if part.turn.hand_over().is_none() => Entry::GameOver,
                _ => Entry::HandedOver,
            });
        }
        let person = self.settings.is_person(part.mover());
        match part.current() {
            None if !person || part.turn.is_pass() => Automatic::Entry(Entry::Committed),
            Some(_) if !person => Automatic::Think {
                side: part.mover(),
                position: *part.turn.position(),
            },
            Some(_) if self.auto_forced => only_play(part),
            _ => Automatic::Wait,
        }
    }
}

/// The only play of a stage that has just been reached.
fn only_play(part: &Part) -> Automatic {
    let at_start = part.current().is_some_and(|c| c.steps().is_empty());
    if part.held || !at_start {
        return Automatic::Wait;
    }
    match part.turn.position().plays().as_slice() {
        [play] => Automatic::Entry(Entry::StagePlayed {
            steps: play.steps.iter().copied().map(StoredStep).collect(),
            forced: true,
        }),
        _ => Automatic::Wait,
    }
}
