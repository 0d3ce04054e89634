//! The parameters of the engine protocol's methods.

mod analysis;

use rosespring_engine::levels::Level;
use rosespring_engine::search::PLIES_MAX;
use rosespring_engine::shipped_player::ShippedPlayer;
use rosespring_engine::stakes::MATCH_MAX;
use rosespring_rules::{Dice, Position, Rules, Side, Step};
use serde_json::{Map, Value};

use crate::fields::{Faults, Object, quoted, whole};
use crate::position::{self, PositionFaults, steps_from_json};
use crate::protocol::{Code, Refusal};
use crate::rules;

/// The score of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ScoreParam {
    /// Units to which the match is played.
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
    /// Wraps the parameters of a request.
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

    /// Reads the parameter `position`.
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

    /// Reads the parameter `rules`.
    ///
    /// # Errors
    ///
    /// [`Code::UnknownRules`] with every fault; [`Code::InvalidParams`] if it is missing.
    pub fn rules(&self) -> Result<Rules, Refusal> {
        rules::from_json(self.required("rules")?)
            .map_err(|faults| Refusal::with_faults(Code::UnknownRules, "unknown rules", &faults))
    }

    /// Reads a side, if the parameter is given.
    ///
    /// # Errors
    ///
    /// [`Code::InvalidParams`] if it is not a side.
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

    /// Reads the parameter `dice`.
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

    /// Reads the parameter `steps`.
    ///
    /// # Errors
    ///
    /// [`Code::InvalidParams`] with every fault.
    pub fn steps(&self) -> Result<Vec<Step>, Refusal> {
        steps_from_json(self.required("steps")?).map_err(|faults| invalid(&faults))
    }

    /// Reads a whole number of at most 64 bits, if the parameter is given.
    ///
    /// # Errors
    ///
    /// [`Code::InvalidParams`] if it is another value.
    pub fn whole(&self, name: &str) -> Result<Option<u64>, Refusal> {
        let Some(value) = self.get(name) else {
            return Ok(None);
        };
        let mut faults = Faults::default();
        match whole(value, name, u64::MAX, &mut faults) {
            Some(number) => Ok(Some(number)),
            None => Err(invalid(&faults.into_list())),
        }
    }

    /// Reads the parameter `plies`, the look-ahead in throws; 0 if it is missing.
    ///
    /// # Errors
    ///
    /// [`Code::InvalidParams`] if it is more than [`PLIES_MAX`], or if a level is given too,
    /// because a level has a fixed look-ahead.
    pub fn plies(&self) -> Result<u8, Refusal> {
        let Some(value) = self.get("plies") else {
            return Ok(0);
        };
        let mut faults = Faults::default();
        let plies = whole(value, "plies", u64::from(PLIES_MAX), &mut faults);
        if plies.is_some_and(|plies| plies > 0) && self.get("level").is_some() {
            let what = "a level decides by itself how far it looks: leave one of the two out";
            faults.add("plies", what);
        }
        match plies {
            Some(plies) if faults.is_empty() => Ok(plies as u8),
            _ => Err(invalid(&faults.into_list())),
        }
    }

    /// Reads the parameter `level`: the player that answers, `greedy` if it is missing.
    /// `plies:N` and `errs:N` are refused.
    ///
    /// # Errors
    ///
    /// [`Code::InvalidParams`] if the level does not exist.
    pub fn level(&self) -> Result<ShippedPlayer, Refusal> {
        let Some(value) = self.get("level") else {
            return Ok(ShippedPlayer::Greedy);
        };
        let number = value.as_u64().and_then(|number| u8::try_from(number).ok());
        let level = match value.as_str() {
            None => number.and_then(Level::new).map(ShippedPlayer::Level),
            Some(name) => match name.parse() {
                Ok(ShippedPlayer::Plies(_) | ShippedPlayer::Errs(_)) => None,
                Ok(player) => Some(player),
                // A level may be named by its number alone.
                Err(_) => name.parse().ok().map(ShippedPlayer::Level),
            },
        };
        level.ok_or_else(|| {
            let levels = "1 to 8, \"greedy\", \"strongest\", \"baseline\", \"weak\" or \"random\"";
            let found = quoted(value);
            invalid(&[format!("level: expected {levels}, found {found}")])
        })
    }

    /// Reads the parameter `match`, if it is given.
    ///
    /// # Errors
    ///
    /// [`Code::InvalidParams`] with every fault. A match that is already won is a fault.
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
    let to = score.get("to").and_then(|value| match value.as_u64() {
        Some(to @ 1..) if to <= u64::from(MATCH_MAX) => Some(to),
        _ => {
            let found = quoted(value);
            let what = format!("expected a whole number from 1 to {MATCH_MAX}, found {found}");
            faults.add(&score.at("to"), what);
            None
        }
    })?;
    let mut units = |name: &str| {
        let units = score.number(name, u64::from(MATCH_MAX), faults);
        if units >= to {
            let what = format!("the match is won with {to}, so it has 0 to {} here", to - 1);
            faults.add(&score.at(name), what);
        }
        units as u16
    };
    Some(ScoreParam {
        white: units("white"),
        black: units("black"),
        to: to as u8,
    })
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn faults(params: &Value) -> String {
        let map = params.as_object().unwrap();
        let params = Params::new(map);
        let refusal = params.score().err().or(params.whole("seed").err());
        refusal.map_or_else(String::new, |refusal| refusal.message)
    }

    #[test]
    fn a_score_is_one_of_a_match_that_goes_on() {
        for (to, white, told) in [
            (json!(25), json!(24), ""),
            (
                json!(26),
                json!(0),
                "match.to: expected a whole number from 1 to 25, found 26",
            ),
            (
                json!(0),
                json!(0),
                "match.to: expected a whole number from 1 to 25, found 0",
            ),
            (
                json!(3),
                json!(3),
                "match.white: the match is won with 3, so it has 0 to 2 here",
            ),
            (
                json!(3),
                json!(99),
                "match.white: expected a whole number from 0 to 25, found 99",
            ),
            (json!(null), json!(1), "match.to: is missing"),
        ] {
            let found = faults(&json!({"match": {"to": to, "white": white, "black": 0}}));

            assert_eq!(found.trim_start_matches("invalid params: "), told);
        }
    }

    #[test]
    fn plies_are_few_and_not_a_levels() {
        for (asked, told) in [
            (json!({}), Ok(0)),
            (json!({"plies": 3}), Ok(3)),
            (json!({"plies": 0, "level": "weak"}), Ok(0)),
            (json!({"plies": 4}), Err("from 0 to 3, found 4")),
            (json!({"plies": "1"}), Err("from 0 to 3")),
            (json!({"plies": 1, "level": "weak"}), Err("a level decides")),
        ] {
            let found = Params::new(asked.as_object().unwrap()).plies();

            match (found, told) {
                (Ok(found), Ok(told)) => assert_eq!(found, told),
                (Err(found), Err(told)) => assert!(found.message.contains(told), "{found:?}"),
                (found, told) => panic!("{asked}: {found:?}, expected {told:?}"),
            }
        }
    }

    #[test]
    fn a_number_that_is_too_large_is_told_its_range() {
        let found = faults(&json!({"seed": 1e20}));

        assert!(found.contains("from 0 to 18446744073709551615"), "{found}");
    }
}
