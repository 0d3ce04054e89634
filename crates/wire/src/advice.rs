//! The engine's judgement of a table: the evaluation bar and the hint of the page.
//!
//! Chances are 0 to 1. Worths are in units at the score: 1 is the worth of winning a single game
//! there, −1 of losing one. So worths at different scores can be compared.

use rosespring_rules::WinKind;
use serde::{Deserialize, Serialize};

use crate::table::{Seat, StepView};

/// The kind of advice that `GET /api/tables/{id}/advice` asks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum AdviceKind {
    /// The chances of both sides, without look-ahead: fast, in every phase.
    Bar,
    /// Also the best plays of the stage, one throw deep; only where a person is to play.
    Hint,
}

/// The engine's judgement of a table.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Advice {
    /// The version of the table that was judged. A stage in play is judged from its beginning,
    /// because the stage is the unit of decision.
    pub version: u32,
    /// White's chances.
    pub white: Chances,
    /// Black's chances.
    pub black: Chances,
    /// The worth of the game to White.
    pub worth: f64,
    /// White's chance to win the match; absent in a single game and once the game is over.
    pub match_white: Option<f64>,
    /// The look-ahead, in throws; absent if the game is over, which is exact.
    pub plies: Option<u8>,
    /// The best plays, if the request asks for a hint.
    pub hint: Option<Hint>,
}

/// The chances of one side to win a game.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Chances {
    /// To win in any way; a draw counts half.
    pub win: f64,
    /// To win exactly a double game.
    pub double: f64,
    /// To win a triple game.
    pub triple: f64,
    /// To win by capote.
    pub capote: f64,
    /// Where men left are counted: the chance to win, times the men beyond the first that the other
    /// side is expected to have left then, 0 to 14. Absent in other games.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub left: Option<f64>,
}

impl Chances {
    /// Creates the chances from that to win, and those to win by each of these larger kinds.
    #[must_use]
    pub fn new(win: f64, kinds: &[WinKind], larger: impl Fn(WinKind) -> f64) -> Self {
        let mut chances = Self {
            win,
            double: 0.0,
            triple: 0.0,
            capote: 0.0,
            left: None,
        };
        for &kind in kinds {
            let chance = match kind {
                WinKind::Single | WinKind::Mother => continue,
                WinKind::Double | WinKind::Jan => &mut chances.double,
                WinKind::Triple => &mut chances.triple,
                WinKind::Capote => &mut chances.capote,
                WinKind::Left => chances.left.insert(0.0),
            };
            *chance = larger(kind);
        }
        chances
    }
}

/// The best plays of the stage in which a person is to play.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Hint {
    /// The mover.
    pub mover: Seat,
    /// Number of distinct plays of the stage.
    pub plays: u32,
    /// The best plays, at most three, best first.
    pub choices: Vec<HintChoice>,
    /// Number of steps of the stage already played.
    pub played: u8,
    /// The steps that lead from there to the best play; absent if none do and steps must be taken
    /// back first.
    pub rest: Option<Vec<StepView>>,
    /// The remainder that passes to the opponent if the turn continues with the best plays.
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
    /// The worth of the play to the mover.
    pub worth: f64,
    /// The loss against the best play, in the same unit, at least 0. Both are compared at the
    /// deepest search that they share.
    pub loss: f64,
    /// The look-ahead, in throws.
    pub plies: u8,
}

/// Numbers that pass to the opponent.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct HintGift {
    /// The side that plays them.
    pub to: Seat,
    /// The groups that pass, each one to four equal numbers.
    pub groups: Vec<Vec<u8>>,
    /// Number of pips that the receiver plays of them.
    pub pips: u16,
}

/// The tutor's judgement of the stages that a person has played and not committed yet, `GET
/// /api/tables/{id}/tutor`.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TutorAdvice {
    /// The version of the table that was judged.
    pub version: u32,
    /// The mover.
    pub mover: Seat,
    /// The stages with more than one play, first to last.
    pub stages: Vec<TutorStage>,
}

/// A stage as it was played, compared with its best play.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TutorStage {
    /// The number of steps of this part before the stage: `undo_to` with this number goes back to
    /// its beginning.
    pub keep: u8,
    /// The id of the position before the stage.
    pub position: String,
    /// The play made, in notation.
    pub play: String,
    /// Its steps.
    pub steps: Vec<StepView>,
    /// The best play; equal to `play` if no other is better.
    pub best: String,
    /// Its steps.
    pub best_steps: Vec<StepView>,
    /// The loss of the play made, at least 0.
    pub loss: f64,
    /// The mover's chance to win after the play made.
    pub win: f64,
    /// The mover's chance to win after the best play.
    pub best_win: f64,
    /// The look-ahead, in throws.
    pub plies: u8,
}
