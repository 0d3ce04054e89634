//! Reads the clock. No other module does.

use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

/// By how much the clock of the database is ahead of that of this machine, in milliseconds. All
/// nodes of a hall go by the clock of their database.
static AHEAD_MS: AtomicI64 = AtomicI64::new(0);

/// A smaller difference is not corrected, because the way of the question is part of it.
const AHEAD_MIN_MS: i64 = 100;

/// Returns the milliseconds since 1970; 0 if the clock is set to an earlier time.
pub(crate) fn now_ms() -> i64 {
    machine_ms().saturating_add(with_ahead_ms(|ahead_ms| ahead_ms.load(Ordering::Relaxed)))
}

/// Reads or changes by how much the clock of the database is ahead.
fn with_ahead_ms<T>(act: impl FnOnce(&AtomicI64) -> T) -> T {
    #[cfg(feature = "sim")]
    if let Some(world) = crate::sim::world() {
        return act(world.ahead_ms());
    }
    act(&AHEAD_MS)
}

/// Returns the time of this machine.
pub(crate) fn machine_ms() -> i64 {
    #[cfg(feature = "sim")]
    if let Some(now_ms) = crate::sim::now_ms() {
        return now_ms;
    }
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| {
        i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
    })
}

/// Follows the clock of the database, which told `database_ms` between two times of this machine.
pub(crate) fn follow(database_ms: i64, before_ms: i64, after_ms: i64) {
    let ahead_ms = with_ahead_ms(|ahead_ms| ahead_ms.load(Ordering::Relaxed));
    if let Some(new_ms) = correction(ahead_ms, database_ms, before_ms, after_ms) {
        tracing::info!("the clock of the database is ahead by {new_ms} ms");
        with_ahead_ms(|ahead_ms| ahead_ms.store(new_ms, Ordering::Relaxed));
    }
}

/// Returns by how much the clock of the database is ahead, if that differs from `ahead_ms`. An
/// answer that took long says nothing.
const fn correction(ahead_ms: i64, database_ms: i64, before_ms: i64, after_ms: i64) -> Option<i64> {
    let took_ms = after_ms - before_ms;
    let found_ms = database_ms - (before_ms + took_ms / 2);
    let differs = (found_ms - ahead_ms).abs() > AHEAD_MIN_MS;
    if took_ms < 0 || took_ms > AHEAD_MIN_MS || !differs {
        return None;
    }
    Some(found_ms)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_follows_a_difference_that_is_larger_than_the_way_of_the_question() {
        assert_eq!(correction(0, 10_050, 10_000, 10_020), None);
        assert_eq!(correction(0, 15_010, 10_000, 10_020), Some(5_000));
        assert_eq!(correction(5_000, 15_050, 10_000, 10_020), None);
        assert_eq!(correction(5_000, 10_010, 10_000, 10_020), Some(0));
        assert_eq!(correction(0, 15_010, 10_000, 12_000), None, "slow");
        assert_eq!(correction(0, 15_010, 10_000, 9_000), None, "set back");
    }
}
