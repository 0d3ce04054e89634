//! What is served at `/api/openapi.json`: the file `openapi.json`, for a local server or for a
//! hall. A test writes the file from the code and compares the two.

#[cfg(all(test, feature = "hall"))]
mod tests;

use std::collections::BTreeSet;
use std::sync::LazyLock;

use axum::body::Bytes;
use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use serde_json::{Map, Value};

use super::route::Place::AnyNode;
use super::route::Right::Anybody;
use super::route::Route;
use super::shape::any_json;
use crate::state::AppState;

pub(super) const ROUTES: &[Route] =
    &[
        Route::get("/api/openapi.json", Anybody, AnyNode, |to| to.call(show))
            .about("Returns this description: the routes that the server has, and their shapes.")
            .answers(200, any_json()),
    ];

/// The file, compressed.
const FILE: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/openapi.json.deflate"));

/// Marks operations in the file that a local server does not have.
const ONLY_HALL: &str = "x-only-hall";
/// Says in the file who may use an operation in a hall.
const RIGHT: &str = "x-right";
/// Says in the file which node of a hall handles an operation.
const PLACE: &str = "x-place";

async fn show(State(state): State<AppState>) -> impl IntoResponse {
    static LOCAL: LazyLock<Bytes> = LazyLock::new(|| of(true).to_string().into());
    static HALL: LazyLock<Bytes> = LazyLock::new(|| of(false).to_string().into());
    let description = if state.is_local() { &LOCAL } else { &HALL };
    let json = [(header::CONTENT_TYPE, "application/json")];
    (json, Bytes::clone(description))
}

/// Returns the description of a local server, or of a hall.
fn of(is_local: bool) -> Value {
    let text = miniz_oxide::inflate::decompress_to_vec(FILE);
    let description = text
        .ok()
        .and_then(|text| serde_json::from_slice(&text).ok());
    part(
        description.expect("the build script compressed it"),
        is_local,
    )
}

/// Returns the part of the file that is for a local server, or for a hall.
fn part(mut description: Value, is_local: bool) -> Value {
    keep_operations(&mut description, |operation| match is_local {
        true => operation[ONLY_HALL] != true,
        false => operation[RIGHT] != "nobody",
    });
    keep_shapes(&mut description);
    description
}

/// Keeps the operations that fulfil a condition, without what only the file says.
fn keep_operations(description: &mut Value, keep: impl Fn(&Value) -> bool) {
    let Some(paths) = description["paths"].as_object_mut() else {
        return;
    };
    paths.retain(|_, item| {
        let Value::Object(operations) = item else {
            return false;
        };
        operations.retain(|_, operation| keep(operation));
        for operation in operations.values_mut().filter_map(Value::as_object_mut) {
            operation.retain(|member, _| ![ONLY_HALL, RIGHT, PLACE].contains(&member.as_str()));
        }
        !operations.is_empty()
    });
}

/// Keeps the shapes that the operations need.
fn keep_shapes(description: &mut Value) {
    let mut needed = BTreeSet::new();
    let mut open = shapes_in(&description["paths"]);
    let empty = Map::new();
    let shapes = description["components"]["schemas"]
        .as_object()
        .unwrap_or(&empty);
    while let Some(name) = open.pop() {
        if let Some(shape) = shapes.get(&name)
            && needed.insert(name)
        {
            open.extend(shapes_in(shape));
        }
    }
    if let Some(shapes) = description["components"]["schemas"].as_object_mut() {
        shapes.retain(|name, _| needed.contains(name));
    }
}

/// Returns the names of the shapes to which a value refers.
fn shapes_in(value: &Value) -> Vec<String> {
    match value {
        Value::Array(items) => items.iter().flat_map(shapes_in).collect(),
        Value::Object(members) => {
            let within = members.values().flat_map(shapes_in);
            let here = members.get("$ref").and_then(Value::as_str);
            let here = here.and_then(|path| path.rsplit('/').next());
            within.chain(here.map(str::to_owned)).collect()
        }
        _ => Vec::new(),
    }
}
