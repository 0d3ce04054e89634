//! The errors of stores.

use std::error::Error;
use std::path::PathBuf;

use rosespring_table::stored::Unreadable;

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

/// Primary result codes of SQLite (<https://www.sqlite.org/rescode.html>).
const BUSY: i32 = 5;
const READ_ONLY: i32 = 8;
const INTERRUPTED: i32 = 9;
const CORRUPT: i32 = 11;
const FULL: i32 = 13;
const NOT_A_DATABASE: i32 = 26;

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
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
