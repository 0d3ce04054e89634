//! Reads matches as FIBS stores them (oldmoves): `X: (6 2) 13-11 24-18`.
//!
//! X is the left player. Places have one numbering, in which X goes down and O goes up; some
//! writers let both go down. No result has units: they follow from the next score.

use super::game::{GameHead, Reader};
use super::{ImportError, RecordImport};
use crate::games::backgammon::RULES;
use crate::notation::lines::lines;
use crate::notation::record::{CubeDecision, RecordProblem};
use crate::{Dice, Die, Position, Side};

/// The number of the bar: a place and its number for the other side make it.
const BAR: i16 = 25;

/// Whether a line has the score before a game: `Score is 1-0 in a 3 point match.`
pub(super) fn is_score(line: &str) -> bool {
    score(line).is_some()
}

/// The score of X and O, and the units of the match; 0 is a session without an end.
fn score(line: &str) -> Option<([u16; 2], u32)> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let is = |at: usize, word: &str| {
        words
            .get(at)
            .is_some_and(|one| one.eq_ignore_ascii_case(word))
    };
    if !(is(0, "score") && is(1, "is") && is(3, "in")) {
        return None;
    }
    let (x, o) = words[2].split_once('-')?;
    let score = [x.parse().ok()?, o.parse().ok()?];
    // `in a 3 point match.` or `in unlimited match.`
    let units = words.iter().find_map(|word| word.parse().ok());
    Some((score, units.unwrap_or(0)))
}

pub(super) fn read(text: &str) -> Result<RecordImport, ImportError> {
    let mut reader = None;
    let mut names = None;
    for (line, number) in lines(text).zip(1..) {
        let line = line.trim();
        if let Some((score, units)) = score(line) {
            let length = u8::try_from(units).map_err(|_| {
                let problem = RecordProblem::TooManyUnits { units };
                ImportError::at_line(number, None, problem)
            })?;
            let reader = reader.get_or_insert_with(|| Reader::new(length));
            reader.at(number);
            let head = GameHead {
                number: None,
                score: Some(score),
            };
            if let Err(fault) = reader.begin(Position::start(RULES), head) {
                reader.cut(fault);
                break;
            }
        } else if let Some(reader) = &mut reader {
            reader.at(number);
            if let Some(found) = names_of(line) {
                let found = *names.get_or_insert(found);
                for (side, name) in Side::ALL.into_iter().zip(found) {
                    reader.name(side, name);
                }
            } else if !line.is_empty()
                && let Err(fault) = read_row(reader, line)
            {
                reader.cut(fault);
            }
        }
    }
    match reader {
        Some(reader) => reader.finish(),
        None => Err(ImportError::at_line(1, None, RecordProblem::NoGame)),
    }
}

/// The names of `ada is X - bob is O`.
fn names_of(line: &str) -> Option<[&str; 2]> {
    let (x, rest) = line.split_once(" is X - ")?;
    Some([x, rest.strip_suffix(" is O")?])
}

/// Reads a row: `X: (6 2) 13-11 24-18`, `O: doubles`.
fn read_row(reader: &mut Reader, line: &str) -> Result<(), ImportError> {
    let not_a_row = |reader: &Reader| {
        let text = line.chars().take(40).collect();
        reader.error(RecordProblem::NotARow { text })
    };
    let (side, rest) = match line.split_once(':') {
        Some(("X", rest)) => (Side::White, rest.trim()),
        Some(("O", rest)) => (Side::Black, rest.trim()),
        _ => return Err(not_a_row(reader)),
    };
    if let Some((dice, play)) = rest.strip_prefix('(').and_then(|rest| rest.split_once(')')) {
        let dice = read_dice(dice).ok_or_else(|| not_a_row(reader))?;
        return reader.stage(side, dice, &play_of(side, play));
    }
    match rest.to_ascii_lowercase().as_str() {
        "doubles" | "redoubles" => reader.double(side, None),
        "accepts" | "takes" => reader.cube(side, CubeDecision::Take),
        "rejects" | "drops" => reader.cube(side, CubeDecision::Drop),
        "wants to resign" | "resigns" => reader.resign(side),
        // How many units, the next score tells. Without one, the men or a resignation do.
        "wins" if reader.has_given_up() => Ok(()),
        "wins" => reader.resign(side.other()),
        _ => Err(not_a_row(reader)),
    }
}

/// The dice of `6 2`.
fn read_dice(text: &str) -> Option<Dice> {
    let mut numbers = text
        .split_whitespace()
        .map(|word| word.parse().ok().and_then(Die::new));
    let dice = Dice::new(numbers.next()??, numbers.next()??);
    numbers.next().is_none().then_some(dice)
}

/// Rewrites a play in the words of this program. Returns an empty text for `can't move`.
fn play_of(side: Side, text: &str) -> String {
    let hops: Vec<(&str, &str)> = text
        .split_whitespace()
        .filter_map(|word| word.split_once('-'))
        .collect();
    let number = |place: &str| place.parse::<i16>().ok();
    // O goes up where the numbering is that of X.
    let goes_up = hops
        .iter()
        .any(|&(from, to)| match (number(from), number(to)) {
            (Some(from), Some(to)) => to > from,
            (None, Some(to)) => to <= 6,
            (Some(from), None) => from > 6,
            _ => false,
        });
    let is_turned = side == Side::Black && goes_up;
    let own = |place: &str| match number(place) {
        Some(number) if is_turned => (BAR - number).to_string(),
        _ => place.to_owned(),
    };
    let moves: Vec<String> = hops
        .iter()
        .map(|&(from, to)| format!("{}/{}", own(from), own(to)))
        .collect();
    moves.join(" ")
}
