//! The pages that hear of new notices.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::watch;

use crate::error::ApiError;
use crate::hall::{Hall, Person};
use crate::limits::{NOTICE_LINES_MAX, NOTICE_LINES_PER_PERSON_MAX};

/// The pages that listen, by person.
#[derive(Debug, Clone, Default)]
pub(in super::super) struct NoticeLines(Arc<Mutex<BTreeMap<String, watch::Sender<()>>>>);

/// A page that listens, until it is dropped.
pub(crate) struct NoticeLine {
    person: Person,
    rings: watch::Receiver<()>,
    /// Whether the page has received nothing yet.
    is_new: bool,
    stopping: watch::Receiver<bool>,
    hall: Arc<Hall>,
}

impl NoticeLines {
    fn lock(&self) -> MutexGuard<'_, BTreeMap<String, watch::Sender<()>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Tells the pages of a person that their notices changed.
    fn ring(&self, person: &str) {
        if let Some(line) = self.lock().get(person) {
            line.send_replace(());
        }
    }

    /// Returns whether a person looks at a page.
    pub(in super::super) fn has(&self, person: &str) -> bool {
        let lines = self.lock();
        lines
            .get(person)
            .is_some_and(|line| line.receiver_count() > 0)
    }

    fn listen(&self, person: &str) -> Result<watch::Receiver<()>, ApiError> {
        let mut lines = self.lock();
        let all: usize = lines.values().map(watch::Sender::receiver_count).sum();
        let own = lines.get(person).map_or(0, watch::Sender::receiver_count);
        if own >= NOTICE_LINES_PER_PERSON_MAX || all >= NOTICE_LINES_MAX {
            return Err(ApiError::TooManyLines);
        }
        Ok(lines.entry(person.to_owned()).or_default().subscribe())
    }

    /// Forgets a person without a page. The receiver of the last page is dropped by now.
    fn forget(&self, person: &str) {
        let mut lines = self.lock();
        if lines
            .get(person)
            .is_some_and(|line| line.receiver_count() == 0)
        {
            lines.remove(person);
        }
    }
}

impl Hall {
    /// Tells the pages of a person that their notices changed, whichever node they listen to.
    pub(in super::super) fn ring_notices(&self, person: &str) {
        self.hear_notices(person);
        self.tables.host().tell_others_of_notices(person);
    }

    /// Tells the pages of a person that listen to this node that their notices changed.
    pub(crate) fn hear_notices(&self, person: &str) {
        self.notice_lines.ring(person);
    }

    /// Lets a page of a person hear of their notices.
    ///
    /// # Errors
    ///
    /// [`ApiError::TooManyLines`].
    pub(crate) fn listen_to_notices(
        self: &Arc<Self>,
        person: Person,
    ) -> Result<NoticeLine, ApiError> {
        Ok(NoticeLine {
            rings: self.notice_lines.listen(person.id.as_str())?,
            person,
            is_new: true,
            stopping: self.tables.host().stopping(),
            hall: Arc::clone(self),
        })
    }
}

impl Drop for NoticeLine {
    fn drop(&mut self) {
        let (_, none) = watch::channel(());
        drop(std::mem::replace(&mut self.rings, none));
        self.hall.notice_lines.forget(self.person.id.as_str());
    }
}

/// Returns the next message of a line with the line: at first the notices, then again after each
/// change. `None` ends the line: the server stops, or the store failed and the page comes back.
pub(crate) async fn next_notices(mut line: NoticeLine) -> Option<(String, NoticeLine)> {
    if !line.is_new {
        tokio::select! {
            biased;
            changed = line.rings.changed() => changed.ok()?,
            _ = line.stopping.changed() => return None,
        }
    }
    line.is_new = false;
    line.rings.mark_unchanged();
    let notices = line.hall.notices(Some(&line.person)).await;
    let text = notices.and_then(|notices| {
        rosespring_wire::json::to_text(&notices)
            .map_err(|error| ApiError::Internal(error.to_string()))
    });
    match text {
        Ok(text) => Some((text, line)),
        Err(error) => {
            tracing::warn!("the notices of a person could not be read: {error}");
            None
        }
    }
}
