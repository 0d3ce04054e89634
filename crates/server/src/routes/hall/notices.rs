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
use rosespring_wire::refusal_code::RefusalCode::TooManySockets;

use super::hall;
use super::rights::Caller;
use crate::error::ApiError;
use crate::hall::next_notices;
use crate::limits::PING_EVERY;
use crate::routes::body::BodyBytes;
use crate::routes::route::Place::AnyNode;
use crate::routes::route::Right::{Anybody, Known};
use crate::routes::route::Route;
use crate::routes::shape::{event_stream, json, nothing};
use crate::state::AppState;

pub(super) const ROUTES: &[Route] = &[
    Route::get("/api/notices", Anybody, AnyNode, |to| to.call(list))
        .about(
            "Lists the notices of the reader, the newest first. Somebody whom the hall \
                    does not know gets an empty list.",
        )
        .answers(200, json::<NoticesView>()),
    Route::get("/api/notices/events", Known, AnyNode, |to| to.call(events))
        .about(
            "Sends the notices of the reader as server-sent events: at once, and again \
                    after each change.",
        )
        .answers(200, event_stream::<NoticesView>())
        .refuses(&[TooManySockets]),
    Route::post("/api/notices/seen", Known, AnyNode, |to| to.call(see))
        .about("Marks the notices of the reader up to a time as seen.")
        .takes::<NoticesSeen>()
        .answers(204, nothing()),
    Route::delete("/api/notices/{id}", Known, AnyNode, |to| to.call(remove))
        .about("Removes a notice of the reader. Without one nothing changes.")
        .parameter("the id of the notice, `turn:<table>` for example")
        .answers(204, nothing()),
];

/// Asks a proxy not to hold back events (nginx).
const PASS_AT_ONCE: (HeaderName, HeaderValue) = (
    HeaderName::from_static("x-accel-buffering"),
    HeaderValue::from_static("no"),
);

async fn list(
    State(state): State<AppState>,
    Extension(Caller(person)): Extension<Caller>,
) -> Result<Json<NoticesView>, ApiError> {
    Ok(Json(hall(&state)?.notices(person.as_ref()).await?))
}

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

async fn see(
    State(state): State<AppState>,
    Extension(caller): Extension<Caller>,
    body: BodyBytes,
) -> Result<StatusCode, ApiError> {
    let NoticesSeen { until_ms } = body.json()?;
    let person = caller.known()?;
    hall(&state)?.see_notices(&person, until_ms).await?;
    Ok(StatusCode::NO_CONTENT)
}

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
