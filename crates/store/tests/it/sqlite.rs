//! What only a file can do.

use rosespring_store::{SqliteStore, StoreError};

#[tokio::test]
async fn a_file_that_is_no_database_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tables.sqlite");
    std::fs::write(&file, "no database ".repeat(100)).unwrap();

    let refused = SqliteStore::open(&file).await;

    assert!(matches!(refused, Err(StoreError::Damaged(_))));
}
