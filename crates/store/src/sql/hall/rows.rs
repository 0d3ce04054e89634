//! Declared rows in SQL: every statement follows from the declaration.

use async_trait::async_trait;
use rosespring_hall::rows::{ColumnType, Leaving, PersonColumn, RowSchema, StoredRow, Value};
use sqlx::{AssertSqlSafe, Row};

use super::super::statement::{SqlQuery, execute};
use super::super::{SqlConnection, SqlRow, SqlStore};
use crate::{RowStore, StoreError, StoreResult};

fn bind(query: SqlQuery<'_>, value: Value) -> SqlQuery<'_> {
    match value {
        Value::Text(text) => query.bind(text),
        Value::Integer(number) => query.bind(number),
        Value::Long(number) => query.bind(number),
    }
}

fn read_values(row: &SqlRow, schema: &RowSchema) -> Result<Vec<Value>, sqlx::Error> {
    let values = schema.columns.iter().map(|column| {
        Ok(match column.kind {
            ColumnType::Text => Value::Text(row.try_get(column.name)?),
            ColumnType::Integer => Value::Integer(row.try_get(column.name)?),
            ColumnType::Long => Value::Long(row.try_get(column.name)?),
        })
    });
    values.collect()
}

/// Reads a declared row, among whose columns may be others.
///
/// # Errors
///
/// A column is missing or of another type.
pub(crate) fn read_row<R: StoredRow>(row: &SqlRow) -> Result<R, sqlx::Error> {
    let read = R::from_values(read_values(row, R::SCHEMA)?);
    read.map_err(|error| sqlx::Error::Decode(Box::new(error)))
}

/// Adds a row. Returns false, and changes nothing, if there is one with its key.
pub(crate) async fn add_row<R: StoredRow>(
    connection: &mut SqlConnection,
    row: &R,
) -> StoreResult<bool> {
    let schema = R::SCHEMA;
    let text = format!(
        "INSERT INTO {} ({}) VALUES ({}) ON CONFLICT ({}) DO NOTHING",
        schema.table,
        names(schema),
        places(schema),
        schema.key.join(", "),
    );
    let query = sqlx::query(AssertSqlSafe(text));
    let query = row.to_values().into_iter().fold(query, bind);
    Ok(execute(query, connection).await? > 0)
}

/// Adds a row.
///
/// # Errors
///
/// [`StoreError::Taken`] if there is one with its key.
pub(crate) async fn add_new<R: StoredRow>(
    connection: &mut SqlConnection,
    row: &R,
) -> StoreResult<()> {
    match add_row(connection, row).await? {
        true => Ok(()),
        false => Err(StoreError::Taken(row.key().concat())),
    }
}

/// Refuses what a unique column has already, under the name of its row.
pub(crate) fn unless_taken<T>(done: Result<T, sqlx::Error>, id: &str) -> StoreResult<()> {
    match done {
        Err(sqlx::Error::Database(fault)) if fault.is_unique_violation() => {
            Err(StoreError::Taken(id.to_owned()))
        }
        Err(error) => Err(error.into()),
        Ok(_) => Ok(()),
    }
}

/// Removes or changes the rows that name a person, as their column declares.
pub(crate) async fn leave(
    connection: &mut SqlConnection,
    column: &PersonColumn,
    person: &str,
) -> StoreResult<()> {
    let PersonColumn { table, name, .. } = column;
    let text = match column.leaving {
        Leaving::Remove => format!("DELETE FROM {table} WHERE {name} = $1"),
        Leaving::RemoveIfEmpty(other) => {
            format!("DELETE FROM {table} WHERE {name} = $1 AND {other} IS NULL")
        }
        Leaving::Clear => format!("UPDATE {table} SET {name} = NULL WHERE {name} = $1"),
        Leaving::Stay(_) => return Ok(()),
    };
    let query = sqlx::query(AssertSqlSafe(text)).bind(person);
    execute(query, connection).await?;
    Ok(())
}

fn names(schema: &RowSchema) -> String {
    let names: Vec<_> = schema.columns.iter().map(|column| column.name).collect();
    names.join(", ")
}

/// `$1, $2` and so on, one for each column.
fn places(schema: &RowSchema) -> String {
    let places: Vec<_> = (1..=schema.columns.len())
        .map(|at| format!("${at}"))
        .collect();
    places.join(", ")
}

/// The condition that the key begins with a number of values.
fn is_at(schema: &RowSchema, values: usize) -> String {
    let columns = schema.key.iter().take(values).enumerate();
    let conditions: Vec<_> = columns
        .map(|(at, column)| format!("{column} = ${}", at + 1))
        .collect();
    match conditions.is_empty() {
        true => "true".to_owned(),
        false => conditions.join(" AND "),
    }
}

/// The condition that no person of the row has removed their account.
fn all_are_there(schema: &RowSchema) -> String {
    let people = schema.people.iter();
    let people = people.filter_map(|person| schema.place(person.name));
    let people: Vec<_> = people.map(|place| format!("${}", place + 1)).collect();
    match people.is_empty() {
        true => "true".to_owned(),
        false => format!(
            "NOT EXISTS (SELECT 1 FROM people WHERE kind = 'deleted' AND id IN ({}))",
            people.join(", "),
        ),
    }
}

#[async_trait]
impl RowStore for SqlStore {
    async fn rows_at(
        &self,
        schema: &'static RowSchema,
        key: &[&str],
    ) -> StoreResult<Vec<Vec<Value>>> {
        let text = format!(
            "SELECT * FROM {} WHERE {} ORDER BY {}",
            schema.table,
            is_at(schema, key.len()),
            schema.key.join(", "),
        );
        let query = sqlx::query(AssertSqlSafe(text));
        let query = key.iter().fold(query, |query, value| query.bind(*value));
        let rows = query.fetch_all(self.pool()).await?;
        let read = rows.iter().map(|row| read_values(row, schema));
        Ok(read.collect::<Result<_, _>>()?)
    }

    async fn put_values(
        &self,
        schema: &'static RowSchema,
        values: Vec<Value>,
    ) -> StoreResult<bool> {
        let columns = schema.columns.iter();
        let replaced: Vec<_> = columns
            .map(|column| format!("{0} = excluded.{0}", column.name))
            .collect();
        let text = format!(
            "INSERT INTO {} ({}) SELECT {} WHERE {} ON CONFLICT ({}) DO UPDATE SET {}",
            schema.table,
            names(schema),
            places(schema),
            all_are_there(schema),
            schema.key.join(", "),
            replaced.join(", "),
        );
        let query = sqlx::query(AssertSqlSafe(text));
        let query = values.into_iter().fold(query, bind);
        Ok(execute(query, self.pool()).await? > 0)
    }

    async fn remove_at(&self, schema: &'static RowSchema, key: &[&str]) -> StoreResult<bool> {
        let condition = is_at(schema, key.len());
        let text = format!("DELETE FROM {} WHERE {condition}", schema.table);
        let query = sqlx::query(AssertSqlSafe(text));
        let query = key.iter().fold(query, |query, value| query.bind(*value));
        Ok(execute(query, self.pool()).await? > 0)
    }
}
