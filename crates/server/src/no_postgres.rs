//! The place of `postgres` in a program without that database.

use std::fmt;

use rosespring_store::{SqliteStore, StoreError};

/// The address of a database: there can be none.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PostgresUrl {}

impl fmt::Display for PostgresUrl {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {}
    }
}

/// A store in that database.
pub(crate) enum PostgresStore {}

impl PostgresStore {
    pub(crate) async fn open(url: &PostgresUrl) -> Result<SqliteStore, StoreError> {
        match *url {}
    }

    pub(crate) async fn open_for_many(url: &PostgresUrl) -> Result<SqliteStore, StoreError> {
        match *url {}
    }

    pub(crate) async fn open_in_turn(url: &PostgresUrl) -> Result<SqliteStore, StoreError> {
        match *url {}
    }

    pub(crate) async fn open_as_node(url: &PostgresUrl) -> Result<SqliteStore, StoreError> {
        match *url {}
    }
}
