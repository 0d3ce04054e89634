//! Messages between the two players of a table, and reports about them.

use std::collections::{HashMap, VecDeque};
use std::sync::{Mutex, PoisonError};

use rosespring_hall::chat::{StoredChat, StoredReport};
use rosespring_hall::offers::TableAccess;
use rosespring_rules::Side;
use rosespring_table::game::{PlayerId, Refusal, Viewer};
use rosespring_wire::chat::{ChatLine, ChatView, ChatWords};
use rosespring_wire::json;
use rosespring_wire::table::Seat;
use tokio::time::Instant;

use super::{Hall, Person};
use crate::clock;
use crate::error::ApiError;
use crate::limits::{CHAT_LINES_AT_ONCE, CHAT_LINES_MAX, CHAT_PACE};

/// When each person wrote their last messages.
#[derive(Debug, Default)]
pub(super) struct ChatPace(Mutex<HashMap<PlayerId, VecDeque<Instant>>>);

impl ChatPace {
    /// Returns whether a person may write at `now`, and notes that they do.
    fn allows(&self, person: &PlayerId, now: Instant) -> bool {
        let mut people = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let is_recent = |at: &Instant| now.duration_since(*at) < CHAT_PACE;
        people.retain(|_, times| times.back().is_some_and(is_recent));
        let times = people.entry(person.clone()).or_default();
        while times.front().is_some_and(|at| !is_recent(at)) {
            times.pop_front();
        }
        let may = times.len() < CHAT_LINES_AT_ONCE;
        if may {
            times.push_back(now);
        }
        may
    }
}

impl Hall {
    /// Returns the messages of a table, and what its reader may write.
    ///
    /// # Errors
    ///
    /// [`ApiError::NoTable`], or an error of the store.
    pub(crate) async fn chat(&self, table: &str, reader: &Person) -> Result<ChatView, ApiError> {
        let access = self.access_to(table).await?;
        let stored = self.store.chat(table).await?;
        let lines = stored.iter().map(|line| read_line(&access, line));
        let own = reader.id.as_str();
        let is_muted = match other_player(&access, own) {
            Some(other) => self.store.is_muted(own, other).await?,
            None => false,
        };
        Ok(ChatView {
            lines: lines.collect::<Result<_, _>>()?,
            matches_left: self.matches_left(own).await?,
            is_muted,
            silence: self.standing(own).await?.silence,
        })
    }

    /// Notes whether a player hides the messages of the other one, at this and at other tables.
    ///
    /// # Errors
    ///
    /// [`ApiError::NoTable`], or an error of the store.
    pub(crate) async fn mute(
        &self,
        table: &str,
        reader: &Person,
        is_muted: bool,
    ) -> Result<(), ApiError> {
        let access = self.access_to(table).await?;
        let own = reader.id.as_str();
        let other = other_player(&access, own);
        let other = other.ok_or_else(|| ApiError::NoTable(table.to_owned()))?;
        Ok(self.store.set_mute(own, other, is_muted).await?)
    }

    /// Returns how many matches a person must still finish before they may write texts.
    pub(super) async fn matches_left(&self, person: &str) -> Result<u32, ApiError> {
        let finished = self.store.matches_of(person).await?;
        Ok(self.texts_after.saturating_sub(finished))
    }

    /// Refuses words that a person may not write.
    async fn may_say(&self, person: &str, words: &ChatWords) -> Result<(), ApiError> {
        if let Some(silence) = self.standing(person).await?.silence {
            return Err(ApiError::Silenced(silence.reason));
        }
        match (words, self.matches_left(person).await?) {
            (ChatWords::Text(_), left) if left > 0 => Err(ApiError::NoTextsYet(left)),
            _ => Ok(()),
        }
    }

    /// Adds a message of a player.
    ///
    /// # Errors
    ///
    /// [`ApiError::Silenced`], [`ApiError::NoTextsYet`], [`ApiError::TooFast`],
    /// [`ApiError::ChatFull`], or an error of the store.
    pub(crate) async fn say(
        &self,
        table: &str,
        viewer: &Viewer,
        words: ChatWords,
    ) -> Result<ChatLine, ApiError> {
        let side = Side::ALL.into_iter().find(|side| viewer.holds(*side));
        let side = side.ok_or(Refusal::OtherSeat)?;
        self.may_say(viewer.id().as_str(), &words).await?;
        if !self.chat_pace.allows(viewer.id(), Instant::now()) {
            return Err(ApiError::TooFast);
        }
        let body = json::to_text(&words).map_err(|error| ApiError::Internal(error.to_string()))?;
        let at_ms = clock::now_ms();
        let person = viewer.id().as_str();
        let added = self
            .store
            .add_chat(table, person, at_ms, &body, CHAT_LINES_MAX);
        let number = added.await?.ok_or(ApiError::ChatFull)?;
        Ok(ChatLine {
            number,
            seat: seat(side),
            at_ms,
            words,
        })
    }

    /// Stores the report of a player about a message of the other one, with all messages until now.
    /// Reporting twice has the effect of reporting once.
    ///
    /// # Errors
    ///
    /// [`ApiError::NoMessage`] if there is no such message of the other player, or an error of the
    /// store.
    pub(crate) async fn report(
        &self,
        table: &str,
        number: &str,
        reporter: &Person,
    ) -> Result<(), ApiError> {
        let lines = self.store.chat(table).await?;
        let line = lines.iter().find(|line| {
            let is_other = line.person != reporter.id.as_str();
            is_other && line.number.to_string() == number
        });
        let line = line.ok_or_else(|| ApiError::NoMessage(number.to_owned()))?;
        let report = StoredReport {
            table: table.to_owned(),
            number: line.number,
            reporter: reporter.id.as_str().to_owned(),
            person: line.person.clone(),
            at_ms: clock::now_ms(),
            lines: json::to_text(&lines).map_err(|error| ApiError::Internal(error.to_string()))?,
        };
        if self.store.add_report(&report).await? {
            tracing::warn!(table, number, "a message was reported");
        }
        Ok(())
    }

    async fn access_to(&self, table: &str) -> Result<TableAccess, ApiError> {
        let access = self.store.table_access(table).await?;
        access.ok_or_else(|| ApiError::NoTable(table.to_owned()))
    }
}

const fn seat(side: Side) -> Seat {
    match side {
        Side::White => Seat::White,
        Side::Black => Seat::Black,
    }
}

/// Returns the id of the other player of a table.
fn other_player<'a>(access: &'a TableAccess, own: &str) -> Option<&'a str> {
    let mut ids = access.players.iter().flatten();
    ids.find(|id| *id != own).map(String::as_str)
}

/// Reads a stored message.
fn read_line(access: &TableAccess, line: &StoredChat) -> Result<ChatLine, ApiError> {
    let damaged = || ApiError::Database(format!("message {} cannot be read", line.number));
    let mut sides = Side::ALL.into_iter().zip(&access.players);
    let writer = sides.find(|(_, player)| player.as_deref() == Some(line.person.as_str()));
    let (side, _) = writer.ok_or_else(damaged)?;
    Ok(ChatLine {
        number: line.number,
        seat: seat(side),
        at_ms: line.at_ms,
        words: ChatWords::read(line.body.as_bytes()).map_err(|_| damaged())?,
    })
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn a_person_writes_five_messages_in_ten_seconds() {
        let [ada, boris] = ["ada", "boris"].map(|id| PlayerId::try_from(id.to_owned()).unwrap());
        let pace = ChatPace::default();
        let begin = Instant::now();
        let at = |ms| begin + Duration::from_millis(ms);

        for ms in 0..5 {
            assert!(pace.allows(&ada, at(ms)));
        }
        assert!(!pace.allows(&ada, at(9_999)));
        assert!(pace.allows(&boris, at(9_999)));
        // The first of the five is ten seconds old; one that was refused does not count.
        assert!(pace.allows(&ada, at(10_000)));
        assert!(!pace.allows(&ada, at(10_000)));
    }
}
