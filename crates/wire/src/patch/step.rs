//! A step in few bytes.

use serde::{Deserialize, Serialize};

use super::PatchError;
use crate::table::{Place, StepView};

/// A step as a list: its start and its number, in the mover's own numbering; then its landing, if
/// that is not the point of the difference; then whether it hits, if it does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum StepPatch {
    /// Lands on the point of the difference and hits nothing.
    Plain(Place, u8),
    /// Lands elsewhere: it enters, or bears off.
    Landing(Place, u8, Place),
    /// Has the flag of a hit.
    Hitting(Place, u8, Place, bool),
}

/// Returns the point that is `number` points ahead of `from`.
fn ahead(from: Place, number: u8) -> Option<Place> {
    match from {
        Place::Point(point) if point > number => Some(Place::Point(point - number)),
        _ => None,
    }
}

impl From<StepView> for StepPatch {
    fn from(step: StepView) -> Self {
        let StepView {
            from,
            to,
            number,
            hits,
        } = step;
        if hits {
            Self::Hitting(from, number, to, hits)
        } else if ahead(from, number) == Some(to) {
            Self::Plain(from, number)
        } else {
            Self::Landing(from, number, to)
        }
    }
}

impl TryFrom<StepPatch> for StepView {
    type Error = PatchError;

    fn try_from(step: StepPatch) -> Result<Self, PatchError> {
        let (from, number, to, hits) = match step {
            StepPatch::Plain(from, number) => {
                let to = ahead(from, number).ok_or(PatchError::Landing { number })?;
                (from, number, to, false)
            }
            StepPatch::Landing(from, number, to) => (from, number, to, false),
            StepPatch::Hitting(from, number, to, hits) => (from, number, to, hits),
        };
        Ok(Self {
            from,
            to,
            number,
            hits,
        })
    }
}

/// Shortens steps.
pub(super) fn shorten(steps: &[StepView]) -> Vec<StepPatch> {
    steps.iter().copied().map(StepPatch::from).collect()
}

/// Restores the whole steps.
pub(super) fn expand(steps: &[StepPatch]) -> Result<Vec<StepView>, PatchError> {
    steps.iter().copied().map(StepView::try_from).collect()
}
