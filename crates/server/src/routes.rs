//! The routes. A handler only parses, calls and converts; its row says everything else
//! ([`route`]).

mod advice;
mod analyses;
mod body;
mod convert;
mod description;
#[cfg(feature = "cluster")]
pub(crate) mod forward;
#[cfg(not(feature = "cluster"))]
#[path = "routes/one_node.rs"]
mod forward;
mod guard;
#[cfg(feature = "hall")]
pub(crate) mod hall;
#[cfg(not(feature = "hall"))]
#[path = "routes/no_hall.rs"]
mod hall;
mod health;
mod page;
mod position;
mod puzzles;
mod route;
mod rules;
mod shape;
mod statistics;
mod tables;
mod viewer;

use axum::extract::Request;
use axum::response::{IntoResponse, Response};
use axum::{Router, middleware};
use tower_http::trace::TraceLayer;

use self::route::Route;
use crate::error::ApiError;
use crate::state::AppState;

/// The routes of every server, by the module of their handlers.
const ROUTES: &[&[Route]] = &[
    health::ROUTES,
    description::ROUTES,
    rules::ROUTES,
    tables::ROUTES,
    advice::ROUTES,
    analyses::ROUTES,
    convert::ROUTES,
    puzzles::ROUTES,
    statistics::ROUTES,
    position::ROUTES,
];

/// Returns all routes.
fn all() -> impl Iterator<Item = &'static Route> {
    ROUTES.iter().chain(hall::ROUTES).copied().flatten()
}

/// Returns the routes that a local server has, or a hall.
fn served(is_local: bool) -> impl Iterator<Item = &'static Route> {
    let of_hall = if is_local { &[] } else { hall::ROUTES };
    ROUTES.iter().chain(of_hall).copied().flatten()
}

pub(crate) fn router(state: AppState) -> Router {
    let routes = served(state.is_local()).fold(Router::new(), |router, route| {
        router.route(route.path, route.handled().methods)
    });
    let router = routes
        .route("/api", axum::routing::any(no_route))
        .route("/api/", axum::routing::any(no_route))
        .route("/api/{*path}", axum::routing::any(no_route))
        // Monitoring programs ask for it and would take the page for metrics.
        .route("/metrics", axum::routing::any(no_route))
        .fallback(page::serve)
        .method_not_allowed_fallback(wrong_method);
    hall::guarded(forward::forwarded(router, &state), &state)
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
