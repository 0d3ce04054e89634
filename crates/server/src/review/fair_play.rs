//! Adds the figures of fair play of a rated match, once its analysis is finished.

use rosespring_hall::fair_play::StoredFairPlay;
use rosespring_hall::fair_play::{FairPlaySums, band_of, stage_times, stages_of};
use rosespring_rules::Side;
use rosespring_store::Store;
use rosespring_wire::review::ReviewState;

use super::desk::Open;
use crate::error::ApiError;
use crate::host::blocking;

/// Adds the figures, if the analysis is finished, is that of a rated match, and was not added.
pub(super) async fn add(store: &dyn Store, open: &Open) {
    if let Err(error) = try_add(store, open).await {
        tracing::warn!("the figures of fair play of a match are not stored: {error}");
    }
}

async fn try_add(store: &dyn Store, open: &Open) -> Result<(), ApiError> {
    let (table, judged) = {
        let review = open.review();
        let is_done = review.progress().state == ReviewState::Done;
        let Some(table) = review.head.table.clone().filter(|_| is_done) else {
            return Ok(());
        };
        (table, review.judged())
    };
    let Some(judged) = judged else {
        return Ok(());
    };
    let Some(result) = store.result(&table).await? else {
        return Ok(());
    };
    let Some(ratings) = result.ratings else {
        return Ok(());
    };
    if store.is_fair_play_added(&table).await? {
        return Ok(());
    }
    let (stored, bodies) = (store.table(&table).await?, store.events(&table).await?);
    let times = blocking(move || stage_times(&stored, &bodies)).await??;
    let players = Side::ALL.map(|side| {
        let stages = stages_of(side, &judged, &times);
        StoredFairPlay {
            person: result.players[side.index()].clone(),
            game: result.game.clone(),
            band: band_of(ratings[side.index()].before),
            sums: FairPlaySums::of_match(stages, times.rekeys[side.index()]),
        }
    });
    store.add_fair_play(&table, &players).await?;
    Ok(())
}
