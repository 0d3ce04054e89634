//! What every store promises of declared rows, and what their declarations say of the database.

use std::collections::BTreeSet;

use rosespring_hall::moderation::StoredMute;
use rosespring_hall::offers::StoredBlock;
use rosespring_hall::rows::{Column, ColumnType, Leaving, RowSchema};
use rosespring_hall::{SCHEMAS, person_columns};
use rosespring_store::{SqliteStore, Store, rows};
use sqlx::{AssertSqlSafe, Connection, Row, SqliteConnection};

use crate::hall::{person, session, with_people};

pub(crate) fn mute(person: &str, muted: &str) -> StoredMute {
    StoredMute {
        person: person.to_owned(),
        muted: muted.to_owned(),
    }
}

pub(crate) async fn a_mute_lasts_until_it_ends(store: &dyn Store) {
    with_people(store).await;
    let key = ["ada", "boris"];
    let found = async |key: &[&str]| rows::find::<StoredMute>(store, key).await.unwrap();

    for _ in 0..2 {
        assert!(rows::put(store, &mute("ada", "boris")).await.unwrap());
    }
    assert_eq!(found(&key).await, Some(mute("ada", "boris")));
    assert_eq!(found(&["boris", "ada"]).await, None);

    assert!(rows::remove::<StoredMute>(store, &key).await.unwrap());
    assert!(!rows::remove::<StoredMute>(store, &key).await.unwrap());
    assert_eq!(found(&key).await, None);
}

fn block(person: &str, blocked: &str, created_ms: i64) -> StoredBlock {
    StoredBlock {
        person: person.to_owned(),
        blocked: blocked.to_owned(),
        created_ms,
    }
}

/// A store with three people, two blocks of `ada` and one of `boris`.
async fn with_blocks(store: &dyn Store) {
    with_people(store).await;
    let carla = person("carla");
    store.add_person(&carla, &session("carla")).await.unwrap();
    for (person, blocked) in [("ada", "carla"), ("ada", "boris"), ("boris", "carla")] {
        assert!(rows::put(store, &block(person, blocked, 5)).await.unwrap());
    }
}

async fn blocks_of(store: &dyn Store, key: &[&str]) -> Vec<StoredBlock> {
    rows::list(store, key).await.unwrap()
}

pub(crate) async fn a_row_replaces_the_one_with_its_key(store: &dyn Store) {
    with_blocks(store).await;

    assert!(rows::put(store, &block("ada", "boris", 9)).await.unwrap());

    let of_ada = [block("ada", "boris", 9), block("ada", "carla", 5)];
    assert_eq!(blocks_of(store, &["ada"]).await, of_ada);
    assert_eq!(blocks_of(store, &[]).await.len(), 3);
    assert!(rows::remove::<StoredBlock>(store, &["ada"]).await.unwrap());
    assert_eq!(blocks_of(store, &[]).await, [block("boris", "carla", 5)]);
}

pub(crate) async fn rows_go_with_their_people_and_none_come_back(store: &dyn Store) {
    with_blocks(store).await;

    store.delete_person("carla").await.unwrap();

    assert_eq!(blocks_of(store, &[]).await, [block("ada", "boris", 5)]);
    for late in [block("ada", "carla", 9), block("carla", "ada", 9)] {
        assert!(!rows::put(store, &late).await.unwrap());
    }
    assert_eq!(blocks_of(store, &[]).await.len(), 1);
}

/// The database of this version.
async fn database() -> (tempfile::TempDir, SqliteConnection) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tables.sqlite");
    SqliteStore::open(&file).await.unwrap().close().await;
    let url = format!("sqlite://{}", file.display());
    (folder, SqliteConnection::connect(&url).await.unwrap())
}

async fn pragma(
    connection: &mut SqliteConnection,
    name: &str,
    table: &str,
) -> Vec<sqlx::sqlite::SqliteRow> {
    let text = format!("PRAGMA {name}({table})");
    let rows = sqlx::query(AssertSqlSafe(text)).fetch_all(connection);
    rows.await.unwrap()
}

/// The columns that contain the ids of people in every database of a hall.
const NAMES: [&str; 5] = [
    "person",
    "moderator",
    "reporter",
    "white_player",
    "black_player",
];

#[tokio::test]
async fn every_column_that_names_a_person_is_declared() {
    let (_folder, mut database) = database().await;
    let tables = "SELECT name FROM sqlite_schema WHERE type = 'table'";
    let tables: Vec<String> = sqlx::query_scalar(tables)
        .fetch_all(&mut database)
        .await
        .unwrap();
    let mut found = BTreeSet::new();
    let mut all = BTreeSet::new();
    for table in &tables {
        for key in pragma(&mut database, "foreign_key_list", table).await {
            if key.get::<String, _>("table") == "people" {
                found.insert((table.clone(), key.get::<String, _>("from")));
            }
        }
        for column in pragma(&mut database, "table_info", table).await {
            let column: String = column.get("name");
            if NAMES.contains(&column.as_str()) {
                found.insert((table.clone(), column.clone()));
            }
            all.insert((table.clone(), column));
        }
    }
    // The mark that a mistake is that of a person.
    found.remove(&("analysis_mistakes".to_owned(), "person".to_owned()));

    let declared: BTreeSet<_> = person_columns()
        .map(|one| (one.table.to_owned(), one.name.to_owned()))
        .collect();

    assert_eq!(declared, found);
    for one in person_columns() {
        if let Leaving::RemoveIfEmpty(other) = one.leaving {
            assert!(all.contains(&(one.table.to_owned(), other.to_owned())));
        }
    }
}

fn type_of(column: &Column) -> &'static str {
    match column.kind {
        ColumnType::Text => "TEXT",
        ColumnType::Integer => "INTEGER",
        ColumnType::Long => "BIGINT",
    }
}

#[tokio::test]
async fn declared_rows_are_those_of_the_database() {
    let (_folder, mut database) = database().await;
    for &RowSchema {
        table,
        columns,
        key,
        ..
    } in SCHEMAS
    {
        let found = pragma(&mut database, "table_info", table).await;
        let mut found: Vec<(String, String, bool)> = found
            .iter()
            .map(|row| (row.get("name"), row.get("type"), row.get("notnull")))
            .collect();
        let mut declared: Vec<_> = columns
            .iter()
            .map(|column| {
                let (name, kind) = (column.name.to_owned(), type_of(column).to_owned());
                (name, kind, !column.is_optional)
            })
            .collect();
        found.sort();
        declared.sort();

        assert_eq!(declared, found, "{table}");
        let keys = pragma(&mut database, "table_info", table).await;
        let mut keys: Vec<(i64, String)> = keys
            .iter()
            .map(|row| (row.get("pk"), row.get("name")))
            .filter(|(place, _)| *place > 0)
            .collect();
        keys.sort();
        let keys: Vec<_> = keys.into_iter().map(|(_, name)| name).collect();
        assert_eq!(keys, *key, "{table}");
    }
}
