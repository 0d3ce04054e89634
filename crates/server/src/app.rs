//! What the routes share, and the router.

use std::collections::HashMap;
use std::sync::Arc;

use axum::Router;
use rosespring_rules::Step;
use tokio::sync::{Mutex, Semaphore};

use crate::advisor::Advisor;
use crate::coach::Coach;
use crate::error::ApiError;
use crate::ledger::Ledger;
use crate::limits::{STUDIES_MAX, TABLES_MAX, TABLES_OPEN_MAX, THINKING_MAX};
use crate::review::{Desk, Playing};
use crate::table::{Ended, TableHandle};
use crate::{clock, routes};
use rosespring_store::{MemoryStore, Store, StoreError, TableStore};
use rosespring_table::change;
use rosespring_table::game::{DiceSource, PlayerId, Purpose, Settings, State};
use rosespring_table::opponent::{EnginePlayers, Opponent, Question};
use rosespring_table::stored::{self, StoredTable};

/// What every table needs.
pub(crate) struct Shared {
    pub(crate) store: Arc<dyn Store>,
    /// Tables for study.
    studies: MemoryStore,
    pub(crate) dice: DiceSource,
    opponent: Arc<dyn Opponent>,
    thinking: Semaphore,
    pub(crate) advisor: Advisor,
    playing: Arc<Playing>,
}

impl Shared {
    /// The program's play, found on a thread that may block; at most [`THINKING_MAX`] at once.
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

    /// Where the table of this id is kept.
    pub(crate) fn store_of(&self, id: &str) -> &dyn TableStore {
        if id.starts_with(STUDY_ID) {
            &self.studies
        } else {
            &*self.store
        }
    }

    /// A table read from the store.
    pub(crate) async fn load(&self, id: &str) -> Result<State, StoreError> {
        let (table, bodies) = self.read(id).await?;
        Ok(stored::replay(&table, &bodies)?)
    }

    pub(crate) async fn read(&self, id: &str) -> Result<(StoredTable, Vec<String>), StoreError> {
        let store = self.store_of(id);
        let table = store.table(id).await?;
        let bodies = store.events(id).await?;
        Ok((table, bodies))
    }
}

/// The state of the server: the store, and the tables that are in memory.
#[derive(Clone)]
pub struct AppState {
    pub(crate) shared: Arc<Shared>,
    pub(crate) desk: Arc<Desk>,
    pub(crate) ledger: Arc<Ledger>,
    open: Arc<Mutex<HashMap<String, TableHandle>>>,
}

impl AppState {
    /// A server over this store, with the players of the engine.
    #[must_use]
    pub fn new(store: Arc<dyn Store>, dice: DiceSource) -> Self {
        Self::with_opponent(store, dice, Arc::new(EnginePlayers))
    }

    /// The same with another opponent.
    #[must_use]
    pub fn with_opponent(
        store: Arc<dyn Store>,
        dice: DiceSource,
        opponent: Arc<dyn Opponent>,
    ) -> Self {
        let playing = Arc::default();
        let desk = Desk::new(Arc::clone(&store), Arc::clone(&playing));
        let shared = Shared {
            store,
            studies: MemoryStore::default(),
            dice,
            opponent,
            thinking: Semaphore::new(THINKING_MAX),
            advisor: Advisor::new(Arc::clone(&playing)),
            playing,
        };
        Self {
            desk: Arc::new(desk),
            shared: Arc::new(shared),
            ledger: Arc::default(),
            open: Arc::default(),
        }
    }

    /// What gives puzzles and judges answers.
    pub(crate) fn practice(&self) -> Coach<'_> {
        Coach(&self.shared)
    }

    /// Makes a table; its id.
    pub(crate) async fn create(&self, settings: Settings) -> Result<String, ApiError> {
        let is_study = settings.purpose == Purpose::Study;
        let id = new_id(is_study)?;
        let store = self.shared.store_of(&id);
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
            // A study lives as long as its task.
            store.remove(&id).await?;
            return Err(error);
        }
        Ok(id)
    }

    /// The task of a table, started if it is not running.
    pub(crate) async fn table(&self, id: &str) -> Result<TableHandle, ApiError> {
        let mut open = self.open.lock().await;
        if let Some(handle) = open.get(id).filter(|handle| !handle.has_ended()) {
            return Ok(handle.clone());
        }
        open.retain(|_, handle| !handle.has_ended());
        if open.len() >= TABLES_OPEN_MAX {
            return Err(ApiError::TooManyOpen);
        }
        let state = self.shared.load(id).await?;
        let handle = TableHandle::start(Arc::clone(&self.shared), id.to_owned(), state);
        open.insert(id.to_owned(), handle.clone());
        Ok(handle)
    }

    /// Asks a table, and opens it again if it went to sleep in that moment.
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
    pub(crate) async fn remove(&self, id: &str) -> Result<(), ApiError> {
        let mut open = self.open.lock().await;
        self.shared.store_of(id).remove(id).await?;
        if let Some(handle) = open.remove(id) {
            handle.remove().await;
        }
        Ok(())
    }
}

/// Letters and digits that are not mistaken for each other.
const ID_LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
/// 60 random bits: nobody guesses an id, and no two are alike.
const ID_LENGTH: usize = 12;

/// How ids of tables for study begin.
const STUDY_ID: &str = "study-";

/// A new id of a table or an analysis.
pub(crate) fn new_id(is_study: bool) -> Result<String, ApiError> {
    let mut bytes = [0; ID_LENGTH];
    getrandom::fill(&mut bytes).map_err(|error| ApiError::Internal(error.to_string()))?;
    let letter = |byte: u8| char::from(ID_LETTERS[usize::from(byte) % ID_LETTERS.len()]);
    let id: String = bytes.into_iter().map(letter).collect();
    Ok(if is_study {
        format!("{STUDY_ID}{id}")
    } else {
        id
    })
}

/// The whole server as one service.
///
/// # Examples
///
/// ```
/// use std::sync::Arc;
///
/// use rosespring_store::MemoryStore;
/// use rosespring_server::{AppState, DiceSource, app};
///
/// let router = app(AppState::new(Arc::new(MemoryStore::default()), DiceSource::Seeded));
/// # drop(router);
/// ```
pub fn app(state: AppState) -> Router {
    routes::router(state)
}
