//! The pause of a person who left matches.

use rosespring_hall::ratings::{LEAVE_RESULTS, may_meet_strangers};

use super::{Hall, Person};
use crate::clock;
use crate::error::ApiError;

impl Hall {
    /// Checks that a person who left matches has waited before they meet a stranger.
    ///
    /// # Errors
    ///
    /// [`ApiError::Hall`] with the seconds that are left, or an error of the store.
    pub(super) async fn has_waited(&self, person: Option<&Person>) -> Result<(), ApiError> {
        let Some(person) = person else {
            return Ok(());
        };
        let id = person.id.as_str();
        let results = self.store.results_of(id, LEAVE_RESULTS).await?;
        Ok(may_meet_strangers(id, &results, clock::now_ms())?)
    }
}
