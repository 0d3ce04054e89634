//! The types of tournaments of a hall.

use std::fmt;
use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::hall::rated_fits;
use crate::json::{self, Faults, FieldProblem, Path, Read};
use crate::lobby::LiveBoard;
use crate::table::{MATCH_UNITS, Seat, TimeControl, text_length_fits};

/// The numbers of rounds that a Swiss tournament may have.
pub const SWISS_ROUNDS: RangeInclusive<u8> = 2..=9;
/// The durations that an arena may have, in minutes.
pub const ARENA_MINUTES: RangeInclusive<u16> = 10..=240;
/// Maximum number of players.
pub const PLAYERS_MAX: u16 = 128;
/// Maximum number of players of a round robin.
pub const ROUND_ROBIN_PLAYERS_MAX: u16 = 16;
/// Maximum number of characters of a tournament's name.
pub const TITLE_CHARS_MAX: usize = 40;

/// How a tournament pairs its players.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, Read)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum TournamentKind {
    /// A fixed number of rounds; players with about the same score meet.
    Swiss,
    /// Everybody plays everybody once.
    RoundRobin,
    /// Who loses is out.
    Knockout,
    /// Free players are paired again and again, until the time is over.
    Arena,
}

impl TournamentKind {
    /// All kinds.
    pub const ALL: [Self; 4] = [Self::Swiss, Self::RoundRobin, Self::Knockout, Self::Arena];

    /// Returns the name on the wire.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Swiss => "swiss",
            Self::RoundRobin => "round_robin",
            Self::Knockout => "knockout",
            Self::Arena => "arena",
        }
    }

    /// Returns the largest number of players.
    #[must_use]
    pub const fn players_max(self) -> u16 {
        match self {
            Self::RoundRobin => ROUND_ROBIN_PLAYERS_MAX,
            Self::Swiss | Self::Knockout | Self::Arena => PLAYERS_MAX,
        }
    }
}

/// Body of `POST /api/tournaments`: a tournament that a member organises.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, Read)]
#[read(no_null)]
#[read(check = "rated_fits(*rated, rules, Some(*time))")]
#[read(check = "rounds_fit(*kind, *rounds)")]
#[read(check = "minutes_fit(*kind, *minutes)")]
#[read(check = "players_fit(*kind, *players_min, *players_max)")]
#[read(check = "text_length_fits(rules, *match_to)")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewTournament {
    /// The name: at most 40 characters.
    #[read(with = "json::line(TITLE_CHARS_MAX)")]
    pub name: String,
    /// The kind.
    pub kind: TournamentKind,
    /// The rules as text: a preset's name, such as `gul-bara`, optionally with options, or the
    /// name of a match of several games, such as `tavli`.
    #[read(with = "json::rules_text")]
    pub rules: String,
    /// Units to which each match is played: 1, 3, 5, 7 or 31, as its game has them.
    #[read(with = "json::one_of(&MATCH_UNITS)")]
    pub match_to: u8,
    /// Whether stages with only one play are played automatically.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub auto_forced: bool,
    /// The time that the players have: `fast`, `normal` or `slow`.
    #[read(with = "live_time")]
    pub time: TimeControl,
    /// Whether the matches change ratings.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub rated: bool,
    /// The number of rounds of a Swiss tournament, 2 to 9; others have none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub rounds: Option<u8>,
    /// The duration of an arena in minutes, 10 to 240; others have none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub minutes: Option<u16>,
    /// The time of the begin, milliseconds since 1970.
    #[read(with = "time_ms")]
    pub starts_ms: i64,
    /// With fewer players the tournament does not begin: at least 2, the usual number.
    #[serde(default = "two")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<u16>"))]
    pub players_min: u16,
    /// Maximum number of players: at most 128, and 16 in a round robin. If absent, as many.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub players_max: Option<u16>,
}

const fn two() -> u16 {
    2
}

/// What a tournament is doing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum TournamentPhase {
    /// Players join.
    Open,
    /// Games are played.
    Running,
    /// The last game is over.
    Over,
    /// It ended without a winner.
    Cancelled,
}

/// A tournament in a list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TournamentSummary {
    /// The id.
    pub id: String,
    /// The name.
    pub name: String,
    /// The kind.
    pub kind: TournamentKind,
    /// The rules as text, usually a preset's name.
    pub rules: String,
    /// Their title for people.
    pub title: String,
    /// Units to which each match is played.
    pub match_to: u8,
    /// The time that the players have.
    pub time: TimeControl,
    /// Whether the matches change ratings.
    pub rated: bool,
    /// What it is doing.
    pub phase: TournamentPhase,
    /// The time of the begin, milliseconds since 1970.
    pub starts_ms: i64,
    /// The duration of an arena in minutes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub minutes: Option<u16>,
    /// The number of rounds, as far as it is known; absent of an arena.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub rounds: Option<u16>,
    /// The round that is played, from 1; 0 before the first one, and in an arena.
    pub round: u16,
    /// The number of players.
    pub players: u16,
    /// Maximum number of players.
    pub players_max: u16,
    /// The name of the organiser.
    pub organiser: String,
    /// Whether the reader plays in it.
    pub is_in: bool,
    /// The names of those who won it, once it is over.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<String>>"))]
    pub winners: Vec<String>,
}

/// The answer of `GET /api/tournaments`.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TournamentList {
    /// Those that run or can be joined, the ones that begin first first.
    pub live: Vec<TournamentSummary>,
    /// Those that are over, the newest first.
    pub past: Vec<TournamentSummary>,
}

/// A player of a tournament.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TournamentRow {
    /// The number of the player, by which games name them.
    pub player: u16,
    /// The place, from 1. Players who are equal share it.
    pub place: u16,
    /// The name.
    pub name: String,
    /// Whether the player has a page.
    pub is_member: bool,
    /// The rating at the begin; before it, when they joined.
    pub rating: i32,
    /// The seed of a knockout, from 1, once it has begun.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub seed: Option<u16>,
    /// One point for each win and each bye.
    pub score: u16,
    /// Games won.
    pub won: u16,
    /// Games that were not won.
    pub lost: u16,
    /// Swiss: the sum of the scores of all opponents (Buchholz).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub buchholz: Option<u16>,
    /// The sum of the scores of the opponents against whom the player won (Sonneborn-Berger);
    /// absent in a knockout.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub sonneborn_berger: Option<u16>,
    /// Whether the player is paired: they have not left, and did not miss
    /// their last game.
    pub is_active: bool,
    /// Whether the player is the reader.
    pub is_you: bool,
}

/// A game of a tournament.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TournamentGameView {
    /// The number of White's player.
    pub white: u16,
    /// The number of Black's player.
    pub black: u16,
    /// The id of the table; absent before it exists.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub table: Option<String>,
    /// Whether the game is over.
    pub is_over: bool,
    /// The winner; absent if nobody got the point.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub winner: Option<Seat>,
    /// The units of White and Black, once the match is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub units: Option<[u16; 2]>,
    /// Whether the match did not begin, because somebody did not come.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub is_forfeit: bool,
}

/// A round of a tournament.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TournamentRound {
    /// The number of the round, from 1; in an arena 0.
    pub number: u16,
    /// The games.
    pub games: Vec<TournamentGameView>,
    /// The numbers of players who got a point without a game.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<u16>>"))]
    pub byes: Vec<u16>,
}

/// What the reader may do with a tournament.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TournamentRights {
    /// Join, or come back.
    pub join: bool,
    /// Leave.
    pub withdraw: bool,
    /// Begin before the time.
    pub begin: bool,
    /// End it without a winner.
    pub cancel: bool,
}

/// A tournament: the answer of `GET /api/tournaments/{id}`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TournamentView {
    /// The tournament.
    pub about: TournamentSummary,
    /// Grows with each change. A page asks for what is after it.
    pub version: u32,
    /// With fewer players it does not begin.
    pub players_min: u16,
    /// The players in the order of their places.
    pub standings: Vec<TournamentRow>,
    /// The rounds, the newest first; of an arena one with the newest games.
    pub rounds: Vec<TournamentRound>,
    /// When an arena pairs nobody any more, milliseconds since 1970.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub closes_ms: Option<i64>,
    /// When the next round begins, milliseconds since 1970; absent while games are played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub next_ms: Option<i64>,
    /// The time of the server, milliseconds since 1970.
    pub now_ms: i64,
    /// The table at which the reader plays now.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub your_table: Option<String>,
    /// What the reader may do.
    pub you_may: TournamentRights,
}

/// The boards of games of a tournament that are being played: the answer of
/// `GET /api/tournaments/{id}/boards`.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TournamentBoards {
    /// Changes with the boards. A page asks for what is not this version.
    pub version: i64,
    /// How much later than the players others see a game, in seconds.
    pub delay_s: u16,
    /// Some of the games, in the order in which they began, as watchers see them.
    pub boards: Vec<LiveBoard>,
}

/// The tournament of a match.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TournamentLink {
    /// The id.
    pub id: String,
    /// The name.
    pub name: String,
}

fn live_time(value: &Value, at: Path<'_>, faults: &mut Faults) -> Option<TimeControl> {
    let control = value.as_str().and_then(TimeControl::from_name);
    let control = control.filter(|control| !control.is_days());
    json::expect(control, "`fast`, `normal` or `slow`", value, at, faults)
}

fn time_ms(value: &Value, at: Path<'_>, faults: &mut Faults) -> Option<i64> {
    let time = value.as_i64().filter(|time| *time >= 0);
    let what = "a time in milliseconds since 1970";
    json::expect(time, what, value, at, faults)
}

fn rounds_fit(kind: TournamentKind, rounds: Option<u8>, at: Path<'_>, faults: &mut Faults) {
    let range = (kind == TournamentKind::Swiss).then_some(SWISS_ROUNDS);
    number_fits(range, rounds, Path::Field(&at, "rounds"), faults);
}

fn minutes_fit(kind: TournamentKind, minutes: Option<u16>, at: Path<'_>, faults: &mut Faults) {
    let range = (kind == TournamentKind::Arena).then_some(ARENA_MINUTES);
    number_fits(range, minutes, Path::Field(&at, "minutes"), faults);
}

fn players_fit(
    kind: TournamentKind,
    least: u16,
    most: Option<u16>,
    at: Path<'_>,
    faults: &mut Faults,
) {
    let limit = kind.players_max();
    let at_least = Path::Field(&at, "players_min");
    number_fits(Some(2..=limit), Some(least), at_least, faults);
    if most.is_some() {
        // A faulty least number is no limit.
        let least = if (2..=limit).contains(&least) {
            least
        } else {
            2
        };
        number_fits(
            Some(least..=limit),
            most,
            Path::Field(&at, "players_max"),
            faults,
        );
    }
}

/// Checks a number that only some kinds have, and these must have.
fn number_fits<T: PartialOrd + fmt::Display>(
    range: Option<RangeInclusive<T>>,
    number: Option<T>,
    at: Path<'_>,
    faults: &mut Faults,
) {
    match (range, number) {
        (None, None) => {}
        (None, Some(_)) => faults.refuse(at, "this kind of tournament does not have it"),
        (Some(range), number) if number.as_ref().is_some_and(|number| range.contains(number)) => {}
        (Some(range), _) => {
            let what = format!("a number from {} to {}", range.start(), range.end());
            faults.add(at, FieldProblem::Expected(what));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(body: &str) -> Result<NewTournament, Vec<String>> {
        json::read(body.as_bytes()).map_err(json::ReadError::into_list)
    }

    #[test]
    fn a_tournament_is_read_as_it_is_written() {
        let body = r#"{"name":" Friday night, the second of the month ","kind":"swiss",
            "rules":"gioul","match_to":3,"time":"fast","rounds":5,"starts_ms":1700000000000,
            "rated":true,"players_max":8}"#;
        let tournament = read(body).unwrap();

        assert_eq!(tournament.name, "Friday night, the second of the month");
        assert_eq!(
            (tournament.players_min, tournament.players_max),
            (2, Some(8))
        );
        let text = serde_json::to_vec(&tournament).unwrap();
        assert_eq!(json::read(&text), Ok(tournament));
    }

    #[test]
    fn every_fault_of_a_tournament_is_named() {
        let faults = read(
            r#"{"name":" ","kind":"arena","rules":"gioul","match_to":2,"time":"days-1","rounds":3,
            "starts_ms":-1,"players_min":1,"players_max":129,"prize":5}"#,
        );
        assert_eq!(
            faults.unwrap_err(),
            [
                "`prize`: no such field",
                "`name`: is empty",
                "`match_to`: expected 1, 3, 5, 7 or 31, found 2",
                "`time`: expected `fast`, `normal` or `slow`, found \"days-1\"",
                "`starts_ms`: expected a time in milliseconds since 1970, found -1",
                "`rounds`: this kind of tournament does not have it",
                "`minutes`: expected a number from 10 to 240",
                "`players_min`: expected a number from 2 to 128",
                "`players_max`: expected a number from 2 to 128",
            ]
        );
        let short = r#"{"name":"A\u0007","kind":"chess","rules":"gioul","match_to":1,
            "time":"fast","starts_ms":1}"#;
        assert_eq!(
            read(short).unwrap_err(),
            [
                "`name`: has control characters",
                "`kind`: expected `swiss`, `round_robin`, `knockout` or `arena`, found \"chess\""
            ]
        );
        let long = format!(
            r#"{{"name":"{}","kind":"round_robin","rules":"gioul","match_to":1,"time":"fast",
            "starts_ms":1,"players_max":17}}"#,
            "x".repeat(41)
        );
        assert_eq!(
            read(&long).unwrap_err(),
            [
                "`name`: has more than 40 characters",
                "`players_max`: expected a number from 2 to 16"
            ]
        );
    }
}
