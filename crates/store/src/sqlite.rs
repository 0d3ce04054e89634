//! The store in one SQLite file on the user's machine.
//!
//! The file is in WAL mode, so that readers never wait for writers, with `synchronous = FULL`: a
//! commit returns after the log was flushed to disk. A killed process loses no data in any mode;
//! with FULL a shown step also survives a crash of the machine.

use std::path::Path;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use async_trait::async_trait;
use rosespring_table::stored::{Progress, StoredTable, Unreadable};
use sqlx::sqlite::{SqlitePool, SqliteRow};
use sqlx::{ConnectOptions, Connection, Row, SqliteConnection};
use tokio::task::AbortHandle;

use crate::columns::{count, integer, truth};
use crate::file_identity::FileIdentity;
use crate::sqlite_journal::{Journal, Work, Writer};
use crate::{
    Addition, JournalFigures, QuietFilter, Store, StoreError, TableList, TableStore,
    sqlite_migration, sqlite_pool,
};
use sqlite_pool::USE_TIMEOUT;

/// The time by which the time of a table's last change may be behind, where thousands of tables
/// change at once, in milliseconds.
const CHANGE_LAG_MS: i64 = 10_000;

/// Ends a task when it is dropped.
#[derive(Debug)]
struct AbortOnDrop(AbortHandle);

impl Drop for AbortOnDrop {
    fn drop(&mut self) {
        self.0.abort();
    }
}

/// A store in one SQLite file.
#[derive(Debug, Clone)]
pub struct SqliteStore {
    pool: SqlitePool,
    /// Stays open and unused. SQLite removes the log when the last connection closes; a log that is
    /// missing then would count as lost.
    anchor: SqlitePool,
    files: FileIdentity,
    writer: Writer,
    journal: Journal,
    /// The task that moves the log into the database, if commits do not.
    checkpoints: Option<Arc<AbortOnDrop>>,
    /// The error of the last change, if it could not be stored.
    fault: Arc<Mutex<Option<String>>>,
}

impl SqliteStore {
    /// Opens the file, creates it if it is missing, and migrates it to the current format. A file
    /// of an older version is copied to a file beside it first.
    ///
    /// # Errors
    ///
    /// The file cannot be opened or copied, or a newer version wrote it.
    pub async fn open(path: &Path) -> Result<Self, StoreError> {
        Self::open_with(path, false).await
    }

    /// Opens the file as [`Self::open`] does, for thousands of tables that change at once: a
    /// separate
    /// task moves the log into the database, and the time of a table's last change may be up to ten
    /// seconds behind while nothing else in its row changes.
    ///
    /// # Errors
    ///
    /// Those of [`Self::open`].
    pub async fn open_for_many(path: &Path) -> Result<Self, StoreError> {
        Self::open_with(path, true).await
    }

    async fn open_with(path: &Path, for_many: bool) -> Result<Self, StoreError> {
        let mut options = sqlite_pool::options(path);
        if for_many {
            options = options.pragma("wal_autocheckpoint", "0");
        }
        // A separate connection, because the migration of a large file may take long.
        let mut connection = options.connect().await?;
        sqlite_migration::migrate(path, &mut connection).await?;
        connection.close().await?;
        let anchor = sqlite_pool::anchor(options.clone()).await?;
        let pool = sqlite_pool::connect(options, USE_TIMEOUT).await?;
        let files = FileIdentity::of(path).map_err(sqlx::Error::Io)?;
        let lag_ms = if for_many { CHANGE_LAG_MS } else { 0 };
        let writer = Writer::new(pool.clone(), files.clone(), lag_ms);
        let checkpoints = for_many.then(|| {
            let log = sqlite_pool::log_of(path);
            let task = tokio::spawn(writer.clone().checkpoint_for_ever(log));
            Arc::new(AbortOnDrop(task.abort_handle()))
        });
        let journal = Journal::start(writer.clone());
        Ok(Self {
            pool,
            anchor,
            files,
            writer,
            journal,
            checkpoints,
            fault: Arc::default(),
        })
    }

    fn fault(&self) -> MutexGuard<'_, Option<String>> {
        self.fault.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Remembers whether a change was stored. An error of the caller is not a fault of the
    /// database.
    fn note(&self, outcome: &Result<(), StoreError>) {
        match outcome {
            Ok(()) => *self.fault() = None,
            Err(
                error @ (StoreError::Full
                | StoreError::ReadOnly
                | StoreError::Gone(_)
                | StoreError::Damaged(_)
                | StoreError::Database(_)),
            ) => *self.fault() = Some(error.to_string()),
            Err(_) => {}
        }
    }

    pub(super) const fn pool(&self) -> &SqlitePool {
        &self.pool
    }
}

const INSERT_TABLE: &str = "INSERT INTO tables (id, format, rules, fingerprint, white, black, \
     match_to, auto_forced, seed, dice_listed, white_units, black_units, finished, created_ms, \
     changed_ms, purpose, start, dice, white_player, black_player, time_control, wake_ms) \
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, \
     $19, $20, $21, $22) ON CONFLICT (id) DO NOTHING";

async fn insert_table(
    connection: &mut SqliteConnection,
    table: &StoredTable,
) -> Result<(), StoreError> {
    let [white_units, black_units] = table.progress.units;
    let done = sqlx::query(INSERT_TABLE)
        .bind(&table.id)
        .bind(i64::from(table.format))
        .bind(&table.rules)
        .bind(&table.fingerprint)
        .bind(&table.white)
        .bind(&table.black)
        .bind(i32::from(table.match_to))
        .bind(i32::from(table.auto_forced))
        .bind(&table.seed)
        .bind(i32::from(table.dice_listed))
        .bind(i32::from(white_units))
        .bind(i32::from(black_units))
        .bind(i32::from(table.progress.finished))
        .bind(table.created_ms)
        .bind(table.changed_ms)
        .bind(&table.purpose)
        .bind(&table.start)
        .bind(&table.dice)
        .bind(&table.players[0])
        .bind(&table.players[1])
        .bind(&table.time)
        .bind(table.progress.wake_ms)
        .execute(connection)
        .await?;
    if done.rows_affected() == 0 {
        return Err(StoreError::Taken(table.id.clone()));
    }
    Ok(())
}

async fn insert_events(
    connection: &mut SqliteConnection,
    id: &str,
    addition: &Addition<'_>,
) -> Result<(), StoreError> {
    for (version, body) in (addition.after + 1..).zip(addition.bodies) {
        sqlx::query("INSERT INTO events (table_id, version, at_ms, body) VALUES ($1, $2, $3, $4)")
            .bind(id)
            .bind(i64::from(version))
            .bind(addition.at_ms)
            .bind(body)
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

pub(crate) fn read_table(row: &SqliteRow) -> Result<StoredTable, sqlx::Error> {
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
    connection: &mut SqliteConnection,
    table: &StoredTable,
    bodies: &[String],
) -> Result<(), StoreError> {
    insert_table(connection, table).await?;
    let addition = Addition {
        after: 0,
        bodies,
        progress: table.progress,
        at_ms: table.created_ms,
    };
    insert_events(connection, &table.id, &addition).await
}

impl SqliteStore {
    /// Begins a transaction that writes, if the file is still the one that was opened.
    pub(crate) async fn begin(&self) -> Result<Work, StoreError> {
        self.writer.begin().await
    }

    async fn create_table(&self, table: &StoredTable, bodies: &[String]) -> Result<(), StoreError> {
        let mut work = self.begin().await?;
        insert_with_events(&mut work, table, bodies).await?;
        work.commit().await
    }

    /// Reads the newest tables one by one, because a query for all of them fails at the first
    /// damaged page.
    async fn list_singly(&self, limit: u32) -> Result<TableList, StoreError> {
        let rows = sqlx::query("SELECT rowid FROM tables ORDER BY changed_ms DESC LIMIT $1")
            .bind(i64::from(limit))
            .fetch_all(&self.pool)
            .await?;
        let mut list = TableList::default();
        for row in rows {
            let read = sqlx::query("SELECT * FROM tables WHERE rowid = $1")
                .bind(row.try_get::<i64, _>(0)?)
                .fetch_one(&self.pool)
                .await;
            list.add(
                read.as_ref()
                    .map_err(ToString::to_string)
                    .and_then(|row| read_table(row).map_err(|error| error.to_string())),
            );
        }
        Ok(list)
    }
}

impl TableList {
    fn add(&mut self, read: Result<StoredTable, String>) {
        match read {
            Ok(table) => self.tables.push(table),
            Err(error) => {
                tracing::warn!("a table of the list cannot be read: {error}");
                self.unreadable += 1;
            }
        }
    }
}

#[async_trait]
impl TableStore for SqliteStore {
    async fn create(&self, table: &StoredTable, bodies: &[String]) -> Result<(), StoreError> {
        let outcome = self.create_table(table, bodies).await;
        self.note(&outcome);
        outcome
    }

    async fn table(&self, id: &str) -> Result<StoredTable, StoreError> {
        let row = sqlx::query("SELECT * FROM tables WHERE id = $1")
            .bind(id)
            .fetch_optional(&self.pool)
            .await?;
        let row = row.ok_or_else(|| StoreError::NotFound(id.to_owned()))?;
        read_table(&row).map_err(|error| unreadable(id, &error))
    }

    async fn events(&self, id: &str) -> Result<Vec<String>, StoreError> {
        let rows = sqlx::query("SELECT version, body FROM events WHERE table_id = $1 ORDER BY 1")
            .bind(id)
            .fetch_all(&self.pool)
            .await?;
        let mut bodies = Vec::with_capacity(rows.len());
        for (row, expected) in rows.iter().zip(1_u32..) {
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

    async fn append(&self, id: &str, addition: &Addition<'_>) -> Result<(), StoreError> {
        let outcome = self.journal.append(id, addition).await;
        self.note(&outcome);
        outcome
    }

    async fn list(&self, limit: u32) -> Result<TableList, StoreError> {
        let rows = sqlx::query("SELECT * FROM tables ORDER BY changed_ms DESC, id LIMIT $1")
            .bind(i64::from(limit))
            .fetch_all(&self.pool)
            .await
            .map_err(StoreError::from);
        let rows = match rows {
            Ok(rows) => rows,
            Err(StoreError::Damaged(_)) => return self.list_singly(limit).await,
            Err(error) => return Err(error),
        };
        let mut list = TableList::default();
        for row in &rows {
            list.add(read_table(row).map_err(|error| error.to_string()));
        }
        Ok(list)
    }

    async fn quiet(&self, filter: &QuietFilter) -> Result<Vec<String>, StoreError> {
        let rows = sqlx::query(
            "SELECT id FROM tables WHERE changed_ms < $1 AND NOT EXISTS \
             (SELECT 1 FROM events WHERE table_id = tables.id AND version > $2) \
             ORDER BY changed_ms, id LIMIT $3",
        )
        .bind(filter.before_ms)
        .bind(i64::from(filter.events_max))
        .bind(i64::from(filter.limit))
        .fetch_all(&self.pool)
        .await?;
        let ids = rows.iter().map(|row| row.try_get("id"));
        Ok(ids.collect::<Result<_, _>>()?)
    }

    async fn touch(&self, id: &str, at_ms: i64) -> Result<(), StoreError> {
        sqlx::query("UPDATE tables SET changed_ms = $2 WHERE id = $1")
            .bind(id)
            .bind(at_ms)
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    async fn count(&self) -> Result<u32, StoreError> {
        let row = sqlx::query("SELECT COUNT(*) FROM tables")
            .fetch_one(&self.pool)
            .await?;
        Ok(count(&row)?)
    }

    async fn remove(&self, id: &str) -> Result<(), StoreError> {
        let done = sqlx::query("DELETE FROM tables WHERE id = $1")
            .bind(id)
            .execute(&self.pool)
            .await?;
        if done.rows_affected() == 0 {
            return Err(StoreError::NotFound(id.to_owned()));
        }
        Ok(())
    }

    async fn remove_unchanged(&self, id: &str, changed_ms: i64) -> Result<bool, StoreError> {
        let done = sqlx::query("DELETE FROM tables WHERE id = $1 AND changed_ms = $2")
            .bind(id)
            .bind(changed_ms)
            .execute(&self.pool)
            .await?;
        Ok(done.rows_affected() > 0)
    }
}

#[async_trait]
impl Store for SqliteStore {
    async fn close(&self) {
        if let Some(AbortOnDrop(checkpoints)) = self.checkpoints.as_deref() {
            checkpoints.abort();
        }
        self.pool.close().await;
        self.anchor.close().await;
    }

    fn journal_figures(&self) -> JournalFigures {
        self.journal.figures()
    }

    async fn probe(&self) -> Result<(), StoreError> {
        self.files.check()?;
        if let Some(fault) = self.fault().clone() {
            return Err(StoreError::Database(fault.into()));
        }
        sqlx::query("SELECT 1 FROM tables LIMIT 1")
            .fetch_optional(&self.pool)
            .await?;
        Ok(())
    }
}

#[cfg(test)]
mod tests;
