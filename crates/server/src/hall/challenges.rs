//! Challenges: a member asks another member for a game. And blocks: a member does not want to meet
//! another one.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use rosespring_hall::StoredBody;
use rosespring_hall::accounts::StoredPerson;
use rosespring_hall::offers::{
    NamedChallenge, OfferedGame, StoredBlock, StoredChallenge, StoredInvitation,
};
use rosespring_store::{SeekTable, rows};
use rosespring_wire::challenge::ChallengeView;
use rosespring_wire::lobby::SeekAnswer;
use rosespring_wire::table::Purpose;
use tokio::time::Instant;

use super::lobby::is_live;
use super::notices::{NoticeDelivery, NoticeSubject, challenge_key};
use super::{Hall, Person, milliseconds, names};
use crate::error::ApiError;
use crate::limits::{
    CHALLENGE_DAYS_KEPT, CHALLENGE_KEPT, CHALLENGES_MAX, CHALLENGES_OWN_MAX, CHALLENGES_TO_MAX,
    DECLINED_FOR,
};
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
    /// [`ApiError::NoPlayer`], [`ApiError::InvalidBody`] for the own name, [`ApiError::Blocked`],
    /// [`ApiError::NotHere`], [`ApiError::DeclinedLately`], [`ApiError::TooManyTries`],
    /// [`ApiError::TooManyChallenges`], [`ApiError::RatedLimit`], or an error of the store.
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
        self.may_challenge(own, &to, game).await?;
        let now_ms = clock::now_ms();
        let kept = match is_live(game) {
            true => CHALLENGE_KEPT,
            false => CHALLENGE_DAYS_KEPT,
        };
        let challenge = StoredChallenge {
            id: ids::new_id(false)?,
            challenger: own.to_owned(),
            challenged: to.id.clone(),
            body: game.to_body(),
            created_ms: now_ms,
            expires_ms: now_ms.saturating_add(milliseconds(kept)),
        };
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

    async fn may_challenge(
        &self,
        own: &str,
        to: &StoredPerson,
        game: &OfferedGame,
    ) -> Result<(), ApiError> {
        if self.are_apart(own, &to.id).await? {
            return Err(ApiError::Blocked);
        }
        if let Some(seconds) = self.declines.wait(own, &to.id, Instant::now()) {
            return Err(ApiError::DeclinedLately(seconds));
        }
        if is_live(game) && !self.lobby.is_here(&to.id) {
            return Err(ApiError::NotHere(to.name.clone()));
        }
        if game.rated && !self.may_rate([own, &to.id]).await? {
            return Err(ApiError::RatedLimit);
        }
        let open = self.lobby.open_challenges(None).await?;
        // One to the same member is replaced.
        let others = open.iter().map(|one| &one.challenge);
        let others = others.filter(|one| one.challenger != own || one.challenged != to.id);
        let (mut sent, mut received, mut all) = (0, 0, 0);
        for one in others {
            sent += usize::from(one.challenger == own);
            received += usize::from(one.challenged == to.id);
            all += 1;
        }
        let is_full =
            sent >= CHALLENGES_OWN_MAX || received >= CHALLENGES_TO_MAX || all >= CHALLENGES_MAX;
        match is_full {
            true => Err(ApiError::TooManyChallenges),
            false => Ok(()),
        }
    }

    /// Seats a member at the table of a challenge to them. Accepting twice has the effect of
    /// accepting once.
    ///
    /// # Errors
    ///
    /// [`ApiError::NoChallenge`], [`ApiError::RatedLimit`], [`ApiError::NotMember`],
    /// [`ApiError::TooManyTables`], or an error of the store.
    pub(crate) async fn accept_challenge(
        &self,
        id: &str,
        member: &Person,
        dice_listed: bool,
    ) -> Result<SeekAnswer, ApiError> {
        let _turn = self.lobby.matching.lock().await;
        let no_challenge = || ApiError::NoChallenge(id.to_owned());
        let own = member.id.as_str();
        let open = self.lobby.open_challenges(Some(own)).await?;
        let mut to_them = open.iter().map(|one| &one.challenge);
        let Some(challenge) = to_them.find(|one| one.id == id && one.challenged == own) else {
            let table = self.table_of_seek(id, Some(member)).await?;
            let table = Some(table.ok_or_else(no_challenge)?);
            return Ok(SeekAnswer { seek: None, table });
        };
        let table = self.seat_challenged(challenge, member, dice_listed).await?;
        self.lobby.seat(&challenge.challenger, &table);
        self.lobby.note_seek(member, None);
        let both = [challenge.challenger.as_str(), own];
        self.lobby.tell_challenges(&both).await?;
        self.untell(own, &challenge_key(id)).await;
        Ok(SeekAnswer {
            seek: None,
            table: Some(table),
        })
    }

    /// Creates the table of a challenge; its id.
    async fn seat_challenged(
        &self,
        challenge: &StoredChallenge,
        member: &Person,
        dice_listed: bool,
    ) -> Result<String, ApiError> {
        let no_challenge = || ApiError::NoChallenge(challenge.id.clone());
        let game = OfferedGame::from_body(&challenge.body)?;
        let challenger = self.store.person(&challenge.challenger).await?;
        let challenger = challenger.ok_or_else(no_challenge)?;
        self.may_play(&game, &challenger, Some(member)).await?;
        let (table, first) = self
            .begin(&game, Purpose::Game, (challenger, member), dice_listed)
            .await?;
        let now_ms = clock::now_ms();
        let invitation = StoredInvitation {
            id: challenge.id.clone(),
            inviter: challenge.challenger.clone(),
            body: challenge.body.clone(),
            watchable: game.watchable,
            watch_delay_s: game.watch_delay,
            created_ms: now_ms,
            expires_ms: now_ms,
            table: Some(table.id.clone()),
        };
        let accepted = SeekTable {
            accepter: member.id.as_str(),
            invitation: &invitation,
            table: &table,
            bodies: &[first],
        };
        match self.store.accept_challenge(&accepted).await? {
            true => {
                let own = member.id.as_str();
                if !is_live(&game) {
                    // Who challenges to a live game is in the lobby, which shows the table.
                    self.tell_begun(&table, &challenge.challenger, own).await;
                }
                Ok(table.id)
            }
            false => Err(no_challenge()),
        }
    }

    /// Ends a challenge: the member withdraws their own, or declines one to them.
    ///
    /// # Errors
    ///
    /// [`ApiError::NoChallenge`], or an error of the store.
    pub(crate) async fn end_challenge(&self, id: &str, member: &Person) -> Result<(), ApiError> {
        let _turn = self.lobby.matching.lock().await;
        let own = member.id.as_str();
        let all = self.store.challenges(Some(own)).await?;
        let mut all = all.iter().map(|one| &one.challenge);
        let found = all.find(|one| one.id == id);
        let challenge = found.ok_or_else(|| ApiError::NoChallenge(id.to_owned()))?;
        self.store.remove_challenge(id).await?;
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
    ///
    /// # Errors
    ///
    /// An error of the store.
    pub(super) async fn are_apart(&self, one: &str, other: &str) -> Result<bool, ApiError> {
        Ok(self.has_blocked(one, other).await? || self.has_blocked(other, one).await?)
    }

    /// Returns whether a person has blocked another one.
    ///
    /// # Errors
    ///
    /// An error of the store.
    pub(super) async fn has_blocked(&self, person: &str, other: &str) -> Result<bool, ApiError> {
        let block = rows::find::<StoredBlock>(&*self.store, &[person, other]).await?;
        Ok(block.is_some())
    }

    /// Returns the member with this name.
    ///
    /// # Errors
    ///
    /// [`ApiError::NoPlayer`], or an error of the store.
    pub(crate) async fn member_named(&self, name: &str) -> Result<StoredPerson, ApiError> {
        let account = self.store.account_named(&names::key(name)).await?;
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
