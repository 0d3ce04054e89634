//! The trait of stores for tournaments.

use async_trait::async_trait;
use rosespring_hall::offers::StoredInvitation;
use rosespring_hall::tournament::{
    StoredTournament, TournamentLine, TournamentState, TournamentTable,
};
use rosespring_table::stored::StoredTable;

#[cfg(doc)]
use crate::StoreError;
use crate::StoreResult;

/// New entries of a tournament.
#[derive(Debug, Clone, Copy)]
pub struct TournamentAddition<'a> {
    /// The number of entries that the writer knows.
    pub after: u32,
    /// The entries.
    pub lines: &'a [TournamentLine],
    /// The state of the tournament with them.
    pub state: TournamentState,
    /// The time of the begin with them, milliseconds since 1970.
    pub starts_ms: i64,
    /// The current time, milliseconds since 1970.
    pub at_ms: i64,
}

/// The table of a game that begins, with its invitation and its first events.
#[derive(Debug, Clone, Copy)]
pub struct TournamentGame<'a> {
    /// The id of the tournament.
    pub tournament: &'a str,
    /// The number of the game.
    pub number: u32,
    /// The invitation, which has the id of the table.
    pub invitation: &'a StoredInvitation,
    /// The table.
    pub table: &'a StoredTable,
    /// The first events of the table.
    pub bodies: &'a [String],
}

/// Stores tournaments with their logs.
///
/// Every method fails if the database does.
#[async_trait]
pub trait TournamentStore: Send + Sync {
    /// Adds a tournament without entries.
    ///
    /// # Errors
    ///
    /// [`StoreError::Taken`] if the id is in use.
    async fn add_tournament(&self, tournament: &StoredTournament) -> StoreResult<()>;

    /// Returns the tournaments that are open or running, those that begin first first.
    async fn live_tournaments(&self) -> StoreResult<Vec<StoredTournament>>;

    /// Returns the tournaments that are over, at most `limit`, those that ended last first.
    async fn past_tournaments(&self, limit: u32) -> StoreResult<Vec<StoredTournament>>;

    /// Returns the tournaments that a person organises or has joined, the newest first.
    async fn tournaments_of(&self, person: &str) -> StoreResult<Vec<StoredTournament>>;

    /// Returns the entries of a tournament, the first one first.
    async fn tournament_log(&self, id: &str) -> StoreResult<Vec<String>>;

    /// Appends entries, all or none.
    ///
    /// # Errors
    ///
    /// [`StoreError::Conflict`] unless the log has as many entries as the writer knows.
    async fn append_tournament(
        &self,
        id: &str,
        addition: &TournamentAddition<'_>,
    ) -> StoreResult<()>;

    /// Creates the table of a game with its invitation. Returns false, and changes nothing, if the
    /// game has a table.
    ///
    /// # Errors
    ///
    /// [`StoreError::Taken`] if the id of the table or of the invitation is in use.
    async fn begin_tournament_game(&self, game: &TournamentGame<'_>) -> StoreResult<bool>;

    /// Returns the tables of a tournament's games with their results, in the order of the games.
    async fn tournament_tables(&self, id: &str) -> StoreResult<Vec<TournamentTable>>;

    /// Returns the tournament in which a table is a game, and the number of the game.
    async fn tournament_of_table(
        &self,
        table: &str,
    ) -> StoreResult<Option<(StoredTournament, u32)>>;
}
