//! What a full disk and a query without end do to later work.

use rosespring_table::stored::Progress;

use super::*;
use crate::{Addition, SqliteStore, StoreError, StoreResult, TableStore, fixture};

/// Pages that are more than a test needs.
const PAGES_PLENTY: u32 = 1 << 20;

/// Limits the size of the file, as a full disk does, for connections that are open and for those
/// that take the place of one that was closed.
async fn limit_pages(store: &SqliteStore, file: &Path, pages: u32) {
    let limit = format!("{pages}");
    let limited = options(file).pragma("max_page_count", limit);
    store.pool().set_connect_options(limited);
    let mut all = Vec::new();
    for _ in 0..CONNECTIONS_MAX {
        let mut connection = store.pool().acquire().await.unwrap();
        let limit = format!("PRAGMA max_page_count = {pages}");
        sqlx::query(sqlx::AssertSqlSafe(limit))
            .execute(&mut *connection)
            .await
            .unwrap();
        all.push(connection);
    }
}

async fn append(store: &SqliteStore, after: u32, body: &str) -> StoreResult<()> {
    let bodies = [body.to_owned()];
    let addition = Addition {
        after,
        bodies: &bodies,
        progress: Progress::default(),
        at_ms: 2,
    };
    store.append("a", &addition).await
}

#[tokio::test]
async fn after_a_full_disk_every_command_is_kept_again() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tables.sqlite");
    let store = SqliteStore::open(&file).await.unwrap();
    store.create(&fixture::table("a"), &[]).await.unwrap();
    limit_pages(&store, &file, 1).await;
    let long = "x".repeat(100_000);
    for _ in 0..60 {
        let refused = append(&store, 0, &long).await;
        assert!(matches!(refused, Err(StoreError::Full)), "{refused:?}");
    }

    limit_pages(&store, &file, PAGES_PLENTY).await;

    for after in 0..60 {
        append(&store, after, &long).await.unwrap();
    }
    assert_eq!(store.events("a").await.unwrap().len(), 60);
}

#[tokio::test]
async fn a_query_without_end_is_interrupted_and_its_connection_serves_again() {
    let folder = tempfile::tempdir().unwrap();
    let options = options(&folder.path().join("tables.sqlite"));
    let pool = connect(options, Duration::from_millis(100)).await.unwrap();
    let endless = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) \
                   SELECT COUNT(*) FROM n";

    for _ in 0..2 * CONNECTIONS_MAX {
        let ended = sqlx::query(endless).fetch_one(&pool).await;
        let error = StoreError::from(ended.map(|_| ()).unwrap_err());
        assert!(matches!(error, StoreError::TooSlow), "{error}");
    }

    sqlx::query("SELECT 1").fetch_one(&pool).await.unwrap();
}
