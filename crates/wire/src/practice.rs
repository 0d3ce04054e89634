//! Puzzles as the page shows them: what there is, one to be solved, and what an answer was worth.

use serde::{Deserialize, Serialize};

use crate::table::{Seat, StepView};

/// A rating by Glicko-2.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RatingView {
    /// The rating.
    pub rating: f64,
    /// Its deviation: the true one lies within twice of it, 95 times in 100.
    pub deviation: f64,
}

/// All there is to practise, `GET /api/puzzles`.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PracticeView {
    /// The puzzles of each game.
    pub games: Vec<PracticeGame>,
    /// The player's own mistakes, from analyses.
    pub own: OwnMistakes,
}

/// The puzzles of a game, and how the player does with them.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PracticeGame {
    /// Which game: `gul-bara`, `gioul`, `tawula`, `backgammon`.
    pub game: String,
    /// How many puzzles there are.
    pub puzzles: u32,
    /// How many the player has tried.
    pub tried: u32,
    /// How many he solved when he last tried.
    pub solved: u32,
    /// How many are to be repeated now.
    pub due: u32,
    /// The player's rating; null before the first puzzle.
    pub rating: Option<RatingView>,
}

/// The player's own mistakes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct OwnMistakes {
    /// How many are known.
    pub known: u32,
    /// How many are to be practised now.
    pub due: u32,
}

/// A puzzle to be solved, `GET /api/puzzles/next`.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PuzzleView {
    /// The id of the position in which the stage is to be played; it names the puzzle.
    pub id: String,
    /// The rules as text.
    pub rules: String,
    /// Which game.
    pub game: String,
    /// Who plays.
    pub mover: Seat,
    /// The numbers of the stage.
    pub numbers: Vec<u8>,
    /// What it is about, such as `hand-over`; null for a mistake of the player's own.
    pub theme: Option<String>,
    /// Its rating; null for a mistake of the player's own.
    pub rating: Option<RatingView>,
    /// Whether it is a mistake of the player's own.
    pub own: bool,
    /// Whether it comes back because it was missed before.
    pub repeated: bool,
}

/// Body of `POST /api/puzzles/{id}/answer`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct PuzzleAnswer {
    /// The id of the position after the stage, whatever the order of its steps.
    pub end: String,
}

/// What an answer was worth.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PuzzleVerdict {
    /// Whether it is the best play.
    pub right: bool,
    /// Units that it loses.
    pub loss: f64,
    /// The best plays, best first, and the one that was made.
    pub plays: Vec<PuzzlePlayView>,
    /// The player's rating before it; null if it is not rated: own mistakes, and puzzles tried
    /// before.
    pub before: Option<RatingView>,
    /// The player's rating after it.
    pub after: Option<RatingView>,
    /// In how many days it comes back; null if it does not.
    pub days: Option<u32>,
}

/// A play of a puzzle.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PuzzlePlayView {
    /// The play, written down.
    pub play: String,
    /// Its steps.
    pub steps: Vec<StepView>,
    /// Whether it is the one that was made.
    pub made: bool,
    /// Units expected by the mover; of a play that was not rolled out beside others that were,
    /// those of the best less what it loses.
    pub equity: f64,
    /// The chance that he wins, from 0 to 1; beside rollouts it is told as the equity is.
    pub win: f64,
    /// Units less than the best play.
    pub loss: f64,
    /// The standard error of that by rollout; null if it was not rolled out.
    pub error: Option<f64>,
}
