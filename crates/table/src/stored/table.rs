//! A table as it is kept.

use serde::{Deserialize, Serialize};

/// A table as it is kept, without its events.
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
    /// What it is for: `game`, `study` or `companion`.
    pub purpose: String,
    /// The id of the position that its first game starts from, if not the start.
    pub start: Option<String>,
    /// Throws taken before those of the seed, `65 11`; empty as a rule.
    pub dice: String,
    /// Who plays White: `person:<name>` or `computer:<level>`.
    pub white: String,
    /// Who plays Black.
    pub black: String,
    /// The ids of White and Black, of persons alone.
    pub players: [Option<String>; 2],
    /// Units the match is played to.
    pub match_to: u8,
    /// Whether forced stages play themselves, to begin with.
    pub auto_forced: bool,
    /// The secret of the dice, 64 hexadecimal digits.
    pub seed: String,
    /// Whether some dice come from a list or are entered.
    pub dice_listed: bool,
    /// What the list of tables shows of the events.
    pub progress: Progress,
    /// When it was made, milliseconds since 1970.
    pub created_ms: i64,
    /// When it last changed, milliseconds since 1970.
    pub changed_ms: i64,
}

/// What the list of tables shows of a table's events.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Progress {
    /// Units, White's first.
    pub units: [u16; 2],
    /// Whether the match is over.
    pub finished: bool,
}

/// What is kept cannot be read by this version.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{id}` cannot be read: {what}")]
pub struct Unreadable {
    /// The id of the table or the analysis.
    pub id: String,
    /// What is wrong.
    pub what: String,
}
