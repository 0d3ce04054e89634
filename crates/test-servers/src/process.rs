//! The process of a server.

use std::io;
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// Time between two looks at a server that starts.
pub(crate) const LOOK_EVERY: Duration = Duration::from_millis(50);

/// Returns a command for a program that gets this signal when the thread that started it ends.
pub(crate) fn that_ends_with_its_thread(signal: &str) -> Command {
    let mut command = Command::new("setpriv");
    command.args(["--pdeathsig", signal]);
    command.stdin(Stdio::null()).stdout(Stdio::null());
    command
}

/// Waits until a server is ready. Returns whether it is: false if it ended or was not ready in this
/// time.
pub(crate) fn wait_until_ready(
    process: &mut Child,
    patience: Duration,
    is_ready: impl Fn() -> bool,
) -> io::Result<bool> {
    let begun = Instant::now();
    while begun.elapsed() < patience {
        if process.try_wait()?.is_some() {
            return Ok(false);
        }
        if is_ready() {
            return Ok(true);
        }
        sleep(LOOK_EVERY);
    }
    Ok(false)
}

/// Kills a process, if there is one: SIGKILL.
pub(crate) fn kill(process: &mut Option<Child>) {
    if let Some(mut process) = process.take() {
        let _ = process.kill();
        let _ = process.wait();
    }
}
