//! The routes. A handler only parses, calls and converts.

mod advice;
mod analyses;
mod convert;
mod guard;
mod health;
mod page;
mod position;
mod puzzles;
mod rules;
mod statistics;
mod tables;

use axum::body::Bytes;
use axum::extract::{DefaultBodyLimit, Request};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use axum::{Router, middleware};
use tower_http::trace::TraceLayer;
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::error::ApiError;
use crate::limits::{BODY_BYTES_MAX, RECORD_BODY_BYTES_MAX};
use crate::state::AppState;

/// The description served at `/api/openapi.json`.
#[derive(OpenApi)]
#[openapi(info(
    title = "Rosespring",
    description = "Tables at which Gul bara, Gioul, Tawula and backgammon are played. What happens \
                   at a table goes over its WebSocket; everything else is JSON over HTTP. Every \
                   refusal has the body `{\"error\": {\"code\", \"message\"}}`."
))]
struct Description;

/// Returns the routes whose bodies may contain records.
fn with_records() -> OpenApiRouter<AppState> {
    OpenApiRouter::new()
        .routes(routes!(analyses::list, analyses::create))
        .routes(routes!(convert::convert))
        .layer(DefaultBodyLimit::max(RECORD_BODY_BYTES_MAX))
}

pub(crate) fn router(state: AppState) -> Router {
    let (router, description) = OpenApiRouter::with_openapi(Description::openapi())
        .routes(routes!(health::show))
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
        .routes(routes!(position::check))
        .split_for_parts();
    // Bytes are shared: axum clones the router, with its handlers, for every connection.
    let description = Bytes::from(description.to_json().unwrap_or_default());
    router
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
        .layer(DefaultBodyLimit::max(BODY_BYTES_MAX))
        .layer(middleware::from_fn(guard::in_time))
        .layer(middleware::from_fn(guard::only_this_machine))
        .layer(TraceLayer::new_for_http())
        .with_state(state)
}

async fn no_route(request: Request) -> Response {
    let what = format!("{} {}", request.method(), request.uri().path());
    ApiError::NoRoute(what).into_response()
}

async fn wrong_method(request: Request) -> Response {
    ApiError::WrongMethod(request.method().to_string()).into_response()
}
