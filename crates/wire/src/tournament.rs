//! The types of tournaments of a hall.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::hall::{rated, time};
use crate::json::{self, FieldFault, ReadError, keep, unknown_fields};
use crate::lobby::LiveBoard;
use crate::table::new_table::{auto_forced, match_to, person_name, rules};
use crate::table::{Seat, TimeControl};

/// The numbers of rounds that a Swiss tournament may have.
pub const SWISS_ROUNDS: std::ops::RangeInclusive<u8> = 2..=9;
/// The durations that an arena may have, in minutes.
pub const ARENA_MINUTES: std::ops::RangeInclusive<u16> = 10..=240;
/// Maximum number of players.
pub const PLAYERS_MAX: u16 = 128;
/// Maximum number of players of a round robin.
pub const ROUND_ROBIN_PLAYERS_MAX: u16 = 16;
/// Maximum number of characters of a tournament's name.
pub const TITLE_CHARS_MAX: usize = 40;

/// How a tournament pairs its players.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
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
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewTournament {
    /// The name: at most 40 characters.
    pub name: String,
    /// The kind.
    pub kind: TournamentKind,
    /// The rules as text: a preset's name, such as `gul-bara`, optionally with options.
    pub rules: String,
    /// Units to which each match is played: 1, 3, 5 or 7.
    pub match_to: u8,
    /// Whether stages with only one play are played automatically.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub auto_forced: bool,
    /// The time that the players have: `fast`, `normal` or `slow`.
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
    #[cfg_attr(feature = "ts", ts(type = "number"))]
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
    #[cfg_attr(feature = "ts", ts(type = "number"))]
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
    #[cfg_attr(feature = "ts", ts(optional, type = "number"))]
    pub closes_ms: Option<i64>,
    /// When the next round begins, milliseconds since 1970; absent while games are played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "number"))]
    pub next_ms: Option<i64>,
    /// The time of the server, milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
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
    #[cfg_attr(feature = "ts", ts(type = "number"))]
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

impl NewTournament {
    /// Reads the body of `POST /api/tournaments`.
    ///
    /// # Errors
    ///
    /// [`ReadError`] with every fault of the body.
    pub fn read(body: &[u8]) -> Result<Self, ReadError> {
        const FIELDS: [&str; 12] = [
            "name",
            "kind",
            "rules",
            "match_to",
            "auto_forced",
            "time",
            "rated",
            "rounds",
            "minutes",
            "starts_ms",
            "players_min",
            "players_max",
        ];
        let fields = json::object(body, "body")?;
        let mut faults = Vec::new();
        unknown_fields("", &fields, &FIELDS, &mut faults);
        match Self::from_fields(&fields, &mut faults) {
            Some(read) if faults.is_empty() => Ok(read),
            _ => Err(ReadError::Fields(faults)),
        }
    }

    fn from_fields(fields: &Map<String, Value>, faults: &mut Vec<FieldFault>) -> Option<Self> {
        let name = keep(title(fields.get("name")), faults);
        let kind = keep(kind(fields.get("kind")), faults);
        let rules = keep(rules(fields.get("rules")), faults);
        let match_to = keep(match_to(fields.get("match_to")), faults);
        let auto_forced = keep(auto_forced(fields.get("auto_forced")), faults);
        let time = keep(live_time(fields.get("time")), faults);
        let rated = keep(rated(fields.get("rated"), rules, time.map(Some)), faults);
        let starts_ms = keep(starts_ms(fields.get("starts_ms")), faults);
        let kind = kind?;
        let rounds = (kind == TournamentKind::Swiss).then_some(SWISS_ROUNDS);
        let rounds = keep(number_for(fields, "rounds", rounds), faults);
        let minutes = (kind == TournamentKind::Arena).then_some(ARENA_MINUTES);
        let minutes = keep(number_for(fields, "minutes", minutes), faults);
        let most = kind.players_max();
        let players_min = keep(number_in(fields, "players_min", 2..=most), faults);
        let players_min = players_min.map(|least| least.unwrap_or_else(two));
        let least = players_min.unwrap_or(2);
        let players_max = keep(number_in(fields, "players_max", least..=most), faults);
        Some(Self {
            name: name?,
            kind,
            rules: rules?.to_string(),
            match_to: match_to?,
            auto_forced: auto_forced?,
            time: time?,
            rated: rated?,
            rounds: rounds?,
            minutes: minutes?,
            starts_ms: starts_ms?,
            players_min: players_min?,
            players_max: players_max?,
        })
    }
}

fn title(value: Option<&Value>) -> Result<String, Vec<FieldFault>> {
    // The same characters as in the name of a person, and more of them.
    let Some(Value::String(text)) = value else {
        return Err(vec![FieldFault::expected("name", "a text")]);
    };
    let text = text.trim();
    if text.chars().count() > TITLE_CHARS_MAX {
        let why = format!("has more than {TITLE_CHARS_MAX} characters");
        return Err(vec![FieldFault::refused("name", why)]);
    }
    let characters: Vec<char> = text.chars().collect();
    // Each part is short enough to be read as a name.
    for part in characters.chunks(crate::table::NAME_CHARS_MAX) {
        let part: String = part.iter().collect();
        let is_blank = part.trim().is_empty() && !text.is_empty();
        if !is_blank {
            person_name("name".to_owned(), Some(&Value::String(part)))?;
        }
    }
    match text.is_empty() {
        true => Err(vec![FieldFault::refused("name", "is empty")]),
        false => Ok(text.to_owned()),
    }
}

fn kind(value: Option<&Value>) -> Result<TournamentKind, Vec<FieldFault>> {
    let name = value.and_then(Value::as_str);
    let mut all = TournamentKind::ALL.into_iter();
    let found = all.find(|kind| Some(kind.name()) == name);
    found.ok_or_else(|| {
        let names = "`swiss`, `round_robin`, `knockout` or `arena`";
        vec![FieldFault::expected("kind", names)]
    })
}

fn live_time(value: Option<&Value>) -> Result<TimeControl, Vec<FieldFault>> {
    let control = time(value).ok().flatten();
    let control = control.filter(|control| !control.is_days());
    let names = "`fast`, `normal` or `slow`";
    control.ok_or_else(|| vec![FieldFault::expected("time", names)])
}

fn starts_ms(value: Option<&Value>) -> Result<i64, Vec<FieldFault>> {
    let time = value.and_then(Value::as_i64).filter(|time| *time >= 0);
    let what = "a time in milliseconds since 1970";
    time.ok_or_else(|| vec![FieldFault::expected("starts_ms", what)])
}

/// Reads a number that only some kinds have, and these must have.
fn number_for<T>(
    fields: &Map<String, Value>,
    name: &str,
    range: Option<std::ops::RangeInclusive<T>>,
) -> Result<Option<T>, Vec<FieldFault>>
where
    T: TryFrom<u64> + PartialOrd + std::fmt::Display,
{
    match (range, fields.get(name)) {
        (None, None) => Ok(None),
        (None, Some(_)) => {
            let why = "this kind of tournament does not have it";
            Err(vec![FieldFault::refused(name, why)])
        }
        (Some(range), None) => Err(vec![out_of(name, &range)]),
        (Some(range), Some(_)) => number_in(fields, name, range),
    }
}

fn number_in<T>(
    fields: &Map<String, Value>,
    name: &str,
    range: std::ops::RangeInclusive<T>,
) -> Result<Option<T>, Vec<FieldFault>>
where
    T: TryFrom<u64> + PartialOrd + std::fmt::Display,
{
    let Some(value) = fields.get(name) else {
        return Ok(None);
    };
    let number = value.as_u64().and_then(|number| T::try_from(number).ok());
    match number.filter(|number| range.contains(number)) {
        Some(number) => Ok(Some(number)),
        None => Err(vec![out_of(name, &range)]),
    }
}

fn out_of<T: std::fmt::Display>(name: &str, range: &std::ops::RangeInclusive<T>) -> FieldFault {
    let what = format!("a number from {} to {}", range.start(), range.end());
    FieldFault::expected(name, what)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(body: &str) -> Result<NewTournament, Vec<String>> {
        NewTournament::read(body.as_bytes()).map_err(ReadError::into_list)
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
        assert_eq!(NewTournament::read(&text), Ok(tournament));
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
                "`match_to`: expected 1, 3, 5 or 7",
                "`time`: expected `fast`, `normal` or `slow`",
                "`starts_ms`: expected a time in milliseconds since 1970",
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
                "`kind`: expected `swiss`, `round_robin`, `knockout` or `arena`"
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
