//! Puzzles and the player's own mistakes: the choice of the next one, and the verdict on an answer.
//!
//! Puzzles are made by `rosespring puzzles` (docs/puzzles.md). They are inside the program (feature
//! `data`), or its host installs them. A missed puzzle is repeated by
//! [`schedule`](crate::schedule); a puzzle is rated against the player at the first try.

mod answer;
mod books;
mod choose;
mod known;
mod layout;
pub mod rating;
pub mod view;

pub use answer::{Question, Verdict, judge};
#[cfg(feature = "data")]
pub use books::files;
pub use books::{
    Item, ItemPlay, ItemRow, MissingFile, PackedFile, find, games_with_puzzles, has_puzzles,
    install,
};
pub use choose::{Next, PracticeData, PuzzleChoice, PuzzleRequest, next, overview};
pub use known::{AnswerChanges, KnownPuzzle};
