//! Records of backgammon in the forms of other programs: `.mat` of Jellyfish, gnubg and others, and
//! SGF of game 6.
//!
//! Every play is replayed by the rules `backgammon`. These have no cube: doubles, takes and drops
//! are stored beside the games ([`CubeEntry`]), and a game counts its units without the cube.

mod columns;
mod game;
mod mat;
mod sgf;

use super::lines::without_mark;
use super::record::{CubeEntry, RECORD_BYTES_MAX, Record, RecordProblem};

/// Number of lines at the start of a text in which the line that every `.mat` has is searched.
const MAT_HEAD_LINES: usize = 200;

/// A format of other programs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Form {
    Mat,
    Sgf,
}

/// A record of another program as far as it could be read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RecordImport {
    /// The games. A game with a fault ends there, with the result that the text gives it.
    pub record: Record,
    /// The faults of the text; what follows a fault in its game is not in the record.
    pub faults: Vec<ImportError>,
    /// What a reader of the record should know, although the text has no fault there.
    pub notes: Vec<ImportError>,
}

/// Error: a text of another program cannot be read, or a part of it.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("line {line}{}: {what}", column_text(*.column))]
#[non_exhaustive]
pub struct ImportError {
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1; `None` if the whole line is meant.
    pub column: Option<usize>,
    /// The problem.
    pub what: RecordProblem,
}

fn column_text(column: Option<usize>) -> String {
    column.map_or_else(String::new, |column| format!(", column {column}"))
}

/// Reads a record in a format of another program. Returns `None` if the text is in none of them.
///
/// # Errors
///
/// [`ImportError`] names the first place that is wrong, if nothing before it can be used.
///
/// ```
/// use rosespring_rules::notation::import::import;
///
/// let text = " 3 point match\n\n Game 1\n Ada : 0                 Bo : 0\n  1) 31: 8/5 6/5\n";
/// let imported = import(text).expect("it is a .mat")?;
/// assert_eq!(imported.record.games.len(), 1);
/// assert!(import("rosespring record 1").is_none());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn import(text: &str) -> Option<Result<RecordImport, ImportError>> {
    let text = without_mark(text);
    let form = form_of(text)?;
    if text.len() > RECORD_BYTES_MAX {
        let most = RECORD_BYTES_MAX;
        return Some(Err(ImportError {
            line: 1,
            column: None,
            what: RecordProblem::TooLong { most },
        }));
    }
    Some(match form {
        Form::Mat => mat::read(text),
        Form::Sgf => sgf::read(text),
    })
}

/// Whether a text is in a format of another program, with faults or without.
#[must_use]
pub fn is_foreign(text: &str) -> bool {
    form_of(without_mark(text)).is_some()
}

fn form_of(text: &str) -> Option<Form> {
    let after_bracket = text.trim_start().strip_prefix('(');
    if after_bracket.is_some_and(|rest| rest.trim_start().starts_with(';')) {
        return Some(Form::Sgf);
    }
    let is_mat = |line: &str| mat::match_length(line).is_some();
    let mut head = super::lines::lines(text).take(MAT_HEAD_LINES);
    head.any(is_mat).then_some(Form::Mat)
}
