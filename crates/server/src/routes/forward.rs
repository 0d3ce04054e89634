//! Passes requests on to the node of a hall that runs a table, or that leads.
//!
//! A request is checked here first, as every request of the public port is. The other node gets it
//! as the browser sent it, and answers the browser through this one; a socket becomes two
//! connections whose bytes are copied. So a table has all its pages at one node, whichever node
//! they are connected to. The exceptions are watchers and the lobby, if the nodes have a bus: a
//! node serves its own pages that only listen, and hears over the bus when there is more to see.

use axum::body::{Body, Bytes};
use axum::extract::{DefaultBodyLimit, MatchedPath, Request, State};
use axum::http::{HeaderValue, Method, StatusCode};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::post;
use axum::{Json, Router};
use futures_util::StreamExt as _;
use hyper::upgrade::OnUpgrade;
use hyper_util::rt::TokioIo;
use rosespring_store::{Lease, StoredNode};
use rosespring_table::game::Viewer;
use tokio::io::copy_bidirectional_with_sizes;

use crate::error::ApiError;
use crate::limits::LOBBY_ANSWER_BYTES_MAX;
use crate::nodes::{
    FINISHED_PATH, KEY_HEADER, LOBBY_PATH, NOTICES_PATH, NodeEnd, Nodes, PassedOn,
    remove_of_connection, send,
};
use crate::socket::FollowedHandle;
use crate::state::AppState;

/// Bytes of the buffer in which a socket is copied, in each direction. Most messages are shorter.
const COPY_BYTES: usize = 1024;
/// The route of the sockets of the lobby.
const LOBBY_SOCKET: &str = "/api/hall/lobby";
/// The route of the sockets of tables.
const TABLE_SOCKET: &str = "/api/tables/{id}/socket";

/// Where a request is handled.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Place {
    /// At the node that runs the table whose id is this part of the path.
    Table(usize),
    /// At the node that leads.
    Leader,
}

use Place::{Leader, Table};

/// The routes that are not handled at any node, with their place: those that use the task of a
/// table, and those that use what a hall has once in memory. Everything else is in the database.
pub(super) const PLACES: &[(&str, &str, Place)] = &[
    ("GET", TABLE_SOCKET, Table(3)),
    ("POST", "/api/tables/{id}/chat", Table(3)),
    ("POST", "/api/tables/{id}/rematch", Table(3)),
    ("GET", "/api/bot/tables/{id}", Table(4)),
    ("POST", "/api/bot/tables/{id}/throw", Table(4)),
    ("POST", "/api/bot/tables/{id}/play", Table(4)),
    ("POST", "/api/bot/tables/{id}/done", Table(4)),
    ("POST", "/api/bot/tables/{id}/resign", Table(4)),
    ("POST", "/api/bot/tables/{id}/answer", Table(4)),
    ("POST", "/api/bot/tables/{id}/next", Table(4)),
    ("POST", "/api/bot/tables/{id}/links", Table(4)),
    // The lobby and those who are in it.
    ("GET", LOBBY_SOCKET, Leader),
    ("POST", "/api/hall/seeks", Leader),
    ("DELETE", "/api/hall/seeks", Leader),
    ("POST", "/api/hall/seeks/{id}/accept", Leader),
    ("POST", "/api/hall/challenges", Leader),
    ("POST", "/api/hall/challenges/{id}/accept", Leader),
    ("DELETE", "/api/hall/challenges/{id}", Leader),
    ("POST", "/api/players/{name}/block", Leader),
    ("DELETE", "/api/players/{name}/block", Leader),
    ("POST", "/api/hall/invitations/{id}/accept", Leader),
    ("GET", "/api/bot/events", Leader),
    // Tournaments are in memory.
    ("GET", "/api/tournaments", Leader),
    ("POST", "/api/tournaments", Leader),
    ("GET", "/api/tournaments/{id}", Leader),
    ("GET", "/api/tournaments/{id}/boards", Leader),
    ("POST", "/api/tournaments/{id}/join", Leader),
    ("POST", "/api/tournaments/{id}/withdraw", Leader),
    ("POST", "/api/tournaments/{id}/begin", Leader),
    ("POST", "/api/tournaments/{id}/cancel", Leader),
    // Limits on tries, and challenges for passkeys, are in memory.
    ("POST", "/api/account", Leader),
    ("POST", "/api/account/recover", Leader),
    ("POST", "/api/account/password", Leader),
    ("POST", "/api/account/recovery-codes", Leader),
    ("DELETE", "/api/account", Leader),
    ("POST", "/api/session", Leader),
    ("POST", "/api/passkeys/claim/begin", Leader),
    ("POST", "/api/passkeys/claim", Leader),
    ("POST", "/api/session/passkey/begin", Leader),
    ("POST", "/api/session/passkey", Leader),
    ("POST", "/api/passkeys/begin", Leader),
    ("POST", "/api/passkeys", Leader),
    ("POST", "/api/passkeys/confirm", Leader),
    ("DELETE", "/api/passkeys/{id}", Leader),
    // The queue of analyses.
    ("GET", "/api/analyses/{id}", Leader),
    ("GET", "/api/analyses/{id}/events", Leader),
];

fn place(method: &Method, path: &str) -> Option<Place> {
    let mut places = PLACES.iter();
    let found = places.find(|(listed, route, _)| *listed == method.as_str() && *route == path);
    found.map(|(_, _, place)| *place)
}

/// Handles a request here, or passes it on.
pub(super) async fn to_its_node(
    State(state): State<AppState>,
    mut request: Request,
    next: Next,
) -> Response {
    let Some(nodes) = state.host.nodes() else {
        return next.run(request).await;
    };
    let route = request.extensions().get::<MatchedPath>();
    let place = route.and_then(|route| place(request.method(), route.as_str()));
    let Some(place) = place else {
        return next.run(request).await;
    };
    let is_passed_on = request.extensions().get::<PassedOn>().is_some();
    match other_node(&state, nodes, place, request.uri().path()).await {
        Ok(None) => next.run(request).await,
        // Each node believes that the other one has it: a moment later one of them knows.
        Ok(Some(_)) if is_passed_on => ApiError::NodeAway.into_response(),
        Ok(Some(node)) if is_followed(&state, nodes, &node, &mut request).await => {
            next.run(request).await
        }
        Ok(Some(node)) => {
            let passed = pass_on(&state, nodes, &node, request).await;
            passed.unwrap_or_else(IntoResponse::into_response)
        }
        Err(error) => error.into_response(),
    }
}

/// Returns the node at which a request is handled, unless it is this one.
async fn other_node(
    state: &AppState,
    nodes: &Nodes,
    place: Place,
    path: &str,
) -> Result<Option<StoredNode>, ApiError> {
    match place {
        Leader => nodes.leader(),
        Table(part) => {
            let table = path.split('/').nth(part).unwrap_or_default();
            if state.tables.is_open(table) {
                return Ok(None);
            }
            Ok(match nodes.lease(table).await? {
                Lease::Own { .. } => None,
                Lease::Other(node) => Some(node),
            })
        }
    }
}

/// Returns whether this node serves a page that only listens, although the table is at another
/// node, which it hears over the bus. The request is then marked.
async fn is_followed(
    state: &AppState,
    nodes: &Nodes,
    node: &StoredNode,
    request: &mut Request,
) -> bool {
    let route = request.extensions().get::<MatchedPath>();
    let route = route.map_or("", |route| route.as_str());
    if route == LOBBY_SOCKET {
        let hall = state.hall.as_ref();
        return hall.is_some_and(|hall| hall.lobby.is_copied());
    }
    if route != TABLE_SOCKET || !nodes.is_near(node.id) {
        return false;
    }
    let viewer = request.extensions().get::<Viewer>();
    let Some(viewer) = viewer.filter(|viewer| !viewer.holds_any()) else {
        return false;
    };
    let delay_ms = viewer.delay_ms();
    let table = request.uri().path().split('/').nth(3).unwrap_or_default();
    match state.tables.follow(table, node.id, delay_ms).await {
        Ok(table) => {
            request.extensions_mut().insert(FollowedHandle(table));
            true
        }
        Err(error) => {
            tracing::debug!(table, "not followed: {error}");
            false
        }
    }
}

/// Passes a request on, and returns the answer of the other node.
async fn pass_on(
    state: &AppState,
    nodes: &Nodes,
    node: &StoredNode,
    mut request: Request,
) -> Result<Response, ApiError> {
    let of_browser = hyper::upgrade::on(&mut request);
    let mut gone = nodes.watch(node);
    let mut answer = tokio::select! {
        answer = send(node, nodes.key(), request) => answer?,
        () = &mut gone => return Err(ApiError::NodeAway),
    };
    if answer.status() == StatusCode::SWITCHING_PROTOCOLS {
        let of_node = hyper::upgrade::on(&mut answer);
        let mut stopping = state.host.stopping();
        let end = async move {
            tokio::select! {
                () = gone => {}
                _ = stopping.changed() => {}
            }
        };
        tokio::spawn(join(of_browser, of_node, end));
        let (head, _) = answer.into_parts();
        return Ok(Response::from_parts(head, Body::empty()));
    }
    let (mut head, body) = answer.into_parts();
    remove_of_connection(&mut head.headers);
    Ok(Response::from_parts(head, until(body, gone)))
}

/// Returns a body that ends when the other node counts as dead.
fn until(body: hyper::body::Incoming, gone: NodeEnd) -> Body {
    Body::from_stream(Body::new(body).into_data_stream().take_until(gone))
}

/// Copies the bytes of a socket in both directions until one side closes it, or `end`.
async fn join(of_browser: OnUpgrade, of_node: OnUpgrade, end: impl Future<Output = ()>) {
    let (Ok(browser), Ok(node)) = tokio::join!(of_browser, of_node) else {
        return;
    };
    let (mut browser, mut node) = (TokioIo::new(browser), TokioIo::new(node));
    let copied = copy_bidirectional_with_sizes(&mut browser, &mut node, COPY_BYTES, COPY_BYTES);
    tokio::select! {
        copied = copied => if let Err(error) = copied {
            tracing::debug!("a socket of another node ended: {error}");
        },
        () = end => {}
    }
}

/// Returns the routes of the port for other nodes. Every request must show the key.
pub(crate) fn node_router(state: AppState) -> Router {
    let shown = middleware::from_fn_with_state(state.clone(), only_nodes);
    Router::new()
        .route(FINISHED_PATH, post(finished))
        .route(NOTICES_PATH, post(notices))
        .route(
            LOBBY_PATH,
            post(lobby).layer(DefaultBodyLimit::max(LOBBY_ANSWER_BYTES_MAX)),
        )
        .fallback_service(super::router(state.clone()))
        .layer(shown)
        .with_state(state)
}

async fn only_nodes(State(state): State<AppState>, mut request: Request, next: Next) -> Response {
    let is_node = state
        .host
        .nodes()
        .is_some_and(|nodes| nodes.key().is_shown(request.headers()));
    if !is_node {
        tracing::warn!("a request without the key of the nodes was refused");
        let name = [("www-authenticate", HeaderValue::from_static(KEY_HEADER))];
        return (StatusCode::UNAUTHORIZED, name).into_response();
    }
    request.headers_mut().remove(KEY_HEADER);
    request.extensions_mut().insert(PassedOn);
    next.run(request).await
}

/// Hears that a match is over at another node.
async fn finished(State(state): State<AppState>) -> StatusCode {
    state.host.finished.notify_one();
    StatusCode::NO_CONTENT
}

/// Hears who is in the lobby at another node, which copies it.
async fn lobby(State(state): State<AppState>, body: Bytes) -> Result<Response, ApiError> {
    let hall = state.hall.as_ref().ok_or(ApiError::NodeAway)?;
    let report = serde_json::from_slice(&body);
    let report = report.map_err(|error| ApiError::InvalidQuery(error.to_string()))?;
    Ok(Json(hall.lobby.hear_report(report)?).into_response())
}

/// Hears that the notices of a person, whose id is the body, changed at another node.
async fn notices(State(state): State<AppState>, person: String) -> StatusCode {
    if let Some(hall) = &state.hall {
        hall.hear_notices(&person);
    }
    StatusCode::NO_CONTENT
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::super::rights::RIGHTS;
    use super::*;

    #[test]
    fn every_place_is_that_of_a_route_and_names_the_part_with_the_table() {
        let mut seen = BTreeSet::new();
        for (method, path, place) in PLACES {
            let is_route = RIGHTS.iter().any(|(m, p, _)| (m, p) == (method, path));
            assert!(is_route, "{method} {path}");
            assert!(
                seen.insert((method, path)),
                "{method} {path} is listed twice"
            );
            if let Table(part) = place {
                assert_eq!(path.split('/').nth(*part), Some("{id}"), "{path}");
                assert_eq!(path.split('/').nth(part - 1), Some("tables"), "{path}");
            }
        }
    }
}
