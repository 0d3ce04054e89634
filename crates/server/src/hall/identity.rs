//! Guests: people without a credential, known by a token in a cookie.
//!
//! The token has 256 random bits. The store has only its hash, so that a copy of the database opens
//! no seat.

use std::fmt::Write as _;

use axum::http::HeaderMap;
use axum::http::header::{COOKIE, HeaderValue};
use rosespring_store::StoreError;
use rosespring_table::game::PlayerId;
use rosespring_table::stored::{StoredPerson, StoredSession};
use sha2::{Digest, Sha256};

use super::{Hall, milliseconds};
use crate::error::ApiError;
use crate::limits::SESSION_KEPT;
use crate::{clock, ids};

/// The prefix of ids of people.
const PERSON: &str = "person-";
/// Number of random bytes of a token.
const TOKEN_BYTES: usize = 32;

/// A person, as far as tables need to know them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Person {
    pub(crate) id: PlayerId,
    pub(crate) name: String,
}

/// The value of `Set-Cookie` for a new session.
#[derive(Debug, Clone)]
pub(crate) struct NewCookie(pub(crate) HeaderValue);

impl Hall {
    /// Returns the person whose cookie a request has.
    ///
    /// # Errors
    ///
    /// The store failed.
    pub(crate) async fn person(&self, headers: &HeaderMap) -> Result<Option<Person>, StoreError> {
        let Some(token) = token_of(headers, self.cookie_name()) else {
            return Ok(None);
        };
        let found = self
            .store
            .person_of_session(&hash(token), clock::now_ms())
            .await?;
        let person = found.and_then(|StoredPerson { id, name, .. }| {
            let id = PlayerId::try_from(id).ok()?;
            Some(Person { id, name })
        });
        Ok(person)
    }

    /// Returns the person who asks, under the name that they give. A person who is not known yet
    /// becomes a guest, and gets a cookie.
    ///
    /// # Errors
    ///
    /// [`ApiError::InvalidBody`] if a new guest gives no name, or an error of the store.
    pub(crate) async fn admit(
        &self,
        person: Option<Person>,
        name: Option<String>,
    ) -> Result<(Person, Option<NewCookie>), ApiError> {
        match (person, name) {
            (Some(person), Some(name)) if name != person.name => {
                self.store.rename_person(person.id.as_str(), &name).await?;
                Ok((Person { name, ..person }, None))
            }
            (Some(person), _) => Ok((person, None)),
            (None, Some(name)) => self.add_guest(name).await,
            (None, None) => {
                let fault = "`name`: expected the name of a new guest";
                Err(ApiError::InvalidBody(vec![fault.to_owned()]))
            }
        }
    }

    async fn add_guest(&self, name: String) -> Result<(Person, Option<NewCookie>), ApiError> {
        let now_ms = clock::now_ms();
        let id = format!("{PERSON}{}", ids::new_id(false)?);
        let token = new_token()?;
        let person = StoredPerson {
            id: id.clone(),
            name: name.clone(),
            created_ms: now_ms,
        };
        let session = StoredSession {
            hash: hash(&token),
            person: id.clone(),
            expires_ms: now_ms.saturating_add(milliseconds(SESSION_KEPT)),
        };
        self.store.add_person(&person, &session).await?;
        let id = PlayerId::try_from(id).map_err(|error| ApiError::Internal(error.to_string()))?;
        Ok((Person { id, name }, Some(self.cookie(&token)?)))
    }

    /// Returns the name of the cookie. Browsers accept the prefix only over TLS, from this host
    /// alone.
    const fn cookie_name(&self) -> &'static str {
        if self.is_secure { "__Host-rs" } else { "rs" }
    }

    fn cookie(&self, token: &str) -> Result<NewCookie, ApiError> {
        let secure = if self.is_secure { "; Secure" } else { "" };
        let (name, kept) = (self.cookie_name(), SESSION_KEPT.as_secs());
        let value =
            format!("{name}={token}; Path=/; Max-Age={kept}; HttpOnly; SameSite=Lax{secure}");
        let value = HeaderValue::try_from(value);
        value
            .map(NewCookie)
            .map_err(|error| ApiError::Internal(error.to_string()))
    }
}

/// Returns the token of the cookie with this name.
fn token_of<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let lines = headers.get_all(COOKIE).into_iter();
    let pairs = lines.filter_map(|line| line.to_str().ok());
    let mut pairs = pairs.flat_map(|line| line.split(';'));
    let token = pairs.find_map(|pair| {
        let (found, token) = pair.trim().split_once('=')?;
        (found == name).then_some(token)
    })?;
    let is_token = token.len() == 2 * TOKEN_BYTES && token.bytes().all(|b| b.is_ascii_hexdigit());
    is_token.then_some(token)
}

fn new_token() -> Result<String, ApiError> {
    let mut bytes = [0; TOKEN_BYTES];
    getrandom::fill(&mut bytes).map_err(|error| ApiError::Internal(error.to_string()))?;
    Ok(hex(&bytes))
}

fn hash(token: &str) -> String {
    hex(&Sha256::digest(token.as_bytes()))
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        // Writing to a text cannot fail.
        let _ = write!(text, "{byte:02x}");
        text
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_is_found_among_other_cookies() {
        let token = "0a".repeat(TOKEN_BYTES);
        let found = |line: &str| {
            let value = HeaderValue::from_str(line).unwrap();
            let headers = HeaderMap::from_iter([(COOKIE, value)]);
            token_of(&headers, "rs").map(str::to_owned)
        };

        let others = format!("theme=dark; rs={token}; x=");
        assert_eq!(found(&others), Some(token.clone()));
        for line in [
            "rs=short".to_owned(),
            format!("__Host-rs={token}"),
            format!("rs={}", "zz".repeat(TOKEN_BYTES)),
        ] {
            assert_eq!(found(&line), None, "{line}");
        }
        assert_eq!(token_of(&HeaderMap::new(), "rs"), None);
    }
}
