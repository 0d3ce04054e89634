//! Servers over stores that others write too, or wrote long ago.

use std::sync::Arc;

use rosespring_server::DiceSource;
use rosespring_store::{MemoryStore, SqliteStore, TableStore as _};
use rosespring_table::stored::{Progress, StoredTable};
use rosespring_wire::messages::ToClient;
use rosespring_wire::table::Command;
use serde_json::Value;

use crate::support::{Server, dice, for_two};

fn table(id: &str, changed_ms: i64) -> StoredTable {
    StoredTable {
        id: id.to_owned(),
        format: 1,
        rules: "gioul".to_owned(),
        fingerprint: "0123456789abcdef".to_owned(),
        purpose: "companion".to_owned(),
        start: Some("rs1.gioul.fziT0.fziT0.Tw".to_owned()),
        dice: "65 11".to_owned(),
        white: "person:Ada".to_owned(),
        black: "computer:2".to_owned(),
        players: [None, None],
        match_to: 3,
        auto_forced: true,
        seed: "00".repeat(32),
        dice_listed: false,
        time: None,
        budget: None,
        progress: Progress::default(),
        created_ms: changed_ms,
        changed_ms,
    }
}

fn bodies(texts: &[&str]) -> Vec<String> {
    texts.iter().map(|&text| text.to_owned()).collect()
}

/// Two servers over one file: the one that did not know of an event stores nothing, reads again,
/// and goes on.
#[tokio::test]
async fn two_servers_over_one_file_do_not_overwrite_each_other() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tables.sqlite");
    let open = async || Arc::new(SqliteStore::open(&file).await.unwrap());
    let one = Server::over(open().await, dice("6-1 6-5")).await;
    let two = Server::over(open().await, dice("6-1 6-5")).await;
    let mut first = one.page(&for_two("gul-bara")).await;
    let mut second = two.open(&first.id).await;
    first.say(Command::Throw).await;

    second.send(&Command::Throw).await;

    let mut answers = [second.hear().await, second.hear().await];
    answers.sort_by_key(|answer| matches!(answer, ToClient::Snapshot { .. }));
    let [
        ToClient::Rejected { code, .. },
        ToClient::Snapshot { table },
    ] = answers
    else {
        panic!("{answers:?}");
    };
    assert_eq!(code, "internal");
    assert_eq!(*table, first.table);
    second.table = *table;
    second.say(Command::Throw).await;
    assert_eq!(second.table.dice, Some([6, 5]));
}

/// A table whose rules are not what they were is not guessed at.
#[tokio::test]
async fn a_table_of_other_rules_is_not_opened() {
    let store = Arc::new(MemoryStore::default());
    let began = bodies(&[r#"{"kind":"game_began","number":1}"#]);
    store.create(&table("old", 1), &began).await.unwrap();
    let mut newer = table("newer", 2);
    newer.format = 6;
    store.create(&newer, &began).await.unwrap();
    let server = Server::over(store, dice("")).await;

    for (id, what) in [("old", "have changed"), ("newer", "format 6")] {
        let (status, answer) = server.get(&format!("/api/tables/{id}")).await;
        assert_eq!(
            (status, answer["error"]["code"].as_str()),
            (500, Some("unreadable"))
        );
        let message = answer["error"]["message"].as_str().unwrap();
        assert!(message.contains(what), "{message}");
    }
}

/// A database that an earlier program wrote, and what that program answered over it
/// (crates/store/tests/fixtures).
struct EarlierProgram {
    database: &'static [u8],
    answers: &'static str,
    /// The number of answers.
    paths: usize,
}

const BEFORE_TABLE_CRATE: EarlierProgram = EarlierProgram {
    database: include_bytes!("../../../store/tests/fixtures/before-table-crate.sqlite"),
    answers: include_str!("../../../store/tests/fixtures/before-table-crate.json"),
    paths: 36,
};
const BEFORE_HALL: EarlierProgram = EarlierProgram {
    database: include_bytes!("../../../store/tests/fixtures/before-hall.sqlite"),
    answers: include_str!("../../../store/tests/fixtures/before-hall.json"),
    paths: 23,
};

/// Asserts that `now` has everything that `before` has; it may have more.
pub(crate) fn assert_holds(now: &Value, before: &Value, place: &str) {
    match (now, before) {
        (Value::Object(now), Value::Object(before)) => {
            for (name, before) in before {
                let now = now.get(name).unwrap_or(&Value::Null);
                assert_holds(now, before, &format!("{place}.{name}"));
            }
        }
        // Since then nobody resigns before both have completed two turns.
        (Value::Array(now), _) if place.ends_with(".resign") && now.is_empty() => {}
        (Value::Array(now), Value::Array(before)) => {
            assert_eq!(now.len(), before.len(), "{place}");
            for (index, (now, before)) in now.iter().zip(before).enumerate() {
                assert_holds(now, before, &format!("{place}[{index}]"));
            }
        }
        // 0 and 0.0 are the same number.
        (Value::Number(_), Value::Number(_)) => {
            assert_eq!(now.as_f64(), before.as_f64(), "{place}");
        }
        _ => assert_eq!(now, before, "{place}"),
    }
}

#[tokio::test]
async fn records_statistics_and_analyses_of_an_earlier_program_read_the_same() {
    for earlier in [BEFORE_TABLE_CRATE, BEFORE_HALL] {
        check_answers(&earlier).await;
    }
}

async fn check_answers(earlier: &EarlierProgram) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tables.sqlite");
    std::fs::write(&file, earlier.database).unwrap();
    let store = Arc::new(SqliteStore::open(&file).await.unwrap());
    let server = Server::over(store, DiceSource::Seeded).await;
    let before: serde_json::Map<String, Value> = serde_json::from_str(earlier.answers).unwrap();
    assert_eq!(before.len(), earlier.paths);

    for (path, before) in &before {
        let (status, now) = server.get(path).await;

        assert_eq!(status, 200, "{path}");
        assert_holds(&now, before, path);
    }
}
