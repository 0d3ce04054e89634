//! What goes out: data, JSON, errors with their exit codes, progress.

use std::borrow::Cow;
use std::fs::File;
use std::io::{self, IsTerminal, Write};
use std::path::Path;
use std::process::ExitCode;

use anyhow::{Context, Result};
use indicatif::{ProgressBar, ProgressStyle};
use rosespring_arena::ArenaError;
use serde::Serialize;

/// Input that cannot be used, as opposed to something that failed. Exit code 2.
#[derive(Debug)]
pub(crate) struct Refused(pub(crate) String);

impl std::fmt::Display for Refused {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Refused {}

/// An error for input that cannot be used.
pub(crate) fn refuse(what: impl std::fmt::Display) -> anyhow::Error {
    anyhow::Error::new(Refused(what.to_string()))
}

/// How the program ends.
pub(crate) struct Failure;

impl Failure {
    const INVALID: u8 = 1;
    const REFUSED: u8 = 2;
    const FAILED: u8 = 3;

    /// The exit code of `verify` for a record that is not valid.
    pub(crate) fn invalid() -> ExitCode {
        ExitCode::from(Self::INVALID)
    }

    /// Tells an error and gives its exit code.
    pub(crate) fn report(error: &anyhow::Error) -> ExitCode {
        let closed = |error: &io::Error| error.kind() == io::ErrorKind::BrokenPipe;
        if error
            .chain()
            .any(|cause| cause.downcast_ref().is_some_and(closed))
        {
            // Whoever read the output has had enough, as `head` has.
            return ExitCode::SUCCESS;
        }
        talk(format_args!("error: {}", told(error)));
        let refuses = |cause: &(dyn std::error::Error + 'static)| {
            let arena = cause.downcast_ref().is_some_and(ArenaError::is_refusal);
            arena || cause.is::<Refused>()
        };
        if error.chain().any(refuses) {
            ExitCode::from(Self::REFUSED)
        } else {
            ExitCode::from(Self::FAILED)
        }
    }
}

/// An error and what caused it, one after the other. Some errors tell their cause themselves: it is
/// not told again.
fn told(error: &anyhow::Error) -> String {
    let mut told = String::new();
    for cause in error.chain().map(ToString::to_string) {
        if told.is_empty() {
            told = cause;
        } else if !told.ends_with(&cause) {
            told = format!("{told}: {cause}");
        }
    }
    told
}

/// Writes a line of talk; nobody is told if even that fails.
pub(crate) fn talk(line: impl std::fmt::Display) {
    let _ = writeln!(io::stderr(), "{}", printable(&line.to_string()));
}

/// Text for people, with control characters that somebody wrote into a name or an answer as they
/// are written in code: a terminal would obey them.
fn printable(text: &str) -> Cow<'_, str> {
    let is_command = |c: char| c.is_control() && c != '\n' && c != '\t';
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
    out.write_all(printable(text).as_bytes())?;
    out.flush()?;
    Ok(())
}

/// Writes one JSON object in one line.
pub(crate) fn write_json(value: &impl Serialize) -> Result<()> {
    let mut line = serde_json::to_string(value)?;
    line.push('\n');
    write(&line)
}

/// Writes a file whole or not at all.
pub(crate) fn write_file(path: &Path, text: &str) -> Result<()> {
    rosespring_files::write(path, text.as_bytes()).with_context(|| unwritable(path))
}

/// [`write_file`] for what is too large to be held twice: `fill` writes it.
pub(crate) fn write_whole(
    path: &Path,
    fill: impl FnOnce(&mut File) -> io::Result<()>,
) -> Result<()> {
    rosespring_files::write_with(path, fill).with_context(|| unwritable(path))
}

/// Checks whether [`write_file`] could write a file, without touching it.
pub(crate) fn check_file(path: &Path) -> Result<()> {
    rosespring_files::check(path).with_context(|| unwritable(path))
}

fn unwritable(path: &Path) -> String {
    format!("{} cannot be written", path.display())
}

/// A bar for what may take over a second; drawn on the standard error if that is a terminal.
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
        assert_eq!(printable("two\n\tlines, ü"), "two\n\tlines, ü");
        assert_eq!(
            printable("\x1b[31mred\x07\u{9b}"),
            "\\u{1b}[31mred\\u{7}\\u{9b}"
        );
    }
}
