//! Whole small tournaments, pairing by pairing.

use super::{Driven, name, plan};
use crate::tournament::{Entry, Kind, LogEntry, Next, Phase, Plan, Refusal, Seat, Tournament};

/// Plays all rounds, the better one winning each game; the pairings.
fn rounds(kind: Kind, players: u16) -> (Vec<String>, Driven) {
    let mut driven = Driven::with_players(plan(kind), players);
    let mut rounds = Vec::new();
    while driven.wait() {
        if driven.tournament.phase() == Phase::Over {
            break;
        }
        rounds.push(driven.last_round());
        driven.play_round();
        driven.follow();
    }
    assert_eq!(driven.tournament.phase(), Phase::Over);
    (rounds, driven)
}

#[test]
fn swiss_pairs_equal_scores_and_nobody_twice() {
    let (paired, driven) = rounds(Kind::Swiss, 8);

    let expected = [
        "a-e b-f c-g d-h",
        "a-c b-d e-g f-h",
        "a-b c-e d-f g-h",
        "d-a b-c h-e f-g",
        "f-a e-b h-c g-d",
    ];
    assert_eq!(paired, expected);
    assert_eq!(driven.order(), "abcdefgh");
}

#[test]
fn swiss_gives_an_odd_player_a_point_once() {
    let (paired, driven) = rounds(Kind::Swiss, 5);

    let byes: Vec<_> = paired
        .iter()
        .map(|round| round.rsplit(' ').next().unwrap().to_owned())
        .collect();
    assert_eq!(byes, ["e", "d", "c", "b", "a"]);
    let first = &driven.tournament.standings()[0];
    assert_eq!((first.player, first.score, first.won), (0, 5, 4));
}

#[test]
fn a_round_robin_is_every_pair_once() {
    let (paired, driven) = rounds(Kind::RoundRobin, 4);
    assert_eq!(paired, ["a-d b-c", "a-b c-d", "c-a d-b"]);
    assert_eq!(driven.order(), "abcd");

    let (paired, _) = rounds(Kind::RoundRobin, 5);
    assert_eq!(paired.len(), 5);
    assert!(paired.iter().all(|round| round.len() == 7), "{paired:?}");
}

#[test]
fn a_knockout_has_byes_for_the_best_and_a_final_of_the_best_two() {
    let (paired, driven) = rounds(Kind::Knockout, 6);

    assert_eq!(paired, ["d-e c-f a b", "a-d b-c", "a-b"]);
    assert_eq!(driven.order(), "abcdef");
    assert_eq!(driven.tournament.winners(), [0]);
    assert_eq!(driven.tournament.rounds_planned(), Some(3));
    let (paired, _) = rounds(Kind::Knockout, 8);
    assert_eq!(paired[0], "a-h d-e b-g c-f");
}

#[test]
fn who_does_not_come_loses_and_is_not_paired_until_they_come_back() {
    let mut driven = Driven::with_players(plan(Kind::Swiss), 4);
    driven.wait();
    assert_eq!(driven.last_round(), "a-c b-d");
    driven.settle(0, Some(Seat::Black), false);
    driven.settle(1, None, false);
    assert!(!driven.tournament.is_in("a"));
    assert!(driven.tournament.is_in("c"));
    assert!(!driven.tournament.is_in("b") && !driven.tournament.is_in("d"));
    assert_eq!(
        driven.tournament.join("z", 1500, driven.now_ms),
        Err(Refusal::Closed)
    );

    let back = driven.tournament.join("a", 1500, driven.now_ms).unwrap();
    driven.add(back);
    driven.wait();

    // The two who were paired before meet again, because nobody else plays.
    assert_eq!(driven.last_round(), "c-a");
    driven.play_round();
    assert_eq!(driven.order(), "acbd");
}

#[test]
fn a_knockout_goes_on_without_who_does_not_come() {
    let mut driven = Driven::with_players(plan(Kind::Knockout), 4);
    driven.wait();
    assert_eq!(driven.last_round(), "a-d b-c");
    driven.settle(0, None, false);
    driven.settle(1, Some(Seat::White), true);
    driven.wait();
    assert_eq!(driven.last_round(), "b");
    driven.wait();

    assert_eq!(driven.tournament.phase(), Phase::Over);
    assert_eq!(driven.tournament.winners(), [1]);
    let mut driven = Driven::with_players(plan(Kind::Knockout), 2);
    driven.wait();
    driven.settle(0, None, false);
    driven.follow();
    assert_eq!(driven.tournament.phase(), Phase::Over);
    assert!(driven.tournament.winners().is_empty());
}

#[test]
fn a_player_who_leaves_a_round_robin_leaves_points() {
    let mut driven = Driven::with_players(plan(Kind::RoundRobin), 4);
    driven.wait();
    driven.play_round();
    let withdrew = driven.tournament.withdraw("b").unwrap();
    driven.add(withdrew);
    assert_eq!(driven.tournament.withdraw("b"), Err(Refusal::NotIn));

    driven.wait();
    assert_eq!(driven.last_round(), "c-d a");
    driven.play_round();
    driven.wait();
    assert_eq!(driven.last_round(), "c-a d");
}

#[test]
fn an_arena_pairs_free_players_without_immediate_rematches_until_its_time_is_over() {
    let mut driven = Driven::with_players(plan(Kind::Arena), 4);
    driven.wait();
    assert_eq!(driven.last_round(), "a-b c-d");
    driven.now_ms += 60_000;
    driven.settle(0, Some(Seat::White), true);
    driven.follow();
    // Both have just played each other.
    assert_eq!(driven.open_games(), [1]);
    driven.settle(1, Some(Seat::Black), true);
    driven.wait();
    assert_eq!(driven.last_round(), "d-a b-c");
    let late = driven.tournament.join("e", 1900, driven.now_ms).unwrap();
    driven.add(late);
    driven.follow();
    assert_eq!(driven.open_games().len(), 2);

    driven.now_ms = driven.tournament.closes_ms();
    driven.follow();
    assert_eq!(driven.tournament.phase(), Phase::Running);
    assert_eq!(
        driven.tournament.join("f", 1500, driven.now_ms),
        Err(Refusal::Closed)
    );
    driven.play_round();
    driven.follow();
    assert_eq!(driven.tournament.phase(), Phase::Over);
    assert_eq!(driven.order(), "abdce");
}

#[test]
fn two_who_are_alone_in_an_arena_play_each_other_again() {
    let mut driven = Driven::with_players(plan(Kind::Arena), 2);
    driven.wait();
    driven.now_ms += 60_000;
    driven.play_round();
    driven.wait();

    assert_eq!(driven.last_round(), "b-a");
}

#[test]
fn too_few_players_cancel_it_and_commands_say_what_is_wrong() {
    let mut driven = Driven::with_players(plan(Kind::Swiss), 1);
    assert_eq!(driven.tournament.may_begin(), Err(Refusal::TooFew));
    assert_eq!(driven.tournament.withdraw("x"), Err(Refusal::NotIn));
    driven.wait();
    assert_eq!(driven.tournament.phase(), Phase::Cancelled);
    assert_eq!(
        driven.log.last().unwrap().entry,
        Entry::Cancelled { by: None }
    );
    assert_eq!(driven.tournament.join("b", 0, 0), Err(Refusal::Closed));
    assert_eq!(driven.tournament.withdraw("a"), Err(Refusal::Over));
    assert_eq!(driven.tournament.cancel_by("a", true), Err(Refusal::Over));
    assert_eq!(driven.tournament.may_begin(), Err(Refusal::Over));

    let small = Plan {
        players_max: 2,
        ..plan(Kind::Knockout)
    };
    let mut driven = Driven::with_players(small, 2);
    assert_eq!(driven.tournament.join("c", 0, 0), Err(Refusal::Full));
    let withdrew = driven.tournament.withdraw("a").unwrap();
    driven.add(withdrew);
    let joined = driven.tournament.join("c", 0, 0).unwrap();
    driven.add(joined);
    assert_eq!(driven.tournament.join("a", 0, 0), Err(Refusal::Full));
    assert_eq!(driven.tournament.may_begin(), Ok(()));
    driven.wait();
    assert_eq!(driven.last_round(), "b-c");
    assert_eq!(driven.order(), "bc");
    assert_eq!(driven.tournament.may_begin(), Err(Refusal::Begun));
    assert_eq!(driven.tournament.join("a", 0, 0), Err(Refusal::Closed));
}

#[test]
fn an_entry_that_does_not_fit_is_refused_and_changes_nothing() {
    let mut driven = Driven::with_players(plan(Kind::Knockout), 4);
    driven.wait();
    let before = driven.tournament.clone();
    let settled = |game| Entry::Settled {
        game,
        winner: None,
        played: true,
    };
    let paired = |pairs: &[[u16; 2]], byes: &[u16]| Entry::Paired {
        pairs: pairs.to_vec(),
        byes: byes.to_vec(),
    };
    for entry in [
        settled(2),
        settled(u32::MAX),
        paired(&[[0, 1]], &[]),
        paired(&[[0, 9]], &[]),
        paired(&[], &[u16::MAX]),
        Entry::Began {
            ratings: vec![0; 4],
        },
        Entry::Ended,
        Entry::Withdrew { player: 4 },
        Entry::Joined {
            person: name(1),
            rating: 0,
        },
        Entry::Joined {
            person: "z".to_owned(),
            rating: 0,
        },
    ] {
        let at_ms = driven.now_ms;
        let refused = driven.tournament.apply(&LogEntry {
            at_ms,
            entry: entry.clone(),
        });
        assert!(refused.is_err(), "{entry:?}");
        assert_eq!(driven.tournament, before, "{entry:?}");
    }
    driven.settle(0, Some(Seat::White), true);
    let twice = LogEntry {
        at_ms: 0,
        entry: settled(0),
    };
    assert!(driven.tournament.apply(&twice).is_err());
}

#[test]
fn a_stored_entry_is_read_as_it_was_and_another_form_is_refused() {
    for entry in [
        Entry::Joined {
            person: "a\"b".to_owned(),
            rating: -3,
        },
        Entry::Paired {
            pairs: vec![[0, 1]],
            byes: vec![2],
        },
        Entry::Settled {
            game: 1,
            winner: None,
            played: false,
        },
        Entry::Ended,
        Entry::Cancelled { by: None },
    ] {
        let entry = LogEntry { at_ms: 7, entry };
        assert_eq!(LogEntry::from_text(&entry.to_text()), Ok(entry));
    }
    let ended = LogEntry {
        at_ms: 7,
        entry: Entry::Ended,
    };
    assert_eq!(
        ended.to_text(),
        r#"{"format":1,"at_ms":7,"entry":{"kind":"ended"}}"#
    );
    for text in [
        "",
        r#"{"format":2,"at_ms":7,"entry":{"kind":"ended"}}"#,
        r#"{"format":1,"at_ms":7,"entry":{"kind":"paused"}}"#,
    ] {
        let error = LogEntry::from_text(text).unwrap_err().to_string();
        assert!(error.starts_with("the entry of a tournament"), "{error}");
    }
}

#[test]
fn nothing_follows_before_the_time() {
    let tournament = Tournament::new(plan(Kind::Swiss));

    assert_eq!(
        tournament.next(999),
        Next::Wait {
            wake_ms: Some(1_000)
        }
    );
    assert!(tournament.standings().is_empty());
}
