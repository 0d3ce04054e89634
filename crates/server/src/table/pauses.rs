//! What time brings to a table, and the time for which the server stood.

use tokio::time::Instant;

use super::Table;
use crate::limits::WAKE_PAUSE;

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
    pub(super) async fn return_time(&mut self) -> bool {
        if self.state.wake_ms().is_none() {
            return true;
        }
        let now_ms = self.host.pulse.beat();
        let mut pauses = self.host.pauses(self.lease, self.state.at_ms());
        for (_, until_ms) in &mut pauses {
            // A time to come is of a clock that was ahead.
            *until_ms = now_ms.min(*until_ms);
        }
        let Some(entry) = self.state.resumed(&pauses) else {
            return true;
        };
        let Ok(batch) = self.happen(Some(entry)) else {
            return false;
        };
        if self.keep_and_show(batch).await.is_err() {
            return false;
        }
        self.lease.given_back();
        true
    }
}
