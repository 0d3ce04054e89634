//! The puzzles that come with the program.

use std::collections::HashMap;
use std::sync::OnceLock;

use rosespring_rules::GameKind;
use rosespring_wire::puzzles::{PuzzleBook, PuzzleRow};

use crate::glicko::Rating;

/// The books, by the names of their games.
const BOOKS: [(&str, &str); 4] = [
    ("gul-bara", include_str!("../../puzzles/gul-bara.json")),
    ("gioul", include_str!("../../puzzles/gioul.json")),
    ("tawula", include_str!("../../puzzles/tawula.json")),
    ("backgammon", include_str!("../../puzzles/backgammon.json")),
];

/// The rating deviation of a puzzle that nobody has tried.
const DEVIATION: f64 = 150.0;

/// A puzzle of a book.
#[derive(Debug)]
pub struct Item {
    /// The game.
    pub game: &'static str,
    /// The puzzle.
    pub row: PuzzleRow,
}

impl Item {
    /// The initial rating.
    pub const fn rating(&self) -> Rating {
        Rating::new(self.row.rating, DEVIATION)
    }
}

/// Returns all puzzles, book by book.
pub fn books() -> &'static [Item] {
    static READ: OnceLock<Vec<Item>> = OnceLock::new();
    READ.get_or_init(|| {
        let rows = |(game, text): &(&'static str, &str)| {
            let book = PuzzleBook::from_json(text).expect("a test reads every book");
            let game = *game;
            let items = book.puzzles.into_iter().map(move |row| Item { game, row });
            items.collect::<Vec<_>>()
        };
        BOOKS.iter().flat_map(rows).collect()
    })
}

/// Returns whether puzzles of a game come with the program.
pub fn has_puzzles(game: GameKind) -> bool {
    BOOKS.iter().any(|(name, _)| *name == game.name())
}

/// Returns the puzzle of this position.
pub fn find(position: &str) -> Option<&'static Item> {
    static PLACES: OnceLock<HashMap<&'static str, &'static Item>> = OnceLock::new();
    let places = PLACES.get_or_init(|| {
        let items = books().iter();
        items
            .map(|item| (item.row.position.as_str(), item))
            .collect()
    });
    places.get(position).copied()
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use rosespring_rules::Position;
    use rosespring_rules::notation::text;

    use super::*;

    #[test]
    fn every_puzzle_of_every_book_has_plays_that_lead_to_their_ends() {
        let mut seen = HashSet::new();
        for (game, _) in BOOKS {
            let items: Vec<_> = books().iter().filter(|item| item.game == game).collect();
            assert!(items.len() >= 100, "{game} has {} puzzles", items.len());
            for item in items {
                let position: Position = item.row.position.parse().unwrap();
                assert!(seen.insert(position), "{} twice", item.row.position);
                for play in &item.row.plays {
                    let steps = text::parse_play(&position, &play.play).unwrap();
                    let after = position.play(&steps, &mut ()).unwrap();
                    assert_eq!(after.id(), play.end, "{} {}", item.row.position, play.play);
                }
                let (best, others) = item.row.plays.split_first().unwrap();
                assert!(best.loss == 0.0 && others.iter().all(|play| play.loss >= 0.06));
            }
        }
    }
}
