//! Turns played step by step on a [`TurnCursor`], over random games of all rules.

use fastrand::Rng;
use rosespring_rules::{
    Board, Dice, Die, Event, PRESETS, Phase, Position, Rules, Stage, StageChoice, TurnCursor,
    TurnNote, Undo,
};

use crate::sample::{dice, variants};

/// Throws of each rules that are played.
const THROWS: usize = 200;

fn all_rules() -> impl Iterator<Item = Rules> {
    let variants = variants().map(|rules| rules.parse().expect("the rules read"));
    PRESETS.iter().map(|preset| preset.rules).chain(variants)
}

fn throw(rng: &mut Rng) -> Dice {
    let (first, second) = dice(rng);
    Dice::from_numbers(first, second).expect("numbers of a die")
}

/// Throws in games of `rules` and calls `play` with each part of each turn, which it plays until
/// nothing is left.
fn every_part(rules: Rules, rng: &mut Rng, mut play: impl FnMut(&mut TurnCursor, &mut Rng)) {
    let mut position = Position::start(rules);
    for _ in 0..THROWS {
        let mut events = Vec::new();
        position = match position.phase() {
            Phase::Name(_) => position
                .name(Die::ALL[rng.usize(..6)], &mut events)
                .expect("a doublet is to be named"),
            _ => position
                .throw(throw(rng), &mut events)
                .expect("a throw is due"),
        };
        let mut part = TurnCursor::of_throw(position, &events);
        while let Some(mut turn) = part {
            play(&mut turn, rng);
            assert!(turn.stage().is_none());
            position = *turn.position();
            part = turn.received();
        }
        if position.outcome().is_some() {
            position = Position::start(rules);
        }
    }
}

/// Plays random legal steps until nothing is left.
fn at_random(turn: &mut TurnCursor, rng: &mut Rng) {
    while let Some(stage) = turn.stage() {
        if stage.is_complete() && rng.bool() {
            turn.stop_stage().expect("the play is whole");
            continue;
        }
        let step = *rng
            .choice(&stage.legal())
            .expect("a stage has a legal step");
        turn.push(step).expect("the step is legal");
    }
}

fn board(turn: &TurnCursor) -> Board {
    turn.stage()
        .map_or_else(|| *turn.position().board(), |stage| *stage.board())
}

/// What is left of `numbers` once `others` are taken from them; each must be among them.
fn without(mut numbers: Vec<Die>, others: impl IntoIterator<Item = Die>) -> Vec<Die> {
    for other in others {
        let index = numbers.iter().position(|&number| number == other);
        let index = index.unwrap_or_else(|| panic!("{other} is not among {numbers:?}"));
        numbers.remove(index);
    }
    numbers
}

#[test]
fn every_number_of_a_part_is_played_or_lost_or_passes_on() {
    let (mut passed_on, mut lost) = (0, 0);
    for rules in all_rules() {
        every_part(rules, &mut Rng::with_seed(1), |turn, rng| {
            at_random(turn, rng);
            if turn.position().outcome().is_some() {
                return;
            }
            let all = turn.first_stage().groups().concat();
            let played = turn.stages().flat_map(|stage| stage.steps());
            let notes: Vec<Die> = turn
                .notes()
                .filter_map(|note| match note {
                    TurnNote::Lost(unplayed) => Some(unplayed.numbers()),
                    TurnNote::Passed(_) => None,
                })
                .flatten()
                .collect();
            let handed = turn.hand_over().map(|stage| stage.groups().concat());
            lost += notes.len();
            passed_on += handed.iter().flatten().count();

            let used: Vec<Die> = played.map(|step| step.number).collect();
            if let Stage::Pair { .. } = turn.first_stage() {
                // A man may be borne off by either die. Two plays with the same end are the same
                // play, so the die that is lost need not be the one that was not played.
                let handed = handed.map_or(0, |numbers| numbers.len());
                let told = used.len() + notes.len() + handed;
                assert_eq!(told, all.len(), "{rules}: {turn:?}");
                return;
            }
            let rest = without(without(all, used), notes);
            let rest = without(rest, handed.into_iter().flatten());

            assert_eq!(rest, [], "{rules}: {turn:?}");
        });
    }
    assert!(passed_on > 300 && lost > 300, "{passed_on} {lost}");
}

#[test]
fn the_stages_of_a_turn_are_those_of_the_position() {
    for rules in all_rules() {
        every_part(rules, &mut Rng::with_seed(2), |turn, rng| {
            let mut position = *turn.position();
            at_random(turn, rng);

            for stage in turn.completed_stages() {
                assert_eq!(position, *stage.cursor().start());
                position = position.play(stage.cursor().steps(), &mut ()).unwrap();
            }

            assert_eq!(position, *turn.position());
            let receiver = turn.received();
            assert_eq!(receiver.is_some(), turn.hand_over().is_some());
            if let Some(receiver) = receiver {
                assert_eq!(receiver.mover(), turn.mover().other());
                assert_eq!(receiver.thrower(), turn.thrower());
                assert_eq!(Some(receiver.first_stage()), turn.hand_over());
            }
        });
    }
}

#[test]
fn each_step_taken_back_is_the_last_one_played() {
    for rules in all_rules() {
        every_part(rules, &mut Rng::with_seed(3), |turn, rng| {
            let beginning = format!("{turn:?}");
            let mut before = Vec::new();
            while let Some(stage) = turn.stage() {
                let step = *rng.choice(&stage.legal()).unwrap();
                before.push((step, board(turn), turn.notes().count()));
                turn.push(step).unwrap();
            }

            for (step, board_before, notes) in before.into_iter().rev() {
                assert_eq!(turn.pop(), Some(step));
                assert_eq!((board(turn), turn.notes().count()), (board_before, notes));
            }

            assert_eq!(turn.pop(), None);
            assert_eq!(format!("{turn:?}"), beginning);
            at_random(turn, rng);
        });
    }
}

#[test]
fn undo_ends_at_the_last_choice() {
    let mut across_forced = 0;
    for rules in all_rules() {
        every_part(rules, &mut Rng::with_seed(4), |turn, rng| {
            let mut chosen = 0;
            while let Some(stage) = turn.stage() {
                let plays = turn.position().plays();
                match plays.as_slice() {
                    [play] if stage.steps().is_empty() && stage.legal().len() == 1 => {
                        turn.play_stage(&play.steps, StageChoice::Forced).unwrap();
                    }
                    _ => {
                        let step = *rng.choice(&stage.legal()).unwrap();
                        turn.push(step).unwrap();
                        chosen += 1;
                    }
                }
            }
            let steps: usize = turn.stages().map(|stage| stage.steps().len()).sum();
            let of_turn = turn.steps_to_undo(Undo::Turn);
            let [of_step, of_stage] =
                [Undo::Step, Undo::Stage].map(|undo| turn.steps_to_undo(undo));
            assert_eq!(of_step.is_some(), chosen > 0);
            assert!(of_step <= of_stage && of_stage <= of_turn && of_turn <= Some(steps));
            across_forced += usize::from(of_step > Some(1));

            let mut all_at_once = turn.clone();
            all_at_once.undo(Undo::Turn);
            let mut taken_back = 0;
            while let Some(undone) = turn.undo(Undo::Step) {
                let stage = turn.stage().expect("a choice is open again");
                let next = stage.steps().len();
                assert!(next < usize::from(stage.start().turn().unwrap().stage().len()));
                taken_back += undone;
            }

            assert_eq!(Some(taken_back).filter(|&steps| steps > 0), of_turn);
            assert_eq!(format!("{turn:?}"), format!("{all_at_once:?}"));
            at_random(turn, rng);
        });
    }
    assert!(across_forced > 10, "{across_forced}");
}

#[test]
fn a_part_resumed_at_a_stage_plays_on_alike() {
    for rules in all_rules() {
        every_part(rules, &mut Rng::with_seed(5), |turn, rng| {
            at_random(turn, rng);
            for (index, stage) in turn.completed_stages().iter().enumerate() {
                let mut resumed = TurnCursor::resume(*stage.cursor().start()).unwrap();
                for later in &turn.completed_stages()[index..] {
                    let steps = later.cursor().steps();
                    resumed.play_stage(steps, StageChoice::Chosen).unwrap();
                    if resumed
                        .stage()
                        .is_some_and(|stage| !stage.steps().is_empty())
                    {
                        resumed.stop_stage().unwrap();
                    }
                }
                assert_eq!(resumed.position(), turn.position());
                assert_eq!(resumed.events(), turn.events());
                assert_eq!(resumed.cascades(), turn.cascades());
            }
        });
    }
}

#[test]
fn an_opening_throw_begins_a_turn_only_if_its_dice_are_played() {
    for (rules, dice, begins) in [
        ("gul-bara", "6-5", false),
        ("backgammon", "6-5", true),
        ("backgammon", "5-5", false),
    ] {
        let mut events = Vec::new();
        let position = Position::start(rules.parse().unwrap());
        let position = position.throw(dice.parse().unwrap(), &mut events).unwrap();

        let turn = TurnCursor::of_throw(position, &events);

        assert_eq!(turn.is_some(), begins, "{rules} {dice}");
        assert!(matches!(events[0], Event::OpeningThrown { .. }));
    }
    let position = Position::start("gul-bara".parse().unwrap());
    assert!(TurnCursor::resume(position).is_none());
}

#[test]
fn a_turn_that_cannot_be_played_is_a_pass() {
    let mut events = Vec::new();
    let position: Position = "rs1.gul-bara.fziT0.ev1lT0.Tw".parse().unwrap();
    let dice = Dice::ALL_21.map(|(dice, _)| dice);
    let blocked = dice.into_iter().find(|&dice| {
        events.clear();
        let thrown = position.throw(dice, &mut events).unwrap();
        matches!(thrown.phase(), Phase::Throw(_))
    });
    let thrown = position.throw(blocked.unwrap(), &mut ()).unwrap();

    let mut turn = TurnCursor::of_throw(thrown, &events).unwrap();

    assert!(turn.is_pass());
    assert!(matches!(
        turn.notes().collect::<Vec<_>>()[..],
        [TurnNote::Passed(_), TurnNote::Lost(_)]
    ));
    assert_eq!((turn.pop(), turn.undo(Undo::Turn)), (None, None));
    assert!(turn.stop_stage().is_err() && turn.play_stage(&[], StageChoice::Chosen).is_err());
}
