//! What every store promises of notices.

use rosespring_hall::accounts::{PersonKind, StoredPerson};
use rosespring_hall::notices::StoredNotice;
use rosespring_store::{Store, notices_of, rows};

use crate::hall::{person, session, with_people};

fn notice(person: &str, subject: &str, at_ms: i64) -> StoredNotice {
    StoredNotice {
        person: person.to_owned(),
        subject: subject.to_owned(),
        body: "{}".to_owned(),
        at_ms,
        is_seen: false,
        remind_ms: None,
    }
}

async fn put(store: &dyn Store, notice: &StoredNotice) -> bool {
    store.put_notice(notice, 3).await.unwrap()
}

/// The subjects of a person's notices; those seen in brackets.
async fn subjects(store: &dyn Store, person: &str) -> Vec<String> {
    let all = notices_of(store, person).await.unwrap().into_iter();
    let named = all.map(|one| match one.is_seen {
        true => format!("({})", one.subject),
        false => one.subject,
    });
    named.collect()
}

pub(crate) async fn a_person_has_one_notice_of_a_subject_and_the_newest_stay(store: &dyn Store) {
    with_people(store).await;
    let reminded = StoredNotice {
        body: "{\"late\":true}".to_owned(),
        is_seen: true,
        remind_ms: Some(9),
        ..notice("ada", "turn:t", 4)
    };
    assert!(put(store, &notice("ada", "turn:t", 1)).await);
    assert!(put(store, &reminded).await);
    assert_eq!(notices_of(store, "ada").await.unwrap(), [reminded]);
    assert_eq!(subjects(store, "boris").await, [""; 0]);

    for (subject, at_ms) in [("b", 5), ("a", 5), ("c", 6)] {
        assert!(put(store, &notice("ada", subject, at_ms)).await);
        assert!(put(store, &notice("boris", subject, at_ms)).await);
    }

    // The turn was the oldest of four.
    assert_eq!(subjects(store, "ada").await, ["c", "a", "b"]);
    assert!(!put(store, &notice("nobody", "a", 1)).await);
    let bot = StoredPerson {
        kind: PersonKind::Bot,
        ..person("bot")
    };
    store.add_person(&bot, &session("bot")).await.unwrap();
    assert!(!put(store, &notice("bot", "a", 1)).await);
    assert_eq!(subjects(store, "bot").await, [""; 0]);
}

pub(crate) async fn notices_are_seen_removed_and_swept(store: &dyn Store) {
    with_people(store).await;
    for (subject, at_ms) in [("a", 1), ("b", 2), ("c", 3)] {
        put(store, &notice("ada", subject, at_ms)).await;
        put(store, &notice("boris", subject, at_ms)).await;
    }

    assert!(store.see_notices("ada", 2).await.unwrap());
    assert!(!store.see_notices("ada", 2).await.unwrap());
    assert_eq!(subjects(store, "ada").await, ["c", "(b)", "(a)"]);
    assert!(store.see_notice("boris", "b").await.unwrap());
    assert!(!store.see_notice("boris", "b").await.unwrap());
    assert!(!store.see_notice("boris", "none").await.unwrap());
    assert_eq!(subjects(store, "boris").await, ["c", "(b)", "a"]);

    assert!(
        rows::remove::<StoredNotice>(store, &["ada", "c"])
            .await
            .unwrap()
    );
    assert!(
        !rows::remove::<StoredNotice>(store, &["ada", "c"])
            .await
            .unwrap()
    );
    store.sweep_notices(2).await.unwrap();

    assert_eq!(subjects(store, "ada").await, ["(b)"]);
    assert_eq!(subjects(store, "boris").await, ["c", "(b)"]);
    store.delete_person("boris").await.unwrap();
    assert_eq!(subjects(store, "boris").await, [""; 0]);
    assert_eq!(subjects(store, "ada").await, ["(b)"]);
}

pub(crate) async fn notices_to_remind_are_listed_by_their_time(store: &dyn Store) {
    with_people(store).await;
    for (person, subject, remind_ms) in [
        ("ada", "late", Some(30)),
        ("ada", "early", Some(10)),
        ("ada", "never", None),
        ("boris", "middle", Some(20)),
    ] {
        let notice = StoredNotice {
            remind_ms,
            ..notice(person, subject, 1)
        };
        put(store, &notice).await;
    }
    let due = async |now_ms, limit| {
        let due = store.notices_to_remind(now_ms, limit).await.unwrap();
        let due = due.into_iter().map(|one| one.subject);
        due.collect::<Vec<_>>()
    };

    assert_eq!(due(9, 9).await, [""; 0]);
    assert_eq!(due(20, 9).await, ["early", "middle"]);
    assert_eq!(due(90, 2).await, ["early", "middle"]);
    put(store, &notice("ada", "early", 2)).await;
    assert_eq!(due(90, 9).await, ["middle", "late"]);
}
