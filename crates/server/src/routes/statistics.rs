//! Statistics.

use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use rosespring_wire::statistics::StatisticsView;
use rosespring_wire::table::NAME_CHARS_MAX;
use serde::Deserialize;
use utoipa::IntoParams;

use super::route::Place::AnyNode;
use super::route::Right::Nobody;
use super::route::Route;
use super::shape::json;
use crate::error::ApiError;
use crate::state::AppState;

pub(super) const ROUTES: &[Route] =
    &[
        Route::get("/api/statistics", Nobody, AnyNode, |to| to.call(show))
            .about("Returns the statistics of the stored games: results, ratings, dice, openings.")
            .query::<StatisticsQuery>()
            .answers(200, json::<StatisticsView>()),
    ];

/// The query that names a person.
#[derive(Debug, Clone, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(super) struct StatisticsQuery {
    /// The name of a person; all persons if absent.
    name: Option<String>,
}

async fn show(
    State(state): State<AppState>,
    asked: Result<Query<StatisticsQuery>, QueryRejection>,
) -> Result<Json<StatisticsView>, ApiError> {
    let Query(StatisticsQuery { name }) =
        asked.map_err(|error| ApiError::InvalidQuery(error.body_text()))?;
    if name
        .iter()
        .any(|name| name.chars().count() > NAME_CHARS_MAX)
    {
        let fault = format!("`name`: has more than {NAME_CHARS_MAX} characters");
        return Err(ApiError::InvalidQuery(fault));
    }
    let store = &*state.store;
    Ok(Json(state.ledger.view(store, store, name).await?))
}
