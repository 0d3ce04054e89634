//! What happens in a run: its trace, and what is wrong in it.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::fs::File;
use std::io::{BufWriter, Write};

use crate::faults::FaultKind;

/// Number of events that a finding shows.
const RECENT: usize = 30;
/// Number of findings that a run keeps. Further ones follow from the first.
const FINDINGS_MAX: usize = 20;

/// What is wrong in a run.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Finding {
    pub(crate) what: String,
    /// The last events before it was found, in words.
    pub(crate) recent: Vec<String>,
}

/// The events of a run.
#[derive(Debug)]
pub(crate) struct Story {
    hash: Hash,
    pub(crate) events: u64,
    recent: VecDeque<String>,
    file: Option<BufWriter<File>>,
    pub(crate) findings: Vec<Finding>,
    pub(crate) faults: BTreeMap<FaultKind, u64>,
    /// The phases of pages whose connection was lost.
    pub(crate) phases: BTreeSet<String>,
    /// The codes of refusals, and how often each came.
    pub(crate) refusals: BTreeMap<String, u64>,
    /// The commands that players pressed, and how often each.
    pub(crate) commands: BTreeMap<String, u64>,
    pub(crate) taps: u64,
    pub(crate) stale: u64,
}

/// A hash of 64 bits, the same on every machine: FNV-1a, by eight bytes at a time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Hash(pub(crate) u64);

impl Hash {
    pub(crate) const fn new() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }

    pub(crate) fn add(&mut self, bytes: &[u8]) {
        for part in bytes.chunks(8) {
            let mut eight = [0; 8];
            eight[..part.len()].copy_from_slice(part);
            let mixed = (self.0 ^ u64::from_le_bytes(eight)).wrapping_mul(0x0100_0000_01b3);
            // A product leaves its low bits to the low bits alone.
            self.0 = mixed ^ (mixed >> 32);
        }
    }

    pub(crate) fn of(bytes: &[u8]) -> u64 {
        let mut hash = Self::new();
        hash.add(bytes);
        hash.0
    }
}

impl Story {
    pub(crate) fn new(file: Option<File>) -> Self {
        Self {
            hash: Hash::new(),
            events: 0,
            recent: VecDeque::new(),
            file: file.map(BufWriter::new),
            findings: Vec::new(),
            faults: BTreeMap::new(),
            phases: BTreeSet::new(),
            refusals: BTreeMap::new(),
            commands: BTreeMap::new(),
            taps: 0,
            stale: 0,
        }
    }

    /// Adds an event that happens `at_ms` after the run began.
    pub(crate) fn note(&mut self, at_ms: i64, what: &str) {
        let line = format!("{:>10.3} {what}", at_ms as f64 / 1_000.0);
        self.hash.add(line.as_bytes());
        self.hash.add(b"\n");
        self.events += 1;
        if let Some(file) = &mut self.file {
            // A trace that cannot be written is no fault of the hall.
            let _ = writeln!(file, "{line}");
        }
        if self.recent.len() == RECENT {
            self.recent.pop_front();
        }
        self.recent.push_back(line);
    }

    /// Notes what is wrong.
    pub(crate) fn find(&mut self, at_ms: i64, what: String) {
        self.note(at_ms, &format!("FOUND {what}"));
        if self.findings.len() < FINDINGS_MAX {
            self.findings.push(Finding {
                what,
                recent: self.recent.iter().cloned().collect(),
            });
        }
    }

    /// The hash of all events so far.
    pub(crate) const fn trace(&self) -> u64 {
        self.hash.0
    }
}
