//! The routes of the admin port, which the public port does not have.

use axum::extract::{Request, State};
use axum::http::header;
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::{Router, routing};

use crate::metrics::Gauges;
use crate::routes::{guard, health, no_route};
use crate::state::AppState;

/// The content type of Prometheus' text format.
const METRICS_TYPE: &str = "text/plain; version=0.0.4; charset=utf-8";

/// Returns the routes for the operator's own programs.
pub(crate) fn router(state: AppState) -> Router {
    let own_pages = middleware::from_fn(only_own_pages);
    Router::new()
        .route("/metrics", routing::get(metrics))
        .route("/api/health", routing::get(health::show))
        .route("/api/ready", routing::get(health::ready))
        .fallback(no_route)
        .layer(own_pages)
        .with_state(state)
}

/// Refuses requests of pages in a browser, which can reach this port from the machine's own user.
async fn only_own_pages(request: Request, next: Next) -> Response {
    match guard::foreign(request.headers(), request.uri().path(), None) {
        Some(foreign) => crate::error::ApiError::Foreign(foreign).into_response(),
        None => next.run(request).await,
    }
}

async fn metrics(State(state): State<AppState>) -> Response {
    let gauges = Gauges {
        is_ready: health::probe(&state).await.ready,
        tables_open: state.tables.open_count(),
        journal: state.store.journal_figures(),
        bus: state.host.bus_figures(),
        tables_followed: state.tables.followed_count(),
        is_lobby_copied: state
            .hall
            .as_ref()
            .is_some_and(|hall| hall.lobby.is_copied()),
    };
    let text = state.host.metrics.render(&gauges);
    ([(header::CONTENT_TYPE, METRICS_TYPE)], text).into_response()
}
