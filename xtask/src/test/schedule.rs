//! Runs steps beside each other: at most one of each lane, each in a separate process.

use std::collections::BTreeMap;
use std::env;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::mpsc::{self, Sender};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};

use super::Outcome;
use super::changed::Records;
use super::report::{Report, seconds};
use super::steps::{Lane, Step};
use crate::shell;

/// The variable that names the file into which a step's process writes its outcome.
const OUTCOME: &str = "ROSESPRING_OUTCOME";

/// Where a step is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Progress {
    Waiting,
    Running,
    Done,
    Failed,
}

/// A step that ended.
struct StepResult {
    name: &'static str,
    outcome: Result<Outcome>,
    log: PathBuf,
    time: Duration,
}

/// Runs the steps until one fails; steps that run then are awaited. In CI the steps that do not
/// use the result of the failed one run too, so that one run shows every fault.
pub(super) fn run(
    steps: &[&'static Step],
    variables: &[(&str, Option<String>)],
    records: &Records,
    report: &mut Report,
) -> Result<()> {
    let folder = shell::target_folder()?.join("xtask").join("steps");
    fs::create_dir_all(&folder)?;
    let program = copy_of_this_program(&folder)?;
    let begun = Instant::now();
    let goes_on = env::var_os("CI").is_some();
    let mut progress: BTreeMap<&str, Progress> = steps
        .iter()
        .map(|step| (step.name, Progress::Waiting))
        .collect();
    let (sender, ended) = mpsc::channel();
    let mut failed = Vec::new();
    loop {
        if failed.is_empty() || goes_on {
            for step in startable(steps, &progress) {
                println!("-- {} begins", step.name);
                progress.insert(step.name, Progress::Running);
                start(step, &program, variables, sender.clone());
            }
        }
        if !progress.values().any(|place| *place == Progress::Running) {
            break;
        }
        let step = ended.recv().context("a step ended without a message")?;
        show(&step, report);
        let place = match step.outcome {
            Err(_) => Progress::Failed,
            Ok(_) => Progress::Done,
        };
        progress.insert(step.name, place);
        match step.outcome {
            Ok(Outcome::Passed) => records.set(step.name)?,
            Ok(_) => {}
            Err(_) => failed.push(step.name),
        }
    }
    for (name, place) in &progress {
        if *place == Progress::Waiting {
            report.leave_out(name, "an earlier step failed");
        }
    }
    report.elapsed = begun.elapsed();
    let _ = fs::remove_file(program);
    match failed.is_empty() {
        true => Ok(()),
        false => bail!("failed: {}", failed.join(", ")),
    }
}

/// Returns the steps that can start now: those whose needs are done and whose lanes are free. Of
/// several in a lane, the first.
fn startable(steps: &[&'static Step], progress: &BTreeMap<&str, Progress>) -> Vec<&'static Step> {
    let is = |name: &str, place| progress.get(name) == Some(&place);
    // A step that is not selected is not waited for.
    let has_ended = |name: &str| !progress.contains_key(name) || is(name, Progress::Done);
    let is_ready = |step: &Step| {
        is(step.name, Progress::Waiting) && step.after.iter().all(|name| has_ended(name))
    };
    let mut busy: Vec<Lane> = Vec::new();
    for step in steps.iter().filter(|step| is(step.name, Progress::Running)) {
        busy.extend(step.lanes);
    }
    let mut found = Vec::new();
    for step in steps.iter().filter(|step| is_ready(step)) {
        if step.lanes.iter().all(|lane| !busy.contains(lane)) {
            busy.extend(step.lanes);
            found.push(*step);
        }
    }
    found
}

/// Copies this program beside the logs, because steps that compile the workspace replace it.
fn copy_of_this_program(folder: &Path) -> Result<PathBuf> {
    let copy = folder.join(format!(
        "xtask-{}{}",
        std::process::id(),
        env::consts::EXE_SUFFIX
    ));
    fs::copy(env::current_exe()?, &copy)?;
    Ok(copy)
}

/// Starts a step as a process, and sends how it ended.
fn start(
    step: &'static Step,
    program: &Path,
    variables: &[(&str, Option<String>)],
    sender: Sender<StepResult>,
) {
    let log = program.with_file_name(format!("{}.log", step.name));
    let outcome = program.with_file_name(format!("{}.outcome", step.name));
    let mut process = with_priority(program, step.yields);
    process
        .args(["test", "--step", step.name])
        .env(OUTCOME, &outcome);
    for (name, value) in variables {
        match value {
            Some(value) => process.env(name, value),
            None => &mut process,
        };
    }
    thread::spawn(move || {
        let begun = Instant::now();
        let result = run_process(&mut process, &log, &outcome);
        let result = StepResult {
            name: step.name,
            outcome: result,
            log,
            time: begun.elapsed(),
        };
        // Nobody listens once the run has ended by a fault.
        let _ = sender.send(result);
    });
}

/// Returns the command of a step's process.
fn with_priority(program: &Path, yields: bool) -> Command {
    if !yields || !cfg!(unix) {
        return Command::new(program);
    }
    let mut nice = Command::new("nice");
    nice.args(["-n", "10"]).arg(program);
    nice
}

/// Runs the process of a step; its output goes into the log.
fn run_process(process: &mut Command, log: &Path, outcome: &Path) -> Result<Outcome> {
    let _ = fs::remove_file(outcome);
    let file = File::create(log).with_context(|| format!("writing {}", log.display()))?;
    let status = process
        .stdin(std::process::Stdio::null())
        .stdout(file.try_clone()?)
        .stderr(file)
        .status()?;
    if !status.success() {
        bail!("ended with {status}");
    }
    read_outcome(&fs::read_to_string(outcome)?)
}

/// Prints the output and the outcome of a step, and adds it to the report.
fn show(ended: &StepResult, report: &mut Report) {
    let log = fs::read(&ended.log).unwrap_or_default();
    let log = String::from_utf8_lossy(&log);
    println!("\n== {} ==\n{}", ended.name, log.trim_end());
    if let Err(error) = &ended.outcome {
        println!("{error:#}");
    }
    let text = report.add(ended.name, ended.outcome.as_ref().ok(), &log, ended.time);
    println!("== {}: {text} ({}) ==", ended.name, seconds(ended.time));
}

/// Runs a step here. If another process waits for its outcome, writes it into that process's file.
pub(super) fn run_in_this_process(step: &Step) -> Result<()> {
    let outcome = (step.run)().with_context(|| format!("step `{}` failed", step.name))?;
    match (env::var_os(OUTCOME), outcome) {
        (Some(file), outcome) => Ok(fs::write(file, write_outcome(&outcome))?),
        (None, Outcome::Lacking(reason)) => bail!("it did not run: {reason}"),
        (None, _) => Ok(()),
    }
}

fn write_outcome(outcome: &Outcome) -> String {
    match outcome {
        Outcome::Passed => "passed".to_owned(),
        Outcome::Skipped(reason) => format!("skipped: {reason}"),
        Outcome::Lacking(reason) => format!("lacking: {reason}"),
    }
}

fn read_outcome(text: &str) -> Result<Outcome> {
    match text.split_once(": ") {
        None if text == "passed" => Ok(Outcome::Passed),
        Some(("skipped", reason)) => Ok(Outcome::Skipped(reason.to_owned())),
        Some(("lacking", reason)) => Ok(Outcome::Lacking(reason.to_owned())),
        _ => bail!("the outcome `{text}` is unknown"),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::{Outcome, Progress, read_outcome, startable, write_outcome};
    use crate::test::steps::STEPS;

    /// The steps that can start when all are selected and these have the given progress.
    fn names(known: &[(&'static str, Progress)]) -> Vec<&'static str> {
        let steps: Vec<_> = STEPS.iter().collect();
        let mut progress: BTreeMap<&str, Progress> = steps
            .iter()
            .map(|step| (step.name, Progress::Waiting))
            .collect();
        progress.extend(known.iter().copied());
        startable(&steps, &progress)
            .iter()
            .map(|step| step.name)
            .collect()
    }

    #[test]
    fn one_step_of_each_lane_starts_first() {
        assert_eq!(names(&[]), ["system", "packages", "fmt"]);
    }

    #[test]
    fn a_step_waits_for_its_lanes_and_for_the_steps_whose_results_it_uses() {
        use Progress::{Done, Failed, Running};
        let built = [
            ("system", Done),
            ("packages", Done),
            ("frameworks", Done),
            ("fmt", Done),
            ("tidy", Done),
            ("page", Done),
            ("program", Done),
        ];
        let with = |more: &[(&'static str, Progress)]| names(&[&built[..], more].concat());

        assert_eq!(with(&[]), ["tests", "check", "pip"]);
        // The tests need the browser's lane too, so a step of the browser's holds them.
        assert!(!with(&[("browser", Running)]).contains(&"tests"));
        assert!(with(&[("tests", Running)]).contains(&"check"));
        assert!(!with(&[("tests", Running)]).contains(&"browser"));
        assert!(!with(&[("tests", Done), ("page", Failed)]).contains(&"browser"));
    }

    #[test]
    fn a_step_that_is_not_selected_is_not_waited_for() {
        let steps: Vec<_> = STEPS.iter().filter(|step| step.name == "lint").collect();
        let progress = BTreeMap::from([("lint", Progress::Waiting)]);

        assert_eq!(startable(&steps, &progress).len(), 1);
    }

    #[test]
    fn the_outcome_of_a_process_is_read_back() {
        let outcomes = [
            Outcome::Passed,
            Outcome::Skipped("no Python: none".to_owned()),
            Outcome::Lacking("chromium".to_owned()),
        ];
        for outcome in outcomes {
            assert_eq!(read_outcome(&write_outcome(&outcome)).ok(), Some(outcome));
        }
        assert!(read_outcome("").is_err());
    }
}
