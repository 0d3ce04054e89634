//! What one event changes in a [`TableView`](crate::table::TableView), in few bytes.
//!
//! A page receives a whole view once and then a [`TablePatch`] for each event. [`diff`] makes a
//! patch from the views around an event, [`fold`] makes the later view from the earlier one and the
//! patch. What the receiver can tell from what it has is left out: each field says what its absence
//! means. `web/src/app` holds the same fold in TypeScript; both are tested with the same games.

mod board;
mod diff;
mod event;
mod fold;
mod phase;
mod row;
mod stage;
mod step;
#[cfg(test)]
mod tests;

use serde::{Deserialize, Deserializer, Serialize};

pub use board::{PointPatch, SidePatch};
pub use diff::diff;
pub use event::EventPatch;
pub use fold::fold;
pub use phase::PhasePatch;
pub use row::{RowPatch, StagePatch};
pub use step::StepPatch;

use crate::table::Score;

/// What one event changed in a table's view. A field that is absent did not change.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TablePatch {
    /// The event's number, counted from 1: the version of the view after it.
    pub v: u32,
    /// What happened.
    pub event: EventPatch,
    /// The points on which men came or went.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<PointPatch>>"))]
    pub points: Vec<PointPatch>,
    /// All steps that may be played next.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub legal: Option<Vec<StepPatch>>,
    /// The number of lines of the move list that stay, from the first; all if absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub rows_kept: Option<u32>,
    /// New lines at the end of the move list.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<RowPatch>>"))]
    pub rows: Vec<RowPatch>,
    /// The other fields that changed.
    #[serde(default, skip_serializing_if = "ViewChanges::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<ViewChanges>"))]
    pub set: ViewChanges,
}

/// Fields of a table's view that changed, by their names there. A field that is absent is as it
/// was; `null` means that there is none now.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ViewChanges {
    /// The match score.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub score: Option<Score>,
    /// The number of the game in the match.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub game_number: Option<u32>,
    /// Whether stages with only one play play themselves.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub auto_forced: Option<bool>,
    /// White's numbers of all points on which the mover may have one man only.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub singles: Option<Vec<u8>>,
    /// What changed of what White has beside the points.
    #[serde(skip_serializing_if = "SidePatch::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<SidePatch>"))]
    pub white: SidePatch,
    /// What changed of what Black has beside the points.
    #[serde(skip_serializing_if = "SidePatch::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<SidePatch>"))]
    pub black: SidePatch,
    /// Where the game stands.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub phase: Option<PhasePatch>,
    /// The dice of the turn. If absent while `phase` says that no part of a turn is played: none.
    #[serde(
        skip_serializing_if = "Option::is_none",
        deserialize_with = "null_or_value"
    )]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub dice: Option<Option<[u8; 2]>>,
    /// The opening dice.
    #[serde(
        skip_serializing_if = "Option::is_none",
        deserialize_with = "null_or_value"
    )]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub opening_dice: Option<Option<[u8; 2]>>,
    /// The stages of the ladder as text, separated by spaces: `5xx5x *6x6.`. A number is followed
    /// by a mark for each time it stands there: `.` to be played, `x` played, `-` lost, `>` passed
    /// on; `*` begins the stage being played. Thrower and mover are those of the phase. If absent
    /// while `phase` says that no part of a turn is played: no ladder.
    #[serde(
        skip_serializing_if = "Option::is_none",
        deserialize_with = "null_or_value"
    )]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub ladder: Option<Option<String>>,
    /// Whether there is a step to take back.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub can_undo: Option<bool>,
    /// Whether the turn may be committed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub can_done: Option<bool>,
    /// Whether dice may be thrown.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub can_throw: Option<bool>,
    /// Whether dice are to be entered.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub can_enter_dice: Option<bool>,
    /// Whether the last dice entered may be corrected.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub can_correct_dice: Option<bool>,
    /// Whether those are the dice of an opening.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub corrects_opening: Option<bool>,
    /// The parts of the position's id that changed, each with its place among the parts that dots
    /// separate, from 0.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<(u32, String)>>"))]
    pub position_id: Vec<(u32, String)>,
    /// The seed of the dice, once the match is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub dice_seed: Option<String>,
}

impl ViewChanges {
    fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

/// Reads a field that is there: `null` becomes `Some(None)`, so that it differs from an absent one.
fn null_or_value<'de, T, D>(deserializer: D) -> Result<Option<Option<T>>, D::Error>
where
    T: Deserialize<'de>,
    D: Deserializer<'de>,
{
    Option::deserialize(deserializer).map(Some)
}

/// A patch that does not fit the view it is folded into.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum PatchError {
    /// The patch is not the next one.
    #[error("the patch leads to version {patch}, but the view has version {view}")]
    Version {
        /// The version of the view.
        view: u32,
        /// The version that the patch leads to.
        patch: u32,
    },
    /// The board has no point of this number.
    #[error("the view has no point {0}")]
    Point(u8),
    /// The move list is shorter.
    #[error("the move list has no {0} lines to keep")]
    Rows(u32),
    /// The text is no stage of a ladder.
    #[error("`{0}` is no stage: expected numbers, each followed by marks of `.x->`")]
    Stage(String),
    /// A step that does not start on a point must say where it lands.
    #[error("a step of {number} that does not start on a point beyond it must say where it lands")]
    Landing {
        /// The number played.
        number: u8,
    },
    /// Neither the patch nor the view says whose turn it is, or with which dice.
    #[error("neither the patch nor the view tells the {0}")]
    Missing(&'static str),
}
