//! The line of a page in the lobby: the server speaks, the page listens.

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, close_code};
use tokio::sync::broadcast::{self, error::RecvError};
use tokio::time::{Interval, MissedTickBehavior, interval, timeout};

use super::{LobbyNews, Visit, Welcome, sign_of_life};
use crate::limits::{PING_EVERY, SEND_TIMEOUT};
use crate::sessions::SessionEnd;

/// Signal that the line has ended.
struct ConversationEnd;

/// The line of one page.
struct LobbyConversation {
    socket: WebSocket,
    visit: Visit,
    /// The end of the session by which the person is known.
    session: SessionEnd,
    news: broadcast::Receiver<LobbyNews>,
    /// Whether the page has answered since it was asked for a sign of life.
    is_heard: bool,
}

/// Sends the lobby to a page until either side ends the line.
pub(crate) async fn talk(socket: WebSocket, welcome: Welcome, session: SessionEnd) {
    let Welcome { visit, news, texts } = welcome;
    let mut line = LobbyConversation {
        socket,
        visit,
        session,
        news,
        is_heard: true,
    };
    for text in texts {
        if line.send(Message::Text(text)).await.is_err() {
            return;
        }
    }
    let mut ping = interval(PING_EVERY);
    ping.set_missed_tick_behavior(MissedTickBehavior::Delay);
    // The first tick comes at once.
    ping.tick().await;
    while line.turn(&mut ping).await.is_ok() {}
}

impl LobbyConversation {
    async fn turn(&mut self, ping: &mut Interval) -> Result<(), ConversationEnd> {
        tokio::select! {
            biased;
            () = self.session.wait() => Err(ConversationEnd),
            news = self.news.recv() => self.pass_on(news).await,
            message = self.socket.recv() => match message {
                Some(Ok(message)) => self.hear(&message).await,
                Some(Err(_)) | None => Err(ConversationEnd),
            },
            _ = ping.tick() => self.ping().await,
            () = self.visit.is_moved() => Err(ConversationEnd),
        }
    }

    async fn pass_on(&mut self, news: Result<LobbyNews, RecvError>) -> Result<(), ConversationEnd> {
        match news {
            Ok(LobbyNews::All(text)) => self.send(Message::Text(text)).await,
            Ok(LobbyNews::One { person, text }) => match &self.visit.person {
                Some(own) if *own == person => self.send(Message::Text(text)).await,
                _ => Ok(()),
            },
            // A page that is too far behind gets everything again.
            Err(RecvError::Lagged(_)) => {
                let (whole, news) = self.visit.lobby.again();
                self.news = news;
                self.send_text(whole).await
            }
            Err(RecvError::Closed) => Err(ConversationEnd),
        }
    }

    /// Asks the page for a sign of life, and gives one. A page that did not answer the last time
    /// has gone: a phone without a network says no farewell.
    async fn ping(&mut self) -> Result<(), ConversationEnd> {
        if !std::mem::take(&mut self.is_heard) {
            return Err(ConversationEnd);
        }
        self.send(Message::Ping(Vec::new().into())).await?;
        self.send_text(sign_of_life()).await
    }

    async fn hear(&mut self, message: &Message) -> Result<(), ConversationEnd> {
        match message {
            Message::Pong(_) | Message::Ping(_) => {
                self.is_heard = true;
                Ok(())
            }
            Message::Close(_) => Err(ConversationEnd),
            Message::Text(_) | Message::Binary(_) => {
                let frame = CloseFrame {
                    code: close_code::POLICY,
                    reason: "the lobby takes no messages".into(),
                };
                // The line ends in any case.
                let _ = self.send(Message::Close(Some(frame))).await;
                Err(ConversationEnd)
            }
        }
    }

    async fn send_text(&mut self, text: Option<Utf8Bytes>) -> Result<(), ConversationEnd> {
        match text {
            Some(text) => self.send(Message::Text(text)).await,
            None => Err(ConversationEnd),
        }
    }

    /// Sends a message. The line ends if the page does not receive it in time.
    async fn send(&mut self, message: Message) -> Result<(), ConversationEnd> {
        match timeout(SEND_TIMEOUT, self.socket.send(message)).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) | Err(_) => Err(ConversationEnd),
        }
    }
}
