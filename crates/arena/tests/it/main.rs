//! The arena with a game that is declared only in the tests.

mod declared_game;
#[path = "../../../rules/tests/declared/sprint.rs"]
mod sprint;
