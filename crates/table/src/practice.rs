//! Puzzles and the player's own mistakes: the choice of the next one, and the verdict on an answer.
//!
//! Puzzles are made by `rosespring puzzles` (docs/puzzles.md) and embedded. A missed puzzle is
//! repeated by [`schedule`]; a puzzle is rated against the player at the first try.

mod answer;
mod books;
mod choose;
pub mod rating;
pub mod schedule;

pub use answer::{Question, Verdict, judge};
pub use books::{Item, books, find, has_puzzles};
pub use choose::{Next, PracticeData, PuzzleChoice, next, overview};
