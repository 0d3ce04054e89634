//! The stored form of messages between players, and of reports about them.

use serde::{Deserialize, Serialize};

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
    /// What it says, as JSON.
    pub body: String,
}

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
    /// All messages of the table until then, as JSON.
    pub lines: String,
}

/// The columns of tables of messages that name people.
pub const PEOPLE: &[PersonColumn] = &[PersonColumn::new(
    "chat",
    "person",
    Leaving::Stay("the other player reads it at the table"),
    Export::Hidden("each table shows it"),
)];
