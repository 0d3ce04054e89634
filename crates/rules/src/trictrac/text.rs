//! A position as text: `tc1.off.24x13,18,14.24x14,18.0-6.2x-0.8-8.PW61`.
//!
//! The parts are separated by dots: the format with its version, whether `grande` counts (TC-9),
//! the men of White and of Black in the numbering of their side, the marks of White and of Black
//! (holes and points), the throws of both since the start, and the phase. An `x` behind holes or
//! points says that they were broken by the other side (TC-7). The phase is `O` for the opening;
//! `T`, `C`, `P` or `E` for a throw, a choice, a play or the end, then `W` or `B` for the side,
//! then the dice, or at the end the units.

use std::fmt;
use std::str::FromStr;

use super::position::{Grande, MenFault, Phase, Position, Turn};
use super::{HOLES, Marks};
use crate::men::MEN;
use crate::{Board, Dice, Men, Side};

/// The longest text of a position that is read, in bytes.
pub const POSITION_BYTES_MAX: usize = 200;
/// What the text of a position begins with.
pub const POSITION_PREFIX: &str = "tc1.";

/// Number of parts of a text, the format included.
const PARTS: usize = 8;

/// Error: a text is not a position of Trictrac.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ParsePositionError {
    /// Longer than [`POSITION_BYTES_MAX`].
    #[error("a position of Trictrac has at most {POSITION_BYTES_MAX} bytes")]
    TooLong,
    /// The text does not begin with [`POSITION_PREFIX`], or has too few or too many parts.
    #[error("expected `{POSITION_PREFIX}` and {} parts, separated by dots", PARTS - 1)]
    Form,
    /// A part cannot be read.
    #[error("`{text}` is no {what}")]
    Part {
        /// What the part tells.
        what: &'static str,
        /// The part.
        text: String,
    },
    /// The men cannot stand so.
    #[error(transparent)]
    Men(#[from] MenFault),
    /// Holes and points cannot be marked so.
    #[error("these marks cannot arise: {0}")]
    Marks(&'static str),
    /// The phase does not fit the men and the marks.
    #[error("the phase does not fit: {0}")]
    Phase(&'static str),
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let grande = match self.rules().grande {
            Grande::Off => "off",
            Grande::On => "on",
        };
        write!(f, "{POSITION_PREFIX}{grande}")?;
        for side in Side::ALL {
            write!(f, ".{}", MenText(self.board().men(side)))?;
        }
        let marks = self.marks();
        for side in Side::ALL {
            let broken = |is_unbroken: bool| if is_unbroken { "" } else { "x" };
            write!(
                f,
                ".{}{}-{}{}",
                marks.holes(side),
                broken(marks.is_grande_bredouille(side)),
                marks.points(side),
                broken(marks.is_bredouille(side))
            )?;
        }
        let [white, black] = Side::ALL.map(|side| self.throws(side));
        write!(f, ".{white}-{black}.")?;
        match self.phase() {
            Phase::Opening => f.write_str("O"),
            Phase::Throw(side) => write!(f, "T{}", letter(side)),
            Phase::Choose(turn) => write!(f, "C{}", TurnText(turn)),
            Phase::Play(turn) => write!(f, "P{}", TurnText(turn)),
            Phase::Over { winner, units } => write!(f, "E{}{units}", letter(winner)),
        }
    }
}

/// Men as text: `24x13,18,14`, or `-` if all are off.
struct MenText(Men);

impl fmt::Display for MenText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut separator = "";
        for (point, men) in self.0.points() {
            write!(f, "{separator}{point}")?;
            if men > 1 {
                write!(f, "x{men}")?;
            }
            separator = ",";
        }
        match separator {
            "" => f.write_str("-"),
            _ => Ok(()),
        }
    }
}

struct TurnText(Turn);

impl fmt::Display for TurnText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Dice { first, second } = self.0.dice;
        write!(f, "{}{first}{second}", letter(self.0.side))
    }
}

const fn letter(side: Side) -> char {
    match side {
        Side::White => 'W',
        Side::Black => 'B',
    }
}

impl FromStr for Position {
    type Err = ParsePositionError;

    /// # Errors
    ///
    /// [`ParsePositionError`] names the first fault.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if text.len() > POSITION_BYTES_MAX {
            return Err(ParsePositionError::TooLong);
        }
        let parts: Vec<&str> = text.split('.').collect();
        let Ok(
            [
                _,
                grande,
                white,
                black,
                white_marks,
                black_marks,
                throws,
                phase,
            ],
        ) = <[&str; PARTS]>::try_from(parts)
        else {
            return Err(ParsePositionError::Form);
        };
        if !text.starts_with(POSITION_PREFIX) {
            return Err(ParsePositionError::Form);
        }
        let grande = match grande {
            "off" => Grande::Off,
            "on" => Grande::On,
            _ => return Err(fault("value of grande", grande)),
        };
        let men = [parse_men(white)?, parse_men(black)?];
        let marks = parse_marks([white_marks, black_marks])?;
        let throws = two(throws, '-')
            .and_then(|parts| both(parts.map(number)))
            .ok_or_else(|| fault("number of throws", throws))?;
        let phase = parse_phase(phase).ok_or_else(|| fault("phase", phase))?;
        let [white, black] = men;
        let board = Board::new(white, black);
        Self::restored(board, marks, throws, grande, phase)
    }
}

fn fault(what: &'static str, text: &str) -> ParsePositionError {
    let text = text.chars().take(40).collect();
    ParsePositionError::Part { what, text }
}

fn two(text: &str, separator: char) -> Option<[&str; 2]> {
    text.split_once(separator)
        .map(|(first, second)| [first, second])
}

fn both<T>([first, second]: [Option<T>; 2]) -> Option<[T; 2]> {
    Some([first?, second?])
}

/// Reads a number that is written in one way only: without sign and leading zeros.
fn number<T: FromStr>(text: &str) -> Option<T> {
    let is_plain = text.bytes().all(|byte| byte.is_ascii_digit());
    let is_short = text == "0" || !text.starts_with('0');
    (is_plain && is_short).then(|| text.parse().ok()).flatten()
}

fn parse_men(text: &str) -> Result<Men, ParsePositionError> {
    let wrong = || fault("list of men", text);
    if text == "-" {
        return Ok(Men::NONE);
    }
    let mut points = Vec::new();
    let mut below = 25;
    for part in text.split(',') {
        let (point, men) = match part.split_once('x') {
            Some((point, men)) => (
                number::<u8>(point),
                number::<u8>(men).filter(|&men| men > 1),
            ),
            None => (number(part), Some(1)),
        };
        let (Some(point @ 1..=24), Some(men @ 1..=MEN)) = (point, men) else {
            return Err(wrong());
        };
        if point >= below {
            return Err(wrong());
        }
        below = point;
        points.push((point, men));
    }
    Men::from_points(&points).ok_or_else(wrong)
}

/// One side's holes and points, each with whether it is unbroken.
type TallyText = [(u8, bool); 2];

fn parse_marks(texts: [&str; 2]) -> Result<Marks, ParsePositionError> {
    let one = |text| {
        let parts = two(text, '-').map(|parts| {
            parts.map(|part| match part.strip_suffix('x') {
                Some(part) => number(part).map(|marked| (marked, false)),
                None => number(part).map(|marked| (marked, true)),
            })
        });
        parts.and_then(both).ok_or_else(|| fault("marks", text))
    };
    let [white, black] = texts;
    let sides: [TallyText; 2] = [one(white)?, one(black)?];
    Marks::restored(sides).map_err(ParsePositionError::Marks)
}

fn parse_phase(text: &str) -> Option<Phase> {
    let mut chars = text.chars();
    let kind = chars.next()?;
    if text == "O" {
        return Some(Phase::Opening);
    }
    let side = match chars.next()? {
        'W' => Side::White,
        'B' => Side::Black,
        _ => return None,
    };
    let rest = chars.as_str();
    match kind {
        'T' => rest.is_empty().then_some(Phase::Throw(side)),
        'C' => parse_turn(side, rest).map(Phase::Choose),
        'P' => parse_turn(side, rest).map(Phase::Play),
        'E' => Some(Phase::Over {
            winner: side,
            units: number(rest)?,
        }),
        _ => None,
    }
}

fn parse_turn(side: Side, dice: &str) -> Option<Turn> {
    let numbers: Vec<u8> = dice
        .chars()
        .map(|char| char.to_digit(10).map(|digit| digit as u8))
        .collect::<Option<_>>()?;
    let [first, second] = numbers[..] else {
        return None;
    };
    let dice = Dice::from_numbers(first, second)?;
    Some(Turn { side, dice })
}

/// The most holes that a text can tell: eleven, and those of the largest throw.
pub(super) const HOLES_MAX: u8 = HOLES - 1 + 2 * 21;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_position_is_written_and_read() {
        let texts = [
            "tc1.off.24x15.24x15.0-0.0-0.0-0.O",
            "tc1.on.24x13,18,14.24x14,18.0-6.2x-0.8-8.PW61",
            "tc1.off.24x13,18,14.24x14,18.0-4.1-2x.8-8.CB65",
            "tc1.off.24x15.24x15.3-0.2x-0.0-0.TB",
            "tc1.on.-.24x15.12-0.0-0.9-8.EW2",
        ];
        for text in texts {
            let read: Result<Position, _> = text.parse();
            match read {
                Ok(position) => assert_eq!(position.to_string(), text),
                Err(error) => panic!("{text}: {error}"),
            }
        }
    }

    #[test]
    fn a_text_that_is_no_position_is_refused() {
        let texts = [
            ("", "expected"),
            ("tc2.off.24x15.24x15.0-0.0-0.0-0.O", "expected"),
            ("tc1.no.24x15.24x15.0-0.0-0.0-0.O", "value of grande"),
            ("tc1.off.24x16.24x15.0-0.0-0.0-0.TW", "list of men"),
            ("tc1.off.18,24x2.24x15.0-0.0-0.0-0.TW", "list of men"),
            ("tc1.off.24x9,24x6.24x15.0-0.0-0.0-0.TW", "list of men"),
            ("tc1.off.24x14,13.24x15.0-0.0-0.0-0.TW", "corner"),
            ("tc1.off.-.24x15.0-0.0-0.0-0.TW", "1 to 15"),
            ("tc1.off.24x15.24x15.0-12.0-0.0-0.TW", "marks"),
            ("tc1.off.24x15.24x15.0-4.0-4.0-0.TW", "marks"),
            ("tc1.off.24x15.24x15.0-0x.0-0.0-0.TW", "marks"),
            ("tc1.off.24x15.24x15.12-0.0-0.0-0.TW", "phase"),
            ("tc1.off.24x15.24x15.0-0.0-0.0-0.EW1", "phase"),
            ("tc1.off.24x15.24x15.12-0.0-0.0-0.EW2", "phase"),
            ("tc1.off.24x15.24x15.0-0.0-0.0-0.PW65", "phase"),
            ("tc1.off.24x15.24x15.0-0.0-0.1-0.CW65", "phase"),
            ("tc1.off.24x15.24x15.0-0.0-0.1-0.PW67", "phase"),
            ("tc1.off.24x14,23.24x15.0-0.0-0.0-0.O", "phase"),
            ("tc1.off.24x15.24x15.0-0.0-0.00-0.TW", "throws"),
        ];
        for (text, wanted) in texts {
            let error = text.parse::<Position>().expect_err(text).to_string();
            assert!(error.contains(wanted), "{text}: {error}");
        }
        let long = "x".repeat(POSITION_BYTES_MAX + 1);
        assert_eq!(long.parse::<Position>(), Err(ParsePositionError::TooLong));
    }
}
