//! Counts the sockets of both players, so that each sees whether the other is there, and how long a
//! player has been away.

use std::sync::{Arc, Mutex, PoisonError};

use rosespring_rules::Side;
use rosespring_table::game::{Seats, State};
use rosespring_wire::table::AbsenceView;
use tokio::sync::{Notify, broadcast};

use super::News;
use crate::clock;

/// The time that a page has to come back before an absence counts, in milliseconds. A page that is
/// loaded again needs less.
const GRACE_MS: i64 = 5_000;

/// Which pages of White and Black look at a table.
#[derive(Debug, Clone)]
pub(super) struct Presence {
    shared: Arc<SharedPresence>,
}

#[derive(Debug)]
struct SharedPresence {
    room: Mutex<Room>,
    news: broadcast::WeakSender<News>,
    changed: Notify,
}

/// The sockets of a table.
#[derive(Debug, Clone, Copy)]
struct Room {
    players: [PlayerSockets; 2],
    /// The number of sockets without a seat.
    watchers: usize,
}

/// The sockets of a player.
#[derive(Debug, Clone, Copy)]
struct PlayerSockets {
    count: usize,
    /// When the last socket left, or the task of the table began, in milliseconds since 1970.
    away_since_ms: i64,
    /// Whether the last page was closed by its player, and did not only lose its connection.
    is_closed: bool,
}

/// A socket of a player, or of a watcher. When it is dropped, the other sockets hear that the
/// player left, unless the player has another one.
#[derive(Debug)]
pub(crate) struct Attendance {
    /// The side of the player; `None` for a watcher.
    side: Option<Side>,
    is_closed: bool,
    shared: Arc<SharedPresence>,
}

impl Presence {
    pub(super) fn new(news: &broadcast::Sender<News>) -> Self {
        let nobody = PlayerSockets {
            count: 0,
            away_since_ms: clock::now_ms(),
            is_closed: false,
        };
        Self {
            shared: Arc::new(SharedPresence {
                room: Mutex::new(Room {
                    players: [nobody; 2],
                    watchers: 0,
                }),
                news: news.downgrade(),
                changed: Notify::new(),
            }),
        }
    }

    /// Counts a socket and tells all sockets who is there. Returns `None` at the only screen of a
    /// local table, where nobody is told anything.
    pub(super) fn join(&self, seats: Seats) -> Option<Attendance> {
        let side = match seats {
            Seats::Both => return None,
            Seats::One(side) => Some(side),
            Seats::None => None,
        };
        self.shared.change(|room| match side {
            Some(side) => room.players[side.index()].count += 1,
            None => room.watchers += 1,
        });
        Some(Attendance {
            side,
            is_closed: false,
            shared: Arc::clone(&self.shared),
        })
    }

    /// Returns the numbers of sockets of White and Black.
    pub(super) fn sockets(&self) -> [usize; 2] {
        self.shared.room().players.map(|player| player.count)
    }

    /// Returns which players look at the table, White first.
    pub(super) fn here(&self) -> [bool; 2] {
        self.sockets().map(|count| count > 0)
    }

    /// Returns the number of sockets without a seat.
    pub(super) fn watchers(&self) -> usize {
        self.shared.room().watchers
    }

    /// Waits until a socket comes or leaves.
    pub(super) async fn changed(&self) {
        self.shared.changed.notified().await;
    }

    /// Returns which players must act and are away, and until when they may be. Time before
    /// `stood_until_ms`, in which the server stood, does not count, nor the other player's time.
    pub(super) fn absence(&self, state: &State, stood_until_ms: i64) -> AbsenceView {
        let Some(allowed_ms) = state.absence_ms() else {
            return AbsenceView::default();
        };
        let players = self.shared.room().players;
        let mut absence = AbsenceView {
            allowed_ms: Some(allowed_ms),
            ..AbsenceView::default()
        };
        // Who must act takes long to compute, and this is asked after every event.
        if players.iter().all(|player| player.count > 0) {
            return absence;
        }
        let owing = state.owing();
        let until_ms = |side: Side| {
            let player = players[side.index()];
            let is_away = player.count == 0 && owing[side.index()];
            let begins = player.away_since_ms.max(state.at_ms()).max(stood_until_ms);
            let may_ms = if player.is_closed {
                allowed_ms / 2
            } else {
                allowed_ms
            };
            is_away.then(|| begins.saturating_add(GRACE_MS).saturating_add(may_ms))
        };
        absence.white_until_ms = until_ms(Side::White);
        absence.black_until_ms = until_ms(Side::Black);
        absence
    }
}

impl Attendance {
    /// Notes that the player closed the page.
    pub(crate) const fn close(&mut self) {
        self.is_closed = true;
    }
}

impl Drop for Attendance {
    fn drop(&mut self) {
        let is_closed = self.is_closed;
        let side = self.side;
        self.shared.change(|room| {
            let Some(side) = side else {
                room.watchers = room.watchers.saturating_sub(1);
                return;
            };
            let player = &mut room.players[side.index()];
            player.count = player.count.saturating_sub(1);
            player.away_since_ms = clock::now_ms();
            player.is_closed = is_closed;
        });
    }
}

impl SharedPresence {
    fn room(&self) -> Room {
        *self.room.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Changes the counts, and tells all sockets who is there. The lock is held while the message
    /// is queued, so that the last message is about the last change.
    fn change(&self, change: impl FnOnce(&mut Room)) {
        let mut room = self.room.lock().unwrap_or_else(PoisonError::into_inner);
        change(&mut room);
        if let Some(news) = self.news.upgrade() {
            // There may be no socket.
            let _ = news.send(News::Presence(room.players.map(|player| player.count > 0)));
        }
        self.changed.notify_one();
    }
}
