//! Why a store refuses.

use std::error::Error;

use rosespring_table::stored::Unreadable;

/// Why the store refused.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum StoreError {
    /// There is no such table.
    #[error("there is no table `{0}`")]
    NotFound(String),
    /// There is no such analysis.
    #[error("there is no analysis `{0}`")]
    NoReview(String),
    /// There is a table, or an analysis, with this id.
    #[error("there is a `{0}` already")]
    Taken(String),
    /// Another writer added events: the first of the new ones exists, or one before it is missing.
    #[error("the table is not at version {after}")]
    Conflict {
        /// The version the writer believed to be the last.
        after: u32,
    },
    /// The database failed.
    #[error("the database failed: {0}")]
    Database(Box<dyn Error + Send + Sync>),
    /// The database could not be brought to the present form.
    #[error("the database is not of this version: {0}")]
    Migration(Box<dyn Error + Send + Sync>),
    /// What is kept cannot be read.
    #[error(transparent)]
    Unreadable(#[from] Unreadable),
}
