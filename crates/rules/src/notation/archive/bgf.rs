//! Matches of BGBlitz, `.bgf`: a line of JSON that says how the rest is packed, and the match in
//! Smile. Green is the left player and becomes White.

use super::smile::{self, Value};
use super::{INFLATED_BYTES_MAX, ImportError, RecordImport, inflate};
use crate::games::backgammon::{DECLARATION, RULES};
use crate::notation::import::game::{GameHead, Reader};
use crate::notation::record::{CubeDecision, RecordProblem};
use crate::{Dice, Die, Position, Side};

/// The name of the format in messages.
const FORMAT: &str = "BGBlitz";
/// The longest first line.
const HEAD_BYTES: usize = 400;
/// The bar in a play; 0 is off, and a negative number is no move.
const BAR: i64 = 25;

const fn damaged(part: &'static str) -> ImportError {
    super::damaged(FORMAT, part)
}

/// Returns the bytes after the first line, if that line is one of JSON that names Smile.
fn body(bytes: &[u8]) -> Option<&[u8]> {
    let head = bytes.get(..bytes.len().min(HEAD_BYTES))?;
    let end = head.iter().position(|&byte| byte == b'\n')?;
    let head = std::str::from_utf8(&head[..end]).ok()?;
    let head: String = head.split_whitespace().collect();
    let head = head.to_ascii_lowercase();
    let is_bgf = head.starts_with('{') && head.contains("\"encoding\":\"smile\"");
    is_bgf.then_some(&bytes[end + 1..])
}

/// Whether bytes begin as a match of BGBlitz.
pub(super) fn is_bgf(bytes: &[u8]) -> bool {
    body(bytes).is_some()
}

/// Reads a match.
pub(super) fn read(bytes: &[u8]) -> Result<RecordImport, ImportError> {
    let body = body(bytes).ok_or(damaged("its first line does not name Smile"))?;
    let inflated = match body {
        _ if body.starts_with(smile::MAGIC) => None,
        _ if body.starts_with(inflate::GZIP) => Some(inflate::gzip(body, INFLATED_BYTES_MAX)),
        _ => Some(inflate::zlib(body, INFLATED_BYTES_MAX)),
    };
    let content = match &inflated {
        None => body,
        Some(Some(content)) => content,
        Some(None) => return Err(damaged("it cannot be decompressed")),
    };
    let document = smile::read(content).ok_or(damaged("its Smile cannot be read"))?;
    let units = document.number("matchlen").unwrap_or(0);
    let units = u32::try_from(units).map_err(|_| damaged("the length of the match is negative"))?;
    let length = u8::try_from(units)
        .map_err(|_| ImportError::of_file(RecordProblem::TooManyUnits { units }))?;
    let mut reader = Reader::new(length);
    reader.at_file();
    for (side, name) in [(Side::White, "nameGreen"), (Side::Black, "nameRed")] {
        reader.name(side, document.text(name).unwrap_or_default());
    }
    read_games(&mut reader, &document);
    reader.at_file();
    note_losses(&mut reader, &document);
    reader.finish()
}

/// Reads the games. A game whose head has a fault ends the match.
fn read_games(reader: &mut Reader, document: &Value<'_>) {
    let games = document.list("games");
    let score_of = |value: &Value<'_>, names: [&str; 2]| {
        let units = names.map(|name| {
            value
                .number(name)
                .and_then(|units| u16::try_from(units).ok())
        });
        units[0].zip(units[1]).map(|(green, red)| [green, red])
    };
    for (index, game) in games.iter().enumerate() {
        let number = index + 1;
        reader.at_row(number, 0);
        let head = GameHead {
            number: u32::try_from(number).ok(),
            score: score_of(game, ["scoreGreen", "scoreRed"]),
        };
        if let Err(fault) = reader.begin(Position::start(RULES), head) {
            reader.cut(fault);
            return;
        }
        if !is_usual_start(game) {
            let fault = reader.error(RecordProblem::PositionSetUp { format: FORMAT });
            reader.leave_out(fault, true);
            continue;
        }
        read_moves(reader, number, game);
        let after = match games.get(number) {
            Some(next) => score_of(next, ["scoreGreen", "scoreRed"]),
            None => score_of(document, ["finalGreen", "finalRed"]),
        };
        let result = winner(head.score, after);
        if let Some((winner, units)) = result
            && let Err(fault) = reader.win(winner, Some(units))
        {
            reader.cut(fault);
        }
    }
}

/// Returns who won a game and how many units, by the scores before and after it.
fn winner(before: Option<[u16; 2]>, after: Option<[u16; 2]>) -> Option<(Side, u16)> {
    let (before, after) = before.zip(after)?;
    let won = |side: Side| after[side.index()].checked_sub(before[side.index()]);
    match [won(Side::White)?, won(Side::Black)?] {
        [units, 0] if units > 0 => Some((Side::White, units)),
        [0, units] if units > 0 => Some((Side::Black, units)),
        _ => None,
    }
}

/// Whether a game starts as backgammon does, or does not say how. The points are Red's; Green's
/// men are positive.
fn is_usual_start(game: &Value<'_>) -> bool {
    let Some(initial) = game.get("initial") else {
        return true;
    };
    let points = initial.list("points");
    let men = |index: usize| match points.get(index) {
        Some(Value::Number(men)) => Some(*men),
        _ => None,
    };
    let mut expected = [0; 26];
    for &(point, count) in DECLARATION.layout.points {
        expected[usize::from(point) - 1] = -i64::from(count);
        expected[24 - usize::from(point)] = i64::from(count);
    }
    points.len() == expected.len()
        && (0..expected.len()).all(|index| men(index) == Some(expected[index]))
}

fn read_moves(reader: &mut Reader, number: usize, game: &Value<'_>) {
    // Who has doubled, until the answer.
    let mut doubler = None;
    for (index, entry) in game.list("moves").iter().enumerate() {
        reader.at_row(number, index + 1);
        let Some(side) = entry.number("player").and_then(side) else {
            continue;
        };
        if let Err(fault) = read_move(reader, side, entry, &mut doubler) {
            reader.cut(fault);
        }
    }
}

const fn side(player: i64) -> Option<Side> {
    match player {
        -1 => Some(Side::White),
        1 => Some(Side::Black),
        _ => None,
    }
}

/// Reads a throw with its play, a double, or the answer to one.
fn read_move(
    reader: &mut Reader,
    side: Side,
    entry: &Value<'_>,
    doubler: &mut Option<Side>,
) -> Result<(), ImportError> {
    let [from, to] = ["from", "to"].map(|name| numbers(entry, name));
    let equity = entry.get("equity");
    let cube = equity.and_then(|equity| equity.get("cubeDecision"));
    if from[0] >= 0 {
        *doubler = None;
        let (dice, play) = thrown(entry, from, to).ok_or_else(|| {
            reader.error(RecordProblem::NotAThrow {
                text: format!("{}-{}", from[0], to[0]),
            })
        })?;
        return reader.stage(side, dice, &play);
    }
    let Some(cube) = cube.filter(|cube| cube.is_true("hasDoubled")) else {
        return Ok(());
    };
    // The answer is an entry of the other side; the offer has told it.
    if doubler.take().is_some_and(|doubler| doubler != side) {
        return Ok(());
    }
    *doubler = Some(side);
    reader.double(side, None)?;
    let answer = match cube.is_true("hasAccepted") {
        true => CubeDecision::Take,
        false => CubeDecision::Drop,
    };
    reader.cube(side.other(), answer)
}

/// Returns the dice and the play of an entry. A throw without a play has its dice in place of the
/// move.
fn thrown(entry: &Value<'_>, from: [i64; 4], to: [i64; 4]) -> Option<(Dice, String)> {
    let die = |number: i64| Die::new(u8::try_from(number).ok()?);
    if entry
        .get("dancingEquity")
        .is_some_and(|value| *value != Value::Null)
    {
        let dice = Dice::new(die(from[0])?, die(to[0])?);
        return Some((dice, String::new()));
    }
    let dice = ["green", "red"].map(|name| entry.number(name).and_then(die));
    let dice = Dice::new(dice[0]?, dice[1]?);
    let place = |number: i64| match number {
        BAR => "bar".to_owned(),
        0 => "off".to_owned(),
        number => number.to_string(),
    };
    let pairs = from.into_iter().zip(to).take_while(|&(from, _)| from >= 0);
    let moves: Vec<String> = pairs
        .map(|(from, to)| format!("{}/{}", place(from), place(to)))
        .collect();
    Some((dice, moves.join(" ")))
}

/// Reads a list of four numbers; those that are missing are −1.
fn numbers(entry: &Value<'_>, name: &str) -> [i64; 4] {
    let list = entry.list(name);
    [0, 1, 2, 3].map(|index| match list.get(index) {
        Some(Value::Number(number)) => *number,
        _ => -1,
    })
}

/// Notes what the file has and the record has not.
fn note_losses(reader: &mut Reader, document: &Value<'_>) {
    let games = document.list("games").iter();
    let has_analysis = games.flat_map(|game| game.list("moves")).any(|entry| {
        !entry.list("moveAnalysis").is_empty()
            || matches!(entry.get("equity"), Some(Value::Object(_)))
    });
    if has_analysis {
        reader.note(RecordProblem::AnalysisLeftOut);
    }
    let is_named = |name| document.text(name).is_some_and(|text| !text.is_empty());
    if ["event", "site"].into_iter().any(is_named) {
        reader.note(RecordProblem::event_left_out());
    }
    let is_money = document.number("matchlen") == Some(0);
    let rules = [
        (is_money && document.is_true("useJacoby"), "Jacoby"),
        (is_money && document.is_true("useBeaver"), "beavers"),
    ];
    if let Some(note) = RecordProblem::cube_rules(&rules) {
        reader.note(note);
    }
}
