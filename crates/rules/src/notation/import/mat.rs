//! Reads `.mat`, the format of Jellyfish, as Jellyfish, gnubg, eXtreme Gammon and others write it.
//!
//! A row has a number, the left player's cell and the right player's cell. Cells are a throw with
//! its play (`31: 8/5 6/5`), a decision about the cube (`Doubles => 2`, `Takes`, `Drops`), or the
//! result (`Wins 2 points`; `Losses 2 points` before it on the other side). The left player is
//! White.

use super::columns::{Columns, words};
use super::game::{GameHead, Reader};
use super::{ImportError, RecordImport};
use crate::notation::lines::lines;
use crate::notation::record::{CubeDecision, RecordProblem};
use crate::{Dice, Die, Position, Side};

/// Characters between a throw and a word that stands in place of its play, at most.
const GAP_MAX: usize = 2;

/// The units of a line such as ` 7 point match` or `Match of 7 points`; 0 is a session without an
/// end.
pub(super) fn match_length(line: &str) -> Option<u32> {
    let words: Vec<String> = line.split_whitespace().map(str::to_lowercase).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match words[..] {
        [units, "point" | "points", "match"] => units.parse().ok(),
        ["match", "of" | "to", units, "point" | "points"] => units.parse().ok(),
        _ => None,
    }
}

pub(super) fn read(text: &str) -> Result<RecordImport, ImportError> {
    let all: Vec<&str> = lines(text).collect();
    let (units, first) = read_head(&all)?;
    let mut reader = Reader::new(units);
    let mut columns = None;
    let mut begun = None;
    let mut is_left_out = false;
    for (index, line) in all.iter().enumerate().skip(first) {
        reader.at(index + 1);
        let trimmed = line.trim();
        if let Some(comment) = trimmed.strip_prefix([';', '#']) {
            match check_comment(&reader, comment.trim_start()) {
                Err(fault) if is_set_up(&fault.what) => {
                    is_left_out = true;
                    let is_begun = begun.take().is_none();
                    reader.leave_out(fault, is_begun);
                }
                checked => checked?,
            }
        } else if trimmed.is_empty() {
        } else if let Some(number) = game_number(trimmed) {
            (begun, is_left_out) = (Some(number), false);
        } else if let Some(number) = begun.take() {
            let names = read_names(&reader, line)?;
            if let Err(fault) = begin(&mut reader, number, &names) {
                reader.cut(fault);
                break;
            }
            columns = Some(columns_of(line, &names, &all[index + 1..]));
        } else if is_left_out {
        } else if let Err(fault) = read_row(&mut reader, columns, line) {
            match fault.what {
                RecordProblem::PositionSetUp { .. } => {
                    is_left_out = true;
                    reader.leave_out(fault, true);
                }
                _ => reader.cut(fault),
            }
        }
    }
    reader.finish()
}

/// Returns the units of the match, and the index of the line after the one that tells them.
fn read_head(all: &[&str]) -> Result<(u8, usize), ImportError> {
    let mut head = Reader::new(0);
    for (line, number) in all.iter().zip(1..) {
        head.at(number);
        if let Some(length) = match_length(line) {
            let too_many = RecordProblem::TooManyUnits { units: length };
            let units = u8::try_from(length).map_err(|_| head.error(too_many))?;
            return Ok((units, number));
        }
        let comment = line.trim().trim_start_matches([';', '#']).trim_start();
        check_comment(&head, comment)?;
    }
    Ok((0, all.len()))
}

/// The problem of a game that starts from another position than backgammon.
const SET_UP: RecordProblem = RecordProblem::PositionSetUp { format: ".mat" };

const fn is_set_up(what: &RecordProblem) -> bool {
    matches!(what, RecordProblem::PositionSetUp { .. })
}

/// Refuses a game that does not begin as backgammon does. Programs tell so in comments:
/// `; [Variation "NackGammon"]` in the head, `; Set Pos=…` in a game.
fn check_comment(reader: &Reader, comment: &str) -> Result<(), ImportError> {
    if comment.starts_with("Set Pos=") {
        return Err(reader.error(SET_UP));
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

/// The number of a line such as `Game 3`.
fn game_number(line: &str) -> Option<u32> {
    line.strip_prefix("Game ")?.trim().parse().ok()
}

/// The line of the names: `Ada : 0        Bo : 2`.
struct Names<'a> {
    names: [&'a str; 2],
    score: Option<[u16; 2]>,
    /// Where the names begin, in bytes.
    at: [usize; 2],
}

/// Reads a name, a score, another name and another score.
fn read_names<'a>(reader: &Reader, line: &'a str) -> Result<Names<'a>, ImportError> {
    let error = || reader.error(RecordProblem::NamesExpected);
    let (both, last) = line.rsplit_once(':').ok_or_else(error)?;
    // The end of each name with a score, and the end of its score.
    let scores: Vec<(usize, usize)> = both
        .match_indices(':')
        .filter_map(|(at, _)| {
            let rest = both[at + 1..].trim_start();
            let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
            (digits > 0).then_some((at, both.len() - rest.len() + digits))
        })
        .collect();
    // A name such as `level:3` has a colon before a digit too, but no space before the colon.
    let is_apart = |(end, _): &&(usize, usize)| both[..*end].ends_with(char::is_whitespace);
    let &(end, next) = scores
        .iter()
        .find(is_apart)
        .or(scores.first())
        .ok_or_else(error)?;
    let start = |at: usize| line.len() - line[at..].trim_start().len();
    let units = |text: &str| text.trim().parse::<u16>().ok();
    let score = units(&both[end + 1..next]).zip(units(last));
    Ok(Names {
        names: [&both[..end], &both[next..]],
        score: score.map(|(white, black)| [white, black]),
        at: [start(0), start(next)],
    })
}

fn begin(reader: &mut Reader, number: u32, names: &Names<'_>) -> Result<(), ImportError> {
    let head = GameHead {
        number: Some(number),
        score: names.score,
    };
    reader.begin(Position::start(crate::games::backgammon::RULES), head)?;
    for side in Side::ALL {
        reader.name(side, names.names[side.index()]);
    }
    Ok(())
}

/// Returns the columns of a game, whose rows are the first of `rest`.
fn columns_of(line: &str, names: &Names<'_>, rest: &[&str]) -> Columns {
    let rows = rest
        .iter()
        .take_while(|row| game_number(row.trim()).is_none());
    let pairs = rows.filter_map(|row| match cell_starts(row)[..] {
        [left, right] => Some((*row, [left, right])),
        _ => None,
    });
    Columns::new(line, names.at, pairs)
}

/// Reads one row.
fn read_row(reader: &mut Reader, columns: Option<Columns>, line: &str) -> Result<(), ImportError> {
    let starts = cell_starts(line);
    let before = &line[number_end(line)..starts.first().copied().unwrap_or(line.len())];
    if !before.trim().is_empty() {
        let text = shortened(before.trim());
        return Err(reader.error(match starts.is_empty() {
            true => RecordProblem::NotARow { text },
            false => RecordProblem::NotAThrow { text },
        }));
    }
    let Some(columns) = columns else {
        return Err(reader.error(RecordProblem::NoGameBegun));
    };
    let mut cell = |side: Side, from: usize, to: usize| {
        reader.at_column(line[..from].chars().count() + 1);
        match read_cell(reader, side, line[from..to].trim()) {
            // The other cell of the row may tell of the cube.
            Err(fault) if !is_set_up(&fault.what) => {
                reader.cut(fault);
                Ok(())
            }
            read => read,
        }
    };
    match starts[..] {
        [] => Ok(()),
        [first] if columns.is_right(line, first) => cell(Side::Black, first, line.len()),
        [first] => cell(Side::White, first, line.len()),
        [first, second] => {
            cell(Side::White, first, second)?;
            cell(Side::Black, second, line.len())
        }
        _ => Err(reader.error(RecordProblem::TooManyThrows)),
    }
}

/// Where the number of a row such as `12)` ends, in bytes; 0 if it has none.
fn number_end(line: &str) -> usize {
    match line.split_once(')') {
        Some((number, _)) if number.trim().parse::<u32>().is_ok() => number.len() + 1,
        _ => 0,
    }
}

/// Where the cells of a row begin, in bytes.
fn cell_starts(line: &str) -> Vec<usize> {
    let first = number_end(line);
    let mut starts = Vec::new();
    // Where a throw ends that has no play so far.
    let mut throw_end = None;
    for (place, word) in words(&line[first..]) {
        let (start, end) = (first + place.start, first + place.end);
        let gap = throw_end.map(|end: usize| &line[end..start]);
        let is_play = gap.is_some_and(|gap| gap.len() <= GAP_MAX && !gap.contains('\t'));
        let is_throw = dice_of(word).is_some() || word == NO_THROW;
        let gives_up = gives_up(&line[start..]);
        if is_throw || is_decision(word) || (gives_up && !is_play) {
            starts.push(start);
        }
        throw_end = is_throw.then_some(end);
    }
    starts
}

/// What stands in place of a throw if the player left before it.
const NO_THROW: &str = "00:";

/// Whether a word is a decision about the cube or the result.
fn is_decision(word: &str) -> bool {
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
    ];
    decisions.contains(&word.to_ascii_lowercase().as_str())
}

/// Whether a text begins by saying that the player gave up or left, in the words of any program.
fn gives_up(text: &str) -> bool {
    let text: String = text.chars().take(16).collect();
    let text = text.to_ascii_lowercase();
    let words = [
        "resign",
        "concede",
        "forfeit",
        "losses",
        "lost on time",
        "???",
    ];
    words.iter().any(|word| text.starts_with(word))
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
        return read_throw(reader, side, dice, rest.trim());
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
        NO_THROW if !gives_up(rest.trim()) => {
            let text = shortened(cell);
            Err(reader.error(RecordProblem::NotAThrow { text }))
        }
        _ => reader.resign(side),
    }
}

/// Reads a throw with what follows it: a play, nothing, or words in place of a play.
fn read_throw(reader: &mut Reader, side: Side, dice: Dice, play: &str) -> Result<(), ImportError> {
    if gives_up(play) {
        reader.stage(side, dice, "")?;
        return reader.resign(side);
    }
    let is_marked = play.get(..ILLEGAL.len());
    if is_marked.is_some_and(|start| start.eq_ignore_ascii_case(ILLEGAL)) {
        return Err(reader.error(match reader.is_at_start() {
            true => SET_UP,
            false => RecordProblem::WrongPlay {
                side,
                dice: dice.to_string(),
                play: ILLEGAL.to_owned(),
                cause: "the text itself calls this play illegal".to_owned(),
            },
        }));
    }
    reader.stage(side, dice, &play_of(play))
}

/// What programs write in place of a play that they found illegal. At the start of a game it hides
/// a position that was set up.
const ILLEGAL: &str = "illegal play";

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
/// text for words that say that no man moves.
fn play_of(text: &str) -> String {
    let is_none = |word: &&str| {
        let word = word.to_ascii_lowercase();
        let words = ["cannot", "can't", "move", "no", "dances", "(no", "play)"];
        !words.contains(&word.as_str())
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
