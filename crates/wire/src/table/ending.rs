//! How a match of two people on two machines ends before its end.

use serde::{Deserialize, Serialize};

use super::Seat;

/// Why a match ended before its end, other than on time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum MatchEnd {
    /// A player resigned the whole match.
    Resigned,
    /// A player left, and the other one claimed the match.
    Left,
    /// Both players called it off, or one of them did after the other had left. It has no result.
    CalledOff,
    /// The first throw did not come in time. It has no result.
    NotBegun,
}

/// An offer to call the match off that waits for its answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CallOffOffer {
    /// The side that offers.
    pub side: Seat,
    /// Whether the viewer may answer.
    pub can_answer: bool,
}

/// What happens at a table if no player does anything.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum DueKind {
    /// The match is called off, because its first throw has not come.
    NotBegun,
    /// The offer that waits counts as refused.
    OfferEnds,
    /// The next game begins.
    NextGame,
}

/// What happens next without a player, and when.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DueView {
    /// What happens.
    pub kind: DueKind,
    /// The time, in milliseconds since 1970 by the clock of the server.
    pub at_ms: i64,
}

/// The players who must act and do not look at the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AbsenceView {
    /// The time for which a player who must act may be away, in milliseconds; absent if as long as
    /// they like.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub allowed_ms: Option<i64>,
    /// If White must act and is away: when Black may claim the match, in milliseconds since 1970 by
    /// the clock of the server.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub white_until_ms: Option<i64>,
    /// The same for Black, whose match White may claim.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub black_until_ms: Option<i64>,
}

#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde passes a reference"
)]
pub(crate) const fn is_false(value: &bool) -> bool {
    !*value
}
