//! Divides the books of `crates/table/puzzles` into files (decision 61): an index, and the parts of
//! each theme. The build script of this crate and the task that writes the page of plain files use
//! it.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};
use std::{fs, io};

use serde_json::Value;

use self::layout::{Entry, Place, key, places};

#[path = "src/practice/layout.rs"]
mod layout;

/// The rating near which a person begins, as in `practice::rating`.
const FIRST: i64 = 1500;

/// The mover's chances to win, after the best play, of a puzzle of the day.
const OPEN: RangeInclusive<f64> = 0.05..=0.95;

/// How hard the files are compressed.
const LEVEL: u8 = 9;

/// The file that tells how many puzzles the puzzle of a day is chosen from.
const DAYS: &str = "days.csv";

/// A book, divided into files.
pub(crate) struct Book {
    pub game: String,
    /// Its themes with their numbers of puzzles.
    pub themes: Vec<(String, usize)>,
    /// From each of these days on, the puzzle of the day is one of this number of first puzzles.
    pub days: Vec<(u32, usize)>,
    /// The index, and then the parts of all themes.
    pub files: Vec<File>,
}

/// A file of a book.
pub(crate) struct File {
    /// Its name in the book, such as `hit-1`.
    pub name: String,
    /// Zlib (RFC 1950) of JSON.
    pub bytes: Vec<u8>,
    /// Whether it is stored before it is needed, so that a person has puzzles without a network.
    pub is_early: bool,
}

/// A puzzle as the books have it.
struct Row {
    /// What a part has of it, as JSON.
    text: String,
    position: String,
    theme: String,
    rating: u16,
    is_open: bool,
}

/// Reads and divides all books of a folder.
///
/// # Errors
///
/// A file cannot be read, or is no book.
pub(crate) fn books(folder: &Path) -> io::Result<Vec<Book>> {
    let mut rows: BTreeMap<String, Vec<Row>> = BTreeMap::new();
    // `GAME.json` comes before `GAME.2.json`, whose puzzles follow the others.
    let mut files = fs::read_dir(folder)?
        .map(|file| Ok(file?.path()))
        .collect::<io::Result<Vec<PathBuf>>>()?;
    files.retain(|file| file.extension().is_some_and(|ending| ending == "json"));
    files.sort_by_key(|file| (name(file).len(), name(file)));
    for file in files {
        let game = name(&file).split('.').next().unwrap_or_default().to_owned();
        let read = read(&fs::read_to_string(&file)?);
        let read =
            read.ok_or_else(|| io::Error::other(format!("{} is no book", file.display())))?;
        rows.entry(game).or_default().extend(read);
    }
    let days = fs::read_to_string(folder.join(DAYS))?;
    let books = rows.into_iter();
    Ok(books
        .map(|(game, rows)| divide(game, &rows, &days))
        .collect())
}

fn name(file: &Path) -> String {
    file.file_name()
        .unwrap_or_default()
        .to_string_lossy()
        .into_owned()
}

/// Reads the puzzles of a book, each of which is a line of it.
fn read(text: &str) -> Option<Vec<Row>> {
    let lines = text
        .lines()
        .filter(|line| line.starts_with("{\"position\""));
    lines
        .map(|line| {
            let value: Value = serde_json::from_str(line.trim_end_matches(',')).ok()?;
            let rating = value["rating"].as_f64()?.round() as i64;
            Some(Row {
                position: value["position"].as_str()?.to_owned(),
                theme: value["theme"].as_str()?.to_owned(),
                rating: u16::try_from(rating).ok()?,
                is_open: is_open(value["plays"][0]["win"].as_f64()?),
                text: of_part(&value)?.to_string(),
            })
        })
        .collect()
}

/// Returns what a part has of a puzzle: what a choice and a verdict need.
fn of_part(puzzle: &Value) -> Option<Value> {
    let mut puzzle = puzzle.as_object()?.clone();
    puzzle.retain(|name, _| !["game", "found_by"].contains(&name.as_str()));
    for play in puzzle.get_mut("plays")?.as_array_mut()? {
        let unused = |name: &str| ["error", "trials"].contains(&name);
        play.as_object_mut()?.retain(|name, _| !unused(name));
    }
    Some(Value::Object(puzzle))
}

/// Returns whether both sides may still win, so that the best play looks worth the search: a puzzle
/// of a lost game, in which every play wins 0 %, disappoints a person who solves one a day.
fn is_open(win: f64) -> bool {
    OPEN.contains(&win)
}

fn divide(game: String, rows: &[Row], days: &str) -> Book {
    let themes: BTreeSet<&str> = rows.iter().map(|row| row.theme.as_str()).collect();
    let themes: Vec<&str> = themes.into_iter().collect();
    let entries: Vec<Entry> = rows.iter().map(|row| entry(row, &themes)).collect();
    let places = places(&entries);
    let first = (0..rows.len()).min_by_key(|&at| (FIRST - i64::from(rows[at].rating)).abs());
    let mut files = vec![File {
        name: "index".to_owned(),
        bytes: packed(&index(&entries)),
        is_early: true,
    }];
    let mut parts: BTreeMap<(u8, usize), BTreeMap<usize, usize>> = BTreeMap::new();
    for (at, Place { theme, part, row }) in places.iter().copied().enumerate() {
        parts.entry((theme, part)).or_default().insert(row, at);
    }
    for ((theme, part), rows_of_part) in parts {
        let texts: Vec<&str> = rows_of_part
            .values()
            .map(|&at| rows[at].text.as_str())
            .collect();
        files.push(File {
            name: format!("{}-{part}", themes[usize::from(theme)]),
            bytes: packed(&format!("[{}]", texts.join(",\n"))),
            is_early: rows_of_part.values().any(|&at| Some(at) == first),
        });
    }
    let count = |theme: &str| rows.iter().filter(|row| row.theme == theme).count();
    let themes = themes
        .iter()
        .map(|&theme| (theme.to_owned(), count(theme)))
        .collect();
    let days = days_of(&game, days, rows.len());
    Book {
        game,
        themes,
        days,
        files,
    }
}

fn entry(row: &Row, themes: &[&str]) -> Entry {
    let theme = themes.iter().position(|&theme| theme == row.theme);
    Entry {
        key: key(&row.position),
        rating: row.rating,
        theme: theme.unwrap_or_default() as u8,
        is_open: row.is_open,
    }
}

/// Returns the index as JSON: two numbers of each puzzle, in the order of the book.
fn index(entries: &[Entry]) -> String {
    let numbers = entries.iter().flat_map(numbers);
    let texts: Vec<String> = numbers.map(|number| number.to_string()).collect();
    format!("[{}]", texts.join(","))
}

/// Returns the key, and then in one number rating, theme and whether it is open, as `books.rs`
/// reads them.
fn numbers(entry: &Entry) -> [u32; 2] {
    let rest = u32::from(entry.rating) << 16 | u32::from(entry.theme) << 1;
    [entry.key, rest | u32::from(entry.is_open)]
}

/// Returns from which day on how many puzzles of a game take part.
fn days_of(game: &str, days: &str, all: usize) -> Vec<(u32, usize)> {
    let lines = days.lines().filter_map(|line| {
        let mut cells = line.split(',');
        (cells.next()? == game).then_some(())?;
        Some((cells.next()?.parse().ok()?, cells.next()?.parse().ok()?))
    });
    let days: Vec<_> = lines.collect();
    match days.is_empty() {
        true => vec![(0, all)],
        false => days,
    }
}

fn packed(text: &str) -> Vec<u8> {
    miniz_oxide::deflate::compress_to_vec_zlib(text.as_bytes(), LEVEL)
}
