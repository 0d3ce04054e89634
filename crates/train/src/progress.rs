//! Progress of long commands on standard error, in one line that is overwritten.

use std::io::{IsTerminal, Write, stderr};
use std::time::{Duration, Instant};

/// The progress of one command.
pub(crate) struct Progress {
    /// What is counted, in the plural.
    what: &'static str,
    all: u64,
    /// The count at the start of this program.
    first: u64,
    start: Instant,
    is_shown: bool,
}

impl Progress {
    /// Creates the progress of `all` items, `first` of which were finished before. It is shown if
    /// standard error is a terminal and `is_quiet` is false.
    pub(crate) fn new(what: &'static str, first: u64, all: u64, is_quiet: bool) -> Self {
        Self {
            what,
            all,
            first,
            start: Instant::now(),
            is_shown: !is_quiet && stderr().is_terminal(),
        }
    }

    /// Shows that `done` items are finished.
    pub(crate) fn show(&self, done: u64) {
        if self.is_shown {
            let new = done.saturating_sub(self.first);
            let line = format_line(self.what, (done, self.all), new, self.start.elapsed());
            // Progress that cannot be shown is no reason to stop.
            let _ = write!(stderr(), "\r\x1b[K{line}");
        }
    }

    /// Removes the line, so that another one can be printed.
    pub(crate) fn clear(&self) {
        if self.is_shown {
            let _ = write!(stderr(), "\r\x1b[K");
        }
    }
}

/// Formats the count, the pace of the `new` items and the time left.
fn format_line(what: &str, (done, all): (u64, u64), new: u64, elapsed: Duration) -> String {
    let count = format!("{done} of {all} {what}");
    let pace = new as f64 / elapsed.as_secs_f64();
    if !pace.is_normal() {
        return count;
    }
    let left = all.saturating_sub(done) as f64 / pace;
    format!("{count}, {pace:.1} {what}/s, {} left", format_time(left))
}

/// Formats a number of seconds in one or two units.
fn format_time(seconds: f64) -> String {
    let seconds = seconds.round() as u64;
    let minutes = seconds.div_ceil(60);
    match seconds {
        ..100 => format!("{seconds} s"),
        100..6_000 => format!("{minutes} min"),
        _ => format!("{} h {} min", minutes / 60, minutes % 60),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_has_the_count_the_pace_and_the_time_left() {
        let line = |done, new, seconds| {
            format_line("games", (done, 100_000), new, Duration::from_secs(seconds))
        };

        assert_eq!(line(0, 0, 0), "0 of 100000 games");
        assert_eq!(line(50_000, 0, 9), "50000 of 100000 games");
        assert_eq!(
            line(50_000, 500, 10),
            "50000 of 100000 games, 50.0 games/s, 17 min left"
        );
        assert_eq!(
            line(100_000, 500, 10),
            "100000 of 100000 games, 50.0 games/s, 0 s left"
        );
    }

    #[test]
    fn times_have_at_most_two_units() {
        for (seconds, text) in [
            (0.4, "0 s"),
            (99.0, "99 s"),
            (100.0, "2 min"),
            (5_999.0, "100 min"),
            (7_261.0, "2 h 2 min"),
        ] {
            assert_eq!(format_time(seconds), text);
        }
    }
}
