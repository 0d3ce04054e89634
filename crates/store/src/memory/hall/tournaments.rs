//! Tournaments in memory.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use async_trait::async_trait;
use rosespring_hall::tournament::{
    StoredTournament, TournamentLine, TournamentResult, TournamentTable,
};

use super::MemoryStore;
use crate::{StoreError, TournamentAddition, TournamentGame, TournamentStore};

/// Tournaments with their logs, and the tables of their games.
#[derive(Debug, Default)]
pub(crate) struct TournamentRows {
    all: BTreeMap<String, (StoredTournament, Vec<TournamentLine>)>,
    /// The ids of tables, by tournament and game.
    tables: BTreeMap<(String, u32), String>,
}

impl TournamentRows {
    /// Forgets a table that is removed.
    pub(crate) fn forget_table(&mut self, table: &str) {
        self.tables.retain(|_, one| one != table);
    }

    fn find_all(&self, is_wanted: impl Fn(&StoredTournament) -> bool) -> Vec<StoredTournament> {
        let all = self.all.values().map(|(one, _)| one);
        all.filter(|one| is_wanted(one)).cloned().collect()
    }
}

#[async_trait]
impl TournamentStore for MemoryStore {
    async fn add_tournament(&self, tournament: &StoredTournament) -> Result<(), StoreError> {
        let mut hall = self.hall_rows();
        let all = &mut hall.tournaments.all;
        if all.contains_key(&tournament.id) {
            return Err(StoreError::Taken(tournament.id.clone()));
        }
        all.insert(tournament.id.clone(), (tournament.clone(), Vec::new()));
        Ok(())
    }

    async fn tournament(&self, id: &str) -> Result<Option<StoredTournament>, StoreError> {
        let hall = self.hall_rows();
        Ok(hall.tournaments.all.get(id).map(|(one, _)| one.clone()))
    }

    async fn live_tournaments(&self) -> Result<Vec<StoredTournament>, StoreError> {
        let mut found = self
            .hall_rows()
            .tournaments
            .find_all(|one| one.state.is_live());
        found.sort_by_key(|one| (one.starts_ms, one.id.clone()));
        Ok(found)
    }

    async fn past_tournaments(&self, limit: u32) -> Result<Vec<StoredTournament>, StoreError> {
        let mut found = self
            .hall_rows()
            .tournaments
            .find_all(|one| !one.state.is_live());
        found.sort_by_key(|one| (Reverse(one.changed_ms), one.id.clone()));
        found.truncate(limit as usize);
        Ok(found)
    }

    async fn tournaments_of(&self, person: &str) -> Result<Vec<StoredTournament>, StoreError> {
        let hall = self.hall_rows();
        let all = hall.tournaments.all.values();
        let own = all.filter(|(one, lines)| {
            let mut lines = lines.iter();
            one.organiser == person || lines.any(|line| line.person.as_deref() == Some(person))
        });
        let mut own: Vec<_> = own.map(|(one, _)| one.clone()).collect();
        own.sort_by_key(|one| (Reverse(one.created_ms), one.id.clone()));
        Ok(own)
    }

    async fn tournament_log(&self, id: &str) -> Result<Vec<String>, StoreError> {
        let hall = self.hall_rows();
        let lines = hall.tournaments.all.get(id).map(|(_, lines)| lines);
        let lines = lines.into_iter().flatten();
        Ok(lines.map(|line| line.body.clone()).collect())
    }

    async fn append_tournament(
        &self,
        id: &str,
        addition: &TournamentAddition<'_>,
    ) -> Result<(), StoreError> {
        let after = addition.after;
        let mut hall = self.hall_rows();
        let found = hall.tournaments.all.get_mut(id);
        let found = found.filter(|(_, lines)| lines.len() == after as usize);
        let (tournament, lines) = found.ok_or(StoreError::Conflict { after })?;
        lines.extend(addition.lines.iter().cloned());
        tournament.state = addition.state;
        tournament.starts_ms = addition.starts_ms;
        tournament.changed_ms = addition.at_ms;
        Ok(())
    }

    async fn begin_tournament_game(&self, game: &TournamentGame<'_>) -> Result<bool, StoreError> {
        let key = (game.tournament.to_owned(), game.number);
        let invitation = game.invitation;
        let mut hall = self.hall_rows();
        if hall.tournaments.tables.contains_key(&key) {
            return Ok(false);
        }
        if hall.invitations.contains_key(&invitation.id) {
            return Err(StoreError::Taken(invitation.id.clone()));
        }
        self.insert_table(game.table, game.bodies)?;
        hall.invitations
            .insert(invitation.id.clone(), invitation.clone());
        hall.tournaments.tables.insert(key, game.table.id.clone());
        Ok(true)
    }

    async fn tournament_tables(&self, id: &str) -> Result<Vec<TournamentTable>, StoreError> {
        let hall = self.hall_rows();
        let tables = hall.tournaments.tables.iter();
        let own = tables.filter(|((tournament, _), _)| tournament == id);
        let read = own.map(|((_, number), table)| {
            let result = hall.kept.results.get(table);
            TournamentTable {
                number: *number,
                table: table.clone(),
                result: result.map(|one| TournamentResult {
                    winner: one.winner,
                    units: one.units,
                }),
            }
        });
        Ok(read.collect())
    }

    async fn tournament_of_table(
        &self,
        table: &str,
    ) -> Result<Option<(StoredTournament, u32)>, StoreError> {
        let hall = self.hall_rows();
        let kept = &hall.tournaments;
        let found = kept.tables.iter().find(|(_, one)| *one == table);
        Ok(found.and_then(|((tournament, number), _)| {
            let (tournament, _) = kept.all.get(tournament)?;
            Some((tournament.clone(), *number))
        }))
    }
}
