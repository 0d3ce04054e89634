//! Statistics data in SQL.

use async_trait::async_trait;
use rosespring_table::stored::StoredFacts;
use sqlx::Row;

use super::columns::integer;
use super::{SqlRow, SqlStore};
use crate::{FactsStore, StoreError};

/// The last version is found in the index of the events.
const CURRENT: &str = "SELECT table_id, version, format, body FROM table_facts WHERE format = $1 \
     AND version = (SELECT MAX(version) FROM events WHERE table_id = table_facts.table_id) \
     ORDER BY table_id";

const KEEP: &str = "INSERT INTO table_facts (table_id, version, format, body) \
     SELECT $1, $2, $3, $4 WHERE EXISTS (SELECT 1 FROM tables WHERE id = $1) \
     ON CONFLICT (table_id) DO UPDATE SET version = $2, format = $3, body = $4";

fn read_facts(row: &SqlRow) -> Result<StoredFacts, sqlx::Error> {
    Ok(StoredFacts {
        table: row.try_get("table_id")?,
        version: integer(row, "version")?,
        format: integer(row, "format")?,
        body: row.try_get("body")?,
    })
}

#[async_trait]
impl FactsStore for SqlStore {
    async fn facts(&self, format: u32) -> Result<Vec<StoredFacts>, StoreError> {
        let rows = sqlx::query(CURRENT)
            .bind(i64::from(format))
            .fetch_all(self.pool())
            .await?;
        Ok(rows.iter().filter_map(|row| read_facts(row).ok()).collect())
    }

    async fn keep_facts(&self, facts: &[StoredFacts]) -> Result<(), StoreError> {
        let mut work = self.begin().await?;
        for one in facts {
            sqlx::query(KEEP)
                .bind(&one.table)
                .bind(i64::from(one.version))
                .bind(i64::from(one.format))
                .bind(&one.body)
                .execute(&mut *work)
                .await?;
        }
        work.commit().await
    }
}
