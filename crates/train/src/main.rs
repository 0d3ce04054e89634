//! The `rosespring-train` program: trains nets by self-play.
//!
//! Data goes to the standard output, messages to the standard error.

#![allow(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "a program that reports"
)]

mod progress;

use std::io;
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Result;
use clap::{Parser, Subcommand};
use rosespring_train::data::Writer;
use rosespring_train::label::Labeller;
use rosespring_train::learn::Learner;
use rosespring_train::workers::Workers;
use rosespring_train::{
    TrainError, calibrate, curve, data, export, facts, gate, judge, label, learn, make, serve,
    trictrac,
};

use progress::Progress;

/// Train nets for Gul bara, Gioul, Tawula and backgammon by self-play.
///
/// Exit codes: 0 success; 1 `gate` and `make`: the net was not shown to be
/// stronger; 2 the command line or its
/// input is not usable; 3 another failure, such as a file that cannot be written.
#[derive(Debug, Parser)]
#[command(name = "rosespring-train", version, max_term_width = 100)]
struct Cli {
    /// Show no progress. It is shown on standard error, if that is a terminal
    #[arg(long, short, global = true)]
    quiet: bool,
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Learn(learn::LearnSettings),
    Label(label::LabelSettings),
    Gate(gate::GateSettings),
    Make(make::MakeSettings),
    Judge(judge::JudgeSettings),
    /// Write the net of a run to a file, check it, and print its row for `nets/NETS.md`
    Export {
        /// The folder of the run
        run: PathBuf,
        /// The file to write
        #[arg(long, value_name = "FILE")]
        out: PathBuf,
    },
    Calibrate(calibrate::CalibrateSettings),
    Facts(facts::FactSettings),
    /// Draw the strength and the loss of runs by games, as SVG
    Curve {
        /// The folders of the runs
        #[arg(required = true, value_name = "RUN")]
        runs: Vec<PathBuf>,
        /// The file to write
        #[arg(long, value_name = "FILE")]
        out: PathBuf,
    },
    SelfPlay(data::DataSettings),
    Samples(serve::ServeSettings),
    Trictrac(trictrac::TrictracSettings),
}

const NOT_STRONGER: u8 = 1;
const REFUSED: u8 = 2;
const FAILED: u8 = 3;

fn main() -> ExitCode {
    let Cli { command, quiet } = Cli::parse();
    match run(command, quiet) {
        Ok(code) => code,
        Err(error) => {
            eprintln!("error: {error:#}");
            let refusal = error.downcast_ref().is_some_and(TrainError::is_refusal);
            ExitCode::from(if refusal { REFUSED } else { FAILED })
        }
    }
}

fn run(command: Command, is_quiet: bool) -> Result<ExitCode> {
    match command {
        Command::Learn(settings) => learn(settings, is_quiet)?,
        Command::Label(settings) => label(settings, is_quiet)?,
        Command::Gate(settings) => return gate(&settings, is_quiet),
        Command::Make(settings) => return make(&settings, is_quiet),
        Command::Judge(settings) => {
            let report = judge::run(&settings)?;
            match settings.json {
                true => println!("{}", serde_json::to_string(&report)?),
                false => print!("{report}"),
            }
        }
        Command::Export { run, out } => {
            let exported = export::run(&run, &out)?;
            println!("{}", exported.row());
            if exported.games < exported.all_games {
                let (games, all) = (exported.games, exported.all_games);
                eprintln!("note: the run is at {games} of {all} games");
            }
        }
        Command::Calibrate(settings) => print!("{}", calibrate::run(&settings)?),
        Command::Facts(settings) => print!("{}", facts::run(&settings)?),
        Command::Curve { runs, out } => curve::run(&runs, &out)?,
        Command::SelfPlay(settings) => self_play(settings, is_quiet)?,
        Command::Trictrac(settings) => trictrac::run(&settings, &mut |line| {
            println!("{line}");
            ControlFlow::Continue(())
        })?,
        Command::Samples(settings) => {
            serve::run(&settings, &mut io::stdin().lock(), &mut io::stdout().lock())?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

fn learn(settings: learn::LearnSettings, is_quiet: bool) -> Result<()> {
    let report = |message: &str| eprintln!("{message}");
    let mut source = Workers::start(&settings.worker, settings.threads, report)?;
    let mut learner = Learner::open(settings)?;
    if learner.games() > 0 {
        eprintln!("continuing after {} games", learner.games());
    }
    let progress = Progress::new("games", learner.games(), learner.all_games(), is_quiet);
    while !learner.is_done() {
        progress.show(learner.games());
        if let Some(measure) = learner.round_from(&mut source)? {
            progress.clear();
            println!("{}", measure.line());
        }
    }
    Ok(())
}

fn label(settings: label::LabelSettings, is_quiet: bool) -> Result<()> {
    let games = settings.games;
    let mut labeller = Labeller::open(settings)?;
    if labeller.games() > 0 {
        eprintln!("continuing after {} games", labeller.games());
    }
    let progress = Progress::new("games", labeller.games(), games, is_quiet);
    while labeller.round()? {
        progress.show(labeller.games());
    }
    progress.clear();
    Ok(())
}

fn gate(settings: &gate::GateSettings, is_quiet: bool) -> Result<ExitCode> {
    let progress = Progress::new("pairs", 0, u64::from(settings.games / 2), is_quiet);
    let verdict = gate::run(settings, &|done: u32| progress.show(u64::from(done)))?;
    progress.clear();
    print!("{verdict}");
    Ok(match verdict.passes() {
        true => ExitCode::SUCCESS,
        false => ExitCode::from(NOT_STRONGER),
    })
}

fn make(settings: &make::MakeSettings, is_quiet: bool) -> Result<ExitCode> {
    let mut now: Option<(String, Progress)> = None;
    let made = make::run(settings, &mut |at| {
        if now.as_ref().is_none_or(|(step, _)| step != at.step) {
            if let Some((_, progress)) = &now {
                progress.clear();
            }
            eprintln!("{}: {} of {} {}", at.step, at.done, at.all, at.what);
            let progress = Progress::new(at.what, at.done, at.all, is_quiet);
            now = Some((at.step.to_owned(), progress));
        }
        if let Some((_, progress)) = &now {
            progress.show(at.done);
        }
    })?;
    if let Some((_, progress)) = &now {
        progress.clear();
    }
    print!("{made}");
    Ok(match made.passes() {
        true => ExitCode::SUCCESS,
        false => ExitCode::from(NOT_STRONGER),
    })
}

fn self_play(settings: data::DataSettings, is_quiet: bool) -> Result<()> {
    let games = settings.games;
    let mut writer = Writer::open(settings)?;
    if writer.games() > 0 {
        eprintln!("continuing after {} games", writer.games());
    }
    let progress = Progress::new("games", writer.games(), games, is_quiet);
    while writer.round()? {
        progress.show(writer.games());
    }
    progress.clear();
    Ok(())
}
