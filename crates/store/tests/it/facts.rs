//! What every store promises of statistics data.

use rosespring_store::Store;
use rosespring_table::stored::StoredFacts;

use crate::tables::{addition, bodies, table};

fn facts_of(table: &str, version: u32) -> StoredFacts {
    StoredFacts {
        table: table.to_owned(),
        version,
        format: 1,
        body: format!("{version}"),
    }
}

pub(crate) async fn statistics_data_is_current_until_the_next_event(store: &dyn Store) {
    for id in ["a", "b"] {
        store.create(&table(id, 1), &bodies(&["1"])).await.unwrap();
    }
    let both = [facts_of("a", 1), facts_of("b", 1)];
    store.keep_facts(&both).await.unwrap();
    assert_eq!(store.facts(1).await.unwrap(), both);
    assert_eq!(store.facts(2).await.unwrap(), []);

    store
        .append("a", &addition(1, &bodies(&["2"])))
        .await
        .unwrap();

    assert_eq!(store.facts(1).await.unwrap(), [facts_of("b", 1)]);
    store.keep_facts(&[facts_of("a", 2)]).await.unwrap();
    assert_eq!(
        store.facts(1).await.unwrap(),
        [facts_of("a", 2), facts_of("b", 1)]
    );
}

pub(crate) async fn statistics_data_goes_with_its_table(store: &dyn Store) {
    store.create(&table("a", 1), &bodies(&["1"])).await.unwrap();
    let facts = [facts_of("a", 1), facts_of("missing", 1)];
    store.keep_facts(&facts).await.unwrap();
    assert_eq!(store.facts(1).await.unwrap(), [facts_of("a", 1)]);

    store.remove("a").await.unwrap();

    assert_eq!(store.facts(1).await.unwrap(), []);
    store.create(&table("a", 1), &bodies(&["1"])).await.unwrap();
    assert_eq!(store.facts(1).await.unwrap(), []);
}
