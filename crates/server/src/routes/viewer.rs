//! The viewer who sends a request, and the session by which they are known.

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use rosespring_table::game::Viewer;

use super::hall;
use crate::error::ApiError;
use crate::sessions::SessionEnd;
use crate::state::AppState;

/// The viewer who sends a request about a table. On a local server it is the only screen; in the
/// hall it is the viewer whom the right of the route let through.
pub(super) struct By(pub(super) Viewer);

impl FromRequestParts<AppState> for By {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &AppState) -> Result<Self, ApiError> {
        match parts.extensions.get::<Viewer>() {
            Some(viewer) => Ok(Self(viewer.clone())),
            None if state.is_local() => Ok(Self(Viewer::screen())),
            None => Err(ApiError::NoRoute(parts.uri.path().to_owned())),
        }
    }
}

/// The end of the session by which the sender of a request is known: a socket or stream that the
/// request opens ends with it.
pub(super) struct Session(pub(super) SessionEnd);

impl FromRequestParts<AppState> for Session {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &AppState) -> Result<Self, ApiError> {
        Ok(Self(hall::follow_session(state, &parts.extensions).await?))
    }
}
