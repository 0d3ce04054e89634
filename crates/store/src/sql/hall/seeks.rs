//! Seeks in SQL.

use async_trait::async_trait;
use rosespring_hall::offers::{NamedSeek, StoredSeek};
use rosespring_table::stored::StoredTable;
use sqlx::Row;

use super::super::statement::{execute, list};
use super::super::tables::{insert_with_events, read_table};
use super::super::{SqlRow, SqlStore};
use super::read_kind;
use super::rows::{add_new, read_row, unless_taken};
use crate::{SeekStore, SeekTable, StoreResult};

/// A person's seek is replaced; the id of another person's is not.
const PUT: &str = "INSERT INTO seeks (id, person, body, created_ms) VALUES ($1, $2, $3, $4) \
     ON CONFLICT (person) DO UPDATE SET id = $1, body = $3, created_ms = $4";

const ALL: &str = "SELECT seeks.*, people.name, people.kind FROM seeks \
     JOIN people ON people.id = seeks.person ORDER BY seeks.created_ms, seeks.id";

const LIVE: &str = "SELECT tables.* FROM tables \
     JOIN invitations ON invitations.table_id = tables.id \
     WHERE changed_ms > $1 AND finished = 0 AND watchable = 1 \
     ORDER BY changed_ms DESC, tables.id LIMIT $2";

const COUNT: &str = "SELECT COUNT(*) FROM tables \
     JOIN invitations ON invitations.table_id = tables.id \
     WHERE changed_ms > $1 AND finished = 0";

fn read_seek(row: &SqlRow) -> Result<NamedSeek, sqlx::Error> {
    Ok(NamedSeek {
        seek: read_row(row)?,
        name: row.try_get("name")?,
        kind: read_kind(row, "kind")?,
    })
}

impl SqlStore {
    /// Takes an offer, ends the seeks of both people and adds the table. Returns false, and changes
    /// nothing, if `take` removes no offer.
    pub(super) async fn accept_offer(
        &self,
        take: &'static str,
        accepted: &SeekTable<'_>,
    ) -> StoreResult<bool> {
        let SeekTable {
            accepter,
            invitation,
            table,
            bodies,
        } = *accepted;
        let mut work = self.begin().await?;
        let taken = execute(query!(take, &invitation.id), &mut *work).await?;
        if taken == 0 {
            return Ok(false);
        }
        let query = query!(
            "DELETE FROM seeks WHERE person IN ($1, $2)",
            &invitation.inviter,
            accepter
        );
        execute(query, &mut *work).await?;
        // Dropping the transaction takes everything back.
        insert_with_events(&mut work, table, bodies).await?;
        add_new(&mut work, invitation).await?;
        work.commit().await?;
        Ok(true)
    }
}

#[async_trait]
impl SeekStore for SqlStore {
    async fn put_seek(&self, seek: &StoredSeek) -> StoreResult<()> {
        let put = query!(PUT, &seek.id, &seek.person, &seek.body, seek.created_ms)
            .execute(self.pool())
            .await;
        unless_taken(put, &seek.id)
    }

    async fn seeks(&self) -> StoreResult<Vec<NamedSeek>> {
        list(query!(ALL), self.pool(), read_seek).await
    }

    async fn withdraw_seek(&self, person: &str) -> StoreResult<bool> {
        let query = query!("DELETE FROM seeks WHERE person = $1", person);
        Ok(execute(query, self.pool()).await? > 0)
    }

    async fn accept_seek(&self, accepted: &SeekTable<'_>) -> StoreResult<bool> {
        self.accept_offer("DELETE FROM seeks WHERE id = $1", accepted)
            .await
    }

    async fn live_tables(&self, after_ms: i64, limit: u32) -> StoreResult<Vec<StoredTable>> {
        let query = query!(LIVE, after_ms, i64::from(limit));
        list(query, self.pool(), read_table).await
    }

    async fn count_live(&self, after_ms: i64) -> StoreResult<u32> {
        let count: i64 = sqlx::query_scalar(COUNT)
            .bind(after_ms)
            .fetch_one(self.pool())
            .await?;
        Ok(u32::try_from(count).unwrap_or(u32::MAX))
    }
}
