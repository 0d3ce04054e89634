//! What moderators see and do. To everybody else these routes do not exist.

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::{Extension, Json};
use rosespring_wire::moderation::{ActView, ModerationView, NewAct, PersonRecord};

use super::body::{BodyResult, bytes};
use super::hall::hall;
use super::list::{Routes, routes};
use super::rights::Caller;
use crate::error::{ApiError, ErrorBody};
use crate::state::AppState;

/// Returns the routes of moderators.
pub(super) fn routes() -> Routes {
    Routes::new()
        .routes(routes!(overview))
        .routes(routes!(person))
        .routes(routes!(act))
}

/// Returns the reports of messages, and the acts of all moderators.
#[utoipa::path(get, path = "/api/moderation", responses((status = 200, body = ModerationView)))]
async fn overview(State(state): State<AppState>) -> Result<Json<ModerationView>, ApiError> {
    Ok(Json(hall(&state)?.moderation().await?))
}

/// Returns a person with the acts that concern them.
#[utoipa::path(
    get,
    path = "/api/moderation/people/{id}",
    params(("id" = String, Path, description = "the id of a person, or the name of a member")),
    responses(
        (status = 200, body = PersonRecord),
        (status = 404, body = ErrorBody, description = "`no_person`"),
    )
)]
async fn person(
    State(state): State<AppState>,
    Path(id): Path<String>,
) -> Result<Json<PersonRecord>, ApiError> {
    Ok(Json(hall(&state)?.person_record(&id).await?))
}

/// Warns or silences a person, closes their account, lifts that, or dismisses a report. Every act
/// is recorded with its reason.
#[utoipa::path(
    post,
    path = "/api/moderation/acts",
    request_body = NewAct,
    responses(
        (status = 201, body = ActView),
        (status = 400, body = ErrorBody, description = "`invalid_body`: every fault is named"),
        (status = 403, body = ErrorBody, description = "`not_impartial`"),
        (status = 404, body = ErrorBody, description = "`no_person`, `no_report`"),
        (status = 409, body = ErrorBody, description = "`report_answered`"),
    )
)]
async fn act(
    State(state): State<AppState>,
    Extension(Caller(person)): Extension<Caller>,
    body: BodyResult,
) -> Result<(StatusCode, Json<ActView>), ApiError> {
    let body = bytes(body)?;
    let new = NewAct::read(&body)?;
    let moderator = person.ok_or(ApiError::NotMember)?;
    let act = hall(&state)?.act(&moderator, new).await?;
    Ok((StatusCode::CREATED, Json(act)))
}
