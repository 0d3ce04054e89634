//! Gives play and advice precedence over analyses of records, and people over programs.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

/// Maximum time that an analysis waits for play.
const WAIT_FOR_PLAY: Duration = Duration::from_secs(2);
const LOOK_EVERY: Duration = Duration::from_millis(4);

/// The number of answers for which a person is waiting.
#[derive(Debug, Default)]
pub(crate) struct Playing(AtomicUsize);

/// One answer for which a person is waiting, until it is dropped.
pub(crate) struct Busy(Arc<Playing>);

impl Playing {
    /// Counts an answer for which a person is waiting, until the result is dropped.
    pub(crate) fn begin(playing: &Arc<Self>) -> Busy {
        playing.0.fetch_add(1, Ordering::Relaxed);
        Busy(Arc::clone(playing))
    }

    /// Blocks the thread while a person is waiting, at most [`WAIT_FOR_PLAY`].
    pub(crate) fn wait(&self) {
        let begun = Instant::now();
        while self.0.load(Ordering::Relaxed) > 0 && begun.elapsed() < WAIT_FOR_PLAY {
            thread::sleep(LOOK_EVERY);
        }
    }
}

impl Drop for Busy {
    fn drop(&mut self) {
        self.0.0.fetch_sub(1, Ordering::Relaxed);
    }
}

/// Lowers the priority of this thread on Linux; on other systems all threads have the same one.
pub(crate) fn give_way() {
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::nice(NICE) {
        tracing::debug!("a thread keeps the usual priority: {error}");
    }
}

/// A lower priority than that of all work for which a person waits.
#[cfg(target_os = "linux")]
const NICE: i32 = 10;
