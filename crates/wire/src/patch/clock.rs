//! Changes of the clocks.

use serde::{Deserialize, Serialize};

use super::board::changed;
use crate::table::{ClockView, SideClockView};

/// The clocks of [`ClockView`] that changed; an absent one is unchanged.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ClockPatch {
    /// White's clock.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub white: Option<SideClockView>,
    /// Black's clock.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub black: Option<SideClockView>,
}

impl ClockPatch {
    /// Returns the changes between two views; `None` without any, or if only one view has clocks.
    pub(super) fn new(before: Option<&ClockView>, after: Option<&ClockView>) -> Option<Self> {
        let (before, after) = before.zip(after)?;
        let patch = Self {
            white: changed(&before.white, &after.white),
            black: changed(&before.black, &after.black),
        };
        (patch != Self::default()).then_some(patch)
    }

    /// Returns the clocks after the changes.
    pub(super) fn fold(&self, before: ClockView) -> ClockView {
        ClockView {
            control: before.control,
            white: self.white.unwrap_or(before.white),
            black: self.black.unwrap_or(before.black),
        }
    }
}
