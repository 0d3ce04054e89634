//! The types of the hall: people on several machines, and their invitations.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::json::{self, Faults, Path, Read};
use crate::person::{PersonKindView, StandingView};
use crate::table::{
    MATCH_UNITS, NAME_CHARS_MAX, Seat, TableSummary, TimeControl, text_length_fits,
};

/// The delays with which people without a seat may see a table, in seconds.
pub const WATCH_DELAYS_S: [u16; 4] = [0, 10, 60, 300];
/// The usual one of them.
pub const WATCH_DELAY_S: u16 = 10;

/// The side that a person wants to play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize, Read)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum SideChoice {
    /// White.
    White,
    /// Black.
    Black,
    /// Either, by chance.
    #[default]
    Random,
}

/// Body of `POST /api/hall/invitations`: an invitation to a game or a match.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, Read)]
#[read(no_null)]
#[read(check = "rated_fits(*rated, rules, *time)")]
#[read(check = "text_length_fits(rules, *match_to)")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewInvitation {
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
    /// The side that the person who invites wants to play.
    #[serde(default)]
    pub side: SideChoice,
    /// Whether people without a seat may look at the table.
    #[serde(default)]
    pub watchable: bool,
    /// How much later than the players they see it, in seconds: 0, 10, 60 or 300.
    #[serde(default = "usual_delay")]
    #[read(with = "json::one_of(&WATCH_DELAYS_S)")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<u16>"))]
    pub watch_delay: u16,
    /// The time that the players have; if absent, as much as they like.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub time: Option<TimeControl>,
    /// Whether the match changes the ratings of both players, who need an account.
    #[serde(default)]
    pub rated: bool,
    /// The name of the person who invites; if absent, the name that they have.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[read(with = "person_name")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub name: Option<String>,
    /// The language of their page, as a code of two letters: messengers show the link in it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[read(with = "language_code")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub language: Option<String>,
}

/// Body of `POST /api/hall/invitations/{id}/accept`.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, Read)]
#[read(no_null)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct AcceptInvitation {
    /// The name of the person who accepts; if absent, the name that they have.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[read(with = "person_name")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub name: Option<String>,
}

/// The state of an invitation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum InvitationState {
    /// It can be accepted.
    Open,
    /// It was accepted: both seats are taken.
    Accepted,
    /// Nobody accepted it in time.
    Expired,
}

/// An invitation, for the person who invites and for anybody who has its link.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct InvitationView {
    /// The id, part of the link.
    pub id: String,
    /// The name of the person who invites.
    pub inviter: String,
    /// What that person is.
    #[serde(default)]
    pub inviter_kind: PersonKindView,
    /// Whether the reader is that person.
    pub is_yours: bool,
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
    /// Whether the match changes the ratings of both players, who need an account.
    #[serde(default)]
    pub rated: bool,
    /// How much later than the players people without a seat see the table, in seconds; absent if
    /// they may not look at it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub watch_delay: Option<u16>,
    /// The seat of the person who accepts; absent if it is chosen by chance.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub seat: Option<Seat>,
    /// Its state.
    pub state: InvitationState,
    /// The id of the table, once it exists, if the reader may look at it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub table: Option<String>,
    /// Whether the reader holds a seat at that table.
    pub is_seated: bool,
}

/// Who wants to play again after a match: the answer of `/api/tables/{id}/rematch`.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RematchView {
    /// Whether White wants to.
    pub white: bool,
    /// Whether Black wants to.
    pub black: bool,
    /// The id of the next table, once both want to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub table: Option<String>,
}

/// What the hall shows to a person: `GET /api/hall`.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct HallView {
    /// The name of the person; absent if they have none yet.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub name: Option<String>,
    /// Whether the person has an account.
    #[serde(default)]
    pub is_member: bool,
    /// Whether the person is a moderator.
    #[serde(default)]
    pub is_moderator: bool,
    /// Whether accounts may have passkeys: not if the address of the hall is a number.
    #[serde(default)]
    pub has_passkeys: bool,
    /// Whether programs of the hall answer seeks that allow it.
    #[serde(default)]
    pub has_programs: bool,
    /// What moderators decided about the person.
    #[serde(default)]
    pub standing: StandingView,
    /// The tables at which the person holds a seat, those changed last first.
    pub tables: Vec<TableSummary>,
    /// The person's invitations that can be accepted, the newest first.
    pub invitations: Vec<InvitationView>,
}

/// Returns the delay of a table for which none was chosen.
pub(crate) const fn usual_delay() -> u16 {
    WATCH_DELAY_S
}

/// A rated match has a clock and rules with a name.
pub(crate) fn rated_fits(
    rated: bool,
    rules: &str,
    time: Option<TimeControl>,
    at: Path<'_>,
    faults: &mut Faults,
) {
    let at = Path::Field(&at, "rated");
    if rated && time.is_none() {
        faults.refuse(at, "a rated match needs a time");
    } else if rated && rules.contains('~') {
        faults.refuse(at, "a rated match has the rules of a preset");
    }
}

/// Reads the code of a language. One for which there are no texts stands for English.
fn language_code(value: &Value, at: Path<'_>, faults: &mut Faults) -> Option<String> {
    let code = String::read(value, at, faults)?;
    let is_code = code.len() == 2 && code.bytes().all(|byte| byte.is_ascii_lowercase());
    if !is_code {
        faults.refuse(at, "is no code of two letters");
    }
    is_code.then_some(code)
}

/// Reads the name of a person. The hall decides whether they may have it.
pub(crate) fn person_name(value: &Value, at: Path<'_>, faults: &mut Faults) -> Option<String> {
    json::line(NAME_CHARS_MAX, value, at, faults)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_invitation_is_read_as_it_is_written() {
        let invitation = NewInvitation {
            rules: "gioul".to_owned(),
            match_to: 3,
            auto_forced: true,
            side: SideChoice::Black,
            watchable: true,
            watch_delay: 300,
            time: Some(TimeControl::ThreeDays),
            rated: true,
            name: Some("Ada".to_owned()),
            language: Some("bg".to_owned()),
        };
        let text = serde_json::to_vec(&invitation).unwrap();

        assert_eq!(json::read(&text), Ok(invitation));
        let least = br#"{"rules":"gioul","match_to":1}"#;
        let least = json::read::<NewInvitation>(least).unwrap();
        assert_eq!((least.side, least.watchable), (SideChoice::Random, false));
        assert_eq!((least.time, least.watch_delay), (None, WATCH_DELAY_S));
        assert_eq!(json::read(b"{}"), Ok(AcceptInvitation::default()));
    }

    #[test]
    fn every_fault_of_a_body_is_named() {
        let body = br#"{"rules":"chess","match_to":2,"side":"red","watchable":1,"name":" ",
            "watch_delay":5,"time":"days","language":"EN","dice":[[6,6]]}"#;

        let faults = json::read::<NewInvitation>(body).unwrap_err().into_list();

        assert_eq!(faults[0], "`dice`: no such field");
        assert!(faults[1].starts_with("`rules`"), "{faults:?}");
        assert_eq!(faults[2], "`match_to`: expected 1, 3, 5, 7 or 31, found 2");
        assert_eq!(
            faults[3],
            "`side`: expected `white`, `black` or `random`, found \"red\""
        );
        assert_eq!(faults[4], "`watchable`: expected true or false, found 1");
        assert_eq!(
            faults[5],
            "`watch_delay`: expected 0, 10, 60 or 300, found 5"
        );
        assert!(
            faults[6].starts_with("`time`: expected `fast`"),
            "{faults:?}"
        );
        assert_eq!(faults[7], "`name`: is empty");
        assert_eq!(faults[8], "`language`: is no code of two letters");
        assert_eq!(faults.len(), 9);
        for (body, why) in [
            (r#""rated":true"#, "`rated`: a rated match needs a time"),
            (
                r#""time":"fast","rated":1"#,
                "`rated`: expected true or false, found 1",
            ),
        ] {
            let body = format!(r#"{{"rules":"gioul","match_to":1,{body}}}"#);
            let read = json::read::<NewInvitation>(body.as_bytes());
            assert_eq!(read.unwrap_err().into_list(), [why]);
        }
        let name = json::read::<AcceptInvitation>(br#"{"name":"","seat":"white"}"#);
        assert_eq!(
            name.unwrap_err().into_list(),
            ["`seat`: no such field", "`name`: is empty"]
        );
    }
}
