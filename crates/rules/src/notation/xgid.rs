//! XGIDs, the positions of eXtreme Gammon, for backgammon:
//! `XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10`.
//!
//! The first field has 26 characters: the bar of the upper player, points 1 to 24 of the lower
//! player, and the bar of the lower player. `A` to `O` are one to fifteen men of the lower player,
//! `a` to `o` of the upper one. Then come the cube's exponent, its owner, who is to act (1 the
//! lower player), the dice (`00` before a throw, `D` while a double is decided), the score of the
//! lower and the upper player, the rules of the score, the length of the match and the largest
//! cube. The lower player becomes White. The cube and the score stand beside the position
//! ([`MatchPosition`]): the rules here know no cube.

use super::match_position::{DiceState, MatchPosition, count_off, empty_side};
use crate::setup::SideSetup;
use crate::{Dice, Die, Movement, Point, Side};

/// The prefix of an XGID.
pub const PREFIX: &str = "XGID=";
/// Characters of the field of men.
const PLACES: usize = 26;
/// Number of fields. The last one, the largest cube, may be missing.
const FIELDS: usize = 10;
/// The largest exponent of the cube.
const CUBE_MAX: u16 = 10;
/// The exponent of the largest cube that is written where it is not known.
const LIMIT_DEFAULT: u8 = 10;
/// The longest match.
const LENGTH_MAX: u16 = 255;

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
    /// There are too few or too many fields.
    #[error("an XGID has {FIELDS} fields, of which the last may be missing, not {0}")]
    Fields(usize),
    /// The field of the player to act.
    #[error("field 4, who is to act, is 1 or -1, not `{0}`")]
    Turn(String),
    /// The field of the dice.
    #[error("field 5, the dice, is `00`, two numbers, `D`, `B` or `R`, not `{0}`")]
    Dice(String),
    /// A field about the cube or the score.
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

/// Whether a text is an XGID: whether it begins with `XGID=`, in any case, or has the men of one
/// before its first colon.
#[must_use]
pub fn is_xgid(text: &str) -> bool {
    let text = text.trim();
    let is_men = |letter: char| matches!(letter, '-' | 'A'..='O' | 'a'..='o');
    let is_bare = |(men, _): (&str, &str)| men.len() == PLACES && men.chars().all(is_men);
    without_prefix(text).is_some() || text.split_once(':').is_some_and(is_bare)
}

/// Returns the line of a text that has an XGID with its prefix, as programs write it beside a
/// board.
#[must_use]
pub fn find(text: &str) -> Option<&str> {
    let mut lines = text.lines().map(str::trim);
    lines.find(|line| without_prefix(line).is_some())
}

fn without_prefix(text: &str) -> Option<&str> {
    let (prefix, rest) = text.split_at_checked(PREFIX.len())?;
    prefix.eq_ignore_ascii_case(PREFIX).then_some(rest)
}

/// Reads an XGID, with or without `XGID=`. It has no number of throws; each side gets one.
///
/// # Errors
///
/// [`ParseXgidError`] names the place or the field that is wrong.
pub fn decode(text: &str) -> Result<MatchPosition, ParseXgidError> {
    let text = text.trim();
    let text = without_prefix(text).unwrap_or(text);
    let fields: Vec<&str> = text.split(':').map(str::trim).collect();
    let sides = sides(fields[0])?;
    if fields.len() != FIELDS && fields.len() != FIELDS - 1 {
        return Err(ParseXgidError::Fields(fields.len()));
    }
    let numbers = Numbers::read(&fields)?;
    let turn = match fields[3] {
        "1" => Side::White,
        "-1" => Side::Black,
        other => return Err(ParseXgidError::Turn(shortened(other))),
    };
    let state = match fields[4] {
        "00" => DiceState::Throw,
        "D" | "d" => DiceState::Doubled,
        "B" | "b" => DiceState::Beavered,
        "R" | "r" => DiceState::Raccooned,
        numbers => DiceState::Play(dice(numbers)?),
    };
    let is_match = numbers.length > 0;
    Ok(MatchPosition {
        cube: numbers.cube,
        owner: numbers.owner,
        score: numbers.score,
        length: numbers.length,
        is_crawford: is_match && numbers.rules == 1,
        has_jacoby: !is_match && numbers.rules & 1 > 0,
        has_beavers: !is_match && numbers.rules & 2 > 0,
        limit: numbers.limit,
        ..MatchPosition::new(sides, turn, state)
    })
}

/// Writes a position as an XGID with `XGID=` and all ten fields. A limit of the cube that is not
/// known is written as 10.
///
/// ```
/// use rosespring_rules::notation::xgid::{decode, encode};
///
/// let text = "XGID=-b----E-C---eE---c-e----B-:1:-1:1:31:2:0:0:5:10";
/// assert_eq!(encode(&decode(text)?), text);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn encode(position: &MatchPosition) -> String {
    let sign = |side: Side| match side {
        Side::White => "1",
        Side::Black => "-1",
    };
    let state = match position.state {
        DiceState::Throw => "00".to_owned(),
        DiceState::Play(dice) => format!("{}{}", dice.first.get(), dice.second.get()),
        DiceState::Doubled => "D".to_owned(),
        DiceState::Beavered => "B".to_owned(),
        DiceState::Raccooned => "R".to_owned(),
    };
    let rules = match position.length {
        0 => u8::from(position.has_jacoby) + 2 * u8::from(position.has_beavers),
        _ => u8::from(position.is_crawford),
    };
    let fields = [
        men(position),
        position.cube.to_string(),
        position.owner.map_or("0", sign).to_owned(),
        sign(position.turn).to_owned(),
        state,
        position.score[0].to_string(),
        position.score[1].to_string(),
        rules.to_string(),
        position.length.to_string(),
        position.limit.unwrap_or(LIMIT_DEFAULT).to_string(),
    ];
    format!("{PREFIX}{}", fields.join(":"))
}

/// The field of men.
fn men(position: &MatchPosition) -> String {
    let [white, black] = Side::ALL.map(|side| position.side(side));
    let letter = |first: u8, men: u8| char::from(first + men - 1);
    let places = (0..=25_u8).map(|place| {
        let (upper, lower) = match (place, Point::new(place)) {
            (_, Some(point)) => {
                let own = Movement::Contrary.facing(point);
                let lower = white.points[usize::from(place)];
                (black.points[usize::from(own.get())], lower)
            }
            (0, None) => (black.bar, 0),
            _ => (0, white.bar),
        };
        match (upper.min(crate::MEN), lower.min(crate::MEN)) {
            (0, 0) => '-',
            (0, lower) => letter(b'A', lower),
            (upper, _) => letter(b'a', upper),
        }
    });
    places.collect()
}

/// The fields that are numbers.
struct Numbers {
    cube: u8,
    owner: Option<Side>,
    score: [u16; 2],
    rules: u16,
    length: u16,
    limit: Option<u8>,
}

impl Numbers {
    /// Reads the fields about the cube and the score.
    fn read(fields: &[&str]) -> Result<Self, ParseXgidError> {
        let whole = |field: usize, most: u16, expected: &'static str| {
            let text = fields.get(field - 1).copied().unwrap_or("0");
            let is_digits = text.bytes().all(|byte| byte.is_ascii_digit());
            let number = text.parse::<u16>().ok().filter(|&number| number <= most);
            number
                .filter(|_| is_digits)
                .ok_or_else(|| ParseXgidError::Field {
                    field,
                    expected,
                    text: shortened(text),
                })
        };
        let cube = whole(2, CUBE_MAX, "the exponent of the cube, 0 to 10")?;
        let owner = match fields[2] {
            "1" => Some(Side::White),
            "-1" => Some(Side::Black),
            "0" => None,
            other => {
                return Err(ParseXgidError::Field {
                    field: 3,
                    expected: "the owner of the cube, 1, -1 or 0",
                    text: shortened(other),
                });
            }
        };
        let length = whole(9, LENGTH_MAX, "the length of the match, 0 to 255")?;
        let (score_max, rules_max) = match length {
            0 => (u16::MAX, 3),
            length => (length - 1, 1),
        };
        let score = |field| whole(field, score_max, "a score below the length of the match");
        let score = [score(6)?, score(7)?];
        let rules = whole(8, rules_max, "0 or 1 in a match, 0 to 3 without an end")?;
        let limit = whole(10, CUBE_MAX, "the exponent of the largest cube, 0 to 10")?;
        Ok(Self {
            cube: cube as u8,
            owner,
            score,
            rules,
            length,
            limit: fields.get(FIELDS - 1).map(|_| limit as u8),
        })
    }
}

/// Reads the men of both sides. Men that stand nowhere are borne off.
fn sides(places: &str) -> Result<[SideSetup; 2], ParseXgidError> {
    let length = places.chars().count();
    if length != PLACES {
        return Err(ParseXgidError::Length(length));
    }
    let [mut white, mut black] = [empty_side(), empty_side()];
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
        count_off(side);
    }
    Ok([white, black])
}

/// The dice of a throw such as `31`.
fn dice(text: &str) -> Result<Dice, ParseXgidError> {
    let wrong = || ParseXgidError::Dice(shortened(text));
    let numbers: [u8; 2] = text.as_bytes().try_into().map_err(|_| wrong())?;
    let die = |digit: u8| digit.checked_sub(b'0').and_then(Die::new).ok_or_else(wrong);
    Ok(Dice::new(die(numbers[0])?, die(numbers[1])?))
}

/// The beginning of a text, for a message.
fn shortened(text: &str) -> String {
    text.chars().take(20).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::gnubg;
    use crate::notation::match_position::CubeQuestion;
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
            let position = Position::from_setup(&decode(text).unwrap().setup).unwrap();
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
            let setup = decode(&text).unwrap().setup;
            Position::from_setup(&setup).unwrap().phase()
        };
        let at = |dice: &str| format!("XGID=-b----E-C---eE---c-e----B-:0:0:1:{dice}:0:0:0:0:10");

        let Phase::Play(turn) = phase(at("44")) else {
            panic!("a stage is to be played");
        };
        assert_eq!(
            (turn.thrower(), turn.stage().numbers().len()),
            (Side::White, 4)
        );
        for (dice, decision) in [
            ("00", None),
            ("D", Some(CubeQuestion::TakeOrDrop(Side::Black))),
            ("B", Some(CubeQuestion::Beaver)),
        ] {
            assert_eq!(phase(at(dice)), Phase::Throw(Side::White));
            assert_eq!(decode(&at(dice)).unwrap().question(), decision);
        }
    }

    #[test]
    fn a_throw_without_a_play_passes() {
        let text = "XGID=aB-BB-B--a--cF-b-c-e----A-:0:0:-1:33:0:2:0:7:10";
        let setup = decode(text).unwrap().setup;

        let phase = Position::from_setup(&setup).unwrap().phase();
        assert_eq!(phase, Phase::Throw(Side::White));
    }

    #[test]
    fn an_xgid_is_known_with_and_without_prefix() {
        let bare = READ_BY_GNUBG[3].0;
        for (text, expected) in [
            (bare, true),
            ("xGiD=", true),
            ("-b----E-C---eE---c-e----B-", false),
            ("rs1.backgammon", false),
        ] {
            assert_eq!(is_xgid(text), expected, "{text}");
        }
        let beside_a_board = format!(" Score: 0\n {}\n +12-11-+\n", READ_BY_GNUBG[2].0);
        assert_eq!(find(&beside_a_board), Some(READ_BY_GNUBG[2].0));
        assert_eq!(find(bare), None);
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
                format!("XGID={start}:0:0:2:31:0:0:0:0:10"),
                ParseXgidError::Turn("2".to_owned()),
            ),
            (
                format!("XGID={start}:0:0:1:37:0:0:0:0:10"),
                ParseXgidError::Dice("37".to_owned()),
            ),
            (
                format!("XGID={start}:0:0:1:31:0:0:0:0:10:1"),
                ParseXgidError::Fields(11),
            ),
        ] {
            assert_eq!(decode(&text), Err(expected), "{text}");
        }
        for (fields, number, found) in [
            ("0:2:1:31:0:0:0:0:10", 3, "2"),
            ("40:1:1:31:0:0:0:0:10", 2, "40"),
            ("0:0:1:31:x:0:0:0:10", 6, "x"),
            ("0:0:1:31:+1:0:0:0:10", 6, "+1"),
            ("0:0:1:31:0:7:0:7:10", 7, "7"),
            ("0:0:1:31:0:0:4:0:10", 8, "4"),
            ("0:0:1:31:0:0:2:7:10", 8, "2"),
            ("0:0:1:31:0:0:0:-1:10", 9, "-1"),
            ("0:0:1:31:0:0:0:0:99", 10, "99"),
        ] {
            let fault = decode(&format!("XGID={start}:{fields}")).unwrap_err();
            let ParseXgidError::Field { field, text, .. } = &fault else {
                panic!("{fault}");
            };
            assert_eq!((*field, text.as_str()), (number, found));
        }
    }
}
