//! Accepts connections, limits their number, and ends those that do not send or read in time.

mod timed_stream;

use std::convert::Infallible;
use std::net::{IpAddr, SocketAddr};
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::Request;
use axum::http::HeaderValue;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Semaphore, watch};
use tower::ServiceExt;

use crate::limits::{ACCEPT_PAUSE, Capacity, HEAD_TIMEOUT, PEER_HEADER, WRITE_TIMEOUT};
use timed_stream::TimedStream;

/// The number of connections, and the time limits of each.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ConnectionLimits {
    /// Maximum number of open connections; further ones wait.
    pub connections: usize,
    /// For the head of a request, counted from the end of the previous request. An idle connection
    /// ends too.
    pub head: Duration,
    /// For reading a part of what the server sends.
    pub write: Duration,
    /// Whether requests get the address of their peer (`x-rosespring-peer`), in place of what they
    /// say themselves. Those of another node have it already.
    pub names_peers: bool,
}

impl Default for ConnectionLimits {
    fn default() -> Self {
        Self {
            connections: Capacity::LOCAL.connections,
            head: HEAD_TIMEOUT,
            write: WRITE_TIMEOUT,
            names_peers: true,
        }
    }
}

/// Serves `router` on `listener` until `stop` completes, then finishes the running requests. At
/// most `limits.connections` connections are open at once; further ones wait.
pub async fn serve_connections(
    listener: TcpListener,
    router: Router,
    limits: ConnectionLimits,
    stop: impl Future<Output = ()>,
) {
    let places = Arc::new(Semaphore::new(limits.connections));
    let (closing, _) = watch::channel(());
    let mut stop = pin!(stop);
    loop {
        let accepted = async {
            let place = Arc::clone(&places).acquire_owned().await.ok()?;
            Some((accept(&listener).await, place))
        };
        let ((stream, peer), place) = tokio::select! {
            biased;
            () = &mut stop => break,
            Some(accepted) = accepted => accepted,
        };
        let peer = limits.names_peers.then(|| peer.ip());
        let stream = TimedStream::new(stream, limits.write, Some(place));
        let (router, closing) = (router.clone(), closing.subscribe());
        tokio::spawn(serve_stream(stream, peer, router, limits, closing));
    }
    drop(listener);
    // Connections drop their receivers when they end.
    let _ = closing.send(());
    closing.closed().await;
}

/// Serves the requests of one connection of any kind until it ends or becomes a WebSocket. They
/// name `peer` as the address from which they come.
pub async fn serve_connection<S>(
    stream: S,
    peer: Option<IpAddr>,
    router: Router,
    limits: ConnectionLimits,
) where
    S: AsyncRead + AsyncWrite + Unpin + Send + 'static,
{
    let stream = TimedStream::new(stream, limits.write, None);
    // Nobody asks it to stop.
    let (_open, closing) = watch::channel(());
    serve_stream(stream, peer, router, limits, closing).await;
}

/// Serves the requests of a connection until it ends or becomes a WebSocket. `closing` changes when
/// the server is asked to stop.
async fn serve_stream<S>(
    stream: TimedStream<S>,
    peer: Option<IpAddr>,
    router: Router,
    limits: ConnectionLimits,
    mut closing: watch::Receiver<()>,
) where
    S: AsyncRead + AsyncWrite + Unpin + Send + 'static,
{
    let mut connection = pin!(
        http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(limits.head)
            .serve_connection(TokioIo::new(stream), Handler(router, peer))
            .with_upgrades()
    );
    let ended = tokio::select! {
        biased;
        ended = connection.as_mut() => ended,
        _ = closing.changed() => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = ended {
        tracing::debug!("a connection ended: {error}");
    }
}

/// The router as a service of hyper.
#[derive(Clone)]
struct Handler(Router, Option<IpAddr>);

impl hyper::service::Service<Request<Incoming>> for Handler {
    type Response = axum::response::Response;
    type Error = Infallible;
    type Future = tower::util::Oneshot<Router, Request<Body>>;

    fn call(&self, request: Request<Incoming>) -> Self::Future {
        let mut request = request.map(Body::new);
        if let Some(peer) = self.1
            && let Ok(peer) = HeaderValue::try_from(peer.to_string())
        {
            request.headers_mut().insert(PEER_HEADER, peer);
        }
        self.0.clone().oneshot(request)
    }
}

/// Accepts the next connection. Some errors concern only one connection. Others, such as too many
/// open files, end when other connections end.
async fn accept(listener: &TcpListener) -> (TcpStream, SocketAddr) {
    loop {
        match listener.accept().await {
            Ok(accepted) => return accepted,
            Err(error) => {
                tracing::warn!("a connection cannot be accepted: {error}");
                tokio::time::sleep(ACCEPT_PAUSE).await;
            }
        }
    }
}
