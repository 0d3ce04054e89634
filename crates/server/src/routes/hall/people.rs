//! Members as others see them, and matches with their ratings.

use axum::extract::{Path, State};
use axum::{Extension, Json};
use rosespring_hall::ratings::ProfileView;
use rosespring_wire::people::MatchView;
use rosespring_wire::refusal_code::RefusalCode::NoPlayer;

use super::hall;
use super::rights::Caller;
use crate::error::ApiError;
use crate::routes::route::Place::AnyNode;
use crate::routes::route::Right::{Anybody, Viewer};
use crate::routes::route::Route;
use crate::routes::shape::json;
use crate::state::AppState;

pub(super) const ROUTES: &[Route] = &[
    Route::get("/api/players/{name}", Anybody, AnyNode, |to| {
        to.call(profile)
    })
    .about("Returns the page of a member: ratings, finished matches, opponents.")
    .parameter("the name of the account")
    .answers(200, json::<ProfileView>())
    .refuses(&[NoPlayer]),
    Route::get("/api/tables/{id}/match", Viewer, AnyNode, |to| {
        to.call(match_view)
    })
    .about(
        "Returns whether a match is rated, the ratings of its players and, once it is \
                    over, how they changed.",
    )
    .answers(200, json::<MatchView>()),
];

async fn profile(
    State(state): State<AppState>,
    Extension(Caller(person)): Extension<Caller>,
    Path(name): Path<String>,
) -> Result<Json<ProfileView>, ApiError> {
    Ok(Json(hall(&state)?.profile(&name, person.as_ref()).await?))
}

async fn match_view(
    State(state): State<AppState>,
    Extension(Caller(person)): Extension<Caller>,
    Path(id): Path<String>,
) -> Result<Json<MatchView>, ApiError> {
    Ok(Json(hall(&state)?.match_view(&id, person.as_ref()).await?))
}
