//! What a person's games come to, as the page of statistics shows it: `GET /api/statistics`.

use serde::{Deserialize, Serialize};

use crate::practice::RatingView;

/// Everything that is counted.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct StatisticsView {
    /// The persons who played here, those with most tables first.
    pub names: Vec<String>,
    /// Whose figures these are; null for all persons together.
    pub name: Option<String>,
    /// Tables that were counted.
    pub tables: u32,
    /// Tables that cannot be read, and so are not counted.
    pub unreadable: u32,
    /// Tables that are too old to be counted: there are too many newer ones.
    pub left_out: u32,
    /// Results against the computer, by rules and level.
    pub results: Vec<ResultsRow>,
    /// Finished games between two persons.
    pub between_persons: u32,
    /// Finished games on a board of wood.
    pub on_wood: u32,
    /// Ratings against the levels of the computer, one a game.
    pub ratings: Vec<LevelRating>,
    /// How well the person played, by analyses; oldest first.
    pub performance: Vec<PerformancePoint>,
    /// Dice that follow from seeds.
    pub dice: DiceFigures,
    /// Dice thrown by hand.
    pub wooden_dice: DiceFigures,
    /// First throws of games that the person began, and how they were played.
    pub openings: Vec<OpeningRow>,
    /// Ratings by puzzles, one a game.
    pub puzzles: Vec<PuzzleRating>,
}

/// Finished games against one level under one set of rules.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ResultsRow {
    /// The rules: a preset's name, or a game with what differs.
    pub rules: String,
    /// The preset's title for people; of other rules their name.
    pub title: String,
    /// Which game: `gul-bara`, `gioul`, `tawula`, `backgammon`.
    pub game: String,
    /// The level of the computer.
    pub level: u8,
    /// What the person won.
    pub won: ResultsCount,
    /// What the computer won.
    pub lost: ResultsCount,
    /// Games that nobody won.
    pub drawn: u32,
}

/// What one side won.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ResultsCount {
    /// Games.
    pub games: u32,
    /// Units.
    pub units: u32,
    /// Of the games, those of more than one unit.
    pub multiple: u32,
    /// Matches.
    pub matches: u32,
}

/// A person's rating against the levels of the computer in one game. Level 1 has 1000; the others
/// have what was measured above it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LevelRating {
    /// Which game.
    pub game: String,
    /// The rating now.
    pub rating: RatingView,
    /// Matches that it comes from.
    pub matches: u32,
    /// What the levels have on the same scale.
    pub levels: Vec<LevelMark>,
    /// Its course: after each of the last matches, oldest first.
    pub course: Vec<RatingPoint>,
}

/// A level on the scale of ratings.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LevelMark {
    /// The level.
    pub level: u8,
    /// Its rating.
    pub rating: f64,
}

/// A rating after a match.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RatingPoint {
    /// The table of the match.
    pub table: String,
    /// When it ended, milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub at_ms: i64,
    /// The level played against.
    pub level: u8,
    /// Units the match was played to.
    pub match_to: u8,
    /// Whether the person won.
    pub won: bool,
    /// The rating after it.
    pub rating: RatingView,
}

/// How well a person played a record.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PerformancePoint {
    /// The id of the analysis.
    pub analysis: String,
    /// Which game.
    pub game: String,
    /// The person.
    pub name: String,
    /// Who played on the other side.
    pub opponent: String,
    /// When it was played, milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub at_ms: i64,
    /// 500 times the mean loss a decision: the lower, the better.
    pub rating: f64,
}

/// Throws of one kind of dice; opening throws are not among them.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DiceFigures {
    /// Of every table, whoever played.
    pub all: DiceCount,
    /// The person's own.
    pub own: DiceCount,
    /// Those of the person's opponents.
    pub opponents: DiceCount,
}

/// Throws counted, beside what is expected of honest dice.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DiceCount {
    /// How many.
    pub throws: u32,
    /// How often each of the six faces came, 1 first.
    pub faces: Vec<u32>,
    /// How often each is expected.
    pub faces_expected: f64,
    /// The 21 throws.
    pub pairs: Vec<PairCount>,
    /// Doublets.
    pub doublets: u32,
    /// How many are expected.
    pub doublets_expected: f64,
    /// The mean sum of both dice, 7 being expected; null without throws.
    pub pips: Option<f64>,
    /// Whether the faces are as expected.
    pub faces_test: ChanceTest,
    /// Whether the 21 throws are as expected.
    pub pairs_test: ChanceTest,
}

/// One of the 21 throws.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PairCount {
    /// The dice, the higher first.
    pub dice: [u8; 2],
    /// How often it came.
    pub count: u32,
    /// How often it is expected.
    pub expected: f64,
}

/// Pearson's chi-square test of counts against what is expected.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ChanceTest {
    /// The sum of the squares of the differences, each by its expectation; null without counts.
    pub chi_square: Option<f64>,
    /// Its degrees of freedom.
    pub degrees: u32,
    /// How often honest dice come to so much or more; null where there are too few counts.
    pub p: Option<f64>,
    /// What that means.
    pub verdict: DiceVerdict,
}

/// What a test says.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum DiceVerdict {
    /// Something is expected fewer than five times: nothing can be said.
    TooFew,
    /// Honest dice look like this.
    AsExpected,
    /// One honest sample in twenty looks like this or worse.
    Unusual,
    /// One honest sample in a thousand looks like this or worse.
    VeryUnusual,
}

/// A first throw as the person played it, beside what the table of openings says.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct OpeningRow {
    /// The rules.
    pub rules: String,
    /// The preset's title for people; of other rules their name.
    pub title: String,
    /// Which game.
    pub game: String,
    /// The dice, the higher first.
    pub dice: [u8; 2],
    /// The play of the first stage; empty if nothing could be played.
    pub play: String,
    /// How often the person played it.
    pub times: u32,
    /// How many of these games are finished.
    pub finished: u32,
    /// Units that they brought, less those that they cost.
    pub units: i32,
    /// The best play; null if there is no table of these rules.
    pub best: Option<String>,
    /// Units a game that it is worth.
    pub best_equity: Option<f64>,
    /// Units a game that the play made is worth; null if it is not in the table, which has the
    /// best few plays.
    pub equity: Option<f64>,
    /// Units that the play made loses; null if that is not known.
    pub loss: Option<f64>,
}

/// A person's rating by the puzzles of a game.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PuzzleRating {
    /// Which game.
    pub game: String,
    /// The rating.
    pub rating: RatingView,
}
