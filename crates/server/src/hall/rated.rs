//! Who may play a rated match with whom.

use rosespring_hall::accounts::{PersonKind, StoredPerson};
use rosespring_hall::offers::{OfferedGame, SoughtGame};
use rosespring_rules::Rules;
use rosespring_store::{HallStore, RATED_A_DAY_MAX, StoreError};
use rosespring_table::glicko::Rating;
use rosespring_table::view;
use rosespring_wire::person::PlayerRating;

use super::{Hall, Person};
use crate::clock;
use crate::error::ApiError;

/// A day in milliseconds.
const DAY_MS: i64 = 24 * 3600 * 1000;

impl Hall {
    /// Checks that a person may invite to a match.
    ///
    /// # Errors
    ///
    /// [`ApiError::NotMember`] if it is rated and they have no account.
    pub(crate) fn may_invite(person: Option<&Person>, game: &OfferedGame) -> Result<(), ApiError> {
        match game.rated && !person.is_some_and(|person| person.is_member) {
            true => Err(ApiError::NotMember),
            false => Ok(()),
        }
    }

    /// Checks that a guest may play a match against `inviter`.
    ///
    /// # Errors
    ///
    /// [`ApiError::NotMember`], [`ApiError::RatedLimit`], or an error of the store.
    pub(super) async fn may_play(
        &self,
        game: &OfferedGame,
        inviter: &StoredPerson,
        guest: Option<&Person>,
    ) -> Result<(), ApiError> {
        match game.rated {
            true => self.may_play_rated(inviter, guest).await,
            false => Ok(()),
        }
    }

    /// Checks that `person` may accept the seek of `seeker`.
    ///
    /// # Errors
    ///
    /// [`ApiError::Blocked`], [`ApiError::NotMember`], [`ApiError::RatedLimit`],
    /// [`ApiError::RatingRange`], or an error of the store.
    pub(super) async fn may_meet(
        &self,
        seeker: &str,
        wanted: &SoughtGame,
        person: Option<&Person>,
    ) -> Result<(), ApiError> {
        if let Some(person) = person
            && self.are_apart(seeker, person.id.as_str()).await?
        {
            return Err(ApiError::Blocked);
        }
        if !wanted.rated {
            return Ok(());
        }
        let seeker = self.store.person(seeker).await?;
        let seeker = seeker.ok_or(ApiError::NotMember)?;
        self.may_play_rated(&seeker, person).await?;
        let (Some(range), Some(person)) = (wanted.range, person) else {
            return Ok(());
        };
        let own = self.rating_or_usual(person.id.as_str(), wanted).await?;
        let other = self.rating_or_usual(&seeker.id, wanted).await?;
        match (own - other).abs() <= f64::from(range) {
            true => Ok(()),
            false => Err(ApiError::RatingRange(range)),
        }
    }

    /// Returns the rating of a person in the game of a seek, or that of a new player.
    async fn rating_or_usual(&self, person: &str, wanted: &SoughtGame) -> Result<f64, StoreError> {
        let rating = rating_for(&*self.store, person, wanted).await?;
        Ok(rating.map_or(Rating::UNKNOWN.rating, |one| one.rating))
    }

    async fn may_play_rated(
        &self,
        inviter: &StoredPerson,
        guest: Option<&Person>,
    ) -> Result<(), ApiError> {
        let guest = guest.filter(|guest| guest.is_member);
        let guest = guest.ok_or(ApiError::NotMember)?;
        if inviter.kind != PersonKind::Member {
            return Err(ApiError::NotMember);
        }
        match self.may_rate([&inviter.id, guest.id.as_str()]).await? {
            true => Ok(()),
            false => Err(ApiError::RatedLimit),
        }
    }

    /// Returns whether two members may play another rated match now.
    ///
    /// # Errors
    ///
    /// The store failed.
    pub(super) async fn may_rate(&self, players: [&str; 2]) -> Result<bool, StoreError> {
        let since_ms = clock::now_ms().saturating_sub(DAY_MS);
        let played = self.store.rated_between(players, since_ms).await?;
        Ok(played < RATED_A_DAY_MAX)
    }
}

/// Returns the rating of a person in the game of a seek at its speed, if they have one.
///
/// # Errors
///
/// The store failed.
pub(super) async fn rating_for(
    store: &dyn HallStore,
    person: &str,
    wanted: &SoughtGame,
) -> Result<Option<PlayerRating>, StoreError> {
    let Ok(rules) = wanted.rules.parse::<Rules>() else {
        return Ok(None);
    };
    let speed = wanted.time.map(|time| time.speed());
    rating_in(store, person, view::game_name(rules.game), speed).await
}

/// Returns the rating of a person in a game at a speed, if they have one.
///
/// # Errors
///
/// The store failed.
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
