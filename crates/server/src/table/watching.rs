//! People without a seat: how many look at the table, and those who see it later.

use rosespring_table::game::{Seats, Viewer};
use rosespring_wire::table::{AbsenceView, TableView};

use super::late::DelayedTable;
use super::{CatchUp, News, Subscription, Table, no_game};
use crate::error::ApiError;
use crate::limits::{SOCKETS_PER_TABLE_MAX, WATCHERS_PER_TABLE_MAX};

impl Table {
    pub(super) async fn join(
        &mut self,
        viewer: &Viewer,
        since: Option<u32>,
    ) -> Result<Subscription, ApiError> {
        if !self.has_room(viewer.seats()) {
            return Err(ApiError::TooManySockets);
        }
        let catch_up = self.since(viewer, since).await?;
        let late = self.late.as_deref().filter(|_| viewer.delay_ms() > 0);
        // The socket subscribes before it is counted, so that it hears who is there.
        let news = late.map_or_else(|| self.news.subscribe(), DelayedTable::subscribe);
        let (present, absence) = match late.map(DelayedTable::people) {
            Some((present, absence)) => (Some(present), absence),
            None => (None, self.absence()),
        };
        Ok(Subscription {
            catch_up,
            news,
            present,
            absence,
            attendance: self.presence.join(viewer.seats()),
            watchers: self.all_watchers(),
        })
    }

    /// Returns how many people watch, at this node and at others.
    fn all_watchers(&self) -> usize {
        self.presence.watchers() + self.elsewhere.watchers()
    }

    /// Returns whether a socket more may join. Watchers leave room for the players, and neither
    /// player can use the room of the other.
    fn has_room(&self, seats: Seats) -> bool {
        match seats {
            Seats::Both => self.news.receiver_count() < SOCKETS_PER_TABLE_MAX,
            Seats::One(side) => self.presence.sockets()[side.index()] < SOCKETS_PER_TABLE_MAX,
            Seats::None => self.presence.watchers() < WATCHERS_PER_TABLE_MAX,
        }
    }

    /// Returns the events since a version, as the viewer may see them now.
    pub(super) async fn since(
        &mut self,
        viewer: &Viewer,
        since: Option<u32>,
    ) -> Result<CatchUp, ApiError> {
        let caught_up = match viewer.delay_ms() {
            0 => self.outlooks.catch_up(&self.id, &self.state, viewer, since),
            _ => {
                let id = self.id.clone();
                self.late(viewer).await?.catch_up(&id, viewer, since)
            }
        };
        caught_up.ok_or_else(no_game)
    }

    /// Returns the view of a viewer.
    pub(super) async fn view(&mut self, viewer: &Viewer) -> Result<Box<TableView>, ApiError> {
        let view = match viewer.delay_ms() {
            0 => self.outlooks.view(&self.id, &self.state, viewer),
            _ => {
                let id = self.id.clone();
                self.late(viewer).await?.view(&id, viewer)
            }
        };
        view.ok_or_else(no_game)
    }

    /// Returns the table as watchers see it, who see it later; it is read if nobody watched. All
    /// watchers of a table have the same delay.
    async fn late(&mut self, viewer: &Viewer) -> Result<&mut DelayedTable, ApiError> {
        self.show_late();
        let late = match self.late.take() {
            Some(late) => late,
            None => {
                let present = self.presence.here();
                let read = DelayedTable::read(&self.host, &self.id, viewer.delay_ms(), present);
                Box::new(read.await?)
            }
        };
        Ok(self.late.insert(late))
    }

    /// Shows watchers what they may see by now.
    pub(super) fn show_late(&mut self) {
        let Some(late) = &mut self.late else {
            return;
        };
        match late.show(&self.id) {
            Ok(()) if late.is_used() => {}
            Ok(()) => self.late = None,
            Err(error) => {
                tracing::error!(table = self.id, "{error}");
                // Their pages come back and get the whole state.
                self.late = None;
            }
        }
    }

    /// Holds back entries that have just been stored.
    pub(super) fn hold_back(&mut self, bodies: &[String]) {
        if let Some(late) = &mut self.late
            && let Err(error) = late.hold_all(bodies)
        {
            tracing::error!(table = self.id, "{error}");
            self.late = None;
        }
    }

    /// Tells everybody how many people watch, and those who see the table later who was there.
    pub(super) fn tell_watchers(&mut self, absence: AbsenceView) {
        let watchers = self.all_watchers();
        if let Some(late) = &mut self.late {
            late.hold_people(self.presence.here(), absence);
        }
        if watchers == self.watchers {
            return;
        }
        self.watchers = watchers;
        if let Some(late) = &self.late {
            late.tell(News::Watchers(watchers));
        }
        // There may be no socket.
        let _ = self.news.send(News::Watchers(watchers));
    }
}
