//! Long calls that a person ends with Ctrl-C.

use std::panic::resume_unwind;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{RecvTimeoutError, sync_channel};
use std::thread;
use std::time::Duration;

use pyo3::prelude::*;

/// The time between two looks for a signal.
const PAUSE: Duration = Duration::from_millis(50);

/// Runs `job` on another thread, without Python's lock, and returns its result.
///
/// # Errors
///
/// The exception that a signal raises, such as `KeyboardInterrupt`. The call does not wait for the
/// job then: its flag is set, and the job ends at its next look at the flag.
pub(crate) fn interruptible<T: Send + 'static>(
    py: Python<'_>,
    job: impl FnOnce(&AtomicBool) -> T + Send + 'static,
) -> PyResult<T> {
    let cancelled = Arc::new(AtomicBool::new(false));
    let flag = cancelled.clone();
    let (sender, mut receiver) = sync_channel(1);
    let worker = thread::spawn(move || sender.send(job(&flag)));
    loop {
        let received;
        (received, receiver) = py.detach(move || (receiver.recv_timeout(PAUSE), receiver));
        match received {
            Ok(result) => return Ok(result),
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => match worker.join() {
                Err(panic) => resume_unwind(panic),
                Ok(_) => unreachable!("a job that ends sends its result"),
            },
        }
        if let Err(signal) = py.check_signals() {
            cancelled.store(true, Ordering::Relaxed);
            return Err(signal);
        }
    }
}
