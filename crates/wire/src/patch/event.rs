//! Events in few bytes.

use serde::{Deserialize, Serialize};

use super::phase::{sides, unless};
use super::{PatchError, StagePatch, StepPatch};
use crate::table::{ResultView, Seat, TableEvent, TableView, WinKindView, is_false};

/// An event at the table: a [`TableEvent`] without what the views before and after it contain. An
/// absent side is the thrower or the mover of the view before; absent dice are those of the view
/// after.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum EventPatch {
    /// The dice that decide who begins.
    OpeningThrown {
        /// White's die.
        white: u8,
        /// Black's die.
        black: u8,
        /// The side that begins; none after a tie.
        first: Option<Seat>,
    },
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
    /// The last dice were replaced.
    DiceCorrected {
        /// The thrower; none in an opening.
        thrower: Option<Seat>,
        /// The dice.
        dice: [u8; 2],
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
    /// Steps were taken back.
    Undone {
        /// Number of steps.
        steps: u8,
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
    /// The rest of a cascade passed to the opponent.
    HandedOver {
        /// The thrower.
        from: Seat,
        /// The side that plays the rest.
        to: Seat,
        /// The groups that pass.
        groups: Vec<Vec<u8>>,
    },
    /// The turn was committed.
    Committed {
        /// The side whose part of the turn it was.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        mover: Option<Seat>,
    },
    /// A side offered to resign.
    ResignOffered {
        /// The side that offers.
        side: Seat,
        /// The kind of win offered.
        win: WinKindView,
        /// The units that the other side would win.
        units: u8,
    },
    /// An offer to resign was refused.
    ResignRefused {
        /// The side that offered.
        side: Seat,
    },
    /// A side offered to call the match off.
    CallOffOffered {
        /// The side that offers.
        side: Seat,
    },
    /// An offer to call the match off was refused.
    CallOffRefused {
        /// The side that offered.
        side: Seat,
    },
    /// The game ended.
    GameOver {
        /// The result.
        result: ResultView,
    },
    /// The next game of the match began.
    NextGame {
        /// Its number, from 1.
        number: u32,
    },
    /// A setting changed.
    SettingChanged,
    /// The links of the dice changed.
    LinksChanged,
    /// The server gave time back.
    TimeReturned,
}

impl EventPatch {
    /// Shortens `event` by what the views contain.
    pub(super) fn new(event: &TableEvent, before: &TableView, after: &TableView) -> Self {
        let (last_thrower, last_mover) = sides(&before.phase);
        match event.clone() {
            TableEvent::OpeningThrown {
                white,
                black,
                first,
            } => Self::OpeningThrown {
                white,
                black,
                first,
            },
            TableEvent::Thrown {
                thrower,
                dice,
                cascades,
            } => Self::Thrown {
                thrower: unless(thrower, last_thrower),
                dice: unless(dice, after.dice),
                cascades,
            },
            TableEvent::DiceCorrected { thrower, dice } => Self::DiceCorrected { thrower, dice },
            TableEvent::Stepped { mover, step } => Self::Stepped {
                mover: unless(mover, last_mover),
                step: step.into(),
            },
            TableEvent::Undone { steps } => Self::Undone { steps },
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
            TableEvent::HandedOver { from, to, groups } => Self::HandedOver { from, to, groups },
            TableEvent::Committed { mover } => Self::Committed {
                mover: unless(mover, last_mover),
            },
            TableEvent::ResignOffered { side, win, units } => {
                Self::ResignOffered { side, win, units }
            }
            TableEvent::ResignRefused { side } => Self::ResignRefused { side },
            TableEvent::CallOffOffered { side } => Self::CallOffOffered { side },
            TableEvent::CallOffRefused { side } => Self::CallOffRefused { side },
            TableEvent::GameOver { result } => Self::GameOver { result },
            TableEvent::NextGame { number } => Self::NextGame { number },
            TableEvent::SettingChanged => Self::SettingChanged,
            TableEvent::LinksChanged => Self::LinksChanged,
            TableEvent::TimeReturned => Self::TimeReturned,
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
            Self::OpeningThrown {
                white,
                black,
                first,
            } => TableEvent::OpeningThrown {
                white,
                black,
                first,
            },
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
            Self::DiceCorrected { thrower, dice } => TableEvent::DiceCorrected { thrower, dice },
            Self::Stepped { mover, step } => TableEvent::Stepped {
                mover: moved(mover)?,
                step: step.try_into()?,
            },
            Self::Undone { steps } => TableEvent::Undone { steps },
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
            Self::HandedOver { from, to, groups } => TableEvent::HandedOver { from, to, groups },
            Self::Committed { mover } => TableEvent::Committed {
                mover: moved(mover)?,
            },
            Self::ResignOffered { side, win, units } => {
                TableEvent::ResignOffered { side, win, units }
            }
            Self::ResignRefused { side } => TableEvent::ResignRefused { side },
            Self::CallOffOffered { side } => TableEvent::CallOffOffered { side },
            Self::CallOffRefused { side } => TableEvent::CallOffRefused { side },
            Self::GameOver { result } => TableEvent::GameOver { result },
            Self::NextGame { number } => TableEvent::NextGame { number },
            Self::SettingChanged => TableEvent::SettingChanged,
            Self::LinksChanged => TableEvent::LinksChanged,
            Self::TimeReturned => TableEvent::TimeReturned,
        })
    }
}
