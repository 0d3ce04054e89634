//! Bots in SQL.

use async_trait::async_trait;
use rosespring_hall::accounts::{PersonKind, StoredBotToken, StoredPerson};

use super::super::SqlStore;
use super::read_person;
use super::rows::add_new;
use crate::{BotStore, StoreError, StoreResult};

const OF_TOKEN: &str = "SELECT people.* FROM bot_tokens \
     JOIN people ON people.id = bot_tokens.person WHERE hash = $1";

#[async_trait]
impl BotStore for SqlStore {
    async fn keep_bot(&self, bot: &StoredPerson, hash: &str) -> StoreResult<StoredPerson> {
        let mut work = self.begin().await?;
        let known = sqlx::query("SELECT * FROM people WHERE kind = $1 AND name = $2")
            .bind(PersonKind::Bot.name())
            .bind(&bot.name)
            .fetch_optional(&mut *work)
            .await?;
        let kept = match known.as_ref().map(read_person).transpose()? {
            Some(known) => known,
            None => {
                let done = sqlx::query(
                    "INSERT INTO people (id, kind, name, created_ms) VALUES ($1, $2, $3, $4) \
                     ON CONFLICT (id) DO NOTHING",
                )
                .bind(&bot.id)
                .bind(PersonKind::Bot.name())
                .bind(&bot.name)
                .bind(bot.created_ms)
                .execute(&mut *work)
                .await?;
                if done.rows_affected() == 0 {
                    return Err(StoreError::Taken(bot.id.clone()));
                }
                bot.clone()
            }
        };
        sqlx::query("DELETE FROM bot_tokens WHERE person = $1")
            .bind(&kept.id)
            .execute(&mut *work)
            .await?;
        let token = StoredBotToken {
            hash: hash.to_owned(),
            person: kept.id.clone(),
            created_ms: bot.created_ms,
        };
        add_new(&mut work, &token).await?;
        work.commit().await?;
        Ok(kept)
    }

    async fn bots(&self) -> StoreResult<Vec<StoredPerson>> {
        let rows = sqlx::query("SELECT * FROM people WHERE kind = $1 ORDER BY id")
            .bind(PersonKind::Bot.name())
            .fetch_all(self.pool())
            .await?;
        let read = rows.iter().map(read_person);
        Ok(read.collect::<Result<_, _>>()?)
    }

    async fn bot_of_token(&self, hash: &str) -> StoreResult<Option<StoredPerson>> {
        let row = sqlx::query(OF_TOKEN)
            .bind(hash)
            .fetch_optional(self.pool())
            .await?;
        Ok(row.as_ref().map(read_person).transpose()?)
    }
}
