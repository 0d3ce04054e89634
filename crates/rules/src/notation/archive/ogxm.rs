//! Matches of OpenGammon, `.ogxm`, version 2: a head, and sections with a name and a length.
//!
//! A section has records: their length, a mask of the optional fields, the required fields, and
//! the optional ones in the order of their bits. Unknown fields are stepped over by the length.

use super::bytes::{Bytes, board_at, u16_at, u32_at};
use super::crc32::crc32;
use super::{ImportError, RecordImport};
use crate::games::backgammon::{DECLARATION, RULES};
use crate::notation::import::game::{GameHead, Reader};
use crate::notation::record::{CubeDecision, GAMES_MAX, RecordProblem};
use crate::{Dice, Die, Position, Side};

/// The first bytes.
pub(super) const MAGIC: &[u8] = b"OGXM";
/// The last bytes.
const END: &[u8] = b"END!";
/// The name of the format in messages.
const FORMAT: &str = "OpenGammon";
/// The bytes of the head.
const HEAD_BYTES: usize = 16;
/// The newest version of readers that a file may need.
const VERSION: [u16; 2] = [2, 2];
/// The most plies of a game, and of all games.
const PLIES_MAX: usize = 1_500;
const ALL_PLIES_MAX: usize = 100_000;
/// The longest text in bytes.
const TEXT_BYTES_MAX: usize = 4_096;
/// The names of the variants.
const VARIANTS: [&str; 4] = ["Backgammon", "Nackgammon", "Hypergammon", "Longgammon"];
/// The sections that are left out, with what they hold; `CSUM` has the checksum.
const SECTIONS: [(&[u8; 4], &str); 9] = [
    (b"ANAL", "analysis"),
    (b"DECS", "analysis"),
    (b"CLCK", "clocks"),
    (b"VIDO", "video"),
    (b"ANNO", "annotations"),
    (b"SIGN", "signatures"),
    (b"MSIG", "signatures"),
    (b"CSUM", ""),
    (b"GAME", ""),
];
/// The place of Black's bar; place 0 is White's.
const BLACK_BAR: i16 = 25;
/// The flag of a section without which the file cannot be understood.
const REQUIRED: u8 = 1;
/// The bits of an event, its stage and its round.
const EVENT: [u32; 3] = [12, 15, 16];
/// The flags of the rules of the cube.
const JACOBY: u64 = 2;
const BEAVERS: u64 = 4;
const RACCOONS: u64 = 8;
const AUTOMATIC: u64 = 16;
/// The bits of a ply: its kind, its side, and whether more fields follow.
const KIND: u8 = 0x3f;
const BLACK: u8 = 0x40;
const EXTRAS: u8 = 0x80;

const fn damaged(part: &'static str) -> ImportError {
    super::damaged(FORMAT, part)
}

/// A section of a file.
struct Section<'a> {
    name: &'a [u8],
    flags: u8,
    content: &'a [u8],
}

/// Reads a match.
pub(super) fn read(bytes: &[u8]) -> Result<RecordImport, ImportError> {
    check_version(bytes)?;
    let sections = sections(bytes)?;
    let known = |section: &Section<'_>| {
        let is_known = SECTIONS.iter().any(|(name, _)| section.name == *name);
        is_known || section.name == b"MTCH"
    };
    let is_strange = |section: &&Section<'_>| section.flags & REQUIRED > 0 && !known(section);
    if sections.iter().any(|section| is_strange(&section)) {
        return Err(damaged("a section that must be understood is not known"));
    }
    let match_section = sections.iter().find(|section| section.name == b"MTCH");
    let content = match_section
        .ok_or(damaged("the section MTCH is missing"))?
        .content;
    let head = MatchHead::read(content)?;
    let mut reader = Reader::new(head.length);
    reader.at_file();
    for (side, name) in Side::ALL.into_iter().zip(head.names) {
        reader.name(side, name.unwrap_or_default());
    }
    let games: Vec<&[u8]> = sections
        .iter()
        .filter(|section| section.name == b"GAME")
        .map(|section| section.content)
        .collect();
    if games.len() > GAMES_MAX {
        let most = GAMES_MAX;
        return Err(reader.error(RecordProblem::TooManyGames { most }));
    }
    let mut plies_left = ALL_PLIES_MAX;
    for (index, content) in games.iter().enumerate() {
        reader.at_row(index + 1, 0);
        let score = head.score.filter(|_| index == 0);
        let read = GameReader::new(&mut reader, index + 1).read(content, score, &mut plies_left);
        if let Err(fault) = read {
            reader.cut(fault);
        }
    }
    reader.at_file();
    if head.has_event {
        reader.note(RecordProblem::event_left_out());
    }
    note_losses(&mut reader, &sections, head.rules);
    reader.finish()
}

/// Refuses files of another version by name.
fn check_version(bytes: &[u8]) -> Result<(), ImportError> {
    let part = |at| u16_at(bytes, at).ok_or(damaged("its head is incomplete"));
    let [writer, reader] = [[part(4)?, part(6)?], [part(8)?, part(10)?]];
    let refused = match writer[0] {
        2.. if reader <= VERSION => return Ok(()),
        0 | 1 => writer,
        _ => reader,
    };
    let version = format!("{}.{}", refused[0], refused[1]);
    Err(ImportError::of_file(RecordProblem::FormatVersion {
        format: FORMAT,
        version,
    }))
}

/// Returns the sections, after the checks of the size and the checksum.
fn sections(bytes: &[u8]) -> Result<Vec<Section<'_>>, ImportError> {
    let size = u32_at(bytes, 12).and_then(|size| usize::try_from(size).ok());
    if size != Some(bytes.len()) {
        return Err(damaged("its size differs from the one in its head"));
    }
    let body = bytes
        .get(HEAD_BYTES..)
        .and_then(|body| body.strip_suffix(END));
    let mut rest = Bytes::new(body.ok_or(damaged("it does not end with END!"))?);
    let mut sections = Vec::new();
    while !rest.is_empty() {
        let start = bytes.len() - END.len() - rest.rest().len();
        let mut take = || {
            let name = rest.take(4)?;
            let length = usize::try_from(u32_at(rest.take(4)?, 0)?).ok()?;
            let flags = rest.byte()?;
            let content = rest.take(length)?;
            Some(Section {
                name,
                flags,
                content,
            })
        };
        let section = take().ok_or(damaged("a section is incomplete"))?;
        if section.name == b"CSUM" && !is_checksum(section.content, &bytes[..start]) {
            return Err(damaged("its checksum differs"));
        }
        sections.push(section);
    }
    Ok(sections)
}

/// Whether a section has the checksum of the bytes before it, or one of a kind that is not known.
fn is_checksum(content: &[u8], before: &[u8]) -> bool {
    let read = || {
        let (mut record, _) = record(&mut Bytes::new(content))?;
        let (kind, length) = (varint(&mut record)?, varint(&mut record)?);
        match (kind, length) {
            (0, 4) => Some(u32_at(record.take(4)?, 0)? == crc32(before)),
            (0, _) => None,
            _ => Some(true),
        }
    };
    read().unwrap_or(false)
}

/// Reads a number in groups of seven bits, the lowest first; none may have a group too many.
fn varint(bytes: &mut Bytes<'_>) -> Option<u64> {
    let mut number = 0;
    for shift in (0..64).step_by(7) {
        let byte = bytes.byte()?;
        let bits = u64::from(byte & 0x7f);
        if bits << shift >> shift != bits || byte == 0 && shift > 0 {
            return None;
        }
        number |= bits << shift;
        if byte & 0x80 == 0 {
            return Some(number);
        }
    }
    None
}

/// Takes a record, and returns its fields with the mask of those that are optional.
fn record<'a>(bytes: &mut Bytes<'a>) -> Option<(Bytes<'a>, u64)> {
    let length = usize::try_from(varint(bytes)?).ok()?;
    let mut fields = Bytes::new(bytes.take(length)?);
    let mask = varint(&mut fields)?;
    Some((fields, mask))
}

fn text<'a>(bytes: &mut Bytes<'a>) -> Option<&'a str> {
    let length = usize::try_from(varint(bytes)?).ok()?;
    if length > TEXT_BYTES_MAX {
        return None;
    }
    std::str::from_utf8(bytes.take(length)?).ok()
}

/// The head of a match.
struct MatchHead<'a> {
    length: u8,
    names: [Option<&'a str>; 2],
    /// The flags of the rules of the cube.
    rules: u64,
    /// Whether an event, a stage or a round is named.
    has_event: bool,
    /// The score at the start.
    score: Option<[u16; 2]>,
}

impl<'a> MatchHead<'a> {
    fn read(content: &'a [u8]) -> Result<Self, ImportError> {
        let incomplete = || damaged("the section MTCH is incomplete");
        let (mut fields, mask) = record(&mut Bytes::new(content)).ok_or_else(incomplete)?;
        let length = varint(&mut fields).ok_or_else(incomplete)?;
        let variant = varint(&mut fields).ok_or_else(incomplete)?;
        if variant != 0 {
            let found = usize::try_from(variant).ok();
            let name = found.and_then(|index| VARIANTS.get(index));
            return Err(ImportError::of_file(RecordProblem::OtherRules {
                kind: "variation",
                name: name.map_or_else(|| variant.to_string(), |&name| name.to_owned()),
                format: FORMAT,
            }));
        }
        let has = |bit: u32| mask >> bit & 1 == 1;
        let mut optional = || {
            let white = if has(0) {
                Some(text(&mut fields)?)
            } else {
                None
            };
            let black = if has(1) {
                Some(text(&mut fields)?)
            } else {
                None
            };
            let rules = if has(2) { varint(&mut fields)? } else { 0 };
            if has(3) {
                varint(&mut fields)?;
            }
            let mut units = || u16::try_from(varint(&mut fields)?).ok();
            let score = if has(4) {
                Some([units()?, units()?])
            } else {
                None
            };
            Some(([white, black], rules, score))
        };
        let (names, rules, score) = optional().ok_or_else(incomplete)?;
        let units = u32::try_from(length).unwrap_or(u32::MAX);
        let length = u8::try_from(length)
            .map_err(|_| ImportError::of_file(RecordProblem::TooManyUnits { units }))?;
        Ok(Self {
            length,
            names,
            rules,
            has_event: EVENT.into_iter().any(has),
            score,
        })
    }
}

/// The head of a game.
struct ResultHead {
    winner: Option<Side>,
    units: Option<u16>,
    /// Whether the game starts as backgammon does, with the cube in the middle.
    is_usual: bool,
    /// Automatic doubles before the first ply.
    automatic: u32,
}

impl ResultHead {
    fn read(bytes: &mut Bytes<'_>) -> Option<Self> {
        let (mut fields, mask) = record(bytes)?;
        let has = |bit: u32| mask >> bit & 1 == 1;
        let winner = match has(0).then(|| varint(&mut fields)) {
            None => None,
            Some(seat) => Some(if seat? == 0 { Side::White } else { Side::Black }),
        };
        let units = if has(1) {
            Some(u16::try_from(varint(&mut fields)?).ok()?)
        } else {
            None
        };
        // Bit 2, the last game, is a flag without a value.
        let board = if has(3) {
            Some(board_at(fields.take(26)?, 0)?)
        } else {
            None
        };
        let cube = if has(4) { varint(&mut fields)? } else { 1 };
        if has(5) {
            varint(&mut fields)?;
        }
        let automatic = if has(6) { varint(&mut fields)? } else { 0 };
        Some(Self {
            winner,
            units,
            is_usual: board.is_none_or(|board| board == start_board()) && cube == 1,
            automatic: u32::try_from(automatic).ok().filter(|&count| count <= 6)?,
        })
    }
}

/// The board at the start of a game by places, White's men positive.
fn start_board() -> [i8; 26] {
    let mut board = [0; 26];
    for &(point, men) in DECLARATION.layout.points {
        let men = men as i8;
        board[BLACK_BAR as usize - usize::from(point)] = men;
        board[usize::from(point)] = -men;
    }
    board
}

/// Reads the plies of a game.
struct GameReader<'a> {
    reader: &'a mut Reader,
    game: usize,
    row: usize,
    /// Automatic doubles, while nobody has doubled.
    automatic: u32,
    has_ended: bool,
}

impl<'a> GameReader<'a> {
    const fn new(reader: &'a mut Reader, game: usize) -> Self {
        Self {
            reader,
            game,
            row: 0,
            automatic: 0,
            has_ended: false,
        }
    }

    fn read(
        mut self,
        content: &[u8],
        score: Option<[u16; 2]>,
        plies_left: &mut usize,
    ) -> Result<(), ImportError> {
        let mut bytes = Bytes::new(content);
        let head = ResultHead::read(&mut bytes);
        let number = u32::try_from(self.game).ok();
        self.reader
            .begin(Position::start(RULES), GameHead { number, score })?;
        let Some(head) = head else {
            return Err(self.incomplete());
        };
        if !head.is_usual {
            let fault = self
                .reader
                .error(RecordProblem::PositionSetUp { format: FORMAT });
            self.reader.leave_out(fault, true);
            return Ok(());
        }
        self.automatic = head.automatic;
        while !bytes.is_empty() {
            self.row += 1;
            self.reader.at_row(self.game, self.row);
            *plies_left = plies_left.saturating_sub(1);
            if self.row > PLIES_MAX || *plies_left == 0 {
                let most = PLIES_MAX;
                return Err(self.reader.error(RecordProblem::TooManyEntries { most }));
            }
            let read = self.ply(&mut bytes);
            if let Err(fault) = read {
                self.reader.cut(fault);
            }
            if self.has_ended {
                break;
            }
        }
        match head.winner {
            Some(winner) => {
                // The record does not hold automatic doubles: they are taken out of the units.
                let units = head.units.map(|units| units >> self.automatic);
                self.reader.win(winner, units)
            }
            None => Ok(()),
        }
    }

    fn incomplete(&self) -> ImportError {
        self.reader.error(RecordProblem::DamagedFile {
            format: FORMAT,
            part: "the section GAME is incomplete",
        })
    }

    /// Reads a ply. After an incomplete one, nothing more of the game can be read.
    fn ply(&mut self, bytes: &mut Bytes<'_>) -> Result<(), ImportError> {
        let mut take = || {
            let head = bytes.byte()?;
            let dice = dice(head & KIND);
            let steps = match dice {
                Some(dice) => steps(bytes, dice)?,
                None => Vec::new(),
            };
            if head & EXTRAS > 0 {
                record(bytes)?;
            }
            Some((head, dice, steps))
        };
        let Some((head, dice, steps)) = take() else {
            self.has_ended = true;
            return Err(self.incomplete());
        };
        let side = match head & BLACK {
            0 => Side::White,
            _ => Side::Black,
        };
        if let Some(dice) = dice {
            let moves: Vec<String> = steps.iter().map(|&step| hop(side, step)).collect();
            return self.reader.stage(side, dice, &moves.join(" "));
        }
        self.decision(head & KIND, side)
    }

    /// Reads a ply that is no throw.
    fn decision(&mut self, kind: u8, side: Side) -> Result<(), ImportError> {
        match kind {
            21 => {
                let value = match std::mem::take(&mut self.automatic) {
                    0 => None,
                    count => Some(2 << count),
                };
                self.reader.double(side, value)
            }
            22 => self.reader.cube(side, CubeDecision::Take),
            23 => self.reader.cube(side, CubeDecision::Drop),
            // A beaver takes the double and doubles again; the other side keeps playing with it.
            32 | 33 => {
                self.reader.cube(side, CubeDecision::Take)?;
                self.reader.double(side, None)?;
                self.reader.cube(side.other(), CubeDecision::Take)
            }
            27..=29 => self.reader.resign(side),
            31 | 36 => Err(self.reader.error(RecordProblem::BoardSet)),
            // The end of a game or a match, a settlement, and a side that passes.
            24 | 26 | 34 | 37 => Ok(()),
            _ => {
                let text = format!("ply {kind}");
                Err(self.reader.error(RecordProblem::NotARow { text }))
            }
        }
    }
}

/// The throw that a kind of ply names: 11, 12 … 16, 22 … 66.
fn dice(kind: u8) -> Option<Dice> {
    let mut throws = (1..=6).flat_map(|low| (low..=6).map(move |high| (low, high)));
    let (low, high) = throws.nth(kind.into())?;
    Some(Dice::new(Die::new(low)?, Die::new(high)?))
}

/// Takes the steps of a throw: four for a doublet, otherwise two; a zero ends them early.
fn steps(bytes: &mut Bytes<'_>, dice: Dice) -> Option<Vec<u8>> {
    let most = if dice.first == dice.second { 4 } else { 2 };
    let mut steps = Vec::with_capacity(most);
    while steps.len() < most {
        match bytes.byte()? {
            0 => break,
            step => steps.push(step),
        }
    }
    Some(steps)
}

/// Writes a step in the mover's numbering. White moves up the places, Black moves down.
fn hop(side: Side, step: u8) -> String {
    let (place, pips) = (i16::from(step & 0x1f), i16::from(step >> 5));
    let from = match side {
        Side::White => BLACK_BAR - place,
        Side::Black => place,
    };
    let origin = match from {
        BLACK_BAR => "bar".to_owned(),
        _ => from.to_string(),
    };
    match from - pips {
        ..=0 => format!("{origin}/off"),
        to => format!("{origin}/{to}"),
    }
}

/// Notes what the file has and the record has not.
fn note_losses(reader: &mut Reader, sections: &[Section<'_>], rules: u64) {
    let mut names: Vec<&str> = Vec::new();
    for section in sections {
        let found = SECTIONS.iter().find(|(name, _)| section.name == *name);
        let name = found.map_or("sections that are not known", |&(_, name)| name);
        if !name.is_empty() && section.name != b"MTCH" && !names.contains(&name) {
            names.push(name);
        }
    }
    if names.contains(&"analysis") {
        reader.note(RecordProblem::AnalysisLeftOut);
        names.retain(|&name| name != "analysis");
    }
    if !names.is_empty() {
        let names = names.join(", ");
        reader.note(RecordProblem::ExtrasLeftOut { names });
    }
    let has = |flag: u64| rules & flag > 0;
    let rules = [
        (has(JACOBY), "Jacoby"),
        (has(BEAVERS), "beavers"),
        (has(RACCOONS), "raccoons"),
        (has(AUTOMATIC), "automatic doubles"),
    ];
    if let Some(note) = RecordProblem::cube_rules(&rules) {
        reader.note(note);
    }
}
