//! A hall in memory: here people and invitations, in the modules the rest.

mod accounts;
mod bots;
mod challenges;
mod chat;
mod fair_play;
mod moderation;
mod nodes;
mod notices;
mod passkeys;
mod push;
mod results;
mod rows;
mod seeks;
mod tournaments;

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard};

use async_trait::async_trait;
use rosespring_hall::accounts::{PersonKind, StoredPerson, StoredSession};
use rosespring_hall::offers::{StoredInvitation, StoredSeek, TableAccess};
use rosespring_table::stored::StoredTable;

use self::accounts::AccountRows;
use self::bots::BotRows;
use self::challenges::ChallengeRows;
use self::chat::ChatRows;
use self::fair_play::FairPlayRows;
use self::moderation::ModerationRows;
use self::nodes::NodeRows;
use self::notices::NoticeRows;
use self::passkeys::PasskeyRows;
use self::push::PushRows;
use self::results::ResultRows;
use self::rows::DeclaredRows;
use self::tournaments::TournamentRows;
use super::{MemoryStore, lock};
use crate::{PeopleStore, StoreError, TableStore};

/// The people of a hall, their sessions by hash, the invitations and the seeks.
#[derive(Debug, Default)]
struct HallRows {
    people: BTreeMap<String, StoredPerson>,
    sessions: BTreeMap<String, StoredSession>,
    accounts: AccountRows,
    passkeys: PasskeyRows,
    fair_play: FairPlayRows,
    kept: ResultRows,
    challenges: ChallengeRows,
    tournaments: TournamentRows,
    notices: NoticeRows,
    push: PushRows,
    bots: BotRows,
    declared: DeclaredRows,
    invitations: BTreeMap<String, StoredInvitation>,
    /// The seeks, by the ids of their people.
    seeks: BTreeMap<String, StoredSeek>,
}

impl HallRows {
    /// Removes the invitation to a table that is removed.
    pub(super) fn forget_table(&mut self, table: &str) {
        let is_other = |one: &StoredInvitation| one.table.as_deref() != Some(table);
        self.invitations.retain(|_, one| is_other(one));
        self.kept.results.remove(table);
        self.tournaments.forget_table(table);
        self.fair_play.forget_table(table);
    }
}

/// What the store has of a hall.
#[derive(Debug, Default)]
pub(super) struct HallMemory {
    rows: Mutex<HallRows>,
    chat: Mutex<ChatRows>,
    moderation: Mutex<ModerationRows>,
    nodes: Mutex<NodeRows>,
}

impl HallMemory {
    pub(super) fn forget_table(&self, id: &str) {
        lock(&self.rows).forget_table(id);
        lock(&self.chat).forget_table(id);
        lock(&self.nodes).forget_table(id);
    }
}

impl MemoryStore {
    /// Changes what is stored of each table.
    fn change_tables(&self, change: impl Fn(&mut StoredTable)) {
        let mut tables = self.lock_tables();
        tables.values_mut().for_each(|(table, _)| change(table));
    }

    fn hall_rows(&self) -> MutexGuard<'_, HallRows> {
        lock(&self.hall.rows)
    }

    fn chat_rows(&self) -> MutexGuard<'_, ChatRows> {
        lock(&self.hall.chat)
    }

    fn moderation_rows(&self) -> MutexGuard<'_, ModerationRows> {
        lock(&self.hall.moderation)
    }

    fn node_rows(&self) -> MutexGuard<'_, NodeRows> {
        lock(&self.hall.nodes)
    }

    /// Ends the sessions, the seek, the open invitations and the challenges of a person.
    fn end_presence(&self, person: &str) {
        let mut hall = self.hall_rows();
        hall.sessions.retain(|_, one| one.person != person);
        hall.seeks.remove(person);
        hall.challenges.withdraw(person);
        hall.invitations
            .retain(|_, one| one.inviter != person || one.table.is_some());
    }
}

const fn is_open(invitation: &StoredInvitation, now_ms: i64) -> bool {
    invitation.table.is_none() && invitation.expires_ms > now_ms
}

#[async_trait]
impl PeopleStore for MemoryStore {
    async fn add_person(
        &self,
        person: &StoredPerson,
        session: &StoredSession,
    ) -> Result<(), StoreError> {
        let mut hall = self.hall_rows();
        if hall.people.contains_key(&person.id) {
            return Err(StoreError::Taken(person.id.clone()));
        }
        hall.people.insert(person.id.clone(), person.clone());
        hall.sessions.insert(session.hash.clone(), session.clone());
        Ok(())
    }

    async fn rename_person(&self, id: &str, name: &str) -> Result<(), StoreError> {
        let mut hall = self.hall_rows();
        let person = hall.people.get_mut(id);
        if let Some(person) = person.filter(|person| person.kind == PersonKind::Guest) {
            name.clone_into(&mut person.name);
        }
        Ok(())
    }

    async fn person(&self, id: &str) -> Result<Option<StoredPerson>, StoreError> {
        Ok(self.hall_rows().people.get(id).cloned())
    }

    async fn person_of_session(
        &self,
        hash: &str,
        now_ms: i64,
    ) -> Result<Option<StoredPerson>, StoreError> {
        let hall = self.hall_rows();
        let session = hall.sessions.get(hash);
        let session = session.filter(|session| session.expires_ms > now_ms);
        Ok(session.and_then(|session| hall.people.get(&session.person).cloned()))
    }

    async fn add_invitation(&self, invitation: &StoredInvitation) -> Result<(), StoreError> {
        let mut hall = self.hall_rows();
        let id = &invitation.id;
        if hall.invitations.contains_key(id) {
            return Err(StoreError::Taken(id.clone()));
        }
        hall.invitations.insert(id.clone(), invitation.clone());
        Ok(())
    }

    async fn invitation(&self, id: &str) -> Result<Option<StoredInvitation>, StoreError> {
        Ok(self.hall_rows().invitations.get(id).cloned())
    }

    async fn open_invitations(
        &self,
        inviter: Option<&str>,
        now_ms: i64,
    ) -> Result<Vec<StoredInvitation>, StoreError> {
        let hall = self.hall_rows();
        let is_of = |one: &&StoredInvitation| inviter.is_none_or(|inviter| one.inviter == inviter);
        let found = hall.invitations.values().filter(is_of);
        let mut open: Vec<_> = found.filter(|one| is_open(one, now_ms)).cloned().collect();
        open.sort_by(|a, b| (b.created_ms, &a.id).cmp(&(a.created_ms, &b.id)));
        Ok(open)
    }

    async fn accept_invitation(
        &self,
        id: &str,
        table: &StoredTable,
        bodies: &[String],
        now_ms: i64,
    ) -> Result<bool, StoreError> {
        let mut hall = self.hall_rows();
        let invitation = hall.invitations.get_mut(id);
        let Some(invitation) = invitation.filter(|one| is_open(one, now_ms)) else {
            return Ok(false);
        };
        self.insert_table(table, bodies)?;
        invitation.table = Some(table.id.clone());
        Ok(true)
    }

    async fn withdraw_invitation(&self, id: &str) -> Result<bool, StoreError> {
        let mut hall = self.hall_rows();
        let is_waiting = |one: &StoredInvitation| one.table.is_none();
        let found = hall.invitations.get(id).is_some_and(is_waiting);
        if found {
            hall.invitations.remove(id);
        }
        Ok(found)
    }

    async fn table_access(&self, table: &str) -> Result<Option<TableAccess>, StoreError> {
        let found = {
            let hall = self.hall_rows();
            let mut all = hall.invitations.values();
            let found = all.find(|one| one.table.as_deref() == Some(table));
            found.map(|one| (one.watchable, one.watch_delay_s))
        };
        let Some((watchable, watch_delay_s)) = found else {
            return Ok(None);
        };
        let players = self.table(table).await?.players;
        Ok(Some(TableAccess {
            players,
            watchable,
            watch_delay_s,
        }))
    }

    async fn tables_of(&self, person: &str, limit: u32) -> Result<Vec<StoredTable>, StoreError> {
        let tables = self.list(u32::MAX).await?.tables.into_iter();
        let hall = self.hall_rows();
        let is_of_hall = |id: &str| {
            let mut all = hall.invitations.values();
            all.any(|one| one.table.as_deref() == Some(id))
        };
        let is_of = |table: &StoredTable| table.players.iter().flatten().any(|id| id == person);
        let own = tables.filter(|table| is_of(table) && is_of_hall(&table.id));
        Ok(own.take(limit as usize).collect())
    }

    async fn sweep_hall(&self, now_ms: i64, before_ms: i64) -> Result<(), StoreError> {
        let mut hall = self.hall_rows();
        hall.sessions.retain(|_, one| one.expires_ms > now_ms);
        hall.invitations
            .retain(|_, one| one.table.is_some() || one.expires_ms >= before_ms);
        Ok(())
    }
}
