//! Events in few bytes.

use serde::{Deserialize, Serialize};

use super::phase::{sides, unless};
use super::{PatchError, StagePatch, StepPatch};
use crate::table::{Seat, TableEvent, TableView, is_false};

/// An event at the table: a [`TableEvent`] without what the views before and after it contain. An
/// absent side is the thrower or the mover of the view before; absent dice are those of the view
/// after.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum EventPatch {
    /// A side threw.
    Thrown {
        /// The thrower.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        thrower: Option<Seat>,
        /// The dice.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        dice: Option<[u8; 2]>,
        /// Whether it is a doublet that cascades; false if absent.
        #[serde(default, skip_serializing_if = "is_false")]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
        cascades: bool,
    },
    /// One step was played.
    Stepped {
        /// The mover.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        mover: Option<Seat>,
        /// The step.
        step: StepPatch,
    },
    /// A whole stage was played at once.
    StagePlayed {
        /// The mover.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        mover: Option<Seat>,
        /// The stage.
        stage: StagePatch,
        /// Whether it was the only play; false if absent.
        #[serde(default, skip_serializing_if = "is_false")]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
        forced: bool,
    },
    /// A stage could not be played.
    StagePassed {
        /// The mover.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        mover: Option<Seat>,
        /// The stage's numbers.
        numbers: Vec<u8>,
    },
    /// Numbers were lost.
    NumbersLost {
        /// The mover.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        mover: Option<Seat>,
        /// The numbers.
        numbers: Vec<u8>,
    },
    /// The turn was committed.
    Committed {
        /// The side whose part of the turn it was.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        mover: Option<Seat>,
    },
    /// An event of another kind, of which the views contain nothing.
    #[serde(untagged)]
    Whole(
        #[cfg_attr(
            feature = "ts",
            ts(
                type = "Exclude<TableEvent, { kind: \"thrown\" | \"stepped\" | \"stage_played\" | \
                        \"stage_passed\" | \"numbers_lost\" | \"committed\" }>"
            )
        )]
        TableEvent,
    ),
}

impl EventPatch {
    /// Shortens `event` by what the views contain.
    pub(super) fn new(event: &TableEvent, before: &TableView, after: &TableView) -> Self {
        let (last_thrower, last_mover) = sides(&before.phase);
        match event.clone() {
            TableEvent::Thrown {
                thrower,
                dice,
                cascades,
            } => Self::Thrown {
                thrower: unless(thrower, last_thrower),
                dice: unless(dice, after.dice),
                cascades,
            },
            TableEvent::Stepped { mover, step } => Self::Stepped {
                mover: unless(mover, last_mover),
                step: step.into(),
            },
            TableEvent::StagePlayed {
                mover,
                stage,
                forced,
            } => Self::StagePlayed {
                mover: unless(mover, last_mover),
                stage: (&stage).into(),
                forced,
            },
            TableEvent::StagePassed { mover, numbers } => Self::StagePassed {
                mover: unless(mover, last_mover),
                numbers,
            },
            TableEvent::NumbersLost { mover, numbers } => Self::NumbersLost {
                mover: unless(mover, last_mover),
                numbers,
            },
            TableEvent::Committed { mover } => Self::Committed {
                mover: unless(mover, last_mover),
            },
            whole => Self::Whole(whole),
        }
    }

    /// Restores the whole event.
    pub(super) fn fold(
        &self,
        before: &TableView,
        after: &TableView,
    ) -> Result<TableEvent, PatchError> {
        let (last_thrower, last_mover) = sides(&before.phase);
        let moved = |mover: Option<Seat>| mover.or(last_mover).ok_or(PatchError::Missing("mover"));
        Ok(match self.clone() {
            Self::Thrown {
                thrower,
                dice,
                cascades,
            } => TableEvent::Thrown {
                thrower: thrower
                    .or(last_thrower)
                    .ok_or(PatchError::Missing("thrower"))?,
                dice: dice.or(after.dice).ok_or(PatchError::Missing("dice"))?,
                cascades,
            },
            Self::Stepped { mover, step } => TableEvent::Stepped {
                mover: moved(mover)?,
                step: step.try_into()?,
            },
            Self::StagePlayed {
                mover,
                stage,
                forced,
            } => TableEvent::StagePlayed {
                mover: moved(mover)?,
                stage: (&stage).try_into()?,
                forced,
            },
            Self::StagePassed { mover, numbers } => TableEvent::StagePassed {
                mover: moved(mover)?,
                numbers,
            },
            Self::NumbersLost { mover, numbers } => TableEvent::NumbersLost {
                mover: moved(mover)?,
                numbers,
            },
            Self::Committed { mover } => TableEvent::Committed {
                mover: moved(mover)?,
            },
            Self::Whole(event) => event,
        })
    }
}
