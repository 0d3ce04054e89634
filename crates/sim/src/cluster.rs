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
use rosespring_server::{RunningNode, SimNode, SimPorts, begin_node, sim};
use rosespring_store::{MemoryStore, Store};
use tokio::runtime::{Builder, Runtime};
use tokio::time::{Instant, advance, sleep, sleep_until};

use crate::Failure;
use crate::bus::{Broker, SimBus};
use crate::checks::check_match;
use crate::line::{HallEnd, Network};
use crate::machines::{
    KilledNode, MachineClock, Machines, NodeWorld, Order, SimDial, UpNode, WINDOW_MS, url_of,
};
use crate::node_faults::{FaultTargets, LEFT_MS};
use crate::pair::{MatchPages, Pair, play_all};
use crate::run::{
    ENDS_WITHIN_MS, HallWorld, Happening, Plan, SETTLED_WITHIN, await_time, check_stale,
    happenings, note_loss,
};
use crate::world::{COUNTED_MAX_MS, Timeline, World};

/// Interval at which the tables of all nodes are compared, in milliseconds.
const LOOK_EVERY_MS: i64 = 500;

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
        let (done, now_ms) = self.runtime.block_on(async {
            let done = work.await;
            (done, world.now_ms())
        });
        // Between two runtimes the time stands.
        world.enter(None, Timeline::ended(now_ms));
        done
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

    /// Goes on at `back_ms` after the machine stood. Nobody here sees the time before.
    fn go_on(&self, world: &World, back_ms: i64) {
        self.run(world, async {
            let stood_ms = (back_ms - world.now_ms()).max(0).unsigned_abs();
            advance(Duration::from_millis(stood_ms)).await;
            world.note(&format!("node {:?} stood", self.node));
        });
    }

    /// Ends everything here at once, as `kill -9` does.
    fn kill(self, world: &World, now_ms: i64, running: RunningNode) {
        world.enter(self.node, Timeline::ended(now_ms));
        sim::enter(Some(Rc::clone(&self.world)));
        drop(running);
        drop(self.runtime);
    }
}

/// A node and its machine.
struct Machine {
    clock: MachineClock,
    /// What runs on it; `None` while the node is down.
    running: Option<(Place, RunningNode)>,
    /// When the node begins again, if it is down, or runs again, if its machine stands.
    back_ms: Option<i64>,
}

/// The state of a run.
struct Cluster {
    world: Arc<World>,
    store: Arc<MemoryStore>,
    broker: Arc<Broker>,
    net: Arc<Machines>,
    machines: Vec<Machine>,
    /// For how long a node is down that is killed in an addition.
    down_after_append_ms: i64,
    now_ms: i64,
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
    let clocks: Vec<_> = (0..nodes).map(|_| MachineClock::draw(&mut rng)).collect();
    let errors = clocks.iter().map(|clock| Arc::clone(&clock.fault_ms));
    let mut cluster = Cluster {
        world: Arc::clone(world),
        store: Arc::new(MemoryStore::with_fates(world.clone())),
        broker: Broker::new(world, rng.fork()),
        net: Machines::new(world, errors.collect(), rng.fork()),
        machines: Vec::new(),
        down_after_append_ms: 0,
        now_ms: 0,
    };
    for (node, clock) in clocks.into_iter().enumerate() {
        cluster.machines.push(Machine {
            clock,
            running: None,
            back_ms: None,
        });
        cluster.begin(node)?;
    }
    let people = Place::begin(None, Rc::new(HallWorld(Arc::clone(world))), 0)?;
    let network = Network::new(world, HallEnd::Nodes(Arc::clone(&cluster.net)), rng.fork());
    let targets = FaultTargets {
        world: Arc::clone(world),
        net: Arc::clone(&cluster.net),
        broker: Arc::clone(&cluster.broker),
    };
    let playing = play_pairs(targets, network, pairs, happenings(plan), plan.length_ms);
    #[expect(
        clippy::async_yields_async,
        reason = "the task is awaited in later windows"
    )]
    let playing = people.run(world, async { tokio::spawn(playing) });
    while !playing.is_finished() {
        cluster.now_ms += WINDOW_MS;
        people.run_until(world, cluster.now_ms);
        cluster.run_window()?;
    }
    let pairs = people.run(world, playing)?;
    let now_ms = cluster.now_ms;
    for node in 0..nodes {
        cluster.kill(node);
    }
    people.run(world, check(world, &cluster.store, &pairs));
    world.enter(None, Timeline::ended(now_ms));
    Ok(ClusterEnd {
        world: Arc::clone(world),
        store: cluster.store,
    })
}

impl Cluster {
    /// Lets every node run until the end of the window, and then what is to happen to nodes happen.
    fn run_window(&mut self) -> Result<(), Failure> {
        for node in 0..self.machines.len() {
            let machine = &mut self.machines[node];
            let is_back = machine.back_ms.take_if(|back_ms| *back_ms < self.now_ms);
            match (&machine.running, is_back) {
                (None, Some(_)) => self.begin(node)?,
                (Some((place, _)), Some(back_ms)) => place.go_on(&self.world, back_ms),
                _ => {}
            }
            let machine = &self.machines[node];
            if let (Some((place, _)), None) = (&machine.running, machine.back_ms) {
                place.run_until(&self.world, self.now_ms);
            }
            if let Some(node) = self.world.take_crashed() {
                self.kill_for(node, self.down_after_append_ms);
            }
        }
        for order in self.net.take_orders() {
            self.carry_out(order);
        }
        if self.now_ms % LOOK_EVERY_MS == 0 {
            self.look_at_owners();
        }
        Ok(())
    }

    fn carry_out(&mut self, order: Order) {
        match order {
            Order::DownAfterAppend(ms) => self.down_after_append_ms = ms,
            Order::Stall(node, ms) => {
                let machine = &mut self.machines[node];
                if machine.running.is_some() {
                    let back_ms = self.now_ms + ms;
                    machine.back_ms = Some(machine.back_ms.unwrap_or(0).max(back_ms));
                    if ms > COUNTED_MAX_MS {
                        self.world.with_owners(|owners| owners.note_stall(node, ms));
                    }
                }
            }
            Order::Kill(KilledNode::Leader, kind) => {
                let leads = |node: &usize| self.ask(*node, SimPorts::leads).unwrap_or(false);
                let leader = (0..self.machines.len()).find(leads);
                if let Some(node) = leader {
                    self.carry_out(Order::Kill(KilledNode::Number(node), kind));
                }
            }
            Order::Kill(KilledNode::Number(node), kind) => {
                for line in self.net.pages_of(node) {
                    note_loss(&self.world, &line);
                }
                if kind.is_silent {
                    self.net.silence(node);
                }
                self.kill_for(node, kind.down_ms);
            }
        }
    }

    /// Asks a node that runs, on its own time.
    fn ask<T>(&self, node: usize, what: impl FnOnce(&SimPorts) -> T) -> Option<T> {
        let machine = &self.machines[node];
        let (place, running) = machine.running.as_ref()?;
        let is_up = machine.back_ms.is_none();
        is_up.then(|| place.run(&self.world, async { what(&running.ports) }))
    }

    /// Finds tables that two nodes run for long, and believe that they may. For a moment they can:
    /// a node that stood while it added learns that its lease is gone when that addition ends.
    fn look_at_owners(&self) {
        let tables = self.world.with_owners(|owners| owners.tables());
        let runners = (0..self.machines.len()).filter_map(|node| {
            self.ask(node, |ports| {
                let run = tables.iter().filter(|table| ports.runs(table));
                run.cloned().collect::<Vec<_>>()
            })
        });
        let runners: Vec<_> = runners.flatten().collect();
        let found = self
            .world
            .with_owners(|owners| owners.note_runners(&runners, self.now_ms));
        for table in found {
            self.world.find(format!("table {table}: two nodes run it"));
        }
    }

    /// Kills a node for a while.
    fn kill_for(&mut self, node: usize, down_ms: i64) {
        if self.machines[node].running.is_none() {
            return;
        }
        self.kill(node);
        self.machines[node].back_ms = Some(self.now_ms + down_ms);
        self.world.disturb(down_ms.max(LEFT_MS));
    }

    /// Begins a node.
    fn begin(&mut self, node: usize) -> Result<(), Failure> {
        let now_ms = self.now_ms;
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
            dial: Arc::new(SimDial {
                machines: Arc::clone(&self.net),
                node,
            }),
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
    fn kill(&mut self, node: usize) {
        let now_ms = self.now_ms;
        let Some((place, running)) = self.machines[node].running.take() else {
            return;
        };
        self.net.set(node, None);
        self.world
            .with_owners(|owners| owners.note_kill(node, now_ms));
        place.kill(&self.world, now_ms, running);
        self.world.note(&format!("node {node} is killed"));
    }
}

/// Lets all pairs play while faults happen, and returns the pairs when every match is over and
/// settled.
async fn play_pairs(
    targets: FaultTargets,
    network: Network,
    mut pairs: Vec<Pair>,
    happenings: Vec<(i64, Happening)>,
    length_ms: i64,
) -> Vec<Pair> {
    let latest_ms = length_ms + ENDS_WITHIN_MS;
    tokio::select! {
        biased;
        () = targets.happen(&happenings) => {}
        () = play_all(&mut pairs, &network, length_ms) => {}
        () = await_time(&targets.world, latest_ms) => {}
    }
    // What was still to happen meets no match any more.
    targets.net.heal();
    targets.broker.heal();
    targets.world.forget_fates();
    // A node may be down, and another one learns that it leads.
    sleep(2 * SETTLED_WITHIN).await;
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
        // A wrong clock jumps, and is found to be wrong: it may jump twice each time.
        check_match(world, store, &pages, leases + 2 * world.happenings()).await;
    }
    check_stale(world);
}
