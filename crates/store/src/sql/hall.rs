//! The hall in SQL: here people and invitations, in the modules the rest.

mod accounts;
mod bots;
mod challenges;
mod chat;
mod fair_play;
mod moderation;
mod notices;
mod passkeys;
mod push;
mod results;
mod rows;
mod seeks;
mod tournaments;

use async_trait::async_trait;
use rosespring_hall::accounts::{PersonKind, StoredPerson, StoredSession};
use rosespring_hall::offers::{StoredInvitation, TableAccess};
use rosespring_table::stored::StoredTable;
use sqlx::Row;

use self::rows::{add_new, read_row};
use super::columns::{integer, truth};
use super::statement::{execute, find, list};
use super::tables::{insert_with_events, read_table};
use super::{SqlRow, SqlStore};
use crate::{PeopleStore, StoreError, StoreResult};

const PERSON_OF_SESSION: &str = "SELECT people.* FROM sessions \
     JOIN people ON people.id = sessions.person WHERE hash = $1 AND expires_ms > $2";

const OPEN: &str = "SELECT * FROM invitations WHERE table_id IS NULL AND expires_ms > $1 \
     AND ($2 IS NULL OR inviter = $2) ORDER BY created_ms DESC, id";

/// Takes the invitation, so that of two who accept it at once only one does.
const ACCEPT: &str = "UPDATE invitations SET table_id = $2 \
     WHERE id = $1 AND table_id IS NULL AND expires_ms > $3";

const ACCESS: &str = "SELECT white_player, black_player, watchable, watch_delay_s \
     FROM invitations \
     JOIN tables ON tables.id = table_id WHERE table_id = $1";

const TABLES_OF: &str = "SELECT tables.* FROM tables \
     JOIN invitations ON invitations.table_id = tables.id \
     WHERE white_player = $1 OR black_player = $1 ORDER BY changed_ms DESC, tables.id LIMIT $2";

pub(crate) fn read_person(row: &SqlRow) -> Result<StoredPerson, sqlx::Error> {
    Ok(StoredPerson {
        id: row.try_get("id")?,
        kind: read_kind(row, "kind")?,
        name: row.try_get("name")?,
        created_ms: row.try_get("created_ms")?,
    })
}

/// Reads what a person is from a column.
fn read_kind(row: &SqlRow, column: &str) -> Result<PersonKind, sqlx::Error> {
    let kind: String = row.try_get(column)?;
    PersonKind::from_name(&kind).ok_or_else(|| sqlx::Error::ColumnDecode {
        index: column.to_owned(),
        source: format!("there is no kind of person `{kind}`").into(),
    })
}

#[async_trait]
impl PeopleStore for SqlStore {
    async fn add_person(&self, person: &StoredPerson, session: &StoredSession) -> StoreResult<()> {
        let mut work = self.begin().await?;
        let query = query!(
            "INSERT INTO people (id, kind, name, created_ms) VALUES ($1, $2, $3, $4) \
             ON CONFLICT (id) DO NOTHING",
            &person.id,
            person.kind.name(),
            &person.name,
            person.created_ms
        );
        let changed = execute(query, &mut *work).await?;
        if changed == 0 {
            return Err(StoreError::Taken(person.id.clone()));
        }
        add_new(&mut work, session).await?;
        work.commit().await
    }

    async fn rename_person(&self, id: &str, name: &str) -> StoreResult<()> {
        let query = query!(
            "UPDATE people SET name = $2 WHERE id = $1 AND kind = 'guest'",
            id,
            name
        );
        execute(query, self.pool()).await?;
        Ok(())
    }

    async fn person(&self, id: &str) -> StoreResult<Option<StoredPerson>> {
        let query = query!("SELECT * FROM people WHERE id = $1", id);
        find(query, self.pool(), read_person).await
    }

    async fn person_of_session(
        &self,
        hash: &str,
        now_ms: i64,
    ) -> StoreResult<Option<StoredPerson>> {
        let query = query!(PERSON_OF_SESSION, hash, now_ms);
        find(query, self.pool(), read_person).await
    }

    async fn add_invitation(&self, invitation: &StoredInvitation) -> StoreResult<()> {
        let mut connection = self.pool().acquire().await?;
        add_new(&mut connection, invitation).await
    }

    async fn open_invitations(
        &self,
        inviter: Option<&str>,
        now_ms: i64,
    ) -> StoreResult<Vec<StoredInvitation>> {
        list(query!(OPEN, now_ms, inviter), self.pool(), read_row).await
    }

    async fn accept_invitation(
        &self,
        id: &str,
        table: &StoredTable,
        bodies: &[String],
        now_ms: i64,
    ) -> StoreResult<bool> {
        let mut work = self.begin().await?;
        insert_with_events(&mut work, table, bodies).await?;
        let changed = execute(query!(ACCEPT, id, &table.id, now_ms), &mut *work).await?;
        if changed == 0 {
            // Dropping the transaction takes the table back.
            return Ok(false);
        }
        work.commit().await?;
        Ok(true)
    }

    async fn withdraw_invitation(&self, id: &str) -> StoreResult<bool> {
        let query = query!(
            "DELETE FROM invitations WHERE id = $1 AND table_id IS NULL",
            id
        );
        Ok(execute(query, self.pool()).await? > 0)
    }

    async fn table_access(&self, table: &str) -> StoreResult<Option<TableAccess>> {
        find(query!(ACCESS, table), self.pool(), |row| {
            Ok(TableAccess {
                players: [row.try_get("white_player")?, row.try_get("black_player")?],
                watchable: truth(row, "watchable")?,
                watch_delay_s: integer(row, "watch_delay_s")?,
            })
        })
        .await
    }

    async fn tables_of(&self, person: &str, limit: u32) -> StoreResult<Vec<StoredTable>> {
        let query = query!(TABLES_OF, person, i64::from(limit));
        list(query, self.pool(), read_table).await
    }

    async fn sweep_hall(&self, now_ms: i64, before_ms: i64) -> StoreResult<()> {
        let query = query!("DELETE FROM sessions WHERE expires_ms <= $1", now_ms);
        execute(query, self.pool()).await?;
        let query = query!(
            "DELETE FROM invitations WHERE table_id IS NULL AND expires_ms < $1",
            before_ms
        );
        execute(query, self.pool()).await?;
        Ok(())
    }
}
