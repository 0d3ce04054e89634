//! A hall over what an earlier program stored, in SQLite and in Postgres
//! (crates/store/tests/fixtures).

use std::sync::Arc;

use rosespring_server::{AppState, DiceSource};
use rosespring_store::{SqliteStore, Store};
use serde_json::{Map, Value, json};

use crate::hall::Browser;
use crate::store::assert_holds;
use crate::support::Server;

const DATABASE: &[u8] = include_bytes!("../../../store/tests/fixtures/before-hall-crate.sqlite");
const ANSWERS: &str = include_str!("../../../store/tests/fixtures/before-hall-crate.json");

async fn opened(folder: &tempfile::TempDir) -> Arc<SqliteStore> {
    let file = folder.path().join("tables.sqlite");
    std::fs::write(&file, DATABASE).unwrap();
    Arc::new(SqliteStore::open(&file).await.unwrap())
}

fn object(value: &Value) -> &Map<String, Value> {
    value.as_object().unwrap()
}

/// A person's browser, with the cookie of the earlier program.
fn browser<'a>(server: &'a Server, person: &Value) -> Browser<'a> {
    let mut browser = Browser::new(server);
    person["cookie"]
        .as_str()
        .unwrap()
        .clone_into(&mut browser.cookie);
    browser
}

/// Accepts what waits at `path`; asserts that the table has these rules and this length.
async fn accept(browser: &mut Browser<'_>, path: &str, terms: (&str, u8)) {
    let body = json!({"name": "Fatma"});
    let (status, accepted) = browser.ask("POST", path, body).await;
    assert_eq!(status, 200, "{accepted}");
    let path = format!("/api/tables/{}", accepted["table"].as_str().unwrap());
    let (_, table) = browser.ask("GET", &path, Value::Null).await;
    let settings = (&table["rules"], &table["score"]["to"]);
    assert_eq!(settings, (&json!(terms.0), &json!(terms.1)));
}

/// Asserts that all people see what they saw, and can accept what waited for them.
async fn check(store: Arc<dyn Store>, earlier: &Value) {
    let state = AppState::new(Arc::clone(&store), DiceSource::Seeded);
    let state = state.in_hall("http://localhost".parse().unwrap());
    let server = Server::of(state, store).await;
    for (name, person) in object(&earlier["people"]) {
        let mut browser = browser(&server, person);
        for (path, before) in object(&person["answers"]) {
            let (status, now) = browser.ask("GET", path, Value::Null).await;

            assert_eq!(status, 200, "{name}: {path}");
            assert_holds(&now, before, &format!("{name}: {path}"));
        }
    }
    let path = |what: &str| {
        let id = earlier[what].as_str().unwrap();
        format!("/api/hall/{what}s/{id}/accept")
    };
    let mut stranger = Browser::new(&server);
    accept(&mut stranger, &path("invitation"), ("gul-bara:2007", 5)).await;
    let mut mona = browser(&server, &earlier["people"]["Mona"]);
    accept(&mut mona, &path("challenge"), ("celebi", 7)).await;
}

#[tokio::test]
async fn people_of_an_earlier_hall_see_what_they_saw() {
    let folder = tempfile::tempdir().unwrap();
    let earlier: Value = serde_json::from_str(ANSWERS).unwrap();
    assert_eq!(object(&earlier["people"]).len(), 6);

    check(opened(&folder).await, &earlier).await;
}

#[tokio::test]
async fn records_and_statistics_of_an_earlier_hall_read_the_same() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::over(opened(&folder).await, DiceSource::Seeded).await;
    let earlier: Value = serde_json::from_str(ANSWERS).unwrap();
    let local = object(&earlier["local"]);
    assert_eq!(local.len(), 13);

    for (path, before) in local {
        let (status, now) = server.get(path).await;

        assert_eq!(status, 200, "{path}");
        assert_holds(&now, before, path);
    }
}

#[cfg(all(feature = "cluster", unix))]
#[tokio::test]
async fn in_postgres_people_of_an_earlier_hall_see_what_they_saw() {
    let Some(server) = rosespring_test_servers::PostgresServer::for_test() else {
        return;
    };
    let dump = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../store/tests/fixtures/before-hall-crate-postgres.sql"
    );
    let answers = include_str!("../../../store/tests/fixtures/before-hall-crate-postgres.json");
    let url = server.database("earlier");
    server.run_file("earlier", dump.as_ref());
    let url = url.parse().unwrap();
    let store = rosespring_store::PostgresStore::open(&url).await.unwrap();

    check(Arc::new(store), &serde_json::from_str(answers).unwrap()).await;
}
