//! Some pieces of work in a row, on some threads.

use std::ops::Range;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

/// What `play` says of these numbers, in order; if the run is cancelled, of those before the first
/// one that was not played. Each of `workers` is a thread's own. `progress` is called with the
/// numbers done.
pub(crate) fn round<W: Send, T: Send>(
    workers: &mut [W],
    numbers: Range<u64>,
    play: impl Fn(&mut W, u64) -> T + Sync,
    cancelled: &AtomicBool,
    progress: &(impl Fn(u64) + Sync),
) -> Vec<T> {
    let count = (numbers.end - numbers.start) as usize;
    let (next, done) = (AtomicUsize::new(0), AtomicUsize::new(0));
    let work = |worker: &mut W| {
        let mut made = Vec::new();
        while !cancelled.load(Ordering::Relaxed) {
            let index = next.fetch_add(1, Ordering::Relaxed);
            if index >= count {
                break;
            }
            made.push((index, play(worker, numbers.start + index as u64)));
            let done = done.fetch_add(1, Ordering::Relaxed) + 1;
            progress(numbers.start + done as u64);
        }
        made
    };
    let mut made = if let [only] = workers {
        work(only)
    } else {
        std::thread::scope(|scope| {
            let threads: Vec<_> = workers
                .iter_mut()
                .map(|worker| scope.spawn(|| work(worker)))
                .collect();
            let joined = threads.into_iter().map(|thread| thread.join());
            joined
                .flat_map(|made| match made {
                    Ok(made) => made,
                    Err(panic) => std::panic::resume_unwind(panic),
                })
                .collect()
        })
    };
    made.sort_unstable_by_key(|(index, _)| *index);
    made.into_iter()
        .enumerate()
        .take_while(|(expected, (index, _))| expected == index)
        .map(|(_, (_, result))| result)
        .collect()
}
