//! Arena pairings: free players with about the same place, those who waited longest first.

use super::{match_all, meetings, seated};
use crate::tournament::state::Tournament;

/// No weight is negative.
const BASE: i32 = 1_000_000;
/// The weight of a place between two players.
const PLACE_WEIGHT: i32 = 2_000;
/// The weight of an earlier game of two players.
const MEETING_WEIGHT: i32 = 20_000;
/// The weight of a second of waiting.
const WAIT_WEIGHT: i32 = 1_000;
/// Places between two players that are told from fewer.
const PLACES_MAX: usize = 100;
/// Earlier games of two players that are told from fewer.
const MEETINGS_MAX: usize = 10;
/// Seconds of waiting that are told from fewer.
const WAIT_S_MAX: i64 = 60;

/// Returns the active players without a game.
pub(crate) fn free(tournament: &Tournament) -> Vec<u16> {
    let active = tournament.active();
    active
        .filter(|player| tournament.game_of(*player).is_none())
        .collect()
}

/// Pairs free players. Two who have just played each other wait for others, unless there are none.
pub(crate) fn pair(tournament: &Tournament, now_ms: i64) -> Vec<[u16; 2]> {
    let scores = tournament.scores();
    let mut order = free(tournament);
    order.sort_by_key(|player| {
        let rating = tournament.players[usize::from(*player)].rating;
        (u16::MAX - scores[usize::from(*player)], -rating, *player)
    });
    let are_alone = tournament.active().count() == 2;
    let last: Vec<_> = order
        .iter()
        .map(|one| last_opponent(tournament, *one))
        .collect();
    let waits: Vec<_> = order
        .iter()
        .map(|one| wait_s(tournament, *one, now_ms))
        .collect();
    let mut edges = Vec::new();
    for (i, one) in order.iter().enumerate() {
        for (j, other) in order.iter().enumerate().skip(i + 1) {
            if !are_alone && last[i] == Some(*other) && last[j] == Some(*one) {
                continue;
            }
            let met = meetings(tournament, *one, *other).min(MEETINGS_MAX);
            let places = (j - i).min(PLACES_MAX);
            let penalty = [(MEETING_WEIGHT, met), (PLACE_WEIGHT, places)];
            let penalty = penalty.map(|(weight, count)| weight * i32::try_from(count).unwrap_or(0));
            let waited = WAIT_WEIGHT * (waits[i] + waits[j]);
            edges.push((i, j, BASE + waited - penalty.iter().sum::<i32>()));
        }
    }
    let pairs = match_all(order.len(), edges).into_iter();
    let pairs = pairs.map(|[i, j]| seated(tournament, [order[i], order[j]]));
    pairs.collect()
}

fn last_opponent(tournament: &Tournament, player: u16) -> Option<u16> {
    let mut games = tournament.games.iter().rev();
    games.find_map(|game| game.opponent_of(player))
}

fn wait_s(tournament: &Tournament, player: u16, now_ms: i64) -> i32 {
    let since_ms = tournament.players[usize::from(player)].free_since_ms;
    let seconds = now_ms.saturating_sub(since_ms) / 1_000;
    i32::try_from(seconds.clamp(0, WAIT_S_MAX)).unwrap_or_default()
}
