//! Tournaments: from the creation to the last result, with a restart, absent players and refusals.

use std::sync::Arc;
use std::time::Duration;

use rosespring_hall::ratings::StoredResult;
use rosespring_server::limits::TOURNAMENTS_OWN_MAX;
use rosespring_server::{AppState, DiceSource};
use rosespring_store::{Addition, MemoryStore, Store};
use rosespring_table::stored::Progress;
use rosespring_wire::table::Command;
use serde_json::{Value, json};
use tokio::task::JoinHandle;

use crate::hall::{Browser, hall, hall_with_texts_after};
use crate::hall_accounts::{PASSWORD, claim};
use crate::hall_lobby::LobbyPage;
use crate::hall_moderation::appoint;
use crate::support::Server;

/// A server with the tasks that settle matches and run tournaments.
pub(crate) struct Running {
    pub(crate) server: Server,
    tasks: Vec<JoinHandle<()>>,
}

impl Drop for Running {
    fn drop(&mut self) {
        self.tasks.iter().for_each(JoinHandle::abort);
    }
}

pub(crate) async fn running(store: Arc<dyn Store>) -> Running {
    let state = AppState::new(Arc::clone(&store), DiceSource::Seeded);
    let state = state.in_hall_of(
        "http://localhost".parse().unwrap(),
        rosespring_server::limits::Capacity::HALL,
        None,
        0,
    );
    let tasks = vec![
        tokio::spawn(state.settle_for_ever()),
        tokio::spawn(state.run_tournaments_for_ever().unwrap()),
    ];
    let server = Server::of(state, store).await;
    Running { server, tasks }
}

fn code(answer: &Value) -> &str {
    answer["error"]["code"].as_str().unwrap_or_default()
}

fn now_ms() -> i64 {
    let since = std::time::SystemTime::UNIX_EPOCH.elapsed().unwrap();
    i64::try_from(since.as_millis()).unwrap()
}

fn wanted(kind: &str) -> Value {
    let mut wanted = json!({"name": "Friday cup", "kind": kind, "rules": "gioul", "match_to": 1,
        "time": "fast", "rated": true, "starts_ms": now_ms() + 3_600_000});
    match kind {
        "swiss" => wanted["rounds"] = json!(3),
        "arena" => wanted["minutes"] = json!(10),
        _ => {}
    }
    wanted
}

async fn create(browser: &mut Browser<'_>, wanted: Value) -> String {
    let (status, made) = browser.ask("POST", "/api/tournaments", wanted).await;
    assert_eq!(status, 201, "{made}");
    made["about"]["id"].as_str().unwrap().to_owned()
}

async fn tell(browser: &mut Browser<'_>, id: &str, what: &str) -> (u16, Value) {
    let path = format!("/api/tournaments/{id}/{what}");
    browser.ask("POST", &path, Value::Null).await
}

async fn show(browser: &mut Browser<'_>, id: &str) -> Value {
    let path = format!("/api/tournaments/{id}");
    let (status, shown) = browser.ask("GET", &path, Value::Null).await;
    assert_eq!(status, 200, "{shown}");
    shown
}

/// The tournament, once something is true of it.
async fn until(browser: &mut Browser<'_>, id: &str, is_so: impl Fn(&Value) -> bool) -> Value {
    for _ in 0..1_500 {
        let shown = show(browser, id).await;
        if is_so(&shown) {
            return shown;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("it does not become true: {}", show(browser, id).await);
}

/// Whether every game of the newest round has a table.
fn has_tables(shown: &Value) -> bool {
    let games = shown["rounds"][0]["games"].as_array();
    games.is_some_and(|games| !games.is_empty() && games.iter().all(|one| one["table"].is_string()))
}

/// The player resigns the match at their table.
async fn resign(browser: &Browser<'_>, shown: &Value) {
    let mut page = browser.open(shown["your_table"].as_str().unwrap()).await;
    page.send(&Command::ResignMatch).await;
    page.hear_event().await;
}

pub(crate) async fn members<'a, const N: usize>(
    server: &'a Server,
    names: [&str; N],
) -> [Browser<'a>; N] {
    let mut browsers = [(); N].map(|()| Browser::new(server));
    for (browser, name) in browsers.iter_mut().zip(names) {
        claim(browser, name).await;
    }
    browsers
}

fn row<'a>(shown: &'a Value, name: &str) -> &'a Value {
    let mut rows = shown["standings"].as_array().unwrap().iter();
    rows.find(|row| row["name"] == name).unwrap()
}

/// Four members join a knockout of the first one, who begins it; its id.
pub(crate) async fn begun_knockout(browsers: &mut [Browser<'_>; 4]) -> String {
    let id = create(&mut browsers[0], wanted("knockout")).await;
    for browser in browsers.iter_mut() {
        for _ in 0..2 {
            let (status, joined) = tell(browser, &id, "join").await;
            assert_eq!((status, &joined["about"]["is_in"]), (200, &json!(true)));
        }
    }
    let (_, list) = browsers[1]
        .ask("GET", "/api/tournaments", Value::Null)
        .await;
    assert_eq!(list["live"][0]["players"], 4);
    assert_eq!(list["past"], json!([]));
    let (status, begun) = tell(&mut browsers[0], &id, "begin").await;
    assert_eq!((status, &begun["about"]["phase"]), (200, &json!("running")));
    id
}

/// The table of a tournament is a rated one that others see later, and its match names it.
async fn check_table(store: &dyn Store, browser: &mut Browser<'_>, id: &str, table: &str) {
    let access = store.table_access(table).await.unwrap().unwrap();
    assert_eq!((access.watchable, access.watch_delay_s), (true, 60));
    let path = format!("/api/tables/{table}/match");
    let (_, found) = browser.ask("GET", &path, Value::Null).await;
    assert_eq!(found["tournament"], json!({"id": id, "name": "Friday cup"}));
    assert_eq!(found["rated"], true);
    assert_eq!(store.table(table).await.unwrap().purpose, "tournament");
    let path = format!("/api/tables/{table}/record");
    let (_, record) = browser.ask("GET", &path, Value::Null).await;
    assert_eq!(
        record["tournament"],
        json!({"name": "Friday cup", "round": 1})
    );
    let path = format!("/api/tables/{table}/export?format=sgf");
    let (_, exported) = browser.ask("GET", &path, Value::Null).await;
    let text = exported["text"].as_str().unwrap();
    assert!(text.contains("EV[Friday cup]RO[1]"), "{text}");
}

/// The boards of the games that are played, which a page gets once.
async fn check_boards(browser: &mut Browser<'_>, id: &str, shown: &Value) {
    let games = shown["rounds"][0]["games"].as_array().unwrap();
    let tables: Vec<_> = games.iter().map(|game| &game["table"]).collect();
    let path = format!("/api/tournaments/{id}/boards");
    let (status, seen) = browser.ask("GET", &path, Value::Null).await;
    assert_eq!(status, 200);
    let boards = seen["boards"].as_array().unwrap();
    let shown: Vec<_> = boards.iter().map(|board| &board["table"]).collect();
    assert_eq!(shown, tables);
    assert_eq!(boards[0]["position"]["score"]["to"], 1);
    let known = |version: &Value| format!("{path}?known={version}");
    let (status, _) = browser
        .ask("GET", &known(&seen["version"]), Value::Null)
        .await;
    assert_eq!(status, 204);
    assert_eq!(
        browser.ask("GET", &known(&json!(7)), Value::Null).await,
        (200, seen)
    );
    let (status, refused) = browser
        .ask("GET", &format!("{path}?known=x"), Value::Null)
        .await;
    assert_eq!((status, code(&refused)), (400, "invalid_query"));
    let (status, refused) = browser
        .ask("GET", "/api/tournaments/none/boards", Value::Null)
        .await;
    assert_eq!((status, code(&refused)), (404, "no_tournament"));
}

/// The board of a game that is over goes away within some seconds.
async fn check_one_board_goes(browser: &mut Browser<'_>, id: &str) {
    let path = format!("/api/tournaments/{id}/boards");
    for _ in 0..250 {
        let (_, seen) = browser.ask("GET", &path, Value::Null).await;
        if seen["boards"].as_array().unwrap().len() == 1 {
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("both boards stay");
}

#[tokio::test]
async fn a_knockout_is_played_to_its_end_over_a_restart() {
    let store: Arc<dyn Store> = Arc::new(MemoryStore::default());
    let first = running(Arc::clone(&store)).await;
    let names = ["Ada", "Boris", "Carla", "Dora"];
    let mut browsers = members(&first.server, names).await;
    let mut lobby = LobbyPage::enter(&first.server, "", &browsers[3].cookie).await;
    let id = begun_knockout(&mut browsers).await;
    lobby.until(|page| page.table.is_some()).await;
    let shown = until(&mut browsers[3], &id, has_tables).await;
    assert_eq!(shown["your_table"].as_str(), lobby.table.as_deref());
    assert_eq!(shown["rounds"][0]["games"].as_array().unwrap().len(), 2);
    let table = shown["your_table"].as_str().unwrap();
    check_table(&*store, &mut browsers[3], &id, table).await;
    check_boards(&mut browsers[1], &id, &shown).await;
    // The first and the fourth seed meet, and the second and the third.
    resign(&browsers[3], &shown).await;
    until(&mut browsers[0], &id, |shown| row(shown, "Ada")["won"] == 1).await;
    check_one_board_goes(&mut browsers[0], &id).await;

    let cookies = browsers.map(|browser| browser.cookie);
    drop(lobby);
    drop(first);
    let second = running(Arc::clone(&store)).await;
    let mut browsers = cookies.map(|cookie| Browser {
        cookie,
        ..Browser::new(&second.server)
    });
    let shown = show(&mut browsers[2], &id).await;
    assert_eq!(row(&shown, "Ada")["won"], 1);
    resign(&browsers[2], &shown).await;
    let shown = until(&mut browsers[2], &id, |shown| {
        row(shown, "Boris")["won"] == 1
    })
    .await;
    assert!(shown["next_ms"].as_i64().unwrap() > shown["now_ms"].as_i64().unwrap());
    assert_eq!(shown.get("your_table"), None);
    let shown = until(&mut browsers[1], &id, |shown| {
        shown["about"]["round"] == 2 && has_tables(shown)
    })
    .await;
    resign(&browsers[1], &shown).await;

    check_end(&*store, &mut browsers[3], &id).await;
}

/// Ada wins, each game has one table and one result, and the tournament is in a player's export.
async fn check_end(store: &dyn Store, browser: &mut Browser<'_>, id: &str) {
    let shown = until(browser, id, |shown| shown["about"]["phase"] == "over").await;
    assert_eq!(shown["about"]["winners"], json!(["Ada"]));
    let [first, second] = [0, 1].map(|place| &shown["standings"][place]);
    assert_eq!(
        (&first["name"], &first["score"]),
        (&json!("Ada"), &json!(2))
    );
    assert_eq!(
        (&second["name"], &second["seed"]),
        (&json!("Boris"), &json!(2))
    );
    assert_eq!(store.count().await.unwrap(), 3);
    let entries = store.tournament_log(id).await.unwrap().len();
    // Players, the begin, two rounds, three results and the end.
    assert_eq!(entries, 4 + 1 + 2 + 3 + 1);
    let (_, exported) = browser.ask("GET", "/api/account/export", Value::Null).await;
    assert_eq!(
        exported["tournaments"],
        json!([{"id": id, "name": "Friday cup"}])
    );
    let (_, list) = browser.ask("GET", "/api/tournaments", Value::Null).await;
    assert_eq!(list["past"][0]["winners"], json!(["Ada"]));
}

#[tokio::test]
async fn who_does_not_come_loses_and_who_has_gone_is_not_paired() {
    let store: Arc<dyn Store> = Arc::new(MemoryStore::default());
    let running = running(Arc::clone(&store)).await;
    let [mut ada, mut boris, mut carla] = members(&running.server, ["Ada", "Boris", "Carla"]).await;
    let id = create(&mut ada, wanted("swiss")).await;
    for browser in [&mut ada, &mut boris, &mut carla] {
        assert_eq!(tell(browser, &id, "join").await.0, 200);
    }
    // The account is removed before the begin.
    let body = json!({"password": PASSWORD});
    assert_eq!(carla.ask("DELETE", "/api/account", body).await.0, 200);
    assert_eq!(tell(&mut ada, &id, "begin").await.0, 200);
    let shown = until(&mut ada, &id, has_tables).await;
    let games = &shown["rounds"][0]["games"];
    assert_eq!(games.as_array().unwrap().len(), 1, "{shown}");
    assert_eq!(shown["standings"].as_array().unwrap().len(), 2, "{shown}");

    // Nobody threw within thirty seconds; one page had not committed to the dice.
    let game = &games[0];
    let table = game["table"].as_str().unwrap();
    let at_ms = now_ms() + 31_000;
    let absent = match row(&shown, "Boris")["player"] == game["white"] {
        true => "white",
        false => "black",
    };
    let ended = json!({"at_ms": at_ms, "kind": "match_ended", "how": "not_begun", "side": absent});
    let before = store.table(table).await.unwrap();
    let addition = Addition {
        after: u32::try_from(store.events(table).await.unwrap().len()).unwrap(),
        bodies: &[ended.to_string()],
        progress: Progress {
            finished: true,
            ..before.progress
        },
        at_ms,
    };
    store.append(table, &addition).await.unwrap();
    // The task that settles looks for finished matches every thirty seconds; here it is over now.
    let result = StoredResult {
        table: table.to_owned(),
        game: "gioul".to_owned(),
        speed: Some("fast".to_owned()),
        match_to: 1,
        players: before.players.clone().map(Option::unwrap_or_default),
        units: [0, 0],
        winner: None,
        reason: "none".to_owned(),
        rated: true,
        ended_ms: at_ms,
        turns: Some(20),
        ratings: None,
    };
    assert!(store.settle(&result).await.unwrap());

    let shown = until(&mut ada, &id, |shown| row(shown, "Ada")["won"] == 1).await;
    let game = &shown["rounds"][0]["games"][0];
    assert_eq!(
        (&game["is_forfeit"], &game["is_over"]),
        (&json!(true), &json!(true))
    );
    assert_eq!(row(&shown, "Boris")["is_active"], false);
    // A single player who is left wins.
    let shown = until(&mut ada, &id, |shown| shown["about"]["phase"] == "over").await;
    assert_eq!(shown["about"]["winners"], json!(["Ada"]));
}

#[tokio::test]
async fn an_arena_pairs_again_and_a_player_joins_late() {
    let store: Arc<dyn Store> = Arc::new(MemoryStore::default());
    let running = running(Arc::clone(&store)).await;
    let [mut ada, mut boris, mut carla] = members(&running.server, ["Ada", "Boris", "Carla"]).await;
    let id = create(&mut ada, wanted("arena")).await;
    for browser in [&mut ada, &mut boris] {
        assert_eq!(tell(browser, &id, "join").await.0, 200);
    }
    assert_eq!(tell(&mut ada, &id, "begin").await.0, 200);
    let shown = until(&mut ada, &id, has_tables).await;
    assert!(shown["closes_ms"].as_i64().unwrap() > now_ms() + 590_000);
    assert_eq!(tell(&mut carla, &id, "join").await.0, 200);
    let first = shown["your_table"].clone();
    resign(&ada, &shown).await;

    let shown = until(&mut ada, &id, |shown| {
        shown["your_table"].is_string() && shown["your_table"] != first
    })
    .await;
    // Carla had waited longest; those who had just met do not meet again.
    let carla_plays = shown["rounds"][0]["games"][0].as_object().unwrap().clone();
    let number = &row(&shown, "Carla")["player"];
    assert!(
        &carla_plays["white"] == number || &carla_plays["black"] == number,
        "{shown}"
    );
    assert_eq!(tell(&mut boris, &id, "withdraw").await.0, 200);
    let (status, again) = tell(&mut boris, &id, "withdraw").await;
    assert_eq!((status, code(&again)), (409, "not_in_tournament"));
    // Who plays takes nobody's win away: a moderator decides.
    assert_eq!(show(&mut ada, &id).await["you_may"]["cancel"], false);
    let (status, refused) = tell(&mut ada, &id, "cancel").await;
    assert_eq!((status, code(&refused)), (409, "tournament_begun"));
    let mut mona = Browser::new(&running.server);
    appoint(&mut mona, "Mona").await;
    let (status, ended) = tell(&mut mona, &id, "cancel").await;
    assert_eq!(
        (status, &ended["about"]["phase"]),
        (200, &json!("cancelled"))
    );
    assert_eq!(ended.get("your_table"), None);
}

#[tokio::test]
async fn tournaments_are_refused_with_a_reason() {
    let server = hall(DiceSource::Seeded, "http://localhost").await;
    let mut guest = Browser::new(&server);
    guest.invite("Gerda", "white", false).await;
    let [mut ada, mut boris, mut carla] = members(&server, ["Ada", "Boris", "Carla"]).await;
    let (status, refused) = guest.ask("POST", "/api/tournaments", wanted("swiss")).await;
    assert_eq!((status, code(&refused)), (401, "not_member"));
    for (field, value) in [
        ("starts_ms", json!(now_ms() - 1)),
        ("starts_ms", json!(now_ms() + 61 * 24 * 3_600_000)),
        ("kind", json!("ladder")),
        ("minutes", json!(10)),
    ] {
        let mut body = wanted("swiss");
        body[field] = value;
        let (status, refused) = ada.ask("POST", "/api/tournaments", body).await;
        assert_eq!((status, code(&refused)), (400, "invalid_body"), "{field}");
    }
    let mut small = wanted("knockout");
    small["players_max"] = json!(2);
    let id = create(&mut ada, small).await;
    for _ in 1..TOURNAMENTS_OWN_MAX {
        create(&mut ada, wanted("swiss")).await;
    }
    let (status, refused) = ada.ask("POST", "/api/tournaments", wanted("swiss")).await;
    assert_eq!((status, code(&refused)), (409, "too_many_tournaments"));

    let (status, refused) = tell(&mut guest, &id, "join").await;
    assert_eq!((status, code(&refused)), (401, "not_member"));
    for what in ["begin", "cancel"] {
        let (status, refused) = tell(&mut boris, &id, what).await;
        assert_eq!((status, code(&refused)), (403, "not_organiser"));
    }
    let (status, refused) = tell(&mut ada, &id, "begin").await;
    assert_eq!((status, code(&refused)), (409, "too_few_players"));
    for browser in [&mut boris, &mut carla] {
        assert_eq!(tell(browser, &id, "join").await.0, 200);
    }
    let (status, refused) = tell(&mut ada, &id, "join").await;
    assert_eq!((status, code(&refused)), (409, "tournament_full"));
    let shown = show(&mut ada, &id).await;
    let may = json!({"join": false, "withdraw": false, "begin": true, "cancel": true});
    assert_eq!(shown["you_may"], may);
    let path = format!("/api/tournaments/{id}?after={}", shown["version"]);
    assert_eq!(ada.ask("GET", &path, Value::Null).await.0, 204);
    assert_eq!(
        ada.ask("GET", &format!("{path}x"), Value::Null).await.0,
        400
    );
    let mut mona = Browser::new(&server);
    appoint(&mut mona, "Mona").await;
    assert_eq!(tell(&mut mona, &id, "cancel").await.0, 200);
    for (what, why) in [
        ("join", "tournament_closed"),
        ("withdraw", "tournament_over"),
    ] {
        let (status, refused) = tell(&mut boris, &id, what).await;
        assert_eq!((status, code(&refused)), (409, why));
    }
    let (status, refused) = tell(&mut ada, "none", "join").await;
    assert_eq!((status, code(&refused)), (404, "no_tournament"));
}

#[tokio::test]
async fn a_new_member_gives_no_name_to_a_tournament() {
    let server = hall_with_texts_after(10, DiceSource::Seeded, "http://localhost").await;
    let [mut ada] = members(&server, ["Ada"]).await;

    let (status, refused) = ada.ask("POST", "/api/tournaments", wanted("swiss")).await;

    assert_eq!((status, code(&refused)), (403, "no_texts_yet"));
}

#[tokio::test]
async fn who_has_left_the_hall_is_no_player_of_what_has_not_begun() {
    let running = running(Arc::new(MemoryStore::default())).await;
    let [mut ada, mut carla] = members(&running.server, ["Ada", "Carla"]).await;
    let id = create(&mut ada, wanted("swiss")).await;
    for browser in [&mut ada, &mut carla] {
        assert_eq!(tell(browser, &id, "join").await.0, 200);
    }

    let body = json!({"password": PASSWORD});
    assert_eq!(carla.ask("DELETE", "/api/account", body).await.0, 200);

    let shown = show(&mut ada, &id).await;
    let standings = shown["standings"].as_array().unwrap().iter();
    let active = standings.filter(|row| row["is_active"] == true);
    let active: Vec<&str> = active.map(|row| row["name"].as_str().unwrap()).collect();
    assert_eq!(active, ["Ada"], "{shown}");
    let (status, refused) = tell(&mut ada, &id, "begin").await;
    assert_eq!((status, code(&refused)), (409, "too_few_players"));
}
