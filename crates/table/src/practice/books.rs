//! The puzzles that come with the program, or that its host installed.

use std::collections::HashMap;
use std::sync::OnceLock;

use rosespring_rules::GameKind;
use rosespring_rules::games::GAMES;
use rosespring_wire::puzzles::{PuzzleBook, PuzzleRow};

use crate::glicko::Rating;

/// The books by the names of their games, compressed; empty without the feature `data`.
const BOOKS: &[(&str, &[u8])] = &include!(concat!(env!("OUT_DIR"), "/books.rs"));

/// All puzzles, once they have been read.
static ITEMS: OnceLock<Vec<Item>> = OnceLock::new();

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

/// Returns all puzzles, book by book; without the feature `data`, those that were installed.
pub fn books() -> &'static [Item] {
    #[cfg(feature = "data")]
    ITEMS.get_or_init(|| {
        let books: Vec<String> = texts().map(|(_, text)| text).collect();
        read(&books).expect("a test reads every book")
    });
    ITEMS.get().map_or(&[], Vec::as_slice)
}

/// Returns the books as JSON with the names of their games, in the order of [`games_with_puzzles`].
#[cfg(feature = "data")]
pub fn texts() -> impl Iterator<Item = (&'static str, String)> {
    games_with_puzzles().filter_map(|game| {
        let text = miniz_oxide::inflate::decompress_to_vec(book(game)?);
        let text = String::from_utf8(text.expect("the build script compressed it"));
        Some((game, text.expect("the file is text")))
    })
}

/// Installs the books of `crates/table/puzzles` for this process, in the order of
/// [`games_with_puzzles`]. Books that are there already stay.
///
/// # Errors
///
/// A wrong number of books, or the fault of a book that cannot be read.
pub fn install(books: &[String]) -> Result<(), String> {
    if books.len() != BOOKS.len() {
        return Err(format!("{} books, not {}", BOOKS.len(), books.len()));
    }
    let items = read(books)?;
    // An earlier call installed the same files.
    let _ = ITEMS.set(items);
    Ok(())
}

fn read(books: &[String]) -> Result<Vec<Item>, String> {
    let mut items = Vec::new();
    for (game, text) in games_with_puzzles().zip(books) {
        let book = PuzzleBook::from_json(text)?;
        items.extend(book.puzzles.into_iter().map(|row| Item { game, row }));
    }
    Ok(items)
}

/// Returns the compressed book of a game, if it has one.
fn book(game: &str) -> Option<&'static [u8]> {
    let book = BOOKS.iter().find(|(name, _)| *name == game);
    book.map(|(_, book)| *book)
}

/// Returns the names of the games with puzzles, in the order of the list of games.
pub fn games_with_puzzles() -> impl Iterator<Item = &'static str> {
    let names = GAMES.iter().map(|game| game.name);
    names.filter(|name| book(name).is_some())
}

/// Returns whether there are puzzles of a game, installed or not.
pub fn has_puzzles(game: GameKind) -> bool {
    book(game.name()).is_some()
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
        assert_eq!(games_with_puzzles().count(), BOOKS.len());
        let mut seen = HashSet::new();
        for game in games_with_puzzles() {
            let items: Vec<_> = books().iter().filter(|item| item.game == game).collect();
            assert!(items.len() >= 60, "{game} has {} puzzles", items.len());
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
