//! The errors of stores.

use std::error::Error;
use std::path::PathBuf;

use rosespring_table::stored::Unreadable;

/// What a store returns, or why it refused the operation.
pub type StoreResult<T> = Result<T, StoreError>;

/// Why a store refused an operation.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum StoreError {
    /// No table has this id.
    #[error("there is no table `{0}`")]
    NotFound(String),
    /// No analysis has this id.
    #[error("there is no analysis `{0}`")]
    NoReview(String),
    /// A table, or an analysis, with this id exists.
    #[error("there is a `{0}` already")]
    Taken(String),
    /// Another writer added events: the first of the new ones exists, or one before it is missing.
    #[error("the table is not at version {after}")]
    Conflict {
        /// The version that the writer believed to be the last.
        after: u32,
    },
    /// The disk is full, or a quota is exceeded: nothing was stored.
    #[error("the disk is full")]
    Full,
    /// The file, or its folder, is not writable.
    #[error("the database may not be written")]
    ReadOnly,
    /// The content of the file is damaged.
    #[error("the database is damaged: {0}")]
    Damaged(Box<dyn Error + Send + Sync>),
    /// The file was removed or replaced while it was in use.
    #[error("{} was removed or replaced: stop the server and put the file back", .0.display())]
    Gone(PathBuf),
    /// The database did not answer in time.
    #[error("the database did not answer in time")]
    TooSlow,
    /// The server of the database does not answer.
    #[error("the database does not answer: {0}")]
    Unreachable(Box<dyn Error + Send + Sync>),
    /// The server of the database refuses the person or the password.
    #[error("the database refused the login: {0}")]
    Refused(String),
    /// Another hall uses the database.
    #[error("another hall uses the database")]
    InUse,
    /// A newer version of the program changed the database.
    #[error(
        "a newer version of the program changed the database (migration {0}): use that version"
    )]
    Newer(i64),
    /// Nodes of an older version use the database, so it cannot be migrated.
    #[error(
        "nodes of an older version of the program use the database: stop all of them, then start \
         this version"
    )]
    Outdated,
    /// The database failed.
    #[error("the database failed: {0}")]
    Database(Box<dyn Error + Send + Sync>),
    /// The database could not be migrated to the current format.
    #[error("the database is not of this version: {0}")]
    Migration(Box<dyn Error + Send + Sync>),
    /// The database could not be copied before it is migrated.
    #[error("the database of an older version could not be copied before it is changed: {0}")]
    Copy(Box<dyn Error + Send + Sync>),
    /// The stored data cannot be read.
    #[error(transparent)]
    Unreadable(#[from] Unreadable),
}

impl StoreError {
    /// Returns an error that says the same, for another caller of the same transaction.
    pub(crate) fn again(&self) -> Self {
        match self {
            Self::Full => Self::Full,
            Self::ReadOnly => Self::ReadOnly,
            Self::TooSlow => Self::TooSlow,
            Self::Database(error) => Self::Database(error.to_string().into()),
            error => Self::Database(error.to_string().into()),
        }
    }
}

/// Primary result codes of SQLite (<https://www.sqlite.org/rescode.html>).
const BUSY: i32 = 5;
const READ_ONLY: i32 = 8;
const INTERRUPTED: i32 = 9;
const CORRUPT: i32 = 11;
const FULL: i32 = 13;
const NOT_A_DATABASE: i32 = 26;

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        #[cfg(feature = "cluster")]
        let error = match of_postgres(error) {
            Ok(error) => return error,
            Err(error) => error,
        };
        match primary_code(&error) {
            Some(FULL) => Self::Full,
            Some(READ_ONLY) => Self::ReadOnly,
            Some(CORRUPT | NOT_A_DATABASE) => Self::Damaged(Box::new(error)),
            Some(INTERRUPTED | BUSY) => Self::TooSlow,
            _ => match error {
                sqlx::Error::PoolTimedOut => Self::TooSlow,
                sqlx::Error::ColumnDecode { .. } | sqlx::Error::Decode(_) => {
                    Self::Damaged(Box::new(error))
                }
                error => Self::Database(Box::new(error)),
            },
        }
    }
}

/// Returns the primary code of an error of SQLite: the lowest eight bits of its extended code.
fn primary_code(error: &sqlx::Error) -> Option<i32> {
    let code: i32 = error.as_database_error()?.code()?.parse().ok()?;
    Some(code & 0xff)
}

/// Returns what an error of Postgres says, or the error if it is none of Postgres
/// (<https://www.postgresql.org/docs/current/errcodes-appendix.html>).
#[cfg(feature = "cluster")]
fn of_postgres(error: sqlx::Error) -> Result<StoreError, sqlx::Error> {
    use sqlx::postgres::PgDatabaseError;

    let found = match &error {
        sqlx::Error::Io(source) => {
            return Ok(StoreError::Unreachable(source.to_string().into()));
        }
        sqlx::Error::Database(found) => found.try_downcast_ref::<PgDatabaseError>(),
        _ => None,
    };
    let Some(found) = found else {
        return Err(error);
    };
    let message = || found.message().to_owned();
    Ok(match found.code() {
        // disk_full
        "53100" => StoreError::Full,
        // read_only_sql_transaction: a standby
        "25006" => StoreError::ReadOnly,
        // query_canceled after `statement_timeout`, lock_not_available
        "57014" | "55P03" => StoreError::TooSlow,
        // The server stops, starts or has crashed; too_many_connections.
        "57P01" | "57P02" | "57P03" | "53300" => StoreError::Unreachable(message().into()),
        // data_corrupted, index_corrupted
        "XX001" | "XX002" => StoreError::Damaged(Box::new(error)),
        code if code.starts_with("28") => StoreError::Refused(message()),
        _ => StoreError::Database(Box::new(error)),
    })
}

/// Returns the code of an error of Postgres.
#[cfg(feature = "cluster")]
fn postgres_code(error: &StoreError) -> Option<String> {
    let StoreError::Database(source) = error else {
        return None;
    };
    let source: &sqlx::Error = source.downcast_ref()?;
    Some(source.as_database_error()?.code()?.into_owned())
}

/// Returns whether Postgres ended a transaction because of another one: serialization_failure or
/// deadlock_detected.
#[cfg(feature = "cluster")]
pub(crate) fn is_retryable(error: &StoreError) -> bool {
    matches!(postgres_code(error).as_deref(), Some("40001" | "40P01"))
}

/// Returns whether an error of Postgres is that of one row: of its data (22), its keys (23) or its
/// size (54).
#[cfg(feature = "cluster")]
pub(crate) fn is_of_one_row(error: &StoreError) -> bool {
    let code = postgres_code(error).unwrap_or_default();
    ["22", "23", "54"]
        .iter()
        .any(|class| code.starts_with(class))
}
