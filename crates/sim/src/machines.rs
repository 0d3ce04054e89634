//! The machines of several nodes: each has its own runtime, and connections pass between them.

use std::io;
use std::net::{IpAddr, Ipv4Addr};
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, Mutex, Weak};
use std::time::Duration;

use fastrand::Rng;
use futures_util::FutureExt as _;
use futures_util::future::BoxFuture;
use rosespring_server::{Dial, NodeStream, NodeUrl, SimPorts};
use tokio::io::{DuplexStream, duplex};
use tokio::runtime::Handle;
use tokio::time::sleep;

use crate::line::{LineControl, PIPE_BYTES, sides};
use crate::world::{World, lock};

/// Runtimes run one after the other, for so long each. No message between them is faster, so none
/// comes too late.
pub(crate) const WINDOW_MS: i64 = 20;
/// The longest way of a message between two nodes, in milliseconds.
const NODES_MAX_MS: i64 = 40;

/// Returns the address of a node.
pub(crate) fn url_of(node: usize) -> String {
    format!("http://node-{node}:1")
}

/// Returns the node that has an address.
fn node_at(url: &NodeUrl) -> Option<usize> {
    let name = url.authority().strip_prefix("node-")?;
    name.strip_suffix(":1")?.parse().ok()
}

/// The clock of a machine, and the chance of the node on it.
pub(crate) struct NodeWorld {
    world: Arc<World>,
    /// How wrong the clock is when the run begins, in milliseconds.
    offset_ms: i64,
    /// By how many milliseconds it is fast in a thousand seconds.
    drift: i64,
    /// How wrong a fault makes it.
    fault_ms: Arc<AtomicI64>,
    /// What the process has found of the clock of the store.
    ahead_ms: AtomicI64,
}

impl rosespring_server::sim::World for NodeWorld {
    fn now_ms(&self) -> i64 {
        let true_ms = self.world.now_ms();
        let error_ms = self.offset_ms + true_ms * self.drift / 1_000_000;
        self.world.begin_ms() + true_ms + error_ms + self.fault_ms.load(Ordering::Relaxed)
    }

    fn ahead_ms(&self) -> &AtomicI64 {
        &self.ahead_ms
    }

    fn fill(&self, bytes: &mut [u8]) {
        self.world.fill(bytes);
    }
}

/// A machine with its own clock.
#[derive(Debug)]
pub(crate) struct MachineClock {
    offset_ms: i64,
    drift: i64,
    /// How wrong a fault makes it.
    pub(crate) fault_ms: Arc<AtomicI64>,
}

impl MachineClock {
    pub(crate) fn draw(rng: &mut Rng) -> Self {
        Self {
            offset_ms: rng.i64(-3_000..=3_000),
            drift: rng.i64(-100..=100),
            fault_ms: Arc::default(),
        }
    }

    /// Returns the world of a process that begins on the machine.
    pub(crate) fn world(&self, world: &Arc<World>) -> NodeWorld {
        NodeWorld {
            world: Arc::clone(world),
            offset_ms: self.offset_ms,
            drift: self.drift,
            fault_ms: Arc::clone(&self.fault_ms),
            ahead_ms: AtomicI64::new(0),
        }
    }
}

/// A node that runs.
#[derive(Clone)]
pub(crate) struct UpNode {
    pub(crate) handle: Handle,
    pub(crate) ports: SimPorts,
}

/// Who connects to a node.
#[derive(Debug, Clone, Copy)]
enum Caller {
    Page(IpAddr),
    Node,
}

/// All machines, as connections find them.
pub(crate) struct Machines {
    world: Arc<World>,
    /// `None` while a node is down.
    nodes: Mutex<Vec<Option<UpNode>>>,
    rng: Mutex<Rng>,
    lines: Mutex<Vec<NodeLine>>,
    /// Until when nodes do not reach each other, in milliseconds since the run began.
    silent_until_ms: AtomicI64,
    /// How wrong faults make the clocks.
    pub(crate) clocks: Vec<Arc<AtomicI64>>,
    /// What is to happen to nodes.
    orders: Mutex<Vec<Order>>,
}

/// A connection to a node.
struct NodeLine {
    node: usize,
    /// The node that opened it; `None` for a page.
    caller: Option<usize>,
    control: Weak<LineControl>,
}

/// What is to happen to a node.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Order {
    /// It is killed, and begins again later.
    Kill(KilledNode, KillKind),
    /// Its machine stands for this number of milliseconds.
    Stall(usize, i64),
    /// For how long a node is down that is killed in an addition.
    DownAfterAppend(i64),
}

/// Which node is killed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum KilledNode {
    Number(usize),
    Leader,
}

/// How a node is killed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct KillKind {
    /// How long it is down, in milliseconds.
    pub(crate) down_ms: i64,
    /// Whether its machine is away too, so that nobody hears that connections end.
    pub(crate) is_silent: bool,
}

impl Machines {
    pub(crate) fn new(world: &Arc<World>, clocks: Vec<Arc<AtomicI64>>, rng: Rng) -> Arc<Self> {
        Arc::new(Self {
            world: Arc::clone(world),
            nodes: Mutex::new(vec![None; clocks.len()]),
            rng: Mutex::new(rng),
            lines: Mutex::default(),
            silent_until_ms: AtomicI64::new(0),
            clocks,
            orders: Mutex::default(),
        })
    }

    /// Lets something happen to a node at the end of the window.
    pub(crate) fn order(&self, order: Order) {
        lock(&self.orders).push(order);
    }

    pub(crate) fn take_orders(&self) -> Vec<Order> {
        std::mem::take(&mut lock(&self.orders))
    }

    /// Returns the whole connections for which `is_meant` holds, of the node that has each and the
    /// one that opened it.
    fn whole(&self, is_meant: impl Fn(usize, Option<usize>) -> bool) -> Vec<Arc<LineControl>> {
        let lines = lock(&self.lines);
        let meant = lines.iter().filter(|line| is_meant(line.node, line.caller));
        let whole = meant.filter_map(|line| line.control.upgrade());
        whole.filter(|line| line.is_whole()).collect()
    }

    /// Returns the connections between nodes.
    pub(crate) fn between_nodes(&self) -> Vec<Arc<LineControl>> {
        self.whole(|_, caller| caller.is_some())
    }

    /// Returns the connections of pages to a node.
    pub(crate) fn pages_of(&self, node: usize) -> Vec<Arc<LineControl>> {
        self.whole(|other, caller| other == node && caller.is_none())
    }

    /// Lets nobody hear any more of a node.
    pub(crate) fn silence(&self, node: usize) {
        for line in self.whole(|other, caller| other == node || caller == Some(node)) {
            line.silence();
        }
    }

    /// Lets nodes not reach each other for `ms` milliseconds.
    pub(crate) fn part_nodes(&self, ms: i64) {
        let until_ms = self.world.now_ms() + ms;
        self.silent_until_ms.fetch_max(until_ms, Ordering::Relaxed);
        for line in self.between_nodes() {
            line.silence();
        }
    }

    /// Ends what faults did to connections between nodes and to clocks.
    pub(crate) fn heal(&self) {
        self.silent_until_ms.store(0, Ordering::Relaxed);
        for clock in &self.clocks {
            clock.store(0, Ordering::Relaxed);
        }
    }

    fn note_line(&self, node: usize, caller: Option<usize>, control: &Arc<LineControl>) {
        let mut lines = lock(&self.lines);
        lines.retain(|line| line.control.strong_count() > 0);
        lines.push(NodeLine {
            node,
            caller,
            control: Arc::downgrade(control),
        });
    }

    /// Notes that a node runs, or is down.
    pub(crate) fn set(&self, node: usize, up: Option<UpNode>) {
        lock(&self.nodes)[node] = up;
    }

    /// Returns a node, if it runs.
    fn up(&self, node: usize) -> Option<UpNode> {
        lock(&self.nodes).get(node).cloned().flatten()
    }

    /// Connects a page to a node that chance chooses, as a proxy before the hall does. If the node
    /// is down, the page sees the end of the connection.
    pub(crate) fn connect_page(&self, near: DuplexStream, control: &Arc<LineControl>) {
        let count = lock(&self.nodes).len();
        let (node, latency_ms, address) = {
            let mut rng = lock(&self.rng);
            (rng.usize(..count), rng.i64(WINDOW_MS..=75), rng.u32(..))
        };
        let peer = IpAddr::V4(Ipv4Addr::from(address));
        self.note_line(node, None, control);
        if let Some(up) = self.up(node) {
            self.connect(&up, Caller::Page(peer), near, control, latency_ms);
        }
    }

    /// Connects `near`, which is of the runtime that runs now, to a port of a node.
    fn connect(
        &self,
        up: &UpNode,
        caller: Caller,
        near: DuplexStream,
        control: &Arc<LineControl>,
        latency_ms: i64,
    ) {
        let [own, other] = sides(&self.world, control, latency_ms);
        tokio::spawn(own.carry(near));
        let ports = up.ports.clone();
        up.handle.spawn(async move {
            let (far, hall) = duplex(PIPE_BYTES);
            match caller {
                Caller::Page(peer) => tokio::spawn(ports.serve_page(hall, peer)),
                Caller::Node => tokio::spawn(ports.serve_node(hall)),
            };
            other.carry(far).await;
        });
    }
}

/// How a node reaches the others.
pub(crate) struct SimDial {
    pub(crate) machines: Arc<Machines>,
    pub(crate) node: usize,
}

impl Dial for SimDial {
    fn dial<'a>(&'a self, url: &'a NodeUrl) -> BoxFuture<'a, io::Result<Box<dyn NodeStream>>> {
        async move {
            let machines = &self.machines;
            if machines.silent_until_ms.load(Ordering::Relaxed) > machines.world.now_ms() {
                // The caller gives up.
                return std::future::pending().await;
            }
            let latency_ms = lock(&machines.rng).i64(WINDOW_MS..=NODES_MAX_MS);
            // There and back.
            sleep(Duration::from_millis(2 * latency_ms.unsigned_abs())).await;
            let node = node_at(url).ok_or(io::ErrorKind::AddrNotAvailable)?;
            let up = machines.up(node);
            let up = up.ok_or(io::ErrorKind::ConnectionRefused)?;
            let (stream, near) = duplex(PIPE_BYTES);
            let control = Arc::new(LineControl::new());
            machines.note_line(node, Some(self.node), &control);
            machines.connect(&up, Caller::Node, near, &control, latency_ms);
            Ok(Box::new(stream) as Box<dyn NodeStream>)
        }
        .boxed()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_node_is_found_by_its_address() {
        let at = |text: &str| node_at(&text.parse().unwrap());
        assert_eq!(at(&url_of(2)), Some(2));
        assert_eq!(at("http://10.0.0.2:1"), None);
    }
}
