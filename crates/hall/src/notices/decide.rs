//! Who gets which notice, and when it ends.

use rosespring_rules::Side;
use rosespring_table::game::{SeatHolder, State};
use rosespring_table::stored::StoredTable;
use rosespring_wire::table::TimeControl;

use super::{NoticeSubject, StoredNotice};
use crate::StoredBody;

/// Maximum number of notices of one person; the oldest go.
pub const NOTICES_MAX: u32 = 50;
const DAY_MS: i64 = 24 * 3_600_000;
/// Time before the end of a clock at which its player is reminded, in milliseconds.
const REMIND_BEFORE_MS: i64 = DAY_MS;
/// Time after which a notice is removed, in milliseconds. No clock of a match with days runs longer
/// for one part.
const KEPT_MS: i64 = 30 * DAY_MS;

/// How a person hears of a notice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct NoticeDelivery {
    /// Whether the person sees the event itself.
    pub is_seen: bool,
    /// When the person is told again, milliseconds since 1970.
    pub remind_ms: Option<i64>,
}

impl NoticeDelivery {
    /// Returns the delivery to somebody who sees the event itself, or not.
    #[must_use]
    pub const fn seen(is_seen: bool) -> Self {
        Self {
            is_seen,
            remind_ms: None,
        }
    }
}

impl StoredNotice {
    /// Returns the notice of a person to store.
    #[must_use]
    pub fn new(
        person: &str,
        subject: &NoticeSubject,
        delivery: NoticeDelivery,
        now_ms: i64,
    ) -> Self {
        Self {
            person: person.to_owned(),
            subject: subject.key(),
            body: subject.to_body(),
            at_ms: now_ms,
            is_seen: delivery.is_seen,
            remind_ms: delivery.remind_ms,
        }
    }
}

/// What happens to a notice.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NoticeChange {
    /// It stays as it is.
    Stay,
    /// It counts as seen.
    See,
    /// It is removed.
    Remove,
}

/// Decides what happens to a notice when its person looks at a table: what it says of the table is
/// no longer new.
#[must_use]
pub fn after_look(notice: &StoredNotice, looked_at: &str) -> NoticeChange {
    use NoticeSubject::{Begun, Rematch, Round, Turn};
    match NoticeSubject::read(notice) {
        Some(Turn { table, .. } | Rematch { table }) if table == looked_at => NoticeChange::See,
        Some(Begun { table } | Round { table, .. }) if table == looked_at => NoticeChange::Remove,
        _ => NoticeChange::Stay,
    }
}

/// Returns the notices when a match begins, of the person who offered it and of the guest, who has
/// just sat down.
#[must_use]
pub fn on_begin(table: &StoredTable) -> [Option<(NoticeSubject, NoticeDelivery)>; 2] {
    let time = table.time.as_deref().and_then(TimeControl::from_name);
    let table = table.id.clone();
    if !time.is_some_and(TimeControl::is_days) {
        let begun = NoticeSubject::Begun { table };
        return [Some((begun, NoticeDelivery::default())), None];
    }
    let is_late = false;
    let turn = NoticeSubject::Turn { table, is_late };
    [false, true].map(|is_seen| Some((turn.clone(), NoticeDelivery::seen(is_seen))))
}

/// Returns the notice of a turn whose clock runs out at `ends_ms`.
#[must_use]
pub fn on_turn(
    table: String,
    is_seen: bool,
    ends_ms: Option<i64>,
    now_ms: i64,
) -> (NoticeSubject, NoticeDelivery) {
    let is_late = false;
    let remind_ms = reminder(ends_ms, now_ms);
    let delivery = NoticeDelivery { is_seen, remind_ms };
    (NoticeSubject::Turn { table, is_late }, delivery)
}

/// Returns the notice that replaces one of a turn when its time has come; `None` if the match does
/// not wait for its person any more. `state` is that of its table, if there is one. Steps since
/// then may have given the player more time.
#[must_use]
pub fn remind(
    notice: &StoredNotice,
    state: Option<&State>,
    now_ms: i64,
) -> Option<(NoticeSubject, NoticeDelivery)> {
    let NoticeSubject::Turn { table, .. } = NoticeSubject::read(notice)? else {
        return None;
    };
    let state = state.filter(|state| awaits(state, &notice.person))?;
    let ends_ms = state.wake_ms();
    let remind_ms = reminder(ends_ms, now_ms);
    let is_late = ends_ms.is_some() && remind_ms.is_none();
    let is_seen = notice.is_seen && !is_late;
    let delivery = NoticeDelivery { is_seen, remind_ms };
    Some((NoticeSubject::Turn { table, is_late }, delivery))
}

/// Returns the time before which notices are removed.
#[must_use]
pub const fn oldest_ms(now_ms: i64) -> i64 {
    now_ms.saturating_sub(KEPT_MS)
}

/// Returns when a person is reminded of a clock that runs out at `ends_ms`; `None` if there is less
/// time left.
fn reminder(ends_ms: Option<i64>, now_ms: i64) -> Option<i64> {
    let remind_ms = ends_ms?.saturating_sub(REMIND_BEFORE_MS);
    (remind_ms > now_ms).then_some(remind_ms)
}

/// Returns whether a match waits for a person.
fn awaits(state: &State, person: &str) -> bool {
    let awaited = state.awaited();
    Side::ALL.into_iter().any(|side| {
        let seated = state.settings().seated(side);
        let is_own = matches!(seated, SeatHolder::Person(player) if player.id.as_str() == person);
        is_own && awaited[side.index()]
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_has_more_than_a_day_is_reminded_a_day_before_the_end() {
        assert_eq!(reminder(Some(3 * DAY_MS), 0), Some(2 * DAY_MS));
        assert_eq!(reminder(Some(DAY_MS), 0), None);
        assert_eq!(reminder(Some(DAY_MS), 5), None);
        assert_eq!(reminder(None, 0), None);
        assert!(oldest_ms(0) < -7 * DAY_MS);
    }

    #[test]
    fn a_look_at_the_table_is_all_that_some_notices_want() {
        let table = || "t".to_owned();
        let is_late = true;
        let after = |subject: &NoticeSubject, looked_at| {
            let notice = StoredNotice::new("ada", subject, NoticeDelivery::default(), 5);
            assert_eq!((notice.subject, notice.at_ms), (subject.key(), 5));
            let notice = StoredNotice::new("ada", subject, NoticeDelivery::seen(true), 5);
            assert!(notice.is_seen);
            after_look(&notice, looked_at)
        };

        for (subject, change) in [
            (
                NoticeSubject::Turn {
                    table: table(),
                    is_late,
                },
                NoticeChange::See,
            ),
            (NoticeSubject::Rematch { table: table() }, NoticeChange::See),
            (
                NoticeSubject::Begun { table: table() },
                NoticeChange::Remove,
            ),
            (NoticeSubject::Warning { act: 1 }, NoticeChange::Stay),
        ] {
            assert_eq!(after(&subject, "t"), change, "{subject:?}");
            assert_eq!(after(&subject, "u"), NoticeChange::Stay, "{subject:?}");
        }
    }
}
