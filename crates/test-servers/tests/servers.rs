//! Servers are killed and started again (the names begin with `in_postgres`, as those of all tests
//! that need them).

#![cfg(unix)]

use std::net::TcpStream;

use rosespring_test_servers::{NatsServer, PostgresServer};

#[test]
fn in_postgres_what_was_committed_survives_a_kill_of_the_server() {
    let Some(mut server) = PostgresServer::for_test() else {
        return;
    };
    let url = server.database("kept");
    server.sql_in("kept", "CREATE TABLE kept AS SELECT 7 AS number");

    server.kill();
    assert!(!server.is_started());
    server.resume().expect("Postgres starts again");

    assert!(server.is_started());
    assert_eq!(server.url("kept"), url, "at the same port");
    assert_eq!(server.sql_in("kept", "SELECT number FROM kept"), "7");
    let twice = server
        .create_database("kept")
        .map_err(|error| error.to_string());
    assert!(twice.is_err_and(|error| error.contains("already exists")));
}

#[test]
fn in_postgres_a_broker_is_killed_and_starts_again_at_its_port() {
    let Some(mut server) = NatsServer::for_test() else {
        return;
    };
    let place = server.place();
    server.publish("rs.test", b"one").expect("NATS takes it");

    server.kill();
    assert!(TcpStream::connect(&place).is_err(), "it has ended");
    server.resume().expect("NATS starts again");

    assert_eq!(server.place(), place);
    server.publish("rs.test", b"two").expect("NATS takes it");
    drop(server);
    assert!(
        TcpStream::connect(&place).is_err(),
        "it ends with its owner"
    );
}
