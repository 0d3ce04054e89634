//! Notices: what people of the hall are to know while they look elsewhere (decision 35).
//!
//! A notice names ids; names and texts are added when it is read. A notice whose subject has ended
//! (a challenge that expired, a match that is over) is removed when its person reads the list.

mod lines;
mod turns;
mod views;

use rosespring_hall::notices::{
    NOTICES_MAX, NoticeChange, StoredNotice, after_look, oldest_ms, on_begin,
};
use rosespring_store::{StoreError, notices_of, rows};
use rosespring_table::stored::StoredTable;
use rosespring_wire::notices::NoticesView;

use super::{Hall, Person};
use crate::clock;
use crate::error::ApiError;

pub(super) use lines::NoticeLines;
pub(crate) use lines::next_notices;
pub(super) use rosespring_hall::notices::{NoticeDelivery, NoticeSubject, challenge_key};

impl Hall {
    /// Returns the notices of a person; none of somebody whom the hall does not know.
    pub(crate) async fn notices(&self, person: Option<&Person>) -> Result<NoticesView, ApiError> {
        let Some(person) = person.filter(|person| !person.is_bot) else {
            return Ok(NoticesView::default());
        };
        let mut notices = Vec::new();
        for stored in notices_of(&*self.store, person.id.as_str()).await? {
            match self.notice_view(&stored).await? {
                Some(view) => notices.push(view),
                None => {
                    let (person, subject) = (&stored.person, &stored.subject);
                    rows::remove::<StoredNotice>(&*self.store, &[person, subject]).await?;
                }
            }
        }
        Ok(NoticesView {
            is_known: true,
            notices,
        })
    }

    /// Marks the notices of a person up to a time as seen.
    pub(crate) async fn see_notices(
        &self,
        person: &Person,
        until_ms: i64,
    ) -> Result<(), StoreError> {
        let id = person.id.as_str();
        if self.store.see_notices(id, until_ms).await? {
            self.ring_notices(id);
        }
        Ok(())
    }

    /// Removes a notice. A missing one is not an error.
    pub(crate) async fn remove_notice(
        &self,
        person: &str,
        subject: &str,
    ) -> Result<(), StoreError> {
        if rows::remove::<StoredNotice>(&*self.store, &[person, subject]).await? {
            self.ring_notices(person);
        }
        Ok(())
    }

    /// Gives a person a notice. What it is about has happened, so a failure is only logged.
    pub(super) async fn tell(
        &self,
        person: &str,
        subject: &NoticeSubject,
        telling: NoticeDelivery,
    ) {
        let stored = StoredNotice::new(person, subject, telling, clock::now_ms());
        match self.store.put_notice(&stored, NOTICES_MAX).await {
            Ok(true) => {
                self.ring_notices(person);
                if !telling.is_seen {
                    self.push_notice(person, subject, &stored.subject);
                }
            }
            Ok(false) => {}
            Err(error) => tracing::warn!("a notice could not be stored: {error}"),
        }
    }

    /// Removes a notice whose subject has ended. It would go when its person reads it, so a failure
    /// is only logged.
    pub(super) async fn untell(&self, person: &str, key: &str) {
        if let Err(error) = self.remove_notice(person, key).await {
            tracing::warn!("a notice could not be removed: {error}");
        }
    }

    /// Tells both players that their match begins. `guest` has just sat down.
    pub(super) async fn tell_begun(&self, table: &StoredTable, inviter: &str, guest: &str) {
        for (person, notice) in [inviter, guest].into_iter().zip(on_begin(table)) {
            if let Some((subject, telling)) = notice {
                self.tell(person, &subject, telling).await;
            }
        }
    }

    /// Notes that a person looks at a table: what a notice says of it is no longer new.
    pub(crate) async fn look_at(&self, person: &str, table: &str) {
        if let Err(error) = self.note_look(person, table).await {
            tracing::warn!("the notices of a table could not be marked: {error}");
        }
    }

    async fn note_look(&self, person: &str, looked_at: &str) -> Result<(), StoreError> {
        let mut is_changed = false;
        for notice in notices_of(&*self.store, person).await? {
            let key = &notice.subject;
            is_changed |= match after_look(&notice, looked_at) {
                NoticeChange::See => self.store.see_notice(person, key).await?,
                NoticeChange::Remove => {
                    rows::remove::<StoredNotice>(&*self.store, &[person, key]).await?
                }
                NoticeChange::Stay => false,
            };
        }
        if is_changed {
            self.ring_notices(person);
        }
        Ok(())
    }

    /// Removes old notices.
    pub(super) async fn sweep_notices(&self, now_ms: i64) -> Result<(), StoreError> {
        self.store.sweep_notices(oldest_ms(now_ms)).await
    }
}
