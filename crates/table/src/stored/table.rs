//! The stored form of a table.

use serde::{Deserialize, Serialize};

/// A stored table, without its events.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StoredTable {
    /// The id, part of the table's address.
    pub id: String,
    /// The version of the format of its events.
    pub format: u32,
    /// The rules as text.
    pub rules: String,
    /// The fingerprint of the rules when the table was made, sixteen hexadecimal digits.
    pub fingerprint: String,
    /// The purpose: `game`, `study` or `companion`.
    pub purpose: String,
    /// The id of the position in which its first game starts, if it is not the usual one.
    pub start: Option<String>,
    /// Throws used before those of the seed, `65 11`; usually empty.
    pub dice: String,
    /// White's player: `person:<name>` or `computer:<level>`.
    pub white: String,
    /// Black's player.
    pub black: String,
    /// The ids of White and Black; `None` for the program.
    pub players: [Option<String>; 2],
    /// Units to which the match is played.
    pub match_to: u8,
    /// The initial setting that plays forced stages automatically.
    pub auto_forced: bool,
    /// The seed of the dice, 64 hexadecimal digits.
    pub seed: String,
    /// Whether some dice come from a list or are entered.
    pub dice_listed: bool,
    /// The name of the time that the players have; `None` if as much as they like.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub time: Option<String>,
    /// The greatest number of evaluations of the program for one stage, which a host in a browser
    /// measured for its device (decision 29); `None` if the level's own is the only limit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub budget: Option<u64>,
    /// The progress that the list of tables shows.
    pub progress: Progress,
    /// The time of creation, milliseconds since 1970.
    pub created_ms: i64,
    /// The time of the last change, milliseconds since 1970.
    pub changed_ms: i64,
}

/// The progress of a table, for the list of tables.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Progress {
    /// Units of both sides, White's first.
    pub units: [u16; 2],
    /// Whether the match is over.
    pub finished: bool,
    /// The time at which something happens without a command, milliseconds since 1970: a clock runs
    /// out. `None` if no clock runs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub wake_ms: Option<i64>,
}

/// Error: this version cannot read the stored data.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{id}` cannot be read: {what}")]
pub struct Unreadable {
    /// The id of the table or the analysis.
    pub id: String,
    /// The fault.
    pub what: String,
}
