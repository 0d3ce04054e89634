//! The stored form of tournaments. Their entries are text, which [`super::LogEntry`] reads.

mod terms;

pub use terms::TournamentTerms;

use rosespring_rules::Side;

use crate::rows::{Export, Leaving, PersonColumn};

/// What a tournament is doing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TournamentState {
    /// Players join.
    Open,
    /// Games are played.
    Running,
    /// The last game is over.
    Over,
    /// It ended without a winner.
    Cancelled,
}

impl TournamentState {
    /// All states.
    pub const ALL: [Self; 4] = [Self::Open, Self::Running, Self::Over, Self::Cancelled];

    /// Returns the name under which it is stored.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Running => "running",
            Self::Over => "over",
            Self::Cancelled => "cancelled",
        }
    }

    /// Returns the state with this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|state| state.name() == name)
    }

    /// Returns whether the tournament goes on.
    #[must_use]
    pub const fn is_live(self) -> bool {
        matches!(self, Self::Open | Self::Running)
    }
}

/// A tournament without its log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredTournament {
    /// The id.
    pub id: String,
    /// The id of the person who organises it.
    pub organiser: String,
    /// The [`TournamentTerms`].
    pub body: String,
    /// What it is doing, a copy of what the log says.
    pub state: TournamentState,
    /// The time of the begin, milliseconds since 1970.
    pub starts_ms: i64,
    /// The time of creation, milliseconds since 1970.
    pub created_ms: i64,
    /// The time of the last entry, milliseconds since 1970.
    pub changed_ms: i64,
}

/// An entry of a tournament's log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TournamentLine {
    /// The entry.
    pub body: String,
    /// The id of the person who joins with it.
    pub person: Option<String>,
}

/// The table of a game of a tournament.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TournamentTable {
    /// The number of the game.
    pub number: u32,
    /// The id of the table.
    pub table: String,
    /// The result, once it is settled.
    pub result: Option<TournamentResult>,
}

/// The result of a game of a tournament, as far as the tournament counts it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TournamentResult {
    /// The winner; `None` if the match has no result.
    pub winner: Option<Side>,
    /// The units of White and Black.
    pub units: [u16; 2],
}

/// The columns of tables of tournaments that name people.
pub const PEOPLE: &[PersonColumn] = &[
    PersonColumn::new("tournaments", "organiser", STAYS, EXPORT),
    PersonColumn::new("tournament_log", "person", STAYS, EXPORT),
];

const STAYS: Leaving = Leaving::Stay("the standings name them `deleted`");
const EXPORT: Export = Export::Field("tournaments");
