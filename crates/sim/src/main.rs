//! Runs a whole hall in one thread on a paused clock, over pipes in memory: hours of play in a
//! minute, with faults that follow from a seed. `cargo xtask sim` runs it.
//!
//! ```sh
//! rosespring-sim --level 1 --seeds 20 --minutes 20
//! rosespring-sim --seed 7 --faults clock,crash --trace trace.txt
//! rosespring-sim --level 3 --nodes 2 --seed 7 --minutes 20
//! ```
//!
//! One seed is one trace: what happens, and in which order, follows from the seed, the length and
//! the kinds of faults (decisions 55 and 62).
#![allow(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "this program tells its figures and its progress"
)]

mod arguments;
mod bus;
mod checks;
mod cluster;
mod coverage;
mod faults;
mod figures;
mod http;
mod keep;
mod line;
mod log;
mod machines;
mod mistakes;
mod node;
mod node_faults;
mod owners;
mod page;
mod pair;
mod real;
mod report;
mod run;
mod shorten;
mod socket;
mod story;
mod watcher;
mod whims;
mod world;

use std::error::Error;
use std::fs::File;
use std::process::ExitCode;

use arguments::Arguments;
use figures::Figures;
use log::Log;
use report::Report;

/// Any error; this program only reports it.
pub(crate) type Failure = Box<dyn Error + Send + Sync>;

fn main() -> ExitCode {
    match simulate() {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Runs all seeds. Returns whether nothing was found.
fn simulate() -> Result<bool, Failure> {
    let arguments = Arguments::parse(std::env::args().skip(1))?;
    let mut report = Report::new(arguments.level);
    let log = arguments.log.as_deref();
    let opened = log.map(|path| Log::open(path, &arguments.log_head()?));
    let (mut log, kept) = opened.transpose()?.unzip();
    for figures in kept.iter().flatten() {
        report.add(figures);
    }
    let mut seed = kept
        .iter()
        .flatten()
        .last()
        .map_or(arguments.seed, |last| last.seed + 1);
    while !arguments.is_enough(seed, report.simulated_ms) {
        let figures = simulate_seed(&arguments, seed)?;
        report.add(&figures);
        if let Some(log) = &mut log {
            log.add(&figures)?;
        }
        seed += 1;
    }
    report.print(arguments.is_json);
    Ok(report.is_clean())
}

/// Runs a seed and tells what is wrong in it.
fn simulate_seed(arguments: &Arguments, seed: u64) -> Result<Figures, Failure> {
    let plan = arguments.plan(seed);
    let trace = arguments.trace.as_ref().map(File::create).transpose()?;
    let before_s = report::cpu_s();
    let outcome = run::run(&plan, trace)?;
    if let Some(folder) = &arguments.keep {
        keep::keep(folder, &outcome.tables)?;
    }
    let figures = Figures::new(seed, &outcome, report::cpu_s() - before_s);
    for finding in &outcome.findings {
        eprintln!("seed {seed}: {}", finding.what);
    }
    if let Some(first) = outcome.findings.first() {
        let plan = shorten::shorten(&plan, &first.what, arguments.tries)?;
        report::tell(&plan, first);
    }
    Ok(figures)
}
