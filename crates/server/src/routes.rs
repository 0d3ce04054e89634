//! The routes. A handler only parses, calls and converts.

#[cfg(feature = "hall")]
mod account;
#[cfg(feature = "hall")]
mod admin;
mod advice;
mod analyses;
mod body;
#[cfg(feature = "hall")]
mod bot;
#[cfg(feature = "hall")]
mod challenges;
#[cfg(feature = "hall")]
mod chat;
mod convert;
mod description;
#[cfg(feature = "cluster")]
mod forward;
mod guard;
#[cfg(feature = "hall")]
mod hall;
mod health;
mod list;
#[cfg(feature = "hall")]
mod lobby;
#[cfg(feature = "hall")]
mod moderation;
#[cfg(feature = "hall")]
mod notices;
mod page;
#[cfg(feature = "hall")]
mod passkeys;
#[cfg(feature = "hall")]
mod people;
mod position;
#[cfg(feature = "hall")]
mod push;
mod puzzles;
#[cfg(feature = "hall")]
mod rights;
mod rules;
mod statistics;
mod tables;
#[cfg(feature = "hall")]
mod tournaments;
mod viewer;

use axum::body::Bytes;
use axum::extract::{DefaultBodyLimit, Request};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use axum::{Router, middleware};
use tower_http::trace::TraceLayer;

use self::list::{Routes, routes};
use crate::error::ApiError;
use crate::limits::{BODY_BYTES_MAX, RECORD_BODY_BYTES_MAX};
use crate::state::AppState;

#[cfg(feature = "hall")]
pub(crate) use admin::router as admin_router;
#[cfg(feature = "cluster")]
pub(crate) use forward::node_router;

/// Returns the routes whose bodies may contain records.
fn with_records() -> Routes {
    Routes::new()
        .routes(routes!(analyses::list, analyses::create))
        .routes(routes!(convert::convert))
        .layer(DefaultBodyLimit::max(RECORD_BODY_BYTES_MAX))
}

/// Returns the routes with their description.
fn described(state: &AppState) -> Routes {
    let routes = Routes::new()
        .routes(routes!(health::show))
        .routes(routes!(health::ready))
        .routes(routes!(rules::list))
        .routes(routes!(tables::list, tables::create))
        .routes(routes!(tables::show, tables::remove))
        .routes(routes!(tables::record))
        .routes(routes!(convert::export))
        .routes(routes!(convert::export_analysis))
        .routes(routes!(tables::socket))
        .routes(routes!(advice::show))
        .routes(routes!(advice::tutor))
        .routes(routes!(analyses::show, analyses::remove))
        .routes(routes!(analyses::events))
        .routes(routes!(analyses::run))
        .routes(routes!(analyses::stop))
        .routes(routes!(analyses::analyse))
        .routes(routes!(puzzles::list))
        .routes(routes!(puzzles::next))
        .routes(routes!(puzzles::answer))
        .routes(routes!(statistics::show))
        .merge(with_records())
        .routes(routes!(position::read))
        .routes(routes!(position::check));
    #[cfg(feature = "hall")]
    if !state.is_local() {
        return routes
            .merge(hall::routes())
            .merge(lobby::routes())
            .merge(challenges::routes())
            .merge(chat::routes())
            .merge(account::routes())
            .merge(passkeys::routes())
            .merge(people::routes())
            .merge(notices::routes())
            .merge(push::routes())
            .merge(tournaments::routes())
            .merge(moderation::routes())
            .merge(bot::routes());
    }
    let _ = state;
    routes
}

pub(crate) fn router(state: AppState) -> Router {
    // Bytes are shared: axum clones the router, with its handlers, for every connection.
    let description = Bytes::from(description::of(state.is_local()).to_string());
    let router = Router::from(described(&state));
    let router = router
        .route(
            "/api/openapi.json",
            axum::routing::get(async move || {
                ([(header::CONTENT_TYPE, "application/json")], description)
            }),
        )
        .route("/api", axum::routing::any(no_route))
        .route("/api/", axum::routing::any(no_route))
        .route("/api/{*path}", axum::routing::any(no_route))
        // Monitoring programs ask for it and would take the page for metrics.
        .route("/metrics", axum::routing::any(no_route))
        .fallback(page::serve)
        .method_not_allowed_fallback(wrong_method)
        .layer(DefaultBodyLimit::max(BODY_BYTES_MAX));
    #[cfg(feature = "cluster")]
    let router = router.layer(middleware::from_fn_with_state(
        state.clone(),
        forward::to_its_node,
    ));
    #[cfg(feature = "hall")]
    let router = router.layer(middleware::from_fn_with_state(
        state.clone(),
        rights::only_listed,
    ));
    router
        .layer(middleware::from_fn(guard::in_time))
        .layer(middleware::from_fn_with_state(
            state.clone(),
            guard::only_own_pages,
        ))
        .layer(TraceLayer::new_for_http())
        .with_state(state)
}

async fn no_route(request: Request) -> Response {
    let what = format!("{} {}", request.method(), request.uri().path());
    ApiError::NoRoute(what).into_response()
}

async fn wrong_method(request: Request) -> Response {
    let method = request.method().to_string();
    let allowed = Vec::new();
    ApiError::WrongMethod { method, allowed }.into_response()
}
