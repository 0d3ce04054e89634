//! Two nodes of a hall that share a database of Postgres (their names begin with `in_postgres`, as
//! those of all tests that need it).

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::time::{Duration, Instant};

use rosespring_test_servers::PostgresServer;

use crate::bots::{Process, bot, free_port, hall, listen};
use crate::postgres::{Folder, wait_for_ready};
use crate::program::run;

/// Time in which another node must have taken a table: the silence after which a node counts as
/// dead, and as much again for a busy machine.
const TAKEN_WITHIN: Duration = Duration::from_secs(20);
/// Maximum time of anything else.
const PATIENCE: Duration = Duration::from_secs(120);
/// What all nodes share.
const KEY: &str = "0123456789abcdef0123456789abcdef";

/// A node that can be killed and started again at the same ports.
pub(crate) struct Node {
    folder: Folder,
    pub(crate) port: u16,
    /// The port for other nodes; `None` if the system chooses it.
    node_port: Option<u16>,
    /// With a broker: the port for metrics.
    pub(crate) admin_port: Option<u16>,
    /// Further options.
    options: Vec<String>,
    process: Option<Process>,
}

impl Node {
    fn new(name: &str, url: &str) -> Self {
        Self::new_with(name, url, &[])
    }

    /// Starts a node that chooses its port for others, and has the key of the database.
    pub(crate) fn plain(name: &str, url: &str, nats: &str) -> Self {
        let mut node = Self {
            folder: Folder::new(name),
            port: free_port(),
            node_port: None,
            admin_port: None,
            options: ["--nats", nats].map(str::to_owned).to_vec(),
            process: None,
        };
        node.start(url);
        node
    }

    /// Starts a node with further options.
    pub(crate) fn new_with(name: &str, url: &str, options: &[&str]) -> Self {
        let admin_port = (!options.is_empty()).then(free_port);
        let mut options: Vec<_> = options.iter().map(|one| (*one).to_owned()).collect();
        if let Some(port) = admin_port {
            options.extend(["--admin-port".to_owned(), port.to_string()]);
        }
        let mut node = Self {
            folder: Folder::new(name),
            port: free_port(),
            node_port: Some(free_port()),
            admin_port,
            options,
            process: None,
        };
        std::fs::write(node.key_file(), KEY).expect("the key can be written");
        node.start(url);
        node
    }

    pub(crate) fn key_file(&self) -> String {
        format!("{}/key", self.folder.text())
    }

    /// Returns the address at which the other nodes reach it.
    pub(crate) fn address(&self) -> String {
        let port = self.node_port.unwrap_or_else(|| {
            let file = format!("{}/node.port", self.folder.text());
            let port = std::fs::read_to_string(file).expect("the port is noted");
            port.trim().parse().expect("a port")
        });
        format!("127.0.0.1:{port}")
    }

    pub(crate) fn start(&mut self, url: &str) {
        let mut options = vec!["--data-dir", self.folder.text(), "--database", url];
        let (key, address) = (self.key_file(), self.node_port.map(|_| self.address()));
        if let Some(address) = &address {
            options.extend(["--node-listen", address, "--node-key-file", &key]);
        }
        options.extend(self.options.iter().map(String::as_str));
        self.process = Some(hall(self.port, &options));
    }

    pub(crate) fn kill(&mut self) {
        if let Some(mut process) = self.process.take() {
            process.kill();
        }
    }
}

/// A bot, and the node to which it is connected.
struct Player {
    token: String,
    level: &'static str,
    process: Process,
}

impl Player {
    /// Connects the bot to another node. In one game this can be done once: the bot loses its part
    /// of the dice, which it may replace once.
    fn move_to(&mut self, port: u16) {
        self.process.kill();
        self.process = bot(port, &self.token, &[self.level]);
    }
}

/// A match of two bots, each connected to another one of two nodes.
pub(crate) struct Match {
    pub(crate) server: PostgresServer,
    pub(crate) nodes: [Node; 2],
    players: [Player; 2],
    pub(crate) table: String,
    pub(crate) url: String,
}

impl Match {
    /// Begins a match; `None` where Postgres is missing.
    fn begin(name: &str) -> Option<Self> {
        Self::begin_with(name, &[])
    }

    /// Begins a match at nodes with further options. They have one public address then.
    pub(crate) fn begin_with(name: &str, options: &[&str]) -> Option<Self> {
        Self::between(|node, url| Node::new_with(&format!("{name}-{node}"), url, options))
    }

    /// Begins a match at two nodes, which `start` starts with a name and the address of the
    /// database.
    pub(crate) fn between(start: impl Fn(&str, &str) -> Node) -> Option<Self> {
        let server = PostgresServer::for_test()?;
        let url = server.database("hall");
        let nodes = ["one", "two"].map(|node| start(node, &url));
        let [host, guest] = ["Host", "Gerda"].map(|name| {
            let made = run(&["bot-token", name, "--database", &url]);
            assert_eq!(made.code, 0, "{}", made.talk);
            made.out.trim().to_owned()
        });
        let inviting = ["--invite", "gul-bara", "level:1", "--time", "unlimited"];
        let inviting = [&inviting[..], &["--match", "7"]].concat();
        let mut inviter = bot(nodes[0].port, &host, &inviting);
        let mut link = String::new();
        let mut output = BufReader::new(inviter.output());
        output.read_line(&mut link).expect("a link is printed");
        let accepting = ["--accept", link.trim(), "level:2"];
        let accepter = bot(nodes[1].port, &guest, &accepting);
        let table = listen(nodes[1].port, &guest, "/api/bot/events", |line| {
            line["id"].as_str().map(str::to_owned)
        });
        let player = |token: String, level, process| Player {
            token,
            level,
            process,
        };
        Some(Self {
            server,
            nodes,
            players: [
                player(host, "level:1", inviter),
                player(guest, "level:2", accepter),
            ],
            table: table.expect("the node tells the bot its table"),
            url,
        })
    }

    /// Waits until the page of a player at a node has at least a version, and returns it.
    pub(crate) fn wait(&self, player: usize, node: usize, least: u64) -> u64 {
        let token = &self.players[player].token;
        let path = format!("/api/bot/tables/{}", self.table);
        let begun = Instant::now();
        loop {
            // While a node takes a table from another one, it refuses, or the stream ends.
            let told = listen(self.nodes[node].port, token, &path, |line| {
                let is_over = line["phase"]["match_over"] == true;
                assert!(!is_over, "the match ended before version {least}");
                let Some(version) = line["v"].as_u64() else {
                    return Some(None);
                };
                (version >= least).then_some(Some(version))
            });
            if let Some(Some(version)) = told {
                return version;
            }
            assert!(begun.elapsed() < PATIENCE, "no version {least}: {told:?}");
            std::thread::sleep(Duration::from_millis(200));
        }
    }

    /// Returns the place of the node that runs the table.
    pub(crate) fn owner(&self) -> usize {
        let sql = "SELECT node.url FROM tables JOIN node ON node.id = tables.owner";
        let url = self.server.sql_in("hall", sql);
        let is_it = |node: &Node| url == format!("http://{}", node.address());
        self.nodes.iter().position(is_it).expect("a node runs it")
    }

    /// Waits until the match is over and counted, and checks its log.
    pub(crate) fn finish(mut self) {
        for player in &mut self.players {
            player.process.succeed();
        }
        let begun = Instant::now();
        while self.server.sql_in("hall", "SELECT count(*) FROM results") != "1" {
            assert!(begun.elapsed() < PATIENCE, "no result");
            std::thread::sleep(Duration::from_millis(200));
        }
        let texts = [0, 1].map(|node| {
            let path = format!("/api/bot/tables/{}", self.table);
            let token = &self.players[0].token;
            listen(self.nodes[node].port, token, &path, |line| {
                Some(line.to_string())
            })
        });
        assert!(texts[0].is_some() && texts[0] == texts[1], "{texts:?}");
        for node in &mut self.nodes {
            node.kill();
        }
        let checked = run(&["check", "--database", &self.url]);
        assert_eq!(checked.code, 0, "{}", checked.out);
        assert!(checked.out.contains(": 1 tables and"), "{}", checked.out);
    }
}

#[test]
fn in_postgres_a_match_across_two_nodes_goes_on_after_the_one_that_ran_it_was_killed() {
    let Some(mut game) = Match::begin("nodes-kill") else {
        return;
    };
    // Both see the steps of the other one, who plays at the other node.
    let version = game.wait(0, 0, 20);
    let version = game.wait(1, 1, version + 20);

    let dead = game.owner();
    let alive = 1 - dead;
    game.nodes[dead].kill();
    let begun = Instant::now();
    game.players[dead].move_to(game.nodes[alive].port);
    let version = game.wait(alive, alive, version + 10);
    assert!(begun.elapsed() < TAKEN_WITHIN, "{:?}", begun.elapsed());
    assert_eq!(game.owner(), alive);

    let url = game.url.clone();
    game.nodes[dead].start(&url);
    // It leads those who come to it to the other node.
    game.wait(dead, dead, version + 20);
    game.finish();
}

/// The database names now one node, now the other one, as the one that runs the table: each of them
/// believes it for a while.
#[test]
fn in_postgres_two_nodes_that_both_believe_they_run_a_table_show_one_match() {
    let Some(game) = Match::begin("nodes-split") else {
        return;
    };
    let version = game.wait(0, 0, 10);
    for turn in 0..20 {
        let node = &game.nodes[turn % 2];
        game.server.sql_in(
            "hall",
            &format!(
                "UPDATE tables SET owner = (SELECT id FROM node WHERE url = 'http://{}')",
                node.address()
            ),
        );
        std::thread::sleep(Duration::from_millis(150 * (turn as u64 % 4)));
    }
    let version = game.wait(0, 0, version + 20);
    game.wait(1, 1, version + 20);
    game.finish();
}

/// A node that stood longer than others wait for it.
#[test]
fn in_postgres_a_node_that_stood_still_writes_nothing_and_leads_its_pages_to_the_other() {
    let Some(mut game) = Match::begin("nodes-stall") else {
        return;
    };
    let version = game.wait(0, 0, 20);
    let slow = game.owner();
    let other = 1 - slow;
    let signal = |name: &str| {
        let id = game.nodes[slow].process.as_ref().map(|one| one.0.id());
        let id = id.expect("it runs").to_string();
        let mut kill = std::process::Command::new("kill");
        let sent = kill.args([name, &id]).status();
        assert!(sent.expect("a signal can be sent").success());
    };
    signal("-STOP");
    let begun = Instant::now();
    game.players[slow].process.kill();
    let (token, level) = (&game.players[slow].token, game.players[slow].level);
    let moved = bot(game.nodes[other].port, token, &[level]);
    game.players[slow].process = moved;
    let version = game.wait(other, other, version + 10);
    assert!(begun.elapsed() < TAKEN_WITHIN, "{:?}", begun.elapsed());
    signal("-CONT");

    let version = game.wait(slow, slow, version + 20);
    assert_eq!(game.owner(), other);
    game.wait(other, other, version + 10);
    game.finish();
}

/// Sends a request with a cookie, and returns the head and the body of the answer.
pub(crate) fn send(
    port: u16,
    method: &str,
    path: &str,
    cookie: &str,
    body: &str,
) -> (String, String) {
    let mut stream = TcpStream::connect(("127.0.0.1", port)).expect("it listens");
    let request = format!(
        "{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\
         Content-Length: {}\r\nCookie: {cookie}\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(request.as_bytes()).expect("it reads");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("it answers");
    let (head, body) = answer.split_once("\r\n\r\n").unwrap_or((&answer, ""));
    (head.to_owned(), body.to_owned())
}

/// Sends a request and returns the first line of the answer.
pub(crate) fn ask(port: u16, method: &str, path: &str, header: &str) -> String {
    let mut stream = TcpStream::connect(("127.0.0.1", port)).expect("it listens");
    let request = format!(
        "{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\
         Content-Length: 0\r\n{header}\r\n"
    );
    stream.write_all(request.as_bytes()).expect("it reads");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("it answers");
    answer.lines().next().unwrap_or_default().to_owned()
}

#[test]
fn in_postgres_nodes_talk_only_to_nodes_with_the_key() {
    let Some(server) = PostgresServer::for_test() else {
        return;
    };
    let url = server.database("hall");
    let node = Node::new("nodes-key", &url);
    wait_for_ready(node.port, "200");
    let node_port = node.node_port.expect("it was named");
    let wrong = format!("x-rosespring-node: {}\r\n", "0".repeat(64));
    for header in ["", "x-rosespring-node: \r\n", &wrong] {
        for path in ["/node/finished", "/api/hall", "/api/ready", "/"] {
            let answer = ask(node_port, "POST", path, header);
            assert!(answer.contains(" 401 "), "{path}: {answer}");
        }
    }
    // The key of KEY, as sha256sum of `rosespring-node-v1` and the key tells it.
    let key = "x-rosespring-node: \
               13b33dec07879c5bff80d2b51cef1bd24e7bb0a0141d88de4851cce6a98d8a84\r\n";
    let answer = ask(node_port, "POST", "/node/finished", key);
    assert!(answer.contains(" 204 "), "{answer}");
    // The port for people has nothing of this, with the key or without.
    for header in ["", key] {
        let answer = ask(node.port, "POST", "/node/finished", header);
        assert!(
            answer.contains(" 404 ") || answer.contains(" 405 "),
            "{answer}"
        );
    }

    let key_file = node.key_file();
    let refused = |options: &[&str], why: &str| {
        let serve = ["serve", "--hall", "--no-open", "--port", "0"];
        let address = ["--public-url", "http://127.0.0.1", "--database", &url];
        let place = ["--data-dir", node.folder.text()];
        let all = [&serve[..], &address, &place, options].concat();
        let found = run(&all);
        assert_eq!(found.code, 2, "{}", found.talk);
        assert!(found.talk.contains(why), "{}", found.talk);
    };
    let listen = ["--node-listen", "127.0.0.1:1"];
    refused(&["--node-key-file", &key_file], "--node-listen or --nats");
    let none = [&listen[..], &["--node-key-file", "no-such-file"]].concat();
    refused(&none, "cannot be read");
    let short = format!("{}/short", node.folder.text());
    std::fs::write(&short, "secret").expect("it can be written");
    let short = [&listen[..], &["--node-key-file", &short]].concat();
    refused(&short, "openssl rand -hex 32");
    let any = ["--node-listen", "0.0.0.0:1", "--node-key-file", &key_file];
    refused(&any, "needs --node-url");
}
