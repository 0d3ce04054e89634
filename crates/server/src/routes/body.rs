//! Reads the bodies of requests, and says what is wrong with a body that cannot be read.

use axum::body::Bytes;
use axum::extract::{DefaultBodyLimit, FromRequest, Request};
use axum::http::StatusCode;
use rosespring_wire::json::{self, Read};

use super::route::route_of;
use crate::error::ApiError;
use crate::limits::BODY_BYTES_MAX;
use crate::state::AppState;

/// The bytes of a body, at most as many as the row of the route says.
pub(super) struct BodyBytes(Bytes);

impl BodyBytes {
    /// Reads the body.
    ///
    /// # Errors
    ///
    /// [`ApiError::InvalidBody`] names every fault of it.
    pub(super) fn json<T: Read>(&self) -> Result<T, ApiError> {
        Ok(json::read(&self.0)?)
    }
}

impl FromRequest<AppState> for BodyBytes {
    type Rejection = ApiError;

    async fn from_request(mut request: Request, state: &AppState) -> Result<Self, ApiError> {
        let most = route_of(&request).map_or(BODY_BYTES_MAX, |route| route.body_max);
        DefaultBodyLimit::max(most).apply(&mut request);
        let bytes = Bytes::from_request(request, state).await;
        bytes.map(Self).map_err(|error| match error.status() {
            StatusCode::PAYLOAD_TOO_LARGE => ApiError::BodyTooLarge(most),
            _ => ApiError::InvalidBody(vec![error.body_text()]),
        })
    }
}
