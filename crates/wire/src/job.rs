//! Jobs: long computations that are divided among machines, and the parts of their results.
//!
//! A job has numbered units: trials, throws, records, games or pairs of games. The result of a unit
//! depends on the job and its number alone, so the units can be computed anywhere and in any order.
//! The crate `rosespring-jobs` computes them.

use std::ops::Range;

use rosespring_engine::rollout::{FIGURES, RolloutSums};
use rosespring_rules::notation::checksum::Checksum;
use serde::{Deserialize, Serialize};

use crate::openings::{TallyRow, ThrowRow};

/// The value of `format` in every job.
const JOB_FORMAT: &str = "rosespring-job";
/// The value of `format` in every part.
const PART_FORMAT: &str = "rosespring-part";
/// The version that is written, and the only one that is read.
const VERSION: u32 = 1;

/// A long computation.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Job {
    format: String,
    version: u32,
    /// What is computed.
    pub task: JobTask,
    /// The net that evaluates and plays, by the sixteen hexadecimal digits of its checksum;
    /// `baseline` is the hand-written evaluation. Without it the net that comes with the program
    /// is used, with bear-off tables. A match names its players instead.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub evaluator: Option<String>,
    /// The seed of all dice.
    #[serde(default)]
    pub seed: u64,
}

/// What a job computes.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum JobTask {
    /// A rollout; its units are the trials. The answer is that of `rosespring rollout --json`.
    Rollout {
        /// The position, an id.
        position: String,
        /// Number of trials.
        trials: u64,
        /// Number of throws after which a trial is cut off.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        truncate: Option<u32>,
    },
    /// A table of openings; its units are the first throws, and after them rounds of whole games.
    /// The answer is the JSON file of `rosespring openings`.
    Openings {
        /// The rules, as text.
        rules: String,
        /// The largest standard error of a play's equity, in units.
        error: f64,
        /// Number of throws after which a trial is cut off.
        truncate: u32,
        /// The greatest number of plays of a throw.
        plays: usize,
        /// Number of whole games.
        games: u64,
    },
    /// The analysis of an archive; its units are the records. The answer has a line for each, that
    /// of `rosespring analyse --json`; an unreadable record has `faults` alone.
    Analysis {
        /// The records, each as text in any form that the program reads.
        records: Vec<String>,
        /// Number of throws to look ahead.
        #[serde(default)]
        plies: u8,
        /// If present, doubtful plays are rolled out with this number of trials.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        trials: Option<u64>,
    },
    /// Positions of self-play; its units are the games. The answer is the CSV file of
    /// `rosespring-train self-play`.
    SelfPlay {
        /// The rules, as text.
        rules: String,
        /// Number of games.
        games: u64,
    },
    /// Positions of self-play with rollouts; its units are the games, of each of which one position
    /// is drawn. The answer is a CSV file (docs/dataset.md).
    Positions {
        /// The rules, as text.
        rules: String,
        /// Number of games.
        games: u64,
        /// Number of trials of each rollout.
        trials: u64,
    },
    /// A match between two players; its units are the pairs of games. The answer is that of
    /// `rosespring arena --json`.
    Arena {
        /// The rules, as text.
        rules: String,
        /// Units to which each match is played; without it single games are played.
        #[serde(default, rename = "match", skip_serializing_if = "Option::is_none")]
        match_to: Option<u8>,
        /// Number of games, or of matches; even.
        games: u32,
        /// The first player: a name of `rosespring arena`, or `net:` and a checksum.
        a: String,
        /// The second player.
        b: String,
    },
}

/// The results of some of a job's units.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Part {
    format: String,
    version: u32,
    /// What made the part.
    pub origin: Origin,
    /// The number of the first unit.
    pub from: u64,
    /// The number after that of the last unit.
    pub to: u64,
    /// The results.
    pub results: Results,
    /// Sixteen hexadecimal digits of the text without this field; only while it is text. Parts of
    /// earlier programs have none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    checksum: Option<String>,
}

/// What the results of a unit depend on, besides its number. Only parts that agree in it can be
/// joined.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Origin {
    /// The job: [`Job::checksum`].
    pub job: String,
    /// The checksums of its nets, sixteen hexadecimal digits each.
    pub nets: Vec<String>,
    /// The version of the program.
    pub program: String,
}

/// The results of consecutive units.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Results {
    /// Of a rollout: the sums over its trials.
    Trials(SumsJson),
    /// Of a table of openings.
    Openings {
        /// The throws.
        throws: Vec<ThrowRow>,
        /// The counts of the games.
        tally: TallyRow,
    },
    /// Lines of text: analyses, or the positions of games.
    Lines(String),
    /// The pairs of a match: matches that the first player won, drawn ones, the units it won, the
    /// number of games, and those that the first and the second player forfeited.
    Pairs(Vec<[i32; 6]>),
}

/// The sums over some trials of a rollout, as the bits of their floats.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SumsJson {
    trials: u64,
    sums: [u64; FIGURES],
    squares: [u64; FIGURES],
}

impl Job {
    /// Creates a job.
    #[must_use]
    pub fn new(task: JobTask, evaluator: Option<String>, seed: u64) -> Self {
        Self {
            format: JOB_FORMAT.to_owned(),
            version: VERSION,
            task,
            evaluator,
            seed,
        }
    }

    /// Parses a job.
    ///
    /// # Errors
    ///
    /// A sentence about the first fault.
    pub fn from_json(text: &str) -> Result<Self, String> {
        let job: Self = serde_json::from_str(text).map_err(|error| error.to_string())?;
        match job.format == JOB_FORMAT && job.version == VERSION {
            true => Ok(job),
            false => Err(format!("expected `{JOB_FORMAT}`, version {VERSION}")),
        }
    }

    /// Formats the job as text that ends with a line feed.
    ///
    /// # Panics
    ///
    /// Never: a job has only numbers and text.
    #[must_use]
    pub fn to_json(&self) -> String {
        serde_json::to_string_pretty(self).expect("a job has only numbers and text") + "\n"
    }

    /// Returns sixteen hexadecimal digits that identify the job, however its file is laid out.
    ///
    /// # Panics
    ///
    /// Never, as [`Self::to_json`].
    #[must_use]
    pub fn checksum(&self) -> String {
        format!("{:016x}", Checksum::of(self.to_json().as_bytes()).get())
    }
}

impl Part {
    /// Creates a part with the results of these units.
    #[must_use]
    pub fn new(origin: Origin, units: Range<u64>, results: Results) -> Self {
        Self {
            format: PART_FORMAT.to_owned(),
            version: VERSION,
            origin,
            from: units.start,
            to: units.end,
            results,
            checksum: None,
        }
    }

    /// Parses a part.
    ///
    /// # Errors
    ///
    /// A sentence about the first fault.
    pub fn from_json(text: &str) -> Result<Self, String> {
        let mut part: Self = serde_json::from_str(text).map_err(|error| error.to_string())?;
        if let Some(told) = part.checksum.take()
            && told != part.checksum()
        {
            return Err("it was changed or is damaged: its checksum is another one".to_owned());
        }
        if part.format != PART_FORMAT || part.version != VERSION {
            return Err(format!("expected `{PART_FORMAT}`, version {VERSION}"));
        }
        match part.from <= part.to {
            true => Ok(part),
            false => Err(format!(
                "it begins at unit {} and ends at {}",
                part.from, part.to
            )),
        }
    }

    /// Formats the part as one line of text, with a checksum.
    #[must_use]
    pub fn to_json(&self) -> String {
        let checksum = Some(self.checksum());
        let whole = Self {
            checksum,
            ..self.clone()
        };
        whole.line() + "\n"
    }

    fn checksum(&self) -> String {
        format!("{:016x}", Checksum::of(self.line().as_bytes()).get())
    }

    fn line(&self) -> String {
        serde_json::to_string(self).expect("a part has only numbers and text")
    }
}

impl From<&RolloutSums> for SumsJson {
    fn from(found: &RolloutSums) -> Self {
        Self {
            trials: found.trials,
            sums: found.sums.map(f64::to_bits),
            squares: found.squares.map(f64::to_bits),
        }
    }
}

impl From<&SumsJson> for RolloutSums {
    fn from(json: &SumsJson) -> Self {
        Self {
            trials: json.trials,
            sums: json.sums.map(f64::from_bits),
            squares: json.squares.map(f64::from_bits),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn part() -> Part {
        let origin = Origin {
            job: "0123456789abcdef".to_owned(),
            nets: Vec::new(),
            program: "0.1.0".to_owned(),
        };
        Part::new(origin, 3..5, Results::Pairs(vec![[1, 0, 2, 1, 0, 0]; 2]))
    }

    #[test]
    fn a_part_with_another_digit_is_refused() {
        let text = part().to_json();
        assert_eq!(Part::from_json(&text), Ok(part()));
        for (from, to) in [("[1,0,2,", "[1,0,3,"), ("\"from\":3", "\"from\":2")] {
            assert!(text.contains(from), "{text}");
            let refused = Part::from_json(&text.replacen(from, to, 1)).unwrap_err();
            assert!(refused.contains("checksum"), "{refused}");
        }
    }

    #[test]
    fn a_part_of_an_earlier_program_has_no_checksum() {
        let earlier = part().line();
        assert!(!earlier.contains("checksum"), "{earlier}");
        assert_eq!(Part::from_json(&earlier), Ok(part()));
    }
}
