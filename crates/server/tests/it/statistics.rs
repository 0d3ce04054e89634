//! Statistics: what a person's games come to, counted exactly.

use std::sync::Arc;

use rosespring_rules::WinKind;
use rosespring_server::DiceSource;
use rosespring_store::{Addition, MemoryStore, SqliteStore, Store, StudyStore};
use rosespring_table::game::Player;
use rosespring_table::glicko::{RatedResult, Rating};
use rosespring_table::stored::{
    Progress, ReviewAddition, ReviewHead, ReviewKept, StoredReview, StoredTable, StoredTry,
};
use rosespring_wire::statistics::{
    DiceCount, DiceVerdict, OpeningRow, ResultsCount, StatisticsView,
};
use rosespring_wire::table::{Command, NewTable, PhaseView, Purpose, Seat};

use crate::support::{Page, Server, computer, dice, dice_from, for_two, person, throw_of};

async fn statistics(server: &Server, query: &str) -> StatisticsView {
    let (status, value) = server.get(&format!("/api/statistics{query}")).await;
    assert_eq!(status, 200, "{value}");
    serde_json::from_value(value).unwrap()
}

/// Plays until the person at `seat` is to act, and gives up.
async fn give_up(page: &mut Page, seat: Seat) {
    let turn = |phase: &PhaseView| match *phase {
        PhaseView::Throw { thrower } => thrower == seat,
        PhaseView::Play { mover, .. } | PhaseView::Confirm { mover, .. } => mover == seat,
        _ => false,
    };
    while !turn(&page.table.phase) {
        page.go_on(&mut |_| 0).await;
    }
    let kind = Some(WinKind::Single);
    page.say(Command::Resign { kind }).await;
    if page.table.resign_offer.is_some() {
        page.say(Command::AcceptResignation).await;
    }
    if !page.is_over() {
        // The computer refuses a single game where it expects to win more.
        page.say(Command::Resign { kind: None }).await;
    }
    assert!(page.is_over());
}

/// Throws until it is known who begins.
async fn open(page: &mut Page) {
    while matches!(page.table.phase, PhaseView::Opening { .. }) {
        page.say(Command::Throw).await;
    }
}

/// Plays the whole turn of the side to throw, with the remainder that passes to the other side.
async fn turn(page: &mut Page) {
    page.say(Command::Throw).await;
    while !page.table.can_throw {
        page.go_on(&mut |_| 0).await;
    }
}

/// Keeps what was played at a table as another one.
async fn copy(page: &Page, from: &Server, to: &dyn Store, change: impl FnOnce(&mut StoredTable)) {
    let mut table = from.store.table(&page.id).await.unwrap();
    let events = from.store.events(&page.id).await.unwrap();
    change(&mut table);
    to.create(&table, &events).await.unwrap();
}

/// Throws made of each dice, higher first, of those that came at all.
fn thrown(count: &DiceCount) -> Vec<([u8; 2], u32)> {
    let pairs = count.pairs.iter().filter(|pair| pair.count > 0);
    pairs.map(|pair| (pair.dice, pair.count)).collect()
}

#[tokio::test]
async fn nothing_kept_comes_to_nothing() {
    let server = Server::start(DiceSource::Seeded).await;

    let all = statistics(&server, "").await;

    assert!(all.names.is_empty() && all.results.is_empty() && all.openings.is_empty());
    assert_eq!((all.tables, all.unreadable, all.left_out), (0, 0, 0));
    assert_eq!(all.dice.all.faces_test.verdict, DiceVerdict::TooFew);
    assert_eq!(all.dice.all.pips, None);
    let unknown = statistics(&server, "?name=Nobody").await;
    assert_eq!(unknown.name.as_deref(), Some("Nobody"));
    for query in ["?nam=Ada", &format!("?name={}", "x".repeat(41))] {
        let (status, value) = server.get(&format!("/api/statistics{query}")).await;
        assert_eq!(
            (status, &value["error"]["code"]),
            (400, &"invalid_query".into())
        );
    }
}

/// Two turns of Gioul with dice that are known, kept as if they followed from a seed.
#[tokio::test]
async fn dice_openings_and_results_are_counted_exactly() {
    let played = Server::start(dice("3-3 6-5 2-1 6-5 6-6 3-1")).await;
    let mut page = played.page(&for_two("gioul")).await;
    open(&mut page).await;
    for _ in 0..4 {
        turn(&mut page).await;
    }
    give_up(&mut page, Seat::White).await;
    let store: Arc<dyn Store> = Arc::new(MemoryStore::default());
    copy(&page, &played, &*store, |table| {
        table.dice_listed = false;
        table.black = "computer:3".to_owned();
    })
    .await;
    let server = Server::over(store, DiceSource::Seeded).await;

    let all = statistics(&server, "").await;

    check_dice(&all);
    assert_eq!(all.wooden_dice.all.throws, 0);

    let [opening] = &all.openings[..] else {
        panic!("{:?}", all.openings);
    };
    let expected = OpeningRow {
        rules: "gioul".to_owned(),
        title: "Gioul".to_owned(),
        game: "gioul".to_owned(),
        dice: [2, 1],
        play: "24/22 24/23".to_owned(),
        times: 1,
        finished: 1,
        units: -1,
        best: Some("24/22 24/23".to_owned()),
        ..opening.clone()
    };
    assert_eq!(*opening, expected);
    assert_eq!(
        (opening.loss, opening.equity),
        (Some(0.0), opening.best_equity)
    );

    let [result] = &all.results[..] else {
        panic!("{:?}", all.results);
    };
    assert_eq!((result.rules.as_str(), result.level), ("gioul", 3));
    assert_eq!((result.won, result.drawn), (ResultsCount::default(), 0));
    let lost = ResultsCount {
        games: 1,
        units: 1,
        multiple: 0,
        matches: 1,
    };
    assert_eq!(result.lost, lost);
}

fn check_dice(all: &StatisticsView) {
    // The opening, 3-3 and then 6-5, is no throw.
    assert_eq!(thrown(&all.dice.own), [([2, 1], 1), ([6, 6], 1)]);
    assert_eq!(thrown(&all.dice.opponents), [([3, 1], 1), ([6, 5], 1)]);
    let dice = &all.dice.all;
    assert_eq!((dice.throws, dice.doublets), (4, 1));
    assert_eq!(dice.faces, [2, 1, 1, 0, 1, 3]);
    assert_eq!(dice.pips, Some(7.5));
    assert_eq!(
        (dice.faces_expected, dice.doublets_expected),
        (1.333333, 0.666667)
    );
    // (0.44 + 0.11 + 0.11 + 1.78 + 0.11 + 2.78) by 1.33.
    assert_eq!(dice.faces_test.chi_square, Some(4.0));
    assert_eq!((dice.faces_test.degrees, dice.pairs_test.degrees), (5, 20));
    assert_eq!(
        (dice.faces_test.p, dice.faces_test.verdict),
        (None, DiceVerdict::TooFew)
    );
}

/// A throw corrected twice is one throw, and so is one after which the game went on.
#[tokio::test]
async fn wooden_dice_are_counted_by_themselves_as_corrected() {
    let server = Server::start(DiceSource::Seeded).await;
    let table = NewTable {
        purpose: Purpose::Companion,
        ..for_two("backgammon")
    };
    let mut page = server.page(&table).await;
    let say = |dice| Command::EnterDice {
        dice: throw_of(dice),
    };
    let correct = |dice| Command::CorrectDice {
        dice: throw_of(dice),
    };
    page.say(say([6, 4])).await;
    page.say(correct([6, 3])).await;
    page.play_first().await;
    page.say(Command::Done).await;
    page.say(say([5, 5])).await;
    page.say(correct([2, 5])).await;
    page.play_first().await;
    page.say(correct([4, 4])).await;
    page.play_first().await;
    page.say(Command::Done).await;
    page.say(say([1, 2])).await;

    let all = statistics(&server, "").await;
    let ada = statistics(&server, "?name=Ada").await;

    // The opening dice are played, but did not fall as they liked: they had to differ.
    assert_eq!(thrown(&all.wooden_dice.all), [([2, 1], 1), ([4, 4], 1)]);
    assert_eq!(all.wooden_dice.own, all.wooden_dice.all);
    assert_eq!(thrown(&ada.wooden_dice.own), [([2, 1], 1)]);
    assert_eq!(thrown(&ada.wooden_dice.opponents), [([4, 4], 1)]);
    assert_eq!(all.dice.all.throws, 0);
    assert_eq!(
        (all.results.len(), all.between_persons, all.on_wood),
        (0, 0, 0)
    );
    let [opening] = &ada.openings[..] else {
        panic!("{:?}", ada.openings);
    };
    assert_eq!((opening.dice, opening.finished), ([6, 3], 0));
    give_up(&mut page, Seat::White).await;
    assert_eq!(statistics(&server, "").await.on_wood, 1);
}

#[tokio::test]
async fn each_person_has_figures_of_his_own() {
    let server = Server::start(dice_from(5)).await;
    let mut two = server.page(&for_two("gul-bara")).await;
    give_up(&mut two, Seat::White).await;
    let alone = NewTable {
        white: computer(1),
        black: person("Boris"),
        ..for_two("tawula")
    };
    let mut one = server.page(&alone).await;
    give_up(&mut one, Seat::Black).await;

    let all = statistics(&server, "").await;
    let ada = statistics(&server, "?name=Ada").await;
    let boris = statistics(&server, "?name=Boris").await;

    assert_eq!(all.names, ["Boris", "Ada"]);
    assert_eq!(
        [&all, &ada, &boris].map(|one| one.between_persons),
        [1, 1, 1]
    );
    assert_eq!([&all, &ada, &boris].map(|one| one.results.len()), [1, 0, 1]);
    assert_eq!(
        (all.tables, all.dice.all.throws),
        (2, 0),
        "listed dice say nothing"
    );
    assert_eq!(all.results[0].title, "Tawula");
    assert_eq!(statistics(&server, "?name=Vera").await.between_persons, 0);
}

/// Two people who type no names are called by their men, and other people are too.
#[tokio::test]
async fn nobody_without_a_name_has_figures() {
    let server = Server::start(DiceSource::Seeded).await;
    let unnamed = NewTable {
        white: person("White"),
        black: person("Black"),
        ..for_two("gul-bara")
    };
    let mut page = server.page(&unnamed).await;
    for _ in 0..8 {
        page.go_on(&mut |_| 0).await;
    }
    give_up(&mut page, Seat::White).await;

    let all = statistics(&server, "").await;

    assert_eq!(all.names, Vec::<String>::new());
    assert_eq!((all.between_persons, all.dice.own.throws), (1, 0));
    assert!(all.dice.all.throws > 0);
    assert_eq!(all.openings, []);
}

/// A game begun from a chosen position is a trial.
#[tokio::test]
async fn what_began_elsewhere_is_no_result() {
    let server = Server::start(DiceSource::Seeded).await;
    let table = NewTable {
        position: Some("rs1.gioul.fziT0.fziT0.Tw".to_owned()),
        black: computer(1),
        ..for_two("gioul")
    };
    let mut page = server.page(&table).await;
    turn(&mut page).await;
    give_up(&mut page, Seat::White).await;

    let all = statistics(&server, "").await;

    assert!(all.results.is_empty() && all.ratings.is_empty() && all.openings.is_empty());
    assert!(all.dice.all.throws >= 2, "its dice are honest");
}

#[tokio::test]
async fn ratings_follow_from_matches_against_levels() {
    let played = Server::start(dice_from(6)).await;
    let store = Arc::new(MemoryStore::default());
    let mut rating = Rating::UNKNOWN;
    // Level 3 of Gul bara has 413 above level 1 (388 to 438), level 5 has 785 (753 to 817).
    let levels = [(3, 1413.0, 50.0), (3, 1413.0, 50.0), (5, 1785.0, 64.0)];
    let mut course = Vec::new();
    for ((level, elo, interval), won) in levels.into_iter().zip([true, false, true]) {
        let mut page = played.page(&for_two("gul-bara")).await;
        give_up(&mut page, if won { Seat::Black } else { Seat::White }).await;
        let at_ms = 1_000 + i64::from(u8::try_from(course.len()).unwrap());
        copy(&page, &played, &*store, |table| {
            table.black = format!("computer:{level}");
            table.changed_ms = at_ms;
        })
        .await;
        rating = rating.after_matches(&[RatedResult {
            opponent: Rating::new(elo, interval / 2.0 / 1.96),
            score: f64::from(u8::from(won)),
            steepness: (1.0_f64 / 7.0).sqrt(),
        }]);
        course.push((at_ms, level, won, rating.rating.round()));
    }
    let server = Server::over(store, DiceSource::Seeded).await;

    let all = statistics(&server, "").await;

    let [gul_bara] = &all.ratings[..] else {
        panic!("{:?}", all.ratings);
    };
    assert_eq!((gul_bara.game.as_str(), gul_bara.matches), ("gul-bara", 3));
    let points = gul_bara.course.iter();
    let told: Vec<_> = points
        .map(|point| (point.at_ms, point.level, point.won, point.rating.rating))
        .collect();
    assert_eq!(told, course);
    assert_eq!(gul_bara.rating, gul_bara.course[2].rating);
    let marks: Vec<_> = gul_bara.levels.iter().map(|mark| mark.rating).collect();
    assert_eq!((marks.len(), marks[0], marks[7]), (8, 1000.0, 2230.0));
    assert_eq!(all.results.len(), 2);
    assert_eq!(
        (all.results[0].won.games, all.results[0].lost.games),
        (1, 1)
    );
}

fn head(id: &str, name: &str, persons: [bool; 2], played_ms: i64) -> ReviewHead {
    let names = [name, "Rosespring level:2"];
    let player = |side: usize| String::from(Player::at_screen(names[side]).id);
    ReviewHead {
        id: id.to_owned(),
        format: 1,
        checksum: format!("sum of {id}"),
        table: None,
        rules: "gul-bara:2007".to_owned(),
        names: names.map(str::to_owned),
        players: [0, 1].map(|side| persons[side].then(|| player(side))),
        match_to: 1,
        games: 1,
        stages: 50,
        progress: ReviewKept::default(),
        played_ms,
        created_ms: 9 - played_ms,
    }
}

#[tokio::test]
async fn performance_comes_from_analyses_and_puzzles_from_practice() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("kept.db");
    let store = SqliteStore::open(&path).await.unwrap();
    for (id, name, persons, played_ms, ratings) in [
        ("late", "Ada", [true, false], 8, [Some(12.5), Some(3.0)]),
        ("early", "Ada", [true, false], 2, [Some(20.0), Some(3.0)]),
        ("other", "Boris", [true, false], 5, [Some(7.0), None]),
        ("pasted", "Ada", [false, false], 4, [Some(1.0), Some(1.0)]),
        ("begun", "Ada", [true, false], 6, [None, None]),
    ] {
        let review = StoredReview {
            head: head(id, name, persons, played_ms),
            record: String::new(),
            faults: Vec::new(),
        };
        store.create_review(&review).await.unwrap();
        let addition = ReviewAddition {
            items: Vec::new(),
            progress: ReviewKept {
                ratings,
                ..ReviewKept::default()
            },
            mistakes: None,
        };
        store.keep_review(id, &addition).await.unwrap();
    }
    let tried = StoredTry {
        position: "rs1".to_owned(),
        game: "tawula".to_owned(),
        own: false,
        rating: Rating::UNKNOWN,
        tries: 1,
        solved: true,
        last_ms: 1,
        waits: None,
        memory: None,
    };
    let rating = Some(Rating::new(1612.4, 88.0));
    store.keep_try("local", &tried, rating).await.unwrap();
    let server = Server::over(Arc::new(store), DiceSource::Seeded).await;

    let all = statistics(&server, "").await;
    let ada = statistics(&server, "?name=Ada").await;

    let points = |view: &StatisticsView| {
        let points = view.performance.iter();
        let points = points.map(|point| (point.analysis.clone(), point.rating));
        points.collect::<Vec<_>>()
    };
    let told = [("early", 20.0), ("other", 7.0), ("late", 12.5)];
    assert_eq!(
        points(&all),
        told.map(|(id, rating)| (id.to_owned(), rating))
    );
    assert_eq!(points(&ada).len(), 2);
    assert_eq!(
        (all.performance[0].game.as_str(), all.performance[0].at_ms),
        ("gul-bara", 2)
    );
    assert_eq!(all.names, ["Ada", "Boris"]);
    assert_eq!(
        (all.puzzles[0].game.as_str(), all.puzzles[0].rating.rating),
        ("tawula", 1612.0)
    );
}

/// What is known of a table is forgotten when it changes, and one that cannot be read is told.
#[tokio::test]
async fn tables_that_change_are_read_again() {
    let played = Server::start(dice("6-5 2-1 6-5 6-6 3-1")).await;
    let mut page = played.page(&for_two("gioul")).await;
    open(&mut page).await;
    turn(&mut page).await;
    turn(&mut page).await;
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("kept.db");
    let store: Arc<dyn Store> = Arc::new(SqliteStore::open(&path).await.unwrap());
    let before = |table: &mut StoredTable| {
        table.dice_listed = false;
        table.changed_ms = 1_000;
    };
    copy(&page, &played, &*store, before).await;
    copy(&page, &played, &*store, |table| {
        before(table);
        table.id = "broken".to_owned();
        table.fingerprint = "0".repeat(16);
    })
    .await;
    let server = Server::over(Arc::clone(&store), DiceSource::Seeded).await;
    for _ in 0..2 {
        let all = statistics(&server, "").await;
        assert_eq!((all.tables, all.unreadable), (1, 1));
        assert_eq!((all.dice.all.throws, all.between_persons), (2, 0));
    }

    let count = u32::try_from(played.store.events(&page.id).await.unwrap().len()).unwrap();
    turn(&mut page).await;
    give_up(&mut page, Seat::Black).await;
    let events = played.store.events(&page.id).await.unwrap();
    let addition = Addition {
        after: count,
        bodies: &events[count as usize..],
        progress: Progress {
            units: [1, 0],
            finished: true,
            wake_ms: None,
        },
        at_ms: 2_000,
    };
    store.append(&page.id, &addition).await.unwrap();

    let all = statistics(&server, "").await;
    assert_eq!((all.dice.all.throws, all.between_persons), (3, 1));
    assert_eq!(
        server.delete(&format!("/api/tables/{}", page.id)).await.0,
        204
    );
    let none = statistics(&server, "").await;
    assert_eq!((none.tables, none.dice.all.throws), (0, 0));
}
