//! The state of the server.

#[cfg(feature = "hall")]
mod in_hall;

use std::sync::Arc;

use crate::coach::Coach;
use crate::hall::{Hall, rights, tournament_in_record};
use crate::host::Host;
use crate::ledger::Ledger;
use crate::limits::Capacity;
use crate::public_url::PublicUrl;
use crate::review::Desk;
use crate::tables::Tables;
use rosespring_rules::notation::record::TournamentOf;
use rosespring_store::Store;
use rosespring_table::game::{Command, DiceSource};
use rosespring_table::opponent::{EnginePlayers, Opponent};

/// The state of the server: the store, and the tables and analyses that are in memory.
#[derive(Clone)]
pub struct AppState {
    /// The whole store; the parts have their own traits of it.
    pub(crate) store: Arc<dyn Store>,
    pub(crate) host: Arc<Host>,
    pub(crate) tables: Arc<Tables>,
    pub(crate) desk: Arc<Desk>,
    pub(crate) ledger: Arc<Ledger>,
    /// The faults of the data that were found at the start.
    pub(crate) faults: Arc<[String]>,
    /// The address of the hall; `None` on a local server.
    pub(crate) public_url: Option<Arc<PublicUrl>>,
    /// The people of other machines; `None` on a local server.
    pub(crate) hall: Option<Arc<Hall>>,
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
        let host = Arc::new(Host::new(store.clone(), dice, opponent, playing));
        Self {
            store,
            tables: Arc::new(Tables::new(Arc::clone(&host), Capacity::LOCAL)),
            host,
            desk: Arc::new(desk),
            ledger: Arc::default(),
            faults: Arc::default(),
            public_url: None,
            hall: None,
        }
    }

    /// Returns the tournament of a hall in which a table is a game.
    pub(crate) async fn tournament_of(&self, table: &str) -> Option<TournamentOf> {
        self.hall.as_ref()?;
        tournament_in_record(&*self.store, table).await
    }

    /// Returns whether only this machine uses the server.
    pub(crate) const fn is_local(&self) -> bool {
        self.public_url.is_none()
    }

    /// Returns whether a command may be given at the tables of this server.
    pub(crate) fn may_give(&self) -> fn(&Command) -> bool {
        match self.is_local() {
            true => |_| true,
            false => rights::may_give,
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
        Coach {
            store: &*self.store,
            advisor: &self.host.advisor,
        }
    }
}
