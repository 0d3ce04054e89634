//! The sockets of pages.

use std::sync::Arc;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use rosespring_wire::messages::ToClient;
use tokio::io::DuplexStream;
use tokio::time::timeout;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

use crate::line::{LineControl, Network};

/// The time after which a page gives up to connect, and takes a silent socket for lost.
pub(crate) const SILENCE: Duration = Duration::from_secs(10);

/// A socket, and the faults of its connection.
pub(crate) struct Socket {
    stream: WebSocketStream<DuplexStream>,
    pub(crate) control: Arc<LineControl>,
}

/// Opens a socket at a table. `known` is the version that the page has; without a cookie it is a
/// watcher's. `None` if no connection comes about.
pub(crate) async fn connect(
    network: &Network,
    table: &str,
    cookie: &str,
    known: Option<u32>,
) -> Option<Socket> {
    let since = known.map_or_else(String::new, |known| format!("?since={known}"));
    open(
        network,
        &format!("/api/tables/{table}/socket{since}"),
        cookie,
    )
    .await
}

/// Opens a socket of the hall; `None` if no connection comes about.
pub(crate) async fn open(network: &Network, path: &str, cookie: &str) -> Option<Socket> {
    let address = format!("ws://localhost{path}");
    let mut request = address.into_client_request().ok()?;
    if !cookie.is_empty() {
        request.headers_mut().insert("cookie", cookie.parse().ok()?);
    }
    let (stream, control) = network.open();
    let opening = tokio_tungstenite::client_async(request, stream);
    let (stream, _) = timeout(SILENCE, opening).await.ok()?.ok()?;
    Some(Socket { stream, control })
}

impl Socket {
    /// Returns the next message; `None` when the connection is lost.
    pub(crate) async fn hear(&mut self) -> Option<ToClient> {
        loop {
            let heard = timeout(SILENCE, self.stream.next()).await.ok()??.ok()?;
            match heard {
                Message::Text(text) => return serde_json::from_str(&text).ok(),
                Message::Close(_) => return None,
                _ => {}
            }
        }
    }

    /// Returns the next message as it came, after any time; `None` when the connection is lost.
    pub(crate) async fn hear_text(&mut self) -> Option<String> {
        loop {
            match self.stream.next().await?.ok()? {
                Message::Text(text) => return Some(text.as_str().to_owned()),
                Message::Close(_) => return None,
                _ => {}
            }
        }
    }

    /// Closes the connection as a page does that is left.
    pub(crate) async fn close(&mut self) -> Option<()> {
        let closed = timeout(SILENCE, SinkExt::close(&mut self.stream));
        closed.await.ok()?.ok()
    }

    /// Sends a text; `None` if the connection is lost.
    pub(crate) async fn send(&mut self, text: &str) -> Option<()> {
        let sent = timeout(SILENCE, self.stream.send(Message::text(text)));
        sent.await.ok()?.ok()
    }
}
