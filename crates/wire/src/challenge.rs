//! The types of challenges: a member asks another member for a game.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::hall::NewInvitation;
use crate::json::{self, Faults, Path, Read};
use crate::person::PlayerRating;
use crate::table::{Seat, TimeControl};

/// The longest name of an account that is read, in characters.
const NAME_CHARS_MAX: usize = 64;

/// Body of `POST /api/hall/challenges`: a game or a match that a member wants to play with another
/// one.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, Read)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewChallenge {
    /// The name of the other member.
    #[read(with = "member_name")]
    pub to: String,
    /// The settings, as those of an invitation; `side` is that of the person who challenges.
    #[read(with = "game")]
    pub game: NewInvitation,
}

/// A challenge, as both people see it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ChallengeView {
    /// The id.
    pub id: String,
    /// The name of the member who challenges.
    pub from: String,
    /// The name of the member who is challenged.
    pub to: String,
    /// Whether the reader challenges.
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
    /// Whether the match changes the ratings of both players.
    pub rated: bool,
    /// The rating of the other person in this game at this speed, if they have one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub rating: Option<PlayerRating>,
    /// The seat of the person who is challenged; absent if chance decides.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub seat: Option<Seat>,
    /// The time from which it can no longer be accepted, milliseconds since 1970.
    pub expires_ms: i64,
}

/// Reads the name of a member. Whether there is one is not a question of its form.
fn member_name(value: &Value, at: Path<'_>, faults: &mut Faults) -> Option<String> {
    let name = value.as_str().map(str::trim);
    let name = name.filter(|name| (1..=NAME_CHARS_MAX).contains(&name.chars().count()));
    json::expect(name, "the name of a member", value, at, faults).map(str::to_owned)
}

fn game(value: &Value, at: Path<'_>, faults: &mut Faults) -> Option<NewInvitation> {
    if value.get("name").is_some() {
        faults.refuse(Path::Field(&at, "name"), "a member has a name already");
    }
    NewInvitation::read(value, at, faults)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_challenge_is_read_as_it_is_written() {
        let body = r#"{"to":"Boris","game":{"rules":"gioul","match_to":3,"time":"fast"}}"#;
        let read = json::read::<NewChallenge>(body.as_bytes()).unwrap();

        assert_eq!((read.to.as_str(), read.game.match_to), ("Boris", 3));
        let text = serde_json::to_vec(&read).unwrap();
        assert_eq!(json::read(&text), Ok(read));
    }

    #[test]
    fn every_fault_of_a_challenge_is_named() {
        let faults = |body: &str| {
            let read = json::read::<NewChallenge>(body.as_bytes());
            read.unwrap_err().into_list()
        };

        assert_eq!(
            faults(r#"{"to":" ","game":[]}"#),
            [
                "`to`: expected the name of a member, found \" \"",
                "`game`: expected an object, found []"
            ]
        );
        assert_eq!(
            faults(
                r#"{"to":"B","game":{"rules":"gioul","match_to":2,"name":"A","rated":true},"x":1}"#
            ),
            [
                "`x`: no such field",
                "`game.name`: a member has a name already",
                "`game.match_to`: expected 1, 3, 5, 7 or 31, found 2",
                "`game.rated`: a rated match needs a time",
            ]
        );
    }
}
