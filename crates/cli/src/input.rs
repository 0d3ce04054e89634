//! Reads input: positions, records, rules and seeds from the command line and from files.

use std::hash::{BuildHasher, RandomState};
use std::io::Read;
use std::path::Path;
use std::process::ExitCode;

use anyhow::{Context, Result};
use rosespring_engine::net::Net;
use rosespring_rules::notation::archive::ARCHIVE_BYTES_MAX;
use rosespring_rules::notation::decode::{DecodeError, decode};
use rosespring_rules::notation::record::{RECORD_BYTES_MAX, Record, RecordProblem};
use rosespring_rules::{GameKind, Position, Rules, trictrac};
use rosespring_wire::archive::{self, ReadArchive};
use rosespring_wire::import_fault::messages;
use rosespring_wire::position::{self, ReadSetup};
use rosespring_wire::record::{self, ReadRecord, is_record};

use crate::any_rules::AnyPosition;
use crate::output::{Failure, refuse, talk};

/// Help text for every command that takes a position.
pub(crate) const POSITION_HELP: &str = "A position: its id, a file with an id or a position \
object, `-` for the standard input, a Gul bara code `G:…`, an XGID, an OGID, a gnubg position id \
`gnubg:…`, or a file of a position of Snowie or eXtreme Gammon";

/// The content of a file that may be a record or a position.
pub(crate) enum Source {
    /// A text, of which nothing is known yet.
    Text(String),
    /// A match of another program.
    Record(Box<ReadRecord>),
    /// A position of another program.
    Position(Box<ReadSetup>),
}

/// Reads a text, or a binary file of another program.
pub(crate) fn source(path: &Path) -> Result<Source> {
    let bytes = bytes(path)?;
    if bytes.trim_ascii().is_empty() {
        return Err(refuse(format_args!("{} is empty", path.display())));
    }
    match archive::read(&bytes) {
        None => decode_text(path, &bytes).map(Source::Text),
        Some(Ok(ReadArchive::Record(record))) => Ok(Source::Record(record)),
        Some(Ok(ReadArchive::Position(position))) => Ok(Source::Position(position)),
        Some(Err(fault)) => Err(refuse(format_args!("{}: {fault}", path.display()))),
    }
}

/// Returns the position that an argument names.
pub(crate) fn position(argument: &str) -> Result<Position> {
    checked(&read_position(argument)?)
}

/// Returns the position of any game that an argument names.
pub(crate) fn any_position(argument: &str) -> Result<AnyPosition> {
    if !argument.trim().starts_with(trictrac::POSITION_PREFIX) {
        return position(argument).map(AnyPosition::from);
    }
    let position: trictrac::Position = argument.trim().parse().map_err(refuse)?;
    Ok(position.into())
}

/// Returns the position that an argument names, not checked, with what else its text says.
pub(crate) fn read_position(argument: &str) -> Result<ReadSetup> {
    let trimmed = argument.trim();
    if position::is_position(trimmed) {
        return parse_position(trimmed);
    }
    let source = source(Path::new(argument)).with_context(|| {
        let argument: String = argument.chars().take(40).collect();
        format!("`{argument}` is not a position id")
    })?;
    match source {
        Source::Text(text) => parse_position(text.trim()),
        Source::Position(position) => Ok(*position),
        Source::Record(_) => Err(refuse(IS_RECORD)),
    }
}

/// Checks a position, and prints its notes.
pub(crate) fn checked(read: &ReadSetup) -> Result<Position> {
    let position = Position::from_setup(&read.setup).map_err(|error| {
        let faults: Vec<String> = error.faults.iter().map(ToString::to_string).collect();
        refuse(faults.join("\n       "))
    })?;
    for note in &read.notes {
        talk(format_args!("note: {note}"));
    }
    Ok(position)
}

/// Returns the number of threads: `asked`, or the number of processor cores.
pub(crate) fn threads(asked: Option<u32>) -> usize {
    let parallel = || std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    asked.map_or_else(parallel, |threads| threads as usize)
}

/// The fault of a record where a position is needed.
const IS_RECORD: &str = "this is a record of whole games, not a position: `analyse`, `replay` and \
                         `convert` read records";

pub(crate) fn parse_position(text: &str) -> Result<ReadSetup> {
    if is_record(text) {
        return Err(refuse(IS_RECORD));
    }
    // A position in another program's code does not name its rules; these are the default.
    let rules = Rules::preset("gul-bara").context("the rules are there")?;
    position::read_setup(text, rules).map_err(|faults| refuse(messages(&faults).join("\n       ")))
}

/// Reads a record for a command that writes it again. Of a record of another program, the rest of a
/// game with a fault is left out: each fault is printed, and the exit code says so.
pub(crate) fn record(source: Source) -> Result<(Record, ExitCode)> {
    let read = match source {
        Source::Text(text) => record::read_foreign(&text)
            .map_err(|faults| refuse(messages(&faults).join("\n       ")))?,
        Source::Record(read) => *read,
        Source::Position(_) => return Err(refuse(RecordProblem::IsPosition)),
    };
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
    decode_text(path, &bytes(path)?)
}

fn decode_text(path: &Path, bytes: &[u8]) -> Result<String> {
    if bytes.len() > RECORD_BYTES_MAX {
        return Err(refuse(format_args!("{} is too long", path.display())));
    }
    decoded(bytes).map_err(|fault| refuse(format_args!("{}: {fault}", path.display())))
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
/// maximum length of a binary file, which is enough to detect that it is too long.
///
/// # Errors
///
/// The file cannot be read.
pub(crate) fn bytes(path: &Path) -> Result<Vec<u8>> {
    let limit = ARCHIVE_BYTES_MAX as u64 + 1;
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
