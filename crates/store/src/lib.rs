/*!
Stores tables, analyses of records, tries of puzzles, and the people and invitations of a hall.

`rosespring_table::stored` and `rosespring_hall` define the data. Four traits define the operations:
[`TableStore`], [`StudyStore`] and, with the feature `hall`, `HallStore` and `NodeStore`; a
[`Store`] is all of them. [`SqliteStore`] stores everything in one file, [`MemoryStore`] tables and
studies in memory, and with the feature `cluster` `PostgresStore` everything in a Postgres database.
One suite of tests checks all of them (`tests/it`).
*/

// The statements in `sql` are compiled once for each database.
#![cfg_attr(feature = "cluster", allow(clippy::duplicate_mod))]

mod error;
#[cfg(test)]
mod fixture;
#[cfg(feature = "hall")]
mod hall;
mod journal;
mod memory;
mod nodes;
#[cfg(feature = "cluster")]
mod postgres;
#[cfg(feature = "sim")]
pub mod sim;
mod sqlite;
mod studies;
mod tables;
mod whole;

pub use error::{StoreError, StoreResult};
#[cfg(feature = "hall")]
pub use hall::*;
pub use memory::MemoryStore;
pub use nodes::{Lease, NodeStore, SharedKey, StoredNode};
#[cfg(feature = "cluster")]
pub use postgres::{PostgresStore, PostgresUrl, PostgresUrlError};
pub use sqlite::{BackupError, SqliteStore, backup, integrity_check, quick_check};
pub use studies::StudyStore;
pub use tables::{Addition, QuietFilter, TableList, TableStore};
pub use whole::{JournalFigures, Store, StoreParts};
