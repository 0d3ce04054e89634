//! Swiss pairings: no rematch, then equal scores, then the upper half of a group against the lower.

use super::{Pairing, match_all, meetings, seated};
use crate::tournament::state::Tournament;

/// The weight of a difference of scores, squared. All differences of ranks of a round together are
/// less.
const SCORE_WEIGHT: i32 = 1 << 12;
/// The greatest difference of scores that is told from a smaller one.
const SCORES_APART_MAX: u16 = 15;
/// The weight of a rematch: more than all differences of scores of a round together.
const REMATCH_WEIGHT: i32 = 1 << 26;
/// Rematches of the same two players that are told from fewer.
const REMATCHES_MAX: usize = 3;
/// No weight is negative.
const BASE: i32 = 1 << 29;

/// Pairs the players of the next round. Of an odd number, the last one of those with the fewest
/// byes gets a point without a game.
pub(crate) fn pair(tournament: &Tournament) -> Pairing {
    let scores = tournament.scores();
    let score = |player: u16| scores[usize::from(player)];
    let mut order: Vec<u16> = tournament.active().collect();
    order.sort_by_key(|player| {
        let rating = tournament.players[usize::from(*player)].rating;
        (u16::MAX - score(*player), -rating, *player)
    });
    let byes = match order.len() % 2 {
        0 => Vec::new(),
        _ => take_bye(tournament, &mut order),
    };
    let groups = groups(&order, score);
    let mut edges = Vec::with_capacity(order.len() * order.len() / 2);
    for (i, one) in order.iter().enumerate() {
        for (j, other) in order.iter().enumerate().skip(i + 1) {
            let apart = score(*one).abs_diff(score(*other)).min(SCORES_APART_MAX);
            let rematches = meetings(tournament, *one, *other).min(REMATCHES_MAX);
            let rematches = i32::try_from(rematches).unwrap_or(i32::MAX);
            let ranks = rank_penalty(&groups, i, j);
            let weight = BASE
                - REMATCH_WEIGHT * rematches
                - SCORE_WEIGHT * i32::from(apart) * i32::from(apart)
                - ranks;
            edges.push((i, j, weight));
        }
    }
    let pairs = match_all(order.len(), edges).into_iter();
    let pairs = pairs.map(|[i, j]| seated(tournament, [order[i], order[j]]));
    (pairs.collect(), byes)
}

/// Takes the player who gets a bye out of the order.
fn take_bye(tournament: &Tournament, order: &mut Vec<u16>) -> Vec<u16> {
    let byes = |player: u16| tournament.players[usize::from(player)].byes;
    let fewest = order.iter().map(|player| byes(*player)).min();
    let place = order
        .iter()
        .rposition(|player| Some(byes(*player)) == fewest);
    place.map(|place| order.remove(place)).into_iter().collect()
}

/// Returns for each place of the order the first place of its score, and the number of players
/// with that score.
fn groups(order: &[u16], score: impl Fn(u16) -> u16) -> Vec<(usize, usize)> {
    let of = |player: &u16| {
        let first = order.iter().position(|one| score(*one) == score(*player));
        let size = order.iter().filter(|one| score(**one) == score(*player));
        (first.unwrap_or_default(), size.count())
    };
    order.iter().map(of).collect()
}

/// Returns how far two places are from those that half a group lies between.
fn rank_penalty(groups: &[(usize, usize)], i: usize, j: usize) -> i32 {
    let ((first, size), (other_first, _)) = (groups[i], groups[j]);
    let distance = match first == other_first {
        true => (j - i).abs_diff(size / 2),
        // Of a group that cannot be paired within itself, the last meets the first of the next.
        false => (j - i).saturating_sub(1),
    };
    i32::try_from(distance.min(63)).unwrap_or(63)
}
