//! Records: whole games and matches, as readable text and (through `serde`) as JSON.
//!
//! A record is never taken on trust: reading one replays it step by step, and what the rules say
//! must follow, such as a hand-over, must be what is written.

mod cube;
mod problem;
mod replay;
mod score;
mod text;

use super::checksum::Checksum;
use crate::{Entry, MatchRules, Position, Side};

pub use cube::{CubeDecision, CubeEntry, ParseCubeEntryError};
pub use problem::RecordProblem;
pub(super) use replay::act;
pub use score::{ParseScoreEntryError, ScoreEntry};
pub use text::ParseRecordError;

/// The value of `format` in every record that is JSON.
pub const FORMAT: &str = "rosespring-record";
/// The version written, and the only one read.
pub const VERSION: u32 = 1;
/// The longest record that is read, in bytes.
pub const RECORD_BYTES_MAX: usize = 4 << 20;
/// The most games in a record.
pub const GAMES_MAX: usize = 1_000;
/// The most entries in a game.
pub const ENTRIES_MAX: usize = 50_000;
/// The longest name of a player, in characters.
pub const NAME_CHARS_MAX: usize = 40;
/// The longest commitment or seed, in characters.
pub const DICE_CHARS_MAX: usize = 200;
/// The most lines about links of dice in a record.
pub const DICE_LINKS_MAX: usize = 60_000;
/// The longest such line, in characters.
pub const DICE_LINK_CHARS_MAX: usize = 240;
/// The longest name of a tournament, in characters.
pub const TOURNAMENT_CHARS_MAX: usize = 80;
/// The most decisions about the cube in a record.
pub const CUBE_ENTRIES_MAX: usize = 10_000;

/// A match, or a single game as a match to 1.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Record {
    /// The rules of the games.
    pub rules: MatchRules,
    /// Who played White.
    pub white: String,
    /// Who played Black.
    pub black: String,
    /// Units the match is played to.
    pub match_to: u8,
    /// How the dice were committed to before the first throw, a hash for instance.
    pub dice_commitment: Option<String>,
    /// What opens the commitment, told after the last throw.
    pub dice_seed: Option<String>,
    /// The links from which the dice follow if several parties threw them together, one text for
    /// each commitment and each throw. The crate of the dice reads them.
    pub dice_links: Vec<String>,
    /// Decisions about the doubling cube in a record of another program, in order. They do not
    /// change the units of a game.
    pub cube: Vec<CubeEntry>,
    /// Scores that do not follow from the games before them, in a record of another program, in
    /// order. Games count their units as if there were none.
    pub scores: Vec<ScoreEntry>,
    /// The games, first to last; only the last one may be unfinished.
    pub games: Vec<GameRecord>,
    /// The side that lost the match on time, in the last game or before it.
    pub lost_on_time: Option<Side>,
    /// The tournament in which the match was played.
    pub tournament: Option<TournamentOf>,
}

/// The tournament in which a match was played.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
pub struct TournamentOf {
    /// The name.
    pub name: String,
    /// The number of the round, from 1; `None` if the tournament has no rounds.
    #[cfg_attr(
        feature = "serde",
        serde(default, skip_serializing_if = "Option::is_none")
    )]
    pub round: Option<u16>,
}

/// One game of a [`Record`].
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
#[non_exhaustive]
pub struct GameRecord {
    /// Where it began.
    pub start: Position,
    /// Its story.
    pub entries: Vec<Entry>,
}

/// Something wrong with a record.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{place}: {what}")]
pub struct RecordFault {
    /// Where: `game 2, entry 17`.
    pub place: String,
    /// The problem.
    pub what: RecordProblem,
}

impl Record {
    /// A record without games.
    #[must_use]
    pub fn new(rules: impl Into<MatchRules>, white: &str, black: &str, match_to: u8) -> Self {
        Self {
            rules: rules.into(),
            white: white.to_owned(),
            black: black.to_owned(),
            match_to,
            dice_commitment: None,
            dice_seed: None,
            dice_links: Vec::new(),
            cube: Vec::new(),
            scores: Vec::new(),
            games: Vec::new(),
            lost_on_time: None,
            tournament: None,
        }
    }

    /// The name of one player.
    #[must_use]
    pub fn name(&self, side: Side) -> &str {
        match side {
            Side::White => &self.white,
            Side::Black => &self.black,
        }
    }

    /// The stored score before the game with this index; `None` if it follows from the games.
    #[must_use]
    pub fn score_before(&self, game: usize) -> Option<[u16; 2]> {
        let is_of_game = |entry: &&ScoreEntry| entry.game as usize == game + 1;
        let entry = self.scores.iter().find(is_of_game)?;
        Some([entry.white, entry.black])
    }

    /// Sixteen hexadecimal digits over everything in the record: FNV-1a, 64 bits, of its text
    /// without the last line. It finds accidents, not forgers.
    #[must_use]
    pub fn checksum(&self) -> String {
        let sum = Checksum::of(text::write_body(self).as_bytes());
        format!("{:016x}", sum.get())
    }
}

/// Returns the problem of a record of another version.
#[must_use]
pub fn other_version(version: &str) -> RecordProblem {
    let version = version.to_owned();
    RecordProblem::OtherVersion {
        version,
        needed: VERSION,
    }
}

#[cfg(feature = "serde")]
mod file {
    use super::{
        CubeEntry, FORMAT, GameRecord, Record, RecordFault, RecordProblem, ScoreEntry,
        TournamentOf, VERSION, other_version,
    };
    use crate::Side;
    use serde::{Deserialize, Serialize};

    /// A record as it is stored as JSON.
    #[derive(Debug, Clone, Serialize, Deserialize)]
    #[serde(deny_unknown_fields)]
    pub struct RecordFile {
        format: String,
        version: u32,
        rules: crate::MatchRules,
        white: String,
        black: String,
        match_to: u8,
        #[serde(default)]
        dice_commitment: Option<String>,
        #[serde(default)]
        dice_seed: Option<String>,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        dice_links: Vec<String>,
        // Left out if there are none, so that older records keep their text.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        cube: Vec<CubeEntry>,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        scores: Vec<ScoreEntry>,
        games: Vec<GameRecord>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        lost_on_time: Option<Side>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        tournament: Option<TournamentOf>,
        checksum: String,
    }

    impl From<&Record> for RecordFile {
        fn from(record: &Record) -> Self {
            Self {
                format: FORMAT.to_owned(),
                version: VERSION,
                rules: record.rules,
                white: record.white.clone(),
                black: record.black.clone(),
                match_to: record.match_to,
                dice_commitment: record.dice_commitment.clone(),
                dice_seed: record.dice_seed.clone(),
                dice_links: record.dice_links.clone(),
                cube: record.cube.clone(),
                scores: record.scores.clone(),
                games: record.games.clone(),
                lost_on_time: record.lost_on_time,
                tournament: record.tournament.clone(),
                checksum: record.checksum(),
            }
        }
    }

    impl RecordFile {
        /// The record, replayed and found whole.
        ///
        /// # Errors
        ///
        /// Every fault found.
        pub fn into_record(self) -> Result<Record, Vec<RecordFault>> {
            let (record, faults) = self.read()?;
            if faults.is_empty() {
                Ok(record)
            } else {
                Err(faults)
            }
        }

        /// The record as far as it is sound, and its faults.
        ///
        /// # Errors
        ///
        /// It is of another format or version.
        pub fn into_sound(self) -> Result<(Record, Vec<RecordFault>), Vec<RecordFault>> {
            let (record, faults) = self.read()?;
            Ok((record.sound_part(), faults))
        }

        fn read(self) -> Result<(Record, Vec<RecordFault>), Vec<RecordFault>> {
            let fault = |place: &str, what: RecordProblem| {
                vec![RecordFault {
                    place: place.to_owned(),
                    what,
                }]
            };
            if self.format != FORMAT {
                return Err(fault(
                    "format",
                    RecordProblem::Expected {
                        form: format!("`{FORMAT}`"),
                    },
                ));
            }
            if self.version != VERSION {
                return Err(fault("version", other_version(&self.version.to_string())));
            }
            let record = Record {
                rules: self.rules,
                white: self.white,
                black: self.black,
                match_to: self.match_to,
                dice_commitment: self.dice_commitment,
                dice_seed: self.dice_seed,
                dice_links: self.dice_links,
                cube: self.cube,
                scores: self.scores,
                games: self.games,
                lost_on_time: self.lost_on_time,
                tournament: self.tournament,
            };
            let mut faults = record.faults();
            if record.checksum() != self.checksum {
                let checksum = record.checksum();
                faults.extend(fault("checksum", RecordProblem::OtherChecksum { checksum }));
            }
            Ok((record, faults))
        }
    }
}

#[cfg(feature = "serde")]
pub use file::RecordFile;
