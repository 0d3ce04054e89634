//! What a learner and its workers send each other: a line of JSON, and after it as many bytes as
//! the line says.
//!
//! A worker begins with a [`Greeting`]. The learner sends the nets of a round, then plans, and the
//! worker answers each plan with sealed samples.

use std::io::{self, BufRead, Read, Write};
use std::ops::Range;
use std::sync::Arc;

use rosespring_engine::net::Net;
use rosespring_rules::Rules;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::samples::Samples;
use crate::seal;
use crate::selfplay::Plan;
use crate::weights::Sight;

/// Maximum number of bytes of a line.
const LINE_BYTES_MAX: u64 = 1 << 20;
/// Maximum number of bytes after a line.
const BYTES_MAX: u64 = 1 << 32;

/// The first line of a worker.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Greeting {
    pub(crate) program: String,
    pub(crate) version: String,
    pub(crate) commit: String,
    /// Number of threads that play its games.
    pub(crate) threads: u64,
}

impl Greeting {
    pub(crate) fn new(threads: u64) -> Self {
        Self {
            program: "rosespring-train".to_owned(),
            version: env!("CARGO_PKG_VERSION").to_owned(),
            commit: crate::COMMIT.to_owned(),
            threads,
        }
    }

    /// Whether the worker makes the same samples as this program.
    pub(crate) fn is_same_program(&self) -> bool {
        *self == Self::new(self.threads)
    }
}

/// A request of the learner.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Request {
    /// The nets of a round: the one that learns, then the one it plays against, if any. Both follow
    /// as bytes of these lengths.
    Nets { learning: u64, against: Option<u64> },
    /// Games to play.
    Play(PlanJson),
}

/// A plan without its nets.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub(crate) struct PlanJson {
    rules: Vec<String>,
    seed: u64,
    games: Range<u64>,
    lambda: f32,
    sight: Sight,
    ahead: bool,
    ends: usize,
}

impl PlanJson {
    pub(crate) fn new(plan: &Plan<'_>) -> Self {
        Self {
            rules: plan.rules.iter().map(ToString::to_string).collect(),
            seed: plan.seed,
            games: plan.games.clone(),
            lambda: plan.lambda,
            sight: plan.sight,
            ahead: plan.ahead,
            ends: plan.ends,
        }
    }

    /// Returns the rules in turn.
    pub(crate) fn rules(&self) -> io::Result<Vec<Rules>> {
        let parse = |text: &String| text.parse().map_err(|error| invalid(format!("{error}")));
        self.rules.iter().map(parse).collect()
    }

    pub(crate) fn plan<'a>(&self, rules: &'a [Rules], against: Option<&'a Arc<Net>>) -> Plan<'a> {
        Plan {
            rules,
            seed: self.seed,
            games: self.games.clone(),
            lambda: self.lambda,
            sight: self.sight,
            ahead: self.ahead,
            ends: self.ends,
            against,
        }
    }
}

/// The line before samples.
#[derive(Debug, Clone, Copy, Serialize, Deserialize)]
struct SamplesLine {
    bytes: u64,
}

/// Writes a line. Bytes that belong to it follow by `write_all`.
pub(crate) fn write_line(output: &mut impl Write, line: &impl Serialize) -> io::Result<()> {
    let mut text = serde_json::to_vec(line)?;
    text.push(b'\n');
    output.write_all(&text)
}

/// Reads a line; `None` at the end of the input.
pub(crate) fn read_line<T: DeserializeOwned>(input: &mut impl BufRead) -> io::Result<Option<T>> {
    let mut line = Vec::new();
    input.take(LINE_BYTES_MAX).read_until(b'\n', &mut line)?;
    match line.last() {
        None => Ok(None),
        Some(b'\n') => Ok(Some(serde_json::from_slice(&line)?)),
        Some(_) => Err(invalid("a line has no end")),
    }
}

/// Reads bytes of a known length.
pub(crate) fn read_bytes(input: &mut impl Read, length: u64) -> io::Result<Vec<u8>> {
    if length > BYTES_MAX {
        return Err(invalid(format!("{length} bytes are too many")));
    }
    let mut bytes = Vec::new();
    input.take(length).read_to_end(&mut bytes)?;
    match bytes.len() as u64 == length {
        true => Ok(bytes),
        false => Err(io::ErrorKind::UnexpectedEof.into()),
    }
}

pub(crate) fn write_samples(output: &mut impl Write, samples: &Samples) -> io::Result<()> {
    let bytes = seal::seal(&samples.to_bytes());
    let length = bytes.len() as u64;
    write_line(output, &SamplesLine { bytes: length })?;
    output.write_all(&bytes)?;
    output.flush()
}

pub(crate) fn read_samples(input: &mut impl BufRead) -> io::Result<Samples> {
    let line: Option<SamplesLine> = read_line(input)?;
    let line = line.ok_or(io::ErrorKind::UnexpectedEof)?;
    let bytes = read_bytes(input, line.bytes)?;
    let bytes = seal::open(&bytes).map_err(|fault| invalid(fault.to_string()))?;
    Samples::from_bytes(bytes).ok_or_else(|| invalid("the samples are damaged"))
}

/// Returns an error about what was read.
pub(crate) fn invalid(what: impl Into<String>) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, what.into())
}
