//! What the stores in SQL share.
//!
//! The text of these modules is compiled once for each database: as a part of `sqlite`, and of
//! `postgres`. The module above says what the names `Sql…` stand for. The statements are those that
//! both databases understand; where they differ (the journal, connections, migrations), each has
//! its own module.

pub(crate) mod accounts;
pub(crate) mod bots;
pub(crate) mod challenges;
pub(crate) mod chat;
pub(crate) mod columns;
pub(crate) mod facts;
pub(crate) mod fair_play;
pub(crate) mod hall;
pub(crate) mod moderation;
pub(crate) mod nodes;
pub(crate) mod notices;
pub(crate) mod passkeys;
pub(crate) mod practice;
pub(crate) mod push;
pub(crate) mod results;
pub(crate) mod reviews;
pub(crate) mod seeks;
pub(crate) mod tables;
pub(crate) mod tournaments;

use super::{SqlArguments, SqlConnection, SqlDatabase, SqlRow, SqlStore};
