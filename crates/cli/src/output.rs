//! Writes output: data, JSON, errors with their exit codes, progress.

use std::borrow::Cow;
use std::fs::File;
use std::io::{self, IsTerminal, Write};
use std::path::Path;
use std::process::ExitCode;

use anyhow::{Context, Result};
use indicatif::{ProgressBar, ProgressStyle};
use rosespring_arena::ArenaError;
use rosespring_rules::notation::name::changes_direction;
use serde::Serialize;

/// Input that cannot be used, as opposed to an operation that failed. Exit code 2.
#[derive(Debug)]
pub(crate) struct RefusedInput(pub(crate) String);

impl std::fmt::Display for RefusedInput {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for RefusedInput {}

/// Returns an error for input that cannot be used.
pub(crate) fn refuse(what: impl std::fmt::Display) -> anyhow::Error {
    anyhow::Error::new(RefusedInput(what.to_string()))
}

/// The exit codes of the program.
pub(crate) struct Failure;

impl Failure {
    const INVALID: u8 = 1;
    const REFUSED: u8 = 2;
    const FAILED: u8 = 3;

    /// Returns the exit code of `verify` for a record that is not valid.
    pub(crate) fn invalid() -> ExitCode {
        ExitCode::from(Self::INVALID)
    }

    /// Returns the exit code of a command that achieved nothing and has said why.
    pub(crate) fn failed() -> ExitCode {
        ExitCode::from(Self::FAILED)
    }

    /// Prints an error and returns its exit code.
    pub(crate) fn report(error: &anyhow::Error) -> ExitCode {
        let closed = |error: &io::Error| error.kind() == io::ErrorKind::BrokenPipe;
        if error
            .chain()
            .any(|cause| cause.downcast_ref().is_some_and(closed))
        {
            // The reader closed the pipe, as `head` does: this is not an error.
            return ExitCode::SUCCESS;
        }
        talk(format_args!("error: {}", format_chain(error)));
        let refuses = |cause: &(dyn std::error::Error + 'static)| {
            let arena = cause.downcast_ref().is_some_and(ArenaError::is_refusal);
            arena || cause.is::<RefusedInput>()
        };
        if error.chain().any(refuses) {
            ExitCode::from(Self::REFUSED)
        } else {
            ExitCode::from(Self::FAILED)
        }
    }
}

/// Formats an error and its causes, one after the other. An error whose text already contains its
/// cause is not followed by the cause again.
fn format_chain(error: &anyhow::Error) -> String {
    let mut text = String::new();
    for cause in error.chain().map(ToString::to_string) {
        if text.is_empty() {
            text = cause;
        } else if !text.ends_with(&cause) {
            text = format!("{text}: {cause}");
        }
    }
    text
}

/// Prints a message to the standard error. A failure to do so is ignored.
pub(crate) fn talk(line: impl std::fmt::Display) {
    let _ = writeln!(
        io::stderr(),
        "{}",
        printable(&line.to_string(), Reader::Person)
    );
}

/// The reader of an output.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Reader {
    Person,
    Program,
}

/// Escapes control characters, as in Rust source. Names and answers come from others, and a
/// terminal would obey the characters. For a person the characters that change the direction of
/// text are escaped too; a program gets them as they are in the data.
fn printable(text: &str, reader: Reader) -> Cow<'_, str> {
    let is_command = |c: char| {
        c.is_control() && c != '\n' && c != '\t' || reader == Reader::Person && changes_direction(c)
    };
    if !text.contains(is_command) {
        return Cow::Borrowed(text);
    }
    let mut printable = String::new();
    for c in text.chars() {
        match is_command(c) {
            true => printable.extend(c.escape_default()),
            false => printable.push(c),
        }
    }
    Cow::Owned(printable)
}

/// Writes data.
pub(crate) fn write(text: &str) -> Result<()> {
    let mut out = io::stdout().lock();
    let reader = match out.is_terminal() {
        true => Reader::Person,
        false => Reader::Program,
    };
    out.write_all(printable(text, reader).as_bytes())?;
    out.flush()?;
    Ok(())
}

/// Writes a JSON object in one line.
pub(crate) fn write_json(value: &impl Serialize) -> Result<()> {
    let mut line = serde_json::to_string(value)?;
    line.push('\n');
    write(&line)
}

/// Writes a file, whole or not at all.
pub(crate) fn write_file(path: &Path, text: &str) -> Result<()> {
    rosespring_files::write(path, text.as_bytes()).with_context(|| unwritable(path))
}

/// Does the same as [`write_file`] for content that is too large to be in memory twice: `fill`
/// writes it.
pub(crate) fn write_whole(
    path: &Path,
    fill: impl FnOnce(&mut File) -> io::Result<()>,
) -> Result<()> {
    rosespring_files::write_with(path, fill).with_context(|| unwritable(path))
}

/// Checks whether [`write_file`] could write a file, without changing it.
pub(crate) fn check_file(path: &Path) -> Result<()> {
    rosespring_files::check(path).with_context(|| unwritable(path))
}

fn unwritable(path: &Path) -> String {
    format!("{} cannot be written", path.display())
}

/// Returns a progress bar for work that may take over a second. It is drawn on the standard error,
/// if that is a terminal.
pub(crate) fn progress(steps: u64, what: &'static str) -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{msg} {wide_bar} {pos}/{len} {eta}")
        .unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::new(steps).with_style(style).with_message(what)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_terminal_is_given_no_commands() {
        let told = |text| printable(text, Reader::Person).into_owned();

        assert_eq!(told("two\n\tlines, ü"), "two\n\tlines, ü");
        assert_eq!(told("\x1b[31mred\x07\u{9b}"), "\\u{1b}[31mred\\u{7}\\u{9b}");
    }

    #[test]
    fn a_person_sees_what_turns_a_name_round_and_a_program_gets_it() {
        let name = "eve\u{202e}ada";

        assert_eq!(printable(name, Reader::Person), "eve\\u{202e}ada");
        assert_eq!(printable(name, Reader::Program), name);
    }
}
