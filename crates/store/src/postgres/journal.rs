//! The journal of Postgres: batches of events, each with a few statements on one of three
//! connections.
//!
//! No lock is taken. The primary key of the events decides between two programs that append to one
//! table: what is not returned conflicted.

use std::collections::BTreeMap;
use std::time::Duration;

use sqlx::postgres::{PgConnection, PgPool};
use sqlx::{Acquire, Row};
use tokio::time::timeout;

use crate::error::{is_of_one_row, is_retryable};
use crate::journal::{Append, BatchWriter};
use crate::{StoreError, StoreResult};

/// The number of batches that are written at the same time.
pub(crate) const WRITERS: usize = 3;
/// Maximum time of a batch. It then counts as not stored, and its tables are read again.
const BATCH_TIMEOUT: Duration = Duration::from_secs(15);
/// Number of tries of a batch that met another one.
const TRIES_MAX: u32 = 5;

/// Inserts the events whose table exists and has the event before them, in the order of the key, so
/// that two batches do not wait for each other.
const INSERT_EVENTS: &str = "INSERT INTO events (table_id, version, at_ms, body) \
     SELECT new.table_id, new.version, new.at_ms, new.body \
     FROM unnest($1::text[], $2::int[], $3::int[], $4::bigint[], $5::text[]) \
     AS new (table_id, after, version, at_ms, body) \
     WHERE EXISTS (SELECT 1 FROM tables WHERE id = new.table_id) \
     AND (new.after = 0 OR EXISTS (SELECT 1 FROM events AS earlier \
     WHERE earlier.table_id = new.table_id AND earlier.version = new.after)) \
     ORDER BY 1, 2 ON CONFLICT DO NOTHING RETURNING table_id";

/// The last parameter is the time by which the time of the last change may be behind, in
/// milliseconds, if nothing else changed.
const UPDATE_TABLES: &str = "UPDATE tables SET white_units = new.white_units, \
     black_units = new.black_units, finished = new.finished, changed_ms = new.at_ms, \
     wake_ms = new.wake_ms \
     FROM unnest($1::text[], $2::int[], $3::int[], $4::int[], $5::bigint[], $6::bigint[]) \
     AS new (id, white_units, black_units, finished, at_ms, wake_ms) \
     WHERE tables.id = new.id AND ($7 = 0 OR tables.changed_ms + $7 <= new.at_ms \
     OR tables.white_units <> new.white_units OR tables.black_units <> new.black_units \
     OR tables.finished <> new.finished OR tables.wake_ms IS DISTINCT FROM new.wake_ms)";

/// The versions of tables that exist.
const VERSIONS: &str = "SELECT id, COALESCE((SELECT MAX(version) FROM events \
     WHERE table_id = tables.id), 0) AS version FROM tables WHERE id = ANY($1)";

/// Writes batches on separate connections.
#[derive(Debug, Clone)]
pub(crate) struct Writer {
    pool: PgPool,
    /// The time by which the time of a table's last change may be behind, in milliseconds.
    lag_ms: i64,
}

impl Writer {
    pub(crate) const fn new(pool: PgPool, lag_ms: i64) -> Self {
        Self { pool, lag_ms }
    }

    /// Writes a batch, again if Postgres ended its transaction because of another one.
    async fn write_until_done(&self, batch: &[Append]) -> StoreResult<Vec<StoreResult<()>>> {
        let mut tries = 0;
        loop {
            tries += 1;
            match self.write_once(batch).await {
                Err(error) if is_retryable(&error) && tries < TRIES_MAX => {
                    tracing::debug!("a batch of events is written again: {error}");
                }
                outcome => return outcome,
            }
        }
    }

    async fn write_once(&self, batch: &[Append]) -> StoreResult<Vec<StoreResult<()>>> {
        let mut connection = self.pool.acquire().await?;
        let mut transaction = connection.begin().await?;
        let added = insert_events(&mut transaction, batch).await?;
        let count = |append: &Append| added.get(&append.id).copied().unwrap_or(0);
        for append in batch {
            // Another program added fewer events than these: the first ones conflicted, the others
            // would follow what they do not know. Dropping the transaction takes them back.
            if (1..append.bodies.len()).contains(&count(append)) {
                let after = append.after;
                return Err(StoreError::Conflict { after });
            }
        }
        let is_added = |append: &&Append| count(append) > 0;
        let others: Vec<&Append> = batch.iter().filter(|one| !is_added(one)).collect();
        let versions = versions(&mut transaction, &others).await?;
        let outcomes: Vec<_> = batch
            .iter()
            .map(|append| match versions.get(&append.id) {
                _ if is_added(&append) => Ok(()),
                None => Err(StoreError::NotFound(append.id.clone())),
                Some(version) if append.bodies.is_empty() && *version == append.after => Ok(()),
                Some(_) => Err(StoreError::Conflict {
                    after: append.after,
                }),
            })
            .collect();
        let fitting = batch.iter().zip(&outcomes).filter(|(_, one)| one.is_ok());
        let fitting: Vec<&Append> = fitting.map(|(append, _)| append).collect();
        update_tables(&mut transaction, &fitting, self.lag_ms).await?;
        transaction.commit().await?;
        Ok(outcomes)
    }
}

impl BatchWriter for Writer {
    const AT_ONCE: usize = WRITERS;

    async fn write(&self, batch: &[Append]) -> StoreResult<Vec<StoreResult<()>>> {
        match timeout(BATCH_TIMEOUT, self.write_until_done(batch)).await {
            Ok(outcome) => outcome,
            Err(_) => Err(StoreError::TooSlow),
        }
    }

    fn concerns_one(error: &StoreError) -> bool {
        matches!(error, StoreError::Conflict { .. }) || is_of_one_row(error)
    }
}

/// Inserts the events of a batch. Returns how many were added to each table.
async fn insert_events(
    connection: &mut PgConnection,
    batch: &[Append],
) -> StoreResult<BTreeMap<String, usize>> {
    let mut ids = Vec::new();
    let mut afters = Vec::new();
    let mut versions = Vec::new();
    let mut times = Vec::new();
    let mut bodies = Vec::new();
    for append in batch {
        for (version, body) in (append.after + 1..).zip(&append.bodies) {
            ids.push(append.id.as_str());
            afters.push(database_number(append.after)?);
            versions.push(database_number(version)?);
            times.push(append.at_ms);
            bodies.push(body.as_str());
        }
    }
    let rows = sqlx::query(INSERT_EVENTS)
        .bind(ids)
        .bind(afters)
        .bind(versions)
        .bind(times)
        .bind(bodies)
        .fetch_all(connection)
        .await?;
    let mut added = BTreeMap::new();
    for row in &rows {
        *added.entry(row.try_get(0)?).or_insert(0) += 1;
    }
    Ok(added)
}

/// Returns the versions of the tables of additions; nothing of those that do not exist.
async fn versions(
    connection: &mut PgConnection,
    appends: &[&Append],
) -> StoreResult<BTreeMap<String, u32>> {
    if appends.is_empty() {
        return Ok(BTreeMap::new());
    }
    let ids: Vec<&str> = appends.iter().map(|append| append.id.as_str()).collect();
    let rows = sqlx::query(VERSIONS)
        .bind(ids)
        .fetch_all(connection)
        .await?;
    let read = rows.iter().map(|row| {
        let version: i32 = row.try_get("version")?;
        Ok::<_, sqlx::Error>((row.try_get("id")?, u32::try_from(version).unwrap_or(0)))
    });
    Ok(read.collect::<Result<_, _>>()?)
}

async fn update_tables(
    connection: &mut PgConnection,
    appends: &[&Append],
    lag_ms: i64,
) -> StoreResult<()> {
    let progress = || appends.iter().map(|append| append.progress);
    let ids: Vec<&str> = appends.iter().map(|append| append.id.as_str()).collect();
    let white: Vec<i32> = progress().map(|one| one.units[0].into()).collect();
    let black: Vec<i32> = progress().map(|one| one.units[1].into()).collect();
    let finished: Vec<i32> = progress().map(|one| one.finished.into()).collect();
    let times: Vec<i64> = appends.iter().map(|append| append.at_ms).collect();
    let wakes: Vec<Option<i64>> = progress().map(|one| one.wake_ms).collect();
    sqlx::query(UPDATE_TABLES)
        .bind(ids)
        .bind(white)
        .bind(black)
        .bind(finished)
        .bind(times)
        .bind(wakes)
        .bind(lag_ms)
        .execute(connection)
        .await?;
    Ok(())
}

fn database_number(number: u32) -> StoreResult<i32> {
    i32::try_from(number).map_err(|error| StoreError::Database(Box::new(error)))
}
