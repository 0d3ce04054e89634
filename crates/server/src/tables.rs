//! Creates tables, finds their tasks, removes them.

use std::sync::Arc;

use crate::error::ApiError;
use crate::host::Host;
use crate::limits::{STUDIES_MAX, TABLES_MAX, TABLES_OPEN_MAX};
use crate::load_once::{LoadOnce, LoadOutcome, Resident};
use crate::table::{Ended, TableHandle};
use crate::{clock, ids};
use rosespring_table::change;
use rosespring_table::game::{PlayerId, Purpose, Settings};
use rosespring_table::stored;

/// All tables: those in the store, and the tasks of those in memory.
pub(crate) struct Tables {
    host: Arc<Host>,
    open: LoadOnce<TableHandle>,
}

impl Resident for TableHandle {
    fn has_ended(&self) -> bool {
        TableHandle::has_ended(self)
    }

    /// A task ends once its table has no page.
    fn is_idle(&self) -> bool {
        false
    }
}

impl Tables {
    pub(crate) fn new(host: Arc<Host>) -> Self {
        Self {
            host,
            open: LoadOnce::at_most(TABLES_OPEN_MAX),
        }
    }

    /// Creates a table and returns its id.
    pub(crate) async fn create(&self, settings: Settings) -> Result<String, ApiError> {
        let is_study = settings.purpose == Purpose::Study;
        let id = ids::new_id(is_study)?;
        let store = self.host.store_of(&id);
        let kept = store.count().await?;
        if is_study && kept >= STUDIES_MAX {
            return Err(ApiError::TooManyOpen);
        }
        if kept >= TABLES_MAX {
            return Err(ApiError::TooManyTables);
        }
        let now_ms = clock::now_ms();
        let (state, first) = change::begin(settings, now_ms, &PlayerId::local())
            .map_err(|unfit| ApiError::Internal(unfit.to_string()))?;
        let table = stored::to_stored(&id, &state, now_ms);
        store.create(&table, &[first.to_text()]).await?;
        if is_study && let Err(error) = self.table(&id).await {
            // A table for study exists only as long as its task.
            store.remove(&id).await?;
            return Err(error);
        }
        Ok(id)
    }

    /// Returns the task of a table, and starts it if needed. Tables are loaded in parallel, each
    /// once.
    ///
    /// # Errors
    ///
    /// [`ApiError::NoTable`], [`ApiError::TooManyOpen`], or an error of the store.
    pub(crate) async fn table(&self, id: &str) -> Result<TableHandle, ApiError> {
        if let Some(handle) = self.open.get(id) {
            return Ok(handle);
        }
        let start = async {
            let state = self.host.load(id).await?;
            Ok::<_, ApiError>(TableHandle::start(
                Arc::clone(&self.host),
                id.to_owned(),
                state,
            ))
        };
        match self.open.get_or_load(id, start).await? {
            LoadOutcome::Loaded(handle) => Ok(handle),
            LoadOutcome::Removed(handle) => {
                handle.remove().await;
                Err(ApiError::NoTable(id.to_owned()))
            }
            LoadOutcome::Full => Err(ApiError::TooManyOpen),
        }
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
        F: Future<Output = Result<T, Ended>>,
    {
        for _ in 0..2 {
            let handle = self.table(id).await?;
            if let Ok(answer) = ask(handle).await {
                return Ok(answer);
            }
        }
        Err(ApiError::Internal(format!("table {id} does not answer")))
    }

    /// Removes a table.
    ///
    /// # Errors
    ///
    /// [`ApiError::NoTable`], or an error of the store.
    pub(crate) async fn remove(&self, id: &str) -> Result<(), ApiError> {
        self.host.store_of(id).remove(id).await?;
        if let Some(handle) = self.open.remove(id) {
            handle.remove().await;
        }
        Ok(())
    }
}
