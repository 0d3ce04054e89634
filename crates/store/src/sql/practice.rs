//! Puzzles in SQL.

use async_trait::async_trait;
use rosespring_table::glicko::Rating;
use rosespring_table::stored::StoredTry;
use sqlx::Row;

use super::columns::{integer, optional_integer, truth};
use super::{SqlRow, SqlStore};
use crate::{PracticeStore, StoreError};

const KEEP_TRY: &str = "INSERT INTO practice_tries (position, game, own, rating, deviation, \
     volatility, tries, solved, last_ms, box, due_ms, player) VALUES ($1, $2, $3, $4, $5, $6, $7, \
     $8, $9, $10, $11, $12) ON CONFLICT (player, position) DO UPDATE SET own = $3, \
     rating = $4, deviation = $5, volatility = $6, tries = $7, solved = $8, last_ms = $9, \
     box = $10, due_ms = $11";

const KEEP_RATING: &str = "INSERT INTO practice_ratings (game, rating, deviation, volatility, \
     player) VALUES ($1, $2, $3, $4, $5) ON CONFLICT (player, game) DO UPDATE SET rating = $2, \
     deviation = $3, volatility = $4";

fn read_rating(row: &SqlRow) -> Result<Rating, sqlx::Error> {
    Ok(Rating {
        rating: row.try_get("rating")?,
        deviation: row.try_get("deviation")?,
        volatility: row.try_get("volatility")?,
    })
}

fn read_try(row: &SqlRow) -> Result<StoredTry, sqlx::Error> {
    let place = optional_integer(row, "box")?;
    let due_ms: Option<i64> = row.try_get("due_ms")?;
    Ok(StoredTry {
        position: row.try_get("position")?,
        game: row.try_get("game")?,
        own: truth(row, "own")?,
        rating: read_rating(row)?,
        tries: integer(row, "tries")?,
        solved: truth(row, "solved")?,
        last_ms: row.try_get("last_ms")?,
        waits: place.zip(due_ms),
    })
}

#[async_trait]
impl PracticeStore for SqlStore {
    async fn practice_ratings(&self, player: &str) -> Result<Vec<(String, Rating)>, StoreError> {
        let rows = sqlx::query("SELECT * FROM practice_ratings WHERE player = $1 ORDER BY game")
            .bind(player)
            .fetch_all(self.pool())
            .await?;
        let read = |row: &SqlRow| Ok((row.try_get("game")?, read_rating(row)?));
        Ok(rows.iter().map(read).collect::<Result<_, sqlx::Error>>()?)
    }

    async fn practice_tries(&self, player: &str) -> Result<Vec<StoredTry>, StoreError> {
        let rows = sqlx::query("SELECT * FROM practice_tries WHERE player = $1 ORDER BY position")
            .bind(player)
            .fetch_all(self.pool())
            .await?;
        Ok(rows.iter().map(read_try).collect::<Result<_, _>>()?)
    }

    async fn keep_try(
        &self,
        player: &str,
        tried: &StoredTry,
        rating: Option<Rating>,
    ) -> Result<(), StoreError> {
        let mut work = self.begin().await?;
        sqlx::query(KEEP_TRY)
            .bind(&tried.position)
            .bind(&tried.game)
            .bind(i32::from(tried.own))
            .bind(tried.rating.rating)
            .bind(tried.rating.deviation)
            .bind(tried.rating.volatility)
            .bind(i64::from(tried.tries))
            .bind(i32::from(tried.solved))
            .bind(tried.last_ms)
            .bind(tried.waits.map(|(place, _)| i32::from(place)))
            .bind(tried.waits.map(|(_, due_ms)| due_ms))
            .bind(player)
            .execute(&mut *work)
            .await?;
        if let Some(rating) = rating {
            sqlx::query(KEEP_RATING)
                .bind(&tried.game)
                .bind(rating.rating)
                .bind(rating.deviation)
                .bind(rating.volatility)
                .bind(player)
                .execute(&mut *work)
                .await?;
        }
        work.commit().await
    }
}
