//! What every store promises of analyses.

use rosespring_rules::Side;
use rosespring_store::{StoreError, StudyStore};
use rosespring_table::stored::{
    ReviewAddition, ReviewHead, ReviewKept, StoredMistake, StoredReview,
};

fn review(id: &str, created_ms: i64) -> StoredReview {
    StoredReview {
        head: ReviewHead {
            id: id.to_owned(),
            format: 1,
            checksum: format!("sum of {id}"),
            table: Some("a".to_owned()),
            rules: "gioul".to_owned(),
            names: ["Ada".to_owned(), "Rosespring 2".to_owned()],
            players: [Some("name-416461".to_owned()), None],
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

fn item(place: u32, body: &str) -> (u32, String) {
    (place, body.to_owned())
}

fn addition(items: &[(u32, &str)], mistakes: &[StoredMistake]) -> ReviewAddition {
    ReviewAddition {
        items: items
            .iter()
            .map(|&(place, body)| item(place, body))
            .collect(),
        progress: ReviewKept {
            plies: Some(1),
            wanted: 2,
            stopped: true,
            rollouts: "[]".to_owned(),
            ratings: [Some(2.5), None],
        },
        mistakes: Some(mistakes.to_vec()),
    }
}

pub(crate) async fn an_analysis_is_read_as_it_was_kept(store: &dyn StudyStore) {
    store.create_review(&review("p", 1)).await.unwrap();
    store.create_review(&review("q", 2)).await.unwrap();

    assert_eq!(store.review("p").await.unwrap(), review("p", 1));
    let heads = store.reviews(9).await.unwrap();
    assert_eq!(heads, [review("q", 2).head, review("p", 1).head]);
    assert_eq!(store.reviews(1).await.unwrap(), heads[..1]);
    assert_eq!(store.count_reviews().await.unwrap(), 2);
}

pub(crate) async fn a_record_is_kept_once(store: &dyn StudyStore) {
    store.create_review(&review("p", 1)).await.unwrap();
    let mut same_record = review("q", 2);
    same_record.head.checksum = "sum of p".to_owned();

    for again in [review("p", 3), same_record] {
        let taken = store.create_review(&again).await;
        assert!(matches!(taken, Err(StoreError::Taken(id)) if id == again.head.id));
    }

    let found = store.review_of("sum of p").await.unwrap();
    assert_eq!(found.as_deref(), Some("p"));
    assert_eq!(store.review_of("none").await.unwrap(), None);
    assert_eq!(store.count_reviews().await.unwrap(), 1);
}

pub(crate) async fn items_and_progress_are_replaced(store: &dyn StudyStore) {
    store.create_review(&review("p", 1)).await.unwrap();
    let first = addition(&[(0, "a"), (2, "c")], &[mistake(2, Side::White)]);
    store.keep_review("p", &first).await.unwrap();

    let mut second = addition(&[(1, "b"), (2, "d")], &[]);
    second.mistakes = None;
    second.progress.plies = None;
    store.keep_review("p", &second).await.unwrap();

    let items = store.review_items("p").await.unwrap();
    assert_eq!(items, [item(0, "a"), item(1, "b"), item(2, "d")]);
    let kept = store.review("p").await.unwrap();
    assert_eq!(kept.head.progress, second.progress);
    assert_eq!(kept.record, "the record");
    // Mistakes that were not named stay; an empty list takes them away.
    assert_eq!(store.own_mistakes(9).await.unwrap().len(), 1);
    store.keep_review("p", &addition(&[], &[])).await.unwrap();
    assert!(store.own_mistakes(9).await.unwrap().is_empty());
}

pub(crate) async fn own_mistakes_are_those_of_persons_newest_analysis_first(
    store: &dyn StudyStore,
) {
    store.create_review(&review("p", 1)).await.unwrap();
    store.create_review(&review("q", 2)).await.unwrap();
    let of_p = [mistake(2, Side::White), mistake(3, Side::Black)];
    let of_q = [mistake(0, Side::White), mistake(7, Side::White)];
    store.keep_review("p", &addition(&[], &of_p)).await.unwrap();
    store.keep_review("q", &addition(&[], &of_q)).await.unwrap();

    let own = store.own_mistakes(9).await.unwrap();

    let expected = [("q", 0), ("q", 7), ("p", 2)];
    let expected = expected.map(|(id, place)| (id.to_owned(), mistake(place, Side::White)));
    assert_eq!(own, expected);
    assert_eq!(store.own_mistakes(1).await.unwrap(), expected[..1]);
}

pub(crate) async fn a_removed_analysis_is_gone_with_its_items(store: &dyn StudyStore) {
    store.create_review(&review("p", 1)).await.unwrap();
    let addition = addition(&[(0, "a")], &[mistake(0, Side::White)]);
    store.keep_review("p", &addition).await.unwrap();

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
