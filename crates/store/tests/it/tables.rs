//! What every store promises of tables.

use rosespring_store::{Addition, QuietFilter, StoreError, TableStore};
use rosespring_table::stored::{Progress, StoredTable};

pub(crate) fn table(id: &str, changed_ms: i64) -> StoredTable {
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
        players: [Some("name-416461".to_owned()), None],
        match_to: 3,
        auto_forced: true,
        seed: "00".repeat(32),
        dice_listed: false,
        time: Some("fast".to_owned()),
        budget: None,
        progress: Progress::default(),
        created_ms: changed_ms,
        changed_ms,
    }
}

pub(crate) fn bodies(texts: &[&str]) -> Vec<String> {
    texts.iter().map(|&text| text.to_owned()).collect()
}

pub(crate) fn addition(after: u32, bodies: &[String]) -> Addition<'_> {
    Addition {
        after,
        bodies,
        progress: Progress {
            units: [1, 2],
            finished: true,
            wake_ms: Some(500),
        },
        at_ms: 99,
    }
}

async fn create(store: &dyn TableStore, id: &str, changed_ms: i64) {
    let first = bodies(&["1"]);
    store.create(&table(id, changed_ms), &first).await.unwrap();
}

pub(crate) async fn a_table_is_read_as_it_was_kept(store: &dyn TableStore) {
    create(store, "a", 1).await;

    assert_eq!(store.table("a").await.unwrap(), table("a", 1));
    assert_eq!(store.events("a").await.unwrap(), ["1"]);
    let plain = StoredTable {
        start: None,
        auto_forced: false,
        dice_listed: true,
        ..table("b", 2)
    };
    store.create(&plain, &[]).await.unwrap();
    assert_eq!(store.table("b").await.unwrap(), plain);
}

pub(crate) async fn a_taken_id_is_refused(store: &dyn TableStore) {
    create(store, "a", 1).await;

    let again = store.create(&table("a", 3), &bodies(&["x", "y"])).await;

    assert!(matches!(again, Err(StoreError::Taken(id)) if id == "a"));
    assert_eq!(store.table("a").await.unwrap(), table("a", 1));
    assert_eq!(store.events("a").await.unwrap(), ["1"]);
}

pub(crate) async fn events_are_added_in_order_with_what_they_come_to(store: &dyn TableStore) {
    create(store, "a", 1).await;

    let more = bodies(&["2", "3"]);
    store.append("a", &addition(1, &more)).await.unwrap();

    assert_eq!(store.events("a").await.unwrap(), ["1", "2", "3"]);
    assert_eq!(store.events_after("a", 0).await.unwrap(), ["1", "2", "3"]);
    assert_eq!(store.events_after("a", 1).await.unwrap(), ["2", "3"]);
    for version in [3, 4, u32::MAX] {
        let none = store.events_after("a", version).await.unwrap();
        assert_eq!(none, [""; 0], "{version}");
    }
    assert_eq!(store.events_after("b", 0).await.unwrap(), [""; 0]);
    let expected = StoredTable {
        progress: addition(1, &more).progress,
        changed_ms: 99,
        ..table("a", 1)
    };
    assert_eq!(store.table("a").await.unwrap(), expected);
}

pub(crate) async fn a_version_too_early_or_too_late_changes_nothing(store: &dyn TableStore) {
    create(store, "a", 1).await;
    let two = bodies(&["2"]);
    store.append("a", &addition(1, &two)).await.unwrap();
    let before = store.table("a").await.unwrap();

    for after in [0, 1, 3, 4] {
        let other = bodies(&["x"]);
        let refused = Addition {
            progress: Progress::default(),
            ..addition(after, &other)
        };
        let refused = store.append("a", &refused).await;
        assert!(
            matches!(refused, Err(StoreError::Conflict { after: said }) if said == after),
            "{after}"
        );
    }

    assert_eq!(store.events("a").await.unwrap(), ["1", "2"]);
    assert_eq!(store.table("a").await.unwrap(), before);
}

pub(crate) async fn the_tables_changed_last_are_listed_first(store: &dyn TableStore) {
    for (id, changed_ms) in [("a", 1), ("c", 2), ("b", 2)] {
        create(store, id, changed_ms).await;
    }
    let listed = async |limit| {
        let tables = store.list(limit).await.unwrap().tables;
        tables.into_iter().map(|t| t.id).collect::<Vec<_>>()
    };
    assert_eq!(listed(9).await, ["b", "c", "a"]);

    store
        .append("a", &addition(1, &bodies(&["2"])))
        .await
        .unwrap();

    assert_eq!(listed(9).await, ["a", "b", "c"]);
    assert_eq!(listed(1).await, ["a"]);
    assert_eq!(store.count().await.unwrap(), 3);
}

pub(crate) async fn a_removed_table_is_gone_with_its_events(store: &dyn TableStore) {
    create(store, "a", 1).await;
    store
        .append("a", &addition(1, &bodies(&["2"])))
        .await
        .unwrap();

    store.remove("a").await.unwrap();

    for missing in [
        store.table("a").await.map(|_| ()),
        store.remove("a").await,
        store.append("a", &addition(2, &bodies(&["3"]))).await,
    ] {
        assert!(matches!(missing, Err(StoreError::NotFound(id)) if id == "a"));
    }
    assert_eq!(store.count().await.unwrap(), 0);
    // A new table of the same name does not find the old one's events.
    create(store, "a", 3).await;
    assert_eq!(store.events("a").await.unwrap(), ["1"]);
}

pub(crate) async fn quiet_tables_are_those_with_few_events_that_nobody_touched(
    store: &dyn TableStore,
) {
    for (id, changed_ms) in [("old", 1), ("played", 2), ("touched", 3), ("new", 50)] {
        create(store, id, changed_ms).await;
    }
    let more = bodies(&["2", "3"]);
    let late = Addition {
        at_ms: 4,
        ..addition(1, &more)
    };
    store.append("played", &late).await.unwrap();
    store.touch("touched", 40).await.unwrap();
    store.touch("nowhere", 40).await.unwrap();

    let quiet = async |before_ms, events_max, limit| {
        let filter = QuietFilter {
            before_ms,
            events_max,
            limit,
        };
        store.quiet(&filter).await.unwrap()
    };
    assert_eq!(quiet(40, 2, 10).await, ["old"]);
    assert_eq!(quiet(40, 3, 10).await, ["old", "played"]);
    assert_eq!(quiet(41, 3, 10).await, ["old", "played", "touched"]);
    assert_eq!(quiet(41, 3, 2).await, ["old", "played"]);
}

pub(crate) async fn a_table_that_changed_is_not_removed_as_unchanged(store: &dyn TableStore) {
    create(store, "a", 1).await;
    store.touch("a", 2).await.unwrap();

    assert!(!store.remove_unchanged("a", 1).await.unwrap());
    assert!(store.remove_unchanged("a", 2).await.unwrap());
    assert!(!store.remove_unchanged("a", 2).await.unwrap());
    assert!(matches!(
        store.events("a").await.map(|events| events.len()),
        Ok(0) | Err(StoreError::NotFound(_))
    ));
}

/// Additions of many tables at once: two that fit for each table, in order, and one between them
/// for a version that the table does not have.
pub(crate) async fn of_many_additions_at_once_only_those_that_do_not_fit_are_refused(
    store: &dyn TableStore,
) {
    let ids: Vec<String> = (0..40).map(|number| format!("table-{number}")).collect();
    for id in &ids {
        create(store, id, 1).await;
    }
    let [second, wrong, third] = ["2", "wrong", "3"].map(|text| bodies(&[text]));

    let mut all = Vec::new();
    for id in &ids {
        all.push((id.as_str(), addition(1, &second)));
        all.push((id.as_str(), addition(7, &wrong)));
        all.push((id.as_str(), addition(2, &third)));
    }
    all.push(("missing", addition(1, &second)));
    let appended = all.iter().map(|(id, one)| store.append(id, one));
    let outcomes = futures_util::future::join_all(appended).await;

    let (last, others) = outcomes.split_last().unwrap();
    assert!(matches!(last, Err(StoreError::NotFound(id)) if id == "missing"));
    for group in others.chunks(3) {
        assert!(group[0].is_ok() && group[2].is_ok(), "{group:?}");
        assert!(matches!(group[1], Err(StoreError::Conflict { after: 7 })));
    }
    for id in &ids {
        assert_eq!(store.events(id).await.unwrap(), ["1", "2", "3"]);
        let table = store.table(id).await.unwrap();
        assert_eq!((table.changed_ms, table.progress.wake_ms), (99, Some(500)));
    }
}
