//! Chooses the next puzzle. Pure computation.

use std::collections::{HashMap, HashSet};

use rosespring_rules::Position;
use rosespring_wire::practice::{OwnMistakes, PracticeGame, PracticeTheme, PracticeView};
use serde::Deserialize;

use super::books::{Book, Index, book};
use super::layout::key;
use super::{Item, MissingFile, games_with_puzzles, rating};
use crate::glicko::Rating;
use crate::stored::{StoredMistake, StoredTry};
use crate::view;

/// The player's practice data.
#[derive(Debug, Clone, Default, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PracticeData {
    /// The rating in each game that has one.
    pub ratings: HashMap<String, Rating>,
    /// The tries.
    pub tries: Vec<StoredTry>,
    /// The player's own mistakes, newest first.
    pub mistakes: Vec<StoredMistake>,
}

/// The kind of puzzle that is requested.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PuzzleChoice {
    /// A puzzle of a game, of any theme.
    Game(&'static str),
    /// A puzzle of a game and a theme.
    Theme(&'static str, &'static str),
    /// The puzzle of a game on a day, a number that grows by one each day: the same for everybody.
    OfDay(&'static str, u32),
    /// A mistake of the player.
    Own,
}

/// The next puzzle.
#[derive(Debug, Clone, Copy)]
pub enum Next<'a> {
    /// A puzzle.
    Puzzle(&'static Item),
    /// A mistake of the player.
    Own(&'a StoredMistake),
}

/// The puzzle that is requested.
#[derive(Debug, Clone, Copy)]
pub struct PuzzleRequest<'a> {
    /// The kind.
    pub choice: PuzzleChoice,
    /// The id of a puzzle that is left out if there is another one.
    pub not: Option<&'a str>,
    /// Files that cannot be had now: no puzzle of a game is chosen from them.
    pub without: &'a [String],
}

impl PuzzleChoice {
    /// Parses the name of a game, with or without an offered theme or a day, or `own`.
    pub fn named(name: &str, theme: Option<&str>, day: Option<u32>) -> Option<Self> {
        if name == "own" {
            return Some(Self::Own);
        }
        let data = book(name)?.data;
        Some(match (theme, day) {
            (_, Some(day)) => Self::OfDay(data.game, day),
            (None, None) => Self::Game(data.game),
            (Some(theme), None) => {
                let (theme, _) = data.offered().find(|(name, _)| *name == theme)?;
                Self::Theme(data.game, theme)
            }
        })
    }
}

impl PracticeData {
    /// Returns the keys of the positions of the tries.
    fn keys(&self) -> Vec<u32> {
        let tries = self.tries.iter();
        tries.map(|one| key(&one.position)).collect()
    }

    /// Returns the try of the position with this key, one of `keys`.
    fn tried(&self, keys: &[u32], key: u32) -> Option<&StoredTry> {
        let place = keys.iter().position(|&one| one == key)?;
        self.tries.get(place)
    }

    /// Returns the player's mistakes, each position once.
    fn mistakes(&self) -> Vec<&StoredMistake> {
        let mut seen = HashSet::new();
        let mistakes = self.mistakes.iter();
        mistakes
            .filter(|one| seen.insert(one.position.as_str()))
            .collect()
    }
}

/// Returns whether the puzzle waits for a repetition that is due.
fn is_due(tried: &StoredTry, now_ms: i64) -> bool {
    tried.waits.is_some_and(|(_, due_ms)| due_ms <= now_ms)
}

/// A puzzle that may be chosen.
struct Candidate {
    /// The key of its position.
    key: u32,
    /// The less, the earlier an untried one comes.
    far: f64,
    /// Its place in the book, or among the mistakes.
    place: usize,
}

/// Returns the next puzzle: first one that is due, then an untried one near the player's rating,
/// then the one tried longest ago.
///
/// # Errors
///
/// The file that is needed to choose, or that has the puzzle.
pub fn next<'a>(
    wanted: PuzzleRequest<'_>,
    known: &'a PracticeData,
    now_ms: i64,
) -> Result<Option<Next<'a>>, MissingFile> {
    let (game, theme) = match wanted.choice {
        PuzzleChoice::Game(game) => (game, None),
        PuzzleChoice::Theme(game, theme) => (game, Some(theme)),
        PuzzleChoice::OfDay(game, day) => return of_day(game, day),
        PuzzleChoice::Own => return Ok(own(wanted.not, known, now_ms)),
    };
    let Some(book) = book(game) else {
        return Ok(None);
    };
    let index = book.index()?;
    let rating = known.ratings.get(game).copied().unwrap_or(rating::FIRST);
    let theme = theme.and_then(|theme| book.data.theme(theme));
    let entries = index.entries.iter().enumerate();
    let candidates = entries
        .filter(|(_, entry)| theme.is_none_or(|theme| theme == entry.theme))
        .filter(|(place, _)| !is_without(wanted.without, book, index, *place))
        .map(|(place, entry)| Candidate {
            key: entry.key,
            far: (f64::from(entry.rating) - rating.rating).abs(),
            place,
        });
    let first = first(candidates, wanted.not, known, now_ms);
    let item = first.map(|place| book.item(index, place)).transpose()?;
    Ok(item.map(Next::Puzzle))
}

/// Returns whether the file with a puzzle cannot be had.
fn is_without(without: &[String], book: &Book, index: &Index, place: usize) -> bool {
    !without.is_empty() && without.contains(&book.file_name(index, place))
}

/// Returns the puzzle of a day.
fn of_day(game: &str, day: u32) -> Result<Option<Next<'static>>, MissingFile> {
    let Some(book) = book(game) else {
        return Ok(None);
    };
    let index = book.index()?;
    let entries = index.entries.iter().take(book.data.of_day(day));
    let open: Vec<usize> = (0..)
        .zip(entries)
        .filter(|(_, entry)| entry.is_open)
        .map(|(place, _)| place)
        .collect();
    let turn = usize::try_from(day).unwrap_or_default() % open.len().max(1);
    let item = open.get(turn).map(|&place| book.item(index, place));
    Ok(item.transpose()?.map(Next::Puzzle))
}

/// Returns a mistake of the player; of those that were not tried, the newest comes first.
fn own<'a>(not: Option<&str>, known: &'a PracticeData, now_ms: i64) -> Option<Next<'a>> {
    let mistakes = known.mistakes();
    let ages = (0_u32..).zip(&mistakes).enumerate();
    let candidates = ages.map(|(place, (age, one))| Candidate {
        key: key(&one.position),
        far: f64::from(age),
        place,
    });
    let place = first(candidates, not, known, now_ms)?;
    Some(Next::Own(mistakes[place]))
}

/// Returns the place of the candidate that comes first.
fn first(
    candidates: impl Iterator<Item = Candidate>,
    not: Option<&str>,
    known: &PracticeData,
    now_ms: i64,
) -> Option<usize> {
    let (keys, not) = (known.keys(), not.map(key));
    let order = |one: &Candidate| match known.tried(&keys, one.key) {
        Some(tried) if is_due(tried, now_ms) => (0_u8, tried.waits.map_or(0, |(_, due)| due), 0.0),
        None => (1, 0, one.far),
        Some(tried) => (2, tried.last_ms, 0.0),
    };
    let all = candidates.map(|one| (Some(one.key) == not, order(&one), one.place));
    let first = all.min_by(|(a_not, a, _), (b_not, b, _)| {
        let by_order = (a.0, a.1).cmp(&(b.0, b.1)).then(a.2.total_cmp(&b.2));
        a_not.cmp(b_not).then(by_order)
    });
    first.map(|(_, _, place)| place)
}

/// Returns the overview of practice with the player's progress. It needs no file of a book.
pub fn overview(known: &PracticeData, now_ms: i64) -> PracticeView {
    let games = games_with_puzzles().filter_map(book);
    let mistakes = known.mistakes();
    let keys = known.keys();
    let is_due_mistake = |one: &&&StoredMistake| {
        let tried = known.tried(&keys, key(&one.position));
        tried.is_none_or(|tried| is_due(tried, now_ms))
    };
    PracticeView {
        games: games.map(|book| of_game(book, known, now_ms)).collect(),
        own: OwnMistakes {
            known: count(mistakes.len()),
            due: count(mistakes.iter().filter(is_due_mistake).count()),
        },
    }
}

fn of_game(book: &Book, known: &PracticeData, now_ms: i64) -> PracticeGame {
    let game = book.data.game;
    let tries = || {
        let tries = known.tries.iter();
        tries.filter(|one| !one.own && one.game == game)
    };
    let player = known.ratings.get(game);
    let themes = book.data.offered().map(|(theme, puzzles)| PracticeTheme {
        theme: theme.to_owned(),
        puzzles: count(puzzles),
    });
    PracticeGame {
        game: game.to_owned(),
        puzzles: count(book.data.count()),
        tried: count(tries().count()),
        solved: count(tries().filter(|one| one.solved).count()),
        due: count(tries().filter(|one| is_due(one, now_ms)).count()),
        rating: player.map(view::rating),
        provisional: player.is_some_and(rating::is_provisional),
        themes: themes.collect(),
    }
}

fn count(all: usize) -> u32 {
    u32::try_from(all).unwrap_or(u32::MAX)
}

impl Next<'_> {
    /// Returns the position of the puzzle.
    pub fn position(&self) -> Option<Position> {
        let text = match self {
            Self::Puzzle(item) => &item.row.position,
            Self::Own(mistake) => &mistake.position,
        };
        text.parse().ok()
    }
}

#[cfg(all(test, feature = "data"))]
mod tests;
