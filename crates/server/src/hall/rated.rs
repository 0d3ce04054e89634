//! What the store says about two people who are to play each other.

use rosespring_hall::accounts::{Person, PersonKind, StoredPerson};
use rosespring_hall::offers::{MeetingFacts, OfferedGame, RatedFacts, SoughtGame};
use rosespring_hall::ratings::rated_since;
use rosespring_store::{HallStore, StoreError};
use rosespring_table::glicko::Rating;
use rosespring_wire::person::PlayerRating;

use super::Hall;
use crate::clock;

impl Hall {
    /// Returns what a match of a guest against `host` depends on, if it is rated.
    pub(super) async fn rated_facts(
        &self,
        game: &OfferedGame,
        host: &StoredPerson,
        guest: Option<&Person>,
    ) -> Result<RatedFacts, StoreError> {
        let guest = guest.filter(|guest| game.rated && guest.is_member);
        match guest.filter(|_| host.kind == PersonKind::Member) {
            Some(guest) => Ok(RatedFacts {
                are_members: true,
                played: self.rated_within_day([&host.id, guest.id.as_str()]).await?,
            }),
            None => Ok(RatedFacts::default()),
        }
    }

    /// Returns what decides whether `person` may accept a seek of `seeker`.
    pub(super) async fn meeting(
        &self,
        seeker: &str,
        sought: &SoughtGame,
        person: Option<&Person>,
    ) -> Result<MeetingFacts, StoreError> {
        let game = &sought.game;
        let mut facts = MeetingFacts::default();
        if let Some(person) = person {
            let own = person.id.as_str();
            facts.are_apart = self.are_apart(seeker, own).await?;
            if game.rated && sought.range.is_some() {
                let ratings = [
                    self.rating_or_usual(own, game).await?,
                    self.rating_or_usual(seeker, game).await?,
                ];
                facts.ratings = Some(ratings);
            }
        }
        if game.rated
            && let Some(seeker) = self.store.person(seeker).await?
        {
            facts.rated = self.rated_facts(game, &seeker, person).await?;
        }
        Ok(facts)
    }

    /// Returns the rating of a person in a game, or that of a new player.
    async fn rating_or_usual(&self, person: &str, game: &OfferedGame) -> Result<f64, StoreError> {
        let rating = rating_for(&*self.store, person, game).await?;
        Ok(rating.map_or(Rating::UNKNOWN.rating, |one| one.rating))
    }

    /// Returns the number of rated matches that two people have played within a day.
    pub(super) async fn rated_within_day(&self, players: [&str; 2]) -> Result<u32, StoreError> {
        let since_ms = rated_since(clock::now_ms());
        self.store.rated_between(players, since_ms).await
    }
}

/// Returns the rating of a person in a game at its speed, if they have one.
pub(super) async fn rating_for(
    store: &dyn HallStore,
    person: &str,
    game: &OfferedGame,
) -> Result<Option<PlayerRating>, StoreError> {
    match game.rating_key() {
        Ok((name, speed)) => rating_in(store, person, name, speed).await,
        Err(_) => Ok(None),
    }
}

/// Returns the rating of a person in a game at a speed, if they have one.
pub(super) async fn rating_in(
    store: &dyn HallStore,
    person: &str,
    game: &str,
    speed: Option<&str>,
) -> Result<Option<PlayerRating>, StoreError> {
    let all = store.ratings_of(person).await?;
    let mut all = all.iter();
    let found = all.find(|one| one.game == game && Some(one.speed.as_str()) == speed);
    Ok(found.map(|one| PlayerRating::new(one.rating.rating, one.rating.deviation)))
}
