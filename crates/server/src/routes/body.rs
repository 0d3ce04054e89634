//! Reads the bodies of requests, and says what is wrong with a body that cannot be read.

use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::http::StatusCode;
use rosespring_wire::json;
use serde::de::DeserializeOwned;

use crate::error::ApiError;
use crate::limits::BODY_BYTES_MAX;

/// A body, or the reason why it was not received.
pub(super) type BodyResult = Result<Bytes, BytesRejection>;

/// Returns a body of at most [`BODY_BYTES_MAX`] bytes.
pub(super) fn bytes(body: BodyResult) -> Result<Bytes, ApiError> {
    body.map_err(|error| rejected(&error, BODY_BYTES_MAX))
}

/// Parses a body of at most `most` bytes.
pub(super) fn read<T: DeserializeOwned>(body: BodyResult, most: usize) -> Result<T, ApiError> {
    let body = body.map_err(|error| rejected(&error, most))?;
    Ok(json::from_slice(&body)?)
}

/// Returns the error for a body that was not read because of its limit.
fn rejected(error: &BytesRejection, most: usize) -> ApiError {
    match error.status() {
        StatusCode::PAYLOAD_TOO_LARGE => ApiError::BodyTooLarge(most),
        _ => ApiError::InvalidBody(vec![error.body_text()]),
    }
}
