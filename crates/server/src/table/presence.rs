//! Counts the sockets of both players, so that each sees whether the other is there.

use std::sync::{Arc, Mutex, PoisonError};

use rosespring_rules::Side;
use rosespring_table::game::Seats;
use tokio::sync::broadcast;

use super::News;

/// The numbers of sockets of White and Black.
pub(super) struct Presence {
    sockets: Arc<Mutex<[usize; 2]>>,
    news: broadcast::WeakSender<News>,
}

/// A socket of a player. When it is dropped, the other sockets hear that the player left, unless
/// the player has another one.
#[derive(Debug)]
pub(crate) struct Attendance {
    side: Side,
    sockets: Arc<Mutex<[usize; 2]>>,
    news: broadcast::WeakSender<News>,
}

impl Presence {
    pub(super) fn new(news: &broadcast::Sender<News>) -> Self {
        Self {
            sockets: Arc::default(),
            news: news.downgrade(),
        }
    }

    /// Counts a socket and tells all sockets who is there. Returns `None` for viewers who hold no
    /// seat; at the only screen of a local table nobody is told anything.
    pub(super) fn join(&self, seats: Seats) -> Option<Attendance> {
        let side = match seats {
            Seats::Both => return None,
            Seats::One(side) => Some(side),
            Seats::None => None,
        };
        let sockets = Arc::clone(&self.sockets);
        let news = self.news.clone();
        let attendance = side.map(|side| Attendance {
            side,
            sockets,
            news,
        });
        change(&self.sockets, &self.news, |counts| {
            if let Some(side) = side {
                counts[side.index()] += 1;
            }
        });
        attendance
    }

    /// Returns the numbers of sockets of White and Black.
    pub(super) fn sockets(&self) -> [usize; 2] {
        *self.sockets.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Attendance {
    fn drop(&mut self) {
        change(&self.sockets, &self.news, |counts| {
            let count = &mut counts[self.side.index()];
            *count = count.saturating_sub(1);
        });
    }
}

/// Changes the counts, and tells all sockets who is there. The lock is held while the message is
/// queued, so that the last message is about the last change.
fn change(
    sockets: &Mutex<[usize; 2]>,
    news: &broadcast::WeakSender<News>,
    change: impl FnOnce(&mut [usize; 2]),
) {
    let mut counts = sockets.lock().unwrap_or_else(PoisonError::into_inner);
    change(&mut counts);
    if let Some(news) = news.upgrade() {
        // There may be no socket.
        let _ = news.send(News::Presence(counts.map(|count| count > 0)));
    }
}
