//! Reads the bodies of requests, and says what is wrong with a body that cannot be read.

use axum::body::Bytes;
use axum::extract::{DefaultBodyLimit, FromRequest, Request};
use axum::http::StatusCode;
use rosespring_wire::json::{self, Read};

use super::route::route_of;
use crate::error::ApiError;
use crate::limits::BODY_BYTES_MAX;
use crate::state::AppState;

/// A body of JSON, at most as long as the row of the route says. Every fault of it is named.
pub(super) struct JsonBody<T>(pub(super) T);

impl<T: Read> FromRequest<AppState> for JsonBody<T> {
    type Rejection = ApiError;

    async fn from_request(mut request: Request, state: &AppState) -> Result<Self, ApiError> {
        let most = route_of(&request).map_or(BODY_BYTES_MAX, |route| route.body_max);
        DefaultBodyLimit::max(most).apply(&mut request);
        let bytes = Bytes::from_request(request, state).await;
        let bytes = bytes.map_err(|error| match error.status() {
            StatusCode::PAYLOAD_TOO_LARGE => ApiError::BodyTooLarge(most),
            _ => ApiError::InvalidBody(vec![error.body_text()]),
        })?;
        Ok(Self(json::read(&bytes)?))
    }
}
