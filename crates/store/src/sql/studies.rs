//! Analyses and tries of puzzles in SQL.

use async_trait::async_trait;
use rosespring_rules::Side;
use rosespring_table::glicko::Rating;
use rosespring_table::schedule::Memory;
use rosespring_table::stored::{
    ReviewAddition, ReviewHead, ReviewKept, StoredMistake, StoredReview, StoredTry,
};
use sqlx::Row;
use sqlx::query::Query;

use super::columns::{count, integer, optional_integer, truth};
use super::{SqlArguments, SqlConnection, SqlDatabase, SqlRow, SqlStore};
use crate::{StoreError, StoreResult, StudyStore};

/// Everything but the record, which is long.
const HEAD: &str = "id, format, checksum, table_id, rules, white, black, white_player, \
     black_player, match_to, games, stages, plies, wanted, stopped, rollouts, white_rating, \
     black_rating, played_ms, created_ms";

const INSERT: &str = "INSERT INTO analyses (id, format, checksum, table_id, rules, white, black, \
     white_player, black_player, match_to, games, stages, plies, wanted, stopped, rollouts, \
     white_rating, black_rating, played_ms, created_ms, record, faults) VALUES ($1, $2, $3, $4, \
     $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22) \
     ON CONFLICT DO NOTHING";

const UPDATE: &str = "UPDATE analyses SET plies = $2, wanted = $3, stopped = $4, rollouts = $5, \
     white_rating = $6, black_rating = $7 WHERE id = $1";

fn read_head(row: &SqlRow) -> Result<ReviewHead, sqlx::Error> {
    Ok(ReviewHead {
        id: row.try_get("id")?,
        format: integer(row, "format")?,
        checksum: row.try_get("checksum")?,
        table: row.try_get("table_id")?,
        rules: row.try_get("rules")?,
        names: [row.try_get("white")?, row.try_get("black")?],
        players: [row.try_get("white_player")?, row.try_get("black_player")?],
        match_to: integer(row, "match_to")?,
        games: integer(row, "games")?,
        stages: integer(row, "stages")?,
        progress: ReviewKept {
            plies: optional_integer(row, "plies")?,
            wanted: integer(row, "wanted")?,
            stopped: truth(row, "stopped")?,
            rollouts: row.try_get("rollouts")?,
            ratings: [row.try_get("white_rating")?, row.try_get("black_rating")?],
        },
        played_ms: row.try_get("played_ms")?,
        created_ms: row.try_get("created_ms")?,
    })
}

fn read_mistake(row: &SqlRow) -> Result<(String, StoredMistake), sqlx::Error> {
    let side: String = row.try_get("side")?;
    let mistake = StoredMistake {
        item: integer(row, "item")?,
        side: match side.as_str() {
            "white" => Side::White,
            _ => Side::Black,
        },
        person: truth(row, "person")?,
        position: row.try_get("position")?,
        played: row.try_get("played")?,
        best: row.try_get("best")?,
        loss: row.try_get("loss")?,
    };
    Ok((row.try_get("analysis_id")?, mistake))
}

async fn replace_mistakes(
    connection: &mut SqlConnection,
    id: &str,
    mistakes: &[StoredMistake],
) -> StoreResult<()> {
    sqlx::query("DELETE FROM analysis_mistakes WHERE analysis_id = $1")
        .bind(id)
        .execute(&mut *connection)
        .await?;
    for mistake in mistakes {
        sqlx::query(
            "INSERT INTO analysis_mistakes (analysis_id, item, side, person, position, played, \
             best, loss) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
        )
        .bind(id)
        .bind(i64::from(mistake.item))
        .bind(mistake.side.to_string())
        .bind(i32::from(mistake.person))
        .bind(&mistake.position)
        .bind(&mistake.played)
        .bind(&mistake.best)
        .bind(mistake.loss)
        .execute(&mut *connection)
        .await?;
    }
    Ok(())
}

fn no_review(id: &str) -> StoreError {
    StoreError::NoReview(id.to_owned())
}

/// Gives a query the six parts of a review's progress, in the order of its columns.
fn bind_progress<'q>(
    query: Query<'q, SqlDatabase, SqlArguments>,
    progress: &'q ReviewKept,
) -> Query<'q, SqlDatabase, SqlArguments> {
    let ReviewKept {
        plies,
        wanted,
        stopped,
        rollouts,
        ratings,
    } = progress;
    query
        .bind(plies.map(i32::from))
        .bind(i32::from(*wanted))
        .bind(i32::from(*stopped))
        .bind(rollouts)
        .bind(ratings[0])
        .bind(ratings[1])
}

const KEEP_TRY: &str = "INSERT INTO practice_tries (position, game, own, rating, deviation, \
     volatility, tries, solved, last_ms, box, due_ms, player, stability, difficulty) VALUES ($1, \
     $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) ON CONFLICT (player, position) DO \
     UPDATE SET own = $3, rating = $4, deviation = $5, volatility = $6, tries = $7, solved = $8, \
     last_ms = $9, box = $10, due_ms = $11, stability = $13, difficulty = $14";

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
    let stability: Option<f64> = row.try_get("stability")?;
    let difficulty: Option<f64> = row.try_get("difficulty")?;
    let memory = stability.zip(difficulty);
    Ok(StoredTry {
        position: row.try_get("position")?,
        game: row.try_get("game")?,
        own: truth(row, "own")?,
        rating: read_rating(row)?,
        tries: integer(row, "tries")?,
        solved: truth(row, "solved")?,
        last_ms: row.try_get("last_ms")?,
        waits: place.zip(due_ms),
        memory: memory.map(|(stability, difficulty)| Memory {
            stability,
            difficulty,
        }),
    })
}

#[async_trait]
impl StudyStore for SqlStore {
    async fn create_review(&self, review: &StoredReview) -> StoreResult<()> {
        let StoredReview {
            head,
            record,
            faults,
        } = review;
        let query = sqlx::query(INSERT)
            .bind(&head.id)
            .bind(i64::from(head.format))
            .bind(&head.checksum)
            .bind(&head.table)
            .bind(&head.rules)
            .bind(&head.names[0])
            .bind(&head.names[1])
            .bind(&head.players[0])
            .bind(&head.players[1])
            .bind(i32::from(head.match_to))
            .bind(i64::from(head.games))
            .bind(i64::from(head.stages));
        let done = bind_progress(query, &head.progress)
            .bind(head.played_ms)
            .bind(head.created_ms)
            .bind(record)
            .bind(faults.join("\n"))
            .execute(self.pool())
            .await?;
        match done.rows_affected() {
            0 => Err(StoreError::Taken(head.id.clone())),
            _ => Ok(()),
        }
    }

    async fn review(&self, id: &str) -> StoreResult<StoredReview> {
        let row = sqlx::query("SELECT * FROM analyses WHERE id = $1")
            .bind(id)
            .fetch_optional(self.pool())
            .await?;
        let row = row.ok_or_else(|| no_review(id))?;
        let faults: String = row.try_get("faults")?;
        Ok(StoredReview {
            head: read_head(&row)?,
            record: row.try_get("record")?,
            faults: faults.lines().map(str::to_owned).collect(),
        })
    }

    async fn review_of(&self, checksum: &str) -> StoreResult<Option<String>> {
        let row = sqlx::query("SELECT id FROM analyses WHERE checksum = $1")
            .bind(checksum)
            .fetch_optional(self.pool())
            .await?;
        Ok(row.map(|row| row.try_get(0)).transpose()?)
    }

    async fn review_of_table(&self, table: &str) -> StoreResult<Option<String>> {
        let row = sqlx::query(
            "SELECT id FROM analyses WHERE table_id = $1 ORDER BY created_ms DESC, id LIMIT 1",
        )
        .bind(table)
        .fetch_optional(self.pool())
        .await?;
        Ok(row.map(|row| row.try_get(0)).transpose()?)
    }

    async fn review_items(&self, id: &str) -> StoreResult<Vec<(u32, String)>> {
        let rows =
            sqlx::query("SELECT item, body FROM analysis_items WHERE analysis_id = $1 ORDER BY 1")
                .bind(id)
                .fetch_all(self.pool())
                .await?;
        let read = |row: &SqlRow| Ok((integer(row, "item")?, row.try_get("body")?));
        Ok(rows.iter().map(read).collect::<Result<_, sqlx::Error>>()?)
    }

    async fn keep_review(&self, id: &str, addition: &ReviewAddition) -> StoreResult<()> {
        let mut work = self.begin().await?;
        let done = bind_progress(sqlx::query(UPDATE).bind(id), &addition.progress)
            .execute(&mut *work)
            .await?;
        if done.rows_affected() == 0 {
            return Err(no_review(id));
        }
        for (item, body) in &addition.items {
            sqlx::query(
                "INSERT INTO analysis_items (analysis_id, item, body) VALUES ($1, $2, $3) \
                 ON CONFLICT (analysis_id, item) DO UPDATE SET body = $3",
            )
            .bind(id)
            .bind(i64::from(*item))
            .bind(body)
            .execute(&mut *work)
            .await?;
        }
        if let Some(mistakes) = &addition.mistakes {
            replace_mistakes(&mut work, id, mistakes).await?;
        }
        work.commit().await
    }

    async fn reviews(&self, limit: u32) -> StoreResult<Vec<ReviewHead>> {
        let query = format!("SELECT {HEAD} FROM analyses ORDER BY created_ms DESC, id LIMIT $1");
        let rows = sqlx::query(sqlx::AssertSqlSafe(query))
            .bind(i64::from(limit))
            .fetch_all(self.pool())
            .await?;
        let read = |row: &SqlRow| {
            let head = read_head(row);
            head.inspect_err(|error| tracing::warn!("an analysis cannot be read: {error}"))
                .ok()
        };
        Ok(rows.iter().filter_map(read).collect())
    }

    async fn count_reviews(&self) -> StoreResult<u32> {
        let row = sqlx::query("SELECT COUNT(*) FROM analyses")
            .fetch_one(self.pool())
            .await?;
        Ok(count(&row)?)
    }

    async fn own_mistakes(&self, limit: u32) -> StoreResult<Vec<(String, StoredMistake)>> {
        let rows = sqlx::query(
            "SELECT m.* FROM analysis_mistakes m JOIN analyses a ON a.id = m.analysis_id \
             WHERE m.person = 1 ORDER BY a.created_ms DESC, a.id, m.item LIMIT $1",
        )
        .bind(i64::from(limit))
        .fetch_all(self.pool())
        .await?;
        Ok(rows.iter().map(read_mistake).collect::<Result<_, _>>()?)
    }

    async fn remove_review(&self, id: &str) -> StoreResult<()> {
        let done = sqlx::query("DELETE FROM analyses WHERE id = $1")
            .bind(id)
            .execute(self.pool())
            .await?;
        match done.rows_affected() {
            0 => Err(no_review(id)),
            _ => Ok(()),
        }
    }

    async fn practice_ratings(&self, player: &str) -> StoreResult<Vec<(String, Rating)>> {
        let rows = sqlx::query("SELECT * FROM practice_ratings WHERE player = $1 ORDER BY game")
            .bind(player)
            .fetch_all(self.pool())
            .await?;
        let read = |row: &SqlRow| Ok((row.try_get("game")?, read_rating(row)?));
        Ok(rows.iter().map(read).collect::<Result<_, sqlx::Error>>()?)
    }

    async fn practice_tries(&self, player: &str) -> StoreResult<Vec<StoredTry>> {
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
    ) -> StoreResult<()> {
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
            .bind(tried.memory.map(|memory| memory.stability))
            .bind(tried.memory.map(|memory| memory.difficulty))
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
