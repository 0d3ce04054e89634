//! Creates tables, finds their tasks, removes them.

#[cfg(feature = "hall")]
mod clocks;
#[cfg(feature = "cluster")]
mod of_nodes;

use std::sync::Arc;
use std::time::Duration;

use rosespring_wire::table::TableView;
use tokio::time::{MissedTickBehavior, interval};

use crate::error::ApiError;
use crate::host::Host;
use crate::limits::{
    Capacity, QUIET_EVENTS_MAX, STUDIES_MAX, STUDY_KEPT, SWEEP_EVERY, SWEPT_AT_ONCE, UNTOUCHED_KEPT,
};
use crate::load_once::{LoadOnce, LoadOutcome, Resident};
use crate::table::{News, TableHandle, TaskEndError};
use crate::{clock, ids};
use rosespring_store::{QuietFilter, StoreError, TableStore};
use rosespring_table::game::{PlayerId, Purpose, Settings, State, Viewer};
use rosespring_table::stored::{self, StoredTable};
use rosespring_table::{change, view};

/// All tables: those in the store, and the tasks of those in memory. A table has a task while
/// pages look at it, and up to [`IDLE`](crate::limits::IDLE) longer; without one it costs only its
/// row.
pub(crate) struct Tables {
    host: Arc<Host>,
    open: LoadOnce<TableHandle>,
    /// Tables that other nodes run, for their watchers at this one.
    followed: LoadOnce<TableHandle>,
    /// Maximum number of stored tables.
    tables_max: u32,
}

impl Resident for TableHandle {
    fn has_ended(&self) -> bool {
        TableHandle::has_ended(self)
    }

    /// [`Tables::make_room`] ends idle tasks.
    fn is_idle(&self) -> bool {
        false
    }
}

impl Tables {
    pub(crate) fn new(host: Arc<Host>, capacity: Capacity) -> Self {
        Self {
            host,
            open: LoadOnce::at_most(capacity.open),
            followed: LoadOnce::at_most(capacity.open),
            tables_max: capacity.tables,
        }
    }

    pub(crate) fn host(&self) -> &Host {
        &self.host
    }

    /// Returns the number of tables in memory.
    pub(crate) fn open_count(&self) -> usize {
        self.open.values().len()
    }

    /// Creates a table and returns its view. A refused table is not stored.
    ///
    /// # Errors
    ///
    /// [`ApiError::TooManyTables`], [`ApiError::TooManyOpen`] for a study, or an error of the
    /// store.
    pub(crate) async fn create(&self, settings: Settings) -> Result<TableView, ApiError> {
        let is_study = settings.purpose == Purpose::Study;
        let id = ids::new_id(is_study)?;
        let store = self.host.store_of(&id);
        let kept = store.count().await?;
        if is_study && kept >= STUDIES_MAX {
            self.remove_oldest_study().await?;
        }
        if !is_study && kept >= self.tables_max {
            return Err(ApiError::TooManyTables(self.tables_max));
        }
        let (state, table, first) = begin(&id, settings, &PlayerId::local())?;
        store.create(&table, &[first]).await?;
        view_of(&id, &state, &Viewer::screen())
    }

    /// Returns the view of a table. A table that is not in memory is read, and not kept in memory.
    ///
    /// # Errors
    ///
    /// [`ApiError::NoTable`], or an error of the store.
    pub(crate) async fn view(&self, id: &str, viewer: Viewer) -> Result<TableView, ApiError> {
        if let Some(handle) = self.open.get(id)
            && let Ok(view) = handle.view(viewer.clone()).await
        {
            return view.map(|view| *view);
        }
        view_of(id, &self.host.load_for(id, &viewer).await?, &viewer)
    }

    /// Returns the task of a table, and starts it if needed. Tables are loaded in parallel, each
    /// once.
    ///
    /// # Errors
    ///
    /// [`ApiError::NoTable`], [`ApiError::TooManyOpen`], [`ApiError::NodeAway`] if another node
    /// runs it, or an error of the store.
    pub(crate) async fn table(&self, id: &str) -> Result<TableHandle, ApiError> {
        loop {
            if let Some(handle) = self.open.get(id) {
                return Ok(handle);
            }
            let start = async {
                let lease = self.host.lease(id).await?;
                let loaded = self.host.load(id).await;
                if loaded.is_err() {
                    self.host.release(id).await;
                }
                let host = Arc::clone(&self.host);
                Ok::<_, ApiError>(TableHandle::start(host, id.to_owned(), loaded?, lease))
            };
            match self.open.get_or_load(id, start).await? {
                LoadOutcome::Loaded(handle) => return Ok(handle),
                LoadOutcome::Removed(handle) => {
                    handle.remove().await;
                    return Err(ApiError::NoTable(id.to_owned()));
                }
                LoadOutcome::Full if self.make_room().await => {}
                LoadOutcome::Full => return Err(ApiError::TooManyOpen),
            }
        }
    }

    /// Returns the number of tables of other nodes in memory.
    pub(crate) fn followed_count(&self) -> usize {
        self.followed.values().len()
    }

    /// Removes from memory a table that no page looks at. Returns false if there is none.
    async fn make_room(&self) -> bool {
        for handle in self.open.values() {
            if handle.is_unwatched() && handle.leave().await {
                return true;
            }
        }
        false
    }

    /// Sends a request to a table, and opens the table again if it was closed at that moment.
    ///
    /// # Errors
    ///
    /// Those of [`Self::table`].
    pub(crate) async fn ask<T, F>(
        &self,
        id: &str,
        ask: impl Fn(TableHandle) -> F,
    ) -> Result<T, ApiError>
    where
        F: Future<Output = Result<T, TaskEndError>>,
    {
        for _ in 0..2 {
            let handle = self.table(id).await?;
            if let Ok(answer) = ask(handle).await {
                return Ok(answer);
            }
        }
        Err(ApiError::Internal(format!("table {id} does not answer")))
    }

    /// Returns which players look at a table, White first.
    pub(crate) fn here(&self, id: &str) -> [bool; 2] {
        self.open.get(id).map_or([false; 2], |handle| handle.here())
    }

    /// Sends a message to the pages that look at a table.
    pub(crate) fn tell(&self, id: &str, news: News) {
        if let Some(handle) = self.open.get(id) {
            handle.tell(news);
        }
    }

    /// Removes a table.
    ///
    /// # Errors
    ///
    /// [`ApiError::NoTable`], or an error of the store.
    pub(crate) async fn remove(&self, id: &str) -> Result<(), ApiError> {
        self.host.store_of(id).remove(id).await?;
        self.end(id).await;
        Ok(())
    }

    /// Ends the task of a table that is no longer in the store.
    async fn end(&self, id: &str) {
        if let Some(handle) = self.open.remove(id) {
            handle.remove().await;
        }
    }

    /// Returns whether pages look at a table.
    fn is_watched(&self, id: &str) -> bool {
        self.open
            .get(id)
            .is_some_and(|handle| !handle.is_unwatched())
    }

    /// Removes the study that changed longest ago among those that no page looks at.
    async fn remove_oldest_study(&self) -> Result<(), ApiError> {
        let studies = self.host.studies.list(u32::MAX).await?.tables;
        let oldest = studies
            .iter()
            .rev()
            .find(|study| !self.is_watched(&study.id));
        match oldest {
            Some(study) => self.remove(&study.id).await,
            None => Err(ApiError::TooManyOpen),
        }
    }

    /// Removes unused tables every [`SWEEP_EVERY`].
    pub(crate) async fn sweep_for_ever(self: Arc<Self>) {
        let mut tick = interval(SWEEP_EVERY);
        tick.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            tick.tick().await;
            if let Err(error) = self.sweep(clock::now_ms()).await {
                tracing::warn!("unused tables could not be removed: {error}");
            }
        }
    }

    /// Removes tables without a throw that no page has looked at for [`UNTOUCHED_KEPT`], and
    /// studies after [`STUDY_KEPT`].
    pub(crate) async fn sweep(&self, now_ms: i64) -> Result<(), StoreError> {
        let ago = |time: Duration| {
            now_ms.saturating_sub(i64::try_from(time.as_millis()).unwrap_or(i64::MAX))
        };
        for study in self.host.studies.list(u32::MAX).await?.tables {
            if study.changed_ms < ago(STUDY_KEPT) && !self.is_watched(&study.id) {
                // Another request may have removed it.
                let _ = self.host.studies.remove(&study.id).await;
                self.end(&study.id).await;
            }
        }
        if !self.host.leads() {
            return Ok(());
        }
        let filter = QuietFilter {
            before_ms: ago(UNTOUCHED_KEPT),
            events_max: QUIET_EVENTS_MAX,
            limit: SWEPT_AT_ONCE,
        };
        for id in self.host.store.quiet(&filter).await? {
            if let Err(error) = self.remove_unused(&id).await {
                tracing::debug!(table = id, "not removed as unused: {error}");
            }
        }
        Ok(())
    }

    /// Removes a table from the store if it is not in memory and has no throw.
    ///
    /// # Errors
    ///
    /// The table cannot be read: it may have throws, so it stays.
    async fn remove_unused(&self, id: &str) -> Result<(), StoreError> {
        // Where another node runs the table, a page looks at it.
        if self.open.get(id).is_some() || self.host.lease(id).await.is_err() {
            return Ok(());
        }
        let removed = self.remove_unused_leased(id).await;
        if self.open.get(id).is_none() {
            self.host.release(id).await;
        }
        removed
    }

    async fn remove_unused_leased(&self, id: &str) -> Result<(), StoreError> {
        let (table, bodies) = self.host.read(id).await?;
        if stored::replay(&table, &bodies)?.has_throw() {
            return Ok(());
        }
        // Opening a table changes its time, so a table that a page opens meanwhile stays.
        let store = &self.host.store;
        if store.remove_unchanged(id, table.changed_ms).await? {
            tracing::info!(table = id, "removed a table without a throw");
            self.end(id).await;
        }
        Ok(())
    }
}

/// Begins a table that `by` creates. Returns its state, the form to store, and the text of its
/// first event.
///
/// # Errors
///
/// [`ApiError::Internal`] if the first game cannot begin.
pub(crate) fn begin(
    id: &str,
    settings: Settings,
    by: &PlayerId,
) -> Result<(State, StoredTable, String), ApiError> {
    let now_ms = clock::now_ms();
    let (state, first) = change::begin(settings, now_ms, by)
        .map_err(|unfit| ApiError::Internal(unfit.to_string()))?;
    let table = stored::to_stored(id, &state, now_ms);
    Ok((state, table, first.to_text()))
}

/// Returns the view of a table that is not in memory.
fn view_of(id: &str, state: &State, viewer: &Viewer) -> Result<TableView, ApiError> {
    view::table_view(id, state, viewer)
        .ok_or_else(|| ApiError::Internal("a table without a game".to_owned()))
}

#[cfg(test)]
mod tests;
