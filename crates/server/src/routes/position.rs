//! Positions that are being entered.

use axum::Json;
use rosespring_rules::Rules;
use rosespring_wire::refusal_code::RefusalCode::InvalidBody;
use rosespring_wire::setup::{self, PositionCheck, PositionText, SetupView};

use super::body::JsonBody;
use super::route::Place::AnyNode;
use super::route::Right::Nobody;
use super::route::Route;
use super::shape::json;
use crate::error::ApiError;

pub(super) const ROUTES: &[Route] = &[
    Route::post("/api/position/read", Nobody, AnyNode, |to| to.call(read))
        .about(
            "Reads a position in any notation. One that can be read but is no possible \
                    position is answered with its faults.",
        )
        .takes::<PositionText>()
        .answers(200, json::<PositionCheck>())
        .notes(&[(InvalidBody, "the text is no position")]),
    Route::post("/api/position/check", Nobody, AnyNode, |to| to.call(check))
        .about("Returns all faults of a position, or its ids if there are none.")
        .takes::<SetupView>()
        .answers(200, json::<PositionCheck>()),
];

async fn read(
    JsonBody(PositionText { text, rules }): JsonBody<PositionText>,
) -> Result<Json<PositionCheck>, ApiError> {
    let rules = rules.as_deref().unwrap_or("gul-bara");
    let rules: Rules = rules
        .parse()
        .map_err(|error| ApiError::InvalidBody(vec![format!("`rules`: {error}")]))?;
    let checked = setup::check_text(&text, rules).map_err(ApiError::InvalidImport)?;
    Ok(Json(checked))
}

async fn check(JsonBody(view): JsonBody<SetupView>) -> Result<Json<PositionCheck>, ApiError> {
    let setup = view
        .to_setup()
        .map_err(|error| ApiError::InvalidBody(vec![format!("`rules`: {error}")]))?;
    Ok(Json(setup::check(&setup)))
}
