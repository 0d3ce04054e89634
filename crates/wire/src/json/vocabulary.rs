//! Reads the basic types of the rules and of people.

use std::str::FromStr;

use rosespring_engine::levels::Level;
use rosespring_rules::notation::name::name_fault;
use rosespring_rules::{
    Dice, Die, MatchRules, Origin, ParseRulesError, Point, Rules, Side, Step, WinKind,
};
use serde_json::Value;

use super::read::{Faults, Path, Read, expect, name, text};

/// Reads a line of text that people see: without space around it and without hidden characters.
pub fn line(chars_max: usize, value: &Value, at: Path<'_>, faults: &mut Faults) -> Option<String> {
    let trimmed = value.as_str().map(|text| Value::from(text.trim()));
    let line = text(chars_max, trimmed.as_ref().unwrap_or(value), at, faults)?;
    if line.chars().any(char::is_control) {
        faults.refuse(at, "has control characters");
    } else if let Some(hidden) = name_fault(&line) {
        faults.refuse(at, hidden);
    } else {
        return Some(line);
    }
    None
}

/// Reads the rules of a match, and returns their name with the options that differ.
pub fn rules_text(value: &Value, at: Path<'_>, faults: &mut Faults) -> Option<String> {
    MatchRules::read(value, at, faults).map(|rules| rules.to_string())
}

/// Reads the text of rules, of one game or of a match.
fn from_text<T: FromStr<Err = ParseRulesError>>(
    value: &Value,
    at: Path<'_>,
    faults: &mut Faults,
) -> Option<T> {
    let what = "a text such as `gul-bara`";
    let text = expect(value.as_str(), what, value, at, faults)?;
    text.parse().map_err(|error| faults.refuse(at, error)).ok()
}

/// Rules as text.
impl Read for Rules {
    fn read(value: &Value, at: Path<'_>, faults: &mut Faults) -> Option<Self> {
        from_text(value, at, faults)
    }
}

/// The rules of a match as text.
impl Read for MatchRules {
    fn read(value: &Value, at: Path<'_>, faults: &mut Faults) -> Option<Self> {
        from_text(value, at, faults)
    }
}

impl Read for Level {
    fn read(value: &Value, at: Path<'_>, faults: &mut Faults) -> Option<Self> {
        expect(
            small(value).and_then(Self::new),
            "1 to 8",
            value,
            at,
            faults,
        )
    }
}

impl Read for Side {
    fn read(value: &Value, at: Path<'_>, faults: &mut Faults) -> Option<Self> {
        match name(value, &["white", "black"], at, faults)? {
            "white" => Some(Self::White),
            _ => Some(Self::Black),
        }
    }
}

impl Read for Die {
    fn read(value: &Value, at: Path<'_>, faults: &mut Faults) -> Option<Self> {
        expect(die(value), "a number from 1 to 6", value, at, faults)
    }
}

impl Read for Dice {
    fn read(value: &Value, at: Path<'_>, faults: &mut Faults) -> Option<Self> {
        let dice =
            pair(value).and_then(|(first, second)| Some(Self::new(die(first)?, die(second)?)));
        expect(dice, "two numbers from 1 to 6", value, at, faults)
    }
}

impl Read for Origin {
    fn read(value: &Value, at: Path<'_>, faults: &mut Faults) -> Option<Self> {
        let what = "a point from 1 to 24, `bar` or `hand`";
        expect(origin(value), what, value, at, faults)
    }
}

impl Read for Step {
    fn read(value: &Value, at: Path<'_>, faults: &mut Faults) -> Option<Self> {
        let step = pair(value).and_then(|(from, number)| {
            Some(Self {
                from: origin(from)?,
                number: die(number)?,
            })
        });
        let what = "a point from 1 to 24, `bar` or `hand`, and a number from 1 to 6";
        expect(step, what, value, at, faults)
    }
}

impl Read for WinKind {
    fn read(value: &Value, at: Path<'_>, faults: &mut Faults) -> Option<Self> {
        Self::from_name(name(value, &Self::ALL.map(Self::name), at, faults)?)
    }
}

fn pair(value: &Value) -> Option<(&Value, &Value)> {
    match value.as_array()?.as_slice() {
        [first, second] => Some((first, second)),
        _ => None,
    }
}

fn small(value: &Value) -> Option<u8> {
    u8::try_from(value.as_u64()?).ok()
}

fn die(value: &Value) -> Option<Die> {
    small(value).and_then(Die::new)
}

fn origin(value: &Value) -> Option<Origin> {
    match value.as_str() {
        Some("bar") => Some(Origin::Bar),
        Some("hand") => Some(Origin::Hand),
        Some(_) => None,
        None => small(value).and_then(Point::new).map(Origin::Point),
    }
}
