//! What the host answers.

use rosespring_engine::net::{AlreadyInstalled, NetError};
use rosespring_table::change::ChangeError;
use rosespring_table::game::state::Unfit;
use rosespring_table::stored::{Progress, StoredTable, Unreadable};
use rosespring_wire::table::ToClient;
use serde::Serialize;

/// The answer to one call, as JSON.
#[derive(Debug, Serialize)]
#[serde(untagged)]
pub enum Answer {
    /// Of a call that concerns a table.
    Table(Box<TableAnswer>),
    /// Of `values`.
    Values {
        /// One list of probabilities for each position: White wins; wins double, triple, capote;
        /// loses double, triple, capote.
        values: Vec<[f32; 7]>,
    },
    /// The call was not carried out; nothing changed.
    Error {
        /// Why.
        error: ErrorBody,
    },
}

/// What is to be stored, then told.
#[derive(Debug, Default, Serialize)]
pub struct TableAnswer {
    /// The table that was made, to be stored with the entries of `keep`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) table: Option<StoredTable>,
    /// What is to be stored before anything is told. If it cannot be stored, the table is to be
    /// opened again as it was.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) keep: Option<Keep>,
    /// Messages to the page, as the server's socket sends them.
    pub(crate) tell: Vec<ToClient>,
    /// Whether the computer is to play: then `think` is to be called.
    pub(crate) is_thinking: bool,
}

/// Entries that are to be stored together.
#[derive(Debug, Serialize)]
pub struct Keep {
    /// The version of the table before the first of them; they have the versions after it.
    pub after: u32,
    /// The time of the call.
    pub at_ms: i64,
    /// The entries.
    pub entries: Vec<String>,
    /// What a list of tables shows after them.
    pub progress: Progress,
}

/// An error as the server's routes tell it.
#[derive(Debug, Serialize)]
pub struct ErrorBody {
    code: &'static str,
    message: String,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    faults: Vec<String>,
}

/// Why a call was not carried out.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum CallError {
    /// The request is no request.
    #[error("the request cannot be read: {0}")]
    Malformed(#[from] serde_json::Error),
    /// The body of a new table is not what it should be; every fault is named.
    #[error("{}", .0.join("; "))]
    InvalidBody(Vec<String>),
    /// The seed is not 64 hexadecimal digits.
    #[error("`seed`: expected 64 hexadecimal digits")]
    InvalidSeed,
    /// The table is not in memory.
    #[error("table `{0}` is not open")]
    NoTable(String),
    /// There is a table of this id.
    #[error("there is a table `{0}` already")]
    IdInUse(String),
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
    /// A position cannot be read; its place in the list is named.
    #[error("`positions[{index}]`: {fault}")]
    Position {
        /// Its place in the list, from 0.
        index: usize,
        /// What is wrong.
        fault: String,
    },
    /// There is no net of a game yet.
    #[error("the net of {0} has not been given yet")]
    NoNet(&'static str),
    /// The bytes are no net.
    #[error("this is no net: {0}")]
    Net(#[from] NetError),
    /// A net of this game was given before.
    #[error(transparent)]
    AlreadyInstalled(#[from] AlreadyInstalled),
}

impl CallError {
    const fn code(&self) -> &'static str {
        match self {
            Self::Malformed(_) => "malformed",
            Self::InvalidBody(_) | Self::InvalidSeed | Self::Position { .. } => "invalid_body",
            Self::NoTable(_) => "no_table",
            Self::IdInUse(_) => "id_in_use",
            Self::Unreadable(_) => "unreadable",
            Self::Change(_) | Self::Unfit(_) | Self::NoView(_) => "internal",
            Self::NoNet(_) => "no_net",
            Self::Net(_) | Self::AlreadyInstalled(_) => "invalid_net",
        }
    }
}

impl From<CallError> for Answer {
    fn from(error: CallError) -> Self {
        let (code, message) = (error.code(), error.to_string());
        let faults = match error {
            CallError::InvalidBody(faults) => faults,
            _ => Vec::new(),
        };
        Self::Error {
            error: ErrorBody {
                code,
                message,
                faults,
            },
        }
    }
}
