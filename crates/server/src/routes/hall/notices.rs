//! Notices of people of the hall.

use std::convert::Infallible;

use axum::Json;
use axum::extract::Path;
use axum::http::{HeaderName, HeaderValue, StatusCode};
use axum::response::sse::{Event, KeepAlive};
use axum::response::{IntoResponse, Sse};
use futures_util::StreamExt as _;
use futures_util::stream::unfold;
use rosespring_wire::notices::{NoticesSeen, NoticesView};
use rosespring_wire::refusal_code::RefusalCode::TooManySockets;

use super::rights::{Caller, KnownCaller};
use crate::error::ApiError;
use crate::hall::next_notices;
use crate::limits::PING_EVERY;
use crate::routes::body::JsonBody;
use crate::routes::route::Place::AnyNode;
use crate::routes::route::Right::{Anybody, Known};
use crate::routes::route::Route;
use crate::routes::shape::{event_stream, json, nothing};
use crate::routes::viewer::Session;

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

async fn list(Caller { hall, person }: Caller) -> Result<Json<NoticesView>, ApiError> {
    Ok(Json(hall.notices(person.as_ref()).await?))
}

async fn events(
    KnownCaller { hall, person }: KnownCaller,
    Session(session): Session,
) -> Result<impl IntoResponse, ApiError> {
    let line = hall.listen_to_notices(person)?;
    let stream = unfold(line, async |line| {
        let (text, line) = next_notices(line).await?;
        Some((Ok::<_, Infallible>(Event::default().data(text)), line))
    });
    let sse = Sse::new(stream.take_until(session.into_wait()))
        .keep_alive(KeepAlive::new().interval(PING_EVERY));
    Ok(([PASS_AT_ONCE], sse))
}

async fn see(
    KnownCaller { hall, person }: KnownCaller,
    JsonBody(NoticesSeen { until_ms }): JsonBody<NoticesSeen>,
) -> Result<StatusCode, ApiError> {
    hall.see_notices(&person, until_ms).await?;
    Ok(StatusCode::NO_CONTENT)
}

async fn remove(
    KnownCaller { hall, person }: KnownCaller,
    Path(id): Path<String>,
) -> Result<StatusCode, ApiError> {
    hall.remove_notice(person.id.as_str(), &id).await?;
    Ok(StatusCode::NO_CONTENT)
}
