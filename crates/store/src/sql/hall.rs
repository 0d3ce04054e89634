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
        let done = sqlx::query(
            "INSERT INTO people (id, kind, name, created_ms) VALUES ($1, $2, $3, $4) \
             ON CONFLICT (id) DO NOTHING",
        )
        .bind(&person.id)
        .bind(person.kind.name())
        .bind(&person.name)
        .bind(person.created_ms)
        .execute(&mut *work)
        .await?;
        if done.rows_affected() == 0 {
            return Err(StoreError::Taken(person.id.clone()));
        }
        add_new(&mut work, session).await?;
        work.commit().await
    }

    async fn rename_person(&self, id: &str, name: &str) -> StoreResult<()> {
        sqlx::query("UPDATE people SET name = $2 WHERE id = $1 AND kind = 'guest'")
            .bind(id)
            .bind(name)
            .execute(self.pool())
            .await?;
        Ok(())
    }

    async fn person(&self, id: &str) -> StoreResult<Option<StoredPerson>> {
        let row = sqlx::query("SELECT * FROM people WHERE id = $1")
            .bind(id)
            .fetch_optional(self.pool())
            .await?;
        Ok(row.as_ref().map(read_person).transpose()?)
    }

    async fn person_of_session(
        &self,
        hash: &str,
        now_ms: i64,
    ) -> StoreResult<Option<StoredPerson>> {
        let row = sqlx::query(PERSON_OF_SESSION)
            .bind(hash)
            .bind(now_ms)
            .fetch_optional(self.pool())
            .await?;
        Ok(row.as_ref().map(read_person).transpose()?)
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
        let rows = sqlx::query(OPEN)
            .bind(now_ms)
            .bind(inviter)
            .fetch_all(self.pool())
            .await?;
        let read = rows.iter().map(read_row);
        Ok(read.collect::<Result<_, _>>()?)
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
        let done = sqlx::query(ACCEPT)
            .bind(id)
            .bind(&table.id)
            .bind(now_ms)
            .execute(&mut *work)
            .await?;
        if done.rows_affected() == 0 {
            // Dropping the transaction takes the table back.
            return Ok(false);
        }
        work.commit().await?;
        Ok(true)
    }

    async fn withdraw_invitation(&self, id: &str) -> StoreResult<bool> {
        let done = sqlx::query("DELETE FROM invitations WHERE id = $1 AND table_id IS NULL")
            .bind(id)
            .execute(self.pool())
            .await?;
        Ok(done.rows_affected() > 0)
    }

    async fn table_access(&self, table: &str) -> StoreResult<Option<TableAccess>> {
        let row = sqlx::query(ACCESS)
            .bind(table)
            .fetch_optional(self.pool())
            .await?;
        let read = |row: SqlRow| {
            Ok::<_, sqlx::Error>(TableAccess {
                players: [row.try_get("white_player")?, row.try_get("black_player")?],
                watchable: truth(&row, "watchable")?,
                watch_delay_s: integer(&row, "watch_delay_s")?,
            })
        };
        Ok(row.map(read).transpose()?)
    }

    async fn tables_of(&self, person: &str, limit: u32) -> StoreResult<Vec<StoredTable>> {
        let rows = sqlx::query(TABLES_OF)
            .bind(person)
            .bind(i64::from(limit))
            .fetch_all(self.pool())
            .await?;
        let read = rows.iter().map(read_table);
        Ok(read.collect::<Result<_, _>>()?)
    }

    async fn sweep_hall(&self, now_ms: i64, before_ms: i64) -> StoreResult<()> {
        sqlx::query("DELETE FROM sessions WHERE expires_ms <= $1")
            .bind(now_ms)
            .execute(self.pool())
            .await?;
        sqlx::query("DELETE FROM invitations WHERE table_id IS NULL AND expires_ms < $1")
            .bind(before_ms)
            .execute(self.pool())
            .await?;
        Ok(())
    }
}
