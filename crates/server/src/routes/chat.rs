//! Messages between the players of a table.

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::{Extension, Json};
use rosespring_wire::chat::{ChatLine, ChatMute, ChatView, ChatWords};
use rosespring_wire::json;

use super::body::{BodyResult, bytes};
use super::hall::hall;
use super::list::{Routes, routes};
use super::rights::Caller;
use super::viewer::By;
use crate::error::{ApiError, ErrorBody};
use crate::state::AppState;
use crate::table::News;

/// Returns the routes for messages.
pub(super) fn routes() -> Routes {
    Routes::new()
        .routes(routes!(chat, say))
        .routes(routes!(mute))
        .routes(routes!(report))
}

/// Returns the messages of both players, the oldest first, and what the reader may write.
#[utoipa::path(
    get,
    path = "/api/tables/{id}/chat",
    params(("id" = String, Path)),
    responses(
        (status = 200, body = ChatView),
        (status = 404, body = ErrorBody, description = "`no_table`"),
    )
)]
async fn chat(
    State(state): State<AppState>,
    Extension(Caller(person)): Extension<Caller>,
    Path(id): Path<String>,
) -> Result<Json<ChatView>, ApiError> {
    let person = person.ok_or_else(|| ApiError::NoTable(id.clone()))?;
    Ok(Json(hall(&state)?.chat(&id, &person).await?))
}

/// Hides the messages of the other player, or shows them again, at all tables.
#[utoipa::path(
    put,
    path = "/api/tables/{id}/chat/mute",
    params(("id" = String, Path)),
    request_body = ChatMute,
    responses(
        (status = 204),
        (status = 400, body = ErrorBody, description = "`invalid_body`"),
        (status = 404, body = ErrorBody, description = "`no_table`"),
    )
)]
async fn mute(
    State(state): State<AppState>,
    Extension(Caller(person)): Extension<Caller>,
    Path(id): Path<String>,
    body: BodyResult,
) -> Result<StatusCode, ApiError> {
    let body = bytes(body)?;
    let ChatMute { is_muted } = json::from_slice(&body)?;
    let person = person.ok_or_else(|| ApiError::NoTable(id.clone()))?;
    hall(&state)?.mute(&id, &person, is_muted).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Sends a message to the other player: at most five in ten seconds, and texts only after some
/// finished matches.
#[utoipa::path(
    post,
    path = "/api/tables/{id}/chat",
    params(("id" = String, Path)),
    request_body = ChatWords,
    responses(
        (status = 201, body = ChatLine),
        (status = 400, body = ErrorBody, description = "`invalid_body`"),
        (status = 403, body = ErrorBody, description = "`no_texts_yet`, `silenced`"),
        (status = 404, body = ErrorBody, description = "`no_table`"),
        (status = 409, body = ErrorBody, description = "`chat_full`"),
        (status = 429, body = ErrorBody, description = "`too_fast`"),
    )
)]
async fn say(
    State(state): State<AppState>,
    By(viewer): By,
    Path(id): Path<String>,
    body: BodyResult,
) -> Result<(StatusCode, Json<ChatLine>), ApiError> {
    let body = bytes(body)?;
    let words = ChatWords::read(&body)?;
    let line = hall(&state)?.say(&id, &viewer, words).await?;
    state.tables.tell(&id, News::Chat(line.clone()));
    Ok((StatusCode::CREATED, Json(line)))
}

/// Reports a message of the other player to the operator, with all messages until now.
#[utoipa::path(
    post,
    path = "/api/tables/{id}/chat/{number}/report",
    params(("id" = String, Path), ("number" = u32, Path)),
    responses(
        (status = 204),
        (status = 404, body = ErrorBody, description = "`no_table`, `no_message`"),
    )
)]
async fn report(
    State(state): State<AppState>,
    Extension(Caller(person)): Extension<Caller>,
    Path((id, number)): Path<(String, String)>,
) -> Result<StatusCode, ApiError> {
    let person = person.ok_or_else(|| ApiError::NoTable(id.clone()))?;
    hall(&state)?.report(&id, &number, &person).await?;
    Ok(StatusCode::NO_CONTENT)
}
