//! The records of `temp.xg`, each of 2,560 bytes: the match, its games, decisions about the cube,
//! plays and results.

use super::super::bytes::{board_at, i32_at, u16_at};
use super::super::{Archive, ImportError};
use super::{FORMAT, damaged, position};
use crate::games::backgammon::DECLARATION;
use crate::notation::decode::windows_1252;
use crate::notation::import::game::{GameHead, Reader};
use crate::notation::record::{CubeDecision, RecordProblem};
use crate::{Dice, Die, Movement, Point, Side};

/// The bytes of a record.
const RECORD_BYTES: usize = 2560;
/// The length of a game for money.
const ENDLESS: i32 = 99_999;
/// The version from which names are UTF-16 too.
const UTF_16_VERSION: i32 = 24;
/// The version from which the largest cube is known.
const LIMIT_VERSION: i32 = 8;
/// The version from which automatic doubles are counted.
const AUTOMATIC_VERSION: i32 = 26;
/// The characters of a name in UTF-16.
const NAME_UNITS: usize = 129;
/// Where the event, the place and the round are named, in short and in UTF-16.
const EVENT: [(usize, usize); 3] = [(136, 622), (283, 1396), (417, 1654)];
/// The names of the variations.
const VARIATIONS: [&str; 4] = ["Backgammon", "Nackgammon", "Hypergammon", "Longgammon"];
/// A place in a play that means the bar.
const BAR: i32 = 24;

/// The record of a match.
#[derive(Debug)]
pub(super) struct MatchHead {
    pub(super) names: [String; 2],
    /// Units of the match; 0 is a game for money.
    pub(super) length: u8,
    version: i32,
    pub(super) has_jacoby: bool,
    pub(super) has_beavers: bool,
    has_automatic: bool,
    pub(super) limit: Option<u8>,
    /// Whether an event, a place or a round is named.
    has_event: bool,
}

impl MatchHead {
    fn read(record: &[u8]) -> Result<Self, ImportError> {
        let number = |at| i32_at(record, at).unwrap_or(0);
        if record.get(556..560) != Some(b"DMLI") {
            return Err(damaged("the record of the match has no mark"));
        }
        let variation = number(96);
        if variation != 0 {
            let found = usize::try_from(variation).ok();
            let name = found.and_then(|index| VARIATIONS.get(index));
            return Err(ImportError::of_file(RecordProblem::OtherRules {
                kind: "variation",
                name: name.map_or_else(|| variation.to_string(), |&name| name.to_owned()),
                format: FORMAT,
            }));
        }
        let version = number(552);
        let is_wide = version >= UTF_16_VERSION;
        let name = |short: usize, wide: usize| {
            let wide = is_wide.then(|| utf_16(record, wide));
            let wide = wide.filter(|name| !name.is_empty());
            wide.unwrap_or_else(|| short_text(record, short))
        };
        let is_set = |at: usize| record[at] != 0;
        Ok(Self {
            names: [name(9, 880), name(50, 1138)],
            length: length(number(92))?,
            version,
            has_jacoby: is_set(101),
            has_beavers: is_set(102),
            has_automatic: is_set(103),
            has_event: EVENT
                .iter()
                .any(|&(short, wide)| !name(short, wide).is_empty()),
            limit: (version >= LIMIT_VERSION)
                .then(|| number(612))
                .and_then(|limit| u8::try_from(limit).ok())
                .filter(|limit| (1..=10).contains(limit)),
        })
    }

    /// The rules of the cube in the file that a record does not hold.
    fn rules_left_out(&self) -> Option<RecordProblem> {
        let names = [
            (self.has_jacoby && self.length == 0, "Jacoby"),
            (self.has_beavers && self.length == 0, "beavers"),
            (self.has_automatic && self.length == 0, "automatic doubles"),
        ];
        RecordProblem::cube_rules(&names)
    }
}

/// Returns the units of a match.
fn length(found: i32) -> Result<u8, ImportError> {
    if found == ENDLESS {
        return Ok(0);
    }
    let units = u32::try_from(found).map_err(|_| damaged("the length of the match is negative"))?;
    u8::try_from(units).map_err(|_| ImportError::of_file(RecordProblem::TooManyUnits { units }))
}

/// Reads a text of a code page, with its length before it.
fn short_text(record: &[u8], at: usize) -> String {
    let length = usize::from(record[at]).min(40);
    windows_1252(&record[at + 1..=at + length])
}

/// Reads a text of UTF-16 that ends with a zero.
fn utf_16(record: &[u8], at: usize) -> String {
    let units = (0..NAME_UNITS).map_while(|index| u16_at(record, at + 2 * index));
    let units: Vec<u16> = units.take_while(|&unit| unit != 0).collect();
    String::from_utf16_lossy(&units)
}

/// The side that a number names: 1 is the first player, who is White.
pub(super) const fn side(number: i32) -> Option<Side> {
    match number {
        1 => Some(Side::White),
        -1 => Some(Side::Black),
        _ => None,
    }
}

/// The dice of a play; `None` if it has none.
pub(super) fn dice(record: &[u8]) -> Option<Dice> {
    let die = |at| {
        let number = i32_at(record, at)?;
        Die::new(u8::try_from(number).ok()?)
    };
    Some(Dice::new(die(100)?, die(104)?))
}

/// Reads the records. `has_comments` says whether the archive has comments.
pub(super) fn read(content: &[u8], has_comments: bool) -> Result<Archive, ImportError> {
    let records: Vec<&[u8]> = content.chunks_exact(RECORD_BYTES).collect();
    let head = match records.first() {
        Some(first) if first[8] == 0 => MatchHead::read(first)?,
        _ => return Err(damaged("the record of the match is missing")),
    };
    let mut notes = Vec::new();
    let has_analysis = |record: &&[u8]| match record[8] {
        2 => i32_at(record, 92).is_some_and(|level| level > 0),
        3 => i32_at(record, 120).is_some_and(|candidates| candidates > 0),
        _ => false,
    };
    if records.iter().any(has_analysis) {
        notes.push(RecordProblem::AnalysisLeftOut);
    }
    if has_comments {
        notes.push(RecordProblem::CommentsLeftOut);
    }
    if let Some((record, game)) = position::question(&records) {
        let found = position::read(record, game, &head)?;
        let notes = notes.into_iter().map(ImportError::of_file).collect();
        return Ok(Archive::Position(Box::new(found), notes));
    }
    notes.extend(head.has_event.then(RecordProblem::event_left_out));
    notes.extend(head.rules_left_out());
    let mut reader = Reader::new(head.length);
    reader.at_file();
    for (side, name) in Side::ALL.into_iter().zip(&head.names) {
        reader.name(side, name);
    }
    let mut games = Games {
        reader,
        version: head.version,
        game: 0,
        row: 0,
        is_left_out: false,
        automatic: 0,
    };
    games.read(&records);
    let mut reader = games.reader;
    reader.at_file();
    for note in notes {
        reader.note(note);
    }
    let imported = reader.finish()?;
    Ok(Archive::Record(Box::new(imported)))
}

/// Reads the games of a match.
struct Games {
    reader: Reader,
    version: i32,
    /// The number of the game, and of the throw or decision in it.
    game: usize,
    row: usize,
    /// Whether the current game is left out.
    is_left_out: bool,
    /// Automatic doubles of the current game, while nobody has doubled.
    automatic: u32,
}

impl Games {
    fn read(&mut self, records: &[&[u8]]) {
        for record in records {
            let done = match record[8] {
                1 => match self.begin(record) {
                    Err(fault) => {
                        self.reader.cut(fault);
                        return;
                    }
                    Ok(()) => Ok(()),
                },
                2 | 3 if self.is_left_out => Ok(()),
                2 => self.cube(record),
                3 => self.play(record),
                4 if !self.is_left_out => self.end(record),
                5 => return,
                _ => Ok(()),
            };
            if let Err(fault) = done {
                self.reader.cut(fault);
            }
        }
    }

    fn begin(&mut self, record: &[u8]) -> Result<(), ImportError> {
        self.game += 1;
        self.row = 0;
        self.reader.at_row(self.game, 0);
        let units = |at| i32_at(record, at).and_then(|units| u16::try_from(units).ok());
        let head = GameHead {
            number: i32_at(record, 48).and_then(|number| u32::try_from(number).ok()),
            score: units(12)
                .zip(units(16))
                .map(|(white, black)| [white, black]),
        };
        self.automatic = match i32_at(record, 64) {
            Some(count @ 1..=6) if self.version >= AUTOMATIC_VERSION => count.unsigned_abs(),
            _ => 0,
        };
        let number = head.number.filter(|&number| number > 0);
        let start = crate::Position::start(crate::games::backgammon::RULES);
        self.reader.begin(start, GameHead { number, ..head })?;
        self.is_left_out = board_at(record, 21) != Some(start_board());
        if self.is_left_out {
            let fault = self
                .reader
                .error(RecordProblem::PositionSetUp { format: FORMAT });
            self.reader.leave_out(fault, true);
        }
        Ok(())
    }

    fn cube(&mut self, record: &[u8]) -> Result<(), ImportError> {
        let number = |at| i32_at(record, at).unwrap_or(0);
        let (Some(side), 1) = (side(number(12)), number(16)) else {
            return Ok(());
        };
        self.row += 1;
        self.reader.at_row(self.game, self.row);
        let value = match std::mem::take(&mut self.automatic) {
            0 => None,
            count => Some(2 << count),
        };
        self.reader.double(side, value)?;
        let other = side.other();
        match number(20) {
            1 => self.reader.cube(other, CubeDecision::Take),
            2 => {
                self.beaver(other)?;
                match number(28) {
                    1 => self.beaver(side),
                    _ => Ok(()),
                }
            }
            0 => self.reader.cube(other, CubeDecision::Drop),
            _ => Ok(()),
        }
    }

    /// A beaver takes the double and doubles again; the other player keeps playing with it.
    fn beaver(&mut self, side: Side) -> Result<(), ImportError> {
        self.reader.cube(side, CubeDecision::Take)?;
        self.reader.double(side, None)?;
        self.reader.cube(side.other(), CubeDecision::Take)
    }

    fn play(&mut self, record: &[u8]) -> Result<(), ImportError> {
        let who = i32_at(record, 64).and_then(side);
        let (Some(side), Some(dice)) = (who, dice(record)) else {
            return Ok(());
        };
        self.row += 1;
        self.reader.at_row(self.game, self.row);
        self.reader.stage(side, dice, &play(record))
    }

    fn end(&mut self, record: &[u8]) -> Result<(), ImportError> {
        let Some(winner) = i32_at(record, 24).and_then(side) else {
            return Ok(());
        };
        let units = i32_at(record, 28).and_then(|units| u16::try_from(units).ok());
        // The record does not hold automatic doubles: they are taken out of the units.
        let units = units.map(|units| units >> self.automatic);
        self.reader.win(winner, units)
    }
}

/// Writes a play in the words of this program. Places that are none stay numbers, so that the play
/// is refused with them.
fn play(record: &[u8]) -> String {
    let place = |number: i32| match number {
        BAR => "bar".to_owned(),
        ..0 => "off".to_owned(),
        _ => (i64::from(number) + 1).to_string(),
    };
    let pair = |index: usize| i32_at(record, 68 + 8 * index).zip(i32_at(record, 72 + 8 * index));
    let pairs = (0..4).map_while(pair);
    let pairs = pairs.take_while(|&(from, to)| from >= 0 && (from, to) != (0, 0));
    let moves: Vec<String> = pairs
        .map(|(from, to)| format!("{}/{}", place(from), place(to)))
        .collect();
    moves.join(" ")
}

/// The board at the start of a game, as the first player sees it.
fn start_board() -> [i8; 26] {
    let mut board = [0; 26];
    for &(point, men) in DECLARATION.layout.points {
        let Some(point) = Point::new(point) else {
            continue;
        };
        let men = men as i8;
        board[usize::from(point.get())] = men;
        board[usize::from(Movement::Contrary.facing(point).get())] = -men;
    }
    board
}
