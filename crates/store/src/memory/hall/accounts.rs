//! Accounts in memory.

use std::collections::{BTreeMap, BTreeSet};

use async_trait::async_trait;
use rosespring_hall::accounts::{
    DELETED_NAME, PersonKind, StoredAccount, StoredPerson, StoredSession,
};
use rosespring_table::stored::StoredTable;

use super::passkeys::insert_passkey;
use super::{HallRows, MemoryStore, lock};
use crate::{AccountClaim, AccountStore, StoreError};

/// The credentials of members by id, and the people of names by key.
#[derive(Debug, Default)]
pub(crate) struct AccountRows {
    members: BTreeMap<String, Credential>,
    names: BTreeMap<String, Option<String>>,
}

#[derive(Debug)]
struct Credential {
    password: Option<String>,
    codes: BTreeSet<String>,
    claimed_ms: i64,
}

impl HallRows {
    fn account(&self, person: &str) -> Option<StoredAccount> {
        let credential = self.accounts.members.get(person)?;
        Some(StoredAccount {
            person: self.people.get(person)?.clone(),
            password: credential.password.clone(),
            claimed_ms: credential.claimed_ms,
            recovery_codes: u32::try_from(credential.codes.len()).unwrap_or(u32::MAX),
        })
    }

    /// Ends all sessions of a person and begins another one.
    pub(crate) fn replace_sessions(&mut self, session: &StoredSession) {
        self.sessions.retain(|_, one| one.person != session.person);
        self.sessions.insert(session.hash.clone(), session.clone());
    }

    fn set_password(&mut self, person: &str, password: &str) {
        if let Some(credential) = self.accounts.members.get_mut(person) {
            credential.password = Some(password.to_owned());
        }
    }

    /// Returns whether a person signs in with a password.
    pub(crate) fn has_password(&self, person: &str) -> bool {
        let credential = self.accounts.members.get(person);
        credential.is_some_and(|credential| credential.password.is_some())
    }
}

#[async_trait]
impl AccountStore for MemoryStore {
    async fn claim_account(&self, claim: &AccountClaim<'_>) -> Result<(), StoreError> {
        let StoredPerson { id, name, .. } = claim.person;
        let mut hall = self.hall_rows();
        let known = hall.people.get(id);
        if known.is_some_and(|person| person.kind != PersonKind::Guest) {
            return Err(StoreError::Taken(id.clone()));
        }
        if hall.accounts.names.contains_key(claim.name_key) {
            return Err(StoreError::Taken(name.clone()));
        }
        let member = StoredPerson {
            kind: PersonKind::Member,
            created_ms: known.map_or(claim.person.created_ms, |person| person.created_ms),
            ..claim.person.clone()
        };
        let credential = Credential {
            password: claim.password.map(str::to_owned),
            codes: claim.recovery_codes.iter().cloned().collect(),
            claimed_ms: claim.at_ms,
        };
        if let Some(passkey) = claim.passkey {
            insert_passkey(&mut hall, passkey)?;
        }
        hall.people.insert(id.clone(), member);
        hall.accounts.members.insert(id.clone(), credential);
        let key = claim.name_key.to_owned();
        hall.accounts.names.insert(key, Some(id.clone()));
        hall.replace_sessions(claim.session);
        Ok(())
    }

    async fn account(&self, person: &str) -> Result<Option<StoredAccount>, StoreError> {
        Ok(self.hall_rows().account(person))
    }

    async fn account_named(&self, name_key: &str) -> Result<Option<StoredAccount>, StoreError> {
        let hall = self.hall_rows();
        let person = hall.accounts.names.get(name_key);
        Ok(person.and_then(|person| hall.account(person.as_deref()?)))
    }

    async fn is_name_taken(&self, name_key: &str) -> Result<bool, StoreError> {
        Ok(self.hall_rows().accounts.names.contains_key(name_key))
    }

    async fn add_session(
        &self,
        session: &StoredSession,
        replaced: Option<&str>,
    ) -> Result<(), StoreError> {
        let mut hall = self.hall_rows();
        if let Some(replaced) = replaced {
            hall.sessions.remove(replaced);
        }
        hall.sessions.insert(session.hash.clone(), session.clone());
        Ok(())
    }

    async fn sessions_of(
        &self,
        person: &str,
        now_ms: i64,
    ) -> Result<Vec<StoredSession>, StoreError> {
        let hall = self.hall_rows();
        let is_of = |one: &&StoredSession| one.person == person && one.expires_ms > now_ms;
        let mut found: Vec<_> = hall.sessions.values().filter(is_of).cloned().collect();
        found.sort_by(|a, b| (b.created_ms, &a.hash).cmp(&(a.created_ms, &b.hash)));
        Ok(found)
    }

    async fn remove_session(&self, hash: &str) -> Result<(), StoreError> {
        self.hall_rows().sessions.remove(hash);
        Ok(())
    }

    async fn change_password(
        &self,
        password: &str,
        session: &StoredSession,
    ) -> Result<(), StoreError> {
        let mut hall = self.hall_rows();
        hall.set_password(&session.person, password);
        hall.replace_sessions(session);
        Ok(())
    }

    async fn recover_account(
        &self,
        code: &str,
        password: &str,
        session: &StoredSession,
    ) -> Result<bool, StoreError> {
        let mut hall = self.hall_rows();
        let credential = hall.accounts.members.get_mut(&session.person);
        let is_used = credential.is_some_and(|credential| credential.codes.remove(code));
        if is_used {
            hall.set_password(&session.person, password);
            hall.replace_sessions(session);
        }
        Ok(is_used)
    }

    async fn replace_recovery_codes(
        &self,
        codes: &[String],
        session: &StoredSession,
    ) -> Result<(), StoreError> {
        let mut hall = self.hall_rows();
        if let Some(credential) = hall.accounts.members.get_mut(&session.person) {
            credential.codes = codes.iter().cloned().collect();
        }
        hall.replace_sessions(session);
        Ok(())
    }

    async fn delete_person(&self, person: &str) -> Result<(), StoreError> {
        {
            let mut hall = self.hall_rows();
            if let Some(one) = hall.people.get_mut(person) {
                one.kind = PersonKind::Deleted;
                DELETED_NAME.clone_into(&mut one.name);
            }
            hall.accounts.members.remove(person);
            hall.passkeys.retain(|_, one| one.person != person);
            for named in hall.accounts.names.values_mut() {
                named.take_if(|one| one == person);
            }
            hall.fair_play.forget_person(person);
            hall.seeks.remove(person);
            hall.challenges.withdraw(person);
            hall.declared.forget_person(person);
            hall.notices.retain(|_, one| one.person != person);
            hall.sessions.retain(|_, one| one.person != person);
            hall.kept.ratings.retain(|[id, ..], _| id != person);
            hall.invitations
                .retain(|_, one| one.inviter != person || one.table.is_some());
        }
        self.moderation_rows().forget_person(person);
        let is_of = |id: &Option<String>| id.as_deref() == Some(person);
        lock(&self.reviews).retain(|_, kept| !kept.review.head.players.iter().any(is_of));
        self.change_tables(|table| make_anonymous(table, person));
        Ok(())
    }
}

/// Replaces the name of a person in a table.
fn make_anonymous(table: &mut StoredTable, person: &str) {
    let name = format!("person:{DELETED_NAME}");
    let [white, black] = table
        .players
        .each_ref()
        .map(|id| id.as_deref() == Some(person));
    if white {
        table.white.clone_from(&name);
    }
    if black {
        table.black = name;
    }
}
