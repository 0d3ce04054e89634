//! The types of the lobby of a hall: the people who are there, seeks, and games to watch.
//!
//! A page gets the whole [`LobbyView`] once, then [`LobbyChanges`] at most once a second.

mod changes;

use serde::{Deserialize, Serialize};

use crate::board::{BoardMen, BoardShape};
use crate::challenge::ChallengeView;
use crate::hall::{WATCH_DELAYS_S, person_name, rated_fits, usual_delay};
use crate::json::{Faults, Path, Read};
use crate::person::{PersonKindView, PlayerRating};
use crate::table::{MATCH_UNITS, Score, Seat, TimeControl, text_length_fits};

/// The largest distances between the ratings of both players that a person may choose.
pub const RATING_RANGES: [u16; 3] = [100, 200, 400];

/// The time that strangers have who choose none: nobody waits for ever for one who has gone.
pub const TIME_AMONG_STRANGERS: TimeControl = TimeControl::TwoDays;

/// Body of `POST /api/hall/seeks`: a game or a match that a person wants to play with anybody.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, Read)]
#[read(no_null)]
#[read(check = "rated_fits(*rated, rules, Some(*time))")]
#[read(check = "text_length_fits(rules, *match_to)")]
#[read(check = "range_fits(*rated, *range)")]
#[read(check = "program_fits(*rated, *time, *program)")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewSeek {
    /// The rules as text: a preset's name, such as `gul-bara`, optionally with options, or the
    /// name of a match of several games, such as `tavli`.
    #[read(with = "json::rules_text")]
    pub rules: String,
    /// Units to which the match is played: 1, 3, 5, 7 or 31, as its game has them.
    #[read(with = "json::one_of(&MATCH_UNITS)")]
    pub match_to: u8,
    /// Whether stages with only one play are played automatically.
    #[serde(default)]
    pub auto_forced: bool,
    /// Whether people without a seat may look at the table.
    #[serde(default)]
    pub watchable: bool,
    /// How much later than the players they see it, in seconds: 0, 10, 60 or 300.
    #[serde(default = "usual_delay")]
    #[read(with = "json::one_of(&WATCH_DELAYS_S)")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<u16>"))]
    pub watch_delay: u16,
    /// The time that the players have; if absent, two days a part of a turn.
    #[serde(default = "time_among_strangers")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<TimeControl>"))]
    pub time: TimeControl,
    /// Whether the match changes the ratings of both players, who need an account.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub rated: bool,
    /// The largest distance between the ratings of both players in this game at this speed: 100,
    /// 200 or 400. If absent, any. Without a rating a player counts as one of 1500.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[read(with = "json::one_of(&RATING_RANGES)")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub range: Option<u16>,
    /// The program that may sit down if nobody else does within twenty seconds; if absent, none. It
    /// plays unrated matches with a clock in seconds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub program: Option<ProgramStrength>,
    /// The name of the person who seeks; if absent, the name that they have.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[read(with = "person_name")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub name: Option<String>,
}

/// How strong a program of the hall plays.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, Read)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum ProgramStrength {
    /// It makes the mistakes of a beginner.
    Gentle,
    /// It makes some mistakes.
    Middling,
    /// It plays as well as it can without looking ahead.
    Strong,
}

/// A seek that can be accepted.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeekView {
    /// The id.
    pub id: String,
    /// The name of the person who seeks.
    pub name: String,
    /// What that person is.
    #[serde(default)]
    pub kind: PersonKindView,
    /// The rules as text, usually a preset's name.
    pub rules: String,
    /// Their title for people.
    pub title: String,
    /// Units to which the match is played.
    pub match_to: u8,
    /// The time that the players have; absent if as much as they like.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub time: Option<TimeControl>,
    /// Whether the match changes the ratings of both players.
    #[serde(default)]
    pub rated: bool,
    /// The rating of the person who seeks a rated match, if they have one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub rating: Option<PlayerRating>,
    /// The largest distance between the ratings of both players; absent if any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub range: Option<u16>,
}

/// The effect of a seek: it waits, or a seek that fits was accepted and the game begins.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeekAnswer {
    /// The id of the seek that waits.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub seek: Option<String>,
    /// The id of the table at which the person sits now.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub table: Option<String>,
}

/// A person in the lobby who agreed to be named.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PersonHere {
    /// The number of the person in the lobby. It is no id: it is another one at the next visit.
    pub number: u32,
    /// The name.
    pub name: String,
    /// What the person is.
    #[serde(default)]
    pub kind: PersonKindView,
    /// Whether the person has an account, and with it a page.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub is_member: bool,
}

/// The part of a live board that changes.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LivePosition {
    /// The men.
    pub men: BoardMen,
    /// The match score.
    pub score: Score,
    /// The side that is to throw or to play; absent in an opening and after a game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub mover: Option<Seat>,
    /// The dice last thrown in this turn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub dice: Option<[u8; 2]>,
}

/// A game that is being played and may be watched.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LiveBoard {
    /// The id of the table.
    pub table: String,
    /// The rules as text, usually a preset's name.
    pub rules: String,
    /// Their title for people.
    pub title: String,
    /// The name of White's player.
    pub white: String,
    /// What White's player is.
    #[serde(default)]
    pub white_kind: PersonKindView,
    /// The name of Black's player.
    pub black: String,
    /// What Black's player is.
    #[serde(default)]
    pub black_kind: PersonKindView,
    /// The shape of the board.
    pub shape: BoardShape,
    /// The position.
    pub position: LivePosition,
}

/// The new position of a live board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LiveMove {
    /// The id of the table.
    pub table: String,
    /// The position.
    pub position: LivePosition,
}

/// The lobby: the same for everybody.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LobbyView {
    /// Number of people in the lobby.
    pub here: u32,
    /// Number of games that are being played, those included that may not be watched.
    pub playing: u32,
    /// Those of the people who agreed to be named.
    pub people: Vec<PersonHere>,
    /// The seeks, the oldest first.
    pub seeks: Vec<SeekView>,
    /// Some of the games that may be watched.
    pub boards: Vec<LiveBoard>,
}

/// The difference between two states of a lobby. What is absent has not changed.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LobbyChanges {
    /// Number of people in the lobby.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub here: Option<u32>,
    /// Number of games that are being played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub playing: Option<u32>,
    /// People who came, or changed their names.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<PersonHere>>"))]
    pub people: Vec<PersonHere>,
    /// The numbers of people who left.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<u32>>"))]
    pub people_gone: Vec<u32>,
    /// New seeks.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<SeekView>>"))]
    pub seeks: Vec<SeekView>,
    /// The ids of seeks that can no longer be accepted.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<String>>"))]
    pub seeks_gone: Vec<String>,
    /// New boards.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<LiveBoard>>"))]
    pub boards: Vec<LiveBoard>,
    /// The ids of the tables of boards that are shown no longer.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<String>>"))]
    pub boards_gone: Vec<String>,
    /// New positions of boards.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<LiveMove>>"))]
    pub moves: Vec<LiveMove>,
}

/// A message of the lobby to a page.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum LobbyMessage {
    /// The whole lobby: the first message, and again to a page that fell behind.
    Lobby {
        /// The lobby.
        lobby: LobbyView,
    },
    /// What changed.
    Changes(LobbyChanges),
    /// The seek of the person at this page: the second message, and after each change.
    Own {
        /// The id of the seek; absent if the person has none.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        seek: Option<String>,
    },
    /// The challenges of the person at this page and those to them: after each change, and once to
    /// a member who enters.
    Challenges {
        /// The challenges, the oldest first.
        challenges: Vec<ChallengeView>,
    },
    /// A member declined the challenge of the person at this page.
    Declined {
        /// The name of the member.
        name: String,
    },
    /// Somebody who has the link of an invitation of the person learns the game first.
    Learning {
        /// The id of the invitation.
        invitation: String,
    },
    /// A seek, an invitation or a challenge of the person was accepted: the game begins.
    Seated {
        /// The id of the table.
        table: String,
    },
}

const fn time_among_strangers() -> TimeControl {
    TIME_AMONG_STRANGERS
}

/// Only a rated match has a range.
fn range_fits(rated: bool, range: Option<u16>, at: Path<'_>, faults: &mut Faults) {
    if !rated && range.is_some() {
        faults.refuse(Path::Field(&at, "range"), "only a rated match has a range");
    }
}

/// A program never plays a rated match, nor for days.
fn program_fits(
    rated: bool,
    time: TimeControl,
    program: Option<ProgramStrength>,
    at: Path<'_>,
    faults: &mut Faults,
) {
    if program.is_some() && (rated || time.is_days()) {
        let why = "a program plays only unrated matches with a clock in seconds";
        faults.refuse(Path::Field(&at, "program"), why);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::json;

    #[test]
    fn a_seek_is_read_as_it_is_written() {
        let seek = NewSeek {
            rules: "gioul".to_owned(),
            match_to: 3,
            auto_forced: true,
            watchable: true,
            watch_delay: 0,
            time: TimeControl::Fast,
            rated: true,
            range: Some(200),
            program: None,
            name: Some("Ada".to_owned()),
        };
        let text = serde_json::to_vec(&seek).unwrap();

        assert_eq!(json::read(&text), Ok(seek));
        let least = json::read::<NewSeek>(br#"{"rules":"gioul","match_to":1}"#);
        assert_eq!(least.map(|seek| seek.time), Ok(TimeControl::TwoDays));
        let faults = br#"{"rules":"chess","side":"white","name":"a\u202eb"}"#;
        let faults = json::read::<NewSeek>(faults);
        let faults = faults.unwrap_err().into_list();
        assert_eq!(faults[0], "`side`: no such field");
        assert!(faults[1].starts_with("`rules`"), "{faults:?}");
        assert!(faults[2].starts_with("`match_to`"), "{faults:?}");
        assert!(faults[3].starts_with("`name`"), "{faults:?}");
        for (fields, why) in [
            (r#""range":200"#, "`range`: only a rated match has a range"),
            (
                r#""time":"fast","rated":true,"range":150"#,
                "`range`: expected 100, 200 or 400, found 150",
            ),
            (
                r#""time":"fast","rated":true,"program":"gentle""#,
                "`program`: a program plays only unrated matches with a clock in seconds",
            ),
            (
                r#""program":"strong""#,
                "`program`: a program plays only unrated matches with a clock in seconds",
            ),
        ] {
            let body = format!(r#"{{"rules":"gioul","match_to":1,{fields}}}"#);
            let faults = json::read::<NewSeek>(body.as_bytes()).unwrap_err();
            assert_eq!(faults.into_list(), [why]);
        }
    }
}
