//! The stored form of the games that people offer.

use rosespring_rules::MatchRules;
use rosespring_table::game::clock::TimeControl;
use rosespring_wire::hall::SideChoice;
use serde::{Deserialize, Serialize};

use crate::{StoredBody, UnreadableBody};

/// The game or the match that a person offers.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct OfferedGame {
    /// The rules as text: a preset's name, such as `gul-bara`, optionally with options.
    pub rules: String,
    /// Units to which the match is played.
    pub match_to: u8,
    /// Whether stages with only one play are played automatically.
    #[serde(default)]
    pub auto_forced: bool,
    /// The side that the person who offers wants to play; `None` in a seek: chance decides.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub side: Option<SideChoice>,
    /// Whether people without a seat may look at the table.
    #[serde(default)]
    pub watchable: bool,
    /// How much later than the players they see it, in seconds.
    #[serde(default = "delay_before_choice")]
    pub watch_delay: u16,
    /// The time that the players have; `None` if as much as they like.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub time: Option<TimeControl>,
    /// Whether the match changes the ratings of both players.
    #[serde(default)]
    pub rated: bool,
    /// The language in which messengers show the link of an invitation; `None` if none was named.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
}

/// How strong a program of the hall plays.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum HouseStrength {
    /// It makes the mistakes of a beginner.
    Gentle,
    /// It makes some mistakes.
    Middling,
    /// It plays as well as it can without looking ahead.
    Strong,
}

/// The game or the match that a person seeks.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SoughtGame {
    /// The game.
    #[serde(flatten)]
    pub game: OfferedGame,
    /// The largest distance between the ratings of both players; `None` if any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub range: Option<u16>,
    /// The program that may sit down if no person does for some time; `None` for people alone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub program: Option<HouseStrength>,
}

impl StoredBody for OfferedGame {}
impl StoredBody for SoughtGame {}

/// Returns the delay of rows that were written before it could be chosen, in seconds.
const fn delay_before_choice() -> u16 {
    10
}

impl OfferedGame {
    /// Reads the rules.
    ///
    /// # Errors
    ///
    /// [`UnreadableBody`]: this program does not know them.
    pub fn rules(&self) -> Result<MatchRules, UnreadableBody> {
        let rules = self.rules.parse::<MatchRules>();
        rules.map_err(|error| UnreadableBody::new(&error))
    }

    /// Returns whether both players must be there at the same time.
    #[must_use]
    pub fn is_live(&self) -> bool {
        !self.time.is_some_and(|time| time.is_days())
    }
}

impl SoughtGame {
    /// Returns whether both people seek the same game, rated or not. Whether forced stages are
    /// played automatically, and who may watch, is what the person wants who sought first.
    #[must_use]
    pub fn fits(&self, other: &Self) -> bool {
        let game = |one: &OfferedGame| (one.match_to, one.time, one.rated);
        self.game.rules == other.game.rules && game(&self.game) == game(&other.game)
    }
}

impl From<SoughtGame> for OfferedGame {
    fn from(sought: SoughtGame) -> Self {
        Self {
            side: Some(SideChoice::Random),
            ..sought.game
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seeks_for_the_same_game_fit() {
        let seek = |body: &str| SoughtGame::from_body(body).unwrap();
        let one = seek(r#"{"rules":"gioul","match_to":1,"time":"fast"}"#);

        assert!(one.fits(&seek(
            r#"{"rules":"gioul","match_to":1,"time":"fast","watchable":true}"#
        )));
        for other in [
            r#"{"rules":"gioul","match_to":1}"#,
            r#"{"rules":"gioul","match_to":1,"time":"fast","rated":true}"#,
            r#"{"rules":"gioul","match_to":3,"time":"fast"}"#,
            r#"{"rules":"tawula","match_to":1,"time":"fast"}"#,
        ] {
            assert!(!one.fits(&seek(other)), "{other}");
        }
    }
}
