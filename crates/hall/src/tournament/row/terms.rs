//! The stored settings of a tournament.

use rosespring_table::game::clock::TimeControl;
use serde::{Deserialize, Serialize};

use crate::StoredBody;
use crate::tournament::{Kind, PLAYERS_MAX, Plan, ROUND_ROBIN_PLAYERS_MAX};

/// The name, the game and the limits of a tournament, as its organiser set them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct TournamentTerms {
    /// The name.
    pub name: String,
    /// The kind.
    pub kind: Kind,
    /// The rules as text: a preset's name, such as `gul-bara`, optionally with options.
    pub rules: String,
    /// Units to which each match is played.
    pub match_to: u8,
    /// Whether stages with only one play are played automatically.
    #[serde(default)]
    pub auto_forced: bool,
    /// The time that the players have.
    pub time: TimeControl,
    /// Whether the matches change ratings.
    #[serde(default)]
    pub rated: bool,
    /// The number of rounds of a Swiss tournament.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rounds: Option<u8>,
    /// The duration of an arena in minutes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub minutes: Option<u16>,
    /// The time of the begin, milliseconds since 1970.
    pub starts_ms: i64,
    /// With fewer players the tournament does not begin.
    #[serde(default = "two")]
    pub players_min: u16,
    /// Maximum number of players; `None` for the most that the kind allows.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub players_max: Option<u16>,
}

impl StoredBody for TournamentTerms {}

const fn two() -> u16 {
    2
}

impl TournamentTerms {
    /// Returns the settings on which pairings depend.
    #[must_use]
    pub fn plan(&self) -> Plan {
        Plan {
            kind: self.kind,
            rounds: self.rounds.unwrap_or_default(),
            minutes: self.minutes.unwrap_or_default(),
            starts_ms: self.starts_ms,
            players_min: self.players_min,
            players_max: self.players_max.unwrap_or(match self.kind {
                Kind::RoundRobin => ROUND_ROBIN_PLAYERS_MAX,
                Kind::Swiss | Kind::Knockout | Kind::Arena => PLAYERS_MAX,
            }),
        }
    }
}
