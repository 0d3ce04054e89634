//! A tool that runs beside this program, and the lines of its output.

use std::io::{BufRead, BufReader, Read};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

use anyhow::{Context, Result};

use crate::shell;

/// A tool that was started. It is ended when this value is dropped.
pub(crate) struct RunningTool {
    command_line: String,
    child: Child,
    lines: Receiver<String>,
}

impl RunningTool {
    /// Starts a tool without input.
    pub(crate) fn start(command: &mut Command) -> Result<Self> {
        let command_line = shell::describe(command);
        command
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        let mut child = command
            .spawn()
            .with_context(|| format!("cannot start `{command_line}`"))?;
        let (sender, lines) = channel();
        send_lines(child.stdout.take(), sender.clone());
        send_lines(child.stderr.take(), sender);
        Ok(RunningTool {
            command_line,
            child,
            lines,
        })
    }

    pub(super) fn command_line(&self) -> &str {
        &self.command_line
    }

    /// Returns the lines of both outputs. The channel is closed when the tool closes them.
    pub(super) fn lines(&self) -> &Receiver<String> {
        &self.lines
    }

    /// Waits until the tool has ended.
    pub(super) fn wait(&mut self) -> Result<ExitStatus> {
        Ok(self.child.wait()?)
    }
}

impl Drop for RunningTool {
    fn drop(&mut self) {
        // Both fail only if the tool has ended.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Starts a thread that sends the lines of a tool's output until the output is closed.
fn send_lines(output: Option<impl Read + Send + 'static>, lines: Sender<String>) {
    let Some(output) = output else { return };
    thread::spawn(move || {
        for line in BufReader::new(output).split(b'\n').map_while(Result::ok) {
            let line = String::from_utf8_lossy(&line).trim_end().to_owned();
            if lines.send(line).is_err() {
                return;
            }
        }
    });
}
