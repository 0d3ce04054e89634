//! The puzzles that come with the program, or that its host installed.

use std::collections::HashMap;
use std::sync::OnceLock;

use rosespring_rules::GameKind;
use rosespring_wire::puzzles::{PuzzleBook, PuzzleRow};

use crate::glicko::Rating;

/// The games with a book, in the order of the books.
const GAMES: [&str; 4] = ["gul-bara", "gioul", "tawula", "backgammon"];

/// The books, in this order, compressed.
#[cfg(feature = "data")]
const BOOKS: [&[u8]; GAMES.len()] = [
    include_bytes!(concat!(env!("OUT_DIR"), "/gul-bara.deflate")),
    include_bytes!(concat!(env!("OUT_DIR"), "/gioul.deflate")),
    include_bytes!(concat!(env!("OUT_DIR"), "/tawula.deflate")),
    include_bytes!(concat!(env!("OUT_DIR"), "/backgammon.deflate")),
];

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
        let books = BOOKS.map(|book| {
            let text = miniz_oxide::inflate::decompress_to_vec(book);
            String::from_utf8(text.expect("the build script compressed it"))
                .expect("the file is text")
        });
        read(&books.each_ref().map(String::as_str)).expect("a test reads every book")
    });
    ITEMS.get().map_or(&[], Vec::as_slice)
}

/// Installs the books of `crates/table/puzzles` for this process, in the order of
/// [`games_with_puzzles`]. Books that are there already stay.
///
/// # Errors
///
/// The fault of a book that cannot be read.
pub fn install(books: &[String; GAMES.len()]) -> Result<(), String> {
    let items = read(&books.each_ref().map(String::as_str))?;
    // An earlier call installed the same files.
    let _ = ITEMS.set(items);
    Ok(())
}

fn read(books: &[&str; GAMES.len()]) -> Result<Vec<Item>, String> {
    let mut items = Vec::new();
    for (game, text) in GAMES.into_iter().zip(books) {
        let book = PuzzleBook::from_json(text)?;
        items.extend(book.puzzles.into_iter().map(|row| Item { game, row }));
    }
    Ok(items)
}

/// Returns the names of the games with puzzles, in the order of their books.
pub const fn games_with_puzzles() -> [&'static str; GAMES.len()] {
    GAMES
}

/// Returns whether there are puzzles of a game, installed or not.
pub fn has_puzzles(game: GameKind) -> bool {
    GAMES.contains(&game.name())
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
        for game in GAMES {
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
