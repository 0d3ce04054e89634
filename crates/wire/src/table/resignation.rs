//! What a player may resign, and an offer to resign that waits for its answer.

use rosespring_rules::WinKind;
use serde::{Deserialize, Serialize};

use super::Seat;

/// A kind of win.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum WinKindView {
    /// A single game.
    Single,
    /// A double game.
    Double,
    /// A triple game.
    Triple,
    /// Tawula's capote.
    Capote,
    /// A pinned mother, in games of pins; nobody resigns it.
    Mother,
    /// All men of the loser that are not borne off.
    Left,
    /// More men on the bar than points to enter, for good.
    Jan,
}

impl From<WinKind> for WinKindView {
    fn from(kind: WinKind) -> Self {
        match kind {
            WinKind::Single => Self::Single,
            WinKind::Double => Self::Double,
            WinKind::Triple => Self::Triple,
            WinKind::Capote => Self::Capote,
            WinKind::Mother => Self::Mother,
            WinKind::Left => Self::Left,
            WinKind::Jan => Self::Jan,
        }
    }
}

impl From<WinKindView> for WinKind {
    fn from(view: WinKindView) -> Self {
        let mut kinds = Self::ALL.into_iter();
        kinds
            .find(|&kind| WinKindView::from(kind) == view)
            .expect("each kind has its own view")
    }
}

/// A kind of win that a player may grant by resigning now.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ResignChoice {
    /// The kind.
    pub kind: WinKindView,
    /// The units that the other side wins.
    pub units: u8,
    /// Whether the other side has to agree, because it could still win more.
    pub needs_consent: bool,
}

/// An offer to resign for less than could still be lost. Nothing is played until it is answered.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ResignOffer {
    /// The side that offers to resign.
    pub side: Seat,
    /// The kind of win offered.
    pub kind: WinKindView,
    /// The units that the other side would win.
    pub units: u8,
    /// Whether the viewer may answer.
    pub can_answer: bool,
}
