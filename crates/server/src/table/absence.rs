//! Absence: tells the pages who must act and is away, and ends the match that the other one claims.

use rosespring_rules::Side;
use rosespring_table::game::{Command, Entry, Viewer};
use rosespring_wire::table::AbsenceView;

use super::{News, Table};
use crate::clock;
use crate::limits::SILENT_AFTER;

impl Table {
    /// Returns which players must act and are away.
    pub(super) fn absence(&self) -> AbsenceView {
        let pauses = self.host.pauses(self.lease, self.state.at_ms());
        let stood_until_ms = pauses.last().map_or(0, |(_, until_ms)| *until_ms);
        self.presence.absence(&self.state, stood_until_ms)
    }

    /// Tells the pages which players must act and are away, if that has changed.
    pub(super) fn tell_absence(&mut self) {
        let absence = self.absence();
        if absence != self.absence {
            self.absence = absence;
            // There may be no socket.
            let _ = self.news.send(News::Absence(absence));
        }
    }

    /// Returns the entry with which `by` ends the match, because the other player must act and has
    /// been away for too long; `None` for other commands, and as long as that player may be away.
    pub(super) fn claim(&self, by: &Viewer, command: &Command) -> Option<Entry> {
        let calls_off = match command {
            Command::ClaimMatch => false,
            Command::CallOff => true,
            _ => return None,
        };
        let absence = self.absence();
        let now_ms = clock::now_ms();
        let may_claim = |(side, until_ms): (Side, Option<i64>)| {
            until_ms.is_some_and(|until_ms| until_ms <= now_ms && !by.holds(side))
        };
        let [white, black] = Side::ALL;
        let sides = [
            (white, absence.white_until_ms),
            (black, absence.black_until_ms),
        ];
        let absent = sides.into_iter().find(|one| may_claim(*one));
        let absent = match absent {
            Some((absent, _)) => absent,
            None if calls_off => self.silent(by, now_ms)?,
            None => return None,
        };
        self.state.claimed(by, absent, calls_off)
    }

    /// Returns the other player, if no clock runs and they have kept `by` waiting for
    /// [`SILENT_AFTER`], whether their page is open or not.
    fn silent(&self, by: &Viewer, now_ms: i64) -> Option<Side> {
        let waited_ms = now_ms.saturating_sub(self.state.at_ms());
        let is_silent = self.state.settings().time.is_none()
            && u128::try_from(waited_ms).is_ok_and(|ms| ms >= SILENT_AFTER.as_millis());
        let owing = self.state.owing();
        let mut sides = Side::ALL.into_iter().filter(|side| !by.holds(*side));
        sides.find(|side| is_silent && owing[side.index()])
    }
}
