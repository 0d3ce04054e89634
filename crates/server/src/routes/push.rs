//! Web push: whether a browser hears of notices while no page is open.

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use rosespring_wire::push::{NewPush, PushView};

use super::body::{BodyResult, bytes};
use super::hall::hall;
use super::list::{Routes, routes};
use crate::error::{ApiError, ErrorBody};
use crate::state::AppState;

/// Returns the routes for web push.
pub(super) fn routes() -> Routes {
    Routes::new().routes(routes!(show, subscribe, unsubscribe))
}

/// Returns the public key of the hall, and whether it sends messages to the browser that asks.
#[utoipa::path(
    get,
    path = "/api/push",
    responses(
        (status = 200, body = PushView),
        (status = 401, body = ErrorBody, description = "`not_member`"),
    )
)]
async fn show(
    State(state): State<AppState>,
    headers: HeaderMap,
) -> Result<Json<PushView>, ApiError> {
    Ok(Json(hall(&state)?.push_view(&headers).await?))
}

/// Lets the browser that asks hear of notices while no page is looked at, by messages over its push
/// service. It ends with the session.
#[utoipa::path(
    put,
    path = "/api/push",
    request_body = NewPush,
    responses(
        (status = 204),
        (status = 400, body = ErrorBody,
         description = "`invalid_body`: also for a service to which the hall does not send"),
        (status = 401, body = ErrorBody, description = "`not_member`"),
    )
)]
async fn subscribe(
    State(state): State<AppState>,
    headers: HeaderMap,
    body: BodyResult,
) -> Result<StatusCode, ApiError> {
    let body = bytes(body)?;
    let new = NewPush::read(&body)?;
    hall(&state)?.subscribe(&headers, new).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Stops to tell the browser that asks. One that is not told is not an error.
#[utoipa::path(
    delete,
    path = "/api/push",
    responses(
        (status = 204),
        (status = 401, body = ErrorBody, description = "`not_member`"),
    )
)]
async fn unsubscribe(
    State(state): State<AppState>,
    headers: HeaderMap,
) -> Result<StatusCode, ApiError> {
    hall(&state)?.unsubscribe(&headers).await?;
    Ok(StatusCode::NO_CONTENT)
}
