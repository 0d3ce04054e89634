//! Analyses of records, and of positions.

use std::convert::Infallible;
use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::sse::{Event, KeepAlive, Sse};
use futures_util::Stream;
use futures_util::stream::unfold;
use rosespring_wire::import_fault::ImportFault;
use rosespring_wire::review::{
    NewReview as Asked, PositionQuestion, PositionRequest, PositionReview, ReviewNews,
    ReviewSummary, ReviewView, RunReview,
};
use tokio::sync::broadcast;
use tokio::sync::broadcast::error::RecvError;

use super::body::{BodyResult, bytes, read};
use crate::error::{ApiError, ErrorBody};
use crate::host::blocking;
use crate::limits::{BODY_BYTES_MAX, PING_EVERY, RECORD_BODY_BYTES_MAX, REVIEWS_LISTED_MAX};
use crate::review::Open;
use crate::state::AppState;
use rosespring_table::review::new::{NewReview, Source};
use rosespring_table::review::{Review, position};
use rosespring_table::{record, view};

/// Returns the newest analyses, newest first.
#[utoipa::path(get, path = "/api/analyses", responses((status = 200, body = Vec<ReviewSummary>)))]
pub(super) async fn list(
    State(state): State<AppState>,
) -> Result<Json<Vec<ReviewSummary>>, ApiError> {
    let heads = state.host.store.reviews(REVIEWS_LISTED_MAX).await?;
    Ok(Json(heads.iter().map(view::review_summary).collect()))
}

/// Analyses a table, as far as it has been played, or a record. Each record is stored once: if its
/// analysis exists, that one is returned.
#[utoipa::path(
    post,
    path = "/api/analyses",
    request_body = Asked,
    responses(
        (status = 201, body = ReviewSummary),
        (status = 200, body = ReviewSummary, description = "it was there already"),
        (status = 400, body = ErrorBody,
         description = "`invalid_body`: nothing of the record is sound; every fault is named"),
        (status = 404, body = ErrorBody, description = "`no_table`"),
        (status = 409, body = ErrorBody, description = "`too_many_analyses`"),
        (status = 413, body = ErrorBody, description = "`body_too_large`"),
    )
)]
pub(super) async fn create(
    State(state): State<AppState>,
    body: BodyResult,
) -> Result<(StatusCode, Json<ReviewSummary>), ApiError> {
    let asked: Asked = read(body, RECORD_BODY_BYTES_MAX)?;
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

/// Returns all results so far. Work that a stopped server left unfinished continues.
#[utoipa::path(
    get,
    path = "/api/analyses/{id}",
    params(("id" = String, Path)),
    responses(
        (status = 200, body = ReviewView),
        (status = 404, body = ErrorBody, description = "`no_analysis`"),
    )
)]
pub(super) async fn show(
    State(state): State<AppState>,
    Path(id): Path<String>,
) -> Result<Json<ReviewView>, ApiError> {
    let open = state.desk.open(&id).await?;
    let all = view::review(&open.review());
    Ok(Json(all))
}

/// Sends results as server-sent events: first the whole analysis, then new results.
#[utoipa::path(
    get,
    path = "/api/analyses/{id}/events",
    params(("id" = String, Path)),
    responses(
        (status = 200, body = ReviewNews, content_type = "text/event-stream"),
        (status = 404, body = ErrorBody, description = "`no_analysis`"),
        (status = 429, body = ErrorBody, description = "`too_many_sockets`"),
    )
)]
pub(super) async fn events(
    State(state): State<AppState>,
    Path(id): Path<String>,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, ApiError> {
    let open = state.desk.open(&id).await?;
    let heard = open.listen()?;
    let alive = KeepAlive::new().interval(PING_EVERY);
    Ok(Sse::new(news_stream(open, heard)).keep_alive(alive))
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

/// Requests a deeper look, or the rollout of one decision. Without any field, stopped work
/// continues.
#[utoipa::path(
    post,
    path = "/api/analyses/{id}/run",
    params(("id" = String, Path)),
    request_body = RunReview,
    responses(
        (status = 202, body = ReviewSummary),
        (status = 400, body = ErrorBody, description = "`invalid_body`"),
        (status = 404, body = ErrorBody, description = "`no_analysis`"),
        (status = 503, body = ErrorBody, description = "`busy`: too many analyses wait"),
    )
)]
pub(super) async fn run(
    State(state): State<AppState>,
    Path(id): Path<String>,
    body: BodyResult,
) -> Result<(StatusCode, Json<ReviewSummary>), ApiError> {
    let asked: RunReview = read(body, BODY_BYTES_MAX)?;
    let open = state.desk.run(&id, &asked).await?;
    Ok((StatusCode::ACCEPTED, summary(&open.review())))
}

/// Stops the work. Results stay; requested rollouts are removed.
#[utoipa::path(
    post,
    path = "/api/analyses/{id}/stop",
    params(("id" = String, Path)),
    responses(
        (status = 202, body = ReviewSummary),
        (status = 404, body = ErrorBody, description = "`no_analysis`"),
    )
)]
pub(super) async fn stop(
    State(state): State<AppState>,
    Path(id): Path<String>,
) -> Result<(StatusCode, Json<ReviewSummary>), ApiError> {
    let open = state.desk.stop(&id).await?;
    Ok((StatusCode::ACCEPTED, summary(&open.review())))
}

/// Removes an analysis with its results.
#[utoipa::path(
    delete,
    path = "/api/analyses/{id}",
    params(("id" = String, Path)),
    responses(
        (status = 204),
        (status = 404, body = ErrorBody, description = "`no_analysis`"),
    )
)]
pub(super) async fn remove(
    State(state): State<AppState>,
    Path(id): Path<String>,
) -> Result<StatusCode, ApiError> {
    state.desk.remove(&id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Analyses one position, optionally after a throw: the plays of its stage, or every possible
/// throw.
#[utoipa::path(
    post,
    path = "/api/analyse",
    request_body = PositionQuestion,
    responses(
        (status = 200, body = PositionReview),
        (status = 400, body = ErrorBody, description = "`invalid_body`: every fault is named"),
        (status = 503, body = ErrorBody, description = "`busy`"),
    )
)]
pub(super) async fn analyse(
    State(state): State<AppState>,
    body: BodyResult,
) -> Result<Json<PositionReview>, ApiError> {
    let body = bytes(body)?;
    let question = position::Question::new(&PositionRequest::read(&body)?);
    let answer = state.host.advisor.think(move || question.answer()).await?;
    Ok(Json(answer))
}

fn summary(review: &Review) -> Json<ReviewSummary> {
    Json(view::review_summary(&review.head_now()))
}

fn invalid(fault: impl Into<String>) -> ApiError {
    ApiError::InvalidBody(vec![fault.into()])
}
