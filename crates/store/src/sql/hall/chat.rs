//! Messages between players in SQL.

use async_trait::async_trait;
use rosespring_hall::chat::{StoredChat, StoredReport};
use sqlx::Row;

use super::super::columns::integer;
use super::super::statement::{execute, find, list};
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
        let known = query!("SELECT 1 FROM tables WHERE id = $1", table)
            .fetch_optional(&mut *work)
            .await?;
        if known.is_none() {
            return Err(StoreError::NotFound(table.to_owned()));
        }
        let query = query!(ADD, table, person, at_ms, body, i64::from(most));
        let number = find(query, &mut *work, |row| integer(row, "number")).await?;
        work.commit().await?;
        Ok(number)
    }

    async fn chat(&self, table: &str) -> StoreResult<Vec<StoredChat>> {
        let query = query!(
            "SELECT * FROM chat WHERE table_id = $1 ORDER BY number",
            table
        );
        list(query, self.pool(), read_line).await
    }

    async fn add_report(&self, report: &StoredReport) -> StoreResult<bool> {
        let query = query!(
            ADD_REPORT,
            &report.table,
            i64::from(report.number),
            &report.reporter,
            &report.person,
            report.at_ms,
            &report.lines
        );
        Ok(execute(query, self.pool()).await? > 0)
    }

    async fn reports_by(&self, reporter: &str) -> StoreResult<Vec<StoredReport>> {
        let query = query!(
            "SELECT * FROM reports WHERE reporter = $1 ORDER BY at_ms, table_id, number",
            reporter
        );
        list(query, self.pool(), read_report).await
    }

    async fn sweep_reports(&self, before_ms: i64) -> StoreResult<()> {
        let query = query!("DELETE FROM reports WHERE at_ms < $1", before_ms);
        execute(query, self.pool()).await?;
        Ok(())
    }

    async fn reports(&self, limit: u32) -> StoreResult<Vec<StoredReport>> {
        let query = query!(
            "SELECT * FROM reports ORDER BY at_ms DESC, number LIMIT $1",
            i64::from(limit)
        );
        list(query, self.pool(), read_report).await
    }
}
