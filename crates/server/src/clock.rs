//! The one place that reads the clock.

use std::time::{SystemTime, UNIX_EPOCH};

/// Milliseconds since 1970; 0 on a machine whose clock stands before that.
pub(crate) fn now_ms() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| {
        i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
    })
}
