//! Messages between players in SQL.

use async_trait::async_trait;
use rosespring_hall::chat::{StoredChat, StoredReport};
use sqlx::Row;

use super::super::columns::integer;
use super::super::{SqlRow, SqlStore};
use crate::{ChatStore, StoreError, StoreResult};

const ADD: &str = "INSERT INTO chat (table_id, number, person, at_ms, body) \
     SELECT $1, COALESCE(MAX(number), 0) + 1, $2, $3, $4 FROM chat WHERE table_id = $1 \
     HAVING COUNT(*) < $5 RETURNING number";

const ADD_REPORT: &str = "INSERT INTO reports (table_id, number, reporter, person, at_ms, lines) \
     VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (table_id, number, reporter) DO NOTHING";

fn read_line(row: &SqlRow) -> Result<StoredChat, sqlx::Error> {
    Ok(StoredChat {
        number: integer(row, "number")?,
        person: row.try_get("person")?,
        at_ms: row.try_get("at_ms")?,
        body: row.try_get("body")?,
    })
}

pub(crate) fn read_report(row: &SqlRow) -> Result<StoredReport, sqlx::Error> {
    Ok(StoredReport {
        table: row.try_get("table_id")?,
        number: integer(row, "number")?,
        reporter: row.try_get("reporter")?,
        person: row.try_get("person")?,
        at_ms: row.try_get("at_ms")?,
        lines: row.try_get("lines")?,
    })
}

#[async_trait]
impl ChatStore for SqlStore {
    async fn add_chat(
        &self,
        table: &str,
        person: &str,
        at_ms: i64,
        body: &str,
        most: u32,
    ) -> StoreResult<Option<u32>> {
        let mut work = self.begin().await?;
        let known = sqlx::query("SELECT 1 FROM tables WHERE id = $1")
            .bind(table)
            .fetch_optional(&mut *work)
            .await?;
        if known.is_none() {
            return Err(StoreError::NotFound(table.to_owned()));
        }
        let row = sqlx::query(ADD)
            .bind(table)
            .bind(person)
            .bind(at_ms)
            .bind(body)
            .bind(i64::from(most))
            .fetch_optional(&mut *work)
            .await?;
        let number = row.map(|row| integer(&row, "number")).transpose()?;
        work.commit().await?;
        Ok(number)
    }

    async fn chat(&self, table: &str) -> StoreResult<Vec<StoredChat>> {
        let rows = sqlx::query("SELECT * FROM chat WHERE table_id = $1 ORDER BY number")
            .bind(table)
            .fetch_all(self.pool())
            .await?;
        Ok(rows.iter().map(read_line).collect::<Result<_, _>>()?)
    }

    async fn add_report(&self, report: &StoredReport) -> StoreResult<bool> {
        let done = sqlx::query(ADD_REPORT)
            .bind(&report.table)
            .bind(i64::from(report.number))
            .bind(&report.reporter)
            .bind(&report.person)
            .bind(report.at_ms)
            .bind(&report.lines)
            .execute(self.pool())
            .await?;
        Ok(done.rows_affected() > 0)
    }

    async fn reports_by(&self, reporter: &str) -> StoreResult<Vec<StoredReport>> {
        let rows = sqlx::query(
            "SELECT * FROM reports WHERE reporter = $1 ORDER BY at_ms, table_id, number",
        )
        .bind(reporter)
        .fetch_all(self.pool())
        .await?;
        Ok(rows.iter().map(read_report).collect::<Result<_, _>>()?)
    }

    async fn sweep_reports(&self, before_ms: i64) -> StoreResult<()> {
        sqlx::query("DELETE FROM reports WHERE at_ms < $1")
            .bind(before_ms)
            .execute(self.pool())
            .await?;
        Ok(())
    }

    async fn reports(&self, limit: u32) -> StoreResult<Vec<StoredReport>> {
        let rows = sqlx::query("SELECT * FROM reports ORDER BY at_ms DESC, number LIMIT $1")
            .bind(i64::from(limit))
            .fetch_all(self.pool())
            .await?;
        Ok(rows.iter().map(read_report).collect::<Result<_, _>>()?)
    }
}
