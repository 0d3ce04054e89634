//! One task per table: what people ask for comes in, numbered events go out.
//!
//! The task is the only one that changes the table. An event is first stored, then shown; so what
//! has been shown survives whatever happens to this program.

mod keep;

use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use rosespring_rules::{Position, Side, Step};
use rosespring_wire::advice::AdviceKind;
use rosespring_wire::table::{TableView, ToClient};
use tokio::sync::{broadcast, mpsc, oneshot};
use tokio::task::JoinHandle;

use crate::app::Shared;
use crate::clock;
use crate::error::ApiError;
use crate::limits::{COMMANDS_QUEUED_MAX, EVENTS_QUEUED_MAX, IDLE, SOCKETS_PER_TABLE_MAX};
use rosespring_table::game::entry::StoredStep;
use rosespring_table::game::{Automatic, Command, Entry, Purpose, Refusal, State, Viewer};
use rosespring_table::opponent::Question;
use rosespring_table::{advice, tutor, view};

/// What a table tells every socket.
#[derive(Debug, Clone)]
pub(crate) enum News {
    /// An event, as the text to send.
    Event { version: u32, text: Utf8Bytes },
    /// Everything may have changed: ask for the whole state.
    Changed,
    /// The table was removed.
    Gone,
}

/// The whole state, as the text to send.
pub(crate) struct Snapshot {
    pub(crate) version: u32,
    pub(crate) text: Utf8Bytes,
}

enum Ask {
    Do(Command, oneshot::Sender<Result<(), Refusal>>),
    Join(oneshot::Sender<Result<(Snapshot, broadcast::Receiver<News>), ApiError>>),
    Snapshot(oneshot::Sender<Snapshot>),
    View(oneshot::Sender<Box<TableView>>),
    Advise(
        AdviceKind,
        oneshot::Sender<Result<Box<advice::Question>, Refusal>>,
    ),
    Tutor(oneshot::Sender<Result<Box<tutor::Question>, Refusal>>),
    Remove,
}

/// A way to speak to a table's task.
#[derive(Debug, Clone)]
pub(crate) struct TableHandle {
    asks: mpsc::Sender<Ask>,
}

/// The task has ended; the table must be opened again.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Ended;

impl TableHandle {
    /// Starts the task of a table.
    pub(crate) fn start(shared: Arc<Shared>, id: String, state: State) -> Self {
        let (asks, asked) = mpsc::channel(COMMANDS_QUEUED_MAX);
        let (news, _) = broadcast::channel(EVENTS_QUEUED_MAX);
        let table = Table {
            shared,
            id,
            state,
            viewer: Viewer::screen(),
            news,
            thinking: None,
            removed: false,
        };
        tokio::spawn(table.run(asked));
        Self { asks }
    }

    pub(crate) fn has_ended(&self) -> bool {
        self.asks.is_closed()
    }

    async fn ask<T>(&self, ask: impl FnOnce(oneshot::Sender<T>) -> Ask) -> Result<T, Ended> {
        let (answer, answered) = oneshot::channel();
        self.asks.send(ask(answer)).await.map_err(|_| Ended)?;
        answered.await.map_err(|_| Ended)
    }

    pub(crate) async fn command(&self, command: Command) -> Result<Result<(), Refusal>, Ended> {
        self.ask(|answer| Ask::Do(command, answer)).await
    }

    pub(crate) async fn join(
        &self,
    ) -> Result<Result<(Snapshot, broadcast::Receiver<News>), ApiError>, Ended> {
        self.ask(Ask::Join).await
    }

    pub(crate) async fn snapshot(&self) -> Result<Snapshot, Ended> {
        self.ask(Ask::Snapshot).await
    }

    pub(crate) async fn view(&self) -> Result<Box<TableView>, Ended> {
        self.ask(Ask::View).await
    }

    /// What is to be judged if advice is asked for.
    pub(crate) async fn question(
        &self,
        kind: AdviceKind,
    ) -> Result<Result<Box<advice::Question>, Refusal>, Ended> {
        self.ask(|answer| Ask::Advise(kind, answer)).await
    }

    /// What is to be judged if the tutor is asked.
    pub(crate) async fn tutored(&self) -> Result<Result<Box<tutor::Question>, Refusal>, Ended> {
        self.ask(Ask::Tutor).await
    }

    /// Ends the task of a table that has been removed.
    pub(crate) async fn remove(&self) {
        // A task that has ended already is as good.
        let _ = self.asks.send(Ask::Remove).await;
    }
}

/// A play the program is looking for.
struct Thinking {
    version: u32,
    steps: JoinHandle<Vec<Step>>,
}

struct Table {
    shared: Arc<Shared>,
    id: String,
    state: State,
    /// Who looks at the table and asks things of it.
    viewer: Viewer,
    news: broadcast::Sender<News>,
    thinking: Option<Thinking>,
    removed: bool,
}

impl Table {
    async fn run(mut self, mut asked: mpsc::Receiver<Ask>) {
        // A table that was left in the middle of the program's turn goes on.
        self.go_on().await;
        loop {
            tokio::select! {
                ask = asked.recv() => match ask {
                    Some(ask) => self.answer(ask).await,
                    None => break,
                },
                steps = thought(&mut self.thinking) => self.thought(steps).await,
                () = tokio::time::sleep(IDLE), if self.is_unwatched() => break,
            }
            if self.removed {
                break;
            }
        }
        if self.state.settings().purpose == Purpose::Study {
            // One that was removed is gone already.
            let _ = self.shared.store_of(&self.id).remove(&self.id).await;
        }
        // What was asked while the task ended is told to ask again.
        asked.close();
    }

    fn is_unwatched(&self) -> bool {
        self.news.receiver_count() == 0 && self.thinking.is_none()
    }

    async fn answer(&mut self, ask: Ask) {
        // Whoever asked may be gone by now; then the answer is for nobody.
        match ask {
            Ask::Do(command, answer) => {
                let done = self.command(command).await;
                let _ = answer.send(done);
            }
            Ask::Join(answer) => {
                let _ = answer.send(self.join());
            }
            Ask::Snapshot(answer) => {
                if let Some(snapshot) = self.snapshot() {
                    let _ = answer.send(snapshot);
                }
            }
            Ask::View(answer) => {
                if let Some(view) = view::table_view(&self.id, &self.state, &self.viewer) {
                    let _ = answer.send(Box::new(view));
                }
            }
            Ask::Advise(kind, answer) => {
                let question = advice::Question::new(&self.state, kind, &self.viewer);
                let _ = answer.send(question.map(Box::new));
            }
            Ask::Tutor(answer) => {
                let question = tutor::Question::new(&self.state, &self.viewer);
                let _ = answer.send(question.map(Box::new));
            }
            Ask::Remove => {
                self.removed = true;
                let _ = self.news.send(News::Gone);
            }
        }
    }

    fn join(&self) -> Result<(Snapshot, broadcast::Receiver<News>), ApiError> {
        if self.news.receiver_count() >= SOCKETS_PER_TABLE_MAX {
            return Err(ApiError::TooManySockets);
        }
        let snapshot = self
            .snapshot()
            .ok_or_else(|| ApiError::Internal("a table without a game".to_owned()))?;
        Ok((snapshot, self.news.subscribe()))
    }

    fn snapshot(&self) -> Option<Snapshot> {
        let table = Box::new(view::table_view(&self.id, &self.state, &self.viewer)?);
        Some(Snapshot {
            version: self.state.version(),
            text: text(&ToClient::Snapshot { table })?,
        })
    }

    async fn command(&mut self, command: Command) -> Result<(), Refusal> {
        let now_ms = clock::now_ms();
        let dice = &self.shared.dice;
        let entry = self.state.decide(command, &self.viewer, now_ms, dice)?;
        self.keep_and_show(vec![entry]).await?;
        self.think();
        Ok(())
    }

    /// Lets happen what happens by itself.
    async fn go_on(&mut self) {
        // A failure was logged, and the next command tries again.
        let _ = self.keep_and_show(Vec::new()).await;
        self.think();
    }

    /// Starts looking for a play, if it is the program's turn.
    fn think(&mut self) {
        let version = self.state.version();
        let question = match self.state.automatic(clock::now_ms(), &self.shared.dice) {
            Automatic::Think { side, position } => self.question(side, position),
            _ => None,
        };
        let Some(question) = question else {
            self.thinking = None;
            return;
        };
        let shared = Arc::clone(&self.shared);
        let steps = tokio::spawn(async move { shared.choose(question).await });
        self.thinking = Some(Thinking { version, steps });
    }

    fn question(&self, side: Side, position: Position) -> Option<Question> {
        let settings = self.state.settings();
        let rosespring_table::game::Seated::Computer { level } = settings.seated(side) else {
            return None;
        };
        Some(Question {
            level: *level,
            position,
            stakes: self.state.stakes(),
            seed: settings.seed.number(self.state.version()),
        })
    }

    /// Plays what the program chose, unless the table has moved on.
    async fn thought(&mut self, (version, steps): (u32, Vec<Step>)) {
        self.thinking = None;
        let due = self.state.automatic(clock::now_ms(), &self.shared.dice);
        let Automatic::Think { position, .. } = due else {
            return;
        };
        if version != self.state.version() {
            self.think();
            return;
        }
        let Some((steps, plays)) = checked(&position, steps) else {
            tracing::error!(table = self.id, "the position to be played has no play");
            return;
        };
        let entry = Entry::StagePlayed {
            steps: steps.into_iter().map(StoredStep).collect(),
            forced: plays == 1,
        };
        // A failure was logged, and the next command tries again.
        let entry = self.state.stamp(clock::now_ms(), None, entry);
        let _ = self.keep_and_show(vec![entry]).await;
        self.think();
    }
}

/// The program's answer once it is there; pending for ever if nothing was asked.
async fn thought(thinking: &mut Option<Thinking>) -> (u32, Vec<Step>) {
    match thinking {
        Some(Thinking { version, steps }) => {
            let version = *version;
            // A panic in the engine leaves no steps: the first legal play takes their place.
            (version, steps.await.unwrap_or_default())
        }
        None => std::future::pending().await,
    }
}

/// The steps if they are a legal play, otherwise those of the first one, with how many there are.
fn checked(position: &Position, steps: Vec<Step>) -> Option<(Vec<Step>, usize)> {
    let mut plays = position.plays();
    let count = plays.len();
    if position.play(&steps, &mut ()).is_ok() {
        return Some((steps, count));
    }
    tracing::error!(position = position.id(), "the engine chose no legal play");
    (count > 0).then(|| (plays.swap_remove(0).steps, count))
}

/// A message as the text to send.
pub(crate) fn text(message: &ToClient) -> Option<Utf8Bytes> {
    match serde_json::to_string(message) {
        Ok(text) => Some(text.into()),
        Err(error) => {
            tracing::error!("a message could not be written: {error}");
            None
        }
    }
}
