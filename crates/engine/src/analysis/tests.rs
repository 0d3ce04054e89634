use rosespring_rules::{Dice, Phase, Position, Rules, Side};

use super::{Analysis, Analyst, Depth, How, Trials};
use crate::GameEvaluator;
use crate::stakes::Stakes;

fn of(position: &Position, depth: Depth, stakes: Stakes) -> Analysis {
    let evaluator = GameEvaluator::of(position.rules().game);
    Analyst::new(evaluator, depth).position(position, stakes)
}

fn analysis(id: &str, depth: Depth) -> Analysis {
    of(&id.parse().unwrap(), depth, Stakes::Units)
}

fn rollout(threads: usize) -> Depth {
    Depth {
        rollout: Some(Trials {
            trials: 72,
            best: 2,
            truncate: Some(4),
            seed: 5,
            threads,
        }),
        ..Depth::plies(1)
    }
}

/// White's men stand on 4 and 1; Black bears the last man off with any throw.
const LAST_CHANCE: &str = "rs1.backgammon.z1h1OdT20.zi1OeT20.Pww41";

#[test]
fn a_play_that_throws_the_game_away_loses_all_of_it() {
    for depth in [Depth::plies(0), Depth::plies(2), rollout(2)] {
        let found = analysis(LAST_CHANCE, depth);
        let losses: Vec<f32> = found.choices.iter().map(|one| one.loss).collect();

        assert_eq!(found.figure.worth, 1.0);
        assert!((losses[1] - 2.0).abs() < 0.02, "{losses:?}");
        assert_eq!(losses.len(), 2);
    }
}

#[test]
fn losses_are_what_is_missing_from_the_best_and_never_negative() {
    let opened = "rs1.backgammon.2p5j3g5kT1.2p5j3g5kT1.Pww62";
    for depth in [
        Depth::plies(0),
        Depth::plies(1),
        Depth::plies(2),
        rollout(1),
    ] {
        let found = analysis(opened, depth);
        let best = found.choices[0].figure;

        assert_eq!(found.choices[0].loss, 0.0);
        assert_eq!(found.figure, best);
        for choice in &found.choices {
            assert!(choice.loss >= 0.0);
            let alike = match (choice.figure.how, best.how) {
                (How::Rollout { .. }, How::Rollout { .. }) => true,
                (one, other) => one == other,
            };
            if alike {
                assert!((best.worth - choice.figure.worth - choice.loss).abs() < 1e-5);
            }
            let after = found.position.play(&choice.steps, &mut ());
            assert_eq!(after, Ok(found.position.after(&choice.end, &mut ())));
        }
    }
}

#[test]
fn threads_do_not_change_what_is_found() {
    let opened = "rs1.backgammon.2p5j3g5kT1.2p5j3g5kT1.Pww62";

    assert_eq!(analysis(opened, rollout(1)), analysis(opened, rollout(3)));
}

#[test]
fn a_spent_budget_leaves_figures_that_say_so() {
    let depth = Depth {
        budget: 500,
        ..Depth::plies(3)
    };
    let found = analysis("rs1.backgammon.2p5j3g5kT1.2p5j3g5kT1.Pww62", depth);

    assert!(matches!(found.figure.how, How::Plies(0 | 1)));
    assert!(found.choices.iter().all(|one| one.loss >= 0.0));
}

#[test]
fn luck_is_nothing_on_the_whole() {
    for preset in rosespring_rules::PRESETS {
        for start in [
            Position::start(preset.rules),
            Position::started_by(preset.rules, Side::Black),
        ] {
            let found = of(&start, Depth::plies(0), Stakes::Units);
            let opening = start.phase() == Phase::Opening;
            let luck: f32 = found.throws.iter().map(|one| one.chance * one.luck).sum();

            assert_eq!(found.throws.len(), if opening { 30 } else { 21 });
            assert!(luck.abs() < 1e-4, "{}: {luck}", preset.name);
            assert_eq!(found.figure.how, How::Plies(1));
        }
    }
}

#[test]
fn what_passes_on_is_told_with_its_pips() {
    let position = Position::started_by(Rules::preset("gul-bara").unwrap(), Side::White);
    let mut setup = position.to_setup();
    setup.white.points[24] = 1;
    setup.white.points[3] = 14;
    setup.black.points[24] = 0;
    setup.black.points[20] = 14;
    setup.black.points[2] = 1;
    (setup.white.throws, setup.black.throws) = (3, 3);
    let fives = Dice::from_numbers(5, 5).unwrap();
    let position = Position::from_setup(&setup).unwrap();
    let position = position.throw(fives, &mut ()).unwrap();

    let found = of(&position, Depth::plies(0), Stakes::Units);
    let line = found.line.unwrap();
    let gift = line.gift.unwrap();

    // One 5, then three 5s that Black cannot play, then four 6s that Black can.
    assert_eq!((gift.to, gift.pips), (Side::Black, 24));
    assert_eq!(gift.stage.groups().concat().len(), 7);
    assert_eq!(line.stages.len(), 2);
    assert_eq!(line.end.phase(), Phase::Throw(Side::Black));
}
