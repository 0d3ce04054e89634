//! The body of `POST /api/analyse` read into a position, with every fault named.

use rosespring_rules::{Dice, Position, games};

use super::{PLIES_MAX, PositionQuestion};
use crate::json::{self, FieldFault, ReadError, keep};
use crate::position;
use crate::table::Score;

/// A position that is to be judged.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PositionRequest {
    /// The position, after the dice if any were given.
    pub position: Position,
    /// How many throws ahead to look, at most [`PLIES_MAX`].
    pub plies: u8,
    /// The score at which it is played; without one it is played for units.
    pub score: Option<Score>,
}

impl PositionRequest {
    /// Reads the body of `POST /api/analyse`.
    ///
    /// # Errors
    ///
    /// [`ReadError::Shape`] for a body of another shape; otherwise every fault of its fields.
    pub fn read(body: &[u8]) -> Result<Self, ReadError> {
        let question: PositionQuestion = json::from_slice(body)?;
        let mut faults = Vec::new();
        let position = keep(position(&question.position), &mut faults);
        let dice = keep(dice(question.dice), &mut faults).flatten();
        let position = match (position, dice) {
            (Some(position), Some(dice)) => keep(thrown(&position, dice), &mut faults),
            (position, _) => position,
        };
        if question.plies > PLIES_MAX {
            faults.push(FieldFault::expected("plies", format!("0 to {PLIES_MAX}")));
        }
        match position {
            Some(position) if faults.is_empty() => Ok(Self {
                position,
                plies: question.plies,
                score: question.score,
            }),
            _ => Err(ReadError::Fields(faults)),
        }
    }
}

fn position(text: &str) -> Result<Position, Vec<FieldFault>> {
    let refused = |fault| FieldFault::refused("position", fault);
    position::from_text(text, games::gul_bara::RULES)
        .map_err(|faults| faults.into_iter().map(refused).collect())
}

fn dice(numbers: Option<[u8; 2]>) -> Result<Option<Dice>, Vec<FieldFault>> {
    match numbers.map(|[first, second]| Dice::from_numbers(first, second)) {
        Some(None) => Err(vec![FieldFault::expected(
            "dice",
            "two numbers from 1 to 6",
        )]),
        dice => Ok(dice.flatten()),
    }
}

fn thrown(position: &Position, dice: Dice) -> Result<Position, Vec<FieldFault>> {
    let thrown = position.throw(dice, &mut ());
    thrown.map_err(|error| vec![FieldFault::refused("dice", error.to_string())])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_fault_of_a_question_is_named() {
        let faults = |body: &str| {
            let error = PositionRequest::read(body.as_bytes()).unwrap_err();
            error.into_list()
        };

        let three = faults(r#"{"position":"?","dice":[0,7],"plies":3}"#);
        assert!(three[0].starts_with("`position`: "), "{three:?}");
        assert_eq!(three[1], "`dice`: expected two numbers from 1 to 6");
        assert_eq!(three[2], "`plies`: expected 0 to 2");
        assert_eq!(three.len(), 3);
        assert_eq!(faults("{}").len(), 1);
    }
}
