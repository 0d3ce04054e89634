//! One run: a hall, its pages and its faults, from a seed.

use std::fs::File;
use std::path::PathBuf;
use std::rc::Rc;
use std::sync::Arc;
use std::sync::atomic::AtomicI64;
use std::time::Duration;

use fastrand::Rng;
use rosespring_server::{AppState, DiceSource, begin_hall, sim};
use rosespring_store::MemoryStore;
use rosespring_store::sim::{AppendFate, AppendOutcome};
use tokio::runtime::Builder;
use tokio::time::{advance, sleep};

use crate::Failure;
use crate::checks::check_match;
use crate::cluster::{self, ClusterEnd};
use crate::faults::{Fault, FaultKind};
use crate::keep::{self, TableWithEvents};
use crate::line::{Cut, HallEnd, LineControl, Network};
use crate::node::{Beginning, Node};
use crate::pair::{MatchPages, Pair, play_all};
use crate::real::RealPages;
use crate::story::{Finding, Story};
use crate::world::{World, lock};

/// Number of tables at which people play.
pub(crate) const TABLES: usize = 3;
/// Within this time after the last fault every match ends, in milliseconds.
pub(crate) const ENDS_WITHIN_MS: i64 = 12 * 3_600_000;
/// Within this time after its end a match has a result.
pub(crate) const SETTLED_WITHIN: Duration = Duration::from_secs(60);
/// Pauses after which time may be given back: a pause is measured from the last beat before it.
const LONG_MS: i64 = 1_500;
/// A fault that is late by more than this happens soon after what made it late.
const PAST_MS: i64 = 1_000;
/// A fault that is late by more than this does not happen: the hall was down too long.
const FORGOTTEN_MS: i64 = 20_000;
/// How late such a fault is for each number of its place, in milliseconds.
const LATE_PLACE_MS: u64 = 3;
/// Presses from which on the share of stale answers says something.
const TAPS_MIN: u64 = 200;

/// What a run is.
#[derive(Debug, Clone)]
pub(crate) struct Plan {
    pub(crate) seed: u64,
    /// How long matches begin and faults happen, in milliseconds.
    pub(crate) length_ms: i64,
    /// Number of tables at which people play.
    pub(crate) tables: usize,
    pub(crate) faults: Vec<Fault>,
    /// The script of the real pages, at level 2.
    pub(crate) pages: Option<PathBuf>,
    /// The number of nodes, at level 3.
    pub(crate) nodes: Option<usize>,
}

/// What came of a run.
#[derive(Debug)]
pub(crate) struct Outcome {
    pub(crate) simulated_ms: i64,
    pub(crate) trace: u64,
    pub(crate) findings: Vec<Finding>,
    pub(crate) story: Story,
    /// The tables of the hall at its end.
    pub(crate) tables: Vec<TableWithEvents>,
}

/// Why a runtime ends.
enum End {
    /// Every match is over.
    Over,
    /// The hall is killed, and begins again after this many milliseconds.
    Killed(i64),
}

/// What happens to the machine or to a connection.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Happening {
    Fault(Fault),
    /// The clock that a fault made wrong is set right.
    ClockRight(Fault),
}

/// The state of a run between two runtimes.
struct Run {
    world: Arc<World>,
    store: Arc<MemoryStore>,
    pairs: Vec<Pair>,
    /// The people at real pages, at level 2; then there are no pairs.
    real: Option<RealPages>,
    happenings: Vec<(i64, Happening)>,
    /// How many of them have happened.
    happened: usize,
    /// How long the hall is down when it is killed in an addition.
    down_ms: i64,
    length_ms: i64,
    rng: Rng,
}

/// Runs a plan.
///
/// # Errors
///
/// A runtime cannot be built, or the store failed.
pub(crate) fn run(plan: &Plan, trace: Option<File>) -> Result<Outcome, Failure> {
    let (world, store) = match plan.nodes {
        Some(nodes) => {
            let ClusterEnd { world, store } = cluster::play(plan, nodes, trace)?;
            (world, store)
        }
        None => {
            let Run { world, store, .. } = play_to_end(plan, trace)?;
            (world, store)
        }
    };
    let simulated_ms = world.now_ms();
    let story = std::mem::replace(&mut *world.story(), Story::new(None));
    Ok(Outcome {
        simulated_ms,
        trace: story.trace(),
        findings: story.findings.clone(),
        story,
        tables: Builder::new_current_thread()
            .build()?
            .block_on(keep::tables(&store))?,
    })
}

/// Returns a run after its end.
fn play_to_end(plan: &Plan, trace: Option<File>) -> Result<Run, Failure> {
    let world = World::new(plan.seed, trace);
    let mut rng = Rng::with_seed(plan.seed);
    let real = match &plan.pages {
        Some(script) => {
            let beginning = Beginning {
                seed: plan.seed,
                length_ms: plan.length_ms,
            };
            let node = Node::start(script, &beginning)?;
            Some(RealPages::new(&world, node, rng.fork()))
        }
        None => None,
    };
    let tables = if real.is_some() { 0 } else { plan.tables };
    let pairs = (0..tables).map(|number| Pair::new(&world, number, rng.fork()));
    let mut run = Run {
        real,
        store: Arc::new(MemoryStore::with_fates(world.clone())),
        pairs: pairs.collect(),
        happenings: happenings(plan),
        happened: 0,
        down_ms: 0,
        length_ms: plan.length_ms,
        rng,
        world,
    };
    sim::enter(Some(Rc::new(HallWorld(Arc::clone(&run.world)))));
    let ran = run.play();
    sim::enter(None);
    ran?;
    Ok(run)
}

/// The world as the hall sees it.
pub(crate) struct HallWorld(pub(crate) Arc<World>);

impl sim::World for HallWorld {
    fn now_ms(&self) -> i64 {
        sim::World::now_ms(&*self.0)
    }

    fn ahead_ms(&self) -> &AtomicI64 {
        sim::World::ahead_ms(&*self.0)
    }

    fn fill(&self, bytes: &mut [u8]) {
        self.0.fill(bytes);
    }
}

pub(crate) fn happenings(plan: &Plan) -> Vec<(i64, Happening)> {
    let mut all = Vec::new();
    for fault in &plan.faults {
        all.push((fault.at_ms, Happening::Fault(*fault)));
        if fault.kind == FaultKind::Clock {
            let right_ms = (fault.at_ms + fault.for_ms).min(plan.length_ms);
            all.push((right_ms, Happening::ClockRight(*fault)));
        }
    }
    all.sort_by_key(|(at_ms, _)| *at_ms);
    all
}

impl Run {
    fn play(&mut self) -> Result<(), Failure> {
        loop {
            let runtime = Builder::new_current_thread()
                .enable_time()
                .start_paused(true)
                .build()?;
            let end = runtime.block_on(self.play_runtime());
            let down_ms = match &end {
                Ok(End::Killed(down_ms)) => *down_ms,
                _ => 0,
            };
            // The time of a runtime is read in it.
            runtime.block_on(async { self.world.end_runtime(down_ms) });
            drop(runtime);
            if matches!(end?, End::Over) {
                return Ok(());
            }
            if let Some(real) = &mut self.real {
                let up_ms = self.world.now_ms();
                real.wait(up_ms - down_ms, up_ms)?;
            }
            self.world.note("the hall begins again");
        }
    }

    /// Lets the hall run until it is killed, or every match is over and checked.
    async fn play_runtime(&mut self) -> Result<End, Failure> {
        self.world.begin_runtime();
        let store: Arc<MemoryStore> = Arc::clone(&self.store);
        let state = AppState::new(store, DiceSource::Seeded);
        let state = state.in_hall("http://localhost".parse()?);
        let _tasks = begin_hall(&state).await?;
        let network = Network::new(&self.world, HallEnd::One(Box::new(state)), self.rng.fork());
        let latest_ms = self.length_ms + ENDS_WITHIN_MS;
        let world = Arc::clone(&self.world);
        let (pairs, real, length_ms) = (&mut self.pairs, &mut self.real, self.length_ms);
        let playing = async {
            match real {
                Some(real) => real.play(&network).await,
                None => {
                    play_all(pairs, &network, length_ms).await;
                    Ok(())
                }
            }
        };
        let (happenings, happened) = (&self.happenings, &mut self.happened);
        let down_ms = &mut self.down_ms;
        let killed = tokio::select! {
            biased;
            () = world.killed.notified() => Some(*down_ms),
            down_ms = happen(&world, happenings, happened, down_ms) => Some(down_ms),
            played = playing => { played?; None }
            () = await_time(&world, latest_ms) => None,
        };
        if let Some(down_ms) = killed {
            for line in live_lines(&self.world) {
                note_loss(&self.world, &line);
            }
            self.world.note("the hall is killed");
            self.world.disturb(down_ms);
            return Ok(End::Killed(down_ms));
        }
        // What was still to happen meets no match any more.
        self.world.set_clock_error(0);
        self.world.forget_fates();
        sleep(SETTLED_WITHIN).await;
        self.check().await;
        Ok(End::Over)
    }

    async fn check(&self) {
        let pauses = self.pauses();
        let written = self.pairs.iter().flat_map(|pair| &pair.matches);
        let written = written.map(MatchPages::seen);
        let real = self.real.iter().flat_map(RealPages::seen);
        for pages in written.chain(real) {
            check_match(&self.world, &self.store, &pages, pauses).await;
        }
        check_stale(&self.world);
    }

    /// Returns the number of pauses after which time may have been given back.
    fn pauses(&self) -> u64 {
        let is_pause = |(_, one): &&(i64, Happening)| match one {
            Happening::ClockRight(_) => true,
            Happening::Fault(fault) => match fault.kind {
                FaultKind::Crash | FaultKind::CrashAppend | FaultKind::Clock => true,
                FaultKind::Stall | FaultKind::AppendSlow => fault.ms > LONG_MS,
                _ => false,
            },
        };
        self.happenings[..self.happened]
            .iter()
            .filter(is_pause)
            .count() as u64
    }
}

/// Finds too many answers that a press was for an earlier version.
pub(crate) fn check_stale(world: &World) {
    let (taps, stale) = {
        let story = world.story();
        (story.taps, story.stale)
    };
    if taps >= TAPS_MIN && stale * 20 > taps {
        world.find(format!("{stale} of {taps} presses were answered as stale"));
    }
}

pub(crate) async fn await_time(world: &World, at_ms: i64) {
    let left_ms = (at_ms - world.now_ms()).max(0);
    sleep(Duration::from_millis(left_ms.unsigned_abs())).await;
}

/// Lets everything happen in its time. Returns when the hall is killed, and for how long.
async fn happen(
    world: &World,
    happenings: &[(i64, Happening)],
    happened: &mut usize,
    down_ms: &mut i64,
) -> i64 {
    while let Some((at_ms, one)) = happenings.get(*happened) {
        let late_ms = world.now_ms() - at_ms;
        await_time(world, *at_ms).await;
        *happened += 1;
        match one {
            Happening::Fault(fault) if late_ms > FORGOTTEN_MS && fault.kind != FaultKind::Clock => {
            }
            Happening::ClockRight(_) => {
                world.note("the clock is set right");
                world.set_clock_error(0);
                world.disturb(0);
            }
            Happening::Fault(fault) => {
                if late_ms > PAST_MS {
                    // What stands or is down is met again while it finds its way back.
                    let place = fault.place as u64;
                    sleep(Duration::from_millis(place * LATE_PLACE_MS)).await;
                }
                world.note(&format!("fault {fault}"));
                *world.story().faults.entry(fault.kind).or_default() += 1;
                world.disturb(0);
                if fault.kind == FaultKind::Crash {
                    return fault.ms;
                }
                if fault.kind == FaultKind::CrashAppend {
                    *down_ms = fault.ms;
                }
                inject(world, fault).await;
            }
        }
    }
    std::future::pending().await
}

/// Lets a fault happen that does not kill the hall at once.
pub(crate) async fn inject(world: &World, fault: &Fault) {
    let ms = fault.ms;
    let length = Duration::from_millis(ms.unsigned_abs());
    let lines = live_lines(world);
    let line = match lines.len() {
        0 => None,
        count => lines.get(fault.place % count),
    };
    match fault.kind {
        FaultKind::Wait => {
            if let Some(line) = line {
                line.wait(ms.unsigned_abs());
                world.disturb(ms);
            }
        }
        FaultKind::Break => cut(world, line, |line| line.cut(Cut::Both)),
        FaultKind::BreakPage => {
            cut(world, line, |line| line.cut(Cut::Page(length)));
            world.disturb(ms);
        }
        FaultKind::BreakSilent => {
            cut(world, line, |line| line.silence());
            world.disturb(20_000);
        }
        FaultKind::Double => world.add_double(ms),
        FaultKind::CrashAppend => world.crash_at_append(fault.place.is_multiple_of(2)),
        FaultKind::Stall => {
            // Before anybody sees the time after it.
            world.stood(ms);
            advance(length).await;
            world.disturb(0);
        }
        FaultKind::Clock => {
            world.set_clock_error(ms);
            world.disturb(fault.for_ms);
        }
        FaultKind::AppendSlow => world.add_fate(AppendFate {
            before: length / 2,
            after: length / 2,
            outcome: AppendOutcome::Stored,
        }),
        FaultKind::AppendRefused => world.add_fate(AppendFate {
            outcome: AppendOutcome::Refused,
            ..AppendFate::default()
        }),
        FaultKind::AppendUnanswered => world.add_fate(AppendFate {
            outcome: AppendOutcome::Unanswered,
            ..AppendFate::default()
        }),
        // Others kill the hall, or meet a node of several.
        _ => {}
    }
}

fn live_lines(world: &World) -> Vec<Arc<LineControl>> {
    let lines = lock(&world.lines);
    let live = lines.iter().filter_map(std::sync::Weak::upgrade);
    live.filter(|line| line.is_whole()).collect()
}

fn cut(world: &World, line: Option<&Arc<LineControl>>, cut: impl Fn(&LineControl)) {
    if let Some(line) = line {
        note_loss(world, line);
        cut(line);
    }
}

/// Notes the phase of a page whose connection is lost.
pub(crate) fn note_loss(world: &World, line: &LineControl) {
    let phase = lock(&line.phase).clone();
    if !phase.is_empty() {
        world.story().phases.insert(phase);
    }
}

#[cfg(test)]
mod tests;
