//! The journal of SQLite: its writer, the statements of a batch, and the log beside the file.

use std::collections::BTreeMap;
use std::ops::{Deref, DerefMut};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use rosespring_table::stored::Progress;
use sqlx::sqlite::SqlitePool;
use sqlx::{Row, Sqlite, SqliteConnection, Transaction};
use tokio::sync::{Mutex, OwnedMutexGuard};

use super::file_identity::FileIdentity;
use super::sql::columns::integer;
use crate::journal::{Append, BatchWriter};
use crate::{StoreError, StoreResult};

/// Time between two looks at the length of the log.
const CHECKPOINT_EVERY: Duration = Duration::from_secs(1);
/// Length from which the log is moved into the database.
const CHECKPOINT_BYTES: u64 = 4 << 20;
/// Length from which the log begins anew.
const RESET_BYTES: u64 = 32 << 20;

/// The versions of the tables of a batch. The parameter is a JSON array of ids.
const VERSIONS: &str = "SELECT id, COALESCE((SELECT MAX(version) FROM events \
     WHERE table_id = tables.id), 0) AS version FROM tables \
     WHERE id IN (SELECT value FROM json_each($1))";

/// The parameter is a JSON array of arrays with the values of the columns.
const INSERT_EVENTS: &str = "INSERT INTO events (table_id, version, at_ms, body) \
     SELECT value->>0, value->>1, value->>2, value->>3 FROM json_each($1)";

/// The first parameter is a JSON array of arrays: the id, then the values in the order of the
/// columns. The second one is the time by which the time of the last change may be behind, in
/// milliseconds, if nothing else changed.
const UPDATE_TABLES: &str = "UPDATE tables SET white_units = new.value->>1, \
     black_units = new.value->>2, finished = new.value->>3, changed_ms = new.value->>4, \
     wake_ms = new.value->>5 FROM json_each($1) AS new WHERE tables.id = new.value->>0 \
     AND ($2 = 0 OR changed_ms + $2 <= new.value->>4 OR white_units <> new.value->>1 \
     OR black_units <> new.value->>2 OR finished <> new.value->>3 \
     OR wake_ms IS NOT new.value->>5)";

/// The writer of a database: its transactions follow one another, so none waits for SQLite's lock,
/// which is taken by polling.
#[derive(Debug, Clone)]
pub(crate) struct Writer {
    pool: SqlitePool,
    files: FileIdentity,
    turn: Arc<Mutex<()>>,
    /// The time by which the time of a table's last change may be behind, in milliseconds.
    lag_ms: i64,
}

/// A transaction that writes, and its turn.
pub(crate) struct Work {
    transaction: Transaction<'static, Sqlite>,
    _turn: OwnedMutexGuard<()>,
}

impl Work {
    pub(crate) async fn commit(self) -> StoreResult<()> {
        Ok(self.transaction.commit().await?)
    }
}

impl Deref for Work {
    type Target = SqliteConnection;

    fn deref(&self) -> &SqliteConnection {
        &self.transaction
    }
}

impl DerefMut for Work {
    fn deref_mut(&mut self) -> &mut SqliteConnection {
        &mut self.transaction
    }
}

impl Writer {
    pub(crate) fn new(pool: SqlitePool, files: FileIdentity, lag_ms: i64) -> Self {
        Self {
            pool,
            files,
            turn: Arc::default(),
            lag_ms,
        }
    }

    /// Moves the log into the database now and then, so that no commit has to.
    pub(crate) async fn checkpoint_for_ever(self, log: PathBuf) {
        loop {
            tokio::time::sleep(CHECKPOINT_EVERY).await;
            let bytes = std::fs::metadata(&log).map_or(0, |log| log.len());
            if bytes < CHECKPOINT_BYTES {
                continue;
            }
            // Commits go on meanwhile.
            self.checkpoint().await;
            if bytes >= RESET_BYTES {
                // Without a writer the rest of the log is moved too, and the log begins anew.
                let _turn = self.turn.lock().await;
                self.checkpoint().await;
            }
        }
    }

    async fn checkpoint(&self) {
        let moved = sqlx::query("PRAGMA wal_checkpoint(PASSIVE)");
        if let Err(error) = moved.execute(&self.pool).await {
            tracing::warn!("the log of the database cannot be moved into it: {error}");
        }
    }

    /// Begins a transaction that writes, if the file is still the one that was opened.
    pub(crate) async fn begin(&self) -> StoreResult<Work> {
        let turn = Arc::clone(&self.turn).lock_owned().await;
        let transaction = self.pool.begin_with("BEGIN IMMEDIATE").await;
        // A connection that is opened only now fails if the file has gone: the check says why.
        self.files.check()?;
        Ok(Work {
            transaction: transaction?,
            _turn: turn,
        })
    }
}

impl BatchWriter for Writer {
    /// SQLite has one writer.
    const AT_ONCE: usize = 1;

    async fn write(&self, batch: &[Append]) -> StoreResult<Vec<StoreResult<()>>> {
        let mut work = self.begin().await?;
        let versions = versions(&mut work, batch).await?;
        let outcomes: Vec<_> = batch
            .iter()
            .map(|append| match versions.get(&append.id) {
                None => Err(StoreError::NotFound(append.id.clone())),
                Some(version) if *version != append.after => Err(StoreError::Conflict {
                    after: append.after,
                }),
                Some(_) => Ok(()),
            })
            .collect();
        let fitting = batch.iter().zip(&outcomes);
        let fitting: Vec<_> = fitting
            .filter(|(_, outcome)| outcome.is_ok())
            .map(|(append, _)| append)
            .collect();
        let events = json_rows(&fitting, |append, rows| {
            for (version, body) in (append.after + 1..).zip(&append.bodies) {
                rows.push((&append.id, version, append.at_ms, body));
            }
        })?;
        sqlx::query(INSERT_EVENTS)
            .bind(events)
            .execute(&mut *work)
            .await?;
        let tables = json_rows(&fitting, |append, rows| {
            let Progress {
                units: [white, black],
                finished,
                wake_ms,
            } = append.progress;
            let finished = u8::from(finished);
            rows.push((&append.id, white, black, finished, append.at_ms, wake_ms));
        })?;
        sqlx::query(UPDATE_TABLES)
            .bind(tables)
            .bind(self.lag_ms)
            .execute(&mut *work)
            .await?;
        work.commit().await?;
        Ok(outcomes)
    }

    fn concerns_one(_: &StoreError) -> bool {
        true
    }
}

/// Returns the version of each table of a batch that exists.
async fn versions(
    work: &mut SqliteConnection,
    batch: &[Append],
) -> StoreResult<BTreeMap<String, u32>> {
    let ids: Vec<&str> = batch.iter().map(|append| append.id.as_str()).collect();
    let ids = to_json(&ids)?;
    let rows = sqlx::query(VERSIONS).bind(ids).fetch_all(work).await?;
    let read = rows
        .iter()
        .map(|row| Ok::<_, sqlx::Error>((row.try_get("id")?, integer(row, "version")?)));
    Ok(read.collect::<Result<_, _>>()?)
}

fn to_json(value: &impl serde::Serialize) -> StoreResult<String> {
    serde_json::to_string(value).map_err(|error| StoreError::Database(Box::new(error)))
}

/// Returns a JSON array of the rows that `add` makes of each addition.
fn json_rows<'a, T: serde::Serialize>(
    appends: &[&'a Append],
    add: impl Fn(&'a Append, &mut Vec<T>),
) -> StoreResult<String> {
    let mut rows = Vec::new();
    for append in appends {
        add(append, &mut rows);
    }
    to_json(&rows)
}

#[cfg(test)]
mod tests {
    use futures_util::future::join_all;

    use crate::{Addition, SqliteStore, Store, TableStore, fixture};
    use rosespring_table::stored::Progress;

    #[tokio::test]
    async fn what_arrives_while_a_batch_is_committed_is_the_next_batch() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("tables.sqlite");
        let store = SqliteStore::open(&file).await.unwrap();
        let ids: Vec<String> = (0..100).map(|number| format!("table-{number}")).collect();
        for id in &ids {
            store.create(&fixture::table(id), &[]).await.unwrap();
        }
        let bodies = ["1".to_owned(), "2".to_owned()];
        let addition = Addition {
            after: 0,
            bodies: &bodies,
            progress: Progress::default(),
            at_ms: 2,
        };

        let all = join_all(ids.iter().map(|id| store.append(id, &addition))).await;

        assert!(all.iter().all(Result::is_ok));
        let figures = store.journal_figures();
        assert_eq!(figures.rows, 200);
        assert!(figures.commits <= 3, "{figures:?}");
        assert!(figures.micros > 0);
    }

    #[tokio::test]
    async fn for_many_tables_the_time_of_a_change_waits_and_progress_does_not() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("tables.sqlite");
        let store = SqliteStore::open_for_many(&file).await.unwrap();
        store.create(&fixture::table("a"), &[]).await.unwrap();
        let bodies = ["x".to_owned()];
        let mut changed = Vec::new();
        for (after, at_ms, units) in [(0, 5_000, 0), (1, 10_001, 0), (2, 10_500, 1)] {
            let addition = Addition {
                after,
                bodies: &bodies,
                progress: Progress {
                    units: [units, 0],
                    ..Progress::default()
                },
                at_ms,
            };
            store.append("a", &addition).await.unwrap();
            changed.push(store.table("a").await.unwrap().changed_ms);
        }

        assert_eq!(changed, [1, 10_001, 10_500]);
        assert_eq!(store.events("a").await.unwrap().len(), 3);
    }
}
