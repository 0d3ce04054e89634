//! Everything that the hall stores of a person, for them.

use std::collections::BTreeMap;

use axum::http::HeaderMap;
use rosespring_hall::StoredBody;
use rosespring_hall::chat::StoredWords;
use rosespring_hall::rows::{self, RowSchema};
use rosespring_rules::notation::record::Record;
use rosespring_store::StoreError;
use rosespring_table::record;
use rosespring_table::stored::StoredTable;
use rosespring_wire::account::{ChatExport, PersonExport, ReportExport, TableExport};
use serde_json::{Map, Value};

use super::tournaments::records::tournament_in_record;
use super::{Hall, Person};
use crate::error::ApiError;
use crate::host::blocking;

impl Hall {
    /// Returns everything that is stored of a person.
    ///
    /// # Errors
    ///
    /// An error of the store. A table that cannot be read is listed without its record.
    pub(crate) async fn export(
        &self,
        person: &Person,
        headers: &HeaderMap,
    ) -> Result<PersonExport, ApiError> {
        let id = person.id.as_str();
        let stored = self.store.person(id).await?;
        let stored = stored.ok_or_else(|| StoreError::NotFound(id.to_owned()))?;
        let account = match person.is_member {
            true => Some(self.own_account(person, headers).await?),
            false => None,
        };
        let invitations = self.overview(Some(person)).await?.invitations;
        let mut tables = Vec::new();
        for table in self.store.tables_of(id, u32::MAX).await? {
            let chat = self.export_chat(&table.id, id).await?;
            tables.push(self.export_table(table, chat).await?);
        }
        Ok(PersonExport {
            id: stored.id,
            name: stored.name,
            created_ms: stored.created_ms,
            account,
            invitations,
            push: self.push_addresses(id).await?,
            notices: self.notices(Some(person)).await?.notices,
            fair_play: self.fair_play(id).await?,
            reports: self.export_reports(id).await?,
            tables,
            tournaments: self.own_tournaments(id).await?,
            rows: self.export_rows(id).await?,
        })
    }

    /// Returns the rows of a person that their declaration shows as they are, by table.
    async fn export_rows(&self, person: &str) -> Result<BTreeMap<String, Vec<Value>>, ApiError> {
        let mut tables = BTreeMap::new();
        for schema in rosespring_hall::SCHEMAS
            .iter()
            .filter(|one| one.is_exported())
        {
            let mut rows = Vec::new();
            for values in self.store.rows_at(schema, &[person]).await? {
                rows.push(self.export_row(schema, values).await?);
            }
            tables.insert(schema.table.to_owned(), rows);
        }
        Ok(tables)
    }

    /// Returns the fields of a row. Other people have their names, and the first one is the owner.
    async fn export_row(
        &self,
        schema: &RowSchema,
        values: Vec<rows::Value>,
    ) -> Result<Value, ApiError> {
        let mut fields = Map::new();
        for (column, value) in schema.columns.iter().zip(values).skip(1) {
            let names_person = schema.people.iter().any(|one| one.name == column.name);
            let value = match value {
                rows::Value::Text(Some(id)) if names_person => {
                    let person = self.store.person(&id).await?;
                    person.map_or(Value::Null, |person| person.name.into())
                }
                value => value.into(),
            };
            fields.insert(column.name.to_owned(), value);
        }
        Ok(Value::Object(fields))
    }

    /// Returns the messages that a person wrote at a table.
    async fn export_chat(&self, table: &str, person: &str) -> Result<Vec<ChatExport>, ApiError> {
        let mut rows = self.store.chat(table).await?;
        rows.retain(|row| row.person == person);
        let messages = rows.into_iter().map(|row| {
            Ok(ChatExport {
                number: row.number,
                at_ms: row.at_ms,
                words: StoredWords::from_body(&row.body)?.into(),
            })
        });
        messages.collect()
    }

    /// Returns the reports that a person made. The other player's words are not theirs.
    async fn export_reports(&self, person: &str) -> Result<Vec<ReportExport>, ApiError> {
        let reports = self.store.reports_by(person).await?.into_iter();
        let exports = reports.map(|report| ReportExport {
            table: report.table,
            number: report.number,
            at_ms: report.at_ms,
        });
        Ok(exports.collect())
    }

    async fn export_table(
        &self,
        table: StoredTable,
        chat: Vec<ChatExport>,
    ) -> Result<TableExport, ApiError> {
        let bodies = self.tables.host().store.events(&table.id).await;
        let tournament = tournament_in_record(&*self.store, &table.id).await;
        blocking(move || {
            let record = bodies.ok().and_then(|bodies| {
                let record = record::record(&table, &bodies).ok()?;
                let record = Record {
                    tournament,
                    ..record
                };
                rosespring_wire::record::to_value(&record).ok()
            });
            TableExport {
                id: table.id,
                created_ms: table.created_ms,
                changed_ms: table.changed_ms,
                finished: table.progress.finished,
                record,
                chat,
            }
        })
        .await
    }
}

#[cfg(test)]
mod tests {
    use rosespring_hall::person_columns;
    use rosespring_hall::rows::Export;

    use super::*;

    /// The file that describes every route.
    const DESCRIPTION: &str = include_str!("../../openapi.json");

    #[test]
    fn every_field_that_a_column_names_is_in_the_export() {
        let description: Value = serde_json::from_str(DESCRIPTION).unwrap();
        let export = &description["components"]["schemas"]["PersonExport"];
        let has = |field: &str| {
            let parts = export["allOf"].as_array().into_iter().flatten();
            let mut all = parts.chain([export]);
            all.any(|part| part["properties"].get(field).is_some())
        };

        for column in person_columns() {
            if let Export::Field(field) = column.export {
                assert!(has(field), "{column:?}");
            }
        }
    }
}
