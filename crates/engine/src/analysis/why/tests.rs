use std::collections::BTreeSet;

use rosespring_rules::notation::text;
use rosespring_rules::{Dice, Ends, GameKind, Point, Position, Side};

use super::later::{self, Comparison};
use super::{Fact, Reason};
use crate::GameEvaluator;
use crate::analysis::{Analyst, Depth};
use crate::stakes::Stakes;
use crate::walk::random_game_with;

#[test]
fn every_weight_can_be_read_and_is_of_a_fact() {
    let rows = rosespring_nets::FACTS_CSV.lines().skip(1);
    for row in rows {
        assert!(
            super::facts::weight(row).is_some_and(|row| row.2 > 0.0),
            "{row}"
        );
    }
    let weighs = |game: &str| {
        let game = GameKind::from_name(game).unwrap();
        Fact::all().any(|fact| fact.weight(game) > 0.0)
    };
    assert!(
        weighs("gul-bara") && weighs("portes"),
        "Portes plays by the net of backgammon"
    );
    // By chance a share would be told in a quarter of its mistakes.
    assert!(!weighs("hypergammon"));
}

#[test]
fn a_play_that_loses_nothing_has_no_reason() {
    let position: Position = "rs1.backgammon.2p5j3g5kT1.2p5j3g5kT1.Pww31"
        .parse()
        .unwrap();
    let best = Analyst::new(GameEvaluator::of(position.rules().game), Depth::plies(1))
        .position(&position, Stakes::Units);
    let mut analyst = Analyst::new(GameEvaluator::of(position.rules().game), Depth::plies(1));

    let board = best.choices[0].end.board;
    assert_eq!(analyst.why(&position, &board, Stakes::Units), None);
    assert_eq!(
        analyst.why(&position, position.board(), Stakes::Units),
        None
    );
}

#[test]
fn the_throws_that_hit_after_one_play_only_make_most_of_its_loss() {
    // After 15/10 5/1 five throws hit, after 11/6/2 fifteen.
    let position: Position = "rs1.backgammon.zg243B1O5T29.o1i1k1h57T29.Pbb54"
        .parse()
        .unwrap();
    let made = text::parse_play(&position, "11/6/2").unwrap();
    let made = position.play(&made, &mut ()).unwrap();
    let mut analyst = Analyst::new(GameEvaluator::of(position.rules().game), Depth::plies(0));

    let why = analyst.why(&position, made.board(), Stakes::Units).unwrap();

    let Some(Reason::Throws {
        fact,
        share,
        throws,
        dice,
    }) = why.reasons.first()
    else {
        panic!("{why:?}");
    };
    assert_eq!(
        (fact.fact, fact.best, fact.played),
        (Fact::Shots, 5.0, 15.0)
    );
    assert_eq!(*throws, 14);
    let ways = Dice::ALL_21.iter().filter(|(one, _)| dice.contains(one));
    // Twelve hit after the play made only, two after the best play only.
    assert_eq!(ways.map(|(_, ways)| ways).sum::<u8>(), 12);
    assert!((0.6..1.0).contains(share), "{share}");
}

/// Four throws of the same chance, of which the first makes all of a loss of 0.1.
fn compared(counts: [[u32; 2]; 4]) -> impl Iterator<Item = Comparison> {
    let gains = [0.4, 0.0, 0.0, 0.0];
    counts
        .into_iter()
        .zip(gains)
        .map(|(counts, gain)| Comparison {
            chance: 0.25,
            gain,
            counts,
        })
}

#[test]
fn a_fact_that_is_worse_after_the_throws_that_lose_tells_the_loss() {
    let told = later::reason(
        Fact::Bar,
        2,
        0.1,
        compared([[2, 0], [1, 1], [0, 0], [0, 0]]),
    );

    let Some(Reason::Later {
        fact, part, share, ..
    }) = told
    else {
        panic!("{told:?}");
    };
    assert_eq!((fact.best, fact.played, part), (0.75, 0.25, 0.25));
    assert!((share - 1.0).abs() < 1e-6, "{share}");
    // Fewer men on the bar of the opponent are worse; a last man that stands farther is.
    let far = compared([[4, 9], [4, 4], [4, 4], [4, 4]]);
    assert!(later::reason(Fact::Last, 2, 0.1, far).is_some());
}

#[test]
fn a_fact_that_is_worse_after_most_throws_or_elsewhere_tells_nothing() {
    let cases = [
        ("after every throw", [[2, 1]; 4]),
        (
            "after a throw that loses nothing",
            [[1, 1], [2, 0], [0, 0], [0, 0]],
        ),
        ("as good in the mean", [[2, 1], [1, 2], [0, 0], [0, 0]]),
        (
            "better after the play made",
            [[0, 2], [1, 1], [0, 0], [0, 0]],
        ),
    ];

    for (case, counts) in cases {
        let told = later::reason(Fact::Bar, 2, 0.1, compared(counts));
        assert_eq!(told, None, "{case}");
    }
}

#[test]
fn chances_of_draws_are_counted_exactly() {
    // Of three plays two are better: one of two drawn is so in every case, both in one of three.
    let choices = super::choices;
    assert_eq!(
        [choices(3, 0), choices(3, 2), choices(2, 3)],
        [1.0, 3.0, 0.0]
    );
    assert!((choices(30, 15) - 155_117_520.0).abs() < 1.0);
}

#[test]
fn the_points_of_a_fact_are_held_by_the_mover_or_pinned() {
    let mut rng = fastrand::Rng::with_seed(54);
    let (mut shown, mut ends) = (BTreeSet::new(), Ends::new());
    for game in GameKind::all() {
        let rules = game.declaration().default_preset().rules;
        random_game_with(rules, &mut rng, &mut ends, |position| {
            for side in Side::ALL {
                check_points(position, side, &mut shown);
            }
        });
    }
    let shown: Vec<&str> = shown.into_iter().collect();
    let all = [
        "blots", "front", "heap", "last", "pins", "points", "prime", "risk", "shots",
    ];
    assert_eq!(shown, all);
}

/// Checks the points of the facts that count points which the mover holds.
fn check_points(after: &Position, side: Side, shown: &mut BTreeSet<&'static str>) {
    let men = after.men(side);
    let facing = |set| after.rules().movement.facing_set(set);
    let pinning = facing(after.men(side.other()).pinned(after.rules()));
    for fact in [
        Fact::Prime,
        Fact::Front,
        Fact::Points,
        Fact::Blots,
        Fact::Pins,
        Fact::Heap,
        Fact::Last,
        Fact::Risk,
        Fact::Shots,
    ] {
        let points = super::facts::points(fact, side, after);
        let held = Point::all().filter(|&point| men.standing(after.rules(), point) > 0);
        let held = held.fold(pinning, |set, point| set | 1 << point.get());
        assert_eq!(points & !held, 0, "{} in {after}", fact.name());
        if points > 0 {
            shown.insert(fact.name());
        }
    }
}
