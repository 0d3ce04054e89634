//! The next event that happens without a command.

use rosespring_rules::{Phase, Position, Side, TurnNote};

use super::chains::StoredLink;
use super::dice::DiceSource;
use super::entry::{Entry, StoredDice, StoredStep};
use super::log::LogEntry;
use super::part::Part;
use super::state::{Flow, State};

/// What a table does next without a command.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Automatic {
    /// This entry follows.
    Entry(LogEntry),
    /// The program must choose a play of the stage, or a doublet to name.
    Think {
        /// The side that the program plays.
        side: Side,
        /// The position in which the stage or the name is due.
        position: Position,
    },
    /// The table waits for a person.
    Wait {
        /// The time at which the host must ask again even without a command, in milliseconds since
        /// 1970. `None` if nothing depends on the time, as at a table without clocks.
        wake_ms: Option<i64>,
    },
}

/// The next automatic event, before it gets a time.
enum Next {
    Entry(Entry),
    Think { side: Side, position: Position },
    Wait,
}

impl State {
    /// Returns the next automatic event at `now_ms`, in milliseconds since 1970.
    #[must_use]
    pub fn automatic(&self, now_ms: i64, source: &DiceSource) -> Automatic {
        match self.next_by_itself(source) {
            Next::Entry(entry) => Automatic::Entry(self.stamp(now_ms, None, entry)),
            Next::Think { side, position } => Automatic::Think { side, position },
            Next::Wait => match self.next_by_time(now_ms) {
                Some(entry) => Automatic::Entry(self.stamp(now_ms, None, entry)),
                None => Automatic::Wait {
                    wake_ms: self.wake_ms(),
                },
            },
        }
    }

    fn next_by_itself(&self, source: &DiceSource) -> Next {
        let Some(game) = &self.game else {
            return Next::Wait;
        };
        let secret = &self.settings.seed;
        if let Some(link) = self.chains().and_then(|c| c.server_commitment(secret)) {
            let link = StoredLink(link);
            return Next::Entry(Entry::ChainsBegan { link });
        }
        if let Some(offer) = game.offer {
            return match self.settings.is_person(offer.side.other()) {
                true => Next::Wait,
                false => Next::Entry(self.computer_answer(game, offer)),
            };
        }
        match &game.flow {
            Flow::Opened { dice, .. } => Next::Entry(Entry::Thrown {
                dice: StoredDice(*dice),
            }),
            Flow::Throw(side) if !self.settings.is_person(*side) => match self.next_dice(source) {
                Some(dice) => Next::Entry(Entry::Thrown {
                    dice: StoredDice(dice),
                }),
                None => Next::Wait,
            },
            Flow::Name(side) if !self.settings.is_person(*side) => Next::Think {
                side: *side,
                position: *game.position(),
            },
            Flow::Part(part) => self.within(part),
            Flow::Opening | Flow::Throw(_) | Flow::Name(_) | Flow::Over { .. } => Next::Wait,
        }
    }

    fn within(&self, part: &Part) -> Next {
        if let Some(note) = part.untold() {
            return Next::Entry(match note {
                TurnNote::Passed(_) => Entry::StagePassed,
                TurnNote::Lost(_) => Entry::NumbersLost,
            });
        }
        if part.committed {
            return Next::Entry(match part.turn.position().phase() {
                Phase::Over(_) if part.turn.hand_over().is_none() => Entry::GameOver,
                _ => Entry::HandedOver,
            });
        }
        let person = self.settings.is_person(part.mover());
        match part.current() {
            None if !person || part.turn.is_pass() || part.is_stopped() => {
                Next::Entry(Entry::Committed)
            }
            Some(_) if !person => Next::Think {
                side: part.mover(),
                position: *part.turn.position(),
            },
            Some(_) if self.auto_forced => only_play(part),
            _ => Next::Wait,
        }
    }
}

/// Returns the only play of a stage that has just begun.
fn only_play(part: &Part) -> Next {
    let at_start = part.current().is_some_and(|c| c.steps().is_empty());
    if part.held || !at_start {
        return Next::Wait;
    }
    match part.turn.position().plays().as_slice() {
        [play] => Next::Entry(Entry::StagePlayed {
            steps: play.steps.iter().copied().map(StoredStep).collect(),
            forced: true,
        }),
        _ => Next::Wait,
    }
}
