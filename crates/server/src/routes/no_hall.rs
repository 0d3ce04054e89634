//! In place of `hall` in a program without halls.

use axum::Router;
use axum::http::Extensions;
use rosespring_table::game::Viewer;

use super::route::Route;
use crate::error::ApiError;
use crate::sessions::SessionEnd;
use crate::state::AppState;

/// The routes that only a hall has.
pub(super) const ROUTES: &[&[Route]] = &[];

/// Returns the routes as they are: without a hall everybody is the user of this machine.
pub(super) fn guarded(router: Router<AppState>, _: &AppState) -> Router<AppState> {
    router
}

/// Does nothing: without a hall nobody is told that it is their turn.
pub(super) async fn look_at(_: &AppState, _: &Viewer, _: &str) {}

/// Returns what never ends: without a hall there are no sessions.
pub(super) async fn follow_session(_: &AppState, _: &Extensions) -> Result<SessionEnd, ApiError> {
    Ok(SessionEnd::never())
}
