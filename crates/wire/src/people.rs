//! The types of members as others see them: ratings, finished matches, and their page.

use serde::{Deserialize, Serialize};

use crate::person::PlayerRating;
use crate::tournament::TournamentLink;

/// A player of a match, as those see them who look at the table.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MatchPlayer {
    /// The present name.
    pub name: String,
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

/// A point of the course of a rating.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CoursePoint {
    /// When the match ended, milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub at_ms: i64,
    /// The rating after it.
    pub rating: f64,
    /// Its deviation.
    pub deviation: f64,
}

/// A rating on the page of a member, with its course.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ProfileRating {
    /// The name of the game.
    pub game: String,
    /// The speed: `fast`, `normal`, `slow` or `days`.
    pub speed: String,
    /// The rating.
    pub rating: PlayerRating,
    /// The number of rated matches.
    pub matches: u32,
    /// The rating after each of the newest matches, the oldest first.
    pub course: Vec<CoursePoint>,
}

/// A finished match on the page of a member, from their side.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ProfileMatch {
    /// The id of the table, for a reader who may look at it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub table: Option<String>,
    /// The id of its analysis, for its players.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub analysis: Option<String>,
    /// When it ended, milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub ended_ms: i64,
    /// The name of the game.
    pub game: String,
    /// The speed; absent without a clock.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub speed: Option<String>,
    /// Units to which it was played.
    pub match_to: u8,
    /// The name of the other player.
    pub opponent: String,
    /// Whether the other player has a page.
    pub opponent_is_member: bool,
    /// Whether the member won; absent if the match has no result.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub won: Option<bool>,
    /// The units of the member.
    pub own_units: u16,
    /// The units of the other player.
    pub other_units: u16,
    /// How it ended: `played`, `resigned`, `time`, `left` or `none`.
    pub reason: String,
    /// By how much it changed the member's rating; absent if it was not rated.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub change: Option<f64>,
}

/// The results of a member against one opponent.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ProfileOpponent {
    /// The name of the opponent.
    pub name: String,
    /// Whether the opponent has a page.
    pub is_member: bool,
    /// Matches that the member won.
    pub won: u32,
    /// Matches that the opponent won.
    pub lost: u32,
}

/// The page of a member: `GET /api/players/{name}`. Matches that the reader may not watch and did
/// not play count only where they were rated.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ProfileView {
    /// The name.
    pub name: String,
    /// When the account was made, milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub since_ms: i64,
    /// Whether it is the reader's own page.
    pub is_you: bool,
    /// Whether the reader has blocked the member; absent for readers without an account, and on
    /// their own page.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub is_blocked: Option<bool>,
    /// The ratings by game and speed.
    pub ratings: Vec<ProfileRating>,
    /// The newest finished matches, the newest first.
    pub matches: Vec<ProfileMatch>,
    /// The opponents in these matches, those played most first.
    pub opponents: Vec<ProfileOpponent>,
}
