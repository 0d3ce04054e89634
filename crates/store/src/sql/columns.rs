//! Reads integers and truth values from columns that SQLite and Postgres share.
//!
//! A truth value is an integer, 0 or 1. Integers are read with 32 bits, the size of `INTEGER` in
//! Postgres, or with 64 if the column is a `BIGINT`; neither database has unsigned integers.

use std::error::Error;

use sqlx::Row;

use super::SqlRow;

/// Reads an integer from a column of 32 bits.
///
/// # Errors
///
/// The column is missing, or its number does not fit `T`.
pub(crate) fn integer<T>(row: &SqlRow, column: &str) -> Result<T, sqlx::Error>
where
    T: TryFrom<i32, Error: Error + Send + Sync + 'static>,
{
    fitting(row.try_get(column)?, column)
}

/// Reads an integer from a column that may be null.
///
/// # Errors
///
/// Those of [`integer`].
pub(crate) fn optional_integer<T>(row: &SqlRow, column: &str) -> Result<Option<T>, sqlx::Error>
where
    T: TryFrom<i32, Error: Error + Send + Sync + 'static>,
{
    let number: Option<i32> = row.try_get(column)?;
    number.map(|number| fitting(number, column)).transpose()
}

fn fitting<T>(number: i32, column: &str) -> Result<T, sqlx::Error>
where
    T: TryFrom<i32, Error: Error + Send + Sync + 'static>,
{
    T::try_from(number).map_err(|source| sqlx::Error::ColumnDecode {
        index: column.to_owned(),
        source: Box::new(source),
    })
}

/// Reads a truth value.
///
/// # Errors
///
/// The column is missing.
pub(crate) fn truth(row: &SqlRow, column: &str) -> Result<bool, sqlx::Error> {
    Ok(row.try_get::<i32, _>(column)? != 0)
}
