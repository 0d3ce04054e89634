//! What only Postgres can do, and what can happen to it.

use std::collections::BTreeSet;
use std::time::Duration;

use futures_util::future::join_all;
use rosespring_store::{
    ChatStore as _, NodeStore as _, PostgresStore, PostgresUrl, ResultStore as _, SharedKey,
    Store as _, StoreError, TableStore as _,
};
use rosespring_test_servers::{POSTGRES_PASSWORD, PostgresServer};
use sqlx::Connection as _;
use tokio::sync::Barrier;

use crate::results::{seat, two_members, won_by_white};
use crate::tables::{addition, bodies, table};

pub(crate) fn address(text: &str) -> PostgresUrl {
    text.parse().unwrap()
}

/// Opens a new database.
pub(crate) async fn new_store(server: &PostgresServer, name: &str) -> PostgresStore {
    // A name of a database has 63 bytes at most.
    let name: String = name.chars().take(63).collect();
    let url = address(&server.database(&name));
    PostgresStore::open(&url).await.unwrap()
}

#[tokio::test]
async fn in_postgres_nothing_is_acknowledged_that_is_not_committed() {
    let Some(mut server) = PostgresServer::for_test() else {
        return;
    };
    let store = new_store(&server, "kept").await;
    store.create(&table("a", 1), &bodies(&["1"])).await.unwrap();
    store
        .append("a", &addition(1, &bodies(&["2"])))
        .await
        .unwrap();
    store.probe().await.unwrap();

    server.stop();
    let lost = store.append("a", &addition(2, &bodies(&["lost"]))).await;
    let lost = lost.unwrap_err();
    assert!(
        matches!(lost, StoreError::Unreachable(_) | StoreError::TooSlow),
        "{lost}"
    );
    assert!(store.probe().await.is_err());

    server.resume().unwrap();
    assert_eq!(store.events("a").await.unwrap(), ["1", "2"]);
    store
        .append("a", &addition(2, &bodies(&["3"])))
        .await
        .unwrap();
    store.probe().await.unwrap();
    assert_eq!(store.events("a").await.unwrap(), ["1", "2", "3"]);

    // A database at which somebody began to save time does not lose what it confirmed.
    server.sql("ALTER DATABASE kept SET synchronous_commit = off");
    let other = PostgresStore::open(&address(&server.url("kept")))
        .await
        .unwrap();
    other
        .append("a", &addition(3, &bodies(&["4"])))
        .await
        .unwrap();
    server.stop();
    server.resume().unwrap();
    assert_eq!(store.events("a").await.unwrap().len(), 4);
}

#[tokio::test]
async fn in_postgres_of_two_writers_of_a_table_one_is_refused() {
    let Some(server) = PostgresServer::for_test() else {
        return;
    };
    let first = new_store(&server, "two").await;
    let url = address(&server.url("two"));
    let second = PostgresStore::open_for_many(&url).await.unwrap();
    let ids: Vec<String> = (0..40).map(|number| format!("t{number:02}")).collect();
    for id in &ids {
        first.create(&table(id, 1), &[]).await.unwrap();
    }

    // One writes a single event at a time, the other three, so that they overlap in part.
    let [one, three] = [bodies(&["one"]), bodies(&["x", "y", "z"])];
    let mut winners = [0, 0];
    for round in 0..6 {
        let mut after = Vec::new();
        for id in &ids {
            after.push(u32::try_from(first.events(id).await.unwrap().len()).unwrap());
        }
        let both = ids.iter().zip(&after).map(|(id, &after)| {
            let (one, three, first, second) = (&one, &three, &first, &second);
            async move {
                let (one, three) = (addition(after, one), addition(after, three));
                match round % 2 {
                    0 => tokio::join!(first.append(id, &one), second.append(id, &three)),
                    _ => {
                        let (b, a) =
                            tokio::join!(second.append(id, &three), first.append(id, &one));
                        (a, b)
                    }
                }
            }
        });
        let outcomes = futures_util::future::join_all(both).await;
        for ((id, &after), outcome) in ids.iter().zip(&after).zip(outcomes) {
            let new = first.events(id).await.unwrap().split_off(after as usize);
            match outcome {
                (Ok(()), Err(StoreError::Conflict { after: said })) if said == after => {
                    winners[0] += 1;
                    assert_eq!(new, ["one"]);
                }
                (Err(StoreError::Conflict { after: said }), Ok(())) if said == after => {
                    winners[1] += 1;
                    assert_eq!(new, ["x", "y", "z"]);
                }
                other => panic!("{id} after {after}: {other:?}"),
            }
        }
    }
    assert_eq!(winners[0] + winners[1], 240, "{winners:?}");
}

/// Two programs settle the same matches and write to the same tables at once, as often as they can.
#[tokio::test]
async fn in_postgres_two_programs_take_turns() {
    let Some(server) = PostgresServer::for_test() else {
        return;
    };
    let first = new_store(&server, "turns").await;
    let second = PostgresStore::open(&address(&server.url("turns")))
        .await
        .unwrap();
    two_members(&first).await;
    let tables: Vec<String> = (0..4).map(|number| format!("t{number}")).collect();
    for id in &tables {
        seat(&first, id, true).await;
    }
    let both = |id: &str| {
        [
            (first.clone(), id.to_owned()),
            (second.clone(), id.to_owned()),
        ]
    };

    let settled = tables
        .iter()
        .flat_map(|id| both(id))
        .map(|(store, id)| async move { store.settle(&won_by_white(&id, 10)).await.unwrap() });
    let settled = futures_util::future::join_all(settled).await;
    let written = (0..20)
        .flat_map(|_| both("t0"))
        .map(|(store, id)| async move {
            let number = store.add_chat(&id, "ada", 7, "x", 100).await.unwrap();
            number.unwrap()
        });
    let mut written = futures_util::future::join_all(written).await;
    written.sort_unstable();

    for pair in settled.chunks(2) {
        assert_ne!(pair[0], pair[1], "{settled:?}");
    }
    for person in ["ada", "boris"] {
        // Each match counted once, and after the one before it.
        assert_eq!(first.ratings_of(person).await.unwrap()[0].matches, 4);
    }
    assert_eq!(written, (1..=40).collect::<Vec<u32>>());
}

/// Another program holds the row of one table and waits for the other, as the journal does.
#[tokio::test]
async fn in_postgres_a_batch_that_met_another_transaction_is_written_again() {
    let Some(server) = PostgresServer::for_test() else {
        return;
    };
    let store = new_store(&server, "meeting").await;
    for id in ["a", "b"] {
        store.create(&table(id, 1), &[]).await.unwrap();
    }
    let mut other = sqlx::PgConnection::connect(&server.url("meeting"))
        .await
        .unwrap();
    let mut transaction = other.begin().await.unwrap();
    let change = "UPDATE tables SET seed = seed WHERE id = $1";
    let held = sqlx::query(change).bind("b").execute(&mut *transaction);
    held.await.unwrap();
    let first = bodies(&["1"]);
    let fits = addition(0, &first);

    let (a, b, ()) = tokio::join!(store.append("a", &fits), store.append("b", &fits), async {
        tokio::time::sleep(Duration::from_millis(300)).await;
        let wanted = sqlx::query(change).bind("a").execute(&mut *transaction);
        wanted.await.unwrap();
        transaction.commit().await.unwrap();
    });

    assert!(a.is_ok() && b.is_ok(), "{a:?} {b:?}");
    assert!(server.log().contains("deadlock detected"));
    for id in ["a", "b"] {
        assert_eq!(store.events(id).await.unwrap(), ["1"]);
    }
}

#[tokio::test]
async fn in_postgres_programs_that_start_together_migrate_once() {
    let Some(server) = PostgresServer::for_test() else {
        return;
    };
    let url = address(&server.database("shared"));
    let all = (0..4).map(|_| PostgresStore::open(&url));
    let stores = futures_util::future::join_all(all).await;

    for store in stores {
        assert_eq!(store.unwrap().count().await.unwrap(), 0);
    }

    let newer = "INSERT INTO _sqlx_migrations (version, description, success, checksum, \
                 execution_time) VALUES (9999, 'later', true, '\\x00', 1)";
    server.sql_in("shared", newer);
    let refused = PostgresStore::open(&url).await.unwrap_err();
    assert!(matches!(refused, StoreError::Newer(9999)), "{refused}");
}

#[tokio::test]
async fn in_postgres_a_refusal_says_why_and_never_the_password() {
    let Some(mut server) = PostgresServer::for_test() else {
        return;
    };
    let url = server.database("mine");
    let wrong = "not-the-password";
    let refused = PostgresStore::open(&address(&url.replace(POSTGRES_PASSWORD, wrong))).await;
    let refused = refused.unwrap_err();
    assert!(matches!(refused, StoreError::Refused(_)), "{refused}");
    let missing = PostgresStore::open(&address(&server.url("missing"))).await;
    let missing = missing.unwrap_err();
    assert!(
        missing.to_string().contains("\"missing\" does not exist"),
        "{missing}"
    );
    server.sql("CREATE DATABASE latin TEMPLATE template0 ENCODING 'LATIN1' LOCALE 'C'");
    let latin = PostgresStore::open(&address(&server.url("latin"))).await;
    let latin = latin.unwrap_err();
    assert!(latin.to_string().contains("LATIN1"), "{latin}");
    server.stop();
    let away = PostgresStore::open(&address(&url)).await.unwrap_err();
    assert!(matches!(away, StoreError::Unreachable(_)), "{away}");

    let place = address(&url);
    for text in [
        format!("{refused} {refused:?} {missing} {missing:?} {latin:?} {away} {away:?}"),
        format!("{place} {place:?}"),
    ] {
        assert!(
            !text.contains(wrong) && !text.contains(POSTGRES_PASSWORD),
            "{text}"
        );
    }
    assert!(
        place.to_string().starts_with("`mine` at 127.0.0.1:"),
        "{place}"
    );
}

#[test]
fn an_address_that_is_none_is_refused_without_its_password() {
    for text in [
        "mysql://me:hush@127.0.0.1/x",
        "postgres://me:hush@127.0.0.1:port/x",
        "postgres://me:hush@127.0.0.1/x?sslmode=hush",
        "postgres://me:hu#sh@127.0.0.1/x",
        "hush",
    ] {
        let error = text.parse::<PostgresUrl>().unwrap_err().to_string();
        assert!(error.contains("postgres://NAME@HOST"), "{error}");
        assert!(!error.contains("hush") && !error.contains("hu#"), "{error}");
    }
}

#[tokio::test]
async fn in_postgres_nodes_share_a_database_and_a_hall_without_nodes_has_it_alone() {
    let Some(server) = PostgresServer::for_test() else {
        return;
    };
    let url = address(&server.database("shared"));
    let two_at_once = tokio::join!(
        PostgresStore::open_as_node(&url),
        PostgresStore::open_as_node(&url)
    );
    let [one, two] = [two_at_once.0.unwrap(), two_at_once.1.unwrap()];
    one.create(&table("a", 1), &bodies(&["1"])).await.unwrap();
    assert_eq!(two.events("a").await.unwrap(), ["1"]);

    let alone = PostgresStore::open_for_many(&url).await;
    assert!(matches!(alone, Err(StoreError::InUse)), "{alone:?}");
    one.close().await;
    // A version with another migration may not change the database under a node.
    server.sql_in("shared", "DELETE FROM _sqlx_migrations WHERE version = 160");
    let newer = PostgresStore::open_as_node(&url).await;
    assert!(matches!(newer, Err(StoreError::Outdated)), "{newer:?}");
    two.close().await;
}

#[tokio::test]
async fn in_postgres_a_node_is_refused_while_a_hall_has_the_database_alone() {
    let Some(server) = PostgresServer::for_test() else {
        return;
    };
    let url = address(&server.database("alone"));
    let hall = PostgresStore::open_for_many(&url).await.unwrap();

    let node = PostgresStore::open_as_node(&url).await;
    assert!(matches!(node, Err(StoreError::InUse)), "{node:?}");
    hall.close().await;
    PostgresStore::open_as_node(&url).await.unwrap();
}

/// The promise of all stores has one connection after the other; here many meet in the database.
#[tokio::test]
async fn in_postgres_nodes_that_begin_together_find_one_key() {
    const NODES: usize = 6;
    let Some(server) = PostgresServer::for_test() else {
        return;
    };
    let url = address(&server.database("key"));
    let barrier = Barrier::new(NODES);
    let begun = (0..NODES).map(|number| {
        let (url, barrier) = (&url, &barrier);
        async move {
            let store = PostgresStore::open_as_node(url).await.unwrap();
            barrier.wait().await;
            let key = store
                .shared_key(SharedKey::Nodes, &format!("key {number}"))
                .await
                .unwrap();
            store.close().await;
            key
        }
    });
    let keys: BTreeSet<_> = join_all(begun).await.into_iter().collect();

    assert_eq!(keys.len(), 1, "{keys:?}");
    let stored = server.sql_in("key", "SELECT count(*), min(key) FROM shared_key");
    assert_eq!(stored, format!("1|{}", keys.first().unwrap()));
}

/// A node that was slow for a while writes once more: its row conflicts, and the log is one.
#[tokio::test]
async fn in_postgres_two_nodes_that_both_believe_they_run_a_table_make_one_log() {
    let Some(server) = PostgresServer::for_test() else {
        return;
    };
    let url = address(&server.database("split"));
    let one = PostgresStore::open_as_node(&url).await.unwrap();
    let two = PostgresStore::open_as_node(&url).await.unwrap();
    one.create(&table("a", 1), &bodies(&["1"])).await.unwrap();
    let mut expected = vec!["1".to_owned()];
    for version in 1..20 {
        let [of_one, of_two] = ["one", "two"].map(|name| bodies(&[name]));
        let (by_one, by_two) = (addition(version, &of_one), addition(version, &of_two));
        let written = tokio::join!(one.append("a", &by_one), two.append("a", &by_two));
        expected.push(match written {
            (Ok(()), Err(StoreError::Conflict { .. })) => "one".to_owned(),
            (Err(StoreError::Conflict { .. }), Ok(())) => "two".to_owned(),
            other => panic!("{other:?}"),
        });
    }
    assert_eq!(one.events("a").await.unwrap(), expected);
    assert_eq!(two.events("a").await.unwrap(), expected);
}
