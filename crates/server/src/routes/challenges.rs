//! Challenges to members, and members whom a member has blocked.

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::{Extension, Json};
use rosespring_wire::challenge::{ChallengeView, NewChallenge};
use rosespring_wire::lobby::SeekAnswer;

use super::body::{BodyResult, bytes};
use super::hall::hall;
use super::list::{Routes, routes};
use super::rights::Caller;
use crate::error::{ApiError, ErrorBody};
use crate::state::AppState;

/// Returns the routes for challenges and blocks.
pub(super) fn routes() -> Routes {
    Routes::new()
        .routes(routes!(challenge))
        .routes(routes!(accept))
        .routes(routes!(end))
        .routes(routes!(block, unblock))
}

/// Challenges a member to a game, in place of an earlier challenge to them. Unless the game has
/// days, the member must be in the lobby; the challenge then ends after five minutes, or when the
/// person leaves the lobby who challenges. One to a game with days ends after a day.
#[utoipa::path(
    post,
    path = "/api/hall/challenges",
    request_body = NewChallenge,
    responses(
        (status = 201, body = ChallengeView),
        (status = 400, body = ErrorBody, description = "`invalid_body`: every fault is named"),
        (status = 401, body = ErrorBody, description = "`not_member`"),
        (status = 404, body = ErrorBody, description = "`no_player`"),
        (status = 409, body = ErrorBody,
         description = "`not_here`, `blocked`, `too_many_challenges`, `rated_limit`"),
        (status = 429, body = ErrorBody, description = "`declined_lately`, `too_many_tries`"),
    )
)]
async fn challenge(
    State(state): State<AppState>,
    Extension(caller): Extension<Caller>,
    body: BodyResult,
) -> Result<(StatusCode, Json<ChallengeView>), ApiError> {
    let body = bytes(body)?;
    let wanted = NewChallenge::read(&body)?;
    let person = caller.known()?;
    let view = hall(&state)?.challenge(&person, &wanted).await?;
    Ok((StatusCode::CREATED, Json(view)))
}

/// Accepts a challenge: the game begins, and the seeks of both players end.
#[utoipa::path(
    post,
    path = "/api/hall/challenges/{id}/accept",
    params(("id" = String, Path)),
    responses(
        (status = 200, body = SeekAnswer, description = "with the id of the table"),
        (status = 401, body = ErrorBody, description = "`not_member`"),
        (status = 404, body = ErrorBody, description = "`no_challenge`"),
        (status = 409, body = ErrorBody, description = "`rated_limit`, `too_many_tables`"),
    )
)]
async fn accept(
    State(state): State<AppState>,
    Extension(caller): Extension<Caller>,
    Path(id): Path<String>,
) -> Result<Json<SeekAnswer>, ApiError> {
    let person = caller.known()?;
    let listed = state.host.dice.is_listed();
    let answer = hall(&state)?.accept_challenge(&id, &person, listed).await?;
    Ok(Json(answer))
}

/// Ends a challenge: its member withdraws it, or the one who is challenged declines it.
#[utoipa::path(
    delete,
    path = "/api/hall/challenges/{id}",
    params(("id" = String, Path)),
    responses(
        (status = 204),
        (status = 401, body = ErrorBody, description = "`not_member`"),
        (status = 404, body = ErrorBody, description = "`no_challenge`"),
    )
)]
async fn end(
    State(state): State<AppState>,
    Extension(caller): Extension<Caller>,
    Path(id): Path<String>,
) -> Result<StatusCode, ApiError> {
    hall(&state)?.end_challenge(&id, &caller.known()?).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Blocks a member: neither can challenge the other one or accept their seek, and "play anybody"
/// does not pair them. The member is not told.
#[utoipa::path(
    post,
    path = "/api/players/{name}/block",
    params(("name" = String, Path, description = "the name of the account")),
    responses(
        (status = 204),
        (status = 401, body = ErrorBody, description = "`not_member`"),
        (status = 404, body = ErrorBody, description = "`no_player`"),
    )
)]
async fn block(
    State(state): State<AppState>,
    Extension(caller): Extension<Caller>,
    Path(name): Path<String>,
) -> Result<StatusCode, ApiError> {
    let person = caller.known()?;
    hall(&state)?.set_block(&person, &name, true).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Ends the block of a member. Without one nothing changes.
#[utoipa::path(
    delete,
    path = "/api/players/{name}/block",
    params(("name" = String, Path, description = "the name of the account")),
    responses(
        (status = 204),
        (status = 401, body = ErrorBody, description = "`not_member`"),
        (status = 404, body = ErrorBody, description = "`no_player`"),
    )
)]
async fn unblock(
    State(state): State<AppState>,
    Extension(caller): Extension<Caller>,
    Path(name): Path<String>,
) -> Result<StatusCode, ApiError> {
    let person = caller.known()?;
    hall(&state)?.set_block(&person, &name, false).await?;
    Ok(StatusCode::NO_CONTENT)
}
