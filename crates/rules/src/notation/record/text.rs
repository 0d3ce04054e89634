//! Records as text: a head, then one line for everything that happened.
//!
//! ```text
//! rosespring record 1
//! rules: gul-bara
//! white: Ayşe
//! black: Иван
//! match: 3
//!
//! game 1 from rs1.gul-bara.fziT0.fziT0.O
//! opening 5-3
//! white throws 6-5
//! white plays 6-5: 24/18 24/19
//! ...
//! white wins double 2
//! checksum 0123456789abcdef
//! ```

use std::fmt::Write as _;

use super::replay::act;
use super::{
    CUBE_ENTRIES_MAX, CubeEntry, DICE_LINKS_MAX, GAMES_MAX, GameRecord, RECORD_BYTES_MAX, Record,
    RecordFault, RecordProblem, ScoreEntry, TournamentOf, VERSION, other_version,
};
use crate::notation::lines::{lines, without_mark};
use crate::notation::text::{parse_play, play};
use crate::outcome::TIE;
use crate::{Dice, Die, Entry, Game, MatchRules, Side, WinKind};

/// How the first line begins; the version follows.
const HEAD: &str = "rosespring record ";
/// The name of the side that lost the match on time, in the head.
const LOST_ON_TIME: &str = "lost on time";
/// The name of the tournament, in the head.
const TOURNAMENT: &str = "tournament";
/// The round of the tournament, in the head after its name.
const ROUND: &str = "round";

/// Text that is no record.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {what}")]
#[non_exhaustive]
pub struct ParseRecordError {
    /// Which line, from 1.
    pub line: usize,
    /// The problem.
    pub what: RecordProblem,
}

impl Record {
    /// The record as text, ending in its checksum.
    #[must_use]
    pub fn to_text(&self) -> String {
        let body = write_body(self);
        format!("{body}checksum {}\n", self.checksum())
    }

    /// Reads a record from its text and replays it.
    ///
    /// # Errors
    ///
    /// [`ParseRecordError`] for each line that is wrong; the first wrong line of a game ends the
    /// reading.
    pub fn from_text(text: &str) -> Result<Self, Vec<ParseRecordError>> {
        let (reader, last) = read(text)?;
        let (record, checksum) = reader
            .finish()
            .map_err(|what| vec![ParseRecordError { line: last, what }])?;
        let errors = faults(&record, &checksum, last);
        if errors.is_empty() {
            Ok(record)
        } else {
            Err(errors)
        }
    }

    /// Reads a record as far as it is sound, and tells its faults: what comes before the first of
    /// them is in the record.
    ///
    /// # Errors
    ///
    /// [`ParseRecordError`] if the text is none of a record, or does not name its rules.
    pub fn sound_from_text(
        text: &str,
    ) -> Result<(Self, Vec<ParseRecordError>), Vec<ParseRecordError>> {
        let mut reader = Reader::default();
        let (last, mut errors) = match read_lines(&mut reader, text) {
            Ok(last) => (last, Vec::new()),
            Err(error) => (error.line, vec![error]),
        };
        let is_whole = errors.is_empty();
        let Some((record, checksum)) = reader.sound() else {
            if is_whole {
                let what = RecordProblem::Missing { name: "rules" };
                errors.push(ParseRecordError { line: last, what });
            }
            return Err(errors);
        };
        match checksum {
            Some(checksum) => errors.extend(faults(&record, &checksum, last)),
            None if is_whole => {
                let what = RecordProblem::Missing { name: "checksum" };
                errors.push(ParseRecordError { line: last, what });
            }
            None => {}
        }
        Ok((record.sound_part(), errors))
    }
}

/// Reads every line.
fn read(text: &str) -> Result<(Reader, usize), Vec<ParseRecordError>> {
    let mut reader = Reader::default();
    match read_lines(&mut reader, text) {
        Ok(last) => Ok((reader, last)),
        Err(error) => Err(vec![error]),
    }
}

/// Reads the lines, up to the first that is wrong; the number of the last one.
fn read_lines(reader: &mut Reader, text: &str) -> Result<usize, ParseRecordError> {
    if text.len() > RECORD_BYTES_MAX {
        let most = RECORD_BYTES_MAX;
        let what = RecordProblem::TooLong { most };
        return Err(ParseRecordError { line: 1, what });
    }
    let mut last = 1;
    for (index, line) in lines(without_mark(text)).enumerate() {
        last = index + 1;
        reader
            .line(line.trim_end())
            .map_err(|what| ParseRecordError { line: last, what })?;
    }
    Ok(last)
}

/// What is wrong with a record that was read to its end.
fn faults(record: &Record, checksum: &str, line: usize) -> Vec<ParseRecordError> {
    let mut errors: Vec<ParseRecordError> = record
        .faults()
        .into_iter()
        .map(|fault: RecordFault| ParseRecordError {
            line,
            what: RecordProblem::At {
                place: fault.place,
                problem: Box::new(fault.what),
            },
        })
        .collect();
    if record.checksum() != checksum {
        let checksum = record.checksum();
        let what = RecordProblem::Changed { checksum };
        errors.push(ParseRecordError { line, what });
    }
    errors
}

/// The text without its checksum.
pub(super) fn write_body(record: &Record) -> String {
    let mut text = format!("{HEAD}{VERSION}\nrules: {}\n", record.rules);
    let _ = writeln!(text, "white: {}\nblack: {}", record.white, record.black);
    let _ = writeln!(text, "match: {}", record.match_to);
    if let Some(side) = record.lost_on_time {
        let _ = writeln!(text, "{LOST_ON_TIME}: {side}");
    }
    if let Some(tournament) = &record.tournament {
        let _ = writeln!(text, "{TOURNAMENT}: {}", tournament.name);
        if let Some(round) = tournament.round {
            let _ = writeln!(text, "{ROUND}: {round}");
        }
    }
    for (name, value) in [
        ("commitment", &record.dice_commitment),
        ("seed", &record.dice_seed),
    ] {
        if let Some(value) = value {
            let _ = writeln!(text, "dice {name}: {value}");
        }
    }
    for line in &record.dice_links {
        let _ = writeln!(text, "dice links: {line}");
    }
    for cube_entry in &record.cube {
        let _ = writeln!(text, "cube: {cube_entry}");
    }
    for entry in &record.scores {
        let _ = writeln!(text, "score: {entry}");
    }
    for (index, game) in record.games.iter().enumerate() {
        let _ = writeln!(text, "\ngame {} from {}", index + 1, game.start);
        write_game(&mut text, game);
    }
    text
}

/// Writes the entries. Plays are written as the rules read them; if the entries do not follow from
/// the rules, their steps are written one by one.
fn write_game(text: &mut String, record: &GameRecord) {
    let mut game = Game::new(record.start);
    for (index, entry) in record.entries.iter().enumerate() {
        let _ = match entry {
            Entry::Opening { white, black } => writeln!(text, "opening {white}-{black}"),
            Entry::Throw {
                side,
                dice: [first, second],
            } => {
                writeln!(text, "{side} throws {first}-{second}")
            }
            Entry::Name { side, number } => writeln!(text, "{side} names {number}-{number}"),
            Entry::Play {
                mover,
                numbers,
                steps,
            } if steps.is_empty() => writeln!(text, "{mover} declines {}", join(numbers)),
            Entry::Play {
                mover,
                numbers,
                steps,
            } => {
                let written = play(game.position(), steps);
                writeln!(text, "{mover} plays {}: {written}", join(numbers))
            }
            Entry::Pass { mover, numbers } => writeln!(text, "{mover} passes {}", join(numbers)),
            Entry::Lost { mover, numbers } => writeln!(text, "{mover} loses {}", join(numbers)),
            Entry::HandOver { to, groups } => {
                let groups: Vec<String> = groups.iter().map(|group| join(group)).collect();
                writeln!(text, "{to} takes over {}", groups.join(" "))
            }
            Entry::Resign {
                side,
                win: WinKind::Single,
            } => writeln!(text, "{side} resigns"),
            Entry::Resign { side, win } => writeln!(text, "{side} resigns {}", win.name()),
            Entry::Result {
                winner: Some(side),
                name,
                units,
            } => {
                writeln!(text, "{side} wins {name} {units}")
            }
            Entry::Result {
                winner: None,
                name,
                units,
            } if name == TIE => writeln!(text, "{TIE} {units}"),
            Entry::Result { winner: None, .. } => writeln!(text, "draw"),
        };
        if index == game.entries().len() {
            let _ = act(&mut game, entry);
        }
    }
}

fn join(numbers: &[Die]) -> String {
    numbers
        .iter()
        .map(|die| die.to_string())
        .collect::<Vec<_>>()
        .join("-")
}

fn expected(form: impl Into<String>) -> RecordProblem {
    RecordProblem::Expected { form: form.into() }
}

fn read_head(line: &str) -> Result<(), RecordProblem> {
    match line.strip_prefix(HEAD) {
        Some(version) if version == VERSION.to_string() => Ok(()),
        Some(version) if version.parse::<u32>().is_ok() => Err(other_version(version)),
        _ => Err(expected(format!("`{HEAD}{VERSION}`"))),
    }
}

#[derive(Default)]
struct Reader {
    head: bool,
    rules: Option<MatchRules>,
    white: Option<String>,
    black: Option<String>,
    match_to: Option<u8>,
    lost_on_time: Option<Side>,
    tournament: Option<TournamentOf>,
    commitment: Option<String>,
    seed: Option<String>,
    links: Vec<String>,
    cube: Vec<CubeEntry>,
    scores: Vec<ScoreEntry>,
    games: Vec<GameRecord>,
    game: Option<Game>,
    /// Entries of the current game that were read; the rules may have written more.
    read: usize,
    checksum: Option<String>,
}

impl Reader {
    fn line(&mut self, line: &str) -> Result<(), RecordProblem> {
        if !self.head {
            self.head = true;
            return read_head(line);
        }
        if line.is_empty() {
            return Ok(());
        }
        if self.checksum.is_some() {
            return Err(RecordProblem::AfterChecksum);
        }
        if let Some(checksum) = line.strip_prefix("checksum ") {
            self.checksum = Some(checksum.to_owned());
            return self.end_game();
        }
        if let Some(rest) = line.strip_prefix("game ") {
            return self.begin_game(rest);
        }
        if self.game.is_some() {
            self.entry(line)
        } else {
            self.head_line(line)
        }
    }

    fn head_line(&mut self, line: &str) -> Result<(), RecordProblem> {
        let (name, value) = line
            .split_once(": ")
            .ok_or_else(|| expected("`name: value`"))?;
        let text = Some(value.to_owned());
        match name {
            "rules" => {
                let rules: MatchRules =
                    value.parse().map_err(|error: crate::ParseRulesError| {
                        RecordProblem::BadRules {
                            cause: error.to_string(),
                        }
                    })?;
                self.rules = Some(rules);
            }
            "white" => self.white = text,
            "black" => self.black = text,
            "match" => {
                let units = value.parse().map_err(|_| expected("units, 1 to 255"))?;
                self.match_to = Some(units);
            }
            LOST_ON_TIME => {
                let side = Side::ALL.into_iter().find(|side| side.to_string() == value);
                self.lost_on_time = Some(side.ok_or_else(|| expected("`white` or `black`"))?);
            }
            TOURNAMENT => {
                let name = value.to_owned();
                self.tournament = Some(TournamentOf { name, round: None });
            }
            ROUND => {
                let tournament = self.tournament.as_mut();
                let round = value
                    .parse()
                    .map_err(|_| expected("the number of a round"))?;
                tournament
                    .ok_or_else(|| expected("`tournament` before `round`"))?
                    .round = Some(round);
            }
            "dice commitment" => self.commitment = text,
            "dice seed" => self.seed = text,
            "dice links" if self.links.len() < DICE_LINKS_MAX => self.links.extend(text),
            "cube" if self.cube.len() < CUBE_ENTRIES_MAX => {
                let cube_entry = value.parse::<CubeEntry>();
                self.cube
                    .push(cube_entry.map_err(|error| error.to_string())?);
            }
            "score" if self.scores.len() < GAMES_MAX => {
                let entry = value.parse::<ScoreEntry>();
                self.scores.push(entry.map_err(|error| error.to_string())?);
            }
            _ => {
                let name = name.to_owned();
                return Err(RecordProblem::NotInHead { name });
            }
        }
        Ok(())
    }

    fn begin_game(&mut self, rest: &str) -> Result<(), RecordProblem> {
        self.end_game()?;
        if self.games.len() == GAMES_MAX {
            return Err(RecordProblem::TooManyGames { most: GAMES_MAX });
        }
        let number = self.games.len() + 1;
        let wrong = || expected(format!("`game {number} from` and a position id"));
        let (found, id) = rest.split_once(" from ").ok_or_else(wrong)?;
        if found != number.to_string() {
            return Err(wrong());
        }
        let start = id
            .parse()
            .map_err(
                |error: super::super::id::ParseIdError| RecordProblem::BadStart {
                    cause: error.to_string(),
                },
            )?;
        self.game = Some(Game::new(start));
        self.read = 0;
        Ok(())
    }

    fn end_game(&mut self) -> Result<(), RecordProblem> {
        let Some(game) = self.game.take() else {
            return Ok(());
        };
        if let Some(missing) = game.entries().get(self.read) {
            let entry = format!("{missing:?}");
            return Err(RecordProblem::MissingEntry { entry });
        }
        self.games.push(GameRecord::of(&game));
        Ok(())
    }

    fn entry(&mut self, line: &str) -> Result<(), RecordProblem> {
        let game = self.game.as_mut().ok_or(RecordProblem::NoGameBegun)?;
        let entry = read_entry(game, line)?;
        if self.read == game.entries().len() {
            act(game, &entry)?;
        }
        match game.entries().get(self.read) {
            Some(expected) if *expected == entry => {
                self.read += 1;
                Ok(())
            }
            Some(expected) => {
                let entry = format!("{expected:?}");
                Err(RecordProblem::OtherByRules { entry })
            }
            None => Err(RecordProblem::NothingByRules),
        }
    }

    /// What was read so far, with its checksum if it was there; `None` if the rules are not known.
    fn sound(mut self) -> Option<(Record, Option<String>)> {
        if let Some(game) = self.game.take() {
            self.games.push(GameRecord::of(&game));
        }
        let name = |side: Side| side.to_string();
        let record = Record {
            rules: self.rules?,
            white: self.white.unwrap_or_else(|| name(Side::White)),
            black: self.black.unwrap_or_else(|| name(Side::Black)),
            match_to: self.match_to.unwrap_or(1),
            dice_commitment: self.commitment,
            dice_seed: self.seed,
            dice_links: self.links,
            cube: self.cube,
            scores: self.scores,
            games: self.games,
            lost_on_time: self.lost_on_time,
            tournament: self.tournament,
        };
        Some((record, self.checksum))
    }

    fn finish(mut self) -> Result<(Record, String), RecordProblem> {
        self.end_game()?;
        let missing = |name| RecordProblem::Missing { name };
        let record = Record {
            rules: self.rules.ok_or_else(|| missing("rules"))?,
            white: self.white.ok_or_else(|| missing("white"))?,
            black: self.black.ok_or_else(|| missing("black"))?,
            match_to: self.match_to.ok_or_else(|| missing("match"))?,
            dice_commitment: self.commitment,
            dice_seed: self.seed,
            dice_links: self.links,
            cube: self.cube,
            scores: self.scores,
            games: self.games,
            lost_on_time: self.lost_on_time,
            tournament: self.tournament,
        };
        Ok((record, self.checksum.ok_or_else(|| missing("checksum"))?))
    }
}

fn read_entry(game: &Game, line: &str) -> Result<Entry, RecordProblem> {
    let words: Vec<&str> = line.split(' ').collect();
    let side = match words.first() {
        Some(&"white") => Some(Side::White),
        Some(&"black") => Some(Side::Black),
        _ => None,
    };
    match (side, words.as_slice()) {
        (None, ["opening", dice]) => {
            let Dice {
                first: white,
                second: black,
            } = read_dice(dice)?;
            Ok(Entry::Opening { white, black })
        }
        (None, ["draw"]) => Ok(Entry::Result {
            winner: None,
            name: "draw".to_owned(),
            units: 0,
        }),
        (None, [TIE, units]) => read_result(None, TIE, units),
        (Some(side), [_, "throws", dice]) => {
            let dice = read_dice(dice)?;
            Ok(Entry::Throw {
                side,
                dice: [dice.first, dice.second],
            })
        }
        (Some(side), [_, "names", doublet]) => read_named(side, doublet),
        (Some(mover), [_, "plays", numbers, play @ ..]) => {
            let numbers = read_numbers(numbers.strip_suffix(':').unwrap_or(numbers))?;
            let steps = parse_play(game.position(), &play.join(" ")).map_err(|error| {
                RecordProblem::IllegalPlay {
                    cause: error.to_string(),
                }
            })?;
            Ok(Entry::Play {
                mover,
                numbers,
                steps,
            })
        }
        (Some(mover), [_, "declines", numbers]) => Ok(Entry::Play {
            mover,
            numbers: read_numbers(numbers)?,
            steps: Vec::new(),
        }),
        (Some(mover), [_, "passes", numbers]) => Ok(Entry::Pass {
            mover,
            numbers: read_numbers(numbers)?,
        }),
        (Some(mover), [_, "loses", numbers]) => Ok(Entry::Lost {
            mover,
            numbers: read_numbers(numbers)?,
        }),
        (Some(to), [_, "takes", "over", groups @ ..]) => {
            let groups = groups
                .iter()
                .map(|group| read_numbers(group))
                .collect::<Result<_, _>>()?;
            Ok(Entry::HandOver { to, groups })
        }
        (Some(side), [_, "resigns", kind @ ..]) => read_resignation(side, kind),
        (Some(side), [_, "wins", name, units]) => read_result(Some(side), name, units),
        _ => Err(expected(
            "what a side does: throws, names, plays, declines, passes, loses, takes over, \
             resigns or wins; or `opening`, `draw` or `tie`",
        )),
    }
}

/// Reads a doublet that a side named.
fn read_named(side: Side, doublet: &str) -> Result<Entry, RecordProblem> {
    let dice = read_dice(doublet)?;
    if !dice.is_doublet() {
        return Err(expected("two equal numbers, such as `3-3`"));
    }
    let number = dice.first;
    Ok(Entry::Name { side, number })
}

/// Reads what a side resigns; a single game is not named.
fn read_result(winner: Option<Side>, name: &str, units: &str) -> Result<Entry, RecordProblem> {
    Ok(Entry::Result {
        winner,
        name: name.to_owned(),
        units: units.parse().map_err(|_| expected("units, 1 to 15"))?,
    })
}

fn read_resignation(side: Side, kind: &[&str]) -> Result<Entry, RecordProblem> {
    let win = match kind {
        [] => Some(WinKind::Single),
        [name] => WinKind::from_name(name),
        _ => None,
    };
    let win = win.ok_or_else(|| expected("`single`, `double`, `triple`, `capote` or `left`"))?;
    Ok(Entry::Resign { side, win })
}

fn read_dice(text: &str) -> Result<Dice, RecordProblem> {
    text.parse()
        .map_err(|error: crate::ParseDiceError| error.to_string().into())
}

fn read_numbers(text: &str) -> Result<Vec<Die>, RecordProblem> {
    let number = |text: &str| text.parse().ok().and_then(Die::new);
    let numbers: Option<Vec<Die>> = text.split('-').map(number).collect();
    numbers.ok_or_else(|| expected("numbers from 1 to 6, such as `6-5`"))
}

#[cfg(test)]
mod tests;
