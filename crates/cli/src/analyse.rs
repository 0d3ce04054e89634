//! `rosespring analyse`: what a position offers, or what was played well and badly in a record.

mod position;
mod record;

use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;

use anyhow::Result;
use rosespring_engine::analysis::{Analyst, Depth, Trials};
use rosespring_engine::bearoff::TableEvaluator;
use rosespring_engine::evaluate::{Evaluate, Handwritten, Value};
use rosespring_engine::levels::net_of;
use rosespring_engine::net::Neural;
use rosespring_engine::rollout::TRIALS_MAX;
use rosespring_engine::search::PLIES_MAX;
use rosespring_engine::stakes::Stakes;
use rosespring_engine::{GameEvaluator, shipped_evaluator};
use rosespring_rules::{GameKind, Position};
use rosespring_wire::analysis::AnalysisJson;

use crate::output::refuse;
use crate::rollout::Evaluator;
use crate::{input, output};

/// Tell the best play and why; or go through a whole record and tell who erred and who was lucky.
///
/// A position: every candidate of the stage with its equity, its chances and what it loses; the
/// whole turn stage by stage, and what passes to the opponent; if a throw is due, all throws with
/// their luck.
///
/// A record: every decision, judged. Errors, luck and a rating for each player, and the largest
/// mistakes. If a play in it is not legal, what comes before it is analysed, the fault is named,
/// and the exit code is 1.
///
/// All figures are those of the side that is to play or to throw.
#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    /// A record, or a position: a file, `-` for the standard input, or a position as `show` takes
    /// it.
    #[arg(value_name = "FILE | POSITION")]
    what: String,
    /// Throws to look ahead.
    #[arg(long, default_value_t = 0)]
    #[arg(value_parser = clap::value_parser!(u8).range(0..=i64::from(PLIES_MAX)))]
    plies: u8,
    /// Evaluations for one position, at most; without a limit if not said.
    #[arg(long)]
    budget: Option<u64>,
    /// Roll the best three candidates out as well, with so many trials each.
    #[arg(long, value_name = "TRIALS")]
    #[arg(value_parser = clap::value_parser!(u64).range(2..=TRIALS_MAX))]
    rollout: Option<u64>,
    /// Cut trials off after so many throws; the evaluation has the last word.
    #[arg(long, value_name = "THROWS", requires = "rollout")]
    #[arg(value_parser = clap::value_parser!(u32).range(1..=1_000))]
    truncate: Option<u32>,
    /// Where the dice of rollouts come from; chosen by chance if not said.
    #[arg(long)]
    seed: Option<u64>,
    /// Threads; as many as the machine runs at once if not said. They do not change the result.
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=1024))]
    threads: Option<u32>,
    /// The evaluation that judges: `greedy` (the net that comes with the program), `baseline`, or
    /// `net:FILE`; `greedy` by default, `baseline` in games without a net.
    #[arg(long)]
    evaluator: Option<Evaluator>,
    /// Only this game of a record.
    #[arg(long, value_parser = game)]
    game: Option<usize>,
    /// Judge every game of a record for units, whatever the score of the match.
    #[arg(long)]
    units: bool,
    /// List every play of a record that is doubtful or worse.
    #[arg(long, conflicts_with = "json")]
    list: bool,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
}

fn game(text: &str) -> Result<usize, &'static str> {
    match text.parse() {
        Ok(game @ 1..) => Ok(game),
        _ => Err("games are counted from 1"),
    }
}

/// Candidates that are rolled out.
const BY_ROLLOUT: usize = 3;

impl Arguments {
    /// The evaluation that judges positions of a game.
    fn evaluator(&self, game: GameKind) -> Evaluator {
        Evaluator::or_default(self.evaluator.as_ref(), game)
    }

    fn depth(&self, threads: usize) -> Depth {
        Depth {
            plies: self.plies,
            budget: self.budget.unwrap_or(u64::MAX),
            rollout: self.rollout.map(|trials| Trials {
                trials,
                best: BY_ROLLOUT,
                truncate: self.truncate,
                seed: self.seed.unwrap_or_else(input::chance_seed),
                threads,
            }),
        }
    }
}

/// How rollouts are made, in words.
fn by_rollouts(rollout: &Trials) -> String {
    let Trials {
        trials,
        truncate,
        seed,
        ..
    } = rollout;
    let end = truncate.map_or_else(String::new, |throws| {
        format!(" cut off after {throws} throws")
    });
    format!("by rollouts of {trials} trials{end}, seed {seed}")
}

/// One of the evaluations that can be named.
#[derive(Debug, Clone)]
enum Judge {
    Greedy(Box<TableEvaluator<GameEvaluator>>),
    Net(Box<Neural>),
    Handwritten(Handwritten),
}

impl Judge {
    fn new(evaluator: &Evaluator, game: GameKind) -> Result<Self> {
        Ok(match evaluator {
            Evaluator::Greedy => {
                net_of(game).map_err(refuse)?;
                Self::Greedy(Box::new(shipped_evaluator(game)))
            }
            Evaluator::Baseline => Self::Handwritten(Handwritten::default()),
            Evaluator::Net(file) => {
                let net = Arc::new(input::net(file, game)?);
                Self::Net(Box::new(Neural::new(net)))
            }
        })
    }
}

impl Evaluate for Judge {
    fn evaluate(&self, positions: &[Position], values: &mut [Value]) {
        match self {
            Self::Greedy(known) => known.evaluate(positions, values),
            Self::Net(net) => net.evaluate(positions, values),
            Self::Handwritten(written) => written.evaluate(positions, values),
        }
    }
}

/// What is to be analysed.
enum Subject {
    Position(Position),
    Record(String),
}

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode> {
    match subject(&arguments.what)? {
        Subject::Position(position) => one(&position, arguments),
        Subject::Record(text) => record::run(&text, arguments),
    }
}

fn subject(argument: &str) -> Result<Subject> {
    let trimmed = argument.trim();
    let is_position = ["rs1.", "{", "G:", "gnubg:"]
        .iter()
        .any(|start| trimmed.starts_with(start));
    if is_position {
        return Ok(Subject::Position(input::position(trimmed)?));
    }
    let text = input::text(Path::new(argument))?;
    if is_record(&text) {
        return Ok(Subject::Record(text));
    }
    let first = text.trim_start();
    match first {
        "" => Err(refuse(format_args!("{argument} is empty"))),
        _ if first.starts_with("rs1.") || first.starts_with('{') => {
            Ok(Subject::Position(input::position(first.trim_end())?))
        }
        _ => Err(refuse(format_args!(
            "{argument} is neither a record nor a position of this program"
        ))),
    }
}

/// Whether a text claims to be a record: a position object has no `format`.
fn is_record(text: &str) -> bool {
    let text = text.trim_start();
    text.starts_with("rosespring record")
        || text.starts_with('{') && text.contains("\"rosespring-record\"")
}

fn one(position: &Position, arguments: &Arguments) -> Result<ExitCode> {
    let game = position.rules().game;
    let evaluator = arguments.evaluator(game);
    let judge = Judge::new(&evaluator, game)?;
    let depth = arguments.depth(input::threads(arguments.threads));
    let analysis = Analyst::new(judge, depth).position(position, Stakes::Units);
    if arguments.json {
        output::write_json(&AnalysisJson::new(&analysis).by_rollouts(depth.rollout.as_ref()))?;
    } else {
        output::write(&position::told(&analysis))?;
        let rollout = depth.rollout.map_or_else(String::new, |rollout| {
            format!(", the best {}", by_rollouts(&rollout))
        });
        output::talk(format_args!("judged by {evaluator}{rollout}"));
    }
    Ok(ExitCode::SUCCESS)
}
