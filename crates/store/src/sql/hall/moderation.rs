//! Moderation in SQL.

use async_trait::async_trait;
use rosespring_hall::chat::StoredReport;
use rosespring_hall::moderation::{ActKind, ReportId, StoredAct, StoredModerator};
use sqlx::Row;

use super::super::columns::{integer, optional_integer};
use super::super::statement::{count, execute, find, list};
use super::super::{SqlRow, SqlStore};
use super::chat::read_report;
use super::rows::add_row;
use crate::{ModerationStore, StoreResult};

const ADD: &str = "INSERT INTO acts (number, at_ms, moderator, person, kind, ends_ms, reason, \
     report_table, report_number) \
     SELECT COALESCE(MAX(number), 0) + 1, $1, $2, $3, $4, $5, $6, $7, $8 FROM acts WHERE true \
     ON CONFLICT (report_table, report_number) DO NOTHING RETURNING number";

/// What ends when an account is closed, or its person leaves.
pub(super) const ENDED: [&str; 4] = [
    "DELETE FROM sessions WHERE person = $1",
    "DELETE FROM seeks WHERE person = $1",
    "DELETE FROM invitations WHERE inviter = $1 AND table_id IS NULL",
    "DELETE FROM challenges WHERE challenger = $1 OR challenged = $1",
];

const OPEN: &str = "SELECT * FROM reports WHERE NOT EXISTS (SELECT 1 FROM acts \
     WHERE report_table = table_id AND report_number = reports.number) \
     ORDER BY at_ms, number LIMIT $1";

const ANSWERED: &str = "SELECT * FROM reports WHERE EXISTS (SELECT 1 FROM acts \
     WHERE report_table = table_id AND report_number = reports.number) \
     ORDER BY at_ms DESC, number LIMIT $1";

const MATCHES: &str = "SELECT COUNT(*) FROM results \
     WHERE winner IS NOT NULL AND (white_player = $1 OR black_player = $1)";

fn read_act(row: &SqlRow) -> Result<StoredAct, sqlx::Error> {
    let table: Option<String> = row.try_get("report_table")?;
    let number = optional_integer(row, "report_number")?;
    Ok(StoredAct {
        number: integer(row, "number")?,
        at_ms: row.try_get("at_ms")?,
        moderator: row.try_get("moderator")?,
        person: row.try_get("person")?,
        kind: read_kind(row)?,
        ends_ms: row.try_get("ends_ms")?,
        reason: row.try_get("reason")?,
        report: table
            .zip(number)
            .map(|(table, number)| ReportId { table, number }),
    })
}

fn read_kind(row: &SqlRow) -> Result<ActKind, sqlx::Error> {
    let kind: String = row.try_get("kind")?;
    ActKind::from_name(&kind).ok_or_else(|| sqlx::Error::ColumnDecode {
        index: "kind".to_owned(),
        source: format!("there is no act `{kind}`").into(),
    })
}

impl SqlStore {
    async fn list_reports(&self, text: &'static str, limit: u32) -> StoreResult<Vec<StoredReport>> {
        list(query!(text, i64::from(limit)), self.pool(), read_report).await
    }
}

#[async_trait]
impl ModerationStore for SqlStore {
    async fn add_act(&self, act: &StoredAct) -> StoreResult<Option<u32>> {
        let mut work = self.begin().await?;
        let report = act.report.as_ref();
        let query = query!(
            ADD,
            act.at_ms,
            &act.moderator,
            &act.person,
            act.kind.name(),
            act.ends_ms,
            &act.reason,
            report.map(|report| report.table.as_str()),
            report.map(|report| i64::from(report.number))
        );
        let Some(number) = find(query, &mut *work, |row| integer(row, "number")).await? else {
            return Ok(None);
        };
        let effects: &[&'static str] = match act.kind {
            ActKind::Close => &ENDED,
            ActKind::Remove => &["DELETE FROM moderators WHERE person = $1"],
            _ => &[],
        };
        for effect in effects {
            execute(query!(*effect, &act.person), &mut *work).await?;
        }
        if act.kind == ActKind::Appoint {
            let moderator = StoredModerator {
                person: act.person.clone(),
                since_ms: act.at_ms,
            };
            add_row(&mut work, &moderator).await?;
        }
        work.commit().await?;
        Ok(Some(number))
    }

    async fn acts(&self, limit: u32) -> StoreResult<Vec<StoredAct>> {
        let query = query!(
            "SELECT * FROM acts ORDER BY number DESC LIMIT $1",
            i64::from(limit)
        );
        list(query, self.pool(), read_act).await
    }

    async fn acts_about(&self, person: &str) -> StoreResult<Vec<StoredAct>> {
        let query = query!(
            "SELECT * FROM acts WHERE person = $1 ORDER BY number",
            person
        );
        list(query, self.pool(), read_act).await
    }

    async fn is_moderator(&self, person: &str) -> StoreResult<bool> {
        let text = "SELECT 1 FROM moderators JOIN people ON people.id = person \
             WHERE person = $1 AND kind = 'member'";
        let row = query!(text, person).fetch_optional(self.pool()).await?;
        Ok(row.is_some())
    }

    async fn report(&self, id: &ReportId) -> StoreResult<Option<StoredReport>> {
        let query = query!(
            "SELECT * FROM reports WHERE table_id = $1 AND number = $2",
            &id.table,
            i64::from(id.number)
        );
        find(query, self.pool(), read_report).await
    }

    async fn open_reports(&self, limit: u32) -> StoreResult<Vec<StoredReport>> {
        self.list_reports(OPEN, limit).await
    }

    async fn answered_reports(&self, limit: u32) -> StoreResult<Vec<StoredReport>> {
        self.list_reports(ANSWERED, limit).await
    }

    async fn matches_of(&self, person: &str) -> StoreResult<u32> {
        count(query!(MATCHES, person), self.pool()).await
    }
}
