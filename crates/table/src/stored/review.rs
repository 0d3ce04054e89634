//! The stored form of an analysis.

use rosespring_rules::Side;
use serde::{Deserialize, Serialize};

/// An analysis without its record and its items.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ReviewHead {
    /// The id, part of its address.
    pub id: String,
    /// The version of the format of its items.
    pub format: u32,
    /// The checksum of the record: each record is stored only once.
    pub checksum: String,
    /// The table at which it was played, if it was played here.
    pub table: Option<String>,
    /// The rules as text.
    pub rules: String,
    /// The names of White and Black.
    pub names: [String; 2],
    /// The ids of White and Black; `None` for the program and for players of other origin.
    pub players: [Option<String>; 2],
    /// Units to which the match is played.
    pub match_to: u8,
    /// Number of games in the record.
    pub games: u32,
    /// Number of stages played in it.
    pub stages: u32,
    /// The progress.
    pub progress: ReviewKept,
    /// The time of play, if known, milliseconds since 1970.
    pub played_ms: i64,
    /// The time of creation, milliseconds since 1970.
    pub created_ms: i64,
}

/// The progress of an analysis.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ReviewKept {
    /// The finished look-ahead of every decision, in throws.
    pub plies: Option<u8>,
    /// The requested look-ahead, in throws.
    pub wanted: u8,
    /// Whether a person stopped it.
    pub stopped: bool,
    /// The requested rollouts, as text.
    pub rollouts: String,
    /// The ratings of White and Black: 500 times the mean loss per decision, once every decision
    /// has a result.
    pub ratings: [Option<f64>; 2],
}

/// A stored analysis, without its items.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StoredReview {
    /// The head.
    pub head: ReviewHead,
    /// The record as JSON, up to its first fault.
    pub record: String,
    /// The faults of the rest.
    pub faults: Vec<String>,
}

/// New results of an analysis, to be stored.
#[derive(Debug, Clone, Serialize)]
pub struct ReviewAddition {
    /// The items, each with its index.
    pub items: Vec<(u32, String)>,
    /// The progress with them.
    pub progress: ReviewKept,
    /// All large mistakes; `None` if they have not changed.
    pub mistakes: Option<Vec<StoredMistake>>,
}

/// A large mistake.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StoredMistake {
    /// Its index among the items.
    pub item: u32,
    /// The mover.
    pub side: Side,
    /// Whether the mover is a person who played here.
    pub person: bool,
    /// The id of the position.
    pub position: String,
    /// The play made, in notation.
    pub played: String,
    /// The best play.
    pub best: String,
    /// The loss of the play, in units.
    pub loss: f64,
}
