//! The messages of the server on the socket of a table.

use serde::{Deserialize, Serialize};

use crate::chat::ChatLine;
use crate::hall::RematchView;
use crate::patch::TablePatch;
use crate::table::{AbsenceView, TableView};

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
    /// `not_laid`, `hitter_stays`, `shuts_out`, `first_man`, `head`, `too_many_points`,
    /// `imprisons`, `blocks`, `last_points_first`, `begins_no_play`, `no_such_number`,
    /// `no_man_there` or `wrong_phase`.
    pub reason: String,
    /// The point where the man may not land, or with `first_man` the one that the first man must
    /// reach, in the mover's own numbering.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub point: Option<u8>,
    /// The id of the ruling that forbids the step, if it holds for all games: `TW-4`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub ruling: Option<String>,
}
