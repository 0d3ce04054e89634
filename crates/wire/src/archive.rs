//! Binary files of other programs, with their faults as the page and the command line show them.

use rosespring_rules::notation::archive::{self, Archive};

use crate::import_fault::ImportFault;
use crate::position::ReadSetup;
use crate::record::ReadRecord;

/// The content of a binary file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ReadArchive {
    /// A match, as far as it is sound.
    Record(Box<ReadRecord>),
    /// A position, not checked.
    Position(Box<ReadSetup>),
}

/// Reads a binary file of another program. Returns `None` if the bytes are in no such format.
///
/// # Errors
///
/// The fault, if nothing in the file can be used.
#[must_use]
pub fn read(bytes: &[u8]) -> Option<Result<ReadArchive, ImportFault>> {
    let read = archive::read(bytes)?;
    Some(match read {
        Ok(Archive::Record(imported)) => {
            let record = ReadRecord::from(*imported);
            Ok(ReadArchive::Record(Box::new(record)))
        }
        Ok(Archive::Position(position, notes)) => {
            let mut setup = ReadSetup::from(*position);
            setup.notes.extend(notes.iter().map(ImportFault::from));
            Ok(ReadArchive::Position(Box::new(setup)))
        }
        Err(error) => Err(ImportFault::from(&error)),
    })
}
