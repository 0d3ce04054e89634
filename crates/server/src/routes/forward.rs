//! Passes requests on to the node of a hall that runs a table, or that leads.
//!
//! A request is checked here first, as every request of the public port is. The other node gets it
//! as the browser sent it, and answers the browser through this one; a socket becomes two
//! connections whose bytes are copied. So a table has all its pages at one node, whichever node
//! they are connected to. The exceptions are watchers and the lobby, if the nodes have a bus: a
//! node serves its own pages that only listen, and hears over the bus when there is more to see.

use axum::body::{Body, Bytes};
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::{HeaderValue, StatusCode};
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

use super::route::Place::{AnyNode, Leader, LeaderOrCopy, Table, TableOrFollower};
use super::route::{Route, route_of};
use crate::error::ApiError;
use crate::limits::LOBBY_ANSWER_BYTES_MAX;
use crate::nodes::{
    FINISHED_PATH, KEY_HEADER, LOBBY_PATH, NOTICES_PATH, NodeEnd, Nodes, PassedOn, SESSIONS_PATH,
    remove_of_connection,
};
use crate::socket::FollowedHandle;
use crate::state::AppState;

/// Bytes of the buffer in which a socket is copied, in each direction. Most messages are shorter.
const COPY_BYTES: usize = 1024;

/// Adds to the routes that a request is passed on to its node.
pub(super) fn forwarded(router: Router<AppState>, state: &AppState) -> Router<AppState> {
    router.layer(middleware::from_fn_with_state(state.clone(), to_its_node))
}

/// Returns whether another node has checked a request, and has shown the key.
pub(super) fn is_passed_on(request: &Request) -> bool {
    request.extensions().get::<PassedOn>().is_some()
}

/// Handles a request here, or passes it on.
async fn to_its_node(State(state): State<AppState>, mut request: Request, next: Next) -> Response {
    let Some(nodes) = state.host.nodes() else {
        return next.run(request).await;
    };
    let Some(route) = route_of(&request).filter(|route| route.place != AnyNode) else {
        return next.run(request).await;
    };
    match other_node(&state, nodes, route, request.uri().path()).await {
        Ok(None) => next.run(request).await,
        // Each node believes that the other one has it: a moment later one of them knows.
        Ok(Some(_)) if is_passed_on(&request) => ApiError::NodeAway.into_response(),
        Ok(Some(node)) if is_followed(&state, nodes, &node, route, &mut request).await => {
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
    route: &Route,
    path: &str,
) -> Result<Option<StoredNode>, ApiError> {
    match route.place {
        AnyNode => Ok(None),
        Leader | LeaderOrCopy => nodes.leader(),
        Table | TableOrFollower => {
            let table = route.first_parameter(path);
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
    route: &Route,
    request: &mut Request,
) -> bool {
    if route.place == LeaderOrCopy {
        let hall = state.hall.as_ref();
        return hall.is_some_and(|hall| hall.lobby.is_copied());
    }
    if route.place != TableOrFollower || !nodes.is_near(node.id) {
        return false;
    }
    let viewer = request.extensions().get::<Viewer>();
    let Some(viewer) = viewer.filter(|viewer| !viewer.holds_any()) else {
        return false;
    };
    let delay_ms = viewer.delay_ms();
    let table = route.first_parameter(request.uri().path());
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
        biased;
        answer = nodes.send(node, request) => answer?,
        () = &mut gone => return Err(ApiError::NodeAway),
    };
    if answer.status() == StatusCode::SWITCHING_PROTOCOLS {
        let of_node = hyper::upgrade::on(&mut answer);
        let mut stopping = state.host.stopping();
        let end = async move {
            tokio::select! {
                biased;
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
        biased;
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
        .route(SESSIONS_PATH, post(sessions))
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

/// Hears that sessions of a person, whose id is the body, ended at another node.
async fn sessions(State(state): State<AppState>, person: String) -> StatusCode {
    if let Some(hall) = &state.hall {
        hall.hear_sessions(&person).await;
    }
    StatusCode::NO_CONTENT
}
