//! Statistics.

use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use rosespring_wire::statistics::StatisticsView;
use rosespring_wire::table::NAME_CHARS_MAX;
use serde::Deserialize;
use utoipa::IntoParams;

use crate::error::{ApiError, ErrorBody};
use crate::state::AppState;

/// The query that names a person.
#[derive(Debug, Clone, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(super) struct StatisticsQuery {
    /// The name of a person; all persons if absent.
    name: Option<String>,
}

/// Returns the statistics of the stored games: results, ratings, dice, openings.
#[utoipa::path(
    get,
    path = "/api/statistics",
    params(StatisticsQuery),
    responses(
        (status = 200, body = StatisticsView),
        (status = 400, body = ErrorBody, description = "`invalid_query`"),
    )
)]
pub(super) async fn show(
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
    let store = &*state.host.store;
    Ok(Json(state.ledger.view(store, name).await?))
}
