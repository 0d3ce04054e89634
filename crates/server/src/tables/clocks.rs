//! Opens the tables at which a clock runs out, and notes that the server is alive.

use std::sync::Arc;

use rosespring_store::StoreError;
use tokio::time::{Instant, MissedTickBehavior, interval};

use super::Tables;
use crate::error::ApiError;
use crate::limits::{BEAT_EVERY, BEAT_STORED_EVERY, DUE_AT_ONCE};

impl Tables {
    /// Begins to watch whether the server stands. Until then no table may be opened.
    ///
    /// # Errors
    ///
    /// The store failed.
    pub(crate) async fn begin_clocks(&self) -> Result<(), StoreError> {
        let last_ms = self.host.store.last_beat().await?;
        self.host.pulse.begin(last_ms);
        Ok(())
    }

    /// Notes all the time that the server is alive, and opens tables at which a clock runs out.
    pub(crate) async fn watch_clocks(self: Arc<Self>) {
        let mut tick = interval(BEAT_EVERY);
        tick.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut stored = None::<Instant>;
        loop {
            tick.tick().await;
            let now_ms = self.host.pulse.beat();
            if stored.is_some_and(|stored| stored.elapsed() < BEAT_STORED_EVERY) {
                continue;
            }
            stored = Some(Instant::now());
            if let Err(error) = self.open_due(now_ms).await {
                tracing::warn!("running clocks could not be read: {error}");
            }
        }
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
        for id in store.due_tables(before_ms, DUE_AT_ONCE).await? {
            match self.table(&id).await {
                // Its clock runs at another node.
                Ok(_) | Err(ApiError::NodeAway) => {}
                Err(error) => tracing::warn!(table = id, "its clock cannot run: {error}"),
            }
        }
        Ok(())
    }
}
