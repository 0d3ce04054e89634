//! The statistics of a person's games for the page: `GET /api/statistics`.

use serde::{Deserialize, Serialize};

use crate::practice::RatingView;

/// All statistics.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct StatisticsView {
    /// The persons who played here, ordered by number of tables, largest first.
    pub names: Vec<String>,
    /// The person of these figures; null for all persons together.
    pub name: Option<String>,
    /// Number of tables counted.
    pub tables: u32,
    /// Number of tables that cannot be read and are not counted.
    pub unreadable: u32,
    /// Number of tables that are not counted because there are too many newer ones.
    pub left_out: u32,
    /// Results against the computer, by rules and level.
    pub results: Vec<ResultsRow>,
    /// Number of finished games between two persons.
    pub between_persons: u32,
    /// Number of finished games on a wooden board.
    pub on_wood: u32,
    /// Ratings against the levels of the computer, one for each game.
    pub ratings: Vec<LevelRating>,
    /// The ratings of the person's play by analyses; oldest first.
    pub performance: Vec<PerformancePoint>,
    /// Dice that follow from seeds.
    pub dice: DiceFigures,
    /// Dice thrown by hand.
    pub wooden_dice: DiceFigures,
    /// First throws of games that the person began, with the plays made.
    pub openings: Vec<OpeningRow>,
    /// Ratings by puzzles, one for each game.
    pub puzzles: Vec<PuzzleRating>,
}

/// Finished games against one level under one set of rules.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ResultsRow {
    /// The rules: a preset's name, or a game with what differs.
    pub rules: String,
    /// The preset's title for people; for other rules their name.
    pub title: String,
    /// The game: `gul-bara`, `gioul`, `tawula`, `backgammon`.
    pub game: String,
    /// The level of the computer.
    pub level: u8,
    /// The games that the person won.
    pub won: ResultsCount,
    /// The games that the computer won.
    pub lost: ResultsCount,
    /// Number of drawn games.
    pub drawn: u32,
}

/// The wins of one side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ResultsCount {
    /// Number of games.
    pub games: u32,
    /// Number of units.
    pub units: u32,
    /// Number of games won by more than one unit.
    pub multiple: u32,
    /// Number of matches.
    pub matches: u32,
}

/// A person's rating against the levels of the computer in one game. Level 1 has 1000; each other
/// level is above it by its measured difference.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LevelRating {
    /// The game.
    pub game: String,
    /// The rating now.
    pub rating: RatingView,
    /// Number of matches from which it is computed.
    pub matches: u32,
    /// The ratings of the levels on the same scale.
    pub levels: Vec<LevelMark>,
    /// The rating after each of the last matches, oldest first.
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
    /// The time of its end, milliseconds since 1970.
    pub at_ms: i64,
    /// The level of the opponent.
    pub level: u8,
    /// Units to which the match was played.
    pub match_to: u8,
    /// Whether the person won.
    pub won: bool,
    /// The rating after the match.
    pub rating: RatingView,
}

/// The rating of a person's play in one record.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PerformancePoint {
    /// The id of the analysis.
    pub analysis: String,
    /// The game.
    pub game: String,
    /// The person.
    pub name: String,
    /// The name of the opponent.
    pub opponent: String,
    /// The time of play, milliseconds since 1970.
    pub at_ms: i64,
    /// 500 times the mean loss per decision: lower is better.
    pub rating: f64,
}

/// Throws of one kind of dice, without opening throws.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DiceFigures {
    /// The throws of all sides at all tables.
    pub all: DiceCount,
    /// The person's throws.
    pub own: DiceCount,
    /// The throws of the person's opponents.
    pub opponents: DiceCount,
}

/// Counts of throws, with the expected counts of fair dice.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DiceCount {
    /// Number of throws.
    pub throws: u32,
    /// Number of occurrences of each face, 1 first.
    pub faces: Vec<u32>,
    /// The expected number for each face.
    pub faces_expected: f64,
    /// The 21 throws.
    pub pairs: Vec<PairCount>,
    /// Number of doublets.
    pub doublets: u32,
    /// The expected number of doublets.
    pub doublets_expected: f64,
    /// The mean sum of both dice, with an expectation of 7; null without throws.
    pub pips: Option<f64>,
    /// The test of the faces.
    pub faces_test: ChanceTest,
    /// The test of the 21 throws.
    pub pairs_test: ChanceTest,
}

/// One of the 21 throws.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PairCount {
    /// The dice, the higher first.
    pub dice: [u8; 2],
    /// Number of occurrences.
    pub count: u32,
    /// The expected number.
    pub expected: f64,
}

/// Pearson's chi-square test of counts against expected counts.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ChanceTest {
    /// The sum of the squared differences, each divided by its expectation; null without counts.
    pub chi_square: Option<f64>,
    /// Its degrees of freedom.
    pub degrees: u32,
    /// The probability of at least this value with fair dice; null if there are too few counts.
    pub p: Option<f64>,
    /// The verdict.
    pub verdict: DiceVerdict,
}

/// The verdict of a test.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum DiceVerdict {
    /// An expected count is below five: there is no verdict.
    TooFew,
    /// Fair dice usually look like this.
    AsExpected,
    /// One fair sample in twenty looks like this or worse.
    Unusual,
    /// One fair sample in a thousand looks like this or worse.
    VeryUnusual,
}

/// A first throw with the person's play, compared with the table of openings.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct OpeningRow {
    /// The rules.
    pub rules: String,
    /// The preset's title for people; for other rules their name.
    pub title: String,
    /// The game.
    pub game: String,
    /// The dice, the higher first.
    pub dice: [u8; 2],
    /// The play of the first stage; empty if no number could be played.
    pub play: String,
    /// Number of times the person made this play.
    pub times: u32,
    /// Number of these games that are finished.
    pub finished: u32,
    /// Units won in these games, less those lost.
    pub units: i32,
    /// The best play; null if these rules have no table.
    pub best: Option<String>,
    /// The equity of the best play, in units.
    pub best_equity: Option<f64>,
    /// The equity of the play made, in units; null if it is not among the few plays of the table.
    pub equity: Option<f64>,
    /// The loss of the play made, in units; null if it is not known.
    pub loss: Option<f64>,
}

/// A person's rating by the puzzles of a game.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PuzzleRating {
    /// The game.
    pub game: String,
    /// The rating.
    pub rating: RatingView,
}
