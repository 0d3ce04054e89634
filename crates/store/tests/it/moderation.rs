//! What every store promises of moderation.

use rosespring_hall::chat::StoredReport;
use rosespring_hall::moderation::{ActKind, ReportId, StoredAct};
use rosespring_hall::offers::{StoredInvitation, StoredSeek};
use rosespring_store::{Store, moderators, rows};

use crate::accounts::claim;
use crate::challenges::challenge;
use crate::hall::{invitation, with_people};
use crate::results::{seat, won_by_white};

pub(crate) fn act(person: &str, kind: ActKind) -> StoredAct {
    StoredAct {
        number: 0,
        at_ms: 5,
        moderator: Some("boris".to_owned()),
        person: person.to_owned(),
        kind,
        ends_ms: Some(9),
        reason: "why".to_owned(),
        report: None,
    }
}

fn report(number: u32, at_ms: i64) -> StoredReport {
    StoredReport {
        table: "a".to_owned(),
        number,
        reporter: "boris".to_owned(),
        person: "ada".to_owned(),
        at_ms,
        lines: "[]".to_owned(),
    }
}

fn id(number: u32) -> ReportId {
    let table = "a".to_owned();
    ReportId { table, number }
}

pub(crate) async fn acts_have_numbers_and_answer_a_report_once(store: &dyn Store) {
    for (number, at_ms) in [(1, 10), (2, 20), (3, 30)] {
        store.add_report(&report(number, at_ms)).await.unwrap();
    }
    let answer = |kind, number| StoredAct {
        report: Some(id(number)),
        ..act("ada", kind)
    };

    let first = answer(ActKind::Warn, 2);
    assert_eq!(store.add_act(&first).await.unwrap(), Some(1));
    let again = store.add_act(&answer(ActKind::Close, 2)).await;
    assert_eq!(again.unwrap(), None);
    let other = StoredAct {
        moderator: None,
        ends_ms: None,
        ..act("carla", ActKind::Silence)
    };
    assert_eq!(store.add_act(&other).await.unwrap(), Some(2));
    assert_eq!(store.add_act(&other).await.unwrap(), Some(3));

    let numbered = |number, act: &StoredAct| StoredAct {
        number,
        ..act.clone()
    };
    let newest = store.acts(2).await.unwrap();
    assert_eq!(newest, [numbered(3, &other), numbered(2, &other)]);
    let about = store.acts_about("ada").await.unwrap();
    assert_eq!(about, [numbered(1, &first)]);
    let open = store.open_reports(9).await.unwrap();
    assert_eq!(open, [report(1, 10), report(3, 30)]);
    assert_eq!(store.open_reports(1).await.unwrap(), [report(1, 10)]);
    assert_eq!(store.answered_reports(9).await.unwrap(), [report(2, 20)]);
    assert_eq!(store.report(&id(3)).await.unwrap(), Some(report(3, 30)));
    assert_eq!(store.report(&id(4)).await.unwrap(), None);
}

pub(crate) async fn a_closed_account_has_no_session_seek_challenge_or_link(store: &dyn Store) {
    with_people(store).await;
    claim(store, "ada", "Ada", "ada").await.unwrap();
    store.add_invitation(&invitation("i", "ada")).await.unwrap();
    let seek = StoredSeek {
        id: "s".to_owned(),
        person: "ada".to_owned(),
        body: "x".to_owned(),
        created_ms: 5,
    };
    store.put_seek(&seek).await.unwrap();
    let challenge = challenge("c", "boris", "ada");
    store.put_challenge(&challenge).await.unwrap();

    store.add_act(&act("ada", ActKind::Warn)).await.unwrap();
    assert_eq!(store.sessions_of("ada", 0).await.unwrap().len(), 1);
    store.add_act(&act("ada", ActKind::Close)).await.unwrap();

    assert_eq!(store.sessions_of("ada", 0).await.unwrap(), []);
    assert_eq!(
        rows::find::<StoredInvitation>(store, &["i"]).await.unwrap(),
        None
    );
    assert_eq!(store.seeks().await.unwrap(), []);
    assert_eq!(store.challenges(None).await.unwrap(), []);
    assert_eq!(store.sessions_of("boris", 0).await.unwrap().len(), 1);
}

pub(crate) async fn a_moderator_is_a_member_whom_the_operator_chose(store: &dyn Store) {
    with_people(store).await;
    claim(store, "ada", "Zoe", "zoe").await.unwrap();
    claim(store, "boris", "Boris", "boris").await.unwrap();
    assert!(!store.is_moderator("ada").await.unwrap());

    for person in ["ada", "boris"] {
        store.add_act(&act(person, ActKind::Appoint)).await.unwrap();
    }
    assert!(store.is_moderator("ada").await.unwrap());
    let names: Vec<_> = moderators(store).await.unwrap();
    let names: Vec<_> = names.iter().map(|person| person.name.as_str()).collect();
    assert_eq!(names, ["Boris", "Zoe"]);

    store.add_act(&act("ada", ActKind::Remove)).await.unwrap();
    assert!(!store.is_moderator("ada").await.unwrap());
    store.delete_person("boris").await.unwrap();
    assert!(!store.is_moderator("boris").await.unwrap());
    assert_eq!(moderators(store).await.unwrap(), []);
}

pub(crate) async fn matches_with_a_winner_are_counted(store: &dyn Store) {
    with_people(store).await;
    for (table, winner) in [("a", true), ("b", true), ("c", false)] {
        seat(store, table, true).await;
        let mut result = won_by_white(table, 10);
        result.winner.take_if(|_| !winner);
        store.settle(&result).await.unwrap();
    }

    for (person, expected) in [("ada", 2), ("boris", 2), ("carla", 0)] {
        assert_eq!(store.matches_of(person).await.unwrap(), expected);
    }
}
