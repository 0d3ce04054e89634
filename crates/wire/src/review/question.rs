//! The body of `POST /api/analyse` read into a position, with every fault named.

use rosespring_rules::notation::text;
use rosespring_rules::{Board, Dice, Position, games};
use serde_json::Value;

use super::PLIES_MAX;
use crate::json::{self, Faults, Path, Read};
use crate::position;
use crate::table::Score;

/// A position that is to be judged: [`PositionQuestion`](super::PositionQuestion) as it is read.
#[derive(Debug, Clone, PartialEq, Eq, Read)]
pub struct PositionRequest {
    /// The position before the dice.
    #[read(with = "any_notation")]
    position: Position,
    /// The position after the dice, if any were given.
    #[read(rename = "dice", with = "thrown(position)")]
    after_dice: Option<Position>,
    /// How many throws ahead to look, at most [`PLIES_MAX`].
    #[read(default, with = "json::whole(0..=PLIES_MAX)")]
    pub plies: u8,
    /// The end of the stage whose loss is to be explained.
    #[read(with = "end_of(after_dice, position)")]
    pub played: Option<Board>,
    /// The score at which it is played; without one it is played for units.
    pub score: Option<Score>,
}

impl PositionRequest {
    /// Returns the position, after the dice if any were given.
    #[must_use]
    pub fn position(&self) -> Position {
        self.after_dice.unwrap_or(self.position)
    }
}

fn any_notation(value: &Value, at: Path<'_>, faults: &mut Faults) -> Option<Position> {
    let text = json::expect(value.as_str(), "a text", value, at, faults)?;
    let position = position::from_text(text, games::gul_bara::RULES);
    let refuse = |found: Vec<String>| found.iter().for_each(|why| faults.refuse(at, why));
    position.map_err(refuse).ok()
}

fn thrown(
    position: Option<Position>,
    value: &Value,
    at: Path<'_>,
    faults: &mut Faults,
) -> Option<Position> {
    let dice = Dice::read(value, at, faults)?;
    let thrown = position?.throw(dice, &mut ());
    thrown.map_err(|why| faults.refuse(at, why)).ok()
}

fn end_of(
    after_dice: Option<Option<Position>>,
    position: Option<Position>,
    value: &Value,
    at: Path<'_>,
    faults: &mut Faults,
) -> Option<Board> {
    let text = json::expect(value.as_str(), "a text", value, at, faults)?;
    let position = after_dice.flatten().or(position)?;
    let steps = text::parse_play(&position, text)
        .map_err(|why| faults.refuse(at, why))
        .ok()?;
    let after = position.play(&steps, &mut ());
    after
        .map(|after| *after.board())
        .map_err(|why| faults.refuse(at, why))
        .ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_fault_of_a_question_is_named() {
        let faults = |body: &str| {
            let read = json::read::<PositionRequest>(body.as_bytes());
            read.unwrap_err().into_list()
        };

        let three = faults(r#"{"position":"?","dice":[0,7],"plies":3}"#);
        assert!(three[0].starts_with("`position`: "), "{three:?}");
        assert_eq!(
            three[1],
            "`dice`: expected two numbers from 1 to 6, found [0,7]"
        );
        assert_eq!(
            three[2],
            "`plies`: expected a whole number from 0 to 2, found 3"
        );
        assert_eq!(three.len(), 3);
        assert_eq!(faults("{}"), ["`position`: is missing"]);
    }
}
