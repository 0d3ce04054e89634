//! Notices in SQL.

use async_trait::async_trait;
use rosespring_hall::notices::StoredNotice;

use super::super::SqlStore;
use super::super::statement::execute;
use super::rows::read_row;
use crate::{NoticeStore, StoreResult};

const PUT: &str = "INSERT INTO notices (person, subject, body, at_ms, seen, remind_ms) \
     SELECT id, $2, $3, $4, $5, $6 FROM people WHERE id = $1 AND kind IN ('guest', 'member') \
     ON CONFLICT (person, subject) DO UPDATE \
     SET body = $3, at_ms = $4, seen = $5, remind_ms = $6";

const KEEP_NEWEST: &str = "DELETE FROM notices WHERE person = $1 AND subject NOT IN \
     (SELECT subject FROM notices WHERE person = $1 ORDER BY at_ms DESC, subject LIMIT $2)";

const TO_REMIND: &str = "SELECT * FROM notices WHERE remind_ms <= $1 \
     ORDER BY remind_ms, person, subject LIMIT $2";

#[async_trait]
impl NoticeStore for SqlStore {
    async fn put_notice(&self, notice: &StoredNotice, most: u32) -> StoreResult<bool> {
        let mut work = self.begin().await?;
        let query = query!(
            PUT,
            &notice.person,
            &notice.subject,
            &notice.body,
            notice.at_ms,
            i32::from(notice.is_seen),
            notice.remind_ms
        );
        let put = execute(query, &mut *work).await?;
        let query = query!(KEEP_NEWEST, &notice.person, i64::from(most));
        execute(query, &mut *work).await?;
        work.commit().await?;
        Ok(put > 0)
    }

    async fn see_notices(&self, person: &str, until_ms: i64) -> StoreResult<bool> {
        let query = query!(
            "UPDATE notices SET seen = 1 WHERE person = $1 AND at_ms <= $2 AND seen = 0",
            person,
            until_ms
        );
        Ok(execute(query, self.pool()).await? > 0)
    }

    async fn see_notice(&self, person: &str, subject: &str) -> StoreResult<bool> {
        let query = query!(
            "UPDATE notices SET seen = 1 WHERE person = $1 AND subject = $2 AND seen = 0",
            person,
            subject
        );
        Ok(execute(query, self.pool()).await? > 0)
    }

    async fn notices_to_remind(&self, now_ms: i64, limit: u32) -> StoreResult<Vec<StoredNotice>> {
        let query = query!(TO_REMIND, now_ms, i64::from(limit));
        let rows = query.fetch_all(self.pool()).await?;
        Ok(rows.iter().map(read_row).collect::<Result<_, _>>()?)
    }

    async fn sweep_notices(&self, before_ms: i64) -> StoreResult<()> {
        let query = query!("DELETE FROM notices WHERE at_ms < $1", before_ms);
        execute(query, self.pool()).await?;
        Ok(())
    }
}
