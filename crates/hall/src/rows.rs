//! The declaration of stored rows: the columns of a table, its key, and the columns that name
//! people.
//!
//! A store makes from it the statements that read, write and remove rows by their key, what is
//! removed with a person, and a part of what is exported for them.

use std::fmt;

/// What happens to the rows that name a person once they remove their account.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Leaving {
    /// The rows are removed.
    Remove,
    /// The rows in which the column with this name is empty are removed.
    RemoveIfEmpty(&'static str),
    /// The column is emptied.
    Clear,
    /// The rows stay, for this reason.
    Stay(&'static str),
}

/// Where a person finds the rows that name them in the export of their data.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Export {
    /// As objects under the name of the table.
    Rows,
    /// In this field, which has more than the row.
    Field(&'static str),
    /// Nowhere, for this reason.
    Hidden(&'static str),
}

/// A column that contains the ids of people.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PersonColumn {
    /// The name of the table in the database.
    pub table: &'static str,
    /// The name of the column.
    pub name: &'static str,
    /// What happens to its rows when the person leaves.
    pub leaving: Leaving,
    /// Where the person finds its rows.
    pub export: Export,
}

impl PersonColumn {
    pub(crate) const fn new(
        table: &'static str,
        name: &'static str,
        leaving: Leaving,
        export: Export,
    ) -> Self {
        Self {
            table,
            name,
            leaving,
            export,
        }
    }
}

/// The type of a column.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ColumnType {
    /// A text.
    Text,
    /// An integer of 32 bits.
    Integer,
    /// An integer of 64 bits.
    Long,
}

/// A column of declared rows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Column {
    /// The name.
    pub name: &'static str,
    /// The type of its values.
    pub kind: ColumnType,
    /// Whether it may be empty.
    pub is_optional: bool,
}

/// The declaration of the rows of a table.
#[derive(Debug, PartialEq, Eq)]
pub struct RowSchema {
    /// The name of the table in the database.
    pub table: &'static str,
    /// The columns, in the order of the values of a row.
    pub columns: &'static [Column],
    /// The columns of the key, all of them texts.
    pub key: &'static [&'static str],
    /// The columns that contain the ids of people.
    pub people: &'static [PersonColumn],
}

impl RowSchema {
    /// Returns whether the export of a person has their rows as they are. The first column, which
    /// begins the key, names that person then.
    #[must_use]
    pub fn is_exported(&self) -> bool {
        let mut people = self.people.iter();
        people.any(|column| column.export == Export::Rows)
    }

    /// Returns the key of a row.
    #[must_use]
    pub fn key_of(&self, row: &[Value]) -> Vec<String> {
        let places = self.key.iter().filter_map(|column| self.place(column));
        let texts = places.map(|place| match &row[place] {
            Value::Text(Some(text)) => text.clone(),
            _ => String::new(),
        });
        texts.collect()
    }

    /// Returns the place of a column.
    #[must_use]
    pub fn place(&self, column: &str) -> Option<usize> {
        self.columns.iter().position(|one| one.name == column)
    }
}

/// A value of a column; `None` if the column is empty.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub enum Value {
    /// A text.
    Text(Option<String>),
    /// An integer of 32 bits.
    Integer(Option<i32>),
    /// An integer of 64 bits.
    Long(Option<i64>),
}

impl Value {
    /// Returns whether the column is empty.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        matches!(
            self,
            Self::Text(None) | Self::Integer(None) | Self::Long(None)
        )
    }
}

impl From<Value> for serde_json::Value {
    fn from(value: Value) -> Self {
        match value {
            Value::Text(text) => text.into(),
            Value::Integer(number) => number.into(),
            Value::Long(number) => number.into(),
        }
    }
}

/// A row that does not have the values of its type.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("a row of `{table}` has another value in `{column}`")]
pub struct UnreadableRow {
    table: &'static str,
    column: &'static str,
}

impl UnreadableRow {
    /// Returns the error for a column of a table.
    #[must_use]
    pub const fn new(table: &'static str, column: &'static str) -> Self {
        Self { table, column }
    }
}

/// A type whose values are rows of a table. The macro `stored_row` implements it.
pub trait StoredRow: Sized + fmt::Debug + Send + Sync {
    /// The declaration.
    const SCHEMA: &'static RowSchema;

    /// Returns the values, in the order of the columns.
    fn to_values(&self) -> Vec<Value>;

    /// Returns the key.
    fn key(&self) -> Vec<String> {
        Self::SCHEMA.key_of(&self.to_values())
    }

    /// Returns the row with these values.
    ///
    /// # Errors
    ///
    /// [`UnreadableRow`] for the first value that is missing or of another type.
    fn from_values(values: Vec<Value>) -> Result<Self, UnreadableRow>;
}

/// A type of the values of a column.
pub trait ColumnValue: Sized {
    /// The type of the column.
    const KIND: ColumnType;
    /// Whether the column may be empty.
    const IS_OPTIONAL: bool = false;

    /// Returns the value to store.
    fn to_value(&self) -> Value;

    /// Returns the value that was stored; `None` if it is not one of this type.
    fn from_value(value: Value) -> Option<Self>;
}

/// Implements [`ColumnValue`] for a type and for values of it that may be absent.
macro_rules! stored {
    ($kind:ident, $type:ty, |$own:ident| $to:expr, |$stored:ident| $from:expr) => {
        impl $crate::rows::ColumnValue for $type {
            const KIND: $crate::rows::ColumnType = $crate::rows::ColumnType::$kind;

            fn to_value(&self) -> $crate::rows::Value {
                let $own = self;
                $crate::rows::Value::$kind(Some($to))
            }

            fn from_value(value: $crate::rows::Value) -> Option<Self> {
                match value {
                    $crate::rows::Value::$kind(Some($stored)) => $from,
                    _ => None,
                }
            }
        }

        impl $crate::rows::ColumnValue for Option<$type> {
            const KIND: $crate::rows::ColumnType = $crate::rows::ColumnType::$kind;
            const IS_OPTIONAL: bool = true;

            fn to_value(&self) -> $crate::rows::Value {
                match self {
                    Some(value) => $crate::rows::ColumnValue::to_value(value),
                    None => $crate::rows::Value::$kind(None),
                }
            }

            fn from_value(value: $crate::rows::Value) -> Option<Self> {
                match value {
                    $crate::rows::Value::$kind(None) => Some(None),
                    value => <$type as $crate::rows::ColumnValue>::from_value(value).map(Some),
                }
            }
        }
    };
}

stored!(Text, String, |own| own.clone(), |text| Some(text));
stored!(Long, i64, |own| *own, |number| Some(number));
stored!(Integer, bool, |own| i32::from(*own), |number| Some(
    number != 0
));
stored!(Integer, u16, |own| i32::from(*own), |number| number
    .try_into()
    .ok());

/// Declares a type of stored rows: `in` names the table, `by` the columns of its key, and the text
/// after a field its column, if that has another name. `of` says for a column with the ids of
/// people, which has the name of its field, what happens to its rows when the person leaves, and
/// where the person finds them.
macro_rules! stored_row {
    (
        $(#[$about:meta])*
        pub struct $name:ident in $table:literal by [$($key:literal),+] {
            $(
                $(#[$field_about:meta])*
                $field:ident: $type:ty
                $(, in $column:literal)?
                $(, of ($leaving:expr, $export:expr))?;
            )+
        }
    ) => {
        $(#[$about])*
        #[derive(Debug, Clone, PartialEq, Eq)]
        pub struct $name {
            $($(#[$field_about])* pub $field: $type,)+
        }

        impl $crate::rows::StoredRow for $name {
            const SCHEMA: &'static $crate::rows::RowSchema = &$crate::rows::RowSchema {
                table: $table,
                columns: &[$($crate::rows::Column {
                    name: $crate::rows::stored_row!(@column $field $($column)?),
                    kind: <$type as $crate::rows::ColumnValue>::KIND,
                    is_optional: <$type as $crate::rows::ColumnValue>::IS_OPTIONAL,
                },)+],
                key: &[$($key),+],
                people: &[$($($crate::rows::PersonColumn::new(
                    $table,
                    stringify!($field),
                    $leaving,
                    $export,
                ),)?)+],
            };

            fn to_values(&self) -> Vec<$crate::rows::Value> {
                vec![$($crate::rows::ColumnValue::to_value(&self.$field)),+]
            }

            fn from_values(
                values: Vec<$crate::rows::Value>,
            ) -> Result<Self, $crate::rows::UnreadableRow> {
                let mut values = values.into_iter();
                Ok(Self {
                    $($field: {
                        let value = values.next();
                        let value = value.and_then($crate::rows::ColumnValue::from_value);
                        let column = $crate::rows::stored_row!(@column $field $($column)?);
                        value.ok_or($crate::rows::UnreadableRow::new($table, column))?
                    },)+
                })
            }
        }
    };
    (@column $field:ident) => { stringify!($field) };
    (@column $field:ident $column:literal) => { $column };
}

pub(crate) use {stored, stored_row};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::offers::StoredInvitation;

    fn invitation(table: Option<&str>) -> StoredInvitation {
        StoredInvitation {
            id: "a".to_owned(),
            inviter: "ada".to_owned(),
            body: "{}".to_owned(),
            watchable: true,
            watch_delay_s: 60,
            created_ms: 5,
            expires_ms: 50,
            table: table.map(str::to_owned),
        }
    }

    #[test]
    fn a_row_is_read_from_its_values() {
        for row in [invitation(None), invitation(Some("t"))] {
            let values = row.to_values();
            assert_eq!(values.len(), StoredInvitation::SCHEMA.columns.len());
            assert_eq!(StoredInvitation::from_values(values), Ok(row));
        }
    }

    #[test]
    fn a_value_of_another_type_is_refused_with_its_column() {
        for (place, column, wrong) in [
            (0, "id", Value::Text(None)),
            (3, "watchable", Value::Long(Some(1))),
            (4, "watch_delay_s", Value::Integer(Some(-1))),
            (7, "table_id", Value::Integer(None)),
        ] {
            let mut values = invitation(None).to_values();
            values[place] = wrong;

            let read = StoredInvitation::from_values(values);

            assert_eq!(read, Err(UnreadableRow::new("invitations", column)));
        }
        let short = StoredInvitation::from_values(Vec::new());
        assert_eq!(short, Err(UnreadableRow::new("invitations", "id")));
    }

    #[test]
    fn a_key_and_an_owner_can_be_looked_up() {
        for schema in crate::SCHEMAS {
            for key in schema.key {
                let column = schema.columns[schema.place(key).unwrap()];
                assert_eq!((column.kind, column.is_optional), (ColumnType::Text, false));
            }
            let exported = schema
                .people
                .iter()
                .filter(|one| one.export == Export::Rows);
            let exported: Vec<_> = exported.map(|one| one.name).collect();
            if schema.is_exported() {
                assert_eq!(exported, [schema.key[0]], "{}", schema.table);
                assert_eq!(schema.columns[0].name, schema.key[0]);
            }
        }
    }
}
