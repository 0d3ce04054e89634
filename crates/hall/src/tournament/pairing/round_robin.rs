//! The rounds of a round robin, by turning a circle.

use super::{Pairing, seated};
use crate::tournament::state::Tournament;

/// Pairs the next round. Who would meet a player who has left gets a point without a game. Of an
/// odd number of players, one rests in each round, without a point.
pub(crate) fn pair(tournament: &Tournament) -> Pairing {
    let mut pairs = Vec::new();
    let mut byes = Vec::new();
    for [one, other] in circle(&tournament.seeds, tournament.rounds.len()) {
        match [one, other].map(|player| tournament.is_active(player)) {
            [true, true] => pairs.push(seated(tournament, [one, other])),
            [true, false] => byes.push(one),
            [false, true] => byes.push(other),
            [false, false] => {}
        }
    }
    (pairs, byes)
}

/// Returns the pairs of a round, from 0: the first place stays, the others turn by one.
fn circle(seeds: &[u16], round: usize) -> Vec<[u16; 2]> {
    let places = seeds.len() + seeds.len() % 2;
    let turning = places.saturating_sub(1);
    let at = |place: usize| {
        let index = match place {
            0 => 0,
            place => (place - 1 + round) % turning + 1,
        };
        // The place that is added to an odd number is nobody's.
        seeds.get(index).copied()
    };
    let pairs = (0..places / 2).filter_map(|i| Some([at(i)?, at(places - 1 - i)?]));
    pairs.collect()
}
