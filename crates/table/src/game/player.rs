//! Players: an id with a name. A name alone does not identify a player.

use std::fmt;

use serde::{Deserialize, Serialize};

/// Maximum number of characters of an id.
pub const PLAYER_ID_CHARS_MAX: usize = 400;

/// The id of a player, which does not change with the name: ASCII letters, digits, `-` and `_`.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct PlayerId(String);

/// Error: the text is no id of a player.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is no id of a player")]
pub struct InvalidPlayerId(String);

/// The id of the player whose machine this is.
const LOCAL: &str = "local";
/// The name that the page gives to the player whose machine this is.
const LOCAL_NAME: &str = "You";
/// The names that the page gives to two people at one screen who type none.
const UNNAMED: [&str; 2] = ["White", "Black"];
/// The prefix of ids made from a name.
const NAMED: &str = "name-";

impl PlayerId {
    /// Returns the id of the player whose machine this is.
    #[must_use]
    pub fn local() -> Self {
        Self(LOCAL.to_owned())
    }

    /// Returns whether this is the id of a person at the only screen of a local table.
    #[must_use]
    pub fn is_at_screen(&self) -> bool {
        self.0 == LOCAL || self.0.starts_with(NAMED)
    }

    /// Returns whether this is the id of a person at a screen who has no name: nobody knows who
    /// they are.
    #[must_use]
    pub fn is_unnamed(&self) -> bool {
        UNNAMED.into_iter().any(|name| self.0 == named(name))
    }

    /// Returns the id as text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for PlayerId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl From<PlayerId> for String {
    fn from(id: PlayerId) -> Self {
        id.0
    }
}

impl TryFrom<String> for PlayerId {
    type Error = InvalidPlayerId;

    fn try_from(text: String) -> Result<Self, InvalidPlayerId> {
        let is_fine = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_');
        if text.is_empty() || text.len() > PLAYER_ID_CHARS_MAX || !text.chars().all(is_fine) {
            return Err(InvalidPlayerId(text.chars().take(40).collect()));
        }
        Ok(Self(text))
    }
}

/// The text of the id of a person with this name at a screen.
fn named(name: &str) -> String {
    let digits = name.bytes().map(|byte| format!("{byte:02x}"));
    digits.fold(NAMED.to_owned(), |id, digits| id + &digits)
}

/// A person who plays.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Player {
    /// The id.
    pub id: PlayerId,
    /// The name to show.
    pub name: String,
}

impl Player {
    /// Returns the person with a name at the only screen of a local table, where nobody signs in.
    /// The name that the page gives to the player of this machine stands for that player; any other
    /// name stands for one person. The id contains the bytes of the name, two hexadecimal digits
    /// each.
    #[must_use]
    pub fn at_screen(name: &str) -> Self {
        let id = if name == LOCAL_NAME {
            LOCAL.to_owned()
        } else {
            named(name)
        };
        Self {
            id: PlayerId(id),
            name: name.to_owned(),
        }
    }
}

#[cfg(test)]
mod tests {
    use rosespring_wire::table::NAME_CHARS_MAX;

    use super::*;

    #[test]
    fn a_name_typed_at_the_screen_is_one_player() {
        assert_eq!(Player::at_screen("You").id, PlayerId::local());
        assert_eq!(Player::at_screen("Ada").id.as_str(), "name-416461");
        assert_ne!(Player::at_screen("ada").id, Player::at_screen("Ada").id);
        let guest = PlayerId::try_from("k3v9".to_owned()).unwrap();
        assert!(Player::at_screen("ada").id.is_at_screen() && !guest.is_at_screen());
    }

    #[test]
    fn who_has_the_name_of_their_men_has_none() {
        let is_unnamed = |name| Player::at_screen(name).id.is_unnamed();

        assert!(["White", "Black"].into_iter().all(is_unnamed));
        assert!(!["You", "white", "Ada"].into_iter().any(is_unnamed));
    }

    #[test]
    fn every_name_that_a_table_takes_makes_an_id() {
        let longest = "\u{10348}".repeat(NAME_CHARS_MAX);
        let id = Player::at_screen(&longest).id;

        assert_eq!(PlayerId::try_from(id.as_str().to_owned()), Ok(id));
    }

    #[test]
    fn what_is_no_id_is_refused() {
        for text in ["", "a b", "a:b", "é", &"a".repeat(PLAYER_ID_CHARS_MAX + 1)] {
            assert!(PlayerId::try_from(text.to_owned()).is_err(), "{text}");
        }
    }
}
