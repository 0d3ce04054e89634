//! The figures of fair play, and the members about whom a moderator is asked.

use std::collections::BTreeMap;

use rosespring_hall::fair_play::{
    Comparison, FairPlaySums, STAGES_MIN, StoredFairPlay, asks, compare, figures,
};
use rosespring_store::{HallStore, StoreError};
use rosespring_wire::fair_play::{FairPlayView, SuspicionView};

use super::Hall;
use super::moderation::PersonLinks;
use crate::error::ApiError;

/// The members of the bands that an answer needs, each band read once.
#[derive(Default)]
struct Bands(BTreeMap<(String, u16), Vec<StoredFairPlay>>);

impl Bands {
    /// Compares a member with the others of their band.
    async fn compare(
        &mut self,
        store: &dyn HallStore,
        own: &StoredFairPlay,
    ) -> Result<Vec<Comparison>, StoreError> {
        let key = (own.game.clone(), own.band);
        if !self.0.contains_key(&key) {
            let members = store.fair_play_in(&own.game, own.band).await?;
            self.0.insert(key.clone(), members);
        }
        let members = self.0.get(&key).into_iter().flatten();
        let others = members.filter(|one| one.person != own.person);
        let others: Vec<FairPlaySums> = others.map(|one| one.sums).collect();
        Ok(compare(&own.sums, &others))
    }
}

impl Hall {
    /// Returns the members about whom a moderator is asked.
    pub(super) async fn suspicions(
        &self,
        people: &mut PersonLinks,
    ) -> Result<Vec<SuspicionView>, ApiError> {
        let store = self.store.as_ref();
        let mut bands = Bands::default();
        let mut suspicions = Vec::new();
        for own in store.fair_play_unanswered(STAGES_MIN).await? {
            let compared = bands.compare(store, &own).await?;
            if asks(&own.sums, &compared) {
                suspicions.push(SuspicionView {
                    person: people.link(store, &own.person).await?,
                    figures: figures(&own, &compared),
                });
            }
        }
        Ok(suspicions)
    }

    /// Returns the figures of a member, by game and band.
    pub(super) async fn fair_play(&self, person: &str) -> Result<Vec<FairPlayView>, ApiError> {
        let store = self.store.as_ref();
        let mut bands = Bands::default();
        let mut views = Vec::new();
        for own in store.fair_play_of(person).await? {
            let compared = bands.compare(store, &own).await?;
            views.push(figures(&own, &compared));
        }
        Ok(views)
    }
}
