//! Challenges and blocks in SQL.

use async_trait::async_trait;
use rosespring_hall::offers::{NamedChallenge, StoredChallenge};
use sqlx::Row;

use super::super::tables::insert_with_events;
use super::super::{SqlRow, SqlStore};
use super::insert_invitation;
use super::rows::read_row;
use crate::{ChallengeStore, SeekTable, StoreError};

/// A challenge between the same two is replaced; the id of another one is not.
const PUT: &str = "INSERT INTO challenges (id, challenger, challenged, body, created_ms, \
     expires_ms) VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (challenger, challenged) DO UPDATE \
     SET id = $1, body = $4, created_ms = $5, expires_ms = $6";

const FIND: &str = "SELECT challenges.*, a.name AS challenger_name, b.name AS challenged_name \
     FROM challenges JOIN people a ON a.id = challenger JOIN people b ON b.id = challenged \
     WHERE $1 IS NULL OR challenger = $1 OR challenged = $1 \
     ORDER BY challenges.created_ms, challenges.id";

const BLOCKED: &str = "SELECT people.name FROM blocks JOIN people ON people.id = blocked \
     WHERE person = $1 ORDER BY blocks.created_ms, people.name";

fn read_challenge(row: &SqlRow) -> Result<NamedChallenge, sqlx::Error> {
    Ok(NamedChallenge {
        challenge: read_row(row)?,
        challenger_name: row.try_get("challenger_name")?,
        challenged_name: row.try_get("challenged_name")?,
    })
}

#[async_trait]
impl ChallengeStore for SqlStore {
    async fn put_challenge(&self, challenge: &StoredChallenge) -> Result<(), StoreError> {
        let put = sqlx::query(PUT)
            .bind(&challenge.id)
            .bind(&challenge.challenger)
            .bind(&challenge.challenged)
            .bind(&challenge.body)
            .bind(challenge.created_ms)
            .bind(challenge.expires_ms)
            .execute(self.pool())
            .await;
        match put {
            Err(sqlx::Error::Database(fault)) if fault.is_unique_violation() => {
                Err(StoreError::Taken(challenge.id.clone()))
            }
            Err(error) => Err(error.into()),
            Ok(_) => Ok(()),
        }
    }

    async fn challenges(&self, person: Option<&str>) -> Result<Vec<NamedChallenge>, StoreError> {
        let rows = sqlx::query(FIND)
            .bind(person)
            .fetch_all(self.pool())
            .await?;
        let read = rows.iter().map(read_challenge);
        Ok(read.collect::<Result<_, _>>()?)
    }

    async fn remove_challenge(&self, id: &str) -> Result<bool, StoreError> {
        let done = sqlx::query("DELETE FROM challenges WHERE id = $1")
            .bind(id)
            .execute(self.pool())
            .await?;
        Ok(done.rows_affected() > 0)
    }

    async fn accept_challenge(&self, accepted: &SeekTable<'_>) -> Result<bool, StoreError> {
        let invitation = accepted.invitation;
        let mut work = self.begin().await?;
        let done = sqlx::query("DELETE FROM challenges WHERE id = $1")
            .bind(&invitation.id)
            .execute(&mut *work)
            .await?;
        if done.rows_affected() == 0 {
            return Ok(false);
        }
        sqlx::query("DELETE FROM seeks WHERE person IN ($1, $2)")
            .bind(&invitation.inviter)
            .bind(accepted.accepter)
            .execute(&mut *work)
            .await?;
        // Dropping the transaction takes everything back.
        insert_with_events(&mut work, accepted.table, accepted.bodies).await?;
        insert_invitation(&mut work, invitation).await?;
        work.commit().await?;
        Ok(true)
    }

    async fn block(&self, person: &str, blocked: &str, at_ms: i64) -> Result<(), StoreError> {
        let mut work = self.begin().await?;
        sqlx::query(
            "INSERT INTO blocks (person, blocked, created_ms) VALUES ($1, $2, $3) \
             ON CONFLICT (person, blocked) DO NOTHING",
        )
        .bind(person)
        .bind(blocked)
        .bind(at_ms)
        .execute(&mut *work)
        .await?;
        sqlx::query(
            "DELETE FROM challenges WHERE (challenger = $1 AND challenged = $2) \
             OR (challenger = $2 AND challenged = $1)",
        )
        .bind(person)
        .bind(blocked)
        .execute(&mut *work)
        .await?;
        work.commit().await
    }

    async fn blocked_by(&self, person: &str) -> Result<Vec<String>, StoreError> {
        let query = sqlx::query_scalar(BLOCKED).bind(person);
        Ok(query.fetch_all(self.pool()).await?)
    }
}
