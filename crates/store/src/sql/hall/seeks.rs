//! Seeks in SQL.

use async_trait::async_trait;
use rosespring_hall::offers::{NamedSeek, StoredSeek};
use rosespring_table::stored::StoredTable;
use sqlx::Row;

use super::super::tables::{insert_with_events, read_table};
use super::super::{SqlRow, SqlStore};
use super::insert_invitation;
use super::rows::read_row;
use crate::{SeekStore, SeekTable, StoreError};

/// A person's seek is replaced; the id of another person's is not.
const PUT: &str = "INSERT INTO seeks (id, person, body, created_ms) VALUES ($1, $2, $3, $4) \
     ON CONFLICT (person) DO UPDATE SET id = $1, body = $3, created_ms = $4";

const ALL: &str = "SELECT seeks.*, people.name FROM seeks \
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
    })
}

#[async_trait]
impl SeekStore for SqlStore {
    async fn put_seek(&self, seek: &StoredSeek) -> Result<(), StoreError> {
        let put = sqlx::query(PUT)
            .bind(&seek.id)
            .bind(&seek.person)
            .bind(&seek.body)
            .bind(seek.created_ms)
            .execute(self.pool())
            .await;
        match put {
            Err(sqlx::Error::Database(fault)) if fault.is_unique_violation() => {
                Err(StoreError::Taken(seek.id.clone()))
            }
            Err(error) => Err(error.into()),
            Ok(_) => Ok(()),
        }
    }

    async fn seeks(&self) -> Result<Vec<NamedSeek>, StoreError> {
        let rows = sqlx::query(ALL).fetch_all(self.pool()).await?;
        let read = rows.iter().map(read_seek);
        Ok(read.collect::<Result<_, _>>()?)
    }

    async fn withdraw_seek(&self, person: &str) -> Result<bool, StoreError> {
        let done = sqlx::query("DELETE FROM seeks WHERE person = $1")
            .bind(person)
            .execute(self.pool())
            .await?;
        Ok(done.rows_affected() > 0)
    }

    async fn accept_seek(&self, accepted: &SeekTable<'_>) -> Result<bool, StoreError> {
        let SeekTable {
            accepter,
            invitation,
            table,
            bodies,
        } = *accepted;
        let mut work = self.begin().await?;
        let taken = sqlx::query("DELETE FROM seeks WHERE id = $1 RETURNING person")
            .bind(&invitation.id)
            .fetch_optional(&mut *work)
            .await?;
        if taken.is_none() {
            return Ok(false);
        }
        sqlx::query("DELETE FROM seeks WHERE person = $1")
            .bind(accepter)
            .execute(&mut *work)
            .await?;
        // Dropping the transaction takes everything back.
        insert_with_events(&mut work, table, bodies).await?;
        insert_invitation(&mut work, invitation).await?;
        work.commit().await?;
        Ok(true)
    }

    async fn live_tables(&self, after_ms: i64, limit: u32) -> Result<Vec<StoredTable>, StoreError> {
        let rows = sqlx::query(LIVE)
            .bind(after_ms)
            .bind(i64::from(limit))
            .fetch_all(self.pool())
            .await?;
        let read = rows.iter().map(read_table);
        Ok(read.collect::<Result<_, _>>()?)
    }

    async fn count_live(&self, after_ms: i64) -> Result<u32, StoreError> {
        let count: i64 = sqlx::query_scalar(COUNT)
            .bind(after_ms)
            .fetch_one(self.pool())
            .await?;
        Ok(u32::try_from(count).unwrap_or(u32::MAX))
    }
}
