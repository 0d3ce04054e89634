//! What is told of tables before one sits down: players, a new table, the list, the rules.

use serde::{Deserialize, Serialize};

use crate::games::{GameView, OpeningView};
use crate::setup::OptionView;

/// Who plays a side.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Player {
    /// A person at this screen.
    Person {
        /// The name shown; at most [`NAME_CHARS_MAX`] characters.
        name: String,
    },
    /// The program.
    Computer {
        /// 1, a beginner, to 8, the strongest.
        level: u8,
    },
}

/// The longest name of a player, in characters.
pub const NAME_CHARS_MAX: usize = 40;

/// Body of `POST /api/tables`: a new game or match.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewTable {
    /// The rules as text: a preset's name, `gul-bara` for instance, perhaps with options
    /// (`gul-bara~after=0`).
    pub rules: String,
    /// Who plays White.
    pub white: Player,
    /// Who plays Black.
    pub black: Player,
    /// Units the match is played to: 1, 3, 5 or 7.
    pub match_to: u8,
    /// Whether a stage with only one play plays itself.
    #[serde(default)]
    pub auto_forced: bool,
    /// Where the first game begins, if not at its start: a position id, a position object as text,
    /// a `G:` code or `gnubg:` and a gnubg position id. Its rules are those of the table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub position: Option<String>,
    /// Throws that are taken first, opening throws included; at most [`DICE_LISTED_MAX`].
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<[u8; 2]>>"))]
    pub dice: Vec<[u8; 2]>,
    /// What the table is for.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Purpose>"))]
    pub purpose: Purpose,
}

/// The most throws in a list of dice.
pub const DICE_LISTED_MAX: usize = 200;

/// What a table is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Purpose {
    /// A game: kept and listed.
    #[default]
    Game,
    /// A lesson, a puzzle or a trial: in memory only, not listed, gone soon after nobody looks.
    Study,
    /// Two people with a board and dice of their own: kept and listed, and the dice they threw are
    /// entered by hand.
    Companion,
}

/// A line in the list of one's games, `GET /api/tables`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TableSummary {
    /// The table's id, part of its address.
    pub id: String,
    /// What the table is for.
    pub purpose: Purpose,
    /// The rules as text, a preset's name as a rule.
    pub rules: String,
    /// Their title for people.
    pub title: String,
    /// Who plays White.
    pub white: Player,
    /// Who plays Black.
    pub black: Player,
    /// The match score.
    pub score: Score,
    /// Whether the match is over.
    pub finished: bool,
    /// When the table last changed, milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub changed_ms: i64,
}

/// The score of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Score {
    /// Units the match is played to.
    pub to: u8,
    /// White's units.
    pub white: u32,
    /// Black's units.
    pub black: u32,
}

/// One preset, `GET /api/rules`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PresetView {
    /// The preset's name, `gul-bara:2007`.
    pub name: String,
    /// The game it belongs to: `gul-bara`.
    pub game: String,
    /// Its title for people.
    pub title: String,
    /// One line on what differs from the game's default.
    pub differs: String,
    /// The rules' fingerprint, sixteen hexadecimal digits.
    pub fingerprint: String,
    /// The rules of the game as a page of text (Markdown).
    pub page: String,
    /// The levels of the computer in the game, the weakest first, and how strong each is. A game
    /// without a net has fewer.
    pub levels: Vec<LevelView>,
    /// What the game says about itself.
    pub about: GameView,
    /// Who plays what after the opening throw.
    pub opening: OpeningView,
    /// The options of the rules.
    pub options: Vec<OptionView>,
}

/// One level of the computer in a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LevelView {
    /// Its number, 1 to 8.
    pub level: u8,
    /// Its rating above level 1, in matches to 7; null as long as it has not been measured.
    pub elo: Option<i32>,
}
