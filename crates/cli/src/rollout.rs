//! `rosespring rollout`: estimates the equity of a position by playing it to its end many times.

use std::fmt;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::str::FromStr;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Instant;

use anyhow::Result;
use rosespring_engine::evaluate::{Evaluate, Handwritten};
use rosespring_engine::levels::net_of;
use rosespring_engine::net::{Neural, is_shipped};
use rosespring_engine::rollout::{ROUND, Rollout, RolloutSettings, TRIALS_MAX, Until};
use rosespring_engine::{is_solved, shipped_evaluator};
use rosespring_rules::{GameKind, Position, Rules, WinKind};
use rosespring_wire::kept::RolloutFile;
use rosespring_wire::result::RolloutResult;

use crate::output::refuse;
use crate::{input, output};

/// Estimate the equity of a position by playing it to its end many times.
///
/// Both sides play greedily. The first two throws are stratified and luck is subtracted, so that
/// few trials give a precise result. The same seed gives the same result on any number of threads.
#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    #[arg(help = input::POSITION_HELP, required_unless_present = "rules")]
    position: Option<String>,
    /// Roll out the start of a game with these rules, such as `gul-bara:2007`
    #[arg(long, conflicts_with = "position")]
    rules: Option<Rules>,
    /// Maximum number of trials [default: 1296, or 10,000,000 with --error]
    #[arg(long, value_parser = clap::value_parser!(u64).range(2..=TRIALS_MAX))]
    trials: Option<u64>,
    /// Stop as soon as the standard error of the equity is at most this; tested after every 144
    /// trials
    #[arg(long, value_name = "UNITS", value_parser = error)]
    error: Option<f64>,
    /// Cut trials off after this many throws and evaluate the position reached
    #[arg(long, value_name = "THROWS", value_parser = clap::value_parser!(u32).range(1..=1_000))]
    truncate: Option<u32>,
    /// Seed for the dice [default: random]
    #[arg(long)]
    seed: Option<u64>,
    /// Number of threads [default: all processor cores]
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=1024))]
    threads: Option<u32>,
    /// The evaluation that chooses plays and measures luck: `greedy` (the net that comes with the
    /// program), `baseline`, or `net:FILE` [default: `greedy`, or `baseline` in games without a
    /// net]
    #[arg(long)]
    evaluator: Option<Evaluator>,
    /// Store progress in this file after every 144 trials, and continue from it if it exists; the
    /// result is the same as without the interruption
    #[arg(long, value_name = "FILE")]
    keep: Option<PathBuf>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

const TRIALS: u64 = 1_296;

/// The evaluation that a command uses.
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

impl Evaluator {
    /// Returns the evaluation asked for, or the default one of a game.
    pub(crate) fn or_default(asked: Option<&Self>, game: GameKind) -> Self {
        match asked {
            Some(evaluator) => evaluator.clone(),
            None if is_shipped(game) || is_solved(game) => Self::Greedy,
            None => Self::Baseline,
        }
    }

    /// Returns the kind of evaluation, without the file of a net.
    const fn kind(&self) -> &'static str {
        match self {
            Self::Greedy => "greedy",
            Self::Baseline => "baseline",
            Self::Net(_) => "net",
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
    let game = position.rules().game;
    let evaluator = Evaluator::or_default(arguments.evaluator.as_ref(), game);
    let net = match &evaluator {
        Evaluator::Greedy => Some(net_of(game).map_err(refuse)?),
        Evaluator::Baseline => None,
        Evaluator::Net(file) => Some(Arc::new(input::net(file, game)?)),
    };
    // Nets are identified by their checksums, not by their paths.
    let judge = net.as_ref().map_or_else(
        || evaluator.to_string(),
        |net| {
            let kind = evaluator.kind();
            format!("{kind} {:016x}", net.checksum())
        },
    );
    let (mut rollout, keeper) = stored_rollout(position, arguments, judge)?;
    let began = Instant::now();
    match (&evaluator, net) {
        (Evaluator::Net(_), Some(net)) => {
            make_trials(&mut rollout, &Neural::new(net), arguments, &keeper)
        }
        (Evaluator::Greedy, _) => {
            make_trials(&mut rollout, &shipped_evaluator(game), arguments, &keeper)
        }
        _ => make_trials(&mut rollout, &Handwritten::default(), arguments, &keeper),
    }?;
    let seconds = began.elapsed().as_secs_f64();
    if arguments.json {
        output::write_json(&RolloutResult::new(&rollout, evaluator.to_string()))?;
    } else {
        output::write(&format_rollout(&rollout, &evaluator))?;
        output::talk(format_args!("{seconds:.3} s"));
    }
    Ok(ExitCode::SUCCESS)
}

/// The file that stores a rollout, if there is one.
struct Keeper<'a> {
    file: Option<&'a Path>,
    judge: String,
}

impl Keeper<'_> {
    fn keep(&self, rollout: &Rollout) -> Result<()> {
        let Some(file) = self.file else {
            return Ok(());
        };
        let kept = RolloutFile::new(rollout, self.judge.clone());
        output::write_file(file, &kept.to_json())
    }
}

/// Returns the rollout, with the trials stored in the file.
fn stored_rollout(
    position: Position,
    arguments: &Arguments,
    judge: String,
) -> Result<(Rollout, Keeper<'_>)> {
    let file = arguments.keep.as_deref();
    let kept = match file.map(std::fs::read_to_string) {
        None => None,
        Some(Ok(text)) => Some(RolloutFile::from_json(&text)),
        Some(Err(error)) if error.kind() == std::io::ErrorKind::NotFound => None,
        Some(Err(error)) => Some(Err(error.to_string())),
    };
    let file_name = || file.map_or_else(String::new, |file| file.display().to_string());
    let kept = kept.transpose().map_err(|fault| {
        let file = file_name();
        refuse(format_args!(
            "{file} is not a stored rollout ({fault}): remove it first"
        ))
    })?;
    let kept_seed = kept.as_ref().map(RolloutFile::seed);
    let seed = arguments.seed.or(kept_seed);
    let settings = RolloutSettings {
        truncate: arguments.truncate,
        ..RolloutSettings::new(seed.unwrap_or_else(input::chance_seed))
    };
    let new = Rollout::new(position, settings);
    let rollout = match kept {
        None => new,
        Some(kept) => kept.go_on(&new, &judge).ok_or_else(|| {
            refuse(format_args!(
                "{} holds a rollout of another position, seed, length or evaluator: remove it, or \
                 name another file",
                file_name()
            ))
        })?,
    };
    if let Some(file) = file {
        output::check_file(file)?;
    }
    Ok((rollout, Keeper { file, judge }))
}

/// Runs the trials in groups, so that the bar can show the error and the progress can be stored.
fn make_trials<E: Evaluate + Clone + Send>(
    rollout: &mut Rollout,
    evaluator: &E,
    arguments: &Arguments,
    keeper: &Keeper<'_>,
) -> Result<()> {
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
        if rollout.trials() > before {
            keeper.keep(rollout)?;
        }
        if rollout.trials() == before || rollout.trials() == trials {
            break;
        }
        let now = rollout.worth().error;
        bar.set_message(format!("equity ± {now:.4}, trials"));
        if let Some(error) = arguments.error {
            // The error falls with the square root of the number of trials.
            let needed = rollout.trials() as f64 * (now / error).powi(2);
            bar.set_length(trials.min(needed as u64).max(rollout.trials()));
        }
    }
    bar.finish_and_clear();
    Ok(())
}

/// Returns the figures of a game in the order of `Value::to_array`: the name of each, or `None` if
/// the game has no such win.
fn figures(game: GameKind) -> impl Iterator<Item = Option<String>> {
    let larger = ["White", "Black"].into_iter().flat_map(move |winner| {
        let name = move |kind: WinKind| {
            if kind == WinKind::Double && game.declaration().has_win(WinKind::Left) {
                return Some(format!("{winner} wins men beyond the first, times 100"));
            }
            if kind == WinKind::Double && game.declaration().has_win(WinKind::Jan) {
                return Some(format!("{winner} wins by jan"));
            }
            let by = match kind {
                WinKind::Single
                | WinKind::Double
                | WinKind::Triple
                | WinKind::Mother
                | WinKind::Left => "",
                WinKind::Capote | WinKind::Jan => "by ",
            };
            let name = format!("{winner} wins {by}{}", kind.name());
            game.declaration().has_win(kind).then_some(name)
        };
        WinKind::LARGER.into_iter().map(name)
    });
    std::iter::once(Some("White wins".to_owned())).chain(larger)
}

fn format_rollout(rollout: &Rollout, evaluator: &Evaluator) -> String {
    let (value, errors, worth) = (rollout.value(), rollout.errors(), rollout.worth());
    let figures = figures(rollout.position().rules().game);
    let means = value.to_array().into_iter().zip(errors.to_array());
    let figures: String = figures
        .zip(means)
        .filter_map(|(name, (mean, error))| {
            let (mean, error) = (100.0 * mean, 100.0 * error);
            Some(format!("{} {mean:.2} % ± {error:.2}\n", name?))
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
