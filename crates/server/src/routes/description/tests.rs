//! Writes `openapi.json` and docs/http.md from the code, and compares them with the files. With
//! ROSESPRING_BLESS set, the files are written anew.

mod bodies;

use std::fmt::Write as _;
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
    compare("../../docs/http.md", &page(&description));
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

const HEAD: &str = "\
# The server's HTTP interface

`rosespring serve` answers JSON over HTTP. This page is written from the description that the
server itself serves at `/api/openapi.json` (OpenAPI 3.1), which programs can read; a test compares
the two. What happens at a table goes over its WebSocket, `GET /api/tables/{id}/socket`.

- Every refusal has the body [ErrorBody](#errorbody): a code for programs, a message for people,
  and where several things are wrong, all of them with their places.
- A hall (`--hall`) has the routes below `/api/hall`, knows its viewers by a cookie, and refuses
  every route that is not for the viewer: to all others it does not exist.
- The routes below `/api/bot` are for programs that play. A bot sends its token with every request
  (`Authorization: Bearer rsb_…`), and may use the other routes of the hall with it too. Streams are
  JSON, one value a line.
- Besides the answers that are listed, any request may get 403 `foreign` (it comes from a page of
  another site), 408 `too_late`, 413 `body_too_large`, 507 `not_kept` (what it changes could not be
  stored), and in a hall of several nodes 503 `node_away` (the node that it concerns does not
  answer: try again).
- Times are milliseconds since 1970. Numbers of points are those of the side that moves, 24 to 1,
  unless a shape says otherwise.

";

fn page(description: &Value) -> String {
    let mut page = HEAD.to_owned();
    page.push_str("## Routes\n");
    for (path, methods) in object(&description["paths"]) {
        for (method, operation) in object(methods) {
            write_operation(&mut page, &method.to_uppercase(), path, operation);
        }
    }
    page.push_str("\n## Shapes\n");
    for (name, schema) in object(&description["components"]["schemas"]) {
        let _ = write!(page, "\n### {name}\n\n{}", sentences(schema));
        write_shape(&mut page, schema);
    }
    page
}

fn object(value: &Value) -> &Map<String, Value> {
    value.as_object().expect("an object")
}

fn write_operation(page: &mut String, method: &str, path: &str, operation: &Value) {
    let summary = text(&operation["summary"]);
    let more = text(&operation["description"]);
    let _ = write!(page, "\n### `{method} {path}`\n\n{summary}\n");
    if !more.is_empty() {
        let _ = write!(page, "\n{more}\n");
    }
    if right_of(method, path) == Right::Nobody {
        page.push_str("\nNot in a hall.\n");
    }
    if let Some(parameters) = operation["parameters"].as_array() {
        page.push_str("\n| parameter | in | type | |\n|---|---|---|---|\n");
        for parameter in parameters {
            let name = text(&parameter["name"]);
            let required = parameter["required"].as_bool().unwrap_or(false);
            let _ = writeln!(
                page,
                "| `{name}`{} | {} | {} | {} |",
                if required { "" } else { "?" },
                text(&parameter["in"]),
                type_of(&parameter["schema"]),
                text(&parameter["description"]),
            );
        }
    }
    if let Some(content) = operation["requestBody"]["content"].as_object() {
        let types: Vec<String> = content.iter().map(content_type).collect();
        let _ = write!(page, "\nBody: {}.\n", types.join(" or "));
    }
    page.push_str("\n| answer | body | |\n|---|---|---|\n");
    for (status, answer) in object(&operation["responses"]) {
        let content = answer["content"].as_object();
        let types: Vec<String> = content.into_iter().flatten().map(content_type).collect();
        let about = text(&answer["description"]);
        let about = if about == reason(status) { "" } else { &about };
        let _ = writeln!(page, "| {status} | {} | {about} |", types.join(" or "));
    }
}

fn content_type((kind, content): (&String, &Value)) -> String {
    let schema = &content["schema"];
    let message = schema.pointer("/properties/data/contentSchema");
    let shape = type_of(message.unwrap_or(schema));
    match kind.as_str() {
        "application/json" => shape,
        _ if shape.is_empty() || shape == "text" => format!("`{kind}`"),
        _ => format!("{shape} as `{kind}`"),
    }
}

/// Writes the members of a shape, or its alternatives.
fn write_shape(page: &mut String, schema: &Value) {
    let is_one_shape = schema["properties"].is_object();
    if let (false, Some(variants)) = (is_one_shape, schema["oneOf"].as_array()) {
        page.push_str("\nOne of:\n");
        for variant in variants {
            let about = text(&variant["description"]);
            let members = members_of(variant);
            let shape = match members.is_empty() {
                true => type_of(variant),
                false => format!("`{{{members}}}`"),
            };
            let _ = write!(
                page,
                "\n- {shape}{}",
                if about.is_empty() { "" } else { ": " }
            );
            let _ = write!(page, "{about}");
        }
        page.push('\n');
        return;
    }
    let Some(properties) = schema["properties"].as_object() else {
        let _ = write!(page, "\nType: {}.\n", type_of(schema));
        return;
    };
    page.push_str("\n| member | type | |\n|---|---|---|\n");
    for (name, property) in properties {
        let _ = writeln!(
            page,
            "| `{name}`{} | {} | {} |",
            if is_required(schema, name) { "" } else { "?" },
            type_of(property),
            text(&property["description"]),
        );
    }
    if let Some(alternatives) = schema["anyOf"].as_array() {
        page.push_str("\nOne of these is true:\n\n");
        for alternative in alternatives {
            let _ = writeln!(page, "- {}", condition(schema, alternative));
        }
    }
}

/// Returns which fields go together, by an alternative of a shape, as one line.
fn condition(shape: &Value, alternative: &Value) -> String {
    let (mut values, mut limits, mut without) = (Vec::new(), Vec::new(), Vec::new());
    for (name, value) in object(&alternative["properties"]) {
        let is_given = is_required(shape, name) || is_required(alternative, name);
        if *value == Value::Bool(false) {
            without.push(format!("`{name}`"));
        } else if let Some(most) = value["maximum"].as_u64() {
            limits.push(format!("`{name}` at most {most}"));
        } else {
            let or_absent = if is_given { "" } else { " or absent" };
            let value = type_of(value).replace(", ", " or ");
            values.push(format!("`{name}` is {value}{or_absent}"));
        }
    }
    let needed = alternative["required"].as_array().into_iter().flatten();
    let needed = needed.filter_map(Value::as_str);
    let needed = needed.filter(|name| alternative["properties"][name].is_null());
    let with: Vec<String> = needed.map(|name| format!("`{name}`")).collect();
    for (word, names) in [("with", with), ("without", without)] {
        if !names.is_empty() {
            limits.push(format!("{word} {}", names.join(" and ")));
        }
    }
    let limits = limits.join(", ");
    let values = values.join(" and ");
    match limits.is_empty() {
        true => values,
        false => format!("{values}: {limits}"),
    }
}

/// Returns the members of an alternative in one line, with the value of those that have only one.
fn members_of(variant: &Value) -> String {
    let properties = variant["properties"].as_object();
    let members = properties.into_iter().flatten().map(|(name, property)| {
        let only = property["enum"].as_array().filter(|all| all.len() == 1);
        let optional = if is_required(variant, name) { "" } else { "?" };
        match only {
            Some(all) => format!("{name}: {}", all[0]),
            None => format!("{name}{optional}"),
        }
    });
    members.collect::<Vec<_>>().join(", ")
}

fn is_required(schema: &Value, name: &str) -> bool {
    let required = schema["required"].as_array();
    required.is_some_and(|names| names.iter().any(|one| one == name))
}

/// Returns a type in words; shapes are links.
fn type_of(schema: &Value) -> String {
    if let Some(name) = schema["$ref"]
        .as_str()
        .and_then(|path| path.rsplit('/').next())
    {
        return format!("[{name}](#{})", name.to_lowercase());
    }
    if !schema["const"].is_null() {
        return format!("`{}`", schema["const"]);
    }
    if let Some(values) = schema["enum"].as_array() {
        let values: Vec<String> = values.iter().map(|value| format!("`{value}`")).collect();
        return values.join(", ");
    }
    if let Some(all) = schema["allOf"].as_array() {
        return all.iter().map(part_of_type).collect();
    }
    for key in ["oneOf", "anyOf"] {
        if let Some(all) = schema[key].as_array() {
            let all: Vec<String> = all.iter().map(type_of).collect();
            return all.join(" or ");
        }
    }
    let kind = &schema["type"];
    let kinds: Vec<&str> = match kind.as_array() {
        Some(kinds) => kinds.iter().filter_map(Value::as_str).collect(),
        None => kind.as_str().into_iter().collect(),
    };
    let words = kinds.iter().map(|kind| match *kind {
        "array" => match schema["prefixItems"].as_array() {
            Some(items) => {
                let items: Vec<String> = items.iter().map(type_of).collect();
                format!("[{}]", items.join(", "))
            }
            None => format!("list of {}", type_of(&schema["items"])),
        },
        "object" => match &schema["additionalProperties"] {
            Value::Null => "object".to_owned(),
            values => format!("object of {}", type_of(values)),
        },
        "integer" => "whole number".to_owned(),
        "string" => "text".to_owned(),
        "boolean" => "true or false".to_owned(),
        other => other.to_owned(),
    });
    words.collect::<Vec<_>>().join(" or ")
}

/// Returns one of several things that are true of a value in words.
fn part_of_type(schema: &Value) -> String {
    match schema["not"]["required"][0].as_str() {
        Some(name) => format!(" without `{name}`"),
        None => match schema["properties"].is_object() {
            // A reference, and limits of its members.
            true => String::new(),
            false => type_of(schema),
        },
    }
}

/// Returns a description as one line, which can stand in a cell of a table.
fn text(value: &Value) -> String {
    let text = value.as_str().unwrap_or_default();
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    // Links to items of the source mean nothing here.
    text.replace("[`", "`")
        .replace("`]", "`")
        .replace('|', "\\|")
}

fn sentences(schema: &Value) -> String {
    let about = text(&schema["description"]);
    match about.is_empty() {
        true => String::new(),
        false => format!("{about}\n"),
    }
}
