//! What the stores in SQL share.
//!
//! The text of these modules is compiled once for each database: as a part of `sqlite`, and of
//! `postgres`. The module above says what the names `Sql…` stand for. The statements are those that
//! both databases understand; where they differ (the journal, connections, migrations), each has
//! its own module.

pub(crate) mod columns;
pub(crate) mod facts;
#[cfg(feature = "hall")]
mod hall;
pub(crate) mod nodes;
pub(crate) mod practice;
pub(crate) mod reviews;
pub(crate) mod tables;

use super::{SqlArguments, SqlConnection, SqlDatabase, SqlRow, SqlStore};
