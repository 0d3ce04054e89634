//! The Gul bara text code of the public engine NikolayIT/BackgammonGameEngine:
//! `G:p1,…,p24|bar,bar|off,off`, points in White's numbering, Black's men negative, an empty token
//! for an empty point.

use crate::games::ForeignNotation;
use crate::setup::{Setup, SetupPhase, SideSetup};
use crate::{Point, Position, Rules, Side};

/// The longest code that is read, in bytes.
pub const CODE_BYTES_MAX: usize = 256;

/// Error: the text is not a `G:` code.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ParseGCodeError {
    /// Longer than [`CODE_BYTES_MAX`].
    #[error("a `G:` code has at most {CODE_BYTES_MAX} bytes")]
    TooLong,
    /// The text does not begin with `G:`.
    #[error("expected the code to begin with `G:`")]
    Prefix,
    /// The text does not have three parts.
    #[error("expected 3 parts separated by `|` (points, bar, off), found {0}")]
    Parts(usize),
    /// A part has the wrong number of tokens.
    #[error("part {part}: expected {expected} numbers separated by commas, found {found}")]
    Tokens {
        /// The part, from 1.
        part: usize,
        /// The expected number of tokens.
        expected: usize,
        /// The actual number of tokens.
        found: usize,
    },
    /// A token is not a number of men.
    #[error("part {part}, number {at}: `{token}` is no number of men from {least} to 15")]
    Men {
        /// The part, from 1.
        part: usize,
        /// The token, from 1.
        at: usize,
        /// The given token.
        token: String,
        /// The least number allowed: -15 on points, 0 elsewhere.
        least: i8,
    },
}

/// The code of a Gul bara position; `None` for other games.
#[must_use]
pub fn encode(position: &Position) -> Option<String> {
    if !position
        .rules()
        .game
        .declaration()
        .is_known_to(ForeignNotation::GCode)
    {
        return None;
    }
    let (white, black) = (position.men(Side::White), position.men(Side::Black));
    let points: Vec<String> = Point::all()
        .rev()
        .map(|point| {
            let facing = position.rules().movement.facing(point);
            match white.on(point) as i8 - black.on(facing) as i8 {
                0 => String::new(),
                men => men.to_string(),
            }
        })
        .collect();
    let points = points.join(",");
    Some(format!(
        "G:{points}|{},{}|{},{}",
        white.bar(),
        black.bar(),
        white.off(),
        black.off()
    ))
}

/// Reads a code as a setup of these rules in which `thrower` is to throw and each side has made
/// `throws` throws: the code contains neither.
///
/// # Errors
///
/// [`ParseGCodeError`] names the part and the number that is wrong.
pub fn decode(
    text: &str,
    rules: Rules,
    thrower: Side,
    throws: u16,
) -> Result<Setup, ParseGCodeError> {
    if text.len() > CODE_BYTES_MAX {
        return Err(ParseGCodeError::TooLong);
    }
    let body = text
        .trim()
        .strip_prefix("G:")
        .ok_or(ParseGCodeError::Prefix)?;
    let parts: Vec<&str> = body.split('|').collect();
    let &[points, bar, off] = parts.as_slice() else {
        return Err(ParseGCodeError::Parts(parts.len()));
    };
    let mut white = SideSetup {
        throws,
        ..SideSetup::default()
    };
    let mut black = white.clone();
    for (index, men) in numbers(1, points, 24, -15)?.into_iter().enumerate() {
        let point = Point::new(index as u8 + 1).expect("24 tokens were counted");
        if men > 0 {
            white.points[usize::from(point.get())] = men.unsigned_abs();
        } else {
            let facing = rules.movement.facing(point);
            black.points[usize::from(facing.get())] = men.unsigned_abs();
        }
    }
    let bar = numbers(2, bar, 2, 0)?;
    let off = numbers(3, off, 2, 0)?;
    (white.bar, black.bar) = (bar[0].unsigned_abs(), bar[1].unsigned_abs());
    (white.off, black.off) = (off[0].unsigned_abs(), off[1].unsigned_abs());
    Ok(Setup {
        rules,
        white,
        black,
        phase: SetupPhase::Throw { thrower },
    })
}

fn numbers(
    part: usize,
    text: &str,
    expected: usize,
    least: i8,
) -> Result<Vec<i8>, ParseGCodeError> {
    let tokens: Vec<&str> = text.split(',').collect();
    if tokens.len() != expected {
        return Err(ParseGCodeError::Tokens {
            part,
            expected,
            found: tokens.len(),
        });
    }
    let number = |(index, token): (usize, &&str)| match token.trim() {
        "" => Ok(0),
        token => token
            .parse()
            .ok()
            .filter(|men| (least..=15).contains(men))
            .ok_or_else(|| {
                let token = token.chars().take(20).collect();
                ParseGCodeError::Men {
                    part,
                    at: index + 1,
                    token,
                    least,
                }
            }),
    };
    tokens.iter().enumerate().map(number).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const START: &str = "G:,,,,,,,,,,,-15,,,,,,,,,,,,15|0,0|0,0";

    #[test]
    fn the_start_is_read_and_written() {
        let rules = Rules::preset("gul-bara").unwrap();
        let setup = decode(START, rules, Side::White, 0).unwrap();
        let position = Position::from_setup(&setup).unwrap();

        assert_eq!(position, Position::started_by(rules, Side::White));
        assert_eq!(encode(&position).as_deref(), Some(START));
    }

    #[test]
    fn what_is_wrong_is_named() {
        let rules = Rules::preset("gul-bara").unwrap();
        let check = |text: &str, message: &str| {
            let error = decode(text, rules, Side::White, 0).unwrap_err();
            assert_eq!(error.to_string(), message);
        };

        check("O:1|0,0|0,0", "expected the code to begin with `G:`");
        check(
            "G:1,2|0,0|0,0",
            "part 1: expected 24 numbers separated by commas, found 2",
        );
        check(
            &START.replace("-15", "-16"),
            "part 1, number 12: `-16` is no number of men from -15 to 15",
        );
    }
}
