//! The lobby of the hall, and seeks.

use axum::Extension;
use axum::extract::rejection::QueryRejection;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use rosespring_wire::hall::AcceptInvitation;
use rosespring_wire::lobby::{NewSeek, SeekAnswer};
use serde::Deserialize;
use utoipa::IntoParams;

use super::body::{BodyResult, bytes};
use super::hall::{hall, with_cookie};
use super::list::{Routes, routes};
use super::rights::Caller;
use crate::error::{ApiError, ErrorBody};
use crate::hall::lobby;
use crate::limits::{LOBBY_BUFFER_BYTES, MESSAGE_BYTES_MAX};
use crate::state::AppState;

/// Returns the routes of the lobby.
pub(super) fn routes() -> Routes {
    Routes::new()
        .routes(routes!(line))
        .routes(routes!(seek, withdraw))
        .routes(routes!(accept))
}

/// The query of a page that enters the lobby.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct Entering {
    /// Whether the person agrees that others in the lobby read their name.
    #[serde(default)]
    named: bool,
    /// The seek that the page waited with before its last line ended. If it was accepted
    /// meanwhile, the page is told so.
    seek: Option<String>,
}

/// The WebSocket of the lobby. The server sends `LobbyMessage`s: first the whole lobby, then the
/// differences, at most once a second. A seek is listed as long as its person has such a socket,
/// and a few seconds longer. The page sends nothing.
#[utoipa::path(
    get,
    path = "/api/hall/lobby",
    params(Entering),
    responses(
        (status = 101, description = "the connection is a WebSocket from here on"),
        (status = 400, body = ErrorBody, description = "`invalid_query`"),
        (status = 426, body = ErrorBody, description = "`no_upgrade`"),
        (status = 429, body = ErrorBody, description = "`too_many_sockets`"),
    )
)]
async fn line(
    State(state): State<AppState>,
    Extension(Caller(person)): Extension<Caller>,
    asked: Result<Query<Entering>, QueryRejection>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, ApiError> {
    let upgrade = upgrade.map_err(|error| ApiError::NoUpgrade(error.body_text()))?;
    let Query(Entering { named, seek }) =
        asked.map_err(|error| ApiError::InvalidQuery(error.body_text()))?;
    let hall = hall(&state)?;
    let mut welcome = hall.lobby.enter(person.as_ref(), named)?;
    if let Some(member) = person.as_ref().filter(|person| person.is_member) {
        let id = member.id.as_str();
        welcome.show_challenges(hall.lobby.challenges_of(id).await?);
    }
    if let Some(seek) = seek
        && let Some(table) = hall.table_of_seek(&seek, person.as_ref()).await?
    {
        welcome.seat(table);
    }
    Ok(upgrade
        .max_message_size(MESSAGE_BYTES_MAX)
        .max_frame_size(MESSAGE_BYTES_MAX)
        .read_buffer_size(LOBBY_BUFFER_BYTES)
        .write_buffer_size(LOBBY_BUFFER_BYTES)
        .on_upgrade(|socket| lobby::talk(socket, welcome)))
}

/// Seeks a game with anybody. If somebody seeks the same game already, it begins; otherwise the
/// seek waits, in place of an earlier one of the person. The seek of a bot is never accepted in
/// this way: people choose it in the lobby.
#[utoipa::path(
    post,
    path = "/api/hall/seeks",
    request_body = NewSeek,
    responses(
        (status = 200, body = SeekAnswer, description = "with the id of the table"),
        (status = 201, body = SeekAnswer, description = "with the id of the seek that waits"),
        (status = 400, body = ErrorBody, description = "`invalid_body`: every fault is named"),
        (status = 401, body = ErrorBody,
         description = "`not_member`: a rated match needs an account"),
        (status = 409, body = ErrorBody, description = "`too_many_tables`"),
        (status = 429, body = ErrorBody, description = "`left_lately`"),
        (status = 503, body = ErrorBody, description = "`too_many_seeks`"),
    )
)]
async fn seek(
    State(state): State<AppState>,
    Extension(Caller(person)): Extension<Caller>,
    headers: HeaderMap,
    body: BodyResult,
) -> Result<Response, ApiError> {
    let body = bytes(body)?;
    let wanted = NewSeek::read(&body)?;
    let listed = state.host.dice.is_listed();
    let (answer, cookie) = hall(&state)?.seek(person, wanted, &headers, listed).await?;
    let status = match answer.table {
        Some(_) => StatusCode::OK,
        None => StatusCode::CREATED,
    };
    Ok(with_cookie(status, answer, cookie))
}

/// Withdraws the caller's seek. Without one nothing changes.
#[utoipa::path(
    delete,
    path = "/api/hall/seeks",
    operation_id = "withdraw_seek",
    responses((status = 204))
)]
async fn withdraw(
    State(state): State<AppState>,
    Extension(Caller(person)): Extension<Caller>,
) -> Result<StatusCode, ApiError> {
    if let Some(person) = person {
        hall(&state)?.withdraw_seek(&person).await?;
    }
    Ok(StatusCode::NO_CONTENT)
}

/// Accepts a seek: the game begins, and an own seek ends.
#[utoipa::path(
    post,
    path = "/api/hall/seeks/{id}/accept",
    operation_id = "accept_seek",
    params(("id" = String, Path)),
    request_body = AcceptInvitation,
    responses(
        (status = 200, body = SeekAnswer, description = "with the id of the table"),
        (status = 400, body = ErrorBody, description = "`invalid_body`"),
        (status = 401, body = ErrorBody,
         description = "`not_member`: a rated match needs an account"),
        (status = 403, body = ErrorBody, description = "`not_for_bots`"),
        (status = 404, body = ErrorBody, description = "`no_seek`"),
        (status = 409, body = ErrorBody,
         description = "`own_seek`, `blocked`, `rated_limit`, `rating_range`, `too_many_tables`"),
        (status = 429, body = ErrorBody, description = "`left_lately`"),
    )
)]
async fn accept(
    State(state): State<AppState>,
    Extension(Caller(person)): Extension<Caller>,
    Path(id): Path<String>,
    headers: HeaderMap,
    body: BodyResult,
) -> Result<Response, ApiError> {
    let body = bytes(body)?;
    let AcceptInvitation { name } = AcceptInvitation::read(&body)?;
    let listed = state.host.dice.is_listed();
    let hall = hall(&state)?;
    let (answer, cookie) = hall
        .accept_seek(&id, person, name, &headers, listed)
        .await?;
    Ok(with_cookie(StatusCode::OK, answer, cookie))
}
