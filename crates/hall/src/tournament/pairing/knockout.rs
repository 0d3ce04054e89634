//! The bracket of a knockout.

use super::{Pairing, seated};
use crate::tournament::state::{Game, Tournament};

/// Returns the number of rounds for this number of players.
pub(crate) const fn rounds(players: u16) -> u16 {
    let mut rounds = 0;
    while (1_u32 << rounds) < players as u32 {
        rounds += 1;
    }
    rounds
}

/// Pairs the next round: neighbours in the bracket. A player without an opponent goes on.
pub(crate) fn pair(tournament: &Tournament) -> Pairing {
    let mut pairs = Vec::new();
    let mut byes = Vec::new();
    let slots = slots(tournament, tournament.rounds.len());
    for both in slots.chunks_exact(2) {
        let here = |slot: Option<u16>| slot.filter(|player| tournament.is_active(*player));
        match [here(both[0]), here(both[1])] {
            [Some(one), Some(other)] => pairs.push(seated(tournament, [one, other])),
            [Some(one), None] | [None, Some(one)] => byes.push(one),
            [None, None] => {}
        }
    }
    (pairs, byes)
}

/// Returns who is in which place of the bracket before a round, from 0. A place is empty if nobody
/// won it.
pub(crate) fn slots(tournament: &Tournament, round: usize) -> Vec<Option<u16>> {
    let size = 1_usize << rounds(u16::try_from(tournament.seeds.len()).unwrap_or(u16::MAX));
    let order = seed_order(size).into_iter();
    let mut slots: Vec<_> = order
        .map(|seed| tournament.seeds.get(seed).copied())
        .collect();
    for played in 0..round {
        let winners = winners(tournament, played);
        let goes_on = |both: &[Option<u16>]| {
            let mut both = both.iter().copied().flatten();
            both.find(|player| winners.contains(player))
        };
        slots = slots.chunks_exact(2).map(goes_on).collect();
    }
    slots
}

/// Returns the players who go on after a round.
fn winners(tournament: &Tournament, round: usize) -> Vec<u16> {
    let byes = tournament.rounds.get(round).into_iter();
    let byes = byes.flat_map(|round| round.byes.iter().copied());
    let games = tournament.games_of_round(round).iter();
    byes.chain(games.filter_map(Game::winner)).collect()
}

/// Returns the seeds, from 0, in the order of the bracket: the best two can meet only in the last
/// round, the best four in the last two.
fn seed_order(size: usize) -> Vec<usize> {
    let mut order = vec![0];
    while order.len() < size {
        let next = order.len() * 2;
        order = order
            .into_iter()
            .flat_map(|seed| [seed, next - 1 - seed])
            .collect();
    }
    order
}
