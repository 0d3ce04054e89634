//! Ludus Anglicorum (LU-1 to LU-4): stages of three numbers, and who is limpolded.

use rosespring_rules::games::ludus_anglicorum::RULES;
use rosespring_rules::{
    Dice, Event, Outcome, Phase, Position, SetupFault, SetupPhase, Side, Stage, WinKind, perft,
};

use crate::agree;
use crate::bridge::{dice, ends_of, to_position, to_setup};
use crate::model::{Men, Options, Phase as Told, Pos, men};
use crate::perft::brute_depths;

const GAME: &str = "ludus-anglicorum";

fn pos(rules: &str, [white, black]: [Men; 2], phase: Told) -> Pos {
    Pos {
        rules: Options::read(rules).expect("rules"),
        men: [white, black],
        throws: [3, 3],
        phase,
    }
}

/// Men on places, all others of fifteen borne off.
fn all_men(places: &[(usize, i8)]) -> Men {
    let mut men = men(places);
    men[0] = 15 - men.iter().sum::<i8>();
    men
}

fn position(pos: &Pos) -> Position {
    to_position(pos).unwrap_or_else(|error| panic!("{pos}: {error}"))
}

#[test]
fn ludus_anglicorum_counts_what_its_ruling_says() {
    let counts = [79, 6_470];

    assert_eq!(perft::perft(&position(&Pos::start(GAME)), 2), counts);
    assert_eq!(brute_depths(GAME, 2), counts);
}

#[test]
fn ludus_anglicorum_agrees_under_every_option() {
    for options in [
        "",
        "~single=quarter",
        "~limpold=shut",
        "~single=quarter~limpold=off",
    ] {
        agree::run_preset(&format!("{GAME}{options}"));
    }
}

#[test]
fn six_of_31_ends_are_limpold() {
    let white = all_men(&[(12, 1), (8, 5), (7, 9)]);
    let full = [
        (24, 9),
        (23, 1),
        (22, 1),
        (21, 1),
        (20, 1),
        (19, 1),
        (16, 1),
    ];
    let open = [(24, 10), (23, 1), (22, 1), (21, 1), (19, 1), (16, 1)];
    let won = Outcome::Won {
        winner: Side::White,
        kind: WinKind::Single,
    };
    for (black, ends, limpold) in [(&full[..], 31, 6), (&open[..], 28, 0)] {
        let start = position(&pos(GAME, [white, all_men(black)], Told::Throw(0)));
        let thrown = start.throw(dice(3, 1), &mut ()).expect("a throw is due");
        let listed = ends_of(&thrown);
        let after = listed.iter().map(|end| thrown.after(end, &mut ()));
        let over: Vec<Position> = after.filter(|next| next.outcome().is_some()).collect();

        assert_eq!((listed.len(), over.len()), (ends, limpold));
        for next in over {
            assert_eq!(next.outcome(), Some(won));
            assert_eq!(next.id().parse(), Ok(next));
            assert_eq!(Position::unpack(RULES, &next.pack()), Ok(next));
        }
    }
}

#[test]
fn every_throw_is_a_stage_of_three_numbers_in_ids_and_bytes() {
    let start = Position::started_by(RULES, Side::Black);
    for (dice, _) in Dice::ALL_21 {
        let thrown = start.throw(dice, &mut ()).expect("a throw is due");
        let stage = thrown
            .turn()
            .expect("every throw plays at the start")
            .stage();
        let numbers = stage.numbers();

        assert_eq!(stage.len(), 3);
        assert_eq!(
            stage.to_string().len(),
            if dice.low().get() == 6 { 4 } else { 5 }
        );
        assert_eq!(numbers[0].get(), 6, "{dice}");
        assert_eq!(
            [numbers[1], numbers[2]],
            [dice.high(), dice.low()],
            "{dice}"
        );
        assert_eq!(matches!(stage, Stage::Three(_)), dice.low().get() < 6);
        assert_eq!(thrown.id().parse(), Ok(thrown), "{dice}");
        assert_eq!(
            Position::unpack(RULES, &thrown.pack()),
            Ok(thrown),
            "{dice}"
        );
    }
}

#[test]
fn numbers_that_no_throw_brings_are_refused() {
    let start = Pos::start(GAME);
    let faults = |rules: &str, stage: &[u8]| {
        let mut setup = to_setup(&pos(rules, start.men, Told::Throw(0))).expect("a setup");
        setup.phase = SetupPhase::Play {
            thrower: Side::White,
            mover: Side::White,
            stage: stage.to_vec(),
            then: vec![],
            named: false,
        };
        Position::from_setup(&setup).map_err(|error| error.faults)
    };
    for wrong in [&[6, 5][..], &[6], &[5, 4, 3], &[6, 6], &[5, 5, 5]] {
        let stage = wrong.to_vec();
        let fault = SetupFault::NotThreeNumbers { stage };
        assert_eq!(faults(GAME, wrong), Err(vec![fault]), "{wrong:?}");
    }
    assert!(faults(GAME, &[2, 6, 1]).is_ok(), "in any order");
    let fault = SetupFault::BadStage {
        stage: vec![6, 2, 1],
        most: 4,
    };
    let refused = faults("verquere", &[6, 2, 1]).expect_err("of another game");
    assert_eq!(refused, [fault]);
}

#[test]
fn three_bytes_out_of_order_are_refused() {
    let thrown = Position::started_by(RULES, Side::White);
    let thrown = thrown.throw(dice(2, 1), &mut ()).expect("a throw is due");
    let mut packed = thrown.pack();
    assert_eq!(packed[57..60], [6, 2, 1]);
    (packed[58], packed[59]) = (1, 2);

    let refused = Position::unpack(RULES, &packed).expect_err("out of order");
    assert!(refused.to_string().starts_with("byte 59"), "{refused}");
}

#[test]
fn what_is_left_of_three_numbers_is_told() {
    // White's 4, 3 and 2 are closed, so each number leads to where no other one plays.
    let white = all_men(&[(13, 1), (1, 14)]);
    let black = all_men(&[(23, 2), (22, 2), (21, 2), (6, 9)]);
    let start = position(&pos(GAME, [white, black], Told::Throw(0)));
    let thrown = start.throw(dice(5, 4), &mut ()).expect("a throw is due");
    let mut told = Vec::new();
    for end in ends_of(&thrown) {
        let mut events: Vec<Event> = Vec::new();
        let next = thrown.after(&end, &mut events);
        let [Event::Lost { unplayed, .. }] = events[..] else {
            panic!("{events:?}")
        };
        assert_eq!(next.phase(), Phase::Throw(Side::Black));
        let numbers: Vec<u8> = unplayed.numbers().iter().map(|die| die.get()).collect();
        told.push(numbers);
    }

    told.sort();
    let expected = [vec![5, 4], vec![6, 4], vec![6, 5]];
    assert_eq!(told, expected);
}
