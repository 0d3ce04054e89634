//! Puzzles, and the player's own mistakes.

use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use rosespring_wire::practice::{PracticeView, PuzzleAnswer, PuzzleVerdict, PuzzleView};
use rosespring_wire::refusal_code::RefusalCode::{Busy, InvalidBody, NoPuzzle};
use serde::Deserialize;
use utoipa::IntoParams;

use super::body::JsonBody;
use super::route::Place::AnyNode;
use super::route::Right::Nobody;
use super::route::Route;
use super::shape::json;
use crate::error::ApiError;
use crate::state::AppState;
use rosespring_table::practice::{PuzzleChoice, PuzzleRequest, games_with_puzzles};

pub(super) const ROUTES: &[Route] = &[
    Route::get("/api/puzzles", Nobody, AnyNode, |to| to.call(list))
        .about("Returns the overview of practice with the player's progress.")
        .answers(200, json::<PracticeView>()),
    Route::get("/api/puzzles/next", Nobody, AnyNode, |to| to.call(next))
        .about(
            "Returns the next puzzle: one that is due for repetition, or else an untried \
                    one near the player's rating.",
        )
        .query::<PuzzleQuery>()
        .answers(200, json::<PuzzleView>())
        .refuses(&[NoPuzzle])
        .notes(&[(NoPuzzle, "no mistake is known")]),
    Route::post("/api/puzzles/{id}/answer", Nobody, AnyNode, |to| {
        to.call(answer)
    })
    .about("Judges an answer, rates player and puzzle, and schedules the repetition.")
    .takes::<PuzzleAnswer>()
    .answers(200, json::<PuzzleVerdict>())
    .refuses(&[NoPuzzle, Busy])
    .notes(&[(InvalidBody, "no play ends there")]),
];

/// The query for the next puzzle.
#[derive(Debug, Clone, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(super) struct PuzzleQuery {
    /// `gul-bara`, `gioul`, `tawula`, `backgammon`, or `own` for the player's own mistakes.
    game: String,
    /// A theme of the game that the overview offers.
    theme: Option<String>,
    /// The id of the last puzzle, which is avoided if there is another one.
    not: Option<String>,
    /// The number of a day: the puzzle of the game on that day, which is the same for everybody.
    day: Option<u32>,
}

async fn list(State(state): State<AppState>) -> Result<Json<PracticeView>, ApiError> {
    Ok(Json(state.practice().overview().await?))
}

async fn next(
    State(state): State<AppState>,
    asked: Result<Query<PuzzleQuery>, QueryRejection>,
) -> Result<Json<PuzzleView>, ApiError> {
    let Query(PuzzleQuery {
        game,
        theme,
        not,
        day,
    }) = asked.map_err(|error| ApiError::InvalidQuery(error.body_text()))?;
    let choice = PuzzleChoice::named(&game, theme.as_deref(), day).ok_or_else(|| {
        if games_with_puzzles().any(|name| name == game) {
            return ApiError::InvalidQuery("`theme`: the game offers none of this name".to_owned());
        }
        let games: Vec<_> = games_with_puzzles()
            .map(|name| format!("`{name}`"))
            .collect();
        ApiError::InvalidQuery(format!("`game`: expected {} or `own`", games.join(", ")))
    })?;
    let wanted = PuzzleRequest {
        choice,
        not: not.as_deref(),
        without: &[],
    };
    Ok(Json(state.practice().next(wanted).await?))
}

async fn answer(
    State(state): State<AppState>,
    Path(id): Path<String>,
    JsonBody(answer): JsonBody<PuzzleAnswer>,
) -> Result<Json<PuzzleVerdict>, ApiError> {
    Ok(Json(state.practice().answer(&id, &answer.end).await?))
}
