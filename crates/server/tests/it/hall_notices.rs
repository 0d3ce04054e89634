//! Notices: what people are told who look elsewhere.

use std::sync::Arc;
use std::time::Duration;

use rosespring_server::AppState;
use rosespring_store::{MemoryStore, Store, notices_of};
use rosespring_wire::table::Command;
use serde_json::{Value, json};
use tokio::task::JoinHandle;

use crate::hall::{Browser, hall, play_until_it_counts, seated};
use crate::hall_accounts::claim;
use crate::hall_bot::Lines;
use crate::hall_moderation::{appoint, id_of};
use crate::hall_tournaments::{begun_knockout, members, running};
use crate::support::{Page, Server, command, dice_from};

/// A hall that tells people whose turn it is.
struct TellingHall {
    server: Server,
    task: JoinHandle<()>,
}

impl Drop for TellingHall {
    fn drop(&mut self) {
        self.task.abort();
    }
}

async fn telling_hall() -> TellingHall {
    let store: Arc<dyn Store> = Arc::new(MemoryStore::default());
    let state = AppState::new(Arc::clone(&store), dice_from(1));
    let state = state.in_hall("http://localhost".parse().unwrap());
    let task = tokio::spawn(state.tell_turns_for_ever().unwrap());
    let server = Server::of(state, store).await;
    TellingHall { server, task }
}

async fn list(browser: &mut Browser<'_>) -> Vec<Value> {
    let (status, found) = browser.ask("GET", "/api/notices", Value::Null).await;
    assert_eq!((status, &found["is_known"]), (200, &json!(true)), "{found}");
    found["notices"].as_array().unwrap().clone()
}

/// The kinds of a list; those seen in brackets.
fn kinds(notices: &[Value]) -> Vec<String> {
    let kind = |notice: &Value| {
        let kind = notice["about"]["kind"].as_str().unwrap();
        match notice["is_seen"].as_bool().unwrap() {
            true => format!("({kind})"),
            false => kind.to_owned(),
        }
    };
    notices.iter().map(kind).collect()
}

/// Waits until a browser has notices of these kinds.
async fn until(browser: &mut Browser<'_>, expected: &[&str]) -> Vec<Value> {
    for _ in 0..200 {
        let found = list(browser).await;
        if kinds(&found) == expected {
            return found;
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    panic!("{expected:?} do not come: {:?}", list(browser).await);
}

/// Ada and Boris sit down at a table with days; its id.
async fn seated_for_days(ada: &mut Browser<'_>, boris: &mut Browser<'_>) -> String {
    let body = json!({"rules": "gioul", "match_to": 1, "side": "white", "time": "days-3",
        "name": "Ada"});
    let (status, made) = ada.ask("POST", "/api/hall/invitations", body).await;
    assert_eq!(status, 201, "{made}");
    let (status, accepted) = boris.accept(made["id"].as_str().unwrap(), "Boris").await;
    assert_eq!(status, 200, "{accepted}");
    accepted["table"].as_str().unwrap().to_owned()
}

fn may_act(page: &Page) -> bool {
    let table = &page.table;
    table.can_throw || table.can_done || !table.legal.is_empty()
}

/// Plays at a page as long as the turn is its player's.
async fn play_turn(page: &mut Page) {
    page.hear_all().await;
    while may_act(page) {
        if page.table.can_throw {
            page.send(&Command::Throw).await;
        } else if page.table.can_done {
            page.send(&Command::Done).await;
        } else {
            let step = command(&page.table.legal[0]);
            page.send(&step).await;
        }
        page.hear_all().await;
    }
}

#[tokio::test]
async fn a_player_of_a_match_with_days_hears_of_their_turn() {
    let running = telling_hall().await;
    let [mut ada, mut boris] = [0; 2].map(|_| Browser::new(&running.server));
    let table = seated_for_days(&mut ada, &mut boris).await;
    let told = until(&mut ada, &["turn"]).await;
    let about = &told[0]["about"];
    assert_eq!(told[0]["id"], format!("turn:{table}"));
    assert_eq!(
        (&about["table"]["opponent"], &about["table"]["id"]),
        (&json!("Boris"), &json!(table))
    );
    assert_eq!(
        (&about["is_late"], &about["ends_ms"]),
        (&json!(false), &Value::Null)
    );
    // Boris has just accepted.
    until(&mut boris, &["(turn)"]).await;

    let mut black = boris.open(&table).await;
    play_turn(&mut black).await;
    until(&mut boris, &[]).await;
    let told = until(&mut ada, &["turn"]).await;
    assert!(told[0]["about"]["ends_ms"].as_i64().unwrap() > 0);
    // Ada looks at the table, and her turn is no news.
    let mut white = ada.open(&table).await;
    until(&mut ada, &["(turn)"]).await;
    // The page of Boris is there, and the line says that it is looked at.
    let path = "/api/notices/events";
    let address = running.server.address;
    let mut line = Lines::open_as(address, "", &boris.cookie, path).await;
    line.next().await;
    play_turn(&mut white).await;
    until(&mut ada, &[]).await;
    until(&mut boris, &["(turn)"]).await;

    white.leave().await;
    black.hear_all().await;
    while black.presence[0] {
        black.hear_all().await;
    }
    play_turn(&mut black).await;
    until(&mut boris, &[]).await;
    drop(line);
    let told = until(&mut ada, &["turn"]).await;
    let ada_id = id_of(&mut ada).await;
    let stored = notices_of(&*running.server.store, &ada_id);
    let remind_ms = stored.await.unwrap()[0].remind_ms.unwrap();
    let ends_ms = told[0]["about"]["ends_ms"].as_i64().unwrap();
    assert_eq!(ends_ms - remind_ms, 24 * 3600 * 1000);

    black.send(&Command::CallOff).await;
    black.hear_event().await;
    until(&mut ada, &[]).await;
}

#[tokio::test]
async fn a_page_hears_of_notices_and_marks_and_removes_them() {
    let server = hall(dice_from(1), "http://localhost").await;
    let [mut ada, mut boris, mut carla] = [0; 3].map(|_| Browser::new(&server));
    let found = carla.ask("GET", "/api/notices", Value::Null).await;
    assert_eq!(found, (200, json!({"is_known": false, "notices": []})));
    claim(&mut ada, "Ada").await;
    claim(&mut boris, "Boris").await;
    let path = "/api/notices/events";
    let mut line = Lines::open_as(server.address, "", &boris.cookie, path).await;
    assert_eq!(line.head().await, 200);
    assert_eq!(line.next().await["notices"], json!([]));

    let game = json!({"rules": "tawula", "match_to": 3, "time": "days-1"});
    let body = json!({"to": "Boris", "game": game});
    let (status, made) = ada.ask("POST", "/api/hall/challenges", body).await;
    assert_eq!(status, 201, "{made}");

    let told = line.next().await["notices"].as_array().unwrap().clone();
    assert_eq!(kinds(&told), ["challenge"]);
    assert_eq!(
        told[0]["about"],
        json!({"kind": "challenge", "from": "Ada", "rules": "tawula", "title": "Tawula"})
    );
    assert_eq!(told, list(&mut boris).await);
    assert!(list(&mut ada).await.is_empty());
    let (_, data) = boris.ask("GET", "/api/account/export", Value::Null).await;
    assert_eq!(data["notices"], json!(told));
    let at_ms = told[0]["at_ms"].as_i64().unwrap();
    for (until_ms, seen) in [(at_ms - 1, "challenge"), (at_ms, "(challenge)")] {
        let body = json!({"until_ms": until_ms});
        let (status, _) = boris.ask("POST", "/api/notices/seen", body).await;
        assert_eq!(status, 204);
        assert_eq!(kinds(&list(&mut boris).await), [seen]);
    }
    let heard = line.next().await;
    assert_eq!(kinds(heard["notices"].as_array().unwrap()), ["(challenge)"]);
    let (status, refused) = boris.ask("POST", "/api/notices/seen", json!({})).await;
    assert_eq!(
        (status, &refused["error"]["code"]),
        (400, &json!("invalid_body"))
    );

    let remove = format!("/api/notices/{}", told[0]["id"].as_str().unwrap());
    // Nobody removes the notices of others.
    assert_eq!(ada.ask("DELETE", &remove, Value::Null).await.0, 204);
    assert_eq!(list(&mut boris).await.len(), 1);
    for _ in 0..2 {
        assert_eq!(boris.ask("DELETE", &remove, Value::Null).await.0, 204);
        assert_eq!(list(&mut boris).await.len(), 0);
    }
    assert_eq!(line.next().await["notices"], json!([]));
}

#[tokio::test]
async fn a_notice_ends_with_what_it_is_about() {
    let server = crate::hall_results::settling_hall().await;
    let mut browsers = members(&server, ["Ada", "Boris"]).await;
    let [ada, boris] = &mut browsers;
    let game = json!({"rules": "gioul", "match_to": 1, "time": "days-1"});
    let body = json!({"to": "Boris", "game": game});
    let mut ids = Vec::new();
    for _ in 0..2 {
        // The second one takes the place of the first.
        let (_, made) = ada.ask("POST", "/api/hall/challenges", body.clone()).await;
        ids.push(made["id"].as_str().unwrap().to_owned());
    }
    let told = list(boris).await;
    assert_eq!(kinds(&told), ["challenge"]);
    assert_eq!(told[0]["id"], format!("challenge:{}", ids[1]));

    let accept = format!("/api/hall/challenges/{}/accept", ids[1]);
    assert_eq!(boris.ask("POST", &accept, Value::Null).await.0, 200);

    assert_eq!(kinds(&list(boris).await), ["(turn)"]);
    assert_eq!(kinds(&list(ada).await), ["turn"]);
    let account = json!({"password": crate::hall_accounts::PASSWORD});
    let ada_id = id_of(ada).await;
    assert_eq!(ada.ask("DELETE", "/api/account", account).await.0, 200);
    assert!(
        notices_of(&*server.store, &ada_id)
            .await
            .unwrap()
            .is_empty()
    );
}

#[tokio::test]
async fn an_accepted_invitation_and_a_wish_for_a_rematch_are_told_once_seen_gone() {
    let server = hall(dice_from(1), "http://localhost").await;
    let ([mut ada, mut boris], table) = seated(&server, false).await;
    assert_eq!(kinds(&list(&mut ada).await), ["begun"]);
    assert!(list(&mut boris).await.is_empty());

    let mut pages = [ada.open(&table).await, boris.open(&table).await];
    assert!(list(&mut ada).await.is_empty());
    play_until_it_counts(&mut pages).await;
    let [mut page, elsewhere] = pages;
    elsewhere.leave().await;
    page.say(Command::Resign { kind: None }).await;
    // Ada's page shows the wish itself; Boris is elsewhere.
    let path = format!("/api/tables/{table}/rematch");
    boris.ask("POST", &path, Value::Null).await;
    assert_eq!(kinds(&list(&mut ada).await), ["(rematch)"]);
    let (_, begun) = ada.ask("POST", &path, Value::Null).await;
    let next = begun["table"].as_str().unwrap();
    assert!(list(&mut ada).await.is_empty());
    let told = list(&mut boris).await;
    assert_eq!(kinds(&told), ["begun"]);
    assert_eq!(told[0]["about"]["table"]["id"], next);
}

#[tokio::test]
async fn players_of_a_tournament_hear_that_their_round_begins() {
    let running = running(Arc::new(MemoryStore::default())).await;
    let mut browsers = members(&running.server, ["Ada", "Boris", "Carla", "Dora"]).await;

    let id = begun_knockout(&mut browsers).await;

    for browser in &mut browsers {
        let told = until(browser, &["round"]).await;
        let about = &told[0]["about"];
        assert_eq!(
            (&about["tournament"], &about["name"]),
            (&json!(id), &json!("Friday cup"))
        );
        let table = about["table"]["id"].as_str().unwrap();
        browser.open(table).await.leave().await;
        assert!(list(browser).await.is_empty());
    }
}

#[tokio::test]
async fn who_is_warned_hears_of_it() {
    let server = hall(dice_from(1), "http://localhost").await;
    let [mut ada, mut mona] = [0; 2].map(|_| Browser::new(&server));
    claim(&mut ada, "Ada").await;
    appoint(&mut mona, "Mona").await;
    let person = id_of(&mut ada).await;

    for act in [
        json!({"person": person, "kind": "warn", "reason": "Be kind."}),
        json!({"person": person, "kind": "silence", "hours": 1, "reason": "Again."}),
        json!({"person": person, "kind": "lift", "reason": "Good."}),
    ] {
        let (status, acted) = mona.ask("POST", "/api/moderation/acts", act).await;
        assert_eq!(status, 201, "{acted}");
        tokio::time::sleep(Duration::from_millis(2)).await;
    }

    assert_eq!(kinds(&list(&mut ada).await), ["silence", "warning"]);
    assert!(list(&mut mona).await.is_empty());
}
