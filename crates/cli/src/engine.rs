//! `rosespring engine`: the protocol for programs, one message a line (docs/protocol.md).

mod analysis;
pub(crate) mod lines;
mod methods;

use std::io::{self, BufRead, Write};
use std::process::ExitCode;

use anyhow::Result;
use rosespring_wire::protocol::{self, Code, LINE_BYTES_MAX, Refusal};
use serde_json::Value;

use lines::{Line, Lines};

/// Answer JSON-RPC 2.0 requests, one a line, on the standard input and output.
///
/// The methods are `rules`, `start`, `position`, `throw`, `plays`, `play`, `evaluate`, `best`,
/// `analyse` and `rollout`; docs/protocol.md tells them. Nothing but the end of its input ends the
/// program.
#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {}

pub(crate) fn run(_: &Arguments) -> Result<ExitCode> {
    converse(io::stdin().lock(), io::stdout().lock())?;
    Ok(ExitCode::SUCCESS)
}

/// Answers every line of `input` until it ends, one line each, except notifications.
///
/// # Errors
///
/// Reading or writing failed; nothing that is read is an error.
pub fn converse(input: impl BufRead, mut output: impl Write) -> io::Result<()> {
    let mut engine = methods::Engine::default();
    let mut lines = Lines::new(input);
    while let Some(line) = lines.next()? {
        if let Some(answer) = answer(&mut engine, &line) {
            writeln!(output, "{answer}")?;
            output.flush()?;
        }
    }
    Ok(())
}

/// The answer to a line; none to a notification.
fn answer(engine: &mut methods::Engine, line: &Line<'_>) -> Option<String> {
    let bytes = match line {
        Line::Whole(bytes) => bytes,
        Line::TooLong => {
            let what = format!("a line has at most {LINE_BYTES_MAX} bytes");
            let refusal = Refusal::new(Code::LineTooLong, what);
            return Some(protocol::answer(&Value::Null, Err::<Value, _>(refusal)));
        }
    };
    match protocol::parse(bytes) {
        Ok(request) => {
            // A notification is not answered, and no method changes anything.
            let id = request.id?;
            let result = engine.call(&request.method, &request.params);
            Some(protocol::answer(&id, result))
        }
        Err(bad) if bad.answered => Some(protocol::answer(&bad.id, Err::<Value, _>(bad.refusal))),
        Err(_) => None,
    }
}
