//! The challenges that the pages in the lobby see.

use rosespring_hall::offers::{NamedChallenge, StoredChallenge, challenge_view};
use rosespring_store::{StoreError, rows};
use rosespring_wire::challenge::ChallengeView;
use rosespring_wire::lobby::LobbyMessage;

use super::super::rated::rating_for;
use super::Lobby;
use crate::clock;

impl Lobby {
    /// Returns the challenges of a person, or of all, that can be accepted now.
    pub(in super::super) async fn open_challenges(
        &self,
        person: Option<&str>,
    ) -> Result<Vec<NamedChallenge>, StoreError> {
        let mut all = self.store.challenges(person).await?;
        all.retain(|one| self.is_open(one));
        Ok(all)
    }

    fn is_open(&self, one: &NamedChallenge) -> bool {
        // Only the node that leads knows who is in the lobby; it removes what has ended.
        let is_here = |person: &str| self.tables.host().has_lost_lead() || self.is_here(person);
        one.challenge.is_open(is_here, clock::now_ms())
    }

    /// Returns the challenges that a person sees.
    pub(crate) async fn challenges_of(
        &self,
        person: &str,
    ) -> Result<Vec<ChallengeView>, StoreError> {
        let mut views = Vec::new();
        for one in self.open_challenges(Some(person)).await? {
            views.extend(self.challenge_view(&one, person).await?);
        }
        Ok(views)
    }

    /// Returns a challenge as a person sees it; `None` if this version cannot read it.
    pub(in super::super) async fn challenge_view(
        &self,
        one: &NamedChallenge,
        reader: &str,
    ) -> Result<Option<ChallengeView>, StoreError> {
        let Some(game) = one.challenge.game() else {
            return Ok(None);
        };
        let other = match one.challenge.challenger == reader {
            true => &one.challenge.challenged,
            false => &one.challenge.challenger,
        };
        let rating = rating_for(&*self.store, other, &game).await?;
        Ok(challenge_view(one, reader, rating).ok())
    }

    /// Tells the pages of people which challenges they see now.
    pub(in super::super) async fn tell_challenges(
        &self,
        people: &[&str],
    ) -> Result<(), StoreError> {
        for person in people {
            let challenges = self.challenges_of(person).await?;
            self.tell(person, LobbyMessage::Challenges { challenges });
        }
        Ok(())
    }

    /// Tells the pages of a person that their challenge was declined.
    pub(in super::super) fn tell_declined(&self, person: &str, by: &str) {
        let name = by.to_owned();
        self.tell(person, LobbyMessage::Declined { name });
    }

    /// Removes the challenges that can no longer be accepted, and tells both people.
    pub(super) async fn sweep_challenges(&self) -> Result<(), StoreError> {
        // The pages of those who challenge come back a moment after the start.
        if !self.is_settled() {
            return Ok(());
        }
        let _turn = self.matching.lock().await;
        for one in self.store.challenges(None).await? {
            if self.is_open(&one) {
                continue;
            }
            let challenge = &one.challenge;
            rows::remove::<StoredChallenge>(&*self.store, &[&challenge.id]).await?;
            let both = [challenge.challenger.as_str(), challenge.challenged.as_str()];
            self.tell_challenges(&both).await?;
        }
        Ok(())
    }
}
