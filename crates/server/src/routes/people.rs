//! Members as others see them, and matches with their ratings.

use axum::extract::{Path, State};
use axum::{Extension, Json};
use rosespring_wire::people::{MatchView, ProfileView};

use super::hall::hall;
use super::list::{Routes, routes};
use super::rights::Caller;
use crate::error::{ApiError, ErrorBody};
use crate::state::AppState;

/// Returns the routes of people.
pub(super) fn routes() -> Routes {
    Routes::new()
        .routes(routes!(profile))
        .routes(routes!(match_view))
}

/// Returns the page of a member: ratings, finished matches, opponents.
#[utoipa::path(
    get,
    path = "/api/players/{name}",
    params(("name" = String, Path, description = "the name of the account")),
    responses(
        (status = 200, body = ProfileView),
        (status = 404, body = ErrorBody, description = "`no_player`"),
    )
)]
async fn profile(
    State(state): State<AppState>,
    Extension(Caller(person)): Extension<Caller>,
    Path(name): Path<String>,
) -> Result<Json<ProfileView>, ApiError> {
    Ok(Json(hall(&state)?.profile(&name, person.as_ref()).await?))
}

/// Returns whether a match is rated, the ratings of its players and, once it is over, how they
/// changed.
#[utoipa::path(
    get,
    path = "/api/tables/{id}/match",
    params(("id" = String, Path)),
    responses(
        (status = 200, body = MatchView),
        (status = 404, body = ErrorBody, description = "`no_table`"),
    )
)]
async fn match_view(
    State(state): State<AppState>,
    Extension(Caller(person)): Extension<Caller>,
    Path(id): Path<String>,
) -> Result<Json<MatchView>, ApiError> {
    Ok(Json(hall(&state)?.match_view(&id, person.as_ref()).await?))
}
