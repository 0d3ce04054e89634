//! Notices when the server stands, so that players get back the time for which it did.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Mutex, PoisonError};

use crate::clock;

/// The longest pause that the clocks of players still count, in milliseconds.
pub(crate) const PAUSE_MAX_MS: i64 = 3_000;
/// Maximum number of pauses that are remembered.
const PAUSES_MAX: usize = 64;
/// The beat of a server that does not watch itself.
const NONE: i64 = i64::MAX;

/// The times at which the server stood.
#[derive(Debug)]
pub(crate) struct Pulse {
    /// When the server was last known to be alive.
    beat_ms: AtomicI64,
    /// The beginnings and ends of the last pauses, milliseconds since 1970.
    pauses: Mutex<VecDeque<(i64, i64)>>,
    /// When the server began to watch.
    begun_ms: AtomicI64,
}

impl Default for Pulse {
    fn default() -> Self {
        Self {
            beat_ms: AtomicI64::new(NONE),
            pauses: Mutex::default(),
            begun_ms: AtomicI64::new(0),
        }
    }
}

impl Pulse {
    /// Begins to watch. `last_ms` is when an earlier process was last alive; `None` if that is not
    /// known, and then the pause begins with the last event of each table.
    pub(crate) fn begin(&self, last_ms: Option<i64>) {
        self.begin_at(last_ms, clock::now_ms());
    }

    fn begin_at(&self, last_ms: Option<i64>, now_ms: i64) {
        // A time that has not come is of a clock that was wrong, and tells nothing.
        match last_ms.filter(|last_ms| *last_ms <= now_ms) {
            Some(last_ms) => self.note(last_ms, now_ms),
            None => self.remember(0, now_ms),
        }
        self.begun_ms.store(now_ms, Ordering::Relaxed);
        self.beat_ms.store(now_ms, Ordering::Relaxed);
    }

    /// Notes that the server is alive, and the pause before, if there was one. Returns the time.
    pub(crate) fn beat(&self) -> i64 {
        let now_ms = clock::now_ms();
        self.beat_at(now_ms);
        now_ms
    }

    fn beat_at(&self, now_ms: i64) {
        let last_ms = self.beat_ms.load(Ordering::Relaxed);
        if last_ms == NONE {
            return;
        }
        if last_ms.saturating_sub(now_ms) > PAUSE_MAX_MS {
            // The clock was set back. Pauses are measured from here, not from a time to come.
            self.beat_ms.store(now_ms, Ordering::Relaxed);
        } else {
            self.beat_ms.fetch_max(now_ms, Ordering::Relaxed);
            self.note(last_ms, now_ms);
        }
    }

    /// Notes a pause, unless it is too short to count.
    pub(crate) fn note(&self, from_ms: i64, until_ms: i64) {
        if until_ms.saturating_sub(from_ms) <= PAUSE_MAX_MS {
            return;
        }
        tracing::warn!("the server stood for {} ms", until_ms - from_ms);
        self.remember(from_ms, until_ms);
    }

    fn remember(&self, from_ms: i64, until_ms: i64) {
        let mut pauses = self.pauses.lock().unwrap_or_else(PoisonError::into_inner);
        if pauses.len() == PAUSES_MAX {
            pauses.pop_front();
        }
        pauses.push_back((from_ms, until_ms));
    }

    /// Returns when the server began to watch, milliseconds since 1970; 0 if it does not.
    pub(crate) fn begun_ms(&self) -> i64 {
        self.begun_ms.load(Ordering::Relaxed)
    }

    /// Returns the pauses that ended after `at_ms`, the first one first.
    pub(crate) fn pauses_after(&self, at_ms: i64) -> Vec<(i64, i64)> {
        let pauses = self.pauses.lock().unwrap_or_else(PoisonError::into_inner);
        let later = pauses.iter().filter(|(_, until_ms)| *until_ms > at_ms);
        later.copied().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_long_pauses_count_and_the_oldest_are_forgotten() {
        let pulse = Pulse::default();
        pulse.note(10, 10 + PAUSE_MAX_MS);
        assert_eq!(pulse.pauses_after(0), []);
        for from_ms in 0..100 {
            pulse.note(from_ms, from_ms + 5_000);
        }
        assert_eq!(pulse.pauses_after(0).len(), PAUSES_MAX);
        assert_eq!(pulse.pauses_after(5_097), [(98, 5_098), (99, 5_099)]);
    }

    #[test]
    fn the_time_before_the_server_began_is_a_pause() {
        let pulse = Pulse::default();
        pulse.beat();
        assert_eq!(pulse.pauses_after(0), []);

        let last_ms = clock::now_ms() - 60_000;
        pulse.begin(Some(last_ms));
        pulse.beat();

        let pauses = pulse.pauses_after(0);
        assert_eq!((pauses.len(), pauses[0].0), (1, last_ms));
    }

    const HOUR_MS: i64 = 3_600_000;
    const NOW_MS: i64 = 100 * HOUR_MS;

    /// A pulse that began at [`NOW_MS`], right after an earlier process.
    fn begun() -> Pulse {
        let pulse = Pulse::default();
        pulse.begin_at(Some(NOW_MS), NOW_MS);
        pulse
    }

    #[test]
    fn an_hour_by_which_the_clock_jumps_forward_is_a_pause() {
        let pulse = begun();
        pulse.beat_at(NOW_MS + 1_000);
        pulse.beat_at(NOW_MS + 1_000 + HOUR_MS);
        pulse.beat_at(NOW_MS + 2_000 + HOUR_MS);

        let jump = (NOW_MS + 1_000, NOW_MS + 1_000 + HOUR_MS);
        assert_eq!(pulse.pauses_after(0), [jump]);
    }

    #[test]
    fn a_clock_that_is_set_back_makes_no_pause_and_later_ones_are_noted() {
        let pulse = begun();
        let back_ms = NOW_MS - HOUR_MS;
        pulse.beat_at(back_ms);
        pulse.beat_at(back_ms + 1_000);
        assert_eq!(pulse.pauses_after(0), []);

        // The server stands long before the clock shows again what it did.
        pulse.beat_at(back_ms + 61_000);

        assert_eq!(pulse.pauses_after(0), [(back_ms + 1_000, back_ms + 61_000)]);
    }

    #[test]
    fn beats_of_two_threads_in_the_wrong_order_make_no_pause() {
        let pulse = begun();
        pulse.beat_at(NOW_MS + 2_000);
        pulse.beat_at(NOW_MS + 1_999);
        pulse.beat_at(NOW_MS + 2_000 + PAUSE_MAX_MS);

        assert_eq!(pulse.pauses_after(0), []);
    }

    /// The clock was ahead, and was right again before the next process began: how long there was
    /// none is not known.
    #[test]
    fn a_last_beat_in_the_future_is_not_known() {
        let pulse = Pulse::default();
        pulse.begin_at(Some(NOW_MS + HOUR_MS), NOW_MS);

        assert_eq!(pulse.pauses_after(0), [(0, NOW_MS)]);
        pulse.beat_at(NOW_MS + 1_000);
        assert_eq!(pulse.pauses_after(0).len(), 1);
    }
}
