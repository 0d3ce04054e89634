//! Accounts in SQL.

use std::collections::BTreeSet;

use async_trait::async_trait;
use rosespring_hall::accounts::{
    DELETED_NAME, StoredAccount, StoredLeaving, StoredName, StoredRecoveryCode, StoredSession,
};
use sqlx::{AssertSqlSafe, Row};

use super::super::statement::{execute, find, list};
use super::super::{SqlConnection, SqlRow, SqlStore};
use super::moderation::ENDED;
use super::read_person;
use super::rows::{add_new, add_row, leave, read_row};
use crate::{AccountClaim, AccountStore, StoreError, StoreResult};

const ADD_GUEST: &str = "INSERT INTO people (id, kind, name, created_ms) VALUES ($1, 'guest', $2, \
     $3) ON CONFLICT (id) DO NOTHING";

const CLAIM: &str = "UPDATE people SET kind = 'member', name = $2, password = $3, \
     claimed_ms = $4 WHERE id = $1 AND kind = 'guest'";

const ACCOUNT: &str = "SELECT people.*, (SELECT COUNT(*) FROM recovery_codes \
     WHERE recovery_codes.person = people.id) AS codes FROM people \
     WHERE kind = 'member' AND id = $1";

const ACCOUNT_NAMED: &str = "SELECT people.*, (SELECT COUNT(*) FROM recovery_codes \
     WHERE recovery_codes.person = people.id) AS codes FROM people \
     JOIN account_names ON account_names.person = people.id \
     WHERE kind = 'member' AND name_key = $1";

const SESSIONS_OF: &str = "SELECT * FROM sessions WHERE person = $1 AND expires_ms > $2 \
     ORDER BY created_ms DESC, hash";

/// Removes all with which a person could sign in.
const CREDENTIALS: [&str; 3] = [
    "UPDATE people SET password = NULL WHERE id = $1",
    "DELETE FROM credentials WHERE person = $1",
    "DELETE FROM recovery_codes WHERE person = $1",
];

/// Removes what follows from the tables of a person, and contains their name.
const DELETE_FACTS: &str = "DELETE FROM table_facts WHERE table_id IN \
     (SELECT id FROM tables WHERE white_player = $1 OR black_player = $1)";

/// What stays under the name `$2`.
const RENAMINGS: [&str; 3] = [
    "UPDATE people SET kind = 'deleted', name = $2, password = NULL, claimed_ms = NULL \
     WHERE id = $1",
    "UPDATE tables SET white = 'person:' || $2 WHERE white_player = $1",
    "UPDATE tables SET black = 'person:' || $2 WHERE black_player = $1",
];

fn read_account(row: &SqlRow) -> Result<StoredAccount, sqlx::Error> {
    Ok(StoredAccount {
        person: read_person(row)?,
        password: row.try_get("password")?,
        claimed_ms: row.try_get::<Option<i64>, _>("claimed_ms")?.unwrap_or(0),
        recovery_codes: u32::try_from(row.try_get::<i64, _>("codes")?).unwrap_or(u32::MAX),
    })
}

async fn insert_codes(
    connection: &mut SqlConnection,
    person: &str,
    codes: &[String],
) -> StoreResult<()> {
    for hash in codes.iter().cloned() {
        let person = person.to_owned();
        add_new(connection, &StoredRecoveryCode { person, hash }).await?;
    }
    Ok(())
}

/// Ends all sessions of a person and begins another one.
pub(crate) async fn replace_sessions(
    connection: &mut SqlConnection,
    session: &StoredSession,
) -> StoreResult<()> {
    let query = query!("DELETE FROM sessions WHERE person = $1", &session.person);
    execute(query, &mut *connection).await?;
    add_new(connection, session).await
}

async fn set_password(
    connection: &mut SqlConnection,
    person: &str,
    password: &str,
) -> StoreResult<()> {
    let query = query!(
        "UPDATE people SET password = $2 WHERE id = $1 AND kind = 'member'",
        person,
        password
    );
    execute(query, connection).await?;
    Ok(())
}

#[async_trait]
impl AccountStore for SqlStore {
    async fn claim_account(&self, claim: &AccountClaim<'_>) -> StoreResult<()> {
        let person = claim.person;
        let mut work = self.begin().await?;
        let query = query!(ADD_GUEST, &person.id, &person.name, person.created_ms);
        execute(query, &mut *work).await?;
        let query = query!(CLAIM, &person.id, &person.name, claim.password, claim.at_ms);
        let claimed = execute(query, &mut *work).await?;
        if claimed == 0 {
            return Err(StoreError::Taken(person.id.clone()));
        }
        let name = StoredName {
            key: claim.name_key.to_owned(),
            person: Some(person.id.clone()),
        };
        if !add_row(&mut work, &name).await? {
            return Err(StoreError::Taken(person.name.clone()));
        }
        if let Some(passkey) = claim.passkey {
            add_new(&mut work, passkey).await?;
        }
        insert_codes(&mut work, &person.id, claim.recovery_codes).await?;
        replace_sessions(&mut work, claim.session).await?;
        Ok(work.commit().await?)
    }

    async fn account(&self, person: &str) -> StoreResult<Option<StoredAccount>> {
        find(query!(ACCOUNT, person), self.pool(), read_account).await
    }

    async fn account_named(&self, name_key: &str) -> StoreResult<Option<StoredAccount>> {
        find(query!(ACCOUNT_NAMED, name_key), self.pool(), read_account).await
    }

    async fn add_session(
        &self,
        session: &StoredSession,
        replaced: Option<&str>,
    ) -> StoreResult<()> {
        let mut work = self.begin().await?;
        let query = query!("DELETE FROM sessions WHERE hash = $1", replaced);
        execute(query, &mut *work).await?;
        add_new(&mut work, session).await?;
        Ok(work.commit().await?)
    }

    async fn sessions_of(&self, person: &str, now_ms: i64) -> StoreResult<Vec<StoredSession>> {
        list(query!(SESSIONS_OF, person, now_ms), self.pool(), read_row).await
    }

    async fn open_sessions(&self, hashes: &[String], now_ms: i64) -> StoreResult<BTreeSet<String>> {
        if hashes.is_empty() {
            return Ok(BTreeSet::new());
        }
        let places: Vec<_> = (2..hashes.len() + 2)
            .map(|place| format!("${place}"))
            .collect();
        let text = format!(
            "SELECT hash FROM sessions WHERE expires_ms > $1 AND hash IN ({})",
            places.join(", ")
        );
        let query = query!(AssertSqlSafe(text), now_ms);
        let query = hashes.iter().fold(query, |query, hash| query.bind(hash));
        let rows = query.fetch_all(self.pool()).await?;
        let read = rows.iter().map(|row| row.try_get("hash"));
        Ok(read.collect::<Result<_, sqlx::Error>>()?)
    }

    async fn change_password(&self, password: &str, session: &StoredSession) -> StoreResult<()> {
        let mut work = self.begin().await?;
        set_password(&mut work, &session.person, password).await?;
        replace_sessions(&mut work, session).await?;
        Ok(work.commit().await?)
    }

    async fn recover_account(
        &self,
        code: &str,
        password: &str,
        session: &StoredSession,
    ) -> StoreResult<bool> {
        let mut work = self.begin().await?;
        let query = query!(
            "DELETE FROM recovery_codes WHERE person = $1 AND hash = $2",
            &session.person,
            code
        );
        let used = execute(query, &mut *work).await?;
        if used == 0 {
            return Ok(false);
        }
        set_password(&mut work, &session.person, password).await?;
        replace_sessions(&mut work, session).await?;
        work.commit().await?;
        Ok(true)
    }

    async fn replace_recovery_codes(
        &self,
        codes: &[String],
        session: &StoredSession,
    ) -> StoreResult<()> {
        let mut work = self.begin().await?;
        let query = query!(
            "DELETE FROM recovery_codes WHERE person = $1",
            &session.person
        );
        execute(query, &mut *work).await?;
        insert_codes(&mut work, &session.person, codes).await?;
        replace_sessions(&mut work, session).await?;
        Ok(work.commit().await?)
    }

    async fn begin_leaving(&self, leaving: &StoredLeaving) -> StoreResult<()> {
        let mut work = self.begin().await?;
        add_row(&mut work, leaving).await?;
        for effect in ENDED.iter().chain(&CREDENTIALS) {
            execute(query!(*effect, &leaving.person), &mut *work).await?;
        }
        Ok(work.commit().await?)
    }

    async fn delete_person(&self, person: &str) -> StoreResult<()> {
        let mut work = self.begin().await?;
        for column in rosespring_hall::person_columns() {
            leave(&mut work, column, person).await?;
        }
        execute(query!(DELETE_FACTS, person), &mut *work).await?;
        for renaming in RENAMINGS {
            execute(query!(renaming, person, DELETED_NAME), &mut *work).await?;
        }
        Ok(work.commit().await?)
    }
}
