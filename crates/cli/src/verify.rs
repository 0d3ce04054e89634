//! `rosespring verify`: checks that a record is complete, legal, and has the dice it committed to.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::Result;
use rosespring_dice::{DiceCheck, SeenLinks, check, check_seen, check_shown};
use rosespring_rules::notation::decode::DecodeError;
use rosespring_rules::notation::record::{Record, RecordProblem};
use rosespring_wire::archive::{self, ReadArchive};
use rosespring_wire::dice_proof::DiceProof;
use rosespring_wire::import_fault::messages;
use rosespring_wire::record;
use rosespring_wire::result::{DiceResult, VerifyResult};

use crate::output::{Failure, refuse};
use crate::{input, output};

/// Check a record: every step against the rules, its checksum, and its dice.
///
/// If the record holds the seed of its dice, the seed must have the hash that was shown before the
/// game, and every throw, ties of the opening included, must follow from the seed. If it holds the
/// links of both players and the server, they must lead to what was committed. Checking stops
/// at the first step that is not legal. The exit code is 0 for a valid record and 1 for another.
#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    /// The record, as JSON or as text; `-` for the standard input
    record: PathBuf,
    /// The commitment that was shown before the first throw: the record must have the same
    #[arg(long, value_name = "DIGITS")]
    commitment: Option<String>,
    /// What a page of the hall saved of a game: the record must have the links that the page saw
    #[arg(long, value_name = "FILE", conflicts_with = "commitment")]
    proof: Option<PathBuf>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode> {
    let seen = arguments.proof.as_deref().map(read_proof).transpose()?;
    let checked = read(&arguments.record)?.and_then(|record| {
        let dice = match (&arguments.commitment, &seen) {
            (Some(shown), _) => check_shown(&record, shown),
            (None, Some(seen)) => check_seen(&record, seen),
            (None, None) => check(&record),
        };
        dice.map_err(|fault| vec![fault.to_string()])
    });
    let dice = checked.as_ref().ok().copied();
    let faults = checked.err().unwrap_or_default();
    let valid = faults.is_empty();
    if arguments.json {
        let dice = dice.map(dice_result);
        output::write_json(&VerifyResult {
            valid,
            dice,
            faults,
        })?;
    } else if let Some(dice) = dice {
        output::write("valid\n")?;
        output::talk(format_dice(dice));
    } else {
        output::write(&format!("not valid\n{}\n", faults.join("\n")))?;
    }
    Ok(if valid {
        ExitCode::SUCCESS
    } else {
        Failure::invalid()
    })
}

/// Reads what a page saw of the links of a game.
fn read_proof(path: &Path) -> Result<SeenLinks> {
    let text = input::text(path)?;
    let proof = DiceProof::parse(&text);
    let proof = proof.map_err(|fault| refuse(format_args!("{}: {fault}", path.display())))?;
    Ok(SeenLinks {
        game: proof.game,
        begins: proof.seen.begins,
        lines: proof.seen.lines,
        hash: proof.seen.hash,
    })
}

/// Reads the record, or returns its faults. A record that is not text is not valid, like any other
/// damaged record.
///
/// # Errors
///
/// The file cannot be read, or is no record but of another kind, which the error names.
fn read(path: &Path) -> Result<Result<Record, Vec<String>>> {
    let of_file = |fault: String| refuse(format_args!("{}: {fault}", path.display()));
    let bytes = input::bytes(path)?;
    match archive::read(&bytes) {
        None => {}
        Some(Ok(ReadArchive::Record(read))) if read.faults.is_empty() => {
            return Ok(Ok(read.record));
        }
        Some(Ok(ReadArchive::Record(read))) => return Ok(Err(messages(&read.faults))),
        Some(Ok(ReadArchive::Position(_))) => {
            return Err(of_file(RecordProblem::IsPosition.to_string()));
        }
        Some(Err(fault)) => return Ok(Err(vec![fault.to_string()])),
    }
    let text = match input::decoded(&bytes) {
        Ok(text) => text,
        Err(kind @ DecodeError::Kind(_)) => return Err(of_file(kind.to_string())),
        Err(fault) => return Ok(Err(vec![fault.to_string()])),
    };
    if let Some(kind) = record::named_kind(&text) {
        return Err(of_file(kind.to_string()));
    }
    Ok(record::parse(&text))
}

/// Returns the dice of a valid record, for programs.
fn dice_result(checked: DiceCheck) -> DiceResult {
    match checked {
        DiceCheck::NotPromised => DiceResult::NotPromised,
        DiceCheck::Sealed => DiceResult::Sealed,
        DiceCheck::Fair { throws } => DiceResult::Fair { throws },
        DiceCheck::FairOfThree { throws, replaced } => DiceResult::FairOfThree { throws, replaced },
    }
}

/// Describes the dice of a valid record in a sentence.
fn format_dice(checked: DiceCheck) -> String {
    match checked {
        DiceCheck::NotPromised => {
            "dice: this record promises nothing, so its dice cannot be checked. They \
             came from a list or were entered by hand, or else the promise was removed: if a \
             commitment was shown before the first throw, give it with --commitment"
                .to_owned()
        }
        DiceCheck::Sealed => {
            "dice: promised; the seed is revealed when the match is over".to_owned()
        }
        DiceCheck::Fair { throws } => {
            format!("dice: all {throws} throws are those of the seed promised before")
        }
        DiceCheck::FairOfThree { throws, replaced } => format!(
            "dice: all {throws} throws follow from links of White, Black and the server, which \
             lead to their commitments; chains replaced: {replaced}. To see that the commitments \
             are those of the players, compare them with what a page saved (--proof, --commitment)"
        ),
    }
}
