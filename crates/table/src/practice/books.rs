//! The puzzles that come with the program, or that its host installs file by file (decision 61).

use std::sync::{LazyLock, OnceLock};

use rosespring_rules::GameKind;
use rosespring_rules::games::GAMES;
use serde::Deserialize;

use super::layout::{Entry, Place, key, parts, places};
use crate::glicko::Rating;

/// The books in alphabetical order of their games.
const DATA: &[BookData] = &include!(concat!(env!("OUT_DIR"), "/books.rs"));

/// The books, with what was read of them.
static BOOKS: LazyLock<Vec<Book>> = LazyLock::new(|| DATA.iter().map(Book::new).collect());

/// The rating deviation of a puzzle that nobody has tried.
const DEVIATION: f64 = 150.0;

/// A theme with fewer puzzles is not offered.
const OFFERED: usize = 40;

/// A file is not there yet: the host is to pass it to [`install`]. It never happens with the
/// feature `data`.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("the file `{0}` of puzzles is missing")]
pub struct MissingFile(pub String);

/// A file of puzzles, as a program holds it.
#[derive(Debug, Clone)]
pub struct PackedFile {
    /// The name: the game, a slash and the name in the book, such as `backgammon/hit-1`.
    pub name: String,
    /// Zlib (RFC 1950) of JSON.
    pub bytes: &'static [u8],
    /// Whether a page stores it before it is needed.
    pub is_early: bool,
}

/// What the build script tells of a book.
#[derive(Debug)]
pub(super) struct BookData {
    pub(super) game: &'static str,
    /// The themes with their numbers of puzzles.
    themes: &'static [(&'static str, usize)],
    /// From each of these days on, the puzzle of the day is one of this number of first puzzles.
    days: &'static [(u32, usize)],
    /// The index, and then the parts of all themes.
    #[cfg(feature = "data")]
    files: &'static [BookFile],
}

#[cfg(feature = "data")]
#[derive(Debug)]
struct BookFile {
    is_early: bool,
    bytes: &'static [u8],
}

/// A book with the files that were read.
#[derive(Debug)]
pub(super) struct Book {
    pub(super) data: &'static BookData,
    index: OnceLock<Index>,
    /// The parts of all themes.
    parts: Vec<OnceLock<Vec<Item>>>,
}

/// The index of a book.
#[derive(Debug)]
pub(super) struct Index {
    /// The puzzles, in the order of the book.
    pub(super) entries: Vec<Entry>,
    places: Vec<Place>,
}

/// A puzzle of a book.
#[derive(Debug)]
pub struct Item {
    /// The game.
    pub game: &'static str,
    /// The puzzle.
    pub row: ItemRow,
}

/// What a part has of a puzzle: of a row of its book what a choice and a verdict need.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ItemRow {
    /// The id of the position in which the stage is due; it identifies the puzzle.
    pub position: String,
    /// Its theme, such as `hand-over`.
    pub theme: String,
    /// Its initial rating.
    pub rating: f64,
    /// The plays that were rolled out, best first.
    pub plays: Vec<ItemPlay>,
}

/// A play that was rolled out; figures are from the view of the mover.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ItemPlay {
    /// The play in notation.
    pub play: String,
    /// The id of the position after it. All steps that lead to it are the same play.
    pub end: String,
    /// The expected units.
    pub equity: f64,
    /// The loss against the best play, in units.
    pub loss: f64,
    /// The standard error of the loss.
    pub loss_error: f64,
    /// The chance to win.
    pub win: f64,
}

impl Item {
    /// The initial rating.
    pub const fn rating(&self) -> Rating {
        Rating::new(self.row.rating, DEVIATION)
    }
}

impl BookData {
    /// Returns the number of puzzles.
    pub(super) fn count(&self) -> usize {
        self.themes.iter().map(|(_, count)| count).sum()
    }

    /// Returns the themes that are offered, with their numbers of puzzles.
    pub(super) fn offered(&self) -> impl Iterator<Item = (&'static str, usize)> {
        let themes = self.themes.iter().copied();
        themes.filter(|(_, count)| *count >= OFFERED)
    }

    /// Returns the place of a theme in the list of the book.
    pub(super) fn theme(&self, name: &str) -> Option<u8> {
        let place = self.themes.iter().position(|(theme, _)| *theme == name)?;
        u8::try_from(place).ok()
    }

    /// Returns how many puzzles, from the first on, the puzzle of this day is chosen from.
    pub(super) fn of_day(&self, day: u32) -> usize {
        let from = self.days.iter().rev().find(|(from, _)| *from <= day);
        from.map_or(0, |(_, count)| *count)
    }

    /// Returns the number of the file with this part; the index has 0.
    fn file_of(&self, place: Place) -> usize {
        1 + place.part + self.parts_before(usize::from(place.theme))
    }

    /// Returns the number of parts of the first themes.
    fn parts_before(&self, themes: usize) -> usize {
        let themes = self.themes.iter().take(themes);
        themes.map(|(_, count)| parts(*count)).sum()
    }

    /// Returns the number of files.
    fn files(&self) -> usize {
        1 + self.parts_before(self.themes.len())
    }

    /// Returns the name of a file.
    fn name(&self, file: usize) -> String {
        let mut part = file.wrapping_sub(1);
        for (theme, count) in self.themes {
            if part < parts(*count) {
                return format!("{}/{theme}-{part}", self.game);
            }
            part = part.wrapping_sub(parts(*count));
        }
        format!("{}/index", self.game)
    }
}

impl Book {
    fn new(data: &'static BookData) -> Self {
        Self {
            data,
            index: OnceLock::new(),
            parts: (1..data.files()).map(|_| OnceLock::new()).collect(),
        }
    }

    /// Returns the index.
    pub(super) fn index(&self) -> Result<&Index, MissingFile> {
        #[cfg(feature = "data")]
        self.read(0)?;
        self.index.get().ok_or_else(|| self.missing(0))
    }

    /// Returns the name of the file with the puzzle of an entry.
    pub(super) fn file_name(&self, index: &Index, entry: usize) -> String {
        self.data.name(self.data.file_of(index.places[entry]))
    }

    /// Returns the puzzle of an entry.
    pub(super) fn item(&self, index: &Index, entry: usize) -> Result<&Item, MissingFile> {
        let place = index.places[entry];
        let file = self.data.file_of(place);
        #[cfg(feature = "data")]
        self.read(file)?;
        let part = self.parts[file - 1].get();
        let item = part.and_then(|part| part.get(place.row));
        item.ok_or_else(|| self.missing(file))
    }

    /// Returns the puzzles, in the order of the book.
    #[cfg(all(test, feature = "data"))]
    pub(super) fn items(&'static self) -> Vec<&'static Item> {
        let index = self.index().expect("the index is there");
        let entries = 0..index.entries.len();
        entries
            .map(|entry| self.item(index, entry).expect("every part is there"))
            .collect()
    }

    fn missing(&self, file: usize) -> MissingFile {
        MissingFile(self.data.name(file))
    }

    /// Reads a file that is in the program, if it has not been read.
    #[cfg(feature = "data")]
    fn read(&self, file: usize) -> Result<(), MissingFile> {
        let is_there = match file {
            0 => self.index.get().is_some(),
            _ => self.parts[file - 1].get().is_some(),
        };
        if is_there {
            return Ok(());
        }
        let text = miniz_oxide::inflate::decompress_to_vec_zlib(self.data.files[file].bytes);
        let text = text.map_err(|_| self.missing(file))?;
        self.install(file, &String::from_utf8_lossy(&text))
            .map_err(|_| self.missing(file))
    }

    fn install(&self, file: usize, text: &str) -> Result<(), String> {
        // A file that was installed before stays: it is the same one.
        if file == 0 {
            let index = Index::read(text, self.data)?;
            let _ = self.index.set(index);
            return Ok(());
        }
        let index = self.index.get().ok_or("the index is missing")?;
        let rows: Vec<ItemRow> = serde_json::from_str(text).map_err(|error| error.to_string())?;
        let entries = index.entries.iter().zip(&index.places);
        let of_file = entries.filter(|(_, place)| self.data.file_of(**place) == file);
        let mut count = 0;
        for (entry, place) in of_file {
            count += 1;
            if rows.get(place.row).map(|row| key(&row.position)) != Some(entry.key) {
                return Err("it is another part".to_owned());
            }
        }
        if count != rows.len() {
            return Err("it is another part".to_owned());
        }
        let game = self.data.game;
        let items = rows.into_iter().map(|row| Item { game, row }).collect();
        let _ = self.parts[file - 1].set(items);
        Ok(())
    }
}

impl Index {
    fn read(text: &str, data: &BookData) -> Result<Self, String> {
        let numbers: Vec<u32> = serde_json::from_str(text).map_err(|error| error.to_string())?;
        let (pairs, _) = numbers.as_chunks();
        let entries: Vec<Entry> = pairs.iter().map(|pair| entry(*pair)).collect();
        let fits = (0_u8..).zip(data.themes).all(|(theme, (_, count))| {
            entries.iter().filter(|one| one.theme == theme).count() == *count
        });
        if !fits || entries.len() != data.count() {
            return Err("the index is of another book".to_owned());
        }
        let places = places(&entries);
        Ok(Self { entries, places })
    }

    /// Returns the entry with this key.
    fn find(&self, key: u32) -> Option<usize> {
        self.entries.iter().position(|entry| entry.key == key)
    }
}

/// Reads an entry of an index: the key, and in one number rating, theme and whether it is open.
const fn entry([key, rest]: [u32; 2]) -> Entry {
    Entry {
        key,
        rating: (rest >> 16) as u16,
        theme: (rest >> 1) as u8,
        is_open: rest & 1 == 1,
    }
}

/// Installs a file of puzzles for this process, by its name: the game, a slash and the name in the
/// book. What was installed stays.
///
/// # Errors
///
/// A sentence: there is no such file, it is damaged, or the index is not there yet.
pub fn install(name: &str, text: &str) -> Result<(), String> {
    let (game, _) = name.split_once('/').unwrap_or_default();
    let found = book(game).and_then(|book| {
        let file = (0..book.data.files()).find(|&file| book.data.name(file) == name)?;
        Some((book, file))
    });
    let (book, file) = found.ok_or("there is no such file of puzzles")?;
    book.install(file, text)
}

/// Returns all files, book by book.
#[cfg(feature = "data")]
pub fn files() -> impl Iterator<Item = PackedFile> {
    DATA.iter().flat_map(|book| {
        book.files
            .iter()
            .enumerate()
            .map(|(file, packed)| PackedFile {
                name: book.name(file),
                bytes: packed.bytes,
                is_early: packed.is_early,
            })
    })
}

/// Returns the book of a game, if it has one.
pub(super) fn book(game: &str) -> Option<&'static Book> {
    BOOKS.iter().find(|book| book.data.game == game)
}

/// Returns the names of the games with puzzles, in the order of the list of games.
pub fn games_with_puzzles() -> impl Iterator<Item = &'static str> {
    let names = GAMES.iter().map(|game| game.name);
    names.filter(|name| data(name).is_some())
}

/// Returns whether there are puzzles of a game, installed or not.
pub fn has_puzzles(game: GameKind) -> bool {
    data(game.name()).is_some()
}

fn data(game: &str) -> Option<&'static BookData> {
    DATA.iter().find(|book| book.game == game)
}

/// Returns the puzzle of this position, if it is one.
///
/// # Errors
///
/// The file that is needed to answer.
pub fn find(position: &str) -> Result<Option<&'static Item>, MissingFile> {
    // An id is `version.rules.White.Black.phase`.
    let rules = position.split('.').nth(1).unwrap_or_default();
    let Some(book) = book(rules) else {
        return Ok(None);
    };
    let index = book.index()?;
    let Some(entry) = index.find(key(position)) else {
        return Ok(None);
    };
    let item = book.item(index, entry)?;
    Ok((item.row.position == position).then_some(item))
}

#[cfg(all(test, feature = "data"))]
mod tests;
