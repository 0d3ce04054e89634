//! What happens at the hall while players play: its memory and its transactions are read, and a
//! part of it may be killed.

use std::str::FromStr;
use std::thread::sleep;
use std::time::{Duration, Instant};

use crate::Failure;
use crate::hall::Hall;
use crate::outage::{KillNotice, TableSet};

/// Time between two looks at the memory.
const LOOK_EVERY: Duration = Duration::from_secs(1);
/// Time after which what was killed is started again.
const AWAY: Duration = Duration::from_secs(1);

/// The unit in which Linux counts what a process uses of processors.
const TICK: Duration = Duration::from_millis(10);

/// What is killed after a third of the time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Victim {
    Nothing,
    /// The node that runs the most tables.
    Owner,
    Nats,
    Postgres,
}

impl FromStr for Victim {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        match text {
            "owner" => Ok(Self::Owner),
            "nats" => Ok(Self::Nats),
            "postgres" => Ok(Self::Postgres),
            _ => Err(()),
        }
    }
}

impl Victim {
    /// Returns its name; `None` if nothing is killed.
    pub(crate) const fn name(self) -> Option<&'static str> {
        match self {
            Self::Nothing => None,
            Self::Owner => Some("owner"),
            Self::Nats => Some("nats"),
            Self::Postgres => Some("postgres"),
        }
    }
}

/// What was read.
#[derive(Debug, Default)]
pub(crate) struct Readings {
    /// The memory of all nodes together in bytes, each second.
    pub(crate) memory: Vec<u64>,
    /// What all nodes together used of processors, in user and system mode; `None` if a part was
    /// killed.
    processors: Option<Duration>,
    journal: Journal,
}

impl Readings {
    /// Returns the events of a transaction on average; `None` without a transaction.
    pub(crate) fn rows_per_commit(&self) -> Option<f64> {
        let [commits, rows] = self.journal.sums;
        let mean = rows as f64 / commits as f64;
        (commits > 0).then(|| (mean * 100.0).round() / 100.0)
    }

    /// Returns the milliseconds of processor of a tap on average, of `taps`.
    pub(crate) fn cpu_ms_per_tap(&self, taps: u64) -> Option<f64> {
        let used = self.processors.filter(|_| taps > 0)?;
        let mean = used.as_secs_f64() * 1_000.0 / taps as f64;
        Some((mean * 1_000.0).round() / 1_000.0)
    }
}

/// Transactions that appended events, and these events, of all nodes.
#[derive(Debug, Default)]
struct Journal {
    sums: [u64; 2],
    /// What each node had counted when it was asked last.
    before: Vec<[u64; 2]>,
}

impl Journal {
    fn begin(hall: &Hall) -> Result<Self, Failure> {
        let nodes = 0..hall.addresses().len();
        let before: Result<_, Failure> = nodes.map(|node| hall.journal(node)).collect();
        Ok(Self {
            sums: [0; 2],
            before: before?,
        })
    }

    /// Adds what a node has counted since it was asked last.
    fn add(&mut self, hall: &Hall, node: usize) -> Result<(), Failure> {
        let now = hall.journal(node)?;
        for (place, sum) in self.sums.iter_mut().enumerate() {
            *sum += now[place].saturating_sub(self.before[node][place]);
        }
        self.before[node] = now;
        Ok(())
    }

    /// Notes that a node begins to count anew.
    fn forget(&mut self, node: usize) {
        self.before[node] = [0; 2];
    }
}

/// Watches the hall for some time, and kills a part of it when a third of the time is over. `tell`
/// is called just before.
pub(crate) fn watch(
    hall: &mut Hall,
    time: Duration,
    victim: Victim,
    mut tell: impl FnMut(&KillNotice) -> Result<(), Failure>,
) -> Result<Readings, Failure> {
    let begun = Instant::now();
    let used_before = hall.processor_ticks()?;
    let mut readings = Readings {
        memory: Vec::new(),
        processors: None,
        journal: Journal::begin(hall)?,
    };
    let mut kill_at = (victim != Victim::Nothing).then_some(time / 3);
    loop {
        let passed = begun.elapsed();
        if kill_at.is_some_and(|at| at <= passed) {
            kill_at = None;
            kill(hall, victim, &mut readings.journal, &mut tell)?;
        }
        if passed >= time {
            break;
        }
        readings.memory.push(hall.memory());
        let next = kill_at.unwrap_or(time).saturating_sub(begun.elapsed());
        sleep(LOOK_EVERY.min(next));
    }
    if victim == Victim::Nothing {
        let used = hall.processor_ticks()?.saturating_sub(used_before);
        readings.processors = Some(TICK.saturating_mul(u32::try_from(used)?));
    }
    for node in 0..hall.addresses().len() {
        readings.journal.add(hall, node)?;
    }
    Ok(readings)
}

/// Kills a part of the hall, and starts it again a second later.
fn kill(
    hall: &mut Hall,
    victim: Victim,
    journal: &mut Journal,
    tell: &mut impl FnMut(&KillNotice) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let all = || KillNotice::now(TableSet::All);
    match victim {
        Victim::Nothing => return Ok(()),
        Victim::Owner => {
            let (node, concerned) = hall.busiest_node()?;
            journal.add(hall, node)?;
            tell(&KillNotice::now(concerned))?;
            hall.kill_node(node)?;
            journal.forget(node);
        }
        Victim::Nats => {
            tell(&all())?;
            hall.servers.kill_nats();
        }
        Victim::Postgres => {
            tell(&all())?;
            hall.servers.kill_postgres();
        }
    }
    sleep(AWAY);
    match victim {
        Victim::Owner => hall.start(),
        _ => hall.servers.resume(),
    }
}
