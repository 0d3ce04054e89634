//! The tables.

use axum::extract::rejection::QueryRejection;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::{Path, Query, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use rosespring_wire::refusal_code::RefusalCode::{
    InvalidBody, NoTable, NoUpgrade, TooManySockets, TooManyTables,
};
use rosespring_wire::table::{NewTable, NewTableRequest, TableSummary, TableView};
use serde::Deserialize;
use utoipa::IntoParams;

use super::body::JsonBody;
use super::hall;
use super::route::Place::{AnyNode, TableOrFollower};
use super::route::Right::{Nobody, Viewer};
use super::route::Route;
use super::shape::{any_json, json, json_list, nothing};
use super::viewer::{By, Session};
use crate::chance;
use crate::error::ApiError;
use crate::host::blocking;
use crate::limits::{MESSAGE_BYTES_MAX, SOCKET_BUFFER_BYTES, TABLES_LISTED_MAX};
use crate::socket::{self, FollowedHandle, SocketViewer};
use crate::state::AppState;
use crate::table::{TableHandle, TaskEndError};
use rosespring_rules::notation::record::Record;
use rosespring_table::game::Settings;
use rosespring_table::stored::Unreadable;
use rosespring_table::{record, view};

pub(super) const ROUTES: &[Route] = &[
    Route::get("/api/tables", Nobody, AnyNode, |to| to.call(list))
        .about("Returns the tables changed last, newest first.")
        .answers(200, json_list::<TableSummary>()),
    Route::post("/api/tables", Nobody, AnyNode, |to| to.call(create))
        .about("Creates a table and begins its first game.")
        .takes::<NewTable>()
        .answers(201, json::<TableView>())
        .refuses(&[TooManyTables])
        .notes(&[(InvalidBody, "every fault is named")]),
    Route::get("/api/tables/{id}", Viewer, AnyNode, |to| to.call(show))
        .about("Returns the view of a table.")
        .answers(200, json::<TableView>()),
    Route::delete("/api/tables/{id}", Nobody, AnyNode, |to| to.call(remove))
        .about("Removes a table and its events.")
        .answers(204, nothing())
        .refuses(&[NoTable]),
    Route::get("/api/tables/{id}/record", Viewer, AnyNode, |to| {
        to.call(record)
    })
    .about(
        "Returns the match so far as a record (JSON), which `rosespring replay` and \
                    `verify` read. Steps that are not committed are left out.",
    )
    .answers(200, any_json()),
    Route::get("/api/tables/{id}/socket", Viewer, TableOrFollower, |to| {
        to.call(socket)
    })
    .about(
        "The WebSocket of a table. The page sends `PageMessage`s, each with the last \
                    version that it received; the server sends `ToClient` messages: first the \
                    whole state (`snapshot`) or, with `since`, what happened since then; then a \
                    `patch` for each event. The messages are described in `docs/formats.md` and \
                    declared in `crates/wire/src/messages.rs`.",
    )
    .query::<Joining>()
    .answers_with(101, nothing(), "the connection is a WebSocket from here on")
    .refuses(&[NoUpgrade, TooManySockets]),
];

async fn list(State(state): State<AppState>) -> Result<Json<Vec<TableSummary>>, ApiError> {
    let list = state.host.store.list(TABLES_LISTED_MAX).await?;
    Ok(Json(list.tables.iter().filter_map(view::summary).collect()))
}

async fn create(
    State(state): State<AppState>,
    JsonBody(request): JsonBody<NewTableRequest>,
) -> Result<(StatusCode, Json<TableView>), ApiError> {
    let seed = chance::seed().map_err(|error| ApiError::Internal(error.to_string()))?;
    let settings = Settings::new(request, state.host.dice.is_listed(), seed).map_err(|faults| {
        ApiError::InvalidBody(faults.iter().map(ToString::to_string).collect())
    })?;
    let table = state.tables.create(settings).await?;
    Ok((StatusCode::CREATED, Json(table)))
}

async fn show(
    State(state): State<AppState>,
    By(viewer): By,
    Path(id): Path<String>,
) -> Result<Json<TableView>, ApiError> {
    Ok(Json(state.tables.view(&id, viewer).await?))
}

async fn remove(
    State(state): State<AppState>,
    Path(id): Path<String>,
) -> Result<StatusCode, ApiError> {
    state.tables.remove(&id).await?;
    Ok(StatusCode::NO_CONTENT)
}

async fn record(
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

async fn socket(
    State(state): State<AppState>,
    By(viewer): By,
    Session(session): Session,
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
    hall::look_at(&state, &viewer, &id).await;
    let speaker = SocketViewer {
        may: state.may_give(),
        viewer,
        session,
    };
    Ok(upgrade
        .read_buffer_size(SOCKET_BUFFER_BYTES)
        .write_buffer_size(0)
        .max_message_size(MESSAGE_BYTES_MAX)
        .max_frame_size(MESSAGE_BYTES_MAX)
        .on_upgrade(|socket| socket::talk(socket, state.tables, (id, followed), speaker, joined)))
}
