//! The store in one SQLite file on the user's machine.
//!
//! The file is in WAL mode, so that readers never wait for writers, with `synchronous = FULL`: a
//! commit returns after the log was flushed to disk. A killed process loses no data in any mode;
//! with FULL a shown step also survives a crash of the machine.

/// The time of the database in milliseconds since 1970, as SQL.
#[cfg(feature = "hall")]
macro_rules! now_ms {
    () => {
        "CAST(unixepoch('subsec') * 1000 AS INTEGER)"
    };
}

mod file_identity;
mod journal;
pub(crate) mod migration;
mod pool;
#[path = "sql/mod.rs"]
mod sql;
mod upkeep;

pub use upkeep::{BackupError, backup, integrity_check, quick_check};

use std::path::Path;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use async_trait::async_trait;
use sqlx::sqlite::{SqliteArguments as SqlArguments, SqlitePool, SqliteRow as SqlRow};
use sqlx::{
    ConnectOptions, Connection, Row, Sqlite as SqlDatabase, SqliteConnection as SqlConnection,
};
use tokio::task::AbortHandle;

use self::SqliteStore as SqlStore;
use self::file_identity::FileIdentity;
use self::journal::{Work, Writer};
use self::pool::USE_TIMEOUT;
use self::sql::tables::read_table;
use crate::journal::Journal;
use crate::{JournalFigures, Store, StoreError, StoreResult, TableList};

/// The time by which the time of a table's last change may be behind, where thousands of tables
/// change at once, in milliseconds.
const CHANGE_LAG_MS: i64 = 10_000;

/// Ends a task when it is dropped.
#[derive(Debug)]
pub(crate) struct AbortOnDrop(AbortHandle);

impl AbortOnDrop {
    #[cfg(feature = "cluster")]
    pub(crate) const fn new(task: AbortHandle) -> Self {
        Self(task)
    }

    pub(crate) fn abort(&self) {
        self.0.abort();
    }
}

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
    pub async fn open(path: &Path) -> StoreResult<Self> {
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
    pub async fn open_for_many(path: &Path) -> StoreResult<Self> {
        Self::open_with(path, true).await
    }

    async fn open_with(path: &Path, for_many: bool) -> StoreResult<Self> {
        let mut options = pool::options(path);
        if for_many {
            options = options.pragma("wal_autocheckpoint", "0");
        }
        // A separate connection, because the migration of a large file may take long.
        let mut connection = options.connect().await?;
        migration::migrate(path, &mut connection).await?;
        connection.close().await?;
        let anchor = pool::anchor(options.clone()).await?;
        let pool = pool::connect(options, USE_TIMEOUT).await?;
        let files =
            FileIdentity::of(path).map_err(|error| StoreError::Database(Box::new(error)))?;
        let lag_ms = if for_many { CHANGE_LAG_MS } else { 0 };
        let writer = Writer::new(pool.clone(), files.clone(), lag_ms);
        let checkpoints = for_many.then(|| {
            let log = pool::log_of(path);
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
    fn note(&self, outcome: &StoreResult<()>) {
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

impl SqliteStore {
    /// Begins a transaction that writes, if the file is still the one that was opened.
    pub(crate) async fn begin(&self) -> StoreResult<Work> {
        self.writer.begin().await
    }

    pub(super) const fn journal(&self) -> &Journal {
        &self.journal
    }

    /// Reads the newest tables one by one, because a query for all of them fails at the first
    /// damaged page.
    async fn list_damaged(&self, limit: u32, _error: StoreError) -> StoreResult<TableList> {
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

#[async_trait]
impl Store for SqliteStore {
    async fn close(&self) {
        if let Some(checkpoints) = self.checkpoints.as_deref() {
            checkpoints.abort();
        }
        self.pool.close().await;
        self.anchor.close().await;
    }

    fn journal_figures(&self) -> JournalFigures {
        self.journal.figures()
    }

    async fn probe(&self) -> StoreResult<()> {
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
