//! OGIDs, the positions of OpenGammon, for backgammon:
//! `11ccccchhhjjjjj:66666888dddddoo:N0N:45:B:IB:0:0:5:0`.
//!
//! Two fields have White's and Black's men, one character each: the places 0 to 25 as `0` to `9`
//! and `a` to `p`. Place 0 is White's bar, 25 Black's; White's point n is place 25 − n, Black's
//! point n is place n. Men that stand nowhere are off. Then come the cube (owner, exponent, mark of
//! an offer), the dice, the side that acted last, the state of the game, White's and Black's score,
//! the length of the match, and the number of plays made. An eleventh field has the men of a side
//! if these are not fifteen.

use super::match_position::{DiceState, MatchPosition, WriteIdError, count_off, empty_side};
use crate::games::backgammon::DECLARATION;
use crate::setup::SideSetup;
use crate::{Dice, Die, Side};

/// The prefixes of an OGID, in capitals. Both may be missing.
const PREFIXES: [&str; 2] = ["OGID=", "OGID:"];
/// The fields that must be there, and all fields.
const FIELDS: std::ops::RangeInclusive<usize> = 5..=11;
/// The characters of the places 0 to 25.
const PLACES: &[u8; 26] = b"0123456789abcdefghijklmnop";
/// The place of Black's bar; place 0 is White's.
const BLACK_BAR: usize = 25;
/// The largest exponent of the cube.
const CUBE_MAX: u8 = 6;
/// The longest match.
const LENGTH_MAX: u16 = 255;

/// Error: the text is not an OGID.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ParseOgidError {
    /// There are too few or too many fields.
    #[error("an OGID has 5 to 11 fields, not {0}")]
    Fields(usize),
    /// A character that is no place of this side.
    #[error("`{letter}` in field {field} is no place of this side")]
    Place {
        /// The field, 1 or 2.
        field: usize,
        /// The character.
        letter: char,
    },
    /// Both sides have men on a place.
    #[error("both sides have men on place `{0}`")]
    Both(char),
    /// A side has too many men.
    #[error("field {field} has {men} men, but a side has fifteen")]
    Men {
        /// The field, 1 or 2.
        field: usize,
        /// The number of men.
        men: usize,
    },
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
    /// The game is over.
    #[error("the game of this OGID is over (field 6: `{0}`)")]
    Over(String),
}

/// Whether a text is an OGID: whether it begins with `OGID=` or `OGID:`, in any case, or with
/// two fields of places and a cube. One of these three may be wrong in a text with the fields of
/// one, so that reading names it.
#[must_use]
pub fn is_ogid(text: &str) -> bool {
    let text = text.trim();
    let is_men = |field: &str| {
        let is_place = |byte: u8| PLACES.contains(&byte);
        !field.is_empty() && field.len() <= PLACES.len() && field.bytes().all(is_place)
    };
    let is_bare = || {
        let mut fields = text.split(':');
        let men = [fields.next(), fields.next()];
        let cube = fields.next().map(str::as_bytes);
        let is_cube = matches!(
            cube,
            Some([b'N' | b'W' | b'B' | b'D' | b'?', b'0'..=b'9', b'A'..=b'Z'])
        );
        let sound = men.into_iter().flatten().filter(|&field| is_men(field));
        let sound = sound.count() + usize::from(is_cube);
        sound == 3 || (sound == 2 && FIELDS.contains(&text.split(':').count()))
    };
    without_prefix(text).is_some() || is_bare()
}

/// Returns the line of a text that has an OGID with its prefix.
#[must_use]
pub fn find(text: &str) -> Option<&str> {
    let mut lines = text.lines().map(str::trim);
    lines.find(|line| without_prefix(line).is_some())
}

fn without_prefix(text: &str) -> Option<&str> {
    let (prefix, rest) = text.split_at_checked(PREFIXES[0].len())?;
    let is_prefix = |one: &str| prefix.eq_ignore_ascii_case(one);
    PREFIXES.into_iter().any(is_prefix).then_some(rest)
}

/// Reads an OGID, with or without its prefix. It has no number of throws; each side gets one.
///
/// # Errors
///
/// [`ParseOgidError`] names the field that is wrong.
///
/// ```
/// use rosespring_rules::notation::{ogid, xgid};
///
/// let text = "11ccccchhhjjjjj:66666888dddddoo:N0N:45:B:IB:0:0:5:0";
/// let start = "XGID=-b----E-C---eE---c-e----B-:0:0:1:45:0:0:0:5:10";
/// assert_eq!(xgid::encode(&ogid::decode(text)?), start);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn decode(text: &str) -> Result<MatchPosition, ParseOgidError> {
    let text = text.trim();
    let text = without_prefix(text).unwrap_or(text);
    let fields: Vec<&str> = text
        .split(':')
        .map(str::trim)
        .take(*FIELDS.end() + 1)
        .collect();
    if !FIELDS.contains(&fields.len()) {
        return Err(ParseOgidError::Fields(fields.len()));
    }
    let sides = sides(&fields)?;
    let (owner, cube, cube_mark) = cube(fields[2])?;
    let dice = dice(fields[3])?;
    let last = match fields[4] {
        "W" => Side::White,
        "B" => Side::Black,
        other => return Err(wrong(5, "`W` or `B`, the side that acted last", other)),
    };
    let state = fields.get(5).copied().filter(|state| !state.is_empty());
    let (turn, dice_state) = dice_state(state.unwrap_or("IW"), dice, last, cube_mark)?;
    let score = |field: usize| number(&fields, field, u16::MAX, "a score");
    let (length, is_crawford) = length(fields.get(8).copied().unwrap_or("0"))?;
    let score = [score(7)?, score(8)?];
    if length > 0 && score.iter().any(|&units| units >= length) {
        let field = if score[0] >= length { 7 } else { 8 };
        let text = fields[field - 1];
        return Err(wrong(field, "a score below the length of the match", text));
    }
    let plays = number(&fields, 10, u16::MAX, "the number of plays made")?;
    if let Some(men) = fields.get(10).filter(|&&men| men != "15") {
        return Err(wrong(11, "15, the men of a side in backgammon", men));
    }
    Ok(MatchPosition {
        cube,
        owner,
        is_just_taken: cube_mark == 'T',
        score,
        length,
        is_crawford,
        plays: Some(plays),
        ..MatchPosition::new(sides, turn, dice_state)
    })
}

/// Writes a position as an OGID without a prefix. The number of plays is 0 if it is not known.
///
/// # Errors
///
/// [`WriteIdError`]: the position has a beaver, or a cube above 64.
pub fn encode(position: &MatchPosition) -> Result<String, WriteIdError> {
    if position.cube > CUBE_MAX {
        return Err(WriteIdError::Cube(1 << position.cube.min(31)));
    }
    let plays = position.plays.unwrap_or(0);
    let is_start = plays == 0 && is_start(position);
    let other = position.turn.other();
    let (dice, last, state, cube_mark) = match position.state {
        DiceState::Throw if is_start && position.turn == Side::White => {
            (String::new(), Side::White, "IW", 'N')
        }
        DiceState::Throw if position.is_just_taken => (String::new(), other, "A", 'T'),
        DiceState::Throw => (String::new(), other, "C", 'N'),
        DiceState::Play(dice) => {
            let mut numbers = [dice.first.get(), dice.second.get()];
            numbers.sort_unstable();
            let is_opening = is_start && numbers[0] != numbers[1];
            let mark = if position.is_just_taken { 'T' } else { 'N' };
            let state = if is_opening { "IB" } else { "R" };
            (format!("{}{}", numbers[0], numbers[1]), other, state, mark)
        }
        DiceState::Doubled => (String::new(), position.turn, "D", 'O'),
        DiceState::Beavered | DiceState::Raccooned => return Err(WriteIdError::Beaver),
    };
    let crawford = if position.is_crawford { "C" } else { "" };
    Ok(format!(
        "{}:{}:{}{}{cube_mark}:{dice}:{}:{state}:{}:{}:{}{crawford}:{plays}",
        men(position, Side::White),
        men(position, Side::Black),
        position.owner.map_or('N', letter),
        position.cube,
        letter(last),
        position.score[0],
        position.score[1],
        position.length,
    ))
}

const fn letter(side: Side) -> char {
    match side {
        Side::White => 'W',
        Side::Black => 'B',
    }
}

/// Whether all men stand as at the start.
fn is_start(position: &MatchPosition) -> bool {
    let points = DECLARATION.layout.points;
    Side::ALL.into_iter().all(|side| {
        let found = &position.side(side).points;
        points
            .iter()
            .all(|&(point, men)| found[usize::from(point)] == men)
    })
}

/// The place of a side's point, or of its bar as point 25.
const fn place(side: Side, point: usize) -> usize {
    match side {
        Side::White => BLACK_BAR - point,
        Side::Black => point,
    }
}

/// The men of a side, in ascending places.
fn men(position: &MatchPosition, side: Side) -> String {
    let own = position.side(side);
    let mut counts = [0; PLACES.len()];
    for point in 1..25 {
        counts[place(side, point)] = own.points[point];
    }
    counts[place(side, 25)] = own.bar;
    let letters = PLACES.iter().zip(counts);
    letters
        .flat_map(|(&letter, count)| std::iter::repeat_n(char::from(letter), count.into()))
        .collect()
}

/// Reads the men of both sides.
fn sides(fields: &[&str]) -> Result<[SideSetup; 2], ParseOgidError> {
    let mut taken = [false; PLACES.len()];
    let mut read = |side: Side, field: usize| {
        let text = fields[field - 1];
        let men = text.chars().count();
        if men > usize::from(crate::MEN) {
            return Err(ParseOgidError::Men { field, men });
        }
        let mut setup = empty_side();
        let mut own = [false; PLACES.len()];
        for letter in text.chars() {
            let found = PLACES.iter().position(|&one| char::from(one) == letter);
            let wrong = ParseOgidError::Place { field, letter };
            let place = found.ok_or_else(|| wrong.clone())?;
            if taken[place] {
                return Err(ParseOgidError::Both(letter));
            }
            own[place] = true;
            // Both numberings are their own inverse.
            match self::place(side, place) {
                0 => return Err(wrong),
                25 => setup.bar += 1,
                point => setup.points[point] += 1,
            }
        }
        taken = own;
        count_off(&mut setup);
        Ok(setup)
    };
    Ok([read(Side::White, 1)?, read(Side::Black, 2)?])
}

/// Reads the field of the cube: owner, exponent, mark of an offer.
fn cube(text: &str) -> Result<(Option<Side>, u8, char), ParseOgidError> {
    let wrong = || wrong(3, "the cube, such as `N0N`", text);
    let letters: Vec<char> = text.chars().take(4).collect();
    let &[owner, exponent, mark] = letters.as_slice() else {
        return Err(wrong());
    };
    let owner = match owner {
        'W' => Some(Side::White),
        'B' => Some(Side::Black),
        'N' | 'D' | '?' => None,
        _ => return Err(wrong()),
    };
    let exponent = exponent
        .to_digit(10)
        .and_then(|number| u8::try_from(number).ok());
    let exponent = exponent.filter(|&exponent| exponent <= CUBE_MAX);
    match mark {
        'N' | 'O' | 'T' | 'P' => Ok((owner, exponent.ok_or_else(wrong)?, mark)),
        _ => Err(wrong()),
    }
}

/// Reads the dice; `None` if the field is empty.
fn dice(text: &str) -> Result<Option<Dice>, ParseOgidError> {
    let die = |digit: u8| digit.checked_sub(b'0').and_then(Die::new);
    match *text.as_bytes() {
        [] => Ok(None),
        [first, second] => match (die(first), die(second)) {
            (Some(first), Some(second)) => Ok(Some(Dice::new(first, second))),
            _ => Err(wrong(4, "empty or two dice", text)),
        },
        _ => Err(wrong(4, "empty or two dice", text)),
    }
}

/// Returns the side in turn and what it does.
fn dice_state(
    state: &str,
    dice: Option<Dice>,
    last: Side,
    cube_mark: char,
) -> Result<(Side, DiceState), ParseOgidError> {
    let is_over = matches!(state, "G" | "F" | "P") || cube_mark == 'P';
    match (state, dice) {
        _ if is_over => Err(ParseOgidError::Over(shortened(state))),
        // White throws first: nobody has acted.
        ("IW", None) => Ok((Side::White, DiceState::Throw)),
        ("IW" | "IB" | "R", Some(dice)) => Ok((last.other(), DiceState::Play(dice))),
        ("IB" | "C" | "A", None) => Ok((last.other(), DiceState::Throw)),
        ("D", None) => Ok((last, DiceState::Doubled)),
        ("R", None) => Err(wrong(4, "two dice in state R", "")),
        ("C" | "A" | "D", Some(_)) => Err(wrong(4, "empty before a throw", "dice")),
        _ => Err(wrong(6, "IB, IW, R, C, D or A", state)),
    }
}

/// Reads the length of the match, and whether this is the Crawford game.
fn length(text: &str) -> Result<(u16, bool), ParseOgidError> {
    let wrong = || {
        wrong(
            9,
            "the length of the match, 0 to 255, with `C`, `L` or `G10`",
            text,
        )
    };
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    let (number, rest) = text.split_at(digits);
    let number = number.parse::<u16>().ok();
    let length = number
        .filter(|&length| length <= LENGTH_MAX)
        .ok_or_else(wrong)?;
    let is_digit = |byte: u8| byte.is_ascii_digit();
    match rest {
        "" | "L" => Ok((length, false)),
        "C" => Ok((length, length > 0)),
        _ => match rest.strip_prefix('G') {
            Some(games) if !games.is_empty() && games.bytes().all(is_digit) => Ok((length, false)),
            _ => Err(wrong()),
        },
    }
}

/// Reads a field that is a number; 0 if it is missing or empty.
fn number(
    fields: &[&str],
    field: usize,
    most: u16,
    expected: &'static str,
) -> Result<u16, ParseOgidError> {
    let text = fields.get(field - 1).copied().unwrap_or_default();
    if text.is_empty() {
        return Ok(0);
    }
    let is_digits = text.bytes().all(|byte| byte.is_ascii_digit());
    let number = text.parse().ok().filter(|&number| number <= most);
    number
        .filter(|_| is_digits)
        .ok_or_else(|| wrong(field, expected, text))
}

fn wrong(field: usize, expected: &'static str, text: &str) -> ParseOgidError {
    let text = shortened(text);
    ParseOgidError::Field {
        field,
        expected,
        text,
    }
}

/// The beginning of a text, for a message.
fn shortened(text: &str) -> String {
    text.chars().take(20).collect()
}
