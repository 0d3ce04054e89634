//! What every store promises of people and invitations.

use rosespring_hall::accounts::{PersonKind, StoredPerson, StoredSession};
use rosespring_hall::offers::{StoredInvitation, TableAccess};
use rosespring_store::{Addition, Store, StoreError, rows};
use rosespring_table::stored::{Progress, StoredTable};

use crate::tables::{bodies, table};

pub(crate) fn person(id: &str) -> StoredPerson {
    StoredPerson {
        id: id.to_owned(),
        kind: PersonKind::Guest,
        name: "Ada".to_owned(),
        created_ms: 5,
    }
}

pub(crate) fn session(person: &str) -> StoredSession {
    StoredSession {
        hash: format!("hash-{person}"),
        person: person.to_owned(),
        agent: "Firefox, Linux".to_owned(),
        created_ms: 5,
        expires_ms: 100,
    }
}

pub(crate) fn invitation(id: &str, inviter: &str) -> StoredInvitation {
    StoredInvitation {
        id: id.to_owned(),
        inviter: inviter.to_owned(),
        body: "{}".to_owned(),
        watchable: true,
        watch_delay_s: 60,
        created_ms: 5,
        expires_ms: 50,
        table: None,
    }
}

/// A store with the people `ada` and `boris`.
pub(crate) async fn with_people(store: &dyn Store) {
    for id in ["ada", "boris"] {
        store.add_person(&person(id), &session(id)).await.unwrap();
    }
}

pub(crate) fn table_of(id: &str, white: &str, black: &str) -> StoredTable {
    StoredTable {
        players: [Some(white.to_owned()), Some(black.to_owned())],
        ..table(id, 5)
    }
}

pub(crate) async fn a_session_leads_to_its_person_until_it_ends(store: &dyn Store) {
    with_people(store).await;
    let found = async |hash, now_ms| store.person_of_session(hash, now_ms).await.unwrap();

    assert_eq!(found("hash-ada", 99).await, Some(person("ada")));
    assert_eq!(found("hash-ada", 100).await, None);
    assert_eq!(found("hash-carla", 1).await, None);
    let again = store.add_person(&person("ada"), &session("carla")).await;
    assert!(matches!(again, Err(StoreError::Taken(id)) if id == "ada"));
    store.rename_person("ada", "Ada L.").await.unwrap();
    assert_eq!(store.person("ada").await.unwrap().unwrap().name, "Ada L.");

    store.sweep_hall(100, 0).await.unwrap();

    assert_eq!(found("hash-ada", 1).await, None);
    assert!(store.person("ada").await.unwrap().is_some());
}

pub(crate) async fn an_invitation_is_accepted_once_and_in_time(store: &dyn Store) {
    with_people(store).await;
    for id in ["one", "two"] {
        store.add_invitation(&invitation(id, "ada")).await.unwrap();
    }
    let first = bodies(&["1"]);
    let accept = async |id, table: &str, now_ms| {
        let table = table_of(table, "ada", "boris");
        let accepted = store.accept_invitation(id, &table, &first, now_ms).await;
        accepted.unwrap()
    };

    assert!(!accept("one", "late", 50).await);
    assert!(accept("one", "t", 49).await);
    assert!(!accept("one", "again", 49).await);
    assert!(!accept("none", "none", 49).await);

    let accepted = rows::find::<StoredInvitation>(store, &["one"])
        .await
        .unwrap()
        .unwrap();
    assert_eq!(accepted.table.as_deref(), Some("t"));
    assert_eq!(store.events("t").await.unwrap(), ["1"]);
    assert_eq!(store.count().await.unwrap(), 1);
    assert!(!store.withdraw_invitation("one").await.unwrap());
    assert!(store.withdraw_invitation("two").await.unwrap());
    assert!(
        rows::find::<StoredInvitation>(store, &["two"])
            .await
            .unwrap()
            .is_none()
    );
}

pub(crate) async fn open_invitations_are_listed_until_they_end(store: &dyn Store) {
    with_people(store).await;
    for (id, inviter, created_ms) in [("a", "ada", 1), ("b", "boris", 2), ("c", "ada", 3)] {
        let invitation = StoredInvitation {
            created_ms,
            ..invitation(id, inviter)
        };
        store.add_invitation(&invitation).await.unwrap();
    }
    let taken = table_of("t", "ada", "boris");
    store.accept_invitation("a", &taken, &[], 9).await.unwrap();
    let open = async |inviter, now_ms| {
        let open = store.open_invitations(inviter, now_ms).await.unwrap();
        open.into_iter().map(|one| one.id).collect::<Vec<_>>()
    };

    assert_eq!(open(None, 9).await, ["c", "b"]);
    assert_eq!(open(Some("ada"), 9).await, ["c"]);
    assert_eq!(open(None, 50).await, [""; 0]);

    store.sweep_hall(0, 51).await.unwrap();

    assert!(
        rows::find::<StoredInvitation>(store, &["b"])
            .await
            .unwrap()
            .is_none()
    );
    assert!(
        rows::find::<StoredInvitation>(store, &["a"])
            .await
            .unwrap()
            .is_some()
    );
}

pub(crate) async fn a_table_of_the_hall_knows_who_may_look(store: &dyn Store) {
    with_people(store).await;
    // A table that did not come of an invitation is not one of the hall, though its players are.
    let local = table_of("local", "ada", "boris");
    store.create(&local, &[]).await.unwrap();
    let hidden = StoredInvitation {
        watchable: false,
        ..invitation("a", "ada")
    };
    store.add_invitation(&hidden).await.unwrap();
    let table = table_of("t", "boris", "ada");
    store.accept_invitation("a", &table, &[], 9).await.unwrap();

    let access = TableAccess {
        players: table.players.clone(),
        watchable: false,
        watch_delay_s: 60,
    };
    assert_eq!(store.table_access("t").await.unwrap(), Some(access));
    assert_eq!(store.table_access("local").await.unwrap(), None);
    for id in ["ada", "boris"] {
        assert_eq!(
            store.tables_of(id, 9).await.unwrap(),
            std::slice::from_ref(&table)
        );
    }
    assert_eq!(store.tables_of("carla", 9).await.unwrap(), []);

    store.remove("t").await.unwrap();

    assert_eq!(store.table_access("t").await.unwrap(), None);
    assert!(
        rows::find::<StoredInvitation>(store, &["a"])
            .await
            .unwrap()
            .is_none()
    );
}

pub(crate) async fn tables_are_due_by_their_time_until_they_are_finished(store: &dyn Store) {
    let first = bodies(&["1"]);
    for (id, wake_ms) in [
        ("a", None),
        ("b", Some(70)),
        ("c", Some(50)),
        ("d", Some(60)),
    ] {
        let progress = Progress {
            wake_ms,
            ..Progress::default()
        };
        let table = StoredTable {
            progress,
            ..table(id, 5)
        };
        store.create(&table, &first).await.unwrap();
    }
    let due = async |before_ms, limit| store.due_tables(before_ms, limit).await.unwrap();
    assert_eq!(due(70, 9).await, ["c", "d"]);
    assert_eq!(due(71, 2).await, ["c", "d"]);

    let append = async |id, progress| {
        let addition = Addition {
            after: 1,
            bodies: &first,
            progress,
            at_ms: 6,
        };
        store.append(id, &addition).await.unwrap();
    };
    append("c", Progress::default()).await;
    let finished = Progress {
        finished: true,
        wake_ms: Some(60),
        ..Progress::default()
    };
    append("d", finished).await;

    assert_eq!(due(1_000, 9).await, ["b"]);
    let stored = store.table("b").await.unwrap();
    assert_eq!(stored.progress.wake_ms, Some(70));
}

pub(crate) async fn the_last_beat_is_kept(store: &dyn Store) {
    assert_eq!(store.last_beat().await.unwrap(), None);
    for at_ms in [5, 1_795_354_648_955] {
        store.beat(at_ms).await.unwrap();
        assert_eq!(store.last_beat().await.unwrap(), Some(at_ms));
    }
}
