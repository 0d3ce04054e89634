//! Reads input: positions, records, rules and seeds from the command line and from files.

use std::hash::{BuildHasher, RandomState};
use std::io::Read;
use std::path::Path;
use std::process::ExitCode;

use anyhow::{Context, Result};
use rosespring_engine::net::Net;
use rosespring_rules::notation::decode::{DecodeError, decode};
use rosespring_rules::notation::record::{RECORD_BYTES_MAX, Record};
use rosespring_rules::{GameKind, Position, Rules};
use rosespring_wire::import_fault::messages;
use rosespring_wire::position;
use rosespring_wire::record::{self, is_record};

use crate::output::{Failure, refuse, talk};

/// Help text for every command that takes a position.
pub(crate) const POSITION_HELP: &str = "A position: its id, a file with an id or a position \
object, `-` for the standard input, a Gul bara code `G:…`, an XGID, or a gnubg position id \
`gnubg:…`";

/// Returns the position that an argument names.
pub(crate) fn position(argument: &str) -> Result<Position> {
    let trimmed = argument.trim();
    if position::is_position(trimmed) {
        return parse_position(trimmed);
    }
    let text = text(Path::new(argument)).with_context(|| {
        let argument: String = argument.chars().take(40).collect();
        format!("`{argument}` is not a position id")
    })?;
    parse_position(text.trim())
}

/// Returns the number of threads: `asked`, or the number of processor cores.
pub(crate) fn threads(asked: Option<u32>) -> usize {
    let parallel = || std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    asked.map_or_else(parallel, |threads| threads as usize)
}

fn parse_position(text: &str) -> Result<Position> {
    if is_record(text) {
        return Err(refuse(
            "this is a record of whole games, not a position: `analyse`, `replay` and `convert` \
             read records",
        ));
    }
    // A position in another program's code does not name its rules; these are the default.
    let rules = Rules::preset("gul-bara").context("the rules are there")?;
    let (position, notes) =
        position::with_notes(text, rules).map_err(|faults| refuse(faults.join("\n       ")))?;
    for note in notes {
        talk(format_args!("note: {note}"));
    }
    Ok(position)
}

/// Reads a record for a command that writes it again. Of a record of another program, the rest of a
/// game with a fault is left out: each fault is printed, and the exit code says so.
pub(crate) fn record(text: &str) -> Result<(Record, ExitCode)> {
    let read =
        record::read_foreign(text).map_err(|faults| refuse(messages(&faults).join("\n       ")))?;
    for fault in &read.faults {
        talk(format_args!("fault: {fault}"));
    }
    for note in &read.notes {
        talk(format_args!("note: {note}"));
    }
    let code = match read.faults.is_empty() {
        true => ExitCode::SUCCESS,
        false => Failure::invalid(),
    };
    Ok((read.record, code))
}

/// Reads the text of a file, or of the standard input for `-`. A file that cannot be read or is not
/// text is refused as a fault of the command line, which named it.
pub(crate) fn text(path: &Path) -> Result<String> {
    let bytes = bytes(path)?;
    if bytes.len() > RECORD_BYTES_MAX {
        return Err(refuse(format_args!("{} is too long", path.display())));
    }
    decoded(&bytes).map_err(|fault| refuse(format_args!("{}: {fault}", path.display())))
}

/// Maximum size of a net file that is read, in bytes; no net is as large.
const NET_BYTES_MAX: u64 = 64 << 20;

/// Reads the net of a file and checks that it is for `game`.
pub(crate) fn net(path: &Path, game: GameKind) -> Result<Net> {
    let failed = |reason: String| refuse(format_args!("{}: {reason}", path.display()));
    let mut bytes = Vec::new();
    std::fs::File::open(path)
        .and_then(|file| file.take(NET_BYTES_MAX).read_to_end(&mut bytes))
        .map_err(|error| failed(error.to_string()))?;
    Net::for_game(&bytes, game).map_err(|error| failed(error.to_string()))
}

/// Reads the bytes of a file, or of the standard input for `-`. Reading stops one byte after the
/// maximum length of a record, which is enough to detect that it is too long.
///
/// # Errors
///
/// The file cannot be read.
pub(crate) fn bytes(path: &Path) -> Result<Vec<u8>> {
    let limit = RECORD_BYTES_MAX as u64 + 1;
    let mut bytes = Vec::new();
    let read = if path.as_os_str() == "-" {
        std::io::stdin().take(limit).read_to_end(&mut bytes)
    } else {
        std::fs::File::open(path).and_then(|file| file.take(limit).read_to_end(&mut bytes))
    };
    let path = path.display();
    read.map_err(|error| refuse(format_args!("{path} cannot be read: {error}")))?;
    Ok(bytes)
}

/// Decodes bytes as text. Prints which encoding was assumed, if the file does not tell it.
///
/// # Errors
///
/// [`DecodeError`] names the kind of another file, or says where the bytes are not text.
pub(crate) fn decoded(bytes: &[u8]) -> Result<String, DecodeError> {
    let decoded = decode(bytes)?;
    if let Some(encoding) = decoded.assumed {
        talk(format_args!(
            "note: the text is not UTF-8, and was read as {encoding}"
        ));
    }
    Ok(decoded.text)
}

/// Returns a note on the decisions about the cube, if a record has any.
pub(crate) fn cube_note(record: &Record) -> Option<String> {
    let count = record.cube.len();
    (count > 0).then(|| {
        format!(
            "note: {count} decisions about the doubling cube are kept in the record; they are not \
             judged, and games count what they count without the cube"
        )
    })
}

/// Returns a random seed, for games that need not be repeated.
pub(crate) fn chance_seed() -> u64 {
    RandomState::new().hash_one(std::process::id())
}
