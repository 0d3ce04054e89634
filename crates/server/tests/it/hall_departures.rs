//! Attacks by deleting the account in mid-match: the winner keeps match and rating.

use std::sync::Arc;
use std::time::Duration;

use rosespring_hall::accounts::StoredLeaving;
use rosespring_hall::offers::StoredBlock;
use rosespring_server::{AppState, DiceSource};
use rosespring_store::{MemoryStore, Store, rows};
use rosespring_wire::table::Command;
use serde_json::{Value, json};
use tokio::task::JoinHandle;

use crate::hall::Browser;
use crate::hall_accounts::{PASSWORD, claim};
use crate::hall_dice::play_until;
use crate::hall_moderation::id_of;
use crate::hall_results::{settled, sit};
use crate::hall_tournaments::{begun_knockout, members, running};
use crate::support::{Page, Server};

/// A server with its tasks, until it is killed.
struct Killable {
    server: Server,
    tasks: Vec<JoinHandle<()>>,
}

impl Killable {
    async fn over(store: &Arc<dyn Store>) -> Self {
        let state = AppState::new(Arc::clone(store), DiceSource::Seeded);
        let state = state.in_hall("http://localhost".parse().unwrap());
        let tasks = vec![
            tokio::spawn(state.settle_for_ever()),
            tokio::spawn(state.remove_accounts_for_ever().unwrap()),
        ];
        let server = Server::of(state, Arc::clone(store)).await;
        Self { server, tasks }
    }

    fn kill(&self) {
        self.tasks.iter().for_each(JoinHandle::abort);
    }
}

fn store() -> Arc<dyn Store> {
    Arc::new(MemoryStore::default())
}

async fn delete(browser: &mut Browser<'_>) {
    let body = json!({"password": PASSWORD});
    assert_eq!(browser.ask("DELETE", "/api/account", body).await.0, 200);
}

/// Ada and Boris, members with a rated match in which both have completed enough turns if it is to
/// count; the id of its table.
async fn in_match<'a>(server: &'a Server, counts: bool) -> ([Browser<'a>; 2], String) {
    let [mut ada, mut boris] = [0; 2].map(|_| Browser::new(server));
    claim(&mut ada, "Ada").await;
    claim(&mut boris, "Boris").await;
    let table = sit(&mut ada, &mut boris, true).await;
    let pages = [ada.open(&table).await, boris.open(&table).await];
    let stop = |done: usize, white: &Page| match counts {
        true => !white.table.resign.is_empty(),
        false => done >= 2,
    };
    play_until(pages, stop).await;
    ([ada, boris], table)
}

/// The match, once it is settled, as the winner sees it.
async fn is_won(boris: &mut Browser<'_>, table: &str) {
    let found = settled(boris, table).await;
    assert_eq!(found["white"]["name"], "deleted", "{found}");
    assert!(found["black"]["change"].as_f64().unwrap() > 20.0, "{found}");
    let (_, page) = boris.ask("GET", "/api/players/boris", Value::Null).await;
    assert_eq!(page["matches"][0]["table"], json!(table));
    assert_eq!(page["matches"][0]["won"], true);
    let rating = page["ratings"][0]["rating"]["rating"].as_f64().unwrap();
    assert!(rating > 1520.0, "{page}");
}

#[tokio::test]
async fn who_deletes_the_account_in_mid_match_loses_it_first() {
    let killable = Killable::over(&store()).await;
    let ([mut ada, mut boris], table) = in_match(&killable.server, true).await;
    let mut own = ada.open(&table).await;

    delete(&mut ada).await;

    own.ends().await;
    is_won(&mut boris, &table).await;
    assert_eq!(ada.ask("GET", "/api/account", Value::Null).await.0, 401);
    let body = json!({"name": "Ada", "password": PASSWORD});
    let (status, refused) = ada.ask("POST", "/api/session", body).await;
    assert_eq!(
        (status, &refused["error"]["code"]),
        (403, &json!("wrong_credentials"))
    );
}

#[tokio::test]
async fn a_match_that_does_not_count_is_called_off() {
    let killable = Killable::over(&store()).await;
    let ([mut ada, mut boris], table) = in_match(&killable.server, false).await;

    delete(&mut ada).await;

    let found = settled(&mut boris, &table).await;
    assert_eq!(found["black"]["change"], Value::Null, "{found}");
    let (_, page) = boris.ask("GET", "/api/players/boris", Value::Null).await;
    assert_eq!(page["ratings"], json!([]), "{page}");
    assert_eq!(found["white"]["name"], "deleted");
}

#[tokio::test]
async fn a_removal_that_a_crash_interrupted_goes_on_at_the_start() {
    // A crash after the wish was stored, and one after the match was resigned.
    for is_resigned in [false, true] {
        let store = store();
        let first = Killable::over(&store).await;
        let ([mut ada, boris], table) = in_match(&first.server, true).await;
        let person = id_of(&mut ada).await;
        let page = ada.open(&table).await;
        first.kill();
        let leaving = StoredLeaving {
            person,
            at_ms: now_ms(),
        };
        store.begin_leaving(&leaving).await.unwrap();
        if is_resigned {
            let mut page = page;
            page.send(&Command::ResignMatch).await;
            page.hear_event().await;
        }

        let second = Killable::over(&store).await;
        let mut again = Browser::new(&second.server);
        again.cookie.clone_from(&boris.cookie);
        is_removed(&store, &leaving.person).await;
        is_won(&mut again, &table).await;
    }
}

fn now_ms() -> i64 {
    let since = std::time::SystemTime::UNIX_EPOCH.elapsed().unwrap();
    i64::try_from(since.as_millis()).unwrap()
}

async fn is_removed(store: &Arc<dyn Store>, person: &str) {
    for _ in 0..200 {
        let found = store.person(person).await.unwrap().unwrap();
        if found.name == "deleted" {
            return;
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    panic!("the account is not removed");
}

#[tokio::test]
async fn the_point_of_a_tournament_stands() {
    let running = running(store()).await;
    let names = ["Ada", "Boris", "Carla", "Dora"];
    let mut browsers = members(&running.server, names).await;
    let id = begun_knockout(&mut browsers).await;
    let path = format!("/api/tournaments/{id}");
    while browsers[0].ask("GET", &path, Value::Null).await.1["your_table"].is_null() {
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    delete(&mut browsers[0]).await;
    for _ in 0..200 {
        let (_, shown) = browsers[1].ask("GET", &path, Value::Null).await;
        let games = shown["rounds"][0]["games"].as_array().unwrap();
        let won = games.iter().filter(|game| game["winner"] != Value::Null);
        if won.count() == 1 {
            return;
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    panic!("nobody gets the point");
}

#[tokio::test]
async fn what_a_request_stores_beside_the_removal_goes_too() {
    let killable = Killable::over(&store()).await;
    let [mut ada, mut boris] = members(&killable.server, ["Ada", "Boris"]).await;
    let [own, other] = [id_of(&mut ada).await, id_of(&mut boris).await];
    delete(&mut ada).await;
    let store = &killable.server.store;
    is_removed(store, &own).await;

    // As a request does that was let in before the account went.
    store.block(&own, &other, now_ms()).await.unwrap();

    // The tasks look again when a session ends.
    assert_eq!(
        boris.ask("DELETE", "/api/session", Value::Null).await.0,
        200
    );
    let is_there = async || {
        let block = rows::find::<StoredBlock>(&**store, &[&own, &other]).await;
        block.unwrap().is_some()
    };
    for _ in 0..400 {
        if !is_there().await {
            return;
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    panic!("it stays");
}
