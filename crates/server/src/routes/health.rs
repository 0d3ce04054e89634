//! Health: whether the server answers, and whether it can store changes.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::Serialize;
use tokio::time::timeout;
use utoipa::ToSchema;

use super::route::Place::AnyNode;
use super::route::Right::Anybody;
use super::route::Route;
use super::shape::json;
use crate::limits::PROBE_TIMEOUT;
use crate::state::AppState;

pub(super) const ROUTES: &[Route] = &[
    Route::get("/api/health", Anybody, AnyNode, |to| to.call(show))
        .about(
            "Returns whether the server answers, whether it can store changes, and its \
                    version. A hall, which has `/api/ready`, answers 200 as long as it is live.",
        )
        .answers(200, json::<Health>())
        .answers_with(
            503,
            json::<Health>(),
            "a local server is live but not ready",
        ),
    Route::get("/api/ready", Anybody, AnyNode, |to| to.call(ready))
        .about(
            "Returns the same as `/api/health`, with the status 200 only if the server can \
                    store changes.",
        )
        .answers(200, json::<Health>())
        .answers_with(503, json::<Health>(), "the server is live but not ready"),
];

/// Whether the server answers, and whether it can store changes.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct Health {
    /// The same as `ready`.
    ok: bool,
    /// Whether the server answers: always true.
    live: bool,
    /// Whether the database can be read and stored the last change.
    pub(super) ready: bool,
    /// The version of the program.
    version: &'static str,
    /// The reason why the server is not ready; why the broker between the nodes of a hall cannot be
    /// used, without which the server is ready; and the damage of the database that it found when
    /// it started.
    faults: Vec<String>,
}

pub(super) async fn show(State(state): State<AppState>) -> (StatusCode, Json<Health>) {
    let health = probe(&state).await;
    (status(health.ready || !state.is_local()), Json(health))
}

pub(super) async fn ready(State(state): State<AppState>) -> (StatusCode, Json<Health>) {
    let health = probe(&state).await;
    (status(health.ready), Json(health))
}

const fn status(is_well: bool) -> StatusCode {
    if is_well {
        StatusCode::OK
    } else {
        StatusCode::SERVICE_UNAVAILABLE
    }
}

/// Looks whether the server can store changes.
pub(super) async fn probe(state: &AppState) -> Health {
    let probe = timeout(PROBE_TIMEOUT, state.store.probe()).await;
    let fault = match probe {
        _ if state.host.is_stopping() => Some("the server stops".to_owned()),
        Ok(Ok(())) if !state.host.may_write() => {
            Some("this node could not note that it is alive".to_owned())
        }
        Ok(Ok(())) => None,
        Ok(Err(error)) => Some(error.to_string()),
        Err(_) => Some("the database does not answer".to_owned()),
    };
    let ready = fault.is_none();
    // Without its broker a hall goes on: the nodes pass requests on.
    let faults = fault.into_iter().chain(state.host.bus_fault());
    let faults = faults.chain(state.faults.iter().cloned());
    Health {
        ok: ready,
        live: true,
        ready,
        version: env!("CARGO_PKG_VERSION"),
        faults: faults.collect(),
    }
}
