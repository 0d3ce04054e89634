//! The analysis of games as the page shows it: whole records, filled as figures come, and single
//! positions.
//!
//! Chances and worths are as in [`advice`](crate::advice): a worth is counted in units at the
//! score.

use serde::{Deserialize, Serialize};

use crate::advice::{Chances, HintGift};
use crate::table::{Score, Seat, StepView};

/// Body of `POST /api/analyses`: what is to be analysed, one of the two.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewReview {
    /// A table, as far as it has been played.
    #[serde(default)]
    pub table: Option<String>,
    /// A record, as JSON or as readable text.
    #[serde(default)]
    pub record: Option<String>,
}

/// Body of `POST /api/analyses/{id}/run`: what is to be computed. Without anything, what was
/// stopped goes on.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct RunReview {
    /// Every decision, so many throws ahead.
    #[serde(default)]
    pub plies: Option<u8>,
    /// The item whose best plays are to be rolled out.
    #[serde(default)]
    pub rollout: Option<u32>,
    /// Trials of each of its plays; as many more as there are by themselves if nothing is said.
    #[serde(default)]
    pub trials: Option<u32>,
}

/// What an analysis is doing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum ReviewState {
    /// All that was asked for is there.
    Done,
    /// It waits for another analysis.
    Waiting,
    /// It computes.
    Running,
    /// Somebody stopped it, or the server was.
    Stopped,
}

/// How far an analysis is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ReviewProgress {
    /// What it is doing.
    pub state: ReviewState,
    /// How many throws ahead every decision was looked at; null before the first look is done.
    pub plies: Option<u8>,
    /// How many throws ahead they are to be looked at.
    pub wanted: u8,
    /// Items looked at as deeply as is being done now.
    pub done: u32,
    /// Of so many.
    pub of: u32,
    /// Whether what was found is kept; false if it could not be written.
    pub kept: bool,
    /// The rollout that is to be made first.
    pub rollout: Option<RolloutProgress>,
}

/// How far a rollout is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RolloutProgress {
    /// The item whose plays are rolled out.
    pub item: u32,
    /// Trials made of the play that has fewest.
    pub trials: u32,
    /// Trials asked for.
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
    /// The preset's title for people; of other rules their name.
    pub title: String,
    /// Which game: `gul-bara`, `gioul`, `tawula`, `backgammon`.
    pub game: String,
    /// Who played White.
    pub white: String,
    /// Who played Black.
    pub black: String,
    /// Units the match is played to.
    pub match_to: u8,
    /// How many games.
    pub games: u32,
    /// How many stages were played.
    pub stages: u32,
    /// The table it was played at, if it was played here.
    pub table: Option<String>,
    /// How many throws ahead every decision was looked at.
    pub plies: Option<u8>,
    /// 500 times White's mean loss a decision.
    pub white_rating: Option<f64>,
    /// The same of Black.
    pub black_rating: Option<f64>,
    /// When it was made, milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub created_ms: i64,
}

/// A board as the page draws it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct BoardShape {
    /// `parallel` or `contrary`.
    pub movement: String,
    /// Whether men can be hit.
    pub has_bar: bool,
    /// Whether men begin in the hand.
    pub has_hand: bool,
    /// What Black calls White's points 1 to 24.
    pub black_numbers: Vec<u8>,
}

/// The men of one side.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MenView {
    /// Men on its own points 1 to 24.
    pub points: Vec<u8>,
    /// On the bar.
    pub bar: u8,
    /// In hand.
    pub hand: u8,
    /// Off.
    pub off: u8,
    /// Pips still to go.
    pub pips: u16,
}

/// The men of both sides.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct BoardMen {
    /// White's.
    pub white: MenView,
    /// Black's.
    pub black: MenView,
}

/// An analysis with everything that was found so far.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ReviewView {
    /// What it is about.
    pub summary: ReviewSummary,
    /// The board it was played on.
    pub board: BoardShape,
    /// Faults of the record; what comes before the first of them is analysed.
    pub faults: Vec<String>,
    /// The games.
    pub games: Vec<ReviewGame>,
    /// Everything thrown, played and handed over, in order.
    pub items: Vec<ReviewItem>,
    /// What it comes to.
    pub figures: ReviewFigures,
}

/// One game of a record.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ReviewGame {
    /// The score before it.
    pub score: Score,
    /// Who won, if anybody did.
    pub winner: Option<Seat>,
    /// `single`, `double`, `triple`, `capote` or `draw`; null if it was not finished.
    pub result: Option<String>,
    /// Whether it was given up.
    pub resigned: bool,
    /// Where it ended.
    pub end: BoardMen,
}

/// What a record comes to so far.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ReviewFigures {
    /// How far it is.
    pub progress: ReviewProgress,
    /// White's part.
    pub white: ReviewSide,
    /// Black's part.
    pub black: ReviewSide,
    /// The items with the three largest mistakes, worst first.
    pub mistakes: Vec<u32>,
}

/// What one side did.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ReviewSide {
    /// Decisions; forced plays are not counted.
    pub decisions: u32,
    /// Doubtful plays.
    pub doubtful: u32,
    /// Errors.
    pub errors: u32,
    /// Blunders.
    pub blunders: u32,
    /// What all plays lost.
    pub loss: f64,
    /// 500 times the mean loss a decision; null without decisions.
    pub rating: Option<f64>,
    /// Throws, without those that open a game.
    pub throws: u32,
    /// Of these, doublets that cascade.
    pub cascades: u32,
    /// Remainders received.
    pub gifts: u32,
    /// Its luck.
    pub luck: ReviewLuck,
}

/// The luck of one side.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ReviewLuck {
    /// Who begins.
    pub opening: f64,
    /// Throws that do not cascade.
    pub throws: f64,
    /// Cascades, with what passed on.
    pub cascades: f64,
    /// Remainders received.
    pub gifts: f64,
    /// All of it.
    pub total: f64,
}

/// Something thrown, played or handed over.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ReviewItem {
    /// Which game, from 1.
    pub game: u32,
    /// Which entry of it, from 1.
    pub entry: u32,
    /// The position before it, as an id.
    pub position: String,
    /// Where the men stood before it.
    pub men: BoardMen,
    /// What it was.
    pub what: ReviewWhat,
}

/// What an item of a record was.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum ReviewWhat {
    /// Dice were thrown.
    Throw {
        /// Who threw; in the opening, who begins.
        side: Seat,
        /// The dice; in the opening White's first.
        dice: [u8; 2],
        /// Whether it cascades.
        cascades: bool,
        /// Whether it opens the game.
        opening: bool,
        /// How lucky it was; null as long as it is not known.
        luck: Option<f64>,
    },
    /// A stage was played.
    Play {
        /// Who threw.
        thrower: Seat,
        /// Who played.
        mover: Seat,
        /// Its numbers.
        numbers: Vec<u8>,
        /// The play in notation.
        play: String,
        /// Its steps.
        steps: Vec<StepView>,
        /// The groups that passed to the opponent after it.
        passes_on: Vec<Vec<u8>>,
        /// What was found of it; null as long as nothing was.
        judged: Option<ReviewJudged>,
    },
    /// The rest of a cascade was handed over.
    Gift {
        /// To whom.
        to: Seat,
        /// What it is worth to him; null as long as it is not known.
        worth: Option<f64>,
    },
}

/// How bad a play is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum PlayClass {
    /// There was no other play.
    Forced,
    /// No other play is better.
    Best,
    /// It loses next to nothing.
    Fine,
    /// It loses at least 0.03.
    Doubtful,
    /// It loses at least 0.06.
    Error,
    /// It loses at least 0.12.
    Blunder,
}

/// What was found of a stage.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ReviewJudged {
    /// How bad the play made was.
    pub class: PlayClass,
    /// What it lost.
    pub loss: f64,
    /// The best plays and the one made, best first.
    pub choices: Vec<ReviewChoice>,
}

/// What something is worth, and how that was found.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ReviewFigure {
    /// The chances of the side it is told to.
    pub own: Chances,
    /// Those of the other one.
    pub other: Chances,
    /// What it is worth to the side it is told to.
    pub worth: f64,
    /// How many throws ahead were looked at; null if it was rolled out, or the game is over.
    pub plies: Option<u8>,
    /// Trials of the rollout.
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
    /// Whether it is the one that was made.
    pub made: bool,
    /// What it is worth to the mover.
    pub figure: ReviewFigure,
    /// What it loses against the best.
    pub loss: f64,
    /// The stages that follow in the same turn, played as is best.
    pub line: Vec<LineStageView>,
    /// What passes to the opponent in this turn.
    pub gift: Option<HintGift>,
}

/// A later stage of a turn.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LineStageView {
    /// Who plays it.
    pub mover: Seat,
    /// Its numbers.
    pub numbers: Vec<u8>,
    /// The play in notation.
    pub play: String,
}

/// What comes over `GET /api/analyses/{id}/events`.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ReviewNews {
    /// Everything; sent first, and whenever news were missed.
    All {
        /// The analysis.
        review: Box<ReviewView>,
    },
    /// Figures that are new.
    Found {
        /// The items of which something new is known.
        items: Vec<ReviewFound>,
        /// What it all comes to.
        figures: Box<ReviewFigures>,
    },
    /// The analysis was removed.
    Gone,
}

/// An item of which something new is known.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ReviewFound {
    /// Its place in `items`, from 0.
    pub item: u32,
    /// The item as it is known now.
    pub what: ReviewWhat,
}

/// Body of `POST /api/analyse`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct PositionQuestion {
    /// A position in any notation.
    pub position: String,
    /// Dice that are thrown in it first.
    #[serde(default)]
    pub dice: Option<[u8; 2]>,
    /// How many throws ahead to look: 0, 1 or 2.
    #[serde(default)]
    pub plies: u8,
    /// The score at which it is played; without one it is played for units.
    #[serde(default)]
    pub score: Option<Score>,
}

/// What there is to say about a position.
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
    /// To whom figures are told: the mover, the side to throw, otherwise White.
    pub side: Seat,
    /// Whether a stage is to be played.
    pub to_play: bool,
    /// The numbers of the stage.
    pub numbers: Vec<u8>,
    /// What the position is worth.
    pub figure: ReviewFigure,
    /// How many different plays the stage has.
    pub plays: u32,
    /// The best of them, best first.
    pub choices: Vec<ReviewChoice>,
    /// Every throw that may come, if one is due.
    pub throws: Vec<ReviewThrow>,
}

/// A throw that may come.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ReviewThrow {
    /// The dice, the higher first; in the opening White's first.
    pub dice: [u8; 2],
    /// How likely it is.
    pub chance: f64,
    /// Whether it cascades.
    pub cascades: bool,
    /// By how much it is better than the mean of all throws.
    pub luck: f64,
    /// What it is worth.
    pub figure: ReviewFigure,
    /// The best play of its first stage.
    pub play: String,
    /// What of it passes to the opponent.
    pub gift: Option<HintGift>,
}
