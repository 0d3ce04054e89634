//! Lines of the move list in few bytes.

use serde::{Deserialize, Serialize};

use super::phase::{sides, unless};
use super::{PatchError, StepPatch, stage, step};
use crate::table::{
    LadderNumber, LadderStage, MoveRow, PipState, Seat, StageRow, StepView, TableView,
};

/// A new line of the move list. Sides and dice that are absent are those of the view before.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RowPatch {
    /// The number of the turn in the game, from 1.
    pub turn: u32,
    /// The thrower.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub thrower: Option<Seat>,
    /// The mover.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub mover: Option<Seat>,
    /// The dice thrown.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub dice: Option<[u8; 2]>,
    /// The stages.
    pub stages: Vec<StagePatch>,
}

/// A stage that was played: its numbers with their marks, as in the ladder; the play in notation;
/// the steps played.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StagePatch(pub String, pub String, pub Vec<StepPatch>);

impl From<&StageRow> for StagePatch {
    fn from(row: &StageRow) -> Self {
        let StageRow {
            numbers,
            play,
            steps,
            lost,
            passed_on,
        } = row;
        let mut left = [
            (PipState::Lost, lost.clone()),
            (PipState::PassedOn, passed_on.clone()),
            (PipState::Played, steps.iter().map(|s| s.number).collect()),
        ];
        let mut state_of = |number: u8| {
            let state = left.iter_mut().rev().find_map(|(state, numbers)| {
                let at = numbers.iter().position(|&other| other == number)?;
                numbers.remove(at);
                Some(*state)
            });
            state.unwrap_or(PipState::ToPlay)
        };
        let numbers = numbers.iter().map(|&number| LadderNumber {
            number,
            state: state_of(number),
        });
        let text = stage::format_stage(&LadderStage {
            numbers: numbers.collect(),
            current: false,
        });
        Self(text, play.clone(), step::shorten(steps))
    }
}

impl TryFrom<&StagePatch> for StageRow {
    type Error = PatchError;

    fn try_from(StagePatch(text, play, steps): &StagePatch) -> Result<Self, PatchError> {
        let numbers = stage::parse_stage(text)?.numbers;
        let with = |state: PipState| {
            let found = numbers.iter().filter(|number| number.state == state);
            found.map(|number| number.number).collect()
        };
        let steps: Vec<StepView> = step::expand(steps)?;
        Ok(Self {
            lost: with(PipState::Lost),
            passed_on: with(PipState::PassedOn),
            numbers: numbers.iter().map(|number| number.number).collect(),
            play: play.clone(),
            steps,
        })
    }
}

impl RowPatch {
    /// Shortens `row` by what follows from `before`.
    pub(super) fn new(before: &TableView, row: &MoveRow) -> Self {
        let (thrower, mover) = sides(&before.phase);
        Self {
            turn: row.turn,
            thrower: unless(row.thrower, thrower),
            mover: unless(row.mover, mover),
            dice: unless(row.dice, before.dice),
            stages: row.stages.iter().map(StagePatch::from).collect(),
        }
    }

    /// Restores the whole line.
    pub(super) fn fold(&self, before: &TableView) -> Result<MoveRow, PatchError> {
        let (thrower, mover) = sides(&before.phase);
        let stages = self.stages.iter().map(StageRow::try_from);
        Ok(MoveRow {
            turn: self.turn,
            thrower: self
                .thrower
                .or(thrower)
                .ok_or(PatchError::Missing("thrower"))?,
            mover: self.mover.or(mover).ok_or(PatchError::Missing("mover"))?,
            dice: self
                .dice
                .or(before.dice)
                .ok_or(PatchError::Missing("dice"))?,
            stages: stages.collect::<Result<_, _>>()?,
        })
    }
}

/// Returns the number of unchanged lines, unless all are unchanged, and the new ones.
pub(super) fn rows_changed(before: &TableView, after: &[MoveRow]) -> (Option<u32>, Vec<RowPatch>) {
    let pairs = before.moves.iter().zip(after);
    let kept = pairs.take_while(|(was, is)| was == is).count();
    let added = after[kept..].iter();
    let rows_kept = (kept < before.moves.len()).then(|| u32::try_from(kept).unwrap_or(u32::MAX));
    (
        rows_kept,
        added.map(|row| RowPatch::new(before, row)).collect(),
    )
}

pub(super) fn fold_rows(
    before: &TableView,
    kept: Option<u32>,
    added: &[RowPatch],
) -> Result<Vec<MoveRow>, PatchError> {
    let mut rows = before.moves.clone();
    if let Some(kept) = kept {
        let length = usize::try_from(kept).map_err(|_| PatchError::Rows(kept))?;
        if length > rows.len() {
            return Err(PatchError::Rows(kept));
        }
        rows.truncate(length);
    }
    for row in added {
        rows.push(row.fold(before)?);
    }
    Ok(rows)
}
