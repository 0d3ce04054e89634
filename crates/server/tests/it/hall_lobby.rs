//! The lobby of the hall: seeks, people, and games to watch.

use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use rosespring_hall::accounts::{PersonKind, StoredPerson, StoredSession};
use rosespring_hall::offers::SEEKS_MAX;
use rosespring_hall::offers::StoredSeek;
use rosespring_hall::ratings::StoredResult;
use rosespring_rules::Side;
use rosespring_server::DiceSource;
use rosespring_server::limits::{LOBBY_GRACE, LOBBY_SOCKETS_PER_PERSON_MAX};
use rosespring_wire::challenge::ChallengeView;
use rosespring_wire::lobby::{LobbyMessage, LobbyView};
use rosespring_wire::person::PersonKindView;
use rosespring_wire::table::TimeControl;
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

use crate::hall::{Browser, act, hall, seated};
use crate::hall_accounts::claim;
use crate::support::{PATIENCE, Server, connect_to, dice_from, ended};

/// A page in the lobby.
pub(crate) struct LobbyPage {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// The lobby as the messages so far describe it.
    pub(crate) lobby: LobbyView,
    /// The seek of the person.
    own: Option<String>,
    /// The table at which the person sits now.
    pub(crate) table: Option<String>,
    /// The challenges that the person sees.
    pub(crate) challenges: Vec<ChallengeView>,
    /// The member who declined last.
    pub(crate) declined: Option<String>,
    /// The invitation whose game somebody learns first.
    learning: Option<String>,
}

impl LobbyPage {
    pub(crate) async fn enter(server: &Server, query: &str, cookie: &str) -> Self {
        let path = format!("/api/hall/lobby{query}");
        let socket = connect_to(server.address, &path, cookie).await.unwrap();
        let mut page = Self {
            socket,
            lobby: LobbyView::default(),
            own: None,
            table: None,
            challenges: Vec::new(),
            declined: None,
            learning: None,
        };
        page.hear().await;
        page.hear().await;
        page
    }

    /// Hears one message.
    async fn hear(&mut self) {
        let message = tokio::time::timeout(PATIENCE, self.socket.next()).await;
        let Message::Text(text) = message.unwrap().unwrap().unwrap() else {
            return;
        };
        match serde_json::from_str(&text).unwrap() {
            LobbyMessage::Lobby { lobby } => self.lobby = lobby,
            LobbyMessage::Changes(changes) => self.lobby.apply(changes),
            LobbyMessage::Own { seek } => self.own = seek,
            LobbyMessage::Challenges { challenges } => self.challenges = challenges,
            LobbyMessage::Declined { name } => self.declined = Some(name),
            LobbyMessage::Learning { invitation } => self.learning = Some(invitation),
            LobbyMessage::Seated { table } => self.table = Some(table),
        }
    }

    /// Waits until the server ends the connection.
    pub(crate) async fn ends(&mut self) {
        ended(&mut self.socket).await;
    }

    /// Returns whether the connection stays for a while.
    pub(crate) async fn is_open(&mut self) -> bool {
        let ended = ended(&mut self.socket);
        tokio::time::timeout(Duration::from_millis(200), ended)
            .await
            .is_err()
    }

    /// Hears messages until something is true.
    pub(crate) async fn until(&mut self, is_so: impl Fn(&Self) -> bool) {
        let is_heard = async {
            while !is_so(self) {
                self.hear().await;
            }
        };
        tokio::time::timeout(PATIENCE, is_heard)
            .await
            .expect("it becomes true");
    }

    /// Returns whether a game of the person begins within some time.
    pub(crate) async fn is_seated_within(&mut self, time: Duration) -> bool {
        let seated = async {
            while self.table.is_none() {
                self.hear().await;
            }
        };
        tokio::time::timeout(time, seated).await.is_ok()
    }

    fn seekers(&self) -> Vec<&str> {
        self.lobby
            .seeks
            .iter()
            .map(|one| one.name.as_str())
            .collect()
    }

    fn people(&self) -> Vec<&str> {
        self.lobby
            .people
            .iter()
            .map(|one| one.name.as_str())
            .collect()
    }
}

fn wanted(name: &str, rules: &str) -> Value {
    json!({"rules": rules, "match_to": 1, "auto_forced": true, "watchable": true, "watch_delay": 0,
        "name": name})
}

async fn seek(browser: &mut Browser<'_>, name: &str, rules: &str) -> (u16, Value) {
    browser
        .ask("POST", "/api/hall/seeks", wanted(name, rules))
        .await
}

async fn accept(browser: &mut Browser<'_>, id: &Value, name: &str) -> (u16, Value) {
    let path = format!("/api/hall/seeks/{}/accept", id.as_str().unwrap());
    browser.ask("POST", &path, json!({"name": name})).await
}

fn code(answer: &Value) -> &str {
    answer["error"]["code"].as_str().unwrap_or_default()
}

#[tokio::test]
async fn of_two_who_seek_the_same_game_the_second_begins_it() {
    let server = hall(DiceSource::Seeded, "http://localhost").await;
    let [mut ada, mut boris] = [0; 2].map(|_| Browser::new(&server));
    let mut stranger = LobbyPage::enter(&server, "", "").await;
    let (status, waits) = seek(&mut ada, "Ada", "gioul").await;
    assert_eq!((status, &waits["table"]), (201, &Value::Null));
    let mut page = LobbyPage::enter(&server, "", &ada.cookie).await;
    assert_eq!(page.own.as_deref(), waits["seek"].as_str());
    stranger.until(|page| page.seekers() == ["Ada"]).await;
    let shown = &stranger.lobby.seeks[0];
    assert_eq!(shown.kind, PersonKindView::Guest);
    // Who chooses no time has days.
    assert_eq!(shown.time, Some(TimeControl::TwoDays));

    // Another game does not fit.
    let (status, other) = seek(&mut boris, "Boris", "tawula").await;
    assert_eq!((status, &other["table"]), (201, &Value::Null));
    stranger
        .until(|page| page.seekers() == ["Ada", "Boris"])
        .await;
    let (status, begun) = seek(&mut boris, "Boris", "gioul").await;

    assert_eq!((status, &begun["seek"]), (200, &Value::Null));
    page.until(|page| page.table.is_some()).await;
    assert_eq!(page.table.as_deref(), begun["table"].as_str());
    // The other seek of the person who accepted has ended too.
    stranger.until(|page| page.seekers().is_empty()).await;
    for browser in [&mut ada, &mut boris] {
        let table = browser.open(begun["table"].as_str().unwrap()).await.table;
        assert_eq!(table.rules, "gioul");
        assert!(table.dice_links.is_some());
    }
}

#[tokio::test]
async fn a_rated_seek_is_for_members_whose_ratings_are_near() {
    let server = hall(DiceSource::Seeded, "http://localhost").await;
    let [mut ada, mut boris, mut carla, mut dora] = [0; 4].map(|_| Browser::new(&server));
    let rated = |range: Option<u16>| {
        let mut body = json!({"rules": "gioul", "match_to": 1, "time": "fast", "rated": true});
        if let Some(range) = range {
            body["range"] = json!(range);
        }
        body
    };
    let (status, refused) = ada.ask("POST", "/api/hall/seeks", rated(None)).await;
    assert_eq!((status, code(&refused)), (401, "not_member"));
    for (browser, name) in [
        (&mut ada, "Ada"),
        (&mut boris, "Boris"),
        (&mut carla, "Carla"),
    ] {
        claim(browser, name).await;
    }
    // Ada has 1662 after it, and Boris 1338.
    let table = beat(&mut ada, &mut boris).await;
    let (status, waits) = ada.ask("POST", "/api/hall/seeks", rated(Some(200))).await;
    assert_eq!(status, 201);
    let mut page = LobbyPage::enter(&server, "", "").await;
    page.until(|page| page.seekers() == ["Ada"]).await;
    let shown = &page.lobby.seeks[0];
    assert_eq!((shown.rated, shown.range), (true, Some(200)));
    assert_eq!(shown.kind, PersonKindView::Member);
    assert_eq!(shown.rating.map(|one| one.rating), Some(1662.0));

    // Boris is too far away, a guest and an unrated seek do not fit.
    let (status, refused) = accept(&mut boris, &waits["seek"], "Boris").await;
    assert_eq!((status, code(&refused)), (409, "rating_range"));
    let (status, other) = boris.ask("POST", "/api/hall/seeks", rated(None)).await;
    assert_eq!((status, &other["table"]), (201, &Value::Null));
    let (status, refused) = accept(&mut dora, &waits["seek"], "Dora").await;
    assert_eq!((status, code(&refused)), (401, "not_member"));
    assert_eq!(dora.cookie, "");

    // Without a rating, Carla counts as one of 1500. The wishes of both count.
    let (status, waiting) = carla.ask("POST", "/api/hall/seeks", rated(Some(100))).await;
    assert_eq!((status, &waiting["table"]), (201, &Value::Null));
    let (status, begun) = carla.ask("POST", "/api/hall/seeks", rated(None)).await;
    assert_eq!(status, 200, "{begun}");
    let path = format!("/api/tables/{}/match", begun["table"].as_str().unwrap());
    let (_, found) = ada.ask("GET", &path, Value::Null).await;
    assert_eq!(found["rated"], true, "{found}");
    assert_ne!(begun["table"], json!(table));
}

/// Stores that the first member has won a rated match against the second; its table.
async fn beat(ada: &mut Browser<'_>, boris: &mut Browser<'_>) -> String {
    end(ada, boris, "played", 1).await
}

/// Stores that the first member has won a rated match against the second for this reason; its
/// table.
async fn end(
    ada: &mut Browser<'_>,
    boris: &mut Browser<'_>,
    reason: &str,
    ended_ms: i64,
) -> String {
    let body = json!({"rules": "gioul", "match_to": 7, "time": "fast", "rated": true,
        "side": "white"});
    let (_, made) = ada.ask("POST", "/api/hall/invitations", body).await;
    let (status, accepted) = boris.accept(made["id"].as_str().unwrap(), "Boris").await;
    assert_eq!(status, 200, "{accepted}");
    let table = accepted["table"].as_str().unwrap().to_owned();
    let store = &ada.server.store;
    let [white, black] = store.table(&table).await.unwrap().players;
    let result = StoredResult {
        table: table.clone(),
        game: "gioul".to_owned(),
        speed: Some("fast".to_owned()),
        match_to: 7,
        players: [white.unwrap(), black.unwrap()],
        units: [7, 0],
        winner: Some(Side::White),
        reason: reason.to_owned(),
        rated: true,
        ended_ms,
        turns: Some(20),
        ratings: None,
    };
    assert!(store.settle(&result).await.unwrap());
    table
}

#[tokio::test]
async fn who_left_a_match_waits_before_they_meet_a_stranger() {
    let server = hall(DiceSource::Seeded, "http://localhost").await;
    let [mut ada, mut boris] = [0; 2].map(|_| Browser::new(&server));
    claim(&mut ada, "Ada").await;
    claim(&mut boris, "Boris").await;
    end(&mut ada, &mut boris, "left", now_ms()).await;
    let (_, waits) = seek(&mut ada, "Ada", "gioul").await;

    let (status, refused) = seek(&mut boris, "Boris", "tawula").await;
    assert_eq!((status, code(&refused)), (429, "left_lately"));
    let (status, refused) = accept(&mut boris, &waits["seek"], "Boris").await;
    assert_eq!((status, code(&refused)), (429, "left_lately"));

    // A friend may be invited, and finished matches end the pause.
    boris.invite("Boris", "white", false).await;
    for _ in 0..2 {
        end(&mut boris, &mut ada, "played", now_ms()).await;
    }
    assert_eq!(seek(&mut boris, "Boris", "tawula").await.0, 201);
}

fn now_ms() -> i64 {
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    i64::try_from(now.unwrap().as_millis()).unwrap()
}

#[tokio::test]
async fn a_seek_is_accepted_once_and_by_another_person() {
    let server = hall(DiceSource::Seeded, "http://localhost").await;
    let [mut ada, mut boris, mut carla] = [0; 3].map(|_| Browser::new(&server));
    let (_, waits) = seek(&mut ada, "Ada", "gul-bara").await;
    let id = &waits["seek"];

    let (status, own) = accept(&mut ada, id, "Ada").await;
    assert_eq!((status, code(&own)), (409, "own_seek"));
    let both = tokio::join!(
        accept(&mut boris, id, "Boris"),
        accept(&mut carla, id, "Carla")
    );
    let mut statuses = [both.0.0, both.1.0];
    statuses.sort_unstable();
    assert_eq!(statuses, [200, 404]);
    assert_eq!(server.store.count().await.unwrap(), 1);

    // A second tap on the button changes nothing.
    let (winner, first) = match both.0.0 {
        200 => (&mut boris, &both.0),
        _ => (&mut carla, &both.1),
    };
    assert_eq!(&accept(winner, id, "").await.0, &400);
    let path = format!("/api/hall/seeks/{}/accept", id.as_str().unwrap());
    assert_eq!(winner.ask("POST", &path, json!({})).await, *first);
    let (status, gone) = accept(&mut Browser::new(&server), &json!("none"), "Dora").await;
    assert_eq!((status, code(&gone)), (404, "no_seek"));
}

#[tokio::test]
async fn a_person_has_one_seek_and_may_withdraw_it() {
    let server = hall(DiceSource::Seeded, "http://localhost").await;
    let mut ada = Browser::new(&server);
    // Who seeks nothing withdraws nothing.
    let withdrawn = ada.ask("DELETE", "/api/hall/seeks", Value::Null).await;
    assert_eq!(withdrawn.0, 204);
    seek(&mut ada, "Ada", "gioul").await;
    let mut page = LobbyPage::enter(&server, "", &ada.cookie).await;
    let mut other = LobbyPage::enter(&server, "", &ada.cookie).await;

    let (status, second) = seek(&mut ada, "Ada", "tawula").await;
    assert_eq!(status, 201);
    for page in [&mut page, &mut other] {
        page.until(|page| page.own.as_deref() == second["seek"].as_str())
            .await;
        let is_new = |page: &LobbyPage| {
            let rules: Vec<_> = page.lobby.seeks.iter().map(|one| &*one.rules).collect();
            rules == ["tawula"]
        };
        page.until(is_new).await;
    }
    ada.ask("DELETE", "/api/hall/seeks", Value::Null).await;

    page.until(|page| page.own.is_none()).await;
    page.until(|page| page.seekers().is_empty()).await;
}

#[tokio::test]
async fn a_seek_lives_as_long_as_its_person_is_there() {
    let server = hall(DiceSource::Seeded, "http://localhost").await;
    let [mut ada, mut boris] = [0; 2].map(|_| Browser::new(&server));
    let mut stranger = LobbyPage::enter(&server, "", "").await;
    seek(&mut ada, "Ada", "gioul").await;
    seek(&mut boris, "Boris", "tawula").await;
    let mut page = LobbyPage::enter(&server, "", &ada.cookie).await;
    stranger
        .until(|page| page.seekers() == ["Ada", "Boris"])
        .await;

    // Boris never came in: that seek ends. The one of Ada goes on while the page is loaded again.
    stranger.until(|page| page.seekers() == ["Ada"]).await;
    page.socket.close(None).await.unwrap();
    tokio::time::sleep(LOBBY_GRACE / 3).await;
    let back = LobbyPage::enter(&server, "", &ada.cookie).await;
    assert!(back.own.is_some());
    assert_eq!(stranger.seekers(), ["Ada"]);
    assert_eq!(server.store.seeks().await.unwrap().len(), 1);
}

#[tokio::test]
async fn a_page_that_was_away_while_its_seek_was_accepted_learns_of_its_table() {
    let server = hall(DiceSource::Seeded, "http://localhost").await;
    let [mut ada, mut boris] = [0; 2].map(|_| Browser::new(&server));
    let (_, waits) = seek(&mut ada, "Ada", "gioul").await;
    let id = waits["seek"].as_str().unwrap();
    let (status, begun) = accept(&mut boris, &waits["seek"], "Boris").await;
    assert_eq!(status, 200);

    let query = format!("?seek={id}");
    let mut back = LobbyPage::enter(&server, &query, &ada.cookie).await;
    back.until(|page| page.table.is_some()).await;

    assert_eq!(back.table.as_deref(), begun["table"].as_str());
    let mut stranger = LobbyPage::enter(&server, &query, "").await;
    tokio::time::timeout(
        Duration::from_millis(1_500),
        stranger.until(|page| page.table.is_some()),
    )
    .await
    .unwrap_err();
}

#[tokio::test]
async fn a_friend_who_accepts_a_link_calls_the_person_in_the_lobby() {
    let server = hall(DiceSource::Seeded, "http://localhost").await;
    let [mut ada, mut boris] = [0; 2].map(|_| Browser::new(&server));
    let invitation = ada.invite("Ada", "white", false).await;
    let mut page = LobbyPage::enter(&server, "", &ada.cookie).await;

    let learning = format!("/api/hall/invitations/{invitation}/learning");
    assert_eq!(boris.ask("POST", &learning, json!({})).await.0, 204);
    page.until(|page| page.learning.as_ref() == Some(&invitation))
        .await;
    let (_, accepted) = boris.accept(&invitation, "Boris").await;

    page.until(|page| page.table.is_some()).await;
    assert_eq!(page.table.as_deref(), accepted["table"].as_str());
}

#[tokio::test]
async fn only_those_who_agree_are_named() {
    let server = hall(DiceSource::Seeded, "http://localhost").await;
    let [mut ada, mut boris] = [0; 2].map(|_| Browser::new(&server));
    ada.invite("Ada", "white", false).await;
    boris.invite("Boris", "white", false).await;
    let mut page = LobbyPage::enter(&server, "?named=true", &ada.cookie).await;
    let _other = LobbyPage::enter(&server, "", &boris.cookie).await;
    let _stranger = LobbyPage::enter(&server, "?named=true", "").await;

    page.until(|page| page.lobby.here == 3).await;

    assert_eq!(page.people(), ["Ada"]);
}

#[tokio::test]
async fn games_that_may_be_watched_are_shown_as_they_are_played() {
    let server = hall(dice_from(7), "http://localhost").await;
    let (hidden, secret) = seated(&server, false).await;
    let ([ada, boris], table) = seated(&server, true).await;
    let mut page = LobbyPage::enter(&server, "", "").await;
    page.until(|page| page.lobby.playing == 2).await;
    page.until(|page| !page.lobby.boards.is_empty()).await;
    let board = page.lobby.boards[0].clone();
    assert_eq!(
        (board.table.as_str(), board.rules.as_str()),
        (&*table, "gioul")
    );
    assert_eq!(
        (board.white.as_str(), board.black.as_str()),
        ("Ada", "Boris")
    );
    let men = |points: &[u8]| points.iter().map(|&men| u32::from(men)).sum::<u32>();
    assert_eq!(men(&board.position.men.white.points), 15);

    let mut pages = [ada.open(&table).await, boris.open(&table).await];
    for _ in 0..12 {
        act(&mut pages).await;
    }
    let played = pages[0].fresh().await;
    let points: Vec<u8> = played.points.iter().map(|point| point.white).collect();
    assert_ne!(points, board.position.men.white.points);

    page.until(|page| page.lobby.boards[0].position.men.white.points == points)
        .await;
    let text = serde_json::to_string(&page.lobby).unwrap();
    assert!(!text.contains(&secret), "{text}");
    drop(hidden);
}

#[tokio::test]
async fn seeks_are_limited() {
    let server = hall(DiceSource::Seeded, "http://localhost").await;
    for number in 0..SEEKS_MAX {
        let id = format!("person-{number}");
        let person = StoredPerson {
            id: id.clone(),
            kind: PersonKind::Guest,
            name: "Ada".to_owned(),
            created_ms: 0,
        };
        let session = StoredSession {
            hash: id.clone(),
            person: id.clone(),
            agent: String::new(),
            created_ms: 0,
            expires_ms: i64::MAX,
        };
        server.store.add_person(&person, &session).await.unwrap();
        let seek = StoredSeek {
            id: format!("seek-{number}"),
            person: id,
            body: wanted("Ada", "gioul").to_string(),
            created_ms: 0,
        };
        server.store.put_seek(&seek).await.unwrap();
    }
    let mut boris = Browser::new(&server);

    let (status, full) = seek(&mut boris, "Boris", "tawula").await;

    assert_eq!((status, code(&full)), (503, "too_many_seeks"));
    // Nobody becomes a guest by a seek that is refused.
    assert_eq!(boris.cookie, "");
    for body in [
        json!({}),
        json!({"rules": "chess", "match_to": 2, "dice": 1}),
    ] {
        let (status, answer) = boris.ask("POST", "/api/hall/seeks", body).await;
        assert_eq!((status, code(&answer)), (400, "invalid_body"));
    }
}

#[tokio::test]
async fn pages_in_the_lobby_are_limited_and_only_listen() {
    let server = hall(DiceSource::Seeded, "http://localhost").await;
    let mut ada = Browser::new(&server);
    ada.invite("Ada", "white", false).await;
    let mut pages = Vec::new();
    for _ in 0..LOBBY_SOCKETS_PER_PERSON_MAX {
        pages.push(LobbyPage::enter(&server, "", &ada.cookie).await);
    }

    let refused = connect_to(server.address, "/api/hall/lobby", &ada.cookie).await;
    assert_eq!(refused.err(), Some(429));
    let refused = connect_to(server.address, "/api/hall/lobby?named=1", "").await;
    assert_eq!(refused.err(), Some(400));

    let mut page = pages.pop().unwrap();
    page.socket.send(Message::Text("{}".into())).await.unwrap();
    let is_over = async {
        loop {
            match page.socket.next().await {
                None | Some(Err(_) | Ok(Message::Close(_))) => return,
                Some(Ok(_)) => {}
            }
        }
    };
    tokio::time::timeout(PATIENCE, is_over).await.unwrap();
}
