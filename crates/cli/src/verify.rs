//! `rosespring verify`: whether a record is whole, follows the rules, and has the dice it promised.

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Result;
use rosespring_dice::{Checked, check};
use rosespring_wire::record;
use rosespring_wire::result::VerifyResult;

use crate::output::Failure;
use crate::{input, output};

/// Check a record: every step against the rules, its checksum, and its dice.
///
/// Where the record has the seed of its dice, the seed must have the hash that was shown before the
/// game, and every throw, tries of the opening included, must be the one that follows from it.
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
    let read = input::decoded(input::bytes(&arguments.record)?)
        .map_err(|fault| vec![fault])
        .and_then(|text| record::parse(&text));
    let checked = read.and_then(|record| check(&record).map_err(|fault| vec![fault.to_string()]));
    let dice = checked.as_ref().ok().map(|checked| told(*checked));
    let faults = checked.err().unwrap_or_default();
    let valid = faults.is_empty();
    if arguments.json {
        output::write_json(&VerifyResult { valid, faults })?;
    } else if let Some(dice) = dice {
        output::write("valid\n")?;
        output::talk(dice);
    } else {
        output::write(&format!("not valid\n{}\n", faults.join("\n")))?;
    }
    Ok(if valid {
        ExitCode::SUCCESS
    } else {
        Failure::invalid()
    })
}

/// What is known of the dice of a valid record.
fn told(checked: Checked) -> String {
    match checked {
        Checked::NotPromised => "dice: nothing was promised of them".to_owned(),
        Checked::Sealed => "dice: promised; the seed is told when the match is over".to_owned(),
        Checked::Fair { throws } => {
            format!("dice: all {throws} throws are those of the seed promised before")
        }
    }
}
