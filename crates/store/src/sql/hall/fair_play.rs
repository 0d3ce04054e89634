//! Figures of fair play in SQL.

use async_trait::async_trait;
use rosespring_hall::StoredBody;
use rosespring_hall::fair_play::{FairPlaySums, StoredFairPlay};
use sqlx::Row;

use super::super::columns::integer;
use super::super::statement::{count, execute};
use super::super::{SqlConnection, SqlRow, SqlStore};
use crate::{FairPlayStore, StoreError, StoreResult};

const ADD_MATCH: &str = "INSERT INTO fair_play_matches (table_id) \
     SELECT id FROM tables WHERE id = $1 ON CONFLICT (table_id) DO NOTHING";

const KEEP: &str = "INSERT INTO fair_play (person, game, band, stages, body) \
     SELECT id, $2, $3, $4, $5 FROM people WHERE id = $1 AND kind = 'member' \
     ON CONFLICT (person, game, band) DO UPDATE SET stages = $4, body = $5";

const ONE: &str = "SELECT * FROM fair_play WHERE person = $1 AND game = $2 AND band = $3";

const OF_PERSON: &str = "SELECT * FROM fair_play WHERE person = $1 ORDER BY game, band";

const IN_BAND: &str = "SELECT * FROM fair_play WHERE game = $1 AND band = $2 ORDER BY person";

const UNANSWERED: &str = "SELECT * FROM fair_play WHERE stages - answered >= $1 \
     ORDER BY stages DESC, person, game, band";

fn read(row: &SqlRow) -> StoreResult<StoredFairPlay> {
    let body: String = row.try_get("body")?;
    let person: String = row.try_get("person")?;
    let sums = FairPlaySums::from_body(&body).map_err(|_| {
        let what = format!("the figures of fair play of {person} cannot be read");
        StoreError::Damaged(what.into())
    })?;
    Ok(StoredFairPlay {
        person,
        game: row.try_get("game")?,
        band: integer(row, "band")?,
        sums,
    })
}

fn read_all(rows: &[SqlRow]) -> StoreResult<Vec<StoredFairPlay>> {
    rows.iter().map(read).collect()
}

/// Adds the sums of a match to those of a member.
async fn add(connection: &mut SqlConnection, one: &StoredFairPlay) -> StoreResult<()> {
    let before = query!(ONE, &one.person, &one.game, i64::from(one.band))
        .fetch_optional(&mut *connection)
        .await?;
    let mut sums = one.sums;
    if let Some(before) = before {
        sums.join(&read(&before)?.sums);
    }
    let query = query!(
        KEEP,
        &one.person,
        &one.game,
        i64::from(one.band),
        i64::from(sums.stages()),
        sums.to_body()
    );
    execute(query, connection).await?;
    Ok(())
}

#[async_trait]
impl FairPlayStore for SqlStore {
    async fn is_fair_play_added(&self, table: &str) -> StoreResult<bool> {
        let query = query!(
            "SELECT COUNT(*) FROM fair_play_matches WHERE table_id = $1",
            table
        );
        Ok(count(query, self.pool()).await? > 0)
    }

    async fn add_fair_play(&self, table: &str, players: &[StoredFairPlay; 2]) -> StoreResult<bool> {
        let mut work = self.begin().await?;
        let added = execute(query!(ADD_MATCH, table), &mut *work).await?;
        if added == 0 {
            drop(work);
            return match self.is_fair_play_added(table).await? {
                true => Ok(false),
                false => Err(StoreError::NotFound(table.to_owned())),
            };
        }
        for one in players {
            add(&mut work, one).await?;
        }
        work.commit().await?;
        Ok(true)
    }

    async fn fair_play_of(&self, person: &str) -> StoreResult<Vec<StoredFairPlay>> {
        let rows = query!(OF_PERSON, person).fetch_all(self.pool());
        read_all(&rows.await?)
    }

    async fn fair_play_in(&self, game: &str, band: u16) -> StoreResult<Vec<StoredFairPlay>> {
        let rows = query!(IN_BAND, game, i64::from(band)).fetch_all(self.pool());
        read_all(&rows.await?)
    }

    async fn fair_play_unanswered(&self, stages: u32) -> StoreResult<Vec<StoredFairPlay>> {
        let rows = query!(UNANSWERED, i64::from(stages)).fetch_all(self.pool());
        read_all(&rows.await?)
    }

    async fn answer_fair_play(&self, person: &str) -> StoreResult<()> {
        let query = query!(
            "UPDATE fair_play SET answered = stages WHERE person = $1",
            person
        );
        execute(query, self.pool()).await?;
        Ok(())
    }
}
