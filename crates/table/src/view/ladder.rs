//! The ladder and the move list.

use rosespring_rules::{Position, Stage, TurnCursor};
use rosespring_wire::board::step_view;
use rosespring_wire::table::{
    Ladder, LadderNumber, LadderStage, MoveRow, PipState, Seat, StageRow,
};

use crate::game::group::{self, Fate, Group};
use crate::game::state::Row;

pub(crate) fn ladder(turn: &TurnCursor) -> Ladder {
    Ladder {
        thrower: Seat::from(turn.thrower()),
        mover: Seat::from(turn.mover()),
        stages: group::groups(turn).iter().map(ladder_stage).collect(),
    }
}

fn ladder_stage(group: &Group) -> LadderStage {
    let numbers = group.numbers.iter();
    LadderStage {
        numbers: numbers
            .map(|&(die, fate)| LadderNumber {
                number: die.get(),
                state: pip_state(fate),
            })
            .collect(),
        current: group.current,
    }
}

const fn pip_state(fate: Fate) -> PipState {
    match fate {
        Fate::ToPlay => PipState::ToPlay,
        Fate::Played => PipState::Played,
        Fate::Lost => PipState::Lost,
        Fate::PassedOn => PipState::PassedOn,
    }
}

pub(crate) fn move_row(position: &Position, row: &Row) -> MoveRow {
    let touched = row.groups.iter().filter(|group| group.is_touched());
    MoveRow {
        turn: row.turn,
        thrower: Seat::from(row.thrower),
        mover: Seat::from(row.mover),
        dice: super::dice(row.dice),
        stages: touched.map(|group| stage_row(position, group)).collect(),
    }
}

/// Converts a stage; the rules of `position` decide where steps land.
pub(crate) fn stage_row(position: &Position, group: &Group) -> StageRow {
    let steps = group.steps.iter();
    StageRow {
        numbers: group.numbers.iter().map(|(die, _)| die.get()).collect(),
        play: group.text.clone(),
        steps: steps
            .map(|&(step, hits)| step_view(position.rules(), step, hits))
            .collect(),
        lost: group.with(Fate::Lost),
        passed_on: group.with(Fate::PassedOn),
    }
}

/// Returns the groups of a stage and of the stages after it.
pub(crate) fn numbers(stage: Stage) -> Vec<Vec<u8>> {
    let groups = stage.groups().into_iter();
    groups
        .map(|group| group.into_iter().map(rosespring_rules::Die::get).collect())
        .collect()
}
