//! The entries of a tournament's log, and their stored form.

use serde::{Deserialize, Serialize};

/// The number of the stored form.
const FORMAT: u8 = 1;

/// A side of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Seat {
    /// White.
    White,
    /// Black.
    Black,
}

impl Seat {
    /// Returns the place of the seat in an array of both: White is the first.
    #[must_use]
    pub const fn index(self) -> usize {
        match self {
            Self::White => 0,
            Self::Black => 1,
        }
    }
}

/// A fact of a tournament. Players are numbers: the order in which they joined, from 0. Games are
/// numbers: the order in which they were paired, from 0.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Entry {
    /// A person joins, or comes back.
    Joined {
        /// The id of the person.
        person: String,
        /// Their rating now.
        rating: i32,
    },
    /// A player is not paired any more.
    Withdrew {
        /// The player.
        player: u16,
    },
    /// The tournament begins.
    Began {
        /// The ratings of all players now, in the order of joining.
        ratings: Vec<i32>,
    },
    /// The pairing of a round; of an arena, of those who are free.
    Paired {
        /// White and Black of each game.
        pairs: Vec<[u16; 2]>,
        /// Players who get a point without a game.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        byes: Vec<u16>,
    },
    /// A game has a result.
    Settled {
        /// The game.
        game: u32,
        /// The winner; absent if nobody gets the point.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        winner: Option<Seat>,
        /// Whether the match began.
        played: bool,
    },
    /// The last game is over.
    Ended,
    /// The tournament ends without a winner.
    Cancelled {
        /// The id of the person who decided it; absent if there were too few players.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<String>,
    },
}

/// An entry with its time.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LogEntry {
    /// The time, milliseconds since 1970.
    pub at_ms: i64,
    /// The entry.
    pub entry: Entry,
}

/// Error: a stored entry cannot be read.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("the entry of a tournament cannot be read: {0}")]
pub struct UnreadableEntry(String);

#[derive(Serialize, Deserialize)]
struct StoredEntry {
    format: u8,
    at_ms: i64,
    entry: Entry,
}

impl LogEntry {
    /// Returns the stored form.
    #[must_use]
    pub fn to_text(&self) -> String {
        let stored = StoredEntry {
            format: FORMAT,
            at_ms: self.at_ms,
            entry: self.entry.clone(),
        };
        serde_json::to_string(&stored).expect("an entry has only text keys and finite numbers")
    }

    /// Reads the stored form.
    ///
    /// # Errors
    ///
    /// [`UnreadableEntry`], also for the form of a later version.
    pub fn from_text(text: &str) -> Result<Self, UnreadableEntry> {
        let read: Result<StoredEntry, _> = serde_json::from_str(text);
        let stored = read.map_err(|error| UnreadableEntry(error.to_string()))?;
        if stored.format != FORMAT {
            let why = format!(
                "it has format {}, this program reads {FORMAT}",
                stored.format
            );
            return Err(UnreadableEntry(why));
        }
        Ok(Self {
            at_ms: stored.at_ms,
            entry: stored.entry,
        })
    }
}
