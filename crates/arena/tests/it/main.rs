//! The arena with a game that is declared in the tests alone.

mod declared_game;
#[path = "../../../rules/tests/declared/sprint.rs"]
mod sprint;
