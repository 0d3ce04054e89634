//! The body of `POST /api/tables` read into a request, with every fault named.

use rosespring_engine::levels::Level;
use rosespring_rules::notation::name::name_fault;
use rosespring_rules::{Dice, Phase, Position, Rules};
use serde_json::{Map, Value};

use super::lobby::{DICE_LISTED_MAX, NAME_CHARS_MAX, Purpose};
use crate::json::{self, FieldFault, ReadError, keep, unknown_fields};
use crate::position;

/// The lengths of a match, in units.
pub const MATCH_UNITS: [u8; 4] = [1, 3, 5, 7];
const FIELDS: [&str; 8] = [
    "rules",
    "white",
    "black",
    "match_to",
    "auto_forced",
    "position",
    "dice",
    "purpose",
];

/// A new table that is asked for. Every field was checked alone, not yet whether they go together.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewTableRequest {
    /// The rules.
    pub rules: Rules,
    /// Who plays White.
    pub white: SeatRequest,
    /// Who plays Black.
    pub black: SeatRequest,
    /// Units the match is played to.
    pub match_to: u8,
    /// Whether a stage with only one play plays itself.
    pub auto_forced: bool,
    /// Where the first game begins, if not at its start. It is of the same rules and not over.
    pub position: Option<Position>,
    /// Throws that are taken first.
    pub dice: Vec<Dice>,
    /// What the table is for.
    pub purpose: Purpose,
}

/// Who is to play a side.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SeatRequest {
    /// A person at this screen.
    Person {
        /// Their name: 1 to [`NAME_CHARS_MAX`] characters, without control characters.
        name: String,
    },
    /// The program.
    Computer {
        /// Its level.
        level: Level,
    },
}

impl NewTableRequest {
    /// Reads the body of `POST /api/tables`.
    ///
    /// # Errors
    ///
    /// [`ReadError`] with every fault of the body.
    pub fn read(body: &[u8]) -> Result<Self, ReadError> {
        let fields = json::object(body, "body")?;
        let mut faults = Vec::new();
        match Self::from_fields(&fields, &mut faults) {
            Some(request) if faults.is_empty() => Ok(request),
            _ => Err(ReadError::Fields(faults)),
        }
    }

    fn from_fields(fields: &Map<String, Value>, faults: &mut Vec<FieldFault>) -> Option<Self> {
        unknown_fields("", fields, &FIELDS, faults);
        let rules = keep(rules(fields.get("rules")), faults);
        let white = keep(seat("white", fields.get("white")), faults);
        let black = keep(seat("black", fields.get("black")), faults);
        let match_to = keep(match_to(fields.get("match_to")), faults);
        let auto_forced = keep(auto_forced(fields.get("auto_forced")), faults);
        let position = rules.map(|rules| keep(start(fields.get("position"), rules), faults));
        let dice = keep(dice(fields.get("dice")), faults);
        let purpose = keep(purpose(fields.get("purpose")), faults);
        Some(Self {
            rules: rules?,
            white: white?,
            black: black?,
            match_to: match_to?,
            auto_forced: auto_forced?,
            position: position??,
            dice: dice?,
            purpose: purpose?,
        })
    }
}

fn expected<T>(field: impl Into<String>, what: impl Into<String>) -> Result<T, Vec<FieldFault>> {
    Err(vec![FieldFault::expected(field, what)])
}

fn refused<T>(field: impl Into<String>, why: impl Into<String>) -> Result<T, Vec<FieldFault>> {
    Err(vec![FieldFault::refused(field, why)])
}

pub(crate) fn rules(value: Option<&Value>) -> Result<Rules, Vec<FieldFault>> {
    let Some(Value::String(text)) = value else {
        return expected("rules", "a text such as `gul-bara`");
    };
    text.parse()
        .or_else(|error: rosespring_rules::ParseRulesError| refused("rules", error.to_string()))
}

/// Where the first game begins, if the body says so.
fn start(value: Option<&Value>, rules: Rules) -> Result<Option<Position>, Vec<FieldFault>> {
    let text = match value {
        None => return Ok(None),
        Some(Value::String(text)) => text,
        Some(_) => return expected("position", "a text"),
    };
    let refusals = |faults: Vec<String>| {
        let faults = faults.into_iter();
        faults
            .map(|fault| FieldFault::refused("position", fault))
            .collect::<Vec<_>>()
    };
    let position = position::from_text(text, rules).map_err(refusals)?;
    if *position.rules() != rules {
        let why = format!("is of the rules {}, not {rules}", position.rules());
        return refused("position", why);
    }
    match position.phase() {
        Phase::Over(_) => refused("position", "the game is over in it"),
        _ => Ok(Some(position)),
    }
}

fn dice(value: Option<&Value>) -> Result<Vec<Dice>, Vec<FieldFault>> {
    let list = match value {
        None => return Ok(Vec::new()),
        Some(Value::Array(list)) if list.len() <= DICE_LISTED_MAX => list,
        Some(_) => {
            return expected(
                "dice",
                format!("a list of at most {DICE_LISTED_MAX} throws"),
            );
        }
    };
    let mut faults = Vec::new();
    let read = |(index, value): (usize, &Value)| {
        let dice = serde_json::from_value::<[u8; 2]>(value.clone()).ok();
        match dice.and_then(|[first, second]| Dice::from_numbers(first, second)) {
            Some(dice) => Ok(dice),
            None => expected(format!("dice[{index}]"), "two numbers from 1 to 6"),
        }
    };
    let dice = list.iter().enumerate().map(read);
    let dice: Vec<Dice> = dice.filter_map(|dice| keep(dice, &mut faults)).collect();
    if faults.is_empty() {
        Ok(dice)
    } else {
        Err(faults)
    }
}

fn purpose(value: Option<&Value>) -> Result<Purpose, Vec<FieldFault>> {
    match value.map(Value::as_str) {
        None => Ok(Purpose::default()),
        Some(Some("game")) => Ok(Purpose::Game),
        Some(Some("study")) => Ok(Purpose::Study),
        Some(Some("companion")) => Ok(Purpose::Companion),
        Some(_) => expected("purpose", "`game`, `study` or `companion`"),
    }
}

pub(crate) fn match_to(value: Option<&Value>) -> Result<u8, Vec<FieldFault>> {
    let number = value.and_then(Value::as_u64);
    match MATCH_UNITS
        .into_iter()
        .find(|&to| Some(u64::from(to)) == number)
    {
        Some(to) => Ok(to),
        None => expected("match_to", "1, 3, 5 or 7"),
    }
}

pub(crate) fn auto_forced(value: Option<&Value>) -> Result<bool, Vec<FieldFault>> {
    match value {
        None => Ok(false),
        Some(Value::Bool(on)) => Ok(*on),
        Some(_) => expected("auto_forced", "true or false"),
    }
}

fn seat(side: &str, value: Option<&Value>) -> Result<SeatRequest, Vec<FieldFault>> {
    let Some(Value::Object(fields)) = value else {
        return expected(side, "an object with `kind`");
    };
    let mut faults = Vec::new();
    let place = format!("{side}.");
    let seat = match fields.get("kind").and_then(Value::as_str) {
        Some("person") => {
            unknown_fields(&place, fields, &["kind", "name"], &mut faults);
            person(format!("{place}name"), fields.get("name"))
        }
        Some("computer") => {
            unknown_fields(&place, fields, &["kind", "level"], &mut faults);
            computer(format!("{place}level"), fields.get("level"))
        }
        _ => expected(format!("{place}kind"), "`person` or `computer`"),
    };
    match keep(seat, &mut faults) {
        Some(seat) if faults.is_empty() => Ok(seat),
        _ => Err(faults),
    }
}

fn person(field: String, name: Option<&Value>) -> Result<SeatRequest, Vec<FieldFault>> {
    Ok(SeatRequest::Person {
        name: person_name(field, name)?,
    })
}

/// Reads the name of a person.
pub(crate) fn person_name(field: String, name: Option<&Value>) -> Result<String, Vec<FieldFault>> {
    let Some(Value::String(name)) = name else {
        return expected(field, "a text");
    };
    let name = name.trim();
    if name.is_empty() {
        return refused(field, "is empty");
    }
    if name.chars().count() > NAME_CHARS_MAX {
        return refused(field, format!("has more than {NAME_CHARS_MAX} characters"));
    }
    if name.chars().any(char::is_control) {
        return refused(field, "has control characters");
    }
    if let Some(hidden) = name_fault(name) {
        return refused(field, hidden.to_string());
    }
    Ok(name.to_owned())
}

fn computer(field: String, level: Option<&Value>) -> Result<SeatRequest, Vec<FieldFault>> {
    let number = level.and_then(Value::as_u64);
    match number.and_then(|number| Level::new(u8::try_from(number).ok()?)) {
        Some(level) => Ok(SeatRequest::Computer { level }),
        None => expected(field, "1 to 8"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::json::FieldProblem;

    fn faults(body: &str) -> Vec<String> {
        NewTableRequest::read(body.as_bytes())
            .unwrap_err()
            .into_list()
    }

    #[test]
    fn a_body_is_read_into_checked_values() {
        let body = r#"{"rules":"gioul","white":{"kind":"person","name":" Ada "},
            "black":{"kind":"computer","level":2},"match_to":5,"dice":[[6,5],[1,1]],
            "purpose":"study"}"#;

        let read = NewTableRequest::read(body.as_bytes()).unwrap();

        let expected = NewTableRequest {
            rules: Rules::preset("gioul").unwrap(),
            white: SeatRequest::Person {
                name: "Ada".to_owned(),
            },
            black: SeatRequest::Computer {
                level: Level::new(2).unwrap(),
            },
            match_to: 5,
            auto_forced: false,
            position: None,
            dice: [(6, 5), (1, 1)]
                .map(|(first, second)| Dice::from_numbers(first, second).unwrap())
                .to_vec(),
            purpose: Purpose::Study,
        };
        assert_eq!(read, expected);
    }

    #[test]
    fn every_fault_of_a_body_is_named() {
        let body = r#"{"rules":"gioul","white":{"kind":"robot"},"black":{"kind":"person","name":7},
            "match_to":2,"dice":[[1,2],[0,1],7],"position":"?","purpose":7,"colour":1}"#;

        let found = faults(body);

        assert_eq!(found[0], "`colour`: no such field");
        assert_eq!(found[1], "`white.kind`: expected `person` or `computer`");
        assert_eq!(found[2], "`black.name`: expected a text");
        assert_eq!(found[3], "`match_to`: expected 1, 3, 5 or 7");
        assert!(found[4].starts_with("`position`: "), "{found:?}");
        assert_eq!(found[5], "`dice[1]`: expected two numbers from 1 to 6");
        assert_eq!(found[6], "`dice[2]`: expected two numbers from 1 to 6");
        assert_eq!(
            found[7],
            "`purpose`: expected `game`, `study` or `companion`"
        );
        assert_eq!(found.len(), 8);
        assert_eq!(faults("[]"), ["the body is no JSON object"]);
        assert!(faults("{")[0].starts_with("the body is no JSON: "));
    }

    #[test]
    fn a_fault_tells_its_field_and_what_was_expected() {
        let error = NewTableRequest::read(b"{}").unwrap_err();

        let ReadError::Fields(faults) = error else {
            panic!("{error:?}");
        };
        let rules = &faults[0];
        assert_eq!(rules.field, "rules");
        let expected = FieldProblem::Expected("a text such as `gul-bara`".to_owned());
        assert_eq!(rules.problem, expected);
    }
}
