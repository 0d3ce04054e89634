//! Reads `.mat`, the format of Jellyfish, as Jellyfish, gnubg, eXtreme Gammon and others write it.
//!
//! A row has a number, the left player's cell and the right player's cell. Cells are a throw with
//! its play (`31: 8/5 6/5`), a decision about the cube (`Doubles => 2`, `Takes`, `Drops`), or the
//! result (`Wins 2 points`; `Losses 2 points` before it on the other side). The left player is
//! White.

use super::ImportError;
use super::game::Reader;
use crate::notation::record::{CubeDecision, Record, RecordProblem};
use crate::{Dice, Die, Position, Side};

/// Columns after the number of a row from which a lone cell is the right player's.
const RIGHT_FROM: usize = 12;

/// The units of a line such as ` 7 point match`; 0 is a session without an end.
pub(super) fn match_length(line: &str) -> Option<u32> {
    let rest = line.trim().strip_suffix("match")?.trim_end();
    rest.strip_suffix("point")?.trim_end().parse().ok()
}

pub(super) fn read(text: &str) -> Result<Record, ImportError> {
    let mut lines = text.lines().zip(1..);
    let mut head = Reader::new(0);
    let mut units = 0;
    for (line, number) in lines.by_ref() {
        head.at(number);
        if let Some(length) = match_length(line) {
            let too_many = RecordProblem::TooManyUnits { units: length };
            units = u8::try_from(length).map_err(|_| head.error(too_many))?;
            break;
        }
        let comment = line.trim().trim_start_matches([';', '#']).trim_start();
        check_comment(&head, comment)?;
    }
    let mut reader = Reader::new(units);
    let mut awaits_names = false;
    for (line, number) in lines {
        reader.at(number);
        let trimmed = line.trim();
        if let Some(comment) = trimmed.strip_prefix([';', '#']) {
            check_comment(&reader, comment.trim_start())?;
            continue;
        }
        if trimmed.is_empty() {
            continue;
        }
        if is_game_head(trimmed) {
            reader.begin(Position::start(crate::games::backgammon::RULES))?;
            awaits_names = true;
        } else if std::mem::take(&mut awaits_names) {
            read_names(&mut reader, line)?;
        } else {
            read_row(&mut reader, line)?;
        }
    }
    reader.finish()
}

/// Refuses a game that does not begin as backgammon does. Programs tell so in comments:
/// `; [Variation "NackGammon"]` in the head, `; Set Pos=…` in a game.
fn check_comment(reader: &Reader, comment: &str) -> Result<(), ImportError> {
    if comment.starts_with("Set Pos=") {
        return Err(reader.error(RecordProblem::PositionSetUp));
    }
    let variation = comment
        .strip_prefix("[Variation \"")
        .and_then(|rest| rest.split('"').next())
        .filter(|name| !name.eq_ignore_ascii_case("backgammon"));
    match variation {
        Some(name) => Err(reader.error(RecordProblem::OtherRules {
            kind: "variation",
            name: shortened(name),
            format: ".mat",
        })),
        None => Ok(()),
    }
}

/// Whether a line is `Game 3`.
fn is_game_head(line: &str) -> bool {
    let number = line.strip_prefix("Game ").map(str::trim);
    number.is_some_and(|number| number.parse::<u32>().is_ok())
}

/// Reads `Ada : 0        Bo : 2`: a name, a score, another name, another score.
fn read_names(reader: &mut Reader, line: &str) -> Result<(), ImportError> {
    let error = || reader.error(RecordProblem::NamesExpected);
    let (both, _) = line.rsplit_once(':').ok_or_else(error)?;
    let scores: Vec<(&str, &str)> = both
        .match_indices(':')
        .filter_map(|(at, _)| {
            let rest = both[at + 1..].trim_start();
            let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
            (digits > 0).then(|| (&both[..at], &rest[digits..]))
        })
        .collect();
    // A name such as `level:3` has a colon before a digit too, but no space before the colon.
    let is_apart = |(name, _): &&(&str, &str)| name.ends_with(char::is_whitespace);
    let &(white, rest) = scores
        .iter()
        .find(is_apart)
        .or(scores.first())
        .ok_or_else(error)?;
    reader.name(Side::White, white);
    reader.name(Side::Black, rest);
    Ok(())
}

/// Reads one row.
fn read_row(reader: &mut Reader, line: &str) -> Result<(), ImportError> {
    let content = match line.split_once(')') {
        Some((number, rest)) if number.trim().parse::<u32>().is_ok() => rest,
        _ => line,
    };
    let starts = cell_starts(content);
    let Some(&first) = starts.first() else {
        return match content.trim() {
            "" => Ok(()),
            other => Err(reader.error(RecordProblem::NotARow {
                text: shortened(other),
            })),
        };
    };
    let before = content[..first].trim();
    if !before.is_empty() {
        let text = shortened(before);
        return Err(reader.error(RecordProblem::NotAThrow { text }));
    }
    match starts[..] {
        [_, second] => {
            read_cell(reader, Side::White, content[first..second].trim())?;
            read_cell(reader, Side::Black, content[second..].trim())
        }
        [_] if content[..first].chars().count() < RIGHT_FROM => {
            read_cell(reader, Side::White, content[first..].trim())
        }
        [_] => read_cell(reader, Side::Black, content[first..].trim()),
        _ => Err(reader.error(RecordProblem::TooManyThrows)),
    }
}

/// Where the cells of a row begin, in bytes.
fn cell_starts(content: &str) -> Vec<usize> {
    let mut starts = Vec::new();
    let mut at = 0;
    for word in content.split(char::is_whitespace) {
        if is_cell_start(word) {
            starts.push(at);
        }
        // Every white space that separates is at least one byte long, and known by what is there.
        at += word.len();
        at += content[at..].chars().next().map_or(0, char::len_utf8);
    }
    starts
}

fn is_cell_start(word: &str) -> bool {
    let word = word.to_ascii_lowercase();
    let decisions = [
        "doubles",
        "redoubles",
        "beavers",
        "raccoons",
        "takes",
        "accepts",
        "drops",
        "passes",
        "rejects",
        "wins",
        "resigns",
        "losses",
    ];
    decisions.contains(&word.as_str()) || dice_of(&word).is_some()
}

/// The dice of `31:`.
fn dice_of(word: &str) -> Option<Dice> {
    let numbers = word.strip_suffix(':')?.as_bytes();
    let [first, second] = <[u8; 2]>::try_from(numbers).ok()?;
    let die = |byte: u8| Die::new(byte.checked_sub(b'0')?);
    Some(Dice::new(die(first)?, die(second)?))
}

fn read_cell(reader: &mut Reader, side: Side, cell: &str) -> Result<(), ImportError> {
    let (word, rest) = cell.split_once(char::is_whitespace).unwrap_or((cell, ""));
    if let Some(dice) = dice_of(word) {
        return reader.stage(side, dice, &play_of(rest));
    }
    match word.to_ascii_lowercase().as_str() {
        "doubles" | "redoubles" => {
            let value = cube_value(reader, rest)?;
            reader.double(side, value)
        }
        // A beaver takes the double and doubles again; the other player keeps playing with it.
        "beavers" | "raccoons" => {
            let value = cube_value(reader, rest)?;
            reader.cube(side, CubeDecision::Take)?;
            reader.double(side, value)?;
            reader.cube(side.other(), CubeDecision::Take)
        }
        "takes" | "accepts" => reader.cube(side, CubeDecision::Take),
        "drops" | "passes" | "rejects" => reader.cube(side, CubeDecision::Drop),
        "wins" => {
            let units = rest.split_whitespace().next();
            reader.win(side, units.and_then(|units| units.parse().ok()))
        }
        _ => reader.resign(side),
    }
}

/// The value of `=> 4`, if it is there.
fn cube_value(reader: &Reader, text: &str) -> Result<Option<u16>, ImportError> {
    let text = text.trim_start_matches(['=', '>', ' ']);
    let Some(word) = text.split_whitespace().next() else {
        return Ok(None);
    };
    match word.parse() {
        Ok(value) if u16::is_power_of_two(value) => Ok(Some(value)),
        _ => Err(reader.error(RecordProblem::CubeValueExpected)),
    }
}

/// Rewrites a play in the words of this program: `25` is the bar and `0` is off. Returns an empty
/// text for words that say that no man moves, and for the `????` that eXtreme Gammon writes if a
/// player resigned after the throw.
fn play_of(text: &str) -> String {
    let is_none = |word: &&str| {
        let word = word.to_ascii_lowercase();
        let is_unknown = word.starts_with("???");
        let words = ["cannot", "can't", "move", "no", "dances", "(no", "play)"];
        !is_unknown && !words.contains(&word.as_str())
    };
    let words = text.split_whitespace().filter(is_none);
    let place = |place: &str| {
        let (number, mark) = place.split_at(place.trim_end_matches('*').len());
        match number {
            "25" => format!("bar{mark}"),
            "0" => format!("off{mark}"),
            _ => place.to_owned(),
        }
    };
    let words = words.map(|word| {
        let (way, count) = word.split_at(word.find('(').unwrap_or(word.len()));
        way.split('/').map(place).collect::<Vec<_>>().join("/") + count
    });
    words.collect::<Vec<_>>().join(" ")
}

/// The beginning of a text, for a message.
fn shortened(text: &str) -> String {
    text.chars().take(40).collect()
}
