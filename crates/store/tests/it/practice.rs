//! What every store promises of tries of puzzles.

use rosespring_store::PracticeStore;
use rosespring_table::glicko::Rating;
use rosespring_table::stored::StoredTry;

fn first_try() -> StoredTry {
    StoredTry {
        position: "rs1.one".to_owned(),
        game: "gioul".to_owned(),
        own: false,
        rating: Rating::new(1450.5, 80.25),
        tries: 1,
        solved: true,
        last_ms: 5_000_000_000,
        waits: None,
    }
}

pub(crate) async fn a_try_replaces_the_one_before_it(store: &dyn PracticeStore) {
    store.keep_try(&first_try(), None).await.unwrap();
    assert_eq!(store.practice_tries().await.unwrap(), [first_try()]);
    let second = StoredTry {
        own: true,
        tries: 2,
        solved: false,
        last_ms: 6_000_000_000,
        waits: Some((0, 7_000_000_000)),
        ..first_try()
    };
    let other = StoredTry {
        position: "rs1.other".to_owned(),
        ..first_try()
    };

    store.keep_try(&second, None).await.unwrap();
    store.keep_try(&other, None).await.unwrap();

    assert_eq!(store.practice_tries().await.unwrap(), [second, other]);
}

pub(crate) async fn a_rating_is_kept_with_its_try_only(store: &dyn PracticeStore) {
    let rating = Rating::new(1600.5, 90.0);
    store.keep_try(&first_try(), Some(rating)).await.unwrap();

    store.keep_try(&first_try(), None).await.unwrap();

    let kept = store.practice_ratings().await.unwrap();
    assert_eq!(kept, [("gioul".to_owned(), rating)]);
    let better = Rating::new(1700.0, 85.0);
    store.keep_try(&first_try(), Some(better)).await.unwrap();
    let kept = store.practice_ratings().await.unwrap();
    assert_eq!(kept, [("gioul".to_owned(), better)]);
}
