//! The stores keep their promises.

use std::sync::Arc;

use rosespring_rules::Side;
use rosespring_store::{Addition, MemoryStore, SqliteStore, Store, StoreError};
use rosespring_table::stored::{
    Progress, ReviewAddition, ReviewHead, ReviewKept, StoredMistake, StoredReview, StoredTable,
};
use rosespring_wire::table::{FromClient, ToClient};

use crate::support::{Server, dice, for_two};

fn table(id: &str, changed_ms: i64) -> StoredTable {
    StoredTable {
        id: id.to_owned(),
        format: 1,
        rules: "gioul".to_owned(),
        fingerprint: "0123456789abcdef".to_owned(),
        purpose: "companion".to_owned(),
        start: Some("rs1.gioul.fziT0.fziT0.Tw".to_owned()),
        dice: "65 11".to_owned(),
        white: "person:Ada".to_owned(),
        black: "computer:2".to_owned(),
        match_to: 3,
        auto_forced: true,
        seed: "00".repeat(32),
        dice_listed: false,
        progress: Progress::default(),
        created_ms: changed_ms,
        changed_ms,
    }
}

fn bodies(texts: &[&str]) -> Vec<String> {
    texts.iter().map(|&text| text.to_owned()).collect()
}

fn addition(after: u32, bodies: &[String]) -> Addition<'_> {
    Addition {
        after,
        bodies,
        progress: Progress {
            units: [1, 2],
            finished: true,
        },
        at_ms: 99,
    }
}

fn review(id: &str, created_ms: i64) -> StoredReview {
    StoredReview {
        head: ReviewHead {
            id: id.to_owned(),
            format: 1,
            checksum: format!("sum of {id}"),
            table: Some("a".to_owned()),
            rules: "gioul".to_owned(),
            names: ["Ada".to_owned(), "Rosespring 2".to_owned()],
            persons: [true, false],
            match_to: 3,
            games: 2,
            stages: 70,
            progress: ReviewKept::default(),
            played_ms: 5,
            created_ms,
        },
        record: "the record".to_owned(),
        faults: vec!["one".to_owned(), "other".to_owned()],
    }
}

fn mistake(item: u32, side: Side) -> StoredMistake {
    StoredMistake {
        item,
        side,
        person: side == Side::White,
        position: "rs1".to_owned(),
        played: "24/18".to_owned(),
        best: "24/13".to_owned(),
        loss: 0.25,
    }
}

/// What every store has to do with analyses.
async fn check_reviews(store: &dyn Store) {
    store.create_review(&review("p", 1)).await.unwrap();
    store.create_review(&review("q", 2)).await.unwrap();
    let taken = store.create_review(&review("p", 3)).await;
    assert!(matches!(taken, Err(StoreError::Taken(_))));
    assert_eq!(store.review("p").await.unwrap(), review("p", 1));
    assert_eq!(
        store.review_of("sum of q").await.unwrap().as_deref(),
        Some("q")
    );
    assert_eq!(store.review_of("none").await.unwrap(), None);

    let item = |item: u32, body: &str| (item, body.to_owned());
    let mut addition = ReviewAddition {
        items: vec![item(0, "a"), item(2, "c")],
        progress: ReviewKept {
            plies: Some(1),
            wanted: 2,
            stopped: true,
            rollouts: "[]".to_owned(),
            ratings: [Some(2.5), None],
        },
        mistakes: Some(vec![mistake(2, Side::White), mistake(0, Side::Black)]),
    };
    store.keep_review("p", &addition).await.unwrap();
    addition.items = vec![item(1, "b"), item(2, "d")];
    addition.mistakes = None;
    store.keep_review("p", &addition).await.unwrap();
    let items = store.review_items("p").await.unwrap();
    assert_eq!(items, [item(0, "a"), item(1, "b"), item(2, "d")]);
    assert_eq!(
        store.review("p").await.unwrap().head.progress,
        addition.progress
    );
    let own = store.own_mistakes(9).await.unwrap();
    assert_eq!(own, [("p".to_owned(), mistake(2, Side::White))]);

    let heads = store.reviews(9).await.unwrap();
    assert_eq!([&*heads[0].id, &heads[1].id], ["q", "p"]);
    assert_eq!(store.count_reviews().await.unwrap(), 2);
    store.remove_review("p").await.unwrap();
    assert!(store.review_items("p").await.unwrap().is_empty());
    assert!(store.own_mistakes(9).await.unwrap().is_empty());
    for gone in [
        store.review("p").await.map(|_| ()),
        store.remove_review("p").await,
        store.keep_review("p", &addition).await,
    ] {
        assert!(matches!(gone, Err(StoreError::NoReview(id)) if id == "p"));
    }
}

/// What every store has to do.
async fn check(store: &dyn Store) {
    check_reviews(store).await;
    store.create(&table("a", 1), &bodies(&["1"])).await.unwrap();
    store.create(&table("b", 2), &bodies(&["1"])).await.unwrap();
    assert!(matches!(
        store.create(&table("a", 3), &[]).await,
        Err(StoreError::Taken(_))
    ));
    assert_eq!(store.table("a").await.unwrap(), table("a", 1));

    let more = bodies(&["2", "3"]);
    store.append("a", &addition(1, &more)).await.unwrap();
    assert_eq!(store.events("a").await.unwrap(), ["1", "2", "3"]);
    let changed = store.table("a").await.unwrap();
    assert_eq!((changed.progress.units, changed.changed_ms), ([1, 2], 99));
    assert!(changed.progress.finished);

    // The same version a second time, or one too far ahead: refused, and nothing is changed.
    for after in [0, 1, 2, 4] {
        let refused = store.append("a", &addition(after, &bodies(&["x"]))).await;
        assert!(
            matches!(refused, Err(StoreError::Conflict { .. })),
            "{after}"
        );
    }
    assert_eq!(store.events("a").await.unwrap(), ["1", "2", "3"]);

    let ids = |tables: Vec<StoredTable>| tables.into_iter().map(|t| t.id).collect::<Vec<_>>();
    assert_eq!(ids(store.list(9).await.unwrap()), ["a", "b"]);
    assert_eq!(ids(store.list(1).await.unwrap()), ["a"]);
    assert_eq!(store.count().await.unwrap(), 2);
    store.remove("a").await.unwrap();
    let missing = [
        store.table("a").await.map(|_| ()),
        store.remove("a").await,
        store.append("a", &addition(3, &more)).await,
    ];
    for missing in missing {
        assert!(matches!(missing, Err(StoreError::NotFound(_))));
    }
    // A new table of the same name does not find the old one's events.
    store.create(&table("a", 3), &bodies(&["1"])).await.unwrap();
    assert_eq!(store.events("a").await.unwrap(), ["1"]);
}

#[tokio::test]
async fn the_store_in_memory_keeps_its_promises() {
    check(&MemoryStore::default()).await;
}

#[tokio::test]
async fn the_store_in_sqlite_keeps_its_promises() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tables.sqlite");

    check(&SqliteStore::open(&file).await.unwrap()).await;
}

#[tokio::test]
async fn a_file_that_is_no_database_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tables.sqlite");
    std::fs::write(&file, "no database ".repeat(100)).unwrap();

    assert!(SqliteStore::open(&file).await.is_err());
}

/// Two servers over one file: the one that did not know of an event stores nothing, reads again,
/// and goes on.
#[tokio::test]
async fn two_servers_over_one_file_do_not_overwrite_each_other() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tables.sqlite");
    let open = async || Arc::new(SqliteStore::open(&file).await.unwrap());
    let one = Server::over(open().await, dice("6-1 6-5")).await;
    let two = Server::over(open().await, dice("6-1 6-5")).await;
    let mut first = one.page(&for_two("gul-bara")).await;
    let mut second = two.open(&first.id).await;
    first.say(FromClient::Throw).await;

    second.send(&FromClient::Throw).await;

    let mut answers = [second.hear().await, second.hear().await];
    answers.sort_by_key(|answer| matches!(answer, ToClient::Snapshot { .. }));
    let [
        ToClient::Rejected { code, .. },
        ToClient::Snapshot { table },
    ] = answers
    else {
        panic!("{answers:?}");
    };
    assert_eq!(code, "internal");
    assert_eq!(*table, first.table);
    second.table = *table;
    second.say(FromClient::Throw).await;
    assert_eq!(second.table.dice, Some([6, 5]));
}

/// A table whose rules are not what they were is not guessed at.
#[tokio::test]
async fn a_table_of_other_rules_is_not_opened() {
    let store = Arc::new(MemoryStore::default());
    let began = bodies(&[r#"{"kind":"game_began","number":1}"#]);
    store.create(&table("old", 1), &began).await.unwrap();
    let mut newer = table("newer", 2);
    newer.format = 2;
    store.create(&newer, &began).await.unwrap();
    let server = Server::over(store, dice("")).await;

    for (id, what) in [("old", "have changed"), ("newer", "format 2")] {
        let (status, answer) = server.get(&format!("/api/tables/{id}")).await;
        assert_eq!(
            (status, answer["error"]["code"].as_str()),
            (500, Some("unreadable"))
        );
        let message = answer["error"]["message"].as_str().unwrap();
        assert!(message.contains(what), "{message}");
    }
}
