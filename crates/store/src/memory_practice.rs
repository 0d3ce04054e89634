//! Puzzles in memory.

use std::collections::BTreeMap;

use async_trait::async_trait;

use rosespring_table::glicko::Rating;
use rosespring_table::stored::StoredTry;

use crate::memory::MemoryStore;
use crate::{PracticeStore, StoreError};

/// The data of one player: ratings by game, and tries by position.
#[derive(Debug, Default)]
pub(super) struct PlayerPractice {
    ratings: BTreeMap<String, Rating>,
    tries: BTreeMap<String, StoredTry>,
}

#[async_trait]
impl PracticeStore for MemoryStore {
    async fn practice_ratings(&self, player: &str) -> Result<Vec<(String, Rating)>, StoreError> {
        let kept = self.practice_kept();
        let ratings = kept.get(player).into_iter().flat_map(|kept| &kept.ratings);
        Ok(ratings
            .map(|(game, rating)| (game.clone(), *rating))
            .collect())
    }

    async fn practice_tries(&self, player: &str) -> Result<Vec<StoredTry>, StoreError> {
        let kept = self.practice_kept();
        let tries = kept
            .get(player)
            .into_iter()
            .flat_map(|kept| kept.tries.values());
        Ok(tries.cloned().collect())
    }

    async fn keep_try(
        &self,
        player: &str,
        tried: &StoredTry,
        rating: Option<Rating>,
    ) -> Result<(), StoreError> {
        let mut kept = self.practice_kept();
        let kept = kept.entry(player.to_owned()).or_default();
        kept.tries.insert(tried.position.clone(), tried.clone());
        if let Some(rating) = rating {
            kept.ratings.insert(tried.game.clone(), rating);
        }
        Ok(())
    }
}
