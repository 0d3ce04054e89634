//! What the program around the host asks for.

use rosespring_table::stored::StoredTable;
use serde::Deserialize;
use serde_json::Value;

/// One call of the host, as JSON: `{"call":"think","id":"…","now_ms":0}`.
#[derive(Debug, Deserialize)]
#[serde(tag = "call", rename_all = "snake_case", deny_unknown_fields)]
pub enum Request {
    /// Makes a table and begins its first game.
    Create {
        /// The table's id; no other table has it.
        id: String,
        /// 32 random bytes as 64 hexadecimal digits: the secret of the dice.
        seed: String,
        /// The time, milliseconds since 1970.
        now_ms: i64,
        /// What `POST /api/tables` takes.
        table: Value,
    },
    /// Takes a table up as it was stored, instead of what is in memory.
    Open {
        /// The table as stored.
        table: Box<StoredTable>,
        /// Its entries as stored, from the first one.
        entries: Vec<String>,
    },
    /// Tells the whole state of a table.
    Snapshot {
        /// The table's id.
        id: String,
    },
    /// Does what a message of the page asks for.
    Hear {
        /// The table's id.
        id: String,
        /// The time, milliseconds since 1970.
        now_ms: i64,
        /// A message as the page sends it over the socket.
        message: Value,
    },
    /// Plays a stage for the computer, if it is its turn. This takes up to some seconds.
    Think {
        /// The table's id.
        id: String,
        /// The time, milliseconds since 1970.
        now_ms: i64,
    },
    /// Forgets a table in memory.
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
