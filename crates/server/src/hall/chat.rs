//! Messages between the two players of a table, and reports about them.

use std::collections::{HashMap, VecDeque};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use rosespring_hall::StoredBody;
use rosespring_hall::chat::{self, ChatRefusal, LINES_AT_ONCE, LINES_MAX, PACE_S, StoredWords};
use rosespring_hall::moderation::StoredMute;
use rosespring_hall::offers::TableAccess;
use rosespring_rules::Side;
use rosespring_store::rows;
use rosespring_table::game::{self, PlayerId, Viewer};
use rosespring_wire::chat::{ChatLine, ChatView, ChatWords};
use rosespring_wire::person::PersonKindView;
use tokio::time::Instant;

use super::{Hall, Person};
use crate::clock;
use crate::error::ApiError;

/// When each person wrote their last messages.
#[derive(Debug, Default)]
pub(super) struct ChatPace(Mutex<HashMap<PlayerId, VecDeque<Instant>>>);

impl ChatPace {
    /// Returns whether a person may write at `now`, and notes that they do.
    fn allows(&self, person: &PlayerId, now: Instant) -> bool {
        let mut people = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let is_recent = |at: &Instant| now.duration_since(*at) < Duration::from_secs(PACE_S);
        people.retain(|_, times| times.back().is_some_and(is_recent));
        let times = people.entry(person.clone()).or_default();
        while times.front().is_some_and(|at| !is_recent(at)) {
            times.pop_front();
        }
        let may = times.len() < LINES_AT_ONCE;
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
        let kinds = self.kinds_of(&access).await?;
        let lines = chat::lines(&access, kinds, &stored);
        let own = reader.id.as_str();
        let is_muted = match chat::other_player(&access, own) {
            Some(other) => {
                let mute = rows::find::<StoredMute>(&*self.store, &[own, other]).await?;
                // Who blocks a member wants to read nothing of them either.
                mute.is_some() || self.has_blocked(own, other).await?
            }
            None => false,
        };
        Ok(ChatView {
            lines: lines.map_err(|damaged| ApiError::Database(damaged.to_string()))?,
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
        let other = chat::other_player(&access, own);
        let other = other.ok_or_else(|| ApiError::NoTable(table.to_owned()))?;
        if !is_muted {
            rows::remove::<StoredMute>(&*self.store, &[own, other]).await?;
            return Ok(());
        }
        let mute = StoredMute {
            person: own.to_owned(),
            muted: other.to_owned(),
        };
        rows::put(&*self.store, &mute).await?;
        Ok(())
    }

    /// Returns how many matches a person must still finish before they may write texts.
    pub(super) async fn matches_left(&self, person: &str) -> Result<u32, ApiError> {
        let finished = self.store.matches_of(person).await?;
        Ok(self.texts_after.saturating_sub(finished))
    }

    /// Refuses words that a person may not write.
    async fn may_say(&self, person: &str, words: &ChatWords) -> Result<(), ApiError> {
        let silence = self.standing(person).await?.silence;
        let left = self.matches_left(person).await?;
        Ok(chat::may_say(words, silence.map(|one| one.reason), left)?)
    }

    /// Adds a message of a player.
    ///
    /// # Errors
    ///
    /// [`ChatRefusal`], or an error of the store.
    pub(crate) async fn say(
        &self,
        table: &str,
        viewer: &Viewer,
        words: ChatWords,
    ) -> Result<ChatLine, ApiError> {
        let side = Side::ALL.into_iter().find(|side| viewer.holds(*side));
        let side = side.ok_or(game::Refusal::OtherSeat)?;
        self.may_say(viewer.id().as_str(), &words).await?;
        if !self.chat_pace.allows(viewer.id(), Instant::now()) {
            return Err(ChatRefusal::TooFast.into());
        }
        let body = StoredWords::from(words.clone()).to_body();
        let at_ms = clock::now_ms();
        let person = viewer.id().as_str();
        let added = self.store.add_chat(table, person, at_ms, &body, LINES_MAX);
        let number = added.await?.ok_or(ChatRefusal::Full)?;
        let kind = self.kind_of(Some(person)).await?;
        Ok(ChatLine {
            number,
            seat: side.into(),
            kind,
            at_ms,
            words,
        })
    }

    /// Stores the report of a player about a message of the other one, with all messages until now.
    /// Reporting twice has the effect of reporting once.
    ///
    /// # Errors
    ///
    /// [`ChatRefusal::NoMessage`] if the other player wrote no such message, or an error of the
    /// store.
    pub(crate) async fn report(
        &self,
        table: &str,
        number: &str,
        reporter: &Person,
    ) -> Result<(), ApiError> {
        let rows = self.store.chat(table).await?;
        let own = reporter.id.as_str();
        let report = chat::report(&rows, (table, number), own, clock::now_ms())?;
        if self.store.add_report(&report).await? {
            tracing::warn!(table, number, "a message was reported");
        }
        Ok(())
    }

    /// Returns what the players of a table are, White first.
    async fn kinds_of(&self, access: &TableAccess) -> Result<[PersonKindView; 2], ApiError> {
        let [white, black] = access.players.each_ref().map(Option::as_deref);
        Ok([self.kind_of(white).await?, self.kind_of(black).await?])
    }

    pub(super) async fn kind_of(&self, person: Option<&str>) -> Result<PersonKindView, ApiError> {
        let person = self.store.person(person.unwrap_or_default()).await?;
        Ok(person.map_or(PersonKindView::Deleted, |one| one.kind.into()))
    }

    async fn access_to(&self, table: &str) -> Result<TableAccess, ApiError> {
        let access = self.store.table_access(table).await?;
        access.ok_or_else(|| ApiError::NoTable(table.to_owned()))
    }
}

#[cfg(test)]
mod tests {
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
