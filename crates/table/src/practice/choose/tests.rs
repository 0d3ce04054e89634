use std::collections::BTreeMap;

use super::*;
use crate::practice::find;

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

fn of_book(game: &str) -> Vec<&'static Item> {
    book(game).expect("the game has a book").items()
}

const GAME: PuzzleChoice = PuzzleChoice::Game("backgammon");

/// Chooses the next puzzle.
fn choose(
    choice: PuzzleChoice,
    known: &PracticeData,
    not: Option<&str>,
    without: &[String],
) -> Option<&'static Item> {
    let wanted = PuzzleRequest {
        choice,
        not,
        without,
    };
    match next(wanted, known, 1_000).expect("every part is there")? {
        Next::Puzzle(item) => Some(item),
        Next::Own(one) => panic!("{one:?}"),
    }
}

fn chosen(known: &PracticeData, not: Option<&str>) -> &'static str {
    let item = choose(GAME, known, not, &[]).expect("a puzzle is left");
    &item.row.position
}

fn on(game: &'static str, day: u32) -> &'static Item {
    let wanted = PuzzleChoice::named(game, None, Some(day)).expect("the game has puzzles");
    choose(wanted, &PracticeData::default(), None, &[]).expect("a day has a puzzle")
}

fn is_open(win: f64) -> bool {
    (0.05..=0.95).contains(&win)
}

fn gap(item: &Item) -> f64 {
    (item.row.rating - 1400.0).abs()
}

#[test]
fn what_is_due_comes_first_then_what_is_near_the_rating() {
    let near = chosen(&known(Vec::new()), None);
    let nearest = gap(find(near).unwrap().unwrap());
    let these = of_book("backgammon");
    assert!(these.iter().all(|item| gap(item) >= nearest));

    let far = these.iter().max_by(|a, b| gap(a).total_cmp(&gap(b)));
    let far = far.unwrap().row.position.as_str();
    let waiting = |due| known(vec![tried(far, 5, Some((0, due)))]);
    assert_eq!(chosen(&waiting(900), None), far);
    assert_eq!(chosen(&waiting(1_100), None), near);
    assert_ne!(chosen(&known(Vec::new()), Some(near)), near);
}

#[test]
fn a_theme_has_its_own_puzzles_alone_in_the_same_order() {
    let nobody = known(Vec::new());
    for (theme, count) in book("backgammon").unwrap().data.offered() {
        let choice = PuzzleChoice::named("backgammon", Some(theme), None).unwrap();
        let mut tries = Vec::new();
        let mut last = 0.0;
        for round in 0..count {
            let item = choose(choice, &known(tries.clone()), None, &[]).unwrap();
            assert_eq!(item.row.theme, theme);
            assert!(gap(item) >= last, "{theme}, puzzle {round}");
            last = gap(item);
            tries.push(tried(&item.row.position, 5, None));
        }
        // All have come once: now the one tried longest ago.
        let again = choose(choice, &known(tries.clone()), None, &[]).unwrap();
        assert!(tries.iter().any(|one| one.position == again.row.position));
        assert!(choose(choice, &nobody, None, &[]).is_some());
    }
}

#[test]
fn a_theme_is_offered_from_forty_puzzles_on() {
    for game in games_with_puzzles() {
        let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
        for item in of_book(game) {
            *counts.entry(item.row.theme.as_str()).or_default() += 1;
        }
        for (theme, count) in counts {
            let offered = PuzzleChoice::named(game, Some(theme), None);
            assert_eq!(offered.is_some(), count >= 40, "{game}: {count} of {theme}");
        }
        assert_eq!(PuzzleChoice::named(game, Some("nonsense"), None), None);
    }
}

#[test]
fn without_some_files_the_next_best_of_the_others_comes() {
    let nobody = known(Vec::new());
    let book = book("backgammon").unwrap();
    let index = book.index().unwrap();
    let file = |id: &str| {
        let place = index.entries.iter().position(|one| one.key == key(id));
        book.file_name(index, place.unwrap())
    };
    let mut without = Vec::new();
    let mut last = 0.0;
    while let Some(item) = choose(GAME, &nobody, None, &without) {
        let name = file(&item.row.position);
        assert!(!without.contains(&name), "{name}");
        assert!(gap(item) >= last);
        last = gap(item);
        without.push(name);
    }
    let all = crate::practice::files().filter(|file| file.name.starts_with("backgammon/"));
    assert_eq!(without.len(), all.count() - 1);
}

#[test]
fn the_puzzle_of_a_day_is_the_same_for_everybody_and_returns_after_the_whole_book() {
    let these = of_book("backgammon").into_iter().take(120);
    let count = these.filter(|item| is_open(item.row.plays[0].win)).count();
    let first = &on("backgammon", 0).row.position;
    let somebody = known(vec![tried(first, 5, None)]);
    let choice = PuzzleChoice::OfDay("backgammon", 0);
    let again = choose(choice, &somebody, None, &[]).unwrap();
    assert_eq!(again.row.position, *first);
    assert_ne!(on("backgammon", 1).row.position, *first);
    let later = on("backgammon", u32::try_from(count).unwrap());
    assert_eq!(later.row.position, *first);
    on("backgammon", u32::MAX);
    assert!(PuzzleChoice::named("nonsense", None, Some(1)).is_none());
}

/// The keys of the ids of days 0 to 364, one in each line, are those of the first books alone.
#[test]
fn days_before_the_second_books_keep_their_puzzles() {
    let days = [
        ("gul-bara", 0x8209_2fe8),
        ("gioul", 0x1737_d492),
        ("tawula", 0xa89d_ec5a),
        ("backgammon", 0x7567_c50c),
    ];
    for (game, wanted) in days {
        let ids: Vec<&str> = (0..365)
            .map(|day| on(game, day).row.position.as_str())
            .collect();
        assert_eq!(key(&ids.join("\n")), wanted, "{game}");
    }
}

#[test]
fn both_sides_may_win_in_the_puzzle_of_any_day() {
    for game in games_with_puzzles() {
        let all = of_book(game);
        let taking_part = book(game).unwrap().data.of_day(u32::MAX);
        let these = &all[..taking_part];
        let open = these.iter().filter(|item| is_open(item.row.plays[0].win));
        let open = open.count();
        let mut shown = HashSet::new();
        let count = u32::try_from(open).unwrap();
        for day in 1_000 * count..1_001 * count {
            let item = on(game, day);
            let best = &item.row.plays[0];
            assert!((0.05..=0.95).contains(&best.win), "{}", item.row.position);
            shown.insert(item.row.position.as_str());
        }
        // A book has some that are decided, and all others come.
        assert!(shown.len() == open && open >= 30, "{game}: {open} puzzles");
        assert!(open < all.len(), "{game}");
    }
}

#[test]
fn when_all_were_tried_the_one_longest_away_comes() {
    let tries = (0_i64..)
        .zip(of_book("backgammon"))
        .map(|(age, item)| tried(&item.row.position, 500 - age, None));
    let tries: Vec<StoredTry> = tries.collect();
    let oldest = tries.last().unwrap().position.clone();
    let known = known(tries);

    assert_eq!(chosen(&known, None), oldest);
    let all = overview(&known, 1_000);
    let these = all.games.iter().find(|game| game.game == "backgammon");
    let these = these.unwrap();
    assert_eq!(
        (these.tried, these.solved, these.due),
        (these.puzzles, these.puzzles, 0)
    );
}
