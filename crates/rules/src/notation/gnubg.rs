//! GNU Backgammon's position ids, for backgammon: fourteen characters, `4HPwATDgc/ABMA`.
//!
//! A bit string of both sides' men in unary, each side from its ace point to its bar, packed into
//! ten bytes, lowest bit first, and written in base 64. The side that is **not** on roll comes
//! first: so gnubg 1.08 writes `sGfwATDgc/ABMA` when the opening 3-1 (8/5 6/5) has been played and
//! the other side is to throw, although its manual tells the opposite order.

use crate::games::ForeignNotation;
use crate::setup::{Setup, SetupPhase, SideSetup};
use crate::{MEN, Position, Side};

/// Characters of an id.
const ID_CHARS: usize = 14;
/// The alphabet of base 64, without padding.
const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// Error: the text is not a gnubg position id.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ParseGnubgIdError {
    /// The text does not have fourteen characters.
    #[error("a gnubg position id has {ID_CHARS} characters, not {0}")]
    Length(usize),
    /// A character is not in the alphabet of base 64.
    #[error("character {at} is not one of A-Z a-z 0-9 + /")]
    Character {
        /// The character, from 1.
        at: usize,
    },
    /// The bits do not end with the 50th place.
    #[error("the bits do not make men on 2 times 25 places")]
    Bits,
    /// One side has more than fifteen men.
    #[error("the side {0} has more than {MEN} men")]
    TooManyMen(&'static str),
}

/// The gnubg position id of a backgammon position with `thrower` on roll. `None` for other games,
/// which the id cannot express.
#[must_use]
pub fn encode(position: &Position, thrower: Side) -> Option<String> {
    if !position
        .rules()
        .game
        .declaration()
        .is_known_to(ForeignNotation::GnubgId)
    {
        return None;
    }
    let mut bits: u128 = 0;
    let mut at = 0;
    for side in [thrower.other(), thrower] {
        let men = position.men(side);
        let points = crate::Point::all().rev().map(|point| men.on(point));
        for count in points.chain([men.bar()]) {
            bits |= ((1 << count) - 1) << at;
            at += u32::from(count) + 1;
        }
    }
    let bytes = bits.to_le_bytes();
    let character = |index: usize| {
        let bit = |n: usize| {
            let byte = bytes[n / 8];
            if n < 80 {
                usize::from(byte >> (7 - n % 8) & 1)
            } else {
                0
            }
        };
        let value = (0..6).fold(0, |value, n| value << 1 | bit(6 * index + n));
        char::from(ALPHABET[value])
    };
    Some((0..ID_CHARS).map(character).collect())
}

/// Reads a gnubg position id as a backgammon setup in which `thrower` is to throw. An id has no
/// number of throws; each side is given one.
///
/// # Errors
///
/// [`ParseGnubgIdError`] names the character or the side that is wrong.
pub fn decode(text: &str, thrower: Side) -> Result<Setup, ParseGnubgIdError> {
    let chars: Vec<char> = text.trim().chars().collect();
    if chars.len() != ID_CHARS {
        return Err(ParseGnubgIdError::Length(chars.len()));
    }
    let mut bytes = [0_u8; 16];
    for (index, char) in chars.iter().enumerate() {
        let value = ALPHABET
            .iter()
            .position(|&letter| char::from(letter) == *char)
            .ok_or(ParseGnubgIdError::Character { at: index + 1 })?;
        for n in (0..6).filter(|n| value >> (5 - n) & 1 == 1) {
            let bit = 6 * index + n;
            bytes[bit / 8] |= 1 << (7 - bit % 8);
        }
    }
    let mut bits = u128::from_le_bytes(bytes);
    let waiting = read_side(&mut bits, "waiting")?;
    let rolling = read_side(&mut bits, "to throw")?;
    if bits != 0 {
        return Err(ParseGnubgIdError::Bits);
    }
    let (white, black) = match thrower {
        Side::White => (rolling, waiting),
        Side::Black => (waiting, rolling),
    };
    let rules = crate::games::backgammon::RULES;
    Ok(Setup {
        rules,
        white,
        black,
        phase: SetupPhase::Throw { thrower },
    })
}

fn read_side(bits: &mut u128, name: &'static str) -> Result<SideSetup, ParseGnubgIdError> {
    let mut side = SideSetup {
        throws: 1,
        ..SideSetup::default()
    };
    let mut men = 0;
    for place in 1..=25 {
        let count = bits.trailing_ones() as u8;
        men += count;
        if count > MEN || men > MEN {
            return Err(ParseGnubgIdError::TooManyMen(name));
        }
        *bits >>= count + 1;
        if place == 25 {
            side.bar = count;
        } else {
            side.points[place] = count;
        }
    }
    side.off = MEN - men;
    Ok(side)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Rules;

    #[test]
    fn the_ids_are_those_of_gnubg() {
        let rules = Rules::preset("backgammon").unwrap();
        let start = Position::started_by(rules, Side::White);
        let thrown = start.throw("3-1".parse().unwrap(), &mut ()).unwrap();
        let steps = crate::notation::text::parse_play(&thrown, "8/5 6/5").unwrap();
        let played = thrown.play(&steps, &mut ()).unwrap();

        assert_eq!(
            encode(&start, Side::White).as_deref(),
            Some("4HPwATDgc/ABMA")
        );
        assert_eq!(
            encode(&played, Side::Black).as_deref(),
            Some("sGfwATDgc/ABMA")
        );
        let read = Position::from_setup(&decode("sGfwATDgc/ABMA", Side::Black).unwrap()).unwrap();
        assert_eq!(read.board(), played.board());
    }

    #[test]
    fn what_is_no_id_is_told_apart() {
        assert_eq!(
            decode("4HPwATDgc", Side::White),
            Err(ParseGnubgIdError::Length(9))
        );
        let character = decode("4HPwATDgc/AB-A", Side::White);
        assert_eq!(character, Err(ParseGnubgIdError::Character { at: 13 }));
        let men = decode("//////////////", Side::White);
        assert_eq!(men, Err(ParseGnubgIdError::TooManyMen("waiting")));
    }
}
