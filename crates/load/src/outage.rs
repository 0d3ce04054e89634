//! What a kill stops, and how long.

use std::collections::{HashMap, HashSet};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use serde::{Deserialize, Serialize};
use tokio::time::Instant;

/// Trouble after this time is not counted as a consequence of a kill. Tables of a node that was
/// killed are free after ten seconds at the latest.
const CONSEQUENCES: Duration = Duration::from_secs(15);

/// Which tables a kill can stop.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum TableSet {
    /// Those that the killed node ran.
    Tables(HashSet<String>),
    /// All of them.
    All,
}

/// What the players are told of a kill.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct KillNotice {
    /// Milliseconds since 1970.
    at_ms: u64,
    concerned: TableSet,
}

impl KillNotice {
    /// Returns a notice of a kill that happens now.
    pub(crate) fn now(concerned: TableSet) -> Self {
        let at_ms = now_ms();
        Self { at_ms, concerned }
    }
}

/// A kill, as the pages of one process saw it.
#[derive(Debug)]
pub(crate) struct Outage {
    began: Instant,
    concerned: TableSet,
    /// The tables at which a page lost its connection, found nobody, or had a tap refused.
    stopped: HashSet<String>,
    /// Time until the first step at such a table after that.
    recovered: HashMap<String, Duration>,
}

/// What the pages of one process saw of a kill.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub(crate) struct OutageFigures {
    /// Tables that it stopped.
    pub(crate) stopped: u64,
    /// Those of them at which play went on.
    pub(crate) recovered: u64,
    /// Milliseconds until the first step at one of them.
    pub(crate) first_ms: Option<u64>,
    /// Milliseconds until the last of them had a step.
    pub(crate) last_ms: Option<u64>,
}

impl Outage {
    /// Begins to count after a kill, a moment ago.
    pub(crate) fn begin(notice: KillNotice) -> Self {
        let late = Duration::from_millis(now_ms().saturating_sub(notice.at_ms));
        let now = Instant::now();
        Self {
            began: now.checked_sub(late).unwrap_or(now),
            concerned: notice.concerned,
            stopped: HashSet::new(),
            recovered: HashMap::new(),
        }
    }

    /// Notes that a page has trouble at a table.
    pub(crate) fn note_trouble(&mut self, table: &str) {
        let is_concerned = match &self.concerned {
            TableSet::Tables(tables) => tables.contains(table),
            TableSet::All => true,
        };
        if is_concerned && self.began.elapsed() < CONSEQUENCES {
            self.stopped.insert(table.to_owned());
        }
    }

    /// Notes that a page was shown its own step at a table.
    pub(crate) fn note_step(&mut self, table: &str) {
        if self.stopped.contains(table) && !self.recovered.contains_key(table) {
            let time = self.began.elapsed();
            self.recovered.insert(table.to_owned(), time);
        }
    }

    pub(crate) fn figures(&self) -> OutageFigures {
        let times = self.recovered.values().map(|time| time.as_millis() as u64);
        OutageFigures {
            stopped: self.stopped.len() as u64,
            recovered: self.recovered.len() as u64,
            first_ms: times.clone().min(),
            last_ms: times.max(),
        }
    }
}

impl OutageFigures {
    /// Adds what the pages of another process saw.
    pub(crate) fn merge(self, other: Self) -> Self {
        Self {
            stopped: self.stopped + other.stopped,
            recovered: self.recovered + other.recovered,
            first_ms: self.first_ms.into_iter().chain(other.first_ms).min(),
            last_ms: self.last_ms.max(other.last_ms),
        }
    }
}

fn now_ms() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| since.as_millis() as u64)
}
