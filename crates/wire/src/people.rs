//! The types of members as others see them: their ratings, and the players of a match.

use serde::{Deserialize, Serialize};

use crate::person::{PersonKindView, PlayerRating};
use crate::tournament::TournamentLink;

/// A player of a match, as those see them who look at the table.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MatchPlayer {
    /// The present name.
    pub name: String,
    /// What they are.
    #[serde(default)]
    pub kind: PersonKindView,
    /// Whether they have an account, and with it a page.
    pub is_member: bool,
    /// Their rating in this game at this speed; absent without one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub rating: Option<PlayerRating>,
    /// By how much this match changed it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub change: Option<f64>,
}

/// A match of the hall: `GET /api/tables/{id}/match`.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MatchView {
    /// Whether the match was agreed to be rated.
    pub rated: bool,
    /// Whether the match is over and its result is stored.
    pub is_settled: bool,
    /// White.
    pub white: MatchPlayer,
    /// Black.
    pub black: MatchPlayer,
    /// The id of the analysis, for the two players after the match.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub analysis: Option<String>,
    /// The tournament in which it is a game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub tournament: Option<TournamentLink>,
}
