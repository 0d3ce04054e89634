//! Figures of fair play in memory.

use std::collections::{BTreeMap, BTreeSet};

use async_trait::async_trait;
use rosespring_hall::accounts::PersonKind;
use rosespring_hall::fair_play::StoredFairPlay;

use super::MemoryStore;
use crate::{FairPlayStore, StoreError, TableStore};

/// The sums by person, game and band, and the matches in them.
#[derive(Debug, Default)]
pub(crate) struct FairPlayRows {
    sums: BTreeMap<(String, String, u16), AnsweredSums>,
    matches: BTreeSet<String>,
}

#[derive(Debug)]
struct AnsweredSums {
    stored: StoredFairPlay,
    /// The number of stages at the last answer.
    answered: u32,
}

impl FairPlayRows {
    /// Forgets a person.
    pub(crate) fn forget_person(&mut self, person: &str) {
        self.sums.retain(|(of, ..), _| of != person);
    }

    /// Forgets that the match of a table was added.
    pub(crate) fn forget_table(&mut self, table: &str) {
        self.matches.remove(table);
    }

    fn list(&self, is_listed: impl Fn(&AnsweredSums) -> bool) -> Vec<StoredFairPlay> {
        let listed = self.sums.values().filter(|kept| is_listed(kept));
        listed.map(|kept| kept.stored.clone()).collect()
    }
}

#[async_trait]
impl FairPlayStore for MemoryStore {
    async fn is_fair_play_added(&self, table: &str) -> Result<bool, StoreError> {
        Ok(self.hall_rows().fair_play.matches.contains(table))
    }

    async fn add_fair_play(
        &self,
        table: &str,
        players: &[StoredFairPlay; 2],
    ) -> Result<bool, StoreError> {
        self.table(table).await?;
        let mut hall = self.hall_rows();
        if !hall.fair_play.matches.insert(table.to_owned()) {
            return Ok(false);
        }
        for one in players {
            let person = hall.people.get(&one.person);
            if person.is_none_or(|person| person.kind != PersonKind::Member) {
                continue;
            }
            let key = (one.person.clone(), one.game.clone(), one.band);
            match hall.fair_play.sums.get_mut(&key) {
                Some(kept) => kept.stored.sums.join(&one.sums),
                None => {
                    let kept = AnsweredSums {
                        stored: one.clone(),
                        answered: 0,
                    };
                    hall.fair_play.sums.insert(key, kept);
                }
            }
        }
        Ok(true)
    }

    async fn fair_play_of(&self, person: &str) -> Result<Vec<StoredFairPlay>, StoreError> {
        let hall = self.hall_rows();
        Ok(hall.fair_play.list(|kept| kept.stored.person == person))
    }

    async fn fair_play_in(&self, game: &str, band: u16) -> Result<Vec<StoredFairPlay>, StoreError> {
        let hall = self.hall_rows();
        let is_in = |kept: &AnsweredSums| kept.stored.game == game && kept.stored.band == band;
        Ok(hall.fair_play.list(is_in))
    }

    async fn fair_play_unanswered(&self, stages: u32) -> Result<Vec<StoredFairPlay>, StoreError> {
        let hall = self.hall_rows();
        let is_open = |kept: &AnsweredSums| kept.stored.sums.stages() - kept.answered >= stages;
        let mut found = hall.fair_play.list(is_open);
        // The sort is stable: the keys are in order already.
        found.sort_by_key(|one| std::cmp::Reverse(one.sums.stages()));
        Ok(found)
    }

    async fn answer_fair_play(&self, person: &str) -> Result<(), StoreError> {
        let mut hall = self.hall_rows();
        for kept in hall.fair_play.sums.values_mut() {
            if kept.stored.person == person {
                kept.answered = kept.stored.sums.stages();
            }
        }
        Ok(())
    }
}
