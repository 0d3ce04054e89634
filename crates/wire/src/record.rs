//! Records as JSON text.

use rosespring_rules::notation::file_kind::FileKind;
use rosespring_rules::notation::import::{RecordImport, import, is_foreign};
use rosespring_rules::notation::lines::without_mark;
use rosespring_rules::notation::record::{
    FORMAT, RECORD_BYTES_MAX, Record, RecordFile, RecordProblem, VERSION, other_version,
};

use crate::import_fault::{ImportFault, messages};
use crate::json::WriteError;
use crate::position::is_position;

/// Formats a record as JSON, in one line.
#[must_use]
pub fn to_json(record: &Record) -> String {
    serde_json::to_string(&RecordFile::from(record)).expect("a record has only text as names")
}

/// Converts a record to a JSON value, to be part of another one.
///
/// # Errors
///
/// [`WriteError`]; a record has only text as names, so there is none.
pub fn to_value(record: &Record) -> Result<serde_json::Value, WriteError> {
    Ok(serde_json::to_value(RecordFile::from(record))?)
}

/// Parses a record from JSON and replays it.
///
/// # Errors
///
/// Every fault, each with its place.
pub fn from_json(text: &str) -> Result<Record, Vec<String>> {
    read_json(text).map_err(|faults| messages(&faults))
}

fn read_json(text: &str) -> Result<Record, Vec<ImportFault>> {
    if text.len() > RECORD_BYTES_MAX {
        return Err(vec![ImportFault::too_long()]);
    }
    let file = read_file(text).map_err(|fault| vec![fault])?;
    file.into_record().map_err(|faults| all(&faults))
}

/// Returns whether a text claims to be a record, in any form. A position object has no `format`.
#[must_use]
pub fn is_record(text: &str) -> bool {
    let start = without_mark(text).trim_start();
    start.starts_with("rosespring record")
        || start.starts_with('{') && start.contains("\"rosespring-record\"")
        || is_foreign(text)
}

/// Parses the object. An object of another version is refused for its version, even if it has other
/// faults.
fn read_file(text: &str) -> Result<RecordFile, ImportFault> {
    #[derive(serde::Deserialize)]
    struct Head {
        format: String,
        version: u64,
    }
    if let Ok(Head { format, version }) = serde_json::from_str(text)
        && format == FORMAT
        && version != u64::from(VERSION)
    {
        return Err(ImportFault::of(&other_version(&version.to_string())));
    }
    serde_json::from_str(text).map_err(|error| ImportFault::of_json(&error))
}

fn all<'a, T: 'a>(faults: &'a [T]) -> Vec<ImportFault>
where
    ImportFault: From<&'a T>,
{
    faults.iter().map(ImportFault::from).collect()
}

/// Parses a record as [`read`] does, with faults as sentences.
///
/// # Errors
///
/// Every fault, each with its place, in English.
pub fn parse(text: &str) -> Result<Record, Vec<String>> {
    read(text).map_err(|faults| messages(&faults))
}

/// Parses a record from JSON, from readable text or from a form of other programs (`.mat`, SGF),
/// and replays it.
///
/// # Errors
///
/// Every fault, each with its place.
pub fn read(text: &str) -> Result<Record, Vec<ImportFault>> {
    let ReadRecord { record, faults, .. } = read_foreign(text)?;
    match faults.is_empty() {
        true => Ok(record),
        false => Err(faults),
    }
}

/// Parses a record of this program as [`read`] does, and a record of another program as far as it
/// is sound: without the rest of each game that has a fault.
///
/// # Errors
///
/// Every fault of a record of this program; the faults of a text that is no record.
pub fn read_foreign(text: &str) -> Result<ReadRecord, Vec<ImportFault>> {
    let text = without_mark(text);
    if text.trim_start().starts_with('{') {
        return read_json(text).map(|record| own(record, Vec::new()));
    }
    if let Some(imported) = read_import(text) {
        return imported;
    }
    match Record::from_text(text) {
        Ok(record) => Ok(own(record, Vec::new())),
        Err(faults) => Err(all(&faults)),
    }
}

/// Parses a record as [`read_sound`] does, with faults as sentences.
///
/// # Errors
///
/// The faults, in English, if the text is not a record or its rules cannot be read.
pub fn parse_sound(text: &str) -> Result<(Record, Vec<String>), Vec<String>> {
    match read_sound(text) {
        Ok(ReadRecord { record, faults, .. }) => Ok((record, messages(&faults))),
        Err(faults) => Err(messages(&faults)),
    }
}

/// A record as far as its text is sound.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReadRecord {
    /// The sound part.
    pub record: Record,
    /// Every fault of the text, each with its place.
    pub faults: Vec<ImportFault>,
    /// What a reader of the record should know, although it is no fault: games that are missing in
    /// a text of another program, for example.
    pub notes: Vec<ImportFault>,
}

/// A record of this program; only texts of others have notes.
const fn own(record: Record, faults: Vec<ImportFault>) -> ReadRecord {
    ReadRecord {
        record,
        faults,
        notes: Vec::new(),
    }
}

/// Parses a record in any form as far as it is sound: up to its first fault, or in forms of other
/// programs without the rest of each game that has a fault.
///
/// # Errors
///
/// The faults, if the text is not a record or its rules cannot be read.
pub fn read_sound(text: &str) -> Result<ReadRecord, Vec<ImportFault>> {
    if text.len() > RECORD_BYTES_MAX {
        return Err(vec![ImportFault::too_long()]);
    }
    let text = without_mark(text);
    if text.trim_start().starts_with('{') {
        let file = read_file(text).map_err(|fault| vec![fault])?;
        let (record, faults) = file.into_sound().map_err(|faults| all(&faults))?;
        return Ok(own(record, all(&faults)));
    }
    if let Some(imported) = read_import(text) {
        return imported;
    }
    match Record::sound_from_text(text) {
        Ok((record, faults)) => Ok(own(record, all(&faults))),
        Err(faults) => Err(all(&faults)),
    }
}

/// Reads a text of another program. Returns `None` if it is in no form that can be named.
fn read_import(text: &str) -> Option<Result<ReadRecord, Vec<ImportFault>>> {
    let Some(imported) = import(text) else {
        return other_kind(text).map(|problem| Err(vec![ImportFault::of(&problem)]));
    };
    Some(match imported {
        Ok(imported) => Ok(imported.into()),
        Err(error) => Err(vec![ImportFault::from(&error)]),
    })
}

impl From<RecordImport> for ReadRecord {
    fn from(imported: RecordImport) -> Self {
        Self {
            record: imported.record,
            faults: all(&imported.faults),
            notes: all(&imported.notes),
        }
    }
}

/// Returns the fault of a text that is no record but can be named: a file of another program that
/// is not read, or a position.
#[must_use]
pub fn named_kind(text: &str) -> Option<ImportFault> {
    other_kind(text).as_ref().map(ImportFault::of)
}

/// Returns what a text is, if it is no record but can be named.
fn other_kind(text: &str) -> Option<RecordProblem> {
    match FileKind::of_text(text) {
        Some(kind) => Some(RecordProblem::OtherFile {
            kind: kind.description(),
            name: kind.name(),
        }),
        None if is_record(text) => None,
        None => is_position(text).then_some(RecordProblem::IsPosition),
    }
}

#[cfg(test)]
mod tests {
    use rosespring_rules::notation::record::GameRecord;
    use rosespring_rules::{Game, Position, Rules, Side};

    use super::*;

    #[test]
    fn a_record_is_read_back_from_both_forms() {
        let rules = Rules::preset("gul-bara").unwrap();
        let mut game = Game::new(Position::started_by(rules, Side::White));
        game.throw("6-5".parse().unwrap()).unwrap();
        let play = game.position().plays().remove(0);
        game.play(&play.steps).unwrap();
        let mut record = Record::new(rules, "one", "other", 3);
        record.games.push(GameRecord::of(&game));

        assert_eq!(parse(&to_json(&record)), Ok(record.clone()));
        assert_eq!(parse(&record.to_text()), Ok(record.clone()));
        let older = to_json(&record).replace("\"version\":1", "\"version\":0,\"moves\":[]");
        let wanted = "this record is of version 0, but version 1 is needed";
        assert_eq!(parse(&older), Err(vec![wanted.to_owned()]));
        let older = record.to_text().replacen("record 1", "record 0", 1);
        assert_eq!(parse(&older), Err(vec![format!("line 1: {wanted}")]));
        let changed = to_json(&record).replace("\"one\"", "\"two\"");
        assert!(parse(&changed).unwrap_err()[0].contains("checksum"));
    }
}
