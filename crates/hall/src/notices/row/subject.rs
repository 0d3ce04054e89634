//! What a notice is about, as it is stored.

use rosespring_wire::moderation::ActKind;
use serde::{Deserialize, Serialize};

use super::StoredNotice;
use crate::StoredBody;

/// What a notice is about, as it is stored.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum NoticeSubject {
    /// A match with days waits for the person.
    Turn {
        /// The id of the table.
        table: String,
        /// Whether the person was told again.
        is_late: bool,
    },
    /// Somebody accepted the person's invitation, or wants the same rematch.
    Begun {
        /// The id of the table.
        table: String,
    },
    /// A member challenges the person.
    Challenge {
        /// The id of the challenge.
        challenge: String,
    },
    /// The opponent wants a rematch.
    Rematch {
        /// The id of the table of the match.
        table: String,
    },
    /// A game of a tournament begins.
    Round {
        /// The id of the tournament.
        tournament: String,
        /// The id of the table.
        table: String,
    },
    /// A moderator warned the person.
    Warning {
        /// The number of the act.
        act: u32,
    },
    /// A moderator silenced the person.
    Silence {
        /// The number of the act.
        act: u32,
    },
}

impl StoredBody for NoticeSubject {}

impl NoticeSubject {
    /// Returns the key: a person has one notice with it.
    #[must_use]
    pub fn key(&self) -> String {
        match self {
            Self::Turn { table, .. } => turn_key(table),
            Self::Begun { table } => format!("begun:{table}"),
            Self::Challenge { challenge } => challenge_key(challenge),
            Self::Rematch { table } => format!("rematch:{table}"),
            Self::Round { tournament, .. } => format!("round:{tournament}"),
            Self::Warning { act } | Self::Silence { act } => format!("act:{act}"),
        }
    }

    /// Returns what a notice is about; `None` if this program cannot read it.
    #[must_use]
    pub fn read(notice: &StoredNotice) -> Option<Self> {
        Self::from_body(&notice.body).ok()
    }

    /// Returns the notice of a decision of a moderator; `None` if its person hears nothing.
    #[must_use]
    pub const fn of_act(kind: ActKind, act: u32) -> Option<Self> {
        match kind {
            ActKind::Warn => Some(Self::Warning { act }),
            ActKind::Silence => Some(Self::Silence { act }),
            _ => None,
        }
    }
}

/// Returns the key of the notice that a table with days waits for its person.
#[must_use]
pub fn turn_key(table: &str) -> String {
    format!("turn:{table}")
}

/// Returns the key of the notice of a challenge.
#[must_use]
pub fn challenge_key(challenge: &str) -> String {
    format!("challenge:{challenge}")
}
