//! The WebSocket of a table: one task for each page.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, close_code};
use rosespring_wire::messages::ToClient;
use rosespring_wire::table::{PageMessage, Refresh, TableRequest};
use tokio::sync::broadcast::error::{RecvError, TryRecvError};
use tokio::sync::{broadcast, watch};
use tokio::time::{Instant, MissedTickBehavior, interval, timeout};

use crate::clock;
use crate::error::ApiError;
use crate::limits::{DEAF_AFTER, PING_ELSEWHERE_EVERY, PING_EVERY, SEND_TIMEOUT};
use crate::metrics::CommandOutcome;
use crate::sessions::SessionEnd;
use crate::table::{
    Attendance, CatchUp, News, RequestOutcome, Subscription, TableHandle, TaskEndError, text,
};
use crate::tables::Tables;
use rosespring_table::game::clock::LAG_MAX_MS;
use rosespring_table::game::{Command, Refusal, Seats, Viewer};
use rosespring_table::view;

const NOT_HERE: Refusal = Refusal::WrongPhase("this command is not given at tables like this one");

/// Signal that the conversation has ended.
struct ConversationEnd;

/// The viewer of a socket, and the commands that they may give at all.
#[derive(Debug)]
pub(crate) struct SocketViewer {
    pub(crate) viewer: Viewer,
    /// The end of the session by which they are known.
    pub(crate) session: SessionEnd,
    /// Returns whether a command may be given. The table checks the seat and the state.
    pub(crate) may: fn(&Command) -> bool,
}

/// How long messages of a page are under way.
#[derive(Debug, Default)]
struct Lag {
    /// When the page was asked, if its answer is awaited.
    asked: Option<Instant>,
    /// Half the time until it answered, in milliseconds.
    ms: u16,
}

impl Lag {
    fn answered(&mut self) {
        if let Some(asked) = self.asked.take() {
            let half_ms = asked.elapsed().as_millis() / 2;
            self.ms = u16::try_from(half_ms.min(LAG_MAX_MS.unsigned_abs().into())).unwrap_or(0);
        }
    }
}

/// The task of a table that another node runs, if the page is one of its watchers at this node.
#[derive(Debug, Clone)]
pub(crate) struct FollowedHandle(pub(crate) TableHandle);

struct Conversation {
    socket: WebSocket,
    tables: Arc<Tables>,
    id: String,
    followed: Option<FollowedHandle>,
    speaker: SocketViewer,
    /// Counts the page as one of its player, or of the watchers.
    attendance: Option<Attendance>,
    news: broadcast::Receiver<News>,
    /// Changes when the server is asked to stop.
    stopping: watch::Receiver<bool>,
    /// The way of messages; `None` at the only screen of a local table.
    lag: Option<Lag>,
    /// When something came from the page last.
    heard: Instant,
    /// The version of the last message sent to the page.
    told: u32,
}

/// Runs the conversation with one page until either side ends it.
pub(crate) async fn talk(
    socket: WebSocket,
    tables: Arc<Tables>,
    (id, followed): (String, Option<FollowedHandle>),
    speaker: SocketViewer,
    joined: Subscription,
) {
    let Subscription {
        catch_up,
        news,
        present,
        absence,
        attendance,
        watchers,
    } = joined;
    let is_elsewhere = speaker.viewer.seats() != Seats::Both;
    let all = Arc::clone(&tables);
    let _counted = all.host().metrics.socket();
    let mut conversation = Conversation {
        stopping: all.host().stopping(),
        socket,
        tables,
        id,
        followed,
        speaker,
        attendance,
        news,
        lag: is_elsewhere.then(Lag::default),
        heard: Instant::now(),
        told: 0,
    };
    if conversation.bring(catch_up).await.is_err() {
        return;
    }
    if is_elsewhere {
        let present = present.map(|[white, black]| ToClient::Presence { white, black });
        let watching = conversation.watching(watchers);
        let greetings = [Some(ToClient::Absence(absence)), present, Some(watching)];
        for greeting in greetings.into_iter().flatten() {
            if conversation.tell(&greeting).await.is_err() {
                return;
            }
        }
    }
    let mut ping = interval(match is_elsewhere {
        true => PING_ELSEWHERE_EVERY,
        false => PING_EVERY,
    });
    ping.set_missed_tick_behavior(MissedTickBehavior::Delay);
    while conversation.turn(&mut ping).await.is_ok() {}
}

/// Returns whether a socket of another machine counts as lost, when a ping finds that its page has
/// been silent for so long.
fn is_lost(silence: Duration) -> bool {
    silence > DEAF_AFTER
}

impl Conversation {
    /// Handles one message in either direction. Messages of the table come first, so that a page
    /// receives the answer to a command after all earlier events.
    async fn turn(&mut self, ping: &mut tokio::time::Interval) -> Result<(), ConversationEnd> {
        tokio::select! {
            biased;
            // First of all, so that nothing is heard any more.
            () = self.speaker.session.wait() => self.close("the session ended").await,
            news = self.news.recv() => self.pass_on(news).await,
            message = self.socket.recv() => match message {
                Some(Ok(message)) => self.hear(message).await,
                Some(Err(_)) | None => Err(ConversationEnd),
            },
            _ = ping.tick() => self.ping().await,
            _ = self.stopping.changed() => self.close("the server stops").await,
        }
    }

    /// Asks the page for a sign of life, which also tells how long messages are under way. A page
    /// of which nothing comes any more has lost its connection.
    async fn ping(&mut self) -> Result<(), ConversationEnd> {
        if let Some(lag) = &mut self.lag {
            if is_lost(self.heard.elapsed()) {
                return Err(ConversationEnd);
            }
            lag.asked = Some(Instant::now());
        }
        self.send(Message::Ping(Vec::new().into())).await?;
        self.tell_time().await
    }

    /// Tells the page the time, unless it is at the only screen of a local table. For a page that
    /// sees the table later it is the time of what it sees.
    async fn tell_time(&mut self) -> Result<(), ConversationEnd> {
        if self.lag.is_none() {
            return Ok(());
        }
        let now_ms = clock::now_ms() - i64::from(self.speaker.viewer.delay_ms());
        self.tell(&ToClient::Time { now_ms }).await
    }

    /// Returns the message about how many pages look at the table without a seat.
    fn watching(&self, watchers: usize) -> ToClient {
        let delay_s = self.speaker.viewer.delay_ms() / 1_000;
        ToClient::Watching {
            watchers: u32::try_from(watchers).unwrap_or(u32::MAX),
            delay_s: (delay_s > 0).then_some(delay_s),
        }
    }

    async fn tell(&mut self, message: &ToClient) -> Result<(), ConversationEnd> {
        match text(message) {
            Some(text) => self.send_text(text).await,
            None => Err(ConversationEnd),
        }
    }

    /// Sends a message. The conversation ends if the page does not receive it in time.
    async fn send(&mut self, message: Message) -> Result<(), ConversationEnd> {
        let sent = timeout(SEND_TIMEOUT, self.socket.send(message)).await;
        match sent {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) | Err(_) => Err(ConversationEnd),
        }
    }

    async fn send_text(&mut self, text: Utf8Bytes) -> Result<(), ConversationEnd> {
        self.tables.host().metrics.message(text.len());
        self.send(Message::Text(text)).await
    }

    async fn bring(&mut self, catch_up: CatchUp) -> Result<(), ConversationEnd> {
        self.told = catch_up.version;
        for text in catch_up.texts {
            self.send_text(text).await?;
        }
        Ok(())
    }

    async fn pass_on(&mut self, news: Result<News, RecvError>) -> Result<(), ConversationEnd> {
        match news {
            // The page already has this version.
            Ok(News::Patch { version, .. }) if version <= self.told => Ok(()),
            Ok(News::Patch { version, texts }) => {
                let seats = self.speaker.viewer.seats();
                let own = texts.iter().find(|(others, _)| *others == seats);
                let Some((_, text)) = own else {
                    return self.refresh(Some(self.told)).await;
                };
                self.told = version;
                self.send_text(text.clone()).await
            }
            Ok(News::Presence([white, black])) => {
                self.tell(&ToClient::Presence { white, black }).await
            }
            Ok(News::Watchers(watchers)) => {
                let watching = self.watching(watchers);
                self.tell(&watching).await
            }
            Ok(News::Absence(absence)) => self.tell(&ToClient::Absence(absence)).await,
            Ok(News::Rematch(_) | News::Chat(_)) if !self.speaker.viewer.holds_any() => Ok(()),
            Ok(News::Chat(line)) => self.tell(&ToClient::Chat(line)).await,
            Ok(News::Rematch(wanted)) => self.tell(&ToClient::Rematch(wanted)).await,
            // A page that is too far behind gets the whole state, as after a fault of the store.
            Ok(News::Changed) | Err(RecvError::Lagged(_)) => self.refresh(Some(self.told)).await,
            Ok(News::Gone) => self.close("the table was removed").await,
            Err(RecvError::Closed) => self.close("the table went to sleep").await,
        }
    }

    /// Sends all waiting messages of the table, so that an answer follows the events before it.
    async fn pass_on_all(&mut self) -> Result<(), ConversationEnd> {
        loop {
            let news = match self.news.try_recv() {
                Ok(news) => Ok(news),
                Err(TryRecvError::Empty) => return Ok(()),
                Err(TryRecvError::Lagged(missed)) => Err(RecvError::Lagged(missed)),
                Err(TryRecvError::Closed) => Err(RecvError::Closed),
            };
            self.pass_on(news).await?;
        }
    }

    async fn close(&mut self, reason: &'static str) -> Result<(), ConversationEnd> {
        let frame = CloseFrame {
            code: close_code::AWAY,
            reason: reason.into(),
        };
        // The conversation ends in any case.
        let _ = self.send(Message::Close(Some(frame))).await;
        Err(ConversationEnd)
    }

    async fn refresh(&mut self, since: Option<u32>) -> Result<(), ConversationEnd> {
        let viewer = &self.speaker.viewer;
        let ask = |table: TableHandle| {
            let viewer = viewer.clone();
            async move { table.since(viewer, since).await }
        };
        let asked = ask_table(&self.tables, &self.id, self.followed.as_ref(), ask).await;
        match asked.and_then(|answer| answer) {
            Ok(catch_up) => self.bring(catch_up).await,
            Err(ApiError::NoTable(_)) => self.close("the table was removed").await,
            Err(ApiError::NodeAway) => self.close("another node runs the table").await,
            Err(error) => {
                tracing::error!(table = self.id, "{error}");
                self.close("the table cannot be read").await
            }
        }
    }

    async fn hear(&mut self, message: Message) -> Result<(), ConversationEnd> {
        self.heard = Instant::now();
        let read = match message {
            Message::Text(text) => PageMessage::read(&text).map_err(Refusal::from),
            Message::Binary(_) => Err(Refusal::Malformed(
                "the message is binary, expected JSON text".to_owned(),
            )),
            Message::Pong(_) => {
                if let Some(lag) = &mut self.lag {
                    lag.answered();
                }
                return Ok(());
            }
            Message::Ping(_) => return Ok(()),
            Message::Close(_) => {
                // A page that lost its connection could not have said so.
                if let Some(attendance) = &mut self.attendance {
                    attendance.close();
                }
                return Err(ConversationEnd);
            }
        };
        match read {
            Ok(PageMessage::Refresh(Refresh { since })) => self.refresh(since).await,
            Ok(PageMessage::Command(request)) => self.request(request).await,
            Err(refusal) => self.reject(&refusal).await,
        }
    }

    async fn request(&mut self, request: TableRequest) -> Result<(), ConversationEnd> {
        if !(self.speaker.may)(&request.command) {
            return self.reject(&NOT_HERE).await;
        }
        let lag_ms = self.lag.as_ref().map_or(0, |lag| lag.ms);
        let viewer = &self.speaker.viewer;
        let ask = |table: TableHandle| {
            let (viewer, request) = (viewer.clone(), request.clone());
            async move { table.request(viewer, request, lag_ms).await }
        };
        let begun = Instant::now();
        let asked = ask_table(&self.tables, &self.id, self.followed.as_ref(), ask).await;
        let outcome = match &asked {
            Ok(Ok(RequestOutcome::Done)) => CommandOutcome::Done,
            Ok(Ok(RequestOutcome::Stale(_))) => CommandOutcome::Stale,
            Ok(Err(_)) | Err(_) => CommandOutcome::Refused,
        };
        let metrics = &self.tables.host().metrics;
        metrics.command(outcome, begun.elapsed());
        self.pass_on_all().await?;
        match asked {
            Ok(Ok(RequestOutcome::Done)) => Ok(()),
            Ok(Ok(RequestOutcome::Stale(catch_up))) => self.bring(catch_up).await,
            Ok(Err(refusal)) => self.reject(&refusal).await,
            // The page comes back, and is led to the node that runs the table.
            Err(ApiError::NodeAway) => self.close("another node runs the table").await,
            Err(_) => {
                self.reject(&Refusal::Internal("the table does not answer"))
                    .await
            }
        }
    }

    async fn reject(&mut self, refusal: &Refusal) -> Result<(), ConversationEnd> {
        // Pages send illegal steps on purpose, to show the player the reason, and a command may
        // meet one of the other player.
        if matches!(refusal, Refusal::IllegalStep(_) | Refusal::WrongPhase(_)) {
            tracing::debug!(table = self.id, code = refusal.code().name(), "{refusal}");
        } else {
            tracing::warn!(table = self.id, code = refusal.code().name(), "{refusal}");
        }
        self.tell(&view::rejected(refusal)).await
    }
}

/// Asks the task of a table.
async fn ask_table<T, F>(
    tables: &Tables,
    id: &str,
    followed: Option<&FollowedHandle>,
    ask: impl Fn(TableHandle) -> F,
) -> Result<T, ApiError>
where
    F: Future<Output = Result<T, TaskEndError>>,
{
    match followed {
        Some(FollowedHandle(table)) => {
            let answered = ask(table.clone()).await;
            answered.map_err(|TaskEndError| ApiError::NodeAway)
        }
        None => tables.ask(id, ask).await,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns how long after the last sign of its page a socket ends, if the sign comes `after` a
    /// ping.
    fn silence(after: Duration) -> Duration {
        let mut ping = PING_ELSEWHERE_EVERY;
        while !is_lost(ping - after) {
            ping += PING_ELSEWHERE_EVERY;
        }
        ping - after
    }

    #[test]
    fn a_page_that_falls_silent_is_away_within_six_seconds_and_a_slow_one_stays() {
        for ms in 0..2_000 {
            let silence = silence(Duration::from_millis(ms));

            assert!(silence <= Duration::from_secs(6), "{ms}: {silence:?}");
            // One answer may be lost, and the next one late.
            assert!(silence > 2 * PING_ELSEWHERE_EVERY, "{ms}: {silence:?}");
        }
    }
}
