//! Connections to the SQLite file. A connection that failed is not used again.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use sqlx::Connection;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions,
    SqliteSynchronous,
};

/// Maximum number of connections; SQLite has only one writer at a time.
const CONNECTIONS_MAX: u32 = 4;
/// Time that a writer waits for another one.
const BUSY_TIMEOUT: Duration = Duration::from_secs(5);
/// Time that a caller waits for a connection.
const ACQUIRE_TIMEOUT: Duration = Duration::from_secs(10);
/// Maximum time of one use of a connection. A query of a damaged file may never end; without a
/// limit it would hold its connection for ever.
pub(crate) const USE_TIMEOUT: Duration = Duration::from_secs(10);
/// Number of instructions of SQLite's virtual machine between two readings of the clock.
const INSTRUCTIONS_BETWEEN: i32 = 10_000;

/// Returns the options with which the file is opened.
pub(crate) fn options(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(path)
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        .busy_timeout(BUSY_TIMEOUT)
}

/// Returns the path of the log beside a database.
pub(crate) fn log_of(path: &Path) -> PathBuf {
    let mut log = path.as_os_str().to_owned();
    log.push("-wal");
    log.into()
}

/// Opens the connections; each use of one may take at most `limit`.
///
/// # Errors
///
/// The file cannot be opened.
pub(crate) async fn connect(
    options: SqliteConnectOptions,
    limit: Duration,
) -> Result<SqlitePool, sqlx::Error> {
    SqlitePoolOptions::new()
        .max_connections(CONNECTIONS_MAX)
        .acquire_timeout(ACQUIRE_TIMEOUT)
        .after_connect(move |connection, _| Box::pin(limit_time(connection, limit)))
        .before_acquire(move |connection, _| {
            Box::pin(async move {
                limit_time(connection, limit).await?;
                Ok(true)
            })
        })
        .after_release(|connection, _| Box::pin(is_sound(connection)))
        .connect_with(options)
        .await
}

/// Opens one connection that stays open.
///
/// # Errors
///
/// The file cannot be opened or read.
pub(crate) async fn anchor(options: SqliteConnectOptions) -> Result<SqlitePool, sqlx::Error> {
    let anchor = SqlitePoolOptions::new()
        .min_connections(1)
        .max_connections(1)
        .max_lifetime(None)
        .idle_timeout(None)
        .connect_with(options)
        .await?;
    // The first read opens the log, and creates it if it is missing.
    sqlx::query("SELECT 1 FROM sqlite_schema LIMIT 1")
        .fetch_optional(&anchor)
        .await?;
    Ok(anchor)
}

/// Interrupts a query that still runs on the connection after `limit`.
async fn limit_time(connection: &mut SqliteConnection, limit: Duration) -> Result<(), sqlx::Error> {
    let end = Instant::now() + limit;
    let mut handle = connection.lock_handle().await?;
    handle.set_progress_handler(INSTRUCTIONS_BETWEEN, move || Instant::now() < end);
    Ok(())
}

/// Returns whether a connection may be used again. After a full disk or a failed write, SQLite has
/// rolled back the transaction itself; the following rollback then fails, and the connection would
/// count as inside a transaction for ever.
async fn is_sound(connection: &mut SqliteConnection) -> Result<bool, sqlx::Error> {
    // Waits for a rollback that is queued.
    connection.ping().await?;
    let is_sound = !connection.is_in_transaction();
    if !is_sound {
        tracing::warn!("a connection to the database is closed: its transaction broke off");
    }
    Ok(is_sound)
}

#[cfg(test)]
mod tests;
