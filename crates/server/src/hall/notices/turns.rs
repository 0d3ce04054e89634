//! Notices of turns in matches with days, and reminders before a clock runs out.

use std::sync::Arc;

use rosespring_hall::notices::{NoticeSubject, StoredNotice, on_turn, remind, turn_key};
use tokio::time::sleep;

use crate::clock;
use crate::error::ApiError;
use crate::hall::Hall;
use crate::limits::{REMIND_EVERY, REMINDED_AT_ONCE};
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
                biased;
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
                    // A page in a hidden tab is there, but nobody looks at it.
                    let is_seen = is_here && self.notice_lines.has(&player);
                    let now_ms = clock::now_ms();
                    let (turn, telling) = on_turn(table, is_seen, ends_ms, now_ms);
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
        let state = match NoticeSubject::read(notice) {
            Some(NoticeSubject::Turn { table, .. }) => {
                match self.tables.host().load(&table).await {
                    Err(ApiError::NoTable(_)) => None,
                    loaded => Some(loaded?),
                }
            }
            _ => None,
        };
        let person = notice.person.as_str();
        match remind(notice, state.as_ref(), now_ms) {
            Some((turn, telling)) => self.tell(person, &turn, telling).await,
            None => self.untell(person, &notice.subject).await,
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use rosespring_hall::StoredBody;
    use rosespring_hall::offers::OfferedGame;
    use rosespring_rules::{Side, Step};
    use rosespring_store::{MemoryStore, Store, notices_of};
    use rosespring_table::game::{Command, DiceSource, Viewer};
    use rosespring_table::opponent::EnginePlayers;
    use rosespring_wire::table::{PhaseView, TableRequest, TableView};

    use super::*;
    use crate::hall::{Person, PushSettings};
    use crate::host::Host;
    use crate::limits::Capacity;
    use crate::table::TableHandle;
    use crate::tables::Tables;

    const DAY_MS: i64 = 24 * 3600 * 1000;

    /// Ada and Boris at a table with days after the first throw, with the notice of Ada's turn.
    async fn at_ada() -> (Arc<Hall>, Person) {
        let game = r#"{"rules":"gioul","match_to":1,"time":"days-1","side":"white"}"#;
        let (hall, [ada, _], _) = begun(game).await;
        (hall, ada)
    }

    /// Ada and Boris at the table of an offered game after the first throw; its id.
    async fn begun(body: &str) -> (Arc<Hall>, [Person; 2], String) {
        begun_over(Arc::new(MemoryStore::default()), body).await
    }

    async fn begun_over(store: Arc<dyn Store>, body: &str) -> (Arc<Hall>, [Person; 2], String) {
        let hall = hall_over(store);
        let wanted = OfferedGame::from_body(body).unwrap();
        let none = axum::http::HeaderMap::new();
        let name = |name: &str| Some(name.to_owned());
        let (ada, _) = hall.admit(None, name("Ada"), &none).await.unwrap();
        let (boris, _) = hall.admit(None, name("Boris"), &none).await.unwrap();
        let made = hall.invite(&ada, wanted).await.unwrap();
        let begun = hall.accept(&made.id, &boris).await.unwrap();
        let table = begun.table.unwrap();
        let white = Viewer::seated(ada.id.clone(), Side::White);
        give(&hall, &table, &white, Command::Throw).await;
        hall.tell_turns(hall.tables.host().turns.take()).await;
        (hall, [ada, boris], table)
    }

    /// A server that has just started over what is stored.
    fn hall_over(store: Arc<dyn Store>) -> Arc<Hall> {
        let dice = DiceSource::List(vec!["65".parse().unwrap(); 9]);
        let opponent = Arc::new(EnginePlayers);
        let host = Host::new(store.clone(), dice, opponent, Arc::default());
        let tables = Arc::new(Tables::new(Arc::new(host), Capacity::HALL));
        let url = "http://localhost".parse().unwrap();
        let push = PushSettings::default();
        Arc::new(Hall::new(store, tables, &url, 9, None, 0, push))
    }

    /// Gives a command, which is not refused. Returns what the viewer sees then.
    async fn give(hall: &Hall, table: &str, by: &Viewer, command: Command) -> TableView {
        let ask = |handle: TableHandle| {
            let (viewer, command) = (by.clone(), command.clone());
            async move {
                let after = handle.view(viewer.clone()).await?.unwrap().version;
                let request = TableRequest { command, after };
                handle.request(viewer, request, 0).await
            }
        };
        hall.tables.ask(table, ask).await.unwrap().unwrap();
        hall.tables.view(table, by.clone()).await.unwrap()
    }

    #[tokio::test]
    async fn a_silent_player_without_a_clock_is_left_after_two_days_without_a_loss() {
        let game = r#"{"rules":"gioul","match_to":1,"side":"white"}"#;
        let (hall, people, table) = begun(game).await;
        let [white, black] = [(Side::White, &people[0]), (Side::Black, &people[1])]
            .map(|(side, person)| Viewer::seated(person.id.clone(), side));
        // Both pages are open all the time, so nobody is away.
        let join = |viewer: &Viewer| {
            let viewer = viewer.clone();
            hall.tables.ask(&table, move |handle: TableHandle| {
                let viewer = viewer.clone();
                async move { handle.join(viewer, None).await }
            })
        };
        let _pages = [join(&white).await.unwrap(), join(&black).await.unwrap()];
        let mut view = hall.tables.view(&table, white.clone()).await.unwrap();
        while view.resign.is_empty() || view.can_throw {
            let by = match view.can_throw || view.can_done || !view.legal.is_empty() {
                true => &white,
                false => &black,
            };
            let own = hall.tables.view(&table, by.clone()).await.unwrap();
            let command = match own.legal.first() {
                _ if own.can_throw => Command::Throw,
                Some(step) => {
                    let Step { from, number } = step.step().unwrap();
                    Command::Step { from, number }
                }
                None => Command::Done,
            };
            give(&hall, &table, by, command).await;
            view = hall.tables.view(&table, white.clone()).await.unwrap();
        }
        let (silent, other) = match view.can_done || !view.legal.is_empty() {
            true => (white, black),
            false => (black, white),
        };
        let is_over = |view: &TableView| matches!(view.phase, PhaseView::Over { .. });

        let offered = give(&hall, &table, &other, Command::CallOff).await;
        assert!(!is_over(&offered), "before, it is an offer");
        give(&hall, &table, &silent, Command::RefuseCallOff).await;
        let later_ms = clock::machine_ms() + 2 * DAY_MS + 1_000;
        let now_ms = clock::machine_ms();
        clock::follow(later_ms, now_ms, now_ms);

        let left = give(&hall, &table, &other, Command::CallOff).await;
        assert!(is_over(&left));
        let stored = hall.tables.host().store.table(&table).await.unwrap();
        assert!(stored.progress.finished);
    }

    #[tokio::test]
    async fn a_killed_server_makes_no_notice_of_a_turn_and_counts_no_absence() {
        let (store, white) = (Arc::new(MemoryStore::default()), r#""side":"white""#);
        let days = format!(r#"{{"rules":"gioul","match_to":1,"time":"days-1",{white}}}"#);
        let (killed, [ada, boris], table) = begun_over(store.clone(), &days).await;
        let told = notice(&killed, &ada).await;
        killed.see_notices(&ada, told.at_ms).await.unwrap();
        let slow = format!(r#"{{"rules":"gioul","match_to":1,"time":"slow",{white}}}"#);
        let (killed, [_, carla], timed) = begun_over(store.clone(), &slow).await;
        drop(killed);
        let hall = hall_over(store);

        let own = Viewer::seated(ada.id.clone(), Side::White);
        let view = hall.tables.view(&table, own).await.unwrap();
        hall.tell_turns(hall.tables.host().turns.take()).await;
        hall.remind(clock::now_ms()).await;

        assert!(
            view.can_throw || !view.legal.is_empty(),
            "it is Ada's turn: {:?}",
            view.phase
        );
        let after = notice(&hall, &ada).await;
        assert_eq!((after.at_ms, after.is_seen), (told.at_ms, true));
        let others = notices_of(&*hall.store, boris.id.as_str()).await.unwrap();
        assert!(others.is_empty());
        // White of the other table must act, and has as long as if they had just left.
        let back_ms = clock::now_ms();
        let join = |handle: TableHandle| {
            let carla = Viewer::seated(carla.id.clone(), Side::Black);
            async move { handle.join(carla, None).await }
        };
        let joined = hall.tables.ask(&timed, join).await.unwrap().unwrap();
        let until_ms = joined.absence.white_until_ms.unwrap();
        assert!(until_ms >= back_ms + joined.absence.allowed_ms.unwrap());
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
}
