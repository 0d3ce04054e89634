//! `cargo xtask test`: runs every check of the project.
//!
//! A check is a step: one row of [`steps::STEPS`]. Steps of different lanes run beside each other,
//! each in a separate process, whose output is printed when it ends.

mod changed;
mod clippy;
mod reach;
mod report;
mod reproduce;
mod rustdoc;
mod schedule;
mod steps;

use std::env;

use anyhow::{Context, Result, bail};

use crate::args::Args;

pub(crate) use self::rustdoc::stand_in;

use self::changed::Records;
use self::report::Report;
use self::steps::{STEPS, Step};

/// The variable with the number of times that the steps of the browser run.
pub(crate) const REPEAT: &str = "ROSESPRING_REPEAT";

/// The variable that limits the tests of Rust and of the browser to what a change can reach.
const CHANGED: &str = "ROSESPRING_CHANGED";

/// The outcome of a step that did not fail.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Outcome {
    Passed,
    Skipped(String),
    /// Something that the step needs is missing, with the reason. The other steps still run.
    Lacking(String),
}

/// Runs the steps; with `--only` those whose name or group is in the list, and the steps whose
/// results they use; with `--changed` those that a change since their last success can reach.
pub(crate) fn run(mut args: Args) -> Result<()> {
    if let Some(name) = args.value("--step")? {
        args.finish()?;
        return schedule::run_in_this_process(step(&name)?);
    }
    let only = args.value("--only")?;
    let repeat = args.count("--repeat", 1)?;
    let is_changed = args.flag("--changed");
    args.finish()?;
    let mut selected = selected(only.as_deref())?;
    let mut report = Report::default();
    let records = Records::take()?;
    if is_changed {
        selected = records.reached(selected, &mut report);
    }
    // A build that is thrown away needs no data for a faster second one, and no debugger's lines.
    let in_ci = env::var_os("CI").map(|_| "0".to_owned());
    let variables = [
        (REPEAT, Some(repeat.to_string())),
        (CHANGED, is_changed.then(|| "1".to_owned())),
        ("CARGO_INCREMENTAL", in_ci.clone()),
        ("CARGO_PROFILE_DEV_DEBUG", in_ci),
    ];
    let outcome = schedule::run(&selected, &variables, &records, &mut report);
    report.print();
    outcome?;
    report.check_complete()
}

fn step(name: &str) -> Result<&'static Step> {
    let step = STEPS.iter().find(|step| step.name == name);
    step.with_context(|| format!("there is no step `{name}`"))
}

/// Returns the steps of a list of names and groups, and those whose results they use, in order.
fn selected(only: Option<&str>) -> Result<Vec<&'static Step>> {
    let Some(only) = only else {
        return Ok(STEPS.iter().collect());
    };
    let fits = |step: &Step, name: &str| step.name == name || step.group == name;
    let mut names = Vec::new();
    for name in only.split(',') {
        let before = names.len();
        let fitting = STEPS.iter().filter(|step| fits(step, name));
        names.extend(fitting.map(|step| step.name));
        if names.len() == before {
            let steps: Vec<&str> = STEPS.iter().map(|step| step.name).collect();
            let steps = steps.join(", ");
            bail!("there is no step `{name}`; steps: {steps}; groups: rust, web, engine");
        }
    }
    // A step stands below the steps whose results it uses.
    for step in STEPS.iter().rev() {
        if names.contains(&step.name) {
            names.extend(step.after);
        }
    }
    let wanted = STEPS.iter().filter(|step| names.contains(&step.name));
    Ok(wanted.collect())
}

#[cfg(test)]
mod tests {
    use super::{STEPS, selected};

    fn names(only: &str) -> Vec<&'static str> {
        selected(Some(only)).map_or_else(|_| vec![], |s| s.iter().map(|step| step.name).collect())
    }

    #[test]
    fn only_takes_names_and_groups_and_keeps_the_order() {
        assert_eq!(names("tidy,fmt"), ["fmt", "tidy"]);
        assert_eq!(names("tidy,fmt"), names("fmt,tidy"));
        assert_eq!(
            selected(None).map(|steps| steps.len()).ok(),
            Some(STEPS.len())
        );
    }

    #[test]
    fn only_adds_the_steps_whose_results_are_used() {
        assert_eq!(names("lint"), ["packages", "lint"]);
        assert_eq!(
            names("site"),
            ["system", "packages", "page", "program", "site"]
        );
    }

    #[test]
    fn each_step_stands_below_those_whose_results_it_uses() {
        for (index, step) in STEPS.iter().enumerate() {
            for name in step.after {
                let above = &STEPS[..index];
                assert!(
                    above.iter().any(|other| other.name == *name),
                    "{}",
                    step.name
                );
            }
        }
    }

    #[test]
    fn an_unknown_name_is_refused() {
        assert!(selected(Some("fmt,wbe")).is_err());
    }
}
