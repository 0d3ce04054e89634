//! Notices of turns in matches with days, and reminders before a clock runs out.

use std::sync::Arc;

use rosespring_hall::notices::StoredNotice;
use rosespring_rules::Side;
use rosespring_table::game::{SeatHolder, State};
use tokio::time::sleep;

use super::{NoticeDelivery, NoticeSubject, turn_key};
use crate::clock;
use crate::error::ApiError;
use crate::hall::{Hall, milliseconds};
use crate::limits::{REMIND_BEFORE, REMIND_EVERY, REMINDED_AT_ONCE};
use crate::turns::{TurnChange, TurnChanges};

impl Hall {
    /// Makes notices of turns as they come, and reminds players whose clock runs out in a day.
    pub(crate) async fn tell_turns_for_ever(self: Arc<Self>) {
        loop {
            self.tell_turns(self.tables.host().turns.take()).await;
            if self.tables.host().leads() {
                self.remind(clock::now_ms()).await;
            }
            tokio::select! {
                () = self.tables.host().turns.changed() => {}
                () = sleep(REMIND_EVERY) => {}
            }
        }
    }

    async fn tell_turns(&self, changes: TurnChanges) {
        for ([table, player], change) in changes {
            match change {
                TurnChange::Went => self.untell(&player, &turn_key(&table)).await,
                TurnChange::Came { is_here, ends_ms } => {
                    let is_late = false;
                    let turn = NoticeSubject::Turn { table, is_late };
                    // A page in a hidden tab is there, but nobody looks at it.
                    let is_seen = is_here && self.notice_lines.has(&player);
                    let telling = NoticeDelivery {
                        is_seen,
                        remind_ms: reminder(ends_ms, clock::now_ms()),
                    };
                    self.tell(&player, &turn, telling).await;
                }
            }
        }
    }

    /// Tells people again whose clock runs out in a day.
    async fn remind(&self, now_ms: i64) {
        let due = match self.store.notices_to_remind(now_ms, REMINDED_AT_ONCE).await {
            Ok(due) => due,
            Err(error) => {
                tracing::warn!("the turns to remind of could not be read: {error}");
                return;
            }
        };
        for notice in due {
            if let Err(error) = self.remind_of(&notice, now_ms).await {
                tracing::warn!("nobody is reminded of {}: {error}", notice.subject);
                // It would come first again and again.
                self.untell(&notice.person, &notice.subject).await;
            }
        }
    }

    async fn remind_of(&self, notice: &StoredNotice, now_ms: i64) -> Result<(), ApiError> {
        let person = notice.person.as_str();
        let Some(NoticeSubject::Turn { table, .. }) = NoticeSubject::read(notice) else {
            self.untell(person, &notice.subject).await;
            return Ok(());
        };
        let state = match self.tables.host().load(&table).await {
            Err(ApiError::NoTable(_)) => None,
            loaded => Some(loaded?),
        };
        let awaited = state.filter(|state| awaits(state, person));
        let Some(state) = awaited else {
            self.untell(person, &notice.subject).await;
            return Ok(());
        };
        // Steps since then may have given the player more time.
        let ends_ms = state.wake_ms();
        let remind_ms = reminder(ends_ms, now_ms);
        let is_late = ends_ms.is_some() && remind_ms.is_none();
        let turn = NoticeSubject::Turn { table, is_late };
        let telling = NoticeDelivery {
            is_seen: notice.is_seen && !is_late,
            remind_ms,
        };
        self.tell(person, &turn, telling).await;
        Ok(())
    }
}

/// Returns when a person is reminded of a clock that runs out at `ends_ms`; `None` if there is less
/// time left.
fn reminder(ends_ms: Option<i64>, now_ms: i64) -> Option<i64> {
    let remind_ms = ends_ms?.saturating_sub(milliseconds(REMIND_BEFORE));
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
    use rosespring_hall::StoredBody;
    use rosespring_hall::offers::OfferedGame;
    use rosespring_store::{MemoryStore, Store, notices_of};
    use rosespring_table::game::{Command, DiceSource, Viewer};
    use rosespring_table::opponent::EnginePlayers;
    use rosespring_wire::table::TableRequest;

    use super::*;
    use crate::hall::{Person, PushSettings};
    use crate::host::Host;
    use crate::limits::Capacity;
    use crate::table::TableHandle;
    use crate::tables::Tables;

    const DAY_MS: i64 = 24 * 3600 * 1000;

    /// Ada and Boris at a table with days after the first throw, with the notice of Ada's turn.
    async fn at_ada() -> (Arc<Hall>, Person) {
        let store: Arc<dyn Store> = Arc::new(MemoryStore::default());
        let dice = DiceSource::List(vec!["65".parse().unwrap(); 9]);
        let opponent = Arc::new(EnginePlayers);
        let host = Host::new(store.clone(), dice, opponent, Arc::default());
        let tables = Arc::new(Tables::new(Arc::new(host), Capacity::HALL));
        let url = "http://localhost".parse().unwrap();
        let hall = Arc::new(Hall::new(
            store,
            tables,
            &url,
            9,
            None,
            0,
            PushSettings::default(),
        ));
        let body = r#"{"rules":"gioul","match_to":1,"time":"days-1","side":"white"}"#;
        let wanted = OfferedGame::from_body(body).unwrap();
        let none = axum::http::HeaderMap::new();
        let name = |name: &str| Some(name.to_owned());
        let (ada, _) = hall.admit(None, name("Ada"), &none).await.unwrap();
        let (boris, _) = hall.admit(None, name("Boris"), &none).await.unwrap();
        let made = hall.invite(&ada, wanted).await.unwrap();
        let begun = hall.accept(&made.id, &boris).await.unwrap();
        let table = begun.table.unwrap();
        let throw = |handle: TableHandle| {
            let viewer = Viewer::seated(ada.id.clone(), Side::White);
            async move {
                let after = handle.view(viewer.clone()).await?.unwrap().version;
                let command = Command::Throw;
                let request = TableRequest { command, after };
                handle.request(viewer, request, 0).await
            }
        };
        hall.tables.ask(&table, throw).await.unwrap().unwrap();
        hall.tell_turns(hall.tables.host().turns.take()).await;
        (hall, ada)
    }

    async fn notice(hall: &Hall, person: &Person) -> StoredNotice {
        let mut found = notices_of(&*hall.store, person.id.as_str()).await.unwrap();
        found.pop().unwrap()
    }

    fn is_late(notice: &StoredNotice) -> bool {
        let subject = NoticeSubject::read(notice).unwrap();
        matches!(subject, NoticeSubject::Turn { is_late: true, .. })
    }

    #[tokio::test]
    async fn a_player_is_reminded_once_a_day_before_their_clock_runs_out() {
        let (hall, ada) = at_ada().await;
        let told = notice(&hall, &ada).await;
        let remind_ms = told.remind_ms.unwrap();
        hall.see_notices(&ada, told.at_ms).await.unwrap();

        hall.remind(remind_ms - 1).await;
        assert_eq!(notice(&hall, &ada).await.remind_ms, Some(remind_ms));
        // The clock says that there is more time: nothing is new.
        let early = StoredNotice {
            remind_ms: Some(1),
            is_seen: true,
            ..told
        };
        hall.store.put_notice(&early, 9).await.unwrap();
        hall.remind(remind_ms - DAY_MS).await;
        let again = notice(&hall, &ada).await;
        assert_eq!((again.remind_ms, again.is_seen), (Some(remind_ms), true));
        assert!(!is_late(&again));

        hall.remind(remind_ms).await;
        let late = notice(&hall, &ada).await;
        assert_eq!((late.remind_ms, late.is_seen), (None, false));
        assert!(is_late(&late));
    }

    #[tokio::test]
    async fn nobody_is_reminded_of_a_table_that_is_gone() {
        let (hall, ada) = at_ada().await;
        let told = notice(&hall, &ada).await;
        let table = told.subject.strip_prefix("turn:").unwrap();
        hall.tables.remove(table).await.unwrap();

        hall.remind(i64::MAX).await;

        let left = notices_of(&*hall.store, ada.id.as_str()).await.unwrap();
        assert!(left.is_empty());
    }

    #[test]
    fn who_has_more_than_a_day_is_reminded_a_day_before_the_end() {
        let day_ms = 24 * 3600 * 1000;

        assert_eq!(reminder(Some(3 * day_ms), 0), Some(2 * day_ms));
        assert_eq!(reminder(Some(day_ms), 0), None);
        assert_eq!(reminder(Some(day_ms), 5), None);
        assert_eq!(reminder(None, 0), None);
    }
}
