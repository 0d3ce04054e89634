//! Laquet (LA-1 to LA-3): the only stage that may be declined, and a board that ends at 18.

use std::collections::BTreeSet;

use fastrand::Rng;
use rosespring_rules::games::laquet::RULES;
use rosespring_rules::{
    Event, Match, Outcome, Phase, Position, SetupFault, SetupPhase, Side, StageCursor, TurnCursor,
    WinKind, perft,
};

use crate::bridge::{Crate, dice, to_position, to_setup};
use crate::model::Pos;
use crate::perft::brute_depths;
use crate::referee::{BruteForce, Referee};
use crate::sample::{self, Walk};

fn position(pos: &Pos) -> Position {
    to_position(pos).unwrap_or_else(|error| panic!("{pos}: {error}"))
}

/// Positions of random games and others, in which numbers were handed over and can be played.
fn handed_over(rules: &str, count: usize, seed: u64) -> Vec<Pos> {
    let mut rng = Rng::with_seed(seed);
    let mut walk = Walk::new(rules);
    let mut found = Vec::new();
    while found.len() < count {
        let pos = walk.step(&mut rng);
        let pos = sample::with_rest(&pos, &mut rng);
        found.extend(to_position(&pos).is_ok().then_some(pos));
    }
    found
}

#[test]
fn laquet_counts_what_its_ruling_says() {
    let counts = [246, 17_889];

    assert_eq!(perft::perft(&position(&Pos::start("laquet")), 2), counts);
    assert_eq!(brute_depths("laquet", 2), counts);
}

#[test]
fn every_order_of_a_stage_that_may_be_declined_is_legal_step_by_step() {
    let mut orders = 0;
    for rules in ["laquet", "laquet~rest=must"] {
        for pos in handed_over(rules, 150, 34) {
            let by_crate: BTreeSet<_> = Crate.sequences(&pos).into_iter().collect();
            let by_rulings: BTreeSet<_> = BruteForce.sequences(&pos).into_iter().collect();

            assert_eq!(by_crate, by_rulings, "{pos}");
            assert_eq!(by_crate.contains(&vec![]), rules == "laquet", "{pos}");
            orders += by_crate.len();
        }
    }
    assert!(orders > 1_000, "{orders} orders");
}

#[test]
fn a_stage_that_may_be_declined_is_packed_and_declined() {
    let mut some = 0;
    for pos in handed_over("laquet", 200, 1283) {
        let start = position(&pos);
        assert_eq!(Position::unpack(RULES, &start.pack()), Ok(start), "{pos}");
        let turn = start.turn().expect("a stage is to be played");

        let cursor = StageCursor::new(&start).expect("a stage");
        assert!(cursor.is_complete(), "{pos}");
        let mut events: Vec<Event> = Vec::new();
        let declined = start.play(&[], &mut events).expect("it may be declined");
        assert_eq!(declined.board(), start.board(), "{pos}");
        assert_eq!(declined.phase(), Phase::Throw(turn.mover()), "{pos}");
        let [Event::Lost { mover, unplayed }] = events[..] else {
            panic!("{pos}: {events:?}")
        };
        assert_eq!(mover, turn.mover(), "{pos}");
        assert_eq!(unplayed.numbers(), turn.stage().numbers(), "{pos}");

        let mut part = TurnCursor::resume(start).expect("a turn");
        part.stop_stage().expect("it may be declined");
        assert_eq!(*part.position(), declined, "{pos}");
        let mut part = TurnCursor::resume(start).expect("a turn");
        let step = part.stage().expect("a stage").legal()[0];
        part.push(step).expect("legal");
        if part.stage().is_some() {
            part.stop_stage().expect("some may be played");
            some += 1;
        }
        let outcome = part.position().outcome().is_some();
        assert!(outcome || part.position().phase() == Phase::Throw(turn.mover()));
    }
    assert!(some > 20, "{some} stages played in part");
}

#[test]
fn a_stage_that_must_be_played_cannot_be_declined() {
    for pos in handed_over("laquet~rest=must", 100, 6) {
        let start = position(&pos);

        assert!(!StageCursor::new(&start).expect("a stage").is_complete());
        assert!(start.play(&[], &mut ()).is_err(), "{pos}");
    }
}

#[test]
fn a_thrower_may_not_decline() {
    let start = position(&Pos::start("laquet"));
    let thrown = start.throw(dice(6, 5), &mut ()).expect("a throw is due");

    assert!(thrown.play(&[], &mut ()).is_err());
    assert!(!StageCursor::new(&thrown).expect("a stage").is_complete());
}

#[test]
fn white_leads_in_every_game_of_a_match() {
    let mut score = Match::new(RULES, 3);

    assert_eq!(score.next_game().phase(), Phase::Throw(Side::White));
    score.count(Outcome::Won {
        winner: Side::Black,
        kind: WinKind::Single,
    });
    assert_eq!(score.leader(), None);
    assert_eq!(score.next_game().phase(), Phase::Throw(Side::White));
}

#[test]
fn a_position_without_a_place_in_the_game_is_refused() {
    let start = Pos::start("laquet");
    let mut opening = to_setup(&start).expect("a setup");
    opening.phase = SetupPhase::Opening;
    let mut beyond = to_setup(&start).expect("a setup");
    (beyond.white.points[18], beyond.white.points[19]) = (1, 1);
    let mut packed = position(&start).pack();
    (packed[18], packed[19]) = (1, 1);

    let faults = |setup| Position::from_setup(setup).expect_err("refused").faults;
    assert_eq!(faults(&opening), [SetupFault::NoOpening]);
    let fault = SetupFault::BeyondBoard {
        side: Side::White,
        point: 19,
        last: 18,
    };
    assert_eq!(faults(&beyond), [fault]);
    let refused = Position::unpack(RULES, &packed).expect_err("refused");
    assert!(refused.to_string().contains("ends at 18"), "{refused}");
}
