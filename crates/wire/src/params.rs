//! The parameters of the engine protocol's methods.

use rosespring_rules::{Dice, Position, Rules, Side, Step};
use serde_json::{Map, Value};

use crate::fields::{Faults, Object, quoted};
use crate::position::{self, PositionFaults, steps_from_json};
use crate::protocol::{Code, Refusal};
use crate::rules;

/// Who answers `best`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Level {
    /// As well as it can be done.
    Baseline,
    /// With errors.
    Weak,
    /// By chance.
    Random,
}

/// The score of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ScoreParam {
    /// Units the match is played to.
    pub to: u8,
    /// White's units.
    pub white: u16,
    /// Black's units.
    pub black: u16,
}

/// The parameters of one request.
#[derive(Debug, Clone, Copy)]
pub struct Params<'a> {
    map: &'a Map<String, Value>,
}

fn invalid(faults: &[String]) -> Refusal {
    Refusal::with_faults(Code::InvalidParams, "invalid params", faults)
}

impl<'a> Params<'a> {
    /// The parameters as they came.
    #[must_use]
    pub const fn new(map: &'a Map<String, Value>) -> Self {
        Self { map }
    }

    fn get(&self, name: &str) -> Option<&'a Value> {
        self.map.get(name).filter(|value| !value.is_null())
    }

    fn required(&self, name: &str) -> Result<&'a Value, Refusal> {
        self.get(name)
            .ok_or_else(|| invalid(&[format!("{name}: is missing")]))
    }

    /// Refuses parameters that the method does not know.
    ///
    /// # Errors
    ///
    /// [`Code::InvalidParams`] names every one of them.
    pub fn only(&self, known: &[&str]) -> Result<(), Refusal> {
        let faults: Vec<String> = self
            .map
            .keys()
            .filter(|name| !known.contains(&name.as_str()))
            .map(|name| format!("unknown parameter {}", quoted(&Value::from(name.as_str()))))
            .collect();
        if faults.is_empty() {
            Ok(())
        } else {
            Err(invalid(&faults))
        }
    }

    /// The parameter `position`.
    ///
    /// # Errors
    ///
    /// [`Code::UnknownRules`] or [`Code::InvalidPosition`] with every fault;
    /// [`Code::InvalidParams`] if it is missing.
    pub fn position(&self) -> Result<Position, Refusal> {
        position::from_json(self.required("position")?).map_err(|faults| match faults {
            PositionFaults::Rules(faults) => {
                Refusal::with_faults(Code::UnknownRules, "unknown rules", &faults)
            }
            PositionFaults::Position(faults) => {
                Refusal::with_faults(Code::InvalidPosition, "invalid position", &faults)
            }
        })
    }

    /// The parameter `rules`.
    ///
    /// # Errors
    ///
    /// [`Code::UnknownRules`] with every fault; [`Code::InvalidParams`] if it is missing.
    pub fn rules(&self) -> Result<Rules, Refusal> {
        rules::from_json(self.required("rules")?)
            .map_err(|faults| Refusal::with_faults(Code::UnknownRules, "unknown rules", &faults))
    }

    /// A side, if it is named.
    ///
    /// # Errors
    ///
    /// [`Code::InvalidParams`] if it is no side.
    pub fn side(&self, name: &str) -> Result<Option<Side>, Refusal> {
        match self.get(name).map(|value| (value, value.as_str())) {
            None => Ok(None),
            Some((_, Some("white"))) => Ok(Some(Side::White)),
            Some((_, Some("black"))) => Ok(Some(Side::Black)),
            Some((value, _)) => {
                let what = format!("expected \"white\" or \"black\", found {}", quoted(value));
                Err(invalid(&[format!("{name}: {what}")]))
            }
        }
    }

    /// The parameter `dice`.
    ///
    /// # Errors
    ///
    /// [`Code::InvalidParams`] unless it is two numbers from 1 to 6.
    pub fn dice(&self) -> Result<Dice, Refusal> {
        let value = self.required("dice")?;
        let number = |index| {
            value
                .get(index)?
                .as_u64()
                .and_then(|n| u8::try_from(n).ok())
        };
        let two = value.as_array().is_some_and(|list| list.len() == 2);
        let dice = (two.then(|| number(0)).flatten()).zip(number(1));
        dice.and_then(|(a, b)| Dice::from_numbers(a, b))
            .ok_or_else(|| {
                let found = quoted(value);
                invalid(&[format!(
                    "dice: expected two numbers from 1 to 6, found {found}"
                )])
            })
    }

    /// The parameter `steps`.
    ///
    /// # Errors
    ///
    /// [`Code::InvalidParams`] with every fault.
    pub fn steps(&self) -> Result<Vec<Step>, Refusal> {
        steps_from_json(self.required("steps")?).map_err(|faults| invalid(&faults))
    }

    /// A whole number, if it is given.
    ///
    /// # Errors
    ///
    /// [`Code::InvalidParams`] if it is something else.
    pub fn whole(&self, name: &str) -> Result<Option<u64>, Refusal> {
        let Some(value) = self.get(name) else {
            return Ok(None);
        };
        value.as_u64().map(Some).ok_or_else(|| {
            let what = format!("expected a whole number, found {}", quoted(value));
            invalid(&[format!("{name}: {what}")])
        })
    }

    /// Refuses any `plies` but 0: there is no look-ahead yet.
    ///
    /// # Errors
    ///
    /// [`Code::InvalidParams`].
    pub fn no_plies(&self) -> Result<(), Refusal> {
        match self.whole("plies")? {
            None | Some(0) => Ok(()),
            Some(_) => Err(invalid(&[
                "plies: only 0 is known, no look-ahead".to_owned()
            ])),
        }
    }

    /// The parameter `level`; the baseline if it is missing.
    ///
    /// # Errors
    ///
    /// [`Code::InvalidParams`] if there is no such level.
    pub fn level(&self) -> Result<Level, Refusal> {
        match self.get("level").map(|value| (value, value.as_str())) {
            None | Some((_, Some("baseline"))) => Ok(Level::Baseline),
            Some((_, Some("weak"))) => Ok(Level::Weak),
            Some((_, Some("random"))) => Ok(Level::Random),
            Some((value, _)) => {
                let levels = "\"baseline\", \"weak\" or \"random\"";
                Err(invalid(&[format!(
                    "level: expected {levels}, found {}",
                    quoted(value)
                )]))
            }
        }
    }

    /// The parameter `match`, if it is given.
    ///
    /// # Errors
    ///
    /// [`Code::InvalidParams`] with every fault; a match that is won is one.
    pub fn score(&self) -> Result<Option<ScoreParam>, Refusal> {
        let Some(value) = self.get("match") else {
            return Ok(None);
        };
        let mut faults = Faults::default();
        let score = read_score(value, &mut faults);
        match score {
            Some(score) if faults.is_empty() => Ok(Some(score)),
            _ => Err(invalid(&faults.into_list())),
        }
    }
}

fn read_score(value: &Value, faults: &mut Faults) -> Option<ScoreParam> {
    let score = Object::new(value, "match", faults)?;
    score.refuse_unknown(&["to", "white", "black"], faults);
    for name in ["to", "white", "black"] {
        score.required(name, faults);
    }
    let to = score.number("to", u64::from(u8::MAX), faults) as u8;
    let mut units = |name: &str| {
        let units = score.number(name, u64::from(u16::MAX), faults) as u16;
        if faults.is_empty() && units >= u16::from(to) {
            faults.add(&score.at(name), "the match is won");
        }
        units
    };
    Some(ScoreParam {
        to,
        white: units("white"),
        black: units("black"),
    })
}
