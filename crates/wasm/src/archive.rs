//! Binary files of other programs (feature `archive`), for a page that goes on with the text.

use rosespring_rules::Position;
use rosespring_wire::archive::{ReadArchive, read};
use rosespring_wire::import_fault::ImportFault;
use rosespring_wire::record;
use serde::Serialize;

/// The content of a binary file.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ArchiveContent {
    /// The record as JSON, or the id of the position; none if nothing can be used.
    pub text: Option<String>,
    /// The faults of the file, each with its place.
    pub faults: Vec<ImportFault>,
    /// What is left out.
    pub notes: Vec<ImportFault>,
}

impl ArchiveContent {
    /// Reads a file.
    #[must_use]
    pub fn read(bytes: &[u8]) -> Self {
        match read(bytes) {
            None => Self::refused(Vec::new()),
            Some(Err(fault)) => Self::refused(vec![fault]),
            Some(Ok(ReadArchive::Record(read))) => Self {
                text: Some(record::to_json(&read.record)),
                faults: read.faults,
                notes: read.notes,
            },
            Some(Ok(ReadArchive::Position(read))) => match Position::from_setup(&read.setup) {
                Ok(position) => Self {
                    text: Some(position.id()),
                    faults: Vec::new(),
                    notes: read.notes,
                },
                Err(error) => {
                    let faults = error.faults.iter().map(ToString::to_string);
                    Self::refused(faults.map(ImportFault::other).collect())
                }
            },
        }
    }

    const fn refused(faults: Vec<ImportFault>) -> Self {
        Self {
            text: None,
            faults,
            notes: Vec::new(),
        }
    }
}
