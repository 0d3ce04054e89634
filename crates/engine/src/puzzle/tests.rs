use rosespring_rules::Phase;

use super::*;
use crate::shipped_evaluator;

const SETTINGS: PuzzleSettings = PuzzleSettings {
    seed: 7,
    lead: 0.08,
    deviations: 3.0,
    trials: 144,
    truncate: 1,
};

fn puzzles_of(preset: &str, numbers: Range<u64>, threads: usize) -> Vec<Option<Puzzle>> {
    let rules = Rules::preset(preset).unwrap();
    let evaluator = shipped_evaluator(rules.game);
    let never = AtomicBool::new(false);
    look(
        rules,
        &evaluator,
        &SETTINGS,
        numbers,
        &ThemeLists::default(),
        threads,
        &never,
    )
}

#[test]
fn a_puzzle_has_one_clearly_best_play() {
    for preset in ["gul-bara", "backgammon"] {
        let puzzles: Vec<Puzzle> = puzzles_of(preset, 0..8, 2).into_iter().flatten().collect();
        assert!(!puzzles.is_empty(), "{preset}");
        for puzzle in &puzzles {
            assert!(matches!(puzzle.position.phase(), Phase::Play(_)));
            for play in &puzzle.plays {
                let after = puzzle.position.play(&play.steps, &mut ()).unwrap();
                assert_eq!(after, puzzle.position.after(&play.end, &mut ()));
            }
            for play in &puzzle.plays[1..] {
                assert!(play.behind.mean >= SETTINGS.lead, "{puzzle:?}");
                assert!(play.behind.mean > SETTINGS.deviations * play.behind.error);
            }
            assert_eq!(puzzle.best().behind.mean, 0.0);
        }
    }
}

#[test]
fn threads_and_rounds_do_not_change_what_is_found() {
    let whole = puzzles_of("backgammon", 0..6, 3);
    let mut parts = puzzles_of("backgammon", 0..2, 1);
    parts.extend(puzzles_of("backgammon", 2..6, 2));

    assert_eq!(whole, parts);
}

#[test]
fn nothing_of_a_full_theme_is_made() {
    let rules = Rules::preset("backgammon").unwrap();
    let evaluator = shipped_evaluator(rules.game);
    let never = AtomicBool::new(false);
    let full = ThemeLists {
        full: Theme::ALL.to_vec(),
        ..ThemeLists::default()
    };
    let found = look(rules, &evaluator, &SETTINGS, 0..6, &full, 1, &never);

    assert_eq!(found, vec![None; 6]);
}

#[test]
fn a_sought_theme_is_chosen_where_a_game_has_it() {
    let rules = Rules::preset("backgammon").unwrap();
    let evaluator = shipped_evaluator(rules.game);
    let never = AtomicBool::new(false);
    let of = |sought: &[Theme]| {
        let wanted = ThemeLists {
            sought: sought.to_vec(),
            ..ThemeLists::default()
        };
        let found = look(rules, &evaluator, &SETTINGS, 0..12, &wanted, 2, &never);
        let puzzles = found.iter().flatten();
        puzzles.filter(|puzzle| puzzle.theme == Theme::Hit).count()
    };
    assert!(of(&[Theme::Hit]) > of(&[]));
}

#[test]
fn a_book_seeks_a_theme_until_it_has_a_twentieth_and_differs_from_the_books_beside_it() {
    let found = puzzles_of("backgammon", 0..4, 2);
    let first = found.into_iter().flatten().next().unwrap();
    let mut book = Book::of(19).seeking(&[Theme::Gift, first.theme]);
    book.keep_beside(first.position, Theme::Race);
    assert_eq!(book.wanted().sought, [Theme::Gift, first.theme]);
    assert!(!book.add(&first), "it is in the book beside");

    book.keep(first.position, first.theme);
    assert_eq!(book.wanted().sought, [Theme::Gift]);
    assert!(!book.is_complete());
}

#[test]
fn a_book_takes_nothing_twice_and_no_theme_too_often() {
    let puzzles: Vec<Puzzle> = puzzles_of("backgammon", 0..8, 2)
        .into_iter()
        .flatten()
        .collect();
    let [first, second, ..] = puzzles.as_slice() else {
        panic!("too few puzzles: {puzzles:?}");
    };
    let mut book = Book::of(2);
    assert!(book.add(first));
    assert!(!book.add(first), "the same again");
    assert_eq!(
        book.wanted().full,
        [first.theme],
        "three tenths of two are one"
    );

    let of = |theme| Puzzle {
        theme,
        ..second.clone()
    };
    let other = if first.theme == Theme::Pair {
        Theme::Race
    } else {
        Theme::Pair
    };
    assert!(!book.add(&of(first.theme)), "enough of the theme");
    assert!(book.add(&of(other)));
    assert!(book.is_complete() && !book.add(&of(Theme::Gift)));
}
