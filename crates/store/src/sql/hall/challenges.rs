//! Challenges and blocks in SQL.

use async_trait::async_trait;
use rosespring_hall::offers::{NamedChallenge, StoredBlock, StoredChallenge};
use sqlx::Row;

use super::super::statement::{execute, list};
use super::super::{SqlRow, SqlStore};
use super::rows::{add_row, read_row, unless_taken};
use crate::{ChallengeStore, SeekTable, StoreResult};

/// A challenge between the same two is replaced; the id of another one is not.
const PUT: &str = "INSERT INTO challenges (id, challenger, challenged, body, created_ms, \
     expires_ms) VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (challenger, challenged) DO UPDATE \
     SET id = $1, body = $4, created_ms = $5, expires_ms = $6";

const FIND: &str = "SELECT challenges.*, a.name AS challenger_name, b.name AS challenged_name \
     FROM challenges JOIN people a ON a.id = challenger JOIN people b ON b.id = challenged \
     WHERE $1 IS NULL OR challenger = $1 OR challenged = $1 \
     ORDER BY challenges.created_ms, challenges.id";

fn read_challenge(row: &SqlRow) -> Result<NamedChallenge, sqlx::Error> {
    Ok(NamedChallenge {
        challenge: read_row(row)?,
        challenger_name: row.try_get("challenger_name")?,
        challenged_name: row.try_get("challenged_name")?,
    })
}

#[async_trait]
impl ChallengeStore for SqlStore {
    async fn put_challenge(&self, challenge: &StoredChallenge) -> StoreResult<()> {
        let put = query!(
            PUT,
            &challenge.id,
            &challenge.challenger,
            &challenge.challenged,
            &challenge.body,
            challenge.created_ms,
            challenge.expires_ms
        )
        .execute(self.pool())
        .await;
        unless_taken(put, &challenge.id)
    }

    async fn challenges(&self, person: Option<&str>) -> StoreResult<Vec<NamedChallenge>> {
        list(query!(FIND, person), self.pool(), read_challenge).await
    }

    async fn accept_challenge(&self, accepted: &SeekTable<'_>) -> StoreResult<bool> {
        self.accept_offer("DELETE FROM challenges WHERE id = $1", accepted)
            .await
    }

    async fn block(&self, person: &str, blocked: &str, at_ms: i64) -> StoreResult<()> {
        let mut work = self.begin().await?;
        let block = StoredBlock {
            person: person.to_owned(),
            blocked: blocked.to_owned(),
            created_ms: at_ms,
        };
        add_row(&mut work, &block).await?;
        let query = query!(
            "DELETE FROM challenges WHERE (challenger = $1 AND challenged = $2) \
             OR (challenger = $2 AND challenged = $1)",
            person,
            blocked
        );
        execute(query, &mut *work).await?;
        work.commit().await
    }
}
