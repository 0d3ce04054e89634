//! Bots in memory.

use std::collections::BTreeMap;

use async_trait::async_trait;
use rosespring_hall::accounts::{PersonKind, StoredPerson};

use super::MemoryStore;
use crate::{BotStore, StoreError};

/// The ids of bots by the hash of their token.
pub(crate) type BotRows = BTreeMap<String, String>;

#[async_trait]
impl BotStore for MemoryStore {
    async fn keep_bot(&self, bot: &StoredPerson, hash: &str) -> Result<StoredPerson, StoreError> {
        let mut hall = self.hall_rows();
        let is_it = |one: &&StoredPerson| one.kind == PersonKind::Bot && one.name == bot.name;
        let kept = match hall.people.values().find(is_it) {
            Some(known) => known.clone(),
            None if hall.people.contains_key(&bot.id) => {
                return Err(StoreError::Taken(bot.id.clone()));
            }
            None => bot.clone(),
        };
        if hall.bots.get(hash).is_some_and(|other| *other != kept.id) {
            return Err(StoreError::Taken(hash.to_owned()));
        }
        hall.bots.retain(|_, id| *id != kept.id);
        hall.bots.insert(hash.to_owned(), kept.id.clone());
        hall.people.insert(kept.id.clone(), kept.clone());
        Ok(kept)
    }

    async fn bot_of_token(&self, hash: &str) -> Result<Option<StoredPerson>, StoreError> {
        let hall = self.hall_rows();
        Ok(hall
            .bots
            .get(hash)
            .and_then(|id| hall.people.get(id).cloned()))
    }
}
