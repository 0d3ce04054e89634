//! Connections in memory: each way has a latency, keeps the order, and may wait or break.

use std::net::{IpAddr, Ipv4Addr};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use fastrand::Rng;
use rosespring_server::{AppState, ConnectionLimits, app, serve_connection};
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt, DuplexStream, duplex, split};
use tokio::sync::{mpsc, watch};
use tokio::time::{Instant, sleep_until, timeout};

use crate::world::{World, lock};

/// Bytes that are under way in a pipe at most.
const PIPE_BYTES: usize = 256 * 1024;

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
    state: AppState,
    rng: Arc<Mutex<Rng>>,
}

impl Network {
    pub(crate) fn new(world: &Arc<World>, state: AppState, rng: Rng) -> Self {
        Self {
            world: Arc::clone(world),
            state,
            rng: Arc::new(Mutex::new(rng)),
        }
    }

    /// Opens a connection from an address that no other one has: limits for each address measure
    /// real time.
    pub(crate) fn open(&self) -> (DuplexStream, Arc<LineControl>) {
        let (page, near) = duplex(PIPE_BYTES);
        let (far, hall) = duplex(PIPE_BYTES);
        let (latency_ms, address) = {
            let mut rng = lock(&self.rng);
            (rng.u64(1..=75), rng.u32(..))
        };
        let control = Arc::new(LineControl {
            is_silent: AtomicBool::new(false),
            wait_ms: AtomicU64::new(0),
            cut: watch::Sender::new(None),
            phase: Mutex::default(),
        });
        let mut lines = lock(&self.world.lines);
        lines.retain(|line| line.strong_count() > 0);
        lines.push(Arc::downgrade(&control));
        drop(lines);
        let peer = IpAddr::V4(Ipv4Addr::from(address));
        let limits = ConnectionLimits::default();
        tokio::spawn(serve_connection(
            hall,
            Some(peer),
            app(self.state.clone()),
            limits,
        ));
        let latency = Duration::from_millis(latency_ms);
        tokio::spawn(carry_both(near, far, Arc::clone(&control), latency));
        (page, control)
    }
}

/// Carries bytes both ways until the connection ends or breaks.
async fn carry_both(
    near: DuplexStream,
    far: DuplexStream,
    control: Arc<LineControl>,
    latency: Duration,
) {
    let (mut from_page, mut to_page) = split(near);
    let (mut from_hall, mut to_hall) = split(far);
    let mut cuts = control.cut.subscribe();
    // The page may go while the task goes on, so the task alone keeps the control alive.
    let cut = tokio::select! {
        biased;
        _ = cuts.changed() => *cuts.borrow(),
        ((), ()) = async { tokio::join!(
            carry(&mut from_page, &mut to_hall, &control, latency),
            carry(&mut from_hall, &mut to_page, &control, latency),
        ) } => None,
    };
    if let Some(Cut::Page(linger)) = cut {
        drop((from_page, to_page));
        let mut unheard = [0; 4_096];
        let listening = async { while matches!(from_hall.read(&mut unheard).await, Ok(1..)) {} };
        let _ = timeout(linger, listening).await;
    }
}

/// Carries bytes one way.
async fn carry(
    from: &mut (impl AsyncRead + Unpin),
    to: &mut (impl AsyncWrite + Unpin),
    control: &LineControl,
    latency: Duration,
) {
    let (queue, mut queued) = mpsc::unbounded_channel::<(Instant, Vec<u8>)>();
    let reading = async move {
        let mut bytes = vec![0; 16_384];
        let mut last = Instant::now();
        while let Ok(count @ 1..) = from.read(&mut bytes).await {
            let wait = Duration::from_millis(control.wait_ms.swap(0, Ordering::Relaxed));
            last = last.max(Instant::now() + latency + wait);
            if queue.send((last, bytes[..count].to_vec())).is_err() {
                return;
            }
        }
        // The end arrives later too.
        let _ = queue.send((last.max(Instant::now() + latency), Vec::new()));
    };
    let writing = async move {
        while let Some((due, bytes)) = queued.recv().await {
            sleep_until(due).await;
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
    tokio::join!(reading, writing);
}
