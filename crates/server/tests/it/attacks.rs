//! Attacks, bounded in number: `ROSESPRING_ATTACKS=1000` makes more of each (docs/reliability.md).
#![allow(
    clippy::print_stdout,
    reason = "the figures are what docs/reliability.md tells"
)]

use std::time::Duration;

use rosespring_server::DiceSource;
use rosespring_wire::messages::ToClient;
use rosespring_wire::table::Command;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::restart::Process;
use crate::support::{PATIENCE, Page, Server, for_two, http, table_json};

/// The number of attacks of a kind.
fn attacks(usual: u32) -> u32 {
    let asked = std::env::var("ROSESPRING_ATTACKS").ok();
    asked.map_or(usual, |text| text.parse().expect("a number of attacks"))
}

/// Time in which a request that is whole is answered, as a rule.
const SOON: Duration = Duration::from_millis(100);

/// Sends bytes as they are; what came back. A request that seems to be unfinished is broken off.
async fn send(address: std::net::SocketAddr, bytes: &[u8]) -> Vec<u8> {
    let mut stream = TcpStream::connect(address).await.unwrap();
    // The server may end the connection before it has read everything.
    let _ = stream.write_all(bytes).await;
    let mut answer = Vec::new();
    let read = tokio::time::timeout(SOON, stream.read_to_end(&mut answer)).await;
    if read.is_err() {
        let _ = stream.shutdown().await;
        let read = tokio::time::timeout(PATIENCE, stream.read_to_end(&mut answer)).await;
        let _ = read.expect("the server answers or ends the connection");
    }
    answer
}

/// Changes, doubles or removes some bytes.
fn mutate(bytes: &mut Vec<u8>, rng: &mut fastrand::Rng) {
    for _ in 0..rng.usize(1..5) {
        let at = rng.usize(..bytes.len());
        match rng.u8(..4) {
            0 => bytes[at] = rng.u8(..),
            1 => bytes.truncate(at.max(1)),
            2 => bytes.insert(at, rng.u8(..)),
            _ => {
                let part = bytes[at..].to_vec();
                bytes.extend(part);
            }
        }
    }
}

/// No mutated request makes the server fail: it answers each with success or the fault of the
/// client, or ends the connection.
#[tokio::test]
async fn mutated_requests_kill_nothing() {
    let server = Server::start(DiceSource::Seeded).await;
    let page = server.page(&for_two("gioul")).await;
    let body = table_json(&for_two("gul-bara")).to_string();
    let (host, id) = (server.address, page.id.as_str());
    let head = |line: &str| format!("{line} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n");
    let with_body = |line: &str, body: &str| {
        format!("{}content-length: {}\r\n\r\n{body}", head(line), body.len())
    };
    let requests = [
        format!("{}\r\n", head("GET /api/tables")),
        format!("{}\r\n", head("GET /api/statistics?name=Ada")),
        format!("{}\r\n", head(&format!("GET /api/tables/{id}"))),
        format!(
            "{}\r\n",
            head(&format!("GET /api/tables/{id}/export?format=sgf"))
        ),
        with_body("POST /api/tables", &body),
        with_body(
            "POST /api/position/read",
            r#"{"text":"rs1.gioul.fziT0.fziT0.Tw"}"#,
        ),
        with_body("POST /api/convert", r#"{"record":"{}","format":"mat"}"#),
    ];
    let mut rng = fastrand::Rng::with_seed(11);
    let (mut answered, count) = (0, attacks(300));

    for number in 0..count {
        let mut bytes = requests[rng.usize(..requests.len())].clone().into_bytes();
        mutate(&mut bytes, &mut rng);
        let answer = send(host, &bytes).await;
        let status = answer.get(9..12).map(String::from_utf8_lossy);
        if let Some(status) = status {
            answered += 1;
            assert!(
                !status.starts_with('5'),
                "attack {number}: {} was answered by {}",
                bytes.escape_ascii(),
                answer.escape_ascii()
            );
        }
    }

    println!("{count} mutated requests, {answered} answered");
    assert!(answered > 0);
    assert_eq!(server.get("/api/health").await.0, 200);
    let again = server.open(id).await;
    assert_eq!(again.table, page.table);
}

/// Each time the server is killed in the middle of what a person does.
#[tokio::test]
async fn no_kill_loses_a_step_that_was_shown() {
    let folder = tempfile::tempdir().unwrap();
    let mut process = Process::start(folder.path());
    let body = serde_json::to_string(&for_two("gioul")).unwrap();
    let (_, made) = http(process.address, "POST", "/api/tables", Some(body)).await;
    let id = made["id"].as_str().unwrap().to_owned();
    let mut rng = fastrand::Rng::with_seed(3);
    let count = attacks(10);

    for number in 0..count {
        let mut page = Page::open(process.address, &id).await;
        for _ in 0..rng.usize(1..4) {
            if !page.is_over() {
                page.go_on(&mut |count| rng.usize(..count)).await;
            }
        }
        let shown = page.table.clone();
        // The last one is killed before its answer.
        page.send(&Command::SetAutoForced {
            auto_forced: !shown.auto_forced,
        })
        .await;
        process.kill();
        process = Process::start(folder.path());
        let again = Page::open(process.address, &id).await.table;
        assert!(again.version >= shown.version, "kill {number}");
        if again.version == shown.version {
            assert_eq!(again, shown, "kill {number}");
        }
    }

    println!("{count} kills");
    process.kill();
}

/// Sets the size that a file of a process may have; nothing for any size.
#[cfg(target_os = "linux")]
fn limit_files(process: &Process, bytes: Option<u64>) {
    let limit = bytes.map_or_else(|| "unlimited".to_owned(), |bytes| bytes.to_string());
    let done = std::process::Command::new("prlimit")
        .args(["--pid", &process.id().to_string()])
        .arg(format!("--fsize={limit}:unlimited"))
        .status();
    assert!(done.expect("prlimit is part of util-linux").success());
}

/// The size of a file is limited while the server runs, and then is not: nothing else is as near
/// to a full disk that gets room again.
#[cfg(target_os = "linux")]
#[tokio::test]
async fn a_disk_that_was_full_refuses_nothing_afterwards() {
    let folder = tempfile::tempdir().unwrap();
    let process = Process::start_unsignalled(folder.path());
    let body = serde_json::to_string(&for_two("gioul")).unwrap();
    let (_, made) = http(process.address, "POST", "/api/tables", Some(body)).await;
    let mut page = Page::open(process.address, made["id"].as_str().unwrap()).await;
    let count = attacks(60);
    let toggle = |page: &Page| Command::SetAutoForced {
        auto_forced: !page.table.auto_forced,
    };

    limit_files(&process, Some(1));
    for _ in 0..count {
        let command = toggle(&page);
        page.send(&command).await;
        loop {
            match page.hear().await {
                ToClient::Rejected { code, .. } => break assert_eq!(code, "not_kept"),
                ToClient::Current { .. } => {}
                other => panic!("{other:?}"),
            }
        }
    }
    let (status, health) = http(process.address, "GET", "/api/health", None).await;
    assert_eq!((status, &health["live"]), (503, &true.into()), "{health}");
    limit_files(&process, None);

    page.catch_up().await;
    for _ in 0..count {
        let command = toggle(&page);
        page.say(command).await;
    }
    assert_eq!(
        http(process.address, "GET", "/api/health", None).await.0,
        200
    );
    let shown = page.table.clone();
    process.kill();
    let process = Process::start(folder.path());
    assert_eq!(Page::open(process.address, &page.id).await.table, shown);
    process.kill();
    println!("{count} commands refused, then {count} kept");
}

/// Two servers on one folder: the second does not start, and names the first.
#[tokio::test]
async fn a_folder_in_use_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let process = Process::start(folder.path());

    let second = Process::command(folder.path()).output().unwrap();

    assert!(!second.status.success());
    let talk = String::from_utf8_lossy(&second.stderr);
    assert!(
        talk.contains(&format!("process {}", process.id())),
        "{talk}"
    );
    assert_eq!(
        http(process.address, "GET", "/api/health", None).await.0,
        200
    );
    process.kill();
}
