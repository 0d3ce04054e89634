//! Accounts, passkeys and bots in memory.

use std::collections::BTreeSet;

use async_trait::async_trait;
use rosespring_hall::accounts::{
    DELETED_NAME, PersonKind, StoredAccount, StoredBotToken, StoredLeaving, StoredName,
    StoredPasskey, StoredPerson, StoredRecoveryCode, StoredSession,
};

use super::{HallRows, MemoryStore, count, lock};
use crate::{
    AccountClaim, AccountStore, BotStore, PasskeyRemoval, PasskeyStore, StoreError, StoreResult,
};

impl HallRows {
    fn account(&self, person: &str) -> Option<StoredAccount> {
        let (password, claimed_ms) = self.members.get(person)?.clone();
        Some(StoredAccount {
            person: self.people.get(person)?.clone(),
            password,
            claimed_ms,
            recovery_codes: count(self.rows.list::<StoredRecoveryCode>(&[person]).len()),
        })
    }

    /// Ends all sessions of a person and begins another one.
    fn replace_sessions(&mut self, session: &StoredSession) {
        self.rows
            .retain(|one: &StoredSession| one.person != session.person);
        self.rows.put(session);
    }

    fn set_password(&mut self, person: &str, new: &str) {
        if let Some((password, _)) = self.members.get_mut(person) {
            *password = Some(new.to_owned());
        }
    }

    fn put_codes(&mut self, person: &str, codes: &[String]) {
        for hash in codes.iter().cloned() {
            let person = person.to_owned();
            self.rows.put(&StoredRecoveryCode { person, hash });
        }
    }

    fn passkeys_of(&self, person: &str) -> Vec<StoredPasskey> {
        let is_of = |one: &StoredPasskey| one.person == person;
        let mut own = self.rows.select(is_of);
        own.sort_by_key(|one| one.created_ms);
        own
    }
}

#[async_trait]
impl AccountStore for MemoryStore {
    async fn claim_account(&self, claim: &AccountClaim<'_>) -> StoreResult<()> {
        let StoredPerson { id, name, .. } = claim.person;
        let mut hall = self.hall();
        let known = hall.people.get(id);
        if known.is_some_and(|person| person.kind != PersonKind::Guest) {
            return Err(StoreError::Taken(id.clone()));
        }
        let created_ms = known.map_or(claim.person.created_ms, |person| person.created_ms);
        if hall.rows.find::<StoredName>(&[claim.name_key]).is_some() {
            return Err(StoreError::Taken(name.clone()));
        }
        if let Some(passkey) = claim.passkey {
            hall.rows.add(passkey)?;
        }
        hall.rows.put(&StoredName {
            key: claim.name_key.to_owned(),
            person: Some(id.clone()),
        });
        let member = StoredPerson {
            kind: PersonKind::Member,
            created_ms,
            ..claim.person.clone()
        };
        hall.people.insert(id.clone(), member);
        let password = claim.password.map(str::to_owned);
        hall.members.insert(id.clone(), (password, claim.at_ms));
        hall.put_codes(id, claim.recovery_codes);
        hall.replace_sessions(claim.session);
        Ok(())
    }

    async fn account(&self, person: &str) -> StoreResult<Option<StoredAccount>> {
        Ok(self.hall().account(person))
    }

    async fn account_named(&self, name_key: &str) -> StoreResult<Option<StoredAccount>> {
        let hall = self.hall();
        let name: Option<StoredName> = hall.rows.find(&[name_key]);
        Ok(name.and_then(|name| hall.account(&name.person?)))
    }

    async fn add_session(
        &self,
        session: &StoredSession,
        replaced: Option<&str>,
    ) -> StoreResult<()> {
        let mut hall = self.hall();
        if let Some(replaced) = replaced {
            hall.rows.remove::<StoredSession>(&[replaced]);
        }
        hall.rows.put(session);
        Ok(())
    }

    async fn sessions_of(&self, person: &str, now_ms: i64) -> StoreResult<Vec<StoredSession>> {
        let is_of = |one: &StoredSession| one.person == person && one.expires_ms > now_ms;
        let mut found = self.hall().rows.select(is_of);
        found.sort_by_key(|one| -one.created_ms);
        Ok(found)
    }

    async fn open_sessions(&self, hashes: &[String], now_ms: i64) -> StoreResult<BTreeSet<String>> {
        let is_open = |one: &StoredSession| hashes.contains(&one.hash) && one.expires_ms > now_ms;
        let open = self.hall().rows.select(is_open);
        Ok(open.into_iter().map(|one| one.hash).collect())
    }

    async fn change_password(&self, password: &str, session: &StoredSession) -> StoreResult<()> {
        let mut hall = self.hall();
        hall.set_password(&session.person, password);
        hall.replace_sessions(session);
        Ok(())
    }

    async fn recover_account(
        &self,
        code: &str,
        password: &str,
        session: &StoredSession,
    ) -> StoreResult<bool> {
        let mut hall = self.hall();
        let code = [session.person.as_str(), code];
        let is_used = hall.rows.remove::<StoredRecoveryCode>(&code);
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
    ) -> StoreResult<()> {
        let mut hall = self.hall();
        hall.rows.remove::<StoredRecoveryCode>(&[&session.person]);
        hall.put_codes(&session.person, codes);
        hall.replace_sessions(session);
        Ok(())
    }

    async fn begin_leaving(&self, leaving: &StoredLeaving) -> StoreResult<()> {
        let person = leaving.person.as_str();
        let mut hall = self.hall();
        if hall.rows.find::<StoredLeaving>(&[person]).is_none() {
            hall.rows.put(leaving);
        }
        hall.end_presence(person);
        hall.rows.retain(|one: &StoredPasskey| one.person != person);
        hall.rows.remove::<StoredRecoveryCode>(&[person]);
        if let Some((password, _)) = hall.members.get_mut(person) {
            *password = None;
        }
        Ok(())
    }

    async fn delete_person(&self, person: &str) -> StoreResult<()> {
        let is_of = |id: &Option<String>| id.as_deref() == Some(person);
        {
            let mut hall = self.hall();
            if let Some(one) = hall.people.get_mut(person) {
                one.kind = PersonKind::Deleted;
                DELETED_NAME.clone_into(&mut one.name);
            }
            hall.rows.leave(person);
            for lines in hall.chat.values_mut() {
                lines.retain(|line| line.person != person);
            }
            hall.reports.retain(|report| report.reporter != person);
            hall.members.remove(person);
            hall.fair_play.retain(|(of, ..), _| of != person);
            hall.ratings.retain(|[of, ..], _| of != person);
        }
        lock(&self.reviews).retain(|_, kept| !kept.review.head.players.iter().any(is_of));
        for (table, _) in self.lock_tables().values_mut() {
            let [white, black] = table.players.each_ref().map(is_of);
            let names = [(white, &mut table.white), (black, &mut table.black)];
            for (_, name) in names.into_iter().filter(|(is_own, _)| *is_own) {
                *name = format!("person:{DELETED_NAME}");
            }
        }
        Ok(())
    }
}

#[async_trait]
impl PasskeyStore for MemoryStore {
    async fn passkeys_of(&self, person: &str) -> StoreResult<Vec<StoredPasskey>> {
        Ok(self.hall().passkeys_of(person))
    }

    async fn add_passkey(
        &self,
        passkey: &StoredPasskey,
        session: &StoredSession,
    ) -> StoreResult<()> {
        let mut hall = self.hall();
        hall.rows.add(passkey)?;
        hall.replace_sessions(session);
        Ok(())
    }

    async fn use_passkey(&self, id: &str, body: &str, at_ms: i64) -> StoreResult<()> {
        self.hall().rows.change(|one: &mut StoredPasskey| {
            let is_it = one.id == id;
            if is_it {
                body.clone_into(&mut one.body);
                one.used_ms = Some(at_ms);
            }
            is_it
        });
        Ok(())
    }

    async fn remove_passkey(
        &self,
        id: &str,
        session: &StoredSession,
    ) -> StoreResult<PasskeyRemoval> {
        let mut hall = self.hall();
        let passkeys = hall.passkeys_of(&session.person);
        if !passkeys.iter().any(|one| one.id == id) {
            return Ok(PasskeyRemoval::Missing);
        }
        let account = hall.account(&session.person);
        if passkeys.len() == 1 && account.is_none_or(|one| one.password.is_none()) {
            return Ok(PasskeyRemoval::Last);
        }
        hall.rows.remove::<StoredPasskey>(&[id]);
        hall.replace_sessions(session);
        Ok(PasskeyRemoval::Removed)
    }
}

#[async_trait]
impl BotStore for MemoryStore {
    async fn keep_bot(&self, bot: &StoredPerson, hash: &str) -> StoreResult<StoredPerson> {
        let mut hall = self.hall();
        let is_it = |one: &&StoredPerson| one.kind == PersonKind::Bot && one.name == bot.name;
        let kept = match hall.people.values().find(is_it) {
            Some(known) => known.clone(),
            None if hall.people.contains_key(&bot.id) => {
                return Err(StoreError::Taken(bot.id.clone()));
            }
            None => bot.clone(),
        };
        let token = StoredBotToken {
            hash: hash.to_owned(),
            person: kept.id.clone(),
            created_ms: bot.created_ms,
        };
        let before: Option<StoredBotToken> = hall.rows.find(&[hash]);
        if before.is_some_and(|before| before.person != kept.id) {
            return Err(StoreError::Taken(token.hash));
        }
        hall.rows
            .retain(|one: &StoredBotToken| one.person != kept.id);
        hall.rows.put(&token);
        hall.people.insert(kept.id.clone(), kept.clone());
        Ok(kept)
    }

    async fn bots(&self) -> StoreResult<Vec<StoredPerson>> {
        let hall = self.hall();
        let bots = hall
            .people
            .values()
            .filter(|one| one.kind == PersonKind::Bot);
        Ok(bots.cloned().collect())
    }

    async fn bot_of_token(&self, hash: &str) -> StoreResult<Option<StoredPerson>> {
        let hall = self.hall();
        let token: Option<StoredBotToken> = hall.rows.find(&[hash]);
        Ok(token.and_then(|token| hall.people.get(&token.person).cloned()))
    }
}
