//! Records of backgammon in the text forms of other programs: `.mat` of Jellyfish, gnubg and
//! others, SGF of game 6, and oldmoves of FIBS. [`archive`](super::archive) reads binary files.
//!
//! Every play is replayed by the rules `backgammon`. These have no cube: doubles, takes and drops
//! are stored beside the games ([`CubeEntry`]), and a game counts its units without the cube.

mod columns;
mod fibs;
pub(super) mod game;
mod mat;
mod sgf;

use std::fmt;

use super::lines::without_mark;
use super::record::{CubeEntry, RECORD_BYTES_MAX, Record, RecordProblem};

/// Number of lines at the start of a text in which the line that every `.mat` has is searched.
const MAT_HEAD_LINES: usize = 200;

/// Whether oldmoves of FIBS are read. The modules of browsers have no room for the reader.
const READS_OLDMOVES: bool = cfg!(not(target_arch = "wasm32"));

/// A format of other programs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Form {
    Mat,
    Sgf,
    Fibs,
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

/// A place in a text or a file of another program.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum ImportPlace {
    /// A line of a text.
    Line {
        /// The line, from 1.
        line: usize,
        /// The column in characters, from 1; `None` if the whole line is meant.
        column: Option<usize>,
    },
    /// A row of a game in a file without lines.
    Row {
        /// The game, from 1.
        game: usize,
        /// The throw or the decision about the cube, counted from 1 in the game; 0 is the head of
        /// the game.
        row: usize,
    },
    /// The whole file.
    File,
}

/// `line 3, column 5: `, `game 2, row 17: `, or nothing for the whole file.
impl fmt::Display for ImportPlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Line { line, column: None } => write!(f, "line {line}: "),
            Self::Line {
                line,
                column: Some(column),
            } => write!(f, "line {line}, column {column}: "),
            Self::Row { game, row: 0 } => write!(f, "game {game}: "),
            Self::Row { game, row } => write!(f, "game {game}, row {row}: "),
            Self::File => Ok(()),
        }
    }
}

/// Error: a text or a file of another program cannot be read, or a part of it.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{place}{what}")]
#[non_exhaustive]
pub struct ImportError {
    /// Where the problem is.
    pub place: ImportPlace,
    /// The problem.
    pub what: RecordProblem,
}

impl ImportError {
    /// Creates the error of a problem in a line.
    const fn at_line(line: usize, column: Option<usize>, what: RecordProblem) -> Self {
        let place = ImportPlace::Line { line, column };
        Self { place, what }
    }

    /// Creates the error of a problem of a whole file.
    pub(super) const fn of_file(what: RecordProblem) -> Self {
        let place = ImportPlace::File;
        Self { place, what }
    }
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
        let what = RecordProblem::TooLong { most };
        return Some(Err(ImportError::at_line(1, None, what)));
    }
    Some(match form {
        Form::Mat => mat::read(text),
        Form::Sgf => sgf::read(text),
        Form::Fibs if READS_OLDMOVES => fibs::read(text),
        Form::Fibs => return None,
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
    if READS_OLDMOVES && fibs::is_score(text.trim_start().lines().next().unwrap_or_default()) {
        return Some(Form::Fibs);
    }
    let is_mat = |line: &str| mat::match_length(line).is_some();
    let mut head = super::lines::lines(text).take(MAT_HEAD_LINES);
    head.any(is_mat).then_some(Form::Mat)
}
