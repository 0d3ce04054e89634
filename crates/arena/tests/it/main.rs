//! The arena with a game that is declared only in the tests.

mod declared_game;
mod handed_over;
mod solved;
#[path = "../../../rules/tests/declared/sprint.rs"]
mod sprint;
