//! Removing tables that nobody comes back to.

use rosespring_store::MemoryStore;
use rosespring_table::game::DiceSource;

use super::*;
use crate::fixture::{GAME_BEGAN, stored_table};
use crate::table::Subscription;

const DAY_MS: i64 = 24 * 3600 * 1000;

fn tables(store: &Arc<MemoryStore>) -> Arc<Tables> {
    let store = Arc::clone(store) as Arc<dyn rosespring_store::Store>;
    let opponent = Arc::new(rosespring_table::opponent::EnginePlayers);
    let host = Host::new(store, DiceSource::Seeded, opponent, Arc::default());
    Arc::new(Tables::new(Arc::new(host)))
}

/// Keeps a table with these entries beside the one that begins the game.
async fn keep(store: &MemoryStore, id: &str, entries: &[&str]) {
    let bodies = [&[GAME_BEGAN], entries].concat();
    let bodies: Vec<_> = bodies.into_iter().map(str::to_owned).collect();
    store.create(&stored_table(id), &bodies).await.unwrap();
}

async fn ids(store: &MemoryStore) -> Vec<String> {
    let tables = store.list(100).await.unwrap().tables;
    let mut ids: Vec<_> = tables.into_iter().map(|table| table.id).collect();
    ids.sort();
    ids
}

#[tokio::test]
async fn a_table_without_a_throw_is_removed_after_a_day() {
    let store = Arc::new(MemoryStore::default());
    keep(&store, "unused", &[]).await;
    keep(&store, "set", &[r#"{"kind":"auto_forced","on":true}"#]).await;
    keep(
        &store,
        "thrown",
        &[r#"{"kind":"opening_thrown","dice":[6,1]}"#],
    )
    .await;
    keep(&store, "damaged", &["{"]).await;
    let tables = tables(&store);

    tables.sweep(DAY_MS).await.unwrap();
    assert_eq!(ids(&store).await.len(), 4);
    tables.sweep(DAY_MS + 1).await.unwrap();

    assert_eq!(ids(&store).await, ["damaged", "thrown"]);
}

#[tokio::test]
async fn a_table_that_a_page_looked_at_lately_stays() {
    let store = Arc::new(MemoryStore::default());
    keep(&store, "watched", &[]).await;
    let tables = tables(&store);
    let joined = tables.ask("watched", |table| async move {
        table.join(Viewer::screen(), None).await
    });
    let joined: Subscription = joined.await.unwrap().unwrap();
    let now_ms = clock::now_ms();

    tables.sweep(now_ms + 2 * DAY_MS).await.unwrap();
    assert_eq!(ids(&store).await, ["watched"]);
    drop(joined);
    assert!(tables.make_room().await);
    tables.sweep(now_ms + DAY_MS / 2).await.unwrap();
    assert_eq!(ids(&store).await, ["watched"]);
    tables.sweep(now_ms + 2 * DAY_MS).await.unwrap();

    assert_eq!(ids(&store).await, [""; 0]);
}
