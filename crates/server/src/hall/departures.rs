//! Accounts that are removed: the running matches of the person are settled first.
//!
//! The wish is stored before anything else ends, so a crash between two steps loses none of them.
//! Every node ends the matches that it runs or may run. The node that leads settles them and then
//! removes the account, which takes the ratings of the person away.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use rosespring_hall::accounts::StoredLeaving;
use rosespring_rules::Side;
use rosespring_store::rows;
use rosespring_table::game::{Command, PlayerId, Viewer};
use rosespring_table::stored::StoredTable;
use rosespring_wire::account::Confirmation;
use rosespring_wire::table::TableRequest;
use tokio::time::{Instant, sleep};

use super::{Hall, NewCookie, Person};
use crate::clock;
use crate::error::ApiError;
use crate::limits::{DELETION_ANSWERED, DELETION_LATEST, DEPARTURES_EVERY, REQUEST_TIMEOUT};
use crate::table::{RequestOutcome, TableHandle};

/// Time between two looks whether the matches of a person are settled, while they wait.
const LOOK: Duration = Duration::from_millis(50);

/// Ends a match before its end. Between two games only the next game can begin.
const ENDING: [Command; 4] = [
    Command::ResignMatch,
    Command::CallOff,
    Command::NextGame,
    Command::ResignMatch,
];

/// The people whose accounts were removed a short time ago.
#[derive(Debug, Default)]
pub(super) struct RecentDepartures(Mutex<Vec<(String, Instant)>>);

impl RecentDepartures {
    fn all(&self) -> MutexGuard<'_, Vec<(String, Instant)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn note(&self, person: &str) {
        self.all().push((person.to_owned(), Instant::now()));
    }

    /// Returns those of whom a request may still be under way.
    fn recent(&self) -> Vec<String> {
        let mut all = self.all();
        all.retain(|(_, at)| at.elapsed() < REQUEST_TIMEOUT + DEPARTURES_EVERY);
        all.iter().map(|(person, _)| person.clone()).collect()
    }
}

impl Hall {
    /// Removes the account of a member, who confirms it with a credential. If matches are not
    /// settled soon, this returns before the account is removed: nobody can sign in to it any more.
    ///
    /// # Errors
    ///
    /// Those of a confirmation, or an error of the store.
    pub(crate) async fn delete_account(
        &self,
        member: &Person,
        confirmation: &Confirmation,
    ) -> Result<NewCookie, ApiError> {
        self.confirm(member, confirmation).await?;
        let leaving = StoredLeaving {
            person: member.id.as_str().to_owned(),
            at_ms: clock::now_ms(),
        };
        self.store.begin_leaving(&leaving).await?;
        // Other nodes hear that sessions ended, and look for matches that they run.
        self.sessions_ended(&leaving.person).await;
        let begun = Instant::now();
        while !self.try_remove(&leaving).await? && begun.elapsed() < DELETION_ANSWERED {
            sleep(LOOK).await;
        }
        self.no_cookie()
    }

    /// Goes on with the removal of accounts, as soon as sessions end and again and again: after a
    /// crash, and for matches of which another node has not heard.
    pub(crate) async fn remove_accounts_for_ever(self: Arc<Self>) {
        loop {
            self.remove_rests().await;
            if let Err(error) = self.remove_accounts().await {
                tracing::warn!("accounts that are to be removed could not be read: {error}");
            }
            tokio::select! {
                biased;
                () = self.departures.notified() => {}
                () = sleep(DEPARTURES_EVERY) => {}
            }
        }
    }

    async fn remove_accounts(&self) -> Result<(), ApiError> {
        for leaving in rows::list::<StoredLeaving>(&*self.store, &[]).await? {
            if let Err(error) = self.try_remove(&leaving).await {
                tracing::warn!("an account is not removed yet: {error}");
            }
        }
        Ok(())
    }

    /// Ends and, at the node that leads, removes an account once its matches are settled, or after
    /// [`DELETION_LATEST`]. Returns whether it is removed.
    async fn try_remove(&self, leaving: &StoredLeaving) -> Result<bool, ApiError> {
        let person = leaving.person.as_str();
        let is_settled = self.end_matches(person).await?;
        let latest_ms = leaving
            .at_ms
            .saturating_add(super::milliseconds(DELETION_LATEST));
        let is_due = is_settled || clock::now_ms() > latest_ms;
        if !is_due || !self.tables.host().leads() {
            return Ok(false);
        }
        self.leave_tournaments(person).await?;
        self.store.delete_person(person).await?;
        self.tournaments.forget_all();
        self.departed.note(person);
        Ok(true)
    }

    /// Removes once more what belongs to people who have just left: a request that was under way
    /// may have stored something after them.
    async fn remove_rests(&self) {
        for person in self.departed.recent() {
            if let Err(error) = self.store.delete_person(&person).await {
                tracing::warn!("what an account left behind is not removed yet: {error}");
            }
        }
    }

    /// Ends the running matches of a person, as far as this node may. Returns whether all their
    /// matches are over and settled.
    async fn end_matches(&self, person: &str) -> Result<bool, ApiError> {
        for table in running(&self.store.tables_of(person, u32::MAX).await?) {
            match self.end_match(table, person).await {
                // A node that runs the table ends the match.
                Ok(()) | Err(ApiError::NodeAway) => {}
                Err(error) => {
                    tracing::warn!(table = table.id, "the match does not end: {error}");
                }
            }
        }
        let tables = self.store.tables_of(person, u32::MAX).await?;
        if running(&tables).next().is_some() {
            return Ok(false);
        }
        let unsettled = self.store.unsettled(u32::MAX).await?;
        let is_own = |id: &str| tables.iter().any(|table| table.id == id);
        let waits = unsettled.iter().any(|one| is_own(&one.table));
        if waits {
            // Another node may have ended the match, and its message may be lost.
            self.tables.host().finished.notify_one();
        }
        Ok(!waits)
    }

    /// Resigns a match for a person who leaves, or calls it off if it does not count yet.
    async fn end_match(&self, table: &StoredTable, person: &str) -> Result<(), ApiError> {
        let mut seats = Side::ALL.into_iter().zip(&table.players);
        let seat = seats.find(|(_, player)| player.as_deref() == Some(person));
        let id = PlayerId::try_from(person.to_owned()).ok();
        let Some(((side, _), id)) = seat.zip(id) else {
            return Ok(());
        };
        let viewer = Viewer::seated(id, side);
        for command in ENDING {
            let ask = |handle: TableHandle| {
                let (viewer, command) = (viewer.clone(), command.clone());
                async move {
                    let after = match handle.view(viewer.clone()).await? {
                        Ok(view) => view.version,
                        Err(error) => return Ok(Err(error)),
                    };
                    let request = TableRequest { command, after };
                    Ok(Ok(handle.request(viewer, request, 0).await?))
                }
            };
            let outcome = self.tables.ask(&table.id, ask).await??;
            let is_done = matches!(outcome, Ok(RequestOutcome::Done));
            if is_done && !matches!(command, Command::NextGame) {
                return Ok(());
            }
        }
        Ok(())
    }
}

fn running(tables: &[StoredTable]) -> impl Iterator<Item = &StoredTable> {
    tables.iter().filter(|table| !table.progress.finished)
}
