//! What every store promises of the nodes of a hall.

use std::time::Duration;

use rosespring_store::{Lease, SharedKey, Store, StoreError, StoredNode};

use crate::tables::{bodies, table};

/// A silence that no test reaches, in milliseconds.
const LONG: i64 = 3_600_000;
/// A silence that a test can wait for, in milliseconds.
const SHORT: i64 = 100;

const OWN: Lease = Lease::Own {
    silent_since_ms: None,
};

async fn create(store: &dyn Store, id: &str) {
    store.create(&table(id, 1), &bodies(&["1"])).await.unwrap();
}

async fn begin(store: &dyn Store, url: &str) -> StoredNode {
    let id = store.begin_node(url).await.unwrap();
    let url = url.to_owned();
    StoredNode { id, url }
}

/// Returns the tables of a node, which have one event each.
async fn leased(store: &dyn Store, node: i64) -> Vec<String> {
    let leased = store.leased(node).await.unwrap();
    assert!(leased.values().all(|version| *version == 1), "{leased:?}");
    leased.into_keys().collect()
}

pub(crate) async fn a_table_has_one_living_node(store: &dyn Store) {
    create(store, "a").await;
    create(store, "b").await;
    let one = begin(store, "http://one").await;
    let two = begin(store, "http://two").await;

    assert_eq!(store.lease("a", one.id, LONG).await.unwrap(), OWN);
    assert_eq!(store.lease("a", one.id, LONG).await.unwrap(), OWN);
    let other = store.lease("a", two.id, LONG).await.unwrap();
    assert_eq!(other, Lease::Other(one.clone()));
    assert_eq!(store.lease("b", two.id, LONG).await.unwrap(), OWN);
    assert_eq!(leased(store, one.id).await, ["a"]);

    // A node gives back only what it runs.
    store.release("a", two.id).await.unwrap();
    assert_eq!(leased(store, one.id).await, ["a"]);
    store.release("a", one.id).await.unwrap();
    assert_eq!(store.lease("a", two.id, LONG).await.unwrap(), OWN);
    assert_eq!(leased(store, two.id).await, ["a", "b"]);
    assert_eq!(leased(store, one.id).await, [""; 0]);

    store.remove("a").await.unwrap();
    assert_eq!(leased(store, two.id).await, ["b"]);
    let missing = store.lease("a", one.id, LONG).await;
    assert!(matches!(missing, Err(StoreError::NotFound(_))));
    store.release("a", one.id).await.unwrap();
}

pub(crate) async fn the_tables_of_an_ended_node_are_free_at_once(store: &dyn Store) {
    create(store, "a").await;
    let one = begin(store, "http://one").await;
    let two = begin(store, "http://two").await;
    store.lease("a", one.id, LONG).await.unwrap();
    let before_ms = store.database_ms().await.unwrap();

    store.end_node(one.id).await.unwrap();

    let living = store.living_nodes(LONG).await.unwrap();
    assert_eq!(living, std::slice::from_ref(&two));
    assert!(!store.beat_node(one.id).await.unwrap());
    let Lease::Own {
        silent_since_ms: Some(since_ms),
    } = store.lease("a", two.id, LONG).await.unwrap()
    else {
        panic!("the table is not free");
    };
    assert!((before_ms - 10_000..=before_ms).contains(&since_ms));

    // A process that is started again is another node.
    let again = begin(store, "http://two").await;
    assert!(again.id > two.id);
    let living = store.living_nodes(LONG).await.unwrap();
    assert_eq!(living, std::slice::from_ref(&again));
    let taken = store.lease("a", again.id, LONG).await.unwrap();
    assert!(matches!(taken, Lease::Own { .. }), "{taken:?}");
}

pub(crate) async fn nodes_have_new_numbers_and_live_by_their_beats(store: &dyn Store) {
    create(store, "a").await;
    let one = begin(store, "http://one").await;
    let two = begin(store, "http://two").await;
    assert!(two.id > one.id);
    let both = [one.clone(), two.clone()];
    assert_eq!(store.living_nodes(LONG).await.unwrap(), both);
    store.lease("a", one.id, LONG).await.unwrap();
    let began_ms = store.database_ms().await.unwrap();

    tokio::time::sleep(Duration::from_millis(2 * 100)).await;
    assert!(store.beat_node(two.id).await.unwrap());
    let living = store.living_nodes(SHORT).await.unwrap();
    assert_eq!(living, std::slice::from_ref(&two));
    assert!(store.database_ms().await.unwrap() >= began_ms + SHORT);

    let taken = store.lease("a", two.id, SHORT).await.unwrap();
    let Lease::Own {
        silent_since_ms: Some(since_ms),
    } = taken
    else {
        panic!("{taken:?}");
    };
    assert!((began_ms - 10_000..=began_ms).contains(&since_ms));
    // The silent node comes back, without its table.
    assert!(store.beat_node(one.id).await.unwrap());
    assert_eq!(store.living_nodes(LONG).await.unwrap(), both);
    assert_eq!(leased(store, one.id).await, [""; 0]);
    let other = store.lease("a", one.id, LONG).await.unwrap();
    assert_eq!(other, Lease::Other(two));
    assert!(!store.beat_node(i64::MAX).await.unwrap());
}

pub(crate) async fn the_first_key_of_nodes_stays(store: &dyn Store) {
    let shared = |new| store.shared_key(SharedKey::Nodes, new);
    let (one, two) = tokio::join!(shared("one"), shared("two"));
    let key = one.unwrap();
    assert_eq!(two.unwrap(), key);
    assert!(["one", "two"].contains(&&*key), "{key}");

    assert_eq!(shared("three").await.unwrap(), key);
    let other = store.shared_key(SharedKey::Push, "other").await.unwrap();
    assert_eq!(other, "other");
    assert_eq!(shared("four").await.unwrap(), key);
}
