//! What every store promises of the figures of fair play.

use rosespring_hall::fair_play::StoredFairPlay;
use rosespring_hall::fair_play::{FairPlaySums, JudgedStage};
use rosespring_store::{Store, StoreError};

use crate::accounts::claim;
use crate::hall::{table_of, with_people};

fn sums(stages: usize) -> FairPlaySums {
    let stage = JudgedStage {
        loss: 0.25,
        rank: 1,
        margin: 0.05,
        agrees_with_search: Some(true),
        ms: Some(5_000),
    };
    FairPlaySums::of_match(vec![stage; stages], 1)
}

pub(crate) fn of(person: &str, band: u16, stages: usize) -> StoredFairPlay {
    StoredFairPlay {
        person: person.to_owned(),
        game: "gioul".to_owned(),
        band,
        sums: sums(stages),
    }
}

/// A store with two members and three tables of theirs.
async fn with_matches(store: &dyn Store) {
    with_people(store).await;
    claim(store, "ada", "Ada", "ada").await.unwrap();
    claim(store, "boris", "Boris", "boris").await.unwrap();
    for id in ["one", "two", "three"] {
        store
            .create(&table_of(id, "ada", "boris"), &[])
            .await
            .unwrap();
    }
}

pub(crate) async fn a_match_is_added_once(store: &dyn Store) {
    with_matches(store).await;
    let players = [of("ada", 1400, 20), of("boris", 1600, 30)];

    assert!(!store.is_fair_play_added("one").await.unwrap());
    assert!(store.add_fair_play("one", &players).await.unwrap());
    assert!(!store.add_fair_play("one", &players).await.unwrap());
    assert!(store.is_fair_play_added("one").await.unwrap());
    assert!(store.add_fair_play("two", &players).await.unwrap());
    let missing = store.add_fair_play("none", &players).await;
    assert!(
        matches!(missing, Err(StoreError::NotFound(_))),
        "{missing:?}"
    );

    let found = store.fair_play_of("ada").await.unwrap();
    assert_eq!(found.len(), 1);
    assert_eq!((found[0].band, found[0].game.as_str()), (1400, "gioul"));
    let both = &found[0].sums;
    assert_eq!((both.stages(), both.matches, both.rekeys), (40, 2, 2));
    assert!((both.mean_loss().unwrap() - 0.25).abs() < 1e-9);
    let other = [of("ada", 1600, 5), of("boris", 1600, 5)];
    assert!(store.add_fair_play("three", &other).await.unwrap());
    let bands: Vec<_> = store.fair_play_of("ada").await.unwrap();
    assert_eq!(
        bands.iter().map(|one| one.band).collect::<Vec<_>>(),
        [1400, 1600]
    );
    let band = store.fair_play_in("gioul", 1600).await.unwrap();
    let people: Vec<_> = band.iter().map(|one| one.person.as_str()).collect();
    assert_eq!(people, ["ada", "boris"]);
    assert_eq!(store.fair_play_in("tawula", 1600).await.unwrap(), []);
}

pub(crate) async fn an_answer_holds_until_more_is_played(store: &dyn Store) {
    with_matches(store).await;
    let players = [of("ada", 1400, 20), of("boris", 1400, 30)];
    store.add_fair_play("one", &players).await.unwrap();
    let unanswered = async |stages| {
        let found = store.fair_play_unanswered(stages).await.unwrap();
        found.into_iter().map(|one| one.person).collect::<Vec<_>>()
    };

    assert_eq!(unanswered(20).await, ["boris", "ada"]);
    assert_eq!(unanswered(21).await, ["boris"]);

    store.answer_fair_play("boris").await.unwrap();

    assert_eq!(unanswered(20).await, ["ada"]);
    store.add_fair_play("two", &players).await.unwrap();
    assert_eq!(unanswered(30).await, ["boris", "ada"]);
    assert_eq!(unanswered(31).await, ["ada"]);
}

pub(crate) async fn figures_go_with_their_person(store: &dyn Store) {
    with_matches(store).await;
    let players = [of("ada", 1400, 20), of("boris", 1400, 30)];
    store.add_fair_play("one", &players).await.unwrap();

    store.delete_person("ada").await.unwrap();

    assert_eq!(store.fair_play_of("ada").await.unwrap(), []);
    assert_eq!(store.fair_play_of("boris").await.unwrap().len(), 1);
    assert!(store.add_fair_play("two", &players).await.unwrap());
    assert_eq!(store.fair_play_of("ada").await.unwrap(), []);
    assert_eq!(
        store.fair_play_of("boris").await.unwrap()[0].sums.stages(),
        60
    );
}
