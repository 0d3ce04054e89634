//! The engine's advice on a table.

use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use rosespring_wire::advice::{Advice, AdviceKind, TutorAdvice};
use rosespring_wire::refusal_code::RefusalCode::{Busy, NoTable, NotYourSeat, WrongPhase};
use serde::Deserialize;
use utoipa::IntoParams;

use super::route::Place::AnyNode;
use super::route::Right::Nobody;
use super::route::Route;
use super::shape::json;
use super::viewer::By;
use crate::error::ApiError;
use crate::state::AppState;
use crate::table::TableHandle;

pub(super) const ROUTES: &[Route] = &[
    Route::get("/api/tables/{id}/advice", Nobody, AnyNode, |to| {
        to.call(show)
    })
    .about(
        "Returns the engine's judgement of a table: the chances, and for a hint the \
                    best plays of the stage that a person is to play. It takes up to a second; \
                    the table does not wait for it.",
    )
    .query::<AdviceQuery>()
    .answers(200, json::<Advice>())
    .refuses(&[NoTable, NotYourSeat, WrongPhase, Busy])
    .notes(&[(NotYourSeat, "a hint where no person is to play")]),
    Route::get("/api/tables/{id}/tutor", Nobody, AnyNode, |to| {
        to.call(tutor)
    })
    .about(
        "Returns the loss of a person's turn before it is committed: each stage as \
                    played, compared with its best play. It takes up to a second for each stage; \
                    the table does not wait for it.",
    )
    .answers(200, json::<TutorAdvice>())
    .refuses(&[NoTable, NotYourSeat, WrongPhase, Busy])
    .notes(&[(NotYourSeat, "no person is playing")]),
];

/// The query of a request for advice.
#[derive(Debug, Clone, Copy, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(super) struct AdviceQuery {
    /// `bar` for the chances of both sides, `hint` also for the best plays.
    kind: AdviceKind,
}

async fn show(
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

async fn tutor(
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
