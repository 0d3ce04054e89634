use std::collections::{HashMap, HashSet};

use rosespring_rules::Position;
use rosespring_rules::notation::text;
use rosespring_wire::puzzles::PuzzleBook;

use super::*;

/// The most bytes of a file, as a browser loads it.
const FILE_MAX: usize = 30_000;
/// The most bytes of all books in a program.
const ALL_MAX: usize = 1_200_000;

fn all() -> impl Iterator<Item = &'static Book> {
    games_with_puzzles().filter_map(book)
}

#[test]
fn every_puzzle_of_every_book_has_plays_that_lead_to_their_ends() {
    assert_eq!(games_with_puzzles().count(), DATA.len());
    let mut seen = HashSet::new();
    for book in all() {
        let (game, items) = (book.data.game, book.items());
        assert!(items.len() >= 60, "{game} has {} puzzles", items.len());
        for item in items {
            let id = &item.row.position;
            let position: Position = id.parse().unwrap();
            assert!(seen.insert(position), "{id} twice");
            for play in &item.row.plays {
                let steps = text::parse_play(&position, &play.play).unwrap();
                let after = position.play(&steps, &mut ()).unwrap();
                assert_eq!(after.id(), play.end, "{id} {}", play.play);
            }
            let (best, others) = item.row.plays.split_first().unwrap();
            assert!(best.loss == 0.0 && others.iter().all(|play| play.loss >= 0.06));
        }
    }
}

#[test]
fn an_index_says_of_each_puzzle_what_its_part_has() {
    for book in all() {
        let index = book.index().unwrap();
        let mut keys = HashSet::new();
        for (entry, item) in index.entries.iter().zip(book.items()) {
            let id = &item.row.position;
            assert!(keys.insert(entry.key), "two puzzles have the key of {id}");
            assert_eq!(entry.key, key(id));
            assert_eq!(f64::from(entry.rating), item.row.rating, "{id}");
            assert_eq!(Some(entry.theme), book.data.theme(&item.row.theme), "{id}");
            let win = item.row.plays[0].win;
            assert_eq!(entry.is_open, (0.05..=0.95).contains(&win), "{id}");
            let found = find(id).unwrap().unwrap();
            assert_eq!(found.row.position, *id);
        }
        assert_eq!(keys.len(), book.data.count());
    }
}

/// The texts of the books of a game, in order.
fn texts(game: &str) -> Vec<String> {
    let read = |end: &str| std::fs::read_to_string(format!("puzzles/{game}{end}"));
    [".json", ".2.json"]
        .map(read)
        .into_iter()
        .flatten()
        .collect()
}

#[test]
fn puzzles_are_those_of_the_books_in_order_each_with_its_rollout() {
    for book in all() {
        let texts = texts(book.data.game);
        let books = texts
            .iter()
            .map(|text| PuzzleBook::from_json(text).unwrap());
        let rows: Vec<_> = books.flat_map(|book| book.puzzles).collect();
        assert_eq!(rows.len(), book.data.count());
        for (item, row) in book.items().iter().zip(&rows) {
            let ItemRow {
                position,
                theme,
                rating,
                plays,
            } = &item.row;
            assert_eq!(
                (position, theme, rating),
                (&row.position, &row.theme, &row.rating)
            );
            assert_eq!(plays.len(), row.plays.len());
            for (one, play) in plays.iter().zip(&row.plays) {
                assert!(play.trials >= 144, "{position} was not rolled out");
                assert_eq!((&one.play, &one.end), (&play.play, &play.end));
                let figures = [one.equity, one.win, one.loss, one.loss_error];
                assert_eq!(figures, [play.equity, play.win, play.loss, play.loss_error]);
            }
        }
    }
}

#[test]
fn a_browser_loads_small_files_and_a_program_holds_all() {
    for PackedFile { name, bytes, .. } in files() {
        assert!(bytes.len() <= FILE_MAX, "{name}: {}", bytes.len());
    }
    let all: usize = files().map(|file| file.bytes.len()).sum();
    assert!(all <= ALL_MAX, "{all} bytes");
    // Early ones: the index, and the part with which a person begins.
    for game in all_names() {
        let of_game = |name: &str| name.split('/').next() == Some(game);
        let early: Vec<_> = files()
            .filter(|file| file.is_early && of_game(&file.name))
            .collect();
        assert_eq!(early.len(), 2, "{early:?}");
        assert_eq!(early[0].name, format!("{game}/index"));
    }
}

fn all_names() -> impl Iterator<Item = &'static str> {
    all().map(|book| book.data.game)
}

#[test]
fn puzzles_near_a_rating_are_in_one_part() {
    let book = book("backgammon").unwrap();
    let index = book.index().unwrap();
    let mut by_file: HashMap<String, Vec<u16>> = HashMap::new();
    for (at, entry) in index.entries.iter().enumerate() {
        by_file
            .entry(book.file_name(index, at))
            .or_default()
            .push(entry.rating);
    }
    let hits = |part: u8| &by_file[&format!("backgammon/hit-{part}")];
    assert_eq!(
        by_file.keys().filter(|name| name.contains("/hit-")).count(),
        5
    );
    for part in 1..5 {
        assert!(hits(part - 1).iter().max() <= hits(part).iter().min());
        assert!(hits(part).len() <= 64);
    }
}

/// What is to be installed, and the fault that is told.
fn refused(name: &str, text: &str) -> String {
    install(name, text).expect_err("the file is damaged")
}

#[test]
fn a_file_that_is_unknown_or_damaged_is_refused() {
    let text = |wanted: &str| {
        let file = files().find(|file| file.name == wanted);
        let text = miniz_oxide::inflate::decompress_to_vec_zlib(file.unwrap().bytes);
        String::from_utf8(text.unwrap()).unwrap()
    };
    for name in [
        "",
        "gioul",
        "gioul/",
        "gioul/hit-0",
        "chess/index",
        "../index",
    ] {
        assert!(
            refused(name, "[]").starts_with("there is no such"),
            "{name}"
        );
    }
    let part = text("gioul/pair-0");
    assert_eq!(refused("gioul/pair-0", &part), "the index is missing");
    assert_eq!(install("gioul/index", &text("gioul/index")), Ok(()));
    assert_eq!(install("gioul/pair-0", &part), Ok(()));
    assert!(refused("gioul/pair-0", &part[..part.len() / 2]).contains("EOF"));
    assert!(refused("gioul/pair-0", "[]").contains("another part"));
    assert!(refused("gioul/pair-0", &text("gioul/doublet-0")).contains("another part"));
    let twice = format!("{},{}", part.trim_end_matches(']'), &part[1..]);
    assert!(refused("gioul/pair-0", &twice).contains("another part"));
    assert!(refused("gioul/index", &text("tawula/index")).contains("another book"));
    assert!(refused("gioul/index", "[1,2,3]").contains("another book"));
    assert!(refused("gioul/index", "[1,-2]").contains("invalid value"));
    // What was installed before is still there.
    assert_eq!(
        book("gioul").unwrap().items().len(),
        book("gioul").unwrap().data.count()
    );
}

#[test]
fn days_are_told_for_more_and_more_puzzles() {
    for book in all() {
        let (game, days) = (book.data.game, book.data.days);
        assert_eq!(days[0].0, 0, "{game}");
        assert!(
            days.is_sorted_by(|a, b| a.0 < b.0 && a.1 < b.1),
            "{game}: {days:?}"
        );
        assert!(
            days.iter().all(|day| day.1 <= book.data.count()),
            "{game}: {days:?}"
        );
        assert_eq!(book.data.of_day(u32::MAX), days[days.len() - 1].1);
    }
    assert_eq!(book("backgammon").unwrap().data.of_day(364), 120);
    assert_eq!(book("backgammon").unwrap().data.of_day(365), 1000);
}
