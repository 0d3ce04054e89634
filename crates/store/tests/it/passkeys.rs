//! What every store promises of passkeys.

use rosespring_hall::accounts::{StoredName, StoredPasskey, StoredPerson};
use rosespring_store::{AccountClaim, PasskeyRemoval, Store, StoreError, rows};

use crate::accounts::{claim, hashes, session_of};
use crate::hall::{person, with_people};

pub(crate) fn passkey(id: &str, person: &str, created_ms: i64) -> StoredPasskey {
    StoredPasskey {
        id: id.to_owned(),
        person: person.to_owned(),
        name: "Phone".to_owned(),
        body: "{}".to_owned(),
        created_ms,
        used_ms: None,
    }
}

/// Makes an account with the passkey `id` and without a password.
async fn claim_with(store: &dyn Store, person_id: &str, id: &str) -> Result<(), StoreError> {
    let person = StoredPerson {
        name: person_id.to_uppercase(),
        ..person(person_id)
    };
    let session = session_of(person_id, &format!("claimed-{person_id}"), 7);
    let claim = AccountClaim {
        person: &person,
        name_key: person_id,
        password: None,
        passkey: Some(&passkey(id, person_id, 7)),
        recovery_codes: &["one".to_owned()],
        session: &session,
        at_ms: 7,
    };
    store.claim_account(&claim).await
}

pub(crate) async fn an_account_is_claimed_with_a_passkey_alone(store: &dyn Store) {
    with_people(store).await;

    claim_with(store, "ada", "key").await.unwrap();

    let account = store.account("ada").await.unwrap().unwrap();
    assert_eq!((account.password, account.recovery_codes), (None, 1));
    let stored = passkey("key", "ada", 7);
    assert_eq!(
        rows::find::<StoredPasskey>(store, &["key"]).await.unwrap(),
        Some(stored.clone())
    );
    assert_eq!(store.passkeys_of("ada").await.unwrap(), [stored]);
    // Nothing of a refused claim stays.
    let again = claim_with(store, "boris", "key").await;
    assert!(matches!(again, Err(StoreError::Taken(id)) if id == "key"));
    assert_eq!(store.account("boris").await.unwrap(), None);
    assert!(
        rows::find::<StoredName>(store, &["boris"])
            .await
            .unwrap()
            .is_none()
    );
    // A recovery code gives the account a password.
    let session = session_of("ada", "a", 8);
    assert!(
        store
            .recover_account("one", "secret", &session)
            .await
            .unwrap()
    );
    let account = store.account("ada").await.unwrap().unwrap();
    assert_eq!(account.password.as_deref(), Some("secret"));
    assert_eq!(store.passkeys_of("ada").await.unwrap().len(), 1);

    store.delete_person("ada").await.unwrap();

    assert_eq!(
        rows::find::<StoredPasskey>(store, &["key"]).await.unwrap(),
        None
    );
    assert_eq!(store.passkeys_of("ada").await.unwrap(), []);
}

pub(crate) async fn a_passkey_belongs_to_one_account(store: &dyn Store) {
    with_people(store).await;
    claim(store, "ada", "Ada", "ada").await.unwrap();
    claim(store, "boris", "Boris", "boris").await.unwrap();
    for (id, created_ms) in [("late", 9), ("early", 8)] {
        let session = session_of("ada", id, created_ms);
        let passkey = passkey(id, "ada", created_ms);
        store.add_passkey(&passkey, &session).await.unwrap();
    }

    let session = session_of("boris", "b", 9);
    let same = passkey("late", "boris", 9);
    let taken = store.add_passkey(&same, &session).await;

    assert!(matches!(taken, Err(StoreError::Taken(id)) if id == "late"));
    assert_eq!(hashes(store, "boris", 9).await, ["claimed-boris"]);
    let listed = store.passkeys_of("ada").await.unwrap();
    let ids: Vec<_> = listed.iter().map(|one| one.id.as_str()).collect();
    assert_eq!(ids, ["early", "late"]);
    let removed = store.remove_passkey("late", &session).await.unwrap();
    assert_eq!(removed, PasskeyRemoval::Missing);
    assert_eq!(hashes(store, "boris", 9).await, ["claimed-boris"]);

    store.use_passkey("late", "{1}", 20).await.unwrap();
    store.use_passkey("none", "{1}", 20).await.unwrap();
    let used = rows::find::<StoredPasskey>(store, &["late"])
        .await
        .unwrap()
        .unwrap();
    assert_eq!((used.body.as_str(), used.used_ms), ("{1}", Some(20)));
    let other = rows::find::<StoredPasskey>(store, &["early"])
        .await
        .unwrap()
        .unwrap();
    assert_eq!((other.body.as_str(), other.used_ms), ("{}", None));
}

pub(crate) async fn a_change_of_passkeys_ends_all_other_sessions(store: &dyn Store) {
    with_people(store).await;
    claim(store, "ada", "Ada", "ada").await.unwrap();
    let key = passkey("key", "ada", 8);

    store
        .add_passkey(&key, &session_of("ada", "a", 8))
        .await
        .unwrap();

    assert_eq!(hashes(store, "ada", 9).await, ["a"]);
    let session = session_of("ada", "b", 9);
    let removed = store.remove_passkey("key", &session).await.unwrap();
    assert_eq!(removed, PasskeyRemoval::Removed);
    assert_eq!(hashes(store, "ada", 9).await, ["b"]);
    assert_eq!(hashes(store, "boris", 9).await, ["hash-boris"]);
    assert_eq!(
        rows::find::<StoredPasskey>(store, &["key"]).await.unwrap(),
        None
    );
}

pub(crate) async fn the_last_credential_stays(store: &dyn Store) {
    with_people(store).await;
    claim_with(store, "ada", "first").await.unwrap();
    let remove = async |id, hash| {
        let session = session_of("ada", hash, 9);
        store.remove_passkey(id, &session).await.unwrap()
    };

    assert_eq!(remove("first", "x").await, PasskeyRemoval::Last);

    assert!(
        rows::find::<StoredPasskey>(store, &["first"])
            .await
            .unwrap()
            .is_some()
    );
    assert_eq!(hashes(store, "ada", 9).await, ["claimed-ada"]);
    let session = session_of("ada", "a", 8);
    let second = passkey("second", "ada", 8);
    store.add_passkey(&second, &session).await.unwrap();
    assert_eq!(remove("first", "b").await, PasskeyRemoval::Removed);
    assert_eq!(remove("second", "c").await, PasskeyRemoval::Last);
    // With a password, the last passkey may go.
    let session = session_of("ada", "d", 9);
    store.change_password("secret", &session).await.unwrap();
    assert_eq!(remove("second", "e").await, PasskeyRemoval::Removed);
    assert_eq!(remove("second", "f").await, PasskeyRemoval::Missing);
}
