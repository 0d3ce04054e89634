//! `rosespring rollout`: what a position is worth, by playing it to its end many times.

use std::fmt;
use std::path::PathBuf;
use std::process::ExitCode;
use std::str::FromStr;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Instant;

use anyhow::Result;
use rosespring_engine::evaluate::{Evaluate, Handwritten, Value};
use rosespring_engine::net::Neural;
use rosespring_engine::rollout::{ROUND, Rollout, Settings, TRIALS_MAX, Until};
use rosespring_engine::shipped_evaluator;
use rosespring_rules::{GameKind, Position, Rules};
use rosespring_wire::result::RolloutResult;

use crate::output::refuse;
use crate::{input, output};

/// Play a position to its end many times, and tell what it is worth.
///
/// Both sides play greedily. The first two throws are dealt out evenly and luck is taken off, so
/// that few trials say much. The same seed gives the same result on any number of threads.
#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    #[arg(help = input::POSITION_HELP, required_unless_present = "rules")]
    position: Option<String>,
    /// Roll out the start of a game by these rules, such as `gul-bara:2007`.
    #[arg(long, conflicts_with = "position")]
    rules: Option<Rules>,
    /// Trials; 1296 if neither this nor an error is said.
    #[arg(long, value_parser = clap::value_parser!(u64).range(2..=TRIALS_MAX))]
    trials: Option<u64>,
    /// Stop as soon as the standard error of the equity is no larger than this.
    #[arg(long, value_name = "UNITS", value_parser = error)]
    error: Option<f64>,
    /// Let the evaluation have the last word after so many throws.
    #[arg(long, value_name = "THROWS", value_parser = clap::value_parser!(u32).range(1..=1_000))]
    truncate: Option<u32>,
    /// Where the dice come from; chosen by chance if not said.
    #[arg(long)]
    seed: Option<u64>,
    /// Threads; as many as the machine runs at once if not said.
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=1024))]
    threads: Option<u32>,
    /// Who judges plays and luck: `greedy` (the net that comes with the program), `baseline`, or
    /// `net:FILE`.
    #[arg(long, default_value = "greedy")]
    evaluator: Evaluator,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
}

const TRIALS: u64 = 1_296;

/// Who judges.
#[derive(Debug, Clone)]
pub(crate) enum Evaluator {
    Greedy,
    Baseline,
    Net(PathBuf),
}

impl FromStr for Evaluator {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text.strip_prefix("net:") {
            _ if text == "greedy" => Ok(Self::Greedy),
            _ if text == "baseline" => Ok(Self::Baseline),
            Some(file) if !file.is_empty() => Ok(Self::Net(file.into())),
            _ => Err("expected `greedy`, `baseline` or `net:FILE`"),
        }
    }
}

impl fmt::Display for Evaluator {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Greedy => f.write_str("greedy"),
            Self::Baseline => f.write_str("baseline"),
            Self::Net(file) => write!(f, "net:{}", file.display()),
        }
    }
}

fn error(text: &str) -> Result<f64, &'static str> {
    match text.parse() {
        Ok(error) if error > 0.0 && f64::is_finite(error) => Ok(error),
        _ => Err("expected a number above 0"),
    }
}

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode> {
    let position = match (&arguments.position, arguments.rules) {
        (Some(argument), _) => input::position(argument)?,
        (None, Some(rules)) => Position::start(rules),
        (None, None) => return Err(refuse("a position or --rules is needed")),
    };
    let settings = Settings {
        truncate: arguments.truncate,
        ..Settings::new(arguments.seed.unwrap_or_else(input::chance_seed))
    };
    let mut rollout = Rollout::new(position, settings);
    let began = Instant::now();
    match &arguments.evaluator {
        Evaluator::Greedy => {
            let evaluator = shipped_evaluator(rollout.position().rules().game);
            make_trials(&mut rollout, &evaluator, arguments)
        }
        Evaluator::Baseline => make_trials(&mut rollout, &Handwritten::default(), arguments),
        Evaluator::Net(file) => {
            let net = input::net(file, position.rules().game)?;
            make_trials(&mut rollout, &Neural::new(Arc::new(net)), arguments);
        }
    }
    let seconds = began.elapsed().as_secs_f64();
    if arguments.json {
        let evaluator = arguments.evaluator.to_string();
        output::write_json(&RolloutResult::new(&rollout, evaluator))?;
    } else {
        output::write(&told(&rollout, &arguments.evaluator))?;
        output::talk(format_args!("{seconds:.3} s"));
    }
    Ok(ExitCode::SUCCESS)
}

/// Makes the trials, some at a time, so that the bar can tell the error as it falls.
fn make_trials<E: Evaluate + Clone + Send>(
    rollout: &mut Rollout,
    evaluator: &E,
    arguments: &Arguments,
) {
    let threads = input::threads(arguments.threads);
    let trials = match (arguments.trials, arguments.error) {
        (Some(trials), _) => trials,
        (None, Some(_)) => TRIALS_MAX,
        (None, None) => TRIALS,
    };
    let never = AtomicBool::new(false);
    let bar = output::progress(trials, "trials");
    loop {
        let before = rollout.trials();
        let until = Until {
            trials: trials.min((before / ROUND + 1) * ROUND),
            error: arguments.error,
            cancelled: &never,
        };
        rollout.run(evaluator, threads, &until, |done| bar.set_position(done));
        if rollout.trials() == before || rollout.trials() == trials {
            break;
        }
        let now = rollout.worth().error;
        bar.set_message(format!("equity ± {now:.4}, trials"));
        if let Some(error) = arguments.error {
            // The error falls with the root of the trials.
            let needed = rollout.trials() as f64 * (now / error).powi(2);
            bar.set_length(trials.min(needed as u64).max(rollout.trials()));
        }
    }
    bar.finish_and_clear();
}

/// A figure, and how people call it.
type Figure = (&'static str, fn(&Value) -> f32);

/// The figures that games have; some have only a few of them.
const FIGURES: [Figure; 7] = [
    ("White wins", |value| value.win),
    ("White wins double", |value| value.win_double),
    ("White wins triple", |value| value.win_triple),
    ("White wins by capote", |value| value.win_capote),
    ("Black wins double", |value| value.lose_double),
    ("Black wins triple", |value| value.lose_triple),
    ("Black wins by capote", |value| value.lose_capote),
];

fn told(rollout: &Rollout, evaluator: &Evaluator) -> String {
    let (value, errors, worth) = (rollout.value(), rollout.errors(), rollout.worth());
    let game = rollout.position().rules().game;
    let figures: String = FIGURES
        .into_iter()
        .filter(|(name, _)| match name.rsplit(' ').next() {
            Some("double") => game != GameKind::Tawula,
            Some("triple") => game == GameKind::Backgammon,
            Some("capote") => game == GameKind::Tawula,
            _ => true,
        })
        .map(|(name, of)| {
            let (mean, error) = (100.0 * of(&value), 100.0 * of(&errors));
            format!("{name} {mean:.2} % ± {error:.2}\n")
        })
        .collect();
    let end = rollout.settings().truncate.map_or_else(
        || "to the end".to_owned(),
        |throws| format!("cut off after {throws} throws"),
    );
    format!(
        "{figures}equity {mean:+.4} ± {error:.4} for White\n\
         {trials} trials {end}, plays by {evaluator}, seed {seed}; ± one standard error\n",
        mean = worth.mean,
        error = worth.error,
        trials = rollout.trials(),
        seed = rollout.settings().seed,
    )
}
