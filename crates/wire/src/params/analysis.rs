//! The parameters of the methods that analyse and roll out.

use rosespring_rules::notation::record::Record;
use serde_json::Value;

use super::{Params, invalid};
use crate::fields::quoted;
use crate::protocol::{Code, Refusal};
use crate::record;

impl Params<'_> {
    /// Reads the parameter `record` up to its first fault, and returns it with its faults; `None`
    /// if it is not given.
    ///
    /// # Errors
    ///
    /// [`Code::InvalidRecord`] with every fault if it is not a record; [`Code::InvalidParams`] if
    /// it is neither text nor an object.
    pub fn record(&self) -> Result<Option<(Record, Vec<String>)>, Refusal> {
        let Some(value) = self.get("record") else {
            return Ok(None);
        };
        let text = match value {
            Value::String(text) => text.clone(),
            Value::Object(_) => value.to_string(),
            _ => {
                let found = quoted(value);
                let what = format!("record: expected text or an object, found {found}");
                return Err(invalid(&[what]));
            }
        };
        record::parse_sound(&text)
            .map(Some)
            .map_err(|faults| Refusal::with_faults(Code::InvalidRecord, "invalid record", &faults))
    }

    /// Returns whether a parameter is given.
    #[must_use]
    pub fn has(&self, name: &str) -> bool {
        self.get(name).is_some()
    }

    /// Reads a whole number in a range, if the parameter is given.
    ///
    /// # Errors
    ///
    /// [`Code::InvalidParams`] if it is another value.
    pub fn within(
        &self,
        name: &str,
        range: std::ops::RangeInclusive<u64>,
    ) -> Result<Option<u64>, Refusal> {
        let Some(value) = self.get(name) else {
            return Ok(None);
        };
        match value.as_u64().filter(|number| range.contains(number)) {
            Some(number) => Ok(Some(number)),
            None => {
                let (from, to, found) = (range.start(), range.end(), quoted(value));
                let what = format!("expected a whole number from {from} to {to}, found {found}");
                Err(invalid(&[format!("{name}: {what}")]))
            }
        }
    }

    /// Reads a number above 0, if the parameter is given.
    ///
    /// # Errors
    ///
    /// [`Code::InvalidParams`] if it is another value.
    pub fn positive(&self, name: &str) -> Result<Option<f64>, Refusal> {
        let Some(value) = self.get(name) else {
            return Ok(None);
        };
        match value
            .as_f64()
            .filter(|&number| number > 0.0 && number.is_finite())
        {
            Some(number) => Ok(Some(number)),
            None => {
                let found = quoted(value);
                Err(invalid(&[format!(
                    "{name}: expected a number above 0, found {found}"
                )]))
            }
        }
    }

    /// Reads `true` or `false`; false if the parameter is missing.
    ///
    /// # Errors
    ///
    /// [`Code::InvalidParams`] if it is another value.
    pub fn flag(&self, name: &str) -> Result<bool, Refusal> {
        match self.get(name) {
            None => Ok(false),
            Some(Value::Bool(flag)) => Ok(*flag),
            Some(value) => {
                let found = quoted(value);
                Err(invalid(&[format!(
                    "{name}: expected true or false, found {found}"
                )]))
            }
        }
    }

    /// Refuses parameters that do not fit the others.
    ///
    /// # Errors
    ///
    /// [`Code::InvalidParams`] names every one of them.
    pub fn refuse(&self, names: &[&str], why: &str) -> Result<(), Refusal> {
        let faults: Vec<String> = names
            .iter()
            .filter(|name| self.has(name))
            .map(|name| format!("{name}: {why}"))
            .collect();
        match faults.is_empty() {
            true => Ok(()),
            false => Err(invalid(&faults)),
        }
    }
}
