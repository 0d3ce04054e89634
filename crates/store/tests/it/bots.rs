//! What every store promises of bots.

use rosespring_hall::accounts::{PersonKind, StoredPerson};
use rosespring_store::{Store, StoreError};

fn bot(id: &str, name: &str) -> StoredPerson {
    StoredPerson {
        id: id.to_owned(),
        kind: PersonKind::Bot,
        name: name.to_owned(),
        created_ms: 5,
    }
}

pub(crate) async fn a_token_leads_to_its_bot_until_it_is_replaced(store: &dyn Store) {
    let first = bot("person-1", "Rose (bot)");
    assert_eq!(store.keep_bot(&first, "hash-1").await.unwrap(), first);
    let other = bot("person-2", "Thorn (bot)");
    store.keep_bot(&other, "hash-2").await.unwrap();

    assert_eq!(
        store.bot_of_token("hash-1").await.unwrap(),
        Some(first.clone())
    );
    assert_eq!(store.person("person-1").await.unwrap(), Some(first.clone()));
    assert_eq!(store.bot_of_token("hash").await.unwrap(), None);

    let again = bot("person-3", "Rose (bot)");
    assert_eq!(store.keep_bot(&again, "hash-3").await.unwrap(), first);
    assert_eq!(store.bot_of_token("hash-1").await.unwrap(), None);
    assert_eq!(store.bot_of_token("hash-3").await.unwrap(), Some(first));
    assert_eq!(store.person("person-3").await.unwrap(), None);

    let taken = store
        .keep_bot(&bot("person-2", "New (bot)"), "hash-4")
        .await;
    assert!(matches!(taken, Err(StoreError::Taken(_))), "{taken:?}");
    assert_eq!(store.bot_of_token("hash-4").await.unwrap(), None);
}
