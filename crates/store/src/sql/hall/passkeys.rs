//! Passkeys in SQL.

use async_trait::async_trait;
use rosespring_hall::accounts::{StoredPasskey, StoredSession};

use super::super::SqlStore;
use super::super::statement::{count, execute, list};
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
        list(query!(OF_PERSON, person), self.pool(), read_row).await
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
        let query = query!(
            "UPDATE credentials SET body = $2, used_ms = $3 WHERE id = $1",
            id,
            body,
            at_ms
        );
        execute(query, self.pool()).await?;
        Ok(())
    }

    async fn remove_passkey(
        &self,
        id: &str,
        session: &StoredSession,
    ) -> StoreResult<PasskeyRemoval> {
        let mut work = self.begin().await?;
        let query = query!(
            "DELETE FROM credentials WHERE id = $1 AND person = $2",
            id,
            &session.person
        );
        let removed = execute(query, &mut *work).await?;
        if removed == 0 {
            return Ok(PasskeyRemoval::Missing);
        }
        let others = query!(OTHERS, &session.person, id);
        if count(others, &mut *work).await? == 0 {
            // Nothing is committed.
            return Ok(PasskeyRemoval::Last);
        }
        replace_sessions(&mut work, session).await?;
        work.commit().await?;
        Ok(PasskeyRemoval::Removed)
    }
}
