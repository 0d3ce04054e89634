//! The resources of the machine that tables use.

use std::sync::Arc;

use rosespring_rules::Step;
#[cfg(feature = "hall")]
use tokio::sync::Notify;
use tokio::sync::{Semaphore, watch};

use crate::advisor::Advisor;
use crate::error::ApiError;
use crate::limits::THINKING_MAX;
use crate::metrics::Metrics;
use crate::playing::Playing;
use crate::pulse::Pulse;
#[cfg(feature = "hall")]
use crate::turns::Turns;
use crate::{clock, ids};
use rosespring_store::{MemoryStore, Store, StoreError, TableStore};
use rosespring_table::game::{DiceSource, State, Viewer};
use rosespring_table::opponent::{Opponent, Question};
use rosespring_table::stored::{self, StoredTable};

/// The stores, the dice and the engine that tables use.
pub(crate) struct Host {
    pub(crate) store: Arc<dyn Store>,
    /// The store of tables for study.
    pub(crate) studies: MemoryStore,
    pub(crate) dice: DiceSource,
    opponent: Arc<dyn Opponent>,
    thinking: Semaphore,
    pub(crate) advisor: Advisor,
    pub(crate) pulse: Pulse,
    /// Wakes the task that settles finished matches.
    #[cfg(feature = "hall")]
    pub(crate) finished: Notify,
    /// Wakes the task of the tournaments, which counts results.
    #[cfg(feature = "hall")]
    pub(crate) settled: Notify,
    /// Whom the matches with days wait for.
    #[cfg(feature = "hall")]
    pub(crate) turns: Turns,
    pub(crate) metrics: Metrics,
    /// Whether the server was asked to stop.
    stopping: watch::Sender<bool>,
    playing: Arc<Playing>,
}

impl Host {
    /// Creates a host with this store, these dice and this opponent.
    pub(crate) fn new(
        store: Arc<dyn Store>,
        dice: DiceSource,
        opponent: Arc<dyn Opponent>,
        playing: Arc<Playing>,
    ) -> Self {
        Self {
            store,
            studies: MemoryStore::default(),
            dice,
            opponent,
            thinking: Semaphore::new(THINKING_MAX),
            advisor: Advisor::new(Arc::clone(&playing)),
            pulse: Pulse::default(),
            #[cfg(feature = "hall")]
            finished: Notify::new(),
            #[cfg(feature = "hall")]
            settled: Notify::new(),
            #[cfg(feature = "hall")]
            turns: Turns::default(),
            metrics: Metrics::default(),
            stopping: watch::Sender::new(false),
            playing,
        }
    }

    /// Ends the sockets, whose pages come back to the next server, and refuses to be ready.
    pub(crate) fn stop(&self) {
        self.stopping.send_replace(true);
    }

    pub(crate) fn is_stopping(&self) -> bool {
        *self.stopping.borrow()
    }

    /// Returns a receiver that changes when the server is asked to stop.
    pub(crate) fn stopping(&self) -> watch::Receiver<bool> {
        self.stopping.subscribe()
    }

    /// Returns the program's play. It is computed on a thread that may block; at most
    /// [`THINKING_MAX`] at once.
    pub(crate) async fn choose(&self, question: Question) -> Vec<Step> {
        let Ok(_permit) = self.thinking.acquire().await else {
            return Vec::new();
        };
        let opponent = Arc::clone(&self.opponent);
        let busy = Playing::begin(&self.playing);
        let chosen = tokio::task::spawn_blocking(move || {
            let _busy = busy;
            opponent.choose(&question)
        });
        let chosen = chosen.await;
        chosen.unwrap_or_else(|error| {
            tracing::error!("the engine failed: {error}");
            Vec::new()
        })
    }

    /// Returns the store of the table with this id.
    pub(crate) fn store_of(&self, id: &str) -> &dyn TableStore {
        if ids::is_study(id) {
            &self.studies
        } else {
            &*self.store
        }
    }

    /// Reads a table and replays it. Replaying runs on a thread that may block, because a table can
    /// have very many events.
    pub(crate) async fn load(&self, id: &str) -> Result<State, ApiError> {
        let (table, bodies) = self.read(id).await?;
        let replayed = blocking(move || stored::replay(&table, &bodies)).await?;
        Ok(replayed?)
    }

    /// Reads a table and replays it, as far as a viewer may see it now.
    pub(crate) async fn load_for(&self, id: &str, viewer: &Viewer) -> Result<State, ApiError> {
        let (table, bodies) = self.read(id).await?;
        let bodies = seen(bodies, viewer);
        let replayed = blocking(move || stored::replay(&table, &bodies)).await?;
        Ok(replayed?)
    }

    /// Returns a table and its events, as far as a viewer may have them. What was played at a
    /// finished table is no secret.
    pub(crate) async fn read_for(
        &self,
        id: &str,
        viewer: &Viewer,
    ) -> Result<(StoredTable, Vec<String>), StoreError> {
        let (table, bodies) = self.read(id).await?;
        match table.progress.finished {
            true => Ok((table, bodies)),
            false => Ok((table, seen(bodies, viewer))),
        }
    }

    /// Returns a table and its events, as they are stored.
    pub(crate) async fn read(&self, id: &str) -> Result<(StoredTable, Vec<String>), StoreError> {
        let store = self.store_of(id);
        let table = store.table(id).await?;
        let bodies = store.events(id).await?;
        Ok((table, bodies))
    }
}

/// Leaves out the events that a viewer may not see yet.
fn seen(mut bodies: Vec<String>, viewer: &Viewer) -> Vec<String> {
    if viewer.delay_ms() > 0 {
        let until_ms = clock::now_ms() - i64::from(viewer.delay_ms());
        bodies.truncate(stored::count_until(&bodies, until_ms));
    }
    bodies
}

/// Runs `work` on a thread that may block.
///
/// # Errors
///
/// [`ApiError::Internal`] if it panics.
pub(crate) async fn blocking<T: Send + 'static>(
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, ApiError> {
    let done = tokio::task::spawn_blocking(work).await;
    done.map_err(|error| ApiError::Internal(error.to_string()))
}
