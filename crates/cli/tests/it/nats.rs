//! Two nodes of a hall with a broker between them (their names begin with `in_postgres`, as those
//! of all tests that need it).

use std::io::{ErrorKind, Read as _, Write as _};
use std::net::TcpStream;
use std::time::{Duration, Instant};

use rosespring_test_servers::{NATS_PASSWORD, NATS_PASSWORD_ENCODED, NatsServer, PostgresServer};
use serde_json::Value;
use tungstenite::client::IntoClientRequest as _;
use tungstenite::{Error, Message, WebSocket};

use crate::bots::free_port;
use crate::nodes::{Match, Node};
use crate::postgres::{get, wait_for_ready};
use crate::program::run;

/// Maximum time of anything.
pub(crate) const PATIENCE: Duration = Duration::from_secs(60);
/// Pause after a page could not connect.
const RETRY: Duration = Duration::from_millis(200);

/// A page that only listens, and comes back when its socket ends.
pub(crate) struct Listener {
    port: u16,
    path: String,
    cookie: String,
    socket: Option<WebSocket<TcpStream>>,
    /// How often it came, the first time included.
    pub(crate) returns: u32,
}

impl Listener {
    pub(crate) fn new(port: u16, path: String) -> Self {
        Self {
            port,
            path,
            cookie: String::new(),
            socket: None,
            returns: 0,
        }
    }

    pub(crate) fn with_cookie(self, cookie: &str) -> Self {
        let cookie = cookie.to_owned();
        Self { cookie, ..self }
    }

    fn connect(&self, query: &str) -> Option<WebSocket<TcpStream>> {
        let stream = TcpStream::connect(("127.0.0.1", self.port)).ok()?;
        stream
            .set_read_timeout(Some(Duration::from_millis(300)))
            .ok()?;
        let url = format!("ws://127.0.0.1:{}{}{query}", self.port, self.path);
        let mut request = url.into_client_request().expect("an address");
        if !self.cookie.is_empty() {
            let cookie = self.cookie.parse().expect("a header");
            request.headers_mut().insert("cookie", cookie);
        }
        tungstenite::client(request, stream)
            .ok()
            .map(|(socket, _)| socket)
    }

    /// Hears a message; `None` if none came for a while, or the socket ended. `query` is what the
    /// page sends when it comes back.
    pub(crate) fn hear(&mut self, query: &str) -> Option<Value> {
        if self.socket.is_none() {
            self.socket = self.connect(query);
            match self.socket {
                Some(_) => self.returns += 1,
                None => std::thread::sleep(RETRY),
            }
        }
        match self.socket.as_mut()?.read() {
            Ok(Message::Text(text)) => Some(serde_json::from_str(&text).expect("it is JSON")),
            Ok(Message::Ping(_) | Message::Pong(_)) => None,
            Err(Error::Io(error))
                if matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut) =>
            {
                None
            }
            Ok(_) | Err(_) => {
                self.socket = None;
                None
            }
        }
    }
}

/// A page of a watcher, which notes every version that it is shown.
struct Watcher {
    page: Listener,
    version: u64,
    /// Versions that came as a whole state, in which others before them may be.
    wholes: u32,
}

impl Watcher {
    fn new(port: u16, table: &str) -> Self {
        Self {
            page: Listener::new(port, format!("/api/tables/{table}/socket")),
            version: 0,
            wholes: 0,
        }
    }

    /// Hears patches until a version. Each must follow the one before.
    fn read_until(&mut self, least: u64) {
        let begun = Instant::now();
        while self.version < least {
            assert!(
                begun.elapsed() < PATIENCE,
                "no version {least}: {}",
                self.version
            );
            let query = match self.version {
                0 => String::new(),
                version => format!("?since={version}"),
            };
            let Some(message) = self.page.hear(&query) else {
                continue;
            };
            match message["type"].as_str() {
                Some("patch") => {
                    let version = message["v"].as_u64().expect("a version");
                    assert_eq!(
                        version,
                        self.version + 1,
                        "a patch is missing, or came twice"
                    );
                    self.version = version;
                }
                Some("snapshot") => {
                    let version = message["table"]["version"].as_u64().expect("a version");
                    assert!(version >= self.version, "{version} after {}", self.version);
                    self.version = version;
                    self.wholes += 1;
                }
                _ => {}
            }
        }
    }
}

/// Returns the options of nodes with a broker. All have the same public address.
pub(crate) fn at_one_address(nats: &str) -> [&str; 4] {
    ["--nats", nats, "--public-url", "http://127.0.0.1"]
}

/// Returns a figure of a node.
fn figure(node: &Node, name: &str) -> Option<u64> {
    let port = node.admin_port.expect("it has an admin port");
    let mut stream = TcpStream::connect(("127.0.0.1", port)).ok()?;
    let ask = "GET /metrics HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n";
    stream.write_all(ask.as_bytes()).ok()?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).ok()?;
    let line = answer.lines().find_map(|line| line.strip_prefix(name));
    line?.trim().parse().ok()
}

/// Waits until a figure of a node is what it should be.
pub(crate) fn wait_for_figure(node: &Node, name: &str, is_right: impl Fn(u64) -> bool) {
    let begun = Instant::now();
    loop {
        let found = figure(node, name);
        if found.is_some_and(&is_right) {
            return;
        }
        assert!(begun.elapsed() < PATIENCE, "{name}: {found:?}");
        std::thread::sleep(RETRY);
    }
}

/// Waits until a fault is in the answer to whether a node is ready, or is not.
pub(crate) fn wait_for_fault(node: &Node, fault: &str, is_there: bool) {
    let begun = Instant::now();
    loop {
        let answer = wait_for_ready(node.port, "200");
        if answer.contains(fault) == is_there {
            assert!(!answer.contains(NATS_PASSWORD) && !answer.contains(NATS_PASSWORD_ENCODED));
            return;
        }
        assert!(begun.elapsed() < PATIENCE, "{fault}, {is_there}: {answer}");
        std::thread::sleep(RETRY);
    }
}

/// Sends messages as a program that knows the password of NATS, but not the key of the hall, and
/// waits until a node has refused them.
fn send_forged(nats: &NatsServer, table: &str, node: &Node) {
    const REFUSED: &str = "rosespring_bus_messages_total{outcome=\"refused\"}";
    let over = br#"{"node":1,"version":9,"here":[true,true],"absence":{},"watchers":9,
        "is_over":true}"#;
    let before = figure(node, REFUSED).expect("it is counted");
    let long = vec![b'x'; 1 << 20];
    for body in [over.as_slice(), b"", b"\x01\xff", &long] {
        let publish = |subject: &str| nats.publish(subject, body).expect("NATS takes it");
        publish(&format!("rs.t.{table}"));
        publish("rs.lobby");
        publish("rs.beat");
    }
    wait_for_figure(node, REFUSED, |count| count >= before + 8);
}

/// Waits until a node serves pages that come now itself. They see the table.
fn wait_until_followed(node: &Node, table: &str, version: u64) {
    let begun = Instant::now();
    loop {
        Watcher::new(node.port, table).read_until(version);
        if figure(node, "rosespring_tables_followed") == Some(1) {
            return;
        }
        assert!(begun.elapsed() < PATIENCE, "it is not followed again");
        std::thread::sleep(RETRY);
    }
}

#[test]
fn in_postgres_watchers_at_another_node_see_every_step_while_nats_is_killed_and_comes_back() {
    let Some(mut nats) = NatsServer::for_test() else {
        return;
    };
    let Some(game) = Match::begin_with("nats-match", &at_one_address(&nats.url())) else {
        return;
    };
    let watchable = "UPDATE invitations SET watchable = 1, watch_delay_s = 0";
    game.server.sql_in("hall", watchable);
    let version = game.wait(0, 0, 10);
    let owner = game.owner();
    let other = &game.nodes[1 - owner];
    for node in &game.nodes {
        wait_for_figure(node, "rosespring_bus_up", |up| up == 1);
        wait_for_figure(
            node,
            "rosespring_bus_messages_total{outcome=\"heard\"}",
            |heard| heard > 0,
        );
    }
    let mut pages = [
        Watcher::new(other.port, &game.table),
        Watcher::new(game.nodes[owner].port, &game.table),
    ];
    let mut read_until = |version: u64| pages.iter_mut().for_each(|page| page.read_until(version));
    read_until(version + 10);
    wait_for_figure(other, "rosespring_tables_followed", |tables| tables == 1);

    send_forged(&nats, &game.table, other);
    let version = game.wait(0, 0, version + 20);
    read_until(version);

    nats.kill();
    wait_for_fault(other, "NATS at", true);
    let version = game.wait(0, 0, version + 10);
    read_until(version);
    nats.resume().expect("NATS starts again");
    for node in &game.nodes {
        wait_for_figure(node, "rosespring_bus_up", |up| up == 1);
        wait_for_figure(node, "rosespring_bus_losses_total", |losses| losses >= 1);
        wait_for_fault(node, "NATS", false);
    }
    let version = game.wait(0, 0, version + 10);
    read_until(version);

    wait_until_followed(other, &game.table, version);
    let [first, second] = &pages;
    assert_eq!((first.wholes, second.wholes), (1, 1), "only the first");
    assert!(first.page.returns >= 2, "it came back when NATS was killed");
    assert_eq!(second.page.returns, 1);
    game.finish();
}

#[test]
fn in_postgres_nats_that_refuses_or_is_away_is_named_and_the_hall_goes_on() {
    let Some(nats) = NatsServer::for_test() else {
        return;
    };
    let Some(server) = PostgresServer::for_test() else {
        return;
    };
    let url = server.database("hall");
    let wrong = format!("nats://hall:wrong-password@{}", nats.place());
    let node = Node::new_with("nats-wrong", &url, &["--nats", &wrong]);
    wait_for_fault(&node, "refuses the user or the password", true);
    let answer = get(node.port, "/api/ready");
    assert!(!answer.contains("wrong-password"), "{answer}");
    wait_for_figure(&node, "rosespring_bus_up", |up| up == 0);
    drop(node);
    let away = format!("nats://hall:password@127.0.0.1:{}", free_port());
    let node = Node::new_with("nats-away", &url, &["--nats", &away]);
    wait_for_fault(&node, "cannot be reached", true);

    let key = node.key_file();
    let refused = |options: &[&str], why: &str| {
        let serve = ["serve", "--hall", "--no-open", "--port", "0"];
        let address = ["--public-url", "http://127.0.0.1", "--database", &url];
        let found = run(&[&serve[..], &address, options].concat());
        assert_eq!(found.code, 2, "{}", found.talk);
        assert!(found.talk.contains(why), "{}", found.talk);
        assert!(!found.talk.contains("secret"), "{}", found.talk);
    };
    let nodes = ["--node-listen", "127.0.0.1:1", "--node-key-file", &key];
    let with = |nats: &[&'static str]| [&nodes[..], nats].concat();
    let standby = ["--nats", "nats://a:secret@b", "--standby"];
    refused(&standby, "--standby");
    refused(&["--nats", "nats://b"], "needs a user and a password");
    refused(
        &with(&["--nats", "nats://b"]),
        "needs a user and a password",
    );
    refused(
        &with(&["--nats", "nats://secret@b"]),
        "needs a user and a password",
    );
    refused(&with(&["--nats", "http://a:secret@b"]), "cannot be read");
    refused(&with(&["--nats-credentials-file", "x"]), "--nats");
    let file = [
        "--nats",
        "nats://b",
        "--nats-credentials-file",
        "no-such-file",
    ];
    refused(&with(&file), "no-such-file");
    let twice = [
        "--nats",
        "nats://a:secret@b",
        "--nats-credentials-file",
        "x",
    ];
    refused(&with(&twice), "two passwords");
}
