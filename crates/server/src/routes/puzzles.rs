//! Puzzles, and the player's own mistakes.

use axum::Json;
use axum::body::Bytes;
use axum::extract::rejection::{BytesRejection, QueryRejection};
use axum::extract::{Path, Query, State};
use rosespring_wire::practice::{PracticeView, PuzzleAnswer, PuzzleVerdict, PuzzleView};
use serde::Deserialize;
use utoipa::IntoParams;

use super::body::read;
use crate::error::{ApiError, ErrorBody};
use crate::limits::BODY_BYTES_MAX;
use crate::state::AppState;
use rosespring_table::practice::PuzzleChoice;

/// The query for the next puzzle.
#[derive(Debug, Clone, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(super) struct PuzzleQuery {
    /// `gul-bara`, `gioul`, `tawula`, `backgammon`, or `own` for the player's own mistakes.
    game: String,
    /// The id of the last puzzle, which is avoided if there is another one.
    not: Option<String>,
}

/// Returns the overview of practice with the player's progress.
#[utoipa::path(get, path = "/api/puzzles", responses((status = 200, body = PracticeView)))]
pub(super) async fn list(State(state): State<AppState>) -> Result<Json<PracticeView>, ApiError> {
    Ok(Json(state.practice().overview().await?))
}

/// Returns the next puzzle: one that is due for repetition, or else an untried one near the
/// player's rating.
#[utoipa::path(
    get,
    path = "/api/puzzles/next",
    params(PuzzleQuery),
    responses(
        (status = 200, body = PuzzleView),
        (status = 400, body = ErrorBody, description = "`invalid_query`"),
        (status = 404, body = ErrorBody, description = "`no_puzzle`: no mistake is known"),
    )
)]
pub(super) async fn next(
    State(state): State<AppState>,
    asked: Result<Query<PuzzleQuery>, QueryRejection>,
) -> Result<Json<PuzzleView>, ApiError> {
    let Query(PuzzleQuery { game, not }) =
        asked.map_err(|error| ApiError::InvalidQuery(error.body_text()))?;
    let expected = "`game`: expected `gul-bara`, `gioul`, `tawula`, `backgammon` or `own`";
    let wanted =
        PuzzleChoice::named(&game).ok_or_else(|| ApiError::InvalidQuery(expected.to_owned()))?;
    Ok(Json(state.practice().next(wanted, not.as_deref()).await?))
}

/// Judges an answer, rates player and puzzle, and schedules the repetition.
#[utoipa::path(
    post,
    path = "/api/puzzles/{id}/answer",
    params(("id" = String, Path)),
    request_body = PuzzleAnswer,
    responses(
        (status = 200, body = PuzzleVerdict),
        (status = 400, body = ErrorBody, description = "`invalid_body`: no play ends there"),
        (status = 404, body = ErrorBody, description = "`no_puzzle`"),
        (status = 503, body = ErrorBody, description = "`busy`"),
    )
)]
pub(super) async fn answer(
    State(state): State<AppState>,
    Path(id): Path<String>,
    body: Result<Bytes, BytesRejection>,
) -> Result<Json<PuzzleVerdict>, ApiError> {
    let answer: PuzzleAnswer = read(body, BODY_BYTES_MAX)?;
    Ok(Json(state.practice().answer(&id, &answer.end).await?))
}
