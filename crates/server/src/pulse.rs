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
    pauses: Mutex<Pauses>,
}

/// The last pauses.
#[derive(Debug, Default)]
struct Pauses {
    list: VecDeque<Pause>,
    /// How many have been noted since the server began.
    noted: u64,
}

/// A time in which the server stood, milliseconds since 1970.
#[derive(Debug, Clone, Copy)]
struct Pause {
    from_ms: i64,
    until_ms: i64,
    /// 0 for the time before the server began, otherwise counted from 1.
    number: u64,
}

impl Default for Pulse {
    fn default() -> Self {
        Self {
            beat_ms: AtomicI64::new(NONE),
            pauses: Mutex::default(),
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
        let from_ms = last_ms.filter(|last_ms| *last_ms <= now_ms).unwrap_or(0);
        if now_ms.saturating_sub(from_ms) > PAUSE_MAX_MS {
            self.remember(from_ms, now_ms, |_| 0);
        }
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
        let back_ms = last_ms.saturating_sub(now_ms);
        if back_ms > PAUSE_MAX_MS {
            // The clock was set back. Pauses are measured from here, not from a time to come.
            self.beat_ms.store(now_ms, Ordering::Relaxed);
            self.shorten(back_ms, now_ms);
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
        self.remember(from_ms, until_ms, |noted| noted + 1);
    }

    fn remember(&self, from_ms: i64, until_ms: i64, number: impl FnOnce(u64) -> u64) {
        let mut pauses = self.pauses.lock().unwrap_or_else(PoisonError::into_inner);
        if pauses.list.len() == PAUSES_MAX {
            pauses.list.pop_front();
        }
        let number = number(pauses.noted);
        pauses.noted = pauses.noted.max(number);
        pauses.list.push_back(Pause {
            from_ms,
            until_ms,
            number,
        });
    }

    /// Takes the time by which the clock was set back to `now_ms` from the pauses, the last one
    /// first. A table whose last event is older counts so much less time already. A pause noted
    /// while the clock was ahead would end in a time to come, and be given back at each request
    /// until then; of two that overlap, only one is shortened so far.
    fn shorten(&self, mut back_ms: i64, now_ms: i64) {
        let mut pauses = self.pauses.lock().unwrap_or_else(PoisonError::into_inner);
        for pause in pauses.list.iter_mut().rev() {
            let cut_ms = back_ms.min(pause.until_ms - pause.from_ms);
            pause.until_ms = now_ms.min(pause.until_ms - cut_ms);
            back_ms -= cut_ms;
        }
        pauses.list.retain(|pause| pause.from_ms < pause.until_ms);
    }

    /// Returns how many pauses have been noted, to ask later for those after them.
    pub(crate) fn noted(&self) -> u64 {
        let pauses = self.pauses.lock().unwrap_or_else(PoisonError::into_inner);
        pauses.noted
    }

    /// Returns the pauses that ended after `at_ms`: those noted after the first `noted`, and the
    /// time before the server began.
    pub(crate) fn pauses_after(&self, at_ms: i64, noted: u64) -> Vec<(i64, i64)> {
        let pauses = self.pauses.lock().unwrap_or_else(PoisonError::into_inner);
        let counts =
            |pause: &&Pause| pause.until_ms > at_ms && (pause.number == 0 || pause.number > noted);
        let found = pauses.list.iter().filter(counts);
        found.map(|pause| (pause.from_ms, pause.until_ms)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_long_pauses_count_and_the_oldest_are_forgotten() {
        let pulse = Pulse::default();
        pulse.note(10, 10 + PAUSE_MAX_MS);
        assert_eq!(pulse.pauses_after(0, 0), []);
        for from_ms in 0..100 {
            pulse.note(from_ms, from_ms + 5_000);
        }
        assert_eq!(pulse.pauses_after(0, 0).len(), PAUSES_MAX);
        assert_eq!(pulse.pauses_after(5_097, 0), [(98, 5_098), (99, 5_099)]);
    }

    #[test]
    fn the_time_before_the_server_began_is_a_pause() {
        let pulse = Pulse::default();
        pulse.beat();
        assert_eq!(pulse.pauses_after(0, 0), []);

        let last_ms = clock::now_ms() - 60_000;
        pulse.begin(Some(last_ms));
        pulse.beat();

        let pauses = pulse.pauses_after(0, 0);
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
        assert_eq!(pulse.pauses_after(0, 0), [jump]);
    }

    #[test]
    fn a_clock_that_is_set_back_makes_no_pause_and_later_ones_are_noted() {
        let pulse = begun();
        let back_ms = NOW_MS - HOUR_MS;
        pulse.beat_at(back_ms);
        pulse.beat_at(back_ms + 1_000);
        assert_eq!(pulse.pauses_after(0, 0), []);

        // The server stands long before the clock shows again what it did.
        pulse.beat_at(back_ms + 61_000);

        assert_eq!(
            pulse.pauses_after(0, 0),
            [(back_ms + 1_000, back_ms + 61_000)]
        );
    }

    /// An hour too far and back again is no pause, and what the server really stood remains.
    #[test]
    fn a_clock_that_was_ahead_and_is_right_again_gives_no_time() {
        let pulse = begun();
        pulse.beat_at(NOW_MS + 20_000);
        pulse.beat_at(NOW_MS + 21_000 + HOUR_MS);
        pulse.beat_at(NOW_MS + 22_000 + HOUR_MS);
        pulse.beat_at(NOW_MS + 22_000);

        // 20 s in which the server stood, and the second in which the clock was set.
        assert_eq!(
            pulse.pauses_after(0, 0),
            [
                (NOW_MS, NOW_MS + 20_000),
                (NOW_MS + 20_000, NOW_MS + 21_000)
            ]
        );
        assert_eq!(pulse.pauses_after(NOW_MS + 22_000, 0), []);

        pulse.beat_at(NOW_MS + 62_000);
        let last = (NOW_MS + 22_000, NOW_MS + 62_000);
        assert_eq!(pulse.pauses_after(NOW_MS + 22_000, 0), [last]);
        assert_eq!(pulse.pauses_after(NOW_MS + 22_000, pulse.noted()), []);
    }

    /// Found by the simulation: an addition for which the store stood and a beat note one jump of
    /// the clock twice.
    #[test]
    fn no_pause_ends_in_a_time_to_come_once_the_clock_is_right_again() {
        let pulse = begun();
        pulse.beat_at(NOW_MS + 1_000);
        pulse.note(NOW_MS + 1_000, NOW_MS + 2_000 + HOUR_MS);
        pulse.beat_at(NOW_MS + 2_000 + HOUR_MS);
        pulse.beat_at(NOW_MS + 3_000);

        assert_eq!(pulse.pauses_after(NOW_MS + 3_000, 0), []);
    }

    #[test]
    fn beats_of_two_threads_in_the_wrong_order_make_no_pause() {
        let pulse = begun();
        pulse.beat_at(NOW_MS + 2_000);
        pulse.beat_at(NOW_MS + 1_999);
        pulse.beat_at(NOW_MS + 2_000 + PAUSE_MAX_MS);

        assert_eq!(pulse.pauses_after(0, 0), []);
    }

    /// The clock was ahead, and was right again before the next process began: how long there was
    /// none is not known.
    #[test]
    fn a_last_beat_in_the_future_is_not_known() {
        let pulse = Pulse::default();
        pulse.begin_at(Some(NOW_MS + HOUR_MS), NOW_MS);

        assert_eq!(pulse.pauses_after(0, 0), [(0, NOW_MS)]);
        pulse.beat_at(NOW_MS + 1_000);
        assert_eq!(pulse.pauses_after(0, 0).len(), 1);
    }
}
