//! Rated matches: who may play them, their results, the page of a member, and the analysis.

use std::sync::Arc;
use std::time::Duration;

use rosespring_server::{AppState, DiceSource};
use rosespring_store::{MemoryStore, Store};
use rosespring_wire::table::Command;
use serde_json::{Value, json};

use crate::hall::Browser;
use crate::hall_accounts::claim;
use crate::hall_dice::play_until;
use crate::support::{Page, Server};

/// Starts a hall that settles finished matches.
pub(crate) async fn settling_hall() -> Server {
    let store: Arc<dyn Store> = Arc::new(MemoryStore::default());
    let state = AppState::new(Arc::clone(&store), DiceSource::Seeded);
    let state = state.in_hall("http://localhost".parse().unwrap());
    tokio::spawn(state.settle_for_ever());
    Server::of(state, store).await
}

fn code(answer: &Value) -> &str {
    answer["error"]["code"].as_str().unwrap_or_default()
}

fn invitation(rated: bool) -> Value {
    json!({"rules": "gioul", "match_to": 1, "time": "fast", "rated": rated, "side": "white",
        "name": "Gerda"})
}

/// Creates an invitation; its status and answer.
async fn invite(browser: &mut Browser<'_>, rated: bool) -> (u16, Value) {
    let body = invitation(rated);
    browser.ask("POST", "/api/hall/invitations", body).await
}

/// Ada and Boris sit down at a table; its id.
pub(crate) async fn sit(ada: &mut Browser<'_>, boris: &mut Browser<'_>, rated: bool) -> String {
    let (status, made) = invite(ada, rated).await;
    assert_eq!(status, 201, "{made}");
    assert_eq!(made["rated"], rated);
    let (status, accepted) = boris.accept(made["id"].as_str().unwrap(), "Boris").await;
    assert_eq!(status, 200, "{accepted}");
    accepted["table"].as_str().unwrap().to_owned()
}

/// The match at a table, once it is settled.
pub(crate) async fn settled(browser: &mut Browser<'_>, table: &str) -> Value {
    let path = format!("/api/tables/{table}/match");
    for _ in 0..200 {
        let (status, found) = browser.ask("GET", &path, Value::Null).await;
        assert_eq!(status, 200, "{found}");
        if found["is_settled"] == true {
            return found;
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    panic!("the match is not settled");
}

/// Decisions before a match is resigned: some men have moved.
const DECISIONS: usize = 12;

/// Both play a little; then White resigns the greatest that can be lost.
pub(crate) async fn play_and_resign(ada: &Browser<'_>, boris: &Browser<'_>, table: &str) {
    resign_after(DECISIONS, ada, boris, table).await;
}

/// Both play for a number of decisions; then White resigns the greatest that can be lost.
pub(crate) async fn resign_after(
    decisions: usize,
    ada: &Browser<'_>,
    boris: &Browser<'_>,
    table: &str,
) {
    let pages = [ada.open(table).await, boris.open(table).await];
    let may_resign = |page: &Page| !page.table.resign.is_empty();
    let stop = |done, white: &Page| done >= decisions && may_resign(white);
    let [mut page, _other] = play_until(pages, stop).await;
    let choice = page.table.resign.last().expect("White may resign");
    let kind = Some(choice.kind.into());
    page.send(&Command::Resign { kind }).await;
    page.hear_all().await;
}

#[tokio::test]
async fn a_rated_match_changes_the_ratings_of_two_members_once() {
    let server = settling_hall().await;
    let [mut ada, mut boris, mut carla] = [0; 3].map(|_| Browser::new(&server));
    let (status, refused) = invite(&mut ada, true).await;
    assert_eq!((status, code(&refused)), (401, "not_member"));
    claim(&mut ada, "Ada").await;
    let (_, made) = invite(&mut ada, true).await;
    let (status, refused) = boris.accept(made["id"].as_str().unwrap(), "Boris").await;
    assert_eq!((status, code(&refused)), (401, "not_member"));
    assert_eq!(boris.cookie, "");
    claim(&mut boris, "Boris").await;

    let table = sit(&mut ada, &mut boris, true).await;
    let path = format!("/api/tables/{table}/match");
    let (_, before) = ada.ask("GET", &path, Value::Null).await;
    assert_eq!(
        (&before["rated"], &before["is_settled"]),
        (&json!(true), &json!(false))
    );
    assert_eq!(
        before["white"],
        json!({"name": "Ada", "kind": "member", "is_member": true})
    );
    play_and_resign(&ada, &boris, &table).await;

    let after = settled(&mut ada, &table).await;
    let [white, black] = ["white", "black"].map(|side| after[side].clone());
    let change = white["change"].as_f64().unwrap();
    assert!(change < -20.0, "{after}");
    assert!(
        (change + black["change"].as_f64().unwrap()).abs() < 1.5,
        "{after}"
    );
    assert_eq!(white["rating"]["is_doubtful"], true);
    assert!((white["rating"]["rating"].as_f64().unwrap() - 1500.0 - change).abs() < 1.0);

    // Everybody sees a rated result, and only who played it the table.
    let (status, own) = ada.ask("GET", "/api/players/ada", Value::Null).await;
    assert_eq!(
        (status, &own["name"], &own["is_you"]),
        (200, &json!("Ada"), &json!(true))
    );
    assert_eq!(own["matches"][0]["table"], json!(table));
    assert_eq!(own["matches"][0]["won"], false);
    assert_eq!(own["matches"][0]["reason"], "resigned");
    assert_eq!(own["ratings"][0]["game"], "gioul");
    assert_eq!(own["ratings"][0]["speed"], "fast");
    assert_eq!(own["ratings"][0]["course"].as_array().unwrap().len(), 1);
    let (_, seen) = carla.ask("GET", "/api/players/Boris", Value::Null).await;
    assert_eq!(
        (&seen["is_you"], &seen["matches"][0]["table"]),
        (&json!(false), &Value::Null)
    );
    assert_eq!(
        seen["opponents"],
        json!([{"name": "Ada", "kind": "member", "is_member": true, "won": 1, "lost": 0}])
    );
    assert_eq!(carla.ask("GET", &path, Value::Null).await.0, 404);
    let (status, none) = carla.ask("GET", "/api/players/Eve", Value::Null).await;
    assert_eq!((status, code(&none)), (404, "no_player"));
}

#[tokio::test]
async fn an_unrated_match_has_a_result_that_its_players_see() {
    let server = settling_hall().await;
    let [mut ada, mut boris, mut carla] = [0; 3].map(|_| Browser::new(&server));
    claim(&mut ada, "Ada").await;
    let table = sit(&mut ada, &mut boris, false).await;
    play_and_resign(&ada, &boris, &table).await;

    let after = settled(&mut boris, &table).await;

    assert_eq!(
        (&after["rated"], &after["white"]["change"]),
        (&json!(false), &Value::Null)
    );
    let (_, own) = boris.ask("GET", "/api/players/Ada", Value::Null).await;
    assert_eq!(own["matches"].as_array().unwrap().len(), 1);
    assert_eq!(own["ratings"], json!([]));
    let (_, other) = carla.ask("GET", "/api/players/Ada", Value::Null).await;
    assert_eq!(
        (&other["matches"], &other["opponents"]),
        (&json!([]), &json!([]))
    );
}

#[tokio::test]
async fn the_same_two_play_at_most_five_rated_matches_a_day() {
    let server = settling_hall().await;
    let [mut ada, mut boris] = [0; 2].map(|_| Browser::new(&server));
    claim(&mut ada, "Ada").await;
    claim(&mut boris, "Boris").await;
    let mut last = String::new();
    // By turns, because only three wins of each count that end early.
    for number in 0..5 {
        let [white, black] = match number % 2 {
            0 => [&mut ada, &mut boris],
            _ => [&mut boris, &mut ada],
        };
        last = sit(white, black, true).await;
        play_and_resign(white, black, &last).await;
        settled(white, &last).await;
    }

    let (_, made) = invite(&mut ada, true).await;
    let (status, refused) = boris.accept(made["id"].as_str().unwrap(), "Boris").await;
    assert_eq!((status, code(&refused)), (409, "rated_limit"));

    // A rematch is played unrated.
    let path = format!("/api/tables/{last}/rematch");
    ada.ask("POST", &path, Value::Null).await;
    let (_, both) = boris.ask("POST", &path, Value::Null).await;
    let next = both["table"].as_str().unwrap();
    let path = format!("/api/tables/{next}/match");
    let (_, found) = ada.ask("GET", &path, Value::Null).await;
    assert_eq!(found["rated"], false);
}

#[tokio::test]
async fn a_finished_match_is_analysed_for_its_players() {
    let server = settling_hall().await;
    let [mut ada, mut boris, mut carla] = [0; 3].map(|_| Browser::new(&server));
    let table = sit(&mut ada, &mut boris, false).await;
    play_and_resign(&ada, &boris, &table).await;
    settled(&mut ada, &table).await;
    let path = format!("/api/tables/{table}/match");
    let mut analysis = Value::Null;
    for _ in 0..200 {
        analysis = ada.ask("GET", &path, Value::Null).await.1["analysis"].clone();
        if analysis != Value::Null {
            break;
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    let path = format!("/api/analyses/{}", analysis.as_str().unwrap());

    for browser in [&mut ada, &mut boris] {
        let (status, found) = browser.ask("GET", &path, Value::Null).await;
        assert_eq!(
            (status, &found["summary"]["table"]),
            (200, &json!(table)),
            "{found}"
        );
    }
    let (status, refused) = carla.ask("GET", &path, Value::Null).await;
    assert_eq!((status, code(&refused)), (404, "no_analysis"));
    for change in ["run", "stop"] {
        let path = format!("{path}/{change}");
        let (status, refused) = ada.ask("POST", &path, json!({})).await;
        assert_eq!((status, code(&refused)), (404, "no_route"));
    }
}
