//! A hall whose data is in Postgres.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use rosespring_test_servers::{POSTGRES_PASSWORD, PostgresServer};

use crate::bots::{Process, free_port, hall, match_goes_on, start_hall};
use crate::program::{run, scratch};

/// Maximum time until the hall says that its database has gone, or is there again.
const PATIENCE: Duration = Duration::from_secs(60);

/// The data folder of a test, which is removed with it.
pub(crate) struct Folder(PathBuf);

impl Folder {
    pub(crate) fn new(name: &str) -> Self {
        let folder = scratch(name);
        std::fs::create_dir_all(&folder).expect("the folder can be made");
        Self(folder)
    }

    pub(crate) fn text(&self) -> &str {
        self.0.to_str().expect("the path is text")
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

pub(crate) fn get(port: u16, path: &str) -> String {
    let mut stream = TcpStream::connect(("127.0.0.1", port)).expect("the hall listens");
    let request = format!("GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).expect("it reads");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("it answers");
    answer
}

/// Waits until `/api/ready` answers with a status.
pub(crate) fn wait_for_ready(port: u16, status: &str) -> String {
    let begun = Instant::now();
    loop {
        let answer = get(port, "/api/ready");
        if answer.starts_with(&format!("HTTP/1.1 {status}")) {
            return answer;
        }
        assert!(begun.elapsed() < PATIENCE, "not {status}: {answer}");
        std::thread::sleep(Duration::from_millis(200));
    }
}

#[test]
fn in_postgres_a_match_goes_on_after_the_hall_and_then_postgres_were_killed() {
    let Some(mut server) = PostgresServer::for_test() else {
        return;
    };
    let folder = Folder::new("postgres-match");
    let url = server.database("hall");
    let serve = ["--data-dir", folder.text(), "--database", &url];

    match_goes_on(&serve, &["--database", &url], |_, _| {
        server.stop();
        server.resume().expect("Postgres starts again");
    });

    // The result is counted by a task that the end of the hall may have come before.
    let finished = "SELECT count(*) FROM tables WHERE finished = 1";
    assert_eq!(server.sql_in("hall", finished), "1");
    let file = std::fs::metadata(folder.0.join("tables.sqlite"));
    assert!(file.map_or(true, |file| file.len() == 0), "SQLite was used");
}

#[test]
fn in_postgres_a_hall_that_stands_by_goes_on_after_the_other_was_killed() {
    let Some(server) = PostgresServer::for_test() else {
        return;
    };
    let [folder, other] = ["postgres-first", "postgres-standby"].map(Folder::new);
    let url = server.database("hall");
    let serve = ["--data-dir", folder.text(), "--database", &url];
    let standby = ["--data-dir", other.text(), "--database", &url, "--standby"];

    match_goes_on(&serve, &["--database", &url], |port, first| {
        let mut second = start_hall(port, &standby);
        std::thread::sleep(Duration::from_secs(1));
        assert!(get(port, "/api/ready").starts_with("HTTP/1.1 200"));
        first.kill();
        let begun = Instant::now();
        assert!(second.listens());
        assert!(begun.elapsed() < Duration::from_secs(10), "{begun:?}");
        *first = second;
    });
}

/// Another program has the lock when Postgres comes back.
#[test]
fn in_postgres_a_hall_whose_database_was_taken_ends() {
    let Some(server) = PostgresServer::for_test() else {
        return;
    };
    let folder = Folder::new("postgres-taken");
    let url = server.database("hall");
    let options = ["--data-dir", folder.text(), "--database", &url];
    let mut first = hall(free_port(), &options);
    let lock = server.sql_in("hall", LOCK);
    let signal = |name: &str, process: &Process| {
        let id = process.0.id().to_string();
        let sent = Command::new("kill").args([name, &id]).status();
        assert!(sent.expect("a signal can be sent").success());
    };
    // Its connections are lost while it cannot notice it.
    signal("-STOP", &first);
    server.sql(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
         WHERE application_name = 'rosespring'",
    );
    let take = format!("SELECT pg_advisory_lock({lock}), pg_sleep(60)");
    let taker = server.psql("hall", &take).stdout(Stdio::null()).spawn();
    let _taker = Process(taker.expect("psql starts"));
    let begun = Instant::now();
    while server.sql_in("hall", LOCK).is_empty() {
        assert!(begun.elapsed() < PATIENCE, "the lock is not taken");
    }
    signal("-CONT", &first);

    let status = loop {
        if let Some(status) = first.0.try_wait().expect("it can be asked") {
            break status;
        }
        assert!(begun.elapsed() < PATIENCE, "the hall goes on");
        std::thread::sleep(Duration::from_millis(50));
    };
    assert_eq!(status.code(), Some(3));
}

/// Tells the number of the lock by which a hall uses its database.
const LOCK: &str = "SELECT (classid::bigint << 32) + objid::bigint FROM pg_locks \
                    WHERE locktype = 'advisory' AND granted AND objid::bigint = 1751215212";

#[test]
fn in_postgres_health_tells_a_lost_database_and_its_return() {
    let Some(mut server) = PostgresServer::for_test() else {
        return;
    };
    let folder = Folder::new("postgres-health");
    let url = server.database("hall");
    let port = free_port();
    let options = ["--data-dir", folder.text(), "--database", &url];
    let mut first = hall(port, &options);
    wait_for_ready(port, "200");

    let other = Folder::new("postgres-second");
    let second = [
        &SERVE[..],
        &["--data-dir", other.text(), "--database", &url],
    ]
    .concat();
    let refused = run(&second);
    assert_eq!(refused.code, 3, "{}", refused.talk);
    assert!(
        refused.talk.contains("another hall uses the database"),
        "{}",
        refused.talk
    );

    server.stop();
    let lost = wait_for_ready(port, "503");
    assert!(lost.contains("the database d"), "{lost}");
    assert!(!lost.contains(POSTGRES_PASSWORD), "{lost}");
    assert!(get(port, "/api/health").starts_with("HTTP/1.1 200"));
    server.resume().expect("Postgres starts again");
    wait_for_ready(port, "200");
    first.kill();
}

/// The options of a hall that does not start.
const SERVE: [&str; 7] = [
    "serve",
    "--hall",
    "--no-open",
    "--port",
    "0",
    "--public-url",
    "http://127.0.0.1",
];

#[test]
fn in_postgres_a_hall_that_cannot_start_says_why_and_never_the_password() {
    let Some(mut server) = PostgresServer::for_test() else {
        return;
    };
    let folder = Folder::new("postgres-errors");
    let url = server.database("hall");
    let refusal = |url: &str, code: i32, why: &str| {
        let place = ["--data-dir", folder.text(), "--database", url];
        let refused = run(&[&SERVE[..], &place].concat());
        assert_eq!(refused.code, code, "{}", refused.talk);
        assert!(refused.talk.contains(why), "{}", refused.talk);
        for secret in [POSTGRES_PASSWORD, "hush"] {
            assert!(!refused.talk.contains(secret), "{}", refused.talk);
        }
    };

    refusal(
        &url.replace(POSTGRES_PASSWORD, "hush"),
        3,
        "refused the login: password authentication failed",
    );
    refusal(
        &server.url("nowhere"),
        3,
        "database \"nowhere\" does not exist",
    );
    refusal("mysql://me:hush@127.0.0.1/hall", 2, "postgres://NAME@HOST");
    refusal(
        "postgres://me:hush@127.0.0.1:port/x",
        2,
        "postgres://NAME@HOST",
    );
    let checked = run(&["check", "--database", &url]);
    assert_eq!(checked.code, 0, "{}", checked.talk);
    assert!(
        checked.out.starts_with("`hall` at 127.0.0.1:"),
        "{}",
        checked.out
    );
    server.sql_in(
        "hall",
        "UPDATE _sqlx_migrations SET version = 9999 \
         WHERE version = (SELECT max(version) FROM _sqlx_migrations)",
    );
    refusal(
        &url,
        3,
        "a newer version of the program changed the database",
    );
    server.stop();
    refusal(&url, 3, "does not answer");

    let alone = run(&["serve", "--no-open", "--port", "0", "--database", &url]);
    assert_eq!(alone.code, 2, "{}", alone.talk);
    assert!(
        alone.talk.contains("--database needs --hall"),
        "{}",
        alone.talk
    );
}
