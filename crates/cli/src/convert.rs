//! `rosespring convert`: writes a record in another form and warns about what the form cannot hold.

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Result;
use clap::ValueEnum;
use rosespring_wire::convert::{self, Format};

use crate::{input, output};

/// Convert a record to another form, for people or for other backgammon programs.
///
/// Warnings about information that the form cannot hold go to the standard error. Of a record of
/// another program, the rest of a game with a fault is left out, and the exit code is 1.
/// `docs/formats.md` describes the forms.
#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    /// The record, as JSON or as text; `-` for the standard input
    record: PathBuf,
    /// The form
    #[arg(long)]
    to: Form,
    /// Write to this file instead, whole or not at all
    #[arg(long)]
    output: Option<PathBuf>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Form {
    /// The match format of Jellyfish, one row for each stage
    Mat,
    /// Smart Game Format, game 6, one node for each stage
    Sgf,
    /// Rosespring's record as JSON
    Json,
    /// Rosespring's record as readable text
    Text,
}

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode> {
    let text = input::text(&arguments.record)?;
    let (record, code) = input::record(&text)?;
    let converted = convert::convert(&record, arguments.to.into());
    match &arguments.output {
        Some(path) => output::write_file(path, &converted.text)?,
        None => output::write(&converted.text)?,
    }
    if let Some(note) = input::cube_note(&record) {
        output::talk(note);
    }
    for loss in &converted.losses {
        output::talk(format_args!("note: {}", loss.message));
    }
    Ok(code)
}

impl From<Form> for Format {
    fn from(form: Form) -> Self {
        match form {
            Form::Mat => Self::Mat,
            Form::Sgf => Self::Sgf,
            Form::Json => Self::Json,
            Form::Text => Self::Text,
        }
    }
}
