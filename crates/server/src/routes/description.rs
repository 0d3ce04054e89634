//! What is served at `/api/openapi.json`: the file `openapi.json`, for a local server or for a
//! hall. A test writes the file from the code and compares the two.

#[cfg(all(test, feature = "hall"))]
mod tests;

use std::collections::BTreeSet;

use serde_json::{Map, Value};

#[cfg(feature = "hall")]
use super::rights;

/// The file, compressed.
const FILE: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/openapi.json.deflate"));

/// Marks operations in the file that a local server does not have.
const ONLY_HALL: &str = "x-only-hall";

/// Returns the description of a local server, or of a hall.
pub(super) fn of(is_local: bool) -> Value {
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
    if is_local {
        keep_operations(&mut description, |_, _, operation| {
            operation[ONLY_HALL] != true
        });
    }
    #[cfg(feature = "hall")]
    if !is_local {
        keep_operations(&mut description, |method, path, _| {
            rights::may_be_used(method, path)
        });
    }
    keep_shapes(&mut description);
    description
}

/// Keeps the operations that fulfil a condition, of their method, their path and themselves.
fn keep_operations(description: &mut Value, keep: impl Fn(&str, &str, &Value) -> bool) {
    let Some(paths) = description["paths"].as_object_mut() else {
        return;
    };
    paths.retain(|path, item| {
        let Value::Object(operations) = item else {
            return false;
        };
        operations.retain(|method, operation| keep(&method.to_uppercase(), path, operation));
        for operation in operations.values_mut().filter_map(Value::as_object_mut) {
            operation.remove(ONLY_HALL);
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
