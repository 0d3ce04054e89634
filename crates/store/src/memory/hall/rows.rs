//! Declared rows in memory.

use std::collections::BTreeMap;

use async_trait::async_trait;
use rosespring_hall::accounts::PersonKind;
use rosespring_hall::rows::{Leaving, PersonColumn, RowSchema, StoredRow, Value};

use super::{HallRows, MemoryStore};
use crate::{RowStore, StoreError};

/// Rows by table, in the order of their keys.
#[derive(Debug, Default)]
pub(super) struct DeclaredRows(BTreeMap<&'static str, Vec<Vec<Value>>>);

fn text(value: &str) -> Value {
    Value::Text(Some(value.to_owned()))
}

fn key_of<'a>(schema: &RowSchema, row: &'a [Value]) -> Vec<&'a Value> {
    let places = schema.key.iter().filter_map(|column| schema.place(column));
    places.map(|place| &row[place]).collect()
}

fn is_at(schema: &RowSchema, row: &[Value], key: &[&str]) -> bool {
    let mut both = key_of(schema, row).into_iter().zip(key);
    both.all(|(value, wanted)| *value == text(wanted))
}

impl DeclaredRows {
    fn at(&self, schema: &RowSchema, key: &[&str]) -> Vec<Vec<Value>> {
        let rows = self.0.get(schema.table).into_iter().flatten();
        rows.filter(|row| is_at(schema, row, key))
            .cloned()
            .collect()
    }

    /// Returns the rows whose keys begin with these values.
    pub(super) fn list<R: StoredRow>(&self, key: &[&str]) -> Vec<R> {
        let rows = self.at(R::SCHEMA, key).into_iter();
        rows.map(|row| R::from_values(row).expect("`put` stored a row of this type"))
            .collect()
    }

    /// Adds a row, or replaces the one with its key.
    pub(super) fn put(&mut self, schema: &'static RowSchema, row: Vec<Value>) {
        let rows = self.0.entry(schema.table).or_default();
        rows.retain(|one| key_of(schema, one) != key_of(schema, &row));
        rows.push(row);
        rows.sort_by(|a, b| key_of(schema, a).cmp(&key_of(schema, b)));
    }

    fn remove(&mut self, schema: &RowSchema, key: &[&str]) -> bool {
        let rows = self.0.entry(schema.table).or_default();
        let before = rows.len();
        rows.retain(|row| !is_at(schema, row, key));
        rows.len() < before
    }

    /// Removes or changes the rows that name a person, as their columns declare.
    pub(super) fn forget_person(&mut self, person: &str) {
        for schema in rosespring_hall::SCHEMAS {
            for column in schema.people {
                self.leave(schema, column, person);
            }
        }
    }

    fn leave(&mut self, schema: &RowSchema, column: &PersonColumn, person: &str) {
        let Some(place) = schema.place(column.name) else {
            return;
        };
        let rows = self.0.entry(schema.table).or_default();
        let is_of = |row: &[Value]| row[place] == text(person);
        match column.leaving {
            Leaving::Remove => rows.retain(|row| !is_of(row)),
            Leaving::RemoveIfEmpty(other) => {
                let other = schema.place(other);
                let is_empty = |row: &[Value]| other.is_none_or(|other| row[other].is_empty());
                rows.retain(|row| !is_of(row) || !is_empty(row));
            }
            Leaving::Clear => {
                for row in rows.iter_mut().filter(|row| is_of(row)) {
                    row[place] = Value::Text(None);
                }
            }
            Leaving::Stay(_) => {}
        }
    }
}

impl HallRows {
    fn has_left(&self, person: &Value) -> bool {
        let mut people = self.people.values();
        people.any(|one| one.kind == PersonKind::Deleted && text(&one.id) == *person)
    }
}

#[async_trait]
impl RowStore for MemoryStore {
    async fn rows_at(
        &self,
        schema: &'static RowSchema,
        key: &[&str],
    ) -> Result<Vec<Vec<Value>>, StoreError> {
        Ok(self.hall_rows().declared.at(schema, key))
    }

    async fn put_values(
        &self,
        schema: &'static RowSchema,
        values: Vec<Value>,
    ) -> Result<bool, StoreError> {
        let mut hall = self.hall_rows();
        let mut places = schema
            .people
            .iter()
            .filter_map(|one| schema.place(one.name));
        if places.any(|place| hall.has_left(&values[place])) {
            return Ok(false);
        }
        hall.declared.put(schema, values);
        Ok(true)
    }

    async fn remove_at(
        &self,
        schema: &'static RowSchema,
        key: &[&str],
    ) -> Result<bool, StoreError> {
        Ok(self.hall_rows().declared.remove(schema, key))
    }
}
