//! The sockets of pages.

use std::net::SocketAddr;

use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;

use crate::Failure;

/// Buffer of each socket, in bytes. Messages are shorter, but for whole tables.
const BUFFER_BYTES: usize = 4 * 1024;

pub(crate) type Socket = WebSocketStream<TcpStream>;

/// Opens a page at a table. `known` is the version that it has; without a cookie it is a watcher's.
pub(crate) async fn connect(
    address: SocketAddr,
    table: &str,
    cookie: &str,
    known: Option<u32>,
) -> Result<Socket, Failure> {
    let since = known.map_or_else(String::new, |known| format!("?since={known}"));
    connect_path(
        address,
        &format!("/api/tables/{table}/socket{since}"),
        cookie,
    )
    .await
}

/// Opens a socket at a path of the hall; without a cookie the page is a stranger's.
pub(crate) async fn connect_path(
    address: SocketAddr,
    path: &str,
    cookie: &str,
) -> Result<Socket, Failure> {
    let mut request = format!("ws://{address}{path}").into_client_request()?;
    if !cookie.is_empty() {
        request.headers_mut().insert("cookie", cookie.parse()?);
    }
    let stream = TcpStream::connect(address).await?;
    stream.set_nodelay(true)?;
    let config = WebSocketConfig::default()
        .read_buffer_size(BUFFER_BYTES)
        .write_buffer_size(0);
    let opened = tokio_tungstenite::client_async_with_config(request, stream, Some(config));
    let (socket, _) = opened.await?;
    Ok(socket)
}
