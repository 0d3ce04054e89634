//! What time brings to a table, and the time for which the server stood.

use tokio::time::Instant;

use rosespring_table::game::Entry;

use super::Table;
use crate::limits::WAKE_PAUSE;

/// How often time is given back before what follows: once, and again for pauses meanwhile.
const RETURNS_MAX: u8 = 3;

impl Table {
    /// Carries out what time brings. Nobody's time is over before the players got back the time for
    /// which the server stood.
    pub(super) async fn wake(&mut self) {
        self.asleep_until = None;
        if !(self.return_time().await && self.go_on().await) {
            self.asleep_until = Some(Instant::now() + WAKE_PAUSE);
        }
    }

    /// Gives the players the time back for which the server stood. Returns false if that could not
    /// be stored.
    ///
    /// The server may stand again while the store takes the entry. What follows would count that
    /// time, so it is given back too; a store that is slow each time does not hold the table.
    pub(super) async fn return_time(&mut self) -> bool {
        for _ in 0..RETURNS_MAX {
            let Some(entry) = self.time_to_return() else {
                return true;
            };
            let Ok(batch) = self.happen(Some(entry)) else {
                return false;
            };
            if self.keep_and_show(batch).await.is_err() {
                return false;
            }
            self.lease.given_back();
        }
        true
    }

    /// Returns the entry that gives back the time for which the server stood; `None` if it did not
    /// stand, or if nothing depends on the time.
    fn time_to_return(&self) -> Option<Entry> {
        self.state.wake_ms()?;
        let now_ms = self.host.pulse.beat();
        let mut pauses = self.host.pauses(self.lease, self.state.at_ms());
        for (_, until_ms) in &mut pauses {
            // A time to come is of a clock that was ahead.
            *until_ms = now_ms.min(*until_ms);
        }
        self.state.resumed(&pauses)
    }
}
