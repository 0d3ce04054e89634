//! The phase of the game, as a change of the phase before.

use serde::{Deserialize, Serialize};

use super::PatchError;
use crate::table::{PhaseView, ResultView, Seat, is_false};

/// The phase of the game. Sides that can be derived from the phase before are omitted.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum PhasePatch {
    /// Each side throws one die.
    Opening {
        /// The dice of the last opening throw if it was a tie.
        tie: Option<u8>,
    },
    /// A side is to throw.
    Throw {
        /// The thrower; if absent, the side that did not throw last.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        thrower: Option<Seat>,
    },
    /// A side is to name a doublet.
    Name {
        /// The thrower; if absent, the side that threw last.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        thrower: Option<Seat>,
    },
    /// A side is to play.
    Play {
        /// The thrower; if absent, the thrower of the phase before.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        thrower: Option<Seat>,
        /// The mover; if absent, the mover of the phase before, or else the thrower.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        mover: Option<Seat>,
    },
    /// A part of a turn has been played and waits to be committed.
    Confirm {
        /// The thrower, as in `play`.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        thrower: Option<Seat>,
        /// The mover, as in `play`.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        mover: Option<Seat>,
        /// Numbers that will pass to the other side.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Vec<u8>>>"))]
        passes_on: Vec<Vec<u8>>,
        /// Whether a doublet is to be named next; false if absent.
        #[serde(default, skip_serializing_if = "is_false")]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
        names: bool,
    },
    /// The game is over.
    Over {
        /// The result.
        result: ResultView,
        /// Whether the match is over too.
        match_over: bool,
    },
}

/// Returns the thrower and the mover of a phase, where it has them.
pub(super) const fn sides(phase: &PhaseView) -> (Option<Seat>, Option<Seat>) {
    match phase {
        PhaseView::Throw { thrower } | PhaseView::Name { thrower } => (Some(*thrower), None),
        PhaseView::Play { thrower, mover } | PhaseView::Confirm { thrower, mover, .. } => {
            (Some(*thrower), Some(*mover))
        }
        PhaseView::Opening { .. } | PhaseView::Over { .. } => (None, None),
    }
}

/// Whether a part of a turn is in play, so that there are dice and a ladder.
pub(super) const fn is_within_part(phase: &PhaseView) -> bool {
    matches!(phase, PhaseView::Play { .. } | PhaseView::Confirm { .. })
}

const fn other(seat: Seat) -> Seat {
    match seat {
        Seat::White => Seat::Black,
        Seat::Black => Seat::White,
    }
}

/// Returns the default mover.
fn usual_mover(before: &PhaseView, thrower: Seat) -> Seat {
    sides(before).1.unwrap_or(thrower)
}

/// Returns `value`, unless it equals the default.
pub(super) fn unless<T: Copy + PartialEq>(value: T, usual: Option<T>) -> Option<T> {
    let same = usual.as_ref() == Some(&value);
    (!same).then_some(value)
}

impl PhasePatch {
    /// Shortens `after` by what follows from `before`.
    pub(super) fn new(before: &PhaseView, after: &PhaseView) -> Self {
        let last_thrower = sides(before).0;
        let shorten = |thrower: Seat, mover: Seat| {
            let usual = usual_mover(before, thrower);
            (unless(thrower, last_thrower), unless(mover, Some(usual)))
        };
        match after {
            PhaseView::Opening { tie } => Self::Opening { tie: *tie },
            PhaseView::Throw { thrower } => Self::Throw {
                thrower: unless(*thrower, last_thrower.map(other)),
            },
            PhaseView::Name { thrower } => Self::Name {
                thrower: unless(*thrower, last_thrower),
            },
            PhaseView::Play { thrower, mover } => {
                let (thrower, mover) = shorten(*thrower, *mover);
                Self::Play { thrower, mover }
            }
            PhaseView::Confirm {
                thrower,
                mover,
                passes_on,
                names,
            } => {
                let (thrower, mover) = shorten(*thrower, *mover);
                let passes_on = passes_on.clone();
                Self::Confirm {
                    thrower,
                    mover,
                    passes_on,
                    names: *names,
                }
            }
            PhaseView::Over { result, match_over } => Self::Over {
                result: result.clone(),
                match_over: *match_over,
            },
        }
    }

    /// Restores the phase after `before`.
    pub(super) fn fold(&self, before: &PhaseView) -> Result<PhaseView, PatchError> {
        let last_thrower = sides(before).0;
        let seats = |thrower: Option<Seat>, mover: Option<Seat>| {
            let thrower = thrower.or(last_thrower);
            let thrower = thrower.ok_or(PatchError::Missing("thrower"))?;
            let mover = mover.unwrap_or_else(|| usual_mover(before, thrower));
            Ok::<_, PatchError>((thrower, mover))
        };
        Ok(match self {
            Self::Opening { tie } => PhaseView::Opening { tie: *tie },
            Self::Throw { thrower } => {
                let thrower = thrower.or(last_thrower.map(other));
                PhaseView::Throw {
                    thrower: thrower.ok_or(PatchError::Missing("thrower"))?,
                }
            }
            Self::Name { thrower } => PhaseView::Name {
                thrower: seats(*thrower, None)?.0,
            },
            Self::Play { thrower, mover } => {
                let (thrower, mover) = seats(*thrower, *mover)?;
                PhaseView::Play { thrower, mover }
            }
            Self::Confirm {
                thrower,
                mover,
                passes_on,
                names,
            } => {
                let (thrower, mover) = seats(*thrower, *mover)?;
                let passes_on = passes_on.clone();
                PhaseView::Confirm {
                    thrower,
                    mover,
                    passes_on,
                    names: *names,
                }
            }
            Self::Over { result, match_over } => PhaseView::Over {
                result: result.clone(),
                match_over: *match_over,
            },
        })
    }
}
