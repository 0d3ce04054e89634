//! Pairings: each kind has a function of the tournament that returns pairs and byes.

pub(crate) mod arena;
pub(crate) mod knockout;
pub(crate) mod round_robin;
pub(crate) mod swiss;

use mwmatching::{Edges, Matching, SENTINEL};

use crate::tournament::state::Tournament;

/// The pairs of a round, White first, and the players who get a point without a game.
pub(crate) type Pairing = (Vec<[u16; 2]>, Vec<u16>);

/// Returns the matching of `count` vertices with the most edges, and of those the one with the
/// greatest weight: pairs of vertices, the smaller first, in order.
fn match_all(count: usize, edges: Edges) -> Vec<[usize; 2]> {
    if edges.is_empty() {
        return Vec::new();
    }
    let mates = Matching::new(edges).max_cardinality().solve();
    let pairs = mates.into_iter().enumerate().take(count);
    let mut pairs: Vec<_> = pairs
        .filter(|(one, mate)| *mate != SENTINEL && one < mate)
        .map(|(one, mate)| [one, mate])
        .collect();
    pairs.sort_unstable();
    pairs
}

/// Returns how often two players were paired.
fn meetings(tournament: &Tournament, one: u16, other: u16) -> usize {
    let games = tournament.games.iter();
    games
        .filter(|game| game.opponent_of(one) == Some(other))
        .count()
}

/// Gives White to the one of two players who had it less often; of equals, to the first.
fn seated(tournament: &Tournament, [one, other]: [u16; 2]) -> [u16; 2] {
    let balance = |player: u16| {
        let sides = tournament.games.iter().map(|game| match game.players {
            [white, _] if white == player => 1,
            [_, black] if black == player => -1,
            _ => 0,
        });
        sides.sum::<i32>()
    };
    match balance(other) < balance(one) {
        true => [other, one],
        false => [one, other],
    }
}
