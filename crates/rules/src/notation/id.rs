//! A position as one line of text.
//!
//! `rs1.gul-bara.fziT4.fziT3.Tw`: version, rules, White, Black, phase, separated by dots.
//!
//! - A side: points 24 down to 1, men as one hexadecimal digit, runs of 1 to 20 empty points as one
//!   letter `g` to `z`; then, if there are any, `B`, `H`, `O` and a hexadecimal digit for men on
//!   the bar, in hand and off; `P` and a letter `a` to `x` for each point 1 to 24 on which its man
//!   is pinned; then `T` and the throws made.
//! - The phase: `O` opening; `Tw` White (`Tb` Black) to throw; `Nw` White to name a doublet;
//!   `Pwb553` thrower, mover and the numbers of the stage, `D` for `P` if the doublet was named;
//!   `Xws` over, with the winner and the letter of the kind of win
//!   ([`WinKind::letter`]), `Xn` drawn, `Xt` tied.
//!
//! The later groups of a cascade follow from the stage and the throws, so they are not written.

use std::fmt::{self, Write as _};
use std::str::FromStr;

use crate::frame::bits;
use crate::men::MEN;
use crate::play::STAGE_STEPS_MAX;
use crate::setup::{PositionError, Setup, SetupPhase, SideSetup};
use crate::{Die, Outcome, ParseRulesError, Phase, Position, Rules, Side, WinKind};

/// The version written, and the only one read.
const VERSION: &str = "rs1";
/// The letter before that of point 1.
const LETTERS_FROM: u8 = b'a' - 1;
/// The longest id that is read, in bytes.
pub const ID_BYTES_MAX: usize = 512;

/// Error: the text is not a position id.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ParseIdError {
    /// Longer than [`ID_BYTES_MAX`].
    #[error("a position id has at most {ID_BYTES_MAX} bytes")]
    TooLong,
    /// The text does not have five parts.
    #[error("expected 5 parts separated by dots (version, rules, White, Black, phase), found {0}")]
    Parts(usize),
    /// The id has another version.
    #[error("part 1: expected version `{VERSION}`")]
    Version,
    /// The rules cannot be read.
    #[error("part 2: {0}")]
    Rules(#[from] ParseRulesError),
    /// The men of one side cannot be read.
    #[error("part {part}, character {at}: {what}")]
    Men {
        /// The part, from 1.
        part: usize,
        /// The character of the part, from 1.
        at: usize,
        /// The fault.
        what: &'static str,
    },
    /// The phase cannot be read.
    #[error(
        "part 5: expected a phase such as `O`, `Tw`, `Pww65`, `Xws` or `Xn`, with numbers 1 to 6"
    )]
    Phase,
    /// The parts can be read, but are not a valid position.
    #[error("{0}")]
    Position(#[from] PositionError),
}

impl Position {
    /// The position as one line of text, which holds everything future play depends on. Equal
    /// positions have equal ids.
    ///
    /// ```
    /// use rosespring_rules::{Position, Rules};
    ///
    /// let start = Position::start(Rules::preset("gioul").unwrap());
    /// assert_eq!(start.id(), "rs1.gioul.fziT0.fziT0.O");
    /// assert_eq!(start.id().parse(), Ok(start));
    /// ```
    #[must_use]
    pub fn id(&self) -> String {
        let mut id = format!("{VERSION}.{}", self.rules());
        for side in Side::ALL {
            id.push('.');
            write_side(&mut id, self, side);
        }
        id.push('.');
        write_phase(&mut id, self.phase());
        id
    }
}

fn write_side(id: &mut String, position: &Position, side: Side) {
    let men = position.men(side);
    let mut empty = 0_u8;
    for point in crate::Point::all() {
        let count = men.standing(position.rules(), point);
        if count == 0 {
            empty += 1;
            continue;
        }
        write_empty(id, &mut empty);
        id.push(hex(count));
    }
    write_empty(id, &mut empty);
    let in_hand = men.hand(position.rules());
    for (letter, count) in [('B', men.bar()), ('H', in_hand), ('O', men.off())] {
        if count > 0 {
            id.push(letter);
            id.push(hex(count));
        }
    }
    let pinned = men.pinned(position.rules());
    if pinned != 0 {
        id.push('P');
        id.extend(bits(pinned).map(|point| char::from(LETTERS_FROM + point as u8)));
    }
    let _ = write!(id, "T{}", position.throws(side));
}

fn write_empty(id: &mut String, empty: &mut u8) {
    while *empty > 0 {
        let run = (*empty).min(20);
        id.push(char::from(b'f' + run));
        *empty -= run;
    }
}

fn hex(count: u8) -> char {
    char::from_digit(u32::from(count), 16).expect("a side has at most fifteen men")
}

fn write_phase(id: &mut String, phase: Phase) {
    match phase {
        Phase::Opening => id.push('O'),
        Phase::Throw(side) => id.extend(['T', letter(side)]),
        Phase::Name(side) => id.extend(['N', letter(side)]),
        Phase::Play(turn) => {
            let play = if turn.is_named() { 'D' } else { 'P' };
            id.extend([play, letter(turn.thrower()), letter(turn.mover())]);
            for number in turn.stage().numbers() {
                let _ = write!(id, "{number}");
            }
        }
        Phase::Over(Outcome::Drawn) => id.push_str("Xn"),
        Phase::Over(Outcome::Tied { .. }) => id.push_str("Xt"),
        Phase::Over(Outcome::Won { winner, kind }) => {
            id.extend(['X', letter(winner), kind.letter()]);
        }
        Phase::Over(Outcome::Left { winner, .. }) => {
            id.extend(['X', letter(winner), WinKind::Left.letter()]);
        }
    }
}

const fn letter(side: Side) -> char {
    match side {
        Side::White => 'w',
        Side::Black => 'b',
    }
}

const fn side_of(letter: char) -> Option<Side> {
    match letter {
        'w' => Some(Side::White),
        'b' => Some(Side::Black),
        _ => None,
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.id())
    }
}

impl FromStr for Position {
    type Err = ParseIdError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Ok(Self::from_setup(&read_setup(text)?)?)
    }
}

/// Reads an id without checking that the position is possible.
///
/// # Errors
///
/// [`ParseIdError`] names the part and the character that cannot be read.
pub fn read_setup(text: &str) -> Result<Setup, ParseIdError> {
    if text.len() > ID_BYTES_MAX {
        return Err(ParseIdError::TooLong);
    }
    let parts: Vec<&str> = text.trim().split('.').collect();
    let &[version, rules, white, black, phase] = parts.as_slice() else {
        return Err(ParseIdError::Parts(parts.len()));
    };
    if version != VERSION {
        return Err(ParseIdError::Version);
    }
    let rules: Rules = rules.parse()?;
    let white = read_side(white).map_err(|(at, what)| ParseIdError::Men { part: 3, at, what })?;
    let black = read_side(black).map_err(|(at, what)| ParseIdError::Men { part: 4, at, what })?;
    let phase = read_phase(phase).ok_or(ParseIdError::Phase)?;
    let mut setup = Setup {
        rules,
        white,
        black,
        phase,
    };
    setup.add_later_groups();
    Ok(setup)
}

fn read_side(text: &str) -> Result<SideSetup, (usize, &'static str)> {
    let mut side = SideSetup::default();
    let mut point = 24_usize;
    let mut chars = (1..).zip(text.chars()).peekable();
    while let Some(&(at, char)) = chars.peek() {
        let (points, men) = match char {
            'g'..='z' => (char as usize - 'f' as usize, 0),
            '0'..='9' | 'a'..='f' => (1, hex_value(char).unwrap_or_default()),
            _ => break,
        };
        if points > point {
            return Err((at, "more than 24 points"));
        }
        side.points[point] = men;
        point -= points;
        chars.next();
    }
    if point != 0 {
        let at = chars.peek().map_or(text.chars().count() + 1, |&(at, _)| at);
        return Err((at, "fewer than 24 points"));
    }
    while let Some((at, char)) = chars.next() {
        let slot = match char {
            'B' => &mut side.bar,
            'H' => &mut side.hand,
            'O' => &mut side.off,
            'P' => {
                let is_point = |&(_, letter): &(usize, char)| ('a'..='x').contains(&letter);
                while let Some((_, letter)) = chars.next_if(is_point) {
                    side.pinned |= 1 << (letter as u8 - LETTERS_FROM);
                }
                if side.pinned == 0 {
                    return Err((at + 1, "expected the points of pinned men, a to x"));
                }
                continue;
            }
            'T' => {
                let digits: String = chars.by_ref().map(|(_, char)| char).collect();
                let all_digits = digits.bytes().all(|byte| byte.is_ascii_digit());
                let throws = digits.parse().ok().filter(|_| all_digits);
                side.throws = throws.ok_or((at + 1, "expected throws, 0 to 65535"))?;
                return Ok(side);
            }
            _ => {
                return Err((
                    at,
                    "expected men (0 to f), empty points (g to z), B, H, O, P or T",
                ));
            }
        };
        let men = chars.next().and_then(|(_, char)| hex_value(char));
        *slot = men.ok_or((at + 1, "expected a number of men, 0 to f"))?;
    }
    Err((text.chars().count() + 1, "expected T and the throws made"))
}

fn hex_value(char: char) -> Option<u8> {
    char.to_digit(16)
        .map(|men| men as u8)
        .filter(|&men| men <= MEN && !char.is_ascii_uppercase())
}

fn read_phase(text: &str) -> Option<SetupPhase> {
    let mut chars = text.chars();
    let kind = chars.next()?;
    let rest: Vec<char> = chars.collect();
    match (kind, rest.as_slice()) {
        ('O', []) => Some(SetupPhase::Opening),
        ('T', &[thrower]) => Some(SetupPhase::Throw {
            thrower: side_of(thrower)?,
        }),
        ('N', &[thrower]) => Some(SetupPhase::Name {
            thrower: side_of(thrower)?,
        }),
        ('P' | 'D', &[thrower, mover, ref numbers @ ..])
            if (1..=STAGE_STEPS_MAX).contains(&numbers.len()) =>
        {
            let number = |char: &char| char.to_digit(10).and_then(|n| Die::new(n as u8));
            let stage = numbers
                .iter()
                .map(|char| number(char).map(Die::get))
                .collect::<Option<_>>()?;
            let (thrower, mover) = (side_of(thrower)?, side_of(mover)?);
            Some(SetupPhase::Play {
                thrower,
                mover,
                stage,
                then: Vec::new(),
                named: kind == 'D',
            })
        }
        ('X', &['n']) => Some(SetupPhase::Over {
            winner: None,
            kind: WinKind::Single,
        }),
        ('X', &['t']) => Some(SetupPhase::Tied),
        ('X', &[winner, kind]) => Some(SetupPhase::Over {
            winner: Some(side_of(winner)?),
            kind: WinKind::from_letter(kind)?,
        }),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, message: &str) {
        assert_eq!(text.parse::<Position>().unwrap_err().to_string(), message);
    }

    #[test]
    fn a_bad_id_is_told_where_it_is_bad() {
        check(
            "rs1.gioul",
            "expected 5 parts separated by dots (version, rules, White, Black, phase), found 2",
        );
        check(
            "rs1.gioul.fziT0.fz!T0.O",
            "part 4, character 3: fewer than 24 points",
        );
        check(
            "rs1.gioul.fziT0.fziT.O",
            "part 4, character 5: expected throws, 0 to 65535",
        );
        check(
            "rs1.gioul.fzzT0.fziT0.O",
            "part 3, character 3: more than 24 points",
        );
        check("rs1.gioul.fziT0.fziT0.Pw", &ParseIdError::Phase.to_string());
    }

    #[test]
    fn all_faults_of_an_impossible_position_are_told() {
        check(
            "rs1.gioul.fziT0.fzh1B2T0.O",
            "black has 18 men in all, not 15; black has men on the bar, but in this game nobody \
             is hit; both sides stand on White's 24 (Black's 1)",
        );
    }
}
