//! The output of the commands with `--json`, one object each.

use serde::ser::SerializeMap as _;
use serde::{Deserialize, Serialize, Serializer};

use rosespring_engine::evaluate::Value;
use rosespring_engine::rollout::Rollout;
use rosespring_rules::{GameKind, Side, WinKind};

/// `rosespring perft`.
#[derive(Debug, Clone, Serialize)]
pub struct PerftResult {
    /// The rules, as text.
    pub rules: String,
    /// Number of distinct ends for each depth.
    pub positions: Vec<u64>,
    /// The time of the count, in seconds.
    pub seconds: f64,
}

/// `rosespring bench`.
#[derive(Debug, Clone, Default, Serialize)]
pub struct BenchResult {
    /// One entry for each measure.
    pub results: Vec<Measure>,
}

/// One measure of [`BenchResult`].
#[derive(Debug, Clone, Serialize)]
pub struct Measure {
    /// The measure's name: `random-games-gul-bara`.
    pub name: String,
    /// The part of the measure, if it has several results: `p99`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub of: Option<String>,
    /// The median of its repeats.
    pub value: f64,
    /// The unit of `value`: `positions/s`.
    pub unit: &'static str,
    /// Number of threads.
    pub threads: u32,
    /// The position of the measure, if it has one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
    /// Number of plays of the stage in that position.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub plays: Option<u64>,
}

/// `rosespring arena`. Points and rates are from the view of A.
#[derive(Debug, Clone, Serialize)]
pub struct ArenaResult {
    /// The first player.
    pub a: String,
    /// The second player.
    pub b: String,
    /// The rules, as text.
    pub rules: String,
    /// Units to which each match is played, if matches are played.
    #[serde(rename = "match", skip_serializing_if = "Option::is_none")]
    pub match_to: Option<u8>,
    /// Number of games, or of matches.
    pub games: u32,
    /// Number of those that A won.
    pub a_wins: u32,
    /// Number of those that B won.
    pub b_wins: u32,
    /// Number of those that were drawn.
    pub draws: u32,
    /// Units that A won less those that A lost, per game, in matches too.
    pub points_per_game: f64,
    /// 95 % interval of `points_per_game`, over pairs.
    pub interval_95: [f64; 2],
    /// The share of games, or matches, that A won; a draw counts half.
    pub win_rate: f64,
    /// 95 % interval of `win_rate`, over pairs.
    pub win_interval_95: [f64; 2],
    /// The rating difference that follows from `win_rate`.
    pub elo: f64,
    /// The 95 % interval of `elo`, from the ends of `win_interval_95`.
    pub elo_interval_95: [f64; 2],
    /// The seed of the dice.
    pub seed: u64,
    /// Number of games that A forfeited.
    pub a_forfeits: u32,
    /// Number of games that B forfeited.
    pub b_forfeits: u32,
    /// The first of these games.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub forfeits: Vec<ForfeitResult>,
}

/// A game that an outside program forfeited.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ForfeitResult {
    /// The number of the pair, from 1.
    pub pair: u32,
    /// The number of the game in the match, from 1.
    pub game: u32,
    /// The side of the program.
    pub side: Side,
    /// The name of the program.
    pub player: String,
    /// The fault of the program.
    pub reason: String,
}

/// `rosespring ladder`, and the file in which it stores finished meetings.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LadderResult {
    /// Always [`LadderResult::FORMAT`].
    pub format: String,
    /// Always [`LadderResult::VERSION`].
    pub version: u32,
    /// The rules, as text.
    pub rules: String,
    /// Units to which each match is played, if matches are played.
    #[serde(rename = "match", default, skip_serializing_if = "Option::is_none")]
    pub match_to: Option<u8>,
    /// Number of games, or of matches, between each two players.
    pub games: u32,
    /// The seed of the dice.
    pub seed: u64,
    /// The players.
    pub players: Vec<LadderPlayer>,
    /// The finished meetings.
    pub meetings: Vec<LadderMeeting>,
    /// Cycles in which each player beats the next by more than the interval, by their names.
    pub cycles: Vec<Vec<String>>,
}

impl LadderResult {
    /// The value of `format`.
    pub const FORMAT: &str = "rosespring-ladder";
    /// The version that is written, and the only one that is read.
    pub const VERSION: u32 = 1;
}

/// A player of a ladder.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LadderPlayer {
    /// The name.
    pub name: String,
    /// The fingerprint of its net and settings, if known: sixteen hexadecimal digits.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fingerprint: Option<String>,
    /// The rating above the first player; missing until all meetings are finished.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub elo: Option<f64>,
    /// Its 95 % interval.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub elo_interval_95: Option<[f64; 2]>,
}

/// The result of two players of a ladder against each other. Points and rates are from the view of
/// A.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LadderMeeting {
    /// The first player.
    pub a: String,
    /// The second player.
    pub b: String,
    /// Number of games that A won.
    pub a_wins: u32,
    /// Number of games that B won.
    pub b_wins: u32,
    /// Number of drawn games.
    pub draws: u32,
    /// Number of games that A forfeited.
    pub a_forfeits: u32,
    /// Number of games that B forfeited.
    pub b_forfeits: u32,
    /// Units that A won less those that A lost, per game.
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
    /// The evaluator of the predictions.
    pub evaluator: String,
    /// The seed of the dice.
    pub seed: u64,
    /// Number of positions, each from a separate game.
    pub positions: u32,
    /// Number of those between throws.
    pub between_throws: u32,
    /// Number of those in the middle of a turn.
    pub in_turns: u32,
    /// The chance that the side to act wins.
    pub win: CalibrateChart,
    /// The chance that the side to act wins more than a single game.
    pub win_more: CalibrateChart,
    /// The chance that the side to act loses more than a single game.
    pub lose_more: CalibrateChart,
}

/// Predicted and actual rates of one event.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct CalibrateChart {
    /// The bins that have a position, from the lowest prediction to the highest.
    pub bins: Vec<CalibrateBin>,
    /// The largest `error` among bins with 1,000 positions; missing if there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub worst: Option<f64>,
}

/// One bin of [`CalibrateChart`].
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct CalibrateBin {
    /// The lowest prediction of the bin; the next bin begins a tenth above.
    pub from: f64,
    /// Number of its positions.
    pub count: u32,
    /// Their mean prediction.
    pub predicted: f64,
    /// The rate at which the event happened.
    pub actual: f64,
    /// The difference between prediction and rate.
    pub error: f64,
    /// The largest difference that chance alone explains, at the 95 % level.
    pub chance: f64,
}

/// `rosespring verify`.
#[derive(Debug, Clone, Serialize)]
pub struct VerifyResult {
    /// Whether the record is complete and follows the rules.
    pub valid: bool,
    /// The check of its dice, if the record is valid.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dice: Option<DiceResult>,
    /// The faults, each with its place.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub faults: Vec<String>,
}

/// The check of the dice of a valid record.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum DiceResult {
    /// The record has no commitment, so its dice cannot be checked.
    NotPromised,
    /// There is a commitment, but the match is not over, so the seed is not revealed yet.
    Sealed,
    /// The seed matches the commitment, and every throw follows from it.
    Fair {
        /// Number of throws compared, with ties of openings.
        throws: u32,
    },
    /// Every throw follows from links of both players and of the server.
    FairOfThree {
        /// Number of throws compared, with ties of openings.
        throws: u32,
        /// Number of chains that a player replaced.
        replaced: u32,
    },
}

/// Rounds a chance or an equity to six digits after the point.
#[must_use]
pub fn rounded(value: impl Into<f64>) -> f64 {
    // Adding zero removes the sign of a negative zero.
    (value.into() * 1e6).round() / 1e6 + 0.0
}

/// The answer of the method `evaluate`, from White's view.
#[derive(Debug, Clone)]
pub struct EvaluateResult {
    game: GameKind,
    value: Value,
    equity: f64,
}

impl Serialize for EvaluateResult {
    /// Writes the chances of double games, and those of the other kinds that the game has; of men
    /// left, the chance of a win times the men beyond the first.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let game = self.game.declaration();
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("win", &rounded(self.value.win))?;
        for kind in WinKind::LARGER.into_iter().chain([WinKind::Left]) {
            let is_known = game.has_win(kind);
            if kind == WinKind::Double || is_known {
                for (result, side) in [("win", Side::White), ("lose", Side::Black)] {
                    let chance = match is_known {
                        true => rounded(self.value.chance(side, kind)),
                        false => 0.0,
                    };
                    map.serialize_entry(&format!("{result}_{}", kind.name()), &chance)?;
                }
            }
        }
        map.serialize_entry("equity", &self.equity)?;
        map.end()
    }
}

impl EvaluateResult {
    /// Converts a value of a game.
    #[must_use]
    pub fn new(value: &Value, game: GameKind) -> Self {
        Self {
            game,
            value: *value,
            equity: rounded(value.equity()),
        }
    }

    /// Replaces the equity by that of a match.
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
    /// The evaluator that chose the plays and measured luck.
    pub evaluator: String,
    /// The seed of the dice.
    pub seed: u64,
    /// Number of throws after which trials were cut off, if they were.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub truncate: Option<u32>,
    /// Number of trials made.
    pub trials: u64,
    /// The mean of the trials, from White's view.
    pub value: EvaluateResult,
    /// The standard error of each figure of `value`.
    pub errors: EvaluateResult,
}

impl RolloutResult {
    /// Converts a rollout for units.
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
    /// The position in which the stage is due.
    pub position: crate::position::PositionJson,
    /// Its plays, one for each distinct end.
    pub plays: Vec<PlayResult>,
}
