//! Notices of people of the hall.

use std::convert::Infallible;
use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::{HeaderName, HeaderValue, StatusCode};
use axum::response::sse::{Event, KeepAlive};
use axum::response::{IntoResponse, Sse};
use axum::{Extension, Json};
use futures_util::stream::unfold;
use rosespring_wire::notices::{NoticesSeen, NoticesView};

use super::body::{BodyResult, bytes};
use super::hall::hall;
use super::list::{Routes, routes};
use super::rights::Caller;
use crate::error::{ApiError, ErrorBody};
use crate::hall::next_notices;
use crate::limits::PING_EVERY;
use crate::state::AppState;

/// Asks a proxy not to hold back events (nginx).
const PASS_AT_ONCE: (HeaderName, HeaderValue) = (
    HeaderName::from_static("x-accel-buffering"),
    HeaderValue::from_static("no"),
);

/// Returns the routes for notices.
pub(super) fn routes() -> Routes {
    Routes::new()
        .routes(routes!(list))
        .routes(routes!(events))
        .routes(routes!(see))
        .routes(routes!(remove))
}

/// Lists the notices of the reader, the newest first. Somebody whom the hall does not know gets an
/// empty list.
#[utoipa::path(get, path = "/api/notices", responses((status = 200, body = NoticesView)))]
async fn list(
    State(state): State<AppState>,
    Extension(Caller(person)): Extension<Caller>,
) -> Result<Json<NoticesView>, ApiError> {
    Ok(Json(hall(&state)?.notices(person.as_ref()).await?))
}

/// Sends the notices of the reader as server-sent events: at once, and again after each change.
#[utoipa::path(
    get,
    path = "/api/notices/events",
    responses(
        (status = 200, body = NoticesView, content_type = "text/event-stream"),
        (status = 401, body = ErrorBody, description = "`not_member`"),
        (status = 429, body = ErrorBody, description = "`too_many_sockets`"),
    )
)]
async fn events(
    State(state): State<AppState>,
    Extension(caller): Extension<Caller>,
) -> Result<impl IntoResponse, ApiError> {
    let person = caller.known()?;
    let hall = state.hall.as_ref().map(Arc::clone);
    let hall = hall.ok_or_else(|| ApiError::NoRoute("/api/notices/events".to_owned()))?;
    let line = hall.listen_to_notices(person)?;
    let stream = unfold(line, async |line| {
        let (text, line) = next_notices(line).await?;
        Some((Ok::<_, Infallible>(Event::default().data(text)), line))
    });
    let sse = Sse::new(stream).keep_alive(KeepAlive::new().interval(PING_EVERY));
    Ok(([PASS_AT_ONCE], sse))
}

/// Marks the notices of the reader up to a time as seen.
#[utoipa::path(
    post,
    path = "/api/notices/seen",
    request_body = NoticesSeen,
    responses(
        (status = 204),
        (status = 400, body = ErrorBody, description = "`invalid_body`"),
        (status = 401, body = ErrorBody, description = "`not_member`"),
    )
)]
async fn see(
    State(state): State<AppState>,
    Extension(caller): Extension<Caller>,
    body: BodyResult,
) -> Result<StatusCode, ApiError> {
    let body = bytes(body)?;
    let NoticesSeen { until_ms } = NoticesSeen::read(&body)?;
    let person = caller.known()?;
    hall(&state)?.see_notices(&person, until_ms).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Removes a notice of the reader. Without one nothing changes.
#[utoipa::path(
    delete,
    path = "/api/notices/{id}",
    params(("id" = String, Path, description = "the id of the notice, `turn:<table>` for example")),
    responses(
        (status = 204),
        (status = 401, body = ErrorBody, description = "`not_member`"),
    )
)]
async fn remove(
    State(state): State<AppState>,
    Extension(caller): Extension<Caller>,
    Path(id): Path<String>,
) -> Result<StatusCode, ApiError> {
    let person = caller.known()?;
    let hall = hall(&state)?;
    hall.remove_notice(person.id.as_str(), &id).await?;
    Ok(StatusCode::NO_CONTENT)
}
