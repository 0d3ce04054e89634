//! Doublets (DU-1 to DU-4): men that nobody moves, and doublets of men of one's choice.

use std::collections::BTreeSet;

use fastrand::Rng;
use rosespring_rules::games::doublets::{ALL, RULES};
use rosespring_rules::notation::text;
use rosespring_rules::{
    Dice, Die, Phase, Position, Reason, Rules, Setup, SetupFault, SetupPhase, Side, SideSetup,
    Stage, StageCursor, Step, perft,
};

use crate::bridge::{ends_of, men_on, to_step};
use crate::brute;
use crate::model::{Options, Pos};
use crate::perft::brute_depths;
use crate::sample;

/// The positions in which a doublet of one's choice is to be played.
fn doublets(rules: &str, count: usize, seed: u64) -> Vec<(Pos, Position)> {
    let mut rng = Rng::with_seed(seed);
    let options = Options::read(rules).expect("a preset");
    let mut found = Vec::new();
    while found.len() < count {
        let pos = sample::built(&options, &mut rng);
        let number = Die::ALL[rng.usize(..6)];
        let thrown = crate::bridge::to_position(&pos).expect("possible men");
        let thrown = thrown.throw(Dice::new(number, number), &mut ());
        let thrown = thrown.expect("a throw is due");
        found.push((crate::bridge::from_position(&options, &thrown), thrown));
    }
    found
}

#[test]
fn doublets_counts_what_its_ruling_says() {
    for (rules, counts) in [
        ("doublets", [181, 32_761]),
        ("doublets:all", [872, 760_384]),
    ] {
        let start = Position::start(rules.parse().expect("a preset"));

        assert_eq!(perft::perft(&start, 2), counts);
        assert_eq!(brute_depths(rules, 1), counts[..1]);
    }
    assert_eq!(brute_depths("doublets", 2), [181, 32_761]);
}

#[test]
fn every_order_of_a_doublet_leads_to_one_of_its_ends() {
    let mut rng = Rng::with_seed(1674);
    let mut longest = 0;
    for rules in ["doublets", "doublets:all"] {
        for (pos, position) in doublets(rules, 300, 7) {
            let (mover, stage) = pos.thrown().expect("a doublet");
            let ends = brute::ends(&pos.rules, &pos.men, mover, stage);
            let mut cursor = StageCursor::new(&position).expect("a stage");
            loop {
                let men = men_on(&pos.rules, cursor.board());
                let over = ends.contains_key(&men) && cursor.is_complete();
                assert_eq!(cursor.legal().is_empty(), over, "{pos}");
                let may =
                    |from| brute::may_step_in(&pos.rules, stage, &men, mover.0, (from, stage[0]));
                let expected: BTreeSet<Step> = (1..=12)
                    .filter(|&from| !over && may(from))
                    .map(|from| to_step((from, stage[0])))
                    .collect();
                let legal = cursor.legal();
                assert_eq!(
                    legal.iter().copied().collect::<BTreeSet<_>>(),
                    expected,
                    "{pos}"
                );
                let Some(&step) = legal.get(rng.usize(..legal.len().max(1))) else {
                    break;
                };
                cursor.push(step).expect("it is legal");
            }
            longest = longest.max(cursor.steps().len());
            let written = text::play(&position, cursor.steps());
            let read = text::parse_play(&position, &written).expect("a play");
            assert_eq!(
                position.play(&read, &mut ()),
                cursor.finish(&mut ()).map_err(|_| unreachable!())
            );
            assert_eq!(
                Position::unpack(*position.rules(), &position.pack()),
                Ok(position)
            );
            assert_eq!(position.id().parse(), Ok(position));
        }
    }
    assert_eq!(longest, 12);
}

#[test]
fn a_text_of_many_steps_that_is_no_play_is_refused_at_once() {
    let start = Position::started_by(ALL.rules, Side::White);
    let thrown = start.throw(Dice::new(Die::Six, Die::Six), &mut ());
    let thrown = thrown.expect("a throw is due");
    // Eleven of twelve men, which have millions of orders.
    let few = "12/6(2) 11/5(2) 10/4(2) 9/3(2) 8/2(2) 7/1";

    assert!(text::parse_play(&thrown, few).is_err());
    assert!(text::parse_play(&thrown, &format!("{few} 7/1")).is_ok());
}

#[test]
fn a_number_lays_no_man_of_another_point_and_bears_none_off_before_all_lie() {
    let start = Position::started_by(RULES, Side::White);
    let thrown = start.throw(Dice::new(Die::Six, Die::Four), &mut ());
    let thrown = thrown.expect("a throw is due");
    let refused = |from, number| {
        let mut cursor = StageCursor::new(&thrown).expect("a stage");
        cursor.push(to_step((from, number))).expect_err("refused")
    };

    assert_eq!(refused(11, 6), Reason::NotLaid);
    assert_eq!(refused(6, 6), Reason::NotLaid);
    assert_eq!(refused(12, 5), Reason::NoSuchNumber(Die::Five));
    assert_eq!(Reason::NotLaid.ruling(), Some("DU-2"));
}

#[test]
fn what_nobody_can_have_is_refused() {
    let faults = |rules: Rules, white: &[(u8, u8)], phase| {
        let men = SideSetup {
            throws: 1,
            ..SideSetup::with_points(white)
        };
        let black = SideSetup {
            throws: 1,
            ..SideSetup::with_points(&[(6, 1)])
        };
        let setup = Setup {
            rules,
            white: men,
            black,
            phase,
        };
        Position::from_setup(&setup).map_or_else(|error| error.faults, |_| Vec::new())
    };
    let throw = || SetupPhase::Throw {
        thrower: Side::White,
    };
    let not_laid = [SetupFault::NotLaid { side: Side::White }];
    let play = |mover, stage: &[u8]| SetupPhase::Play {
        thrower: Side::White,
        mover,
        stage: stage.to_vec(),
        then: Vec::new(),
        named: false,
    };
    let bad = |stage: &[u8], most| {
        vec![SetupFault::BadStage {
            stage: stage.to_vec(),
            most,
        }]
    };

    assert_eq!(
        faults(RULES, &[(6, 4)], throw()),
        not_laid,
        "four men of point 6"
    );
    assert_eq!(
        faults(RULES, &[(12, 1)], throw()),
        not_laid,
        "one stands, others are off"
    );
    let all_up = [(12, 3), (11, 3), (10, 3), (9, 2), (8, 2), (7, 2)];
    assert_eq!(
        faults(RULES, &all_up, throw()),
        not_laid,
        "the lowest men lie"
    );
    assert_eq!(faults(ALL.rules, &all_up, throw()), []);
    assert_eq!(faults(RULES, &[(6, 3)], play(Side::White, &[2; 4])), []);
    assert_eq!(
        faults(RULES, &[(6, 3)], play(Side::White, &[2; 3])),
        bad(&[2; 3], 4)
    );
    assert_eq!(faults(RULES, &[(6, 3)], play(Side::Black, &[6])), []);
    assert_eq!(
        faults(RULES, &[(6, 3)], play(Side::Black, &[6; 12])),
        bad(&[6; 12], 12)
    );
}

#[test]
fn a_single_number_that_was_handed_over_is_none_of_ones_choice() {
    let men = |points: &[(u8, u8)]| SideSetup::with_points(points);
    let setup = Setup {
        rules: RULES,
        white: men(&[(6, 1)]),
        black: men(&[(5, 1), (3, 1)]),
        phase: SetupPhase::Throw {
            thrower: Side::White,
        },
    };
    let start = Position::from_setup(&setup).expect("a position");

    let thrown = start
        .throw("6-3".parse().expect("dice"), &mut ())
        .expect("a throw");
    assert!(matches!(
        thrown.turn().map(|turn| turn.stage()),
        Some(Stage::Pair { .. })
    ));
    let after = thrown.after(&ends_of(&thrown)[0], &mut ());
    assert!(
        matches!(after.phase(), Phase::Over(_)),
        "the 6 bears off the last man"
    );

    let thrown = start
        .throw("5-4".parse().expect("dice"), &mut ())
        .expect("a throw");
    let turn = thrown.turn().expect("Black has the 5");
    assert!(turn.is_remainder());
    assert_eq!(ends_of(&thrown).len(), 1);
}
