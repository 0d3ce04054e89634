//! The types of the lobby: players, a new table, the list of tables.

use serde::{Deserialize, Serialize};

use crate::json::Read;

/// The player of a side.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Player {
    /// A person at this screen.
    Person {
        /// The name; at most [`NAME_CHARS_MAX`] characters.
        name: String,
    },
    /// The program.
    Computer {
        /// The level, from 1 (a beginner) to 8 (the strongest).
        level: u8,
    },
}

/// Maximum length of a player's name, in characters.
pub const NAME_CHARS_MAX: usize = 40;

/// Body of `POST /api/tables`: a new game or match.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewTable {
    /// The rules as text: a preset's name, such as `gul-bara`, optionally with options
    /// (`gul-bara~after=0`).
    pub rules: String,
    /// White's player.
    pub white: Player,
    /// Black's player.
    pub black: Player,
    /// Units to which the match is played: 1, 3, 5, 7 or 31, as its game has them.
    pub match_to: u8,
    /// Whether stages with only one play are played automatically.
    #[serde(default)]
    pub auto_forced: bool,
    /// The position in which the first game begins, if it is not the usual start: a position id, a
    /// position object as text, a `G:` code or `gnubg:` and a gnubg position id. It has the rules
    /// of the table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub position: Option<String>,
    /// Throws to use first, opening throws included; at most [`DICE_LISTED_MAX`].
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<[u8; 2]>>"))]
    pub dice: Vec<[u8; 2]>,
    /// The purpose of the table.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Purpose>"))]
    pub purpose: Purpose,
}

/// Maximum number of throws in a list of dice.
pub const DICE_LISTED_MAX: usize = 200;

/// The purpose of a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Purpose {
    /// A game: stored and listed.
    #[default]
    Game,
    /// A lesson, a puzzle or a trial: in memory only, not listed, removed soon after the last page
    /// closes.
    Study,
    /// Two people with a real board and dice: stored and listed; the dice they throw are entered by
    /// hand.
    Companion,
    /// A game of a tournament of a hall, which has a winner: it is not called off.
    Tournament,
}

/// A line of the list of games, `GET /api/tables`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TableSummary {
    /// The table's id, part of its address.
    pub id: String,
    /// The purpose of the table.
    pub purpose: Purpose,
    /// The rules as text, usually a preset's name.
    pub rules: String,
    /// Their title for people.
    pub title: String,
    /// White's player.
    pub white: Player,
    /// Black's player.
    pub black: Player,
    /// The match score.
    pub score: Score,
    /// Whether the match is over.
    pub finished: bool,
    /// The time of the last change, milliseconds since 1970.
    pub changed_ms: i64,
}

/// The score of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Read)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Score {
    /// Units to which the match is played.
    pub to: u8,
    /// White's units.
    pub white: u32,
    /// Black's units.
    pub black: u32,
}
