//! The parameters of the methods that analyse and roll out.

use rosespring_rules::notation::record::Record;
use serde_json::Value;

use super::{Params, invalid};
use crate::json::{self, Faults, Path, Read};
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
        let text = self.read("record", |value, at, faults| {
            let text = match value {
                Value::String(text) => Some(text.clone()),
                Value::Object(_) => Some(value.to_string()),
                _ => None,
            };
            json::expect(text, "a text or an object", value, at, faults)
        })?;
        let record = text.map(|text| record::parse_sound(&text)).transpose();
        record
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
        self.read(name, |value, at, faults| {
            json::whole(range, value, at, faults)
        })
    }

    /// Reads a number above 0, if the parameter is given.
    ///
    /// # Errors
    ///
    /// [`Code::InvalidParams`] if it is another value.
    pub fn positive(&self, name: &str) -> Result<Option<f64>, Refusal> {
        self.read(name, |value, at, faults| {
            let number = value.as_f64();
            let number = number.filter(|&number| number > 0.0 && number.is_finite());
            json::expect(number, "a number above 0", value, at, faults)
        })
    }

    /// Reads `true` or `false`; false if the parameter is missing.
    ///
    /// # Errors
    ///
    /// [`Code::InvalidParams`] if it is another value.
    pub fn flag(&self, name: &str) -> Result<bool, Refusal> {
        Ok(self.read(name, bool::read)?.unwrap_or(false))
    }

    /// Refuses parameters that do not fit the others.
    ///
    /// # Errors
    ///
    /// [`Code::InvalidParams`] names every one of them.
    pub fn refuse(&self, names: &[&str], why: &str) -> Result<(), Refusal> {
        let mut faults = Faults::default();
        for name in names.iter().filter(|name| self.has(name)) {
            faults.refuse(Path::Field(&Path::Root, name), why);
        }
        match faults.is_empty() {
            true => Ok(()),
            false => Err(invalid(faults)),
        }
    }
}
