//! Reading the body of `POST /api/tables`, with every fault named.

use rosespring_engine::levels::Level;
use rosespring_rules::{PRESETS, Preset};
use rosespring_wire::table::NAME_CHARS_MAX;
use serde_json::{Map, Value};

use crate::error::ApiError;
use crate::game::{Seated, Seed, Settings};
use crate::stored;

/// The lengths of a match.
const MATCHES: [u8; 4] = [1, 3, 5, 7];
const FIELDS: [&str; 5] = ["rules", "white", "black", "match_to", "auto_forced"];

/// What the body asks for.
///
/// # Errors
///
/// [`ApiError::InvalidBody`] with every fault.
pub(super) fn read(body: &[u8], dice_listed: bool) -> Result<Settings, ApiError> {
    let one = |fault: String| ApiError::InvalidBody(vec![fault]);
    let value: Value = serde_json::from_slice(body)
        .map_err(|error| one(format!("the body is no JSON: {error}")))?;
    let Value::Object(fields) = value else {
        return Err(one("the body is no JSON object".to_owned()));
    };
    let mut faults = Vec::new();
    unknown_fields("", &fields, &FIELDS, &mut faults);
    let preset = keep(preset(fields.get("rules")), &mut faults);
    let white = keep(seated("white", fields.get("white")), &mut faults);
    let black = keep(seated("black", fields.get("black")), &mut faults);
    let match_to = keep(match_to(fields.get("match_to")), &mut faults);
    let auto_forced = keep(auto_forced(fields.get("auto_forced")), &mut faults);
    if let (Some(Seated::Computer { .. }), Some(Seated::Computer { .. })) = (&white, &black) {
        faults.push("`white` and `black`: at least one must be a person".to_owned());
    }
    let (Some(preset), Some(white), Some(black), Some(match_to), Some(auto_forced), true) = (
        preset,
        white,
        black,
        match_to,
        auto_forced,
        faults.is_empty(),
    ) else {
        return Err(ApiError::InvalidBody(faults));
    };
    Ok(Settings {
        preset,
        white,
        black,
        match_to,
        auto_forced,
        seed: Seed::random().map_err(|error| ApiError::Internal(error.to_string()))?,
        dice_listed,
    })
}

fn keep<T>(read: Result<T, Vec<String>>, faults: &mut Vec<String>) -> Option<T> {
    match read {
        Ok(value) => Some(value),
        Err(found) => {
            faults.extend(found);
            None
        }
    }
}

fn fault<T>(text: impl Into<String>) -> Result<T, Vec<String>> {
    Err(vec![text.into()])
}

fn unknown_fields(of: &str, fields: &Map<String, Value>, known: &[&str], faults: &mut Vec<String>) {
    for name in fields.keys().filter(|name| !known.contains(&name.as_str())) {
        faults.push(format!("`{of}{}`: no such field", shortened(name)));
    }
}

/// A text from outside, short enough to be repeated.
fn shortened(text: &str) -> String {
    text.chars().take(NAME_CHARS_MAX).collect()
}

fn preset(value: Option<&Value>) -> Result<&'static Preset, Vec<String>> {
    let names = || PRESETS.map(|preset| preset.name).join(", ");
    let Some(Value::String(name)) = value else {
        return fault(format!("`rules`: expected one of {}", names()));
    };
    match stored::preset(name) {
        Some(preset) => Ok(preset),
        None => fault(format!(
            "`rules`: `{}` is not one of {}",
            shortened(name),
            names()
        )),
    }
}

fn match_to(value: Option<&Value>) -> Result<u8, Vec<String>> {
    let number = value.and_then(Value::as_u64);
    match MATCHES
        .into_iter()
        .find(|&to| Some(u64::from(to)) == number)
    {
        Some(to) => Ok(to),
        None => fault("`match_to`: expected 1, 3, 5 or 7"),
    }
}

fn auto_forced(value: Option<&Value>) -> Result<bool, Vec<String>> {
    match value {
        None => Ok(false),
        Some(Value::Bool(on)) => Ok(*on),
        Some(_) => fault("`auto_forced`: expected true or false"),
    }
}

fn seated(side: &str, value: Option<&Value>) -> Result<Seated, Vec<String>> {
    let Some(Value::Object(fields)) = value else {
        return fault(format!("`{side}`: expected an object with `kind`"));
    };
    let mut faults = Vec::new();
    let seated = match fields.get("kind").and_then(Value::as_str) {
        Some("person") => {
            unknown_fields(&format!("{side}."), fields, &["kind", "name"], &mut faults);
            person(side, fields.get("name"))
        }
        Some("computer") => {
            unknown_fields(&format!("{side}."), fields, &["kind", "level"], &mut faults);
            computer(side, fields.get("level"))
        }
        _ => fault(format!("`{side}.kind`: expected `person` or `computer`")),
    };
    match keep(seated, &mut faults) {
        Some(seated) if faults.is_empty() => Ok(seated),
        _ => Err(faults),
    }
}

fn person(side: &str, name: Option<&Value>) -> Result<Seated, Vec<String>> {
    let Some(Value::String(name)) = name else {
        return fault(format!("`{side}.name`: expected a text"));
    };
    let name = name.trim();
    if name.is_empty() {
        return fault(format!("`{side}.name`: is empty"));
    }
    if name.chars().count() > NAME_CHARS_MAX {
        return fault(format!(
            "`{side}.name`: has more than {NAME_CHARS_MAX} characters"
        ));
    }
    if name.chars().any(char::is_control) {
        return fault(format!("`{side}.name`: has control characters"));
    }
    Ok(Seated::Person {
        name: name.to_owned(),
    })
}

fn computer(side: &str, level: Option<&Value>) -> Result<Seated, Vec<String>> {
    let number = level.and_then(Value::as_u64);
    match number.and_then(|number| Level::new(u8::try_from(number).ok()?)) {
        Some(level) => Ok(Seated::Computer { level }),
        None => fault(format!("`{side}.level`: expected 1 to 8")),
    }
}
