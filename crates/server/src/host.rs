//! The resources of the machine that tables use.

use std::sync::Arc;

use tokio::sync::{Notify, Semaphore, watch};

use crate::advisor::Advisor;
use crate::error::ApiError;
use crate::limits::THINKING_MAX;
use crate::metrics::{BusFigures, Metrics};
use crate::nodes::Nodes;
use crate::playing::Playing;
use crate::pulse::{PAUSE_MAX_MS, Pulse};
use crate::turns::Turns;
use crate::{clock, ids};
use rosespring_store::{MemoryStore, StoreError, TableStore};
use rosespring_table::game::{DiceSource, State, Viewer};
use rosespring_table::opponent::{Answer, Opponent, Question};
use rosespring_table::stored::{self, StoredTable};

/// The stores, the dice and the engine that tables use.
pub(crate) struct Host {
    pub(crate) store: Arc<dyn TableStore>,
    /// The store of tables for study.
    pub(crate) studies: MemoryStore,
    pub(crate) dice: DiceSource,
    opponent: Arc<dyn Opponent>,
    thinking: Semaphore,
    pub(crate) advisor: Advisor,
    pub(crate) pulse: Pulse,
    /// Wakes the task that settles finished matches.
    pub(crate) finished: Notify,
    /// Wakes the task of the tournaments, which counts results.
    pub(crate) settled: Notify,
    /// Whom the matches with days wait for.
    pub(crate) turns: Turns,
    pub(crate) metrics: Metrics,
    /// Whether the server was asked to stop.
    stopping: watch::Sender<bool>,
    playing: Arc<Playing>,
    /// The nodes of the hall, if there can be several.
    nodes: std::sync::OnceLock<Arc<Nodes>>,
}

/// The right to run a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct TableLease {
    /// How many pauses of this node had been noted before it ran the table; 0 if there is no other
    /// node.
    noted: u64,
    /// The time in which no node ran the table, because the one before has ended or was silent.
    gap: Option<(i64, i64)>,
}

impl TableLease {
    /// Notes that the players have the time before this node ran the table.
    pub(crate) fn given_back(&mut self) {
        self.gap = None;
    }
}

impl Host {
    /// Creates a host with this store, these dice and this opponent.
    pub(crate) fn new(
        store: Arc<dyn TableStore>,
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
            finished: Notify::new(),
            settled: Notify::new(),
            turns: Turns::default(),
            metrics: Metrics::default(),
            stopping: watch::Sender::new(false),
            playing,
            nodes: std::sync::OnceLock::new(),
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

    /// Returns the times after `at_ms` in which nobody ran a table with this lease. Pauses of this
    /// node while another one ran the table do not count.
    pub(crate) fn pauses(&self, lease: TableLease, at_ms: i64) -> Vec<(i64, i64)> {
        let pauses = self.pulse.pauses_after(at_ms, lease.noted);
        let gap = lease.gap.filter(|(_, until_ms)| *until_ms > at_ms);
        gap.into_iter().chain(pauses).collect()
    }

    /// Returns the program's play, or the doublet that it names. It is computed on a thread that
    /// may block; at most [`THINKING_MAX`] at once.
    pub(crate) async fn choose(&self, question: Question) -> Answer {
        let Ok(_permit) = self.thinking.acquire().await else {
            return Answer::Play(Vec::new());
        };
        let opponent = Arc::clone(&self.opponent);
        let busy = Playing::begin(&self.playing);
        let chosen = tokio::task::spawn_blocking(move || {
            let _busy = busy;
            opponent.answer(&question)
        });
        let chosen = chosen.await;
        chosen.unwrap_or_else(|error| {
            tracing::error!("the engine failed: {error}");
            Answer::Play(Vec::new())
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

impl Host {
    /// Makes this process one of the nodes of a hall.
    pub(crate) fn join_nodes(&self, nodes: Arc<Nodes>) {
        // A process joins once.
        let _ = self.nodes.set(nodes);
    }

    /// Returns the nodes of the hall; `None` if there is only this process.
    pub(crate) fn nodes(&self) -> Option<&Arc<Nodes>> {
        self.nodes.get()
    }

    /// Lets this node run a table.
    ///
    /// # Errors
    ///
    /// [`ApiError::NodeAway`] if another node runs it, [`ApiError::NoTable`], or an error of the
    /// store.
    pub(crate) async fn lease(&self, id: &str) -> Result<TableLease, ApiError> {
        let Some(nodes) = self.nodes().filter(|_| !ids::is_study(id)) else {
            return Ok(TableLease::default());
        };
        let rosespring_store::Lease::Own { .. } = nodes.lease(id).await? else {
            return Err(ApiError::NodeAway);
        };
        let silent_since_ms = nodes.take_silence(id);
        let gap = silent_since_ms.map(|from_ms| (from_ms, clock::now_ms()));
        let gap = gap.filter(|(from_ms, until_ms)| until_ms - from_ms > PAUSE_MAX_MS);
        let noted = self.pulse.noted();
        Ok(TableLease { noted, gap })
    }

    /// Notes that this node does not run a table any more.
    pub(crate) async fn release(&self, id: &str) {
        if let Some(nodes) = self.nodes().filter(|_| !ids::is_study(id)) {
            nodes.release(id).await;
        }
    }

    /// Returns whether this process may write: no other node has taken its tables.
    pub(crate) fn may_write(&self) -> bool {
        self.nodes().is_none_or(|nodes| nodes.is_fresh())
    }

    /// Returns whether other nodes may write to the tables of this hall.
    pub(crate) fn has_nodes(&self) -> bool {
        self.nodes().is_some()
    }

    /// Returns why no messages pass over the broker of the hall.
    pub(crate) fn bus_fault(&self) -> Option<String> {
        self.nodes()?.bus_fault()
    }

    /// Returns what was sent over the broker of the hall.
    pub(crate) fn bus_figures(&self) -> Option<BusFigures> {
        self.nodes()?.bus_figures()
    }

    /// Returns whether this process does what a hall does once.
    pub(crate) fn leads(&self) -> bool {
        self.nodes().is_none_or(|nodes| nodes.leads())
    }

    /// Returns since when it does, unless it has done so since its start.
    pub(crate) fn led_since(&self) -> Option<tokio::time::Instant> {
        self.nodes()?.led_since()
    }

    /// Returns whether another process does, as far as this one knows.
    pub(crate) fn has_lost_lead(&self) -> bool {
        self.nodes()
            .is_some_and(|nodes| nodes.led_since().is_none())
    }

    /// Waits until it does not any more.
    pub(crate) async fn lost_lead(&self) {
        match self.nodes() {
            Some(nodes) => nodes.lost_lead().await,
            None => std::future::pending().await,
        }
    }

    /// Tells the other nodes that the notices of a person changed.
    pub(crate) fn tell_others_of_notices(&self, person: &str) {
        if let Some(nodes) = self.nodes() {
            let (nodes, person) = (Arc::clone(nodes), person.to_owned());
            tokio::spawn(async move { nodes.tell_notices(person).await });
        }
    }

    /// Tells the other nodes that sessions of a person ended.
    pub(crate) fn tell_others_of_sessions(&self, person: &str) {
        if let Some(nodes) = self.nodes() {
            let (nodes, person) = (Arc::clone(nodes), person.to_owned());
            tokio::spawn(async move { nodes.tell_sessions(person).await });
        }
    }

    /// Tells the node that leads that a match is over.
    pub(crate) async fn tell_finished(&self) {
        if let Some(nodes) = self.nodes() {
            nodes.tell_finished().await;
        }
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
    #[cfg(feature = "sim")]
    if crate::sim::is_entered() {
        return Ok(work());
    }
    let done = tokio::task::spawn_blocking(work).await;
    done.map_err(|error| ApiError::Internal(error.to_string()))
}
