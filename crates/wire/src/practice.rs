//! Puzzles for the page: the overview, a puzzle to solve, and the verdict on an answer.

use serde::{Deserialize, Serialize};

use crate::json::Read;
use crate::table::{Seat, StepView};

/// A rating by Glicko-2.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RatingView {
    /// The rating.
    pub rating: f64,
    /// Its deviation: the true rating is within twice this distance, with 95 % confidence.
    pub deviation: f64,
}

/// The overview of practice, `GET /api/puzzles`.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PracticeView {
    /// The puzzles of each game.
    pub games: Vec<PracticeGame>,
    /// The player's own mistakes, from analyses.
    pub own: OwnMistakes,
}

/// The puzzles of a game, with the player's progress.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PracticeGame {
    /// The game: `gul-bara`, `gioul`, `tawula`, `backgammon`.
    pub game: String,
    /// Number of puzzles.
    pub puzzles: u32,
    /// Number of puzzles that the player has tried.
    pub tried: u32,
    /// Number of puzzles that the player solved at the last try.
    pub solved: u32,
    /// Number of puzzles to repeat now.
    pub due: u32,
    /// The player's rating; null before the first puzzle.
    pub rating: Option<RatingView>,
    /// Whether the rating is provisional: it is based on a few answers.
    pub provisional: bool,
    /// The themes that can be chosen.
    pub themes: Vec<PracticeTheme>,
}

/// A theme of the puzzles of a game that can be chosen.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PracticeTheme {
    /// Its name, such as `hit`.
    pub theme: String,
    /// Number of puzzles.
    pub puzzles: u32,
}

/// The player's own mistakes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct OwnMistakes {
    /// Number of known mistakes.
    pub known: u32,
    /// Number of mistakes to practise now.
    pub due: u32,
}

/// A puzzle to be solved, `GET /api/puzzles/next`.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PuzzleView {
    /// The id of the position in which the stage is due; it identifies the puzzle.
    pub id: String,
    /// The rules as text.
    pub rules: String,
    /// The game.
    pub game: String,
    /// The mover.
    pub mover: Seat,
    /// The numbers of the stage.
    pub numbers: Vec<u8>,
    /// Its theme, such as `hand-over`; null for a mistake of the player.
    pub theme: Option<String>,
    /// Its rating; null for a mistake of the player.
    pub rating: Option<RatingView>,
    /// Whether it is a mistake of the player.
    pub own: bool,
    /// Whether it is repeated because the player missed it before.
    pub repeated: bool,
    /// Whether it was chosen among the puzzles at hand: those that come first could not be loaded.
    pub at_hand: bool,
}

/// Body of `POST /api/puzzles/{id}/answer`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, Read)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PuzzleAnswer {
    /// The id of the position after the stage; the order of the steps does not matter.
    pub end: String,
}

/// The verdict on an answer.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PuzzleVerdict {
    /// Whether it is the best play.
    pub right: bool,
    /// The loss of the answer, in units.
    pub loss: f64,
    /// The best plays, best first, and the play made.
    pub plays: Vec<PuzzlePlayView>,
    /// The player's rating before the answer; null if the answer is not rated: the player's
    /// mistakes, and puzzles tried before.
    pub before: Option<RatingView>,
    /// The player's rating after the answer.
    pub after: Option<RatingView>,
    /// Whether the rating after the answer is provisional: it is based on a few answers.
    pub provisional: bool,
    /// Number of days until it is repeated; null if it is not.
    pub days: Option<u32>,
}

/// A play of a puzzle.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PuzzlePlayView {
    /// The play in notation.
    pub play: String,
    /// Its steps.
    pub steps: Vec<StepView>,
    /// Whether it is the play made.
    pub made: bool,
    /// The expected units of the mover. For a play that was not rolled out among others that were:
    /// the units of the best play less the loss.
    pub equity: f64,
    /// The mover's chance to win, from 0 to 1; computed like the equity.
    pub win: f64,
    /// The loss against the best play, in units.
    pub loss: f64,
    /// The standard error of the loss by rollout; null if it was not rolled out.
    pub error: Option<f64>,
}
