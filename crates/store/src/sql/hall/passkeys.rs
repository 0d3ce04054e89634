//! Passkeys in SQL.

use async_trait::async_trait;
use rosespring_hall::accounts::{StoredPasskey, StoredSession};

use super::super::SqlStore;
use super::super::columns::count;
use super::accounts::replace_sessions;
use super::rows::{add_new, read_row};
use crate::{PasskeyRemoval, PasskeyStore, StoreResult};

const OF_PERSON: &str = "SELECT * FROM credentials WHERE person = $1 ORDER BY created_ms, id";

/// The other credentials of a person: passkeys, and the password if there is one.
const OTHERS: &str = "SELECT (SELECT COUNT(*) FROM credentials WHERE person = $1 AND id <> $2) \
     + (SELECT COUNT(*) FROM people WHERE id = $1 AND password IS NOT NULL)";

#[async_trait]
impl PasskeyStore for SqlStore {
    async fn passkeys_of(&self, person: &str) -> StoreResult<Vec<StoredPasskey>> {
        let rows = sqlx::query(OF_PERSON)
            .bind(person)
            .fetch_all(self.pool())
            .await?;
        let read = rows.iter().map(read_row);
        Ok(read.collect::<Result<_, _>>()?)
    }

    async fn add_passkey(
        &self,
        passkey: &StoredPasskey,
        session: &StoredSession,
    ) -> StoreResult<()> {
        let mut work = self.begin().await?;
        add_new(&mut work, passkey).await?;
        replace_sessions(&mut work, session).await?;
        Ok(work.commit().await?)
    }

    async fn use_passkey(&self, id: &str, body: &str, at_ms: i64) -> StoreResult<()> {
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
    ) -> StoreResult<PasskeyRemoval> {
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
