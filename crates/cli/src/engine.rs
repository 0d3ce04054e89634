//! `rosespring engine`: the protocol for programs, one message in each line (docs/protocol.md).

mod analysis;
mod budget;
pub(crate) mod lines;
mod methods;

use std::io::{self, BufRead, Write};
use std::process::ExitCode;

use anyhow::Result;
use rosespring_wire::protocol::{self, Code, LINE_BYTES_MAX, Refusal};
use serde_json::Value;

use lines::{Line, Lines};

/// Answer JSON-RPC 2.0 requests, one in each line, on the standard input and output.
///
/// The methods are `rules`, `start`, `position`, `throw`, `plays`, `play`, `board`, `evaluate`,
/// `best`, `analyse` and `rollout`; docs/protocol.md describes them. The program ends only at the
/// end of its input.
#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {}

pub(crate) fn run(_: &Arguments) -> Result<ExitCode> {
    converse(io::stdin().lock(), io::stdout().lock())?;
    Ok(ExitCode::SUCCESS)
}

/// Answers every line of `input` until it ends, with one line for each request. Notifications are
/// not answered.
///
/// # Errors
///
/// Reading or writing failed. A malformed request is answered, not returned as an error.
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

/// Returns the answer to a line; `None` for a notification.
fn answer(engine: &mut methods::Engine, line: &Line<'_>) -> Option<String> {
    let bytes = match line {
        Line::Whole(bytes) => bytes,
        Line::TooLong => {
            let what = format!("the line is longer than {LINE_BYTES_MAX} bytes");
            let refusal = Refusal::new(Code::LineTooLong, what);
            return Some(protocol::answer(&Value::Null, Err::<Value, _>(refusal)));
        }
    };
    match protocol::parse(bytes) {
        Ok(request) => {
            // A notification gets no answer, and no method changes any state, so it is ignored.
            let id = request.id?;
            let result = engine.call(&request.method, &request.params);
            Some(protocol::answer(&id, result))
        }
        Err(bad) if bad.answered => Some(protocol::answer(&bad.id, Err::<Value, _>(bad.refusal))),
        Err(_) => None,
    }
}
