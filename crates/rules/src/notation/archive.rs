//! Binary files of other programs: `.xg` and `.xgp` of eXtreme Gammon, `.bgf` of BGBlitz, and
//! `.ogxm` of OpenGammon.
//!
//! A file is known by its first bytes. Sizes are checked before memory is reserved, and no stored
//! board is trusted: every play is replayed by the rules `backgammon`, as in
//! [`import`](super::import). The analysis of the other program is left out, and a note says so.

mod bgf;
mod bytes;
mod crc32;
mod inflate;
mod ogxm;
mod smile;
mod xg;

use super::import::{ImportError, RecordImport};
use super::match_position::MatchPosition;
use super::record::RecordProblem;

/// The longest file that is read, in bytes.
pub const ARCHIVE_BYTES_MAX: usize = 16 << 20;
/// The most bytes of a file after decompression.
const INFLATED_BYTES_MAX: usize = 64 << 20;

/// The content of a binary file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Archive {
    /// A match.
    Record(Box<RecordImport>),
    /// A position, with what a reader should know about it.
    Position(Box<MatchPosition>, Vec<ImportError>),
}

/// A format of binary files.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Form {
    Xg,
    Bgf,
    Ogxm,
}

/// Reads a binary file of another program. Returns `None` if the bytes are in no such format.
///
/// # Errors
///
/// [`ImportError`] says what is wrong, if nothing can be used.
///
/// ```
/// use rosespring_rules::notation::archive;
///
/// assert_eq!(archive::read(b"rosespring record 1"), None);
/// assert!(archive::read(b"RGMH and no more").is_some_and(|read| read.is_err()));
/// ```
#[must_use]
pub fn read(bytes: &[u8]) -> Option<Result<Archive, ImportError>> {
    let form = form_of(bytes)?;
    if bytes.len() > ARCHIVE_BYTES_MAX {
        let most = ARCHIVE_BYTES_MAX;
        return Some(Err(ImportError::of_file(RecordProblem::TooLong { most })));
    }
    let record = |read: Result<RecordImport, ImportError>| {
        let boxed = read.map(Box::new);
        boxed.map(Archive::Record)
    };
    Some(match form {
        Form::Xg => xg::read(bytes),
        Form::Bgf => record(bgf::read(bytes)),
        Form::Ogxm => record(ogxm::read(bytes)),
    })
}

/// Whether bytes begin as a binary file of another program.
#[must_use]
pub fn is_archive(bytes: &[u8]) -> bool {
    form_of(bytes).is_some()
}

fn form_of(bytes: &[u8]) -> Option<Form> {
    match bytes {
        _ if bytes.starts_with(xg::MAGIC) => Some(Form::Xg),
        _ if bytes.starts_with(ogxm::MAGIC) => Some(Form::Ogxm),
        _ => bgf::is_bgf(bytes).then_some(Form::Bgf),
    }
}

/// The error of a damaged file.
const fn damaged(format: &'static str, part: &'static str) -> ImportError {
    ImportError::of_file(RecordProblem::DamagedFile { format, part })
}
