//! The stored form of messages between players, and of reports about them.

use rosespring_wire::chat::ChatPreset;
use serde::{Deserialize, Serialize};

use crate::StoredBody;
use crate::rows::{Export, Leaving, PersonColumn};

/// A message of a player at a table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct StoredChat {
    /// Its number at the table, from 1.
    pub number: u32,
    /// The id of the player.
    pub person: String,
    /// The time, milliseconds since 1970.
    pub at_ms: i64,
    /// The [`StoredWords`].
    pub body: String,
}

impl StoredBody for Vec<StoredChat> {}

/// What a message says.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StoredWords {
    /// A message that pages show in their own language.
    Preset(ChatPreset),
    /// A text.
    Text(String),
}

impl StoredBody for StoredWords {}

/// A report of a player about a message of the other one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredReport {
    /// The id of the table.
    pub table: String,
    /// The number of the message.
    pub number: u32,
    /// The id of the player who reports it.
    pub reporter: String,
    /// The id of the player who wrote it.
    pub person: String,
    /// The time of the report, milliseconds since 1970.
    pub at_ms: i64,
    /// All [`StoredChat`]s of the table until then.
    pub lines: String,
}

/// The columns of tables of messages that name people.
pub const PEOPLE: &[PersonColumn] = &[PersonColumn::new(
    "chat",
    "person",
    Leaving::Remove,
    Export::Field("tables"),
)];
