//! Tables in SQL, and what was counted of them.

use async_trait::async_trait;
use rosespring_table::stored::{Progress, StoredFacts, StoredTable, Unreadable};
use sqlx::Row;

use super::columns::{integer, truth};
use super::statement::{count, execute, find, list};
use super::{SqlConnection, SqlRow, SqlStore};
use crate::{Addition, QuietFilter, StoreError, StoreResult, TableList, TableStore};

const INSERT_TABLE: &str = "INSERT INTO tables (id, format, rules, fingerprint, white, black, \
     match_to, auto_forced, seed, dice_listed, white_units, black_units, finished, created_ms, \
     changed_ms, purpose, start, dice, white_player, black_player, time_control, wake_ms) \
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, \
     $19, $20, $21, $22) ON CONFLICT (id) DO NOTHING";

const EVENTS_AFTER: &str =
    "SELECT version, body FROM events WHERE table_id = $1 AND version > $2 ORDER BY version";

async fn insert_table(connection: &mut SqlConnection, table: &StoredTable) -> StoreResult<()> {
    let [white_units, black_units] = table.progress.units;
    let query = query!(
        INSERT_TABLE,
        &table.id,
        i64::from(table.format),
        &table.rules,
        &table.fingerprint,
        &table.white,
        &table.black,
        i32::from(table.match_to),
        i32::from(table.auto_forced),
        &table.seed,
        i32::from(table.dice_listed),
        i32::from(white_units),
        i32::from(black_units),
        i32::from(table.progress.finished),
        table.created_ms,
        table.changed_ms,
        &table.purpose,
        &table.start,
        &table.dice,
        &table.players[0],
        &table.players[1],
        &table.time,
        table.progress.wake_ms
    );
    let changed = execute(query, connection).await?;
    if changed == 0 {
        return Err(StoreError::Taken(table.id.clone()));
    }
    Ok(())
}

async fn insert_events(
    connection: &mut SqlConnection,
    id: &str,
    addition: &Addition<'_>,
) -> StoreResult<()> {
    for (version, body) in (addition.after + 1..).zip(addition.bodies) {
        query!(
            "INSERT INTO events (table_id, version, at_ms, body) VALUES ($1, $2, $3, $4)",
            id,
            i64::from(version),
            addition.at_ms,
            body
        )
        .execute(&mut *connection)
        .await
        .map_err(|error| conflict_or(error, addition.after))?;
    }
    Ok(())
}

fn conflict_or(error: sqlx::Error, after: u32) -> StoreError {
    match &error {
        sqlx::Error::Database(inner) if inner.is_unique_violation() => {
            StoreError::Conflict { after }
        }
        _ => error.into(),
    }
}

/// Returns the error of a table whose row has a wrong type or value.
fn unreadable(id: &str, error: &sqlx::Error) -> StoreError {
    StoreError::Unreadable(Unreadable {
        id: id.to_owned(),
        what: error.to_string(),
    })
}

pub(crate) fn read_table(row: &SqlRow) -> Result<StoredTable, sqlx::Error> {
    Ok(StoredTable {
        id: row.try_get("id")?,
        format: integer(row, "format")?,
        rules: row.try_get("rules")?,
        fingerprint: row.try_get("fingerprint")?,
        purpose: row.try_get("purpose")?,
        start: row.try_get("start")?,
        dice: row.try_get("dice")?,
        white: row.try_get("white")?,
        black: row.try_get("black")?,
        players: [row.try_get("white_player")?, row.try_get("black_player")?],
        match_to: integer(row, "match_to")?,
        auto_forced: truth(row, "auto_forced")?,
        seed: row.try_get("seed")?,
        dice_listed: truth(row, "dice_listed")?,
        time: row.try_get("time_control")?,
        budget: None,
        progress: Progress {
            units: [integer(row, "white_units")?, integer(row, "black_units")?],
            finished: truth(row, "finished")?,
            wake_ms: row.try_get("wake_ms")?,
        },
        created_ms: row.try_get("created_ms")?,
        changed_ms: row.try_get("changed_ms")?,
    })
}

/// Inserts a table with its first events.
pub(crate) async fn insert_with_events(
    connection: &mut SqlConnection,
    table: &StoredTable,
    bodies: &[String],
) -> StoreResult<()> {
    insert_table(connection, table).await?;
    let addition = Addition {
        after: 0,
        bodies,
        progress: table.progress,
        at_ms: table.created_ms,
    };
    insert_events(connection, &table.id, &addition).await
}

impl SqlStore {
    async fn create_table(&self, table: &StoredTable, bodies: &[String]) -> StoreResult<()> {
        let mut work = self.begin().await?;
        insert_with_events(&mut work, table, bodies).await?;
        work.commit().await
    }
}

/// The last version is found in the index of the events.
const CURRENT_FACTS: &str = "SELECT table_id, version, format, body FROM table_facts \
     WHERE format = $1 AND version = \
     (SELECT MAX(version) FROM events WHERE table_id = table_facts.table_id) ORDER BY table_id";

const KEEP_FACTS: &str = "INSERT INTO table_facts (table_id, version, format, body) \
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
impl TableStore for SqlStore {
    async fn create(&self, table: &StoredTable, bodies: &[String]) -> StoreResult<()> {
        let outcome = self.create_table(table, bodies).await;
        self.note(&outcome);
        outcome
    }

    async fn table(&self, id: &str) -> StoreResult<StoredTable> {
        let row = query!("SELECT * FROM tables WHERE id = $1", id)
            .fetch_optional(self.pool())
            .await?;
        let row = row.ok_or_else(|| StoreError::NotFound(id.to_owned()))?;
        read_table(&row).map_err(|error| unreadable(id, &error))
    }

    async fn events_after(&self, id: &str, version: u32) -> StoreResult<Vec<String>> {
        let rows = query!(EVENTS_AFTER, id, i64::from(version))
            .fetch_all(self.pool())
            .await?;
        let mut bodies = Vec::with_capacity(rows.len());
        for (row, expected) in rows.iter().zip(version.saturating_add(1)..) {
            let version: u32 = integer(row, "version").map_err(|error| unreadable(id, &error))?;
            if version != expected {
                return Err(StoreError::Unreadable(Unreadable {
                    id: id.to_owned(),
                    what: format!("event {expected} is missing"),
                }));
            }
            bodies.push(
                row.try_get("body")
                    .map_err(|error| unreadable(id, &error))?,
            );
        }
        Ok(bodies)
    }

    async fn append(&self, id: &str, addition: &Addition<'_>) -> StoreResult<()> {
        let outcome = self.journal().append(id, addition).await;
        self.note(&outcome);
        outcome
    }

    async fn list(&self, limit: u32) -> StoreResult<TableList> {
        let rows = query!(
            "SELECT * FROM tables ORDER BY changed_ms DESC, id LIMIT $1",
            i64::from(limit)
        )
        .fetch_all(self.pool())
        .await
        .map_err(StoreError::from);
        let rows = match rows {
            Ok(rows) => rows,
            Err(error @ StoreError::Damaged(_)) => return self.list_damaged(limit, error).await,
            Err(error) => return Err(error),
        };
        let mut list = TableList::default();
        for row in &rows {
            list.add(read_table(row).map_err(|error| error.to_string()));
        }
        Ok(list)
    }

    async fn quiet(&self, filter: &QuietFilter) -> StoreResult<Vec<String>> {
        let query = query!(
            "SELECT id FROM tables WHERE changed_ms < $1 AND NOT EXISTS \
             (SELECT 1 FROM events WHERE table_id = tables.id AND version > $2) \
             ORDER BY changed_ms, id LIMIT $3",
            filter.before_ms,
            i64::from(filter.events_max),
            i64::from(filter.limit)
        );
        list(query, self.pool(), |row| row.try_get("id")).await
    }

    async fn touch(&self, id: &str, at_ms: i64) -> StoreResult<()> {
        let query = query!("UPDATE tables SET changed_ms = $2 WHERE id = $1", id, at_ms);
        execute(query, self.pool()).await?;
        Ok(())
    }

    async fn count(&self) -> StoreResult<u32> {
        count(query!("SELECT COUNT(*) FROM tables"), self.pool()).await
    }

    async fn remove(&self, id: &str) -> StoreResult<()> {
        let changed = execute(query!("DELETE FROM tables WHERE id = $1", id), self.pool()).await?;
        if changed == 0 {
            return Err(StoreError::NotFound(id.to_owned()));
        }
        Ok(())
    }

    async fn remove_unchanged(&self, id: &str, changed_ms: i64) -> StoreResult<bool> {
        let query = query!(
            "DELETE FROM tables WHERE id = $1 AND changed_ms = $2",
            id,
            changed_ms
        );
        Ok(execute(query, self.pool()).await? > 0)
    }

    async fn facts(&self, format: u32) -> StoreResult<Vec<StoredFacts>> {
        let rows = query!(CURRENT_FACTS, i64::from(format))
            .fetch_all(self.pool())
            .await?;
        Ok(rows.iter().filter_map(|row| read_facts(row).ok()).collect())
    }

    async fn keep_facts(&self, facts: &[StoredFacts]) -> StoreResult<()> {
        let mut work = self.begin().await?;
        for one in facts {
            let query = query!(
                KEEP_FACTS,
                &one.table,
                i64::from(one.version),
                i64::from(one.format),
                &one.body
            );
            execute(query, &mut *work).await?;
        }
        work.commit().await
    }

    async fn due_tables(&self, before_ms: i64, limit: u32) -> StoreResult<Vec<String>> {
        let query = query!(
            "SELECT id FROM tables WHERE wake_ms < $1 AND finished = 0 \
             ORDER BY wake_ms, id LIMIT $2",
            before_ms,
            i64::from(limit)
        );
        list(query, self.pool(), |row| row.try_get("id")).await
    }

    async fn beat(&self, at_ms: i64) -> StoreResult<()> {
        let mut work = self.begin().await?;
        let query = query!(
            "INSERT INTO beats (id, at_ms) VALUES (1, $1) \
             ON CONFLICT (id) DO UPDATE SET at_ms = $1",
            at_ms
        );
        execute(query, &mut *work).await?;
        work.commit().await
    }

    async fn last_beat(&self) -> StoreResult<Option<i64>> {
        let query = query!("SELECT at_ms FROM beats WHERE id = 1");
        find(query, self.pool(), |row| row.try_get("at_ms")).await
    }
}
