//! The engine's advice on a table.

use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use rosespring_wire::advice::{Advice, AdviceKind, TutorAdvice};
use serde::Deserialize;
use utoipa::IntoParams;

use super::viewer::By;
use crate::error::{ApiError, ErrorBody};
use crate::state::AppState;
use crate::table::TableHandle;

/// The query of a request for advice.
#[derive(Debug, Clone, Copy, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(super) struct AdviceQuery {
    /// `bar` for the chances of both sides, `hint` also for the best plays.
    kind: AdviceKind,
}

/// Returns the engine's judgement of a table: the chances, and for a hint the best plays of the
/// stage that a person is to play. It takes up to a second; the table does not wait for it.
#[utoipa::path(
    get,
    path = "/api/tables/{id}/advice",
    params(("id" = String, Path), AdviceQuery),
    responses(
        (status = 200, body = Advice),
        (status = 400, body = ErrorBody, description = "`invalid_query`"),
        (status = 404, body = ErrorBody, description = "`no_table`"),
        (status = 409, body = ErrorBody,
         description = "a hint where no person is to play: `not_your_seat`, `wrong_phase`"),
        (status = 503, body = ErrorBody, description = "`busy`"),
    )
)]
pub(super) async fn show(
    State(state): State<AppState>,
    By(viewer): By,
    Path(id): Path<String>,
    asked: Result<Query<AdviceQuery>, QueryRejection>,
) -> Result<Json<Advice>, ApiError> {
    let Query(AdviceQuery { kind }) =
        asked.map_err(|error| ApiError::InvalidQuery(error.body_text()))?;
    let ask = |table: TableHandle| {
        let viewer = viewer.clone();
        async move { table.question(viewer, kind).await }
    };
    let question = state.tables.ask(&id, ask).await??;
    Ok(Json(state.host.advisor.answer(*question).await?))
}

/// Returns the loss of a person's turn before it is committed: each stage as played, compared with
/// its best play. It takes up to a second for each stage; the table does not wait for it.
#[utoipa::path(
    get,
    path = "/api/tables/{id}/tutor",
    params(("id" = String, Path)),
    responses(
        (status = 200, body = TutorAdvice),
        (status = 404, body = ErrorBody, description = "`no_table`"),
        (status = 409, body = ErrorBody,
         description = "no person is playing: `not_your_seat`, `wrong_phase`"),
        (status = 503, body = ErrorBody, description = "`busy`"),
    )
)]
pub(super) async fn tutor(
    State(state): State<AppState>,
    By(viewer): By,
    Path(id): Path<String>,
) -> Result<Json<TutorAdvice>, ApiError> {
    let ask = |table: TableHandle| {
        let viewer = viewer.clone();
        async move { table.tutored(viewer).await }
    };
    let question = state.tables.ask(&id, ask).await??;
    let answer = state.host.advisor.think(move || question.answer()).await?;
    Ok(Json(answer))
}
