//! Records of backgammon in the forms of other programs: `.mat` of Jellyfish, gnubg and others, and
//! SGF of game 6.
//!
//! Every play is replayed by the rules `backgammon`. These have no cube: doubles, takes and drops
//! are stored beside the games ([`CubeEntry`]), and a game counts its units without the cube.

mod game;
mod mat;
mod sgf;

use super::record::{CubeEntry, RECORD_BYTES_MAX, Record, RecordProblem};

/// Number of lines at the start of a text in which the line that every `.mat` has is searched.
const MAT_HEAD_LINES: usize = 200;

/// A format of other programs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Form {
    Mat,
    Sgf,
}

/// Error: a text of another program cannot be read.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {what}")]
pub struct ImportError {
    /// The line, from 1.
    pub line: usize,
    /// The problem.
    pub what: RecordProblem,
}

/// Reads a record in a format of another program. Returns `None` if the text is in none of them.
///
/// # Errors
///
/// [`ImportError`] names the first line that is wrong.
///
/// ```
/// use rosespring_rules::notation::import::import;
///
/// let text = " 3 point match\n\n Game 1\n Ada : 0                 Bo : 0\n  1) 31: 8/5 6/5\n";
/// let record = import(text).expect("it is a .mat")?;
/// assert_eq!(record.games.len(), 1);
/// assert!(import("rosespring record 1").is_none());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn import(text: &str) -> Option<Result<Record, ImportError>> {
    let text = text.trim_start_matches('\u{feff}');
    let form = form_of(text)?;
    if text.len() > RECORD_BYTES_MAX {
        let most = RECORD_BYTES_MAX;
        let what = RecordProblem::TooLong { most };
        return Some(Err(ImportError { line: 1, what }));
    }
    Some(match form {
        Form::Mat => mat::read(text),
        Form::Sgf => sgf::read(text),
    })
}

/// Whether a text is in a format of another program, with faults or without.
#[must_use]
pub fn is_foreign(text: &str) -> bool {
    form_of(text.trim_start_matches('\u{feff}')).is_some()
}

fn form_of(text: &str) -> Option<Form> {
    if text.trim_start().starts_with("(;") {
        return Some(Form::Sgf);
    }
    let is_mat = |line: &str| mat::match_length(line).is_some();
    let mut head = text.lines().take(MAT_HEAD_LINES);
    head.any(is_mat).then_some(Form::Mat)
}
