//! Declared rows in memory.

use std::collections::BTreeMap;

use async_trait::async_trait;
use rosespring_hall::accounts::{PersonKind, StoredSession};
use rosespring_hall::notices::StoredPush;
use rosespring_hall::rows::{Leaving, PersonColumn, RowSchema, StoredRow, Value};

use super::MemoryStore;
use crate::{RowStore, StoreError, StoreResult};

/// The rows of each table, by their keys.
#[derive(Debug, Default)]
pub(super) struct DeclaredRows(BTreeMap<&'static str, BTreeMap<Vec<String>, Vec<Value>>>);

fn text(value: &str) -> Value {
    Value::Text(Some(value.to_owned()))
}

fn read<R: StoredRow>(row: &[Value]) -> R {
    R::from_values(row.to_vec()).expect("`put` stored a row of this type")
}

impl DeclaredRows {
    fn at(&self, schema: &RowSchema, key: &[&str]) -> Vec<Vec<Value>> {
        let rows = self.0.get(schema.table).into_iter().flatten();
        let found = rows.filter(|(own, _)| own.iter().zip(key).all(|(own, one)| own == one));
        found.map(|(_, row)| row.clone()).collect()
    }

    /// Returns the rows whose keys begin with these values, in the order of their keys.
    pub(super) fn list<R: StoredRow>(&self, key: &[&str]) -> Vec<R> {
        self.at(R::SCHEMA, key)
            .iter()
            .map(|row| read(row))
            .collect()
    }

    /// Returns the rows that are wanted, in the order of their keys.
    pub(super) fn select<R: StoredRow>(&self, is_wanted: impl Fn(&R) -> bool) -> Vec<R> {
        let mut rows = self.list(&[]);
        rows.retain(is_wanted);
        rows
    }

    /// Returns the row with a key.
    pub(super) fn find<R: StoredRow>(&self, key: &[&str]) -> Option<R> {
        self.list(key).pop()
    }

    /// Adds a row, or replaces the one with its key.
    pub(super) fn put<R: StoredRow>(&mut self, row: &R) {
        self.put_values(R::SCHEMA, row.to_values());
    }

    fn put_values(&mut self, schema: &RowSchema, row: Vec<Value>) {
        let rows = self.0.entry(schema.table).or_default();
        rows.insert(schema.key_of(&row), row);
    }

    /// Adds a row.
    ///
    /// # Errors
    ///
    /// [`StoreError::Taken`] if there is one with its key.
    pub(super) fn add<R: StoredRow>(&mut self, row: &R) -> StoreResult<()> {
        self.refuse_taken(row)?;
        self.put(row);
        Ok(())
    }

    /// Returns an error if there is a row with the key of this one.
    pub(super) fn refuse_taken<R: StoredRow>(&self, row: &R) -> StoreResult<()> {
        let key = row.key();
        let rows = self.0.get(R::SCHEMA.table);
        match rows.is_some_and(|rows| rows.contains_key(&key)) {
            true => Err(StoreError::Taken(key.concat())),
            false => Ok(()),
        }
    }

    /// Changes rows: `change` returns whether it changed one. Returns whether any changed.
    pub(super) fn change<R: StoredRow>(&mut self, change: impl Fn(&mut R) -> bool) -> bool {
        let mut rows = self.list::<R>(&[]);
        rows.retain_mut(change);
        rows.iter().for_each(|row| self.put(row));
        !rows.is_empty()
    }

    /// Removes the rows that are not kept. Returns whether there were any.
    pub(super) fn retain<R: StoredRow>(&mut self, is_kept: impl Fn(&R) -> bool) -> bool {
        let rows = self.0.entry(R::SCHEMA.table).or_default();
        let before = rows.len();
        rows.retain(|_, row| is_kept(&read(row)));
        let is_changed = rows.len() < before;
        self.end_pushes();
        is_changed
    }

    /// Removes the rows whose keys begin with these values. Returns whether there were any.
    pub(super) fn remove<R: StoredRow>(&mut self, key: &[&str]) -> bool {
        self.remove_at(R::SCHEMA, key)
    }

    fn remove_at(&mut self, schema: &RowSchema, key: &[&str]) -> bool {
        let rows = self.0.entry(schema.table).or_default();
        let before = rows.len();
        rows.retain(|own, _| own.iter().zip(key).any(|(own, one)| own != one));
        let is_changed = rows.len() < before;
        self.end_pushes();
        is_changed
    }

    /// Removes the subscriptions whose sessions have been removed.
    fn end_pushes(&mut self) {
        let sessions = self.0.get(StoredSession::SCHEMA.table).cloned();
        let pushes = self.0.entry(StoredPush::SCHEMA.table).or_default();
        pushes.retain(|key, _| sessions.as_ref().is_some_and(|all| all.contains_key(key)));
    }

    /// Removes or changes the rows that name a person, as their columns declare.
    pub(super) fn leave(&mut self, person: &str) {
        for schema in rosespring_hall::SCHEMAS {
            for column in schema.people {
                self.leave_column(schema, column, &text(person));
            }
        }
        self.end_pushes();
    }

    fn leave_column(&mut self, schema: &RowSchema, column: &PersonColumn, person: &Value) {
        let place = |name| schema.place(name).expect("a declaration names its columns");
        let at = place(column.name);
        let rows = self.0.entry(schema.table).or_default();
        match column.leaving {
            Leaving::Remove => rows.retain(|_, row| row[at] != *person),
            Leaving::RemoveIfEmpty(other) => {
                let other = place(other);
                rows.retain(|_, row| row[at] != *person || !row[other].is_empty());
            }
            Leaving::Clear => {
                for row in rows.values_mut().filter(|row| row[at] == *person) {
                    row[at] = Value::Text(None);
                }
            }
            Leaving::Stay(_) => {}
        }
    }
}

#[async_trait]
impl RowStore for MemoryStore {
    async fn rows_at(
        &self,
        schema: &'static RowSchema,
        key: &[&str],
    ) -> StoreResult<Vec<Vec<Value>>> {
        Ok(self.hall().rows.at(schema, key))
    }

    async fn put_values(
        &self,
        schema: &'static RowSchema,
        values: Vec<Value>,
    ) -> StoreResult<bool> {
        let mut hall = self.hall();
        let mut people = schema.people.iter();
        let has_left = people.any(|column| {
            let place = schema.place(column.name);
            let all = hall.people.values();
            let mut left =
                all.filter_map(|one| (one.kind == PersonKind::Deleted).then_some(&one.id));
            left.any(|id| place.is_some_and(|place| values[place] == text(id)))
        });
        if !has_left {
            hall.rows.put_values(schema, values);
        }
        Ok(!has_left)
    }

    async fn remove_at(&self, schema: &'static RowSchema, key: &[&str]) -> StoreResult<bool> {
        Ok(self.hall().rows.remove_at(schema, key))
    }
}
