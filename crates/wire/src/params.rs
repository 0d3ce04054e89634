//! The parameters of the engine protocol's methods.

mod analysis;

use rosespring_engine::levels::Level;
use rosespring_engine::search::PLIES_MAX;
use rosespring_engine::shipped_player::ShippedPlayer;
use rosespring_engine::stakes::MATCH_MAX;
use rosespring_rules::{Dice, Die, Position, Rules, Side, Step};
use serde_json::{Map, Value};

use crate::json::{self, Faults, FieldProblem, Path, Read};
use crate::position::{self, PositionFaults, read_steps};
use crate::protocol::{Code, Refusal};
use crate::rules;

/// The score of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Read)]
#[read(check = "units_fit(*to, *white, \"white\")")]
#[read(check = "units_fit(*to, *black, \"black\")")]
pub struct ScoreParam {
    /// Units to which the match is played.
    #[read(with = "json::whole(1..=MATCH_MAX)")]
    pub to: u8,
    /// White's units.
    #[read(with = "json::whole(0..=u16::from(MATCH_MAX))")]
    pub white: u16,
    /// Black's units.
    #[read(with = "json::whole(0..=u16::from(MATCH_MAX))")]
    pub black: u16,
}

/// The parameters of one request.
#[derive(Debug, Clone, Copy)]
pub struct Params<'a> {
    map: &'a Map<String, Value>,
}

fn invalid(faults: Faults) -> Refusal {
    Refusal::with_faults(Code::InvalidParams, "invalid params", &faults.into_texts())
}

fn read_value<T>(
    name: &str,
    value: &Value,
    read: impl FnOnce(&Value, Path<'_>, &mut Faults) -> Option<T>,
) -> Result<T, Refusal> {
    let mut faults = Faults::default();
    match read(value, Path::Field(&Path::Root, name), &mut faults) {
        Some(read) if faults.is_empty() => Ok(read),
        _ => Err(invalid(faults)),
    }
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

    fn needed(&self, name: &str) -> Result<&'a Value, Refusal> {
        self.get(name).ok_or_else(|| {
            let mut faults = Faults::default();
            faults.add(Path::Field(&Path::Root, name), FieldProblem::Missing);
            invalid(faults)
        })
    }

    /// Reads a parameter, if it is given.
    fn read<T>(
        &self,
        name: &str,
        read: impl FnOnce(&Value, Path<'_>, &mut Faults) -> Option<T>,
    ) -> Result<Option<T>, Refusal> {
        let value = self.get(name);
        value.map(|value| read_value(name, value, read)).transpose()
    }

    /// Refuses parameters that the method does not know.
    ///
    /// # Errors
    ///
    /// [`Code::InvalidParams`] names every one of them.
    pub fn only(&self, known: &[&str]) -> Result<(), Refusal> {
        let mut faults = Faults::default();
        json::Fields::of(self.map, Path::Root).only(known, &mut faults);
        match faults.is_empty() {
            true => Ok(()),
            false => Err(invalid(faults)),
        }
    }

    /// Reads the parameter `position`.
    ///
    /// # Errors
    ///
    /// [`Code::UnknownRules`] or [`Code::InvalidPosition`] with every fault;
    /// [`Code::InvalidParams`] if it is missing.
    pub fn position(&self) -> Result<Position, Refusal> {
        position::from_json(self.needed("position")?).map_err(|faults| match faults {
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
        rules::from_json(self.needed("rules")?)
            .map_err(|faults| Refusal::with_faults(Code::UnknownRules, "unknown rules", &faults))
    }

    /// Reads a side, if the parameter is given.
    ///
    /// # Errors
    ///
    /// [`Code::InvalidParams`] if it is not a side.
    pub fn side(&self, name: &str) -> Result<Option<Side>, Refusal> {
        self.read(name, Side::read)
    }

    /// Reads the parameter `dice`.
    ///
    /// # Errors
    ///
    /// [`Code::InvalidParams`] unless it is two numbers from 1 to 6.
    pub fn dice(&self) -> Result<Dice, Refusal> {
        read_value("dice", self.needed("dice")?, Dice::read)
    }

    /// Reads the parameter `number`, that of a doublet.
    ///
    /// # Errors
    ///
    /// [`Code::InvalidParams`] unless it is a number from 1 to 6.
    pub fn number(&self) -> Result<Die, Refusal> {
        read_value("number", self.needed("number")?, Die::read)
    }

    /// Reads the parameter `steps`.
    ///
    /// # Errors
    ///
    /// [`Code::InvalidParams`] with every fault.
    pub fn steps(&self) -> Result<Vec<Step>, Refusal> {
        read_value("steps", self.needed("steps")?, read_steps)
    }

    /// Reads a whole number of at most 64 bits, if the parameter is given.
    ///
    /// # Errors
    ///
    /// [`Code::InvalidParams`] if it is another value.
    pub fn whole(&self, name: &str) -> Result<Option<u64>, Refusal> {
        self.read(name, u64::read)
    }

    /// Reads the parameter `plies`, the look-ahead in throws; 0 if it is missing.
    ///
    /// # Errors
    ///
    /// [`Code::InvalidParams`] if it is more than [`PLIES_MAX`], or if a level is given too,
    /// because a level has a fixed look-ahead.
    pub fn plies(&self) -> Result<u8, Refusal> {
        let has_level = self.has("level");
        let plies = self.read("plies", |value, at, faults| {
            let plies = json::whole(0..=PLIES_MAX, value, at, faults)?;
            if plies > 0 && has_level {
                let why = "a level decides by itself how far it looks: leave one of the two out";
                faults.refuse(at, why);
            }
            Some(plies)
        });
        Ok(plies?.unwrap_or(0))
    }

    /// Reads the parameter `level`: the player that answers, `greedy` if it is missing.
    /// `plies:N` and `errs:N` are refused.
    ///
    /// # Errors
    ///
    /// [`Code::InvalidParams`] if the level does not exist.
    pub fn level(&self) -> Result<ShippedPlayer, Refusal> {
        let player = self.read("level", read_level)?;
        Ok(player.unwrap_or(ShippedPlayer::Greedy))
    }

    /// Reads the parameter `match`, if it is given.
    ///
    /// # Errors
    ///
    /// [`Code::InvalidParams`] with every fault. A match that is already won is a fault.
    pub fn score(&self) -> Result<Option<ScoreParam>, Refusal> {
        self.read("match", ScoreParam::read)
    }
}

fn read_level(value: &Value, at: Path<'_>, faults: &mut Faults) -> Option<ShippedPlayer> {
    let number = value.as_u64().and_then(|number| u8::try_from(number).ok());
    let player = match value.as_str() {
        None => number.and_then(Level::new).map(ShippedPlayer::Level),
        Some(name) => match name.parse() {
            Ok(ShippedPlayer::Plies(_) | ShippedPlayer::Errs(_)) => None,
            Ok(player) => Some(player),
            // A level may be named by its number alone.
            Err(_) => name.parse().ok().map(ShippedPlayer::Level),
        },
    };
    let levels = "1 to 8, `greedy`, `strongest`, `baseline`, `weak` or `random`";
    json::expect(player, levels, value, at, faults)
}

/// A match that is already won is a fault.
fn units_fit(to: u8, units: u16, side: &str, at: Path<'_>, faults: &mut Faults) {
    if units >= u16::from(to) {
        let why = format_args!("the match is won with {to}, so it has 0 to {} here", to - 1);
        faults.refuse(Path::Field(&at, side), why);
    }
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
            (json!(31), json!(30), ""),
            (
                json!(32),
                json!(0),
                "`match.to`: expected a whole number from 1 to 31, found 32",
            ),
            (
                json!(0),
                json!(0),
                "`match.to`: expected a whole number from 1 to 31, found 0",
            ),
            (
                json!(3),
                json!(3),
                "`match.white`: the match is won with 3, so it has 0 to 2 here",
            ),
            (
                json!(3),
                json!(99),
                "`match.white`: expected a whole number from 0 to 31, found 99",
            ),
            (
                json!(null),
                json!(1),
                "`match.to`: expected a whole number from 1 to 31, found null",
            ),
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
