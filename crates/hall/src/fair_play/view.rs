//! What moderators and the member see of the figures.

use rosespring_wire::fair_play::{ComparisonView, FairPlayView};

use super::{Comparison, StoredFairPlay};

/// Returns the figures of a member, compared with others of their band.
#[must_use]
pub fn figures(own: &StoredFairPlay, compared: &[Comparison]) -> FairPlayView {
    let compared = compared.iter().map(|one| ComparisonView {
        measure: one.measure,
        stages: one.stages,
        own: one.own,
        mean: one.mean,
        z: one.z,
    });
    FairPlayView {
        game: own.game.clone(),
        band: own.band,
        matches: own.sums.matches,
        stages: own.sums.stages(),
        loss: own.sums.mean_loss().unwrap_or(0.0),
        rekeys: own.sums.rekeys,
        compared: compared.collect(),
    }
}
