//! What every store promises of accounts.

use rosespring_hall::accounts::{PersonKind, StoredName, StoredPerson, StoredSession};
use rosespring_hall::offers::StoredInvitation;
use rosespring_store::{AccountClaim, Store, StoreError, rows};

use crate::hall::{invitation, person, session, table_of, with_people};

pub(crate) fn session_of(person: &str, hash: &str, created_ms: i64) -> StoredSession {
    StoredSession {
        hash: hash.to_owned(),
        created_ms,
        ..session(person)
    }
}

/// Makes an account of a person, with the recovery codes `one` and `two`.
pub(crate) async fn claim(
    store: &dyn Store,
    id: &str,
    name: &str,
    key: &str,
) -> Result<(), StoreError> {
    let person = StoredPerson {
        name: name.to_owned(),
        ..person(id)
    };
    let session = session_of(id, &format!("claimed-{id}"), 7);
    let claim = AccountClaim {
        person: &person,
        name_key: key,
        password: Some("secret"),
        passkey: None,
        recovery_codes: &["one".to_owned(), "two".to_owned()],
        session: &session,
        at_ms: 7,
    };
    store.claim_account(&claim).await
}

pub(crate) async fn hashes(store: &dyn Store, person: &str, now_ms: i64) -> Vec<String> {
    let found = store.sessions_of(person, now_ms).await.unwrap();
    found.into_iter().map(|one| one.hash).collect()
}

pub(crate) async fn claiming_keeps_the_id_and_ends_all_other_sessions(store: &dyn Store) {
    with_people(store).await;
    let second = session_of("ada", "second", 6);
    store.add_session(&second, None).await.unwrap();

    claim(store, "ada", "Ada L.", "adal").await.unwrap();

    let account = store.account("ada").await.unwrap().unwrap();
    assert_eq!(store.account_named("adal").await.unwrap().unwrap(), account);
    assert_eq!(account.person.kind, PersonKind::Member);
    assert_eq!(
        (account.person.name.as_str(), account.claimed_ms),
        ("Ada L.", 7)
    );
    assert_eq!(account.person.created_ms, 5);
    assert_eq!(account.password.as_deref(), Some("secret"));
    assert_eq!(account.recovery_codes, 2);
    assert_eq!(hashes(store, "ada", 9).await, ["claimed-ada"]);
    let found = store.person_of_session("claimed-ada", 9).await.unwrap();
    assert_eq!(found, Some(account.person));
    // The name of a member is that of the account.
    store.rename_person("ada", "Eve").await.unwrap();
    assert_eq!(store.person("ada").await.unwrap().unwrap().name, "Ada L.");
    // Somebody whom the store does not know yet becomes a member at once.
    claim(store, "carla", "Carla", "carla").await.unwrap();
    assert!(store.account("carla").await.unwrap().is_some());
    assert_eq!(store.account("boris").await.unwrap(), None);
    assert_eq!(store.account_named("boris").await.unwrap(), None);
}

pub(crate) async fn a_name_is_that_of_one_member_for_ever(store: &dyn Store) {
    with_people(store).await;
    claim(store, "ada", "Ada", "ada").await.unwrap();

    let again = claim(store, "ada", "Other", "other").await;
    assert!(matches!(again, Err(StoreError::Taken(id)) if id == "ada"));
    let same = claim(store, "boris", "ADA", "ada").await;
    assert!(matches!(same, Err(StoreError::Taken(name)) if name == "ADA"));
    // Nothing of a refused claim stays.
    assert_eq!(store.account("boris").await.unwrap(), None);
    assert_eq!(hashes(store, "boris", 9).await, ["hash-boris"]);
    assert!(
        rows::find::<StoredName>(store, &["other"])
            .await
            .unwrap()
            .is_none()
    );

    store.delete_person("ada").await.unwrap();

    assert!(
        rows::find::<StoredName>(store, &["ada"])
            .await
            .unwrap()
            .is_some()
    );
    assert_eq!(store.account_named("ada").await.unwrap(), None);
    let later = claim(store, "boris", "Ada", "ada").await;
    assert!(matches!(later, Err(StoreError::Taken(_))));
    let back = claim(store, "ada", "Ada", "ada2").await;
    assert!(matches!(back, Err(StoreError::Taken(id)) if id == "ada"));
}

pub(crate) async fn a_recovery_code_sets_a_password_once(store: &dyn Store) {
    with_people(store).await;
    claim(store, "ada", "Ada", "ada").await.unwrap();
    claim(store, "boris", "Boris", "boris").await.unwrap();
    let recover = async |code, password, hash| {
        let session = session_of("ada", hash, 8);
        let recovered = store.recover_account(code, password, &session).await;
        recovered.unwrap()
    };

    assert!(!recover("three", "x", "x").await);
    assert!(recover("one", "first", "a").await);
    assert!(!recover("one", "second", "b").await);

    let account = store.account("ada").await.unwrap().unwrap();
    assert_eq!(account.password.as_deref(), Some("first"));
    assert_eq!(account.recovery_codes, 1);
    assert_eq!(hashes(store, "ada", 9).await, ["a"]);
    // The codes of another member stay.
    let other = store.account("boris").await.unwrap().unwrap();
    assert_eq!(other.recovery_codes, 2);

    let codes = ["three".to_owned(), "four".to_owned(), "five".to_owned()];
    let session = session_of("ada", "c", 9);
    store
        .replace_recovery_codes(&codes, &session)
        .await
        .unwrap();
    assert!(!recover("two", "x", "x").await);
    assert!(recover("three", "third", "d").await);
    assert_eq!(hashes(store, "ada", 9).await, ["d"]);
}

pub(crate) async fn sessions_are_listed_replaced_and_ended(store: &dyn Store) {
    with_people(store).await;
    claim(store, "ada", "Ada", "ada").await.unwrap();
    for (hash, created_ms) in [("phone", 9), ("desk", 8)] {
        let session = session_of("ada", hash, created_ms);
        store.add_session(&session, None).await.unwrap();
    }
    assert_eq!(
        hashes(store, "ada", 9).await,
        ["phone", "desk", "claimed-ada"]
    );
    assert_eq!(hashes(store, "ada", 100).await, [""; 0]);
    let listed = &store.sessions_of("ada", 9).await.unwrap()[0];
    assert_eq!(*listed, session_of("ada", "phone", 9));

    // The browser of a guest signs in: it is the guest's no longer.
    let session = session_of("ada", "borrowed", 10);
    let replaced = store.add_session(&session, Some("hash-boris")).await;
    replaced.unwrap();
    assert_eq!(
        store.person_of_session("hash-boris", 9).await.unwrap(),
        None
    );

    rows::remove::<StoredSession>(store, &["desk"])
        .await
        .unwrap();
    rows::remove::<StoredSession>(store, &["none"])
        .await
        .unwrap();
    assert_eq!(
        hashes(store, "ada", 9).await,
        ["borrowed", "phone", "claimed-ada"]
    );
    let session = session_of("ada", "only", 11);
    store.change_password("other", &session).await.unwrap();
    assert_eq!(hashes(store, "ada", 9).await, ["only"]);
    let account = store.account("ada").await.unwrap().unwrap();
    assert_eq!(account.password.as_deref(), Some("other"));
}

pub(crate) async fn a_deleted_person_leaves_an_id_in_their_games(store: &dyn Store) {
    with_people(store).await;
    claim(store, "ada", "Ada", "ada").await.unwrap();
    for id in ["a", "open"] {
        store.add_invitation(&invitation(id, "ada")).await.unwrap();
    }
    let table = table_of("t", "boris", "ada");
    store.accept_invitation("a", &table, &[], 9).await.unwrap();

    store.delete_person("ada").await.unwrap();

    let left = store.person("ada").await.unwrap().unwrap();
    assert_eq!(
        (left.kind, left.name.as_str()),
        (PersonKind::Deleted, "deleted")
    );
    assert_eq!(store.account("ada").await.unwrap(), None);
    assert_eq!(hashes(store, "ada", 9).await, [""; 0]);
    assert_eq!(
        rows::find::<StoredInvitation>(store, &["open"])
            .await
            .unwrap(),
        None
    );
    let stored = store.table("t").await.unwrap();
    assert_eq!(stored.players, table.players);
    assert_eq!(stored.black, "person:deleted");
    assert_eq!(stored.white, table.white);
    let session = session_of("ada", "x", 9);
    assert!(!store.recover_account("one", "x", &session).await.unwrap());
    store.delete_person("none").await.unwrap();
}
