//! Puzzles and the player's own mistakes: which comes next, and what an answer was worth.
//!
//! Puzzles are made by `rosespring puzzles` (docs/puzzles.md) and embedded. What is missed comes
//! back by [`schedule`]; a puzzle is rated against the player when it is tried for the first time.

mod answer;
mod books;
mod choose;
mod coach;
mod schedule;

pub(crate) use books::{Item, books, find};
pub(crate) use choose::{Next, Wanted};
pub(crate) use coach::Coach;
