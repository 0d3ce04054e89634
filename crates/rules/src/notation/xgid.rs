//! XGIDs, the positions of eXtreme Gammon, for backgammon:
//! `XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10`.
//!
//! The first field has 26 characters: the bar of the upper player, points 1 to 24 of the lower
//! player, and the bar of the lower player. `A` to `O` are one to fifteen men of the lower player,
//! `a` to `o` of the upper one. Then come the cube's exponent, its owner, who is to act (1 the
//! lower player), the dice (`00` before a throw, `D` while a double is decided), the score of the
//! lower and the upper player, the rules of the score, the length of the match and the largest
//! cube. The lower player becomes White. The cube and the score are left out: the rules here know
//! no cube.

use crate::games::backgammon::RULES;
use crate::setup::{Setup, SetupPhase, SideSetup};
use crate::{Dice, Die, Movement, Phase, Point, Position, Side};

/// The prefix of an XGID.
pub const PREFIX: &str = "XGID=";
/// Characters of the field of men.
const PLACES: usize = 26;
/// Number of fields. The last one, the largest cube, may be missing.
const FIELDS: usize = 10;
/// Men of a side.
const MEN: u8 = crate::MEN;
/// The largest exponent of the cube.
const CUBE_MAX: u16 = 10;
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

/// An XGID that was read.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Xgid {
    /// The position. Dice that cannot be played have passed.
    pub setup: Setup,
    /// What is to be decided about the cube before the throw; the setup is the position after a
    /// take.
    pub decision: Option<CubeQuestion>,
}

/// A decision about the cube that is due.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CubeQuestion {
    /// The side takes or drops a double.
    TakeOrDrop(Side),
    /// A double was answered by a beaver or a raccoon.
    Beaver,
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

/// Reads an XGID, with or without `XGID=`, as a backgammon setup. It has no number of throws; each
/// side gets one.
///
/// # Errors
///
/// [`ParseXgidError`] names the place or the field that is wrong.
pub fn decode(text: &str) -> Result<Xgid, ParseXgidError> {
    let text = text.trim();
    let text = without_prefix(text).unwrap_or(text);
    let fields: Vec<&str> = text.split(':').map(str::trim).collect();
    let [white, black] = sides(fields[0])?;
    if fields.len() != FIELDS && fields.len() != FIELDS - 1 {
        return Err(ParseXgidError::Fields(fields.len()));
    }
    check_score(&fields)?;
    let thrower = match fields[3] {
        "1" => Side::White,
        "-1" => Side::Black,
        other => return Err(ParseXgidError::Turn(shortened(other))),
    };
    let mut setup = Setup {
        rules: RULES,
        white,
        black,
        phase: SetupPhase::Throw { thrower },
    };
    let decision = match fields[4] {
        "00" => None,
        "D" | "d" => Some(CubeQuestion::TakeOrDrop(thrower.other())),
        "B" | "R" | "b" | "r" => Some(CubeQuestion::Beaver),
        numbers => {
            setup.phase = thrown(&setup, thrower, dice(numbers)?);
            None
        }
    };
    Ok(Xgid { setup, decision })
}

/// Checks the fields about the cube and the score.
fn check_score(fields: &[&str]) -> Result<(), ParseXgidError> {
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
    whole(2, CUBE_MAX, "the exponent of the cube, 0 to 10")?;
    if !["1", "-1", "0"].contains(&fields[2]) {
        return Err(ParseXgidError::Field {
            field: 3,
            expected: "the owner of the cube, 1, -1 or 0",
            text: shortened(fields[2]),
        });
    }
    let length = whole(9, LENGTH_MAX, "the length of the match, 0 to 255")?;
    let (score_max, rules_max) = match length {
        0 => (u16::MAX, 3),
        length => (length - 1, 1),
    };
    for field in [6, 7] {
        whole(field, score_max, "a score below the length of the match")?;
    }
    let rules = "0 or 1 in a match, 0 to 3 without an end";
    whole(8, rules_max, rules)?;
    whole(10, CUBE_MAX, "the exponent of the largest cube, 0 to 10")?;
    Ok(())
}

/// Returns the phase after a throw. If the thrower has no play, the throw passes. A setup that is
/// no position gets the phase of a play, and its faults are found when it is checked.
fn thrown(setup: &Setup, thrower: Side, dice: Dice) -> SetupPhase {
    let (first, second) = (dice.first.get(), dice.second.get());
    let position = Position::from_setup(setup);
    let after = position.map(|position| position.throw(dice, &mut ()));
    match after {
        Ok(Ok(after)) if matches!(after.phase(), Phase::Throw(_)) => SetupPhase::Throw {
            thrower: thrower.other(),
        },
        _ => SetupPhase::Play {
            thrower,
            mover: thrower,
            stage: match first == second {
                true => vec![first; usize::from(setup.rules.doublets.run_length().get())],
                false => vec![first, second],
            },
            then: Vec::new(),
        },
    }
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
            assert_eq!(decode(&at(dice)).unwrap().decision, decision);
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
