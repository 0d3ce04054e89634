//! What every store promises of seeks and of tables that are being played.

use rosespring_hall::offers::{StoredInvitation, StoredSeek};
use rosespring_store::{Addition, SeekTable, Store, StoreError, rows};
use rosespring_table::stored::{Progress, StoredTable};

use crate::hall::{invitation, table_of, with_people};
use crate::tables::bodies;

fn seek(id: &str, person: &str, created_ms: i64) -> StoredSeek {
    StoredSeek {
        id: id.to_owned(),
        person: person.to_owned(),
        body: "{}".to_owned(),
        created_ms,
    }
}

async fn ids(store: &dyn Store) -> Vec<String> {
    let seeks = store.seeks().await.unwrap();
    seeks.into_iter().map(|one| one.seek.id).collect()
}

pub(crate) async fn a_person_has_one_seek_at_most(store: &dyn Store) {
    with_people(store).await;
    store.put_seek(&seek("one", "ada", 5)).await.unwrap();
    store.put_seek(&seek("two", "boris", 4)).await.unwrap();
    assert_eq!(ids(store).await, ["two", "one"]);

    let taken = store.put_seek(&seek("two", "ada", 6)).await;
    assert!(matches!(taken, Err(StoreError::Taken(id)) if id == "two"));
    store.put_seek(&seek("three", "boris", 9)).await.unwrap();

    assert_eq!(ids(store).await, ["one", "three"]);
    store.rename_person("ada", "Ada L.").await.unwrap();
    let first = store.seeks().await.unwrap().remove(0);
    assert_eq!(
        (first.name.as_str(), first.seek),
        ("Ada L.", seek("one", "ada", 5))
    );
    assert!(store.withdraw_seek("ada").await.unwrap());
    assert!(!store.withdraw_seek("ada").await.unwrap());
    assert_eq!(ids(store).await, ["three"]);
}

pub(crate) async fn a_seek_is_accepted_once_with_that_of_who_accepts(store: &dyn Store) {
    with_people(store).await;
    store.put_seek(&seek("one", "ada", 5)).await.unwrap();
    store.put_seek(&seek("two", "boris", 5)).await.unwrap();
    let first = bodies(&["1"]);
    let accept = async |id: &str, table: &str| {
        let table = table_of(table, "ada", "boris");
        let invitation = StoredInvitation {
            table: Some(table.id.clone()),
            ..invitation(id, "ada")
        };
        let accepted = SeekTable {
            accepter: "boris",
            invitation: &invitation,
            table: &table,
            bodies: &first,
        };
        store.accept_seek(&accepted).await
    };

    assert!(accept("one", "t").await.unwrap());
    assert!(!accept("one", "again").await.unwrap());
    assert!(!accept("two", "none").await.unwrap());

    assert_eq!(ids(store).await, [""; 0]);
    assert_eq!(store.count().await.unwrap(), 1);
    assert_eq!(store.events("t").await.unwrap(), ["1"]);
    let access = store.table_access("t").await.unwrap().unwrap();
    assert!(access.watchable);
    let invitation = rows::find::<StoredInvitation>(store, &["one"])
        .await
        .unwrap()
        .unwrap();
    assert_eq!(invitation.table.as_deref(), Some("t"));
    // A table that cannot be created leaves the seek.
    store.put_seek(&seek("three", "ada", 5)).await.unwrap();
    assert!(matches!(
        accept("three", "t").await,
        Err(StoreError::Taken(_))
    ));
    assert_eq!(ids(store).await, ["three"]);
}

pub(crate) async fn live_tables_are_those_of_the_hall_that_changed_lately(store: &dyn Store) {
    with_people(store).await;
    let create = async |id: &str, watchable: bool, changed_ms: i64| {
        let open = StoredInvitation {
            watchable,
            ..invitation(id, "ada")
        };
        store.add_invitation(&open).await.unwrap();
        let table = StoredTable {
            created_ms: changed_ms,
            changed_ms,
            ..table_of(id, "ada", "boris")
        };
        let accepted = store.accept_invitation(id, &table, &[], 9).await;
        assert!(accepted.unwrap());
    };
    for (id, watchable, changed_ms) in [
        ("old", true, 10),
        ("a", true, 20),
        ("hidden", false, 30),
        ("over", true, 40),
        ("b", true, 50),
    ] {
        create(id, watchable, changed_ms).await;
    }
    let local = StoredTable {
        changed_ms: 60,
        ..table_of("local", "ada", "boris")
    };
    store.create(&local, &[]).await.unwrap();
    let last = bodies(&["1"]);
    let finish = Addition {
        after: 0,
        bodies: &last,
        progress: Progress {
            finished: true,
            ..Progress::default()
        },
        at_ms: 45,
    };
    store.append("over", &finish).await.unwrap();
    let live = async |after_ms, limit| {
        let tables = store.live_tables(after_ms, limit).await.unwrap();
        tables.into_iter().map(|one| one.id).collect::<Vec<_>>()
    };

    assert_eq!(live(10, 9).await, ["b", "a"]);
    assert_eq!(live(10, 1).await, ["b"]);
    assert_eq!(live(0, 9).await, ["b", "a", "old"]);
    assert_eq!(store.count_live(10).await.unwrap(), 3);
    assert_eq!(store.count_live(60).await.unwrap(), 0);
}
