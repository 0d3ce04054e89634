//! Bots: programs that play, known by a token instead of a cookie.

use axum::http::HeaderMap;
use axum::http::header::AUTHORIZATION;
use rosespring_hall::accounts::{PersonKind, StoredPerson};
use rosespring_store::{HallStore, StoreError};

use super::identity::{hash, new_token};
use super::{Hall, Person};
use crate::clock;
use crate::error::ApiError;

/// The beginning of every token of a bot, by which a leaked one is recognised.
pub(crate) const TOKEN_START: &str = "rsb_";
/// The scheme of the header (RFC 6750).
const SCHEME: &str = "Bearer ";

impl Hall {
    /// Returns the bot whose token a request has, with the hash of the token.
    pub(super) async fn bot(
        &self,
        headers: &HeaderMap,
    ) -> Result<Option<(Person, String)>, StoreError> {
        let Some(hash) = token_of(headers).map(hash) else {
            return Ok(None);
        };
        let bot = self.bot_of(&hash).await?;
        Ok(bot.map(|bot| (bot, hash)))
    }

    /// Returns the bot whose token has this hash.
    pub(super) async fn bot_of(&self, hash: &str) -> Result<Option<Person>, StoreError> {
        let found = self.store.bot_of_token(hash).await?;
        self.unless_closed(found.and_then(Person::from_stored))
            .await
    }
}

/// Creates a bot with this name, or replaces the token of the bot that has it. Returns the token,
/// which is stored nowhere.
///
/// # Errors
///
/// An error of the store, or of the system's random numbers.
pub(crate) async fn new_bot_token(store: &dyn HallStore, name: String) -> Result<String, ApiError> {
    let token = new_token_of_bot()?;
    keep_bot(store, name, &token).await?;
    Ok(token)
}

/// Returns a new token.
pub(super) fn new_token_of_bot() -> Result<String, ApiError> {
    Ok(format!("{TOKEN_START}{}", new_token()?))
}

/// Stores the bot with this name and this token in place of its last one.
pub(super) async fn keep_bot(
    store: &dyn HallStore,
    name: String,
    token: &str,
) -> Result<StoredPerson, ApiError> {
    let bot = StoredPerson {
        id: Hall::new_person_id()?,
        kind: PersonKind::Bot,
        name,
        created_ms: clock::now_ms(),
    };
    Ok(store.keep_bot(&bot, &hash(token)).await?)
}

fn token_of(headers: &HeaderMap) -> Option<&str> {
    let value = headers.get(AUTHORIZATION)?.to_str().ok()?;
    let token = value.strip_prefix(SCHEME)?.trim();
    token.starts_with(TOKEN_START).then_some(token)
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    #[test]
    fn only_a_bearer_token_with_the_right_beginning_is_one_of_a_bot() {
        let found = |line: &'static str| {
            let headers = HeaderMap::from_iter([(AUTHORIZATION, HeaderValue::from_static(line))]);
            token_of(&headers).map(str::to_owned)
        };

        assert_eq!(found("Bearer rsb_0a"), Some("rsb_0a".to_owned()));
        for line in ["Bearer 0a", "rsb_0a", "Basic rsb_0a", "Bearer"] {
            assert_eq!(found(line), None, "{line}");
        }
        assert_eq!(token_of(&HeaderMap::new()), None);
    }
}
