//! The process that runs the scripts of the page, in step with the hall: it does nothing between a
//! message that asks for time and the answer to it.

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use rosespring_wire::table::TableView;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::Failure;

/// What the process is told first.
#[derive(Debug, Serialize)]
pub(crate) struct Beginning {
    /// From which its players draw what they do.
    pub(crate) seed: u64,
    /// How long matches begin, in milliseconds.
    pub(crate) length_ms: i64,
}

/// What the pages do and see.
#[derive(Debug, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum FromPages {
    /// Both people want to sit at a new table.
    Sit,
    /// A page of person 0 or 1 opens a connection.
    Open {
        line: u32,
        person: usize,
        path: String,
    },
    Send {
        line: u32,
        text: String,
    },
    Close {
        line: u32,
    },
    /// A page makes a request.
    Ask {
        request: u32,
        person: usize,
        method: String,
        path: String,
        #[serde(default)]
        body: Value,
    },
    /// A page has taken over a state. Of its turns, the table has those that the hash needs.
    Shown {
        person: usize,
        table: Box<TableView>,
        turns: usize,
    },
    /// A player did something that is counted by this name.
    Did {
        what: String,
    },
    /// A page found something wrong, or `needs_calm`, something that a fault explains.
    Find {
        what: String,
        #[serde(default)]
        needs_calm: bool,
    },
    /// Nothing happens at the pages before this time, in milliseconds since the run began.
    Run {
        until_ms: i64,
    },
    /// Every match is over.
    End,
}

/// What happens to the pages.
#[derive(Debug, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(crate) enum ToPages {
    /// Both people sit at this table.
    Seated {
        table: String,
    },
    Opened {
        line: u32,
    },
    Heard {
        line: u32,
        text: String,
    },
    Closed {
        line: u32,
    },
    /// The answer to a request; the status is 0 if none came.
    Answered {
        request: u32,
        status: u16,
        text: String,
    },
}

/// The answer to [`FromPages::Run`].
#[derive(Debug, Serialize)]
struct Ran<'a> {
    now_ms: i64,
    events: &'a [ToPages],
}

/// The process.
pub(crate) struct Node {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Node {
    /// Starts Node.js with a script.
    ///
    /// # Errors
    ///
    /// It does not start.
    pub(crate) fn start(script: &Path, beginning: &Beginning) -> Result<Self, Failure> {
        let mut child = Command::new("node")
            .arg(script)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| format!("Node.js, which runs the pages, does not start: {error}"))?;
        let input = child.stdin.take().ok_or("the process has no input")?;
        let output = child.stdout.take().ok_or("the process has no output")?;
        let mut node = Self {
            child,
            input,
            output: BufReader::new(output),
        };
        node.write(beginning)?;
        Ok(node)
    }

    fn write(&mut self, message: &impl Serialize) -> Result<(), Failure> {
        let mut text = serde_json::to_vec(message)?;
        text.push(b'\n');
        self.input.write_all(&text)?;
        Ok(self.input.flush()?)
    }

    /// Waits for what the pages do next.
    ///
    /// # Errors
    ///
    /// The process has ended, or says what is no message.
    pub(crate) fn read(&mut self) -> Result<FromPages, Failure> {
        let mut line = String::new();
        if self.output.read_line(&mut line)? == 0 {
            return Err("the process that runs the pages has ended".into());
        }
        serde_json::from_str(&line)
            .map_err(|error| format!("{error} in a message of the pages: {line}").into())
    }

    /// Answers that time has passed, and what happened.
    ///
    /// # Errors
    ///
    /// The process has ended.
    pub(crate) fn answer(&mut self, now_ms: i64, events: &[ToPages]) -> Result<(), Failure> {
        self.write(&Ran { now_ms, events })
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        // It may have ended by itself. Its time of the processor counts once it was waited for.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
