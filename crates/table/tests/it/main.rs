//! Tables without a server or a store.

// Tests, and their helpers, may panic when an assumption fails.
#![allow(clippy::unwrap_used)]

mod declared_game;
mod handed_over;
mod seats;
mod several_games;
#[path = "../../../rules/tests/declared/sprint.rs"]
mod sprint;
mod support;
mod whole_games;
