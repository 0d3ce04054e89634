//! What comes in: positions, records, rules and seeds from the command line and from files.

use std::hash::{BuildHasher, RandomState};
use std::io::Read;
use std::path::Path;

use anyhow::{Context, Result};
use rosespring_engine::net::Net;
use rosespring_rules::notation::record::RECORD_BYTES_MAX;
use rosespring_rules::{GameKind, Position, Rules};
use rosespring_wire::position;

use crate::output::refuse;

/// How a position is given, for the help of every command that takes one.
pub(crate) const POSITION_HELP: &str = "A position: its id, a file with an id or a position \
object, `-` for the standard input, a Gul bara code `G:…`, or a gnubg position id `gnubg:…`";

/// The position that an argument names.
pub(crate) fn position(argument: &str) -> Result<Position> {
    let trimmed = argument.trim();
    if ["rs1.", "{", "G:", "gnubg:"]
        .iter()
        .any(|start| trimmed.starts_with(start))
    {
        return parse_position(trimmed);
    }
    let text = text(Path::new(argument)).with_context(|| {
        let argument: String = argument.chars().take(40).collect();
        format!("`{argument}` is no position id")
    })?;
    parse_position(text.trim())
}

/// The threads asked for; as many as the machine runs at once if nothing was said.
pub(crate) fn threads(asked: Option<u32>) -> usize {
    let parallel = || std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    asked.map_or_else(parallel, |threads| threads as usize)
}

fn parse_position(text: &str) -> Result<Position> {
    // What a code does not tell of its rules.
    let rules = Rules::preset("gul-bara").context("the rules are there")?;
    position::from_text(text, rules).map_err(|faults| refuse(faults.join("\n       ")))
}

/// The text of a file, or of the standard input for `-`. A file that cannot be read, or is no
/// text, is refused: it is what the command line named.
pub(crate) fn text(path: &Path) -> Result<String> {
    let bytes = bytes(path)?;
    if bytes.len() > RECORD_BYTES_MAX {
        return Err(refuse(format_args!("{} is too long", path.display())));
    }
    decoded(bytes).map_err(|fault| refuse(format_args!("{}: {fault}", path.display())))
}

/// The longest net that is read: none is as large.
const NET_BYTES_MAX: u64 = 64 << 20;

/// The net of a file, which must be one for `game`.
pub(crate) fn net(path: &Path, game: GameKind) -> Result<Net> {
    let failed = |reason: String| refuse(format_args!("{}: {reason}", path.display()));
    let mut bytes = Vec::new();
    std::fs::File::open(path)
        .and_then(|file| file.take(NET_BYTES_MAX).read_to_end(&mut bytes))
        .map_err(|error| failed(error.to_string()))?;
    Net::for_game(&bytes, game).map_err(|error| failed(error.to_string()))
}

/// The bytes of a file, or of the standard input for `-`; one more than a record may have are
/// enough to see that there are too many.
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

/// The bytes as text.
///
/// # Errors
///
/// A sentence that tells where they are none.
pub(crate) fn decoded(bytes: Vec<u8>) -> Result<String, String> {
    String::from_utf8(bytes).map_err(|error| {
        let at = error.utf8_error().valid_up_to();
        let line = 1 + error.as_bytes()[..at]
            .iter()
            .filter(|&&b| b == b'\n')
            .count();
        format!("line {line}: not UTF-8 text, from byte {} on", at + 1)
    })
}

/// A seed nobody chose, for games that need not be repeated.
pub(crate) fn chance_seed() -> u64 {
    RandomState::new().hash_one(std::process::id())
}
