//! Analyses of records, and of positions.

use std::convert::Infallible;
use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::sse::{Event, KeepAlive, Sse};
use futures_util::stream::unfold;
use futures_util::{Stream, StreamExt as _};
use rosespring_table::record;
use rosespring_table::review::new::{NewReview, Source};
use rosespring_table::review::{Review, position, view};
use rosespring_wire::import_fault::ImportFault;
use rosespring_wire::refusal_code::RefusalCode::{
    Busy, InvalidBody, NoAnalysis, NoTable, TooManyAnalyses, TooManySockets,
};
use rosespring_wire::review::{
    NewReview as Asked, PositionQuestion, PositionRequest, PositionReview, ReviewNews,
    ReviewSummary, ReviewView, RunReview,
};
use tokio::sync::broadcast;
use tokio::sync::broadcast::error::RecvError;

use super::body::JsonBody;
use super::route::Place::{AnyNode, Leader};
use super::route::Right::{Analyst, Nobody};
use super::route::Route;
use super::shape::{event_stream, json, json_list, nothing};
use super::viewer::Session;
use crate::error::ApiError;
use crate::host::blocking;
use crate::limits::{PING_EVERY, RECORD_BODY_BYTES_MAX, REVIEWS_LISTED_MAX};
use crate::review::Open;
use crate::state::AppState;

pub(super) const ROUTES: &[Route] = &[
    Route::get("/api/analyses", Nobody, AnyNode, |to| to.call(list))
        .about("Returns the newest analyses, newest first.")
        .answers(200, json_list::<ReviewSummary>()),
    Route::post("/api/analyses", Nobody, AnyNode, |to| to.call(create))
        .about(
            "Analyses a table, as far as it has been played, or a record. Each record is \
                    stored once: if its analysis exists, that one is returned.",
        )
        .takes_up_to::<Asked>(RECORD_BODY_BYTES_MAX)
        .answers(201, json::<ReviewSummary>())
        .answers_with(200, json::<ReviewSummary>(), "it was there already")
        .refuses(&[NoTable, TooManyAnalyses])
        .notes(&[(
            InvalidBody,
            "nothing of the record is sound; every fault is named",
        )]),
    Route::get("/api/analyses/{id}", Analyst, Leader, |to| to.call(show))
        .about(
            "Returns all results so far. Work that a stopped server left unfinished \
                    continues.",
        )
        .answers(200, json::<ReviewView>()),
    Route::get("/api/analyses/{id}/events", Analyst, Leader, |to| {
        to.call(events)
    })
    .about(
        "Sends results as server-sent events: first the whole analysis, then new \
                    results.",
    )
    .answers(200, event_stream::<ReviewNews>())
    .refuses(&[TooManySockets]),
    Route::post("/api/analyses/{id}/run", Nobody, AnyNode, |to| to.call(run))
        .about(
            "Requests a deeper look, or the rollout of one decision. Without any field, \
                    stopped work continues.",
        )
        .takes::<RunReview>()
        .answers(202, json::<ReviewSummary>())
        .refuses(&[NoAnalysis, Busy])
        .notes(&[(Busy, "too many analyses wait")]),
    Route::post("/api/analyses/{id}/stop", Nobody, AnyNode, |to| {
        to.call(stop)
    })
    .about("Stops the work. Results stay; requested rollouts are removed.")
    .answers(202, json::<ReviewSummary>())
    .refuses(&[NoAnalysis]),
    Route::delete("/api/analyses/{id}", Nobody, AnyNode, |to| to.call(remove))
        .about("Removes an analysis with its results.")
        .answers(204, nothing())
        .refuses(&[NoAnalysis]),
    Route::post("/api/analyse", Nobody, AnyNode, |to| to.call(analyse))
        .about(
            "Analyses one position, optionally after a throw: the plays of its stage, or \
                    every possible throw.",
        )
        .takes::<PositionQuestion>()
        .answers(200, json::<PositionReview>())
        .refuses(&[Busy])
        .notes(&[(InvalidBody, "every fault is named")]),
];

async fn list(State(state): State<AppState>) -> Result<Json<Vec<ReviewSummary>>, ApiError> {
    let heads = state.store.reviews(REVIEWS_LISTED_MAX).await?;
    Ok(Json(heads.iter().map(view::review_summary).collect()))
}

async fn create(
    State(state): State<AppState>,
    JsonBody(asked): JsonBody<Asked>,
) -> Result<(StatusCode, Json<ReviewSummary>), ApiError> {
    let new = match (asked.table, asked.record) {
        (Some(id), None) => of_table(&state, &id).await?,
        (None, Some(text)) => checked(move || NewReview::read(&text, Source::default())).await?,
        _ => return Err(invalid("expected `table` or `record`, one of them")),
    };
    let (id, is_new) = state.desk.add(new).await?;
    let open = state.desk.open(&id).await?;
    let status = if is_new {
        StatusCode::CREATED
    } else {
        StatusCode::OK
    };
    let summary = view::review_summary(&open.review().head_now());
    Ok((status, Json(summary)))
}

/// The record of a table, as far as it has been played.
async fn of_table(state: &AppState, id: &str) -> Result<NewReview, ApiError> {
    let (table, bodies) = state.host.read(id).await?;
    let (record, table) = blocking(move || (record::record(&table, &bodies), table)).await?;
    let record = record?;
    let source = Source {
        players: record::players(&table),
        played_ms: Some(table.changed_ms),
        table: Some(table.id),
    };
    checked(move || NewReview::new(record, source)).await
}

/// Checks a record off the threads that serve requests: a long one takes a while.
async fn checked(
    check: impl FnOnce() -> Result<NewReview, Vec<ImportFault>> + Send + 'static,
) -> Result<NewReview, ApiError> {
    blocking(check).await?.map_err(ApiError::InvalidImport)
}

async fn show(
    State(state): State<AppState>,
    Path(id): Path<String>,
) -> Result<Json<ReviewView>, ApiError> {
    let open = state.desk.open(&id).await?;
    let all = view::review(&open.review());
    Ok(Json(all))
}

async fn events(
    State(state): State<AppState>,
    Session(session): Session,
    Path(id): Path<String>,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, ApiError> {
    let open = state.desk.open(&id).await?;
    let heard = open.listen()?;
    let alive = KeepAlive::new().interval(PING_EVERY);
    Ok(Sse::new(news_stream(open, heard).take_until(session.into_wait())).keep_alive(alive))
}

fn news_stream(
    open: Arc<Open>,
    heard: broadcast::Receiver<Arc<str>>,
) -> impl Stream<Item = Result<Event, Infallible>> {
    unfold((open, heard, true), async |(open, mut heard, first)| {
        let text = match first {
            true => open.all(),
            false => match heard.recv().await {
                Ok(text) => text,
                Err(RecvError::Lagged(_)) => open.all(),
                Err(RecvError::Closed) => return None,
            },
        };
        Some((Ok(Event::default().data(text)), (open, heard, false)))
    })
}

async fn run(
    State(state): State<AppState>,
    Path(id): Path<String>,
    JsonBody(asked): JsonBody<RunReview>,
) -> Result<(StatusCode, Json<ReviewSummary>), ApiError> {
    let open = state.desk.run(&id, &asked).await?;
    Ok((StatusCode::ACCEPTED, summary(&open.review())))
}

async fn stop(
    State(state): State<AppState>,
    Path(id): Path<String>,
) -> Result<(StatusCode, Json<ReviewSummary>), ApiError> {
    let open = state.desk.stop(&id).await?;
    Ok((StatusCode::ACCEPTED, summary(&open.review())))
}

async fn remove(
    State(state): State<AppState>,
    Path(id): Path<String>,
) -> Result<StatusCode, ApiError> {
    state.desk.remove(&id).await?;
    Ok(StatusCode::NO_CONTENT)
}

async fn analyse(
    State(state): State<AppState>,
    JsonBody(asked): JsonBody<PositionRequest>,
) -> Result<Json<PositionReview>, ApiError> {
    let question = position::Question::new(&asked);
    let answer = state.host.advisor.think(move || question.answer()).await?;
    Ok(Json(answer))
}

fn summary(review: &Review) -> Json<ReviewSummary> {
    Json(view::review_summary(&review.head_now()))
}

fn invalid(fault: impl Into<String>) -> ApiError {
    ApiError::InvalidBody(vec![fault.into()])
}
