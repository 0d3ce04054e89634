//! The messages on the socket of a table.

use serde::{Deserialize, Serialize};

use super::{AbsenceView, Place, TableView, WinKindView};
use crate::chat::ChatLine;
use crate::hall::RematchView;
use crate::patch::TablePatch;

/// Maximum number of steps in one [`FromClient::Steps`]: those of the longest cascade.
pub const STEPS_MAX: usize = 24;

/// A message of the page over the socket `GET /api/tables/{id}/socket`: the request and `after`,
/// the last version of the table that the page has received.
///
/// A command whose version is not that of the table is answered by [`ToClient::Stale`] and changes
/// nothing, so a command that is sent twice takes effect once. Only [`FromClient::Refresh`] is sent
/// without `after`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(type = "FromClient & { after?: number }")
)]
pub struct ClientMessage {
    /// The request.
    #[serde(flatten)]
    pub asks: FromClient,
    /// The last version that the page has received; absent with [`FromClient::Refresh`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub after: Option<u32>,
}

/// A request of a page to a table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum FromClient {
    /// Throws the dice: in the opening one die for each side, afterwards both.
    Throw,
    /// Throws the dice, and gives the link of the player for this throw.
    ThrowWithLink {
        /// The link, 64 hexadecimal digits.
        link: String,
    },
    /// Commits the turn, and gives the link of the player for the throw that follows.
    DoneWithLink {
        /// The link, 64 hexadecimal digits.
        link: String,
    },
    /// Gives the link of the player for the next throw. It is taken whatever `after` is.
    Link {
        /// The link, 64 hexadecimal digits.
        link: String,
    },
    /// Commits to the dice of a game. It is taken whatever `after` is.
    CommitDice {
        /// The commitment, 64 hexadecimal digits.
        commitment: String,
    },
    /// Commits to a new chain, because the page has lost the first one.
    ReplaceDice {
        /// The commitment, 64 hexadecimal digits.
        commitment: String,
    },
    /// Enters the dice thrown on a real board, at tables where dice are entered by hand.
    EnterDice {
        /// The dice in the order thrown; in the opening White's die and Black's.
        dice: [u8; 2],
    },
    /// Replaces the last dice entered. Steps played with them are taken back, committed or not.
    CorrectDice {
        /// The dice in the order thrown.
        dice: [u8; 2],
    },
    /// Plays one man by one number.
    Step {
        /// The start, in the mover's own numbering.
        from: Place,
        /// The number played, 1 to 6.
        number: u8,
    },
    /// Plays several steps in order, as if each had been sent alone: all of them, or none if one is
    /// not legal.
    Steps {
        /// Each step: its start in the mover's own numbering, and its number. At least one, at most
        /// [`STEPS_MAX`].
        steps: Vec<(Place, u8)>,
    },
    /// Takes back the last step of this turn.
    UndoStep,
    /// Takes back the steps of the current stage; if it has none, those of the stage before.
    UndoStage,
    /// Takes back all steps since the throw (or the hand-over).
    UndoTurn,
    /// Takes back all steps of this part of the turn after the first ones. Steps that were played
    /// automatically right after those stay, because they would be played again.
    UndoTo {
        /// The number of steps to keep, those played automatically included.
        steps: u8,
    },
    /// Commits the turn: its steps become final, and the game goes on.
    Done,
    /// Resigns the game. If the other side could still win more than `kind`, this is an offer that
    /// waits for [`FromClient::AcceptResignation`] or [`FromClient::RefuseResignation`].
    Resign {
        /// What the other side wins; the most that it still can if absent.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        kind: Option<WinKindView>,
    },
    /// Accepts the other side's offer to resign: the game is over.
    AcceptResignation,
    /// Refuses the other side's offer to resign: the game goes on.
    RefuseResignation,
    /// Resigns the whole match, at a table for two people on two machines.
    ResignMatch,
    /// Claims the match, because the other player must act and has been away for too long
    /// ([`ToClient::Absence`]).
    ClaimMatch,
    /// Offers to call the match off, or accepts such an offer of the other side. If the other
    /// player has been away for too long, the match is called off at once.
    CallOff,
    /// Refuses the other side's offer to call the match off.
    RefuseCallOff,
    /// Begins the next game of the match.
    NextGame,
    /// Changes whether stages with only one play are played automatically.
    SetAutoForced {
        /// The new setting.
        auto_forced: bool,
    },
    /// Asks for the events since a version. The answer is the patches since then, or
    /// [`ToClient::Current`] if there are none, or the whole state.
    Refresh {
        /// The last version of the table that the page has received; if absent, the whole state is
        /// sent.
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
    /// The whole state. It is the first message, unless the address of the socket has the page's
    /// version (`?since=`).
    Snapshot {
        /// The state.
        table: Box<TableView>,
    },
    /// An event. Patches come in order of version, without gaps.
    Patch(Box<TablePatch>),
    /// There were no events since the version that the page named.
    Current {
        /// That version.
        v: u32,
    },
    /// The version of the last command was not that of the table; nothing changed.
    Stale {
        /// The state of the table.
        table: Box<TableView>,
    },
    /// Which players look at the table now. It is sent at tables for two people on two machines: to
    /// a page that joins, and when it changes. It has no version.
    Presence {
        /// Whether White does.
        white: bool,
        /// Whether Black does.
        black: bool,
    },
    /// Which players must act and are away. It is sent at tables for two people on two machines: to
    /// a page that joins, and when it changes. It has no version.
    Absence(AbsenceView),
    /// The time of the server. It is sent at tables for two people on two machines, to a page that
    /// joins and then every few seconds. It has no version.
    Time {
        /// Milliseconds since 1970.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        now_ms: i64,
    },
    /// A player wants to play again after the match. It is sent to the players at tables for two
    /// people on two machines. It has no version.
    Rematch(RematchView),
    /// A player wrote a message. It is sent to both players at tables for two people on two
    /// machines. It has no version.
    Chat(ChatLine),
    /// How many pages look at the table without a seat, and how late this page sees it. It is sent
    /// at tables for two people on two machines: to a page that joins, and when it changes. It has
    /// no version.
    Watching {
        /// Number of pages.
        watchers: u32,
        /// How much later than the players this page sees the table, in seconds; absent if it does
        /// not.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        delay_s: Option<u32>,
    },
    /// The last message was refused; nothing changed.
    Rejected {
        /// A stable code: `malformed`, `wrong_phase`, `illegal_step`, `not_your_seat`, `not_kept`,
        /// `internal`.
        code: String,
        /// The reason, for people.
        message: String,
        /// The reason why a step was refused; absent with other codes than `illegal_step`.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        step: Option<StepRefusal>,
    },
}

/// The reason why a step is not legal.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StepRefusal {
    /// A stable name: `bar_first`, `start_locked`, `blocked`, `packed`, `may_not_bear_off`,
    /// `shuts_out`, `begins_no_play`, `no_such_number`, `no_man_there` or `wrong_phase`.
    pub reason: String,
    /// The point where the man may not land, in the mover's own numbering.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub point: Option<u8>,
    /// The id of the ruling that forbids the step, if it holds for all games: `TW-4`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub ruling: Option<String>,
}
