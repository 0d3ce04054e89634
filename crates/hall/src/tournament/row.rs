//! The stored form of tournaments. Their entries are text, which [`super::LogEntry`] reads.

mod terms;

pub use terms::TournamentTerms;

use rosespring_rules::Side;

use crate::rows::{Export, Leaving, PersonColumn, stored, stored_row};

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

stored!(Text, TournamentState, |own| own.name().to_owned(), |text| {
    TournamentState::from_name(&text)
});

stored_row! {
    /// A tournament without its log.
    pub struct StoredTournament in "tournaments" by ["id"] {
        /// The id.
        id: String;
        /// The id of the person who organises it.
        organiser: String,
            of (STAYS, EXPORT);
        /// The [`TournamentTerms`].
        body: String;
        /// What it is doing, a copy of what the log says.
        state: TournamentState;
        /// The time of the begin, milliseconds since 1970.
        starts_ms: i64;
        /// The time of creation, milliseconds since 1970.
        created_ms: i64;
        /// The time of the last entry, milliseconds since 1970.
        changed_ms: i64;
    }
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

/// The column of the logs that names people.
pub const PEOPLE: &[PersonColumn] = &[PersonColumn::new("tournament_log", "person", STAYS, EXPORT)];

const STAYS: Leaving = Leaving::Stay("the standings name them `deleted`");
const EXPORT: Export = Export::Field("tournaments");
