//! Watchers who see the table later than its players: entries and news are held back until their
//! time has come.

use std::collections::VecDeque;

use rosespring_table::change::{Change, ChangeError};
use rosespring_table::game::{LogEntry, State, Viewer};
use rosespring_table::stored;
use rosespring_wire::messages::ToClient;
use rosespring_wire::table::{AbsenceView, TableView};
use tokio::sync::broadcast;
use tokio::time::Instant;

use super::outlook::SharedViews;
use super::{CatchUp, News, text};
use crate::clock;
use crate::error::ApiError;
use crate::host::{Host, blocking};
use crate::limits::{EVENTS_QUEUED_MAX, IDLE};

/// The table as it was a fixed time ago, with what has happened since.
pub(super) struct DelayedTable {
    delay_ms: i64,
    /// The state that watchers see.
    state: State,
    outlooks: SharedViews,
    /// What they will see, the earliest first, each with the time at which they will.
    waiting: VecDeque<(i64, DelayedItem)>,
    news: broadcast::Sender<News>,
    /// Which players looked at the table.
    present: [bool; 2],
    /// Which players had to act and were away.
    absence: AbsenceView,
    /// When somebody asked last.
    used: Instant,
}

/// Something that watchers see later.
enum DelayedItem {
    Entry(Box<LogEntry>),
    Presence([bool; 2]),
    Absence(AbsenceView),
}

impl DelayedTable {
    /// Reads a table for watchers who see it `delay_ms` milliseconds later than its players.
    ///
    /// # Errors
    ///
    /// The table cannot be read.
    pub(super) async fn read(
        host: &Host,
        id: &str,
        delay_ms: u32,
        present: [bool; 2],
    ) -> Result<Self, ApiError> {
        let delay_ms = i64::from(delay_ms);
        let (table, bodies) = host.read(id).await?;
        let until_ms = clock::now_ms().saturating_sub(delay_ms);
        let (state, later) = blocking(move || {
            let seen = stored::count_until(&bodies, until_ms);
            let state = stored::replay(&table, &bodies[..seen])?;
            stored::entries(&table, &bodies[seen..]).map(|later| (state, later))
        })
        .await??;
        let mut late = Self {
            delay_ms,
            state,
            outlooks: SharedViews::default(),
            waiting: VecDeque::new(),
            news: broadcast::channel(EVENTS_QUEUED_MAX).0,
            present,
            absence: AbsenceView::default(),
            used: Instant::now(),
        };
        for entry in later {
            late.hold(entry);
        }
        Ok(late)
    }

    fn hold(&mut self, entry: LogEntry) {
        let due_ms = entry.at_ms.saturating_add(self.delay_ms);
        self.waiting
            .push_back((due_ms, DelayedItem::Entry(Box::new(entry))));
    }

    /// Holds back entries that have just been stored.
    ///
    /// # Errors
    ///
    /// The reason why a text is no entry.
    pub(super) fn hold_all(&mut self, bodies: &[String]) -> Result<(), String> {
        for body in bodies {
            let entry = LogEntry::from_text(body);
            self.hold(entry.map_err(|error| error.to_string())?);
        }
        Ok(())
    }

    /// Holds back which players look at the table, and which are away.
    pub(super) fn hold_people(&mut self, present: [bool; 2], absence: AbsenceView) {
        let due_ms = clock::now_ms().saturating_add(self.delay_ms);
        let mut last = (self.present, self.absence);
        for (_, held) in &self.waiting {
            match held {
                DelayedItem::Presence(present) => last.0 = *present,
                DelayedItem::Absence(absence) => last.1 = *absence,
                DelayedItem::Entry(_) => {}
            }
        }
        if last.0 != present {
            self.waiting
                .push_back((due_ms, DelayedItem::Presence(present)));
        }
        if last.1 != absence {
            self.waiting
                .push_back((due_ms, DelayedItem::Absence(absence)));
        }
    }

    /// Returns when there is something to show, in milliseconds since 1970.
    pub(super) fn due_ms(&self) -> Option<i64> {
        self.waiting.front().map(|(due_ms, _)| *due_ms)
    }

    /// Shows everything whose time has come.
    ///
    /// # Errors
    ///
    /// An entry does not follow from the state.
    pub(super) fn show(&mut self, id: &str) -> Result<(), ChangeError> {
        let now_ms = clock::now_ms();
        while self.due_ms().is_some_and(|due_ms| due_ms <= now_ms) {
            let Some((_, held)) = self.waiting.pop_front() else {
                break;
            };
            match held {
                DelayedItem::Entry(entry) => self.apply(id, *entry)?,
                DelayedItem::Presence(present) => {
                    self.present = present;
                    self.tell(News::Presence(present));
                }
                DelayedItem::Absence(absence) => {
                    self.absence = absence;
                    self.tell(News::Absence(absence));
                }
            }
        }
        Ok(())
    }

    /// Returns the version of the last event that is held back or shown.
    pub(super) fn stored_version(&self) -> u32 {
        let is_entry = |(_, held): &&(i64, DelayedItem)| matches!(held, DelayedItem::Entry(_));
        let waiting = self.waiting.iter().filter(is_entry).count();
        let waiting = u32::try_from(waiting).unwrap_or(u32::MAX);
        self.state.version().saturating_add(waiting)
    }

    pub(super) fn weak_news(&self) -> broadcast::WeakSender<News> {
        self.news.downgrade()
    }

    fn apply(&mut self, id: &str, entry: LogEntry) -> Result<(), ChangeError> {
        let change = Change::of_stored(&self.state, &[entry])?;
        let notices = self.outlooks.notices(id, &change)?;
        self.state = change.state;
        for news in self.outlooks.show(notices) {
            self.tell(news);
        }
        Ok(())
    }

    /// Sends a message to the watchers at once.
    pub(super) fn tell(&self, news: News) {
        // There may be no watcher.
        let _ = self.news.send(news);
    }

    /// Returns whether somebody looks at the table, or did a moment ago.
    pub(super) fn is_used(&self) -> bool {
        self.news.receiver_count() > 0 || self.used.elapsed() < IDLE
    }

    /// Returns whether a watcher looks at the table.
    pub(super) fn is_watched(&self) -> bool {
        self.news.receiver_count() > 0
    }

    pub(super) fn subscribe(&self) -> broadcast::Receiver<News> {
        self.news.subscribe()
    }

    /// Returns which players looked at the table, and which were away.
    pub(super) const fn people(&self) -> ([bool; 2], AbsenceView) {
        (self.present, self.absence)
    }

    pub(super) fn catch_up(
        &mut self,
        id: &str,
        viewer: &Viewer,
        since: Option<u32>,
    ) -> Option<CatchUp> {
        self.used = Instant::now();
        // Where the clock was set back, and the table was read again, what a page has seen is held
        // back once more. It goes on with what follows, and sees nothing twice. The answer is the
        // same for what nobody has seen yet: it tells nothing of what is held back.
        if let Some(since) = since
            && since > self.state.version()
        {
            self.outlooks.view(id, &self.state, viewer)?;
            let current = text(&ToClient::Current { v: since })?;
            return Some(CatchUp {
                version: since,
                texts: vec![current],
            });
        }
        self.outlooks.catch_up(id, &self.state, viewer, since)
    }

    pub(super) fn view(&mut self, id: &str, viewer: &Viewer) -> Option<Box<TableView>> {
        self.used = Instant::now();
        self.outlooks.view(id, &self.state, viewer)
    }
}
