//! Puzzles in memory.

use std::collections::BTreeMap;

use async_trait::async_trait;

use rosespring_table::glicko::Rating;
use rosespring_table::stored::StoredTry;

use crate::memory::MemoryStore;
use crate::{PracticeStore, StoreError};

/// Ratings by game, and tries by position.
#[derive(Debug, Default)]
pub(super) struct KeptPractice {
    ratings: BTreeMap<String, Rating>,
    tries: BTreeMap<String, StoredTry>,
}

#[async_trait]
impl PracticeStore for MemoryStore {
    async fn practice_ratings(&self) -> Result<Vec<(String, Rating)>, StoreError> {
        let kept = self.practice_kept();
        let ratings = kept.ratings.iter();
        Ok(ratings
            .map(|(game, rating)| (game.clone(), *rating))
            .collect())
    }

    async fn practice_tries(&self) -> Result<Vec<StoredTry>, StoreError> {
        Ok(self.practice_kept().tries.values().cloned().collect())
    }

    async fn keep_try(&self, tried: &StoredTry, rating: Option<Rating>) -> Result<(), StoreError> {
        let mut kept = self.practice_kept();
        kept.tries.insert(tried.position.clone(), tried.clone());
        if let Some(rating) = rating {
            kept.ratings.insert(tried.game.clone(), rating);
        }
        Ok(())
    }
}
