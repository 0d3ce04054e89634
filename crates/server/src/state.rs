//! The state of the server.

use std::sync::Arc;

use crate::coach::Coach;
use crate::host::Host;
use crate::ledger::Ledger;
use crate::review::Desk;
use crate::tables::Tables;
use rosespring_store::Store;
use rosespring_table::game::DiceSource;
use rosespring_table::opponent::{EnginePlayers, Opponent};

/// The state of the server: the store, and the tables and analyses that are in memory.
#[derive(Clone)]
pub struct AppState {
    pub(crate) host: Arc<Host>,
    pub(crate) tables: Arc<Tables>,
    pub(crate) desk: Arc<Desk>,
    pub(crate) ledger: Arc<Ledger>,
    /// The faults of the data that were found at the start.
    pub(crate) faults: Arc<[String]>,
}

impl AppState {
    /// Creates a server over this store, with the players of the engine.
    #[must_use]
    pub fn new(store: Arc<dyn Store>, dice: DiceSource) -> Self {
        Self::with_opponent(store, dice, Arc::new(EnginePlayers))
    }

    /// Creates a server with another opponent.
    #[must_use]
    pub fn with_opponent(
        store: Arc<dyn Store>,
        dice: DiceSource,
        opponent: Arc<dyn Opponent>,
    ) -> Self {
        let playing = Arc::default();
        let desk = Desk::new(Arc::clone(&store), Arc::clone(&playing));
        let host = Arc::new(Host::new(store, dice, opponent, playing));
        Self {
            tables: Arc::new(Tables::new(Arc::clone(&host))),
            host,
            desk: Arc::new(desk),
            ledger: Arc::default(),
            faults: Arc::default(),
        }
    }

    /// Adds faults of the data, which `GET /api/health` lists.
    #[must_use]
    pub fn with_faults(self, faults: Vec<String>) -> Self {
        Self {
            faults: faults.into(),
            ..self
        }
    }

    /// Returns the coach, which chooses puzzles and judges answers.
    pub(crate) fn practice(&self) -> Coach<'_> {
        Coach(&self.host)
    }
}
