//! Converts a stored event to an event of the page.

use rosespring_rules::TurnNote;
use rosespring_wire::board;
use rosespring_wire::table::{Seat, StageRow, TableEvent};

use super::{dice, ladder, result};
use crate::game::State;
use crate::game::entry::{Entry, StoredDice, StoredStep};
use crate::game::group::written_groups;
use crate::game::part::Part;
use crate::game::resignation::OfferKind;
use crate::game::state::{Flow, Game};

/// Returns the event of `entry` between the states before and after it; `None` if it does not fit
/// them.
pub fn event_view(before: &State, entry: &Entry, after: &State) -> Option<TableEvent> {
    let was = before.game.as_ref().and_then(Game::part);
    let is = after.game.as_ref()?;
    Some(match entry {
        Entry::GameBegan { number } => TableEvent::NextGame { number: *number },
        Entry::OpeningThrown { dice } => opening(*dice),
        Entry::Thrown { .. } => thrown(is.part()?),
        Entry::Named { .. } => TableEvent::Named {
            thrower: Seat::from(is.part()?.thrower()),
            number: is.part()?.turn.dice().first.get(),
        },
        Entry::Corrected {
            dice: StoredDice(dice),
        } => TableEvent::DiceCorrected {
            thrower: is.part().map(|part| Seat::from(part.thrower())),
            dice: super::dice(*dice),
        },
        Entry::Stepped {
            step: StoredStep(step),
        } => TableEvent::Stepped {
            mover: Seat::from(was?.mover()),
            step: board::step_ahead(was?.current()?, *step),
        },
        Entry::Undone { steps } => TableEvent::Undone { steps: *steps },
        Entry::StagePlayed { forced, .. } => TableEvent::StagePlayed {
            mover: Seat::from(was?.mover()),
            stage: stage_played(is.part()?)?,
            forced: *forced,
        },
        Entry::StagePassed | Entry::NumbersLost => note(was?)?,
        Entry::Committed => TableEvent::Committed {
            mover: Seat::from(was?.mover()),
        },
        Entry::HandedOver => TableEvent::HandedOver {
            from: Seat::from(was?.mover()),
            to: Seat::from(is.part()?.mover()),
            groups: ladder::numbers(was?.turn.hand_over()?),
        },
        Entry::ResignOffered { side, win } => TableEvent::ResignOffered {
            side: Seat::from(*side),
            win: (*win).into(),
            units: super::units_lost(is, *side, *win),
        },
        Entry::ResignRefused => refused(before)?,
        Entry::CallOffOffered { side } => TableEvent::CallOffOffered {
            side: Seat::from(*side),
        },
        Entry::Resigned { .. }
        | Entry::GameOver
        | Entry::Flagged { .. }
        | Entry::MatchEnded { .. } => match is.flow {
            Flow::Over { outcome, how } => TableEvent::GameOver {
                result: result(outcome, how),
            },
            _ => return None,
        },
        Entry::AutoForced { .. } => TableEvent::SettingChanged,
        Entry::Pledged { .. }
        | Entry::ChainsBegan { .. }
        | Entry::Linked { .. }
        | Entry::ChainReplaced { .. } => TableEvent::LinksChanged,
        Entry::Resumed { .. } => TableEvent::TimeReturned,
    })
}

fn refused(before: &State) -> Option<TableEvent> {
    let offer = before.game.as_ref()?.offer?;
    let side = Seat::from(offer.side);
    Some(match offer.kind {
        OfferKind::Resign(_) => TableEvent::ResignRefused { side },
        OfferKind::CallOff => TableEvent::CallOffRefused { side },
    })
}

fn opening(StoredDice(thrown): StoredDice) -> TableEvent {
    let [white, black] = dice(thrown);
    TableEvent::OpeningThrown {
        white,
        black,
        first: thrown.opening_winner().map(Seat::from),
    }
}

fn thrown(part: &Part) -> TableEvent {
    TableEvent::Thrown {
        thrower: Seat::from(part.thrower()),
        dice: dice(part.turn.dice()),
        cascades: part.turn.cascades(),
    }
}

/// Returns the stage that was played last.
fn stage_played(part: &Part) -> Option<StageRow> {
    let last = part.turn.completed_stages().last()?;
    let stage = last.cursor().start().turn()?.stage();
    let number = *stage.numbers().first()?;
    let groups = written_groups(&part.turn);
    let group = groups.iter().find(|group| group.has(number))?;
    Some(ladder::stage_row(part.turn.position(), group))
}

fn note(part: &Part) -> Option<TableEvent> {
    let mover = Seat::from(part.mover());
    Some(match part.untold()? {
        TurnNote::Passed(stage) => TableEvent::StagePassed {
            mover,
            numbers: stage.numbers().into_iter().map(|die| die.get()).collect(),
        },
        TurnNote::Lost(unplayed) => TableEvent::NumbersLost {
            mover,
            numbers: unplayed
                .numbers()
                .into_iter()
                .map(|die| die.get())
                .collect(),
        },
    })
}
