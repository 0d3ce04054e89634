//! Requests, each over one connection of the simulation.

use std::time::Duration;

use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::time::timeout;

use crate::line::Network;

/// The time after which a page gives a request up.
const PATIENCE: Duration = Duration::from_secs(15);

/// An answer: its status, the cookie that it sets, and its JSON.
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) cookie: Option<String>,
    pub(crate) body: Value,
}

/// Sends a request, such as `POST /api/hall/seeks`; `None` if no whole answer comes.
pub(crate) async fn ask(
    network: &Network,
    what: &str,
    cookie: &str,
    body: &Value,
) -> Option<Answer> {
    timeout(PATIENCE, ask_patiently(network, what, cookie, body))
        .await
        .ok()?
}

async fn ask_patiently(
    network: &Network,
    what: &str,
    cookie: &str,
    body: &Value,
) -> Option<Answer> {
    // The connection is whole as long as its control is there.
    let (mut stream, _control) = network.open();
    let body = body.to_string();
    let length = body.len();
    let request = format!(
        "{what} HTTP/1.1\r\nhost: localhost\r\ncookie: {cookie}\r\nconnection: close\r\n\
         content-type: application/json\r\ncontent-length: {length}\r\n\r\n{body}"
    );
    stream.write_all(request.as_bytes()).await.ok()?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await.ok()?;
    read(&String::from_utf8(answer).ok()?)
}

fn read(answer: &str) -> Option<Answer> {
    let (head, body) = answer.split_once("\r\n\r\n")?;
    let mut lines = head.lines();
    let status = lines.next()?.split(' ').nth(1)?.parse().ok()?;
    let cookie = lines.find_map(|line| line.strip_prefix("set-cookie: "));
    let cookie = cookie.and_then(|cookie| cookie.split(';').next());
    Some(Answer {
        status,
        cookie: cookie.map(str::to_owned),
        body: serde_json::from_str(body).unwrap_or(Value::Null),
    })
}
