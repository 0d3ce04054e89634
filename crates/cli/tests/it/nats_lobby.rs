//! The lobby of two nodes with a broker between them (their names begin with `in_postgres`, as
//! those of all tests that need it).

use std::time::{Duration, Instant};

use rosespring_test_servers::{NatsServer, PostgresServer};
use rosespring_wire::lobby::{LobbyMessage, LobbyView};
use serde_json::{Value, json};

use crate::nats::{Listener, PATIENCE, at_one_address, wait_for_fault, wait_for_figure};
use crate::nodes::{Node, send};

/// Longer than a person without a page counts as being in the lobby.
const LONG: Duration = Duration::from_secs(13);

/// A page in the lobby.
struct LobbyPage {
    page: Listener,
    lobby: LobbyView,
    own: Option<String>,
    table: Option<String>,
}

impl LobbyPage {
    fn new(port: u16, cookie: &str) -> Self {
        let path = "/api/hall/lobby?named=true".to_owned();
        Self {
            page: Listener::new(port, path).with_cookie(cookie),
            lobby: LobbyView::default(),
            own: None,
            table: None,
        }
    }

    fn hear(&mut self) {
        let Some(message) = self.page.hear("") else {
            return;
        };
        match serde_json::from_value(message).expect("a message of the lobby") {
            LobbyMessage::Lobby { lobby } => self.lobby = lobby,
            LobbyMessage::Changes(changes) => self.lobby.apply(changes),
            LobbyMessage::Own { seek } => self.own = seek,
            LobbyMessage::Seated { table } => self.table = Some(table),
            LobbyMessage::Challenges { .. }
            | LobbyMessage::Declined { .. }
            | LobbyMessage::Learning { .. } => {}
        }
    }

    fn has_seek(&self, id: &str) -> bool {
        self.lobby.seeks.iter().any(|seek| seek.id == id)
    }
}

/// Lets all pages hear until something is true of each.
fn until(pages: &mut [&mut LobbyPage], what: &str, is_so: impl Fn(&LobbyPage) -> bool) {
    let begun = Instant::now();
    while !pages.iter().all(|page| is_so(page)) {
        for page in &mut *pages {
            page.hear();
        }
        let state: Vec<_> = pages.iter().map(|page| (&page.lobby, &page.own)).collect();
        assert!(begun.elapsed() < PATIENCE, "not {what}: {state:?}");
    }
}

/// Lets all pages hear until they show the same lobby.
fn same(pages: &mut [&mut LobbyPage]) {
    let begun = Instant::now();
    while pages.windows(2).any(|two| two[0].lobby != two[1].lobby) {
        assert!(
            begun.elapsed() < PATIENCE,
            "the pages show different lobbies"
        );
        for page in &mut *pages {
            page.hear();
        }
    }
}

/// Seeks a game of Gioul as a guest. Returns the cookie and the id of the seek.
fn seek(port: u16, name: &str, match_to: u8) -> (String, String) {
    let wanted = json!({"rules": "gioul", "match_to": match_to, "auto_forced": true, "name": name});
    let (head, answer) = send(port, "POST", "/api/hall/seeks", "", &wanted.to_string());
    let cookie = head
        .lines()
        .find_map(|line| line.strip_prefix("set-cookie: "));
    let cookie = cookie.and_then(|cookie| cookie.split(';').next());
    let answer: Value = serde_json::from_str(&answer).expect("it is JSON");
    let seek = answer["seek"]
        .as_str()
        .unwrap_or_else(|| panic!("{answer}"));
    (cookie.expect("a cookie").to_owned(), seek.to_owned())
}

/// A seek stands as long as its person has a page, at whichever node.
fn a_seek_stands_and_is_accepted([here, there]: [&mut LobbyPage; 2], [leading, other]: [u16; 2]) {
    let (cookie, id) = seek(other, "Ada", 1);
    let mut ada = LobbyPage::new(other, &cookie);
    let begun = Instant::now();
    while begun.elapsed() < LONG {
        until(&mut [here, there, &mut ada], "listed", |page| {
            page.has_seek(&id)
        });
        for page in [&mut *here, &mut *there, &mut ada] {
            page.hear();
        }
    }
    assert_eq!(ada.own.as_deref(), Some(&*id));
    until(&mut [here, there], "Ada is named", |page| {
        page.lobby.people.iter().any(|one| one.name == "Ada")
    });
    same(&mut [here, there, &mut ada]);
    let accept = format!("/api/hall/seeks/{id}/accept");
    let (head, answer) = send(leading, "POST", &accept, "", r#"{"name":"Boris"}"#);
    assert!(head.contains(" 200 "), "{head}{answer}");
    let answer: Value = serde_json::from_str(&answer).expect("it is JSON");
    until(&mut [&mut ada], "seated", |page| {
        page.table.as_deref() == answer["table"].as_str()
    });
    until(&mut [here, there], "gone", |page| !page.has_seek(&id));
    assert_eq!((here.page.returns, there.page.returns), (1, 1));
}

#[test]
fn in_postgres_pages_of_the_lobby_at_both_nodes_see_the_same_and_miss_nothing() {
    let Some(mut nats) = NatsServer::for_test() else {
        return;
    };
    let Some(server) = PostgresServer::for_test() else {
        return;
    };
    let (url, address) = (server.database("hall"), nats.url());
    let options = at_one_address(&address);
    let mut nodes =
        ["one", "two"].map(|name| Node::new_with(&format!("nats-lobby-{name}"), &url, &options));
    let [leading, other] = [nodes[0].port, nodes[1].port];
    wait_for_figure(&nodes[1], "rosespring_lobby_copied", |copied| copied == 1);
    let (mut here, mut there) = (LobbyPage::new(leading, ""), LobbyPage::new(other, ""));
    until(&mut [&mut here, &mut there], "two people", |page| {
        page.lobby.here == 2
    });

    a_seek_stands_and_is_accepted([&mut here, &mut there], [leading, other]);

    // Without the broker, and after it is back.
    nats.kill();
    wait_for_fault(&nodes[1], "NATS at", true);
    let (second_cookie, second) = seek(other, "Carla", 3);
    let mut carla = LobbyPage::new(other, &second_cookie);
    until(&mut [&mut here, &mut there, &mut carla], "listed", |page| {
        page.has_seek(&second)
    });
    nats.resume().expect("NATS starts again");
    wait_for_figure(&nodes[1], "rosespring_lobby_copied", |copied| copied == 1);
    let mut new = LobbyPage::new(other, "");
    until(&mut [&mut new, &mut here], "listed", |page| {
        page.has_seek(&second)
    });
    same(&mut [&mut here, &mut there, &mut new, &mut carla]);
    let returns = [&here, &there, &carla].map(|page| page.page.returns);
    assert_eq!(returns, [1; 3], "nobody came back");
    assert_eq!(carla.own.as_deref(), Some(&*second));

    // The other node leads.
    nodes[0].kill();
    let (cookie, third) = seek_when_possible(other);
    let mut dora = LobbyPage::new(other, &cookie);
    until(&mut [&mut there, &mut new, &mut dora], "listed", |page| {
        page.has_seek(&third)
    });
    same(&mut [&mut there, &mut new, &mut dora]);
    wait_for_figure(&nodes[1], "rosespring_lobby_copied", |copied| copied == 0);
}

/// Seeks as soon as a node leads.
fn seek_when_possible(port: u16) -> (String, String) {
    let begun = Instant::now();
    loop {
        let (head, _) = send(port, "DELETE", "/api/hall/seeks", "", "");
        if head.contains(" 204 ") {
            return seek(port, "Dora", 5);
        }
        assert!(begun.elapsed() < PATIENCE, "no node leads: {head}");
        std::thread::sleep(Duration::from_millis(200));
    }
}
