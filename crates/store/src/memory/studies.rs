//! Analyses and tries of puzzles in memory.

use std::collections::BTreeMap;

use async_trait::async_trait;

use rosespring_table::glicko::Rating;
use rosespring_table::stored::{
    ReviewAddition, ReviewHead, StoredMistake, StoredReview, StoredTry,
};

use super::{MemoryStore, lock};
use crate::{StoreError, StoreResult, StudyStore};

/// An analysis with its items and mistakes.
#[derive(Debug)]
pub(super) struct ReviewRows {
    pub(crate) review: StoredReview,
    items: BTreeMap<u32, String>,
    mistakes: Vec<StoredMistake>,
}

fn no_review(id: &str) -> StoreError {
    StoreError::NoReview(id.to_owned())
}

/// The data of one player: ratings by game, and tries by position.
#[derive(Debug, Default)]
pub(super) struct PlayerPractice {
    ratings: BTreeMap<String, Rating>,
    tries: BTreeMap<String, StoredTry>,
}

#[async_trait]
impl StudyStore for MemoryStore {
    async fn create_review(&self, review: &StoredReview) -> StoreResult<()> {
        let mut kept = lock(&self.reviews);
        let head = &review.head;
        let taken = |other: &ReviewRows| other.review.head.checksum == head.checksum;
        if kept.contains_key(&head.id) || kept.values().any(taken) {
            return Err(StoreError::Taken(head.id.clone()));
        }
        let new = ReviewRows {
            review: review.clone(),
            items: BTreeMap::new(),
            mistakes: Vec::new(),
        };
        kept.insert(head.id.clone(), new);
        Ok(())
    }

    async fn review(&self, id: &str) -> StoreResult<StoredReview> {
        let kept = lock(&self.reviews);
        let found = kept.get(id).ok_or_else(|| no_review(id))?;
        Ok(found.review.clone())
    }

    async fn review_of(&self, checksum: &str) -> StoreResult<Option<String>> {
        let kept = lock(&self.reviews);
        let mut heads = kept.values().map(|kept| &kept.review.head);
        Ok(heads
            .find(|head| head.checksum == checksum)
            .map(|head| head.id.clone()))
    }

    async fn review_of_table(&self, table: &str) -> StoreResult<Option<String>> {
        let kept = lock(&self.reviews);
        let heads = kept.values().map(|kept| &kept.review.head);
        let of_table = heads.filter(|head| head.table.as_deref() == Some(table));
        let newest = of_table.max_by_key(|head| (head.created_ms, head.id.clone()));
        Ok(newest.map(|head| head.id.clone()))
    }

    async fn review_items(&self, id: &str) -> StoreResult<Vec<(u32, String)>> {
        let kept = lock(&self.reviews);
        let items = kept.get(id).map(|kept| kept.items.clone());
        Ok(items.unwrap_or_default().into_iter().collect())
    }

    async fn keep_review(&self, id: &str, addition: &ReviewAddition) -> StoreResult<()> {
        let mut kept = lock(&self.reviews);
        let found = kept.get_mut(id).ok_or_else(|| no_review(id))?;
        found.items.extend(addition.items.iter().cloned());
        found.review.head.progress = addition.progress.clone();
        if let Some(mistakes) = &addition.mistakes {
            found.mistakes.clone_from(mistakes);
        }
        Ok(())
    }

    async fn reviews(&self, limit: u32) -> StoreResult<Vec<ReviewHead>> {
        let kept = lock(&self.reviews);
        let mut heads: Vec<_> = kept.values().map(|kept| kept.review.head.clone()).collect();
        heads.sort_by(|a, b| (b.created_ms, &a.id).cmp(&(a.created_ms, &b.id)));
        heads.truncate(limit as usize);
        Ok(heads)
    }

    async fn count_reviews(&self) -> StoreResult<u32> {
        Ok(u32::try_from(lock(&self.reviews).len()).unwrap_or(u32::MAX))
    }

    async fn own_mistakes(&self, limit: u32) -> StoreResult<Vec<(String, StoredMistake)>> {
        let mut own = Vec::new();
        for head in self.reviews(u32::MAX).await? {
            let kept = lock(&self.reviews);
            let mistakes = kept.get(&head.id).map(|kept| kept.mistakes.iter());
            let persons = mistakes.into_iter().flatten().filter(|one| one.person);
            own.extend(persons.map(|one| (head.id.clone(), one.clone())));
        }
        own.truncate(limit as usize);
        Ok(own)
    }

    async fn remove_review(&self, id: &str) -> StoreResult<()> {
        let removed = lock(&self.reviews).remove(id);
        removed.map(|_| ()).ok_or_else(|| no_review(id))
    }

    async fn practice_ratings(&self, player: &str) -> StoreResult<Vec<(String, Rating)>> {
        let kept = lock(&self.practice);
        let ratings = kept.get(player).into_iter().flat_map(|kept| &kept.ratings);
        Ok(ratings
            .map(|(game, rating)| (game.clone(), *rating))
            .collect())
    }

    async fn practice_tries(&self, player: &str) -> StoreResult<Vec<StoredTry>> {
        let kept = lock(&self.practice);
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
    ) -> StoreResult<()> {
        let mut kept = lock(&self.practice);
        let kept = kept.entry(player.to_owned()).or_default();
        kept.tries.insert(tried.position.clone(), tried.clone());
        if let Some(rating) = rating {
            kept.ratings.insert(tried.game.clone(), rating);
        }
        Ok(())
    }
}
