//! Rules as JSON: a preset's name, or an object with a preset and the options that differ.

use rosespring_rules::Rules;
use rosespring_rules::notation::rules as options;
use rosespring_rules::options::RuleOption;
use serde_json::{Map, Value, json};

use crate::json::{self, Faults, Fields, Path, Read};

/// Options whose values are numbers.
const NUMBER_OPTIONS: [&str; 2] = ["after", "entry_base"];
/// The values that are true and false in JSON.
const SWITCH: [&str; 2] = ["off", "on"];

/// Converts rules to JSON: the name of the preset, or an object with the preset and each option
/// that differs from it.
#[must_use]
pub fn to_json(rules: &Rules) -> Value {
    let text = rules.to_string();
    let Some((preset, _)) = text.split_once('~') else {
        return Value::from(text);
    };
    let default = Rules::preset(preset).map(|rules| options::options(&rules));
    let default = default.unwrap_or_default();
    let mut object = Map::new();
    object.insert("preset".to_owned(), Value::from(preset));
    for option in options::options(rules) {
        if !default.contains(&option) {
            object.insert(
                option.name.to_owned(),
                option_to_json(option.name, &option.value),
            );
        }
    }
    Value::Object(object)
}

/// Returns every option of the rules with its value.
#[must_use]
pub fn options_to_json(rules: &Rules) -> Value {
    let options = options::options(rules);
    let options = options.iter().map(|option| {
        (
            option.name.to_owned(),
            option_to_json(option.name, &option.value),
        )
    });
    Value::Object(options.collect())
}

/// Returns the presets, as the method `rules` answers.
#[must_use]
pub fn presets() -> Value {
    let presets = rosespring_rules::presets().map(|preset| {
        json!({
            "name": preset.name,
            "title": preset.title,
            "differs": preset.differs,
            "options": options_to_json(&preset.rules),
            "fingerprint": fingerprint(&preset.rules),
        })
    });
    presets.collect()
}

/// Formats the fingerprint as sixteen hexadecimal digits.
#[must_use]
pub fn fingerprint(rules: &Rules) -> String {
    format!("{:016x}", rules.fingerprint())
}

fn option_to_json(name: &str, value: &str) -> Value {
    match value {
        "on" => Value::Bool(true),
        "off" => Value::Bool(false),
        _ if NUMBER_OPTIONS.contains(&name) => value
            .parse::<u8>()
            .map_or_else(|_| Value::from(value), Value::from),
        _ => Value::from(value),
    }
}

/// Reads rules.
///
/// # Errors
///
/// Every fault, each with its place.
pub fn from_json(value: &Value) -> Result<Rules, Vec<String>> {
    let mut faults = Faults::default();
    match read(value, Path::Field(&Path::Root, "rules"), &mut faults) {
        Some(rules) if faults.is_empty() => Ok(rules),
        _ => Err(faults.into_texts()),
    }
}

/// Reads the name of rules, or an object with a preset and options.
pub(crate) fn read(value: &Value, at: Path<'_>, faults: &mut Faults) -> Option<Rules> {
    if value.is_string() {
        return Rules::read(value, at, faults);
    }
    if !value.is_object() {
        faults.expected(at, "a name or an object", value);
        return None;
    }
    let object = Fields::new(value, at, faults)?;
    let preset = object.needed("preset", faults)?;
    let base = Rules::read(preset, object.at("preset"), faults)?;
    let declared = base.game.declaration().options;
    let mut known = vec!["preset"];
    known.extend(declared.iter().map(|option| option.name));
    object.only(&known, faults);
    let mut given: Vec<(&str, String)> = Vec::new();
    for option in declared {
        let name = option.name;
        let Some(value) = object.get(name) else {
            continue;
        };
        let at = object.at(name);
        let Some(text) = option_text(option, value, at, faults) else {
            continue;
        };
        if let Err(error) = options::set_option(&mut base.clone(), name, &text) {
            faults.refuse(at, error);
        }
        given.push((name, text));
    }
    let given = given.iter().map(|(name, value)| (*name, value.as_str()));
    options::with_options(base, given).ok()
}

/// Returns the value of an option in the text notation.
fn option_text(
    option: &RuleOption,
    value: &Value,
    at: Path<'_>,
    faults: &mut Faults,
) -> Option<String> {
    let names = option.values.names();
    let is_number = NUMBER_OPTIONS.contains(&option.name);
    let is_switch = !names.is_empty() && names.iter().all(|name| SWITCH.contains(name));
    let has_switch = names.iter().any(|name| SWITCH.contains(name));
    let (text, what) = match value {
        _ if is_number => (value.is_number().then(|| value.to_string()), "a number"),
        Value::Bool(on) if has_switch => {
            (Some(SWITCH[usize::from(*on)].to_owned()), "true or false")
        }
        _ if is_switch => (None, "true or false"),
        _ => (value.as_str().map(str::to_owned), "a text"),
    };
    json::expect(text, what, value, at, faults)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_are_read_back_from_their_json() {
        for text in [
            "gul-bara",
            "gul-bara:2007",
            "gioul~after=2~remainder=lost",
            "tawula~entry_base=24~capote=off~re_entry=may-double",
        ] {
            let rules: Rules = text.parse().unwrap();

            assert_eq!(from_json(&to_json(&rules)), Ok(rules), "{text}");
        }
    }

    #[test]
    fn every_value_of_every_option_is_read_back() {
        for preset in rosespring_rules::presets() {
            for option in preset.rules.game.declaration().options {
                for &value in option.values.names() {
                    let mut rules = preset.rules;
                    options::set_option(&mut rules, option.name, value).unwrap();

                    assert_eq!(from_json(&to_json(&rules)), Ok(rules), "{rules}");
                }
            }
        }
    }

    #[test]
    fn every_fault_is_named() {
        let faults = from_json(&json!({
            "preset": "gul-bara", "capote": true, "after": "three", "remainder": "kept"
        }));

        let faults = faults.unwrap_err();
        assert_eq!(faults.len(), 3, "{faults:?}");
        assert!(
            faults[0].starts_with("`rules.capote`: no such field"),
            "{faults:?}"
        );
        assert!(
            faults[1].starts_with("`rules.after`: expected a number"),
            "{faults:?}"
        );
        assert!(
            faults[2].starts_with("`rules.remainder`: `kept` is no value"),
            "{faults:?}"
        );
    }

    #[test]
    fn options_have_their_own_types() {
        let rules: Rules = "tawula".parse().unwrap();
        let options = options_to_json(&rules);

        assert_eq!(options["capote"], json!(true));
        assert_eq!(options["entry_base"], json!(25));
        assert_eq!(options["re_entry"], json!("packed"));
    }
}
