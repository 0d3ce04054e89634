//! Writes `openapi.json` from the code, and compares it with the file. With ROSESPRING_BLESS set,
//! the file is written anew.

mod bodies;

use std::path::Path;
use std::sync::Arc;

use axum::http::StatusCode;
use rosespring_rules::notation::name::name_fault;
use rosespring_store::MemoryStore;
use rosespring_table::game::DiceSource;
use rosespring_wire::advice::AdviceKind;
use serde_json::{Map, Value, json};
use utoipa::OpenApi;

use self::bodies::limit_bodies;
use super::super::described;
use super::super::rights::{RIGHTS, Right, right_of};
use super::{ONLY_HALL, keep_shapes, part};
use crate::state::AppState;

/// What the routes do not say.
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
fn every_route_says_who_may_use_it_in_the_hall() {
    let mut listed: Vec<_> = RIGHTS
        .iter()
        .map(|(method, path, _)| ((*method).to_owned(), (*path).to_owned()))
        .collect();
    listed.sort();
    let mut described = operations(&of_code(false));
    described.push(("GET".to_owned(), "/api/openapi.json".to_owned()));
    described.sort();

    assert_eq!(listed, described);
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
    let (local, hall) = (part(description(), true), part(description(), false));

    assert_eq!(operations(&local), operations(&of_code(true)));
    let hall_alone = |all: Vec<(String, String)>| {
        all.into_iter()
            .filter(|(method, path)| right_of(method, path) != Right::Nobody)
            .collect::<Vec<_>>()
    };
    assert_eq!(operations(&hall), hall_alone(operations(&of_code(false))));
    for (name, has) in [("NewTable", [true, false]), ("NewSeek", [false, true])] {
        let found = [&local, &hall].map(|one| one["components"]["schemas"][name].is_object());
        assert_eq!(found, has, "{name}");
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
    let mut description = of_code(false);
    let local = of_code(true);
    for (path, operations) in members(&mut description["paths"]) {
        for (method, operation) in members(operations) {
            if local["paths"][path][method].is_null() {
                operation[ONLY_HALL] = Value::Bool(true);
            }
            let right = right_of(&method.to_uppercase(), path);
            let answers = operation["responses"].as_object_mut();
            let answers = answers.expect("an operation has answers");
            for (status, code) in refusals(right) {
                answers.entry(*status).or_insert_with(|| refusal(code));
            }
            answers.sort_keys();
            for (status, answer) in members(&mut operation["responses"]) {
                describe_events(answer);
                if answer["description"].is_null() {
                    answer["description"] = reason(status).into();
                }
            }
        }
    }
    keep_shapes(&mut description);
    limit_bodies(&mut description);
    for member in ["/paths", "/components/schemas"] {
        let members = description.pointer_mut(member);
        members
            .expect("it has them")
            .as_object_mut()
            .expect("an object")
            .sort_keys();
    }
    description
}

/// The description that the code of the routes has.
fn of_code(is_local: bool) -> Value {
    let state = AppState::new(Arc::new(MemoryStore::default()), DiceSource::Seeded);
    let state = match is_local {
        true => state,
        false => state.in_hall("http://localhost".parse().expect("an address")),
    };
    let mut description = Description::openapi();
    description.merge(described(&state).into_openapi());
    serde_json::to_value(description).expect("it is JSON")
}

/// Returns the statuses and codes with which people are refused who do not have a right.
const fn refusals(right: Right) -> &'static [(&'static str, &'static str)] {
    match right {
        Right::Anybody | Right::Nobody => &[],
        Right::Known | Right::Member => &[("401", "`not_member`")],
        Right::Moderator => &[("404", "`no_route`, to everybody else")],
        Right::Bot => &[("401", "`no_bot`")],
        Right::BotPlayer => &[("401", "`no_bot`"), ("404", "`no_table`")],
        Right::Viewer | Right::Player => &[("404", "`no_table`")],
        Right::Analyst => &[("404", "`no_analysis`")],
        Right::Inviter => &[("404", "`no_invitation`")],
    }
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

/// Describes the events of a stream: a message is the text of their data.
fn describe_events(answer: &mut Value) {
    if let Some(Value::Object(stream)) = answer.pointer_mut("/content/text~1event-stream") {
        let message = stream.remove("schema");
        let data = json!({
            "type": "string",
            "contentMediaType": "application/json",
            "contentSchema": message,
        });
        let event = json!({"type": "object", "required": ["data"], "properties": {"data": data}});
        stream.insert("schema".to_owned(), event);
    }
}

/// The members of an object, to be changed; none of another value.
fn members(value: &mut Value) -> impl Iterator<Item = (&String, &mut Value)> {
    value.as_object_mut().into_iter().flatten()
}

fn object(value: &Value) -> &Map<String, Value> {
    value.as_object().expect("an object")
}
