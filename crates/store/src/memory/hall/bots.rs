//! Bots in memory.

use std::collections::BTreeMap;

use async_trait::async_trait;
use rosespring_hall::accounts::StoredPerson;

use super::MemoryStore;
use crate::{BotStore, PeopleStore, StoreError};

/// The bots by the hash of their token.
pub(crate) type BotRows = BTreeMap<String, StoredPerson>;

#[async_trait]
impl BotStore for MemoryStore {
    async fn keep_bot(&self, bot: &StoredPerson, hash: &str) -> Result<StoredPerson, StoreError> {
        let is_person = self.person(&bot.id).await?.is_some();
        let mut bots = self.bot_rows();
        let known = bots.values().find(|known| known.name == bot.name).cloned();
        let is_taken = known.is_none() && is_person;
        if is_taken || bots.get(hash).is_some_and(|other| other.name != bot.name) {
            return Err(StoreError::Taken(bot.id.clone()));
        }
        let kept = known.unwrap_or_else(|| bot.clone());
        bots.retain(|_, known| known.id != kept.id);
        bots.insert(hash.to_owned(), kept.clone());
        self.insert_person(&kept);
        Ok(kept)
    }

    async fn bot_of_token(&self, hash: &str) -> Result<Option<StoredPerson>, StoreError> {
        Ok(self.bot_rows().get(hash).cloned())
    }
}
