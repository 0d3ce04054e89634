//! Reads JSON objects field by field, so that every fault is reported with its place.

use rosespring_rules::Side;
use serde_json::{Map, Value};

/// Maximum length of bad input that is repeated in a fault, in characters.
const QUOTED_CHARS_MAX: usize = 40;
/// Maximum number of faults in one message.
const FAULTS_MAX: usize = 64;

/// Shortens a piece of input that a fault quotes.
pub(crate) fn quoted(value: &Value) -> String {
    let text = value.to_string();
    match text.char_indices().nth(QUOTED_CHARS_MAX) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text,
    }
}

/// Faults found so far, each with its place.
#[derive(Debug, Default)]
pub(crate) struct Faults(Vec<String>);

impl Faults {
    pub(crate) fn add(&mut self, place: &str, what: impl std::fmt::Display) {
        if self.0.len() < FAULTS_MAX {
            self.0.push(if place.is_empty() {
                what.to_string()
            } else {
                format!("{place}: {what}")
            });
        }
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(crate) fn into_list(self) -> Vec<String> {
        self.0
    }
}

/// An object that is being read, with its place in the message.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Object<'a> {
    place: &'a str,
    map: &'a Map<String, Value>,
}

impl<'a> Object<'a> {
    pub(crate) fn new(value: &'a Value, place: &'a str, faults: &mut Faults) -> Option<Self> {
        Self::or(value, place, "", faults)
    }

    /// Reads an object where another value is allowed too: `other` names it (`a name or `).
    pub(crate) fn or(
        value: &'a Value,
        place: &'a str,
        other: &str,
        faults: &mut Faults,
    ) -> Option<Self> {
        match value {
            Value::Object(map) => Some(Self { place, map }),
            _ => {
                faults.add(
                    place,
                    format_args!("expected {other}an object, found {}", quoted(value)),
                );
                None
            }
        }
    }

    /// Returns the place of a field.
    pub(crate) fn at(&self, name: &str) -> String {
        if self.place.is_empty() {
            name.to_owned()
        } else {
            format!("{}.{name}", self.place)
        }
    }

    pub(crate) fn refuse_unknown(&self, known: &[&str], faults: &mut Faults) {
        for name in self
            .map
            .keys()
            .filter(|name| !known.contains(&name.as_str()))
        {
            let name = quoted(&Value::from(name.as_str()));
            let known = known.join(", ");
            faults.add(
                self.place,
                format_args!("unknown field {name}: expected one of {known}"),
            );
        }
    }

    /// Returns a field that is present and not null.
    pub(crate) fn get(&self, name: &str) -> Option<&'a Value> {
        self.map.get(name).filter(|value| !value.is_null())
    }

    pub(crate) fn required(&self, name: &str, faults: &mut Faults) -> Option<&'a Value> {
        let value = self.get(name);
        if value.is_none() {
            faults.add(&self.at(name), "is missing");
        }
        value
    }

    /// Reads a whole number from 0 to `max`; 0 if the field is missing.
    pub(crate) fn number(&self, name: &str, max: u64, faults: &mut Faults) -> u64 {
        self.get(name)
            .and_then(|value| whole(value, &self.at(name), max, faults))
            .unwrap_or(0)
    }

    pub(crate) fn side(&self, name: &str, faults: &mut Faults) -> Option<Side> {
        let value = self.get(name)?;
        let side = side_of(value);
        if side.is_none() {
            let what = format!("expected \"white\" or \"black\", found {}", quoted(value));
            faults.add(&self.at(name), what);
        }
        side
    }
}

fn side_of(value: &Value) -> Option<Side> {
    match value.as_str()? {
        "white" => Some(Side::White),
        "black" => Some(Side::Black),
        _ => None,
    }
}

/// Reads a whole number from 0 to `max`.
pub(crate) fn whole(value: &Value, place: &str, max: u64, faults: &mut Faults) -> Option<u64> {
    let number = value.as_u64().filter(|&number| number <= max);
    if number.is_none() {
        let what = format!(
            "expected a whole number from 0 to {max}, found {}",
            quoted(value)
        );
        faults.add(place, what);
    }
    number
}

/// Reads a list of dice numbers; numbers outside 1 to 6 are faults.
pub(crate) fn numbers(value: &Value, place: &str, faults: &mut Faults) -> Vec<u8> {
    let Some(list) = value.as_array() else {
        faults.add(
            place,
            format_args!("expected a list of numbers, found {}", quoted(value)),
        );
        return Vec::new();
    };
    if list.len() > NUMBERS_MAX {
        faults.add(
            place,
            format_args!("has {} numbers, at most {NUMBERS_MAX}", list.len()),
        );
        return Vec::new();
    }
    let mut numbers = Vec::new();
    for (index, value) in list.iter().enumerate() {
        match value.as_u64().and_then(|number| u8::try_from(number).ok()) {
            Some(number @ 1..=6) => numbers.push(number),
            _ => {
                let place = format!("{place}[{index}]");
                faults.add(
                    &place,
                    format_args!("expected 1 to 6, found {}", quoted(value)),
                );
            }
        }
    }
    numbers
}

/// Maximum number of numbers in a list: a stage has four, a cascade five later groups.
const NUMBERS_MAX: usize = 8;
