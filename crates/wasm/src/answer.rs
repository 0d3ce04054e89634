//! The answers of the host.

use rosespring_engine::levels::Level;
use rosespring_engine::net::{AlreadyInstalled, NetError};
use rosespring_table::change::ChangeError;
use rosespring_table::game::Refusal;
use rosespring_table::game::entry::StoredStep;
use rosespring_table::game::state::Unfit;
use rosespring_table::stored::{Progress, StoredTable, Unreadable};
#[cfg(feature = "study")]
use rosespring_wire::import_fault::{ImportFault, messages};
use rosespring_wire::messages::ToClient;
use rosespring_wire::refusal_code::RefusalCode;
use serde::Serialize;

/// Writes an answer as JSON.
pub(crate) fn to_json(answer: &impl Serialize) -> String {
    serde_json::to_string(answer).expect("answers are plain data")
}

/// The answer to `values`.
#[derive(Debug, Serialize)]
pub(crate) struct ValuesAnswer {
    /// One list of probabilities for each position: White wins; White wins a double game, a triple
    /// game, by capote; Black wins a double game, a triple game, by capote.
    pub(crate) values: Vec<[f32; 7]>,
}

/// The answer to `choose`.
#[derive(Debug, Serialize)]
pub(crate) struct Choice {
    /// The version of the table.
    pub(crate) after: u32,
    /// The steps; empty if the computer is not to play.
    pub(crate) steps: Vec<StoredStep>,
    /// The number of the doublet that the computer names, if it is to name one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) number: Option<u8>,
    /// The greatest number of evaluations, as the request named it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) budget: Option<u64>,
}

/// The answer to `measure`.
#[derive(Debug, Serialize)]
pub(crate) struct Measurement {
    /// The number of evaluations.
    pub(crate) evaluations: u64,
}

/// The answer to a call that failed; nothing changed.
#[derive(Debug, Serialize)]
struct ErrorAnswer {
    error: ErrorBody,
}

/// The data to store, and then the messages to show.
#[derive(Debug, Default, Serialize)]
pub(crate) struct TableAnswer {
    /// The table that was created, to be stored with the entries of `keep`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) table: Option<StoredTable>,
    /// The entries to store before any message is shown. If storing fails, the table must be opened
    /// again from its stored state.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) keep: Option<EntryBatch>,
    /// Messages to the page, as the server's socket sends them.
    pub(crate) tell: Vec<ToClient>,
    /// Whether it is the computer's turn: the caller then calls `think`.
    pub(crate) is_thinking: bool,
}

/// Entries that are stored together.
#[derive(Debug, Serialize)]
pub(crate) struct EntryBatch {
    /// The version of the table before the first entry; the entries have the versions after it.
    pub(crate) after: u32,
    /// The time of the call.
    pub(crate) at_ms: i64,
    /// The entries.
    pub(crate) entries: Vec<String>,
    /// The state of the table as a list of tables shows it.
    pub(crate) progress: Progress,
}

/// An error in the form of the server's routes.
#[derive(Debug, Serialize)]
struct ErrorBody {
    code: &'static str,
    message: String,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    faults: Vec<String>,
    #[cfg(feature = "study")]
    #[serde(skip_serializing_if = "Vec::is_empty")]
    details: Vec<ImportFault>,
}

/// Why a call failed.
#[derive(Debug, thiserror::Error)]
pub(crate) enum CallError {
    /// The parameters are malformed.
    #[error("the request cannot be read: {0}")]
    Malformed(#[from] serde_json::Error),
    /// There is no such call.
    #[error("there is no call of this name")]
    NoCall,
    /// The body of a new table is not valid; every fault is named.
    #[error("{}", .0.join("; "))]
    InvalidBody(Vec<String>),
    /// A position cannot be read; every fault is named.
    #[cfg(feature = "study")]
    #[error("{}", messages(.0).join("; "))]
    InvalidImport(Vec<ImportFault>),
    /// The seed is not 64 hexadecimal digits.
    #[error("`seed`: expected 64 hexadecimal digits")]
    InvalidSeed,
    /// The table is not in memory.
    #[error("table `{0}` is not open")]
    NoTable(String),
    /// A table with this id exists.
    #[error("table `{0}` exists already")]
    IdInUse(String),
    /// The table refuses a question.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// A stored table cannot be read.
    #[error(transparent)]
    Unreadable(#[from] Unreadable),
    /// The game of a table cannot begin.
    #[error(transparent)]
    Unfit(#[from] Unfit),
    /// Entries do not follow from those before them.
    #[error(transparent)]
    Change(#[from] ChangeError),
    /// The table cannot be shown.
    #[error("table `{0}` has no game to show")]
    NoView(String),
    /// A position of the list cannot be read.
    #[error("`positions[{index}]`: {fault}")]
    Position {
        /// Its index in the list, from 0.
        index: usize,
        /// The fault of the position.
        fault: String,
    },
    /// No analysis has been opened.
    #[cfg(feature = "study")]
    #[error("no analysis is open")]
    NoReview,
    /// There is no such puzzle, or no puzzle of this game.
    #[cfg(feature = "study")]
    #[error("there is no puzzle `{0}`")]
    NoPuzzle(String),
    /// The net of a game has not been passed to the host yet.
    #[error("the net of {0} is missing: it has to be given first")]
    NoNet(&'static str),
    /// The computer looks ahead, and the request does not say how far.
    #[error("`budget` is missing: {0} looks ahead as far as it allows")]
    NoBudget(Level),
    /// The bytes are not a net.
    #[error("this is not a net: {0}")]
    Net(#[from] NetError),
    /// A net of this game was passed before.
    #[error(transparent)]
    AlreadyInstalled(#[from] AlreadyInstalled),
}

impl CallError {
    const fn code(&self) -> RefusalCode {
        match self {
            Self::Malformed(_) | Self::NoCall => RefusalCode::Malformed,
            Self::InvalidBody(_) | Self::InvalidSeed | Self::Position { .. } => {
                RefusalCode::InvalidBody
            }
            #[cfg(feature = "study")]
            Self::InvalidImport(_) => RefusalCode::InvalidBody,
            Self::NoTable(_) => RefusalCode::NoTable,
            Self::IdInUse(_) => RefusalCode::IdInUse,
            Self::Refused(refusal) => refusal.code(),
            Self::Unreadable(_) => RefusalCode::Unreadable,
            Self::Change(_) | Self::Unfit(_) | Self::NoView(_) => RefusalCode::Internal,
            #[cfg(feature = "study")]
            Self::NoPuzzle(_) => RefusalCode::NoPuzzle,
            #[cfg(feature = "study")]
            Self::NoReview => RefusalCode::NoAnalysis,
            Self::NoNet(_) => RefusalCode::NoNet,
            Self::NoBudget(_) => RefusalCode::NoBudget,
            Self::Net(_) | Self::AlreadyInstalled(_) => RefusalCode::InvalidNet,
        }
    }

    /// Returns the error as an answer.
    pub(crate) fn into_json(self) -> String {
        let (code, message) = (self.code().name(), self.to_string());
        let mut error = ErrorBody {
            code,
            message,
            faults: Vec::new(),
            #[cfg(feature = "study")]
            details: Vec::new(),
        };
        match self {
            Self::InvalidBody(faults) => error.faults = faults,
            #[cfg(feature = "study")]
            Self::InvalidImport(faults) => {
                error.faults = messages(&faults);
                error.details = faults;
            }
            _ => {}
        }
        to_json(&ErrorAnswer { error })
    }
}
