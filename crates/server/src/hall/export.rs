//! Everything that the hall stores of a person, for them.

use axum::http::HeaderMap;
use rosespring_rules::notation::record::Record;
use rosespring_store::StoreError;
use rosespring_table::record;
use rosespring_table::stored::StoredTable;
use rosespring_wire::account::{PersonExport, TableExport};

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
            tables.push(self.export_table(table).await?);
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
            tables,
            tournaments: self.own_tournaments(id).await?,
        })
    }

    async fn export_table(&self, table: StoredTable) -> Result<TableExport, ApiError> {
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
            }
        })
        .await
    }
}
