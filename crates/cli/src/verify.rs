//! `rosespring verify`: whether a record is whole and follows the rules.

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Result;
use rosespring_wire::record;
use rosespring_wire::result::VerifyResult;

use crate::output::Failure;
use crate::{input, output};

/// Check a record: every step against the rules, and its checksum.
///
/// Reading stops at the first step that does not follow from the rules. The exit code is 0 for a
/// valid record and 1 for one that is not.
#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    /// The record, as JSON or as text; `-` for the standard input.
    record: PathBuf,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode> {
    // Damage that leaves no text is a fault of the record like any other.
    let faults = match input::decoded(input::bytes(&arguments.record)?) {
        Ok(text) => record::parse(&text).err().unwrap_or_default(),
        Err(fault) => vec![fault],
    };
    let valid = faults.is_empty();
    if arguments.json {
        output::write_json(&VerifyResult { valid, faults })?;
    } else if valid {
        output::write("valid\n")?;
    } else {
        output::write(&format!("not valid\n{}\n", faults.join("\n")))?;
    }
    Ok(if valid {
        ExitCode::SUCCESS
    } else {
        Failure::invalid()
    })
}
