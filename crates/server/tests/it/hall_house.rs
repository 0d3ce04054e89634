//! The programs of a hall: whom they play, and how.

use std::num::NonZeroUsize;
use std::sync::Arc;
use std::time::Duration;

use rosespring_dice::{DiceCheck, check};
use rosespring_hall::bots::HOUSE_WAIT_MS;
use rosespring_hall::offers::StoredSeek;
use rosespring_server::limits::Capacity;
use rosespring_server::{AppState, DiceSource, house_bots_for_ever};
use rosespring_store::{MemoryStore, Store, rows};
use rosespring_wire::record;
use rosespring_wire::table::{Player as PlayerView, Seat};
use serde_json::{Value, json};
use tokio::task::JoinHandle;
use tokio::time::sleep;

use crate::hall::Browser;
use crate::hall_accounts::claim;
use crate::hall_dice::Player;
use crate::hall_lobby::LobbyPage;
use crate::support::{PATIENCE, Server};

/// Time after which a program would have answered a seek.
const ANSWERED: Duration = Duration::from_millis(1_600);

/// A hall whose programs play at one table.
struct House {
    server: Server,
    state: AppState,
    task: JoinHandle<()>,
}

impl House {
    async fn new() -> Self {
        let store: Arc<dyn Store> = Arc::new(MemoryStore::default());
        let state = AppState::new(Arc::clone(&store), DiceSource::Seeded);
        let url = "http://localhost".parse().unwrap();
        let state = state.in_hall_of(url, Capacity::HALL, None, 0);
        Self {
            server: Server::of(state.clone(), store).await,
            task: spawn(&state),
            state,
        }
    }

    /// Lets a seek have waited for people.
    async fn wait_for_people(&self, seek: &Value) {
        let id = seek["seek"].as_str().unwrap();
        let stored = rows::find::<StoredSeek>(&*self.server.store, &[id]).await;
        let stored = stored.unwrap().unwrap();
        let created_ms = stored.created_ms - HOUSE_WAIT_MS;
        let earlier = StoredSeek {
            created_ms,
            ..stored
        };
        self.server.store.put_seek(&earlier).await.unwrap();
    }
}

impl Drop for House {
    fn drop(&mut self) {
        self.task.abort();
    }
}

fn spawn(state: &AppState) -> JoinHandle<()> {
    tokio::spawn(house_bots_for_ever(state.clone(), NonZeroUsize::MIN))
}

fn name_of(player: &PlayerView) -> &str {
    match player {
        PlayerView::Person { name } => name,
        PlayerView::Computer { .. } => "",
    }
}

fn wanted(name: &str, rules: &str, more: &Value) -> Value {
    let mut body = json!({"rules": rules, "match_to": 1, "time": "slow", "name": name});
    for (field, value) in more.as_object().unwrap() {
        body[field] = value.clone();
    }
    body
}

async fn seek(browser: &mut Browser<'_>, body: Value) -> (u16, Value) {
    browser.ask("POST", "/api/hall/seeks", body).await
}

/// Plays a game of a person against a program to its end. Calls `die` after some commands.
async fn play(player: &mut Player, mut die: impl FnMut()) {
    player.commit().await;
    let number = player.page.table.game_number;
    let mut sent = 0;
    let end = async {
        loop {
            player.page.hear_all().await;
            // The program goes on to the next game of a match at once.
            if player.page.is_over() || player.page.table.game_number > number {
                return;
            }
            if player.may_link() {
                player.go_on().await;
            }
            match player.may_link() && player.act().await {
                true => sent += 1,
                false => sleep(Duration::from_millis(5)).await,
            }
            if sent == 20 {
                sent += 1;
                die();
            }
        }
    };
    let ended = tokio::time::timeout(PATIENCE * 4, end).await;
    ended.expect("the game ends");
}

#[tokio::test]
async fn a_program_plays_with_a_person_who_waited_also_after_its_node_died() {
    let mut house = House::new().await;
    let server = &house.server;
    let [mut ada, mut boris] = [0; 2].map(|_| Browser::new(server));
    let gentle = json!({"program": "gentle"});
    let (_, waits) = seek(&mut ada, wanted("Ada", "tavla", &gentle)).await;
    let mut lobby = LobbyPage::enter(server, "", &ada.cookie).await;
    house.wait_for_people(&waits).await;
    lobby.until(|page| page.table.is_some()).await;
    let table = lobby.table.clone().unwrap();
    let page = ada.open(&table).await;
    let names = [&page.table.white_player, &page.table.black_player];
    let bots = names.map(|player| name_of(player) == "Rosespring 1 (bot)");
    let seat = match bots {
        [false, true] => Seat::White,
        [true, false] => Seat::Black,
        _ => panic!("{names:?}"),
    };
    let (_, overview) = ada.ask("GET", "/api/hall", Value::Null).await;
    assert_eq!(overview["has_programs"], true);

    // There is one table for programs: a second person waits.
    let (_, waits) = seek(&mut boris, wanted("Boris", "tavla", &gentle)).await;
    let mut other = LobbyPage::enter(server, "", &boris.cookie).await;
    house.wait_for_people(&waits).await;
    assert!(!other.is_seated_within(ANSWERED).await);

    let mut player = Player::new(page, seat);
    let (state, task) = (house.state.clone(), &mut house.task);
    play(&mut player, || {
        task.abort();
        *task = spawn(&state);
    })
    .await;

    let path = format!("/api/tables/{table}/record");
    let (status, text) = ada.ask("GET", &path, Value::Null).await;
    assert_eq!(status, 200, "{text}");
    let found = check(&record::from_json(&text.to_string()).unwrap());
    // The program that took over has replaced the chain of the one that died.
    let is_fair = matches!(found, Ok(DiceCheck::FairOfThree { replaced: 1, .. }));
    assert!(is_fair, "{found:?}");
    // Now there is room for the other person.
    other.until(|page| page.table.is_some()).await;
}

#[tokio::test]
async fn a_program_plays_each_game_of_a_match_of_several() {
    let house = House::new().await;
    let server = &house.server;
    let mut ada = Browser::new(server);
    let more = json!({"program": "strong", "match_to": 3});
    let (_, waits) = seek(&mut ada, wanted("Ada", "tavli", &more)).await;
    let mut lobby = LobbyPage::enter(server, "", &ada.cookie).await;
    house.wait_for_people(&waits).await;
    lobby.until(|page| page.table.is_some()).await;
    let page = ada.open(&lobby.table.clone().unwrap()).await;
    let seat = match name_of(&page.table.white_player) {
        "Ada" => Seat::White,
        _ => Seat::Black,
    };
    let mut player = Player::new(page, seat);
    assert_eq!(player.page.table.game, "portes");

    play(&mut player, || {}).await;
    // No game is worth three units: the program begins the next one.
    let begun = async {
        while player.page.table.game_number == 1 {
            player.page.hear_all().await;
            sleep(Duration::from_millis(5)).await;
        }
    };
    let begun = tokio::time::timeout(PATIENCE, begun).await;
    begun.expect("the program begins the next game");
    assert_eq!(player.page.table.game, "plakoto");
    play(&mut player, || {}).await;

    let path = format!("/api/tables/{}/record", player.page.id);
    let (_, text) = ada.ask("GET", &path, Value::Null).await;
    let record = record::from_json(&text.to_string()).unwrap();
    assert!(record.games.len() >= 2);
    let found = check(&record);
    assert!(
        matches!(found, Ok(DiceCheck::FairOfThree { .. })),
        "{found:?}"
    );
}

#[tokio::test]
async fn a_program_comes_neither_unasked_nor_to_rated_games_nor_before_people() {
    let house = House::new().await;
    let server = &house.server;
    let [mut ada, mut boris, mut carla] = [0; 3].map(|_| Browser::new(server));
    claim(&mut ada, "Ada").await;
    let strong = json!({"program": "strong"});

    // The switch and a rated game exclude each other.
    let both = json!({"program": "strong", "rated": true});
    let (status, refused) = seek(&mut ada, wanted("Ada", "gioul", &both)).await;
    assert_eq!(
        (status, &refused["error"]["code"]),
        (400, &json!("invalid_body"))
    );
    let rated = json!({"rated": true});
    let (_, of_ada) = seek(&mut ada, wanted("Ada", "gioul", &rated)).await;
    let (_, of_boris) = seek(&mut boris, wanted("Boris", "tawula", &json!({}))).await;
    let mut pages = [
        LobbyPage::enter(server, "", &ada.cookie).await,
        LobbyPage::enter(server, "", &boris.cookie).await,
    ];
    for seek in [&of_ada, &of_boris] {
        house.wait_for_people(seek).await;
    }
    let [one, other] = &mut pages;
    let seated = tokio::join!(
        one.is_seated_within(ANSWERED),
        other.is_seated_within(ANSWERED)
    );
    assert_eq!(seated, (false, false));

    // A person who seeks the same within twenty seconds is the opponent.
    let (_, waits) = seek(&mut boris, wanted("Boris", "gul-bara", &strong)).await;
    let (status, met) = seek(&mut carla, wanted("Carla", "gul-bara", &strong)).await;
    assert_eq!(status, 200, "{waits} {met}");
    let table = boris.open(met["table"].as_str().unwrap()).await.table;
    let names = [&table.white_player, &table.black_player].map(name_of);
    assert!(
        names.contains(&"Boris") && names.contains(&"Carla"),
        "{names:?}"
    );
}
