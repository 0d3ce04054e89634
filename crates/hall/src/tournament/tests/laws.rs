//! Laws over random tournaments: of each kind, with players who leave, come back and do not come.

use std::collections::BTreeSet;
use std::time::Instant;

use super::{Driven, plan};
use crate::tournament::{Kind, Phase, Plan, Seat, Tournament};

const KINDS: [Kind; 4] = [Kind::Swiss, Kind::RoundRobin, Kind::Knockout, Kind::Arena];
const SEEDS: u64 = 60;

/// Plays a random tournament to its end.
fn random(kind: Kind, seed: u64) -> Driven {
    let mut rng = fastrand::Rng::with_seed(seed);
    let count = rng.u16(2..=17);
    let plan = Plan {
        rounds: rng.u8(1..=7),
        minutes: 5,
        ..plan(kind)
    };
    let mut driven = Driven::with_players(plan, count);
    for _ in 0..5_000 {
        driven.follow();
        if matches!(driven.tournament.phase(), Phase::Over | Phase::Cancelled) {
            return driven;
        }
        check_places(&driven.tournament);
        let open = driven.open_games();
        if rng.u8(..) < 20 {
            let person = super::name(rng.u16(..count));
            let entry = match driven.tournament.is_in(&person) {
                true => driven.tournament.withdraw(&person),
                false => driven.tournament.join(&person, 1_000, driven.now_ms),
            };
            if let Ok(entry) = entry {
                driven.add(entry);
            }
        } else if !open.is_empty() && rng.u8(..) < 200 {
            let game = open[rng.usize(..open.len())];
            let winner = [None, Some(Seat::White), Some(Seat::Black)][rng.usize(..3)];
            let played = winner.is_some() && rng.u8(..) < 220;
            driven.settle(game, winner, played);
            driven.now_ms += 1_000;
        } else if !driven.wait() {
            driven.now_ms += 1_000;
        }
    }
    panic!("{kind:?} with seed {seed} does not end");
}

/// Nobody has two games, and places are in order.
fn check_places(tournament: &Tournament) {
    let open = tournament
        .games()
        .iter()
        .filter(|one| one.outcome.is_none());
    let busy: Vec<u16> = open.flat_map(|one| one.players).collect();
    assert_eq!(busy.iter().collect::<BTreeSet<_>>().len(), busy.len());
    let standings = tournament.standings();
    let listed: BTreeSet<u16> = standings.iter().map(|one| one.player).collect();
    assert_eq!(listed.len(), standings.len());
    assert!(standings.windows(2).all(|two| two[0].place <= two[1].place));
    assert!(standings.windows(2).all(|two| two[0].score >= two[1].score));
}

/// All pairs of players of the games.
fn pairs(tournament: &Tournament) -> Vec<BTreeSet<u16>> {
    let games = tournament.games().iter();
    games
        .map(|game| game.players.into_iter().collect())
        .collect()
}

#[test]
fn every_tournament_ends_and_replays_to_the_same_state() {
    for kind in KINDS {
        for seed in 0..SEEDS {
            let driven = random(kind, seed);

            let mut again = Tournament::new(*driven.tournament.plan());
            for entry in &driven.log {
                // What follows by itself is a function of the log before it.
                again.apply(entry).unwrap();
            }
            assert_eq!(again, driven.tournament, "{kind:?} {seed}");
            let given: usize = again.rounds().iter().map(|round| round.byes.len()).sum();
            let won = again.games().iter().filter(|game| game.winner().is_some());
            let scores: usize = again
                .standings()
                .iter()
                .map(|one| usize::from(one.score))
                .sum();
            assert_eq!(scores, given + won.count(), "{kind:?} {seed}");
        }
    }
}

#[test]
fn a_host_that_stops_after_any_entry_pairs_the_same() {
    for kind in KINDS {
        let driven = random(kind, 7);
        let mut again = Tournament::new(*driven.tournament.plan());
        for (before, entry) in driven.log.iter().enumerate() {
            if let crate::tournament::Entry::Paired { .. } = entry.entry {
                let mut fresh = Tournament::new(*driven.tournament.plan());
                for entry in &driven.log[..before] {
                    fresh.apply(entry).unwrap();
                }
                assert_eq!(fresh.next(entry.at_ms), again.next(entry.at_ms));
                let next = crate::tournament::Next::Entry(entry.entry.clone());
                assert_eq!(again.next(entry.at_ms), next, "{kind:?} {before}");
            }
            again.apply(entry).unwrap();
        }
    }
}

#[test]
fn a_round_robin_pairs_nobody_twice_and_a_knockout_loser_never_again() {
    for seed in 0..SEEDS {
        let driven = random(Kind::RoundRobin, seed);
        let all = pairs(&driven.tournament);
        assert_eq!(all.iter().collect::<BTreeSet<_>>().len(), all.len());

        let driven = random(Kind::Knockout, seed);
        let games = driven.tournament.games();
        for (number, game) in games.iter().enumerate() {
            let out = game
                .players
                .into_iter()
                .filter(|one| game.winner() != Some(*one));
            let later: Vec<u16> = games[number + 1..]
                .iter()
                .flat_map(|one| one.players)
                .collect();
            assert!(out.into_iter().all(|one| !later.contains(&one)), "{seed}");
        }
        assert!(driven.tournament.winners().len() <= 1);
    }
}

#[test]
fn swiss_pairs_nobody_twice_as_long_as_there_are_others() {
    for players in 2_u16..=32 {
        let rounds = u8::try_from(players.div_ceil(2)).unwrap();
        let plan = Plan {
            rounds,
            ..plan(Kind::Swiss)
        };
        let mut driven = Driven::with_players(plan, players);
        let mut rng = fastrand::Rng::with_seed(u64::from(players));
        while driven.wait() {
            for game in driven.open_games() {
                let winner = [Seat::White, Seat::Black][rng.usize(..2)];
                driven.settle(game, Some(winner), true);
            }
            driven.follow();
        }
        assert_eq!(driven.tournament.phase(), Phase::Over);
        let all = pairs(&driven.tournament);
        assert_eq!(
            all.iter().collect::<BTreeSet<_>>().len(),
            all.len(),
            "{players}"
        );
        let byes = driven.tournament.players().iter().map(|one| one.byes);
        assert!(byes.max() <= Some(1), "{players}");
        let sides = driven.tournament.standings().into_iter().map(|one| {
            let games = driven.tournament.games().iter();
            let whites = games.filter(|game| game.players[0] == one.player).count();
            usize::from(one.won + one.lost).abs_diff(2 * whites)
        });
        assert!(sides.max() <= Some(3), "{players}");
    }
}

#[test]
fn an_arena_pairs_the_same_two_again_only_if_they_are_alone() {
    for seed in 0..SEEDS {
        let driven = random(Kind::Arena, seed);
        let games = driven.tournament.games();
        let mut last = vec![None; driven.tournament.players().len()];
        for game in games {
            let [white, black] = game.players;
            let both = [white, black].map(usize::from);
            let again = last[both[0]] == Some(black) && last[both[1]] == Some(white);
            let round = &driven.tournament.rounds()[usize::from(game.round)];
            let in_round = games.iter().filter(|one| one.round == game.round).count();
            assert!(!again || in_round == 1 && round.byes.is_empty(), "{seed}");
            last[both[0]] = Some(black);
            last[both[1]] = Some(white);
        }
    }
}

#[test]
fn the_largest_tournament_is_paired_quickly() {
    let plan = Plan {
        rounds: 9,
        ..plan(Kind::Swiss)
    };
    let mut driven = Driven::with_players(plan, crate::tournament::PLAYERS_MAX);
    let begin = Instant::now();
    while driven.wait() {
        driven.play_round();
        driven.follow();
    }

    assert_eq!(driven.tournament.games().len(), 9 * 64);
    let all = pairs(&driven.tournament);
    assert_eq!(all.iter().collect::<BTreeSet<_>>().len(), all.len());
    // Without optimisation, on a busy machine. A pairing takes a few milliseconds in a release.
    assert!(begin.elapsed().as_secs() < 60, "{:?}", begin.elapsed());
}
