//! Analyses and tries of puzzles in SQL.

use async_trait::async_trait;
use rosespring_rules::Side;
use rosespring_table::glicko::Rating;
use rosespring_table::schedule::Memory;
use rosespring_table::stored::{
    ReviewAddition, ReviewHead, ReviewKept, StoredMistake, StoredReview, StoredTry,
};
use sqlx::Row;

use super::columns::{integer, optional_integer, truth};
use super::statement::{SqlQuery, count, execute, find, list};
use super::{SqlConnection, SqlRow, SqlStore};
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
    let query = query!("DELETE FROM analysis_mistakes WHERE analysis_id = $1", id);
    execute(query, &mut *connection).await?;
    for mistake in mistakes {
        let query = query!(
            "INSERT INTO analysis_mistakes (analysis_id, item, side, person, position, played, \
             best, loss) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
            id,
            i64::from(mistake.item),
            mistake.side.to_string(),
            i32::from(mistake.person),
            &mistake.position,
            &mistake.played,
            &mistake.best,
            mistake.loss
        );
        execute(query, &mut *connection).await?;
    }
    Ok(())
}

fn no_review(id: &str) -> StoreError {
    StoreError::NoReview(id.to_owned())
}

/// Gives a query the six parts of a review's progress, in the order of its columns.
fn bind_progress<'q>(query: SqlQuery<'q>, progress: &'q ReviewKept) -> SqlQuery<'q> {
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
        let query = query!(
            INSERT,
            &head.id,
            i64::from(head.format),
            &head.checksum,
            &head.table,
            &head.rules,
            &head.names[0],
            &head.names[1],
            &head.players[0],
            &head.players[1],
            i32::from(head.match_to),
            i64::from(head.games),
            i64::from(head.stages)
        );
        let query = bind_progress(query, &head.progress)
            .bind(head.played_ms)
            .bind(head.created_ms)
            .bind(record)
            .bind(faults.join("\n"));
        let changed = execute(query, self.pool()).await?;
        match changed {
            0 => Err(StoreError::Taken(head.id.clone())),
            _ => Ok(()),
        }
    }

    async fn review(&self, id: &str) -> StoreResult<StoredReview> {
        let row = query!("SELECT * FROM analyses WHERE id = $1", id)
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
        let query = query!("SELECT id FROM analyses WHERE checksum = $1", checksum);
        find(query, self.pool(), |row| row.try_get(0)).await
    }

    async fn review_of_table(&self, table: &str) -> StoreResult<Option<String>> {
        let query = query!(
            "SELECT id FROM analyses WHERE table_id = $1 ORDER BY created_ms DESC, id LIMIT 1",
            table
        );
        find(query, self.pool(), |row| row.try_get(0)).await
    }

    async fn review_items(&self, id: &str) -> StoreResult<Vec<(u32, String)>> {
        let query = query!(
            "SELECT item, body FROM analysis_items WHERE analysis_id = $1 ORDER BY 1",
            id
        );
        list(query, self.pool(), |row| {
            Ok((integer(row, "item")?, row.try_get("body")?))
        })
        .await
    }

    async fn keep_review(&self, id: &str, addition: &ReviewAddition) -> StoreResult<()> {
        let mut work = self.begin().await?;
        let query = bind_progress(query!(UPDATE, id), &addition.progress);
        let changed = execute(query, &mut *work).await?;
        if changed == 0 {
            return Err(no_review(id));
        }
        for (item, body) in &addition.items {
            let query = query!(
                "INSERT INTO analysis_items (analysis_id, item, body) VALUES ($1, $2, $3) \
                 ON CONFLICT (analysis_id, item) DO UPDATE SET body = $3",
                id,
                i64::from(*item),
                body
            );
            execute(query, &mut *work).await?;
        }
        if let Some(mistakes) = &addition.mistakes {
            replace_mistakes(&mut work, id, mistakes).await?;
        }
        work.commit().await
    }

    async fn reviews(&self, limit: u32) -> StoreResult<Vec<ReviewHead>> {
        let query = format!("SELECT {HEAD} FROM analyses ORDER BY created_ms DESC, id LIMIT $1");
        let rows = query!(sqlx::AssertSqlSafe(query), i64::from(limit))
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
        count(query!("SELECT COUNT(*) FROM analyses"), self.pool()).await
    }

    async fn own_mistakes(&self, limit: u32) -> StoreResult<Vec<(String, StoredMistake)>> {
        let query = query!(
            "SELECT m.* FROM analysis_mistakes m JOIN analyses a ON a.id = m.analysis_id \
             WHERE m.person = 1 ORDER BY a.created_ms DESC, a.id, m.item LIMIT $1",
            i64::from(limit)
        );
        list(query, self.pool(), read_mistake).await
    }

    async fn remove_review(&self, id: &str) -> StoreResult<()> {
        let query = query!("DELETE FROM analyses WHERE id = $1", id);
        let changed = execute(query, self.pool()).await?;
        match changed {
            0 => Err(no_review(id)),
            _ => Ok(()),
        }
    }

    async fn practice_ratings(&self, player: &str) -> StoreResult<Vec<(String, Rating)>> {
        let query = query!(
            "SELECT * FROM practice_ratings WHERE player = $1 ORDER BY game",
            player
        );
        list(query, self.pool(), |row| {
            Ok((row.try_get("game")?, read_rating(row)?))
        })
        .await
    }

    async fn practice_tries(&self, player: &str) -> StoreResult<Vec<StoredTry>> {
        let query = query!(
            "SELECT * FROM practice_tries WHERE player = $1 ORDER BY position",
            player
        );
        list(query, self.pool(), read_try).await
    }

    async fn keep_try(
        &self,
        player: &str,
        tried: &StoredTry,
        rating: Option<Rating>,
    ) -> StoreResult<()> {
        let mut work = self.begin().await?;
        let query = query!(
            KEEP_TRY,
            &tried.position,
            &tried.game,
            i32::from(tried.own),
            tried.rating.rating,
            tried.rating.deviation,
            tried.rating.volatility,
            i64::from(tried.tries),
            i32::from(tried.solved),
            tried.last_ms,
            tried.waits.map(|(place, _)| i32::from(place)),
            tried.waits.map(|(_, due_ms)| due_ms),
            player,
            tried.memory.map(|memory| memory.stability),
            tried.memory.map(|memory| memory.difficulty)
        );
        execute(query, &mut *work).await?;
        if let Some(rating) = rating {
            let query = query!(
                KEEP_RATING,
                &tried.game,
                rating.rating,
                rating.deviation,
                rating.volatility,
                player
            );
            execute(query, &mut *work).await?;
        }
        work.commit().await
    }
}
