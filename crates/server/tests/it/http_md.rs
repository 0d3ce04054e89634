//! Writes docs/http.md from the description that the server serves, and compares it with the file.
//! With ROSESPRING_BLESS set, the file is written anew.

use std::fmt::Write as _;
use std::path::Path;

use rosespring_server::DiceSource;
use serde_json::{Map, Value};

use crate::hall::{Browser, hall};

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
- Times are milliseconds since 1970. Numbers of points are those of the side that moves, 24 to 1,
  unless a shape says otherwise.

";

#[tokio::test]
async fn the_page_of_the_interface_is_true() {
    let server = hall(DiceSource::Seeded, "http://localhost").await;
    let (_, description) = Browser::new(&server)
        .ask("GET", "/api/openapi.json", Value::Null)
        .await;
    let page = page(&description);
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/http.md");

    if std::env::var_os("ROSESPRING_BLESS").is_some() {
        std::fs::write(&path, &page).expect("the page can be written");
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    let differs = page.lines().zip(kept.lines()).find(|(new, old)| new != old);
    assert!(
        page == kept,
        "docs/http.md is old (cargo xtask bless rosespring-server): {differs:?}"
    );
}

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
        let _ = writeln!(
            page,
            "| {status} | {} | {} |",
            types.join(" or "),
            text(&answer["description"]),
        );
    }
}

fn content_type((kind, content): (&String, &Value)) -> String {
    let shape = type_of(&content["schema"]);
    match kind.as_str() {
        "application/json" => shape,
        _ if shape.is_empty() || shape == "text" => format!("`{kind}`"),
        _ => format!("{shape} as `{kind}`"),
    }
}

/// Writes the members of a shape, or its alternatives.
fn write_shape(page: &mut String, schema: &Value) {
    if let Some(variants) = schema["oneOf"].as_array() {
        page.push_str("\nOne of:\n");
        for variant in variants {
            let about = text(&variant["description"]);
            let members = members(variant);
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
}

/// Returns the members of an alternative in one line, with the value of those that have only one.
fn members(variant: &Value) -> String {
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
    if let Some(values) = schema["enum"].as_array() {
        let values: Vec<String> = values.iter().map(|value| format!("`{value}`")).collect();
        return values.join(", ");
    }
    for (key, joint) in [("oneOf", " or "), ("anyOf", " or "), ("allOf", " with ")] {
        if let Some(all) = schema[key].as_array() {
            let all: Vec<String> = all.iter().map(type_of).collect();
            return all.join(joint);
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
