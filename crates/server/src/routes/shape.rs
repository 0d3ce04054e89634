//! What bodies contain. In the program a [`Shape`] is empty: the description is a file there, and
//! the code that describes every type would be a twelfth of the program.
#![allow(dead_code, reason = "only a hall has routes with some of the shapes")]

use serde_json::{Map, Value, json as value};
use utoipa::openapi::path::ParameterIn;
use utoipa::{IntoParams, ToSchema};

/// The shapes to which others refer, by their names.
pub(super) type Shapes = Map<String, Value>;

/// What a body contains.
#[derive(Debug, Clone, Copy)]
pub(super) struct Shape {
    /// The content type; empty without a body.
    #[cfg(test)]
    pub(super) kind: &'static str,
    /// Returns the schema, and adds what it refers to.
    #[cfg(test)]
    pub(super) schema: fn(&mut Shapes) -> Value,
}

const fn shape(kind: &'static str, schema: fn(&mut Shapes) -> Value) -> Shape {
    let _ = (kind, schema);
    Shape {
        #[cfg(test)]
        kind,
        #[cfg(test)]
        schema,
    }
}

const JSON: &str = "application/json";

/// No body.
pub(super) const fn nothing() -> Shape {
    shape("", |_| Value::Null)
}

/// A value of a type.
pub(super) const fn json<T: ToSchema>() -> Shape {
    shape(JSON, reference::<T>)
}

/// A list of values of a type.
pub(super) const fn json_list<T: ToSchema>() -> Shape {
    shape(
        JSON,
        |shapes| value!({"type": "array", "items": reference::<T>(shapes)}),
    )
}

/// The start of the page.
pub(super) const fn html() -> Shape {
    shape("text/html", |_| value!({"type": "string"}))
}

/// JSON whose parts are not described.
pub(super) const fn any_json() -> Shape {
    shape(JSON, |_| Value::Null)
}

/// Values of a type, one a line.
pub(super) const fn json_lines<T: ToSchema>() -> Shape {
    shape("application/x-ndjson", reference::<T>)
}

/// Server-sent events whose data is a value of a type.
pub(super) const fn event_stream<T: ToSchema>() -> Shape {
    shape("text/event-stream", |shapes| {
        let data = value!({
            "type": "string",
            "contentMediaType": "application/json",
            "contentSchema": reference::<T>(shapes),
        });
        value!({"type": "object", "required": ["data"], "properties": {"data": data}})
    })
}

/// The parameters of a query.
pub(super) const fn parameters<T: IntoParams>() -> Shape {
    shape("", |_| {
        let parameters = T::into_params(|| Some(ParameterIn::Query));
        serde_json::to_value(parameters).expect("it is JSON")
    })
}

/// Returns a reference to a type, which is added with all types that it needs.
fn reference<T: ToSchema>(shapes: &mut Shapes) -> Value {
    let mut needed = vec![(T::name().into_owned(), T::schema())];
    T::schemas(&mut needed);
    for (name, schema) in needed {
        let schema = serde_json::to_value(schema).expect("it is JSON");
        shapes.insert(name, schema);
    }
    value!({"$ref": format!("#/components/schemas/{}", T::name())})
}
