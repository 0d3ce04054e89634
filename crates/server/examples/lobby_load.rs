//! Measures what the lobby of a hall costs with many pages: memory, bytes and processor time.
//!
//! ```sh
//! cargo run --release --package rosespring-server --features hall --example lobby_load -- 1000 60
//! ```
//!
//! The arguments are the number of pages and the seconds. The server is a separate process.
//! While the pages listen, two people play at each of six tables, a step a second, and each second
//! one person seeks a game in place of the one before.
#![allow(
    clippy::print_stdout,
    reason = "the figures are what this program tells"
)]

use std::io::{BufRead, BufReader, Read};
use std::net::{Ipv4Addr, SocketAddr};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use rosespring_server::{AppState, DiceSource, app};
use rosespring_store::{SqliteStore, Store};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

type Fault = Box<dyn std::error::Error + Send + Sync>;
type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// The tables at which people play.
const TABLES: usize = 6;

#[tokio::main]
async fn main() -> Result<(), Fault> {
    let mut args = std::env::args().skip(1);
    let first = args.next().unwrap_or_else(|| "1000".to_owned());
    if first == "serve" {
        let folder = args.next().ok_or("expected a folder")?;
        return serve(Path::new(&folder)).await;
    }
    let seconds = args.next().unwrap_or_else(|| "60".to_owned());
    measure(first.parse()?, Duration::from_secs(seconds.parse()?)).await
}

/// Serves a hall until the standard input is closed.
async fn serve(folder: &Path) -> Result<(), Fault> {
    let store: Arc<dyn Store> = Arc::new(SqliteStore::open(&folder.join("t.sqlite")).await?);
    // Listed dice need no links, which a page would have to compute.
    let mut rng = fastrand::Rng::with_seed(14);
    let mut die = || rng.u8(1..=6);
    let dice = (0..500).filter_map(|_| format!("{}-{}", die(), die()).parse().ok());
    let state = AppState::new(store, DiceSource::List(dice.collect()));
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await?;
    println!("{}", listener.local_addr()?);
    let router = app(state.in_hall("http://localhost".parse()?));
    let closed = tokio::task::spawn_blocking(|| std::io::stdin().read(&mut [0]));
    tokio::select! {
        served = axum::serve(listener, router) => served?,
        _ = closed => {}
    }
    Ok(())
}

async fn measure(pages: usize, time: Duration) -> Result<(), Fault> {
    let folder = tempfile::tempdir()?;
    let mut server = Command::new(std::env::current_exe()?)
        .arg("serve")
        .arg(folder.path())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()?;
    let told = server.stdout.take().ok_or("no output")?;
    let mut line = String::new();
    BufReader::new(told).read_line(&mut line)?;
    let address: SocketAddr = line.trim().parse()?;
    for number in 0..TABLES {
        tokio::spawn(play(address, seat(address, number).await?));
    }
    let before_kb = memory_kb(&server)?;
    let bytes = Arc::new(AtomicU64::new(0));
    for _ in 0..pages {
        let (socket, _) = connect(address, "/api/hall/lobby", "").await?;
        tokio::spawn(listen(socket, Arc::clone(&bytes)));
    }
    tokio::spawn(seek(address));
    tokio::time::sleep(Duration::from_secs(3)).await;
    let (start, cpu, heard) = (
        Instant::now(),
        cpu_ticks(&server)?,
        bytes.load(Ordering::Relaxed),
    );
    tokio::time::sleep(time).await;
    let ran = start.elapsed().as_secs_f64();
    let heard = bytes.load(Ordering::Relaxed) - heard;
    let kb = memory_kb(&server)? - before_kb;
    let all = pages.max(1) as f64;
    let figures = json!({
        "pages": pages,
        "seconds": ran.round(),
        "kb_a_page": (kb as f64 / all * 10.0).round() / 10.0,
        "bytes_a_page_and_second": (heard as f64 / all / ran).round(),
        "cpu_percent": ((cpu_ticks(&server)? - cpu) as f64 / ran * 10.0).round() / 10.0,
    });
    println!("{figures}");
    drop(server.stdin.take());
    server.wait()?;
    Ok(())
}

/// Counts what a page receives.
async fn listen(mut socket: Socket, bytes: Arc<AtomicU64>) {
    while let Some(Ok(message)) = socket.next().await {
        bytes.fetch_add(message.len() as u64, Ordering::Relaxed);
    }
}

/// Seats two people at a table that may be watched; their cookies and the table.
async fn seat(address: SocketAddr, number: usize) -> Result<([String; 2], String), Fault> {
    let wanted = |name: &str| {
        json!({"rules": "gul-bara", "match_to": 7, "auto_forced": true, "watchable": true,
            "name": format!("{name} {number}")})
    };
    let path = "/api/hall/seeks";
    let (ada, _) = post(address, path, "", &wanted("Ada")).await?;
    let (boris, answer) = post(address, path, "", &wanted("Boris")).await?;
    let table = answer["table"].as_str().ok_or("no table")?;
    Ok(([ada, boris], table.to_owned()))
}

/// Plays the first legal step of whichever side is to act, one a second.
async fn play(address: SocketAddr, (cookies, table): ([String; 2], String)) -> Result<(), Fault> {
    let path = format!("/api/tables/{table}/socket");
    let mut sockets = Vec::new();
    for cookie in &cookies {
        sockets.push(connect(address, &path, cookie).await?.0);
    }
    loop {
        for socket in &mut sockets {
            socket
                .send(Message::Text(r#"{"type":"refresh"}"#.into()))
                .await?;
            let view = snapshot(socket).await?;
            if let Some(mut command) = next_command(&view) {
                command["after"] = view["version"].clone();
                socket
                    .send(Message::Text(command.to_string().into()))
                    .await?;
                tokio::time::sleep(Duration::from_secs(1)).await;
            }
        }
    }
}

fn next_command(view: &Value) -> Option<Value> {
    if view["can_throw"] == true {
        return Some(json!({"type": "throw"}));
    }
    if view["can_done"] == true {
        return Some(json!({"type": "done"}));
    }
    if view["phase"]["kind"] == "over" {
        return Some(json!({"type": "next_game"}));
    }
    let step = view["legal"].as_array()?.first()?;
    Some(json!({"type": "step", "from": step["from"], "number": step["number"]}))
}

/// Seeks a game each second, in place of the seek before it.
async fn seek(address: SocketAddr) -> Result<(), Fault> {
    let wanted = json!({"rules": "gioul", "match_to": 3, "name": "Carla"});
    let (cookie, _) = post(address, "/api/hall/seeks", "", &wanted).await?;
    let mut tick = tokio::time::interval(Duration::from_secs(1));
    loop {
        tick.tick().await;
        post(address, "/api/hall/seeks", &cookie, &wanted).await?;
    }
}

async fn snapshot(socket: &mut Socket) -> Result<Value, Fault> {
    loop {
        let message = socket.next().await.ok_or("the table closed")??;
        let Message::Text(text) = message else {
            continue;
        };
        let mut message: Value = serde_json::from_str(&text)?;
        if message["type"] == "snapshot" {
            return Ok(message["table"].take());
        }
    }
}

async fn connect(
    address: SocketAddr,
    path: &str,
    cookie: &str,
) -> Result<
    (
        Socket,
        tokio_tungstenite::tungstenite::handshake::client::Response,
    ),
    Fault,
> {
    let mut request = format!("ws://{address}{path}").into_client_request()?;
    request.headers_mut().insert("cookie", cookie.parse()?);
    Ok(tokio_tungstenite::connect_async(request).await?)
}

/// Posts JSON; returns the cookie of the answer, or else the one sent, and its body.
async fn post(
    address: SocketAddr,
    path: &str,
    cookie: &str,
    body: &Value,
) -> Result<(String, Value), Fault> {
    let body = body.to_string();
    let head = format!(
        "POST {path} HTTP/1.1\r\nhost: localhost\r\ncookie: {cookie}\r\n\
         content-type: application/json\r\nconnection: close\r\ncontent-length: {}\r\n\r\n",
        body.len()
    );
    let mut stream = TcpStream::connect(address).await?;
    stream.write_all((head + &body).as_bytes()).await?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await?;
    let (head, body) = answer.split_once("\r\n\r\n").ok_or("no answer")?;
    let given = head
        .lines()
        .find_map(|line| line.strip_prefix("set-cookie: "));
    let given = given.and_then(|line| line.split(';').next());
    Ok((
        given.unwrap_or(cookie).to_owned(),
        serde_json::from_str(body)?,
    ))
}

/// Returns the memory of a process that is in use, in kilobytes.
fn memory_kb(process: &Child) -> Result<i64, Fault> {
    let status = std::fs::read_to_string(format!("/proc/{}/status", process.id()))?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let number = line.and_then(|line| line.split_whitespace().next());
    Ok(number.ok_or("no VmRSS")?.parse()?)
}

/// Returns the processor time of a process, in hundredths of a second.
fn cpu_ticks(process: &Child) -> Result<i64, Fault> {
    let stat = std::fs::read_to_string(format!("/proc/{}/stat", process.id()))?;
    let after = stat.rsplit_once(')').ok_or("no stat")?.1;
    let mut fields = after.split_whitespace().skip(11);
    let mut next = || -> Result<i64, Fault> { Ok(fields.next().ok_or("no time")?.parse()?) };
    Ok(next()? + next()?)
}
