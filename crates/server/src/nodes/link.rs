//! Requests from one node to another.

use std::io;
use std::pin::Pin;

use axum::body::Body;
use axum::http::{HeaderMap, Request, Response, header};
use futures_util::FutureExt as _;
use futures_util::future::BoxFuture;
use hyper::body::Incoming;
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use rosespring_store::StoredNode;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio::time::timeout;

use super::KEY_HEADER;
use super::key::NodeKey;
use super::url::NodeUrl;
use crate::error::ApiError;
use crate::limits::{NODE_ANSWER_TIMEOUT, NODE_CONNECT_TIMEOUT};

/// Ends when a node counts as dead.
pub(crate) type NodeEnd = Pin<Box<dyn Future<Output = ()> + Send>>;

/// Headers that are about one connection, and not about what it carries.
const OF_CONNECTION: [header::HeaderName; 4] = [
    header::CONNECTION,
    header::TRANSFER_ENCODING,
    header::TE,
    header::TRAILER,
];

/// A connection to another node.
pub trait NodeStream: AsyncRead + AsyncWrite + Send + Unpin {}

impl<S: AsyncRead + AsyncWrite + Send + Unpin> NodeStream for S {}

/// Connects to other nodes.
pub trait Dial: Send + Sync {
    /// Returns a connection to the node at `url`. The caller limits the time that it takes.
    ///
    /// # Errors
    ///
    /// The node accepts no connection.
    fn dial<'a>(&'a self, url: &'a NodeUrl) -> BoxFuture<'a, io::Result<Box<dyn NodeStream>>>;
}

/// Connects to other nodes over TCP.
#[derive(Debug, Clone, Copy)]
pub(crate) struct TcpDial;

impl Dial for TcpDial {
    fn dial<'a>(&'a self, url: &'a NodeUrl) -> BoxFuture<'a, io::Result<Box<dyn NodeStream>>> {
        async {
            let stream = TcpStream::connect(url.authority()).await?;
            // Messages are short, and each is awaited by a person.
            let _ = stream.set_nodelay(true);
            Ok(Box::new(stream) as Box<dyn NodeStream>)
        }
        .boxed()
    }
}

/// Sends a request to a node over a separate connection, with the key, and returns its answer. An
/// answer that changes the protocol leaves the connection open.
///
/// # Errors
///
/// [`ApiError::NodeAway`] if the node does not answer.
pub(super) async fn send(
    dial: &dyn Dial,
    node: &StoredNode,
    key: &NodeKey,
    mut request: Request<Body>,
) -> Result<Response<Incoming>, ApiError> {
    let away = |what: &str| {
        tracing::debug!(node = node.id, "{what}");
        ApiError::NodeAway
    };
    let url: NodeUrl = node.url.parse().map_err(|_| away("its address is wrong"))?;
    let connected = timeout(NODE_CONNECT_TIMEOUT, dial.dial(&url)).await;
    let stream = match connected {
        Ok(Ok(stream)) => stream,
        Ok(Err(error)) => return Err(away(&error.to_string())),
        Err(_) => return Err(away("it accepts no connection")),
    };
    let opened = http1::handshake(TokioIo::new(stream)).await;
    let (mut sender, connection) = opened.map_err(|error| away(&error.to_string()))?;
    tokio::spawn(async move {
        if let Err(error) = connection.with_upgrades().await {
            tracing::debug!("a connection to a node ended: {error}");
        }
    });
    let is_upgrade = request.headers().contains_key(header::UPGRADE);
    if !is_upgrade {
        remove_of_connection(request.headers_mut());
    }
    request.headers_mut().insert(KEY_HEADER, key.header());
    let path = request.uri().path_and_query().cloned();
    *request.uri_mut() = path.map_or_else(Default::default, Into::into);
    match timeout(NODE_ANSWER_TIMEOUT, sender.send_request(request)).await {
        Ok(Ok(response)) => Ok(response),
        Ok(Err(error)) => Err(away(&error.to_string())),
        Err(_) => Err(away("it does not answer")),
    }
}

/// Removes the headers that are about one connection.
pub(crate) fn remove_of_connection(headers: &mut HeaderMap) {
    for name in &OF_CONNECTION {
        headers.remove(name);
    }
    headers.remove("keep-alive");
}
