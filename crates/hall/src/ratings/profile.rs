//! The page of a member: what others see of their ratings and matches.

use std::collections::BTreeMap;

use rosespring_rules::Side;
use rosespring_wire::person::{PersonKindView, PlayerRating};
use serde::{Deserialize, Serialize};

use super::{ListedResult, StoredResult};
use crate::accounts::PersonKind;

/// Maximum number of points of the course of a rating.
const COURSE_POINTS_MAX: usize = 200;

/// A point of the course of a rating.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CoursePoint {
    /// When the match ended, milliseconds since 1970.
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
    /// What the other player is now.
    #[serde(default)]
    pub opponent_kind: PersonKindView,
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
    /// What the opponent is now.
    #[serde(default)]
    pub kind: PersonKindView,
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

/// Returns whether a reader sees a result: it was rated, they played it, or they may watch.
#[must_use]
pub fn is_shown(one: &ListedResult, reader: Option<&str>) -> bool {
    one.result.rated || one.watchable || is_player(&one.result, reader)
}

/// Returns whether a reader played a match.
#[must_use]
pub fn is_player(result: &StoredResult, reader: Option<&str>) -> bool {
    let mut players = result.players.iter();
    players.any(|id| Some(id.as_str()) == reader)
}

/// Returns the side of a person in a result.
fn side_of(result: &StoredResult, person: &str) -> Side {
    match result.players[0] == person {
        true => Side::White,
        false => Side::Black,
    }
}

/// Returns the course of a person's rating in a game at a speed, from results, the newest first.
#[must_use]
pub fn course(all: &[ListedResult], person: &str, [game, speed]: [&str; 2]) -> Vec<CoursePoint> {
    let own = all
        .iter()
        .map(|one| &one.result)
        .filter(|result| result.game == game && result.speed.as_deref() == Some(speed));
    let points = own.filter_map(|result| {
        let change = result.ratings?[side_of(result, person).index()];
        Some(CoursePoint {
            at_ms: result.ended_ms,
            rating: change.after.round(),
            deviation: change.deviation.round(),
        })
    });
    let mut points: Vec<_> = points.take(COURSE_POINTS_MAX).collect();
    points.reverse();
    points
}

/// Returns a result from the side of a person, as a reader sees it.
#[must_use]
pub fn profile_match(one: &ListedResult, person: &str, reader: Option<&str>) -> ProfileMatch {
    let result = &one.result;
    let own = side_of(result, person);
    let (own_at, other_at) = (own.index(), own.other().index());
    let may_look = one.watchable || is_player(result, reader);
    let change = result.ratings.map(|both| both[own_at]);
    ProfileMatch {
        table: may_look.then(|| result.table.clone()),
        analysis: None,
        ended_ms: result.ended_ms,
        game: result.game.clone(),
        speed: result.speed.clone(),
        match_to: result.match_to,
        opponent: one.names[other_at].clone(),
        opponent_kind: one.kinds[other_at].into(),
        opponent_is_member: one.kinds[other_at] == PersonKind::Member,
        won: result.winner.map(|winner| winner == own),
        own_units: result.units[own_at],
        other_units: result.units[other_at],
        reason: match result.winner {
            Some(_) => result.reason.clone(),
            None => "none".to_owned(),
        },
        change: change.map(|change| change.after.round() - change.before.round()),
    }
}

/// Counts results by opponent, those played most first.
#[must_use]
pub fn opponents(shown: &[&ListedResult], person: &str) -> Vec<ProfileOpponent> {
    let mut counts: BTreeMap<&str, ProfileOpponent> = BTreeMap::new();
    for one in shown {
        let own = side_of(&one.result, person);
        let other = own.other().index();
        let row = counts
            .entry(one.result.players[other].as_str())
            .or_insert_with(|| ProfileOpponent {
                name: one.names[other].clone(),
                kind: one.kinds[other].into(),
                is_member: one.kinds[other] == PersonKind::Member,
                won: 0,
                lost: 0,
            });
        match one.result.winner {
            Some(winner) if winner == own => row.won += 1,
            Some(_) => row.lost += 1,
            None => {}
        }
    }
    let mut rows: Vec<_> = counts.into_values().collect();
    rows.retain(|row| row.won + row.lost > 0);
    rows.sort_by_key(|row| (u32::MAX - row.won - row.lost, row.name.clone()));
    rows
}
