//! Runs statements, and reads the rows that they return.

use sqlx::query::Query;
use sqlx::{Executor, Row};

use super::{SqlArguments, SqlDatabase, SqlRow};
use crate::StoreResult;

pub(crate) type SqlQuery<'q> = Query<'q, SqlDatabase, SqlArguments>;

/// The function that reads a row.
type RowReader<T> = fn(&SqlRow) -> Result<T, sqlx::Error>;

/// Runs a statement, and returns the number of rows that it changed.
pub(crate) async fn execute<'c>(
    query: SqlQuery<'_>,
    executor: impl Executor<'c, Database = SqlDatabase>,
) -> StoreResult<u64> {
    Ok(query.execute(executor).await?.rows_affected())
}

/// Returns all rows of a query.
pub(crate) async fn list<'c, T>(
    query: SqlQuery<'_>,
    executor: impl Executor<'c, Database = SqlDatabase>,
    read: RowReader<T>,
) -> StoreResult<Vec<T>> {
    let rows = query.fetch_all(executor).await?;
    Ok(rows.iter().map(read).collect::<Result<_, _>>()?)
}

/// Returns the first row of a query, if it has one.
pub(crate) async fn find<'c, T>(
    query: SqlQuery<'_>,
    executor: impl Executor<'c, Database = SqlDatabase>,
    read: RowReader<T>,
) -> StoreResult<Option<T>> {
    let row = query.fetch_optional(executor).await?;
    Ok(row.as_ref().map(read).transpose()?)
}

/// Returns the answer of a query that counts rows, which the database does with 64 bits.
pub(crate) async fn count<'c>(
    query: SqlQuery<'_>,
    executor: impl Executor<'c, Database = SqlDatabase>,
) -> StoreResult<u32> {
    let row = query.fetch_one(executor).await?;
    Ok(u32::try_from(row.try_get::<i64, _>(0)?).unwrap_or(u32::MAX))
}
