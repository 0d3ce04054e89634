//! A puzzle that the player answers, and what the answer changes. Pure computation.

use rosespring_rules::Position;
use rosespring_wire::practice::PuzzleVerdict;

use super::answer::{Question, Verdict};
use super::choose::PracticeData;
use super::{Item, MissingFile, find, rating};
use crate::glicko::Rating;
use crate::schedule::{self, Memory};
use crate::stored::StoredTry;
use crate::view;

/// A puzzle, or a mistake of the player, with the player's practice data about it.
#[derive(Debug)]
pub struct KnownPuzzle<'a> {
    id: &'a str,
    position: Position,
    item: Option<&'static Item>,
    tried: Option<&'a StoredTry>,
    /// The player's rating in its game.
    player: Option<Rating>,
}

/// The changes by an answer, to be stored, and the verdict for the page.
#[derive(Debug)]
pub struct AnswerChanges {
    /// The try.
    pub kept: StoredTry,
    /// The player's new rating in the game of the puzzle; `None` if it stays.
    pub rating: Option<Rating>,
    /// The verdict.
    pub verdict: PuzzleVerdict,
}

impl<'a> KnownPuzzle<'a> {
    /// Finds the puzzle with the position `id`: one of a book, a mistake, or one tried before.
    /// `None` if there is none.
    ///
    /// # Errors
    ///
    /// The file of puzzles that is needed to answer.
    pub fn find(known: &'a PracticeData, id: &'a str) -> Result<Option<Self>, MissingFile> {
        Ok(Self::of(known, id, find(id)?))
    }

    fn of(known: &'a PracticeData, id: &'a str, item: Option<&'static Item>) -> Option<Self> {
        let is_own = known.mistakes.iter().any(|one| one.position == id);
        let tried = known.tries.iter().find(|one| one.position == id);
        if item.is_none() && !is_own && tried.is_none() {
            return None;
        }
        let position: Position = id.parse().ok()?;
        let game = view::game_name(position.rules().game);
        Some(Self {
            id,
            position,
            item,
            tried,
            player: known.ratings.get(game).copied(),
        })
    }

    /// Returns the position.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// Creates the question about the answer that ends in the position with the id `end`.
    ///
    /// # Errors
    ///
    /// A sentence: no play of the stage ends there.
    pub fn question(&self, end: &str) -> Result<Question, String> {
        Question::new(self.position, end, self.item)
    }

    /// Returns the changes by an answer with this verdict: the first answer to a puzzle of a book
    /// rates player and puzzle, and every answer schedules the repetition.
    #[must_use]
    pub fn answered(&self, judged: &Verdict, now_ms: i64) -> AnswerChanges {
        let before = self.player.unwrap_or(rating::FIRST);
        let puzzle = self.puzzle_rating();
        let is_rated = self.item.is_some() && self.tried.is_none();
        let ratings = is_rated.then(|| rating::after_answer(before, puzzle, judged.right));
        let after = ratings.map(|(player, _)| player);
        let (memory, days) = self.memory(now_ms);
        let waits = schedule::after(memory, days, judged.right);
        let until = |days: u32| now_ms + i64::from(days) * schedule::DAY_MS;
        let kept = StoredTry {
            position: self.id.to_owned(),
            game: view::game_name(self.position.rules().game).to_owned(),
            own: self.item.is_none(),
            rating: ratings.map_or(puzzle, |(_, puzzle)| puzzle),
            tries: self.tried.map_or(0, |tried| tried.tries).saturating_add(1),
            solved: judged.right,
            last_ms: now_ms,
            waits: waits.map(|one| (schedule::box_of(one.days), until(one.days))),
            memory: waits.map(|waiting| waiting.memory),
        };
        let verdict = PuzzleVerdict {
            right: judged.right,
            loss: judged.loss,
            plays: judged.plays.clone(),
            before: is_rated.then(|| view::rating(&before)),
            after: after.as_ref().map(view::rating),
            provisional: after.as_ref().is_some_and(rating::is_provisional),
            days: waits.map(|waiting| waiting.days),
        };
        AnswerChanges {
            kept,
            rating: after,
            verdict,
        }
    }

    fn puzzle_rating(&self) -> Rating {
        let item = self.item.map_or(Rating::UNKNOWN, Item::rating);
        self.tried.map_or(item, |tried| tried.rating)
    }

    /// Returns the player's memory of the puzzle, if it is to be repeated, and the days since the
    /// last answer. A mistake of the player begins as one that was missed a day ago.
    fn memory(&self, now_ms: i64) -> (Option<Memory>, u32) {
        let Some(tried) = self.tried else {
            return (self.item.is_none().then(|| Memory::of_box(0)), 1);
        };
        let of_box = |(place, _)| tried.memory.unwrap_or_else(|| Memory::of_box(place));
        let days = schedule::days_between(tried.last_ms, now_ms);
        (tried.waits.map(of_box), days)
    }
}
