//! An analysis as it is kept.

use rosespring_rules::Side;

/// An analysis without its record and its items.
#[derive(Debug, Clone, PartialEq)]
pub struct ReviewHead {
    /// The id, part of its address.
    pub id: String,
    /// The version of the format of its items.
    pub format: u32,
    /// The checksum of the record: a record is kept once.
    pub checksum: String,
    /// The table it was played at, if it was played here.
    pub table: Option<String>,
    /// The rules as text.
    pub rules: String,
    /// The names of White and Black.
    pub names: [String; 2],
    /// The ids of those of them who are persons and played here.
    pub players: [Option<String>; 2],
    /// Units the match is played to.
    pub match_to: u8,
    /// Games in the record.
    pub games: u32,
    /// Stages played in it.
    pub stages: u32,
    /// How far it is.
    pub progress: ReviewKept,
    /// When the record was played, as far as is known: milliseconds since 1970.
    pub played_ms: i64,
    /// When the analysis was made.
    pub created_ms: i64,
}

/// How far an analysis is.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct ReviewKept {
    /// How many throws ahead every decision was looked at.
    pub plies: Option<u8>,
    /// How many throws ahead they are to be looked at.
    pub wanted: u8,
    /// Whether somebody stopped it.
    pub stopped: bool,
    /// The rollouts asked for, in a text of their own.
    pub rollouts: String,
    /// The ratings of White and Black: 500 times the mean loss a decision, as soon as every
    /// decision was looked at.
    pub ratings: [Option<f64>; 2],
}

/// An analysis as it is kept, without its items.
#[derive(Debug, Clone, PartialEq)]
pub struct StoredReview {
    /// What it is about.
    pub head: ReviewHead,
    /// The record as JSON, as far as it is sound.
    pub record: String,
    /// What is wrong with the rest of it.
    pub faults: Vec<String>,
}

/// What is new in an analysis.
#[derive(Debug, Clone)]
pub struct ReviewAddition {
    /// Items, each with its place.
    pub items: Vec<(u32, String)>,
    /// How far it is with them.
    pub progress: ReviewKept,
    /// All plays that lost much, where they may have changed.
    pub mistakes: Option<Vec<StoredMistake>>,
}

/// A play that lost much.
#[derive(Debug, Clone, PartialEq)]
pub struct StoredMistake {
    /// Its place among the items.
    pub item: u32,
    /// Who made it.
    pub side: Side,
    /// Whether that is a person who played here.
    pub person: bool,
    /// In which position, as an id.
    pub position: String,
    /// The play made, in notation.
    pub played: String,
    /// The best play.
    pub best: String,
    /// What it lost, in units.
    pub loss: f64,
}
