//! What nodes tell each other over the bus, and the subjects.

use rosespring_wire::table::AbsenceView;
use serde::{Deserialize, Serialize};

/// The subject at which every node says that it is on the bus.
pub(crate) const BEAT_SUBJECT: &str = "rs.beat";

/// The subject of the messages of the lobby.
pub(crate) const LOBBY_SUBJECT: &str = "rs.lobby";

/// The subject of changed notices. Every node listens to those of all people, so the person is in
/// the message, where no other program reads it.
pub(crate) const NOTICES_SUBJECT: &str = "rs.notices";

/// The subject of people of whom sessions ended, in the same way.
pub(crate) const SESSIONS_SUBJECT: &str = "rs.sessions";

/// Returns the subject at which the node that runs a table rings.
pub(crate) fn table_subject(table: &str) -> String {
    format!("rs.t.{table}")
}

/// Returns the subject at which a node hears which of its tables are watched elsewhere.
pub(crate) fn node_subject(node: i64) -> String {
    format!("rs.n.{node}.watch")
}

/// A node is on the bus.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct NodeBeat {
    /// The number of the node.
    pub(crate) node: i64,
}

/// The notices of a person changed, or sessions of theirs ended.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct PersonRing {
    /// The id of the person.
    pub(crate) person: String,
}

/// What the node that runs a table says of it: which version is stored, and who looks at it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct TableRing {
    /// The number of the node.
    pub(crate) node: i64,
    /// The version of the last event that is stored.
    pub(crate) version: u32,
    /// Which players look at the table, White first.
    pub(crate) here: [bool; 2],
    /// Which players must act and are away.
    pub(crate) absence: AbsenceView,
    /// How many people watch, at all nodes.
    pub(crate) watchers: u32,
    /// Whether the node runs the table no longer.
    pub(crate) is_over: bool,
}

impl TableRing {
    /// Returns what a node says of a table that it does not run.
    pub(crate) fn over(node: i64) -> Self {
        Self {
            node,
            version: 0,
            here: [false; 2],
            absence: AbsenceView::default(),
            watchers: 0,
            is_over: true,
        }
    }
}

/// A node shows a table that another one runs.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct WatchRing {
    /// The number of the node that shows it.
    pub(crate) node: i64,
    /// The id of the table.
    pub(crate) table: String,
    /// How many people watch there; `None` if the node shows it no longer.
    pub(crate) watchers: Option<u32>,
}
