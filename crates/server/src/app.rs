//! The server as a service without a network.

use axum::Router;

use crate::routes;
use crate::state::AppState;

/// Returns the whole server as one service.
///
/// # Examples
///
/// ```
/// use std::sync::Arc;
///
/// use rosespring_store::MemoryStore;
/// use rosespring_server::{AppState, DiceSource, app};
///
/// let router = app(AppState::new(Arc::new(MemoryStore::default()), DiceSource::Seeded));
/// # drop(router);
/// ```
pub fn app(state: AppState) -> Router {
    routes::router(state)
}
