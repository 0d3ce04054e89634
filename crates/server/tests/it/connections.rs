//! Connections that send nothing, send slowly, or do not take what they are sent.
#![allow(
    clippy::print_stdout,
    reason = "the figures are what docs/reliability.md tells"
)]

use std::future::pending;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::http::HeaderMap;
use axum::routing::get;
use rosespring_server::{AppState, ConnectionLimits, DiceSource, app, serve_connections};
use rosespring_store::MemoryStore;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;

use crate::support::{PATIENCE, http, send};

/// A server with short time-outs; it stops when the sender is dropped.
async fn start(timeout: Duration) -> (SocketAddr, oneshot::Sender<()>) {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.unwrap();
    let address = listener.local_addr().unwrap();
    let state = AppState::new(Arc::new(MemoryStore::default()), DiceSource::Seeded);
    let (stop, stopped) = oneshot::channel::<()>();
    let timeouts = ConnectionLimits {
        head: timeout,
        write: timeout,
        ..ConnectionLimits::default()
    };
    tokio::spawn(serve_connections(listener, app(state), timeouts, async {
        let _ = stopped.await;
    }));
    (address, stop)
}

/// Waits until the server ends the connection; what it sent.
async fn ended(mut stream: TcpStream) -> Vec<u8> {
    let mut sent = Vec::new();
    let read = tokio::time::timeout(PATIENCE, stream.read_to_end(&mut sent)).await;
    // A connection that is reset has ended too.
    let _ = read.expect("the server ends the connection");
    sent
}

#[tokio::test]
async fn a_connection_that_sends_no_request_is_ended() {
    let (address, _stop) = start(Duration::from_millis(300)).await;
    let mut open = Vec::new();
    for part in [
        "",
        "G",
        "GET /api/health HTTP/1.1\r\nhost: localhost\r\nx-slow: ",
    ] {
        for _ in 0..20 {
            let mut stream = TcpStream::connect(address).await.unwrap();
            stream.write_all(part.as_bytes()).await.unwrap();
            open.push(stream);
        }
    }

    assert_eq!(http(address, "GET", "/api/health", None).await.0, 200);
    for stream in open {
        let sent = ended(stream).await;
        assert!(!sent.starts_with(b"HTTP/1.1 2"), "{sent:?}");
    }
}

#[tokio::test]
async fn a_connection_that_idles_after_its_request_is_ended() {
    let (address, _stop) = start(Duration::from_millis(300)).await;
    let mut stream = TcpStream::connect(address).await.unwrap();
    let request = format!("GET /api/health HTTP/1.1\r\nhost: {address}\r\n\r\n");
    stream.write_all(request.as_bytes()).await.unwrap();

    assert!(ended(stream).await.starts_with(b"HTTP/1.1 200"));
}

#[tokio::test]
async fn a_server_that_is_told_to_stop_finishes_what_it_answers() {
    let (address, stop) = start(PATIENCE).await;
    assert_eq!(http(address, "GET", "/api/health", None).await.0, 200);
    let idle = TcpStream::connect(address).await.unwrap();

    drop(stop);

    assert_eq!(ended(idle).await, b"");
    let refused = async {
        while TcpStream::connect(address).await.is_ok() {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    tokio::time::timeout(PATIENCE, refused).await.unwrap();
}

/// Before the description of the routes was shared, each open connection cost 1.7 MB.
#[cfg(target_os = "linux")]
#[tokio::test]
async fn an_open_connection_costs_little() {
    const COUNT: u64 = 400;
    const BYTES_MAX: u64 = 64 * 1024;
    let folder = tempfile::tempdir().unwrap();
    let process = crate::restart::Process::start(folder.path());
    assert_eq!(
        http(process.address, "GET", "/api/rules", None).await.0,
        200
    );
    let before = process.memory();
    let mut open = Vec::new();
    for _ in 0..COUNT {
        let mut stream = TcpStream::connect(process.address).await.unwrap();
        stream.write_all(b"GET /").await.unwrap();
        open.push(stream);
    }
    assert_eq!(
        http(process.address, "GET", "/api/rules", None).await.0,
        200
    );

    let each = process.memory().saturating_sub(before) / COUNT;

    assert!(each < BYTES_MAX, "{each} bytes a connection");
    println!("{each} bytes a connection");
    drop(open);
    process.kill();
}

/// Returns what a request says of the other end of its connection.
async fn peer(headers: HeaderMap) -> String {
    let peers = headers.get_all("x-rosespring-peer").into_iter();
    let peers: Vec<_> = peers.map(|one| one.to_str().unwrap()).collect();
    format!("\"{}\"", peers.join(" "))
}

#[tokio::test]
async fn a_browser_cannot_claim_another_address() {
    for (names_peers, expected) in [(true, "127.0.0.1"), (false, "192.0.2.7")] {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.unwrap();
        let address = listener.local_addr().unwrap();
        let limits = ConnectionLimits {
            names_peers,
            ..ConnectionLimits::default()
        };
        let router = Router::new().route("/", get(peer));
        tokio::spawn(serve_connections(listener, router, limits, pending()));
        let headers = [("host", "localhost"), ("x-rosespring-peer", "192.0.2.7")];
        let (_, found) = send(address, "GET", "/", &headers, None).await;
        assert_eq!(found, expected);
    }
}
