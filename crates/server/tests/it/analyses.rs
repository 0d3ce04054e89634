//! Analyses of records and positions, over the routes.

use std::ops::ControlFlow;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use rosespring_engine::analysis::Depth;
use rosespring_engine::analysis::Fact;
use rosespring_engine::analysis::record::{Finding, ReviewSettings, analyse};
use rosespring_engine::levels::{Level, LevelPlayer};
use rosespring_engine::player::Player as _;
use rosespring_engine::shipped_evaluator;
use rosespring_engine::stakes::Stakes;
use rosespring_rules::notation::record::{GameRecord, Record};
use rosespring_rules::{Dice, Game, Phase, Position, Rules, Side};
use rosespring_server::DiceSource;
use rosespring_store::{MemoryStore, SqliteStore, Store, StudyStore as _};
use rosespring_wire::record;
use rosespring_wire::review::{
    PlayClass, ReviewItem, ReviewJudged, ReviewNews, ReviewState, ReviewView, ReviewWhat,
};
use rosespring_wire::table::Command;
use serde_json::{Value, json};

use crate::support::{PATIENCE, Server, dice, for_two, http};

/// Number of entries of a game that is enough for most tests.
const ENTRIES: usize = 24;

/// The beginning of a game between beginners.
fn play_record(rules: &str, seed: u64) -> Record {
    begun(rules, seed, ENTRIES)
}

/// Returns a game between beginners, to its end or to `most` entries.
fn begun(rules: &str, seed: u64, most: usize) -> Record {
    let rules = Rules::preset(rules).unwrap();
    let mut rng = fastrand::Rng::with_seed(seed);
    let level = Level::new(2).unwrap();
    let mut player =
        LevelPlayer::new(rules.game, level, fastrand::Rng::with_seed(seed + 1)).unwrap();
    let mut game = Game::new(Position::started_by(rules, Side::White));
    while game.outcome().is_none() && game.entries().len() < most {
        if let Phase::Play(_) = game.position().phase() {
            let play = player.choose(game.position(), Stakes::Units).unwrap();
            game.play(&play.steps).unwrap();
        } else {
            let dice = Dice::from_numbers(rng.u8(1..=6), rng.u8(1..=6)).unwrap();
            game.throw(dice).unwrap();
        }
    }
    let mut record = Record::new(rules, "Ada", "Boris", 1);
    record.games.push(GameRecord::of(&game));
    record
}

async fn server() -> Server {
    Server::start(DiceSource::Seeded).await
}

/// Adds a record and returns its id.
async fn add(server: &Server, record: &str) -> String {
    let (status, made) = server
        .post("/api/analyses", &json!({ "record": record }))
        .await;
    assert_eq!(status, 201, "{made}");
    made["id"].as_str().unwrap().to_owned()
}

async fn shown(server: &Server, id: &str) -> ReviewView {
    let (status, review) = server.get(&format!("/api/analyses/{id}")).await;
    assert_eq!(status, 200, "{review}");
    let review: ReviewView = serde_json::from_value(review).unwrap();
    let (summary, figures) = (&review.summary, &review.figures);
    assert_eq!(summary.plies, figures.progress.plies);
    if summary.plies.is_some() {
        let ratings = [summary.white_rating, summary.black_rating];
        assert_eq!(ratings, [figures.white.rating, figures.black.rating]);
    }
    review
}

/// Waits until the analysis is as expected, and returns it.
async fn once(server: &Server, id: &str, expected: impl Fn(&ReviewView) -> bool) -> ReviewView {
    let begun = Instant::now();
    loop {
        let review = shown(server, id).await;
        if expected(&review) {
            return review;
        }
        let state = review.figures.progress;
        assert!(begun.elapsed() < 4 * PATIENCE, "still {state:?}");
        tokio::time::sleep(Duration::from_millis(150)).await;
    }
}

async fn finished(server: &Server, id: &str) -> ReviewView {
    let done = |review: &ReviewView| review.figures.progress.state == ReviewState::Done;
    once(server, id, done).await
}

async fn run(server: &Server, id: &str, what: &Value) -> u16 {
    server
        .post(&format!("/api/analyses/{id}/run"), what)
        .await
        .0
}

fn judged(item: &ReviewItem) -> Option<&ReviewJudged> {
    match &item.what {
        ReviewWhat::Play { judged, .. } => judged.as_ref(),
        _ => None,
    }
}

/// Returns the index of the first play that was not forced.
fn first_decision(review: &ReviewView) -> usize {
    let decided =
        |item: &ReviewItem| judged(item).is_some_and(|judged| judged.class != PlayClass::Forced);
    review.items.iter().position(decided).unwrap()
}

#[tokio::test]
async fn a_record_comes_to_what_the_command_finds() {
    let record = begun("gul-bara", 3, usize::MAX);
    let server = server().await;

    let id = add(&server, &record.to_text()).await;
    let review = finished(&server, &id).await;

    let settings = ReviewSettings {
        depth: Depth::plies(1),
        rollouts_max: usize::MAX,
        game: None,
        for_units: false,
        threads: 1,
        why: false,
    };
    let mut gifts = 0;
    let evaluator = shipped_evaluator(record.rules.of_game(0).game);
    let never = AtomicBool::new(false);
    let (report, _) = analyse(&record, &evaluator, &settings, &never, |finding| {
        gifts += usize::from(matches!(finding, Finding::Received(_)));
        ControlFlow::Continue(())
    });
    let white = report.side(Side::White);
    let told = &review.figures.white;
    assert_eq!(u64::from(told.decisions), white.decisions);
    assert!((told.rating.unwrap() - white.rating().unwrap()).abs() < 1e-5);
    assert!((told.luck.total - white.luck.total()).abs() < 1e-5);
    assert_eq!(review.figures.progress.plies, Some(1));
    assert!(review.figures.progress.kept);

    let is_gift = |item: &&ReviewItem| matches!(item.what, ReviewWhat::Gift { .. });
    assert_eq!(review.items.iter().filter(is_gift).count(), gifts);
    let places: Vec<usize> = report.mistakes.iter().map(|one| one.place.entry).collect();
    let shown = review.figures.mistakes.iter();
    let shown: Vec<usize> = shown
        .map(|&item| review.items[item as usize].entry as usize)
        .collect();
    assert_eq!(shown, places);
    for item in &review.items {
        assert!(item.position.parse::<Position>().is_ok());
        if let Some(judged) = judged(item) {
            assert_eq!(judged.choices.iter().filter(|one| one.made).count(), 1);
            assert!(judged.choices.len() <= 6);
        }
    }
    assert!(review.games[0].winner.is_some());
}

#[tokio::test]
async fn a_record_is_kept_once_and_can_be_removed() {
    let server = server().await;
    let text = play_record("tawula", 4).to_text();
    let id = add(&server, &text).await;

    let (status, again) = server
        .post("/api/analyses", &json!({ "record": text }))
        .await;
    assert_eq!((status, again["id"].as_str()), (200, Some(&*id)));
    let (_, list) = server.get("/api/analyses").await;
    assert_eq!(list.as_array().unwrap().len(), 1);
    assert_eq!(list[0]["white"], "Ada");

    let path = format!("/api/analyses/{id}");
    assert_eq!(server.delete(&path).await.0, 204);
    let (status, gone) = server.get(&path).await;
    assert_eq!(
        (status, gone["error"]["code"].as_str()),
        (404, Some("no_analysis"))
    );
    assert_eq!(server.get("/api/analyses").await.1, json!([]));
}

#[tokio::test]
async fn unknown_analyses_are_named() {
    let server = server().await;
    for (method, path) in [
        ("GET", "/api/analyses/none"),
        ("GET", "/api/analyses/none/events"),
        ("POST", "/api/analyses/none/run"),
        ("POST", "/api/analyses/none/stop"),
        ("DELETE", "/api/analyses/none"),
    ] {
        let body = (method == "POST").then(|| "{}".to_owned());
        let (status, answer) = http(server.address, method, path, body).await;
        assert_eq!(
            (status, &answer["error"]["code"]),
            (404, &json!("no_analysis")),
            "{path}"
        );
    }
    let (status, answer) = server
        .post("/api/analyses", &json!({ "table": "none" }))
        .await;
    assert_eq!(
        (status, &answer["error"]["code"]),
        (404, &json!("no_table"))
    );
}

#[tokio::test]
async fn faults_of_a_record_are_named_with_their_place() {
    let server = server().await;
    let record = play_record("gioul", 5);
    let old = record::to_json(&record).replace("\"version\":1", "\"version\":0");
    for (body, expected) in [
        (json!({ "record": "nothing" }), "line 1"),
        (json!({ "record": old }), "version 1"),
        (
            json!({ "record": "x".repeat(5 << 20) }),
            "at most 4194304 bytes",
        ),
        (json!({}), "`table` or `record`"),
        (json!({ "record": "", "table": "a" }), "`table` or `record`"),
        (json!({ "record": 5 }), "expected a text, found 5"),
        (json!({ "recrod": "" }), "`recrod`: no such field"),
    ] {
        let (status, answer) = server.post("/api/analyses", &body).await;
        assert_eq!(
            (status, &answer["error"]["code"]),
            (400, &json!("invalid_body"))
        );
        let faults = answer["error"]["faults"].to_string();
        assert!(faults.contains(expected), "{faults}");
    }
    let long = json!({ "record": "x".repeat(17 << 20) }).to_string();
    let length = long.len();
    assert!(length > rosespring_server::limits::RECORD_BODY_BYTES_MAX);
    // What is too long is refused before it was read, so that its sender may not hear the answer.
    assert_eq!(server.get("/api/health").await.0, 200);
}

#[tokio::test]
async fn what_comes_before_a_fault_is_analysed() {
    let server = server().await;
    let mut record = play_record("gul-bara", 6);
    let entries = &mut record.games[0].entries;
    let next = entries[19].clone();
    entries[18] = next;
    let review = shown(&server, &add(&server, &record::to_json(&record)).await).await;

    assert!(
        review.faults[0].contains("game 1, entry 19"),
        "{:?}",
        review.faults
    );
    let last = review.items.last().unwrap();
    assert!(last.entry < 19 && last.entry > 10, "{last:?}");
}

#[tokio::test]
async fn a_table_is_analysed_as_far_as_it_was_played() {
    let server = Server::start(dice("6-5 3-1 4-2 6-2 5-1")).await;
    let mut page = server.page(&for_two("backgammon")).await;
    while page.table.moves.len() < 3 {
        page.go_on(&mut |_| 0).await;
    }
    let body = json!({ "table": page.id });
    let (status, made) = server.post("/api/analyses", &body).await;
    assert_eq!((status, made["table"].as_str()), (201, Some(&*page.id)));
    let id = made["id"].as_str().unwrap();

    let review = finished(&server, id).await;
    let heads = server.store.reviews(9).await.unwrap();
    let ids = [
        Some("name-416461".to_owned()),
        Some("name-426f726973".to_owned()),
    ];
    assert_eq!(heads[0].players, ids);
    assert!(heads[0].progress.ratings[0].is_some());
    let own = server.store.own_mistakes(99).await.unwrap();
    let bad = |item: &&ReviewItem| {
        let class = judged(item).map(|judged| judged.class);
        matches!(class, Some(PlayClass::Error | PlayClass::Blunder))
    };
    assert_eq!(own.len(), review.items.iter().filter(bad).count());

    page.go_on(&mut |_| 0).await;
    page.say(Command::Resign { kind: None }).await;
    let (status, _) = server.post("/api/analyses", &body).await;
    assert_eq!(status, 201, "the table went on: it is another record");
}

/// All figures of all items, which a restart must not change.
fn figures(review: &ReviewView) -> Vec<ReviewWhat> {
    review.items.iter().map(|item| item.what.clone()).collect()
}

async fn over(path: &Path) -> (Arc<SqliteStore>, Server) {
    let store = Arc::new(SqliteStore::open(path).await.unwrap());
    let server = Server::over(Arc::clone(&store) as Arc<dyn Store>, DiceSource::Seeded).await;
    (store, server)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_of_another_program_is_stored_with_its_cube() {
    let text = include_str!("../../../rules/tests/other-programs/gnubg-5.mat");
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("tables.sqlite");
    let (store, server) = over(&path).await;

    let id = add(&server, text).await;
    let before = shown(&server, &id).await;
    drop(server);
    store.close().await;
    let (_store, server) = over(&path).await;
    let after = shown(&server, &id).await;

    assert_eq!((before.cube, before.games.len()), (8, 3));
    assert_eq!((after.cube, after.games.len()), (8, 3));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_restart_goes_on_where_the_server_stopped() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("tables.sqlite");
    let text = begun("gul-bara", 7, 16).to_text();
    let (store, server) = over(&path).await;
    let id = add(&server, &text).await;
    assert_eq!(run(&server, &id, &json!({ "plies": 2 })).await, 202);
    let seen = |review: &ReviewView| review.figures.progress.plies.is_some();
    let before = once(&server, &id, seen).await;
    // Between the first look and the deeper one it may wait for its turn.
    assert_ne!(before.figures.progress.state, ReviewState::Done);
    let stored = async {
        while store.review_items(&id).await.unwrap().is_empty() {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    let stored = tokio::time::timeout(PATIENCE, stored).await;
    stored.expect("items are stored while the analysis runs");
    drop(server);
    store.close().await;

    let (store, server) = over(&path).await;
    let kept = store.review_items(&id).await.unwrap();
    assert!(!kept.is_empty());
    let heads = store.reviews(9).await.unwrap();
    assert_eq!(heads.len(), 1);
    let gone_on = finished(&server, &id).await;
    let whole = Server::over(Arc::new(MemoryStore::default()), DiceSource::Seeded).await;
    let other = add(&whole, &text).await;
    assert_eq!(run(&whole, &other, &json!({ "plies": 2 })).await, 202);
    assert_eq!(figures(&gone_on), figures(&finished(&whole, &other).await));
}

#[tokio::test]
async fn it_stops_and_goes_on() {
    let server = server().await;
    let id = add(&server, &play_record("gul-bara", 8).to_text()).await;
    assert_eq!(run(&server, &id, &json!({ "plies": 2 })).await, 202);
    let seen = |review: &ReviewView| review.figures.progress.plies.is_some();
    once(&server, &id, seen).await;
    let (status, _) = server
        .post(&format!("/api/analyses/{id}/stop"), &json!({}))
        .await;
    assert_eq!(status, 202);
    let stopped = |review: &ReviewView| review.figures.progress.state == ReviewState::Stopped;
    let at = once(&server, &id, stopped).await;
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert_eq!(shown(&server, &id).await, at);

    assert_eq!(run(&server, &id, &json!({})).await, 202);
    let further = |review: &ReviewView| review.figures.progress.done != at.figures.progress.done;
    once(&server, &id, further).await;
}

#[tokio::test]
async fn a_rollout_grows_surer() {
    let server = server().await;
    let id = add(&server, &begun("backgammon", 9, usize::MAX).to_text()).await;
    let review = finished(&server, &id).await;
    let last = review.items.len() - 1;
    let late = (0..last).rev().find(|&item| {
        let judged = judged(&review.items[item]);
        judged.is_some_and(|judged| judged.class != PlayClass::Forced)
    });
    let item = late.unwrap();
    let mut errors = Vec::new();
    for trials in [36, 72] {
        let wanted = json!({ "rollout": item, "trials": trials });
        assert_eq!(run(&server, &id, &wanted).await, 202);
        let by_rollout = |review: &ReviewView| {
            let choices = &judged(&review.items[item]).unwrap().choices;
            let made = choices.iter().find(|choice| choice.made).unwrap();
            let over = made.figure.plies.is_none() && made.figure.trials.is_none();
            made.figure.trials == Some(trials) || over
        };
        let review = once(&server, &id, by_rollout).await;
        let best = &judged(&review.items[item]).unwrap().choices[0];
        assert_eq!(best.loss, 0.0);
        errors.push(best.figure.error.unwrap_or(0.0));
    }
    assert!(errors[1] <= errors[0], "{errors:?}");
    let first = first_decision(&review);
    let forced = json!({ "rollout": review.items.len() });
    assert_eq!(run(&server, &id, &forced).await, 400);
    assert!(first < review.items.len());
}

/// Returns the messages of a stream up to the first expected one.
async fn heard(server: &Server, id: &str, last: impl Fn(&ReviewNews) -> bool) -> Vec<ReviewNews> {
    use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
    let address = server.address;
    let request = format!("GET /api/analyses/{id}/events HTTP/1.1\r\nhost: {address}\r\n\r\n");
    let mut stream = tokio::net::TcpStream::connect(address).await.unwrap();
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut lines = BufReader::new(stream).lines();
    let mut news = Vec::new();
    loop {
        let line = tokio::time::timeout(PATIENCE, lines.next_line()).await;
        let line = line.unwrap().unwrap().expect("the stream goes on");
        if let Some(text) = line.strip_prefix("data: ") {
            news.push(serde_json::from_str(text).unwrap());
            if last(&news[news.len() - 1]) {
                return news;
            }
        }
    }
}

#[tokio::test]
async fn figures_are_told_as_they_come() {
    let server = server().await;
    let id = add(&server, &play_record("gioul", 10).to_text()).await;
    let done = |news: &ReviewNews| match news {
        ReviewNews::Found { figures, .. } => figures.progress.state == ReviewState::Done,
        _ => false,
    };
    let news = heard(&server, &id, done).await;

    let ReviewNews::All { review } = &news[0] else {
        panic!("everything comes first");
    };
    let mut told = figures(review);
    for news in &news[1..] {
        let ReviewNews::Found { items, .. } = news else {
            panic!("{news:?}");
        };
        for found in items {
            told[found.item as usize] = found.what.clone();
        }
    }
    assert!(news.len() > 2, "it did not come at once");
    assert_eq!(told, figures(&shown(&server, &id).await));

    let path = format!("/api/analyses/{id}");
    let gone = |news: &ReviewNews| *news == ReviewNews::Gone;
    let (news, _) = tokio::join!(heard(&server, &id, gone), async {
        tokio::time::sleep(Duration::from_millis(200)).await;
        assert_eq!(server.delete(&path).await.0, 204);
    });
    assert_eq!(news.len(), 2);
}

#[test]
fn the_page_has_words_for_every_fact() {
    let words = include_str!("../../../../web/src/i18n/en/why.ftl");
    for fact in Fact::all() {
        let message = format!("\nwhy-{} = ", fact.name());
        assert!(words.contains(&message), "{message}");
    }
}

#[tokio::test]
async fn a_position_is_told_with_its_plays_or_its_throws() {
    let server = server().await;
    let start = "rs1.gul-bara.fziT4.fziT4.Tw";
    let (status, throws) = server
        .post("/api/analyse", &json!({ "position": start }))
        .await;
    assert_eq!(status, 200, "{throws}");
    assert_eq!(throws["throws"].as_array().unwrap().len(), 21);
    let cascades = throws["throws"].as_array().unwrap().iter();
    assert_eq!(
        cascades.filter(|throw| throw["cascades"] == true).count(),
        6
    );

    let asked = json!({ "position": start, "dice": [3, 3], "plies": 0 });
    let (status, thrown) = server.post("/api/analyse", &asked).await;
    assert_eq!(status, 200, "{thrown}");
    assert_eq!(thrown["numbers"], json!([3, 3, 3, 3]));
    assert_eq!(thrown["choices"][0]["loss"], 0.0);
    assert!(thrown["choices"][0]["line"].as_array().is_some());

    let last = "rs1.backgammon.z1h1OdT20.zi1OeT20.Pww41";
    let asked = json!({ "position": last, "played": "4/3/off" });
    let (status, told) = server.post("/api/analyse", &asked).await;
    assert_eq!(status, 200, "{told}");
    assert_eq!(told["why"]["best"], "4/off 1/off");
    assert_eq!(told["why"]["price"], Value::Null);
    assert_eq!(told["why"]["second"], told["why"]["loss"]);
    let asked = json!({ "position": last, "played": "4/off 1/off" });
    let (_, told) = server.post("/api/analyse", &asked).await;
    assert_eq!(told["why"], Value::Null, "the best play loses nothing");

    for (body, expected) in [
        (json!({ "position": last, "played": "4/1" }), "`played`"),
        (json!({ "position": start, "played": "24/20" }), "`played`"),
        (json!({ "position": "rs1.nothing" }), "`position`"),
        (json!({ "position": start, "dice": [7, 1] }), "`dice`"),
        (json!({ "position": start, "plies": 9 }), "`plies`"),
        (
            json!({ "position": thrown["position"], "dice": [2, 1] }),
            "`dice`",
        ),
        (json!({}), "position"),
    ] {
        let (status, answer) = server.post("/api/analyse", &body).await;
        assert_eq!(status, 400, "{answer}");
        let faults = answer["error"]["faults"].to_string();
        assert!(faults.contains(expected), "{faults}");
    }
}
