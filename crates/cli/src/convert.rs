//! `rosespring convert`: writes a record in another form and warns about what the form cannot hold.

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Result;
use clap::ValueEnum;
use rosespring_wire::convert::{self, Format};
use rosespring_wire::position::{PositionJson, ReadSetup, is_position};
use rosespring_wire::record::is_record;

use crate::input::Source;
use crate::{input, output};

/// Convert a record to another form, for people or for other backgammon programs.
///
/// Reads records of this program, `.mat`, SGF, and files of eXtreme Gammon (`.xg`), BGBlitz
/// (`.bgf`) and OpenGammon (`.ogxm`). A position of another program (`.xgp`, XGID, OGID, Snowie)
/// becomes a position object or an id.
///
/// Warnings about information that the form cannot hold go to the standard error. Of a record of
/// another program, the rest of a game with a fault is left out, and the exit code is 1.
/// `docs/formats.md` describes the forms.
#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    /// The record; `-` for the standard input
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
    let source = match input::source(&arguments.record)? {
        Source::Position(read) => return write_position(&read, arguments),
        Source::Text(text) if is_position_text(&text) => {
            let read = input::parse_position(text.trim())?;
            return write_position(&read, arguments);
        }
        source => source,
    };
    let (record, code) = input::record(source)?;
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

/// Whether a text is a position of another program. A text that begins with `{` is read as a
/// record.
fn is_position_text(text: &str) -> bool {
    !text.trim_start().starts_with('{') && !is_record(text) && is_position(text)
}

/// Writes a position of another program as a position object or as an id.
fn write_position(read: &ReadSetup, arguments: &Arguments) -> Result<ExitCode> {
    let position = input::checked(read)?;
    let written = match arguments.to {
        Form::Json => {
            let object = PositionJson::new(&position).with_pips(&position);
            serde_json::to_string(&object)?
        }
        Form::Text => position.id(),
        Form::Mat | Form::Sgf => {
            return Err(output::refuse(
                "this is a position: it can be written as json or as text, and `show --as` writes \
                 an XGID or an OGID",
            ));
        }
    };
    match &arguments.output {
        Some(path) => output::write_file(path, &(written + "\n"))?,
        None => output::write(&(written + "\n"))?,
    }
    Ok(ExitCode::SUCCESS)
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
