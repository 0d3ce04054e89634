//! Tables without a server or a store.

// What a test takes for granted may fail loudly, in its helpers too.
#![allow(clippy::unwrap_used)]

mod declared_game;
mod seats;
#[path = "../../../rules/tests/declared/sprint.rs"]
mod sprint;
mod support;
mod whole_games;
