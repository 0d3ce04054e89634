//! A hall in memory, for tests: here people and invitations, in the modules the rest.

mod accounts;
mod messages;
mod nodes;
mod offers;
mod play;
mod rows;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::MutexGuard;

use async_trait::async_trait;
use rosespring_hall::accounts::{PersonKind, StoredPerson, StoredSession};
use rosespring_hall::chat::{StoredChat, StoredReport};
use rosespring_hall::fair_play::StoredFairPlay;
use rosespring_hall::moderation::StoredAct;
use rosespring_hall::offers::{StoredInvitation, TableAccess};
use rosespring_hall::ratings::StoredResult;
use rosespring_hall::tournament::TournamentLine;
use rosespring_table::glicko::Rating;
use rosespring_table::stored::StoredTable;

use self::nodes::NodeRows;
use self::rows::DeclaredRows;
use super::{MemoryStore, lock};
use crate::{PeopleStore, StoreError, StoreResult, TableStore};

/// What the store has of a hall.
#[derive(Debug, Default)]
pub(super) struct HallRows {
    people: BTreeMap<String, StoredPerson>,
    /// The passwords of members, and the times at which they made their accounts.
    members: BTreeMap<String, (Option<String>, i64)>,
    rows: DeclaredRows,
    /// The messages of each table.
    chat: BTreeMap<String, Vec<StoredChat>>,
    reports: Vec<StoredReport>,
    acts: Vec<StoredAct>,
    results: BTreeMap<String, StoredResult>,
    /// Ratings with the number of matches, by person, game and speed.
    ratings: BTreeMap<[String; 3], (Rating, u32)>,
    /// Figures with the number of stages at the last answer, by person, game and band.
    fair_play: BTreeMap<(String, String, u16), (StoredFairPlay, u32)>,
    /// The tables whose matches are in these figures.
    fair_play_matches: BTreeSet<String>,
    logs: BTreeMap<String, Vec<TournamentLine>>,
    /// The tables of games, by tournament and number.
    games: BTreeMap<(String, u32), String>,
    nodes: NodeRows,
}

impl HallRows {
    /// Removes what belongs to a table that is removed.
    pub(super) fn forget_table(&mut self, table: &str) {
        self.rows
            .retain(|one: &StoredInvitation| one.table.as_deref() != Some(table));
        self.chat.remove(table);
        self.results.remove(table);
        self.fair_play_matches.remove(table);
        self.games.retain(|_, one| one != table);
        self.nodes.forget_table(table);
    }

    /// Returns the address of the node that runs a table, unless that node has ended.
    #[cfg(feature = "sim")]
    pub(super) fn owner(&self, table: &str) -> Option<String> {
        self.nodes.owner(table)
    }

    fn invitation_to(&self, table: &str) -> Option<StoredInvitation> {
        let is_to = |one: &StoredInvitation| one.table.as_deref() == Some(table);
        self.rows.select(is_to).pop()
    }

    fn is_member(&self, person: &str) -> bool {
        let person = self.people.get(person);
        person.is_some_and(|person| person.kind == PersonKind::Member)
    }

    fn name_of(&self, person: &str) -> Option<String> {
        Some(self.people.get(person)?.name.clone())
    }
}

impl MemoryStore {
    fn hall(&self) -> MutexGuard<'_, HallRows> {
        lock(&self.hall)
    }
}

/// Returns the first rows.
fn first<T>(mut rows: Vec<T>, limit: u32) -> Vec<T> {
    rows.truncate(limit as usize);
    rows
}

fn count(rows: usize) -> u32 {
    u32::try_from(rows).unwrap_or(u32::MAX)
}

#[async_trait]
impl PeopleStore for MemoryStore {
    async fn add_person(&self, person: &StoredPerson, session: &StoredSession) -> StoreResult<()> {
        let mut hall = self.hall();
        if hall.people.contains_key(&person.id) {
            return Err(StoreError::Taken(person.id.clone()));
        }
        hall.people.insert(person.id.clone(), person.clone());
        hall.rows.put(session);
        Ok(())
    }

    async fn rename_person(&self, id: &str, name: &str) -> StoreResult<()> {
        let mut hall = self.hall();
        let person = hall.people.get_mut(id);
        if let Some(person) = person.filter(|person| person.kind == PersonKind::Guest) {
            name.clone_into(&mut person.name);
        }
        Ok(())
    }

    async fn person(&self, id: &str) -> StoreResult<Option<StoredPerson>> {
        Ok(self.hall().people.get(id).cloned())
    }

    async fn person_of_session(
        &self,
        hash: &str,
        now_ms: i64,
    ) -> StoreResult<Option<StoredPerson>> {
        let hall = self.hall();
        let session: Option<StoredSession> = hall.rows.find(&[hash]);
        let session = session.filter(|session| session.expires_ms > now_ms);
        Ok(session.and_then(|session| hall.people.get(&session.person).cloned()))
    }

    async fn add_invitation(&self, invitation: &StoredInvitation) -> StoreResult<()> {
        self.hall().rows.add(invitation)
    }

    async fn open_invitations(
        &self,
        inviter: Option<&str>,
        now_ms: i64,
    ) -> StoreResult<Vec<StoredInvitation>> {
        let is_of = |one: &StoredInvitation| inviter.is_none_or(|inviter| one.inviter == inviter);
        let is_open = |one: &StoredInvitation| one.is_open(now_ms) && is_of(one);
        let mut open = self.hall().rows.select(is_open);
        open.sort_by_key(|one| -one.created_ms);
        Ok(open)
    }

    async fn accept_invitation(
        &self,
        id: &str,
        table: &StoredTable,
        bodies: &[String],
        now_ms: i64,
    ) -> StoreResult<bool> {
        let mut hall = self.hall();
        let found: Option<StoredInvitation> = hall.rows.find(&[id]);
        let Some(mut invitation) = found.filter(|one| one.is_open(now_ms)) else {
            return Ok(false);
        };
        self.insert_table(table, bodies)?;
        invitation.table = Some(table.id.clone());
        hall.rows.put(&invitation);
        Ok(true)
    }

    async fn withdraw_invitation(&self, id: &str) -> StoreResult<bool> {
        let is_kept = |one: &StoredInvitation| one.id != id || one.table.is_some();
        Ok(self.hall().rows.retain(is_kept))
    }

    async fn table_access(&self, table: &str) -> StoreResult<Option<TableAccess>> {
        let Some(invitation) = self.hall().invitation_to(table) else {
            return Ok(None);
        };
        Ok(Some(TableAccess {
            players: self.table(table).await?.players,
            watchable: invitation.watchable,
            watch_delay_s: invitation.watch_delay_s,
        }))
    }

    async fn tables_of(&self, person: &str, limit: u32) -> StoreResult<Vec<StoredTable>> {
        let mut tables = self.list(u32::MAX).await?.tables;
        let hall = self.hall();
        tables.retain(|table| {
            let mut players = table.players.iter().flatten();
            players.any(|id| id == person) && hall.invitation_to(&table.id).is_some()
        });
        Ok(first(tables, limit))
    }

    async fn sweep_hall(&self, now_ms: i64, before_ms: i64) -> StoreResult<()> {
        let mut hall = self.hall();
        hall.rows
            .retain(|one: &StoredSession| one.expires_ms > now_ms);
        hall.rows
            .retain(|one: &StoredInvitation| one.table.is_some() || one.expires_ms >= before_ms);
        Ok(())
    }
}
