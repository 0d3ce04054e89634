//! A damaged file: damaged tables are refused and counted, the others can be played.

use std::sync::Arc;

use rosespring_server::DiceSource;
use rosespring_store::{SqliteStore, Store, TableStore as _};
use rosespring_wire::table::Command;

use crate::support::{Server, for_two};

const PAGE_BYTES: usize = 4096;
const TABLES: usize = 40;

#[tokio::test]
async fn damage_stays_with_its_table() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tables.sqlite");
    let store = Arc::new(SqliteStore::open(&file).await.unwrap());
    let server = Server::over(Arc::clone(&store) as Arc<dyn Store>, DiceSource::Seeded).await;
    let mut seeds = Vec::new();
    for _ in 0..TABLES {
        let page = server.page(&for_two("gioul")).await;
        let seed = store.table(&page.id).await.unwrap().seed;
        seeds.push((page.id.clone(), seed));
        page.leave().await;
    }
    drop(server);
    store.close().await;
    let mut bytes = std::fs::read(&file).unwrap();
    // The root of the tree may still contain old copies of the first rows, but not of the last one.
    let (damaged, seed) = seeds.last().unwrap();
    let seed = seed.as_bytes();
    let at = bytes.windows(seed.len()).position(|part| part == seed);
    bytes[at.unwrap() / PAGE_BYTES * PAGE_BYTES] = 0;
    std::fs::write(&file, bytes).unwrap();

    let store = Arc::new(SqliteStore::open(&file).await.unwrap());
    let server = Server::over(store, DiceSource::Seeded).await;

    let (status, list) = server.get("/api/tables").await;
    assert_eq!(status, 200, "{list}");
    let listed: Vec<_> = list
        .as_array()
        .unwrap()
        .iter()
        .map(|table| &table["id"])
        .collect();
    assert!((1..TABLES).contains(&listed.len()), "{}", listed.len());
    let (status, statistics) = server.get("/api/statistics").await;
    assert_eq!(status, 200, "{statistics}");
    let unreadable = TABLES - listed.len();
    assert_eq!(statistics["unreadable"].as_u64(), Some(unreadable as u64));
    let (status, refused) = server.get(&format!("/api/tables/{damaged}")).await;
    assert_eq!(
        (status, &refused["error"]["code"]),
        (500, &"database".into())
    );
    let mut page = server.open(listed[0].as_str().unwrap()).await;
    page.say(Command::Throw).await;
    assert_eq!(server.get("/api/health").await.0, 200);
}
