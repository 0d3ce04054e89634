//! Programs that play at a hall with a token.

use std::net::SocketAddr;

use rosespring_hall::accounts::{PersonKind, StoredPerson};
use rosespring_server::DiceSource;
use rosespring_wire::bot::BotTable;
use rosespring_wire::table::{Command, PhaseView};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;

use crate::hall::{Browser, hall};
use crate::support::{PATIENCE, Server, command, dice_from, send};

/// The hash of a token.
pub(crate) fn hash(token: &str) -> String {
    let digest = Sha256::digest(token.as_bytes());
    digest.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// A bot that is known to the server; the header with its token.
pub(crate) async fn bot(server: &Server, name: &str) -> String {
    let token = format!("rsb_{name}");
    let hash = hash(&token);
    let person = StoredPerson {
        id: format!("person-{name}"),
        kind: PersonKind::Bot,
        name: format!("{name} (bot)"),
        created_ms: 1,
    };
    server.store.keep_bot(&person, &hash).await.unwrap();
    format!("Bearer {token}")
}

/// Sends a request of a bot; the status and the answer.
async fn ask(
    address: SocketAddr,
    bot: &str,
    method: &str,
    path: &str,
    body: Value,
) -> (u16, Value) {
    let headers = [("host", "localhost"), ("authorization", bot)];
    let (head, value) = send(address, method, path, &headers, Some(body.to_string())).await;
    (head.split(' ').nth(1).unwrap().parse().unwrap(), value)
}

/// A stream of JSON lines.
pub(crate) struct Lines(BufReader<TcpStream>);

impl Lines {
    pub(crate) async fn open(address: SocketAddr, bot: &str, path: &str) -> Self {
        Self::open_as(address, bot, "", path).await
    }

    /// Opens a stream with the token of a bot or a cookie.
    pub(crate) async fn open_as(address: SocketAddr, bot: &str, cookie: &str, path: &str) -> Self {
        let mut stream = TcpStream::connect(address).await.unwrap();
        let request = format!(
            "GET {path} HTTP/1.1\r\nhost: localhost\r\nauthorization: {bot}\r\n\
             cookie: {cookie}\r\n\r\n"
        );
        stream.write_all(request.as_bytes()).await.unwrap();
        Self(BufReader::new(stream))
    }

    /// The status of the answer.
    pub(crate) async fn head(&mut self) -> u16 {
        let mut line = String::new();
        let read = tokio::time::timeout(PATIENCE, self.0.read_line(&mut line)).await;
        read.expect("an answer comes").unwrap();
        line.split(' ').nth(1).unwrap().parse().unwrap()
    }

    /// The next value, also as an event of a stream for a page; empty lines, the head and the
    /// lengths of chunks are left out.
    pub(crate) async fn next(&mut self) -> Value {
        loop {
            let mut line = String::new();
            let read = tokio::time::timeout(PATIENCE, self.0.read_line(&mut line)).await;
            assert!(read.expect("a line comes").unwrap() > 0, "the stream ended");
            let value = line.strip_prefix("data: ").unwrap_or(&line);
            if value.starts_with('{') {
                return serde_json::from_str(value).unwrap();
            }
        }
    }
}

impl Lines {
    /// Waits until the server ends the stream.
    pub(crate) async fn ends(&mut self) {
        // The last line of a stream in chunks is empty, after the length 0.
        let end = async {
            let mut line = String::new();
            while line != "0\r\n" {
                line.clear();
                if self.0.read_line(&mut line).await.unwrap() == 0 {
                    return;
                }
            }
        };
        let ended = tokio::time::timeout(PATIENCE, end).await;
        ended.expect("the stream ends");
    }
}

/// What a bot does with the first legal steps; the name of the command and its body.
fn act(table: &BotTable) -> Option<(&'static str, Value)> {
    let after = table.v;
    if table.can_throw {
        return Some(("throw", json!({"after": after})));
    }
    if table.can_done {
        return Some(("done", json!({"after": after})));
    }
    let step = table.legal.first()?;
    let steps = json!([[step.from, step.number]]);
    Some(("play", json!({"after": after, "steps": steps})))
}

#[tokio::test]
async fn a_bot_invites_a_person_and_they_play_to_the_end() {
    let server = hall(dice_from(3), "http://localhost").await;
    let address = server.address;
    let rose = bot(&server, "Rose").await;
    let mut events = Lines::open(address, &rose, "/api/bot/events").await;
    let invitation = json!({"rules": "gioul", "match_to": 1, "side": "white"});
    let path = "/api/hall/invitations";
    let (status, made) = ask(address, &rose, "POST", path, invitation).await;
    assert_eq!((status, &made["inviter"]), (201, &json!("Rose (bot)")));
    assert_eq!(made["inviter_kind"], "bot");
    let mut boris = Browser::new(&server);
    let (status, accepted) = boris.accept(made["id"].as_str().unwrap(), "Boris").await;
    assert_eq!(status, 200, "{accepted}");
    let id = accepted["table"].as_str().unwrap();

    assert_eq!(events.next().await, json!({"type": "table", "id": id}));
    let path = format!("/api/bot/tables/{id}");
    let mut lines = Lines::open(address, &rose, &path).await;
    let mut page = boris.open(id).await;
    let mut table: BotTable = serde_json::from_value(lines.next().await).unwrap();
    loop {
        page.hear_all().await;
        while table.v < page.table.version {
            table = serde_json::from_value(lines.next().await).unwrap();
        }
        if page.is_over() {
            break;
        }
        if let Some((command, body)) = act(&table) {
            let path = format!("{path}/{command}");
            let (status, answer) = ask(address, &rose, "POST", &path, body).await;
            assert_eq!(status, 200, "{command}: {answer}");
            assert!(answer["v"].as_u64().unwrap() > u64::from(table.v));
            continue;
        }
        let command = match page.table.legal.first() {
            _ if page.table.can_throw => Command::Throw,
            _ if page.table.can_done => Command::Done,
            Some(step) => command(step),
            None => panic!("nobody can act: {:?}", page.table.phase),
        };
        page.send(&command).await;
    }
    assert!(matches!(table.phase, PhaseView::Over { .. }));
}

#[tokio::test]
async fn only_the_bot_of_a_seat_acts_for_it() {
    let server = hall(DiceSource::Seeded, "http://localhost").await;
    let address = server.address;
    let [rose, thorn] = [bot(&server, "Rose").await, bot(&server, "Thorn").await];
    let mut ada = Browser::new(&server);
    let invitation = ada.invite("Ada", "white", true).await;
    let path = format!("/api/hall/invitations/{invitation}/accept");
    let (status, accepted) = ask(address, &rose, "POST", &path, json!({})).await;
    assert_eq!(status, 200, "{accepted}");
    let id = accepted["table"].as_str().unwrap();
    let throw = format!("/api/bot/tables/{id}/throw");
    let body = json!({"after": 1});

    for (caller, expected) in [
        (&thorn, (404, "no_table")),
        (&"Bearer rsb_Nobody".to_owned(), (401, "no_bot")),
        (&String::new(), (401, "no_bot")),
        // Nobody has committed to dice.
        (&rose, (409, "wrong_phase")),
    ] {
        let (status, answer) = ask(address, caller, "POST", &throw, body.clone()).await;
        let code = answer["error"]["code"].as_str().unwrap();
        assert_eq!((status, code), expected, "{caller}");
    }
    // A player's cookie is no token of a bot.
    assert_eq!(ada.ask("POST", &throw, body).await.0, 401);
    let (status, answer) = ask(address, &rose, "POST", &throw, json!({"after": 7})).await;
    assert_eq!((status, &answer["error"]["code"]), (409, &json!("stale")));
    for body in [json!({}), json!({"after": -1}), json!({"after": 1, "x": 2})] {
        let (status, answer) = ask(address, &rose, "POST", &throw, body).await;
        assert_eq!(
            (status, &answer["error"]["code"]),
            (400, &json!("invalid_body"))
        );
    }
    let (_, shown) = ask(address, &rose, "GET", "/api/bot", Value::Null).await;
    assert_eq!(shown["name"], "Rose (bot)");
    // A person cannot take the name of a bot.
    let named = json!({"rules": "gioul", "match_to": 1, "name": "Ada (bot)"});
    let mut carla = Browser::new(&server);
    let (status, _) = carla.ask("POST", "/api/hall/invitations", named).await;
    assert_eq!(status, 400);
}

#[tokio::test]
async fn people_choose_whether_they_play_a_program() {
    let server = hall(DiceSource::Seeded, "http://localhost").await;
    let address = server.address;
    let [rose, thorn] = [bot(&server, "Rose").await, bot(&server, "Thorn").await];
    let mut events = Lines::open(address, &rose, "/api/bot/events").await;
    let mut other = Lines::open(address, &thorn, "/api/bot/events").await;
    events.head().await;
    other.head().await;
    let wanted = json!({"rules": "gioul", "match_to": 1});
    let seeks = "/api/hall/seeks";
    let (status, of_rose) = ask(address, &rose, "POST", seeks, wanted.clone()).await;
    assert_eq!(status, 201, "{of_rose}");

    // The same wish of a person, and of another bot, waits.
    let mut ada = Browser::new(&server);
    let named = json!({"rules": "gioul", "match_to": 1, "name": "Ada"});
    let (status, of_ada) = ada.ask("POST", seeks, named).await;
    assert_eq!(status, 201, "{of_ada}");
    let (status, _) = ask(address, &thorn, "POST", seeks, wanted).await;
    assert_eq!(status, 201);
    // A bot does not take the seat beside a person who seeks anybody.
    let path = format!("{seeks}/{}/accept", of_ada["seek"].as_str().unwrap());
    let (status, answer) = ask(address, &thorn, "POST", &path, json!({})).await;
    assert_eq!(
        (status, &answer["error"]["code"]),
        (403, &json!("not_for_bots"))
    );

    // A person takes that beside a bot, whose name stays.
    let path = format!("{seeks}/{}/accept", of_rose["seek"].as_str().unwrap());
    let (status, accepted) = ada.ask("POST", &path, json!({"name": "Ada"})).await;
    assert_eq!(status, 200, "{accepted}");
    let table = accepted["table"].as_str().unwrap();
    assert_eq!(events.next().await, json!({"type": "table", "id": table}));
    let mut lines = Lines::open(address, &rose, &format!("/api/bot/tables/{table}")).await;
    let shown = lines.next().await;
    let names = [
        &shown["white_player"]["name"],
        &shown["black_player"]["name"],
    ];
    assert!(names.contains(&&json!("Rose (bot)")), "{shown}");
}
