//! Rows whose content was changed by something else than this program.

use super::*;
use crate::{TableStore as _, fixture};

#[tokio::test]
async fn a_damaged_row_affects_only_its_own_table() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tables.sqlite");
    let store = SqliteStore::open(&file).await.unwrap();
    for id in ["a", "b", "c"] {
        let first = ["1".to_owned()];
        store.create(&fixture::table(id), &first).await.unwrap();
    }
    for damage in [
        "UPDATE tables SET match_to = 'three' WHERE id = 'b'",
        "UPDATE events SET body = X'ff00' WHERE table_id = 'c'",
    ] {
        sqlx::query(damage).execute(store.pool()).await.unwrap();
    }

    let list = store.list(10).await.unwrap();

    let ids: Vec<_> = list.tables.iter().map(|table| table.id.as_str()).collect();
    assert_eq!((ids.as_slice(), list.unreadable), (&["a", "c"][..], 1));
    assert!(matches!(
        store.table("b").await,
        Err(StoreError::Unreadable(_))
    ));
    assert!(matches!(
        store.events("c").await,
        Err(StoreError::Unreadable(_))
    ));
    assert_eq!(store.events("a").await.unwrap(), ["1"]);
    store.probe().await.unwrap();
}
