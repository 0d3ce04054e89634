//! The trait of stores for bots.

use async_trait::async_trait;
use rosespring_hall::accounts::StoredPerson;

#[cfg(doc)]
use crate::StoreError;
use crate::StoreResult;

/// Stores bots, which are people whose kind is `bot`, and the hashes of their tokens.
///
/// Every method fails if the database does.
#[async_trait]
pub trait BotStore: Send + Sync {
    /// Adds a bot with the hash of its token. If there is a bot with this name, only its token is
    /// replaced. Returns the bot.
    ///
    /// # Errors
    ///
    /// [`StoreError::Taken`] if the id or the hash is in use.
    async fn keep_bot(&self, bot: &StoredPerson, hash: &str) -> StoreResult<StoredPerson>;

    /// Returns all bots.
    async fn bots(&self) -> StoreResult<Vec<StoredPerson>>;

    /// Returns the bot whose token has this hash.
    async fn bot_of_token(&self, hash: &str) -> StoreResult<Option<StoredPerson>>;
}
