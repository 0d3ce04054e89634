//! The changes of one event to a [`TableView`](crate::table::TableView), in few bytes.
//!
//! A page receives a whole view once and then a [`TablePatch`] for each event. [`diff`] computes a
//! patch from the views before and after an event; [`fold`] computes the later view from the
//! earlier one and the patch. A patch omits what the receiver can derive from its view: each field
//! documents the meaning of its absence. `web/src/app` has the same fold in TypeScript; both are
//! tested with the same games.

mod board;
mod clock;
mod diff;
mod event;
mod fold;
mod links;
mod phase;
mod row;
mod stage;
mod step;
#[cfg(test)]
mod tests;

use serde::{Deserialize, Deserializer, Serialize};

pub use board::{PointPatch, SidePatch};
pub use clock::ClockPatch;
pub use diff::diff;
pub use event::EventPatch;
pub use fold::fold;
pub use links::LinksPatch;
pub use phase::PhasePatch;
pub use row::{RowPatch, StagePatch};
pub use step::StepPatch;

use crate::table::{CallOffOffer, DueView, ResignChoice, ResignOffer, Score};

/// The changes of one event to a table's view. A field that is absent did not change.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TablePatch {
    /// The number of the event, counted from 1: the version of the view after it.
    pub v: u32,
    /// The event.
    pub event: EventPatch,
    /// The points whose men changed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<PointPatch>>"))]
    pub points: Vec<PointPatch>,
    /// All steps that are legal next.
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

/// Fields of a table's view that changed, by their names there. An absent field is unchanged;
/// `null` means that there is no value now.
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
    /// The changes of White's men beside the points.
    #[serde(skip_serializing_if = "SidePatch::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<SidePatch>"))]
    pub white: SidePatch,
    /// The changes of Black's men beside the points.
    #[serde(skip_serializing_if = "SidePatch::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<SidePatch>"))]
    pub black: SidePatch,
    /// The phase of the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub phase: Option<PhasePatch>,
    /// The dice of the turn. If absent while `phase` is set to one outside a part of a turn: no
    /// dice.
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
    /// The stages of the ladder as text, separated by spaces: `5xx5x *6x6.`. Each number is
    /// followed by one mark for each of its occurrences: `.` to be played, `x` played, `-` lost,
    /// `>` passed on; `*` marks the stage in play. Thrower and mover are those of the phase. If
    /// absent while `phase` is set to one outside a part of a turn: no ladder.
    #[serde(
        skip_serializing_if = "Option::is_none",
        deserialize_with = "null_or_value"
    )]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub ladder: Option<Option<String>>,
    /// Whether a step can be taken back.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub can_undo: Option<bool>,
    /// Whether the turn may be committed, or the rest of it declined (LA-3).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub can_done: Option<bool>,
    /// Whether the dice may be thrown.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub can_throw: Option<bool>,
    /// Whether a doublet is to be named.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub can_name: Option<bool>,
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
    /// What may be resigned.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub resign: Option<Vec<ResignChoice>>,
    /// The offer to resign that waits for its answer.
    #[serde(
        skip_serializing_if = "Option::is_none",
        deserialize_with = "null_or_value"
    )]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub resign_offer: Option<Option<ResignOffer>>,
    /// The offer to call the match off that waits for its answer.
    #[serde(
        skip_serializing_if = "Option::is_none",
        deserialize_with = "null_or_value"
    )]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub call_off_offer: Option<Option<CallOffOffer>>,
    /// What happens next without a player.
    #[serde(
        skip_serializing_if = "Option::is_none",
        deserialize_with = "null_or_value"
    )]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub due: Option<Option<DueView>>,
    /// The parts of the position's id that changed, each with its index among the parts separated
    /// by dots, from 0.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<(u32, String)>>"))]
    pub position_id: Vec<(u32, String)>,
    /// The seed of the dice, once the match is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub dice_seed: Option<String>,
    /// The changes of the links of the dice.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub dice_links: Option<LinksPatch>,
    /// The changes of the clocks.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub clock: Option<ClockPatch>,
}

impl ViewChanges {
    fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

/// Reads a field that is present: `null` becomes `Some(None)`, to distinguish it from an absent
/// one.
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
    /// The board has no point with this number.
    #[error("the view has no point {0}")]
    Point(u8),
    /// The move list is shorter.
    #[error("the move list has no {0} lines to keep")]
    Rows(u32),
    /// The text is not a stage of a ladder.
    #[error("`{0}` is no stage: expected numbers, each followed by marks of `.x->`")]
    Stage(String),
    /// A step that does not start on a point must name its landing.
    #[error("a step of {number} that does not start on a point beyond it must say where it lands")]
    Landing {
        /// The number played.
        number: u8,
    },
    /// Neither the patch nor the view names the side or the dice.
    #[error("neither the patch nor the view tells the {0}")]
    Missing(&'static str),
}
