//! The requests of the program around the host.
//!
//! A request is the name of a call, a space, and its parameters as a JSON object:
//! `think {"id":"…","now_ms":0}`. The name is outside of the JSON so that parameters are read once,
//! into their type.

use rosespring_table::game::entry::StoredStep;
use rosespring_table::stored::StoredTable;
use rosespring_wire::advice::AdviceKind;
use serde::Deserialize;
use serde_json::value::RawValue;

use crate::answer::CallError;

/// Divides a request into the name of the call and the text of its parameters.
pub(crate) fn split(request: &str) -> (&str, &str) {
    request.split_once(' ').unwrap_or((request, "{}"))
}

/// Reads the parameters of a call.
pub(crate) fn read<'a, T: Deserialize<'a>>(parameters: &'a str) -> Result<T, CallError> {
    Ok(serde_json::from_str(parameters)?)
}

/// The parameters of `create`: creates a table and begins its first game.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Create<'a> {
    /// The id of the table, which no other table has.
    pub(crate) id: String,
    /// 32 random bytes as 64 hexadecimal digits: the secret seed of the dice.
    pub(crate) seed: String,
    /// The time, in milliseconds since 1970.
    pub(crate) now_ms: i64,
    /// The body of `POST /api/tables`.
    #[serde(borrow)]
    pub(crate) table: &'a RawValue,
}

/// A table in its stored form: the parameters of `open`, which replaces the one in memory, and of
/// `record`, which returns the match so far as `GET /api/tables/{id}/record` does.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct StoredGame {
    /// The stored table.
    pub(crate) table: StoredTable,
    /// Its stored entries, from the first one.
    pub(crate) entries: Vec<String>,
}

/// The parameters of `net`: returns the name of the net that plays by these rules.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RulesText<'a> {
    /// The rules as text, `gul-bara~after=0` for instance.
    #[serde(borrow)]
    pub(crate) rules: &'a str,
}

/// The parameters of `snapshot` (returns the whole state), `measure` (plays the beginning of a game
/// of the table's rules as level 8 does and returns the number of evaluations, of which the caller
/// measures the time), `tutor` (returns the loss of the current turn so far, as
/// `GET /api/tables/{id}/tutor` does), `needs_net` (refused with `no_net` while the computer's net
/// is missing) and `close` (removes the table from memory).
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct TableId {
    /// The table's id.
    pub(crate) id: String,
}

/// The parameters of `choose`: chooses the computer's steps if it is its turn, and changes nothing.
/// Another instance, in which the same table is open, can do this while the first one goes on.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Choose {
    /// The table's id.
    pub(crate) id: String,
    /// The greatest number of evaluations. Levels that look ahead are refused without it.
    #[serde(default)]
    pub(crate) budget: Option<u64>,
    /// Whether the hand-written evaluation plays if the net of the game is missing.
    #[serde(default)]
    pub(crate) without_net: bool,
}

/// The parameters of `hear`: carries out a message of the page.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Hear<'a> {
    /// The table's id.
    pub(crate) id: String,
    /// The time, in milliseconds since 1970.
    pub(crate) now_ms: i64,
    /// A message as the page sends it over the socket.
    #[serde(borrow)]
    pub(crate) message: &'a RawValue,
    /// Whether the computer answers by the hand-written evaluation if the net of the game is
    /// missing.
    #[serde(default)]
    pub(crate) without_net: bool,
}

/// The parameters of `think`: plays a stage for the computer, if it is its turn. This takes up to
/// some seconds.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Think {
    /// The table's id.
    pub(crate) id: String,
    /// The time, in milliseconds since 1970.
    pub(crate) now_ms: i64,
}

/// The parameters of `play`: plays the steps that `choose` returned. If the table has another
/// version, nothing happens.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Play {
    /// The table's id.
    pub(crate) id: String,
    /// The time, in milliseconds since 1970.
    pub(crate) now_ms: i64,
    /// The version of the table when the steps were chosen.
    pub(crate) after: u32,
    /// The steps.
    pub(crate) steps: Vec<StoredStep>,
    /// The number of the doublet that is named.
    #[serde(default)]
    pub(crate) number: Option<u8>,
}

/// The parameters of `advice`: returns the engine's judgement of a table, as
/// `GET /api/tables/{id}/advice` does.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct AdviceOf {
    /// The table's id.
    pub(crate) id: String,
    /// The kind of advice.
    pub(crate) kind: AdviceKind,
}

/// The parameters of `summaries`: returns the lines of the list of games, as `GET /api/tables`
/// does.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Tables {
    /// The stored tables, in the order of the list.
    pub(crate) tables: Vec<StoredTable>,
}

/// The parameters of `values`: evaluates positions by the nets of their games.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Positions {
    /// Ids of positions.
    pub(crate) positions: Vec<String>,
    /// How often each position is evaluated, 1 if absent. More rounds measure the speed without the
    /// time for reading positions and writing values.
    #[serde(default = "once")]
    pub(crate) rounds: u32,
}

const fn once() -> u32 {
    1
}
