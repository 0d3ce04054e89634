//! Prints whole games as views and patches, one game in each line, for the tests of the page.
//!
//! `cargo xtask codegen` writes them to `web/src/app/live/games.ndjson`.
//!
//! ```sh
//! cargo run --package rosespring-table --example patches
//! ```
#![allow(
    clippy::expect_used,
    clippy::print_stdout,
    reason = "a program for the tests of the page"
)]

mod walk;

use rosespring_table::game::Command;
use rosespring_wire::patch::{TablePatch, diff};
use rosespring_wire::table::{StepView, TableEvent, TableView};
use serde::Serialize;

use walk::{Players, Walk, settings};

/// Number of events of the games that are not printed to their end.
const EVENTS: usize = 160;

/// A game as a page receives it, and the views that it must compute.
#[derive(Serialize)]
struct Game<'a> {
    name: &'a str,
    first: &'a TableView,
    patches: Vec<TablePatch>,
    /// The events and views in the middle and at the end.
    expected: [(&'a TableEvent, &'a TableView); 2],
}

fn main() {
    for (name, players, seed) in [
        ("gul-bara", Players::AgainstProgram, 3),
        ("gioul", Players::Persons, 1),
        ("tawula", Players::AgainstProgram, 2),
        ("backgammon", Players::Persons, 4),
    ] {
        let mut walk = Walk::new(settings(name, players, 1, seed));
        let first = walk.view.clone();
        let events = if name == "gul-bara" {
            usize::MAX
        } else {
            EVENTS
        };
        play(&mut walk, events);
        let game = game(name, &first, &walk);
        println!("{}", serde_json::to_string(&game).expect("plain data"));
    }
}

/// Plays to the end of the game, or at most `events` events. Takes back a step now and then.
fn play(walk: &mut Walk, events: usize) {
    while !walk.is_over() && walk.story.len() < events {
        walk.go_on();
        if walk.view.can_undo && walk.story.len().is_multiple_of(5) {
            walk.ask(&Command::UndoStep);
            while !walk.view.can_done {
                let first = walk.view.legal.first().and_then(StepView::step);
                let first = first.expect("something to play");
                walk.ask(&first.into());
            }
        }
    }
}

fn game<'a>(name: &'a str, first: &'a TableView, walk: &'a Walk) -> Game<'a> {
    let mut before = first;
    let mut patches = Vec::new();
    for (event, after) in &walk.story {
        patches.push(diff(event, before, after).expect("a patch says it all"));
        before = after;
    }
    let last = walk.story.len() - 1;
    let expected = [last / 2, last].map(|at| &walk.story[at]);
    Game {
        name,
        first,
        patches,
        expected: expected.map(|(event, view)| (event, view)),
    }
}
