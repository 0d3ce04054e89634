//! The hall: people on several machines who play at tables of one server.
//!
//! A person is an id with a name, and a token in a cookie of their browser ([`identity`]). They are
//! a guest until they make an [account](accounts). A table begins as an [invitation](invitations)
//! with a link, as a [seek](seeks) that anybody may accept, as a
//! [challenge](challenges) of a member to another, as the [`rematch`] of another one, or as a game
//! of one of the [`tournaments`]. The [`lobby`] shows who is there, who seeks, and which games may
//! be watched. [`notices`] tell people what happens while they look elsewhere. [`rights`] lists who
//! may give which command; the routes have a separate list.

mod accounts;
mod bots;
mod challenges;
mod chat;
mod departures;
mod devices;
mod export;
mod fair_play;
mod house;
mod identity;
mod invitations;
mod leaving;
pub(crate) mod lobby;
mod moderation;
mod notices;
mod passkeys;
mod passwords;
mod profile;
mod push;
mod rated;
mod rates;
mod rematch;
pub(crate) mod rights;
mod seeks;
mod sessions;
pub(crate) mod tournaments;

use std::sync::Arc;
use std::time::Duration;

use axum::http::{HeaderMap, HeaderName};
use rosespring_hall::accounts::AccountRefusal;
pub(crate) use rosespring_hall::accounts::Person;
use rosespring_hall::chat::ChatRefusal;
use rosespring_hall::moderation::ModerationRefusal;
use rosespring_hall::offers::{OfferRefusal, TableAccess};
use rosespring_hall::{Refusal, UnreadableBody, tournament};
use rosespring_rules::Side;
use rosespring_store::{HallStore, Store, StoreError, StudyStore};
use rosespring_table::game::{PlayerId, Viewer};
use tokio::sync::Notify;
use tokio::time::{MissedTickBehavior, interval};

use crate::clock;
use crate::error::ApiError;
use crate::limits::{INVITATION_SHOWN, REPORTS_KEPT, SWEEP_EVERY};
use crate::public_url::PublicUrl;
use crate::sessions::OpenSessions;
use crate::tables::Tables;

use passkeys::Passkeys;
use passwords::Passwords;
use push::Push;
use rates::{LobbyPlace, Rates};

pub(crate) use bots::new_bot_token;
pub(crate) use house::{HouseBot, HouseTable};
pub(crate) use identity::NewCookie;
use lobby::Lobby;
pub(crate) use moderation::{moderators, set_moderator};
pub(crate) use notices::next_notices;
pub use push::PushSettings;
pub(crate) use tournaments::records::tournament_in_record;

/// The id of a watcher who has no cookie.
const VISITOR: &str = "visitor";

/// The people and the invitations of a server that several machines use.
pub(crate) struct Hall {
    pub(crate) store: Arc<dyn HallStore>,
    studies: Arc<dyn StudyStore>,
    tables: Arc<Tables>,
    tournaments: tournaments::Tournaments,
    /// Whether browsers reach it over TLS.
    is_secure: bool,
    pub(crate) lobby: Arc<Lobby>,
    /// Maximum number of stored tables.
    tables_max: u32,
    chat_pace: chat::ChatPace,
    declines: challenges::Declines,
    /// Number of finished matches after which a person may write texts.
    texts_after: u32,
    /// The sessions that have sockets or streams at this node.
    sessions: OpenSessions,
    /// Wakes the task that removes accounts.
    departures: Notify,
    departed: departures::RecentDepartures,
    passwords: Passwords,
    passkeys: Passkeys,
    rates: Rates,
    notice_lines: notices::NoticeLines,
    push: Push,
    house: house::HouseSign,
}

impl Hall {
    /// Creates a hall with at most `tables_max` stored tables, which browsers reach at `url`;
    /// `address_header` says in which header a trusted proxy passes on their
    /// addresses, and `texts_after` after how many finished matches a person may write texts.
    pub(crate) fn new(
        store: Arc<dyn Store>,
        tables: Arc<Tables>,
        url: &PublicUrl,
        tables_max: u32,
        address_header: Option<HeaderName>,
        texts_after: u32,
        push: PushSettings,
    ) -> Self {
        let lobby = Arc::new(Lobby::new(store.clone(), Arc::clone(&tables)));
        Self {
            studies: Arc::clone(&store) as Arc<dyn StudyStore>,
            store,
            tables,
            tournaments: tournaments::Tournaments::default(),
            is_secure: url.is_secure(),
            lobby,
            tables_max,
            chat_pace: chat::ChatPace::default(),
            declines: challenges::Declines::default(),
            texts_after,
            sessions: OpenSessions::default(),
            departures: Notify::new(),
            departed: departures::RecentDepartures::default(),
            passwords: Passwords::default(),
            passkeys: Passkeys::new(url),
            rates: Rates::new(address_header),
            notice_lines: notices::NoticeLines::default(),
            push: Push::new(push, url.to_string()),
            house: house::HouseSign::default(),
        }
    }

    /// Counts a page in the lobby from the address of a request, until the returned place is
    /// dropped.
    ///
    /// # Errors
    ///
    /// [`ApiError::TooManyLines`].
    pub(crate) fn enter_from(&self, headers: &HeaderMap) -> Result<Option<LobbyPlace>, ApiError> {
        self.rates.enter_from(headers)
    }

    /// Returns the viewer that a person is at a table; `None` if they may not look at it. Without a
    /// person the viewer is a visitor.
    pub(crate) async fn viewer(
        &self,
        table: &str,
        person: Option<&Person>,
    ) -> Result<Option<Viewer>, StoreError> {
        let access = self.store.table_access(table).await?;
        Ok(access.and_then(|access| viewer_of(&access, person)))
    }

    /// Removes ended sessions, invitations, old reports and old notices every [`SWEEP_EVERY`].
    pub(crate) async fn sweep_for_ever(self: Arc<Self>) {
        let mut tick = interval(SWEEP_EVERY);
        tick.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            tick.tick().await;
            self.rates.sweep();
            self.passkeys.sweep();
            if !self.tables.host().leads() {
                continue;
            }
            let now_ms = clock::now_ms();
            let before_ms = now_ms.saturating_sub(milliseconds(INVITATION_SHOWN));
            if let Err(error) = self.store.sweep_hall(now_ms, before_ms).await {
                tracing::warn!("ended invitations could not be removed: {error}");
            }
            let reported_ms = now_ms.saturating_sub(milliseconds(REPORTS_KEPT));
            if let Err(error) = self.store.sweep_reports(reported_ms).await {
                tracing::warn!("old reports could not be removed: {error}");
            }
            if let Err(error) = self.sweep_notices(now_ms).await {
                tracing::warn!("old notices could not be removed: {error}");
            }
        }
    }
}

impl From<Refusal> for ApiError {
    fn from(refusal: Refusal) -> Self {
        let Refusal { code, why, reason } = refusal;
        Self::Hall { code, why, reason }
    }
}

/// Lets the refusals of a concept be returned as errors of a request.
macro_rules! refuse {
    ($($refusal:ty),+) => {
        $(impl From<$refusal> for ApiError {
            fn from(refusal: $refusal) -> Self {
                Refusal::from(refusal).into()
            }
        })+
    };
}

refuse!(
    AccountRefusal,
    ChatRefusal,
    ModerationRefusal,
    OfferRefusal,
    tournament::Refusal
);

impl From<UnreadableBody> for ApiError {
    fn from(error: UnreadableBody) -> Self {
        Self::Unreadable(error.to_string())
    }
}

fn viewer_of(access: &TableAccess, person: Option<&Person>) -> Option<Viewer> {
    let seats = Side::ALL.into_iter().zip(&access.players);
    let mut held = seats.filter_map(|(side, player)| {
        let person = person?;
        (player.as_deref() == Some(person.id.as_str())).then_some(side)
    });
    if let (Some(side), Some(person)) = (held.next(), person) {
        return Some(Viewer::seated(person.id.clone(), side));
    }
    if !access.watchable {
        return None;
    }
    let id = match person {
        Some(person) => person.id.clone(),
        None => PlayerId::try_from(VISITOR.to_owned()).ok()?,
    };
    Some(watcher(id, access))
}

/// Returns the viewer that somebody without a seat is at a table that they may watch.
fn watcher(id: PlayerId, access: &TableAccess) -> Viewer {
    Viewer::watcher(id, u32::from(access.watch_delay_s) * 1_000)
}

fn milliseconds(time: Duration) -> i64 {
    i64::try_from(time.as_millis()).unwrap_or(i64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn person(id: &str) -> Person {
        Person {
            id: PlayerId::try_from(id.to_owned()).unwrap(),
            name: "Ada".to_owned(),
            is_member: false,
            is_bot: false,
        }
    }

    #[test]
    fn a_seat_belongs_to_the_person_who_took_it() {
        let access = |watchable| TableAccess {
            players: [Some("a".to_owned()), Some("b".to_owned())],
            watchable,
            watch_delay_s: 60,
        };
        let viewer = |watchable, who: Option<&str>| {
            let person = who.map(person);
            viewer_of(&access(watchable), person.as_ref())
        };

        assert!(viewer(false, Some("a")).unwrap().holds(Side::White));
        assert!(viewer(false, Some("b")).unwrap().holds(Side::Black));
        assert!(!viewer(true, Some("b")).unwrap().holds(Side::White));
        assert_eq!(viewer(false, Some("c")), None);
        assert_eq!(viewer(false, None), None);
        for watcher in [Some("c"), None] {
            let watcher = viewer(true, watcher).unwrap();
            assert_eq!((watcher.holds_any(), watcher.delay_ms()), (false, 60_000));
        }
    }
}
