//! JSON-RPC 2.0 as the engine uses it: one message in each line, parameters by name.

use serde::Serialize;
use serde_json::{Map, Number, Value, json};

use crate::json::quoted;

/// Maximum length of a line, in bytes, without its ending.
pub const LINE_BYTES_MAX: usize = 1 << 20;

/// Error codes on which clients can rely.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(i32)]
pub enum Code {
    /// The line is not JSON.
    Parse = -32_700,
    /// The JSON is not a request, for example a batch.
    InvalidRequest = -32_600,
    /// The method is unknown.
    UnknownMethod = -32_601,
    /// A parameter is missing, unknown or of the wrong kind.
    InvalidParams = -32_602,
    /// The line is longer than [`LINE_BYTES_MAX`].
    LineTooLong = -32_000,
    /// The position is not possible; all faults are listed.
    InvalidPosition = -32_001,
    /// The play is not legal; the reason is given.
    IllegalPlay = -32_002,
    /// The position is in another phase than the method needs.
    WrongPhase = -32_003,
    /// The rules are unknown.
    UnknownRules = -32_004,
    /// The record cannot be read; all faults are listed.
    InvalidRecord = -32_005,
}

/// A refused request.
#[derive(Debug, Clone, PartialEq)]
pub struct Refusal {
    /// The code.
    pub code: Code,
    /// One sentence for people.
    pub message: String,
    /// The faults, each with its place; for an illegal play the step and the reason.
    pub data: Option<Value>,
}

impl Refusal {
    /// Creates a refusal without data.
    #[must_use]
    pub fn new(code: Code, message: impl Into<String>) -> Self {
        Self {
            code,
            message: message.into(),
            data: None,
        }
    }

    /// Creates a refusal that lists faults; the message repeats them in one line.
    #[must_use]
    pub fn with_faults(code: Code, what: &str, faults: &[String]) -> Self {
        Self {
            code,
            message: format!("{what}: {}", faults.join("; ")),
            data: Some(json!({"faults": faults})),
        }
    }
}

/// A request that can be answered.
#[derive(Debug, Clone, PartialEq)]
pub struct Request {
    /// The id, which the answer repeats; `None` in a notification, which is not answered.
    pub id: Option<Value>,
    /// The method.
    pub method: String,
    /// The parameters by name.
    pub params: Map<String, Value>,
}

/// A line without a valid request, and the id for the answer: null unless it could be read.
#[derive(Debug, Clone, PartialEq)]
pub struct BadRequest {
    /// The id for the answer.
    pub id: Value,
    /// The reason.
    pub refusal: Refusal,
    /// Whether an answer is due. A notification gets none, even if its parameters have faults.
    pub answered: bool,
}

/// Parses a line.
///
/// # Errors
///
/// [`BadRequest`] if the line is not JSON, is a batch, or is not a request.
pub fn parse(line: &[u8]) -> Result<Request, Box<BadRequest>> {
    let refuse = |code, message: String| {
        Box::new(BadRequest {
            id: Value::Null,
            refusal: Refusal::new(code, message),
            answered: true,
        })
    };
    if line.iter().all(u8::is_ascii_whitespace) {
        return Err(refuse(Code::Parse, "no JSON: an empty line".to_owned()));
    }
    let message: Value = serde_json::from_slice(line)
        .map_err(|error| refuse(Code::Parse, format!("no JSON: {error}")))?;
    let object = match message {
        Value::Object(object) => object,
        Value::Array(_) => {
            let what = "batches are not served: send one request a line";
            return Err(refuse(Code::InvalidRequest, what.to_owned()));
        }
        _ => {
            return Err(refuse(
                Code::InvalidRequest,
                "a request is an object".to_owned(),
            ));
        }
    };
    request(object)
}

/// Returns whether an id can be repeated unchanged. Integers that no integer type holds are read as
/// floating point numbers, which would change them.
fn is_exact(number: &Number) -> bool {
    let safe = |number: f64| number.abs() < 2_f64.powi(53);
    !number.is_f64() || number.as_f64().is_some_and(safe)
}

fn request(mut object: Map<String, Value>) -> Result<Request, Box<BadRequest>> {
    let id = object.remove("id");
    let known_id = match &id {
        Some(id @ Value::String(_)) => id.clone(),
        Some(Value::Number(number)) if is_exact(number) => Value::Number(number.clone()),
        _ => Value::Null,
    };
    let has_bad_id = known_id.is_null() && id.as_ref().is_some_and(|id| !id.is_null());
    let invalid = |what: &str| {
        Box::new(BadRequest {
            id: known_id.clone(),
            refusal: Refusal::new(Code::InvalidRequest, what),
            answered: true,
        })
    };
    if has_bad_id {
        return Err(invalid(
            "`id` is text, null or a number, whole ones of at most 64 bits",
        ));
    }
    if object.remove("jsonrpc") != Some(Value::from("2.0")) {
        return Err(invalid("`jsonrpc` must be \"2.0\""));
    }
    let Some(Value::String(method)) = object.remove("method") else {
        return Err(invalid("`method` must be text"));
    };
    let params = match object.remove("params") {
        None | Some(Value::Null) => Map::new(),
        Some(Value::Object(params)) => params,
        Some(other) => {
            let what = "expected an object, as parameters go by name, found";
            let fault = format!("`params`: {what} {}", quoted(&other));
            return Err(Box::new(BadRequest {
                id: known_id,
                refusal: Refusal::with_faults(Code::InvalidParams, "invalid params", &[fault]),
                answered: id.is_some(),
            }));
        }
    };
    if let Some(name) = object.keys().next() {
        let name: String = name.chars().take(40).collect();
        return Err(invalid(&format!("unknown member `{name}`")));
    }
    Ok(Request { id, method, params })
}

#[derive(Serialize)]
struct Answer<'a, T> {
    jsonrpc: &'static str,
    id: &'a Value,
    #[serde(flatten)]
    body: Body<T>,
}

#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
enum Body<T> {
    Result(T),
    Error {
        code: i32,
        message: String,
        #[serde(skip_serializing_if = "Option::is_none")]
        data: Option<Value>,
    },
}

/// Formats the line of an answer, without its ending.
///
/// # Panics
///
/// If `result` cannot be written as JSON. This does not happen for the types of this crate.
#[must_use]
pub fn answer(id: &Value, result: Result<impl Serialize, Refusal>) -> String {
    let body = match result {
        Ok(result) => Body::Result(result),
        Err(refusal) => Body::Error {
            code: refusal.code as i32,
            message: refusal.message,
            data: refusal.data,
        },
    };
    let answer = Answer {
        jsonrpc: "2.0",
        id,
        body,
    };
    serde_json::to_string(&answer).expect("answers have only text as names")
}

/// Formats the line of a request, without its ending.
#[must_use]
pub fn request_line(id: u64, method: &str, params: &Value) -> String {
    json!({"jsonrpc": "2.0", "id": id, "method": method, "params": params}).to_string()
}

/// Parses the answer to request `id`.
///
/// # Errors
///
/// A sentence about the fault of the line, or the message of the error that it contains.
pub fn parse_answer(line: &str, id: u64) -> Result<Value, String> {
    let mut answer: Value =
        serde_json::from_str(line).map_err(|error| format!("the answer is no JSON: {error}"))?;
    if answer["id"] != json!(id) {
        return Err(format!("expected an answer with id {id}"));
    }
    if let Some(error) = answer.get("error").filter(|error| !error.is_null()) {
        let message = error["message"].as_str().unwrap_or("no message");
        return Err(format!("it answered with an error: {message}"));
    }
    match answer.get_mut("result").map(Value::take) {
        Some(result) => Ok(result),
        None => Err("the answer has neither `result` nor `error`".to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn code(line: &str) -> Option<Code> {
        parse(line.as_bytes()).err().map(|bad| bad.refusal.code)
    }

    #[test]
    fn requests_are_told_from_what_is_none() {
        assert_eq!(code(r#"{"jsonrpc":"2.0","id":1,"method":"rules"}"#), None);
        assert_eq!(code("{"), Some(Code::Parse));
        assert_eq!(code(""), Some(Code::Parse));
        assert_eq!(code("\u{0}"), Some(Code::Parse));
        assert_eq!(code("[]"), Some(Code::InvalidRequest));
        assert_eq!(code("7"), Some(Code::InvalidRequest));
        assert_eq!(
            code(r#"{"id":1,"method":"rules"}"#),
            Some(Code::InvalidRequest)
        );
        assert_eq!(
            code(r#"{"jsonrpc":"2.0","id":{},"method":"rules"}"#),
            Some(Code::InvalidRequest)
        );
        assert_eq!(
            code(r#"{"jsonrpc":"2.0","id":1,"method":"rules","params":[]}"#),
            Some(Code::InvalidParams)
        );
    }

    #[test]
    fn an_id_comes_back_unchanged_or_is_refused() {
        for id in ["1", "-3", "1.5", "18446744073709551615", "\"a\"", "null"] {
            let line = format!(r#"{{"jsonrpc":"2.0","id":{id},"method":"rules","params":null}}"#);
            let request = parse(line.as_bytes()).unwrap();

            assert_eq!(request.id.map(|id| id.to_string()), Some(id.to_owned()));
            assert!(request.params.is_empty());
        }
        for id in ["18446744073709551616", "-9223372036854775809", "1e300"] {
            let line = format!(r#"{{"jsonrpc":"2.0","id":{id},"method":"rules"}}"#);
            let bad = parse(line.as_bytes()).unwrap_err();

            assert_eq!(bad.refusal.code, Code::InvalidRequest, "{id}");
            assert_eq!(bad.id, Value::Null, "{id}");
        }
    }

    #[test]
    fn params_that_are_no_object_are_a_fault() {
        let bad = parse(br#"{"jsonrpc":"2.0","id":1,"method":"rules","params":[7]}"#).unwrap_err();

        let fault = "`params`: expected an object, as parameters go by name, found [7]";
        assert_eq!(bad.refusal.data, Some(json!({"faults": [fault]})));
        assert_eq!(bad.id, 1);
    }

    #[test]
    fn what_is_wrong_with_a_notification_stays_untold() {
        let bad = parse(br#"{"jsonrpc":"2.0","method":"rules","params":[]}"#).unwrap_err();

        assert!(!bad.answered);
    }

    #[test]
    fn an_answer_carries_its_id() {
        let line = answer(&json!("x"), Ok(json!({"a": 1})));
        assert_eq!(line, r#"{"jsonrpc":"2.0","id":"x","result":{"a":1}}"#);

        let refusal = Refusal::new(Code::WrongPhase, "no");
        let line = answer(&Value::Null, Err::<Value, _>(refusal));
        assert_eq!(
            line,
            r#"{"jsonrpc":"2.0","id":null,"error":{"code":-32003,"message":"no"}}"#
        );
    }

    #[test]
    fn answers_of_other_programs_are_checked() {
        assert_eq!(
            parse_answer(r#"{"id":3,"result":{"steps":[]}}"#, 3),
            Ok(json!({"steps": []}))
        );
        for line in [
            "x",
            r#"{"id":4,"result":1}"#,
            r#"{"id":3}"#,
            r#"{"id":3,"error":{"message":"no"}}"#,
        ] {
            assert!(parse_answer(line, 3).is_err(), "{line}");
        }
    }
}
