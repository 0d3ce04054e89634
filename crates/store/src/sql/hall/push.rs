//! Subscriptions of web push in SQL.

use async_trait::async_trait;
use rosespring_hall::notices::StoredPush;

use super::super::SqlStore;
use super::super::statement::{execute, list};
use super::rows::read_row;
use crate::{PushStore, StoreResult};

const PUT: &str = "INSERT INTO push (session, endpoint, p256dh, auth) \
     SELECT hash, $2, $3, $4 FROM sessions WHERE hash = $1 \
     ON CONFLICT (session) DO UPDATE SET endpoint = $2, p256dh = $3, auth = $4";

const OF_PERSON: &str = "SELECT push.* FROM push JOIN sessions ON hash = session \
     WHERE person = $1 AND expires_ms > $2 ORDER BY session";

#[async_trait]
impl PushStore for SqlStore {
    async fn put_push(&self, push: &StoredPush) -> StoreResult<bool> {
        let mut work = self.begin().await?;
        let query = query!(
            "DELETE FROM push WHERE endpoint = $1 AND session <> $2",
            &push.endpoint,
            &push.session
        );
        execute(query, &mut *work).await?;
        let query = query!(PUT, &push.session, &push.endpoint, &push.p256dh, &push.auth);
        let put = execute(query, &mut *work).await?;
        if put == 0 {
            return Ok(false);
        }
        work.commit().await?;
        Ok(true)
    }

    async fn pushes_of(&self, person: &str, now_ms: i64) -> StoreResult<Vec<StoredPush>> {
        list(query!(OF_PERSON, person, now_ms), self.pool(), read_row).await
    }
}
