//! Opens the tables at which a clock runs out, and notes that the server is alive.

use std::sync::Arc;

use rosespring_store::StoreError;
use tokio::task::JoinHandle;
use tokio::time::{Instant, MissedTickBehavior, interval};

use super::Tables;
use crate::error::ApiError;
use crate::limits::{BEAT_EVERY, BEAT_STORED_EVERY, DUE_AT_ONCE, TIMED_KEPT};

impl Tables {
    /// Begins to watch whether the server stands. Until then no table may be opened.
    pub(crate) async fn begin_clocks(&self) -> Result<(), StoreError> {
        let last_ms = self.host.store.last_beat().await?;
        self.host.pulse.begin(last_ms);
        Ok(())
    }

    /// Notes all the time that the server is alive, and opens tables at which a clock runs out.
    pub(crate) async fn watch_clocks(self: Arc<Self>) {
        let mut tick = interval(BEAT_EVERY);
        tick.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let (mut stored, mut returned) = (None::<Instant>, None::<u64>);
        let mut returning = None::<(u64, JoinHandle<bool>)>;
        loop {
            tick.tick().await;
            let now_ms = self.host.pulse.beat();
            // The next process knows of the last stored beat alone, and of no pause before it.
            let noted = self.host.pulse.noted();
            if let Some((number, task)) = returning.take_if(|(_, task)| task.is_finished())
                && task.await.unwrap_or(false)
            {
                returned = Some(number);
            }
            if returned != Some(noted) && returning.is_none() {
                // Beats go on meanwhile: a table may wait for the store.
                let all = Arc::clone(&self).return_time(now_ms, returned.is_none());
                returning = Some((noted, tokio::spawn(all)));
            }
            let is_early = stored.is_some_and(|stored| stored.elapsed() < BEAT_STORED_EVERY);
            if returned != Some(noted) || is_early {
                continue;
            }
            stored = Some(Instant::now());
            if let Err(error) = self.open_due(now_ms).await {
                tracing::warn!("running clocks could not be read: {error}");
            }
        }
    }

    /// Lets every table in memory store that the server stood; after a begin also those at which a
    /// clock may run out within [`TIMED_KEPT`]. Returns whether all did.
    async fn return_time(self: Arc<Self>, now_ms: i64, is_begin: bool) -> bool {
        if is_begin && self.host.leads() {
            let kept_ms = i64::try_from(TIMED_KEPT.as_millis()).unwrap_or(i64::MAX);
            let before_ms = now_ms.saturating_add(kept_ms);
            if let Err(error) = self.open_timed(before_ms).await {
                tracing::warn!("running clocks could not be read: {error}");
                return false;
            }
        }
        let mut is_stored = true;
        for table in self.open.values() {
            is_stored &= table.return_time().await;
        }
        is_stored
    }

    /// Opens the tables at which a clock runs out before `before_ms`.
    async fn open_timed(&self, before_ms: i64) -> Result<(), ApiError> {
        for id in self.host.store.due_tables(before_ms, DUE_AT_ONCE).await? {
            match self.table(&id).await {
                // Its clock runs at another node.
                Ok(_) | Err(ApiError::NodeAway) => {}
                Err(error) => tracing::warn!(table = id, "its clock cannot run: {error}"),
            }
        }
        Ok(())
    }

    /// Notes that the server is alive, and opens the tables at which a clock runs out before the
    /// next look.
    pub(super) async fn open_due(&self, now_ms: i64) -> Result<(), ApiError> {
        let store = &self.host.store;
        store.beat(now_ms).await?;
        if !self.host.leads() {
            return Ok(());
        }
        let soon_ms = i64::try_from(2 * BEAT_STORED_EVERY.as_millis()).unwrap_or(i64::MAX);
        let before_ms = now_ms.saturating_add(soon_ms);
        self.open_timed(before_ms).await
    }
}
