//! What every store promises of tries of puzzles.

use rosespring_store::StudyStore;
use rosespring_table::glicko::Rating;
use rosespring_table::schedule::Memory;
use rosespring_table::stored::StoredTry;

const ADA: &str = "name-416461";

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
        memory: None,
    }
}

pub(crate) async fn a_try_replaces_the_one_before_it(store: &dyn StudyStore) {
    store.keep_try(ADA, &first_try(), None).await.unwrap();
    assert_eq!(store.practice_tries(ADA).await.unwrap(), [first_try()]);
    let second = StoredTry {
        own: true,
        tries: 2,
        solved: false,
        last_ms: 6_000_000_000,
        waits: Some((0, 7_000_000_000)),
        memory: Some(Memory {
            stability: 0.212,
            difficulty: 6.413_3,
        }),
        ..first_try()
    };
    let other = StoredTry {
        position: "rs1.other".to_owned(),
        ..first_try()
    };

    store.keep_try(ADA, &second, None).await.unwrap();
    store.keep_try(ADA, &other, None).await.unwrap();

    assert_eq!(store.practice_tries(ADA).await.unwrap(), [second, other]);
}

pub(crate) async fn a_rating_is_kept_with_its_try_only(store: &dyn StudyStore) {
    let rating = Rating::new(1600.5, 90.0);
    store
        .keep_try(ADA, &first_try(), Some(rating))
        .await
        .unwrap();

    store.keep_try(ADA, &first_try(), None).await.unwrap();

    let kept = store.practice_ratings(ADA).await.unwrap();
    assert_eq!(kept, [("gioul".to_owned(), rating)]);
    let better = Rating::new(1700.0, 85.0);
    store
        .keep_try(ADA, &first_try(), Some(better))
        .await
        .unwrap();
    let kept = store.practice_ratings(ADA).await.unwrap();
    assert_eq!(kept, [("gioul".to_owned(), better)]);
}

pub(crate) async fn players_do_not_see_each_other(store: &dyn StudyStore) {
    let rating = Rating::new(1600.5, 90.0);
    store
        .keep_try(ADA, &first_try(), Some(rating))
        .await
        .unwrap();
    let own = StoredTry {
        solved: false,
        ..first_try()
    };

    store.keep_try("local", &own, None).await.unwrap();

    assert_eq!(store.practice_tries(ADA).await.unwrap(), [first_try()]);
    assert_eq!(store.practice_tries("local").await.unwrap(), [own]);
    assert!(store.practice_ratings("local").await.unwrap().is_empty());
    assert!(store.practice_tries("nobody").await.unwrap().is_empty());
}
