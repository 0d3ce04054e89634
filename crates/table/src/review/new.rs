//! Checks a record to analyse before it is stored.

use rosespring_engine::analysis::Depth;
use rosespring_engine::analysis::record::{ReviewSettings, stages, tasks};
use rosespring_rules::notation::record::{RECORD_BYTES_MAX, Record};
use rosespring_wire::import_fault::{ImportFault, messages};
use rosespring_wire::record;

use super::found::FORMAT;
use crate::game::PlayerId;
use crate::limits::REVIEW_ITEMS_MAX;
use crate::stored::{ReviewHead, ReviewKept, StoredReview};

/// The default look-ahead of decisions, in throws.
const PLIES: u8 = 1;

/// The origin of a record.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Source {
    /// The table at which it was played.
    pub table: Option<String>,
    /// The ids of White and Black, for persons who played here.
    pub players: [Option<PlayerId>; 2],
    /// The time of play, if known.
    pub played_ms: Option<i64>,
}

/// A record that can be analysed.
#[derive(Debug)]
pub struct NewReview {
    record: Record,
    checksum: String,
    json: String,
    faults: Vec<String>,
    source: Source,
}

impl NewReview {
    /// Reads a record in either form, as far as it is sound.
    ///
    /// # Errors
    ///
    /// Every fault, if no part of the record can be analysed.
    pub fn read(text: &str, source: Source) -> Result<Self, Vec<ImportFault>> {
        let read = record::read_sound(text)?;
        Self::with_faults(read.record, [read.faults, read.notes].concat(), source)
    }

    /// Takes a record that has no faults.
    ///
    /// # Errors
    ///
    /// Why nothing of it can be analysed: it is empty or too long.
    pub fn new(record: Record, source: Source) -> Result<Self, Vec<ImportFault>> {
        Self::with_faults(record, Vec::new(), source)
    }

    fn with_faults(
        record: Record,
        faults: Vec<ImportFault>,
        source: Source,
    ) -> Result<Self, Vec<ImportFault>> {
        let settings = ReviewSettings {
            depth: Depth::plies(0),
            rollouts_max: usize::MAX,
            game: None,
            for_units: false,
            threads: 1,
            why: false,
        };
        let items = tasks(&record, &settings).0.len();
        if items == 0 {
            let nothing = ImportFault::new("nothing-played", "nothing was thrown or played in it");
            return Err(if faults.is_empty() {
                vec![nothing]
            } else {
                faults
            });
        }
        let json = record::to_json(&record);
        if items > REVIEW_ITEMS_MAX || json.len() > RECORD_BYTES_MAX {
            let message = format!(
                "{items} throws and plays are too many to be shown, at most {REVIEW_ITEMS_MAX}: \
                 `rosespring analyse` takes longer records"
            );
            let fault = ImportFault::new("too-many-items", message).number("items", items);
            return Err(vec![fault.number("most", REVIEW_ITEMS_MAX)]);
        }
        Ok(Self {
            checksum: record.checksum(),
            json,
            record,
            faults: messages(&faults),
            source,
        })
    }

    /// Returns the checksum that identifies the record.
    pub fn checksum(&self) -> &str {
        &self.checksum
    }

    /// Returns the stored form of the analysis before its first result.
    pub fn stored(self, id: String, now_ms: i64) -> StoredReview {
        let Source {
            table,
            players,
            played_ms,
        } = self.source;
        StoredReview {
            head: ReviewHead {
                id,
                format: FORMAT,
                table,
                rules: self.record.rules.to_string(),
                names: [self.record.white.clone(), self.record.black.clone()],
                players: players.map(|id| id.map(String::from)),
                match_to: self.record.match_to,
                games: self.record.games.len() as u32,
                stages: stages(&self.record) as u32,
                progress: ReviewKept {
                    wanted: PLIES,
                    rollouts: "[]".to_owned(),
                    ..ReviewKept::default()
                },
                played_ms: played_ms.unwrap_or(now_ms),
                created_ms: now_ms,
                checksum: self.checksum,
            },
            record: self.json,
            faults: self.faults,
        }
    }
}
