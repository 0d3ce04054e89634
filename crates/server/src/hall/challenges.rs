//! Challenges: a member asks another member for a game. And blocks: a member does not want to meet
//! another one.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use rosespring_hall::StoredBody;
use rosespring_hall::accounts::{Person, StoredPerson, name_key};
use rosespring_hall::offers::{
    ChallengeFacts, NamedChallenge, OfferRefusal, OfferedGame, StoredBlock, StoredChallenge,
    StoredInvitation, challenge, may_play,
};
use rosespring_store::{SeekTable, StoreError, rows};
use rosespring_wire::challenge::ChallengeView;
use rosespring_wire::lobby::SeekAnswer;
use rosespring_wire::table::Purpose;
use tokio::time::Instant;

use super::Hall;
use super::notices::{NoticeDelivery, NoticeSubject, challenge_key};
use super::seeks::seated;
use crate::error::ApiError;
use crate::limits::DECLINED_FOR;
use crate::{clock, ids};

/// When members declined challenges, by challenger and challenged. It is only in memory.
#[derive(Debug, Default)]
pub(super) struct Declines(Mutex<HashMap<[String; 2], Instant>>);

impl Declines {
    fn note(&self, challenger: &str, challenged: &str, now: Instant) {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        all.retain(|_, at| now.duration_since(*at) < DECLINED_FOR);
        all.insert([challenger, challenged].map(str::to_owned), now);
    }

    /// Returns the seconds for which a member may not challenge the other one again.
    fn wait(&self, challenger: &str, challenged: &str, now: Instant) -> Option<u64> {
        let all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let at = all.get(&[challenger, challenged].map(str::to_owned))?;
        let left = DECLINED_FOR.checked_sub(now.duration_since(*at))?;
        Some(left.as_secs() + 1)
    }
}

impl Hall {
    /// Challenges a member, in place of an earlier challenge to them.
    ///
    /// # Errors
    ///
    /// [`ApiError::NoPlayer`], [`ApiError::InvalidBody`] for the own name, [`OfferRefusal`],
    /// [`ApiError::TooManyTries`], or an error of the store.
    pub(crate) async fn challenge(
        &self,
        challenger: &Person,
        to: &str,
        game: &OfferedGame,
    ) -> Result<ChallengeView, ApiError> {
        let to = self.member_named(to).await?;
        let own = challenger.id.as_str();
        if to.id == own {
            return Err(ApiError::InvalidBody(vec![
                "`to`: is your own name".to_owned(),
            ]));
        }
        self.rates.try_challenge(own)?;
        let _turn = self.lobby.matching.lock().await;
        let facts = ChallengeFacts {
            are_apart: self.are_apart(own, &to.id).await?,
            declined_s: self.declines.wait(own, &to.id, Instant::now()),
            is_here: self.lobby.is_here(&to.id),
            rated: self.rated_facts(game, &to, Some(challenger)).await?,
            open: &self.lobby.open_challenges(None).await?,
        };
        let offer = (ids::new_id(false)?, challenger, &to);
        let challenge = challenge(game, offer, facts, clock::now_ms())?;
        self.store.put_challenge(&challenge).await?;
        self.lobby.note(challenger);
        self.lobby.tell_challenges(&[own, &to.id]).await?;
        let notice = NoticeSubject::Challenge {
            challenge: challenge.id.clone(),
        };
        self.tell(&to.id, &notice, NoticeDelivery::default()).await;
        let named = NamedChallenge {
            challenge,
            challenger_name: challenger.name.clone(),
            challenged_name: to.name,
        };
        let view = self.lobby.challenge_view(&named, own).await?;
        view.ok_or_else(|| ApiError::Internal("the challenge cannot be read".to_owned()))
    }

    /// Seats a member at the table of a challenge to them. Accepting twice has the effect of
    /// accepting once.
    ///
    /// # Errors
    ///
    /// [`OfferRefusal`], [`ApiError::TooManyTables`], or an error of the store.
    pub(crate) async fn accept_challenge(
        &self,
        id: &str,
        member: &Person,
    ) -> Result<SeekAnswer, ApiError> {
        let _turn = self.lobby.matching.lock().await;
        let own = member.id.as_str();
        let open = self.lobby.open_challenges(Some(own)).await?;
        let mut to_them = open.iter().map(|one| &one.challenge);
        let Some(challenge) = to_them.find(|one| one.id == id && one.challenged == own) else {
            let table = self.table_of_seek(id, Some(member)).await?;
            let table = table.ok_or_else(|| OfferRefusal::NoChallenge(id.to_owned()))?;
            return Ok(seated(table));
        };
        let table = self.seat_challenged(challenge, member).await?;
        self.lobby.seat(&challenge.challenger, &table);
        self.lobby.note_seek(member, None);
        let both = [challenge.challenger.as_str(), own];
        self.lobby.tell_challenges(&both).await?;
        self.untell(own, &challenge_key(id)).await;
        Ok(seated(table))
    }

    /// Creates the table of a challenge; its id.
    async fn seat_challenged(
        &self,
        challenge: &StoredChallenge,
        member: &Person,
    ) -> Result<String, ApiError> {
        let no_challenge = || OfferRefusal::NoChallenge(challenge.id.clone());
        let game = OfferedGame::from_body(&challenge.body)?;
        let challenger = self.store.person(&challenge.challenger).await?;
        let challenger = challenger.ok_or_else(no_challenge)?;
        let facts = self.rated_facts(&game, &challenger, Some(member)).await?;
        may_play(&game, facts)?;
        let players = (challenger, member);
        let (table, first) = self.begin(&game, Purpose::Game, players).await?;
        let offer = (challenge.id.clone(), challenge.challenger.as_str());
        let now_ms = clock::now_ms();
        let accepted = SeekTable {
            accepter: member.id.as_str(),
            invitation: &StoredInvitation::to_table(&table.id, offer, &game, now_ms),
            table: &table,
            bodies: &[first],
        };
        if !self.store.accept_challenge(&accepted).await? {
            return Err(no_challenge().into());
        }
        if !game.is_live() {
            // Who challenges to a live game is in the lobby, which shows the table.
            let own = member.id.as_str();
            self.tell_begun(&table, &challenge.challenger, own).await;
        }
        Ok(table.id)
    }

    /// Ends a challenge: the member withdraws their own, or declines one to them.
    ///
    /// # Errors
    ///
    /// [`OfferRefusal::NoChallenge`], or an error of the store.
    pub(crate) async fn end_challenge(&self, id: &str, member: &Person) -> Result<(), ApiError> {
        let _turn = self.lobby.matching.lock().await;
        let own = member.id.as_str();
        let all = self.store.challenges(Some(own)).await?;
        let mut all = all.iter().map(|one| &one.challenge);
        let found = all.find(|one| one.id == id);
        let challenge = found.ok_or_else(|| OfferRefusal::NoChallenge(id.to_owned()))?;
        rows::remove::<StoredChallenge>(&*self.store, &[id]).await?;
        let challenger = challenge.challenger.as_str();
        if challenger != own {
            self.declines.note(challenger, own, Instant::now());
            self.lobby.tell_declined(challenger, &member.name);
        }
        let both = [challenger, challenge.challenged.as_str()];
        self.untell(&challenge.challenged, &challenge_key(id)).await;
        Ok(self.lobby.tell_challenges(&both).await?)
    }

    /// Notes that a member does not want to meet another one, or that they do again. Challenges
    /// between them end.
    ///
    /// # Errors
    ///
    /// [`ApiError::NoPlayer`], also for the own name, or an error of the store.
    pub(crate) async fn set_block(
        &self,
        member: &Person,
        name: &str,
        is_blocked: bool,
    ) -> Result<(), ApiError> {
        let other = self.member_named(name).await?;
        let own = member.id.as_str();
        if other.id == own {
            return Err(ApiError::NoPlayer(name.to_owned()));
        }
        if !is_blocked {
            rows::remove::<StoredBlock>(&*self.store, &[own, &other.id]).await?;
            return Ok(());
        }
        let _turn = self.lobby.matching.lock().await;
        self.store.block(own, &other.id, clock::now_ms()).await?;
        Ok(self.lobby.tell_challenges(&[own, &other.id]).await?)
    }

    /// Returns whether one of two people has blocked the other one.
    pub(super) async fn are_apart(&self, one: &str, other: &str) -> Result<bool, StoreError> {
        Ok(self.has_blocked(one, other).await? || self.has_blocked(other, one).await?)
    }

    /// Returns whether a person has blocked another one.
    pub(super) async fn has_blocked(&self, person: &str, other: &str) -> Result<bool, StoreError> {
        let block = rows::find::<StoredBlock>(&*self.store, &[person, other]).await?;
        Ok(block.is_some())
    }

    /// Returns the member with this name.
    ///
    /// # Errors
    ///
    /// [`ApiError::NoPlayer`], or an error of the store.
    pub(crate) async fn member_named(&self, name: &str) -> Result<StoredPerson, ApiError> {
        let account = self.store.account_named(&name_key(name)).await?;
        let account = account.ok_or_else(|| ApiError::NoPlayer(name.to_owned()))?;
        Ok(account.person)
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn who_was_declined_waits_before_the_next_challenge_to_the_same_member() {
        let declines = Declines::default();
        let start = Instant::now();
        declines.note("a", "b", start);

        let soon = start + Duration::from_secs(1);
        assert_eq!(declines.wait("a", "b", soon), Some(DECLINED_FOR.as_secs()));
        assert_eq!(declines.wait("b", "a", soon), None);
        assert_eq!(declines.wait("a", "b", start + DECLINED_FOR * 2), None);
    }
}
