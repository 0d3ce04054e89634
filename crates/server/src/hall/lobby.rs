//! The lobby: everybody there sees the same people, seeks and games, at most a second old.
//!
//! A task computes the lobby once a second as long as somebody is there, and sends the difference
//! to every page. Nothing is computed for a single page, so a thousand pages cost little more than
//! one.

mod boards;
mod challenges;
#[cfg_attr(not(feature = "cluster"), path = "lobby/no_copies.rs")]
mod copies;
mod crowd;
mod line;

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use axum::extract::ws::Utf8Bytes;
use rosespring_hall::StoredBody;
use rosespring_hall::offers::{NamedSeek, SoughtGame, seek_view};
use rosespring_store::{HallStore, StoreError};
use rosespring_wire::challenge::ChallengeView;
use rosespring_wire::json;
use rosespring_wire::lobby::{LobbyChanges, LobbyMessage, LobbyView, SeekView};
use serde::{Deserialize, Serialize};
use tokio::sync::broadcast;
use tokio::time::{Instant, MissedTickBehavior, interval};

use super::Person;
use super::rated::rating_for;
use crate::clock;
use crate::error::ApiError;
use crate::limits::{
    LOBBY_EVERY, LOBBY_GRACE, LOBBY_NEWS_QUEUED_MAX, LOBBY_SOCKETS_MAX,
    LOBBY_SOCKETS_PER_PERSON_MAX,
};
use crate::tables::Tables;

pub(super) use boards::Boards;
use copies::{Copies, RoomCopies};
use crowd::Crowd;
pub(crate) use line::talk;

/// The refreshes between two in which everything is read from the store.
const READ_ALL_EVERY: u32 = 5;

/// A message to the pages in the lobby.
#[derive(Debug, Clone)]
enum LobbyNews {
    /// For everybody.
    All(Utf8Bytes),
    /// For the pages of one person.
    One { person: Arc<str>, text: Utf8Bytes },
}

/// A message to the pages in the lobby, as a value.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
enum LobbyBroadcast {
    /// For everybody.
    All(LobbyChanges),
    /// For the pages of one person.
    One {
        person: String,
        message: LobbyMessage,
    },
}

impl LobbyNews {
    /// Returns a message as the text to send.
    fn of(news: &LobbyBroadcast) -> Option<Self> {
        Some(match news {
            LobbyBroadcast::All(changes) => {
                Self::All(text(&LobbyMessage::Changes(changes.clone()))?)
            }
            LobbyBroadcast::One { person, message } => Self::One {
                person: person.as_str().into(),
                text: text(message)?,
            },
        })
    }
}

/// The lobby of a hall.
pub(crate) struct Lobby {
    store: Arc<dyn HallStore>,
    tables: Arc<Tables>,
    room: Mutex<Room>,
    news: broadcast::Sender<LobbyNews>,
    copies: Copies,
    /// Whether seeks changed since they were read.
    seeks_changed: AtomicBool,
    /// When the server started: the pages of those who seek come back a moment later.
    started: Instant,
    /// Held while seeks are compared and changed.
    pub(super) matching: tokio::sync::Mutex<()>,
}

/// The state that joining pages and the task of the lobby share.
#[derive(Default)]
struct Room {
    crowd: Crowd,
    /// What the pages have received.
    shown: LobbyView,
    /// The text of `shown`, once a page needed it.
    text: Option<Utf8Bytes>,
    /// The ids of the seeks, by the ids of their people.
    own: BTreeMap<String, String>,
    /// Whether the task runs.
    is_tended: bool,
    copies: RoomCopies,
}

/// The data that a page gets when it comes in.
pub(crate) struct Welcome {
    visit: Visit,
    news: broadcast::Receiver<LobbyNews>,
    texts: Vec<Utf8Bytes>,
}

/// A page in the lobby, or a bot, until it is dropped.
pub(crate) struct Visit {
    lobby: Arc<Lobby>,
    person: Option<Arc<str>>,
    is_named: bool,
    /// The number of the copy in which the page is; `None` if this node leads.
    copy: Option<u64>,
}

impl Lobby {
    pub(crate) fn new(store: Arc<dyn HallStore>, tables: Arc<Tables>) -> Self {
        Self {
            store,
            tables,
            room: Mutex::default(),
            news: broadcast::channel(LOBBY_NEWS_QUEUED_MAX).0,
            copies: Copies::default(),
            seeks_changed: AtomicBool::new(true),
            started: Instant::now(),
            matching: tokio::sync::Mutex::default(),
        }
    }

    fn room(&self) -> MutexGuard<'_, Room> {
        self.room.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns whether this node serves pages of the lobby although another one leads.
    pub(crate) fn is_copied(&self) -> bool {
        self.room().is_copy()
    }

    /// Lets a page in. `is_named` says whether the person agrees that others read their name.
    ///
    /// # Errors
    ///
    /// [`ApiError::TooManyLines`], and [`ApiError::NodeAway`] if another node leads and its lobby
    /// is not copied here.
    pub(crate) fn enter(
        self: &Arc<Self>,
        person: Option<&Person>,
        is_named: bool,
    ) -> Result<Welcome, ApiError> {
        let mut room = self.room();
        let copy = self.copy_entered(&room)?;
        let own = person.map_or(0, |person| room.crowd.sockets_of(person.id.as_str()));
        if own >= LOBBY_SOCKETS_PER_PERSON_MAX || room.own_sockets() >= LOBBY_SOCKETS_MAX {
            return Err(ApiError::TooManyLines);
        }
        room.crowd.enter(person, is_named);
        self.note_crowd();
        let visit = Visit {
            lobby: Arc::clone(self),
            person: person.map(|person| person.id.as_str().into()),
            is_named,
            copy,
        };
        // The page subscribes under the lock, so that the next changes fit what it gets now.
        let news = self.news.subscribe();
        let own = room.own(person.map(|one| one.id.as_str()));
        let texts = [room.whole(), text(&own)];
        self.tend(&mut room);
        drop(room);
        Ok(Welcome {
            visit,
            news,
            texts: texts.into_iter().flatten().collect(),
        })
    }

    /// Returns whether the pages of everybody who was in the lobby before had time to come back
    /// since this server started, or took the lobby from another node.
    fn is_settled(&self) -> bool {
        let begun = self.tables.host().led_since();
        self.started.max(begun.unwrap_or(self.started)).elapsed() > LOBBY_GRACE
    }

    /// Returns whether a person is in the lobby, or left it a moment ago.
    pub(super) fn is_here(&self, person: &str) -> bool {
        self.room().crowd.is_here(person)
    }

    /// Returns whether somebody in the lobby seeks.
    pub(super) fn has_seeks(&self) -> bool {
        !self.room().own.is_empty()
    }

    /// Notes the seek that a person has now, and tells their pages.
    pub(super) fn note_seek(self: &Arc<Self>, person: &Person, seek: Option<&str>) {
        self.seeks_changed.store(true, Ordering::Release);
        let id = person.id.as_str();
        let mut room = self.room();
        match seek {
            Some(seek) => {
                room.crowd.note(person, Instant::now());
                room.own.insert(id.to_owned(), seek.to_owned());
            }
            None => drop(room.own.remove(id)),
        }
        self.tell(id, room.own(Some(id)));
        self.tend(&mut room);
    }

    /// Counts a person who has no page yet as somebody who was here a moment ago.
    pub(super) fn note(self: &Arc<Self>, person: &Person) {
        let mut room = self.room();
        room.crowd.note(person, Instant::now());
        self.tend(&mut room);
    }

    /// Tells the pages of a person that their game begins.
    pub(super) fn seat(&self, person: &str, table: &str) {
        self.seeks_changed.store(true, Ordering::Release);
        self.room().own.remove(person);
        let table = table.to_owned();
        self.tell(person, LobbyMessage::Seated { table });
    }

    /// Tells the pages of a person that somebody learns the game to which they invite.
    pub(super) fn tell_learning(&self, person: &str, invitation: &str) {
        let invitation = invitation.to_owned();
        self.tell(person, LobbyMessage::Learning { invitation });
    }

    /// Sends a message to the pages of a person.
    fn tell(&self, person: &str, message: LobbyMessage) {
        let person = person.to_owned();
        self.send(&LobbyBroadcast::One { person, message });
    }

    /// Sends a message to the pages, here and at other nodes.
    fn send(&self, news: &LobbyBroadcast) {
        self.ring(news, || {
            if let Some(news) = LobbyNews::of(news) {
                // There may be no page.
                let _ = self.news.send(news);
            }
        });
    }

    /// Starts the task of the lobby, unless it runs.
    fn tend(self: &Arc<Self>, room: &mut Room) {
        if !room.is_tended && !room.is_copy() {
            room.is_tended = true;
            tokio::spawn(Arc::clone(self).tend_until_empty());
        }
    }

    /// Refreshes the lobby every [`LOBBY_EVERY`] until nobody is there and nobody seeks.
    async fn tend_until_empty(self: Arc<Self>) {
        let mut tick = interval(LOBBY_EVERY);
        tick.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut boards = Boards::default();
        let mut next = LobbyView::default();
        for round in 0_u32.. {
            tick.tick().await;
            if let Err(error) = self.refresh(&mut boards, &mut next, round).await {
                tracing::warn!("the lobby could not be refreshed: {error}");
            }
            let mut room = self.room();
            let is_empty = room.crowd.is_empty() && room.own.is_empty();
            if is_empty || self.tables.host().has_lost_lead() {
                room.is_tended = false;
                // Nodes that copy the lobby empty theirs too.
                if let Some(changes) = room.shown.changes_to(&LobbyView::default()) {
                    self.send(&LobbyBroadcast::All(changes));
                }
                // Who comes next must not see the games of today.
                room.shown = LobbyView::default();
                room.text = None;
                return;
            }
        }
    }

    /// Reads what changed in the store, and sends the difference to all pages.
    async fn refresh(
        &self,
        boards: &mut Boards,
        next: &mut LobbyView,
        round: u32,
    ) -> Result<(), StoreError> {
        let reads_all = round.is_multiple_of(READ_ALL_EVERY);
        if self.seeks_changed.swap(false, Ordering::AcqRel) || reads_all {
            next.seeks = self.read_seeks().await?;
        }
        let now_ms = clock::now_ms();
        next.boards = boards.refresh(&*self.store, &self.tables, now_ms).await?;
        if reads_all {
            self.sweep_challenges().await?;
            next.playing = boards::count(&*self.store, now_ms).await?;
        }
        self.show(next);
        Ok(())
    }

    /// Returns the seeks of people who are here. Those of others are removed.
    async fn read_seeks(&self) -> Result<Vec<SeekView>, StoreError> {
        let turn = self.matching.lock().await;
        let mut here = Vec::new();
        for one in self.store.seeks().await? {
            if self.is_here(&one.seek.person) {
                here.push(one);
            } else if self.is_settled() {
                self.store.withdraw_seek(&one.seek.person).await?;
            }
        }
        let ids = here
            .iter()
            .map(|one| (one.seek.person.clone(), one.seek.id.clone()));
        self.take_own(ids.collect());
        drop(turn);
        let mut views = Vec::with_capacity(here.len());
        for one in &here {
            views.extend(self.seek_view(one).await?);
        }
        Ok(views)
    }

    /// Takes over the ids of the seeks, by the ids of their people.
    fn take_own(&self, own: BTreeMap<String, String>) {
        let mut room = self.room();
        self.ring_own(&room.own, &own);
        room.own = own;
    }

    /// Returns a seek as it is listed; `None` if this version cannot read it.
    async fn seek_view(&self, one: &NamedSeek) -> Result<Option<SeekView>, StoreError> {
        let Ok(SoughtGame { game, .. }) = SoughtGame::from_body(&one.seek.body) else {
            return Ok(None);
        };
        let rating = match game.rated {
            true => rating_for(&*self.store, &one.seek.person, &game).await?,
            false => None,
        };
        Ok(seek_view(one, rating).ok())
    }

    /// Shows the lobby to all pages.
    fn show(&self, next: &mut LobbyView) {
        let mut room = self.room();
        room.forget_nodes(Instant::now());
        if room.crowd.forget(Instant::now()) {
            self.seeks_changed.store(true, Ordering::Release);
        }
        (next.here, next.people) = room.crowd.count();
        let Some(changes) = room.shown.changes_to(next) else {
            return;
        };
        room.shown.apply(changes.clone());
        room.text = None;
        // The lock is held while the message is queued, so that pages get it in order.
        self.send(&LobbyBroadcast::All(changes));
    }

    /// Returns the text of the whole lobby, for a page that fell behind, with its place among the
    /// messages.
    fn again(&self) -> (Option<Utf8Bytes>, broadcast::Receiver<LobbyNews>) {
        let mut room = self.room();
        let whole = room.whole();
        (whole, self.news.subscribe())
    }
}

impl Room {
    /// Returns the text of the whole lobby.
    fn whole(&mut self) -> Option<Utf8Bytes> {
        if self.text.is_none() {
            let lobby = self.shown.clone();
            self.text = text(&LobbyMessage::Lobby { lobby });
        }
        self.text.clone()
    }

    /// Returns the message about the seek of a person.
    fn own(&self, person: Option<&str>) -> LobbyMessage {
        let seek = person.and_then(|person| self.own.get(person)).cloned();
        LobbyMessage::Own { seek }
    }

    /// Returns the number of sockets at this node.
    fn own_sockets(&self) -> usize {
        let elsewhere = self.copies.sockets();
        self.crowd.sockets().saturating_sub(elsewhere)
    }

    /// Returns whether this is the copy of another node's lobby.
    const fn is_copy(&self) -> bool {
        self.copies.is_copy()
    }
}

impl Welcome {
    /// Returns what keeps somebody in the lobby who does not look at it.
    pub(crate) fn into_visit(self) -> Visit {
        self.visit
    }

    /// Tells the page which challenges its person sees.
    pub(crate) fn show_challenges(&mut self, challenges: Vec<ChallengeView>) {
        self.texts
            .extend(text(&LobbyMessage::Challenges { challenges }));
    }

    /// Tells the page that a game of its person began.
    pub(crate) fn seat(&mut self, table: String) {
        self.texts.extend(text(&LobbyMessage::Seated { table }));
    }
}

impl Drop for Visit {
    fn drop(&mut self) {
        let mut room = self.lobby.room();
        let person = self.person.as_deref();
        room.crowd.leave(person, self.is_named, Instant::now());
        self.lobby.note_crowd();
    }
}

/// Returns the message that tells a page that its line is alive.
fn sign_of_life() -> Option<Utf8Bytes> {
    text(&LobbyMessage::Changes(LobbyChanges::default()))
}

/// Formats a message as the text to send.
fn text(message: &LobbyMessage) -> Option<Utf8Bytes> {
    match json::to_text(message) {
        Ok(text) => Some(text.into()),
        Err(error) => {
            tracing::error!("a message could not be written: {error}");
            None
        }
    }
}
