//! Chooses the next puzzle. Pure computation.

use std::collections::{HashMap, HashSet};
use std::ops::RangeInclusive;

use rosespring_rules::Position;
use rosespring_wire::practice::{OwnMistakes, PracticeGame, PracticeView};
use serde::Deserialize;

use super::{Item, books, games_with_puzzles, rating};
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
    /// A puzzle of a game.
    Game(&'static str),
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

impl PuzzleChoice {
    /// Parses the name of a game with or without a day, or `own`.
    pub fn named(name: &str, day: Option<u32>) -> Option<Self> {
        if name == "own" {
            return Some(Self::Own);
        }
        let game = games_with_puzzles().find(|game| *game == name)?;
        Some(day.map_or(Self::Game(game), |day| Self::OfDay(game, day)))
    }
}

impl PracticeData {
    fn tries(&self) -> HashMap<&str, &StoredTry> {
        let tries = self.tries.iter();
        tries.map(|one| (one.position.as_str(), one)).collect()
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

/// The mover's chances to win, after the best play, of a puzzle of the day.
const OPEN: RangeInclusive<f64> = 0.05..=0.95;

/// Returns whether both sides may still win, so that the best play looks worth the search: a puzzle
/// of a lost game, in which every play wins 0 %, disappoints a person who solves one a day.
fn is_open(item: &Item) -> bool {
    let best = item.row.plays.first();
    best.is_some_and(|best| OPEN.contains(&best.win))
}

/// Returns the next puzzle: first one that is due, then an untried one near the player's rating,
/// then the one tried longest ago. The puzzle `not` is left out if there is another.
pub fn next<'a>(
    wanted: PuzzleChoice,
    known: &'a PracticeData,
    not: Option<&str>,
    now_ms: i64,
) -> Option<Next<'a>> {
    let tries = known.tries();
    let all: Vec<(&str, f64, Next<'a>)> = match wanted {
        PuzzleChoice::Game(game) => {
            let rating = known.ratings.get(game).copied().unwrap_or(rating::FIRST);
            let of_game = books().iter().filter(|item| item.game == game);
            let far = |item: &Item| (item.row.rating - rating.rating).abs();
            of_game
                .map(|item| (item.row.position.as_str(), far(item), Next::Puzzle(item)))
                .collect()
        }
        PuzzleChoice::OfDay(game, day) => {
            let open = || {
                let of_game = books().iter().filter(|item| item.game == game);
                of_game.filter(|item| is_open(item))
            };
            let place = usize::try_from(day).unwrap_or_default() % open().count().max(1);
            return open().nth(place).map(Next::Puzzle);
        }
        // The newest first.
        PuzzleChoice::Own => (0_u32..)
            .zip(known.mistakes())
            .map(|(age, one)| (one.position.as_str(), f64::from(age), Next::Own(one)))
            .collect(),
    };
    let order = |(position, far, _): &(&str, f64, Next<'a>)| match tries.get(position) {
        Some(tried) if is_due(tried, now_ms) => (0_u8, tried.waits.map_or(0, |(_, due)| due), 0.0),
        None => (1, 0, *far),
        Some(tried) => (2, tried.last_ms, 0.0),
    };
    let all = all
        .into_iter()
        .map(|one| (Some(one.0) == not, order(&one), one));
    let first = all.min_by(|(a_not, a, _), (b_not, b, _)| {
        let by_order = (a.0, a.1).cmp(&(b.0, b.1)).then(a.2.total_cmp(&b.2));
        a_not.cmp(b_not).then(by_order)
    });
    first.map(|(_, _, (_, _, next))| next)
}

/// Returns the overview of practice with the player's progress.
pub fn overview(known: &PracticeData, now_ms: i64) -> PracticeView {
    let tries = known.tries();
    let mut games: Vec<PracticeGame> = Vec::new();
    for item in books() {
        if games.last().is_none_or(|last| last.game != item.game) {
            let player = known.ratings.get(item.game);
            games.push(PracticeGame {
                game: item.game.to_owned(),
                puzzles: 0,
                tried: 0,
                solved: 0,
                due: 0,
                rating: player.map(view::rating),
                provisional: player.is_some_and(rating::is_provisional),
            });
        }
        let Some(game) = games.last_mut() else {
            continue;
        };
        game.puzzles += 1;
        if let Some(tried) = tries.get(item.row.position.as_str()) {
            game.tried += 1;
            game.solved += u32::from(tried.solved);
            game.due += u32::from(is_due(tried, now_ms));
        }
    }
    let mistakes = known.mistakes();
    let tried = |one: &&&StoredMistake| match tries.get(one.position.as_str()) {
        Some(tried) => is_due(tried, now_ms),
        None => true,
    };
    PracticeView {
        games,
        own: OwnMistakes {
            known: count(mistakes.len()),
            due: count(mistakes.iter().filter(tried).count()),
        },
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

#[cfg(test)]
mod tests {
    use super::*;

    fn known(tries: Vec<StoredTry>) -> PracticeData {
        PracticeData {
            ratings: HashMap::from([("backgammon".to_owned(), Rating::new(1400.0, 80.0))]),
            tries,
            mistakes: Vec::new(),
        }
    }

    fn tried(position: &str, last_ms: i64, waits: Option<(u8, i64)>) -> StoredTry {
        StoredTry {
            position: position.to_owned(),
            game: "backgammon".to_owned(),
            own: false,
            rating: Rating::UNKNOWN,
            tries: 1,
            solved: waits.is_none(),
            last_ms,
            waits,
            memory: None,
        }
    }

    fn chosen(known: &PracticeData, not: Option<&str>) -> String {
        let found = next(PuzzleChoice::Game("backgammon"), known, not, 1_000).unwrap();
        found.position().unwrap().id()
    }

    #[test]
    fn what_is_due_comes_first_then_what_is_near_the_rating() {
        let near = chosen(&known(Vec::new()), None);
        let gap =
            |position: &str| (super::super::find(position).unwrap().row.rating - 1400.0).abs();
        let these = books().iter().filter(|item| item.game == "backgammon");
        assert!(
            these
                .clone()
                .all(|item| gap(&item.row.position) >= gap(&near))
        );

        let far = these
            .clone()
            .max_by(|a, b| gap(&a.row.position).total_cmp(&gap(&b.row.position)));
        let far = far.unwrap().row.position.clone();
        let waiting = |due| known(vec![tried(&far, 5, Some((0, due)))]);
        assert_eq!(chosen(&waiting(900), None), far);
        assert_eq!(chosen(&waiting(1_100), None), near);
        assert_ne!(chosen(&known(Vec::new()), Some(&near)), near);
    }

    #[test]
    fn the_puzzle_of_a_day_is_the_same_for_everybody_and_returns_after_the_whole_book() {
        let on = |day, known: &PracticeData| {
            let wanted = PuzzleChoice::named("backgammon", Some(day)).unwrap();
            next(wanted, known, None, 1_000)
                .unwrap()
                .position()
                .unwrap()
        };
        let of_game = books().iter().filter(|item| item.game == "backgammon");
        let count = of_game.filter(|item| is_open(item)).count();
        let nobody = known(Vec::new());
        let first = on(0, &nobody);
        let somebody = known(vec![tried(&first.id(), 5, None)]);
        assert_eq!(on(0, &somebody), first);
        assert_ne!(on(1, &nobody), first);
        assert_eq!(on(u32::try_from(count).unwrap(), &nobody), first);
        on(u32::MAX, &nobody);
        assert!(PuzzleChoice::named("nonsense", Some(1)).is_none());
    }

    #[test]
    fn both_sides_may_win_in_the_puzzle_of_any_day() {
        let nobody = known(Vec::new());
        for game in games_with_puzzles() {
            let book: Vec<_> = books().iter().filter(|item| item.game == game).collect();
            let mut shown = HashSet::new();
            for day in 0..u32::try_from(2 * book.len()).unwrap() {
                let wanted = PuzzleChoice::named(game, Some(day)).unwrap();
                let Some(Next::Puzzle(item)) = next(wanted, &nobody, None, 1_000) else {
                    panic!("{game} has no puzzle on day {day}");
                };
                let best = &item.row.plays[0];
                assert!((0.05..=0.95).contains(&best.win), "{}", item.row.position);
                shown.insert(item.row.position.as_str());
            }
            // A book has some that are decided, and all others come.
            let open = book.iter().filter(|item| is_open(item)).count();
            assert!(shown.len() == open && open >= 30, "{game}: {open} puzzles");
            assert!(open < book.len(), "{game}");
        }
    }

    #[test]
    fn when_all_were_tried_the_one_longest_away_comes() {
        let all = books().iter().filter(|item| item.game == "backgammon");
        let tries = (0_i64..)
            .zip(all)
            .map(|(age, item)| tried(&item.row.position, 500 - age, None));
        let tries: Vec<StoredTry> = tries.collect();
        let oldest = tries.last().unwrap().position.clone();
        let known = known(tries);

        assert_eq!(chosen(&known, None), oldest);
        let all = overview(&known, 1_000);
        let these = all
            .games
            .iter()
            .find(|game| game.game == "backgammon")
            .unwrap();
        assert_eq!(
            (these.tried, these.solved, these.due),
            (these.puzzles, these.puzzles, 0)
        );
    }
}
