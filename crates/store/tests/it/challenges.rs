//! What every store promises of challenges and blocks.

use rosespring_hall::offers::{StoredBlock, StoredChallenge, StoredInvitation, StoredSeek};
use rosespring_store::{SeekTable, Store, StoreError, blocked_by, rows};

use crate::hall::{invitation, table_of, with_people};
use crate::tables::bodies;

pub(crate) fn challenge(id: &str, challenger: &str, challenged: &str) -> StoredChallenge {
    StoredChallenge {
        id: id.to_owned(),
        challenger: challenger.to_owned(),
        challenged: challenged.to_owned(),
        body: "{}".to_owned(),
        created_ms: 5,
        expires_ms: 50,
    }
}

async fn ids(store: &dyn Store, person: Option<&str>) -> Vec<String> {
    let all = store.challenges(person).await.unwrap().into_iter();
    all.map(|one| one.challenge.id).collect()
}

pub(crate) async fn a_challenge_is_accepted_once_and_ends_both_seeks(store: &dyn Store) {
    with_people(store).await;
    for one in [
        challenge("a", "ada", "boris"),
        challenge("b", "boris", "ada"),
        challenge("c", "ada", "boris"),
    ] {
        store.put_challenge(&one).await.unwrap();
    }
    let taken = store.put_challenge(&challenge("c", "boris", "ada")).await;
    assert!(matches!(taken, Err(StoreError::Taken(id)) if id == "c"));
    // The third took the place of the first.
    assert_eq!(ids(store, Some("ada")).await, ["b", "c"]);
    assert_eq!(ids(store, Some("carla")).await, [""; 0]);
    let all = store.challenges(None).await.unwrap();
    assert_eq!(all[1].challenge, challenge("c", "ada", "boris"));
    assert_eq!(
        (&*all[1].challenger_name, &*all[1].challenged_name),
        ("Ada", "Ada")
    );
    for person in ["ada", "boris"] {
        let seek = StoredSeek {
            id: format!("seek-{person}"),
            person: person.to_owned(),
            body: "{}".to_owned(),
            created_ms: 5,
        };
        store.put_seek(&seek).await.unwrap();
    }

    let accept = async |id: &str| {
        let table = table_of(&format!("table-{id}"), "ada", "boris");
        let invitation = StoredInvitation {
            table: Some(table.id.clone()),
            ..invitation(id, "ada")
        };
        let accepted = SeekTable {
            accepter: "boris",
            invitation: &invitation,
            table: &table,
            bodies: &bodies(&["1"]),
        };
        store.accept_challenge(&accepted).await.unwrap()
    };
    assert!(accept("c").await);
    assert!(!accept("c").await);
    assert!(!accept("none").await);

    assert_eq!(ids(store, None).await, ["b"]);
    assert!(store.seeks().await.unwrap().is_empty());
    assert_eq!(store.count().await.unwrap(), 1);
    let found = rows::find::<StoredInvitation>(store, &["c"])
        .await
        .unwrap()
        .unwrap();
    assert_eq!(found.table.as_deref(), Some("table-c"));
    assert!(
        rows::remove::<StoredChallenge>(store, &["b"])
            .await
            .unwrap()
    );
    assert!(
        !rows::remove::<StoredChallenge>(store, &["b"])
            .await
            .unwrap()
    );
}

pub(crate) async fn a_block_ends_challenges_and_goes_with_its_people(store: &dyn Store) {
    with_people(store).await;
    for one in [
        challenge("a", "ada", "boris"),
        challenge("b", "boris", "ada"),
    ] {
        store.put_challenge(&one).await.unwrap();
    }

    for at_ms in [7, 8] {
        store.block("ada", "boris", at_ms).await.unwrap();
    }

    assert_eq!(ids(store, None).await, [""; 0]);
    let found = async |key: &[&str]| rows::find::<StoredBlock>(store, key).await.unwrap();
    let since_ms = found(&["ada", "boris"]).await.map(|block| block.created_ms);
    assert_eq!(since_ms, Some(7));
    assert_eq!(found(&["boris", "ada"]).await, None);
    assert_eq!(blocked_by(store, "ada").await.unwrap(), ["Ada"]);
    let key = ["ada", "boris"];
    assert!(rows::remove::<StoredBlock>(store, &key).await.unwrap());
    assert_eq!(found(&key).await, None);
    store.block("ada", "boris", 9).await.unwrap();
    store
        .put_challenge(&challenge("c", "ada", "boris"))
        .await
        .unwrap();
    store.delete_person("boris").await.unwrap();
    assert_eq!(ids(store, None).await, [""; 0]);
    assert!(blocked_by(store, "ada").await.unwrap().is_empty());
}
