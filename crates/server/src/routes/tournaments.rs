//! Tournaments of the hall.

use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use rosespring_wire::tournament::{
    NewTournament, TournamentBoards, TournamentList, TournamentView,
};
use serde::Deserialize;
use utoipa::IntoParams;

use super::body::{BodyResult, bytes};
use super::hall::hall;
use super::list::{Routes, routes};
use super::rights::Caller;
use crate::error::{ApiError, ErrorBody};
use crate::hall::Person;
use crate::state::AppState;

/// Returns the routes of tournaments.
pub(super) fn routes() -> Routes {
    Routes::new()
        .routes(routes!(list, create))
        .routes(routes!(show))
        .routes(routes!(boards))
        .routes(routes!(join))
        .routes(routes!(withdraw))
        .routes(routes!(begin))
        .routes(routes!(cancel))
}

/// The query of a page that has a tournament already.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct PageVersion {
    /// The version that the page has.
    after: Option<u32>,
}

/// The query of a page that has the boards of a tournament already.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct BoardsVersion {
    /// The version that the page has.
    known: Option<i64>,
}

/// Returns a tournament after a change of its reader.
async fn changed(
    state: &AppState,
    id: &str,
    person: &Person,
) -> Result<Json<TournamentView>, ApiError> {
    let view = hall(state)?.show_tournament(id, Some(person), None).await?;
    let view = view.ok_or_else(|| ApiError::NoTournament(id.to_owned()))?;
    Ok(Json(view))
}

/// Returns the tournaments that go on or can be joined, and the newest of those that are over.
#[utoipa::path(
    get,
    path = "/api/tournaments",
    responses((status = 200, body = TournamentList))
)]
async fn list(
    State(state): State<AppState>,
    Extension(Caller(person)): Extension<Caller>,
) -> Result<Json<TournamentList>, ApiError> {
    Ok(Json(hall(&state)?.tournaments(person.as_ref()).await?))
}

/// Creates a tournament. Its organiser does not play unless they join.
#[utoipa::path(
    post,
    path = "/api/tournaments",
    request_body = NewTournament,
    responses(
        (status = 201, body = TournamentView),
        (status = 400, body = ErrorBody, description = "`invalid_body`: every fault is named"),
        (status = 401, body = ErrorBody, description = "`not_member`"),
        (status = 403, body = ErrorBody, description = "`silenced`, `no_texts_yet`"),
        (status = 409, body = ErrorBody, description = "`too_many_tournaments`"),
        (status = 413, body = ErrorBody, description = "`body_too_large`"),
    )
)]
async fn create(
    State(state): State<AppState>,
    Extension(caller): Extension<Caller>,
    body: BodyResult,
) -> Result<(StatusCode, Json<TournamentView>), ApiError> {
    let body = bytes(body)?;
    let settings = NewTournament::read(&body)?;
    let person = caller.known()?;
    let id = hall(&state)?.create_tournament(&person, settings).await?;
    Ok((StatusCode::CREATED, changed(&state, &id, &person).await?))
}

/// Returns a tournament with its standings and rounds, unless the page has its present version.
#[utoipa::path(
    get,
    path = "/api/tournaments/{id}",
    params(("id" = String, Path), PageVersion),
    responses(
        (status = 200, body = TournamentView),
        (status = 204, description = "the page has the present version"),
        (status = 400, body = ErrorBody, description = "`invalid_query`"),
        (status = 404, body = ErrorBody, description = "`no_tournament`"),
    )
)]
async fn show(
    State(state): State<AppState>,
    Extension(Caller(person)): Extension<Caller>,
    Path(id): Path<String>,
    asked: Result<Query<PageVersion>, QueryRejection>,
) -> Result<Response, ApiError> {
    let Query(PageVersion { after }) =
        asked.map_err(|error| ApiError::InvalidQuery(error.body_text()))?;
    let hall = hall(&state)?;
    let view = hall.show_tournament(&id, person.as_ref(), after).await?;
    Ok(match view {
        Some(view) => Json(view).into_response(),
        None => StatusCode::NO_CONTENT.into_response(),
    })
}

/// Returns boards of games of the tournament that are being played, as watchers see them, unless
/// the page has their present version. They change at most once a second.
#[utoipa::path(
    get,
    path = "/api/tournaments/{id}/boards",
    params(("id" = String, Path), BoardsVersion),
    responses(
        (status = 200, body = TournamentBoards),
        (status = 204, description = "the page has the present version"),
        (status = 400, body = ErrorBody, description = "`invalid_query`"),
        (status = 404, body = ErrorBody, description = "`no_tournament`"),
    )
)]
async fn boards(
    State(state): State<AppState>,
    Path(id): Path<String>,
    asked: Result<Query<BoardsVersion>, QueryRejection>,
) -> Result<Response, ApiError> {
    let Query(BoardsVersion { known }) =
        asked.map_err(|error| ApiError::InvalidQuery(error.body_text()))?;
    let boards = hall(&state)?.tournament_boards(&id, known).await?;
    Ok(match boards {
        Some(boards) => Json(boards).into_response(),
        None => StatusCode::NO_CONTENT.into_response(),
    })
}

/// Lets the member join the tournament, or come back to it. Joining twice has the effect of joining
/// once.
#[utoipa::path(
    post,
    path = "/api/tournaments/{id}/join",
    params(("id" = String, Path)),
    responses(
        (status = 200, body = TournamentView),
        (status = 401, body = ErrorBody, description = "`not_member`"),
        (status = 404, body = ErrorBody, description = "`no_tournament`"),
        (status = 409, body = ErrorBody, description = "`tournament_closed`, `tournament_full`"),
        (status = 429, body = ErrorBody, description = "`left_lately`"),
    )
)]
async fn join(
    State(state): State<AppState>,
    Extension(caller): Extension<Caller>,
    Path(id): Path<String>,
) -> Result<Json<TournamentView>, ApiError> {
    let person = caller.known()?;
    hall(&state)?.join_tournament(&id, &person).await?;
    changed(&state, &id, &person).await
}

/// Lets the member leave the tournament: they are not paired any more. A game that runs goes on.
#[utoipa::path(
    post,
    path = "/api/tournaments/{id}/withdraw",
    params(("id" = String, Path)),
    responses(
        (status = 200, body = TournamentView),
        (status = 401, body = ErrorBody, description = "`not_member`"),
        (status = 404, body = ErrorBody, description = "`no_tournament`"),
        (status = 409, body = ErrorBody, description = "`not_in_tournament`, `tournament_over`"),
    )
)]
async fn withdraw(
    State(state): State<AppState>,
    Extension(caller): Extension<Caller>,
    Path(id): Path<String>,
) -> Result<Json<TournamentView>, ApiError> {
    let person = caller.known()?;
    hall(&state)?.leave_tournament(&id, &person).await?;
    changed(&state, &id, &person).await
}

/// Begins the tournament before its time. Only the organiser and moderators may.
#[utoipa::path(
    post,
    path = "/api/tournaments/{id}/begin",
    params(("id" = String, Path)),
    responses(
        (status = 200, body = TournamentView),
        (status = 401, body = ErrorBody, description = "`not_member`"),
        (status = 403, body = ErrorBody, description = "`not_organiser`"),
        (status = 404, body = ErrorBody, description = "`no_tournament`"),
        (status = 409, body = ErrorBody,
         description = "`tournament_begun`, `tournament_over`, `too_few_players`"),
    )
)]
async fn begin(
    State(state): State<AppState>,
    Extension(caller): Extension<Caller>,
    Path(id): Path<String>,
) -> Result<Json<TournamentView>, ApiError> {
    let person = caller.known()?;
    hall(&state)?.begin_tournament(&id, &person).await?;
    changed(&state, &id, &person).await
}

/// Ends the tournament without a winner; matches that run go on for themselves. Only the organiser
/// and moderators may.
#[utoipa::path(
    post,
    path = "/api/tournaments/{id}/cancel",
    params(("id" = String, Path)),
    responses(
        (status = 200, body = TournamentView),
        (status = 401, body = ErrorBody, description = "`not_member`"),
        (status = 403, body = ErrorBody, description = "`not_organiser`"),
        (status = 404, body = ErrorBody, description = "`no_tournament`"),
        (status = 409, body = ErrorBody, description = "`tournament_over`"),
    )
)]
async fn cancel(
    State(state): State<AppState>,
    Extension(caller): Extension<Caller>,
    Path(id): Path<String>,
) -> Result<Json<TournamentView>, ApiError> {
    let person = caller.known()?;
    hall(&state)?.cancel_tournament(&id, &person).await?;
    changed(&state, &id, &person).await
}
