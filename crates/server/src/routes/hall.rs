//! People and invitations of the hall.

use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use rosespring_wire::hall::{
    AcceptInvitation, HallView, InvitationView, NewInvitation, RematchView,
};
use serde::Serialize;

use super::body::{BodyResult, bytes};
use super::list::{Routes, routes};
use super::rights::Caller;
use super::viewer::By;
use crate::error::{ApiError, ErrorBody};
use crate::hall::{Hall, NewCookie};
use crate::state::AppState;
use crate::table::News;

/// Returns the routes of the hall.
pub(super) fn routes() -> Routes {
    Routes::new()
        .routes(routes!(overview))
        .routes(routes!(invite))
        .routes(routes!(show, withdraw))
        .routes(routes!(accept))
        .routes(routes!(rematch, ask_rematch))
}

/// Returns the hall of a server that has one.
pub(super) fn hall(state: &AppState) -> Result<&Hall, ApiError> {
    let hall = state.hall.as_deref();
    hall.ok_or_else(|| ApiError::NoRoute("/api/hall".to_owned()))
}

/// Returns an answer, with the cookie of a new session.
pub(super) fn with_cookie<T: Serialize>(
    status: StatusCode,
    body: T,
    cookie: Option<NewCookie>,
) -> Response {
    let mut response = (status, Json(body)).into_response();
    if let Some(NewCookie(value)) = cookie {
        response.headers_mut().insert(header::SET_COOKIE, value);
    }
    response
}

/// Returns what the hall shows to the reader: their name, tables and invitations.
#[utoipa::path(get, path = "/api/hall", responses((status = 200, body = HallView)))]
async fn overview(
    State(state): State<AppState>,
    Extension(Caller(person)): Extension<Caller>,
) -> Result<Json<HallView>, ApiError> {
    Ok(Json(hall(&state)?.overview(person.as_ref()).await?))
}

/// Creates an invitation. Its link is `/join/` and its id.
#[utoipa::path(
    post,
    path = "/api/hall/invitations",
    request_body = NewInvitation,
    responses(
        (status = 201, body = InvitationView),
        (status = 400, body = ErrorBody, description = "`invalid_body`: every fault is named"),
        (status = 401, body = ErrorBody,
         description = "`not_member`: a rated match needs an account"),
        (status = 503, body = ErrorBody, description = "`too_many_open`"),
    )
)]
async fn invite(
    State(state): State<AppState>,
    Extension(Caller(person)): Extension<Caller>,
    headers: HeaderMap,
    body: BodyResult,
) -> Result<Response, ApiError> {
    let body = bytes(body)?;
    let wanted = NewInvitation::read(&body)?;
    Hall::may_invite(person.as_ref(), &wanted)?;
    let hall = hall(&state)?;
    let (inviter, cookie) = hall.admit(person, wanted.name.clone(), &headers).await?;
    let invitation = hall.invite(&inviter, wanted).await?;
    Ok(with_cookie(StatusCode::CREATED, invitation, cookie))
}

/// Returns an invitation. Its state says whether it can be accepted.
#[utoipa::path(
    get,
    path = "/api/hall/invitations/{id}",
    operation_id = "show_invitation",
    params(("id" = String, Path)),
    responses(
        (status = 200, body = InvitationView),
        (status = 404, body = ErrorBody, description = "`no_invitation`"),
    )
)]
async fn show(
    State(state): State<AppState>,
    Extension(Caller(person)): Extension<Caller>,
    Path(id): Path<String>,
) -> Result<Json<InvitationView>, ApiError> {
    let hall = hall(&state)?;
    let invitation = hall.invitation(&id).await?;
    Ok(Json(hall.show(&invitation, person.as_ref()).await?))
}

/// Withdraws an invitation that nobody has accepted.
#[utoipa::path(
    delete,
    path = "/api/hall/invitations/{id}",
    operation_id = "withdraw_invitation",
    params(("id" = String, Path)),
    responses(
        (status = 204),
        (status = 404, body = ErrorBody, description = "`no_invitation`"),
        (status = 409, body = ErrorBody, description = "`invitation_taken`"),
    )
)]
async fn withdraw(
    State(state): State<AppState>,
    Path(id): Path<String>,
) -> Result<StatusCode, ApiError> {
    hall(&state)?.withdraw(&id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Sits down at the table of an invitation. The table is created; both seats then stay with the
/// people who took them.
#[utoipa::path(
    post,
    path = "/api/hall/invitations/{id}/accept",
    operation_id = "accept_invitation",
    params(("id" = String, Path)),
    request_body = AcceptInvitation,
    responses(
        (status = 200, body = InvitationView, description = "with the id of the table"),
        (status = 400, body = ErrorBody, description = "`invalid_body`"),
        (status = 401, body = ErrorBody,
         description = "`not_member`: a rated match needs an account"),
        (status = 404, body = ErrorBody, description = "`no_invitation`"),
        (status = 409, body = ErrorBody,
         description = "`invitation_taken`, `own_invitation`, `rated_limit`"),
        (status = 410, body = ErrorBody, description = "`invitation_expired`"),
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
    let hall = hall(&state)?;
    // A link that leads nowhere makes no guest.
    hall.may_accept(&id, person.as_ref()).await?;
    let (guest, cookie) = hall.admit(person, name, &headers).await?;
    let accepted = hall
        .accept(&id, &guest, state.host.dice.is_listed())
        .await?;
    Ok(with_cookie(StatusCode::OK, accepted, cookie))
}

/// Returns who wants a rematch of a table, and its table once both players do.
#[utoipa::path(
    get,
    path = "/api/tables/{id}/rematch",
    params(("id" = String, Path)),
    responses(
        (status = 200, body = RematchView),
        (status = 404, body = ErrorBody, description = "`no_table`"),
    )
)]
async fn rematch(
    State(state): State<AppState>,
    Path(id): Path<String>,
) -> Result<Json<RematchView>, ApiError> {
    Ok(Json(hall(&state)?.rematch(&id).await?))
}

/// Asks for another match after one that is over. Once both players have asked, its table exists,
/// with the same seats and settings.
#[utoipa::path(
    post,
    path = "/api/tables/{id}/rematch",
    params(("id" = String, Path)),
    responses(
        (status = 200, body = RematchView),
        (status = 404, body = ErrorBody, description = "`no_table`"),
        (status = 409, body = ErrorBody, description = "`wrong_phase`: the match is not over"),
        (status = 503, body = ErrorBody, description = "`too_many_open`"),
    )
)]
async fn ask_rematch(
    State(state): State<AppState>,
    Extension(Caller(person)): Extension<Caller>,
    By(viewer): By,
    Path(id): Path<String>,
) -> Result<Json<RematchView>, ApiError> {
    let person = person.ok_or_else(|| ApiError::NoTable(id.clone()))?;
    let table = state.tables.view(&id, viewer.clone()).await?;
    let listed = state.host.dice.is_listed();
    let hall = hall(&state)?;
    let answer = hall.ask_rematch(&table, &viewer, &person, listed).await?;
    state.tables.tell(&id, News::Rematch(answer.clone()));
    Ok(Json(answer))
}
