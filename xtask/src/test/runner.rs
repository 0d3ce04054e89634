//! Runs the steps of `cargo xtask test` and lists the time of each.

use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};

use super::{Outcome, SetUp, Step};

/// A row of the table at the end.
pub(super) struct Row {
    name: &'static str,
    outcome: String,
    /// The reason why the step did not run, if something was missing.
    lacking: Option<String>,
    time: Duration,
}

/// Runs the steps until one fails. A step that lacks something does not stop the run.
pub(super) fn run_steps(steps: &[&Step], context: &SetUp, times: &mut Vec<Row>) -> Result<()> {
    steps.iter().try_for_each(|step| {
        timed(step.name, times, || (step.run)(context))
            .with_context(|| format!("step `{}` failed", step.name))
    })
}

/// Fails with one line if a step did not run, so that the run does not look complete.
pub(super) fn check_complete(times: &[Row]) -> Result<()> {
    let Some((row, reason)) = times
        .iter()
        .find_map(|row| Some((row, row.lacking.as_ref()?)))
    else {
        return Ok(());
    };
    bail!(
        "every other step passed, but step `{}` did not run: {reason}",
        row.name
    );
}

/// Runs a step, prints its name and outcome, and adds a row.
pub(super) fn timed(
    name: &'static str,
    rows: &mut Vec<Row>,
    step: impl FnOnce() -> Result<Outcome>,
) -> Result<()> {
    println!("\n== {name} ==");
    let start = Instant::now();
    let result = step();
    let time = start.elapsed();
    let outcome = match &result {
        Ok(Outcome::Passed) => "passed".to_owned(),
        Ok(Outcome::Skipped(reason)) => format!("skipped: {reason}"),
        Ok(Outcome::Lacking(_)) => "DID NOT RUN".to_owned(),
        Err(_) => "FAILED".to_owned(),
    };
    println!("== {name}: {outcome} ({}) ==", seconds(time));
    let (result, lacking) = match result {
        Ok(Outcome::Lacking(reason)) => (Ok(()), Some(reason)),
        other => (other.map(|_| ()), None),
    };
    rows.push(Row {
        name,
        outcome,
        lacking,
        time,
    });
    result
}

/// Prints the rows and the whole time.
pub(super) fn print_table(rows: &[Row]) {
    println!("\n{:<12} {:>9}  outcome", "step", "time");
    for row in rows {
        println!("{:<12} {:>9}  {}", row.name, seconds(row.time), row.outcome);
    }
    let total = rows.iter().map(|row| row.time).sum();
    println!("{:<12} {:>9}", "all", seconds(total));
}

fn seconds(time: Duration) -> String {
    format!("{:.1} s", time.as_secs_f64())
}

#[cfg(test)]
mod tests {
    use std::cell::OnceCell;

    use anyhow::bail;

    use super::{check_complete, run_steps};
    use crate::test::{Outcome, STEPS, SetUp, Step};

    const PASSES: Step = Step {
        name: "passes",
        group: "rust",
        run: |_| Ok(Outcome::Passed),
    };

    const FAILS: Step = Step {
        name: "fails",
        group: "rust",
        run: |_| bail!("a fault"),
    };

    fn set_up() -> SetUp {
        SetUp {
            chromium: Err("no browser here".to_owned()),
            builds_workspace: false,
            binary: OnceCell::new(),
        }
    }

    fn browser_step() -> &'static Step {
        STEPS
            .iter()
            .find(|step| step.name == "browser")
            .expect("a step of that name")
    }

    #[test]
    fn the_other_steps_run_and_one_line_says_what_did_not() {
        let mut rows = Vec::new();

        run_steps(&[&PASSES, browser_step(), &PASSES], &set_up(), &mut rows).expect("no failure");
        let complaint = check_complete(&rows).expect_err("a failure").to_string();

        let outcomes: Vec<&str> = rows.iter().map(|row| row.outcome.as_str()).collect();
        assert_eq!(outcomes, ["passed", "DID NOT RUN", "passed"]);
        assert_eq!(
            complaint,
            "every other step passed, but step `browser` did not run: no browser here"
        );
    }

    #[test]
    fn a_step_that_fails_still_stops_the_run() {
        let mut rows = Vec::new();

        let outcome = run_steps(&[&FAILS, &PASSES], &set_up(), &mut rows);

        assert_eq!(
            outcome.expect_err("a failure").to_string(),
            "step `fails` failed"
        );
        assert_eq!(rows.len(), 1);
    }

    #[test]
    fn a_run_that_lacked_nothing_is_complete() {
        let mut rows = Vec::new();

        run_steps(&[&PASSES], &set_up(), &mut rows).expect("no failure");

        assert!(check_complete(&rows).is_ok());
    }
}
