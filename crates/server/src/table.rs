//! One task for each table: it receives commands and sends numbered patches.
//!
//! Only the task changes the table. An event is first stored, then shown, so every shown event
//! survives a crash of the program.

mod absence;
#[cfg_attr(not(feature = "cluster"), path = "table/no_elsewhere.rs")]
mod elsewhere;
#[cfg(feature = "cluster")]
mod follow;
mod keep;
mod late;
mod outlook;
mod pauses;
mod presence;
mod recent;
mod watching;

use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use rosespring_wire::advice::AdviceKind;
use rosespring_wire::chat::ChatLine;
use rosespring_wire::hall::RematchView;
use rosespring_wire::json;
use rosespring_wire::messages::ToClient;
use rosespring_wire::table::{AbsenceView, TableRequest, TableView};
use tokio::sync::{broadcast, mpsc, oneshot};
use tokio::task::JoinHandle;
use tokio::time::{Instant, sleep, sleep_until};

use crate::clock;
use crate::error::ApiError;
use crate::host::{Host, TableLease};
use crate::limits::{COMMANDS_QUEUED_MAX, EVENTS_QUEUED_MAX, IDLE, TIMED_KEPT};
use rosespring_table::game::{Automatic, Refusal, Seats, State, Viewer};
use rosespring_table::opponent::Answer;
use rosespring_table::{advice, change, tutor};

use elsewhere::RemoteWatchers;
use late::DelayedTable;
use outlook::SharedViews;
pub(crate) use presence::Attendance;
use presence::Presence;

const NO_GAME: Refusal = Refusal::Internal("a table without a game");

/// A message of a table to every socket.
#[derive(Debug, Clone)]
pub(crate) enum News {
    /// An event, as the texts of the patches to send.
    Patch { version: u32, texts: PatchTexts },
    /// Any field may have changed: sockets ask for the whole state.
    Changed,
    /// Which players look at the table, White first.
    Presence([bool; 2]),
    /// Which players must act and are away.
    Absence(AbsenceView),
    /// How many pages look at the table without a seat.
    Watchers(usize),
    /// A player wrote a message.
    Chat(ChatLine),
    /// A player wants a rematch.
    Rematch(RematchView),
    /// The table was removed.
    Gone,
}

/// The text of a patch for each kind of viewer.
pub(crate) type PatchTexts = Arc<[(Seats, Utf8Bytes)]>;

/// The messages that bring a page up to date, as the texts to send.
#[derive(Debug)]
pub(crate) struct CatchUp {
    pub(crate) version: u32,
    pub(crate) texts: Vec<Utf8Bytes>,
}

/// The outcome of commands that were not refused.
#[derive(Debug)]
pub(crate) enum RequestOutcome {
    /// They were carried out.
    Done,
    /// They were for another version; nothing changed. Contains the current state.
    Stale(CatchUp),
}

/// The data that a socket gets when it joins a table.
#[derive(Debug)]
pub(crate) struct Subscription {
    pub(crate) catch_up: CatchUp,
    pub(crate) news: broadcast::Receiver<News>,
    /// Which players looked at the table, for a viewer who sees it later; others hear it.
    pub(crate) present: Option<[bool; 2]>,
    /// Which players must act and are away.
    pub(crate) absence: AbsenceView,
    /// Counts the socket as one of its player, or of the watchers, until it is dropped. `None` at
    /// the only screen of a local table.
    pub(crate) attendance: Option<Attendance>,
    /// How many pages look at the table without a seat.
    pub(crate) watchers: usize,
}

/// A message to the task of a table; the viewer is the one who asks.
enum Ask {
    Do(
        Viewer,
        TableRequest,
        u16,
        oneshot::Sender<Result<RequestOutcome, Refusal>>,
    ),
    Join(
        Viewer,
        Option<u32>,
        oneshot::Sender<Result<Subscription, ApiError>>,
    ),
    Since(
        Viewer,
        Option<u32>,
        oneshot::Sender<Result<CatchUp, ApiError>>,
    ),
    View(Viewer, oneshot::Sender<Result<Box<TableView>, ApiError>>),
    Advise(
        Viewer,
        AdviceKind,
        oneshot::Sender<Result<Box<advice::Question>, Refusal>>,
    ),
    Tutor(
        Viewer,
        oneshot::Sender<Result<Box<tutor::Question>, Refusal>>,
    ),
    Leave(oneshot::Sender<bool>),
    /// Gives the players the time back for which the server stood; false if that is not stored.
    ReturnTime(oneshot::Sender<bool>),
    /// The version that the store has, if this node runs the table.
    Check(Option<u32>),
    /// How many people watch at another node; `None` if it shows the table no longer.
    Watched(i64, Option<u32>),
    Remove,
}

/// A handle to a table's task.
#[derive(Debug, Clone)]
pub(crate) struct TableHandle {
    asks: mpsc::Sender<Ask>,
    /// A weak sender, so that the sockets notice the end of the task.
    news: broadcast::WeakSender<News>,
    presence: Presence,
}

/// Error: the task has ended; the table must be opened again.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct TaskEndError;

impl TableHandle {
    /// Starts the task of a table.
    pub(crate) fn start(host: Arc<Host>, id: String, state: State, lease: TableLease) -> Self {
        let (asks, asked) = mpsc::channel(COMMANDS_QUEUED_MAX);
        let (news, _) = broadcast::channel(EVENTS_QUEUED_MAX);
        let presence = Presence::new(&news);
        let shared = presence.clone();
        let table = Table {
            host,
            id,
            state,
            lease,
            outlooks: SharedViews::default(),
            presence,
            absence: AbsenceView::default(),
            late: None,
            watchers: 0,
            elsewhere: RemoteWatchers::default(),
            news: news.clone(),
            thinking: None,
            asleep_until: None,
            is_over: false,
        };
        tokio::spawn(table.run(asked));
        Self {
            asks,
            news: news.downgrade(),
            presence: shared,
        }
    }

    pub(crate) fn has_ended(&self) -> bool {
        self.asks.is_closed()
    }

    /// Returns which players look at the table, White first.
    pub(crate) fn here(&self) -> [bool; 2] {
        self.presence.here()
    }

    /// Sends a message to every socket.
    pub(crate) fn tell(&self, news: News) {
        if let Some(sockets) = self.news.upgrade() {
            // Without a page nobody is told.
            let _ = sockets.send(news);
        }
    }

    /// Returns whether no page looks at the table.
    pub(crate) fn is_unwatched(&self) -> bool {
        let news = self.news.upgrade();
        news.is_none_or(|news| news.receiver_count() == 0)
    }

    /// Gives the players the time back for which the server stood. Returns false if that could not
    /// be stored.
    pub(crate) async fn return_time(&self) -> bool {
        // A task that ends leaves it to the next one.
        self.ask(Ask::ReturnTime).await.unwrap_or(true)
    }

    /// Ends the task, unless a page looks at its table. Returns whether it ended.
    pub(crate) async fn leave(&self) -> bool {
        let left = self.ask(Ask::Leave).await;
        if !matches!(left, Ok(true) | Err(TaskEndError)) {
            return false;
        }
        self.asks.closed().await;
        true
    }

    async fn ask<T>(&self, ask: impl FnOnce(oneshot::Sender<T>) -> Ask) -> Result<T, TaskEndError> {
        let (answer, answered) = oneshot::channel();
        self.asks
            .send(ask(answer))
            .await
            .map_err(|_| TaskEndError)?;
        answered.await.map_err(|_| TaskEndError)
    }

    /// Carries out a command that was under way for `lag_ms`.
    pub(crate) async fn request(
        &self,
        by: Viewer,
        request: TableRequest,
        lag_ms: u16,
    ) -> Result<Result<RequestOutcome, Refusal>, TaskEndError> {
        self.ask(|answer| Ask::Do(by, request, lag_ms, answer))
            .await
    }

    /// Joins the table, with the events since a version that the page has.
    pub(crate) async fn join(
        &self,
        viewer: Viewer,
        since: Option<u32>,
    ) -> Result<Result<Subscription, ApiError>, TaskEndError> {
        self.ask(|answer| Ask::Join(viewer, since, answer)).await
    }

    /// Returns the events since a version.
    pub(crate) async fn since(
        &self,
        viewer: Viewer,
        since: Option<u32>,
    ) -> Result<Result<CatchUp, ApiError>, TaskEndError> {
        self.ask(|answer| Ask::Since(viewer, since, answer)).await
    }

    pub(crate) async fn view(
        &self,
        viewer: Viewer,
    ) -> Result<Result<Box<TableView>, ApiError>, TaskEndError> {
        self.ask(|answer| Ask::View(viewer, answer)).await
    }

    /// Returns the question for advice.
    pub(crate) async fn question(
        &self,
        by: Viewer,
        kind: AdviceKind,
    ) -> Result<Result<Box<advice::Question>, Refusal>, TaskEndError> {
        self.ask(|answer| Ask::Advise(by, kind, answer)).await
    }

    /// Returns the question for the tutor.
    pub(crate) async fn tutored(
        &self,
        by: Viewer,
    ) -> Result<Result<Box<tutor::Question>, Refusal>, TaskEndError> {
        self.ask(|answer| Ask::Tutor(by, answer)).await
    }

    /// Ends the task if its table has a later version, or is run by another node: then there is no
    /// `version`. Its pages come back. A task that has much to do is told the next time.
    pub(crate) fn check(&self, version: Option<u32>) {
        let _ = self.asks.try_send(Ask::Check(version));
    }

    /// Notes how many people watch at another node; `None` if it shows the table no longer. A task
    /// that has much to do is told the next time.
    pub(crate) fn watched(&self, node: i64, watchers: Option<u32>) {
        let _ = self.asks.try_send(Ask::Watched(node, watchers));
    }

    /// Ends the task of a table that was removed.
    pub(crate) async fn remove(&self) {
        // The task may have ended already.
        let _ = self.asks.send(Ask::Remove).await;
    }
}

/// A play that the program is computing.
struct Thinking {
    version: u32,
    answer: JoinHandle<Answer>,
}

struct Table {
    host: Arc<Host>,
    id: String,
    state: State,
    lease: TableLease,
    outlooks: SharedViews,
    presence: Presence,
    /// The last message about absences.
    absence: AbsenceView,
    /// The table as watchers see it, who see it later.
    late: Option<Box<DelayedTable>>,
    /// The last message about how many people watch.
    watchers: usize,
    /// Other nodes at which people watch.
    elsewhere: RemoteWatchers,
    news: broadcast::Sender<News>,
    thinking: Option<Thinking>,
    /// After a failure: when to try again what time brings.
    asleep_until: Option<Instant>,
    /// Whether the task must end.
    is_over: bool,
}

impl Table {
    async fn run(mut self, mut asked: mpsc::Receiver<Ask>) {
        // A table that was closed during the program's turn continues.
        self.wake().await;
        self.touch().await;
        loop {
            let late_due_ms = self.late_due_ms();
            // What time brings comes before commands that arrive at the same moment: many of them
            // delay no flag.
            tokio::select! {
                biased;
                () = await_time(self.state.wake_ms(), self.asleep_until) => self.wake().await,
                () = await_time(late_due_ms, None) => self.show_late(),
                steps = await_thinking(&mut self.thinking) => self.play_chosen(steps).await,
                () = self.presence.changed() => {}
                () = self.elsewhere.lapsed() => {}
                ask = asked.recv() => match ask {
                    Some(ask) => self.answer(ask).await,
                    None => break,
                },
                () = sleep(IDLE), if self.is_unwatched() => break,
            }
            if self.is_over {
                break;
            }
            self.tell_absence();
            self.tell_watchers(self.absence);
            self.tell_elsewhere(false);
        }
        self.tell_elsewhere(true);
        self.touch().await;
        // Before a new task of this node can begin.
        self.host.release(&self.id).await;
        // Requests that arrive while the task ends are answered with a request to ask again.
        asked.close();
    }

    fn is_unwatched(&self) -> bool {
        !self.has_page() && self.thinking.is_none() && !self.is_timed()
    }

    /// Returns whether a page looks at the table.
    fn has_page(&self) -> bool {
        self.news.receiver_count() > 0
            || self.late.as_ref().is_some_and(|late| late.is_watched())
            || !self.elsewhere.is_empty()
    }

    /// Returns when watchers see something more.
    fn late_due_ms(&self) -> Option<i64> {
        self.late.as_ref().and_then(|late| late.due_ms())
    }

    /// Returns whether a clock runs out soon.
    fn is_timed(&self) -> bool {
        let soon_ms = i64::try_from(TIMED_KEPT.as_millis()).unwrap_or(i64::MAX);
        let wake_ms = self.state.wake_ms();
        wake_ms.is_some_and(|wake_ms| wake_ms.saturating_sub(clock::now_ms()) < soon_ms)
    }

    /// Stores the time of the last look at a table without a throw, which is removed 24 hours
    /// later.
    async fn touch(&self) {
        if self.state.has_throw() {
            return;
        }
        let store = self.host.store_of(&self.id);
        if let Err(error) = store.touch(&self.id, clock::now_ms()).await {
            tracing::debug!(table = self.id, "{error}");
        }
    }

    async fn answer(&mut self, ask: Ask) {
        // If the caller has gone, its answer is dropped.
        match ask {
            Ask::Do(by, request, lag_ms, answer) => {
                let outcome = self.request(&by, &request, lag_ms).await;
                let _ = answer.send(outcome);
            }
            Ask::Join(viewer, since, answer) => {
                let _ = answer.send(self.join(&viewer, since).await);
            }
            Ask::Since(viewer, since, answer) => {
                let _ = answer.send(self.since(&viewer, since).await);
            }
            Ask::View(viewer, answer) => {
                let _ = answer.send(self.view(&viewer).await);
            }
            Ask::Advise(by, kind, answer) => {
                let question = advice::Question::new(&self.state, kind, &by);
                let _ = answer.send(question.map(Box::new));
            }
            Ask::Tutor(by, answer) => {
                let question = tutor::Question::new(&self.state, &by);
                let _ = answer.send(question.map(Box::new));
            }
            Ask::Leave(answer) => {
                // A table whose clock runs is opened again when that runs out.
                self.is_over = !self.has_page();
                let _ = answer.send(self.is_over);
            }
            Ask::ReturnTime(answer) => {
                let _ = answer.send(self.return_time().await);
            }
            Ask::Check(version) => {
                if version.is_none_or(|version| version > self.state.version()) {
                    tracing::warn!(table = self.id, "another node runs it, or wrote to it");
                    self.is_over = true;
                }
            }
            Ask::Watched(node, watchers) => self.elsewhere.note(node, watchers),
            Ask::Remove => {
                self.is_over = true;
                let _ = self.news.send(News::Gone);
            }
        }
    }

    async fn request(
        &mut self,
        by: &Viewer,
        request: &TableRequest,
        lag_ms: u16,
    ) -> Result<RequestOutcome, Refusal> {
        // The answer to a stale command would show a watcher what they may not see yet.
        if !by.holds_any() {
            return Err(Refusal::NotYourSeat);
        }
        // An event would count the time for which the server stood.
        if !self.return_time().await {
            return Err(Refusal::NotKept);
        }
        if request.after != self.state.version() && !request.command.is_aside() {
            let stale = self
                .outlooks
                .whole(&self.id, &self.state, by, |table| ToClient::Stale { table });
            return stale.map(RequestOutcome::Stale).ok_or(NO_GAME);
        }
        let batch = match self.claim(by, &request.command) {
            Some(entry) => self.happen_by(by, entry)?,
            None => self.carry_out(by, &request.command, lag_ms)?,
        };
        self.keep_and_show(batch).await?;
        self.think();
        Ok(RequestOutcome::Done)
    }

    /// Carries out automatic events. Returns whether they were stored.
    async fn go_on(&mut self) -> bool {
        // A failure was logged, and the next command tries again.
        let is_kept = match self.happen(None) {
            Ok(batch) => self.keep_and_show(batch).await.is_ok(),
            Err(_) => false,
        };
        self.think();
        is_kept
    }

    /// Starts to compute a play, if it is the program's turn.
    fn think(&mut self) {
        let version = self.state.version();
        let question = change::question(&self.state, &self.host.dice);
        let Some(question) = question else {
            self.thinking = None;
            return;
        };
        let host = Arc::clone(&self.host);
        let answer = tokio::spawn(async move { host.choose(question).await });
        self.thinking = Some(Thinking { version, answer });
    }

    /// Plays the program's choice, unless the table has changed since.
    async fn play_chosen(&mut self, (version, answer): (u32, Answer)) {
        self.thinking = None;
        let due = self.state.automatic(clock::now_ms(), &self.host.dice);
        let Automatic::Think { position, .. } = due else {
            return;
        };
        if version != self.state.version() {
            self.think();
            return;
        }
        let Some(play) = change::computer_play(&position, answer) else {
            tracing::error!(table = self.id, "the position to be played has no play");
            return;
        };
        if !play.is_chosen {
            tracing::error!(position = position.id(), "the engine chose no legal play");
        }
        if let Ok(batch) = self.happen(Some(play.entry)) {
            // A failure was logged, and the next command tries again.
            let _ = self.keep_and_show(batch).await;
        }
        self.think();
    }
}

fn no_game() -> ApiError {
    ApiError::Internal("a table without a game".to_owned())
}

/// Waits for the program's choice; waits for ever if none is being computed.
async fn await_thinking(thinking: &mut Option<Thinking>) -> (u32, Answer) {
    match thinking {
        Some(Thinking { version, answer }) => {
            let version = *version;
            // A panic in the engine leaves no steps: the first legal play is used instead.
            (version, answer.await.unwrap_or(Answer::Play(Vec::new())))
        }
        None => std::future::pending().await,
    }
}

/// Waits until `wake_ms`, but not before `asleep_until`; waits for ever without a time.
async fn await_time(wake_ms: Option<i64>, asleep_until: Option<Instant>) {
    let Some(wake_ms) = wake_ms else {
        return std::future::pending().await;
    };
    let left_ms = wake_ms.saturating_sub(clock::now_ms());
    let wake = Instant::now() + Duration::from_millis(u64::try_from(left_ms).unwrap_or(0));
    sleep_until(asleep_until.map_or(wake, |until| until.max(wake))).await;
}

/// Formats a message as the text to send.
pub(crate) fn text(message: &ToClient) -> Option<Utf8Bytes> {
    match json::to_text(message) {
        Ok(mut text) => {
            // Patches are kept for a while, at thousands of tables.
            text.shrink_to_fit();
            Some(text.into())
        }
        Err(error) => {
            tracing::error!("a message could not be written: {error}");
            None
        }
    }
}
