//! What every store promises of messages between players.

use rosespring_hall::chat::StoredReport;
use rosespring_store::{Store, StoreError};

use crate::tables::{bodies, table};

pub(crate) async fn messages_have_numbers_without_gaps_and_go_with_their_table(store: &dyn Store) {
    for id in ["a", "b"] {
        store.create(&table(id, 5), &bodies(&["x"])).await.unwrap();
    }
    let add = async |table, body| store.add_chat(table, "ada", 7, body, 2).await;

    assert_eq!(add("a", "one").await.unwrap(), Some(1));
    assert_eq!(add("b", "other").await.unwrap(), Some(1));
    assert_eq!(add("a", "two").await.unwrap(), Some(2));
    assert_eq!(add("a", "three").await.unwrap(), None);
    assert!(matches!(add("c", "x").await, Err(StoreError::NotFound(_))));

    let lines = store.chat("a").await.unwrap();
    let bodies: Vec<_> = lines
        .iter()
        .map(|line| (line.number, line.body.as_str()))
        .collect();
    assert_eq!(bodies, [(1, "one"), (2, "two")]);
    assert_eq!((lines[0].person.as_str(), lines[0].at_ms), ("ada", 7));
    store.remove("a").await.unwrap();
    assert_eq!(store.chat("a").await.unwrap(), []);
}

pub(crate) async fn messages_and_reports_go_with_who_wrote_them(store: &dyn Store) {
    store.create(&table("a", 5), &bodies(&["x"])).await.unwrap();
    let add = async |person| store.add_chat("a", person, 7, "{}", 3).await.unwrap();
    for (person, number) in [("ada", 1), ("boris", 2), ("ada", 3)] {
        assert_eq!(add(person).await, Some(number));
    }
    let report = |number, reporter: &str, person: &str| StoredReport {
        table: "a".to_owned(),
        number,
        reporter: reporter.to_owned(),
        person: person.to_owned(),
        at_ms: i64::from(number),
        lines: "[]".to_owned(),
    };
    let [by_ada, about_ada] = [report(2, "ada", "boris"), report(3, "boris", "ada")];
    for report in [&by_ada, &about_ada] {
        assert!(store.add_report(report).await.unwrap());
    }
    assert_eq!(store.reports_by("ada").await.unwrap(), [by_ada]);

    store.delete_person("ada").await.unwrap();

    assert_eq!(add("boris").await, Some(3), "a number that is free again");
    assert_eq!(add("boris").await, Some(4));
    assert_eq!(add("boris").await, None);
    assert_eq!(store.reports_by("ada").await.unwrap(), []);
    assert_eq!(
        store.reports(9).await.unwrap(),
        std::slice::from_ref(&about_ada)
    );
    store.sweep_reports(3).await.unwrap();
    assert_eq!(store.reports(9).await.unwrap(), [about_ada]);
    store.sweep_reports(4).await.unwrap();
    assert_eq!(store.reports(9).await.unwrap(), []);
}

pub(crate) async fn a_report_is_stored_once_and_stays_without_its_table(store: &dyn Store) {
    let report = |number, at_ms| StoredReport {
        table: "a".to_owned(),
        number,
        reporter: "boris".to_owned(),
        person: "ada".to_owned(),
        at_ms,
        lines: "[]".to_owned(),
    };

    assert!(store.add_report(&report(1, 5)).await.unwrap());
    assert!(!store.add_report(&report(1, 6)).await.unwrap());
    assert!(store.add_report(&report(2, 7)).await.unwrap());

    let stored = store.reports(10).await.unwrap();
    assert_eq!(stored, [report(2, 7), report(1, 5)]);
    assert_eq!(store.reports(1).await.unwrap().len(), 1);
}
