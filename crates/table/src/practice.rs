//! Puzzles and the player's own mistakes: which comes next, and what an answer was worth.
//!
//! Puzzles are made by `rosespring puzzles` (docs/puzzles.md) and embedded. What is missed comes
//! back by [`schedule`]; a puzzle is rated against the player when it is tried for the first time.

mod answer;
mod books;
mod choose;
pub mod schedule;

pub use answer::{Judged, Question, judge};
pub use books::{Item, books, find, has_puzzles};
pub use choose::{Known, Next, Wanted, next, overview};
