//! The messages on the socket of a table.

use serde::{Deserialize, Serialize};

use super::{Place, TableView};
use crate::patch::TablePatch;

/// The most steps in one [`FromClient::Steps`]: those of the longest cascade.
pub const STEPS_MAX: usize = 24;

/// A message of the page over the socket `GET /api/tables/{id}/socket`: what it asks for and
/// `after`, the last version of the table that it has received.
///
/// A command that names another version than the table has is answered by [`ToClient::Stale`] and
/// changes nothing, so what is sent twice takes effect once. Only [`FromClient::Refresh`] is sent
/// without `after`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(type = "FromClient & { after?: number }")
)]
pub struct ClientMessage {
    /// What the page asks for.
    #[serde(flatten)]
    pub asks: FromClient,
    /// The last version that the page has received; none with [`FromClient::Refresh`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub after: Option<u32>,
}

/// What a page asks of a table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum FromClient {
    /// Throw the dice: in the opening one die each, afterwards both.
    Throw,
    /// Tell what was thrown on the board beside the screen, where dice are entered by hand.
    EnterDice {
        /// As they fell; in the opening White's die and Black's.
        dice: [u8; 2],
    },
    /// Replace the last dice entered. What was played of them is taken back, committed or not.
    CorrectDice {
        /// As they fell.
        dice: [u8; 2],
    },
    /// Play one man by one number.
    Step {
        /// Where the man stands, in the mover's own numbering.
        from: Place,
        /// The number played, 1 to 6.
        number: u8,
    },
    /// Play several steps, one after another, as if each had been sent alone: all of them, or none
    /// if one is not legal.
    Steps {
        /// Each step: where the man stands, in the mover's own numbering, and the number played. At
        /// least one, at most [`STEPS_MAX`].
        steps: Vec<(Place, u8)>,
    },
    /// Take the last step of this turn back.
    UndoStep,
    /// Take the steps of the current stage back; if it has none, those of the stage before.
    UndoStage,
    /// Take back everything since the throw (or the hand-over).
    UndoTurn,
    /// Take back everything after the first steps of this part of the turn. What played itself
    /// right after them stays, as it would play itself again.
    UndoTo {
        /// The number of steps to keep, those that played themselves included.
        steps: u8,
    },
    /// Commit the turn: what was played stands, and the game goes on.
    Done,
    /// Give the game up: a single game for the other side.
    Resign,
    /// Begin the next game of the match.
    NextGame,
    /// Change whether stages with only one play play themselves.
    SetAutoForced {
        /// The new setting.
        auto_forced: bool,
    },
    /// Ask for what happened since a version: answered by the patches since then, by
    /// [`ToClient::Current`] if there are none, or else by the whole state.
    Refresh {
        /// The last version of the table that the page has received; the whole state is asked for
        /// if absent.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        since: Option<u32>,
    },
}

/// A message of the server over the socket of a table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ToClient {
    /// The whole state. It is the first message, unless the page said in the socket's address
    /// (`?since=`) what it has already.
    Snapshot {
        /// The state.
        table: Box<TableView>,
    },
    /// Something happened. Patches come in order of version, without gaps.
    Patch(Box<TablePatch>),
    /// Nothing has happened since the version that the page named.
    Current {
        /// That version.
        v: u32,
    },
    /// The last command named another version than the table has; nothing changed.
    Stale {
        /// The state now.
        table: Box<TableView>,
    },
    /// The last message was refused; nothing changed.
    Rejected {
        /// A stable code: `malformed`, `wrong_phase`, `illegal_step`, `not_your_seat`, `not_kept`,
        /// `internal`.
        code: String,
        /// What was wrong, for people.
        message: String,
    },
}
