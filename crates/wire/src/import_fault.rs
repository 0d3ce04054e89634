//! The faults of imported texts (records, `.mat`, SGF, positions): codes with values, which the
//! page translates, and sentences in English.

mod position;

use std::collections::BTreeMap;
use std::fmt;

use rosespring_rules::notation::import::{ImportError, ImportPlace};
use rosespring_rules::notation::record::{
    ParseRecordError, RECORD_BYTES_MAX, RecordFault, RecordProblem,
};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A value in a sentence.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(untagged)]
pub enum FaultValue {
    /// A number.
    Number(u32),
    /// A text: a name, a throw, or a piece of the import.
    Text(String),
}

/// A fault of an imported text.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ImportFault {
    /// A stable name, such as `no-opening`; `other` if the fault has none.
    pub code: String,
    /// The line, from 1, in a text with lines.
    pub line: Option<u32>,
    /// The column in characters, from 1; none if the whole line is meant.
    pub column: Option<u32>,
    /// The values of the sentence by their names.
    #[cfg_attr(feature = "ts", ts(type = "Record<string, FaultValue>"))]
    pub values: BTreeMap<String, FaultValue>,
    /// The sentence in English, with its place.
    pub message: String,
}

impl ImportFault {
    /// Creates a fault without values.
    #[must_use]
    pub fn new(code: &str, message: impl Into<String>) -> Self {
        Self {
            code: code.to_owned(),
            line: None,
            column: None,
            values: BTreeMap::new(),
            message: message.into(),
        }
    }

    /// Creates a fault that has only a sentence.
    #[must_use]
    pub fn other(message: impl Into<String>) -> Self {
        Self::new("other", message)
    }

    /// Adds a number. A number above 32 bits is replaced by the largest one.
    #[must_use]
    pub fn number(mut self, name: &str, number: usize) -> Self {
        let number = u32::try_from(number).unwrap_or(u32::MAX);
        let value = FaultValue::Number(number);
        self.values.insert(name.to_owned(), value);
        self
    }

    /// Adds a text.
    #[must_use]
    pub fn text(mut self, name: &str, text: impl Into<String>) -> Self {
        let value = FaultValue::Text(text.into());
        self.values.insert(name.to_owned(), value);
        self
    }

    /// Returns the fault of a record that is too long.
    pub(crate) fn too_long() -> Self {
        let most = RECORD_BYTES_MAX;
        Self::of(&RecordProblem::TooLong { most })
    }

    /// Returns the fault of a text that is not JSON, or not that of a record or a position.
    pub(crate) fn of_json(error: &serde_json::Error) -> Self {
        match error.is_data() {
            true => Self::other(error.to_string()),
            false => Self::new("not-json", error.to_string())
                .number("row", error.line())
                .number("column", error.column()),
        }
    }

    /// Returns a problem with its code and its values.
    pub(crate) fn of(problem: &RecordProblem) -> Self {
        if let RecordProblem::At { place, problem } = problem {
            let fault = Self::of(problem);
            let message = format!("{place}: {}", fault.message);
            return Self { message, ..fault }.text("place", place);
        }
        let mut fault = Self::other(problem.to_string());
        let Ok(Value::Object(members)) = serde_json::to_value(problem) else {
            return fault;
        };
        for (name, value) in members {
            fault = match value {
                Value::String(code) if name == "code" => Self { code, ..fault },
                Value::String(text) => fault.text(&name, text),
                Value::Number(number) => {
                    let number = number.as_u64().unwrap_or(u64::MAX);
                    fault.number(&name, usize::try_from(number).unwrap_or(usize::MAX))
                }
                _ => fault,
            };
        }
        fault
    }

    fn at_line(line: usize, problem: &RecordProblem, message: String) -> Self {
        Self {
            line: Some(u32::try_from(line).unwrap_or(u32::MAX)),
            message,
            ..Self::of(problem)
        }
    }
}

/// The sentence in English.
impl fmt::Display for ImportFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl From<&ImportError> for ImportFault {
    fn from(error: &ImportError) -> Self {
        let message = error.to_string();
        let of_problem = Self::of(&error.what);
        match error.place {
            ImportPlace::Line { line, column } => Self {
                column: column.and_then(|column| u32::try_from(column).ok()),
                ..Self::at_line(line, &error.what, message)
            },
            ImportPlace::Row { game, row } => Self {
                message,
                ..of_problem.number("at_game", game).number("at_row", row)
            },
            _ => Self {
                message,
                ..of_problem
            },
        }
    }
}

impl From<&ParseRecordError> for ImportFault {
    fn from(error: &ParseRecordError) -> Self {
        Self::at_line(error.line, &error.what, error.to_string())
    }
}

impl From<&RecordFault> for ImportFault {
    fn from(fault: &RecordFault) -> Self {
        let of_problem = Self::of(&fault.what).text("place", &fault.place);
        Self {
            message: fault.to_string(),
            ..of_problem
        }
    }
}

/// Returns the sentences of faults, in English.
#[must_use]
pub fn messages(faults: &[ImportFault]) -> Vec<String> {
    faults.iter().map(ToString::to_string).collect()
}

#[cfg(test)]
mod tests {
    use rosespring_rules::Rules;

    use super::{FaultValue, ImportFault};
    use crate::position::read_setup;
    use crate::record::read;

    fn fault(text: &str) -> ImportFault {
        let mut faults = read(text).expect_err("the text has a fault");
        assert_eq!(faults.len(), 1, "{faults:?}");
        faults.remove(0)
    }

    #[test]
    fn a_fault_of_another_program_has_a_code_a_line_and_values() {
        let text = " 3 point match\n\n Game 1\n Ada : 0                 Bo : 0\n  1) 31: 8/5 6/4\n";
        let fault = fault(text);

        assert_eq!(fault.code, "wrong-play");
        assert_eq!((fault.line, fault.column), (Some(5), Some(6)));
        assert_eq!(fault.values["dice"], FaultValue::Text("3-1".to_owned()));
        assert_eq!(fault.values["play"], FaultValue::Text("8/5 6/4".to_owned()));
        let message =
            "line 5, column 6: white throws 3-1: `8/5 6/4` is no legal play of this stage";
        assert_eq!(fault.message, message);
    }

    #[test]
    fn a_fault_of_sgf_has_a_code() {
        let found = fault("(;FF[4]GM[1])");
        assert_eq!((found.code.as_str(), found.line), ("other-game", Some(1)));
        assert_eq!(
            found.message,
            "line 1, column 8: GM is 1, but backgammon is 6"
        );
        assert_eq!(fault("(;FF[4]GM[6]").code, "no-end-of-tree");
    }

    #[test]
    fn a_fault_of_a_record_has_a_code() {
        let other = fault("rosespring record 0\n");
        assert_eq!(
            (other.code.as_str(), other.line),
            ("other-version", Some(1))
        );
        assert_eq!(other.values["version"], FaultValue::Text("0".to_owned()));
        let none = fault("rosespring record 1\nrules: gioul\nwhite: a\nblack: b\nmatch: 1\n");
        assert_eq!(none.code, "missing");
        let broken = fault("{\"format\": ");
        assert_eq!(broken.code, "not-json");
        assert_eq!(broken.values["row"], FaultValue::Number(1));
    }

    #[test]
    fn a_fault_of_a_position_has_a_code() {
        let rules = Rules::preset("gul-bara").unwrap();
        let code = |text: &str| read_setup(text, rules).unwrap_err().remove(0).code;

        assert_eq!(code("chess"), "id-parts");
        assert_eq!(code("XGID=-b---:0:0:1:31"), "xgid-length");
        assert_eq!(code("gnubg:4HPwATDgc"), "gnubg-length");
        assert_eq!(code("G:1,2"), "g-code-parts");
    }
}
