//! A doublet that is played twice: in stages, set-ups, packed positions, turns and records (IR-1).

use fastrand::Rng;
use rosespring_rules::notation::record::Record;
use rosespring_rules::{
    Dice, Die, Entry, Event, Phase, Position, Rules, Setup, SetupFault, SetupPhase, Side, Stage,
    TurnCursor,
};

use crate::bridge::ends_of;

/// Positions of random games in which a throw is due.
const THROWS: usize = 300;

fn irish() -> Rules {
    Rules::preset("irish").expect("a preset")
}

fn doublet(number: Die) -> Dice {
    Dice::new(number, number)
}

/// The places of random games of Irish in which a side is to throw.
fn thrown_positions() -> Vec<Position> {
    let mut rng = Rng::with_seed(15);
    let mut position = Position::started_by(irish(), Side::White);
    let mut found = Vec::new();
    while found.len() < THROWS {
        position = match position.phase() {
            Phase::Throw(_) => {
                found.push(position);
                let (first, second) = crate::sample::dice(&mut rng);
                let dice = crate::bridge::dice(first, second);
                position.throw(dice, &mut ()).expect("a throw is due")
            }
            Phase::Play(_) => {
                let ends = ends_of(&position);
                position.after(&ends[rng.usize(..ends.len())], &mut ())
            }
            Phase::Opening | Phase::Name(_) | Phase::Over(_) => {
                Position::started_by(irish(), Side::White)
            }
        };
    }
    found
}

#[test]
fn a_doublet_has_two_numbers_and_then_the_other_side_throws() {
    let mut played = 0;
    for position in thrown_positions() {
        for number in Die::ALL {
            let mut events = Vec::new();
            let thrown = position.throw(doublet(number), &mut events).expect("due");
            let Phase::Throw(thrower) = position.phase() else {
                unreachable!("a throw is due")
            };
            for event in &events {
                if let Event::StagePassed { stage, .. } = event {
                    assert_eq!(stage.numbers(), [number; 2], "{position}");
                }
            }
            let Some(turn) = thrown.turn() else { continue };
            assert_eq!(turn.stage().numbers(), [number; 2], "{position}");
            assert_eq!(turn.stage().groups().len(), 1, "nothing follows");
            for play in thrown.plays() {
                let after = thrown.play(&play.steps, &mut ()).expect("legal");
                assert!(play.steps.len() <= 2, "{position}");
                assert!(
                    matches!(after.phase(), Phase::Over(_))
                        || after.phase() == Phase::Throw(thrower.other()),
                    "{position}"
                );
                played += 1;
            }
        }
    }
    assert!(played > 3_000, "{played} plays");
}

#[test]
fn a_turn_of_single_steps_ends_after_two() {
    let mut events = Vec::new();
    let start = Position::started_by(irish(), Side::White);
    let thrown = start.throw(doublet(Die::Two), &mut events).expect("due");
    let mut turn = TurnCursor::of_throw(thrown, &events).expect("a turn");
    for left in [2, 1] {
        let stage = turn.stage().expect("a stage");
        assert_eq!(stage.numbers_left().len(), left);
        let step = stage.legal()[0];
        turn.push(step).expect("legal");
    }
    assert!(turn.stage().is_none());
    assert_eq!(turn.position().phase(), Phase::Throw(Side::Black));
}

fn setup(stage: &[u8]) -> Setup {
    let mut setup = Setup::start(irish());
    setup.white.throws = 1;
    setup.phase = SetupPhase::Play {
        thrower: Side::White,
        mover: Side::White,
        stage: stage.to_vec(),
        then: vec![],
        named: false,
    };
    setup
}

#[test]
fn three_equal_numbers_are_no_stage() {
    for stage in [&[2][..], &[2, 2]] {
        let position = Position::from_setup(&setup(stage)).expect("a position");
        assert_eq!(
            position.id().parse::<Position>().as_ref(),
            Ok(&position),
            "{stage:?}"
        );
        assert_eq!(
            Position::unpack(irish(), &position.pack()),
            Ok(position),
            "{stage:?}"
        );
    }
    for stage in [&[2, 2, 2][..], &[2, 2, 2, 2]] {
        let error = Position::from_setup(&setup(stage)).expect_err("too many");
        let fault = SetupFault::BadStage {
            stage: stage.to_vec(),
            most: 2,
        };
        assert_eq!(error.faults, [fault], "{stage:?}");
        assert!(error.to_string().contains("1 to 2 equal ones"), "{error}");

        let backgammon = Rules::preset("backgammon").expect("a preset");
        let plain = Setup {
            rules: backgammon,
            ..setup(stage)
        };
        let packed = Position::from_setup(&plain).expect("four are played");
        assert!(Position::unpack(irish(), &packed.pack()).is_err());
        let id = packed.id().replace("backgammon", "irish");
        assert!(id.parse::<Position>().is_err(), "{id}");
    }
}

#[test]
fn a_record_of_doublets_has_two_steps_each_and_no_more() {
    let path = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/tests/playthrough/irish.record"
    );
    let text = std::fs::read_to_string(path).expect("the record is there");
    let record = Record::from_text(&text).expect("the record reads");
    assert_eq!(record.to_text(), text);
    let mut doublets = 0;
    for (index, entry) in record.games[0].entries.iter().enumerate() {
        let Entry::Play { numbers, steps, .. } = entry else {
            continue;
        };
        if numbers[0] != numbers[1] {
            continue;
        }
        assert_eq!((numbers.len(), steps.len() <= 2), (2, true), "{entry:?}");
        doublets += 1;
        let mut more = record.clone();
        let Entry::Play { numbers, steps, .. } = &mut more.games[0].entries[index] else {
            unreachable!("it is a play")
        };
        numbers.push(numbers[0]);
        steps.push(steps[0]);
        assert!(!more.faults().is_empty(), "three steps of {entry:?}");
    }
    assert!(doublets > 3, "{doublets} doublets");
}

#[test]
fn stages_of_a_throw_follow_the_rules() {
    for (name, numbers) in [("irish", 2), ("backgammon", 4), ("gioul", 4)] {
        let rules = Rules::preset(name).expect("a preset");
        let stage = Stage::of_throw(&rules, doublet(Die::Three), false);
        assert_eq!(stage.len(), numbers, "{name}");
        let pair = Stage::of_throw(&rules, Dice::new(Die::One, Die::Six), false);
        assert_eq!(pair.numbers(), [Die::Six, Die::One], "{name}");
    }
}
