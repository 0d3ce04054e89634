//! What the engine thinks of a table: the evaluation bar and the hint of the page.
//!
//! Chances are 0 to 1. A worth is counted in units at the score: 1 is what winning a single game is
//! worth there, −1 what losing one is; so worths of different scores can be compared.

use serde::{Deserialize, Serialize};

use crate::table::{Seat, StepView};

/// What is asked of `GET /api/tables/{id}/advice`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum AdviceKind {
    /// How the game stands, without looking ahead: quick, in every phase.
    Bar,
    /// The best plays of the stage as well, a throw deep; only where a person is to play.
    Hint,
}

/// What the engine thinks of a table.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Advice {
    /// The version of the table that was judged. A stage that is half played is judged from its
    /// beginning: it is the unit of decision.
    pub version: u32,
    /// White's chances.
    pub white: Chances,
    /// Black's chances.
    pub black: Chances,
    /// What the game is worth to White.
    pub worth: f64,
    /// White's chance to win the match; absent in a single game and once the game is over.
    pub match_white: Option<f64>,
    /// How many throws ahead were looked at; absent if the game is over, which is exact.
    pub plies: Option<u8>,
    /// The best plays, if they were asked for.
    pub hint: Option<Hint>,
}

/// How one side is expected to win a game.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Chances {
    /// In any way; a draw counts half.
    pub win: f64,
    /// A double game, no more.
    pub double: f64,
    /// A triple game.
    pub triple: f64,
    /// By capote.
    pub capote: f64,
}

/// The best plays of the stage that a person is to play.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Hint {
    /// Who is to play.
    pub mover: Seat,
    /// How many different plays the stage has.
    pub plays: u32,
    /// The best of them, at most three, best first.
    pub choices: Vec<HintChoice>,
    /// Steps of the stage that have been played already.
    pub played: u8,
    /// The steps that lead from there to the best play; absent if none do, so that steps must be
    /// taken back first.
    pub rest: Option<Vec<StepView>>,
    /// What passes to the opponent in this turn if it goes on with the best plays.
    pub gift: Option<HintGift>,
}

/// One play of a stage.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct HintChoice {
    /// The play in notation, `24/18(2) 13/11*`.
    pub play: String,
    /// Its steps, from the beginning of the stage.
    pub steps: Vec<StepView>,
    /// The mover's chance to win the game.
    pub win: f64,
    /// What it is worth to the mover.
    pub worth: f64,
    /// What it loses against the best play, in the same unit, at least 0. Both are compared by the
    /// deepest look that they share.
    pub loss: f64,
    /// How many throws ahead were looked at.
    pub plies: u8,
}

/// Numbers that pass to the opponent.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct HintGift {
    /// Who plays them.
    pub to: Seat,
    /// The groups that pass, each one to four equal numbers.
    pub groups: Vec<Vec<u8>>,
    /// The pips of them that the receiver plays.
    pub pips: u16,
}

/// What the tutor says of the stages a person has played and not committed yet,
/// `GET /api/tables/{id}/tutor`.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TutorAdvice {
    /// The version of the table that was judged.
    pub version: u32,
    /// Who played.
    pub mover: Seat,
    /// The stages that could have been played otherwise, first to last.
    pub stages: Vec<TutorStage>,
}

/// A stage as it was played, compared with its best play.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TutorStage {
    /// The number of steps of this part before the stage: `undo_to` with this number leads to its
    /// beginning.
    pub keep: u8,
    /// The play made, in notation.
    pub play: String,
    /// Its steps.
    pub steps: Vec<StepView>,
    /// The best play; the same if no other is better.
    pub best: String,
    /// Its steps.
    pub best_steps: Vec<StepView>,
    /// What the play made loses, at least 0.
    pub loss: f64,
    /// The mover's chance to win after the play made.
    pub win: f64,
    /// The same after the best one.
    pub best_win: f64,
    /// How many throws ahead were looked at.
    pub plies: u8,
}
