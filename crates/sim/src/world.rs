//! What the hall, its pages and the faults of a run share: the clock, chance, the fates of
//! additions, and the story.

use std::collections::{BTreeMap, VecDeque};
use std::fmt;
use std::fs::File;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::Duration;

use fastrand::Rng;
use rosespring_store::sim::{AppendFate, AppendOutcome, Fates, LeaseTaken};
use tokio::sync::Notify;
use tokio::time::Instant;

use crate::line::LineControl;
use crate::machines::url_of;
use crate::owners::Owners;
use crate::story::Story;

/// When a run begins, in milliseconds since 1970.
const BEGIN_MS: i64 = 1_800_000_000_000;
/// Time after a fault in which pages may be refused.
const CALM_AFTER_MS: i64 = 60_000;
/// The longest pause that the clocks of players may count.
pub(crate) const COUNTED_MAX_MS: i64 = 3_000;
/// Time for which a node must have been silent before another one takes its tables.
const LEASE_MS: i64 = 10_000;
/// A time that no run lasts.
const FOR_EVER: Duration = Duration::from_secs(86_400 * 365);

/// When a runtime began: its clock, and the true time.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Timeline {
    /// In milliseconds since the run began.
    pub(crate) base_ms: i64,
    /// `None` where no runtime runs.
    pub(crate) begun: Option<Instant>,
}

impl Timeline {
    /// Returns the time between two runtimes.
    pub(crate) const fn ended(base_ms: i64) -> Self {
        Self {
            base_ms,
            begun: None,
        }
    }
}

/// The true time, and the clock of the machine.
#[derive(Debug, Default)]
struct Time {
    /// Of the runtime that runs now.
    timeline: Timeline,
    /// The number of the node that runs now, if there are several.
    machine: Option<usize>,
    /// The time in which the hall did not run, and which no clock may count.
    stood_ms: i64,
    /// How wrong the clock of the machine is.
    error_ms: i64,
    /// When a fault was last felt.
    disturbed_ms: Option<i64>,
}

/// When the hall began to append, by the true time.
#[derive(Debug, Clone, Copy)]
pub(crate) struct AppendMark {
    /// The time in which the hall had run, with the short pauses in it.
    pub(crate) ran_ms: i64,
}

#[derive(Debug)]
struct Appends {
    rng: Rng,
    /// The fates of the next additions, in place of the usual one.
    fates: VecDeque<AppendFate>,
    /// Whether the hall is killed at the next addition, and whether that is stored.
    crash: Option<bool>,
    /// The node that is to be killed in an addition.
    crashed: Option<usize>,
    marks: BTreeMap<String, BTreeMap<u32, AppendMark>>,
    owners: Owners,
}

/// What all parts of a run share.
pub(crate) struct World {
    time: Mutex<Time>,
    chance: Mutex<Rng>,
    story: Mutex<Story>,
    appends: Mutex<Appends>,
    pub(crate) lines: Mutex<Vec<Weak<LineControl>>>,
    /// The presses that are doubled, and after how long.
    repeats: Mutex<VecDeque<i64>>,
    /// Told when the hall is to be killed in an addition.
    pub(crate) killed: Notify,
    ahead_ms: AtomicI64,
    /// How much has happened to nodes.
    happenings: AtomicU64,
}

impl fmt::Debug for World {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("World")
    }
}

pub(crate) fn lock<T>(place: &Mutex<T>) -> MutexGuard<'_, T> {
    place.lock().unwrap_or_else(PoisonError::into_inner)
}

impl World {
    pub(crate) fn new(seed: u64, trace: Option<File>) -> Arc<Self> {
        let mut rng = Rng::with_seed(seed ^ 0x00c0_ffee);
        Arc::new(Self {
            time: Mutex::default(),
            chance: Mutex::new(rng.fork()),
            story: Mutex::new(Story::new(trace)),
            appends: Mutex::new(Appends {
                rng: rng.fork(),
                fates: VecDeque::new(),
                crash: None,
                crashed: None,
                marks: BTreeMap::new(),
                owners: Owners::default(),
            }),
            lines: Mutex::default(),
            repeats: Mutex::default(),
            killed: Notify::new(),
            ahead_ms: AtomicI64::new(0),
            happenings: AtomicU64::new(0),
        })
    }

    /// Returns the true time, in milliseconds since the run began.
    pub(crate) fn now_ms(&self) -> i64 {
        let Timeline { base_ms, begun } = lock(&self.time).timeline;
        let passed = begun.map_or(Duration::ZERO, |begun| begun.elapsed());
        base_ms + i64::try_from(passed.as_millis()).unwrap_or(i64::MAX)
    }

    /// Begins a runtime, whose clock stands but for what is waited for.
    pub(crate) fn begin_runtime(&self) {
        lock(&self.time).timeline.begun = Some(Instant::now());
    }

    /// Lets the time be that of a runtime, on the machine of a node or of nobody.
    pub(crate) fn enter(&self, machine: Option<usize>, timeline: Timeline) {
        let mut time = lock(&self.time);
        (time.machine, time.timeline) = (machine, timeline);
    }

    /// Ends a runtime. The next one begins `down_ms` later.
    pub(crate) fn end_runtime(&self, down_ms: i64) {
        let now_ms = self.now_ms();
        let mut time = lock(&self.time);
        time.timeline = Timeline::ended(now_ms + down_ms);
        drop(time);
        self.stood(down_ms);
    }

    /// Notes that the machine stood. Clocks may count short pauses, however many there are.
    pub(crate) fn stood(&self, ms: i64) {
        if ms > COUNTED_MAX_MS {
            lock(&self.time).stood_ms += ms;
        }
    }

    /// Returns the time in which the hall has run, with the short pauses in it.
    pub(crate) fn ran_ms(&self) -> i64 {
        let now_ms = self.now_ms();
        now_ms - lock(&self.time).stood_ms
    }

    /// Sets how wrong the clock of the machine is.
    pub(crate) fn set_clock_error(&self, error_ms: i64) {
        lock(&self.time).error_ms = error_ms;
    }

    /// Notes that a fault is felt from now on for `ms`.
    pub(crate) fn disturb(&self, ms: i64) {
        let until_ms = self.now_ms() + ms;
        let mut time = lock(&self.time);
        time.disturbed_ms = time.disturbed_ms.max(Some(until_ms));
    }

    /// Returns whether no fault was felt for a minute.
    pub(crate) fn is_calm(&self) -> bool {
        let now_ms = self.now_ms();
        let disturbed_ms = lock(&self.time).disturbed_ms;
        disturbed_ms.is_none_or(|at_ms| now_ms - at_ms > CALM_AFTER_MS)
    }

    pub(crate) fn story(&self) -> MutexGuard<'_, Story> {
        lock(&self.story)
    }

    /// Counts a refusal by its code.
    pub(crate) fn count_refusal(&self, code: &str) {
        *self.story().refusals.entry(code.to_owned()).or_default() += 1;
    }

    /// Adds an event to the story.
    pub(crate) fn note(&self, what: &str) {
        let now_ms = self.now_ms();
        self.story().note(now_ms, what);
    }

    /// Notes what is wrong.
    pub(crate) fn find(&self, what: String) {
        let now_ms = self.now_ms();
        self.story().find(now_ms, what);
    }

    /// Lets the next addition have this fate.
    pub(crate) fn add_fate(&self, fate: AppendFate) {
        lock(&self.appends).fates.push_back(fate);
    }

    /// Lets the hall be killed at the next addition.
    pub(crate) fn crash_at_append(&self, is_stored: bool) {
        lock(&self.appends).crash = Some(is_stored);
    }

    /// Returns the node that is to be killed in an addition, once.
    pub(crate) fn take_crashed(&self) -> Option<usize> {
        lock(&self.appends).crashed.take()
    }

    /// Returns which nodes ran which tables.
    pub(crate) fn with_owners<T>(&self, act: impl FnOnce(&mut Owners) -> T) -> T {
        act(&mut lock(&self.appends).owners)
    }

    /// Forgets what was to happen to additions.
    pub(crate) fn forget_fates(&self) {
        let mut appends = lock(&self.appends);
        appends.fates.clear();
        appends.crash = None;
        lock(&self.repeats).clear();
    }

    /// Returns when the additions to a table began, by the version before each.
    pub(crate) fn marks(&self, table: &str) -> BTreeMap<u32, AppendMark> {
        lock(&self.appends)
            .marks
            .get(table)
            .cloned()
            .unwrap_or_default()
    }

    /// Lets the next press be doubled.
    pub(crate) fn add_double(&self, after_ms: i64) {
        lock(&self.repeats).push_back(after_ms);
    }

    pub(crate) fn take_double(&self) -> Option<i64> {
        lock(&self.repeats).pop_front()
    }

    /// Counts what happens to nodes.
    pub(crate) fn note_happening(&self) {
        self.happenings.fetch_add(1, Ordering::Relaxed);
    }

    /// Returns how much has happened to nodes.
    pub(crate) fn happenings(&self) -> u64 {
        self.happenings.load(Ordering::Relaxed)
    }

    /// Returns when the run begins, in milliseconds since 1970.
    pub(crate) const fn begin_ms(&self) -> i64 {
        BEGIN_MS
    }

    /// Fills `bytes` with chance.
    pub(crate) fn fill(&self, bytes: &mut [u8]) {
        lock(&self.chance).fill(bytes);
    }

    /// Returns the mark of an addition of a node, which must have the lease of the table.
    fn mark_of_node(
        &self,
        machine: usize,
        table: &str,
        after: u32,
        owner: Option<&str>,
    ) -> AppendMark {
        if owner != Some(url_of(machine).as_str()) {
            let owner = owner.unwrap_or("no node");
            self.find(format!(
                "table {table}: node {machine} adds to version {after}, and {owner} has its lease"
            ));
        }
        let now_ms = self.now_ms();
        let ran_ms = self.with_owners(|owners| owners.note_addition(table, machine, now_ms));
        AppendMark { ran_ms }
    }
}

/// The clock and the random bytes of the hall.
impl rosespring_server::sim::World for World {
    fn now_ms(&self) -> i64 {
        let now_ms = Self::now_ms(self);
        BEGIN_MS + now_ms + lock(&self.time).error_ms
    }

    fn ahead_ms(&self) -> &AtomicI64 {
        &self.ahead_ms
    }

    fn fill(&self, bytes: &mut [u8]) {
        lock(&self.chance).fill(bytes);
    }
}

impl Fates for World {
    fn next(&self, table: &str, after: u32, owner: Option<&str>) -> AppendFate {
        let machine = lock(&self.time).machine;
        let mark = match machine {
            Some(machine) => self.mark_of_node(machine, table, after, owner),
            None => AppendMark {
                ran_ms: self.ran_ms(),
            },
        };
        let mut appends = lock(&self.appends);
        let marks = appends.marks.entry(table.to_owned()).or_default();
        marks.insert(after, mark);
        if let Some(is_stored) = appends.crash.take() {
            appends.crashed = machine;
            self.killed.notify_one();
            return killed_fate(is_stored);
        }
        let usual = AppendFate {
            before: Duration::from_millis(appends.rng.u64(1..=6)),
            ..AppendFate::default()
        };
        let fate = appends.fates.pop_front();
        drop(appends);
        if fate.is_some() {
            // It was drawn before, and is felt now.
            self.disturb(0);
        }
        fate.unwrap_or(usual)
    }

    fn now_ms(&self) -> i64 {
        BEGIN_MS + Self::now_ms(self)
    }

    fn note_lease(&self, taken: &LeaseTaken<'_>) {
        let LeaseTaken {
            table,
            from,
            to,
            silent_ms,
        } = *taken;
        self.note(&format!("node {to} takes {table} from node {from}"));
        if let Some(silent_ms) = silent_ms.filter(|silent_ms| *silent_ms <= LEASE_MS) {
            self.find(format!(
                "table {table}: node {to} took the lease of node {from}, which was silent for \
                 {silent_ms} ms"
            ));
        }
        let now_ms = Self::now_ms(self);
        self.with_owners(|owners| owners.note_lease(table, now_ms));
    }
}

/// Returns the fate of the addition in which the hall is killed.
fn killed_fate(is_stored: bool) -> AppendFate {
    match is_stored {
        true => AppendFate {
            after: FOR_EVER,
            ..AppendFate::default()
        },
        false => AppendFate {
            before: FOR_EVER,
            outcome: AppendOutcome::Refused,
            ..AppendFate::default()
        },
    }
}
