//! Bots in SQL.

use async_trait::async_trait;
use rosespring_hall::accounts::{PersonKind, StoredBotToken, StoredPerson};

use super::super::SqlStore;
use super::super::statement::{execute, find, list};
use super::read_person;
use super::rows::add_new;
use crate::{BotStore, StoreError, StoreResult};

const OF_TOKEN: &str = "SELECT people.* FROM bot_tokens \
     JOIN people ON people.id = bot_tokens.person WHERE hash = $1";

#[async_trait]
impl BotStore for SqlStore {
    async fn keep_bot(&self, bot: &StoredPerson, hash: &str) -> StoreResult<StoredPerson> {
        let mut work = self.begin().await?;
        let query = query!(
            "SELECT * FROM people WHERE kind = $1 AND name = $2",
            PersonKind::Bot.name(),
            &bot.name
        );
        let kept = match find(query, &mut *work, read_person).await? {
            Some(known) => known,
            None => {
                let query = query!(
                    "INSERT INTO people (id, kind, name, created_ms) VALUES ($1, $2, $3, $4) \
                     ON CONFLICT (id) DO NOTHING",
                    &bot.id,
                    PersonKind::Bot.name(),
                    &bot.name,
                    bot.created_ms
                );
                let changed = execute(query, &mut *work).await?;
                if changed == 0 {
                    return Err(StoreError::Taken(bot.id.clone()));
                }
                bot.clone()
            }
        };
        let query = query!("DELETE FROM bot_tokens WHERE person = $1", &kept.id);
        execute(query, &mut *work).await?;
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
        let query = query!(
            "SELECT * FROM people WHERE kind = $1 ORDER BY id",
            PersonKind::Bot.name()
        );
        list(query, self.pool(), read_person).await
    }

    async fn bot_of_token(&self, hash: &str) -> StoreResult<Option<StoredPerson>> {
        find(query!(OF_TOKEN, hash), self.pool(), read_person).await
    }
}
