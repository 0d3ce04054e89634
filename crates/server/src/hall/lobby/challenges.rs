//! The challenges that the pages in the lobby see.

use rosespring_hall::StoredBody;
use rosespring_hall::offers::{NamedChallenge, OfferedGame};
use rosespring_rules::Rules;
use rosespring_store::StoreError;
use rosespring_table::view;
use rosespring_wire::challenge::ChallengeView;
use rosespring_wire::hall::SideChoice;
use rosespring_wire::lobby::LobbyMessage;
use rosespring_wire::table::Seat;

use super::super::rated::rating_in;
use super::Lobby;
use crate::clock;

impl Lobby {
    /// Returns the challenges of a person, or of all, that can be accepted now. One with a clock in
    /// seconds, or without a clock, ends when the person leaves who challenges.
    ///
    /// # Errors
    ///
    /// The store failed.
    pub(in super::super) async fn open_challenges(
        &self,
        person: Option<&str>,
    ) -> Result<Vec<NamedChallenge>, StoreError> {
        let mut all = self.store.challenges(person).await?;
        all.retain(|one| self.is_open(one));
        Ok(all)
    }

    fn is_open(&self, one: &NamedChallenge) -> bool {
        let challenge = &one.challenge;
        let may_be_away = game_of(one).is_some_and(|game| !is_live(&game));
        // Only the node that leads knows who is in the lobby; it removes what has ended.
        let is_unknown = self.tables.host().has_lost_lead();
        challenge.expires_ms > clock::now_ms()
            && (may_be_away || is_unknown || self.is_here(&challenge.challenger))
    }

    /// Returns the challenges that a person sees.
    ///
    /// # Errors
    ///
    /// The store failed.
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
    ///
    /// # Errors
    ///
    /// The store failed.
    pub(in super::super) async fn challenge_view(
        &self,
        one: &NamedChallenge,
        reader: &str,
    ) -> Result<Option<ChallengeView>, StoreError> {
        let NamedChallenge {
            challenge,
            challenger_name,
            challenged_name,
        } = one;
        let Some(game) = game_of(one) else {
            return Ok(None);
        };
        let Ok(rules) = game.rules.parse::<Rules>() else {
            return Ok(None);
        };
        let is_yours = challenge.challenger == reader;
        let other = match is_yours {
            true => &challenge.challenged,
            false => &challenge.challenger,
        };
        let speed = game.time.map(|time| time.speed());
        let name = view::game_name(rules.game);
        Ok(Some(ChallengeView {
            id: challenge.id.clone(),
            from: challenger_name.clone(),
            to: challenged_name.clone(),
            is_yours,
            title: view::title(&rules),
            match_to: game.match_to,
            time: game.time,
            rated: game.rated,
            rating: rating_in(&*self.store, other, name, speed).await?,
            seat: match game.side {
                SideChoice::White => Some(Seat::Black),
                SideChoice::Black => Some(Seat::White),
                SideChoice::Random => None,
            },
            expires_ms: challenge.expires_ms,
            rules: game.rules,
        }))
    }

    /// Tells the pages of people which challenges they see now.
    ///
    /// # Errors
    ///
    /// The store failed.
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
    ///
    /// # Errors
    ///
    /// The store failed.
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
            self.store.remove_challenge(&challenge.id).await?;
            let both = [challenge.challenger.as_str(), challenge.challenged.as_str()];
            self.tell_challenges(&both).await?;
        }
        Ok(())
    }
}

/// Returns the game of a challenge; `None` if this version cannot read it.
fn game_of(one: &NamedChallenge) -> Option<OfferedGame> {
    OfferedGame::from_body(&one.challenge.body).ok()
}

/// Returns whether both players of a game must be there at the same time.
pub(in super::super) fn is_live(game: &OfferedGame) -> bool {
    !game.time.is_some_and(|time| time.is_days())
}
