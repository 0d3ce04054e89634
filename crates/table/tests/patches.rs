//! Patches of whole games: folding them in order gives every later view.

#![allow(clippy::unwrap_used)]

#[path = "../examples/walk/mod.rs"]
mod walk;

use rosespring_rules::{Dice, PRESETS};
use rosespring_table::game::{Command, Purpose, Settings};
use rosespring_wire::patch::{TablePatch, diff, fold};
use rosespring_wire::table::TableView;

use walk::{Players, Walk, settings};

/// Carries out a command that the view offers, now and then one that takes back.
fn do_something(walk: &mut Walk, rng: &mut fastrand::Rng) {
    let view = &walk.view;
    let command = if view.can_undo && rng.u8(..6) == 0 {
        let undo = [Command::UndoStep, Command::UndoStage, Command::UndoTurn];
        rng.choice(undo).unwrap_or(Command::UndoTo { steps: 0 })
    } else if view.can_correct_dice && rng.u8(..12) == 0 {
        Command::CorrectDice { dice: throw(rng) }
    } else if view.can_enter_dice {
        Command::EnterDice { dice: throw(rng) }
    } else if view.can_throw {
        Command::Throw
    } else if view.can_done && (view.legal.is_empty() || rng.bool()) {
        Command::Done
    } else if let Some(step) = rng.choice(&view.legal) {
        step.step().unwrap().into()
    } else {
        Command::NextGame
    };
    walk.ask(&command);
    if rng.u8(..40) == 0 {
        walk.ask(&Command::SetAutoForced {
            auto_forced: rng.bool(),
        });
    }
}

fn throw(rng: &mut fastrand::Rng) -> Dice {
    Dice::from_numbers(rng.u8(1..=6), rng.u8(1..=6)).unwrap()
}

/// Folds the patches of all events from `first` on.
fn check(first: &TableView, walk: &Walk) {
    let mut view = first.clone();
    for (event, after) in &walk.story {
        let patch = diff(event, &view, after).unwrap_or_else(|| panic!("no patch for {event:?}"));
        let text = serde_json::to_string(&patch).unwrap();
        let read: TablePatch = serde_json::from_str(&text).unwrap();

        let (folded, told) = fold(&view, &read).unwrap();

        assert_eq!((&folded, &told), (after, event), "{text}");
        view = folded;
    }
    assert_eq!(view, walk.view);
}

fn check_match(settings: Settings, seed: u64) {
    let mut rng = fastrand::Rng::with_seed(seed);
    let mut walk = Walk::new(settings);
    let first = walk.view.clone();
    for _ in 0..1500 {
        if walk.state.is_finished() {
            break;
        }
        do_something(&mut walk, &mut rng);
    }
    assert!(walk.story.len() > 100);
    check(&first, &walk);
}

#[test]
fn patches_of_random_matches_give_every_later_view() {
    for (preset, seed) in PRESETS.iter().zip(1..) {
        check_match(
            settings(preset.name, Players::Persons, 3, seed),
            seed.into(),
        );
    }
}

#[test]
fn patches_of_games_against_the_program_give_every_later_view() {
    for (rules, seed) in ["gul-bara", "gioul", "tawula", "backgammon"]
        .into_iter()
        .zip(1..)
    {
        let settings = settings(rules, Players::AgainstProgram, 3, seed);
        check_match(settings, seed.into());
    }
}

#[test]
fn patches_of_entered_and_corrected_dice_give_every_later_view() {
    for (rules, seed) in ["gioul", "backgammon"].into_iter().zip(5..) {
        let by_hand = Settings {
            purpose: Purpose::Companion,
            dice_listed: true,
            ..settings(rules, Players::Persons, 3, seed)
        };
        check_match(by_hand, seed.into());
    }
}
