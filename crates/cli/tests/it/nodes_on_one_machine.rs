//! Nodes of one machine by the shortest command, which names the database and the broker alone
//! (their names begin with `in_postgres`, as those of all tests that need it).

use rosespring_test_servers::{NatsServer, PostgresServer};

use crate::nodes::{Match, Node, ask};
use crate::postgres::{Folder, wait_for_ready};
use crate::program::run;

#[test]
fn in_postgres_two_players_at_two_nodes_of_the_shortest_command_see_each_others_steps() {
    let Some(nats) = NatsServer::for_test() else {
        return;
    };
    let start = |name: &str, url: &str| Node::plain(&format!("plain-{name}"), url, &nats.url());
    let Some(mut game) = Match::between(start) else {
        return;
    };
    // Both see the steps of the other one, who plays at the other node.
    let version = game.wait(0, 0, 20);
    let version = game.wait(1, 1, version + 20);
    let key = game
        .server
        .sql_in("hall", "SELECT key FROM shared_key WHERE name = 'nodes'");
    assert_eq!(key.len(), 64, "256 random bits");
    let keys = "SELECT count(*) FROM shared_key WHERE name = 'push'";
    assert_eq!(game.server.sql_in("hall", keys), "1");

    let owner = game.owner();
    let address = game.nodes[owner].address();
    let (url, before) = (game.url.clone(), newest_node(&game));
    game.nodes[owner].kill();
    game.nodes[owner].start(&url);

    // It takes the place of the one that was killed, whose tables are free at once.
    assert_eq!(game.nodes[owner].address(), address);
    assert!(newest_node(&game) > before);
    let version = game.wait(0, 0, version + 10);
    game.wait(1, 1, version + 10);
    game.finish();
}

/// Returns the number of the node that began last.
fn newest_node(game: &Match) -> u32 {
    let number = game.server.sql_in("hall", "SELECT max(id) FROM node");
    number.parse().expect("a number")
}

#[test]
fn in_postgres_the_port_that_a_node_chooses_is_for_nodes_alone() {
    let Some(nats) = NatsServer::for_test() else {
        return;
    };
    let Some(server) = PostgresServer::for_test() else {
        return;
    };
    let url = server.database("hall");
    let node = Node::plain("plain-one", &url, &nats.url());
    wait_for_ready(node.port, "200");
    let wrong = format!("x-rosespring-node: {}\r\n", "0".repeat(64));
    let address = node.address();
    let (_, port) = address.rsplit_once(':').expect("an address has a port");
    let port = port.parse().expect("a port");
    for header in ["", &wrong] {
        for path in ["/node/finished", "/api/ready", "/"] {
            let answer = ask(port, "POST", path, header);
            assert!(answer.contains(" 401 "), "{path}: {answer}");
        }
        let answer = ask(node.port, "POST", "/node/finished", header);
        let is_unknown = answer.contains(" 404 ") || answer.contains(" 405 ");
        assert!(is_unknown, "{answer}");
    }

    // A process that does not name the broker is no node, and does not disturb those.
    let folder = Folder::new("plain-alone");
    let serve = ["serve", "--hall", "--public-url", "http://127.0.0.1"];
    let place = [
        "--port",
        "0",
        "--data-dir",
        folder.text(),
        "--database",
        &url,
    ];
    let refused = run(&[&serve[..], &place].concat());
    assert_eq!(refused.code, 3, "{}", refused.talk);
    assert!(
        refused.talk.contains("another hall uses the database"),
        "{}",
        refused.talk
    );
    let nowhere = run(&[&serve[..], &["--nats", "nats://a:secret@b"]].concat());
    assert_eq!(nowhere.code, 2, "{}", nowhere.talk);
    assert!(nowhere.talk.contains("--database"), "{}", nowhere.talk);
    assert!(!nowhere.talk.contains("secret"), "{}", nowhere.talk);
}
