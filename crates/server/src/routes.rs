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
mod guard;
#[cfg(feature = "hall")]
mod hall;
mod health;
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
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use rosespring_wire::advice::AdviceKind;

use crate::error::ApiError;
use crate::limits::{BODY_BYTES_MAX, RECORD_BODY_BYTES_MAX};
use crate::state::AppState;

#[cfg(feature = "hall")]
pub(crate) use admin::router as admin_router;

/// The description served at `/api/openapi.json`.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Rosespring",
        description = "Tables at which Gul bara, Gioul, Tawula and backgammon are played. What \
                       happens at a table goes over its WebSocket; everything else is JSON over \
                       HTTP. Every refusal has the body `{\"error\": {\"code\", \"message\"}}`."
    ),
    // A type that only a query uses.
    components(schemas(AdviceKind)),
    modifiers(&Security),
)]
struct Description;

/// Adds the way in which bots authenticate.
struct Security;

impl utoipa::Modify for Security {
    fn modify(&self, openapi: &mut utoipa::openapi::OpenApi) {
        use utoipa::openapi::security::{Http, HttpAuthScheme, SecurityScheme};
        let bearer = SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer));
        let components = openapi.components.get_or_insert_default();
        components.add_security_scheme("bot", bearer);
    }
}

/// Returns the routes whose bodies may contain records.
fn with_records() -> OpenApiRouter<AppState> {
    OpenApiRouter::new()
        .routes(routes!(analyses::list, analyses::create))
        .routes(routes!(convert::convert))
        .layer(DefaultBodyLimit::max(RECORD_BODY_BYTES_MAX))
}

/// Returns the routes with their description.
fn described(state: &AppState) -> OpenApiRouter<AppState> {
    let routes = OpenApiRouter::with_openapi(Description::openapi())
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
            .merge(tournaments::routes())
            .merge(moderation::routes())
            .merge(bot::routes());
    }
    let _ = state;
    routes
}

pub(crate) fn router(state: AppState) -> Router {
    let (router, description) = described(&state).split_for_parts();
    // Bytes are shared: axum clones the router, with its handlers, for every connection.
    let description = Bytes::from(description.to_json().unwrap_or_default());
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
    ApiError::WrongMethod(request.method().to_string()).into_response()
}

#[cfg(test)]
#[cfg(feature = "hall")]
mod tests {
    use std::sync::Arc;

    use rosespring_store::MemoryStore;
    use rosespring_table::game::DiceSource;

    use super::{AppState, described, rights::RIGHTS};

    /// Every route of the server with its method, in order.
    fn routes() -> Vec<(String, String)> {
        let state = AppState::new(Arc::new(MemoryStore::default()), DiceSource::Seeded);
        let state = state.in_hall("http://localhost".parse().unwrap());
        let text = described(&state).into_openapi().to_json().unwrap();
        let description: serde_json::Value = serde_json::from_str(&text).unwrap();
        let paths = description["paths"].as_object().unwrap();
        let methods = |path: &serde_json::Value| {
            let names = path.as_object().unwrap().keys();
            names.map(|name| name.to_uppercase()).collect::<Vec<_>>()
        };
        let all = paths.iter().flat_map(|(name, path)| {
            let methods = methods(path).into_iter();
            methods.map(|method| (method, name.clone()))
        });
        let mut all: Vec<_> = all.collect();
        all.push(("GET".to_owned(), "/api/openapi.json".to_owned()));
        all.sort();
        all
    }

    #[test]
    fn every_route_says_who_may_use_it_in_the_hall() {
        let mut listed: Vec<_> = RIGHTS
            .iter()
            .map(|(method, path, _)| ((*method).to_owned(), (*path).to_owned()))
            .collect();
        listed.sort();

        assert_eq!(listed, routes());
    }
}
