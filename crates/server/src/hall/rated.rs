//! Who may play a rated match with whom.

use rosespring_store::{RATED_A_DAY_MAX, StoreError};
use rosespring_table::stored::{PersonKind, StoredPerson};
use rosespring_wire::hall::NewInvitation;

use super::{Hall, Person};
use crate::clock;
use crate::error::ApiError;

/// A day in milliseconds.
const DAY_MS: i64 = 24 * 3600 * 1000;

impl Hall {
    /// Checks that a person may invite to a match with these settings.
    ///
    /// # Errors
    ///
    /// [`ApiError::NotMember`] if it is rated and they have no account.
    pub(crate) fn may_invite(
        person: Option<&Person>,
        settings: &NewInvitation,
    ) -> Result<(), ApiError> {
        match settings.rated && !person.is_some_and(|person| person.is_member) {
            true => Err(ApiError::NotMember),
            false => Ok(()),
        }
    }

    /// Checks that a guest may play a match with these settings against `inviter`.
    ///
    /// # Errors
    ///
    /// [`ApiError::NotMember`], [`ApiError::RatedLimit`], or an error of the store.
    pub(super) async fn may_play(
        &self,
        settings: &NewInvitation,
        inviter: &StoredPerson,
        guest: Option<&Person>,
    ) -> Result<(), ApiError> {
        if !settings.rated {
            return Ok(());
        }
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
