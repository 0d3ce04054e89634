//! The tables.

use axum::extract::rejection::QueryRejection;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::{Path, Query, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use rosespring_wire::table::{NewTable, NewTableRequest, TableSummary, TableView};
use serde::Deserialize;
use utoipa::IntoParams;

use super::body::{BodyResult, bytes};
use super::viewer::By;
use crate::error::{ApiError, ErrorBody};
use crate::host::blocking;
use crate::limits::{MESSAGE_BYTES_MAX, SOCKET_BUFFER_BYTES, TABLES_LISTED_MAX};
use crate::socket::{self, FollowedHandle, SocketViewer};
use crate::state::AppState;
use crate::table::{TableHandle, TaskEndError};
use rosespring_rules::notation::record::Record;
use rosespring_table::game::{Seed, Settings};
use rosespring_table::stored::Unreadable;
use rosespring_table::{record, view};

/// Returns the tables changed last, newest first.
#[utoipa::path(get, path = "/api/tables", responses((status = 200, body = Vec<TableSummary>)))]
pub(super) async fn list(
    State(state): State<AppState>,
) -> Result<Json<Vec<TableSummary>>, ApiError> {
    let list = state.host.store.list(TABLES_LISTED_MAX).await?;
    Ok(Json(list.tables.iter().filter_map(view::summary).collect()))
}

/// Creates a table and begins its first game.
#[utoipa::path(
    post,
    path = "/api/tables",
    request_body = NewTable,
    responses(
        (status = 201, body = TableView),
        (status = 400, body = ErrorBody, description = "`invalid_body`: every fault is named"),
        (status = 409, body = ErrorBody, description = "`too_many_tables`"),
        (status = 413, body = ErrorBody, description = "`body_too_large`"),
    )
)]
pub(super) async fn create(
    State(state): State<AppState>,
    body: BodyResult,
) -> Result<(StatusCode, Json<TableView>), ApiError> {
    let body = bytes(body)?;
    let seed = Seed::random().map_err(|error| ApiError::Internal(error.to_string()))?;
    let request = NewTableRequest::read(&body)?;
    let settings = Settings::new(request, state.host.dice.is_listed(), seed).map_err(|faults| {
        ApiError::InvalidBody(faults.iter().map(ToString::to_string).collect())
    })?;
    let table = state.tables.create(settings).await?;
    Ok((StatusCode::CREATED, Json(table)))
}

/// Returns the view of a table.
#[utoipa::path(
    get,
    path = "/api/tables/{id}",
    params(("id" = String, Path)),
    responses(
        (status = 200, body = TableView),
        (status = 404, body = ErrorBody, description = "`no_table`"),
    )
)]
pub(super) async fn show(
    State(state): State<AppState>,
    By(viewer): By,
    Path(id): Path<String>,
) -> Result<Json<TableView>, ApiError> {
    Ok(Json(state.tables.view(&id, viewer).await?))
}

/// Removes a table and its events.
#[utoipa::path(
    delete,
    path = "/api/tables/{id}",
    params(("id" = String, Path)),
    responses(
        (status = 204),
        (status = 404, body = ErrorBody, description = "`no_table`"),
    )
)]
pub(super) async fn remove(
    State(state): State<AppState>,
    Path(id): Path<String>,
) -> Result<StatusCode, ApiError> {
    state.tables.remove(&id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Returns the match so far as a record (JSON), which `rosespring replay` and `verify` read. Steps
/// that are not committed are left out.
#[utoipa::path(
    get,
    path = "/api/tables/{id}/record",
    params(("id" = String, Path)),
    responses(
        (status = 200, content_type = "application/json"),
        (status = 404, body = ErrorBody, description = "`no_table`"),
    )
)]
pub(super) async fn record(
    State(state): State<AppState>,
    By(viewer): By,
    Path(id): Path<String>,
) -> Result<Response, ApiError> {
    let (table, bodies) = state.host.read_for(&id, &viewer).await?;
    let tournament = state.tournament_of(&id).await;
    let text = blocking(move || {
        let record = record::record(&table, &bodies)?;
        let record = Record {
            tournament,
            ..record
        };
        Ok::<_, Unreadable>(rosespring_wire::record::to_json(&record))
    });
    let text = text.await??;
    Ok(([(header::CONTENT_TYPE, "application/json")], text).into_response())
}

/// The query of a page that returns to a table.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Joining {
    /// The last version of the table that the page has received.
    since: Option<u32>,
}

/// The WebSocket of a table. The page sends `PageMessage`s, each with the last version that it
/// received; the server sends `ToClient` messages: first the whole state (`snapshot`) or, with
/// `since`, what happened since then; then a `patch` for each event. The messages are described in
/// `docs/formats.md` and declared in `crates/wire/src/table/messages.rs`.
#[utoipa::path(
    get,
    path = "/api/tables/{id}/socket",
    params(("id" = String, Path), Joining),
    responses(
        (status = 101, description = "the connection is a WebSocket from here on"),
        (status = 400, body = ErrorBody, description = "`invalid_query`"),
        (status = 404, body = ErrorBody, description = "`no_table`"),
        (status = 426, body = ErrorBody, description = "`no_upgrade`"),
        (status = 429, body = ErrorBody, description = "`too_many_sockets`"),
    )
)]
pub(super) async fn socket(
    State(state): State<AppState>,
    By(viewer): By,
    followed: Option<Extension<FollowedHandle>>,
    Path(id): Path<String>,
    asked: Result<Query<Joining>, QueryRejection>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, ApiError> {
    let upgrade = upgrade.map_err(|error| ApiError::NoUpgrade(error.body_text()))?;
    let Query(Joining { since }) =
        asked.map_err(|error| ApiError::InvalidQuery(error.body_text()))?;
    let join = |table: TableHandle| {
        let viewer = viewer.clone();
        async move { table.join(viewer, since).await }
    };
    let followed = followed.map(|Extension(followed)| followed);
    let joined = match &followed {
        Some(FollowedHandle(table)) => {
            let joined = join(table.clone()).await;
            joined.map_err(|TaskEndError| ApiError::NodeAway)??
        }
        None => state.tables.ask(&id, join).await??,
    };
    #[cfg(feature = "hall")]
    if let Some(hall) = state.hall.as_ref().filter(|_| viewer.holds_any()) {
        hall.look_at(viewer.id().as_str(), &id).await;
    }
    let speaker = SocketViewer {
        may: state.may_give(),
        viewer,
    };
    Ok(upgrade
        .read_buffer_size(SOCKET_BUFFER_BYTES)
        .write_buffer_size(0)
        .max_message_size(MESSAGE_BYTES_MAX)
        .max_frame_size(MESSAGE_BYTES_MAX)
        .on_upgrade(|socket| socket::talk(socket, state.tables, (id, followed), speaker, joined)))
}
