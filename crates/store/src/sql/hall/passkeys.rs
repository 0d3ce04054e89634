//! Passkeys in SQL.

use async_trait::async_trait;
use rosespring_hall::accounts::{StoredPasskey, StoredSession};

use super::super::columns::count;
use super::super::{SqlConnection, SqlStore};
use super::accounts::replace_sessions;
use super::rows::{add_row, read_row};
use crate::{PasskeyRemoval, PasskeyStore, StoreError};

const OF_PERSON: &str = "SELECT * FROM credentials WHERE person = $1 ORDER BY created_ms, id";

/// The other credentials of a person: passkeys, and the password if there is one.
const OTHERS: &str = "SELECT (SELECT COUNT(*) FROM credentials WHERE person = $1 AND id <> $2) \
     + (SELECT COUNT(*) FROM people WHERE id = $1 AND password IS NOT NULL)";

/// Adds a passkey.
///
/// # Errors
///
/// [`StoreError::Taken`] if the id is in use.
pub(crate) async fn insert_passkey(
    connection: &mut SqlConnection,
    passkey: &StoredPasskey,
) -> Result<(), StoreError> {
    match add_row(connection, passkey).await? {
        true => Ok(()),
        false => Err(StoreError::Taken(passkey.id.clone())),
    }
}

#[async_trait]
impl PasskeyStore for SqlStore {
    async fn passkeys_of(&self, person: &str) -> Result<Vec<StoredPasskey>, StoreError> {
        let rows = sqlx::query(OF_PERSON)
            .bind(person)
            .fetch_all(self.pool())
            .await?;
        let read = rows.iter().map(read_row);
        Ok(read.collect::<Result<_, _>>()?)
    }

    async fn passkey(&self, id: &str) -> Result<Option<StoredPasskey>, StoreError> {
        let row = sqlx::query("SELECT * FROM credentials WHERE id = $1")
            .bind(id)
            .fetch_optional(self.pool())
            .await?;
        Ok(row.as_ref().map(read_row).transpose()?)
    }

    async fn add_passkey(
        &self,
        passkey: &StoredPasskey,
        session: &StoredSession,
    ) -> Result<(), StoreError> {
        let mut work = self.begin().await?;
        insert_passkey(&mut work, passkey).await?;
        replace_sessions(&mut work, session).await?;
        Ok(work.commit().await?)
    }

    async fn use_passkey(&self, id: &str, body: &str, at_ms: i64) -> Result<(), StoreError> {
        sqlx::query("UPDATE credentials SET body = $2, used_ms = $3 WHERE id = $1")
            .bind(id)
            .bind(body)
            .bind(at_ms)
            .execute(self.pool())
            .await?;
        Ok(())
    }

    async fn remove_passkey(
        &self,
        id: &str,
        session: &StoredSession,
    ) -> Result<PasskeyRemoval, StoreError> {
        let mut work = self.begin().await?;
        let removed = sqlx::query("DELETE FROM credentials WHERE id = $1 AND person = $2")
            .bind(id)
            .bind(&session.person)
            .execute(&mut *work)
            .await?;
        if removed.rows_affected() == 0 {
            return Ok(PasskeyRemoval::Missing);
        }
        let others = sqlx::query(OTHERS)
            .bind(&session.person)
            .bind(id)
            .fetch_one(&mut *work)
            .await?;
        if count(&others)? == 0 {
            // Nothing is committed.
            return Ok(PasskeyRemoval::Last);
        }
        replace_sessions(&mut work, session).await?;
        work.commit().await?;
        Ok(PasskeyRemoval::Removed)
    }
}
