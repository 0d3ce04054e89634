//! Shows one line for each step of a long task, and the output of a tool only if the tool fails.

mod tool;

use std::io::{IsTerminal, Write};
use std::process::Command;
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};

use anyhow::{Result, bail};

pub(crate) use self::tool::RunningTool;

/// The time between two updates of a line on a terminal.
const TICK: Duration = Duration::from_secs(1);

/// The time between two updates of a line elsewhere, where each one is added to it.
const MARK: Duration = Duration::from_secs(10);

/// What happens to a line of a tool's output.
pub(crate) enum Line {
    /// It is replaced by this progress of the tool, which is shown at once.
    Progress(String),
    /// It is not shown.
    Ignored,
    /// It is shown if the tool fails.
    Kept,
}

/// The numbered steps of a task, with one line of output for each.
pub(crate) struct Progress<W: Write> {
    output: W,
    /// Whether a line can be overwritten.
    terminal: bool,
    step: usize,
    steps: usize,
}

impl Progress<std::io::Stderr> {
    /// Makes the display of `steps` steps on standard error.
    pub(crate) fn new(steps: usize) -> Self {
        let output = std::io::stderr();
        let terminal = output.is_terminal();
        Self::on(output, terminal, steps)
    }
}

impl<W: Write> Progress<W> {
    fn on(output: W, terminal: bool, steps: usize) -> Self {
        Progress {
            output,
            terminal,
            step: 0,
            steps,
        }
    }

    /// Shows the next step, which runs no tool, with its state.
    pub(crate) fn show(&mut self, name: &str, state: &str) -> Result<()> {
        self.step += 1;
        Ok(writeln!(self.output, "{}: {state}", self.title(name))?)
    }

    /// Runs a tool as the next step. Shows its output if it fails.
    pub(crate) fn run(&mut self, name: &str, command: &mut Command) -> Result<()> {
        self.follow(name, command, |_| Line::Kept)
    }

    /// Runs a tool as [`Progress::run`] does. `read` decides what happens to each line of output.
    pub(crate) fn follow(
        &mut self,
        name: &str,
        command: &mut Command,
        read: impl FnMut(&str) -> Line,
    ) -> Result<()> {
        self.attend(name, RunningTool::start(command)?, read)
    }

    /// Shows a tool that was started before as the next step. Shows its output if it fails.
    pub(crate) fn attend(
        &mut self,
        name: &str,
        mut tool: RunningTool,
        read: impl FnMut(&str) -> Line,
    ) -> Result<()> {
        self.step += 1;
        if !self.terminal {
            write!(self.output, "{} …", self.title(name))?;
            self.output.flush()?;
        }
        let start = Instant::now();
        let kept = self.show_until_closed(name, start, tool.lines(), read)?;
        let status = tool.wait()?;
        self.end(name, start)?;
        if !status.success() {
            self.output.write_all(kept.as_bytes())?;
            bail!("`{}` ended with {status}", tool.command_line());
        }
        Ok(())
    }

    /// Shows progress until the tool closes its output. Returns the kept lines.
    fn show_until_closed(
        &mut self,
        name: &str,
        start: Instant,
        lines: &Receiver<String>,
        mut read: impl FnMut(&str) -> Line,
    ) -> Result<String> {
        let mut kept = String::new();
        let mut shown = String::new();
        let mut marks = 1;
        loop {
            match lines.recv_timeout(TICK) {
                Ok(line) => match read(&line) {
                    Line::Progress(text) => shown = text,
                    Line::Ignored if self.terminal => continue,
                    Line::Ignored => {}
                    Line::Kept => {
                        kept.push_str(&line);
                        kept.push('\n');
                    }
                },
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return Ok(kept),
            }
            if self.terminal {
                let (title, seconds) = (self.title(name), start.elapsed().as_secs());
                write!(self.output, "\r\x1b[K{title} … {seconds} s  {shown}")?;
                self.output.flush()?;
            } else if start.elapsed() >= MARK * marks {
                write!(self.output, " {} s …", (MARK * marks).as_secs())?;
                self.output.flush()?;
                marks += 1;
            }
        }
    }

    /// Ends the line of a step with its duration.
    fn end(&mut self, name: &str, start: Instant) -> Result<()> {
        let seconds = start.elapsed().as_secs_f64();
        if self.terminal {
            let title = self.title(name);
            return Ok(writeln!(self.output, "\r\x1b[K{title}: {seconds:.1} s")?);
        }
        Ok(writeln!(self.output, " {seconds:.1} s")?)
    }

    fn title(&self, name: &str) -> String {
        format!("{}/{} {name}", self.step, self.steps)
    }
}

#[cfg(test)]
mod tests {
    use std::process::Command;

    use super::{Line, Progress, RunningTool};

    fn shell(script: &str) -> Command {
        let mut command = Command::new("sh");
        command.args(["-c", script]);
        command
    }

    fn text(progress: Progress<Vec<u8>>) -> String {
        String::from_utf8(progress.output).expect("text")
    }

    #[test]
    fn a_tool_that_succeeds_gets_one_line() {
        let mut progress = Progress::on(Vec::new(), false, 2);

        progress
            .run("page", &mut shell("echo much; echo more >&2"))
            .expect("success");
        progress.show("server", "up to date").expect("written");

        let text = text(progress);
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines.len(), 2, "{text}");
        assert!(lines[0].starts_with("1/2 page … "), "{text}");
        assert_eq!(lines[1], "2/2 server: up to date");
    }

    #[test]
    fn the_output_of_a_tool_that_fails_is_shown() {
        let mut progress = Progress::on(Vec::new(), false, 1);

        let outcome = progress.run("page", &mut shell("echo why; echo where >&2; exit 3"));

        assert!(outcome.expect_err("a failure").to_string().contains("3"));
        let text = text(progress);
        assert!(
            text.contains("\nwhy\n") || text.contains("\nwhere\nwhy\n"),
            "{text}"
        );
        assert!(text.contains("where\n"), "{text}");
    }

    #[test]
    fn a_tool_that_was_started_before_gets_its_line_in_order() {
        let mut progress = Progress::on(Vec::new(), false, 2);
        let tool = RunningTool::start(&mut shell("echo early; exit 3")).expect("started");

        progress.run("page", &mut shell("true")).expect("success");
        let outcome = progress.attend("program", tool, |_| Line::Kept);

        let message = outcome.expect_err("a failure").to_string();
        assert!(message.starts_with("`sh -c echo early; exit 3` ended"));
        let text = text(progress);
        assert!(text.starts_with("1/2 page … "), "{text}");
        assert!(text.contains("\n2/2 program … "), "{text}");
        assert!(text.ends_with("\nearly\n"), "{text}");
    }

    #[test]
    fn a_terminal_shows_the_progress_of_a_tool() {
        let mut progress = Progress::on(Vec::new(), true, 1);

        progress
            .follow(
                "server",
                &mut shell("echo 1; echo 2; echo noise"),
                |line| match line.parse::<u32>() {
                    Ok(number) => Line::Progress(format!("{number} of 2 packages")),
                    Err(_) => Line::Ignored,
                },
            )
            .expect("success");

        let text = text(progress);
        let shown: Vec<&str> = text.split('\r').collect();
        assert!(shown[1].ends_with("s  1 of 2 packages"), "{text}");
        assert!(shown[2].ends_with("s  2 of 2 packages"), "{text}");
        assert!(shown[3].starts_with("\x1b[K1/1 server: "), "{text}");
        assert_eq!(shown.len(), 4, "{text}");
    }
}
