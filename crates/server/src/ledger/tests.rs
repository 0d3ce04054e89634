//! Statistics data that is stored and read again.

use rosespring_store::{Addition, MemoryStore, TableStore as _};
use rosespring_table::stored::Progress;

use super::*;
use crate::fixture::{GAME_BEGAN, stored_table};

const OPENING: &str = r#"{"kind":"opening_thrown","dice":[6,1]}"#;

/// The statistics of a server that has just started.
async fn view(store: &MemoryStore) -> StatisticsView {
    Ledger::default().view(store, store, None).await.unwrap()
}

#[tokio::test]
async fn stored_data_saves_replaying_until_the_table_changes() {
    let store = MemoryStore::default();
    let table = stored_table("a");
    let facts = Facts::of(&table, &[GAME_BEGAN.to_owned()]).unwrap();
    // An unreadable event shows whether the server replays it.
    store.create(&table, &["{".to_owned()]).await.unwrap();
    assert_eq!(view(&store).await.unreadable, 1);
    store
        .keep_facts(&[facts.to_stored(1).unwrap()])
        .await
        .unwrap();

    assert_eq!(view(&store).await.unreadable, 0);

    let addition = Addition {
        after: 1,
        bodies: &[OPENING.to_owned()],
        progress: Progress::default(),
        at_ms: 5,
    };
    store.append("a", &addition).await.unwrap();
    assert_eq!(view(&store).await.unreadable, 1);
}

#[tokio::test]
async fn replayed_tables_are_stored_and_counted_the_same_way() {
    let store = MemoryStore::default();
    for id in ["a", "b"] {
        let bodies = [GAME_BEGAN, OPENING].map(str::to_owned);
        store.create(&stored_table(id), &bodies).await.unwrap();
    }
    let replayed = view(&store).await;

    let stored = store.facts(FACTS_FORMAT).await.unwrap();

    assert_eq!(stored.len(), 2);
    assert_eq!(view(&store).await, replayed);
}
