//! Attacks with a stolen session: what it opened ends with it.

use std::time::{Duration, Instant};

use rosespring_server::{AppState, DiceSource};
use rosespring_store::{MemoryStore, Store};
use rosespring_wire::table::Command;
use serde_json::{Value, json};

use crate::hall::{Browser, hall, seated};
use crate::hall_accounts::{PASSWORD, claim};
use crate::hall_bot::{Lines, bot};
use crate::hall_dice::play_until;
use crate::hall_lobby::LobbyPage;
use crate::hall_moderation::{appoint, id_of};
use crate::hall_results::{settling_hall, sit};
use crate::support::Server;

/// Time in which sockets and streams end with their session.
const SOON: Duration = Duration::from_secs(1);

/// Another browser with the cookie of a person.
fn thief<'a>(of: &Browser<'a>) -> Browser<'a> {
    let mut thief = Browser::new(of.server);
    thief.cookie.clone_from(&of.cookie);
    thief
}

async fn change_password(browser: &mut Browser<'_>) -> Instant {
    let change = json!({"password": PASSWORD,
        "new_password": "velvet anchor thistle harbour"});
    let (status, changed) = browser.ask("POST", "/api/account/password", change).await;
    assert_eq!(status, 200, "{changed}");
    Instant::now()
}

#[tokio::test]
async fn a_stolen_socket_resigns_nothing_after_the_password_changed() {
    let server = settling_hall().await;
    let [mut ada, mut boris] = [0; 2].map(|_| Browser::new(&server));
    claim(&mut ada, "Ada").await;
    claim(&mut boris, "Boris").await;
    let table = sit(&mut ada, &mut boris, true).await;
    let pages = [thief(&ada).open(&table).await, boris.open(&table).await];
    let [mut stolen, mut other] =
        play_until(pages, |_, white| !white.table.resign.is_empty()).await;
    let mut idle = ada.open(&table).await;
    let version = other.table.version;

    let changed = change_password(&mut ada).await;
    // The server may have closed the socket by now.
    let _ = stolen.try_send(&Command::ResignMatch).await;
    stolen.ends().await;
    idle.ends().await;
    assert!(changed.elapsed() < SOON, "{:?}", changed.elapsed());
    other.hear_all().await;
    assert_eq!((other.table.version, other.is_over()), (version, false));

    // The session that made the change goes on, and so does the other player's.
    let mut back = ada.open(&table).await;
    back.hear_all().await;
    other.hear_all().await;
    assert_eq!(other.presence, [true, true]);
}

#[tokio::test]
async fn sockets_of_the_lobby_and_notices_end_with_their_session() {
    let server = hall(DiceSource::Seeded, "http://localhost").await;
    let mut ada = Browser::new(&server);
    claim(&mut ada, "Ada").await;
    let mut phone = Browser::new(&server);
    let door = json!({"name": "Ada", "password": PASSWORD});
    assert_eq!(phone.ask("POST", "/api/session", door).await.0, 200);

    // Signing one browser out leaves the other one alone.
    let mut own = LobbyPage::enter(&server, "", &ada.cookie).await;
    let mut far = LobbyPage::enter(&server, "", &phone.cookie).await;
    let (_, account) = ada.ask("GET", "/api/account", Value::Null).await;
    let sessions = account["sessions"].as_array().unwrap();
    let other = sessions.iter().find(|one| one["is_this"] == false);
    let path = format!(
        "/api/account/sessions/{}",
        other.unwrap()["id"].as_str().unwrap()
    );
    assert_eq!(ada.ask("DELETE", &path, Value::Null).await.0, 204);
    let begun = Instant::now();
    far.ends().await;
    assert!(begun.elapsed() < SOON);
    assert!(own.is_open().await);

    let events = "/api/notices/events";
    let mut notices = Lines::open_as(server.address, "", &ada.cookie, events).await;
    notices.next().await;
    let changed = change_password(&mut ada).await;
    own.ends().await;
    notices.ends().await;
    assert!(changed.elapsed() < SOON);

    // Signing out, and deleting the account.
    let mut own = LobbyPage::enter(&server, "", &ada.cookie).await;
    let mut stolen = thief(&ada);
    assert_eq!(ada.ask("DELETE", "/api/session", Value::Null).await.0, 200);
    own.ends().await;
    assert_eq!(stolen.ask("GET", "/api/account", Value::Null).await.0, 401);
    let mut cleo = Browser::new(&server);
    claim(&mut cleo, "Cleo").await;
    let mut own = LobbyPage::enter(&server, "", &cleo.cookie).await;
    let confirmation = json!({"password": PASSWORD});
    assert_eq!(
        cleo.ask("DELETE", "/api/account", confirmation).await.0,
        200
    );
    own.ends().await;
}

#[tokio::test]
async fn sockets_end_when_a_moderator_closes_the_account_and_a_guest_becomes_a_member() {
    let server = hall(DiceSource::Seeded, "http://localhost").await;
    let ([mut ada, mut boris], table) = seated(&server, false).await;
    let mut own = ada.open(&table).await;
    let mut stolen = LobbyPage::enter(&server, "", &ada.cookie).await;
    claim(&mut ada, "Ada").await;
    own.ends().await;
    stolen.ends().await;
    assert!(ada.open(&table).await.table.you.is_some());

    let mut page = boris.open(&table).await;
    let mut mona = Browser::new(&server);
    appoint(&mut mona, "Mona").await;
    let close = json!({"person": id_of(&mut boris).await, "kind": "close", "reason": "Insults."});
    let (status, _) = mona.ask("POST", "/api/moderation/acts", close).await;
    assert_eq!(status, 201);
    let closed = Instant::now();
    page.ends().await;
    assert!(closed.elapsed() < SOON);
}

/// Starts a hall that asks the store for sessions that have ended.
async fn asking_hall() -> Server {
    let store: std::sync::Arc<dyn Store> = std::sync::Arc::new(MemoryStore::default());
    let state = AppState::new(store.clone(), DiceSource::Seeded);
    let state = state.in_hall("http://localhost".parse().unwrap());
    tokio::spawn(state.check_sessions_for_ever().unwrap());
    Server::of(state, store).await
}

#[tokio::test]
async fn streams_of_a_bot_end_when_the_operator_replaces_its_token() {
    let server = asking_hall().await;
    let mut rose = Browser::new(&server);
    rose.authorization = bot(&server, "Rose").await;
    let invitation = rose.invite("Rose", "white", false).await;
    let mut ada = Browser::new(&server);
    let (_, accepted) = ada.accept(&invitation, "Ada").await;
    let path = format!("/api/bot/tables/{}", accepted["table"].as_str().unwrap());
    let token = rose.authorization.as_str();
    let mut events = Lines::open(server.address, token, "/api/bot/events").await;
    let mut table = Lines::open(server.address, token, &path).await;
    events.next().await;
    table.next().await;

    // The operator's command changes the store, and tells no server.
    let rose = server
        .store
        .bot_of_token(&crate::hall_bot::hash("rsb_Rose"))
        .await;
    let rose = rose.unwrap().unwrap();
    server.store.keep_bot(&rose, "another").await.unwrap();
    let replaced = Instant::now();
    events.ends().await;
    table.ends().await;
    assert!(replaced.elapsed() < 3 * SOON, "{:?}", replaced.elapsed());
}
