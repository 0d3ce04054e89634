//! Level 3: several nodes, each with its own runtime, and the pages of people with another one.
//!
//! All runtimes are in one thread, and their clocks stand but for what is waited for. They run one
//! after the other, each for a short window; every message between two of them takes longer than
//! that, so it arrives in a window that has not begun.

use std::fs::File;
use std::future::Future;
use std::rc::Rc;
use std::sync::Arc;
use std::time::Duration;

use fastrand::Rng;
use rosespring_server::{RunningNode, SimNode, begin_node, sim};
use rosespring_store::{MemoryStore, Store};
use tokio::runtime::{Builder, Runtime};
use tokio::time::{Instant, sleep, sleep_until};

use crate::Failure;
use crate::bus::{Broker, SimBus};
use crate::checks::check_match;
use crate::line::{HallEnd, Network};
use crate::machines::{MachineClock, Machines, NodeWorld, SimDial, UpNode, WINDOW_MS, url_of};
use crate::pair::{MatchPages, Pair, play_all};
use crate::run::{ENDS_WITHIN_MS, HallWorld, Plan, SETTLED_WITHIN, await_time, check_stale};
use crate::world::{Timeline, World};

/// A runtime whose clock stands but for what is waited for.
struct Place {
    runtime: Runtime,
    timeline: Timeline,
    /// The number of the node; `None` for the pages.
    node: Option<usize>,
    world: Rc<dyn sim::World>,
}

impl Place {
    fn begin(
        node: Option<usize>,
        world: Rc<dyn sim::World>,
        base_ms: i64,
    ) -> Result<Self, Failure> {
        let mut builder = Builder::new_current_thread();
        let runtime = builder.enable_time().start_paused(true).build()?;
        let begun = runtime.block_on(async { Instant::now() });
        Ok(Self {
            runtime,
            timeline: Timeline {
                base_ms,
                begun: Some(begun),
            },
            node,
            world,
        })
    }

    /// Runs `work` here.
    fn run<T>(&self, world: &World, work: impl Future<Output = T>) -> T {
        world.enter(self.node, self.timeline);
        sim::enter(Some(Rc::clone(&self.world)));
        self.runtime.block_on(work)
    }

    /// Runs until `end_ms`.
    fn run_until(&self, world: &World, end_ms: i64) {
        let passed_ms = (end_ms - self.timeline.base_ms).unsigned_abs();
        let end = self
            .timeline
            .begun
            .map(|begun| begun + Duration::from_millis(passed_ms));
        self.run(world, async {
            if let Some(end) = end {
                sleep_until(end).await;
            }
        });
    }

    /// Ends everything here at once, as `kill -9` does.
    fn kill(self, world: &World, now_ms: i64) {
        world.enter(self.node, Timeline::ended(now_ms));
        sim::enter(Some(Rc::clone(&self.world)));
        drop(self.runtime);
    }
}

/// A node and its machine.
struct Machine {
    clock: MachineClock,
    /// What runs on it; `None` while the node is down.
    running: Option<(Place, RunningNode)>,
}

/// The state of a run.
struct Cluster {
    world: Arc<World>,
    store: Arc<MemoryStore>,
    broker: Arc<Broker>,
    net: Arc<Machines>,
    machines: Vec<Machine>,
}

/// What is left of a run after its end.
pub(crate) struct ClusterEnd {
    pub(crate) world: Arc<World>,
    pub(crate) store: Arc<MemoryStore>,
}

/// Plays a plan at `nodes` nodes, and checks its matches.
///
/// # Errors
///
/// A runtime cannot be built, or the store failed.
pub(crate) fn play(plan: &Plan, nodes: usize, trace: Option<File>) -> Result<ClusterEnd, Failure> {
    let world = World::new(plan.seed, trace);
    let played = play_in(&world, plan, nodes);
    sim::enter(None);
    played
}

fn play_in(world: &Arc<World>, plan: &Plan, nodes: usize) -> Result<ClusterEnd, Failure> {
    let mut rng = Rng::with_seed(plan.seed);
    let pairs = (0..plan.tables).map(|number| Pair::new(world, number, rng.fork()));
    let pairs: Vec<_> = pairs.collect();
    let mut cluster = Cluster {
        world: Arc::clone(world),
        store: Arc::new(MemoryStore::with_fates(world.clone())),
        broker: Broker::new(world, rng.fork()),
        net: Machines::new(world, nodes, rng.fork()),
        machines: Vec::new(),
    };
    for node in 0..nodes {
        let clock = MachineClock::draw(&mut rng);
        cluster.machines.push(Machine {
            clock,
            running: None,
        });
        cluster.begin(node, 0)?;
    }
    let people = Place::begin(None, Rc::new(HallWorld(Arc::clone(world))), 0)?;
    let network = Network::new(world, HallEnd::Nodes(Arc::clone(&cluster.net)), rng.fork());
    let playing = play_pairs(Arc::clone(world), network, pairs, plan.length_ms);
    let playing = people.run(world, async { tokio::spawn(playing) });
    let mut now_ms = 0;
    while !playing.is_finished() {
        now_ms += WINDOW_MS;
        people.run_until(world, now_ms);
        for machine in &cluster.machines {
            if let Some((place, _)) = &machine.running {
                place.run_until(world, now_ms);
            }
        }
    }
    let pairs = people.run(world, playing)?;
    for node in 0..nodes {
        cluster.kill(node, now_ms);
    }
    people.run(world, check(world, &cluster.store, &pairs));
    world.enter(None, Timeline::ended(now_ms));
    Ok(ClusterEnd {
        world: Arc::clone(world),
        store: cluster.store,
    })
}

impl Cluster {
    /// Begins a node.
    fn begin(&mut self, node: usize, now_ms: i64) -> Result<(), Failure> {
        let machine = &mut self.machines[node];
        let clock: NodeWorld = machine.clock.world(&self.world);
        let place = Place::begin(Some(node), Rc::new(clock), now_ms)?;
        let store: Arc<dyn Store> = self.store.clone();
        let bus = SimBus {
            broker: Arc::clone(&self.broker),
            node,
        };
        let begun = begin_node(SimNode {
            store,
            url: url_of(node).parse()?,
            dial: Arc::new(SimDial(Arc::clone(&self.net))),
            bus: Some(Arc::new(bus)),
            hall: "http://localhost".parse()?,
        });
        let running = place.run(&self.world, async {
            self.world.note(&format!("node {node} begins"));
            begun.await
        })?;
        let up = UpNode {
            handle: place.runtime.handle().clone(),
            ports: running.ports.clone(),
        };
        self.net.set(node, Some(up));
        machine.running = Some((place, running));
        Ok(())
    }

    /// Kills a node, if it runs.
    fn kill(&mut self, node: usize, now_ms: i64) {
        let Some((place, running)) = self.machines[node].running.take() else {
            return;
        };
        self.net.set(node, None);
        self.world
            .with_owners(|owners| owners.note_kill(node, now_ms));
        place.kill(&self.world, now_ms);
        drop(running);
    }
}

/// Lets all pairs play, and returns them when every match is over and settled.
async fn play_pairs(
    world: Arc<World>,
    network: Network,
    mut pairs: Vec<Pair>,
    length_ms: i64,
) -> Vec<Pair> {
    let latest_ms = length_ms + ENDS_WITHIN_MS;
    tokio::select! {
        biased;
        () = play_all(&mut pairs, &network, length_ms) => {}
        () = await_time(&world, latest_ms) => {}
    }
    sleep(SETTLED_WITHIN).await;
    pairs
}

/// Checks all matches.
async fn check(world: &World, store: &MemoryStore, pairs: &[Pair]) {
    for pages in pairs
        .iter()
        .flat_map(|pair| &pair.matches)
        .map(MatchPages::seen)
    {
        let table = &pages.players[0].place.table;
        let leases = world.with_owners(|owners| owners.leases(table));
        check_match(world, store, &pages, leases).await;
    }
    check_stale(world);
}
