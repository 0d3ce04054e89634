//! The presets of the rules, with the levels of the computer.

use serde::{Deserialize, Serialize};

use crate::board::{BoardMen, BoardShape};
use crate::games::{GameView, OpeningView};
use crate::setup::OptionView;

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
    /// The differences from the game's default, in one line.
    pub differs: String,
    /// The rules' fingerprint, sixteen hexadecimal digits.
    pub fingerprint: String,
    /// The rules of the game as a page of text (Markdown).
    pub page: String,
    /// The levels of the computer in the game, the weakest first, with their strength. A game
    /// without a net has fewer.
    pub levels: Vec<LevelView>,
    /// The declaration of the game.
    pub about: GameView,
    /// What follows the opening throw.
    pub opening: OpeningView,
    /// The options of the rules.
    pub options: Vec<OptionView>,
    /// The shape of the board.
    pub shape: BoardShape,
    /// The men at the start of a game.
    pub start: BoardMen,
}

/// One level of the computer in a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LevelView {
    /// Its number, 1 to 8.
    pub level: u8,
    /// Its rating above level 1, in matches to 7; null if it has not been measured.
    pub elo: Option<i32>,
}
