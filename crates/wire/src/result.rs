//! What the commands print with `--json`, one object each.

use serde::{Deserialize, Serialize};

use rosespring_engine::evaluate::Value;
use rosespring_engine::rollout::Rollout;
use rosespring_rules::{GameKind, Side, WinKind};

/// `rosespring perft`.
#[derive(Debug, Clone, Serialize)]
pub struct PerftResult {
    /// The rules, as text.
    pub rules: String,
    /// Distinct ends, one number a depth.
    pub positions: Vec<u64>,
    /// Time taken.
    pub seconds: f64,
}

/// `rosespring bench`.
#[derive(Debug, Clone, Default, Serialize)]
pub struct BenchResult {
    /// One entry a measure.
    pub results: Vec<Measure>,
}

/// One measure of [`BenchResult`].
#[derive(Debug, Clone, Serialize)]
pub struct Measure {
    /// The measure's name: `random-games-gul-bara`.
    pub name: String,
    /// What this is of the measure, if it has several results: `p99`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub of: Option<String>,
    /// The median of its repeats.
    pub value: f64,
    /// The unit of `value`: `positions/s`.
    pub unit: &'static str,
    /// Threads used.
    pub threads: u32,
    /// The position the measure was taken on, if it is about one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
    /// Plays of the stage in that position.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub plays: Option<u64>,
}

/// `rosespring arena`. Points and rates are those of A.
#[derive(Debug, Clone, Serialize)]
pub struct ArenaResult {
    /// The first player.
    pub a: String,
    /// The second player.
    pub b: String,
    /// The rules, as text.
    pub rules: String,
    /// Units each match is played to, if matches are played.
    #[serde(rename = "match", skip_serializing_if = "Option::is_none")]
    pub match_to: Option<u8>,
    /// Games, or matches, played.
    pub games: u32,
    /// Those that A won.
    pub a_wins: u32,
    /// Those that B won.
    pub b_wins: u32,
    /// Those that nobody won.
    pub draws: u32,
    /// Units A won less units A lost, a game; in matches too it is games that are counted.
    pub points_per_game: f64,
    /// 95 % interval of `points_per_game`, over pairs.
    pub interval_95: [f64; 2],
    /// The share of games, or matches, that A won; a draw counts half.
    pub win_rate: f64,
    /// 95 % interval of `win_rate`, over pairs.
    pub win_interval_95: [f64; 2],
    /// The rating difference that `win_rate` means.
    pub elo: f64,
    /// 95 % interval of `elo`: what the ends of `win_interval_95` mean.
    pub elo_interval_95: [f64; 2],
    /// The seed of the dice.
    pub seed: u64,
    /// Games that A lost because it did not play.
    pub a_forfeits: u32,
    /// Games that B lost because it did not play.
    pub b_forfeits: u32,
    /// The first of these games.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub forfeits: Vec<ForfeitResult>,
}

/// A game that an outside program lost because it did not play.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ForfeitResult {
    /// Which pair, from 1.
    pub pair: u32,
    /// Which game of the match, from 1.
    pub game: u32,
    /// The side the program had.
    pub side: Side,
    /// The program, as it was named.
    pub player: String,
    /// What it did.
    pub reason: String,
}

/// `rosespring ladder`, and the file in which it keeps what is finished.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LadderResult {
    /// Always [`LadderResult::FORMAT`].
    pub format: String,
    /// Always [`LadderResult::VERSION`].
    pub version: u32,
    /// The rules, as text.
    pub rules: String,
    /// Units each match is played to, if matches are played.
    #[serde(rename = "match", default, skip_serializing_if = "Option::is_none")]
    pub match_to: Option<u8>,
    /// Games, or matches, of each two players.
    pub games: u32,
    /// The seed of the dice.
    pub seed: u64,
    /// Who took part, as they were named.
    pub players: Vec<LadderPlayer>,
    /// What each two made of each other, as far as they have played.
    pub meetings: Vec<LadderMeeting>,
    /// Circles in which each player beats the next beyond the interval, by their names.
    pub cycles: Vec<Vec<String>>,
}

impl LadderResult {
    /// The value of `format`.
    pub const FORMAT: &str = "rosespring-ladder";
    /// The version written, and the only one read.
    pub const VERSION: u32 = 1;
}

/// A player of a ladder.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LadderPlayer {
    /// The name.
    pub name: String,
    /// What it is made of, if that is known: sixteen hexadecimal digits.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fingerprint: Option<String>,
    /// The rating above the first player; missing until all meetings are finished.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub elo: Option<f64>,
    /// Its 95 % interval.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub elo_interval_95: Option<[f64; 2]>,
}

/// What two players of a ladder made of each other. Points and rates are those of A.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LadderMeeting {
    /// The first player.
    pub a: String,
    /// The second player.
    pub b: String,
    /// Those that A won.
    pub a_wins: u32,
    /// Those that B won.
    pub b_wins: u32,
    /// Those that nobody won.
    pub draws: u32,
    /// Games that A lost because it did not play.
    pub a_forfeits: u32,
    /// Games that B lost because it did not play.
    pub b_forfeits: u32,
    /// Units A won less units A lost, a game.
    pub points_per_game: f64,
    /// 95 % interval of `points_per_game`, over pairs.
    pub interval_95: [f64; 2],
    /// The share of games, or matches, that A won; a draw counts half.
    pub win_rate: f64,
    /// The standard error of `win_rate`, over pairs.
    pub win_error: f64,
}

/// `rosespring calibrate`.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct CalibrateResult {
    /// The rules, as text.
    pub rules: String,
    /// Whose predictions are looked at.
    pub evaluator: String,
    /// The seed of the dice.
    pub seed: u64,
    /// Positions, each of a game of its own.
    pub positions: u32,
    /// Those between throws.
    pub between_throws: u32,
    /// Those in the middle of a turn.
    pub in_turns: u32,
    /// The side to act wins.
    pub win: CalibrateChart,
    /// The side to act wins more than a single game.
    pub win_more: CalibrateChart,
    /// The side to act loses more than a single game.
    pub lose_more: CalibrateChart,
}

/// Predicted and actual rates of one event.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct CalibrateChart {
    /// Bins with a position, from the lowest prediction to the highest.
    pub bins: Vec<CalibrateBin>,
    /// The largest `error` among bins with 1,000 positions; missing if there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub worst: Option<f64>,
}

/// One bin of [`CalibrateChart`].
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct CalibrateBin {
    /// The lowest prediction it takes; a tenth more is the next bin's.
    pub from: f64,
    /// Its positions.
    pub count: u32,
    /// Their mean prediction.
    pub predicted: f64,
    /// How often it came true.
    pub actual: f64,
    /// The difference of the two.
    pub error: f64,
    /// How large the difference comes to be by chance alone, at most, 95 times in 100.
    pub chance: f64,
}

/// `rosespring verify`.
#[derive(Debug, Clone, Serialize)]
pub struct VerifyResult {
    /// Whether the record is whole and follows the rules.
    pub valid: bool,
    /// What is known of its dice, if it is valid.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dice: Option<DiceResult>,
    /// What is wrong with it, each with its place.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub faults: Vec<String>,
}

/// What is known of the dice of a valid record.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum DiceResult {
    /// The record promises nothing, so its dice cannot be checked.
    NotPromised,
    /// There is a commitment; the match is not over, so the seed is not told yet.
    Sealed,
    /// The seed opens the commitment and gives every throw.
    Fair {
        /// Throws compared, tries of openings included.
        throws: u32,
    },
}

/// A chance or an equity with the six digits that are worth writing.
#[must_use]
pub fn rounded(value: impl Into<f64>) -> f64 {
    // Adding nothing takes the sign off a zero.
    (value.into() * 1e6).round() / 1e6 + 0.0
}

/// The answer to the method `evaluate`, for White.
#[derive(Debug, Clone, Serialize)]
pub struct EvaluateResult {
    win: f64,
    win_double: f64,
    lose_double: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    win_triple: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    lose_triple: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    win_capote: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    lose_capote: Option<f64>,
    equity: f64,
}

impl EvaluateResult {
    /// The answer for a value of a game.
    #[must_use]
    pub fn new(value: &Value, game: GameKind) -> Self {
        let game = game.declaration();
        let triple = |chance| game.has_win(WinKind::Triple).then(|| rounded(chance));
        let capote = |chance| game.has_win(WinKind::Capote).then(|| rounded(chance));
        Self {
            win: rounded(value.win),
            win_double: rounded(value.win_double),
            lose_double: rounded(value.lose_double),
            win_triple: triple(value.win_triple),
            lose_triple: triple(value.lose_triple),
            win_capote: capote(value.win_capote),
            lose_capote: capote(value.lose_capote),
            equity: rounded(value.equity()),
        }
    }

    /// The same with another equity: that of a match.
    pub(crate) fn with_equity(self, equity: f32) -> Self {
        Self {
            equity: rounded(equity),
            ..self
        }
    }
}

/// `rosespring rollout`.
#[derive(Debug, Clone, Serialize)]
pub struct RolloutResult {
    /// The position, as an id.
    pub position: String,
    /// Who judged the plays and the luck.
    pub evaluator: String,
    /// The seed of the dice.
    pub seed: u64,
    /// Throws after which the evaluation had the last word, if it did.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub truncate: Option<u32>,
    /// Trials made.
    pub trials: u64,
    /// The mean of the trials, for White.
    pub value: EvaluateResult,
    /// The standard error of each figure of `value`.
    pub errors: EvaluateResult,
}

impl RolloutResult {
    /// The result of a rollout for units.
    #[must_use]
    pub fn new(rollout: &Rollout, evaluator: String) -> Self {
        let game = rollout.position().rules().game;
        let worth = rollout.worth();
        Self {
            position: rollout.position().id(),
            evaluator,
            seed: rollout.settings().seed,
            truncate: rollout.settings().truncate,
            trials: rollout.trials(),
            value: EvaluateResult {
                equity: rounded(worth.mean),
                ..EvaluateResult::new(&rollout.value(), game)
            },
            errors: EvaluateResult {
                equity: rounded(worth.error),
                ..EvaluateResult::new(&rollout.errors(), game)
            },
        }
    }
}

/// `rosespring legal`: one play.
#[derive(Debug, Clone, Serialize)]
pub struct PlayResult {
    /// The play as text.
    pub play: String,
    /// Its steps.
    pub steps: Vec<serde_json::Value>,
    /// The position that follows.
    pub position: crate::position::PositionJson,
}

/// `rosespring legal`.
#[derive(Debug, Clone, Serialize)]
pub struct LegalResult {
    /// The position in which the stage is to be played.
    pub position: crate::position::PositionJson,
    /// Its plays, each distinct end once.
    pub plays: Vec<PlayResult>,
}
