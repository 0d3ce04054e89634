//! Checks the SQLite file, and copies it while it is in use.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection, Row};

use crate::{StoreError, StoreResult};

/// Maximum number of faults in a list.
const FAULTS_LISTED_MAX: u32 = 20;
/// Number of instructions of SQLite's virtual machine between two readings of the clock.
const INSTRUCTIONS_BETWEEN: i32 = 10_000;

/// Opens an existing file without changing its settings.
async fn open(path: &Path) -> StoreResult<SqliteConnection> {
    let options = SqliteConnectOptions::new().filename(path);
    Ok(options.connect().await?)
}

/// Checks the structure of the file, for at most `limit`. Returns the faults; none if none was
/// found in that time.
///
/// # Errors
///
/// The file cannot be opened, or is not a database.
pub async fn quick_check(path: &Path, limit: Duration) -> StoreResult<Vec<String>> {
    let mut connection = open(path).await?;
    let end = Instant::now() + limit;
    let mut handle = connection.lock_handle().await?;
    handle.set_progress_handler(INSTRUCTIONS_BETWEEN, move || Instant::now() < end);
    drop(handle);
    let faults = match find_faults(&mut connection, "quick_check").await {
        Err(StoreError::TooSlow) => Ok(Vec::new()),
        other => other,
    };
    connection.close().await?;
    faults
}

/// Runs all checks of SQLite, indexes and references included. Returns the faults.
///
/// # Errors
///
/// The file cannot be opened, or is not a database.
pub async fn integrity_check(path: &Path) -> StoreResult<Vec<String>> {
    let mut connection = open(path).await?;
    let mut faults = find_faults(&mut connection, "integrity_check").await?;
    let rows = sqlx::query("PRAGMA foreign_key_check")
        .fetch_all(&mut connection)
        .await
        .map_err(StoreError::from);
    let rows = match rows {
        // The check above has named the damage.
        Err(StoreError::Damaged(_)) if !faults.is_empty() => Vec::new(),
        rows => rows?,
    };
    for row in rows.iter().take(FAULTS_LISTED_MAX as usize) {
        let (table, parent): (String, String) = (row.try_get("table")?, row.try_get("parent")?);
        faults.push(format!("a row of `{table}` has no row of `{parent}`"));
    }
    connection.close().await?;
    Ok(faults)
}

/// Runs a check of SQLite. A check that reads rows of a damaged page fails without its faults. The
/// check for one fault stops before it reads rows.
async fn find_faults(connection: &mut SqliteConnection, check: &str) -> StoreResult<Vec<String>> {
    match run_check(connection, check, FAULTS_LISTED_MAX).await {
        Err(StoreError::Damaged(_)) => run_check(connection, check, 1).await,
        faults => faults,
    }
}

async fn run_check(
    connection: &mut SqliteConnection,
    check: &str,
    faults_max: u32,
) -> StoreResult<Vec<String>> {
    let pragma = format!("PRAGMA {check}({faults_max})");
    let rows = sqlx::query(sqlx::AssertSqlSafe(pragma))
        .fetch_all(connection)
        .await?;
    let mut faults = Vec::new();
    for row in rows {
        let text: String = row.try_get(0)?;
        let is_fault = |line: &&str| *line != "ok" && !line.starts_with("***");
        faults.extend(text.lines().filter(is_fault).map(str::to_owned));
    }
    Ok(faults)
}

/// The reason why no copy was made.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum BackupError {
    /// A file with this name exists.
    #[error("{} exists already: name a new file", .0.display())]
    Exists(PathBuf),
    /// The database cannot be read, or the copy cannot be written.
    #[error("the database could not be copied: {0}")]
    Store(#[from] StoreError),
    /// The copy is damaged, because the database is.
    #[error("the copy is damaged: {0}")]
    Damaged(String),
    /// The copy cannot be renamed to its final name.
    #[error("{} could not be written: {source}", path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// The error of the system.
        source: io::Error,
    },
}

/// Copies the database in `from` into the new file `to`. The copy has the state of one moment, also
/// while a server uses the database. It is checked and written to the disk before it gets its name.
///
/// # Errors
///
/// [`BackupError`]; `to` is then unchanged.
pub async fn backup(from: &Path, to: &Path) -> Result<(), BackupError> {
    if fs::symlink_metadata(to).is_ok() {
        return Err(BackupError::Exists(to.to_owned()));
    }
    let partial = beside(to);
    let copied = copy(from, &partial).await;
    let finished = match copied {
        Ok(()) => finish(&partial, to).map_err(|source| BackupError::File {
            path: to.to_owned(),
            source,
        }),
        Err(error) => Err(error),
    };
    if finished.is_err() {
        // The partial copy may not exist yet.
        let _ = fs::remove_file(&partial);
    }
    finished
}

/// Returns a name in the same folder that no other process uses.
fn beside(to: &Path) -> PathBuf {
    let mut name = to.file_name().unwrap_or_default().to_owned();
    name.push(format!(".{}.partial", std::process::id()));
    to.with_file_name(name)
}

async fn copy(from: &Path, partial: &Path) -> Result<(), BackupError> {
    let mut connection = open(from).await?;
    let copied = sqlx::query("VACUUM INTO $1")
        .bind(partial.to_string_lossy().into_owned())
        .execute(&mut connection)
        .await;
    copied.map_err(StoreError::from)?;
    connection.close().await.map_err(StoreError::from)?;
    match integrity_check(partial).await?.as_slice() {
        [] => Ok(()),
        faults => Err(BackupError::Damaged(faults.join("; "))),
    }
}

/// Makes the copy private to its owner, writes it to the disk, and names it without replacing a
/// file.
fn finish(partial: &Path, to: &Path) -> io::Result<()> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        fs::set_permissions(partial, fs::Permissions::from_mode(0o600))?;
    }
    fs::File::open(partial)?.sync_all()?;
    // A link, unlike a rename, fails if the name exists by now. Not every disk supports links.
    match fs::hard_link(partial, to) {
        Ok(()) => fs::remove_file(partial),
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Err(error),
        Err(_) => fs::rename(partial, to),
    }
}
