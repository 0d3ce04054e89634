//! What every store promises of subscriptions of web push.

use rosespring_hall::accounts::StoredSession;
use rosespring_hall::notices::StoredPush;
use rosespring_store::{Store, rows};

use crate::accounts::{claim, session_of};
use crate::hall::with_people;

pub(crate) fn push(session: &str, endpoint: &str) -> StoredPush {
    StoredPush {
        session: session.to_owned(),
        endpoint: format!("https://push.example/{endpoint}"),
        p256dh: "key".to_owned(),
        auth: "auth".to_owned(),
    }
}

async fn sessions(store: &dyn Store, person: &str, now_ms: i64) -> Vec<String> {
    let all = store.pushes_of(person, now_ms).await.unwrap().into_iter();
    all.map(|one| one.session).collect()
}

pub(crate) async fn a_subscription_goes_with_its_session(store: &dyn Store) {
    with_people(store).await;
    let second = session_of("ada", "second", 6);
    store.add_session(&second, None).await.unwrap();
    for one in [
        push("hash-ada", "a"),
        push("second", "b"),
        push("hash-boris", "c"),
    ] {
        assert!(store.put_push(&one).await.unwrap());
    }
    assert!(!store.put_push(&push("none", "d")).await.unwrap());

    assert_eq!(sessions(store, "ada", 9).await, ["hash-ada", "second"]);
    assert_eq!(sessions(store, "ada", 100).await, [""; 0]);
    assert_eq!(sessions(store, "carla", 9).await, [""; 0]);
    let found = rows::find::<StoredPush>(store, &["second"]).await.unwrap();
    assert_eq!(found, Some(push("second", "b")));

    rows::remove::<StoredSession>(store, &["second"])
        .await
        .unwrap();
    assert_eq!(
        rows::find::<StoredPush>(store, &["second"]).await.unwrap(),
        None
    );
    rows::remove::<StoredPush>(store, &["hash-boris"])
        .await
        .unwrap();
    rows::remove::<StoredPush>(store, &["none"]).await.unwrap();
    assert_eq!(sessions(store, "boris", 9).await, [""; 0]);
    claim(store, "ada", "Ada", "ada").await.unwrap();
    assert_eq!(sessions(store, "ada", 9).await, [""; 0]);
    assert!(store.put_push(&push("claimed-ada", "a")).await.unwrap());
    store.delete_person("ada").await.unwrap();
    assert_eq!(
        rows::find::<StoredPush>(store, &["claimed-ada"])
            .await
            .unwrap(),
        None
    );
}

pub(crate) async fn a_browser_has_one_subscription(store: &dyn Store) {
    with_people(store).await;
    for one in [push("hash-ada", "a"), push("hash-ada", "b")] {
        assert!(store.put_push(&one).await.unwrap());
    }
    assert_eq!(
        store.pushes_of("ada", 9).await.unwrap(),
        [push("hash-ada", "b")]
    );

    // The browser is that of another person now.
    assert!(store.put_push(&push("hash-boris", "b")).await.unwrap());
    assert_eq!(sessions(store, "ada", 9).await, [""; 0]);
    assert_eq!(sessions(store, "boris", 9).await, ["hash-boris"]);
    // Nobody takes it away with a session that has ended.
    assert!(!store.put_push(&push("none", "b")).await.unwrap());
    assert_eq!(sessions(store, "boris", 9).await, ["hash-boris"]);
}
