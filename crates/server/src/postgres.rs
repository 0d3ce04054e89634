//! The store of a hall in Postgres (decision 34).

pub(crate) use rosespring_store::PostgresStore;
pub use rosespring_store::{PostgresUrl, PostgresUrlError};
