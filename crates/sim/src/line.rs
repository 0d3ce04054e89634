//! Connections in memory: each way has a latency, keeps the order, and may wait or break.

use std::net::{IpAddr, Ipv4Addr};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use fastrand::Rng;
use rosespring_server::{AppState, ConnectionLimits, app, serve_connection};
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt, DuplexStream, duplex, split};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::sync::watch;
use tokio::time::timeout;

use crate::machines::Machines;
use crate::run::await_time;
use crate::world::{World, lock};

/// Bytes that are under way in a pipe at most.
pub(crate) const PIPE_BYTES: usize = 256 * 1024;

/// How a connection breaks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Cut {
    /// Both sides see it.
    Both,
    /// The page sees it; the socket of the hall lives on for so long.
    Page(Duration),
}

/// The faults of one connection.
#[derive(Debug)]
pub(crate) struct LineControl {
    /// Whether nothing arrives any more.
    is_silent: AtomicBool,
    /// For how long the next messages wait, in milliseconds.
    wait_ms: AtomicU64,
    cut: watch::Sender<Option<Cut>>,
    /// The phase of the game at the page that has the connection.
    pub(crate) phase: Mutex<String>,
}

impl LineControl {
    pub(crate) fn new() -> Self {
        Self {
            is_silent: AtomicBool::new(false),
            wait_ms: AtomicU64::new(0),
            cut: watch::Sender::new(None),
            phase: Mutex::default(),
        }
    }

    pub(crate) fn silence(&self) {
        self.is_silent.store(true, Ordering::Relaxed);
    }

    pub(crate) fn wait(&self, ms: u64) {
        self.wait_ms.fetch_max(ms, Ordering::Relaxed);
    }

    pub(crate) fn cut(&self, cut: Cut) {
        self.cut.send_replace(Some(cut));
    }

    /// Returns whether the connection is still whole.
    pub(crate) fn is_whole(&self) -> bool {
        !self.is_silent.load(Ordering::Relaxed) && self.cut.borrow().is_none()
    }
}

/// Opens connections to the hall that runs now.
#[derive(Clone)]
pub(crate) struct Network {
    world: Arc<World>,
    end: HallEnd,
    rng: Arc<Mutex<Rng>>,
}

/// Where connections end.
#[derive(Clone)]
pub(crate) enum HallEnd {
    /// At the only process of the hall.
    One(Box<AppState>),
    /// At one of its nodes.
    Nodes(Arc<Machines>),
}

impl Network {
    pub(crate) fn new(world: &Arc<World>, end: HallEnd, rng: Rng) -> Self {
        Self {
            world: Arc::clone(world),
            end,
            rng: Arc::new(Mutex::new(rng)),
        }
    }

    /// Opens a connection from an address that no other one has: limits for each address measure
    /// real time.
    pub(crate) fn open(&self) -> (DuplexStream, Arc<LineControl>) {
        let (page, near) = duplex(PIPE_BYTES);
        let control = Arc::new(LineControl::new());
        let mut lines = lock(&self.world.lines);
        lines.retain(|line| line.strong_count() > 0);
        lines.push(Arc::downgrade(&control));
        drop(lines);
        match &self.end {
            HallEnd::One(state) => self.connect(state, near, &control),
            HallEnd::Nodes(machines) => machines.connect_page(near, &control),
        }
        (page, control)
    }

    /// Connects `near` to the only process of the hall.
    fn connect(&self, state: &AppState, near: DuplexStream, control: &Arc<LineControl>) {
        let (far, hall) = duplex(PIPE_BYTES);
        let (latency_ms, address) = {
            let mut rng = lock(&self.rng);
            (rng.i64(1..=75), rng.u32(..))
        };
        let peer = IpAddr::V4(Ipv4Addr::from(address));
        let limits = ConnectionLimits::default();
        tokio::spawn(serve_connection(
            hall,
            Some(peer),
            app(state.clone()),
            limits,
        ));
        let [own, other] = sides(&self.world, control, latency_ms);
        tokio::spawn(own.carry(near));
        tokio::spawn(other.carry(far));
    }
}

/// A part of a stream that is under way: when it arrives, and the bytes. No bytes are the end.
type Parcel = (i64, Vec<u8>);

/// One side of a connection. The other one may be in another runtime.
pub(crate) struct LineSide {
    world: Arc<World>,
    control: Arc<LineControl>,
    latency_ms: i64,
    /// Whether it is the side that opened the connection, as a page does.
    is_caller: bool,
    outgoing: UnboundedSender<Parcel>,
    incoming: UnboundedReceiver<Parcel>,
}

/// Returns the sides of a connection: of the one that opens it, and of the other one.
pub(crate) fn sides(
    world: &Arc<World>,
    control: &Arc<LineControl>,
    latency_ms: i64,
) -> [LineSide; 2] {
    let (there, arriving) = unbounded_channel();
    let (back, returning) = unbounded_channel();
    let ways = [(true, there, returning), (false, back, arriving)];
    ways.map(|(is_caller, outgoing, incoming)| LineSide {
        world: Arc::clone(world),
        control: Arc::clone(control),
        latency_ms,
        is_caller,
        outgoing,
        incoming,
    })
}

impl LineSide {
    /// Carries bytes both ways between `stream` and the other side until the connection ends or
    /// breaks.
    pub(crate) async fn carry(self, stream: DuplexStream) {
        let (mut from, mut to) = split(stream);
        // The page may go while this goes on, so the sides alone keep the control alive.
        let control = Arc::clone(&self.control);
        let is_caller = self.is_caller;
        let mut cuts = control.cut.subscribe();
        let cut = tokio::select! {
            biased;
            cut = cuts.wait_for(Option::is_some) => cut.ok().and_then(|cut| *cut),
            () = self.carry_both(&mut from, &mut to) => None,
        };
        if let (Some(Cut::Page(linger)), false) = (cut, is_caller) {
            let mut unheard = [0; 4_096];
            let listening = async { while matches!(from.read(&mut unheard).await, Ok(1..)) {} };
            let _ = timeout(linger, listening).await;
        }
    }

    async fn carry_both(
        mut self,
        from: &mut (impl AsyncRead + Unpin),
        to: &mut (impl AsyncWrite + Unpin),
    ) {
        let outgoing = self.outgoing;
        let (world, control) = (&*self.world, &*self.control);
        let latency_ms = self.latency_ms;
        let sending = async move {
            let mut bytes = vec![0; 16_384];
            let mut last_ms = 0;
            while let Ok(count @ 1..) = from.read(&mut bytes).await {
                let wait_ms = control.wait_ms.swap(0, Ordering::Relaxed).cast_signed();
                last_ms = (world.now_ms() + latency_ms + wait_ms).max(last_ms);
                if outgoing.send((last_ms, bytes[..count].to_vec())).is_err() {
                    return;
                }
            }
            // The end arrives later too.
            let _ = outgoing.send((last_ms.max(world.now_ms() + latency_ms), Vec::new()));
        };
        let receiving = async {
            while let Some((due_ms, bytes)) = self.incoming.recv().await {
                await_time(world, due_ms).await;
                if control.is_silent.load(Ordering::Relaxed) {
                    continue;
                }
                if bytes.is_empty() || to.write_all(&bytes).await.is_err() {
                    break;
                }
            }
            if !control.is_silent.load(Ordering::Relaxed) {
                let _ = to.shutdown().await;
            }
        };
        tokio::join!(sending, receiving);
    }
}
