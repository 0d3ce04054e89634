//! The state of a server that is a hall.

use std::sync::Arc;

use axum::http::HeaderName;

use super::AppState;
use crate::hall::{Hall, PushSettings};
use crate::limits::{Capacity, TEXTS_AFTER};
use crate::public_url::PublicUrl;
use crate::settle::Settler;
use crate::tables::Tables;

impl AppState {
    /// Turns the server into a hall that people of other machines reach at `url`, with the usual
    /// capacity. Every request is refused that is not listed for the person who sends it.
    #[must_use]
    pub fn in_hall(self, url: PublicUrl) -> Self {
        self.in_hall_of(url, Capacity::HALL, None, TEXTS_AFTER)
    }

    /// Turns the server into a hall, as [`Self::in_hall`] does, with this capacity, behind a proxy
    /// that passes on the addresses of browsers in a header, as the last of several addresses.
    /// A person may write texts after `texts_after` finished matches.
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
    #[must_use]
    pub fn in_hall_pushing(
        self,
        url: PublicUrl,
        capacity: Capacity,
        address_header: Option<HeaderName>,
        texts_after: u32,
        push: PushSettings,
    ) -> Self {
        let store = Arc::clone(&self.store);
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
    pub fn settle_for_ever(&self) -> impl Future<Output = ()> + Send + use<> {
        let settler = Settler::new(
            self.store.clone(),
            Arc::clone(&self.host),
            Arc::clone(&self.desk),
        );
        settler.settle_for_ever()
    }

    /// Returns a task that ends the sockets and streams of sessions that have ended, if no message
    /// said so; `None` on a local server.
    pub fn check_sessions_for_ever(&self) -> Option<impl Future<Output = ()> + Send + use<>> {
        let hall = self.hall.clone()?;
        Some(hall.check_sessions_for_ever())
    }

    /// Returns a task that settles the matches of people who remove their account, and then removes
    /// it; `None` on a local server.
    pub fn remove_accounts_for_ever(&self) -> Option<impl Future<Output = ()> + Send + use<>> {
        let hall = self.hall.clone()?;
        Some(hall.remove_accounts_for_ever())
    }

    /// Returns a task that lets the tournaments of the hall begin, pairs their players and ends
    /// them; `None` on a local server.
    pub fn run_tournaments_for_ever(&self) -> Option<impl Future<Output = ()> + Send + use<>> {
        let hall = self.hall.clone()?;
        Some(hall.run_tournaments_for_ever())
    }

    /// Returns a task that tells the players of matches with days when it is their turn; `None` on
    /// a local server.
    pub fn tell_turns_for_ever(&self) -> Option<impl Future<Output = ()> + Send + use<>> {
        let hall = self.hall.clone()?;
        Some(hall.tell_turns_for_ever())
    }

    /// Returns a task that sends messages to browsers of people who look at no page; `None` on a
    /// local server.
    pub fn push_for_ever(&self) -> Option<impl Future<Output = ()> + Send + use<>> {
        let hall = self.hall.clone()?;
        Some(hall.push_for_ever())
    }
}
