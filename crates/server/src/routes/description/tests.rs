//! Writes `openapi.json` from the code, and compares it with the file. With ROSESPRING_BLESS set,
//! the file is written anew.

mod bodies;

use std::collections::BTreeSet;
use std::path::Path;

use axum::http::StatusCode;
use rosespring_rules::notation::name::name_fault;
use rosespring_wire::advice::AdviceKind;
use serde_json::{Map, Value, json};

use self::bodies::limit_bodies;
use super::super::route::{Answer, Place, Right, Route};
use super::super::shape::{self, Shapes};
use super::super::{all, served};
use super::{ONLY_HALL, PLACE, RIGHT, keep_shapes, part, shapes_in};
use crate::error::ErrorBody;

const ABOUT: &str = "\
    Tables at which Gul bara, Gioul, Tawula and backgammon are played. What happens at a table \
    goes over its WebSocket; everything else is JSON over HTTP. Every refusal has the body \
    `{\"error\": {\"code\", \"message\"}}`.";

#[test]
fn the_description_is_true() {
    let description = description();
    let file = serde_json::to_string_pretty(&description).expect("it is JSON") + "\n";
    compare("openapi.json", &escaped(&file));
}

/// Escapes in JSON what cannot be seen: the patterns of names have it.
fn escaped(json: &str) -> String {
    let escape = |c: char| match name_fault(&c.to_string()) {
        Some(_) if !c.is_ascii() => {
            let mut units = [0; 2];
            let units = c.encode_utf16(&mut units).iter();
            units.map(|unit| format!("\\u{unit:04x}")).collect()
        }
        _ => c.to_string(),
    };
    json.chars().map(escape).collect()
}

/// Compares a file of the crate with its text, or writes it.
fn compare(file: &str, text: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(file);
    if std::env::var_os("ROSESPRING_BLESS").is_some() {
        std::fs::write(&path, text).expect("the file can be written");
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    let differs = text.lines().zip(kept.lines()).find(|(new, old)| new != old);
    assert!(
        text == kept,
        "{file} is old (cargo xtask bless rosespring-server): {differs:?}"
    );
}

#[test]
fn no_two_routes_have_one_method_and_one_path() {
    let mut seen = BTreeSet::new();
    for route in all() {
        let (method, path) = (route.method, route.path);

        assert!(seen.insert((method, path)), "{method} {path}");
    }
}

#[test]
fn a_route_of_a_table_names_the_table_first() {
    for route in all() {
        let is_at_table = matches!(route.place, Place::Table | Place::TableOrFollower);
        let is_of_table = matches!(
            route.right,
            Right::Viewer | Right::Player | Right::BotPlayer
        );
        if is_at_table || is_of_table {
            let path = route.path.replace("/tables/{id}", "/tables/abc");

            assert_eq!(route.first_parameter(&path), "abc", "{path}");
        }
    }
}

#[test]
fn parameters_in_a_path_are_those_that_it_names() {
    for (path, operations) in object(&description()["paths"]) {
        let parts = path.split('/').filter_map(|part| part.strip_prefix('{'));
        let mut named: Vec<&str> = parts.map(|part| part.trim_end_matches('}')).collect();
        named.sort_unstable();
        for (method, operation) in object(operations) {
            let parameters = operation["parameters"].as_array().into_iter().flatten();
            let in_path = parameters.filter(|one| one["in"] == "path");
            let mut given: Vec<&str> = in_path.filter_map(|one| one["name"].as_str()).collect();
            given.sort_unstable();

            assert_eq!(given, named, "{method} {path}");
        }
    }
}

#[test]
fn every_reference_leads_to_a_shape() {
    let description = description();
    let shapes = &description["components"]["schemas"];

    for name in shapes_in(&description) {
        assert!(shapes[&name].is_object(), "{name}");
    }
}

#[test]
fn no_two_operations_have_one_id() {
    let description = description();
    let operations = object(&description["paths"]).values().flat_map(object);
    let mut ids: Vec<&str> = operations
        .map(|(_, operation)| operation["operationId"].as_str().unwrap_or_default())
        .collect();
    ids.sort_unstable();

    let same = ids.windows(2).find(|pair| pair[0] == pair[1]);

    assert_eq!(same, None);
    assert_ne!(ids[0], "");
}

#[test]
fn each_server_describes_its_own_routes() {
    let named = |route: &Route| (route.method.to_owned(), route.path.to_owned());
    for is_local in [true, false] {
        let has = |route: &&Route| is_local || route.right != Right::Nobody;
        let mut routes: Vec<_> = served(is_local).filter(has).map(named).collect();
        routes.sort();
        let described = part(description(), is_local);

        assert_eq!(operations(&described), routes);
        for (name, is_of_local) in [("NewTable", true), ("NewSeek", false)] {
            let found = described["components"]["schemas"][name].is_object();
            assert_eq!(found, is_of_local == is_local, "{name}");
        }
    }
}

/// The methods and paths of a description, in order.
fn operations(description: &Value) -> Vec<(String, String)> {
    let mut all = Vec::new();
    for (path, methods) in object(&description["paths"]) {
        let methods = object(methods).keys();
        all.extend(methods.map(|method| (method.to_uppercase(), path.clone())));
    }
    all.sort();
    all
}

/// The description of all routes, as the file has it.
fn description() -> Value {
    let mut shapes = Shapes::new();
    // A type that only a query uses, and the body of every refusal.
    for shape in [shape::json::<AdviceKind>(), shape::json::<ErrorBody>()] {
        (shape.schema)(&mut shapes);
    }
    let mut paths = Map::new();
    for route in all() {
        let item = paths.entry(route.path).or_insert_with(|| json!({}));
        let is_local = served(true).any(|local| (local.method, local.path) == named(route));
        let mut operation = operation(route, &mut shapes);
        if !is_local {
            operation[ONLY_HALL] = Value::Bool(true);
        }
        item[route.method.to_lowercase()] = operation;
    }
    paths.sort_keys();
    shapes.sort_keys();
    let licence = "MIT OR Apache-2.0";
    let mut description = json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Rosespring",
            "description": ABOUT,
            "license": {"name": licence, "identifier": licence},
            "version": env!("CARGO_PKG_VERSION"),
        },
        "paths": paths,
        "components": {
            "schemas": shapes,
            "securitySchemes": {"bot": {"type": "http", "scheme": "bearer"}},
        },
    });
    keep_shapes(&mut description);
    limit_bodies(&mut description);
    description
}

const fn named(route: &Route) -> (&'static str, &'static str) {
    (route.method, route.path)
}

/// Describes a route.
fn operation(route: &Route, shapes: &mut Shapes) -> Value {
    let mut operation = json!({"summary": route.about, "operationId": operation_id(route)});
    let parameters = parameters(route, shapes);
    if !parameters.is_empty() {
        operation["parameters"] = parameters.into();
    }
    if let Some(body) = route.body {
        let schema = (body.schema)(shapes);
        let content = json!({ body.kind: {"schema": schema} });
        operation["requestBody"] = json!({"content": content, "required": true});
    }
    let mut answers = Map::new();
    for answer in route.answers.into_iter().flatten() {
        answers.insert(answer.status.to_string(), described(answer, shapes));
    }
    let mut refusals: Vec<(u16, Vec<String>)> = Vec::new();
    for (refusal, note) in route.refusals() {
        let text = match note {
            "" => format!("`{}`", refusal.name()),
            note => format!("`{}`: {note}", refusal.name()),
        };
        match refusals
            .iter_mut()
            .find(|(status, _)| *status == refusal.status())
        {
            Some((_, texts)) => texts.push(text),
            None => refusals.push((refusal.status(), vec![text])),
        }
    }
    for (status, texts) in refusals {
        let has_note = texts.iter().any(|text| text.contains(": "));
        let text = texts.join(if has_note { "; " } else { ", " });
        answers.insert(status.to_string(), refusal(&text));
    }
    answers.sort_keys();
    operation["responses"] = answers.into();
    if matches!(route.right, Right::Bot | Right::BotPlayer) {
        operation["security"] = json!([{"bot": []}]);
    }
    operation[RIGHT] = snake_case(&format!("{:?}", route.right)).into();
    operation[PLACE] = snake_case(&format!("{:?}", route.place)).into();
    operation
}

/// Returns the name of the handler, after that of its module.
fn operation_id(route: &Route) -> String {
    let function = route.handled().function;
    let mut parts = function.rsplit("::");
    let handler = parts.next().unwrap_or_default();
    match parts.next().unwrap_or_default() {
        module if module == handler => handler.to_owned(),
        module => format!("{module}_{handler}"),
    }
}

/// Describes the parameters of the path and of the query.
fn parameters(route: &Route, shapes: &mut Shapes) -> Vec<Value> {
    let in_path = route
        .path
        .split('/')
        .filter_map(|part| part.strip_prefix('{'));
    let mut parameters: Vec<Value> = in_path
        .map(|part| {
            let name = part.trim_end_matches('}');
            let schema = match name {
                "number" => json!({"type": "integer", "format": "int32", "minimum": 0}),
                _ => json!({"type": "string"}),
            };
            json!({"name": name, "in": "path", "required": true, "schema": schema})
        })
        .collect();
    if let (Some(last), false) = (parameters.last_mut(), route.parameter.is_empty()) {
        last["description"] = route.parameter.into();
    }
    if let Some(query) = route.query {
        let in_query = (query.schema)(shapes);
        parameters.extend(in_query.as_array().cloned().unwrap_or_default());
    }
    parameters
}

/// Describes an answer that is no refusal. OpenAPI wants words for every answer.
fn described(answer: Answer, shapes: &mut Shapes) -> Value {
    let about = match answer.about {
        "" => reason(&answer.status.to_string()),
        about => about,
    };
    let mut described = json!({ "description": about });
    if !answer.body.kind.is_empty() {
        let content = match (answer.body.schema)(shapes) {
            Value::Null => json!({}),
            schema => json!({ "schema": schema }),
        };
        described["content"] = json!({ answer.body.kind: content });
    }
    described
}

/// Returns the words of a name in small letters.
fn snake_case(name: &str) -> String {
    let words = name
        .chars()
        .enumerate()
        .map(|(at, c)| match c.is_uppercase() && at > 0 {
            true => format!("_{}", c.to_ascii_lowercase()),
            false => c.to_ascii_lowercase().to_string(),
        });
    words.collect()
}

/// Returns the phrase of a status. OpenAPI wants a description of every answer.
fn reason(status: &str) -> &'static str {
    let status = StatusCode::from_bytes(status.as_bytes()).expect("it is a status");
    status.canonical_reason().unwrap_or_default()
}

/// Describes a refusal.
fn refusal(code: &str) -> Value {
    json!({
        "description": code,
        "content": {"application/json": {"schema": {"$ref": "#/components/schemas/ErrorBody"}}},
    })
}

/// The members of an object, to be changed; none of another value.
fn members(value: &mut Value) -> impl Iterator<Item = (&String, &mut Value)> {
    value.as_object_mut().into_iter().flatten()
}

fn object(value: &Value) -> &Map<String, Value> {
    value.as_object().expect("an object")
}
