//! JSON text made into values and values into text, with every fault named by its field.

mod read;
mod vocabulary;

use std::fmt;

use serde::Serialize;
use serde::de::{DeserializeOwned, Error as _};
use serde_json::Map;

pub(crate) use read::quoted;
pub use read::{
    Faults, Fields, Path, Read, expect, list, name, one_of, optional, present, read_into, text,
    whole,
};
pub use serde_json::Value;
pub use vocabulary::{line, rules_text};

/// What is wrong with one field of a message or of a body.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FieldFault {
    /// The place of the field: `match_to`, `white.name`, `dice[3]`; empty for the whole text.
    pub field: String,
    /// What is wrong with it.
    pub problem: FieldProblem,
}

/// What may be wrong with a field.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum FieldProblem {
    /// The object has no field of this name.
    #[error("no such field")]
    Unknown,
    /// The object lacks the field.
    #[error("is missing")]
    Missing,
    /// The field holds something other than what is named here.
    #[error("expected {0}")]
    Expected(String),
    /// The field holds a value of the expected form that is refused for this reason.
    #[error("{0}")]
    Refused(String),
}

impl fmt::Display for FieldFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.field.as_str() {
            "" => write!(f, "{}", self.problem),
            field => write!(f, "`{field}`: {}", self.problem),
        }
    }
}

/// Why a text from outside was not read.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ReadError {
    /// The text is not JSON.
    #[error("the {text} is no JSON: {fault}")]
    NoJson {
        /// What was read: `message` or `body`.
        text: &'static str,
        /// What the parser found, with its line and column.
        fault: String,
    },
    /// The text is JSON, but not an object.
    #[error("the {text} is no JSON object")]
    NoObject {
        /// What was read: `message` or `body`.
        text: &'static str,
    },
    /// The text is not JSON, or it does not have the shape of the type that was asked for.
    #[error("{0}")]
    Shape(String),
    /// Fields are wrong: every one of them is named.
    #[error("{}", join(.0))]
    Fields(Vec<FieldFault>),
}

impl ReadError {
    /// Returns every fault as a separate text.
    #[must_use]
    pub fn into_list(self) -> Vec<String> {
        match self {
            Self::Fields(faults) => faults.iter().map(ToString::to_string).collect(),
            other => vec![other.to_string()],
        }
    }
}

fn join(faults: &[FieldFault]) -> String {
    let faults: Vec<String> = faults.iter().map(ToString::to_string).collect();
    faults.join("; ")
}

/// A value that could not be written as JSON.
#[derive(Debug, thiserror::Error)]
#[error(transparent)]
pub struct WriteError(#[from] serde_json::Error);

/// Reads a body whose shape its type declares.
///
/// # Errors
///
/// [`ReadError::Shape`] with the first fault.
pub fn from_slice<T: DeserializeOwned>(body: &[u8]) -> Result<T, ReadError> {
    parse(body).map_err(|error| ReadError::Shape(error.to_string()))
}

/// Parses JSON. Bytes are checked to be text first, because a second parser, of bytes, would be a
/// twentieth of the WebAssembly module.
fn parse<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, serde_json::Error> {
    let text = std::str::from_utf8(bytes).map_err(serde_json::Error::custom)?;
    serde_json::from_str(text)
}

/// Reads a body that is an object.
///
/// # Errors
///
/// [`ReadError`] with every fault.
pub fn read<T: Read>(body: &[u8]) -> Result<T, ReadError> {
    read_fields(&Value::Object(object(body, "body")?))
}

/// Reads a value that has been parsed.
///
/// # Errors
///
/// [`ReadError::Fields`] with every fault.
pub fn read_fields<T: Read>(value: &Value) -> Result<T, ReadError> {
    let mut faults = Faults::default();
    match T::read(value, Path::Root, &mut faults) {
        Some(read) if faults.is_empty() => Ok(read),
        _ => Err(ReadError::Fields(faults.into_list())),
    }
}

/// Writes a message or an answer as one line of JSON.
///
/// # Errors
///
/// [`WriteError`] if the value has a map whose keys are not text; the types of this crate have
/// none.
pub fn to_text<T: Serialize>(value: &T) -> Result<String, WriteError> {
    Ok(serde_json::to_string(value)?)
}

/// Reads a JSON object; `text` names what is read in errors. Whole numbers that are written with a
/// point are whole numbers.
pub(crate) fn object(bytes: &[u8], text: &'static str) -> Result<Map<String, Value>, ReadError> {
    let mut value = parse(bytes).map_err(|error| ReadError::NoJson {
        text,
        fault: error.to_string(),
    })?;
    make_whole(&mut value);
    match value {
        Value::Object(fields) => Ok(fields),
        _ => Err(ReadError::NoObject { text }),
    }
}

/// Makes whole numbers of those that are written with a point or an exponent: in JSON and in JSON
/// Schema `1.0` is the same number as `1`.
fn make_whole(value: &mut Value) {
    const EXACT_MAX: f64 = 9_007_199_254_740_992.0;
    match value {
        Value::Number(number) if number.is_f64() => {
            let whole = number.as_f64();
            let whole = whole.filter(|whole| whole.fract() == 0.0 && whole.abs() <= EXACT_MAX);
            if let Some(whole) = whole {
                *number = (whole as i64).into();
            }
        }
        Value::Array(items) => items.iter_mut().for_each(make_whole),
        Value::Object(fields) => fields.values_mut().for_each(make_whole),
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_whole_number_may_have_a_point() {
        let read = |body: &str| object(body.as_bytes(), "body").map(Value::Object);

        let fields = read(r#"{"a":1.0,"b":[-2e3,{"c":-0.0}],"d":1.5,"e":1e300,"f":7}"#).unwrap();

        let expected = r#"{"a":1,"b":[-2000,{"c":0}],"d":1.5,"e":1e300,"f":7}"#;
        assert_eq!(fields, serde_json::from_str::<Value>(expected).unwrap());
        assert_eq!(fields["e"].as_i64(), None);
    }
}
