//! Positions of Snowie: one line of 40 fields with semicolons.
//!
//! Length of the match, Jacoby, two unknown fields, the number and the names of the player on roll
//! and the other one, Crawford, both scores, the value and the owner of the cube, the bar of the
//! player on roll, its points 1 to 24 (men of the other player are negative), the bar of the other
//! player, and two dice. The player on roll becomes White.

use super::match_position::{DiceState, MatchPosition, count_off, empty_side};
use crate::{Dice, Die, MEN, Side};

/// The number of fields. A last semicolon may follow.
const FIELDS: usize = 40;
/// The field of the bar of the player on roll, from 0; the points and the other bar follow.
const BAR: usize = 12;
/// The number of the other bar after the points; a point and its number for the other side make it.
const OTHER_BAR: usize = 25;
/// The longest match.
const LENGTH_MAX: i32 = 255;
/// The largest value of the cube.
const CUBE_MAX: i32 = 1024;

/// Error: the text is not a position of Snowie.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ParseSnowieError {
    /// There are too few or too many fields.
    #[error("a position of Snowie has {FIELDS} fields, not {0}")]
    Fields(usize),
    /// A field has a value that it cannot have.
    #[error("field {field} is {expected}, not `{text}`")]
    Field {
        /// The number of the field, from 1.
        field: usize,
        /// What it may be.
        expected: &'static str,
        /// The text in it.
        text: String,
    },
}

/// Whether a text looks like a position of Snowie.
#[must_use]
pub fn is_snowie(text: &str) -> bool {
    let text = text.trim();
    let mut fields = text.split(';');
    let is_number = |field: &str| field.parse::<u16>().is_ok();
    let is_head = (0..5).all(|_| fields.next().is_some_and(is_number));
    is_head && fields.count() + 5 >= FIELDS && !text.contains(['\n', '\r'])
}

/// Reads a position of Snowie. It has no number of throws; each side gets one.
///
/// # Errors
///
/// [`ParseSnowieError`] names the field that is wrong.
pub fn decode(text: &str) -> Result<MatchPosition, ParseSnowieError> {
    let text = text.trim();
    let text = text.strip_suffix(';').unwrap_or(text);
    let fields: Vec<&str> = text.split(';').map(str::trim).take(FIELDS + 1).collect();
    if fields.len() != FIELDS {
        return Err(ParseSnowieError::Fields(fields.len()));
    }
    let number = |at: usize, range: std::ops::RangeInclusive<i32>, expected: &'static str| {
        let found = fields[at].parse::<i32>().ok();
        found
            .filter(|number| range.contains(number))
            .ok_or_else(|| {
                let text = fields[at].chars().take(20).collect();
                let field = at + 1;
                ParseSnowieError::Field {
                    field,
                    expected,
                    text,
                }
            })
    };
    let most = i32::from(MEN);
    let men = |at: usize| number(at, -most..=most, "a number of men, -15 to 15");
    let [mut white, mut black] = [empty_side(), empty_side()];
    white.bar = men(BAR)?.unsigned_abs() as u8;
    black.bar = men(BAR + OTHER_BAR)?.unsigned_abs() as u8;
    for point in 1..=24 {
        let found = men(BAR + point)?;
        let count = found.unsigned_abs() as u8;
        match found {
            ..0 => black.points[OTHER_BAR - point] = count,
            _ => white.points[point] = count,
        }
    }
    for side in [&mut white, &mut black] {
        count_off(side);
    }
    let die = |at: usize| Ok(Die::new(number(at, 0..=6, "a die, 0 before a throw")? as u8));
    let state = match (die(38)?, die(39)?) {
        (Some(first), Some(second)) => DiceState::Play(Dice::new(first, second)),
        _ => DiceState::Throw,
    };
    let flag = |at: usize| Ok(number(at, 0..=1, "0 or 1")? == 1);
    let length = number(0, 0..=LENGTH_MAX, "the length of the match, 0 to 255")?;
    let score_max = if length > 0 { length - 1 } else { 65_535 };
    let score = |at| number(at, 0..=score_max, "a score below the length of the match");
    let cube = number(10, 1..=CUBE_MAX, "the value of the cube, 1 to 1024")?;
    let owner = match number(11, -1..=1, "the owner of the cube, 1, -1 or 0")? {
        1 => Some(Side::White),
        -1 => Some(Side::Black),
        _ => None,
    };
    Ok(MatchPosition {
        cube: cube.ilog2() as u8,
        owner,
        score: [score(8)? as u16, score(9)? as u16],
        length: length as u16,
        is_crawford: flag(7)? && length > 0,
        has_jacoby: flag(1)? && length == 0,
        ..MatchPosition::new([white, black], Side::White, state)
    })
}
