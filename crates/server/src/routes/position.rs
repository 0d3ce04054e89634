//! Positions that are being entered.

use axum::Json;
use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use rosespring_rules::Rules;
use rosespring_wire::position::read_setup;
use rosespring_wire::setup::{self, PositionCheck, PositionText, SetupView};

use crate::error::{ApiError, ErrorBody};
use crate::limits::BODY_BYTES_MAX;

/// Reads a position in any notation. One that can be read but is no possible position is answered
/// with its faults.
#[utoipa::path(
    post,
    path = "/api/position/read",
    request_body = PositionText,
    responses(
        (status = 200, body = PositionCheck),
        (status = 400, body = ErrorBody, description = "`invalid_body`: the text is no position"),
    )
)]
pub(super) async fn read(
    body: Result<Bytes, BytesRejection>,
) -> Result<Json<PositionCheck>, ApiError> {
    let PositionText { text, rules } = super::body::read(body, BODY_BYTES_MAX)?;
    let rules = rules.as_deref().unwrap_or("gul-bara");
    let rules: Rules = rules
        .parse()
        .map_err(|error| ApiError::InvalidBody(vec![format!("`rules`: {error}")]))?;
    let setup = read_setup(&text, rules).map_err(ApiError::InvalidImport)?;
    Ok(Json(setup::check(&setup)))
}

/// Returns all faults of a position, or its ids if there are none.
#[utoipa::path(
    post,
    path = "/api/position/check",
    request_body = SetupView,
    responses(
        (status = 200, body = PositionCheck),
        (status = 400, body = ErrorBody, description = "`invalid_body`"),
    )
)]
pub(super) async fn check(
    body: Result<Bytes, BytesRejection>,
) -> Result<Json<PositionCheck>, ApiError> {
    let view: SetupView = super::body::read(body, BODY_BYTES_MAX)?;
    let setup = view
        .to_setup()
        .map_err(|error| ApiError::InvalidBody(vec![format!("`rules`: {error}")]))?;
    Ok(Json(setup::check(&setup)))
}
