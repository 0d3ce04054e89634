//! The state of the server.

use std::sync::Arc;

#[cfg(feature = "hall")]
use axum::http::HeaderName;

use crate::coach::Coach;
#[cfg(feature = "hall")]
use crate::hall::tournaments::records::tournament_in_record;
#[cfg(feature = "hall")]
use crate::hall::{Hall, PushSettings, rights};
use crate::host::Host;
use crate::ledger::Ledger;
use crate::limits::Capacity;
#[cfg(feature = "hall")]
use crate::limits::TEXTS_AFTER;
use crate::public_url::PublicUrl;
use crate::review::Desk;
#[cfg(feature = "hall")]
use crate::settle::Settler;
use crate::tables::Tables;
use rosespring_rules::notation::record::TournamentOf;
use rosespring_store::Store;
use rosespring_table::game::{Command, DiceSource};
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
    /// The address of the hall; `None` on a local server.
    pub(crate) public_url: Option<Arc<PublicUrl>>,
    /// The people of other machines; `None` on a local server.
    #[cfg(feature = "hall")]
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
        let host = Arc::new(Host::new(store, dice, opponent, playing));
        Self {
            tables: Arc::new(Tables::new(Arc::clone(&host), Capacity::LOCAL)),
            host,
            desk: Arc::new(desk),
            ledger: Arc::default(),
            faults: Arc::default(),
            public_url: None,
            #[cfg(feature = "hall")]
            hall: None,
        }
    }

    /// Turns the server into a hall that people of other machines reach at `url`, with the usual
    /// capacity. Every request is refused that is not listed for the person who sends it.
    #[cfg(feature = "hall")]
    #[must_use]
    pub fn in_hall(self, url: PublicUrl) -> Self {
        self.in_hall_of(url, Capacity::HALL, None, TEXTS_AFTER)
    }

    /// Turns the server into a hall, as [`Self::in_hall`] does, with this capacity, behind a proxy
    /// that passes on the addresses of browsers in a header, as the last of several addresses.
    /// A person may write texts after `texts_after` finished matches.
    #[cfg(feature = "hall")]
    #[must_use]
    pub fn in_hall_of(
        self,
        url: PublicUrl,
        capacity: Capacity,
        address_header: Option<HeaderName>,
        texts_after: u32,
    ) -> Self {
        let push = PushSettings::default();
        self.in_hall_pushing(url, capacity, address_header, texts_after, push)
    }

    /// Turns the server into a hall, as [`Self::in_hall_of`] does, that sends messages to browsers.
    #[cfg(feature = "hall")]
    #[must_use]
    pub fn in_hall_pushing(
        self,
        url: PublicUrl,
        capacity: Capacity,
        address_header: Option<HeaderName>,
        texts_after: u32,
        push: PushSettings,
    ) -> Self {
        let store = Arc::clone(&self.host.store);
        let tables = Arc::new(Tables::new(Arc::clone(&self.host), capacity));
        let most = capacity.tables;
        let hall = Hall::new(
            store,
            Arc::clone(&tables),
            &url,
            most,
            address_header,
            texts_after,
            push,
        );
        Self {
            tables,
            public_url: Some(Arc::new(url)),
            hall: Some(Arc::new(hall)),
            ..self
        }
    }

    /// Returns a task that stores the results and ratings of finished matches of the hall, and adds
    /// them to the queue of analyses.
    #[cfg(feature = "hall")]
    pub fn settle_for_ever(&self) -> impl Future<Output = ()> + Send + use<> {
        let settler = Settler::new(Arc::clone(&self.host), Arc::clone(&self.desk));
        settler.settle_for_ever()
    }

    /// Returns a task that lets the tournaments of the hall begin, pairs their players and ends
    /// them; `None` on a local server.
    #[cfg(feature = "hall")]
    pub fn run_tournaments_for_ever(&self) -> Option<impl Future<Output = ()> + Send + use<>> {
        let hall = self.hall.clone()?;
        Some(hall.run_tournaments_for_ever())
    }

    /// Returns a task that tells the players of matches with days when it is their turn; `None` on
    /// a local server.
    #[cfg(feature = "hall")]
    pub fn tell_turns_for_ever(&self) -> Option<impl Future<Output = ()> + Send + use<>> {
        let hall = self.hall.clone()?;
        Some(hall.tell_turns_for_ever())
    }

    /// Returns a task that sends messages to browsers of people who look at no page; `None` on a
    /// local server.
    #[cfg(feature = "hall")]
    pub fn push_for_ever(&self) -> Option<impl Future<Output = ()> + Send + use<>> {
        let hall = self.hall.clone()?;
        Some(hall.push_for_ever())
    }

    /// Returns the tournament of a hall in which a table is a game.
    #[cfg(feature = "hall")]
    pub(crate) async fn tournament_of(&self, table: &str) -> Option<TournamentOf> {
        self.hall.as_ref()?;
        tournament_in_record(&*self.host.store, table).await
    }

    /// Returns the tournament of a table: a server without a hall has none.
    #[cfg(not(feature = "hall"))]
    #[expect(clippy::unused_async, reason = "the same signature as with a hall")]
    pub(crate) async fn tournament_of(&self, _table: &str) -> Option<TournamentOf> {
        None
    }

    /// Returns whether only this machine uses the server.
    pub(crate) const fn is_local(&self) -> bool {
        self.public_url.is_none()
    }

    /// Returns whether a command may be given at the tables of this server.
    pub(crate) fn may_give(&self) -> fn(&Command) -> bool {
        #[cfg(feature = "hall")]
        if !self.is_local() {
            return rights::may_give;
        }
        |_| true
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
