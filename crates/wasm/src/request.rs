//! The requests of the program around the host.

use rosespring_table::stored::StoredTable;
use serde::Deserialize;
use serde_json::Value;

/// One call of the host, as JSON: `{"call":"think","id":"…","now_ms":0}`.
#[derive(Debug, Deserialize)]
#[serde(tag = "call", rename_all = "snake_case", deny_unknown_fields)]
pub enum Request {
    /// Creates a table and begins its first game.
    Create {
        /// The id of the table, which no other table has.
        id: String,
        /// 32 random bytes as 64 hexadecimal digits: the secret seed of the dice.
        seed: String,
        /// The time, in milliseconds since 1970.
        now_ms: i64,
        /// The body of `POST /api/tables`.
        table: Value,
    },
    /// Opens a table from its stored state; it replaces the one in memory.
    Open {
        /// The stored table.
        table: Box<StoredTable>,
        /// Its stored entries, from the first one.
        entries: Vec<String>,
    },
    /// Returns the whole state of a table.
    Snapshot {
        /// The table's id.
        id: String,
    },
    /// Carries out a message of the page.
    Hear {
        /// The table's id.
        id: String,
        /// The time, in milliseconds since 1970.
        now_ms: i64,
        /// A message as the page sends it over the socket.
        message: Value,
    },
    /// Plays a stage for the computer, if it is its turn. This takes up to some seconds.
    Think {
        /// The table's id.
        id: String,
        /// The time, in milliseconds since 1970.
        now_ms: i64,
    },
    /// Removes a table from memory.
    Close {
        /// The table's id.
        id: String,
    },
    /// Evaluates positions by the nets of their games.
    Values {
        /// Ids of positions.
        positions: Vec<String>,
    },
}
