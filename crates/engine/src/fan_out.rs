//! Runs work on several threads. The number of threads changes no result.
//!
//! One worker runs on the calling thread and starts no other. WebAssembly has no threads: there all
//! workers run on the calling one.

use std::iter::Peekable;
use std::ops::Range;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

/// Calls `job` once for each worker, each call on a separate thread, and returns the results in
/// the order of the workers. The first worker's call runs on the calling thread.
///
/// A panic of a call is passed on once all calls have ended.
///
/// ```
/// use rosespring_engine::fan_out::on_each;
///
/// assert_eq!(on_each([1, 2, 3], |worker| 10 * worker), [10, 20, 30]);
/// ```
pub fn on_each<W: Send, T: Send>(
    workers: impl IntoIterator<Item = W>,
    job: impl Fn(W) -> T + Sync,
) -> Vec<T> {
    let mut workers = workers.into_iter();
    let Some(first) = workers.next() else {
        return Vec::new();
    };
    let others: Vec<W> = workers.collect();
    if others.is_empty() {
        return vec![job(first)];
    }
    on_threads(first, others, &job)
}

/// Runs the first worker's call on the calling thread, and each other one on a separate thread.
#[cfg(not(target_family = "wasm"))]
fn on_threads<W: Send, T: Send>(
    first: W,
    others: Vec<W>,
    job: &(impl Fn(W) -> T + Sync),
) -> Vec<T> {
    std::thread::scope(|scope| {
        let threads: Vec<_> = others
            .into_iter()
            .map(|worker| scope.spawn(move || job(worker)))
            .collect();
        let mut results = vec![job(first)];
        for thread in threads {
            match thread.join() {
                Ok(result) => results.push(result),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
        results
    })
}

/// Runs the calls one after the other: WebAssembly has no threads.
#[cfg(target_family = "wasm")]
fn on_threads<W, T>(first: W, others: Vec<W>, job: &impl Fn(W) -> T) -> Vec<T> {
    std::iter::once(first).chain(others).map(job).collect()
}

/// Calls `job` once for each number and returns the results in the order of the numbers. Each
/// worker belongs to one thread, which takes one number after the other.
///
/// Once `cancelled` is set no further number is taken; only the results before the first missing
/// one are returned. `progress` is called after each job, from any thread, with the number of jobs
/// done plus the start of `numbers`.
pub fn numbered<W: Send, T: Send>(
    workers: &mut [W],
    numbers: Range<u64>,
    job: impl Fn(&mut W, u64) -> T + Sync,
    cancelled: &AtomicBool,
    progress: &(impl Fn(u64) + Sync),
) -> Vec<T> {
    let count = numbers.end.saturating_sub(numbers.start) as usize;
    let (next, done) = (AtomicUsize::new(0), AtomicUsize::new(0));
    let work = |worker: &mut W| {
        let mut results = Vec::new();
        while !cancelled.load(Ordering::Relaxed) {
            let index = next.fetch_add(1, Ordering::Relaxed);
            if index >= count {
                break;
            }
            results.push((index, job(worker, numbers.start + index as u64)));
            let done = done.fetch_add(1, Ordering::Relaxed) + 1;
            progress(numbers.start + done as u64);
        }
        results
    };
    let mut lists: Vec<_> = on_each(workers, work)
        .into_iter()
        .map(|results| results.into_iter().peekable())
        .collect();
    // Each list is in ascending order, so the next number is at the front of one.
    let next = |expected| {
        let found = |list: &mut Peekable<_>| list.next_if(|(index, _)| *index == expected);
        lists.iter_mut().find_map(found).map(|(_, result)| result)
    };
    (0..count).map_while(next).collect()
}

/// Calls `job` as [`numbered`] does, without an end before the last number.
pub fn numbered_all<W: Send, T: Send>(
    workers: &mut [W],
    numbers: Range<u64>,
    job: impl Fn(&mut W, u64) -> T + Sync,
) -> Vec<T> {
    numbered(workers, numbers, job, &AtomicBool::new(false), &|_| ())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_worker_stays_on_the_calling_thread() {
        let here = std::thread::current().id();

        assert_eq!(on_each([()], |()| std::thread::current().id()), [here]);
        assert_eq!(on_each([(); 3], |()| std::thread::current().id())[0], here);
        assert!(
            on_each([(); 3], |()| std::thread::current().id())[1..]
                .iter()
                .all(|id| *id != here)
        );
        assert!(on_each([(); 0], |()| ()).is_empty());
    }

    #[test]
    fn results_stand_in_the_order_of_the_numbers() {
        for threads in 1..5 {
            let mut workers = vec![0_u64; threads];
            let count = |worker: &mut u64, number| {
                *worker += 1;
                number * number
            };

            let squares: Vec<u64> = (3..50).map(|number| number * number).collect();
            assert_eq!(numbered_all(&mut workers, 3..50, count), squares);
            assert_eq!(workers.iter().sum::<u64>(), 47);
        }
    }

    #[test]
    fn a_cancelled_run_returns_the_first_numbers() {
        for threads in [1, 3] {
            let cancelled = AtomicBool::new(false);
            let job = |(): &mut (), number| {
                if number == 20 {
                    cancelled.store(true, Ordering::Relaxed);
                }
                number
            };

            let mut workers = vec![(); threads];
            let results = numbered(&mut workers, 0..1_000_000, job, &cancelled, &|_| ());

            let first: Vec<u64> = (0..results.len() as u64).collect();
            assert_eq!(results, first);
            assert!((21..1_000_000).contains(&results.len()));
        }
    }

    #[test]
    #[should_panic(expected = "number 2")]
    fn a_panic_is_passed_on() {
        let mut workers = [(); 3];
        numbered_all(&mut workers, 0..3, |(), number| {
            assert!(number < 2, "number {number}")
        });
    }
}
