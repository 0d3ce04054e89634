//! Whom the matches with days wait for. Tables note it when it changes; the hall makes notices of
//! it, so that no step waits for them.

use std::collections::BTreeMap;
use std::mem;
use std::sync::{Mutex, PoisonError};

use rosespring_rules::Side;
use rosespring_table::game::{SeatHolder, State};
use tokio::sync::Notify;

/// What changed for a player of a match with days.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum TurnChange {
    /// The match waits for the player.
    Came {
        /// Whether a page of the player looks at the table.
        is_here: bool,
        /// When a clock runs out, milliseconds since 1970.
        ends_ms: Option<i64>,
    },
    /// The match no longer waits for the player.
    Went,
}

/// The changes of which the hall has not heard yet: the last one for each table and player.
#[derive(Debug, Default)]
pub(crate) struct Turns {
    changes: Mutex<TurnChanges>,
    changed: Notify,
}

/// Changes by table and player.
pub(crate) type TurnChanges = BTreeMap<[String; 2], TurnChange>;

impl Turns {
    /// Notes what changed from one state of a table to the next, and which players look at it,
    /// White first. Only matches with days count.
    pub(crate) fn note(&self, table: &str, before: &State, state: &State, here: [bool; 2]) {
        let time = state.settings().time;
        if !time.is_some_and(|time| time.is_days()) {
            return;
        }
        // Before the first throw both may be awaited. It decides who plays, which is news.
        let is_begun = state.has_throw() && !before.has_throw();
        let (before, now) = (before.awaited(), state.awaited());
        for side in Side::ALL {
            let index = side.index();
            let is_changed = now[index] != before[index] || now[index] && is_begun;
            let SeatHolder::Person(player) = state.settings().seated(side) else {
                continue;
            };
            if !is_changed {
                continue;
            }
            let change = match now[index] {
                true => TurnChange::Came {
                    is_here: here[index],
                    ends_ms: state.wake_ms(),
                },
                false => TurnChange::Went,
            };
            let key = [table, player.id.as_str()].map(str::to_owned);
            self.lock().insert(key, change);
            self.changed.notify_one();
        }
    }

    /// Returns the changes since the last call.
    pub(crate) fn take(&self) -> TurnChanges {
        mem::take(&mut *self.lock())
    }

    /// Waits until something changes.
    pub(crate) async fn changed(&self) {
        self.changed.notified().await;
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, TurnChanges> {
        self.changes.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
