//! `rosespring analyse`: the analysis of a position or of a record.

mod position;
mod reasons;
mod record;
mod several;

use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;

use anyhow::Result;
use rosespring_engine::analysis::record::ReviewSettings;
use rosespring_engine::analysis::{Analyst, Depth, Trials};
use rosespring_engine::bearoff::TableEvaluator;
use rosespring_engine::evaluate::{Evaluate, Handwritten, Value};
use rosespring_engine::levels::net_of;
use rosespring_engine::net::Neural;
use rosespring_engine::rollout::TRIALS_MAX;
use rosespring_engine::search::PLIES_MAX;
use rosespring_engine::stakes::Stakes;
use rosespring_engine::{GameEvaluator, is_solved, shipped_match_evaluator};
use rosespring_rules::{GameKind, MatchRules, Position, trictrac};
use rosespring_wire::analysis::AnalysisJson;
use rosespring_wire::import_fault::messages;
use rosespring_wire::position::is_position;
use rosespring_wire::record::{ReadRecord, is_record, named_kind, read_sound};

use crate::any_rules::AnyPosition;
use crate::input::Source;
use crate::output::refuse;
use crate::rollout::Evaluator;
use crate::trictrac::Listing;
use crate::{input, output};

/// Analyse a position, or every decision of a record.
///
/// A position: every candidate play of the stage with its equity, its chances and its loss against
/// the best; the whole turn, stage by stage; the remainder that passes to the opponent; if a throw
/// is due, all throws with their luck.
///
/// A record: the loss of every decision, the errors, the luck and a rating of each player, and the
/// largest mistakes. Several records: one report of the errors by player, game, opponent and phase,
/// and the twenty largest mistakes. If a play of the record is not legal, the plays before it are
/// analysed, the fault is printed, and the exit code is 1.
///
/// A position of Trictrac: the chance to win the game after each play, the best first, and after
/// both choices if one is due, by its net.
///
/// All figures are from the view of the side that is to play or to throw.
#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    /// A record or a position: a file, `-` for the standard input, or a position in a form that
    /// `show` accepts; or several files with records, or a
    /// folder of them, not of folders
    #[arg(value_name = "FILE | POSITION", required = true)]
    what: Vec<String>,
    /// Of several records, count the errors of this player only [default: the one who is in all]
    #[arg(long, value_name = "NAME")]
    player: Option<String>,
    /// Number of throws to look ahead
    #[arg(long, default_value_t = 0)]
    #[arg(value_parser = clap::value_parser!(u8).range(0..=i64::from(PLIES_MAX)))]
    plies: u8,
    /// Maximum number of evaluations for one position [default: no limit]
    #[arg(long)]
    budget: Option<u64>,
    /// Also roll out the best three candidates, with this many trials each
    #[arg(long, value_name = "TRIALS")]
    #[arg(value_parser = clap::value_parser!(u64).range(2..=TRIALS_MAX))]
    rollout: Option<u64>,
    /// Cut trials off after this many throws and evaluate the position reached
    #[arg(long, value_name = "THROWS", requires = "rollout")]
    #[arg(value_parser = clap::value_parser!(u32).range(1..=1_000))]
    truncate: Option<u32>,
    /// Seed for the dice of rollouts [default: random]
    #[arg(long)]
    seed: Option<u64>,
    /// Number of threads; the result does not depend on it [default: all processor cores]
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=1024))]
    threads: Option<u32>,
    /// The evaluation to use: `greedy` (the net that comes with the program), `baseline`, or
    /// `net:FILE` [default: `greedy`, or `baseline` in games without a net]
    #[arg(long)]
    evaluator: Option<Evaluator>,
    /// Analyse only the game of the record with this number
    #[arg(long, value_parser = game)]
    game: Option<usize>,
    /// Count losses in units, not at the score of the match
    #[arg(long)]
    units: bool,
    /// List every play of a record that is doubtful or worse
    #[arg(long, conflicts_with = "json")]
    list: bool,
    /// Also tell why each play of a record loses that is doubtful or worse, as far as counted facts
    /// tell it
    #[arg(long)]
    why: bool,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

fn game(text: &str) -> Result<usize, &'static str> {
    match text.parse() {
        Ok(game @ 1..) => Ok(game),
        _ => Err("games are counted from 1"),
    }
}

/// Number of candidates that are rolled out.
const BY_ROLLOUT: usize = 3;

impl Arguments {
    /// Returns the evaluation to use for a game.
    fn evaluator(&self, game: GameKind) -> Evaluator {
        Evaluator::or_default(self.evaluator.as_ref(), game)
    }

    /// Returns the evaluation to use for a match: by default the nets of its games.
    fn match_evaluator(&self, rules: &MatchRules) -> Evaluator {
        match rules {
            MatchRules::One(rules) => self.evaluator(rules.game),
            MatchRules::Cycle(_) => self.evaluator.clone().unwrap_or(Evaluator::Greedy),
        }
    }

    fn review_settings(&self) -> ReviewSettings {
        let threads = input::threads(self.threads);
        ReviewSettings {
            depth: self.depth(threads),
            rollouts_max: usize::MAX,
            game: self.game,
            for_units: self.units,
            threads,
            why: self.why,
        }
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

/// Describes how rollouts are made.
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

/// An evaluation that the command line can name.
#[derive(Debug, Clone)]
pub(crate) enum Judge {
    Greedy(Box<TableEvaluator<GameEvaluator>>),
    Net(Box<Neural>),
    Handwritten(Handwritten),
}

impl Judge {
    /// Creates the evaluation of the game of a position.
    pub(crate) fn of_position(evaluator: &Evaluator, position: &Position) -> Result<Self> {
        Self::new(evaluator, &(*position.rules()).into())
    }

    /// Creates the evaluation of every game of a match. In a match of several games, those without
    /// a net are evaluated by hand-written features.
    pub(crate) fn new(evaluator: &Evaluator, rules: &MatchRules) -> Result<Self> {
        Ok(match evaluator {
            Evaluator::Greedy => {
                if let Some(rules) = rules.one().filter(|rules| !is_solved(rules.game)) {
                    net_of(rules.game).map_err(refuse)?;
                }
                Self::Greedy(Box::new(shipped_match_evaluator(rules)))
            }
            Evaluator::Baseline => Self::Handwritten(Handwritten::default()),
            Evaluator::Net(file) => {
                let nets = rules.games().map(|game| input::net(file, game));
                let mut nets = nets.collect::<Result<Vec<_>>>()?;
                let net = Arc::new(nets.swap_remove(0));
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

/// The position or the record to analyse.
enum Subject {
    Position(AnyPosition),
    Record(Box<ReadRecord>),
}

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode> {
    let what = match arguments.what.as_slice() {
        [what] if !Path::new(what).is_dir() => what,
        _ => return several::run(arguments),
    };
    if arguments.player.is_some() {
        return Err(refuse("--player needs several records"));
    }
    match subject(what)? {
        Subject::Position(AnyPosition::Usual(position)) => analyse_position(&position, arguments),
        Subject::Position(AnyPosition::Trictrac(position)) => {
            Listing::new(position, None)?.write_rated(arguments.json)
        }
        Subject::Record(read) => record::run(*read, arguments),
    }
}

fn subject(argument: &str) -> Result<Subject> {
    let trimmed = argument.trim();
    if is_position(trimmed) || trimmed.starts_with(trictrac::POSITION_PREFIX) {
        return Ok(Subject::Position(input::any_position(trimmed)?));
    }
    let text = match input::source(Path::new(argument))? {
        Source::Text(text) => text,
        Source::Record(read) => return Ok(Subject::Record(read)),
        Source::Position(read) => return Ok(Subject::Position(input::checked(&read)?.into())),
    };
    if is_record(&text) {
        let read = read_sound(&text);
        let read = read.map_err(|faults| refuse(messages(&faults).join("\n       ")))?;
        return Ok(Subject::Record(Box::new(read)));
    }
    let first = text.trim_start();
    match first {
        _ if is_position(first) => {
            let position = input::position(first.trim_end())?;
            Ok(Subject::Position(position.into()))
        }
        _ => Err(match named_kind(&text) {
            Some(kind) => refuse(format_args!("{argument}: {kind}")),
            None => refuse(format_args!(
                "{argument} is neither a record nor a position that can be read"
            )),
        }),
    }
}

fn analyse_position(position: &Position, arguments: &Arguments) -> Result<ExitCode> {
    if arguments.why {
        return Err(refuse(
            "--why needs a record: a position has no play that was made",
        ));
    }
    let game = position.rules().game;
    let evaluator = arguments.evaluator(game);
    let judge = Judge::of_position(&evaluator, position)?;
    let depth = arguments.depth(input::threads(arguments.threads));
    let analysis = Analyst::new(judge, depth).position(position, Stakes::Units);
    if arguments.json {
        output::write_json(&AnalysisJson::new(&analysis).by_rollouts(depth.rollout.as_ref()))?;
    } else {
        output::write(&position::format_analysis(&analysis))?;
        let rollout = depth.rollout.map_or_else(String::new, |rollout| {
            format!(", the best {}", by_rollouts(&rollout))
        });
        output::talk(format_args!("judged by {evaluator}{rollout}"));
    }
    Ok(ExitCode::SUCCESS)
}
