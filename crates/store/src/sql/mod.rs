//! What the stores in SQL share.
//!
//! The text of these modules is compiled once for each database: as a part of `sqlite`, and of
//! `postgres`. The module above says what the names `Sql…` stand for. The statements are those that
//! both databases understand; where they differ (the journal, connections, migrations), each has
//! its own module.

/// A statement with the values of `$1`, `$2` and so on.
macro_rules! query {
    ($text:expr $(, $value:expr)* $(,)?) => {
        sqlx::query($text)$(.bind($value))*
    };
}

pub(crate) mod columns;
#[cfg(feature = "hall")]
mod hall;
#[cfg(feature = "hall")]
mod nodes;
mod statement;
mod studies;
pub(crate) mod tables;

use super::{SqlArguments, SqlConnection, SqlDatabase, SqlRow, SqlStore};
