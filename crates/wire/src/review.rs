//! The analysis of games as the page shows it: whole records, filled as figures come, and single
//! positions.
//!
//! Chances and worths are as in [`advice`](crate::advice): a worth is counted in units at the
//! score.

mod question;
mod why;

use serde::{Deserialize, Serialize};

use crate::advice::{Chances, HintGift};
use crate::board::{BoardMen, BoardShape};
use crate::json::Read;
use crate::table::{Score, Seat, StepView};

pub use question::PositionRequest;
pub use why::{ReviewFact, ReviewLater, ReviewPart, ReviewThrows, ReviewWhy};

/// The most throws that may be looked ahead.
pub const PLIES_MAX: u8 = 2;

/// Body of `POST /api/analyses`: what is to be analysed, one of the two.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, Read)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewReview {
    /// The id of a table, which is analysed as far as it has been played.
    #[serde(default)]
    pub table: Option<String>,
    /// A record, as JSON or as readable text.
    #[serde(default)]
    pub record: Option<String>,
}

/// Body of `POST /api/analyses/{id}/run`: the work to do. Without any field, stopped work
/// continues.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, Read)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RunReview {
    /// Analyse every decision with a look-ahead of this many throws.
    #[serde(default)]
    pub plies: Option<u8>,
    /// The item whose best plays are rolled out.
    #[serde(default)]
    pub rollout: Option<u32>,
    /// Number of trials of each of its plays; by default the usual number of additional trials.
    #[serde(default)]
    pub trials: Option<u32>,
}

/// The state of an analysis.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum ReviewState {
    /// All requested work is finished.
    Done,
    /// It waits until another analysis is finished.
    Waiting,
    /// It is in progress.
    Running,
    /// It was stopped by a person, or by the end of the server.
    Stopped,
}

/// The progress of an analysis.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ReviewProgress {
    /// The state.
    pub state: ReviewState,
    /// The finished look-ahead of every decision, in throws; null before the first is finished.
    pub plies: Option<u8>,
    /// The requested look-ahead, in throws.
    pub wanted: u8,
    /// Number of items finished at the current look-ahead.
    pub done: u32,
    /// Number of all items.
    pub of: u32,
    /// Whether the results are stored; false if storing failed.
    pub kept: bool,
    /// The rollout that comes next.
    pub rollout: Option<RolloutProgress>,
}

/// The progress of a rollout.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RolloutProgress {
    /// The item whose plays are rolled out.
    pub item: u32,
    /// Number of trials of the play with the fewest.
    pub trials: u32,
    /// Number of requested trials.
    pub of: u32,
}

/// A line in the list of analyses, `GET /api/analyses`.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ReviewSummary {
    /// Its id, part of its address.
    pub id: String,
    /// The rules: a preset's name, or a game with what differs.
    pub rules: String,
    /// The preset's title for people; for other rules their name.
    pub title: String,
    /// The game: `gul-bara`, `gioul`, `tawula`, `backgammon`.
    pub game: String,
    /// The name of White's player.
    pub white: String,
    /// The name of Black's player.
    pub black: String,
    /// Units to which the match is played.
    pub match_to: u8,
    /// Number of games.
    pub games: u32,
    /// Number of stages played.
    pub stages: u32,
    /// The table at which it was played, if it was played here.
    pub table: Option<String>,
    /// The finished look-ahead of every decision, in throws.
    pub plies: Option<u8>,
    /// 500 times White's mean loss per decision.
    pub white_rating: Option<f64>,
    /// 500 times Black's mean loss per decision.
    pub black_rating: Option<f64>,
    /// The time of its creation, milliseconds since 1970.
    pub created_ms: i64,
}

/// An analysis with all results so far.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ReviewView {
    /// Its summary.
    pub summary: ReviewSummary,
    /// The shape of its board.
    pub board: BoardShape,
    /// Faults of the record; the part before the first one is analysed.
    pub faults: Vec<String>,
    /// Number of decisions about the doubling cube in the record. They are not judged, and the
    /// games count what they count without the cube.
    pub cube: u32,
    /// The games.
    pub games: Vec<ReviewGame>,
    /// All throws, plays and hand-overs, in order.
    pub items: Vec<ReviewItem>,
    /// The totals.
    pub figures: ReviewFigures,
}

/// One game of a record.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ReviewGame {
    /// The rules of the game, if the match plays several games.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub rules: Option<String>,
    /// Its board, if the match plays several games; else that of the analysis.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub board: Option<BoardShape>,
    /// The score before the game.
    pub score: Score,
    /// The winner; null without one.
    pub winner: Option<Seat>,
    /// `single`, `double`, `triple`, `capote` or `draw`; null if the game was not finished.
    pub result: Option<String>,
    /// Whether a side resigned.
    pub resigned: bool,
    /// The men at the end.
    pub end: BoardMen,
}

/// The totals of a record so far.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ReviewFigures {
    /// The progress.
    pub progress: ReviewProgress,
    /// White's totals.
    pub white: ReviewSide,
    /// Black's totals.
    pub black: ReviewSide,
    /// The items with the three largest mistakes, worst first.
    pub mistakes: Vec<u32>,
}

/// The totals of one side.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ReviewSide {
    /// Number of decisions; forced plays are not counted.
    pub decisions: u32,
    /// Number of doubtful plays.
    pub doubtful: u32,
    /// Number of errors.
    pub errors: u32,
    /// Number of blunders.
    pub blunders: u32,
    /// Sum of the losses of all plays.
    pub loss: f64,
    /// 500 times the mean loss per decision; null without decisions.
    pub rating: Option<f64>,
    /// Number of throws, without those that open a game.
    pub throws: u32,
    /// Number of these throws that cascade.
    pub cascades: u32,
    /// Number of remainders received.
    pub gifts: u32,
    /// Its luck.
    pub luck: ReviewLuck,
}

/// The luck of one side.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ReviewLuck {
    /// From the opening: which side begins.
    pub opening: f64,
    /// From throws that do not cascade.
    pub throws: f64,
    /// From cascades, with the remainders that passed on.
    pub cascades: f64,
    /// From remainders received.
    pub gifts: f64,
    /// The sum.
    pub total: f64,
}

/// A throw, a play or a hand-over.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ReviewItem {
    /// The number of the game, from 1.
    pub game: u32,
    /// The number of its entry, from 1.
    pub entry: u32,
    /// The position before it, as an id.
    pub position: String,
    /// The men before it.
    pub men: BoardMen,
    /// Its kind and its figures.
    pub what: ReviewWhat,
}

/// The kind of an item, with its figures.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum ReviewWhat {
    /// Dice were thrown.
    Throw {
        /// The thrower; in the opening, the side that begins.
        side: Seat,
        /// The dice; in the opening White's first.
        dice: [u8; 2],
        /// Whether it cascades.
        cascades: bool,
        /// Whether it opens the game.
        opening: bool,
        /// The luck; null while it is not known.
        luck: Option<f64>,
    },
    /// A stage was played.
    Play {
        /// The thrower.
        thrower: Seat,
        /// The mover.
        mover: Seat,
        /// Its numbers.
        numbers: Vec<u8>,
        /// The play in notation.
        play: String,
        /// Its steps.
        steps: Vec<StepView>,
        /// The groups that passed to the opponent after it.
        passes_on: Vec<Vec<u8>>,
        /// The judgement of the play; null while there is none.
        judged: Option<ReviewJudged>,
    },
    /// The rest of a cascade passed to the opponent.
    Gift {
        /// The receiver.
        to: Seat,
        /// The worth to the receiver; null while it is not known.
        worth: Option<f64>,
    },
}

/// The class of a play, by its loss.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum PlayClass {
    /// There is only one play.
    Forced,
    /// No other play is better.
    Best,
    /// The loss is less than 0.03.
    Fine,
    /// The loss is at least 0.03.
    Doubtful,
    /// The loss is at least 0.06.
    Error,
    /// The loss is at least 0.12.
    Blunder,
}

/// The phase of a game in which a side decides.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum GamePhase {
    /// The first four throws of the side.
    Opening,
    /// The sides can still meet.
    Contact,
    /// The sides cannot meet any more.
    Race,
    /// All men of the side are at home.
    BearOff,
}

/// The judgement of a stage.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ReviewJudged {
    /// The class of the play made.
    pub class: PlayClass,
    /// The phase of the game for the mover.
    pub phase: GamePhase,
    /// The loss of the play made.
    pub loss: f64,
    /// The best plays and the play made, best first.
    pub choices: Vec<ReviewChoice>,
}

/// The value of a position or play, and how it was computed.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ReviewFigure {
    /// The chances of the side for which the figure is given.
    pub own: Chances,
    /// The chances of the other side.
    pub other: Chances,
    /// The worth to the side for which the figure is given.
    pub worth: f64,
    /// The look-ahead, in throws; null for a rollout or a finished game.
    pub plies: Option<u8>,
    /// Number of trials of the rollout.
    pub trials: Option<u32>,
    /// The standard error of the worth by rollout.
    pub error: Option<f64>,
}

/// One play of a stage.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ReviewChoice {
    /// The play in notation.
    pub play: String,
    /// Its steps.
    pub steps: Vec<StepView>,
    /// Whether it is the play made.
    pub made: bool,
    /// Its value to the mover.
    pub figure: ReviewFigure,
    /// The loss against the best play.
    pub loss: f64,
    /// The later stages of the same turn, each by its best play.
    pub line: Vec<LineStageView>,
    /// The remainder that passes to the opponent in this turn.
    pub gift: Option<HintGift>,
}

/// A later stage of a turn.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LineStageView {
    /// The mover.
    pub mover: Seat,
    /// Its numbers.
    pub numbers: Vec<u8>,
    /// The play in notation.
    pub play: String,
}

/// The messages of `GET /api/analyses/{id}/events`.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ReviewNews {
    /// The whole analysis; sent first, and again if messages were missed.
    All {
        /// The analysis.
        review: Box<ReviewView>,
    },
    /// New figures.
    Found {
        /// The items with new figures.
        items: Vec<ReviewFound>,
        /// The totals.
        figures: Box<ReviewFigures>,
    },
    /// The analysis was removed.
    Gone,
}

/// An item with new figures.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ReviewFound {
    /// Its index in `items`, from 0.
    pub item: u32,
    /// Its kind and its figures now.
    pub what: ReviewWhat,
}

/// Body of `POST /api/analyse`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PositionQuestion {
    /// A position in any notation.
    pub position: String,
    /// Dice that are thrown in the position first.
    #[serde(default)]
    pub dice: Option<[u8; 2]>,
    /// The look-ahead, in throws: 0, 1 or 2.
    #[serde(default)]
    pub plies: u8,
    /// A play of the stage in notation: `why` tells why it loses.
    #[serde(default)]
    pub played: Option<String>,
    /// The score of the match; absent if it is played for units.
    #[serde(default)]
    pub score: Option<Score>,
}

/// The analysis of a position.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PositionReview {
    /// The position, after the dice if any were given.
    pub position: String,
    /// The board.
    pub board: BoardShape,
    /// The men.
    pub men: BoardMen,
    /// The side for which figures are given: the mover, the side to throw, otherwise White.
    pub side: Seat,
    /// Whether a stage is due.
    pub to_play: bool,
    /// The numbers of the stage.
    pub numbers: Vec<u8>,
    /// The value of the position.
    pub figure: ReviewFigure,
    /// Number of distinct plays of the stage.
    pub plays: u32,
    /// The best plays, best first.
    pub choices: Vec<ReviewChoice>,
    /// Every possible throw, if one is due.
    pub throws: Vec<ReviewThrow>,
    /// Why the play of the question loses; null without one, and where there is nothing to say.
    pub why: Option<ReviewWhy>,
}

/// A possible throw.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ReviewThrow {
    /// The dice, the higher first; in the opening White's first.
    pub dice: [u8; 2],
    /// The probability of the throw.
    pub chance: f64,
    /// Whether it cascades.
    pub cascades: bool,
    /// The luck: the worth of the throw less the mean over all throws.
    pub luck: f64,
    /// The value of the throw.
    pub figure: ReviewFigure,
    /// The best play of its first stage.
    pub play: String,
    /// The remainder of the throw that passes to the opponent.
    pub gift: Option<HintGift>,
}
