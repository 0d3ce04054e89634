//! The table of steps and times at the end of `cargo xtask test`.

use std::time::Duration;

use anyhow::{Result, bail};

use super::Outcome;

/// How many of a failed step's last lines are printed again below the table.
const LAST_LINES: usize = 100;

/// The outcomes of the steps, in the order in which they ended.
#[derive(Debug, Default)]
pub(super) struct Report {
    rows: Vec<Row>,
    /// The time from the start of the first step to the end of the last one.
    pub(super) elapsed: Duration,
}

/// A row of the table.
#[derive(Debug)]
struct Row {
    name: &'static str,
    outcome: String,
    /// The reason why the step did not run, if something was missing.
    lacking: Option<String>,
    /// The last lines of the step's output, if it failed.
    last_lines: Option<String>,
    time: Option<Duration>,
}

impl Report {
    /// Adds a step that ended with this output; without an outcome it failed. Returns the text of
    /// the outcome.
    pub(super) fn add(
        &mut self,
        name: &'static str,
        outcome: Option<&Outcome>,
        output: &str,
        time: Duration,
    ) -> String {
        let (text, lacking) = match outcome {
            Some(Outcome::Passed) => ("passed".to_owned(), None),
            Some(Outcome::Skipped(reason)) => (format!("skipped: {reason}"), None),
            Some(Outcome::Lacking(reason)) => ("DID NOT RUN".to_owned(), Some(reason.clone())),
            None => ("FAILED".to_owned(), None),
        };
        self.rows.push(Row {
            name,
            outcome: text.clone(),
            lacking,
            last_lines: outcome.is_none().then(|| last_lines(output)),
            time: Some(time),
        });
        text
    }

    /// Adds a step that was not started, with the reason.
    pub(super) fn leave_out(&mut self, name: &'static str, reason: &str) {
        self.rows.push(Row {
            name,
            outcome: format!("left out: {reason}"),
            lacking: None,
            last_lines: None,
            time: None,
        });
    }

    /// Prints the rows and the whole time, then why steps failed. Steps run beside each other, so
    /// the times of the rows are more than the whole.
    pub(super) fn print(&self) {
        println!("\n{:<12} {:>9}  outcome", "step", "time");
        for row in &self.rows {
            let time = row.time.map(seconds).unwrap_or_default();
            println!("{:<12} {time:>9}  {}", row.name, row.outcome);
        }
        println!("{:<12} {:>9}", "all", seconds(self.elapsed));
        for row in &self.rows {
            if let Some(lines) = &row.last_lines {
                println!("\n== {} failed; its last lines ==\n{lines}", row.name);
            }
        }
    }

    /// Fails with one line if a step did not run, so that the run does not look complete.
    pub(super) fn check_complete(&self) -> Result<()> {
        let lacking = |row: &'_ Row| Some((row.name, row.lacking.clone()?));
        match self.rows.iter().find_map(lacking) {
            None => Ok(()),
            Some((name, reason)) => {
                bail!("every other step passed, but step `{name}` did not run: {reason}")
            }
        }
    }
}

/// Returns the last lines of an output, in which a test runner names what failed.
fn last_lines(output: &str) -> String {
    let lines: Vec<&str> = output.trim_end().lines().collect();
    lines[lines.len().saturating_sub(LAST_LINES)..].join("\n")
}

/// Returns a time in seconds, with one decimal.
pub(super) fn seconds(time: Duration) -> String {
    format!("{:.1} s", time.as_secs_f64())
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::{Outcome, Report};

    #[test]
    fn one_line_says_what_did_not_run() {
        let mut report = Report::default();

        report.add("passes", Some(&Outcome::Passed), "", Duration::ZERO);
        let lacking = Outcome::Lacking("no browser here".to_owned());
        report.add("browser", Some(&lacking), "", Duration::ZERO);
        let complaint = report.check_complete().expect_err("a failure").to_string();

        assert_eq!(
            complaint,
            "every other step passed, but step `browser` did not run: no browser here"
        );
    }

    #[test]
    fn the_last_lines_of_a_failed_step_are_kept_and_no_others() {
        let output: String = (0..140).map(|line| format!("line {line}\n")).collect();
        let mut report = Report::default();

        report.add("passes", Some(&Outcome::Passed), &output, Duration::ZERO);
        report.add("browser", None, &output, Duration::ZERO);
        let kept: Vec<_> = report.rows.iter().map(|row| &row.last_lines).collect();

        let lines = kept[1].as_deref().expect("the lines of the failed step");
        assert!(kept[0].is_none());
        assert!(lines.starts_with("line 40\n") && lines.ends_with("line 139"));
    }

    #[test]
    fn a_run_that_lacked_nothing_is_complete() {
        let mut report = Report::default();

        report.add("passes", Some(&Outcome::Passed), "", Duration::ZERO);
        report.leave_out("tidy", "nothing that it reads has changed");

        assert!(report.check_complete().is_ok());
    }
}
