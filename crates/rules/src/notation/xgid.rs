//! XGIDs, the positions of eXtreme Gammon, for backgammon:
//! `XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10`.
//!
//! The first field has 26 characters: the bar of the upper player, points 1 to 24 of the lower
//! player, and the bar of the lower player. `A` to `O` are one to fifteen men of the lower player,
//! `a` to `o` of the upper one. Then come the cube's exponent, its owner, who is to act (1 the
//! lower player), the dice (`00` before a throw, a letter while a double is decided), and the
//! score. The lower player becomes White. The cube and the score are left out: the rules here know
//! no cube.

use crate::games::backgammon::RULES;
use crate::setup::{Setup, SetupPhase, SideSetup};
use crate::{Dice, Die, Movement, Point, Side};

/// The prefix of an XGID.
pub const PREFIX: &str = "XGID=";
/// Characters of the field of men.
const PLACES: usize = 26;
/// Number of fields up to the dice; the others contain the score.
const FIELDS_MIN: usize = 5;
/// Men of a side.
const MEN: u8 = crate::MEN;

/// Error: the text is not an XGID.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ParseXgidError {
    /// The field of men has another length.
    #[error("the first field of an XGID has {PLACES} characters, not {0}")]
    Length(usize),
    /// A character that is neither `-` nor one to fifteen men.
    #[error("`{letter}` at place {place} is none of `-`, `A` to `O`, `a` to `o`")]
    Men {
        /// The place, from 0.
        place: usize,
        /// The character.
        letter: char,
    },
    /// Men on the bar of the other side.
    #[error("place {place} is the bar of the other player")]
    OthersBar {
        /// The place, 0 or 25.
        place: usize,
    },
    /// Fields are missing.
    #[error("an XGID has at least {FIELDS_MIN} fields, not {0}")]
    Fields(usize),
    /// The field of the player to act.
    #[error("field 4, who is to act, is 1 or -1, not `{0}`")]
    Turn(String),
    /// The field of the dice.
    #[error("field 5, the dice, is `00`, two numbers, `D`, `B` or `R`, not `{0}`")]
    Dice(String),
}

/// Whether a text has the prefix of an XGID.
#[must_use]
pub fn is_xgid(text: &str) -> bool {
    let prefix = text.trim().get(..PREFIX.len());
    prefix.is_some_and(|prefix| prefix.eq_ignore_ascii_case(PREFIX))
}

/// Reads an XGID, with or without `XGID=`, as a backgammon setup. It has no number of throws; each
/// side gets one.
///
/// # Errors
///
/// [`ParseXgidError`] names the place or the field that is wrong.
pub fn decode(text: &str) -> Result<Setup, ParseXgidError> {
    let text = text.trim();
    let text = if is_xgid(text) {
        &text[PREFIX.len()..]
    } else {
        text
    };
    let fields: Vec<&str> = text.split(':').map(str::trim).collect();
    let [white, black] = sides(fields[0])?;
    let &[_, _, _, turn, dice, ..] = fields.as_slice() else {
        return Err(ParseXgidError::Fields(fields.len()));
    };
    let thrower = match turn {
        "1" => Side::White,
        "-1" => Side::Black,
        other => return Err(ParseXgidError::Turn(shortened(other))),
    };
    let phase = match dice {
        "00" | "D" | "B" | "R" => SetupPhase::Throw { thrower },
        numbers => SetupPhase::Play {
            thrower,
            mover: thrower,
            stage: stage(numbers)?,
            then: Vec::new(),
        },
    };
    Ok(Setup {
        rules: RULES,
        white,
        black,
        phase,
    })
}

/// Reads the men of both sides. Men that stand nowhere are borne off.
fn sides(places: &str) -> Result<[SideSetup; 2], ParseXgidError> {
    let length = places.chars().count();
    if length != PLACES {
        return Err(ParseXgidError::Length(length));
    }
    let empty = || SideSetup {
        throws: 1,
        ..SideSetup::default()
    };
    let [mut white, mut black] = [empty(), empty()];
    for (place, letter) in places.chars().enumerate() {
        let (side, first) = match letter {
            '-' => continue,
            'A'..='O' => (Side::White, b'A'),
            'a'..='o' => (Side::Black, b'a'),
            _ => return Err(ParseXgidError::Men { place, letter }),
        };
        let men = letter as u8 - first + 1;
        let number = u8::try_from(place).unwrap_or(u8::MAX);
        let slot = match (side, place, Point::new(number)) {
            (Side::White, 25, _) => &mut white.bar,
            (Side::Black, 0, _) => &mut black.bar,
            (Side::White, _, Some(point)) => &mut white.points[usize::from(point.get())],
            (Side::Black, _, Some(point)) => {
                let own = Movement::Contrary.facing(point);
                &mut black.points[usize::from(own.get())]
            }
            _ => return Err(ParseXgidError::OthersBar { place }),
        };
        *slot = men;
    }
    for side in [&mut white, &mut black] {
        let standing = side.points.iter().chain([&side.bar]);
        let standing: u16 = standing.map(|&men| u16::from(men)).sum();
        // The check of the setup reports too many men.
        side.off = u16::from(MEN).saturating_sub(standing) as u8;
    }
    Ok([white, black])
}

/// The numbers to be played after a throw such as `31`.
fn stage(dice: &str) -> Result<Vec<u8>, ParseXgidError> {
    let wrong = || ParseXgidError::Dice(shortened(dice));
    let numbers: [u8; 2] = dice.as_bytes().try_into().map_err(|_| wrong())?;
    let die = |digit: u8| digit.checked_sub(b'0').and_then(Die::new).ok_or_else(wrong);
    let dice = Dice::new(die(numbers[0])?, die(numbers[1])?);
    let (first, second) = (dice.first.get(), dice.second.get());
    Ok(match first == second {
        true => vec![first; 4],
        false => vec![first, second],
    })
}

/// The beginning of a text, for a message.
fn shortened(text: &str) -> String {
    text.chars().take(20).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::gnubg;
    use crate::{Phase, Position};

    /// XGIDs with the position ids that gnubg 1.07 shows after `set xgid`.
    const READ_BY_GNUBG: [(&str, &str); 6] = [
        (
            "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10",
            "4HPwATDgc/ABMA",
        ),
        (
            "XGID=-a-B--E-B-a-dDB--b-bcb----:1:1:-1:63:0:0:0:3:8",
            "jM/gDQDYzeAJIA",
        ),
        (
            "xgid=-a-B--E-B-a-dDB--b-bcb----:1:1:1:00:0:0:0:3:8",
            "2M3gCSCMz+ANAA",
        ),
        (
            "-a-B--E-B-a-dDB--b-bcb----:1:1:-1:00:0:0:0:3:8",
            "jM/gDQDYzeAJIA",
        ),
        (
            "XGID=aaB--BC-B---bD-a-c-cAb---A:0:0:1:00:2:1:0:5:10",
            "mHNiAJSxM3hAEA",
        ),
        (
            "XGID=aaB--BC-B---bD-a-c-cAb---A:0:0:-1:00:2:1:0:5:10",
            "xs7gAUGYc2IAFA",
        ),
    ];

    #[test]
    fn the_men_are_those_that_gnubg_reads() {
        for (text, id) in READ_BY_GNUBG {
            let position = Position::from_setup(&decode(text).unwrap()).unwrap();
            let thrower = match position.phase() {
                Phase::Throw(side) => side,
                Phase::Play(turn) => turn.thrower(),
                other => panic!("{other:?}"),
            };

            assert_eq!(
                gnubg::encode(&position, thrower).as_deref(),
                Some(id),
                "{text}"
            );
        }
    }

    #[test]
    fn a_throw_is_to_be_played_and_a_double_is_not() {
        let phase = |text: String| {
            Position::from_setup(&decode(&text).unwrap())
                .unwrap()
                .phase()
        };
        let at = |dice: &str| format!("XGID=-b----E-C---eE---c-e----B-:0:0:1:{dice}:0:0:0:0:10");

        let Phase::Play(turn) = phase(at("44")) else {
            panic!("a stage is to be played");
        };
        assert_eq!(
            (turn.thrower(), turn.stage().numbers().len()),
            (Side::White, 4)
        );
        assert_eq!(phase(at("D")), Phase::Throw(Side::White));
        assert_eq!(phase(at("00")), Phase::Throw(Side::White));
    }

    #[test]
    fn what_is_wrong_is_told_with_its_place() {
        let start = "-b----E-C---eE---c-e----B-";
        for (text, expected) in [
            ("XGID=-b---:0:0:1:31".to_owned(), ParseXgidError::Length(5)),
            ("XGID=".to_owned(), ParseXgidError::Length(0)),
            (
                format!("XGID={}:0:0:1:31", start.replace('C', "Q")),
                ParseXgidError::Men {
                    place: 8,
                    letter: 'Q',
                },
            ),
            (
                format!("XGID=A{}:0:0:1:31", &start[1..]),
                ParseXgidError::OthersBar { place: 0 },
            ),
            (format!("XGID={start}:0:0"), ParseXgidError::Fields(3)),
            (
                format!("XGID={start}:0:0:2:31"),
                ParseXgidError::Turn("2".to_owned()),
            ),
            (
                format!("XGID={start}:0:0:1:37"),
                ParseXgidError::Dice("37".to_owned()),
            ),
        ] {
            assert_eq!(decode(&text), Err(expected), "{text}");
        }
    }
}
